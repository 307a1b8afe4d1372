"""The chance to win that hints of Perilous Pursuit show is a chance: a small guard on kept positions.

`docs/strength.md` has the curve. The positions are one of each of 40 matches that the fit has not seen:

    python -m pursuit measure --seed 3000000 --games 40 --difficulty standard --keep FILE
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pursuit.measure import hint

from playmat.games.perilous import GAME
from playmat.games.perilous.bot.chance import CHANCE, corrected
from playmat.games.perilous.bot.planner import Planner
from playmat.games.perilous.bot.weights import At, shipped
from playmat.games.perilous.state.mutations import Cell
from playmat.kernel.rng import stream_of
from playmat.players import load

KEPT = Path(__file__).with_name("positions_of_hints.json")


def test_what_hints_say_is_what_was_won() -> None:
    """As many victories as the hints promise together, within three standard deviations."""
    adviser = load("planner", stream_of(1, 1), GAME)
    matches = json.loads(KEPT.read_text(encoding="utf-8"))
    said = [(hint(adviser, GAME.decode(numbers)), won) for numbers, won in matches]
    assert len(said) == 40
    promised = sum(chance for chance, _won in said)
    deviation = sum(chance * (1 - chance) for chance, _won in said) ** 0.5
    assert abs(promised - sum(won for _chance, won in said)) <= 3 * deviation
    assert len({chance for chance, _won in said}) > 20


def test_a_hint_says_less_where_a_hero_is_about_to_fall() -> None:
    """The same table with one hero at 1 Health."""
    adviser = load("planner", stream_of(1, 1), GAME)
    numbers, _won = json.loads(KEPT.read_text(encoding="utf-8"))[0]
    t = GAME.decode(numbers)
    before = hint(adviser, t)
    t.put(t.active, Cell.HEALTH, 1)
    t.put(t.active, Cell.SHIELDS, 0)
    assert hint(adviser, t) < before


def test_the_correction_is_fitted_to_what_hints_correct() -> None:
    """The chance that `pursuit correct` reads is that of the very hint, before it is corrected."""
    pytest.importorskip("numpy")
    from pursuit import correcting

    adviser = Planner(stream_of(1, 1))
    for numbers, _won in json.loads(KEPT.read_text(encoding="utf-8"))[:4]:
        t = GAME.decode(numbers)
        told = correcting.told(adviser, t)
        assert told != corrected(told) == pytest.approx(hint(adviser, t), abs=0.001)


def test_no_pace_is_in_the_chances() -> None:
    table = shipped(CHANCE)
    for part in range(12):
        assert table[part * At.SIZE + At.DELAY] == table[part * At.SIZE + At.HURRY] == 0.0

"""The kernel's promises about every game, checked for this one with all options and 2 to 5 heroes."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.crossing import SLOW, first_of
from tests.embers.test_conformance import players_answered
from tests.perilous.play import GAME, HEROES, OPTIONS, option_combinations, setup_of

from playmat.kernel.game import Setup, Value
from playmat.kernel.match.match import Match
from playmat.kernel.rng import stream_of
from playmat.testing import check_game

MATCHES = 2
"""For each number of heroes."""


def setups(heroes: int) -> list[Setup]:
    """Matches that together, over all numbers of heroes, give every option each of its values."""
    found = []
    for number in range(MATCHES * heroes - MATCHES * 2, MATCHES * heroes - MATCHES):
        options = {
            name: values[(number + number // len(values)) % len(values)] for name, values in OPTIONS.items()
        }
        first = str(options["first_hero"])
        others = [hero for hero in (*HEROES[number % 5 :], *HEROES[: number % 5]) if hero != first]
        seats = others[:heroes] if first == "random" else [*others[: heroes - 1], first]
        found.append(setup_of(*seats, seed=100 * heroes + number, options=options))
    return found


@pytest.mark.parametrize("heroes", first_of([3, 2, 4, 5], SLOW))
def test_the_game_passes_the_conformance_suite(heroes: int) -> None:
    """PP-RNG-01, PP-INFO-01, PP-SM-04: choices, notation, copies, refusals, documents, undo, secrets."""
    report = check_game(GAME, setups=setups(heroes), matches=MATCHES, seed=heroes, every=40)
    players_answered(report)
    assert report.matches == MATCHES
    for name in ("choices", "notation", "copies", "refusals", "scenario", "twins", "undo", "save", "again"):
        assert report.checks[name] > 0, name


def test_the_suite_meets_every_option_value() -> None:
    """PP-OPT-01: every value of every option is in force in some match above."""
    met = {
        (name, value)
        for heroes in (2, 3, 4, 5)
        for one in setups(heroes)
        for name, value in one.options.items()
    }
    wanted = {(name, value) for name, values in OPTIONS.items() for value in values}
    assert met == wanted


@pytest.mark.parametrize("quarter", range(4))
def test_every_combination_of_options_is_played_to_its_end(quarter: int) -> None:
    """All 576 combinations, with 2 to 5 heroes and all choices of the first in turn.

    PP-OPT-01, PP-SETUP-01.
    """
    ends: set[str] = set()
    for number, options in enumerate(option_combinations()):
        if number % 4 != quarter:
            continue
        parties = list(combinations(HEROES, 2 + (number // 4 + number) % 4))
        seats = parties[number % len(parties)]
        first: list[Value] = ["random", *seats]
        chosen = {**options, "first_hero": first[number % len(first)]}
        setup = setup_of(*seats, seed=number, options=chosen)
        state = GAME.begin(setup)
        state.live = True
        state.advance()
        stream = stream_of(number, 4002)
        for _answer in range(5000):
            if state.is_over():
                break
            seat = int(state.first)
            state.apply(seat, int(state.choice.sample(stream)))
        result = GAME.result(state)
        assert result is not None, setup
        ends.add(result.cause)
    assert ends >= {"overrun", "health"}


@pytest.mark.parametrize("heroes", [0, 1, 6])
def test_other_numbers_of_heroes_are_refused(heroes: int) -> None:
    """PP-SETUP-01, PP-SOLO-01: not fewer than two heroes, not even alone, and not more than five."""
    from playmat.kernel.errors import BadSetup
    from playmat.kernel.game import Seat

    with pytest.raises(BadSetup):
        Match(GAME, Setup("perilous", tuple(Seat(role=role) for role in (*HEROES, "sora")[:heroes])))

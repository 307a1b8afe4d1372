"""Trials of cards: where one can be played first, and matches with and without it."""

from __future__ import annotations

import pytest

import playmat
from playmat.cards.game import CardGame
from playmat.kernel.match.match import Match
from playmat.kernel.rng import TRIAL_STREAM, stream_of
from playmat.lab.trials.decks_around import NoTrial, decks_around
from playmat.lab.trials.opening import opening, plays
from playmat.lab.trials.worth import pairs

pytest.importorskip("playmat.games.kmon", reason="the cards of this test are of K-Mon")

LANTERN = """
set = "MY1"

[[card]]
code = "MY1-01"
type = "item"
name = { en = "Lantern" }
effects = [{ op = "gain_charges", amount = 3 }]

[[card]]
code = "MY1-02"
type = "ability"
name = { en = "Too Dear" }
cost = 99
effects = [{ op = "draw", amount = 1 }]
"""


@pytest.fixture(scope="module")
def game() -> CardGame:
    """A card game with a card that is always welcome, and one that nobody can pay."""
    found = playmat.game("kmon")
    assert isinstance(found, CardGame)
    return found.with_sets(("my.toml", LANTERN))


def never() -> bool:
    """There is no time for more than one."""
    return False


def test_two_decks_differ_in_a_card_alone(game: CardGame) -> None:
    decks = decks_around(game, "MY1-01", stream_of(1, TRIAL_STREAM))
    changed = [(one, other) for one, other in zip(*decks, strict=True) if one != other]
    assert changed
    assert {one for one, _other in changed} == {"MY1-01"}
    assert all(game.card(other)["type"] == "item" for _one, other in changed)
    assert "MY1-01" not in decks.without


def test_a_match_is_played_to_where_the_card_can_be(game: CardGame) -> None:
    found = opening(game, "MY1-01", 1, lambda: True)
    match = Match(game, found.setup)
    for seat, answer in found.answers:
        match.answer(seat, answer)
    assert len(match.entries) == found.entries
    assert plays(game, match.state, match.choice(0), "MY1-01")


def test_who_looks_for_what_cannot_be_is_told(game: CardGame) -> None:
    with pytest.raises(NoTrial) as refused:
        opening(game, "MY1-02", 1, never)
    assert refused.value.phrase.key == "workshop-never"


def test_pairs_are_the_same_for_the_same_numbers(game: CardGame) -> None:
    both = pairs(game, "MY1-01", 0, 2, lambda: True)
    assert both[1:] == pairs(game, "MY1-01", 1, 5, never)
    assert any(one.seen for one in both)
    assert all(one.with_card in {0.0, 0.5, 1.0} for one in both)

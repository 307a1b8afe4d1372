"""The optional variants at the end of chapter 20."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.kmon.play import GAME, laid, setup_of

from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match

GLACIER = GAME.book.decks["KM1-SD1"].entries
MANY = (*GLACIER, *(["KM1-GEN-11"] * 4))


def test_all_options_are_off_by_default() -> None:
    """KM-OPT-01, KM-OPT-02, KM-OPT-03, KM-OPT-04."""
    options = {option.name: (option.clause, option.default) for option in GAME.options()}
    assert options == {
        "format": ("KM-OPT-01", "rulebook"),
        "extra_charge": ("KM-OPT-02", False),
        "mulligan": ("KM-OPT-03", False),
        "deckout_hand": ("KM-OPT-04", False),
    }


def test_format_standard_limits_copies() -> None:
    """KM-OPT-01, KM-DECK-06, KM-DECK-08: a deck of four copies enters a battle of format `rulebook` only."""
    seats = (Seat(deck=MANY), Seat(deck=("KM1-SD2",)))
    assert Match(GAME, Setup("kmon", seats, options={"format": "rulebook"})).asked
    assert Match(GAME, Setup("kmon", seats)).asked
    with pytest.raises(BadSetup) as caught:
        Match(GAME, Setup("kmon", seats, options={"format": "standard"}))
    assert caught.value.phrase.clause == "KM-DECK-08"


@pytest.mark.parametrize("seed", range(6))
def test_one_mulligan_of_the_whole_hand(seed: int) -> None:
    """KM-OPT-03: each player once, the first player first; five new cards from the whole deck."""
    match = Match(GAME, setup_of(seed, mulligan=True))
    match.say(match.asked[0], "first")
    first = match.asked[0]
    for seat in (first, 1 - first):
        assert match.asked == [seat]
        before = laid(match)["seats"][seat]
        match.say(seat, "mulligan")
        after = laid(match)["seats"][seat]
        assert len(after["hand"]) == 5
        assert Counter(after["hand"] + after["deck"]) == Counter(before["hand"] + before["deck"])
        assert after["hand"] != before["hand"]
    assert match.asked == [first]
    assert laid(match)["stack"][-1].startswith("start")


def test_without_the_option_the_first_hand_stays() -> None:
    """KM-OPT-03, KM-SETUP-05."""
    match = Match(GAME, setup_of(1))
    match.say(match.asked[0], "first")
    assert laid(match)["stack"][-1].startswith("start")

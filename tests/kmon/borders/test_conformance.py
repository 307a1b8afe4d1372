"""The kernel's promises about every game, checked for K-Mon with all starter decks and options."""

from __future__ import annotations

from collections.abc import Iterator

from tests.embers.test_conformance import players_answered

from playmat.games.kmon import GAME
from playmat.kernel.game import Seat, Setup
from playmat.testing import check_game

DECKS = list(GAME.book.decks)
MATCHES = 8


def setups() -> Iterator[Setup]:
    """Each starter deck and each option in turn."""
    for number in range(MATCHES):
        seats = (Seat(deck=(DECKS[number % 8],)), Seat(deck=(DECKS[(3 * number + 1) % 8],)))
        yield Setup(
            "kmon",
            seats,
            options={
                "format": ("rulebook", "standard")[number % 2],
                "extra_charge": number % 3 == 0,
                "mulligan": number % 4 == 1,
                "deckout_hand": number % 5 == 2,
            },
            seed=number,
        )


def test_the_kernel_keeps_its_promises() -> None:
    report = check_game(GAME, setups=setups(), matches=MATCHES, every=12)
    players_answered(report)
    assert report.matches == MATCHES
    assert report.checks["observation redealt"] > 100

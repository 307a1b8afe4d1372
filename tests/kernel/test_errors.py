"""Errors keep their words wherever they go."""

from __future__ import annotations

import pickle

import pytest

from playmat.cards.decks import BadDeck
from playmat.kernel.errors import PlaymatError, RunawayRule
from playmat.kernel.phrase import Phrase
from playmat.lab.arena import EndlessMatch


@pytest.mark.parametrize(
    "error",
    [
        RunawayRule("lab-endless", "KH-DECK-17", limit=5, stack="turn"),
        EndlessMatch("lab-endless", "", limit=5, stack="turn"),
        BadDeck([Phrase("khtcg-deck-unknown", {"code": "KHP-X01"}, "KH-DECK-17")]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_says_the_same_in_another_process(error: PlaymatError) -> None:
    """Workers of a simulation and of a server send theirs to who started them."""
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert (type(again), str(again), again.args) == (type(error), str(error), error.args)
    assert (again.phrase, again.__dict__) == (error.phrase, error.__dict__)
    assert "Unknown" not in str(again)

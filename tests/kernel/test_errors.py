"""Errors keep their words wherever they go."""

from __future__ import annotations

import errno
import os
import pickle

import pytest

from playmat.cards.decks import BadDeck
from playmat.kernel.errors import SYSTEM, PlaymatError, RunawayRule, system_reason
from playmat.kernel.phrase import Phrase
from playmat.lab.arena import EndlessMatch
from playmat.texts import languages, render


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


@pytest.mark.parametrize("number", SYSTEM)
def test_what_the_system_refuses_is_said_in_each_language(number: int) -> None:
    said = [render(of_system(number), language) for language in languages()]
    assert len(set(said)) == len(said)
    assert os.strerror(number) not in said


def of_system(number: int) -> Phrase:
    """The reason of the system's refusal with this number, as a phrase."""
    reason = system_reason(OSError(number, os.strerror(number)))
    assert isinstance(reason, Phrase)
    return reason


def test_other_words_of_the_system_are_passed_on() -> None:
    assert system_reason(OSError(errno.EMFILE, "many")) == "many"
    assert system_reason(TimeoutError()) == "TimeoutError"

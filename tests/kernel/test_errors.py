"""Errors keep their words wherever they go."""

from __future__ import annotations

import ast
import errno
import os
import pickle
from pathlib import Path

import pytest

import playmat
from playmat.cards.decks import BadDeck
from playmat.kernel.errors import LONGEST_REASON, SYSTEM, PlaymatError, RunawayRule, system_reason
from playmat.kernel.phrase import Phrase
from playmat.lab.arena import EndlessMatch
from playmat.texts import languages, render

HOME = Path(playmat.__file__).parent


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


def test_an_error_that_is_not_the_systems_says_its_first_line() -> None:
    assert system_reason(ValueError("one\ntwo")) == "one"
    assert system_reason(KeyError()) == "KeyError"
    assert system_reason(ValueError("x" * 999)) == "x" * LONGEST_REASON
    assert system_reason(OSError("several")) == "several"


def test_nobody_passes_on_the_systems_own_words() -> None:
    """They are in no language of ours; `system_reason` has words in each."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(HOME.rglob("*.py"))}
    wordings = [
        f"{path.relative_to(HOME)}:{given.value.lineno}"
        for path, text in texts.items()
        if "OSError" in text
        for handler in ast.walk(ast.parse(text))
        if isinstance(handler, ast.ExceptHandler) and "OSError" in ast.unparse(handler.type or handler)
        for call in ast.walk(handler)
        if isinstance(call, ast.Call) and not ast.unparse(call.func).startswith("logger.")
        for given in call.keywords
        if given.arg == "why" and f"str({handler.name})" in ast.unparse(given.value)
    ]
    assert wordings == []

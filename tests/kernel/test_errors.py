"""Errors keep their words wherever they go."""

from __future__ import annotations

import ast
import builtins
import errno
import os
import pickle
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

import playmat
from playmat.cards.decks import BadDeck
from playmat.kernel.errors import LONGEST_REASON, SYSTEM, PlaymatError, RunawayRule, system_reason
from playmat.kernel.phrase import Phrase
from playmat.lab.arena import EndlessMatch
from playmat.texts import languages, render

HOME = Path(playmat.__file__).parent

SYSTEM_ERRORS = {
    *(name for name, kind in vars(builtins).items() if isinstance(kind, type) and issubclass(kind, OSError)),
    *("gaierror", "herror", "URLError", "HTTPError", "Exception", "BaseException"),
}
"""The errors that handlers name to catch errors of the system, alone or among others."""

FOR_DEVELOPERS = ("testing/", "texts/check.py")
"""Parts whose readers mend programs, and need the error as it is."""

OWN_WORDS = {
    "kernel/loading.py": "what somebody's package raises, with its type, for who wrote it",
    "lab/cluster/crew.py": "what a unit raised on a worker, with its type",
    "server/clients/client.py": "the status of an answer, which is not the system's",
    "server/process/mail/smtp.py": "why a mail server did not take a mail, with its type, for operators",
}
"""The modules that may pass on an error's own words, and why."""


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


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (TimeoutError(), "system-late"),
        (TimeoutError("timed out"), "system-late"),
        (socket.gaierror(socket.EAI_NONAME, "Name or service not known"), "system-unknown-host"),
        (socket.gaierror(errno.EACCES, "a number that means something else here"), "system-unknown-host"),
    ],
)
def test_what_has_no_number_of_the_system_is_said_in_each_language(error: OSError, key: str) -> None:
    reason = system_reason(error)
    assert reason == Phrase(key)
    said = [render(Phrase(key), language) for language in languages()]
    assert len(set(said)) == len(said)
    assert not [words for words in said if key in words]


def test_an_error_that_is_not_the_systems_says_its_first_line() -> None:
    assert system_reason(ValueError("one\ntwo")) == "one"
    assert system_reason(KeyError()) == "KeyError"
    assert system_reason(ValueError("x" * 999)) == "x" * LONGEST_REASON
    assert system_reason(OSError("several")) == "several"


def test_nobody_passes_on_the_systems_own_words() -> None:
    """They are in no language of ours; `system_reason` has words in each. A log is in English."""
    found = {str(path.relative_to(HOME)): wordings(path) for path in sorted(HOME.rglob("*.py"))}
    passing = {path: lines for path, lines in found.items() if lines and not path.startswith(FOR_DEVELOPERS)}
    assert set(passing) == set(OWN_WORDS), passing


def wordings(path: Path) -> list[int]:
    """The lines where what the system may have refused is said in the words of the error itself."""
    text = path.read_text(encoding="utf-8")
    if "except " not in text:
        return []
    return [
        line
        for handler in ast.walk(ast.parse(text))
        if isinstance(handler, ast.ExceptHandler) and handler.name and takes_system_errors(handler)
        for line in said_by_itself(handler, handler.name)
    ]


def takes_system_errors(handler: ast.ExceptHandler) -> bool:
    """Return whether an error of the system gets here."""
    named = {word.rpartition(".")[2] for word in re.findall(r"[\w.]+", ast.unparse(handler.type or handler))}
    return not named.isdisjoint(SYSTEM_ERRORS)


def said_by_itself(part: ast.AST, name: str) -> Iterator[int]:
    """The lines at which an error of this name speaks in its own words, except to a log."""
    for one in ast.iter_child_nodes(part):
        match one:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="logger"))):
                continue
            case (
                ast.Call(func=ast.Name(id="str" | "repr"), args=[ast.Name(id=said)])
                | ast.FormattedValue(value=ast.Name(id=said))
                | ast.Attribute(value=ast.Name(id=said), attr="strerror" | "args")
            ) if said == name:
                yield one.lineno
        yield from said_by_itself(one, name)


@pytest.mark.parametrize(
    "said",
    [
        "why = str(error).splitlines()[0]",
        "raise Bad(why=f'{type(error).__name__}: {error}')",
        "why = error.strerror or 'unknown'",
        "raise Bad(why=error.args[1])",
    ],
)
@pytest.mark.parametrize("kind", ["OSError", "(ValueError, TimeoutError)", "socket.gaierror", "Exception"])
def test_the_systems_own_words_are_found_wherever_they_are_taken(
    tmp_path: Path, kind: str, said: str
) -> None:
    program = f"try:\n    pass\nexcept {kind} as error:\n    logger.warning(why=str(error))\n    {said}\n"
    (tmp_path / "one.py").write_text(program, encoding="utf-8")
    assert wordings(tmp_path / "one.py") == [5]

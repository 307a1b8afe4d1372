"""Mistakes in a document written by hand: the reason, the line and the column."""

from __future__ import annotations

import pytest

from playmat.kernel.documents.toml import BadToml, read_toml
from playmat.kernel.errors import BadScenario
from playmat.kernel.match.scenario import read_scenario
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game

AT_ONCE = [
    ("= 1", 1, 1, "statement"),
    ("a 1", 1, 3, "statement"),
    ("a = 1 b", 1, 7, "more"),
    ('a = "\\q"', 1, 8, "escape"),
    ('a = "\x01"', 1, 6, "sign"),
    ("\na = x", 2, 5, "value"),
    ("\na = 1\n b = 1" + "0" * 5000, 3, 6, "number"),
]
AT_THE_END = [("[a", "header"), ("a = [1", "open"), ("a = 'x", "quote"), ("a =", "value")]


@pytest.mark.parametrize(("text", "line", "column", "reason"), AT_ONCE)
def test_a_mistake_is_found_where_it_is(text: str, line: int, column: int, reason: str) -> None:
    with pytest.raises(BadToml) as caught:
        read_toml(text)
    said = caught.value.phrase
    assert (said.key, said.args["line"], said.args["column"]) == ("error-toml-at", line, column)
    assert said.args["why"] == Phrase(f"toml-{reason}")


@pytest.mark.parametrize(("text", "reason"), AT_THE_END)
def test_what_is_left_open_is_found_at_the_end(text: str, reason: str) -> None:
    with pytest.raises(BadToml) as caught:
        read_toml(text)
    assert caught.value.phrase.key == "error-toml-end"
    assert caught.value.phrase.args["why"] == Phrase(f"toml-{reason}")


@pytest.mark.parametrize(
    ("text", "line", "path"),
    [
        ("scenario = 1\ngame = 5", 2, "game"),
        ('scenario = 1\ngame = "perilous"\n[setup]\nseats = ["sora", 3]', 4, "setup.seats.1"),
    ],
)
def test_a_document_says_where_it_does_not_fit(text: str, line: int, path: str) -> None:
    with pytest.raises(BadScenario) as caught:
        read_scenario(text, game("perilous"))
    assert (caught.value.phrase.args["line"], caught.value.phrase.args["path"]) == (line, path)


def test_a_document_that_lacks_something_says_what_it_lacks() -> None:
    with pytest.raises(BadScenario) as caught:
        read_scenario("scenario = 1", game("perilous"))
    assert caught.value.phrase == Phrase("error-form-missing", {"name": "game"})

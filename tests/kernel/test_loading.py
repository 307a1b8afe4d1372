"""Code of third parties: whatever it raises when it is loaded comes out as one error, with the reason."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint

import pytest

from playmat.kernel.errors import BadSetup, NotLoaded
from playmat.kernel.loading import loading
from playmat.terminal import tables
from playmat.texts import languages, render


class Panic(BaseException):
    """The failure of another language."""


TAKEN = BadSetup("error-player-taken", "", got="greedy")


@pytest.mark.parametrize(
    ("raised", "why"),
    [
        (ValueError("boo"), "ValueError: boo"),
        (SystemExit("bye"), "SystemExit: bye"),
        (Panic("ouch"), "Panic: ouch"),
        (
            BadSetup("error-player-taken", "", got="greedy"),
            str(BadSetup("error-player-taken", "", got="greedy")),
        ),
    ],
)
def test_whatever_it_raises_is_one_error(raised: BaseException, why: str) -> None:
    with pytest.raises(NotLoaded) as caught, loading("nim"):
        raise raised
    assert (caught.value.why, caught.value.__cause__) == (why, raised)
    for lang in languages():
        said = render(caught.value.phrase, lang)
        assert "nim" in said
        assert why in said


def test_the_interrupt_goes_through() -> None:
    with pytest.raises(KeyboardInterrupt), loading("nim"):
        raise KeyboardInterrupt


def test_a_table_that_cannot_be_drawn_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """One without its words is as broken as one whose module is not there."""
    for place in ("there_is_no_such_module", "sys"):
        monkeypatch.setattr(
            tables, "entry_points", lambda place=place, **_of: [EntryPoint("nim", place, tables.GROUP)]
        )
        with pytest.raises(NotLoaded) as caught:
            tables.shown_by.__wrapped__("nim")
        assert caught.value.phrase.args["got"] == place
    assert not hasattr(sys, "WIDGET")

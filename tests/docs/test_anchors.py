"""The table of what players expect: complete, counted rightly, and with a test for what it calls met."""

from __future__ import annotations

import re

from tests.docs.reading import ROOT

STATES = ("met", "partly", "not")
TEXT = (ROOT / "docs" / "anchors.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in TEXT.splitlines()
    if re.match(r"\| \d", line)
]


def test_all_forty_are_judged_and_counted() -> None:
    assert [int(number) for number, *_rest in ROWS] == list(range(1, 41))
    states = [state for _number, _what, state, *_rest in ROWS]
    assert set(states) <= set(STATES)
    met, partly, missing = (states.count(state) for state in STATES)
    assert f"{met} are met, {partly} partly, {missing} not." in TEXT


def test_what_is_met_is_shown_and_what_is_not_is_said() -> None:
    """Other tests check that the tests exist, as they do for every document that names some."""
    for number, _what, state, shown, missing in ROWS:
        if state == "met":
            assert re.search(r"`test_\w+`", shown), number
        else:
            assert missing, number

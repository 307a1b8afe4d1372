"""The lines of keys and entries of arrays in a TOML text."""

from __future__ import annotations

import pytest

from playmat.kernel.documents.lines import key_lines

ARRAYS = [
    ("one line", "a = [1, 2, [3]]", {"0": 1, "1": 1, "2": 1}),
    ("a line each", "a = [\n  1,\n  2,\n]", {"0": 2, "1": 3}),
    ("tables", "a = [\n  { b = [1, 2] },\n  { b = 1, c = { d = 2 } },\n]", {"0": 2, "1": 3}),
    ("two on a line", "a = [1,\n  2, 3,\n  4]", {"0": 1, "1": 2, "2": 2, "3": 3}),
    ("an entry over lines", "a = [\n  [\n    1,\n    2,\n  ],\n  3,\n]", {"0": 2, "1": 6}),
    ("comma first", "a = [ 1\n  , 2\n  , 3 ]", {"0": 1, "1": 2, "2": 3}),
    ("comments", "a = [ # [1, 2\n  # 1,\n  5, # ]\n]", {"0": 3}),
    ("strings", "a = [\n  \"[,\",\n  '], #',\n  1,\n]", {"0": 2, "1": 3, "2": 4}),
    ("empty", "a = [\n]", {}),
]


@pytest.mark.parametrize(("text", "lines"), [case[1:] for case in ARRAYS], ids=[case[0] for case in ARRAYS])
def test_entries_of_an_array_stand_where_they_begin(text: str, lines: dict[str, int]) -> None:
    found = key_lines(f"{text}\nlast = 1\n")
    assert {path[1]: line for path, line in found.items() if path[0] == "a" and len(path) == 2} == lines
    assert found["last",] == text.count("\n") + 2


HEADED = [
    ("an array of tables", "[[a]]\nb = 1\n[[a]]\n", {"a": 2, "a.0": 2, "a.1": 4}),
    ("a table in an array", "[[a]]\n[[a.b]]\nc = 1\n[a.d]\n", {"a": 2, "a.0.b": 3, "a.0.b.0": 3, "a.0.d": 5}),
    ("a table within one that is not written", "[a.b.c]\nd = 1\n", {"a": 2, "a.b": 2, "a.b.c": 2}),
]


@pytest.mark.parametrize(("text", "lines"), [case[1:] for case in HEADED], ids=[case[0] for case in HEADED])
def test_whatever_a_header_begins_stands_there(text: str, lines: dict[str, int]) -> None:
    """An unknown word in a header is named with the line of that header, not with the first one."""
    found = key_lines(f"first = 1\n{text}")
    assert {path: found.get(tuple(path.split("."))) for path in lines} == lines

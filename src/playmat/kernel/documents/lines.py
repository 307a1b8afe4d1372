"""On which line of a TOML text a key stands: the parser of the standard library does not say."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

from playmat.kernel.documents.toml import read_toml

Path: TypeAlias = "tuple[str, ...]"

_HEADER = re.compile(r"^\s*(\[\[?)[^\[\]]+(\]\]?)\s*(#.*)?$")
_KEY = re.compile(
    r"""^\s*((?:"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)(?:\s*\.\s*(?:"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+))*)\s*="""
)
_STRING = re.compile(r'"""|\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#.*')


def key_lines(text: str) -> dict[Path, int]:
    r"""The line (from 1) of every key and table of a valid TOML text, by its path.

    Entries of an array of tables count from 0: `("step", "1", "seat")`, and so do those of an array that
    goes over several lines. Keys inside an inline table stand on the line where it begins.

    >>> key_lines("a = 1\n[[step]]\nseat = 2\n")[("step", "0", "seat")]
    3
    >>> key_lines("a = 1\n[[step]]\nseat = 2\n")[("step",)]
    2
    >>> key_lines("a = [\n  1,\n  { b = 2 },\n]\n")[("a", "1")]
    3
    """
    lines: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    open_brackets, open_string = 0, ""
    array, entries, due = table, 0, False
    for number, line in enumerate(text.splitlines(), 1):
        value = line
        if open_brackets == 0 and not open_string:
            header = _HEADER.match(line)
            key = None if header else _KEY.match(line)
            if header:
                table = _table_path(line, header.group(1) == "[[", counts)
                for depth in range(1, len(table) + 1):
                    lines.setdefault(table[:depth], number)
                continue
            if key:
                path = table + _only_path(read_toml(f"{key.group(1)} = 0"))
                for depth in range(len(table) + 1, len(path) + 1):
                    lines.setdefault(path[:depth], number)
                array, entries, due = path, 0, False
                value = line[key.end() :]
        if not open_string:
            begun, due = _entries(_STRING.sub(_blank, value), open_brackets, due)
            for _entry in range(begun):
                lines.setdefault((*array, str(entries)), number)
                entries += 1
        open_brackets, open_string = _left_open(line, open_brackets, open_string)
    return lines


def _blank(token: re.Match[str]) -> str:
    """A string as one sign, a comment as nothing."""
    return "" if token.group().startswith("#") else "_"


def _entries(line: str, depth: int, due: bool) -> tuple[int, bool]:
    """Count the entries of an outermost array that begin on a line; say whether another one is due after it.

    Args:
        line: the line without strings and comments.
        depth: how many brackets are open before it.
        due: a bracket or comma came before it.
    """
    begun = 0
    for sign in line:
        if due and depth == 1 and sign not in " \t],":
            begun += 1
            due = False
        if sign in "[{":
            depth += 1
            due = due or (depth == 1 and sign == "[")
        elif sign in "]}":
            depth -= 1
        elif sign == "," and depth == 1:
            due = True
    return begun, due


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of a path, or of the nearest thing that holds it; 1 where nothing does."""
    for depth in range(len(path), 0, -1):
        if path[:depth] in lines:
            return lines[path[:depth]]
    return 1


def _only_path(table: dict[str, Any]) -> Path:
    """The path of the only leaf of nested tables."""
    path: list[str] = []
    inner: object = table
    while True:
        if isinstance(inner, list):
            inner = inner[0]
        if not isinstance(inner, dict) or not inner:
            return tuple(path)
        path.append(next(iter(inner)))
        inner = inner[path[-1]]


def _table_path(line: str, array: bool, counts: dict[Path, int]) -> Path:
    """The path of a table header, with the index of each array of tables on the way."""
    path: Path = ()
    names = _only_path(read_toml(line.strip()))
    for name in names:
        path = (*path, name)
        if array and name == names[-1] and len([p for p in path if not p.isdigit()]) == len(names):
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, str(counts[path]))
    return path


def _left_open(line: str, brackets: int, string: str) -> tuple[int, str]:
    """Count the brackets that are open after a line, and name the multi-line string that is."""
    place = 0
    while place < len(line):
        if string:
            end = line.find(string, place)
            if end < 0:
                return brackets, string
            place, string = end + 3, ""
            continue
        token = _STRING.search(line, place)
        plain = line[place : token.start() if token else len(line)]
        brackets += plain.count("[") + plain.count("{") - plain.count("]") - plain.count("}")
        if not token:
            break
        if token.group() in ('"""', "'''"):
            string = token.group()
        place = token.end()
    return brackets, string

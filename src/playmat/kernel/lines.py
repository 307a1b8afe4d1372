"""On which line of a TOML text a key stands: the parser of the standard library does not say."""

from __future__ import annotations

import re
import tomllib
from typing import Any, TypeAlias

Path: TypeAlias = "tuple[str, ...]"

_HEADER = re.compile(r"^\s*(\[\[?)[^\[\]]+(\]\]?)\s*(#.*)?$")
_KEY = re.compile(
    r"""^\s*((?:"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)(?:\s*\.\s*(?:"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+))*)\s*="""
)
_STRING = re.compile(r'"""|\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#.*')


def key_lines(text: str) -> dict[Path, int]:
    r"""The line (from 1) of every key and table of a valid TOML text, by its path.

    Entries of an array of tables count from 0: `("step", "1", "seat")`. Keys inside an inline table
    or array stand on the line of the key that holds them.

    >>> key_lines("a = 1\n[[step]]\nseat = 2\n")[("step", "0", "seat")]
    3
    """
    lines: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    table: Path = ()
    open_brackets, open_string = 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        if open_brackets == 0 and not open_string:
            header = _HEADER.match(line)
            key = None if header else _KEY.match(line)
            if header:
                table = _table_path(line, header.group(1) == "[[", counts)
                lines.setdefault(table, number)
                continue
            if key:
                path = table + _only_path(tomllib.loads(f"{key.group(1)} = 0"))
                for depth in range(len(table) + 1, len(path) + 1):
                    lines.setdefault(path[:depth], number)
        open_brackets, open_string = _left_open(line, open_brackets, open_string)
    return lines


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
    names = _only_path(tomllib.loads(line.strip()))
    for name in names:
        path = (*path, name)
        if array and name == names[-1] and len([p for p in path if not p.isdigit()]) == len(names):
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, str(counts[path]))
    return path


def _left_open(line: str, brackets: int, string: str) -> tuple[int, str]:
    """How many brackets and which multi-line string are open after a line."""
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

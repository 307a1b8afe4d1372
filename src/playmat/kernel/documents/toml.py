"""The one reader of TOML: whatever a file holds, it is data of a modest shape or a refusal with its place.

The library behind it words its errors in English and lets some documents end in errors of Python itself
(numbers of thousands of digits, thousands of brackets). Here each of them is a phrase.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final

from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Filling, Phrase

MAX_SIZE: Final = 4 << 20
"""The most characters of a document."""

MAX_DEPTH: Final = 50
"""The deepest nesting of tables and lists; the readers behind walk them by recursion."""

LARGEST: Final = (1 << 63) - 1
"""TOML's own bound of whole numbers."""

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
"""Keys that stand in a file without quotation marks."""

_PLACE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")
_LONG_NUMBER = re.compile(r"[0-9_]{640}")
_PART = r"(?:[A-Za-z0-9_-]+|\"[^\"\n]*\"|'[^'\n]*')"
_LONG_KEY = re.compile(rf"(?<![A-Za-z0-9_-]){_PART}(?:[ \t]*\.[ \t]*{_PART}){{{2 * MAX_DEPTH}}}")
"""Reading such a key takes time that grows with the square of its length."""

_REASONS: Final = (
    ("Invalid statement", "toml-statement"),
    ("Invalid initial character for a key", "toml-statement"),
    ("Expected '=' after a key", "toml-statement"),
    ("Expected newline", "toml-more"),
    ("Expected ']", "toml-header"),
    ("Cannot ", "toml-twice"),
    ("Duplicate inline table key", "toml-twice"),
    ("Unclosed ", "toml-open"),
    ("Unterminated string", "toml-quote"),
    ("Expected ", "toml-quote"),
    ("Unescaped '\\'", "toml-escape"),
    ("Invalid hex value", "toml-escape"),
    ("Escaped character", "toml-escape"),
    ("Illegal character", "toml-sign"),
    ("Found invalid character", "toml-sign"),
)
"""The beginnings of the library's reasons, and ours; a reason with none of them is about a value."""


class BadToml(PlaymatError):
    """A text that is no TOML document, or a monstrous one; the phrase names the place."""


def read_toml(text: str | bytes) -> dict[str, Any]:
    """The data of a TOML document. A byte order mark is passed over, as editors of Windows write it.

    >>> read_toml("a.b = [1, 2]")
    {'a': {'b': [1, 2]}}

    Raises:
        BadToml: it is none, or too large, too deep, or holds a number beyond 64 bits.
    """
    if len(text) > MAX_SIZE:
        raise _bad("toml-size", limit=MAX_SIZE)
    whole = _decoded(text).removeprefix("\ufeff")
    if monster := _LONG_KEY.search(whole):
        raise _at_line(whole, monster.start(), "toml-deep", limit=MAX_DEPTH)
    try:
        data = tomllib.loads(whole)
    except tomllib.TOMLDecodeError as error:
        raise _placed(str(error)) from error
    except RecursionError as error:
        raise _bad("toml-deep", limit=MAX_DEPTH) from error
    except ValueError as error:  # of whole numbers: more digits than Python reads
        found = _LONG_NUMBER.search(whole)
        raise _at_line(whole, found.start() if found else 0, "toml-number") from error
    _check(data)
    return data


def bare_key(key: str) -> str:
    """A key as it stands in a file: in quotation marks where it has to.

    >>> bare_key("KM1-01"), bare_key("a b")
    ('KM1-01', '"a b"')
    """
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def inline(value: Any) -> str:  # noqa: ANN401 - as in a file
    """A value in TOML on one line.

    >>> inline({"op": "draw", "amount": 1}), inline([True, "a"])
    ('{ op = "draw", amount = 1 }', '[true, "a"]')
    """
    if value == {}:
        return "{}"
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{bare_key(key)} = {inline(one)}" for key, one in value.items()]) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join([inline(one) for one in value]) + "]"
    return json.dumps(value, ensure_ascii=False, default=str)


def _decoded(text: str | bytes) -> str:
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _bad("toml-encoding", at=error.start) from error


def _check(data: dict[str, Any]) -> None:
    """Refuse what is too deep, and numbers that are too large."""
    waiting: list[tuple[str, int, Any]] = [("", 0, data)]
    while waiting:
        path, depth, table = waiting.pop()
        if depth > MAX_DEPTH:
            raise _bad("toml-deep", limit=MAX_DEPTH)
        for key, value in table.items() if isinstance(table, dict) else enumerate(table):
            if isinstance(value, dict | list):
                waiting.append((f"{path}.{key}", depth + 1, value))
            elif isinstance(value, int) and not -LARGEST - 1 <= value <= LARGEST:
                place = f"{path}.{key}"[1:]
                raise BadToml("error-toml-key", "", path=place[:200], why=Phrase("toml-number"))


def _placed(message: str) -> BadToml:
    """The refusal of what the library refuses."""
    reason = next((ours for theirs, ours in _REASONS if message.startswith(theirs)), "toml-value")
    place = _PLACE.search(message)
    if place is None or place[1] is None:
        return BadToml("error-toml-end", "", why=Phrase(reason))
    return _at(int(place[1]), int(place[2]), reason)


def _at_line(text: str, start: int, reason: str, **args: Filling) -> BadToml:
    """The refusal of what begins at a place of the text."""
    return _at(text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start), reason, **args)


def _at(line: int, column: int, reason: str, **args: Filling) -> BadToml:
    return BadToml("error-toml-at", "", line=line, column=column, why=Phrase(reason, dict(args)))


def _bad(reason: str, **args: Filling) -> BadToml:
    return BadToml("error-toml", "", why=Phrase(reason, dict(args)))

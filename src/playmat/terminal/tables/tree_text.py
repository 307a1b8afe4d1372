"""Any view as indented lines: for games that have no table of their own."""

from __future__ import annotations

from collections.abc import Iterator

from playmat.terminal.tables.seen_position import Lying, Printed, Sight
from playmat.terminal.words import Words


def lines(sight: Sight) -> list[str]:
    """The view as indented lines; what is the same for all games needs no words."""
    return list(_lines(sight.view, 0))


def legend(_words: Words) -> str:
    """A tree has no marks."""
    return ""


def thing(sight: Sight, path: str) -> str:
    """The word or number at a path of the view, if there is one."""
    value: object = sight.view
    for part in path.split("."):
        if isinstance(value, dict):
            value = value.get(part)
        else:
            listed = _listed(value)
            value = listed[int(part)] if part.isdecimal() and int(part) < len(listed) else None
    return str(value) if isinstance(value, str | int) else ""


def shelf(sight: Sight) -> list[tuple[str, list[Lying]]]:
    """All cards that the view names by their codes, each once."""
    found = dict.fromkeys(_codes(sight.view, sight.printed))
    return [("", [Lying(code) for code in found])] if found else []


def tries(_sight: Sight, _path: str) -> str:
    """A tree does not know what is said to use a card."""
    return ""


def _codes(value: object, printed: Printed) -> Iterator[str]:
    inside = value.values() if isinstance(value, dict) else _listed(value)
    if isinstance(value, str) and printed.lines(value):
        yield value
    for one in inside:
        yield from _codes(one, printed)


def _lines(value: object, depth: int) -> list[str]:
    pad = "  " * depth
    found: list[str] = []
    for key, inner in value.items() if isinstance(value, dict) else enumerate(_listed(value)):
        if isinstance(inner, dict | list | tuple) and inner and not _flat(inner):
            found.append(f"{pad}{key}:")
            found += _lines(inner, depth + 1)
        else:
            found.append(f"{pad}{key}: {_word(inner)}")
    return found


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def _flat(value: object) -> bool:
    return isinstance(value, list | tuple) and not any(isinstance(one, dict | list | tuple) for one in value)


def _word(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join(_word(one) for one in value) or "–"
    return "–" if value is None or value == {} else str(value)

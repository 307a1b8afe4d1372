"""Any view as indented lines: for games that have no table of their own."""

from __future__ import annotations

from collections.abc import Iterator

from playmat.terminal.tables.seen_position import Lying, Printed, Sight
from playmat.terminal.words import Words


def lines(sight: Sight) -> list[str]:
    """The view as indented lines, each with the name of its field."""
    return list(_lines(sight, sight.view, 0))


def field_name(sight: Sight, field: str | int) -> str:
    """The word of a game for a field, or its name as people write it; places in a list count from 1."""
    if isinstance(field, int):
        return str(field + 1)
    plain = field.replace("_", " ").replace("-", " ")
    key = f"{sight.game.id}-view-{field.replace('_', '-')}"
    return sight.words.maybe(key, plain[:1].upper() + plain[1:])


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
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""


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


def _lines(sight: Sight, value: object, depth: int) -> list[str]:
    pad = "  " * depth
    found: list[str] = []
    for field, inner in value.items() if isinstance(value, dict) else enumerate(_listed(value)):
        name = field_name(sight, field)
        if isinstance(inner, dict | list | tuple) and inner and not _flat(inner):
            found.append(f"{pad}{name}:")
            found += _lines(sight, inner, depth + 1)
        else:
            found.append(f"{pad}{name}: {_word(inner)}")
    return found


def _listed(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else []


def _flat(value: object) -> bool:
    return isinstance(value, list | tuple) and not any(isinstance(one, dict | list | tuple) for one in value)


def _word(value: object) -> str:
    """A value in a word, as the browser says it; a dash where there is none."""
    if isinstance(value, list | tuple):
        return " ".join(_word(one) for one in value) or "–"
    if value is True:
        return "✓"
    return "–" if value is None or value is False or value in ("", {}) else str(value)

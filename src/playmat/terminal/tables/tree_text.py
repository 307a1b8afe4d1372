"""Any view as indented lines: for games that have no table of their own."""

from __future__ import annotations

from playmat.kernel.game import Plain
from playmat.terminal.words import Words


def lines(view: Plain, _words: Words) -> list[str]:
    """The view as indented lines; what is the same for all games needs no words."""
    return list(_lines(view, 0))


def legend(_words: Words) -> str:
    """A tree has no marks."""
    return ""


def thing(view: Plain, path: str, _words: Words) -> str:
    """What stands at a path of the view, if it is a word or a number."""
    value: object = view
    for part in path.split("."):
        if isinstance(value, dict):
            value = value.get(part)
        else:
            listed = _listed(value)
            value = listed[int(part)] if part.isdecimal() and int(part) < len(listed) else None
    return str(value) if isinstance(value, str | int) else ""


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

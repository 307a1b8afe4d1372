"""Read the tables of a position key by key; what does not fit is refused with its path."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from playmat.kernel.documents.form import shown, unknown_key
from playmat.kernel.errors import BadScenario
from playmat.kernel.phrase import Filling, Phrase

LONGEST: Final = 500
"""The most entries of a list."""


def refuse(path: str, key: str, **args: Filling) -> NoReturn:
    """Say what is wrong with a position, and where.

    Raises:
        BadScenario: always.
    """
    raise BadScenario(key, "", path=f"position.{path}" if path else "position", **args)


def refuse_value(path: str, got: object, known: Filling) -> NoReturn:
    """Refuse a value: it is shown with what would fit.

    Raises:
        BadScenario: always.
    """
    refuse(path, "error-scenario-value", got=shown(got), known=known)


class TableReader:
    """Reads one table of a position; knows where it stands.

    Args:
        table: what the document has there.
        path: where it stands, dotted; the empty string for the whole position.
        keys: the keys it may have; all if none are given, where they are only known later.

    >>> TableReader({"hp": 3}, "seats.0", ("hp",)).number("hp", 0, 9, 9)
    3
    >>> TableReader({"hp": 30}, "seats.0").number("hp", 0, 9, 9)
    Traceback (most recent call last):
        ...
    playmat.kernel.errors.BadScenario: “30” does not fit at position.seats.0.hp. Possible: 0-9.
    """

    def __init__(self, table: object, path: str, keys: tuple[str, ...] | None = None) -> None:
        if not isinstance(table, dict):
            refuse_value(path, table, Phrase("form-table"))
        self.table: dict[str, Any] = table
        self.path = path
        if keys is not None:
            self.refuse_unknown(keys)

    def refuse_unknown(self, keys: tuple[str, ...]) -> None:
        """Refuse a key that is none of these, with the nearest that is."""
        for key in self.table:
            if key not in keys:
                unknown = unknown_key(str(key), keys)
                refuse(self.at(str(key)), unknown.key, **unknown.args)

    def at(self, key: str) -> str:
        """The path of a key."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Return whether a key stands in the table."""
        return key in self.table

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number in a range."""
        value = self.table.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            refuse_value(self.at(key), value, f"{low}-{high}")
        return value

    def flag(self, key: str) -> bool:
        """True or false; false where nothing stands."""
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            refuse_value(self.at(key), value, "true, false")
        return value

    def word(self, key: str, known: tuple[str, ...], default: str) -> str:
        """One word of some."""
        return known[self.index(key, known, default)]

    def index(self, key: str, known: tuple[str, ...], default: str) -> int:
        """The number of a word among some."""
        return self.index_of(self.table.get(key, default), known, key)

    def indices(self, key: str, known: tuple[str, ...]) -> list[int]:
        """The numbers of a list of words among some."""
        return [self.index_of(value, known, f"{key}.{i}") for i, value in enumerate(self.items(key))]

    def index_of(self, value: object, known: tuple[str, ...], key: str) -> int:
        """The number of a word that stands at a key."""
        if not isinstance(value, str) or value not in known:
            refuse_value(self.at(key), value, ", ".join(known))
        return known.index(value)

    def items(self, key: str) -> list[Any]:
        """A list; empty where nothing stands."""
        values = self.table.get(key, [])
        if not isinstance(values, list) or len(values) > LONGEST:
            refuse_value(self.at(key), values, Phrase("form-list"))
        return values

    def bits(self, key: str, highest: int) -> int:
        """A list of numbers, counted from 1, as a bit set."""
        mask = 0
        for i, value in enumerate(self.items(key)):
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= highest:
                refuse_value(self.at(f"{key}.{i}"), value, f"1-{highest}")
            mask |= 1 << (value - 1)
        return mask

    def inner(self, key: str, keys: tuple[str, ...] | None = None) -> TableReader:
        """A table inside the table; empty where nothing stands."""
        return TableReader(self.table.get(key, {}), self.at(key), keys)

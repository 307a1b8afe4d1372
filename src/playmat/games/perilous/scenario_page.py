"""Reading a table of a position document: what does not fit is named by its path."""

from __future__ import annotations

from typing import Any, NoReturn

from playmat.kernel.errors import BadScenario
from playmat.kernel.form import unknown_key
from playmat.kernel.game import Plain
from playmat.kernel.phrase import Filling, Phrase


def refuse(path: str, got: object, known: Filling) -> NoReturn:
    """Refuse a value.

    Raises:
        BadScenario: always; it names the path, the value and what would fit.
    """
    raise BadScenario("error-scenario-value", "", path=f"position.{path}", got=str(got)[:80], known=known)


def refuse_unknown_keys(table: Plain, known: tuple[str, ...], path: str) -> None:
    """Refuse keys that mean nothing."""
    for key in table:
        if key not in known:
            unknown = unknown_key(str(key), known)
            raise BadScenario(unknown.key, "", path=f"position.{path}{key}", **unknown.args)


class Page:
    """A table of a document with its path; reads values and refuses what does not fit."""

    def __init__(self, table: object, path: str) -> None:
        if not isinstance(table, dict):
            refuse(path.rstrip(".") or "position", table, Phrase("form-table"))
        self.table: Plain = table
        self.path = path

    def has(self, key: str) -> bool:
        """Whether a key stands in the table."""
        return key in self.table

    def number(self, key: str, default: int, lowest: int, highest: int) -> int:
        """A whole number in a range."""
        value = self.table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not lowest <= value <= highest:
            refuse(f"{self.path}{key}", value, f"{lowest}-{highest}")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            refuse(f"{self.path}{key}", value, "true, false")
        return value

    def word(self, key: str, default: str, known: tuple[str, ...]) -> int:
        """The number of a word."""
        return self.place(self.table.get(key, default), known, key)

    def words(self, key: str, known: tuple[str, ...]) -> list[int]:
        """The numbers of a list of words."""
        values = self.items(key)
        return [self.place(value, known, f"{key}.{i}") for i, value in enumerate(values)]

    def place(self, value: object, known: tuple[str, ...], key: str) -> int:
        """The number of a word."""
        if not isinstance(value, str) or value not in known:
            refuse(f"{self.path}{key}", value, ", ".join(known))
        return known.index(value)

    def items(self, key: str) -> list[Any]:
        """A list."""
        values = self.table.get(key, [])
        if not isinstance(values, list):
            refuse(f"{self.path}{key}", values, Phrase("form-list"))
        return values

    def dice(self, key: str, highest: int) -> int:
        """Numbers of dice as a bit set."""
        mask = 0
        for i, value in enumerate(self.items(key)):
            if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= highest:
                refuse(f"{self.path}{key}.{i}", value, f"1-{highest}")
            mask |= 1 << (value - 1)
        return mask

    def page(self, key: str) -> Page:
        """A table inside the table."""
        return Page(self.table.get(key, {}), f"{self.path}{key}.")

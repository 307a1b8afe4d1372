"""Reads the tables of a position key by key; whatever does not fit is refused with its path."""

from __future__ import annotations

from typing import Any, Final, NoReturn

from playmat.cards.finding import codes_of
from playmat.games.khtcg.book import Book
from playmat.kernel.errors import BadScenario
from playmat.kernel.form import nearest, unknown_key
from playmat.kernel.phrase import Filling

LONGEST: Final = 500
"""The most entries of a list."""


def refuse(path: str, key: str, **args: Filling) -> NoReturn:
    """What is wrong with a position, and where."""
    raise BadScenario(key, "", path=f"position.{path}" if path else "position", **args)


class TableReader:
    """Reads one table of a position; knows where it stands.

    Args:
        table: what the document has there.
        keys: the keys it may have.
        path: where it stands, dotted.
    """

    def __init__(self, table: object, keys: tuple[str, ...], path: str) -> None:
        if not isinstance(table, dict):
            refuse(path, "khtcg-place-table", got=str(table)[:60])
        self.table: dict[str, Any] = table
        self.path = path
        for key in table:
            if key not in keys:
                unknown = unknown_key(str(key), keys)
                refuse(self.at(str(key)), unknown.key, **unknown.args)

    def at(self, key: str) -> str:
        """The path of a key."""
        return f"{self.path}.{key}" if self.path else key

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """A number."""
        value = self.table.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            refuse(self.at(key), "khtcg-place-number", got=str(value)[:60], low=low, high=high)
        return value

    def flag(self, key: str) -> bool:
        """A flag."""
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            refuse(self.at(key), "khtcg-place-flag", got=str(value)[:60])
        return value

    def word(self, key: str, known: tuple[str, ...], default: str) -> str:
        """One word of a set."""
        value = self.table.get(key, default)
        if value not in known:
            refuse(self.at(key), "khtcg-place-word", got=str(value)[:60], known=", ".join(known))
        return str(value)

    def items(self, key: str) -> list[Any]:
        """A list."""
        value = self.table.get(key, [])
        if not isinstance(value, list) or len(value) > LONGEST:
            refuse(self.at(key), "khtcg-place-list", got=str(value)[:60])
        return value

    def cards(self, book: Book, key: str) -> list[int]:
        """A list of cards by code or name."""
        return [find_card(book, one, self.at(key)) for one in self.items(key)]


def find_card(book: Book, given: object, path: str) -> int:
    """A card by its code, its word in notation, or its name in any language."""
    known = [card.code for card in book.cards]
    codes = codes_of(book.named, given, known)
    if len(codes) > 1:
        refuse(path, "error-cards-ambiguous", got=str(given)[:60], known=", ".join(codes))
    if not codes:
        refuse(path, "khtcg-place-card", got=str(given)[:60], near=nearest(str(given), known) or known[0])
    return book.card_code(codes[0])

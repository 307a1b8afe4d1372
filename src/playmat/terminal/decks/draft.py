"""A deck that is being built: its cards, the steps that led here, and the file it is kept in."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple, TypeAlias

from playmat.cards.decks import NOBODY, Deck, DeckRow, fold, good_name, make_deck
from playmat.cards.game import CardGame
from playmat.kernel.phrase import Phrase
from playmat.lab.collection.kept import KeptDeck
from playmat.terminal.decks.files import place_for, write_kept
from playmat.terminal.tables.seen_position import Printed

Parts: TypeAlias = "tuple[tuple[DeckRow, ...], ...]"
"""The cards of a deck by section."""


class Shelved(NamedTuple):
    """A card that a deck can have.

    Attributes:
        code: its code.
        head: its name, kind and values, in a line.
        sought: all that words are looked for in.
    """

    code: str
    head: str
    sought: str

    def says(self, words: list[str]) -> bool:
        """Return whether it has all of some words, in its name, text or code."""
        return all(word in self.sought for word in words)


def shelf_of(printed: Printed) -> list[Shelved]:
    """All cards that decks can have, in the order of their sets."""
    found = []
    for code in printed.book.cards if printed.book is not None else ():
        lines = printed.lines(code)
        head = lines[0].removeprefix(code).strip() if lines else printed.name(code)
        found.append(Shelved(code, head, fold(" ".join([code, printed.name(code), *lines]))))
    return found


class DeckDraft:
    """A deck that is being built.

    Args:
        game: the game it is for.
        deck: the deck that is begun with; an empty one if not given.
        kept: the file it comes from, if it does.
        path: the file it will be kept in, where that is known and not there yet.

    Attributes:
        deck: the deck as it stands.
        kept: the file it was last read from or written to.
    """

    def __init__(
        self,
        game: CardGame,
        deck: Deck | None = None,
        kept: KeptDeck | None = None,
        path: Path | None = None,
    ) -> None:
        self.game = game
        self.book = game.deck_book()
        empty = Deck(game.id, path.stem if path is not None else "", ((),) * len(self.book.sections))
        self.deck = kept.deck if kept is not None else deck or empty
        self.kept = kept
        self._path = path
        self._saved = self.deck
        self._before: list[Parts] = []
        self._after: list[Parts] = []

    def count(self, code: str) -> int:
        """The number of copies of a card."""
        return sum(row.count for part in self.deck.parts for row in part if row.code == code)

    @property
    def changed(self) -> bool:
        """Return whether something would be lost without saving."""
        return self.deck != self._saved

    def mistakes(self, format_name: str) -> list[Phrase]:
        """Every rule that the deck breaks in a format, with its clause and the fix."""
        return self.game.deck_mistakes(self.deck, format_name)

    # ---- changing it -----------------------------------------------------------------------

    def put(self, code: str, count: int) -> None:
        """Have so many copies of a card; in a section whose order matters they stay in their place.

        Raises:
            BadDeck: that are more than a deck can be written with.
        """
        rows = [(number, row.code, row.count) for number, part in enumerate(self.deck.parts) for row in part]
        places = [place for place, row in enumerate(rows) if row[1] == code]
        change = max(count, 0) - self.count(code)
        if change > 0 and not places:
            section = self.book.place(code, NOBODY)
            assert isinstance(section, int)  # noqa: S101 - a card has a place of its own
            rows.append((section, code, change))
        for place in reversed(places):
            number, _code, held = rows[place]
            step = max(change, -held)
            rows[place], change = (number, code, held + step), change - step
        left = [row for row in rows if row[2] > 0]
        parts = make_deck(self.book, self.deck.name, left).parts if left else ((),) * len(self.book.sections)
        if parts != self.deck.parts:
            self._before.append(self.deck.parts)
            self._after.clear()
            self._have(parts)

    def _have(self, parts: Parts) -> None:
        """Let the deck have these cards; its name is no part of what is taken back."""
        self.deck = Deck(self.game.id, self.deck.name, parts)

    def undo(self) -> bool:
        """Take the last change back; False if there is none."""
        return self._step(self._before, self._after)

    def redo(self) -> bool:
        """Make the change again that was taken back last; False if there is none."""
        return self._step(self._after, self._before)

    def _step(self, here: list[Parts], there: list[Parts]) -> bool:
        if not here:
            return False
        there.append(self.deck.parts)
        self._have(here.pop())
        return True

    # ---- keeping it ------------------------------------------------------------------------

    @property
    def placed(self) -> bool:
        """Return whether it is known where the deck is kept."""
        return self.kept is not None or self._path is not None

    def save(self, language: str) -> KeptDeck:
        """Keep the deck where it is kept.

        Raises:
            PlaymatError: it has no cards, or the file cannot be written or was changed by somebody else.
        """
        path = self.kept.path if self.kept is not None else self._path
        assert path is not None  # noqa: S101 - `placed`
        return self._write(self.deck, path, self.kept.text if self.kept is not None else None, language)

    def save_as(self, said: str, language: str) -> KeptDeck:
        """Keep the deck in a file of its own, by a name or the path of a file.

        Raises:
            PlaymatError: the name cannot be used, the deck has no cards, or the file cannot be written.
        """
        path, name = place_for(self.game, said)
        return self._write(Deck(self.game.id, good_name(name), self.deck.parts), path, None, language)

    def _write(self, deck: Deck, path: Path, before: str | None, language: str) -> KeptDeck:
        self.kept = write_kept(self.book, deck, path, before, language)
        self.deck = self._saved = self.kept.deck
        return self.kept

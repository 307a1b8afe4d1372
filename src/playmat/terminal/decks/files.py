"""The decks that a person keeps on this machine: files in the folder `decks/GAME` beside `saves`."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path
from typing import NamedTuple

from playmat.cards.decks import (
    COMMENT,
    MAX_NAME,
    NAME_LINE,
    BadDeck,
    Deck,
    DeckBook,
    make_deck,
    write_json,
    write_text,
)
from playmat.cards.decks import good_name as checked_name
from playmat.cards.game import CardGame
from playmat.cards.share import is_code, read_deck, write_code
from playmat.kernel.errors import BadSetup, PlaymatError, system_reason
from playmat.lab.collection.decks import file_text, starter_code
from playmat.lab.files import whole
from playmat.terminal.saves import SaveError, home

TEXT, JSON = ".txt", ".json"
SUFFIXES = (TEXT, JSON)
"""The endings of files that are made for a deck; one that is there already may have any."""

RANDOM = "random"
"""The word for a deck that is drawn when the match begins."""

OUTSIDE = re.compile(r"[^\w -]")
"""Signs that no name of a file gets from the name of a deck."""


class KeptDeck(NamedTuple):
    """A deck in a file.

    Attributes:
        path: the file.
        deck: the deck.
        text: the content of the file.
    """

    path: Path
    deck: Deck
    text: str

    @property
    def commented(self) -> bool:
        """Return whether people have written comments into the file, which no deck has."""
        bare = self.text.strip()
        if bare.startswith("{") or is_code(bare):
            return False
        lines = [line for line in self.text.splitlines() if not NAME_LINE.fullmatch(line.strip())]
        return any(COMMENT.search(line) for line in lines)


def decks_folder(game: str) -> Path:
    """The folder of the decks of a game."""
    return home() / "decks" / game


def kept_decks(game: CardGame) -> list[KeptDeck]:
    """The decks in the folder by name; what cannot be read with the cards at hand is passed over."""
    found = []
    for path in decks_folder(game.id).glob("*"):
        try:
            one = read_kept(game, path) if path.suffix in SUFFIXES else None
        except PlaymatError:
            continue
        if one is not None:
            found.append(one)
    return sorted(found, key=lambda one: (one.deck.name.casefold(), one.path.name))


def read_kept(game: CardGame, path: Path) -> KeptDeck | None:
    """The deck in a file under the file's name if it has no other one; None if there is no such file.

    Raises:
        BadDeck: it cannot be read.
    """
    text = file_text(str(path))
    if text is None:
        return None
    deck = read_deck(game.deck_book(), text)
    return KeptDeck(path, deck if deck.name else Deck(deck.game, path.stem[:MAX_NAME], deck.parts), text)


def place_for(game: CardGame, said: str) -> tuple[Path, str]:
    """The file for a deck, and its name, of what somebody calls it: a name, or a file that is not there yet.

    Raises:
        BadDeck: the name cannot be written on a line.
        BadSetup: nothing is said, there is such a file, or something else is called so.
        SaveError: it is below the home folder of nobody.
    """
    given = Path(said.strip())
    named = given.suffix not in SUFFIXES
    name = checked_name(said if named else given.stem)
    if not name:
        raise BadSetup("deck-build-nameless")
    if named and name.casefold() == RANDOM:
        raise BadSetup("deck-build-random-name", "", name=name)
    if named and starter_code(game, name) is not None:
        raise BadSetup("deck-build-starter-name", "", name=name)
    plain = OUTSIDE.sub("", name).strip() or "deck"
    path = decks_folder(game.id) / f"{plain}{TEXT}" if named else _expanded(given)
    if os.path.lexists(path):
        raise BadSetup("deck-build-taken", "", file=str(path))
    return path, name


def _expanded(path: Path) -> Path:
    """A path with the home folder of the person that it names with `~`.

    Raises:
        SaveError: there is no such person.
    """
    try:
        return path.expanduser()
    except RuntimeError as error:
        why = system_reason(OSError(errno.ENOENT, os.strerror(errno.ENOENT)))
        raise SaveError("deck-build-unwritable", "", file=str(path), why=why) from error


def write_kept(book: DeckBook, deck: Deck, path: Path, before: str | None, language: str) -> KeptDeck:
    """Write a deck into a file, in the form that the file had, and force it to disk.

    Args:
        book: the cards.
        deck: the deck.
        path: the file.
        before: what the file held when it was read; None for a new one.
        language: that of the names.

    Raises:
        BadSetup: the deck has no cards, or somebody else has changed the file since, or made one there.
        SaveError: it cannot be written.
    """
    entries = [(number, row.code, row.count) for number, part in enumerate(deck.parts) for row in part]
    if not entries:
        raise BadSetup("deck-build-cardless")
    made = make_deck(book, deck.name, entries)
    if file_now(path) != before:
        raise BadSetup("deck-build-changed", "", file=str(path))
    text = _in_form(
        book, made, (before or ("{" if path.suffix == JSON else "")).strip("\ufeff \t\r\n"), language
    )
    try:
        Path(os.path.realpath(path)).parent.mkdir(parents=True, exist_ok=True)
        with whole(path) as scratch:
            scratch.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        why = system_reason(error)
        raise SaveError("deck-build-unwritable", "", file=str(path), why=why) from error
    return KeptDeck(path, made, text)


def file_now(path: Path) -> str | None:
    """The text of a file as it is now; None if there is none, something else than before if it is no text."""
    try:
        return file_text(str(path))
    except BadDeck:
        return ""


def _in_form(book: DeckBook, deck: Deck, before: str, language: str) -> str:
    """A deck in the form of a text: JSON, a share code, or else lines."""
    if before.startswith("{"):
        return write_json(book, deck) + "\n"
    return write_code(deck) + "\n" if is_code(before) else write_text(book, deck, language)

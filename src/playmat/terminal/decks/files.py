"""The files in which decks are kept: what they are called, and how they are written."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

from playmat.cards.decks import (
    BadDeck,
    Deck,
    DeckBook,
    make_deck,
    write_json,
    write_text,
)
from playmat.cards.decks import good_name as checked_name
from playmat.cards.game import CardGame
from playmat.cards.share import is_code, write_code
from playmat.kernel.errors import BadSetup, system_reason
from playmat.lab.collection.finding import starter_code
from playmat.lab.collection.kept import JSON, SUFFIXES, TEXT, KeptDeck, decks_folder, file_text
from playmat.lab.files import whole
from playmat.terminal.saves import SaveError

RANDOM = "random"
"""The word for a deck that is drawn when the match begins."""

OUTSIDE = re.compile(r"[^\w -]")
"""Signs that no name of a file gets from the name of a deck."""


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

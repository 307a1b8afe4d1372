"""Decks in files, and those that a person keeps: files in the folder `decks/GAME` of their data."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from playmat.cards.decks import COMMENT, MAX_NAME, MAX_TEXT, NAME_LINE, BadDeck, Deck, fold
from playmat.cards.game import CardGame
from playmat.cards.share import is_code, read_deck
from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Phrase
from playmat.lab.files import home

TEXT, JSON = ".txt", ".json"
SUFFIXES = (TEXT, JSON)
"""The endings of files that are made for a deck; one that is there already may have any."""

MOST: Final = 4 * MAX_TEXT
"""The most bytes that are read: a sign has four at most."""


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
    """The deck in a file; None if there is no such file.

    Raises:
        BadDeck: it cannot be read.
    """
    text = file_text(str(path))
    return None if text is None else kept_in(path, read_deck(game.deck_book(), text), text)


def kept_in(path: Path, deck: Deck, text: str) -> KeptDeck:
    """A deck that was read from a file, under the file's name if it has no other one."""
    return KeptDeck(path, deck if deck.name else Deck(deck.game, path.stem[:MAX_NAME], deck.parts), text)


def kept_as(game: CardGame, name: str) -> KeptDeck | None:
    """The deck that is kept under a name; None if there is none."""
    return next((one for one in kept_decks(game) if fold(one.deck.name) == fold(name)), None)


def file_text(given: str) -> str | None:
    """The text of a file, no more of it than a deck can have; None if there is no such file."""
    try:
        path = Path(given)
        if not path.is_file():
            return None
        with path.open("rb") as file:
            data = file.read(MOST + 1)
    except (OSError, ValueError):
        return None
    return decoded(data)


def decoded(data: bytes) -> str:
    """Bytes as text.

    Raises:
        BadDeck: they are not UTF-8, or more than any deck has.
    """
    if len(data) > MOST:
        raise BadDeck([Phrase("error-deck-size", {"limit": MAX_TEXT})])
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadDeck([Phrase("error-deck-utf8")]) from error

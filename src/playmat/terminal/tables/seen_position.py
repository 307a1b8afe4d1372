"""A position as somebody sees it, with all that is needed to say or draw it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from playmat.cards.decks import fold, name_of
from playmat.cards.game import CardGame
from playmat.kernel.documents.form import nearest
from playmat.kernel.game import Game, Plain
from playmat.kernel.phrase import Phrase
from playmat.terminal.words import Words


@dataclass(frozen=True)
class Sight:
    """The sight of a viewer.

    Attributes:
        game: what is played.
        view: the position as the viewer may know it.
        viewer: a seat, or `SPECTATOR`.
        words: the language.
        names: what each seat is called.
    """

    game: Game
    view: Plain
    viewer: int
    words: Words
    names: tuple[str, ...] = ()

    @property
    def printed(self) -> Printed:
        """The print on the cards."""
        return printed_on(self.game, self.words.lang)


@dataclass(frozen=True)
class Lying:
    """A card that lies where the viewer can read it: its code, and its path in the view if it has one."""

    code: str
    path: str = ""


class Printed:
    """The print on the cards of a game, in one language.

    Args:
        game: the game; one without cards has none.
        words: the language.
    """

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game if isinstance(game, CardGame) else None
        self.words = words
        self.book = self.game.deck_book() if self.game is not None else None
        self._lines: dict[str, tuple[str, ...]] = {}

    def name(self, code: str) -> str:
        """The name of a card; its code where nobody knows it."""
        card = self.book.cards.get(code) if self.book is not None else None
        return self.words.of(name_of(card)) if card is not None else code

    def lines(self, code: str) -> tuple[str, ...]:
        """A heading, then the sentences of a card; nothing where there is no such card."""
        if code not in self._lines:
            phrases = self.game.card_lines(code) if self.game is not None else []
            self._lines[code] = tuple(self.words.of(one) for one in phrases)
        return self._lines[code]

    def notes(self, code: str) -> list[str]:
        """Notes on a card that are not printed on it."""
        if self.game is None:
            return []
        return [self.words.of(one) for one in (*self.game.card_notes(code), *self.game.owner_notes(code))]

    def text(self, code: str) -> str:
        """The sentences of a card in one line."""
        return " ".join(self.lines(code)[1:])

    def card(self, code: str) -> dict[str, object]:
        """The card as its set has it."""
        assert self.game is not None  # noqa: S101 - codes come from games with cards
        return self.game.card(code)

    def named(self, phrase: Phrase) -> list[str]:
        """The codes of the cards that a phrase names."""
        if self.book is None:
            return []
        found = []
        if phrase.key == "cards-name":
            found += self.book.named.get(fold(str(phrase.args["en"])), [])[:1]
        for filling in phrase.args.values():
            if isinstance(filling, Phrase):
                found += self.named(filling)
        return found

    def find(self, said: str) -> str:
        """The code of the card that somebody names, by name in any language, words of it, or code.

        Returns:
            The empty string if there is none.
        """
        if self.book is None:
            return ""
        wanted = fold(said.replace("-", " "))
        known = {fold(name.replace("-", " ")): codes[0] for name, codes in self.book.named.items()}
        near = known.get(wanted) or next((known[name] for name in known if wanted and wanted in name), "")
        return near or known.get(nearest(wanted, list(known)), "")


@lru_cache(maxsize=8)
def printed_on(game: Game, lang: str) -> Printed:
    """The print on the cards of a game in a language."""
    return Printed(game, Words(lang))

"""The names of what a report tells of: cards, decks, heroes, endings, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from playmat import texts
from playmat.cards.decks import name_of
from playmat.cards.game import CardGame
from playmat.kernel.game import Game
from playmat.kernel.match.ending import cause_phrase
from playmat.kernel.phrase import Phrase

FAMILIES: Final = ("hero", "item", "world")
"""The families of keys (`Game.text_keys`) in which a game without cards of its own names its components."""

Cell: TypeAlias = str | int | float | bool | None
"""A cell of a table."""


class Wording:
    """Puts names that the reader knows in the place of codes; a code without a name stays as it is.

    Args:
        game: what was played.
        decks: the own name of each deck of a round robin, by its code.
        language: the code of the language.
    """

    def __init__(self, game: Game, decks: Mapping[str, str], language: str) -> None:
        self._game = game
        self._language = language
        self._decks = named_decks(game, decks, language)
        self._cards = named_cards(game, language)
        self._voices: dict[str, Callable[[str], str]] = {
            "cause": self._cause,
            "label": self.label,
            "other": self.label,
            "partner": self.label,
            "card": self._card,
            "figure": self._figure,
        }

    def has(self, column: str) -> bool:
        """Return whether the cells of a column are codes."""
        return column in self._voices

    def say(self, column: str, value: Cell) -> Cell:
        """A cell of a column as people read it."""
        return self._voices[column](value) if isinstance(value, str) and self.has(column) else value

    def label(self, value: str) -> str:
        """A deck or role; the empty string stands for all of them."""
        if not value:
            return texts.render(Phrase("report-all"), self._language)
        return self._decks.get(value) or named_component(self._game, value, self._language)

    def _cause(self, value: str) -> str:
        cause = cause_phrase(self._game, value)
        return texts.render(cause, self._language) if texts.has(cause.key, "en") else value

    def _card(self, value: str) -> str:
        return self._cards.get(value) or named_component(self._game, value, self._language)

    def _figure(self, value: str) -> str:
        return texts.render(Phrase(f"report-column-{value}"), self._language)


def named_cards(game: Game, language: str) -> dict[str, str]:
    """The name of each card by its code; those of the same name are told apart by their codes."""
    if not isinstance(game, CardGame):
        return {}
    names = {code: texts.render(name_of(card), language) for code, card in game.deck_book().cards.items()}
    many = Counter(names.values())
    return {code: name if many[name] == 1 else f"{name} ({code})" for code, name in names.items()}


def named_component(game: Game, word: str, language: str) -> str:
    """The name of a component of a game, for people; the word itself if the game has no name for it."""
    for family in FAMILIES:
        key = f"{game.id}-{family}-{word}".replace("_", "-").replace(" ", "-")
        if texts.has(key, "en"):
            return texts.render(Phrase(key), language)
    return word


def named_decks(game: Game, decks: Mapping[str, str], language: str) -> dict[str, str]:
    """The name of each deck of a round robin, after its code: of a starter deck in the language.

    Args:
        game: what was played.
        decks: the own name of each deck by its code.
        language: the code of the language.
    """
    published = game.book.decks if isinstance(game, CardGame) else {}
    titles = {
        code: published[code].names[language] if code in published else own for code, own in decks.items()
    }
    return {code: f"{code} {title}" if title and title != code else code for code, title in titles.items()}

"""The names of what a report tells of: cards, decks, heroes, in the reader's language."""

from __future__ import annotations

from collections import Counter
from typing import Final

from playmat import texts
from playmat.cards.decks import name_of
from playmat.cards.game import CardGame
from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.lab.plan import Plan

FAMILIES: Final = ("hero", "item", "world")
"""The families of keys (`Game.text_keys`) in which a game without cards of its own names its components."""


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


def named_decks(plan: Plan) -> dict[str, str]:
    """The name of each deck of a round robin, after its code."""
    return {
        deck.name: f"{deck.name} {deck.title}" if deck.title and deck.title != deck.name else deck.name
        for deck in plan.decks
    }

"""The names that a type checker can know: the games that come with Playmat, their decks and roles."""

from __future__ import annotations

from typing import Literal, TypeAlias, overload

from playmat.cards.decks import Deck
from playmat.cards.game import CardGame
from playmat.kernel import registry
from playmat.kernel.game import Game

Own: TypeAlias = "Deck | tuple[str, ...]"
"""A deck of one's own: read by `read_deck`, or the codes of its cards."""

KMonDeck: TypeAlias = Literal[
    "KM1-SD1", "KM1-SD2", "KM1-SD3", "KM1-SD4", "KM1-SD5", "KM1-SD6", "KM1-SD7", "KM1-SD8"
]
KhtcgDeck: TypeAlias = Literal[
    "KHP-SD1", "KHP-SD2", "KHP-SD3", "KHP-SD4", "KHP-SD5", "KHP-SD6", "KHP-SD7", "KHP-SD8"
]
KhtcgRuleset: TypeAlias = Literal["ffg", "tomy"]
Hero: TypeAlias = Literal["sora", "donald", "goofy", "kairi", "riku"]


@overload
def game(game_id: Literal["kmon", "khtcg"]) -> CardGame: ...
@overload
def game(game_id: str) -> Game: ...
def game(game_id: str) -> Game:
    """The game with this id; `game_ids()` lists them.

    Raises:
        UnknownGame: no such game is installed or registered; the error lists those that are.

    >>> [deck.name for _code, _names, deck in game("kmon").starter_decks()][:2]
    ['Glacier Bastion', 'Wild Bloom']
    """
    return registry.game(game_id)

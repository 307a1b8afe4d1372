"""Names of heroes, worlds, actions, cards and dice, as phrases; each is made once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from playmat.games.perilous.state.codes import ACTION_WORDS, members
from playmat.games.perilous.state.components import HERO_IDS, ITEM_IDS, WORLD_IDS
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.phrase import Phrase

HEROES: Final = tuple([Phrase(f"perilous-hero-{one}") for one in HERO_IDS])
ACTIONS: Final = tuple([Phrase(f"perilous-action-{one}") for one in ACTION_WORDS])
ITEMS: Final = tuple([Phrase(f"perilous-item-{one.replace(' ', '-')}") for one in ITEM_IDS])
WORLDS: Final = tuple([Phrase(f"perilous-world-{one.replace('_', '-')}") for one in WORLD_IDS])
SETS_OF_DICE: Final = 1024
"""So many sets of dice are remembered: hardly more occur in a match."""


def role(state: PerilousState, seat: int) -> str:
    """The id of a seat's hero."""
    return HERO_IDS[state.cell(seat, Cell.ROLE)]


def hero_phrase(state: PerilousState, seat: int) -> Phrase:
    """The name of a seat's hero."""
    return HEROES[state.cell(seat, Cell.ROLE)]


def action_phrase(action: int) -> Phrase:
    """The name of an action."""
    return ACTIONS[action]


def item_phrase(item: int) -> Phrase:
    """The name of an Item Card."""
    return ITEMS[item]


def world_phrase(world: int) -> Phrase:
    """The name of a world."""
    return WORLDS[world]


@lru_cache(SETS_OF_DICE)
def dice_phrase(dice: int) -> Phrase:
    """Some dice by their numbers."""
    numbers = [str(die + 1) for die in members(dice)]
    return Phrase("perilous-dice", {"count": len(numbers), "dice": " ".join(numbers)})

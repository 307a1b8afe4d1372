"""The exact chance to save the world this turn, while the dice are in the air.

It is what the best way through the remaining rolls comes to (`rolls`) when final dice are worth 1 if they
can save the world and 0 if not. Cards count as dice and against the Heartless. With a card of two dice in a
hand there is no figure, since where these may be put is a matter of the Assign phase; nor with one more roll.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.perilous.bot.multisets import BLUES, FACES, MEMBERS
from playmat.games.perilous.bot.reach import by_cards, spaces_of_dice
from playmat.games.perilous.bot.rolls import FINALS, NO_SYMBOL, THROWN, Rolls, numbers
from playmat.games.perilous.bot.turn import black_state, blue_dice
from playmat.games.perilous.state.codes import BLACK_BIT, BLUE_DICE, Face, Symbol, copies
from playmat.games.perilous.state.components import IGNORE, ITEM_SYMBOL, ITEM_WORTH, ITEMS, REROLL
from playmat.games.perilous.state.mutations import Cell, PerilousState

MOST_IGNORES: Final = 2
"""With more cards against the Heartless there is no figure: it would take too long."""


def chance_in_the_air(t: PerilousState, thrown: i64) -> float | None:
    """The chance with the best play after a throw of some of the six dice; None where it is not known."""
    ignores = held(t, IGNORE)
    if t.hidden or ignores > MOST_IGNORES or held(t, REROLL) != 0 or doubles(t):
        return None
    black = THROWN if thrown & BLACK_BIT != 0 else black_state(t.dice)
    kept = blue_dice(t.dice, BLUE_DICE & ~thrown)
    left = t.limit - t.rolls - 1
    return rolls_to_save(t, ignores).layer(left, 0, ignores).after[black * MEMBERS + kept]


def held(t: PerilousState, item: i64) -> i64:
    """The number of cards of a kind in all hands."""
    found: i64 = 0
    for hero in range(t.seats):
        found += copies(t.cell(hero, Cell.HAND), item)
    return found


def doubles(t: PerilousState) -> bool:
    """Return whether a card of two dice that can move the marker is in a hand."""
    for item in range(ITEMS):
        symbol = ITEM_SYMBOL[item]
        if (
            ITEM_WORTH[item] == 2
            and (symbol == Symbol.ATTACK or symbol == Symbol.ABILITY)
            and held(t, item) != 0
        ):
            return True
    return False


class Latest:
    """The layers that were made last: a search asks for the same ones again and again."""

    def __init__(self) -> None:
        self.made: tuple[list[int], Rolls] | None = None  # one value: no thread sees half of another's


LATEST: Final = Latest()


def rolls_to_save(t: PerilousState, ignores: i64) -> Rolls:
    """The layers of the turn with nothing in mind but to save the world."""
    key = [int(t.marker), int(t.active), int(ignores)]
    for hero in range(t.seats):
        key += [
            int(t.cell(hero, field)) for field in (Cell.ROLE, Cell.READY, Cell.SET, Cell.SPACE, Cell.HAND)
        ]
    made = LATEST.made
    if made is None or made[0] != key:
        made = (key, Rolls(saved_by(t), 0, ignores, 0.0, 0.0))
        LATEST.made = made
    return made[1]


def saved_by(t: PerilousState) -> vec[float]:
    """By final dice (`black * MEMBERS + blue`), 1 where they can save the world and 0 elsewhere."""
    table = numbers(FINALS)
    more_attacks, more_abilities = by_cards(t, Symbol.ATTACK), by_cards(t, Symbol.ABILITY)
    for black in range(NO_SYMBOL + 1):
        for blue in range(MEMBERS):
            attacks = (
                more_attacks
                + BLUES.count[blue * FACES + Symbol.ATTACK]
                + (1 if black == Symbol.ATTACK else 0)
            )
            abilities = (
                more_abilities
                + BLUES.count[blue * FACES + Symbol.ABILITY]
                + (1 if black == Symbol.ABILITY else 0)
            )
            wilds = BLUES.count[blue * FACES + Face.WILD]
            saves = spaces_of_dice(t, attacks, abilities, wilds) >= t.marker
            table[black * MEMBERS + blue] = 1.0 if saves else 0.0
    return table

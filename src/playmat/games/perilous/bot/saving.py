"""The exact chance to save the world this turn, while the dice are in the air.

It is what the best way through the remaining rolls comes to (`rolls`) when final dice are worth 1 if they
can save the world and 0 if not. Cards count as dice, against the Heartless, and for one more roll.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.perilous.bot.multisets import BLUES, FACES, MEMBERS
from playmat.games.perilous.bot.reach import by_cards, pairs, reach, spaces_of_dice
from playmat.games.perilous.bot.rolls import FINALS, NO_SYMBOL, THROWN, Rolls, numbers
from playmat.games.perilous.bot.turn import black_state, blue_dice
from playmat.games.perilous.state.codes import ALL_DICE, BLACK_BIT, BLUE_DICE, Face, Symbol, copies
from playmat.games.perilous.state.components import IGNORE, REROLL
from playmat.games.perilous.state.mutations import Cell, PerilousState


def chance_in_the_air(t: PerilousState, thrown: i64) -> float | None:
    """The chance with the best play after a throw of some of the six dice; None where hands are hidden."""
    if t.hidden:
        return None
    ignores, rerolls = held(t, IGNORE), held(t, REROLL)
    black = THROWN if thrown & BLACK_BIT != 0 else black_state(t.dice)
    kept = blue_dice(t.dice, BLUE_DICE & ~thrown)
    left = t.limit - t.rolls - 1
    return rolls_to_save(t, rerolls, ignores).layer(left, rerolls, ignores).after[black * MEMBERS + kept]


def chance_with_dice(t: PerilousState) -> float | None:
    """The chance once the dice are final: 1 or 0; None while dice of cards lie there, which may be bound."""
    if t.hidden or (t.cells[Symbol.ATTACK] | t.cells[Symbol.ABILITY]) > ALL_DICE:
        return None
    return 1.0 if reach(t) >= t.marker else 0.0


def held(t: PerilousState, item: i64) -> i64:
    """The number of cards of a kind in all hands."""
    found: i64 = 0
    for hero in range(t.seats):
        found += copies(t.cell(hero, Cell.HAND), item)
    return found


class Latest:
    """The layers that were made last: a search asks for the same ones again and again."""

    def __init__(self) -> None:
        self.made: tuple[list[int], Rolls] | None = None  # one value: no thread sees half of another's


LATEST: Final = Latest()


def rolls_to_save(t: PerilousState, rerolls: i64, ignores: i64) -> Rolls:
    """The layers of the turn with nothing in mind but to save the world."""
    key = [int(t.marker), int(t.active), int(rerolls), int(ignores)]
    for hero in range(t.seats):
        key += [
            int(t.cell(hero, field)) for field in (Cell.ROLE, Cell.READY, Cell.SET, Cell.SPACE, Cell.HAND)
        ]
    made = LATEST.made
    if made is None or made[0] != key:
        made = (key, Rolls(saved_by(t), rerolls, ignores, 0.0, 0.0))
        LATEST.made = made
    return made[1]


def saved_by(t: PerilousState) -> vec[float]:
    """By final dice (`black * MEMBERS + blue`), 1 where they can save the world and 0 elsewhere."""
    table = numbers(FINALS)
    paired = pairs(t)
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
            saves = spaces_of_dice(t, attacks, abilities, wilds, paired) >= t.marker
            table[black * MEMBERS + blue] = 1.0 if saves else 0.0
    return table

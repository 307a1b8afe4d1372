"""The most that the rest of a turn can move the marker toward World Saved.

A bound from above, and a cheap one: a search for a way to save the world follows nothing that cannot do it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.perilous.state.codes import ACTIONS, DICE, AbilityOp, Face, Step, Symbol, copies, dice_in
from playmat.games.perilous.state.components import (
    ABILITY_N,
    ABILITY_OP,
    DICE_CARDS,
    ITEM_SYMBOL,
    ITEM_WORTH,
    ITEMS,
    NEED,
)
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import bit
from playmat.kernel.state import step_of


def reach(t: PerilousState) -> i64:
    """The most spaces that the marker can still be moved this turn; 0 from the World Roll on (PP-TURN-01)."""
    step: i64 = Step.BEGIN_TURN
    for packed in t.stack:
        if step_of(packed) >= Step.WORLD_PRE:
            return 0
        step = step_of(packed)
    on_the_way: i64 = 0
    for hero in range(t.seats):
        due = t.cell(hero, Cell.DUE)
        on_the_way += due >> Symbol.ATTACK & 1
        if due >> Symbol.ABILITY & 1 != 0:
            on_the_way += moved_by_ability(t, hero)
    if step > Step.ASSIGN:
        return on_the_way
    wilds: i64 = DICE
    attacks: i64 = 0
    abilities: i64 = 0
    if step == Step.ASSIGN:
        wilds = dice_in(t.cells[Face.WILD])
        attacks = dice_in(t.cells[Symbol.ATTACK])
        abilities = dice_in(t.cells[Symbol.ABILITY])
    attacks += by_cards(t, Symbol.ATTACK)
    abilities += by_cards(t, Symbol.ABILITY)
    return on_the_way + spaces_of_dice(t, attacks, abilities, wilds, pairs(t))


def spaces_of_dice(t: PerilousState, attacks: i64, abilities: i64, wilds: i64, paired: i64) -> i64:
    """The most spaces for dice of Attack, of Ability and wild ones; `paired` as in `spaces`."""
    most: i64 = 0
    spent: i64 = 0
    while spent <= wilds:
        moved = spaces(t, Symbol.ATTACK, attacks + spent, paired)
        moved += spaces(t, Symbol.ABILITY, abilities + wilds - spent, paired)
        if moved > most:
            most = moved
        spent += 1
    return most


def moved_by_ability(t: PerilousState, hero: i64) -> i64:
    """The spaces that a hero's Ability moves the marker (PP-HERO-04, PP-HERO-08)."""
    role = t.cell(hero, Cell.ROLE)
    if ABILITY_OP[role] == AbilityOp.MARKER or ABILITY_OP[role] == AbilityOp.MARKER_DISTRACT:
        return ABILITY_N[role]
    return 0


def by_cards(t: PerilousState, symbol: i64) -> i64:
    """The dice of a symbol that all hands together can add."""
    dice: i64 = 0
    for hero in range(t.seats):
        hand = t.cell(hero, Cell.HAND) & DICE_CARDS
        for item in range(ITEMS):
            if ITEM_SYMBOL[item] == symbol:
                dice += copies(hand, item) * ITEM_WORTH[item]
    return dice


def pairs(t: PerilousState) -> i64:
    """The symbols whose card of two dice is in a hand, as a bit set: there is one of each (PP-COMP-11)."""
    found: i64 = 0
    for item in range(ITEMS):
        if ITEM_WORTH[item] == 2:
            for hero in range(t.seats):
                if copies(t.cell(hero, Cell.HAND), item) != 0:
                    found |= bit(ITEM_SYMBOL[item])
    return found


def spaces(t: PerilousState, symbol: i64, dice: i64, paired: i64) -> i64:
    """The most spaces that so many dice of a symbol can be worth, in free action spaces.

    The active hero's own action has to be Set, or become Ready and Set first (PP-ASSIGN-02 to 09). If the
    symbol is in `paired`, two of the dice are those of a card: they go to one board, and only one of them to
    its action space (PP-ITEM-14, PP-ITEM-15).
    """
    me = t.active
    pair = paired & bit(symbol) != 0
    gains: vec[i64] = vec[i64]([0, 0, 0])
    for hero in range(t.seats):
        if (t.cell(hero, Cell.SET) & ~t.cell(hero, Cell.SPACE)) & bit(symbol) != 0:
            gains[worth(t, symbol, hero)] += 1
    if t.cell(me, Cell.SET) & bit(symbol) != 0:
        return most_of(gains, dice - 1 if pair else dice)
    before: i64 = 1
    if t.cell(me, Cell.READY) & bit(symbol) == 0:
        before += NEED[ACTIONS * t.cell(me, Cell.ROLE) + symbol]
    own = worth(t, symbol, me)
    if pair and before == 1 and dice > 1:
        return own + most_of(gains, dice - 2)
    gains[own] += 1
    return most_of(gains, dice - before)


def worth(t: PerilousState, symbol: i64, hero: i64) -> i64:
    """The spaces that a hero's action of a symbol moves the marker: 0, 1 or 2."""
    return 1 if symbol == Symbol.ATTACK else moved_by_ability(t, hero)


def most_of(gains: vec[i64], dice: i64) -> i64:
    """The most spaces for so many dice, when there are so many gains of 0, 1 and 2 spaces."""
    if dice <= 0:
        return 0
    twos = gains[2] if gains[2] < dice else dice
    ones = gains[1] if gains[1] < dice - twos else dice - twos
    return 2 * twos + ones

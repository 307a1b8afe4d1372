"""Evaluation of a position for the computer players, from the table as they may know it.

The unit is one point of health. Weights were found by self-play (`docs/strength.md`).
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from playmat.cards.continuous import continuous_number
from playmat.cards.operation import END
from playmat.cards.program import after, op_of
from playmat.games.kmon.bot.outlook import carried_on, chooses, evasion
from playmat.games.kmon.language.codes import DRAWN, HAND_LIMIT, NOBODY, TEAM, TICKING, Ban, Number, Op, Type
from playmat.games.kmon.rules.damage import wheel
from playmat.games.kmon.state.book import Card
from playmat.games.kmon.state.layout import (
    CARD_MASK,
    effect_bearer,
    effect_card,
    effect_counters,
    effect_seat,
)
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side

ALIVE: Final = 4.0
ACTIVE_LOW: Final = 1.0
"""The loss in worth of an active K-Mon that the next blow may exhaust."""

LOW: Final = 4
CHARGE: Final = 0.9
SPARE_CHARGE: Final = 0.15
TICKS_MORE: Final = 0.5
"""About as many times a turn an attack sets off a tick that answers to attacks (KM-FX-24)."""

ENOUGH_CHARGES: Final = 7
READY: Final = 1.6
"""A card that the active K-Mon can play; `LATER`: one on the bench; `FODDER`: nobody; `HIDDEN`: who knows."""

LATER: Final = 1.3
FODDER: Final = 0.9
HIDDEN: Final = 1.3
SURPLUS: Final = 0.3
"""A card above the hand limit."""

DEFENDING: Final = 1.4
MATCHUP: Final = 0.4
TURNS: Final = 3
"""No more of an effect's turns are counted."""

CHOICES: Final = 3
"""So many choices among the things of cards are tried; of later ones the first is taken."""

SCALE: Final = 12.0
WON: Final = 1000.0


def value(state: KmonState, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    after = settled(state, seat)
    if after.winner != NOBODY:
        if after.winner == DRAWN:
            return 0.5
        return 1.0 if after.winner == seat else 0.0
    return 1.0 / (1.0 + math.exp(-lead(after, seat) / SCALE))


def settled(state: KmonState, seat: i64) -> KmonState:
    """The position after the chain in progress, if there is one; whoever can evade does what is better."""
    if len(state.links) == 0 or state.winner != NOBODY:
        return state
    evades = evasion(state)
    if evades < 0:
        return chosen_well(state, seat, -1, CHOICES)
    hit = chosen_well(state, seat, 0, CHOICES)
    missed = chosen_well(state, seat, evades, CHOICES)
    gain = outcome(missed, seat) - outcome(hit, seat)
    return missed if (gain > 0) == (state.first == seat) else hit


def chosen_well(state: KmonState, seat: i64, answer: i64, choices: i64) -> KmonState:
    """The position after the chain and the first answer, where each chooses what is better for them.

    Args:
        state: the position in the chain.
        seat: for whom it is weighed.
        answer: the first answer (-1: as usual).
        choices: among so many cards' things somebody may still choose.
    """
    after = carried_on(state, answer, choices > 0)
    if len(after.links) == 0 or not chooses(after):
        return after
    best = chosen_well(after, seat, 0, choices - 1)
    most = outcome(best, seat)
    for place in range(i64(1), after.choice.n):
        other = chosen_well(after, seat, place, choices - 1)
        ahead = outcome(other, seat)
        if (ahead > most) if after.first == seat else (ahead < most):
            best = other
            most = ahead
    return best


def outcome(state: KmonState, seat: i64) -> float:
    """By how much a seat is ahead, also where the battle is over."""
    if state.winner == NOBODY:
        return lead(state, seat)
    if state.winner == DRAWN:
        return 0.0
    return WON if state.winner == seat else -WON


def lead(state: KmonState, seat: i64) -> float:
    """By how much a seat is ahead."""
    mine = state.sides[seat]
    theirs = state.sides[1 - seat]
    total = strength(state, mine) - strength(state, theirs)
    total += hand(state, mine) - HIDDEN * float(min(len(theirs.hand), HAND_LIMIT))
    if mine.active >= 0 and theirs.active >= 0:
        total += MATCHUP * float(edge(mine, theirs) - edge(theirs, mine))
    return total


def strength(state: KmonState, side: Side) -> float:
    """The strength of a side as everybody sees it: K-Mons, charges, position, effects."""
    total = 0.0
    for place in range(TEAM):
        kmon = side.team[place]
        if kmon.fit():
            total += ALIVE + float(kmon.species.hp - kmon.damage)
    if side.has_fit_active():
        fighter = side.fighter()
        if fighter.species.hp - fighter.damage <= LOW:
            total -= ACTIVE_LOW
    enough = min(side.charges, ENOUGH_CHARGES)
    total += CHARGE * float(enough) + SPARE_CHARGE * float(side.charges - enough)
    if side.defending:
        total += DEFENDING
    for effect in state.effects:
        if effect_seat(effect) == side.seat:
            card = state.book.cards[effect_card(effect)]
            turns = min(card.duration - effect_counters(effect), TURNS)
            acts = effect_bearer(effect) == side.active
            total += float(turns) * effect_worth(state, card, acts)
    return total


def hand(state: KmonState, side: Side) -> float:
    """The worth of the cards in a hand to the player who sees them."""
    total = 0.0
    count: i64 = len(side.hand)
    for place in range(count):
        if place >= HAND_LIMIT:
            total += SURPLUS
        else:
            total += card_worth(side, state.book.cards[side.hand[place] & CARD_MASK])
    return total


def card_worth(side: Side, card: Card) -> float:
    """A card in hand: who can play it?"""
    if card.type == Type.ITEM:
        return READY
    if side.has_fit_active() and side.fighter().species.elements & card.element_bit != 0:
        return READY
    for kmon in side.team:
        if kmon.fit() and kmon.species.elements & card.element_bit != 0:
            return LATER
    return FODDER


def edge(side: Side, foe: Side) -> i64:
    """The advantage on the wheel of a side's active K-Mon against the other one, at best."""
    mine = side.fighter().species
    theirs = foe.fighter().species.primary
    return max(wheel(mine.primary, theirs), wheel(mine.secondary, theirs))


def effect_worth(state: KmonState, card: Card, acts: bool) -> float:
    """The worth of a turn of an effect to the player whose K-Mon carries it."""
    total = 0.0
    at = card.tick
    while state.code[at] != END:
        operation = op_of(state.code[at])
        amount = float(state.code[at + 1])
        if operation == Op.TICK_DAMAGE:
            total -= amount
        elif operation == Op.TICK_HEAL:
            total += 0.7 * amount
        elif operation == Op.TICK_GAIN:
            total += CHARGE * amount
        else:
            total -= CHARGE * amount
        at = after(state.code, at)
    if not acts:
        return total
    if card.flags & TICKING != 0:
        total *= 1.0 + TICKS_MORE
    if card.numbers != 0:
        total += 0.6 * float(continuous_number(card.numbers, Number.ATTACK_DAMAGE))
        total += 0.5 * float(continuous_number(card.numbers, Number.ABILITY_DAMAGE))
        total -= 0.6 * float(continuous_number(card.numbers, Number.ATTACK_TAKEN))
        total -= 0.5 * float(continuous_number(card.numbers, Number.ABILITY_TAKEN))
        total -= 1.0 * float(continuous_number(card.numbers, Number.DAMAGE_TAKEN))
        total -= 0.4 * float(continuous_number(card.numbers, Number.ABILITY_COST))
        total += 0.5 * float(continuous_number(card.numbers, Number.THORNS))
        total += CHARGE * float(continuous_number(card.numbers, Number.ATTACK_CHARGES))
    if card.flags & (Ban.ATTACK | Ban.ABILITY) != 0:
        total -= 1.0
    if card.flags & Ban.EVADE != 0:
        total -= 0.8
    if card.flags & (Ban.SWITCH | Ban.HEAL | Ban.TRAIT | Ban.DEFENCE) != 0:
        total -= 0.3
    return total

"""Evaluation of a position for the computer players, from the table as they may know it.

The unit is one Heart Point of a healthy player. In the middle of an effect the position after it counts; in
a battle or challenge what is likely to come of it.
"""

from __future__ import annotations

import math
from typing import Final, cast

from mypy_extensions import i64

from playmat.games.khtcg.effects.continuous import attack_of, pow_of, rule, stat, support_of, world_total
from playmat.games.khtcg.language.codes import (
    CHALLENGE_HP_LOSS,
    DRAWN,
    FIRST_OF_EFFECTS,
    HAND_TARGET,
    NOBODY,
    NONE,
    Fight,
    Step,
    Verb,
)
from playmat.games.khtcg.language.hooks import RuleNumber, Stat
from playmat.games.khtcg.language.terms import Type
from playmat.games.khtcg.rules.combat import total_of
from playmat.games.khtcg.rules.permission import (
    can_be_disrupted,
    can_call,
    can_cast,
    can_disrupt,
    can_equip,
    can_transform,
    hindered,
)
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import CARD_MASK, piece_damage
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice, Kind
from playmat.kernel.state import Status, arg_of, step_of

LAST_HP: Final[list[float]] = [0.0, 3.5, 6.0, 8.0, 9.5, 10.8, 12.0]
"""The worth of the last Heart Points together; every further one is worth one.

A list: a compiled tuple of floats counts as not set.
"""

WORLD: Final = 1.1
RACE: Final = 0.09
"""A level of Worlds, and how its worth grows with the total."""

BLOCKED: Final = 1.2
HINDRANCE: Final = 0.16
"""A disruptor on one's World, and each point of its POW that is left."""

ALLY: Final = 0.35
SUPPORT: Final = 0.3
MAGIC: Final = 0.15
"""An ally, and each point of its Support and Magic."""

MIGHT: Final = 0.3
"""A point of what the Player Card fights with alone."""

OPEN: Final = 1.5
"""A World Card in hand that can be moved to this turn."""

NEXT_WORLD: Final = 0.9
READY: Final = 0.5
FRESH: Final = 0.3
USABLE: Final = 0.25
STUCK: Final = 0.1
"""Cards in hand: the first World, one for the next fight, one that will be drawn, one that could be played
but was not, one of no use.

A hand is filled up in every turn, so that what is not played is worth less than the next card.
"""

SURPRISE: Final = 0.05
"""The uncertainty that each card of the other hand adds to a lead in a challenge."""

SCALE: Final = 5.0
WON: Final = 1000.0
MOST_ANSWERS: Final = 12
DEPTH: Final = 4


def value(state: KhtcgState, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    ahead = outlook(state, seat, DEPTH)[0]
    if ahead >= WON:
        return 1.0
    if ahead <= -WON:
        return 0.0
    return 1.0 / (1.0 + math.exp(-ahead / SCALE))


def settled(state: KhtcgState, seat: i64) -> KhtcgState:
    """The match once what is being carried out is done; whoever chooses picks what looks best to them."""
    return outlook(state, seat, DEPTH)[1] if in_between(state) else state


def outlook(state: KhtcgState, seat: i64, depth: i64) -> tuple[float, KhtcgState]:
    """By how much a seat is ahead once what is being carried out is done, and the match then."""
    if state.winner != NOBODY:
        if state.winner == DRAWN:
            return 0.0, state
        return (WON if state.winner == seat else -WON), state
    if depth == 0 or not in_between(state):
        return lead(state, seat), state
    best = 0.0
    found = state
    mine = state.first == seat
    for place, answer in enumerate(some_answers(state.choice)):
        after = cast("KhtcgState", state.clone())
        after.live = True
        after.apply(state.first, answer)
        ahead, then = outlook(after, seat, depth - 1)
        if place == 0 or (ahead > best) == mine:
            best, found = ahead, then
    return best, found


def in_between(state: KhtcgState) -> bool:
    """Return whether somebody is asked in the middle of an effect, or for the cards or damage of an act."""
    if state.status != Status.ASKING:
        return False
    step = step_of(state.top())
    return step >= FIRST_OF_EFFECTS or step == Step.ATTACK_SET or step == Step.ASSIGN


def some_answers(choice: Choice) -> list[int]:
    """The answers of a choice, or so many spread over all of them."""
    if choice.kind == Kind.SUBSET:
        least = int(choice.must)
        return [
            one for one in ((1 << int(choice.n)) - 1, least, *range(1, MOST_ANSWERS)) if choice.allows(one)
        ]
    count = int(choice.count())
    return list(range(0, count, max(1, count // MOST_ANSWERS)))


def lead(state: KhtcgState, seat: i64) -> float:
    """By how much a seat is ahead on the table, with what the running fight is likely to bring."""
    mine = state.sides[seat]
    theirs = state.sides[1 - seat]
    total = strength(state, mine) - strength(state, theirs) + hand(state, mine)
    if state.fight == Fight.CHALLENGE:
        total += challenge_worth(state, mine, theirs)
        return total
    way = OPEN if state.turn_player == seat and may_move(state, mine) else 0.0
    if state.fight == Fight.BATTLE or may_battle(state):
        fighter = state.sides[state.turn_player]
        gain = battle(state, fighter, way)
        total += gain if fighter.seat == seat else -gain
    elif not hindered(state, mine):
        total += way
    return total


def strength(state: KhtcgState, side: Side) -> float:
    """The strength of a side as everybody sees it."""
    worlds = float(world_total(state, side))
    total = hearts(side.hp) + WORLD * worlds + RACE * worlds * worlds
    for slot in side.friends:
        total += ally(state, slot)
    if side.leader != NONE:
        total += MIGHT * alone(state, side)
    for slot in side.disruptors:
        total -= hindrance(state, slot)
    return total


def hearts(hp: i64) -> float:
    """The worth of Heart Points."""
    if hp <= 0:
        return 0.0
    known: i64 = len(LAST_HP) - 1
    return LAST_HP[hp] if hp <= known else LAST_HP[known] + float(hp - known)


def ally(state: KhtcgState, slot: i64) -> float:
    """The worth of an ally that does not take part."""
    return ALLY + SUPPORT * float(support_of(state, slot)) + MAGIC * float(state.card_in(slot).magic)


def hindrance(state: KhtcgState, slot: i64) -> float:
    """The cost of a disruptor to the player on whose World it lies."""
    return BLOCKED + HINDRANCE * float(left(state, slot))


def left(state: KhtcgState, slot: i64) -> i64:
    """The damage that would defeat a disruptor."""
    return max(0, pow_of(state, slot) - piece_damage(state.pieces[slot]))


def hand(state: KhtcgState, side: Side) -> float:
    """The worth of a hand to its player, with what they will draw; the other one is hidden."""
    total = FRESH * float(max(0, HAND_TARGET - len(side.hand)))
    worlds = False
    for number in side.hand:
        card = state.book.cards[number & CARD_MASK]
        if card.type == Type.WORLD:
            total += STUCK if worlds else NEXT_WORLD
            worlds = True
        elif card.type == Type.ATTACK:
            total += READY
        else:
            total += USABLE if usable(state, side, card) else STUCK
    return total


def usable(state: KhtcgState, side: Side, card: Card) -> bool:
    """Return whether a card could be played as things are."""
    if card.type == Type.EVENT:
        return True
    foe = state.sides[1 - side.seat]
    disrupts = card.type == Type.DARK and can_be_disrupted(state, foe)
    if disrupts and can_disrupt(state, side, card, world_total(state, foe)):
        return True
    if card.type == Type.MAGIC or card.type == Type.MAGIC_FRIEND:
        return can_cast(state, side, card)
    if card.type == Type.EQUIPMENT:
        return can_equip(state, side, card)
    if card.type == Type.FORM:
        return can_transform(state, side, card)
    return can_call(state, side, card)


def may_battle(state: KhtcgState) -> bool:
    """Return whether the active player can still start a battle this turn."""
    if state.escaped or state.spent(Verb.BATTLE) or state.phase() != Step.ACTION:
        return False
    return hindered(state, state.sides[state.turn_player])


def may_move(state: KhtcgState, side: Side) -> bool:
    """Return whether the active player could still move this turn, if nothing hindered them."""
    if state.escaped or state.spent(Verb.MOVE) or state.phase() != Step.ACTION:
        return False
    for number in side.hand:
        if state.book.cards[number & CARD_MASK].type == Type.WORLD:
            return True
    return False


def battle(state: KhtcgState, side: Side, way: float) -> float:
    """The worth of a battle to its player: they commit as many of their best allies as pays.

    Args:
        state: the match.
        side: the active player.
        way: what it is worth to them to have nothing left on their World.
    """
    total = float(total_of(state, side)) if state.fight == Fight.BATTLE else alone(state, side)
    foes = sorted([int(left(state, slot)) for slot in side.disruptors])
    friends = sorted(
        [(float(support_of(state, slot)), ally(state, slot)) for slot in side.friends], reverse=True
    )
    best = defeats(foes, total, way)
    price = 0.0
    for support, worth in friends:
        total += support
        price += worth
        best = max(best, defeats(foes, total, way) - price)
    return best


def alone(state: KhtcgState, side: Side) -> float:
    """The total of a Player Card with its Equipment."""
    total = attack_of(state, side.face())
    for slot in side.equipment:
        if state.host(slot) == side.leader:
            total += stat(state, slot, Stat.SUPPORT, state.card_in(slot).support)
    return float(total)


def defeats(foes: list[int], damage: float, way: float) -> float:
    """The gain from the disruptors that so much damage defeats, the weakest first, and from all of them."""
    gained = 0.0
    for foe in foes:
        damage -= foe
        if damage < 0:
            return gained
        gained += BLOCKED + HINDRANCE * foe
    return gained + way


def challenge_worth(state: KhtcgState, mine: Side, theirs: Side) -> float:
    """The worth of a challenge if both add what pays: allies, and Attack Cards of the own hand.

    The hand of the other is hidden: every card in it makes a victory a little less sure.
    """
    edge = float(total_of(state, mine) - total_of(state, theirs))
    gain = stake(state, theirs) * (1.0 - SURPRISE * float(len(theirs.hand)))
    loss = stake(state, mine)
    top = state.top()
    if state.status != Status.ASKING or step_of(top) != Step.CHALLENGE_ROUND:
        return result(edge, gain, loss)
    own = helpers(state, mine)
    for number in mine.hand:
        card = state.book.cards[number & CARD_MASK]
        if card.type == Type.ATTACK:
            own.append((float(card.support), READY))
    own.sort()
    others = sorted(helpers(state, theirs))
    passed = arg_of(top) > 0
    if state.first == mine.seat:
        return contest(edge, own, others, gain, loss, passed)
    return -contest(-edge, others, own, loss, gain, passed)


def stake(state: KhtcgState, side: Side) -> float:
    """The loss that a side risks in a challenge."""
    loss = rule(state, side.seat, RuleNumber.CHALLENGE_LOSS, CHALLENGE_HP_LOSS)
    return WON / 20 if side.hp <= loss else hearts(side.hp) - hearts(side.hp - loss)


def result(edge: float, gain: float, loss: float) -> float:
    """The worth of a challenge that ends with such a difference of the totals."""
    if edge == 0:
        return 0.0
    return gain if edge > 0 else -loss


def helpers(state: KhtcgState, side: Side) -> list[tuple[float, float]]:
    """The Support of the allies that could still join, each with what is lost with it."""
    return [(float(support_of(state, slot)), ally(state, slot)) for slot in side.friends]


def contest(
    edge: float,
    mine: list[tuple[float, float]],
    theirs: list[tuple[float, float]],
    gain: float,
    loss: float,
    passed: bool,
) -> float:
    """The worth of a challenge to the player asked: they do nothing, or overtake if that pays in the end.

    Args:
        edge: by how much their total is ahead.
        mine: what they could add, the weakest first: Support, and what it costs.
        theirs: what the other could add.
        gain: what a victory is worth to them.
        loss: what a defeat costs them.
        passed: the other has just done nothing.
    """
    if edge < 0:
        rest = -loss
    elif passed:
        rest = result(edge, gain, loss)
    else:
        rest = -contest(-edge, theirs, mine, loss, gain, True)
    if edge > 0:
        return rest
    ahead, kept, price = overtaking(edge, mine)
    if ahead < 0 or ahead == edge:
        return rest
    return max(rest, -contest(-ahead, theirs, kept, loss, gain, False) - price)


def overtaking(
    edge: float, helpers: list[tuple[float, float]]
) -> tuple[float, list[tuple[float, float]], float]:
    """The weakest that is enough to get ahead, after the strongest as long as none is.

    Args:
        edge: by how much one is ahead now, 0 or less.
        helpers: what could be added, the weakest first.

    Returns:
        By how much one is ahead then, what is left, and what was spent.
    """
    kept = helpers[:]
    price = 0.0
    while edge <= 0 and kept:
        place = 0
        while place < len(kept) - 1 and edge + kept[place][0] <= 0:
            place += 1
        support, worth = kept.pop(place)
        edge += support
        price += worth
    return edge, kept, price

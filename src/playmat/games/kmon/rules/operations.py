"""Chapter 20: what each operation of a card does (KM-FX-07 to KM-FX-23)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.cards.effect import PLACE, PLACE_BITS
from playmat.cards.operation import END
from playmat.cards.program import MOST_THINGS, NOTHING, after, op_of, thing_of
from playmat.games.kmon.language.codes import NOBODY, TEAM, Happened, Op, Prompt, Step, Trait
from playmat.games.kmon.rules.chain import BENCH_ONLY, SECOND, answered, cancel
from playmat.games.kmon.rules.counting import counted, holds
from playmat.games.kmon.rules.damage import ability_damage, damage_benched
from playmat.games.kmon.rules.ticks import tick
from playmat.games.kmon.state.layout import (
    ATTACHED,
    HOSTILE,
    MOST_SPREAD,
    REDUCE_MASK,
    REDUCE_MOST,
    REDUCE_SHIFT,
    Fate,
    Link,
    card_of,
    effect_bearer,
    effect_card,
    effect_seat,
    identity_of,
    kind_of,
    mine_of,
    reduced_of,
    second_of,
    side_of,
    target_of,
)
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side
from playmat.kernel.choice import Choice
from playmat.kernel.steps import Steps

ACTIVE_THEIRS: Final = 0
ACTIVE_MINE: Final = 1
CHOSEN: Final = 2
"""The aims of `attach` and `cleanse`."""

ALL_MINE: Final = 3
"""The first aim of `attach` that is a whole team; the other one is the opponent's."""

HEAL_ACTIVE: Final = 0
HEAL_CHOSEN: Final = 1
"""The aims of `heal` beside the whole team."""

BENCH_ALL: Final = 1
BENCH_ONE: Final = 2
"""The aims of `damage` beside the active K-Mon."""

EACH: Final[i64] = 1 << Op.DAMAGE_EACH | 1 << Op.HEAL_EACH | 1 << Op.GAIN_EACH | 1 << Op.DRAW_EACH
"""The operations that count (KM-FX-18)."""

HOLDS: Final[i64] = 1 << Op.IF | 1 << Op.CHOOSE
"""The operations that hold others, among which there may be damage to the bench (KM-FX-13)."""

ACTOR: Final = 0
OWNER_CHOICE: Final = 0
ALL: Final = -1


def perform(state: KmonState, operation: i64, at: i64, seat: i64, context: i64) -> None:
    """Carry out one operation; what cannot be done is skipped (KM-FX-11)."""
    code = state.code
    side = state.sides[seat]
    foe = state.sides[1 - seat]
    if operation == Op.DAMAGE:
        damage(state, side, foe, at, context)
        return
    if context == BENCH_ONLY and (HOLDS >> operation) & 1 == 0:
        return
    if operation == Op.ATTACH:
        attach(state, side, foe, at, context)
    elif operation == Op.HEAL:
        heal(state, side, code[at + 1], code[at + 2])
    elif operation == Op.GAIN_CHARGES:
        state.gain(side, code[at + 1], "KM-FX-14")
    elif operation == Op.DRAW:
        state.push(Step.DRAW, seat, code[at + 1])
    elif operation == Op.NEUTRALISE:
        cancel(state, seat, Fate.NEUTRALISED, "KM-NEU-01")
    elif operation == Op.REDUCE:
        reduce(state, code[at + 1])
    elif operation == Op.COUNTER:
        damage_active(state, side, foe, code[at + 1])
    elif operation == Op.DRAIN_CHARGES:
        state.lose(foe, code[at + 1], "KM-FX-14")
    elif operation == Op.RECOIL:
        if side.active >= 0:
            state.damage(side, side.active, code[at + 1], False, "KM-DMG-08")
    elif operation == Op.EVADE:
        cancel(state, seat, Fate.EVADED, "KM-EVA-04")
    elif operation == Op.OPP_DISCARD:
        step = Step.DISCARD if code[at + 2] == OWNER_CHOICE else Step.LOSE
        state.push(step, foe.seat, code[at + 1])
    elif operation == Op.RETRIEVE:
        state.push(Step.RETRIEVE, seat, code[at + 1] | (code[at + 2] << 8))
    elif operation == Op.STEAL_CHARGES:
        state.gain(side, state.lose(foe, code[at + 1], "KM-FX-14"), "KM-FX-14")
    elif operation == Op.MILL:
        for _card in range(code[at + 1]):
            state.mill(foe, "KM-DISC-03")
    elif operation == Op.SWITCH_SELF:
        state.push(Step.SWITCH, seat, seat | (code[at + 1] << 1))
    elif operation == Op.FORCE_SWITCH:
        state.push(Step.SWITCH, foe.seat if code[at + 1] == 0 else seat, foe.seat)
    elif operation == Op.CLEANSE:
        cleanse(state, side, foe, at)
    elif operation == Op.TAKE_DEFENCE:
        state.take_defence(side, "KM-DEFN-11")
    elif operation == Op.BREAK_DEFENCE:
        state.leave_defence(foe, "KM-DEFN-10")
    elif operation == Op.PEEK_HAND:
        state.peek(foe, seat)
    elif operation == Op.IF:
        if holds(counted(side, foe, code[at + 1]), code[at + 2], code[at + 3]):
            state.start(seat, code[at + 4], context)
    elif operation == Op.CHOOSE:
        if context != BENCH_ONLY or reaches_bench(state, at):
            state.push(Step.CHOOSE, seat if code[at + 1] == ACTOR else 1 - seat, at | context << PLACE_BITS)
    elif (EACH >> operation) & 1:
        each(state, side, foe, operation, at)
    else:
        tick(state, side, mine_of(state.link()), operation, code[at + 1])


def damage(state: KmonState, side: Side, foe: Side, at: i64, context: i64) -> None:
    """Damage to the opposing active K-Mon, to the whole bench, or to one K-Mon there (KM-FX-20)."""
    to = state.code[at + 2]
    amount = state.code[at + 1]
    if to == BENCH_ALL:
        damage_bench(state, side, foe, amount)
    elif to == BENCH_ONE:
        state.push(Step.AIM, side.seat, amount)
    elif context != BENCH_ONLY:
        damage_active(state, side, foe, amount)


def damage_active(state: KmonState, side: Side, foe: Side, printed: i64) -> None:
    """Damage to the opposing active K-Mon (KM-DMG-03, KM-DMG-06)."""
    if foe.active == NOBODY:
        return
    link = state.link()
    element = state.book.cards[card_of(link)].element
    amount = ability_damage(side, foe, foe.fighter(), True, element, printed, link)
    kind = kind_of(link)
    clause = "KM-DMG-06" if kind == Link.REACTION else "KM-DMG-03"
    state.damage(foe, foe.active, amount, (HOSTILE >> kind) & 1 != 0, clause)


def damage_bench(state: KmonState, side: Side, foe: Side, printed: i64) -> None:
    """Damage to each opposing benched K-Mon (KM-DMG-07)."""
    for place in range(TEAM):
        if place != foe.active and foe.team[place].fit():
            damage_benched(state, side, foe, place, printed)


def heal(state: KmonState, side: Side, amount: i64, to: i64) -> None:
    """Remove damage from the active K-Mon, the chosen one, or all."""
    if to == HEAL_ACTIVE:
        if side.active >= 0:
            state.heal(side, side.active, amount, "KM-DMG-09")
    elif to == HEAL_CHOSEN:
        place = chosen(state, side)
        if place >= 0:
            state.heal(side, place, amount, "KM-DMG-09")
    else:
        for place in range(TEAM):
            state.heal(side, place, amount, "KM-DMG-09")


def chosen(state: KmonState, side: Side) -> i64:
    """The K-Mon that was chosen on declaration; the active one where none was."""
    place = target_of(state.link())
    return side.active if place == 3 else place


def reduce(state: KmonState, amount: i64) -> None:
    """The answered action deals less damage to the active K-Mon (KM-REACT-07)."""
    place = answered(state)
    if place < 0:
        return
    link = state.links[place]
    total = reduced_of(link) + amount
    total = min(total, REDUCE_MOST)
    state.links[place] = (link & ~REDUCE_MASK) | (total << REDUCE_SHIFT)
    if state.log is not None:
        clause = "KM-DMG-02" if kind_of(link) == Link.ATTACK else "KM-DMG-03"
        state.log.write(Happened.REDUCED, side_of(link), [amount], clause)


def attach(state: KmonState, side: Side, foe: Side, at: i64, context: i64) -> None:
    """The card becomes a persistent effect (KM-PERS-06), unless its K-Mon has fallen (KM-FX-12).

    Embankment counts a debuff once at once, and one whose duration is reached never acts.
    """
    to = state.code[at + 3]
    if to >= ALL_MINE:
        attach_to_all(state, side, side if to == ALL_MINE else foe, context)
        return
    bearer = foe if to == ACTIVE_THEIRS else side
    place = chosen(state, side) if to == CHOSEN else bearer.active
    link = state.link()
    if place < 0 or not bearer.team[place].fit() or link & attached_bit(context) != 0:
        return
    attach_to(state, side, bearer, place, context, 0)


def attach_to(state: KmonState, side: Side, bearer: Side, place: i64, context: i64, spread: i64) -> None:
    """The card lies on a K-Mon, unless Embankment ends it at once (KM-TRAIT-EMBANKMENT-2)."""
    link = state.link()
    number = second_of(link) if context == SECOND else card_of(link)
    card = state.book.cards[number]
    counters: i64 = 0
    if card.debuff and place == bearer.active and bearer.has_trait(Trait.EMBANKMENT):
        counters = 1
        if card.duration <= 1:
            return
    state.links[len(state.links) - 1] = link | attached_bit(context)
    state.attach(card, side.seat, bearer, place, counters, spread)


def attach_to_all(state: KmonState, side: Side, bearer: Side, context: i64) -> None:
    """Each fit K-Mon of a team carries the card, which is in play as long as one does (KM-FX-23)."""
    link = state.link()
    if link & attached_bit(context) != 0:
        return
    card = second_of(link) if context == SECOND else card_of(link)
    spread: i64 = 1
    while spread < MOST_SPREAD and state.lies(identity_of(card, side.seat, spread)):
        spread += 1
    for place in range(TEAM):
        if bearer.team[place].fit():
            attach_to(state, side, bearer, place, context, spread)


def attached_bit(context: i64) -> i64:
    """The mark of the card whose program runs: it lies on a K-Mon now."""
    return ATTACHED << 1 if context == SECOND else ATTACHED


def cleanse(state: KmonState, side: Side, foe: Side, at: i64) -> None:
    """Remove effects of a kind from a K-Mon, the oldest first."""
    debuffs = state.code[at + 1] == 1
    to = state.code[at + 2]
    left = state.code[at + 3]
    bearer = foe if to == ACTIVE_THEIRS else side
    place = chosen(state, side) if to == CHOSEN else bearer.active
    if place < 0 or bearer.team[place].fallen():
        return
    i: i64 = 0
    while i < len(state.effects) and left != 0:
        effect = state.effects[i]
        if (
            effect_seat(effect) == bearer.seat
            and effect_bearer(effect) == place
            and state.book.cards[effect_card(effect)].debuff == debuffs
        ):
            state.take_effect(i, "KM-FX-16")
            left -= 1
        else:
            i += 1


def each(state: KmonState, side: Side, foe: Side, operation: i64, at: i64) -> None:
    """An amount for each of what is counted, up to a bound; nothing is done for none (KM-FX-18)."""
    code = state.code
    amount = min(code[at + 1] * counted(side, foe, code[at + 2]), code[at + 3])
    if amount == 0:
        return
    if operation == Op.DAMAGE_EACH:
        damage_active(state, side, foe, amount)
    elif operation == Op.HEAL_EACH:
        heal(state, side, amount, HEAL_ACTIVE)
    elif operation == Op.GAIN_EACH:
        state.gain(side, amount, "KM-FX-14")
    else:
        state.push(Step.DRAW, side.seat, amount)


# ---- choosing ----------------------------------------------------------------------------------------


def reaches_bench(state: KmonState, at: i64) -> bool:
    """Return whether one of the things of a choice hits benched K-Mons: that is not evaded (KM-FX-22)."""
    for place in range(i64(MOST_THINGS)):
        if hits_bench(state, thing_of(state.code, at, place)):
            return True
    return False


def hits_bench(state: KmonState, at: i64) -> bool:
    """Return whether a program has damage to benched K-Mons (KM-FX-13)."""
    code = state.code
    while code[at] != END:
        operation = op_of(code[at])
        if operation == Op.DAMAGE and code[at + 2] != 0:
            return True
        if operation == Op.IF and hits_bench(state, code[at + 4]):
            return True
        at = after(code, at)
    return False


def offer_choose(state: KmonState, choice: Choice, seat: i64, arg: i64) -> None:
    """D-CHOOSE: each thing that the card names."""
    at = arg & PLACE
    choice.pick(seat, Prompt.CHOOSE)
    for place in range(i64(MOST_THINGS)):
        if thing_of(state.code, at, place) != NOTHING:
            choice.offer(place)


def take_choose(state: KmonState, seat: i64, arg: i64, place: i64) -> None:
    """It is chosen and done, for the player of the card."""
    state.pop()
    at = arg & PLACE
    begin = thing_of(state.code, at, place)
    if state.log is not None:
        state.log.write(Happened.CHOSEN, seat, [begin], "KM-FX-22")
    state.start(seat if state.code[at + 1] == ACTOR else 1 - seat, begin, arg >> PLACE_BITS)


STEPS: Final[Steps] = {
    Step.CHOOSE: (None, offer_choose, take_choose),
}

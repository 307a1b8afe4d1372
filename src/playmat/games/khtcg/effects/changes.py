"""Changes on the table, and the texts that forbid them or answer.

`mutations` moves the things, `triggers` hears.

Carries out KH-GEN-04 to -11, -21 to -23, KH-DRAW-03 to -07, KH-WORLD-07 to -09 and HOOK-07, -08, -11, -13,
-16 to -19, -21, -23 to -27, -35, -47.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.program import op_of
from playmat.games.khtcg.effects.continuous import (
    counts,
    holds,
    rule,
)
from playmat.games.khtcg.effects.matching import aims, fits, kinds_of_card, means
from playmat.games.khtcg.effects.triggers import BY_CAUSE, fire, replaced
from playmat.games.khtcg.language.codes import (
    NO_LIMIT,
    NONE,
    NOW,
    UNPREVENTED,
    Area,
    Cause,
    Happened,
    Static,
    Step,
)
from playmat.games.khtcg.language.hooks import By, Protect, Replaced, RuleNumber, Trigger
from playmat.games.khtcg.language.instructions import Continuous, ContinuousWho, Op, Select
from playmat.games.khtcg.language.terms import Pile, Until
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    KNOWN,
    NO_CARD,
    OWNER_SHIFT,
    TENS,
    due_of,
    lasting_place,
    lasting_seat,
    lasting_slot,
    lasting_times,
    lasting_until,
    piece_counters,
    piece_owner,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.piles import exchange
from playmat.kernel.steps import Steps

# ---- what texts forbid ---------------------------------------------------------------------------------


def limit(state: KhtcgState, seat: i64, area: i64, base: i64) -> i64:
    """The number of cards that a player may have in an area (KH-HOOK-11).

    Where the rules set no limit (`base` is `NO_LIMIT`) the smallest one of a text holds, else the largest.
    """
    if (state.statics >> (Static.LIMIT + area)) & 1 == 0:
        return base
    code = state.code
    most = base
    for source in state.texts:
        card = state.card_in(source)
        if (card.statics >> (Static.LIMIT + area)) & 1 == 0 or not counts(state, source):
            continue
        owner = state.controller(source)
        for at in card.at[Op.STANDING_LIMIT]:
            if (
                code[at + ContinuousWho.MORE] == area
                and means(state, code[at + ContinuousWho.WHO], owner, seat)
                and holds(state, code[at + ContinuousWho.IF], code[at + ContinuousWho.UNLESS], source, owner)
            ):
                given = code[at + ContinuousWho.MORE + 1]
                if (given < most) == (base == NO_LIMIT):
                    most = given
    return most


def forbidden(state: KhtcgState, seat: i64, act: i64, card: i64) -> bool:
    """Return whether a text forbids a player an act with a card (`NONE`: no card), a guard of section 8.4."""
    if (state.statics >> (Static.ACT + act)) & 1 == 0:
        return False
    for source in state.texts:
        kind = state.card_in(source)
        speaks = (kind.statics >> (Static.ACT + act)) & 1 != 0 and counts(state, source)
        if speaks and forbidden_by(state, kind, source, seat, act, card):
            return True
    code = state.code
    for lasting in state.lasting:
        at = lasting_place(lasting)
        if (
            op_of(code[at]) == Op.FORBID
            and code[at + 2] == act
            and means(state, code[at + 1], lasting_seat(lasting), seat)
        ):
            kinds = code[at + 3]
            if kinds == 0 or (card != NONE and kinds & kinds_of_card(state, state.book.cards[card]) != 0):
                return True
    return False


def forbidden_by(state: KhtcgState, kind: Card, source: i64, seat: i64, act: i64, card: i64) -> bool:
    """Return whether the text of one card forbids it."""
    code = state.code
    owner = state.controller(source)
    for at in kind.at[Op.STANDING_FORBID]:
        if (
            code[at + ContinuousWho.MORE] == act
            and means(state, code[at + ContinuousWho.WHO], owner, seat)
            and filter_meets(state, at + ContinuousWho.MORE + 1, card)
            and holds(state, code[at + ContinuousWho.IF], code[at + ContinuousWho.UNLESS], source, owner)
        ):
            return True
    return False


def filter_meets(state: KhtcgState, at: i64, card: i64) -> bool:
    """Return whether a filter is empty or fits a card."""
    if card == NONE:
        return state.code[at] == 0
    one = state.book.cards[card]
    return fits(state, at, one, kinds_of_card(state, one))


def protected(state: KhtcgState, slot: i64, against: i64, by: i64) -> bool:
    """Return whether a text keeps something (`hooks.Protect`) off a card, if it comes by `hooks.By`."""
    if (state.statics >> (Static.PROTECT + against)) & 1 == 0:
        return False
    code = state.code
    for source in state.texts:
        card = state.card_in(source)
        if (card.statics >> (Static.PROTECT + against)) & 1 == 0 or not counts(state, source):
            continue
        owner = state.controller(source)
        for at in card.at[Op.PROTECT]:
            if (
                (code[at + Continuous.MORE] >> against) & 1 != 0
                and (code[at + Continuous.MORE + 1] == 0 or code[at + Continuous.MORE + 1] == by)
                and aims(state, at + 1, source, owner, slot)
                and holds(state, code[at + Continuous.IF], code[at + Continuous.UNLESS], source, owner)
            ):
                return True
    return False


# ---- hearts --------------------------------------------------------------------------------------------


def gain_hp(state: KhtcgState, side: Side, amount: i64, cause: i64, clause: str) -> None:
    """A player gains HP."""
    amount = rule(state, side.seat, RuleNumber.HP_GAIN, amount)
    if amount > 0:
        state.change_hp(side, amount, cause, clause)
        fire(state, Trigger.HP_GAINED, side.seat, NO_CARD, cause, Area.FREE, amount)


def lose_hp(state: KhtcgState, side: Side, amount: i64, cause: i64, clause: str) -> None:
    """A player loses HP, unless a text does something instead (KH-GEN-29)."""
    amount = rule(state, side.seat, RuleNumber.HP_LOSS, amount)
    if amount > 0 and not replaced(state, Replaced.HP_LOST, side.seat):
        state.change_hp(side, -amount, cause, clause)
        fire(state, Trigger.HP_LOST, side.seat, NO_CARD, cause, Area.FREE, amount)


# ---- drawing -------------------------------------------------------------------------------------------


def run_draw(state: KhtcgState, seat: i64, left: i64) -> None:
    """Draw cards one at a time; a deck that has run out is renewed at once (KH-DRAW-03 to KH-DRAW-07)."""
    side = state.sides[seat]
    if len(side.deck) == 0 and len(side.discard) > 0:
        begin_renewal(state, side)
        return
    if left == 0 or len(side.deck) == 0:
        if left > 0:
            state.no_card(side)
        state.pop()
        return
    while left > 0 and len(side.deck) > 0:
        if not replaced(state, Replaced.DRAWN, seat):
            state.draw(side)
            fire(state, Trigger.DRAWN, seat, NO_CARD, Cause.TEXT, Area.FREE, 1)
        left -= 1
    if left == 0 and (len(side.deck) > 0 or len(side.discard) == 0):
        state.pop()
    else:
        state.goto(Step.DRAW, seat, left)


def begin_renewal(state: KhtcgState, side: Side) -> None:
    """The discard pile becomes the deck."""
    state.renew(side)
    fire(state, Trigger.RENEWED, side.seat, NO_CARD, Cause.TEXT, Area.FREE, 0)
    state.push(Step.SHUFFLE, side.seat, i64(len(side.deck)) - 1)


def run_shuffle(state: KhtcgState, seat: i64, place: i64) -> None:
    """Each place of the deck, from the top, gets one of the cards up to it (KH-SETUP-07)."""
    if place <= 0:
        state.pop()
        state.shuffled(state.sides[seat])
    else:
        state.throw(place + 1)


def take_shuffle(state: KhtcgState, seat: i64, place: i64, outcome: i64) -> None:
    """One card of a shuffle has found its place; the next one follows at once."""
    exchange(state.sides[seat].deck, place, outcome)
    state.goto(Step.SHUFFLE, seat, place - 1)
    if place > 1:
        state.throw(place)


# ---- out of play ---------------------------------------------------------------------------------------


def can_be_discarded(state: KhtcgState, slot: i64, cause: i64) -> bool:
    """Return whether no text keeps a card in play (KH-HOOK-16).

    Nothing keeps what took part in a fight, what is defeated or has no place any more.
    """
    if (UNPREVENTED >> cause) & 1 != 0:
        return True
    return not protected(state, slot, Protect.DISCARD, BY_CAUSE[cause])


def discard(state: KhtcgState, slot: i64, cause: i64, clause: str) -> bool:
    """A card goes from play to its owner's discard pile (KH-GEN-10); whether nothing prevented it."""
    if not can_be_discarded(state, slot, cause):
        return False
    piece = state.pieces[slot]
    card = piece & CARD_MASK
    seat = state.controller(slot)
    area = state.area(slot)
    into = place_of_discarded(state, card, cause)
    if state.log is not None:
        state.log.write(Happened.DISCARDED, seat, [card, cause, area], clause)
    fire(state, Trigger.DISCARDED, seat, slot, cause, area, 0)
    leave(state, slot, cause)
    put_into_pile(state, state.sides[(piece >> OWNER_SHIFT) & 1], card, into)
    return True


def place_of_discarded(state: KhtcgState, card: i64, cause: i64) -> i64:
    """The place of a discarded card: the discard pile, unless its text says otherwise (KH-HOOK-17)."""
    code = state.code
    for at in state.book.cards[card].at[Op.INSTEAD]:
        if code[at + 2] == By.ANY or code[at + 2] == BY_CAUSE[cause]:
            return code[at + 1]
    return Pile.DISCARD


def leave(state: KhtcgState, slot: i64, cause: i64) -> None:
    """A card leaves play; the caller puts it somewhere.

    Its Equipment follows with the next state check (KH-EQUIP-12), the disruptors on a World at once
    (KH-WORLD-09).
    """
    area = state.area(slot)
    side = state.sides[state.controller(slot)]
    fire(state, Trigger.LEAVES, side.seat, slot, cause, area, 0)
    if state.captives > 0:
        release(state, slot)
    if area == Area.WORLD:
        leave_world(state, side, slot)
        return
    if area == Area.EQUIPMENT:
        fire(state, Trigger.DETACHED, side.seat, slot, cause, area, 0)
    counters = piece_counters(state.pieces[slot])
    state.unlist(slot)
    state.vacate(slot)
    if area == Area.FORM:
        fire(state, Trigger.FORM, side.seat, side.face(), cause, area, 0)
    elif counters > 0:
        fire(state, Trigger.COUNTERS, side.seat, slot, cause, area, counters)


def release(state: KhtcgState, captor: i64) -> None:
    """Allies that a card has captured regain their places when it leaves play."""
    count: i64 = len(state.pieces)
    for slot in range(count):
        if state.area(slot) == Area.CAPTIVE and state.host(slot) == captor:
            state.set_free(slot)


def leave_world(state: KhtcgState, side: Side, slot: i64) -> None:
    """A World leaves play: its disruptors are discarded, what lies beneath is current (KH-WORLD-07)."""
    was_current = side.world() == slot
    if was_current:
        fire(state, Trigger.DEPARTED, side.seat, slot, Cause.WORLD_GONE, Area.WORLD, 0)
    state.unlist(slot)
    state.vacate(slot)
    i: i64 = 0
    while i < len(side.disruptors):
        lying = side.disruptors[i]
        if state.host(lying) == slot:
            discard(state, lying, Cause.WORLD_GONE, "KH-WORLD-09")
        else:
            i += 1
    if was_current and side.world() != NONE:
        fire(state, Trigger.ARRIVED, side.seat, side.world(), Cause.WORLD_GONE, Area.WORLD, 0)


def put_into_pile(state: KhtcgState, side: Side, card: i64, pile: i64) -> None:
    """A card that everybody has seen goes to a pile of its owner."""
    if pile == Pile.HAND:
        side.hand = append(side.hand, card | KNOWN)
    elif pile == Pile.DECK_TOP:
        side.deck = append(side.deck, card | KNOWN)
    elif pile == Pile.DECK_BOTTOM:
        put_under(side, card | KNOWN)
    else:
        side.discard = append(side.discard, card)
        return
    if state.log is not None:
        state.log.write(Happened.PUT, side.seat, [card, pile], "KH-HOOK-17")


def put_under(side: Side, card: i64) -> None:
    """A card goes to the bottom of a deck."""
    deck = vec[i64]([card])
    for other in side.deck:
        deck = append(deck, other)
    side.deck = deck


# ---- in play -------------------------------------------------------------------------------------------


def entered(state: KhtcgState, slot: i64, cause: i64) -> None:
    """A card has come into play (KH-HOOK-13)."""
    fire(state, Trigger.ENTERS, state.controller(slot), slot, cause, state.area(slot), 0)


def lay_world(state: KhtcgState, side: Side, card: i64, cause: i64) -> i64:
    """A World Card becomes the current World (KH-WORLD-01, KH-HOOK-21)."""
    before = side.world()
    if before != NONE:
        fire(state, Trigger.DEPARTED, side.seat, before, cause, Area.WORLD, 0)
    slot = state.lay_world(side, card)
    entered(state, slot, cause)
    fire(state, Trigger.ARRIVED, side.seat, slot, cause, Area.WORLD, 0)
    return slot


def attach(state: KhtcgState, side: Side, card: i64, bearer: i64, cause: i64) -> i64:
    """Equipment comes into play on a character (KH-HOOK-25)."""
    slot = state.lay_equipment(side, card, bearer)
    entered(state, slot, cause)
    fire(state, Trigger.ATTACHED, side.seat, slot, cause, Area.EQUIPMENT, 0)
    return slot


def deal_damage(state: KhtcgState, slot: i64, amount: i64, cause: i64, seat: i64, clause: str) -> None:
    """A player deals damage to a Dark Card on a World (KH-HOOK-35); the state check sees what it defeats."""
    if protected(state, slot, Protect.DAMAGE, BY_CAUSE[cause]):
        return
    amount = rule(state, seat, RuleNumber.DAMAGE, amount)
    if amount > 0:
        state.put_damage(slot, amount, clause)
        fire(state, Trigger.DAMAGED, seat, slot, cause, Area.DISRUPTOR, amount)


def change_counters(state: KhtcgState, slot: i64, change: i64) -> None:
    """Counters are put on a card or taken from it, as far as there are any (KH-GEN-21, KH-HOOK-24).

    Those of a Player Card and its form lie on the Player Card, and the form is told of them (R:AMB-70).
    """
    told = slot
    side = state.sides[state.controller(slot)]
    if slot == side.form or slot == side.leader:
        slot = side.leader
        told = side.face()
    held = piece_counters(state.pieces[slot])
    if change < -held:
        change = -held
    if change > TENS - held:
        change = TENS - held
    if change != 0:
        state.put_counters(slot, change)
        amount = change if change > 0 else -change
        fire(state, Trigger.COUNTERS, side.seat, told, Cause.TEXT, state.area(told), amount)


def take_control(state: KhtcgState, slot: i64, side: Side) -> None:
    """A player gets control of an ally or a disruptor of the other one (KH-GEN-08, R:AMB-79)."""
    if state.controller(slot) == side.seat:
        return
    if state.area(slot) == Area.DISRUPTOR:
        state.change_sides(slot, side.seat)
    else:
        state.hand_over(slot, side)
    fire(state, Trigger.CONTROL, side.seat, slot, Cause.TEXT, state.area(slot), 0)


def run_text(state: KhtcgState, seat: i64, at: i64, card: i64) -> None:
    """Carry out the program of a card that is not in play for its player."""
    state.running = due_of(0, seat, NO_CARD, NO_CARD, card)
    state.start(seat, at, 0)


# ---- what lasts ----------------------------------------------------------------------------------------


def end_lasting(state: KhtcgState, moment: i64) -> None:
    """Changes end that last until this moment (`terms.Until`, `codes.NOW`)."""
    i: i64 = 0
    while i < len(state.lasting):
        ended = state.lasting[i]
        if lasting_until(ended) == moment:
            log_lasting(state, ended, Happened.ENDED)
            state.end_lasting(i)
            give_back(state, ended)
        else:
            i += 1


def log_lasting(state: KhtcgState, lasting: i64, kind: i64) -> None:
    """A change begins to last, or its time is over; of a ban each player it is for is told."""
    if state.log is None:
        return
    code = state.code
    at = lasting_place(lasting)
    op = op_of(code[at])
    until = lasting_until(lasting)
    clause = "KH-TURN-06" if until == Until.TURN or until == NOW else "KH-AMB-82"
    if op == Op.FORBID:
        for seat in range(i64(2)):
            if means(state, code[at + 1], lasting_seat(lasting), seat):
                state.log.write(kind, seat, [NONE, op, code[at + 2], code[at + 3], until], clause)
        return
    slot = lasting_slot(lasting)
    stat: i64 = 0
    amount: i64 = 0
    if op == Op.RAISE:
        stat = code[at + Select.MORE]
        amount = code[at + Select.MORE + 1] * lasting_times(lasting)
    card = state.card_in(slot).number
    state.log.write(kind, state.controller(slot), [card, op, stat, amount, until], clause)


def give_back(state: KhtcgState, ended: i64) -> None:
    """Control that was taken for a time returns to the owner of the card (KH-GEN-08)."""
    slot = lasting_slot(ended)
    if op_of(state.code[lasting_place(ended)]) == Op.CONTROL and state.in_play(slot):
        take_control(state, slot, state.sides[piece_owner(state.pieces[slot])])


def end_lasting_of_phase(state: KhtcgState) -> None:
    """A phase is over."""
    if len(state.lasting) > 0:
        end_lasting(state, Until.PHASE)


STEPS: Final[Steps] = {
    Step.DRAW: (run_draw,),
    Step.SHUFFLE: (run_shuffle, None, take_shuffle),
}

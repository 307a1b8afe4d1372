"""The state checks (KH-GEN-20) and the end of the match (chapter 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.khtcg.effects.changes import discard, forbidden, limit
from playmat.games.khtcg.effects.continuous import pow_of, world_total
from playmat.games.khtcg.effects.triggers import fire, open_triggers
from playmat.games.khtcg.language.codes import (
    DRAWN,
    FIRST_OF_EFFECTS,
    NONE,
    UNIQUE,
    WIN_WORLD_TOTAL,
    Cause,
    Check,
    Finish,
    Happened,
    Prompt,
    Static,
    Step,
)
from playmat.games.khtcg.language.hooks import Capacity, Permission, Trigger
from playmat.games.khtcg.language.terms import Deed, Type
from playmat.games.khtcg.rules.permission import is_form_of, may_bear, same_name
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import (
    DAMAGE_SHIFT,
    MOST_SLOTS,
    NO_SLOT,
    TENS,
    UNBOUND,
    due_detail,
    due_seat,
    due_slot,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.games.khtcg.state.ruleset import DoubleEnd
from playmat.kernel.choice import Choice
from playmat.kernel.state import Status, step_of
from playmat.kernel.steps import Before, Steps


def is_due(state: KhtcgState) -> bool:
    """Return whether state checks or triggered texts may have to go before the running step."""
    return (
        state.checks_due != 0
        or (state.statics >> Static.WATCHFUL) & 1 != 0
        or len(state.triggered) > state.claimed
    )


def comes_first(state: KhtcgState) -> bool:
    """Make the state checks, then begin the triggered texts; True where the step waits (KH-GEN-18 to -20)."""
    make_checks(state)
    if state.status == Status.OVER:
        return True
    if step_of(state.top()) < FIRST_OF_EFFECTS and len(state.triggered) > state.claimed:
        open_triggers(state)
        return True
    return False


def make_checks(state: KhtcgState) -> None:
    """Make the state checks that are called for."""
    if (state.statics >> Static.WATCHFUL) & 1 != 0:
        state.checks_due |= Check.ALL
    if state.checks_due != 0:
        settle(state)


def settle(state: KhtcgState) -> None:
    """Make the state checks until nothing changes (KH-GEN-20)."""
    while state.checks_due != 0:
        wanted = state.checks_due
        state.checks_due = 0
        if wanted & Check.END != 0 and (end_if_won(state) or end_if_full(state)):
            return
        if wanted & Check.DAMAGE != 0:
            defeat_damaged(state)
        if wanted & Check.CARDS != 0:
            for side in state.sides:
                check_equipment(state, side)
        if wanted & Check.DOUBLES != 0:
            for side in state.sides:
                settle_doubles(state, side)
        if wanted & Check.CARDS != 0:
            for side in state.sides:
                check_form(state, side)


# ---- the end -------------------------------------------------------------------------------------------


def end_if_won(state: KhtcgState) -> bool:
    """End the match if it is won, and return whether it is: KH-WIN-01, -02, -05, -07, if texts let."""
    first = has_won(state, 0)
    second = has_won(state, 1)
    if not first and not second:
        return False
    if first and second:
        end_both(state)
        return True
    seat: i64 = 0 if first else 1
    if world_total(state, state.sides[seat]) >= WIN_WORLD_TOTAL:
        state.end_match(seat, Finish.WORLDS, "KH-WIN-01")
    else:
        state.end_match(seat, Finish.HEARTS, "KH-WIN-02")
    return True


def end_if_full(state: KhtcgState) -> bool:
    """End the match if cards came and went without end, and return whether they did (KH-WIN-12)."""
    if len(state.pieces) < MOST_SLOTS:
        return False
    state.end_match(DRAWN, Finish.ENDLESS, "KH-WIN-12")
    return True


def has_won(state: KhtcgState, seat: i64) -> bool:
    """Return whether a player meets a winning condition and no text keeps them from winning (KH-HOOK-52)."""
    if state.sides[1 - seat].hp > 0 and world_total(state, state.sides[seat]) < WIN_WORLD_TOTAL:
        return False
    return not forbidden(state, seat, Permission.WIN, NONE)


def end_both(state: KhtcgState) -> None:
    """Both players meet a winning condition at the same moment (KH-WIN-05, KH-OPT-22)."""
    winner: i64 = DRAWN
    if state.rules.double_end == DoubleEnd.ACTIVE_WINS:
        winner = state.turn_player
    elif state.rules.double_end == DoubleEnd.ACTIVE_LOSES:
        winner = 1 - state.turn_player
    state.end_match(winner, Finish.BOTH, "KH-WIN-05")


# ---- dark cards ----------------------------------------------------------------------------------------


def defeat_damaged(state: KhtcgState) -> None:
    """Dark Cards with damage of at least their POW are defeated together (KH-DARK-05 to -07)."""
    found = False
    for side in state.sides:
        for slot in side.disruptors:
            if is_beaten(state, slot):
                found = True
                defeated(state, slot)
    if not found:
        return
    for side in state.sides:
        i: i64 = 0
        while i < len(side.disruptors):
            slot = side.disruptors[i]
            if is_beaten(state, slot):
                discard(state, slot, Cause.DEFEATED, "KH-DARK-07")
            else:
                i += 1


def is_beaten(state: KhtcgState, slot: i64) -> bool:
    """Return whether a disruptor has damage of at least its POW."""
    damage = (state.pieces[slot] >> DAMAGE_SHIFT) & TENS
    return damage > 0 and damage >= pow_of(state, slot)


def defeated(state: KhtcgState, slot: i64) -> None:
    """A disruptor is defeated by its damage."""
    if state.top() & 255 == Step.BATTLE_END:
        tell_defeated(state, slot, state.turn_player, Cause.BATTLE, "KH-BATTLE-17")
    else:
        tell_defeated(state, slot, due_seat(state.running), cause_of_text(state), "KH-BATTLE-17")


def tell_defeated(state: KhtcgState, slot: i64, seat: i64, cause: i64, clause: str) -> None:
    """A player has defeated a disruptor, which still lies on its World (KH-HOOK-36)."""
    state.count(Deed.DEFEATED, seat, NONE, 1)
    if state.log is not None:
        state.log.write(Happened.DEFEATED, state.controller(slot), [state.card_in(slot).number], clause)
    fire(state, Trigger.DEFEATED, seat, slot, cause, state.area(slot), 0)


def cause_of_text(state: KhtcgState) -> i64:
    """The cause that a running effect counts as: magic for Magic and Techniques, text for all others."""
    if due_slot(state.running) == NO_SLOT:
        kind = state.book.cards[due_detail(state.running)].type
        if kind == Type.MAGIC or kind == Type.TECHNIQUE:
            return Cause.MAGIC
    return Cause.TEXT


# ---- what cannot stay ----------------------------------------------------------------------------------


def check_equipment(state: KhtcgState, side: Side) -> None:
    """Equipment without a lawful bearer is discarded (KH-EQUIP-11, -12); of too much, some makes way."""
    i: i64 = 0
    while i < len(side.equipment):
        slot = side.equipment[i]
        bearer = state.host(slot)
        if bearer != NO_SLOT and not bears(state, side, slot, bearer):
            discard(state, slot, Cause.BEARER_GONE, "KH-EQUIP-12")
        else:
            i += 1
    if len(side.equipment) > 1 and state.top() & 255 != Step.MAKE_WAY:
        for slot in side.equipment:
            if worn_by(state, side, state.host(slot)) > limit(state, side.seat, Capacity.EQUIPMENT, 1):
                state.push(Step.MAKE_WAY, side.seat, state.host(slot))
                return


def bears(state: KhtcgState, side: Side, slot: i64, bearer: i64) -> bool:
    """Return whether a character is in play under this player's control and may bear an Equipment."""
    return (
        state.in_play(bearer)
        and state.controller(bearer) == side.seat
        and (state.pieces[slot] & UNBOUND != 0 or may_bear(state, side, state.card_in(slot), bearer))
    )


def worn_by(state: KhtcgState, side: Side, bearer: i64) -> i64:
    """The number of Equipment Cards that a character bears."""
    worn: i64 = 0
    for slot in side.equipment:
        if state.host(slot) == bearer:
            worn += 1
    return worn


def offer_make_way(state: KhtcgState, choice: Choice, seat: i64, bearer: i64) -> None:
    """KH-DP-17: which of a character's Equipment goes."""
    choice.pick(seat, Prompt.MAKE_WAY)
    for slot in state.sides[seat].equipment:
        if state.host(slot) == bearer:
            choice.offer(slot)


def take_make_way(state: KhtcgState, slot: i64) -> None:
    """An Equipment goes that a character cannot bear any more."""
    state.pop()
    discard(state, slot, Cause.BEARER_GONE, "KH-EQUIP-02")


def check_form(state: KhtcgState, side: Side) -> None:
    """A form that is none of this Player Card is discarded (KH-FC-03)."""
    if side.form != NONE and not is_form_of(state, state.card_in(side.form), side):
        discard(state, side.form, Cause.BEARER_GONE, "KH-FC-03")


def settle_doubles(state: KhtcgState, side: Side) -> None:
    """Of two cards of one name the later one stays (KH-UNIQ-10)."""
    newest: i64 = len(side.friends) - 1
    while newest > 0 or (newest == 0 and len(side.fighters) > 0):
        older = older_double(state, side, newest)
        if older != NONE and discard(state, older, Cause.UNIQUE, "KH-UNIQ-10"):
            newest = len(side.friends)
        newest -= 1
    if state.rules.equipment_unique:
        settle_equipment(state, side)


def settle_equipment(state: KhtcgState, side: Side) -> None:
    """Of two Equipment Cards of one name the later one stays (KH-EQUIP-05, KH-UNIQ-10)."""
    newest: i64 = len(side.equipment) - 1
    while newest > 0:
        older = older_equipment(state, side, newest)
        if older != NONE and discard(state, older, Cause.UNIQUE, "KH-EQUIP-05"):
            newest = len(side.equipment)
        newest -= 1


def older_equipment(state: KhtcgState, side: Side, place: i64) -> i64:
    """An Equipment Card with the name of the one at a place, and older."""
    name = state.card_in(side.equipment[place]).name
    for i in range(place):
        if state.card_in(side.equipment[i]).name == name:
            return side.equipment[i]
    return NONE


def older_double(state: KhtcgState, side: Side, place: i64) -> i64:
    """An ally that stands under the unique rule with the one at a place of the Friend Area, and is older."""
    card = state.card_in(side.friends[place])
    if card.kinds & UNIQUE == 0:
        return NONE
    for i in range(place):
        other = state.card_in(side.friends[i])
        if other.kinds & UNIQUE != 0 and same_name(state, card, other):
            return side.friends[i]
    for slot in side.fighters:
        other = state.card_in(slot)
        if other.kinds & UNIQUE != 0 and same_name(state, card, other):
            return slot
    return NONE


BEFORE: Final[Before] = (is_due, comes_first)

STEPS: Final[Steps] = {
    Step.MAKE_WAY: (None, offer_make_way, take_make_way),
}

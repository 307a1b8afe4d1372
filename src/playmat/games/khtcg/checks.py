"""The state checks (KH-GEN-20) and the end of the match (chapter 7)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.khtcg.change import discard
from playmat.games.khtcg.guards import forbidden, limit
from playmat.games.khtcg.hooks import Act, Capacity, Happening
from playmat.games.khtcg.packing import (
    DAMAGE_SHIFT,
    MOST_SLOTS,
    NO_SLOT,
    TENS,
    UNBOUND,
    due_detail,
    due_seat,
    due_slot,
)
from playmat.games.khtcg.permit import is_form_of, may_bear, same_name
from playmat.games.khtcg.ruleset import DoubleEnd
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.standing import pow_of, world_total
from playmat.games.khtcg.symbols import (
    DRAWN,
    NONE,
    UNIQUE,
    WIN_WORLD_TOTAL,
    Cause,
    Check,
    Finish,
    Happened,
    Prompt,
    Step,
)
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.terms import Type
from playmat.games.khtcg.triggers import fire
from playmat.kernel.choice import Choice


def settle(table: Table) -> None:
    """Make the state checks until nothing changes (KH-GEN-20)."""
    while table.restless != 0:
        wanted = table.restless
        table.restless = 0
        if wanted & Check.END != 0 and (end_if_won(table) or end_if_full(table)):
            return
        if wanted & Check.DAMAGE != 0:
            defeat_damaged(table)
        if wanted & Check.CARDS != 0:
            for side in table.sides:
                check_equipment(table, side)
        if wanted & Check.DOUBLES != 0:
            for side in table.sides:
                settle_doubles(table, side)
        if wanted & Check.CARDS != 0:
            for side in table.sides:
                check_form(table, side)


# ---- the end -------------------------------------------------------------------------------------------


def end_if_won(table: Table) -> bool:
    """Whether the match is over: KH-WIN-01, -02, -05 and -07, as far as texts let a player win."""
    first = has_won(table, 0)
    second = has_won(table, 1)
    if not first and not second:
        return False
    if first and second:
        end_both(table)
        return True
    seat: i64 = 0 if first else 1
    if world_total(table, table.sides[seat]) >= WIN_WORLD_TOTAL:
        table.end_match(seat, Finish.WORLDS, "KH-WIN-01")
    else:
        table.end_match(seat, Finish.HEARTS, "KH-WIN-02")
    return True


def end_if_full(table: Table) -> bool:
    """Whether the match is over: cards came and went without end (KH-WIN-12)."""
    if len(table.pieces) < MOST_SLOTS:
        return False
    table.end_match(DRAWN, Finish.ENDLESS, "KH-WIN-12")
    return True


def has_won(table: Table, seat: i64) -> bool:
    """Whether a player meets a winning condition and no text keeps him from winning (KH-HOOK-52)."""
    if table.sides[1 - seat].hp > 0 and world_total(table, table.sides[seat]) < WIN_WORLD_TOTAL:
        return False
    return not forbidden(table, seat, Act.WIN, NONE)


def end_both(table: Table) -> None:
    """Both players meet a winning condition at the same moment (KH-WIN-05, KH-OPT-22)."""
    winner: i64 = DRAWN
    if table.rules.double_end == DoubleEnd.ACTIVE_WINS:
        winner = table.turn_player
    elif table.rules.double_end == DoubleEnd.ACTIVE_LOSES:
        winner = 1 - table.turn_player
    table.end_match(winner, Finish.BOTH, "KH-WIN-05")


# ---- dark cards ----------------------------------------------------------------------------------------


def defeat_damaged(table: Table) -> None:
    """Dark Cards with damage of at least their POW are defeated together (KH-DARK-05 to -07)."""
    found = False
    for side in table.sides:
        for slot in side.disruptors:
            if is_beaten(table, slot):
                found = True
                defeated(table, slot)
    if not found:
        return
    for side in table.sides:
        i: i64 = 0
        while i < len(side.disruptors):
            slot = side.disruptors[i]
            if is_beaten(table, slot):
                discard(table, slot, Cause.DEFEATED, "KH-DARK-07")
            else:
                i += 1


def is_beaten(table: Table, slot: i64) -> bool:
    """Whether a disruptor has damage of at least its POW."""
    damage = (table.pieces[slot] >> DAMAGE_SHIFT) & TENS
    return damage > 0 and damage >= pow_of(table, slot)


def defeated(table: Table, slot: i64) -> None:
    """A disruptor is defeated, and still lies on its World (KH-HOOK-36)."""
    seat = table.turn_player
    cause: i64 = Cause.BATTLE
    if table.top() & 255 != Step.BATTLE_END:
        seat = due_seat(table.running)
        cause = cause_of_text(table)
    if table.log is not None:
        table.log.write(
            Happened.DEFEATED, table.controller(slot), [table.card_in(slot).number], "KH-BATTLE-17"
        )
    fire(table, Happening.DEFEATED, seat, slot, cause, table.area(slot), 0)


def cause_of_text(table: Table) -> i64:
    """What a running effect counts as: Magic and Techniques are called magic, all others text."""
    if due_slot(table.running) == NO_SLOT:
        kind = table.book.cards[due_detail(table.running)].type
        if kind == Type.MAGIC or kind == Type.TECHNIQUE:
            return Cause.MAGIC
    return Cause.TEXT


# ---- what cannot stay ----------------------------------------------------------------------------------


def check_equipment(table: Table, side: Side) -> None:
    """Equipment without a lawful bearer is discarded (KH-EQUIP-11, -12); of too much, some makes way."""
    i: i64 = 0
    while i < len(side.equipment):
        slot = side.equipment[i]
        bearer = table.host(slot)
        if bearer != NO_SLOT and not bears(table, side, slot, bearer):
            discard(table, slot, Cause.BEARER_GONE, "KH-EQUIP-12")
        else:
            i += 1
    if len(side.equipment) > 1 and table.top() & 255 != Step.MAKE_WAY:
        for slot in side.equipment:
            if worn_by(table, side, table.host(slot)) > limit(table, side.seat, Capacity.EQUIPMENT, 1):
                table.push(Step.MAKE_WAY, side.seat, table.host(slot))
                return


def bears(table: Table, side: Side, slot: i64, bearer: i64) -> bool:
    """Whether a character is in play under this player's control and may bear an Equipment."""
    return (
        table.in_play(bearer)
        and table.controller(bearer) == side.seat
        and (table.pieces[slot] & UNBOUND != 0 or may_bear(table, side, table.card_in(slot), bearer))
    )


def worn_by(table: Table, side: Side, bearer: i64) -> i64:
    """How many Equipment Cards a character bears."""
    worn: i64 = 0
    for slot in side.equipment:
        if table.host(slot) == bearer:
            worn += 1
    return worn


def offer_make_way(table: Table, choice: Choice, seat: i64, bearer: i64) -> None:
    """KH-DP-17: which of a character's Equipment goes."""
    choice.pick(seat, Prompt.MAKE_WAY)
    for slot in table.sides[seat].equipment:
        if table.host(slot) == bearer:
            choice.offer(slot)


def take_make_way(table: Table, slot: i64) -> None:
    """An Equipment goes that a character cannot bear any more."""
    table.pop()
    discard(table, slot, Cause.BEARER_GONE, "KH-EQUIP-02")


def check_form(table: Table, side: Side) -> None:
    """A form that is none of this Player Card is discarded (KH-FC-03)."""
    if side.form != NONE and not is_form_of(table, table.card_in(side.form), side):
        discard(table, side.form, Cause.BEARER_GONE, "KH-FC-03")


def settle_doubles(table: Table, side: Side) -> None:
    """Of two cards of one name the later one stays (KH-UNIQ-10)."""
    newest: i64 = len(side.friends) - 1
    while newest > 0 or (newest == 0 and len(side.fighters) > 0):
        older = older_double(table, side, newest)
        if older != NONE and discard(table, older, Cause.UNIQUE, "KH-UNIQ-10"):
            newest = len(side.friends)
        newest -= 1
    if table.rules.equipment_unique:
        settle_equipment(table, side)


def settle_equipment(table: Table, side: Side) -> None:
    """Of two Equipment Cards of one name the later one stays (KH-EQUIP-05, KH-UNIQ-10)."""
    newest: i64 = len(side.equipment) - 1
    while newest > 0:
        older = older_equipment(table, side, newest)
        if older != NONE and discard(table, older, Cause.UNIQUE, "KH-EQUIP-05"):
            newest = len(side.equipment)
        newest -= 1


def older_equipment(table: Table, side: Side, place: i64) -> i64:
    """An Equipment Card with the name of the one at a place, and older."""
    name = table.card_in(side.equipment[place]).name
    for i in range(place):
        if table.card_in(side.equipment[i]).name == name:
            return side.equipment[i]
    return NONE


def older_double(table: Table, side: Side, place: i64) -> i64:
    """An ally that stands under the unique rule with the one at a place of the Friend Area, and is older."""
    card = table.card_in(side.friends[place])
    if card.kinds & UNIQUE == 0:
        return NONE
    for i in range(place):
        other = table.card_in(side.friends[i])
        if other.kinds & UNIQUE != 0 and same_name(table, card, other):
            return side.friends[i]
    for slot in side.fighters:
        other = table.card_in(slot)
        if other.kinds & UNIQUE != 0 and same_name(table, card, other):
            return slot
    return NONE

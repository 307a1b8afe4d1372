"""Playing a card from the hand (4.3 to 4.13, 6.8).

A card that is being played is in nobody's hand: the `PLAY` frame holds it, the decision (`packing.act_of`)
with the part of the play that comes next above it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from playmat.games.khtcg import change
from playmat.games.khtcg.hooks import Happening
from playmat.games.khtcg.move import disrupt, move
from playmat.games.khtcg.packing import NO_CARD, NO_SLOT, act_card, act_of, act_slot, used_of, verb_of
from playmat.games.khtcg.permit import could_bear, doubles_of, namesake
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.symbols import NONE, Area, Cause, Fight, Happened, Step, Verb
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.terms import Type
from playmat.games.khtcg.triggers import fire

PART_SHIFT: Final = 36
ACT_MASK: Final = (1 << 36) - 1

PAID: Final = 0
"""What the card asked for before it is played has been done (KH-HOOK-09)."""
MADE_ROOM: Final = 1
"""Who had to make way is gone, and its texts are over: the card comes into play (KH-UNIQ-02)."""
RESOLVE: Final = 2
"""Texts about the casting are over: the effect begins."""
ON_PLAY: Final = 3
"""Who had to make way has gone after the card came (KH-UNIQ-03): its on-play text is due."""

CLAUSES: Final = (
    "",
    "KH-MOVE-01",
    "",
    "",
    "KH-DISR-01",
    "KH-CALL-01",
    "KH-EQUIP-01",
    "KH-EVENT-01",
    "KH-MAGIC-01",
    "KH-MF-01",
    "KH-FC-02",
    "",
    "",
    "",
    "",
    "KH-ATK-02",
    "KH-TECH-01",
)
"""By `Verb`, the clause a card is played by."""


def begin_play(table: Table, seat: i64, act: i64) -> None:
    """A card leaves the hand to be played."""
    number = act_card(act)
    card = table.book.cards[number]
    table.take_from_hand(table.sides[seat], number)
    if table.log is not None:
        table.told_played(seat, verb_of(act), number, act_slot(act), CLAUSES[verb_of(act)])
    if card.price != 0:
        table.push(Step.PLAY, seat, act | PAID << PART_SHIFT)
        change.run_text(table, seat, card.price, number)
    else:
        put_down(table, seat, act)


def run_play(table: Table, seat: i64, arg: i64) -> None:
    """Go on with a card that is being played."""
    table.pop()
    act = arg & ACT_MASK
    part = arg >> PART_SHIFT
    if part == PAID:
        put_down(table, seat, act)
    elif part == MADE_ROOM:
        slot = enter(table, table.sides[seat], act_card(act))
        on_play(table, slot)
    elif part == RESOLVE:
        number = act_card(act)
        change.run_text(table, seat, table.book.cards[number].effects, number)
    else:
        on_play(table, act_slot(act))


def put_down(table: Table, seat: i64, act: i64) -> None:
    """The card comes where it belongs."""
    side = table.sides[seat]
    verb = verb_of(act)
    number = act_card(act)
    if verb == Verb.MOVE:
        move(table, side, number)
    elif verb == Verb.DISRUPT:
        disrupt(table, side, number)
    elif verb == Verb.CALL or verb == Verb.MAGIC_FRIEND:
        call(table, side, act)
    elif verb == Verb.EQUIP:
        equip(table, side, number, act_slot(act))
    elif verb == Verb.FORM:
        transform(table, side, number)
    elif verb == Verb.MAGIC:
        cast(table, side, act)
    elif verb == Verb.TECHNIQUE:
        table.techniques += 1
        side.used = append(side.used, used_of(number, 0))
        change.run_text(table, seat, table.book.cards[number].effects, number)
    else:
        table.push(Step.SPENT, seat, number)
        change.run_text(table, seat, table.book.cards[number].effects, number)


# ---- allies --------------------------------------------------------------------------------------------


def call(table: Table, side: Side, act: i64) -> None:
    """An ally comes into play, and whoever has its name makes way (KH-UNIQ-02, KH-UNIQ-03)."""
    number = act_card(act)
    doubles = doubles_of(table, side, table.book.cards[number])
    if len(doubles) == 0:
        on_play(table, enter(table, side, number))
    elif table.rules.tomy:
        slot = enter(table, side, number)
        table.push(Step.PLAY, side.seat, act_of(Verb.CALL, number, slot) | ON_PLAY << PART_SHIFT)
        make_way(table, side, doubles, number)
        pass_equipment(table, side, slot)
    else:
        table.push(Step.PLAY, side.seat, act | MADE_ROOM << PART_SHIFT)
        make_way(table, side, doubles, number)


def make_way(table: Table, side: Side, doubles: vec[i64], number: i64) -> None:
    """Allies are discarded for a card of their name; their Equipment waits for it (KH-EQUIP-13)."""
    card = table.book.cards[number]
    clause = "KH-UNIQ-03" if table.rules.tomy else "KH-UNIQ-02"
    for slot in doubles:
        if table.rules.equipment_passes:
            for worn in side.equipment:
                if table.host(worn) == slot and could_bear(table, table.card_in(worn), card):
                    table.set_host(worn, NO_SLOT)
        change.discard(table, slot, Cause.UNIQUE, clause)


def enter(table: Table, side: Side, number: i64) -> i64:
    """A card comes into the Friend Area; Equipment that waits for it goes to it."""
    slot = table.lay_friend(side, number, side.seat)
    change.entered(table, slot, Cause.PLAYED)
    pass_equipment(table, side, slot)
    return slot


def pass_equipment(table: Table, side: Side, slot: i64) -> None:
    """Equipment of a card that made way passes to the one it made way for (KH-EQUIP-13)."""
    for worn in side.equipment:
        if table.host(worn) == NO_SLOT:
            table.set_host(worn, slot)
            table.told_attached(side.seat, worn, slot)
            fire(table, Happening.ATTACHED, side.seat, worn, Cause.UNIQUE, Area.EQUIPMENT, 0)


def on_play(table: Table, slot: i64) -> None:
    """The on-play text of a card is due (KH-SYM-02)."""
    fire(table, Happening.PLAYED, table.controller(slot), slot, Cause.PLAYED, table.area(slot), 0)


# ---- equipment, forms ----------------------------------------------------------------------------------


def equip(table: Table, side: Side, number: i64, bearer: i64) -> None:
    """Equipment comes onto its bearer, after the one of its name has gone (KH-EQUIP-05)."""
    old = namesake(table, side, table.book.cards[number])
    if old != NONE:
        change.discard(table, old, Cause.UNIQUE, "KH-EQUIP-05")
    if bearer == side.form:
        bearer = side.leader
    on_play(table, change.attach(table, side, number, bearer, Cause.PLAYED))


def transform(table: Table, side: Side, number: i64) -> None:
    """A form is put on the Player Card; the HP stay as they are (KH-FC-02, KH-FC-06)."""
    slot = table.lay_form(side, number)
    change.entered(table, slot, Cause.PLAYED)
    fire(table, Happening.FORM, side.seat, slot, Cause.PLAYED, Area.FORM, 0)
    on_play(table, slot)


# ---- magic, events -------------------------------------------------------------------------------------


def cast(table: Table, side: Side, act: i64) -> None:
    """A Magic Card is cast (KH-MAGIC-02, KH-HOOK-14)."""
    number = act_card(act)
    if table.fight != Fight.NONE:
        side.used = append(side.used, used_of(number, 0))
    table.push(Step.SPENT, side.seat, number)
    table.push(Step.PLAY, side.seat, act | RESOLVE << PART_SHIFT)
    fire(table, Happening.CASTING, side.seat, NO_CARD, Cause.MAGIC, Area.FREE, 0)


def run_spent(table: Table, seat: i64, number: i64) -> None:
    """The effect of a Magic or Event Card is over (KH-MAGIC-08, KH-EVENT-03).

    In a fight a Magic Card lies on the mat until the clean-up (KH-MAGIC-12, KH-MAGIC-13), outside as long
    as a change it made goes on.
    """
    table.pop()
    side = table.sides[seat]
    is_magic = table.book.cards[number].type == Type.MAGIC
    if is_magic:
        fire(table, Happening.CAST, seat, NO_CARD, Cause.MAGIC, Area.FREE, 0)
        if table.lay_for_lasting(seat, number, i64(len(table.lasting))):
            if table.fight != Fight.NONE:
                side.used = remove(side.used, used_of(number, 0))
            return
        if table.fight != Fight.NONE:
            return
    side.discard = append(side.discard, number)
    if table.log is not None:
        clause = "KH-MAGIC-08" if is_magic else "KH-EVENT-03"
        table.log.write(Happened.DISCARDED, seat, [number, Cause.PLAYED, 0], clause)

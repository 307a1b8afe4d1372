"""Playing a card from the hand (4.3 to 4.13, 6.4, 6.7, 6.8), escaping (6.6), and voluntary discards.

A card that is being played is in nobody's hand: the `PLAY` frame holds it, the decision (`layout.act_of`)
with the part of the play that comes next above it. Equipment and forms are discarded from play voluntarily by
KH-EQUIP-06, KH-FC-08 and KH-OPT-03.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from playmat.games.khtcg.effects import changes
from playmat.games.khtcg.effects.continuous import rule
from playmat.games.khtcg.effects.triggers import fire
from playmat.games.khtcg.language.codes import (
    ESCAPE_HP_LOSS,
    FIRST_OF_EFFECTS,
    NONE,
    Area,
    Cause,
    Fight,
    Happened,
    Prompt,
    Step,
    Verb,
)
from playmat.games.khtcg.language.hooks import RuleNumber, Trigger
from playmat.games.khtcg.language.terms import Deed, Type
from playmat.games.khtcg.rules.permission import could_bear, doubles_of, namesake
from playmat.games.khtcg.rules.state_checks import settle
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import NO_CARD, NO_SLOT, act_card, act_of, act_slot, used_of, verb_of
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice
from playmat.kernel.state import Status
from playmat.kernel.steps import Steps

PART_SHIFT: Final = 36
ACT_MASK: Final = (1 << 36) - 1

PAID: Final = 0
"""The price that the card asks for before it is played has been paid (KH-HOOK-09)."""
MADE_ROOM: Final = 1
"""The card that had to make way is gone, and its texts are over: the new one comes into play (KH-UNIQ-02)."""
RESOLVE: Final = 2
"""Texts about the casting are over: the effect begins."""
ON_PLAY: Final = 3
"""The card that had to make way has gone after the new one came (KH-UNIQ-03): its on-play text is due."""

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


def begin_play(state: KhtcgState, seat: i64, act: i64) -> None:
    """A card leaves the hand to be played."""
    number = act_card(act)
    card = state.book.cards[number]
    state.take_from_hand(state.sides[seat], number)
    state.count(Deed.PLAYED, seat, number, 1)
    if state.log is not None:
        state.log_played(seat, verb_of(act), number, act_slot(act), CLAUSES[verb_of(act)])
    if card.price != 0:
        state.push(Step.PLAY, seat, act | PAID << PART_SHIFT)
        changes.run_text(state, seat, card.price, number)
    else:
        put_down(state, seat, act)


def run_play(state: KhtcgState, seat: i64, arg: i64) -> None:
    """Go on with a card that is being played."""
    state.pop()
    act = arg & ACT_MASK
    part = arg >> PART_SHIFT
    if part == PAID:
        put_down(state, seat, act)
    elif part == MADE_ROOM:
        slot = enter(state, state.sides[seat], act_card(act))
        on_play(state, slot)
    elif part == RESOLVE:
        number = act_card(act)
        changes.run_text(state, seat, state.book.cards[number].effects, number)
    else:
        on_play(state, act_slot(act))


def put_down(state: KhtcgState, seat: i64, act: i64) -> None:
    """The card comes where it belongs."""
    side = state.sides[seat]
    verb = verb_of(act)
    number = act_card(act)
    if verb == Verb.MOVE:
        move(state, side, number)
    elif verb == Verb.DISRUPT:
        disrupt(state, side, number)
    elif verb == Verb.CALL or verb == Verb.MAGIC_FRIEND:
        call(state, side, act)
    elif verb == Verb.EQUIP:
        equip(state, side, number, act_slot(act))
    elif verb == Verb.FORM:
        transform(state, side, number)
    elif verb == Verb.MAGIC:
        cast(state, side, act)
    elif verb == Verb.TECHNIQUE:
        state.techniques += 1
        side.used = append(side.used, used_of(number, 0))
        changes.run_text(state, seat, state.book.cards[number].effects, number)
    else:
        state.push(Step.SPENT, seat, number)
        changes.run_text(state, seat, state.book.cards[number].effects, number)


# ---- allies --------------------------------------------------------------------------------------------


def call(state: KhtcgState, side: Side, act: i64) -> None:
    """An ally comes into play, and whoever has its name makes way (KH-UNIQ-02, KH-UNIQ-03)."""
    number = act_card(act)
    doubles = doubles_of(state, side, state.book.cards[number])
    if len(doubles) == 0:
        on_play(state, enter(state, side, number))
    elif state.rules.tomy:
        slot = enter(state, side, number)
        state.push(Step.PLAY, side.seat, act_of(Verb.CALL, number, slot) | ON_PLAY << PART_SHIFT)
        make_way(state, side, doubles, number)
        pass_equipment(state, side, slot)
    else:
        state.push(Step.PLAY, side.seat, act | MADE_ROOM << PART_SHIFT)
        make_way(state, side, doubles, number)


def make_way(state: KhtcgState, side: Side, doubles: vec[i64], number: i64) -> None:
    """Allies are discarded for a card of their name; their Equipment waits for it (KH-EQUIP-13)."""
    card = state.book.cards[number]
    clause = "KH-UNIQ-03" if state.rules.tomy else "KH-UNIQ-02"
    for slot in doubles:
        if state.rules.equipment_passes:
            for worn in side.equipment:
                if state.host(worn) == slot and could_bear(state, state.card_in(worn), card):
                    state.set_host(worn, NO_SLOT)
        changes.discard(state, slot, Cause.UNIQUE, clause)


def enter(state: KhtcgState, side: Side, number: i64) -> i64:
    """A card comes into the Friend Area; Equipment that waits for it goes to it."""
    slot = state.lay_friend(side, number, side.seat)
    changes.entered(state, slot, Cause.PLAYED)
    pass_equipment(state, side, slot)
    return slot


def pass_equipment(state: KhtcgState, side: Side, slot: i64) -> None:
    """Equipment of a card that made way passes to the one it made way for (KH-EQUIP-13)."""
    for worn in side.equipment:
        if state.host(worn) == NO_SLOT:
            state.set_host(worn, slot)
            state.log_attached(side.seat, worn, slot)
            fire(state, Trigger.ATTACHED, side.seat, worn, Cause.UNIQUE, Area.EQUIPMENT, 0)


def on_play(state: KhtcgState, slot: i64) -> None:
    """The on-play text of a card is due (KH-SYM-02)."""
    fire(state, Trigger.PLAYED, state.controller(slot), slot, Cause.PLAYED, state.area(slot), 0)


# ---- equipment, forms ----------------------------------------------------------------------------------


def equip(state: KhtcgState, side: Side, number: i64, bearer: i64) -> None:
    """Equipment comes onto its bearer, after the one of its name has gone (KH-EQUIP-05)."""
    old = namesake(state, side, state.book.cards[number])
    if old != NONE:
        changes.discard(state, old, Cause.UNIQUE, "KH-EQUIP-05")
    if bearer == side.form:
        bearer = side.leader
    on_play(state, changes.attach(state, side, number, bearer, Cause.PLAYED))


def transform(state: KhtcgState, side: Side, number: i64) -> None:
    """A form is put on the Player Card; the HP stay as they are (KH-FC-02, KH-FC-06)."""
    slot = state.lay_form(side, number)
    changes.entered(state, slot, Cause.PLAYED)
    fire(state, Trigger.FORM, side.seat, slot, Cause.PLAYED, Area.FORM, 0)
    on_play(state, slot)


# ---- magic, events -------------------------------------------------------------------------------------


def cast(state: KhtcgState, side: Side, act: i64) -> None:
    """A Magic Card is cast (KH-MAGIC-02, KH-HOOK-14)."""
    number = act_card(act)
    if state.fight != Fight.NONE:
        side.used = append(side.used, used_of(number, 0))
    state.push(Step.SPENT, side.seat, number)
    state.push(Step.PLAY, side.seat, act | RESOLVE << PART_SHIFT)
    fire(state, Trigger.CASTING, side.seat, NO_CARD, Cause.MAGIC, Area.FREE, 0)


def run_spent(state: KhtcgState, seat: i64, number: i64) -> None:
    """The effect of a Magic or Event Card is over (KH-MAGIC-08, KH-EVENT-03).

    In a fight a Magic Card lies on the mat until the clean-up (KH-MAGIC-12, KH-MAGIC-13), outside as long
    as a change it made goes on.
    """
    state.pop()
    side = state.sides[seat]
    is_magic = state.book.cards[number].type == Type.MAGIC
    if is_magic:
        fire(state, Trigger.CAST, seat, NO_CARD, Cause.MAGIC, Area.FREE, 0)
        if state.lay_for_lasting(seat, number, i64(len(state.lasting))):
            if state.fight != Fight.NONE:
                side.used = remove(side.used, used_of(number, 0))
            return
        if state.fight != Fight.NONE:
            return
    side.discard = append(side.discard, number)
    if state.log is not None:
        clause = "KH-MAGIC-08" if is_magic else "KH-EVENT-03"
        state.log.write(Happened.DISCARDED, seat, [number, Cause.PLAYED, 0], clause)


# ---- moving, disrupting, escaping ----------------------------------------------------------------------


def move(state: KhtcgState, side: Side, card: i64) -> None:
    """A player moves (KH-MOVE-01).

    Whether they have won is seen before they gain HP, and all texts that answer to the move come after that
    (KH-MOVE-07, KH-MOVE-09).
    """
    if state.moved:
        state.use_granted(Verb.MOVE)
    state.moved = True
    state.count(Deed.MOVED, side.seat, NONE, 1)
    slot = changes.lay_world(state, side, card, Cause.MOVE)
    fire(state, Trigger.PLAYED, side.seat, slot, Cause.MOVE, Area.WORLD, 0)
    settle(state)
    if state.status == Status.OVER:
        return
    hp = rule(state, side.seat, RuleNumber.MOVE_HP, state.rules.move_hp)
    if hp > 0:
        changes.gain_hp(state, side, hp, Cause.MOVE, "KH-MOVE-07")
    if state.log is not None:
        state.log.write(Happened.MOVED, side.seat, [card], "KH-MOVE-01")
    fire(state, Trigger.MOVED, side.seat, slot, Cause.MOVE, Area.WORLD, 0)


def disrupt(state: KhtcgState, side: Side, card: i64) -> None:
    """A Dark Card is put on the opponent's current World (KH-DISR-01, KH-DISR-02)."""
    foe = state.sides[1 - side.seat]
    slot = state.lay_disruptor(foe, card, side.seat)
    state.add_burden(foe.world())
    changes.entered(state, slot, Cause.PLAYED)
    fire(state, Trigger.PLAYED, side.seat, slot, Cause.PLAYED, Area.DISRUPTOR, 0)
    fire(state, Trigger.DISRUPTED, foe.seat, slot, Cause.PLAYED, Area.DISRUPTOR, 0)


def escape(state: KhtcgState, side: Side) -> None:
    """A player escapes (KH-ESC-03 to KH-ESC-09); they may lose the match by it (KH-ESC-12)."""
    state.escaped = True
    if state.log is not None:
        state.log.write(Happened.ESCAPED, side.seat, [], "KH-ESC-01")
    price = rule(state, side.seat, RuleNumber.ESCAPE_PRICE, ESCAPE_HP_LOSS)
    if state.rules.tomy:
        changes.lose_hp(state, side, price, Cause.ESCAPE, "KH-ESC-08")
        settle(state)
        if state.status == Status.OVER:
            return
    changes.discard(state, side.world(), Cause.ESCAPE, "KH-ESC-03")
    if state.rules.escape_costs_allies:
        discard_allies(state, side)
    settle(state)
    if not state.rules.tomy and state.status != Status.OVER:
        changes.lose_hp(state, side, price, Cause.ESCAPE, "KH-ESC-06")
    fire(state, Trigger.ESCAPED, side.seat, NO_CARD, Cause.ESCAPE, Area.FREE, 0)


def discard_allies(state: KhtcgState, side: Side) -> None:
    """The escaping player discards all their allies that no text keeps (KH-ESC-05)."""
    i: i64 = 0
    while i < len(side.friends):
        if not changes.discard(state, side.friends[i], Cause.ESCAPE, "KH-ESC-05"):
            i += 1


# ---- voluntary discards --------------------------------------------------------------------------------


def can_drop(state: KhtcgState, side: Side) -> bool:
    """Return whether a player has anything that `offer_drops` offers."""
    for slot in side.equipment:
        if changes.can_be_discarded(state, slot, Cause.VOLUNTARY):
            return True
    return can_drop_form(state, side) and not state.rules.tomy


def can_drop_form(state: KhtcgState, side: Side) -> bool:
    """Return whether a player has a form that no text keeps in play (KH-HOOK-16)."""
    return side.form != NONE and changes.can_be_discarded(state, side.form, Cause.VOLUNTARY)


def offer_drops(state: KhtcgState, choice: Choice, side: Side) -> None:
    """Offer what a player may drop whenever they are to act; forms not under `tomy` (KH-FC-09)."""
    for slot in side.equipment:
        if changes.can_be_discarded(state, slot, Cause.VOLUNTARY):
            choice.offer(act_of(Verb.DROP_EQUIPMENT, -1, slot))
    if not state.rules.tomy and can_drop_form(state, side):
        choice.offer(act_of(Verb.DROP_FORM, -1, side.form))


def offer_drop_choice(state: KhtcgState, choice: Choice, side: Side) -> None:
    """KH-DP-14: what is dropped before cards of the hand are discarded."""
    choice.pick(side.seat, Prompt.DROPS)
    choice.offer(Verb.END)
    offer_drops(state, choice, side)


def allows_meanwhile(step: i64) -> bool:
    """Return whether a seat can have a standing offer while the other one decides a step (KH-OPT-03)."""
    return step < FIRST_OF_EFFECTS and step != Step.TRIGGERS and step != Step.LEADER


def offer_any_time(state: KhtcgState, choice: Choice, seat: i64) -> None:
    """KH-OPT-03: a standing offer to drop while the opponent decides."""
    choice.pick(seat, Prompt.ANY_TIME)
    offer_drops(state, choice, state.sides[seat])
    choice.optional = True


def ask_with_drops(state: KhtcgState, seat: i64) -> None:
    """Ask a player for a decision of their own; the other one may drop something meanwhile."""
    state.ask(seat)
    offer_meanwhile(state, seat)


def offer_meanwhile(state: KhtcgState, seat: i64) -> None:
    """A player has been asked; where the match is played so the other one may drop something (KH-OPT-03).

    Not inside an effect, where nobody may act in between (KH-GEN-18), nor in the middle of a decision.
    """
    if state.rules.every_step and can_drop(state, state.sides[1 - seat]):
        state.ask_also(1 - seat)


STEPS: Final[Steps] = {
    Step.PLAY: (run_play,),
    Step.SPENT: (run_spent,),
}

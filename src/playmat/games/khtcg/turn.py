"""The phases of a turn (6.1 to 6.3, 6.10).

A turn is one frame at the bottom of the stack that goes from step to step.
"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.khtcg.action import offer_challenge
from playmat.games.khtcg.change import discard
from playmat.games.khtcg.drops import ask_with_drops, can_drop, can_drop_form, offer_meanwhile
from playmat.games.khtcg.fight import PLACE_SHIFT, end_lasting, end_lasting_of_phase
from playmat.games.khtcg.hooks import Happening, Rule
from playmat.games.khtcg.packing import CARD_MASK, NO_CARD
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.standing import at_least_0, rule
from playmat.games.khtcg.symbols import (
    DRAWN,
    HAND_TARGET,
    NO_LIMIT,
    NOW,
    Area,
    Cause,
    Finish,
    Happened,
    Prompt,
    Step,
)
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.terms import Type, Until
from playmat.games.khtcg.triggers import fire, refresh
from playmat.kernel.choice import MAX_ITEMS, Choice, bit


def begin_turn(table: Table, seat: i64) -> None:
    """A turn begins: what is limited to once a turn is available again (KH-TURN-04, section 8.1)."""
    table.turn += 1
    table.turn_player = seat
    table.moved = False
    table.battled = False
    table.escaped = False
    table.techniques = 0
    table.challenges = 1
    table.free_slots()
    table.push(Step.TURN_START, seat, 0)
    if table.log is not None:
        table.log.write(Happened.TURN, seat, [table.turn], "KH-TURN-01")


def run_turn_start(table: Table, seat: i64) -> None:
    """Texts of the beginning of a turn; lasting changes notice whose turn it is."""
    table.goto(Step.DRAW_PHASE, seat, 0)
    table.wake_lasting(seat)
    happen(table, Happening.TURN_START, seat)


def happen(table: Table, event: i64, seat: i64) -> None:
    """Something that concerns a player and no card."""
    fire(table, event, seat, NO_CARD, Cause.TEXT, Area.FREE, 0)


def begin_phase(table: Table, seat: i64, step: i64, clause: str) -> None:
    """A phase begins."""
    refresh(table)
    if table.log is not None:
        table.log.write(Happened.PHASE, seat, [step], clause)


# ---- Draw Phase ----------------------------------------------------------------------------------------


def run_draw_phase(table: Table, seat: i64, part: i64) -> None:
    """KH-DRAW-01, -02, -10; what the drawn cards set off ends before the next phase (KH-SM-02)."""
    if part == 0:
        begin_phase(table, seat, Step.DRAW_PHASE, "KH-DRAW-01")
        table.goto(Step.DRAW_PHASE, seat, 1)
        happen(table, Happening.DRAW_START, seat)
        return
    if part == 1:
        wanted = rule(table, seat, Rule.DRAW_TARGET, HAND_TARGET) - len(table.sides[seat].hand)
        table.goto(Step.DRAW_PHASE, seat, 2)
        if wanted > 0:
            table.push(Step.DRAW, seat, wanted)
        return
    table.goto(Step.ACTION, seat, 0)
    end_lasting_of_phase(table)
    begin_phase(table, seat, Step.ACTION, "KH-ACT-01")
    happen(table, Happening.ACTION_START, seat)


# ---- the end of the Action Phase, Challenge Phase ------------------------------------------------------


def run_action_end(table: Table, seat: i64, part: i64) -> None:
    """Texts of the end of the phase, then damage is removed (KH-BATTLE-25, -26, KH-SM-09, KH-HOOK-38)."""
    if part == 0:
        table.goto(Step.ACTION_END, seat, 1)
        happen(table, Happening.ACTION_END, seat)
        return
    table.clear_damage("KH-BATTLE-26" if table.rules.tomy else "KH-BATTLE-25")
    end_lasting_of_phase(table)
    begin_phase(table, seat, Step.CHALLENGE, "KH-CHAL-01")
    table.goto(Step.CHALLENGE, seat, 0)


def run_challenge(table: Table, seat: i64) -> None:
    """KH-CHAL-01, KH-SM-11: the phase ends by itself where there is nothing to decide."""
    offer_challenge(table, table.choice, seat)
    if table.choice.n > 1:
        table.ask_written(seat)
        offer_meanwhile(table, seat)
    else:
        table.goto(Step.DISCARD_PHASE, seat, 0)


# ---- Discard Phase -------------------------------------------------------------------------------------


def run_discard_phase(table: Table, seat: i64) -> None:
    """M/F go, then texts of the phase (KH-DISC-01, KH-DISC-08, KH-MF-06, KH-MF-07)."""
    end_lasting_of_phase(table)
    begin_phase(table, seat, Step.DISCARD_PHASE, "KH-DISC-01")
    discard_summons(table, table.sides[seat])
    if table.rules.summons_all:
        discard_summons(table, table.sides[1 - seat])
    table.goto(Step.FORM_DROP, seat, 0)
    happen(table, Happening.DISCARD_PHASE, seat)


def discard_summons(table: Table, side: Side) -> None:
    """All M/F that a player controls are discarded."""
    clause = "KH-MF-07" if table.rules.summons_all else "KH-MF-06"
    i: i64 = 0
    while i < len(side.friends):
        slot = side.friends[i]
        summoned = table.card_in(slot).type == Type.MAGIC_FRIEND
        if not summoned or not discard(table, slot, Cause.MF_END_OF_TURN, clause):
            i += 1


def run_form_drop(table: Table, seat: i64) -> None:
    """Under `tomy` a form is kept or discarded now (KH-DISC-06, KH-FC-09, KH-DP-13)."""
    if table.rules.tomy and can_drop_form(table, table.sides[seat]):
        ask_with_drops(table, seat)
    else:
        table.goto(Step.HAND, seat, 0)


def offer_form_drop(choice: Choice, seat: i64) -> None:
    """KH-DP-13: keep, or discard."""
    choice.pick(seat, Prompt.FORM_DROP)
    choice.offer(0)
    choice.offer(1)


def take_form_drop(table: Table, seat: i64, item: i64) -> None:
    """A form is kept, or discarded."""
    table.goto(Step.HAND, seat, 0)
    if item == 1:
        discard(table, table.sides[seat].form, Cause.VOLUNTARY, "KH-FC-09")


def run_hand(table: Table, seat: i64, part: i64) -> None:
    """What is dropped, then what is discarded from the hand (KH-DISC-02 to KH-DISC-06)."""
    side = table.sides[seat]
    if part == 0:
        if can_drop(table, side):
            ask_with_drops(table, seat)
            return
        table.goto(Step.HAND, seat, 1)
    if len(side.hand) > 0:
        ask_with_drops(table, seat)
    else:
        end_discarding(table, seat)


def offer_hand(table: Table, choice: Choice, seat: i64) -> None:
    """KH-DP-14: any cards, so many at least that the hand is as small as it has to be."""
    side = table.sides[seat]
    count: i64 = len(side.hand)
    if count > MAX_ITEMS:
        count = MAX_ITEMS
    choice.subset(seat, Prompt.HAND, surplus(table, seat), count, 0)
    if choice.lo > count:
        choice.lo = count
    for place in range(count):
        choice.offer((side.hand[place] & CARD_MASK) | place << PLACE_SHIFT)


def surplus(table: Table, seat: i64) -> i64:
    """How many cards a player has to discard (KH-DISC-05, KH-HOOK-49).

    Where there is no limit, a text that changes it has nothing to change (KH-DISC-04, KH-GEN-21).
    """
    if table.rules.hand_max == NO_LIMIT:
        return 0
    most = at_least_0(rule(table, seat, Rule.HAND_LIMIT, table.rules.hand_max))
    return at_least_0(i64(len(table.sides[seat].hand)) - most)


def take_hand(table: Table, seat: i64, answer: i64) -> None:
    """The chosen cards are discarded."""
    side = table.sides[seat]
    choice = table.choice
    for i in range(choice.n):
        if answer & bit(i) != 0:
            table.discard_from_hand(side, choice.items[i] & CARD_MASK, Cause.HAND_PHASE, "KH-DISC-02")
    if surplus(table, seat) == 0:
        end_discarding(table, seat)


def end_discarding(table: Table, seat: i64) -> None:
    """Texts of the end of the phase are due (KH-DISC-08)."""
    table.goto(Step.DISCARD_END, seat, 0)
    happen(table, Happening.DISCARD_END, seat)


def run_discard_end(table: Table, seat: i64) -> None:
    """Texts of the end of the turn are due (KH-HOOK-51)."""
    end_lasting_of_phase(table)
    table.goto(Step.TURN_END, seat, 0)
    happen(table, Happening.TURN_END, seat)


def run_turn_end(table: Table, seat: i64) -> None:
    """Effects of the turn end; the opponent's turn begins (KH-TURN-02, -05, -06, KH-SM-15, KH-WIN-09).

    So do those that would have lasted until the end of a fight that did not come (R:AMB-82).
    """
    if len(table.lasting) > 0:
        end_lasting(table, Until.BATTLE)
        end_lasting(table, Until.CHALLENGE)
        end_lasting(table, Until.TURN)
        end_lasting(table, NOW)
    if table.log is not None:
        table.log.write(Happened.TURN_END, seat, [table.turn], "KH-TURN-05")
    if table.turn >= table.rules.turn_limit:
        table.end_match(DRAWN, Finish.TURN_LIMIT, "KH-WIN-09")
        return
    table.pop()
    begin_turn(table, 1 - seat)

"""The phases of a turn (6.1 to 6.3, 6.10).

A turn is one frame at the bottom of the stack that goes from step to step.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.khtcg.effects.changes import discard, end_lasting, end_lasting_of_phase
from playmat.games.khtcg.effects.continuous import at_least_0, rule
from playmat.games.khtcg.effects.triggers import fire, refresh
from playmat.games.khtcg.language.codes import (
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
    Verb,
)
from playmat.games.khtcg.language.hooks import RuleNumber, Trigger
from playmat.games.khtcg.language.terms import Type, Until
from playmat.games.khtcg.rules.action import offer_challenge, take_challenge, take_other
from playmat.games.khtcg.rules.play import (
    ask_with_drops,
    can_drop,
    can_drop_form,
    offer_drop_choice,
    offer_meanwhile,
)
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import CARD_MASK, NO_CARD, PLACE_SHIFT
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import MAX_ITEMS, Choice, bit
from playmat.kernel.steps import Steps


def begin_turn(state: KhtcgState, seat: i64) -> None:
    """A turn begins: what is limited to once a turn is available again (KH-TURN-04, section 8.1)."""
    state.turn += 1
    state.turn_player = seat
    state.moved = False
    state.battled = False
    state.escaped = False
    state.techniques = 0
    state.challenges = 1
    state.deeds = vec[i64]()
    state.granted = vec[i64]()
    state.free_slots()
    state.push(Step.TURN_START, seat, 0)
    if state.log is not None:
        state.log.write(Happened.TURN, seat, [state.turn], "KH-TURN-01")


def run_turn_start(state: KhtcgState, seat: i64) -> None:
    """Texts of the beginning of a turn; lasting changes notice whose turn it is."""
    state.goto(Step.DRAW_PHASE, seat, 0)
    state.wake_lasting(seat)
    happen(state, Trigger.TURN_START, seat)


def happen(state: KhtcgState, event: i64, seat: i64) -> None:
    """Something that concerns a player and no card."""
    fire(state, event, seat, NO_CARD, Cause.TEXT, Area.FREE, 0)


def begin_phase(state: KhtcgState, seat: i64, step: i64, clause: str) -> None:
    """A phase begins."""
    refresh(state)
    if state.log is not None:
        state.log.write(Happened.PHASE, seat, [step], clause)


# ---- Draw Phase ----------------------------------------------------------------------------------------


def run_draw_phase(state: KhtcgState, seat: i64, part: i64) -> None:
    """KH-DRAW-01, -02, -10; what the drawn cards set off ends before the next phase (KH-SM-02)."""
    if part == 0:
        begin_phase(state, seat, Step.DRAW_PHASE, "KH-DRAW-01")
        state.goto(Step.DRAW_PHASE, seat, 1)
        happen(state, Trigger.DRAW_START, seat)
        return
    if part == 1:
        wanted = rule(state, seat, RuleNumber.DRAW_TARGET, HAND_TARGET) - len(state.sides[seat].hand)
        state.goto(Step.DRAW_PHASE, seat, 2)
        if wanted > 0:
            state.push(Step.DRAW, seat, wanted)
        return
    state.goto(Step.ACTION, seat, 0)
    end_lasting_of_phase(state)
    begin_phase(state, seat, Step.ACTION, "KH-ACT-01")
    happen(state, Trigger.ACTION_START, seat)


# ---- the end of the Action Phase, Challenge Phase ------------------------------------------------------


def run_action_end(state: KhtcgState, seat: i64, part: i64) -> None:
    """Texts of the end of the phase, then damage is removed (KH-BATTLE-25, -26, KH-SM-09, KH-HOOK-38)."""
    if part == 0:
        state.goto(Step.ACTION_END, seat, 1)
        happen(state, Trigger.ACTION_END, seat)
        return
    state.clear_damage("KH-BATTLE-26" if state.rules.tomy else "KH-BATTLE-25")
    end_lasting_of_phase(state)
    begin_phase(state, seat, Step.CHALLENGE, "KH-CHAL-01")
    state.goto(Step.CHALLENGE, seat, 0)


def run_challenge(state: KhtcgState, seat: i64) -> None:
    """KH-CHAL-01, KH-SM-11: the phase ends by itself where there is nothing to decide."""
    offer_challenge(state, state.choice, seat)
    if state.choice.n > 1:
        state.ask_written(seat)
        offer_meanwhile(state, seat)
    else:
        state.goto(Step.DISCARD_PHASE, seat, 0)


# ---- Discard Phase -------------------------------------------------------------------------------------


def run_discard_phase(state: KhtcgState, seat: i64) -> None:
    """M/F go, then texts of the phase (KH-DISC-01, KH-DISC-08, KH-MF-06, KH-MF-07)."""
    end_lasting_of_phase(state)
    begin_phase(state, seat, Step.DISCARD_PHASE, "KH-DISC-01")
    discard_summons(state, state.sides[seat])
    if state.rules.summons_all:
        discard_summons(state, state.sides[1 - seat])
    state.goto(Step.FORM_DROP, seat, 0)
    happen(state, Trigger.DISCARD_PHASE, seat)


def discard_summons(state: KhtcgState, side: Side) -> None:
    """All M/F that a player controls are discarded."""
    clause = "KH-MF-07" if state.rules.summons_all else "KH-MF-06"
    i: i64 = 0
    while i < len(side.friends):
        slot = side.friends[i]
        summoned = state.card_in(slot).type == Type.MAGIC_FRIEND
        if not summoned or not discard(state, slot, Cause.MF_END_OF_TURN, clause):
            i += 1


def run_form_drop(state: KhtcgState, seat: i64) -> None:
    """Under `tomy` a form is kept or discarded now (KH-DISC-06, KH-FC-09, KH-DP-13)."""
    if state.rules.tomy and can_drop_form(state, state.sides[seat]):
        ask_with_drops(state, seat)
    else:
        state.goto(Step.HAND, seat, 0)


def offer_form_drop(choice: Choice, seat: i64) -> None:
    """KH-DP-13: keep, or discard."""
    choice.pick(seat, Prompt.FORM_DROP)
    choice.offer(0)
    choice.offer(1)


def take_form_drop(state: KhtcgState, seat: i64, item: i64) -> None:
    """A form is kept, or discarded."""
    state.goto(Step.HAND, seat, 0)
    if item == 1:
        discard(state, state.sides[seat].form, Cause.VOLUNTARY, "KH-FC-09")


def run_hand(state: KhtcgState, seat: i64, part: i64) -> None:
    """Ask what is dropped, then what is discarded from the hand (KH-DISC-02 to KH-DISC-06)."""
    side = state.sides[seat]
    if part == 0:
        if can_drop(state, side):
            ask_with_drops(state, seat)
            return
        state.goto(Step.HAND, seat, 1)
    if len(side.hand) > 0:
        ask_with_drops(state, seat)
    else:
        end_discarding(state, seat)


def offer_hand(state: KhtcgState, choice: Choice, seat: i64, part: i64) -> None:
    """KH-DP-14: what is dropped; then any cards, so many at least that the hand is as small as it must be."""
    side = state.sides[seat]
    if part == 0:
        offer_drop_choice(state, choice, side)
        return
    count: i64 = len(side.hand)
    if count > MAX_ITEMS:
        count = MAX_ITEMS
    choice.subset(seat, Prompt.HAND, surplus(state, seat), count, 0)
    if choice.lo > count:
        choice.lo = count
    for place in range(count):
        choice.offer((side.hand[place] & CARD_MASK) | place << PLACE_SHIFT)


def surplus(state: KhtcgState, seat: i64) -> i64:
    """The number of cards that a player has to discard (KH-DISC-05, KH-HOOK-49).

    Where there is no limit, a text that changes it has nothing to change (KH-DISC-04, KH-GEN-21).
    """
    if state.rules.hand_max == NO_LIMIT:
        return 0
    most = at_least_0(rule(state, seat, RuleNumber.HAND_LIMIT, state.rules.hand_max))
    return at_least_0(i64(len(state.sides[seat].hand)) - most)


def take_hand(state: KhtcgState, seat: i64, part: i64, answer: i64) -> None:
    """Something is dropped, or no more; then the chosen cards are discarded."""
    side = state.sides[seat]
    choice = state.choice
    if part == 0:
        if choice.items[answer] == Verb.END:
            state.goto(Step.HAND, seat, 1)
        else:
            take_other(state, seat, choice.items[answer])
        return
    for i in range(choice.n):
        if answer & bit(i) != 0:
            state.discard_from_hand(side, choice.items[i] & CARD_MASK, Cause.HAND_PHASE, "KH-DISC-02")
    if surplus(state, seat) == 0:
        end_discarding(state, seat)


def end_discarding(state: KhtcgState, seat: i64) -> None:
    """Texts of the end of the phase are due (KH-DISC-08)."""
    state.goto(Step.DISCARD_END, seat, 0)
    happen(state, Trigger.DISCARD_END, seat)


def run_discard_end(state: KhtcgState, seat: i64) -> None:
    """Texts of the end of the turn are due (KH-HOOK-51)."""
    end_lasting_of_phase(state)
    state.goto(Step.TURN_END, seat, 0)
    happen(state, Trigger.TURN_END, seat)


def run_turn_end(state: KhtcgState, seat: i64) -> None:
    """Effects of the turn end; the opponent's turn begins (KH-TURN-02, -05, -06, KH-SM-15, KH-WIN-09).

    So do those that would have lasted until the end of a fight that did not come (R:AMB-82).
    """
    if len(state.lasting) > 0:
        end_lasting(state, Until.BATTLE)
        end_lasting(state, Until.CHALLENGE)
        end_lasting(state, Until.TURN)
        end_lasting(state, NOW)
    if state.log is not None:
        state.log.write(Happened.TURN_END, seat, [state.turn], "KH-TURN-05")
    if state.turn >= state.rules.turn_limit:
        state.end_match(DRAWN, Finish.TURN_LIMIT, "KH-WIN-09")
        return
    state.pop()
    begin_turn(state, 1 - seat)


STEPS: Final[Steps] = {
    Step.TURN_START: (run_turn_start,),
    Step.DRAW_PHASE: (run_draw_phase,),
    Step.ACTION_END: (run_action_end,),
    Step.CHALLENGE: (run_challenge, offer_challenge, take_challenge),
    Step.DISCARD_PHASE: (run_discard_phase,),
    Step.FORM_DROP: (run_form_drop, offer_form_drop, take_form_drop),
    Step.HAND: (run_hand, offer_hand, take_hand),
    Step.DISCARD_END: (run_discard_end,),
    Step.TURN_END: (run_turn_end,),
}

"""The battle (6.5): its parts, the total and its division, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.khtcg.effects.changes import deal_damage
from playmat.games.khtcg.effects.guards import forbidden
from playmat.games.khtcg.effects.triggers import fire
from playmat.games.khtcg.language.codes import NONE, Area, Cause, Fight, Happened, Part, Prompt, Step
from playmat.games.khtcg.language.hooks import Permission, Trigger
from playmat.games.khtcg.language.terms import Deed, Until
from playmat.games.khtcg.rules.combat import clean_up, end_lasting, log_total, total_of
from playmat.games.khtcg.rules.voluntary_discards import ask_with_drops
from playmat.games.khtcg.state.layout import NO_CARD
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.games.khtcg.state.side import Side
from playmat.kernel.choice import Choice
from playmat.kernel.steps import Steps


def begin_battle(state: KhtcgState, side: Side) -> None:
    """A battle is declared (KH-BATTLE-01, KH-BATTLE-02)."""
    state.battled = True
    state.count(Deed.BATTLES, side.seat, NONE, 1)
    state.fight = Fight.BATTLE
    state.push(Step.BATTLE, side.seat, Part.TECH if state.rules.steps else Part.PLAY)
    if state.log is not None:
        state.log.write(Happened.BATTLE, side.seat, [], "KH-BATTLE-01")
    fire(state, Trigger.BATTLE_START, side.seat, NO_CARD, Cause.VOLUNTARY, Area.FREE, 0)


def next_part(state: KhtcgState, seat: i64, part: i64) -> None:
    """A part of the battle is over: the next step, or the result (KH-SM-05, KH-SM-06)."""
    if part == Part.PLAY or part == Part.MAGIC:
        state.goto(Step.TOTAL, seat, 0)
    else:
        state.goto(Step.BATTLE, seat, part + 1)


def run_total(state: KhtcgState, seat: i64) -> None:
    """The total stands (KH-BATTLE-13, KH-SM-07)."""
    side = state.sides[seat]
    total = total_of(state, side)
    log_total(state, side, total, Happened.BATTLE_TOTAL, "KH-BATTLE-13")
    state.goto(Step.ASSIGN, seat, total)


def run_assign(state: KhtcgState, seat: i64, total: i64) -> None:
    """The attack is dealt, or its division is asked for (KH-BATTLE-14 to -16, KH-BATTLE-27)."""
    side = state.sides[seat]
    attacked: i64 = 0
    only: i64 = NONE
    for slot in side.disruptors:
        if is_attacked(state, side, slot):
            attacked += 1
            only = slot
    if attacked == 0 or total == 0:
        state.goto(Step.BATTLE_END, seat, 0)
    elif attacked == 1 and state.rules.assign_all:
        state.goto(Step.BATTLE_END, seat, 0)
        deal_damage(state, only, total, Cause.BATTLE, seat, "KH-BATTLE-14")
    else:
        ask_with_drops(state, seat)


def is_attacked(state: KhtcgState, side: Side, slot: i64) -> bool:
    """Return whether a disruptor of the opponent lies on the current World (KH-BATTLE-05, KH-MOVE-11)."""
    return state.host(slot) == side.world() and state.controller(slot) != side.seat


def offer_assign(state: KhtcgState, choice: Choice, seat: i64, total: i64) -> None:
    """KH-DP-10: whole numbers that add up to the total; a text may spare a disruptor (KH-HOOK-34).

    Unless the whole attack could go nowhere then: texts forbid what something else can take.
    """
    side = state.sides[seat]
    choice.split(seat, Prompt.ASSIGN, total if state.rules.assign_all else 0, total)
    for slot in side.disruptors:
        if is_attacked(state, side, slot) and not is_spared(state, slot):
            choice.offer_up_to(slot, total)
    if choice.n == 0:
        for slot in side.disruptors:
            if is_attacked(state, side, slot):
                choice.offer_up_to(slot, total)


def is_spared(state: KhtcgState, slot: i64) -> bool:
    """Return whether a text keeps the attack off a disruptor while something else could take it."""
    return forbidden(state, state.turn_player, Permission.ASSIGN, state.card_in(slot).number)


def take_assign(state: KhtcgState, seat: i64, answer: i64) -> None:
    """The attack is divided; all of it is dealt at the same moment."""
    choice = state.choice
    given = choice.amounts(answer)
    state.goto(Step.BATTLE_END, seat, 0)
    for i in range(choice.n):
        amount: i64 = given[i]
        if amount > 0:
            deal_damage(state, choice.items[i], amount, Cause.BATTLE, seat, "KH-BATTLE-15")


def run_battle_end(state: KhtcgState, seat: i64) -> None:
    """The clean-up (KH-BATTLE-21 to -23, KH-BATTLE-26)."""
    state.pop()
    clean_up(state, state.sides[seat], Cause.BATTLE_END)
    if len(state.lasting) > 0:
        end_lasting(state, Until.BATTLE)
    state.fight = Fight.NONE
    if state.rules.tomy:
        state.clear_damage("KH-BATTLE-26")
    fire(state, Trigger.BATTLE_END, seat, NO_CARD, Cause.BATTLE_END, Area.FREE, 0)


STEPS: Final[Steps] = {
    Step.TOTAL: (run_total,),
    Step.ASSIGN: (run_assign, offer_assign, take_assign),
    Step.BATTLE_END: (run_battle_end,),
}

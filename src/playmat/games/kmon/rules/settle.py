"""Chapters 15 and 16: fallen K-Mons, final attacks, bonuses, replacements, and the end of the battle.

Carries out KM-EXH-01 to KM-EXH-10, KM-WIN-01 to KM-WIN-04 and KM-TRAIT-IRREDUCIBLE.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.kmon.language.codes import (
    BONUS_CARDS,
    BONUS_CHARGES,
    BONUS_HEAL,
    DRAWN,
    NOBODY,
    TEAM,
    Ban,
    Cause,
    Finale,
    Happened,
    Pick,
    Prompt,
    Step,
)
from playmat.games.kmon.rules.action import declare, offer_attacks
from playmat.games.kmon.rules.turn import offer_bench, phase
from playmat.games.kmon.state.layout import FINAL_ATTACK
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side
from playmat.kernel.choice import Choice
from playmat.kernel.steps import Steps


def run_settle(state: KmonState) -> None:
    """Settlement: final attacks first, then everything else (KM-EXH-03)."""
    turn_player = state.turn_player
    for seat in (turn_player, 1 - turn_player):
        side = state.sides[seat]
        if side.active >= 0 and side.fighter().final == Finale.DUE:
            if may_attack_finally(state, side):
                state.goto(Step.SETTLE, seat, 0)
                state.ask(seat)
                return
            side.fighter().final = Finale.NO
    settle(state)


def may_attack_finally(state: KmonState, side: Side) -> bool:
    """KM-TRAIT-IRREDUCIBLE-2; a K-Mon that cannot attack makes no final attack."""
    return state.sides[1 - side.seat].has_fit_active() and side.fighter().flags & Ban.ATTACK == 0


def offer_final(state: KmonState, choice: Choice, seat: i64) -> None:
    """D-FINAL: none, or an attack with each option of D-ACT (KM-TRAIT-IRREDUCIBLE-3)."""
    choice.pick(seat, Prompt.FINAL)
    choice.offer(Pick.NONE)
    offer_attacks(state, choice, state.sides[seat])


def take_final(state: KmonState, seat: i64, attack: i64) -> None:
    """A final attack opens a chain of its own; the settlement goes on after it."""
    kmon = state.sides[seat].fighter()
    if attack == Pick.NONE:
        kmon.final = Finale.NO
        return
    kmon.final = Finale.RUNNING
    if state.log is not None:
        state.log.write(Happened.FINAL, seat, [int(state.sides[seat].active)], "KM-TRAIT-IRREDUCIBLE-1")
    declare(state, attack | FINAL_ATTACK)


def settle(state: KmonState) -> None:
    """KM-EXH-03, parts 2 to 5: exhaust the fallen, see who has won, then bonuses and replacements."""
    state.pop()
    turn_player = state.turn_player
    mine = state.sides[turn_player]
    theirs = state.sides[1 - turn_player]
    gone_mine = exhaust_fallen(state, mine)
    gone_theirs = exhaust_fallen(state, theirs)
    lost_mine = mine.left() == 0
    lost_theirs = theirs.left() == 0
    if lost_mine or lost_theirs:
        if lost_mine and lost_theirs:
            state.end_battle(DRAWN, Cause.EXHAUSTED, "KM-WIN-04")
        else:
            state.end_battle(turn_player if lost_theirs else 1 - turn_player, Cause.EXHAUSTED, "KM-WIN-01")
        return
    if theirs.active == NOBODY:
        state.push(Step.REPLACE, theirs.seat, 0)
    if mine.active == NOBODY and phase(state) != Step.PERSISTENT:
        state.push(Step.REPLACE, mine.seat, 0)
    push_bonuses(state, theirs, gone_theirs)
    push_bonuses(state, mine, gone_mine)


def exhaust_fallen(state: KmonState, side: Side) -> i64:
    """Exhaust a side's fallen K-Mons; which they were, as a bit set."""
    gone: i64 = 0
    for place in range(TEAM):
        kmon = side.team[place]
        if kmon.fallen() and kmon.final != Finale.RUNNING:
            state.exhaust(side, place)
            gone |= i64(1) << place
    return gone


def push_bonuses(state: KmonState, side: Side, gone: i64) -> None:
    """A bonus for each exhausted K-Mon, in team order (KM-EXH-04)."""
    place: i64 = TEAM - 1
    while place >= 0:
        if (gone >> place) & 1 != 0:
            state.push(Step.BONUS, side.seat, place)
        place -= 1


def offer_bonus(state: KmonState, choice: Choice, seat: i64) -> None:
    """D-BONUS: two cards, two charges, or two damage from a K-Mon that has any (KM-EXH-05)."""
    side = state.sides[seat]
    choice.pick(seat, Prompt.BONUS)
    choice.offer(Pick.DRAW)
    choice.offer(Pick.CHARGES)
    for place in range(TEAM):
        kmon = side.team[place]
        if kmon.fit() and kmon.damage > 0 and kmon.flags & Ban.HEAL == 0:
            choice.offer(place)


def take_bonus(state: KmonState, seat: i64, bonus: i64) -> None:
    """KM-EXH-04."""
    state.pop()
    side = state.sides[seat]
    if state.log is not None:
        state.log.write(Happened.BONUS, seat, [bonus], "KM-EXH-04")
    if bonus == Pick.DRAW:
        state.push(Step.DRAW, seat, BONUS_CARDS)
    elif bonus == Pick.CHARGES:
        state.gain(side, BONUS_CHARGES, "KM-EXH-04")
    else:
        state.heal(side, bonus, BONUS_HEAL, "KM-EXH-05")


def run_replace(state: KmonState, seat: i64) -> None:
    """KM-EXH-06: a fit benched K-Mon of its owner's choice comes in."""
    side = state.sides[seat]
    if side.fit_on_bench() > 1:
        state.ask(seat)
    else:
        take_replace(state, seat, side.first_fit_on_bench())


def offer_replace(state: KmonState, choice: Choice, seat: i64) -> None:
    """D-REPLACE."""
    choice.pick(seat, Prompt.REPLACE)
    offer_bench(choice, state.sides[seat])


def take_replace(state: KmonState, seat: i64, place: i64) -> None:
    """The chosen K-Mon enters."""
    state.pop()
    state.enter(state.sides[seat], place, Happened.ENTERED, "KM-EXH-06")


STEPS: Final[Steps] = {
    Step.SETTLE: (run_settle, offer_final, take_final),
    Step.BONUS: (None, offer_bonus, take_bonus),
    Step.REPLACE: (run_replace, offer_replace, take_replace),
}

"""The challenge (6.9): options in turn, the totals, the result, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.khtcg.effects.changes import lose_hp
from playmat.games.khtcg.effects.continuous import rule
from playmat.games.khtcg.effects.triggers import fire
from playmat.games.khtcg.language.codes import CHALLENGE_HP_LOSS, NONE, Area, Cause, Fight, Happened, Step
from playmat.games.khtcg.language.hooks import RuleNumber, Trigger
from playmat.games.khtcg.language.terms import Deed, Until
from playmat.games.khtcg.rules.combat import clean_up, end_lasting, log_total, total_of
from playmat.games.khtcg.state.layout import NO_CARD
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.steps import Steps


def begin_challenge(state: KhtcgState, seat: i64) -> None:
    """The active player challenges (KH-CHAL-05)."""
    state.challenges -= 1
    state.fight = Fight.CHALLENGE
    state.push(Step.CHALLENGE_ROUND, seat, 0)
    if state.log is not None:
        state.log.write(Happened.CHALLENGE, seat, [], "KH-CHAL-02")
    fire(state, Trigger.CHALLENGE_START, seat, NO_CARD, Cause.CHALLENGE, Area.FREE, 0)


def take_pass(state: KhtcgState, seat: i64, passes: i64) -> None:
    """A player does nothing; after two in a row the totals are compared (KH-CHAL-15, KH-SM-13)."""
    if state.log is not None:
        state.log.write(Happened.PASSED, seat, [], "KH-CHAL-13")
    if passes == 1:
        state.goto(Step.RESULT, state.turn_player, 0)
    else:
        state.goto(Step.CHALLENGE_ROUND, 1 - seat, passes + 1)


def run_result(state: KhtcgState) -> None:
    """The totals, the loss of HP and what answers to it (KH-CHAL-20 to -23, KH-CHAL-26, KH-SM-14)."""
    attacker = state.sides[state.turn_player]
    defender = state.sides[1 - state.turn_player]
    state.goto(Step.CHALLENGE_END, attacker.seat, 0)
    attack = total_of(state, attacker)
    defence = total_of(state, defender)
    log_total(state, attacker, attack, Happened.CHALLENGE_TOTAL, "KH-CHAL-20")
    log_total(state, defender, defence, Happened.CHALLENGE_TOTAL, "KH-CHAL-20")
    if attack == defence:
        if state.log is not None:
            state.log.write(Happened.TIED, attacker.seat, [], "KH-CHAL-23")
        fire(state, Trigger.TIED, attacker.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, 0)
        fire(state, Trigger.TIED, defender.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, 0)
        return
    winner = attacker if attack > defence else defender
    loser = defender if attack > defence else attacker
    if state.log is not None:
        state.log.write(Happened.WON, winner.seat, [], "KH-CHAL-21")
    state.count(Deed.WON, winner.seat, NONE, 1)
    state.count(Deed.LOST, loser.seat, NONE, 1)
    loss = rule(state, loser.seat, RuleNumber.CHALLENGE_LOSS, CHALLENGE_HP_LOSS)
    lose_hp(state, loser, loss, Cause.CHALLENGE, "KH-CHAL-22")
    fire(state, Trigger.WON, winner.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, loss)
    fire(state, Trigger.LOST, loser.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, loss)


def run_challenge_end(state: KhtcgState, seat: i64) -> None:
    """The clean-up of both sides (KH-CHAL-24, KH-MAGIC-13, KH-MAGIC-18)."""
    state.pop()
    clean_up(state, state.sides[seat], Cause.CHALLENGE_END)
    clean_up(state, state.sides[1 - seat], Cause.CHALLENGE_END)
    if len(state.lasting) > 0:
        end_lasting(state, Until.CHALLENGE)
    state.clear_damage("KH-MAGIC-18")
    state.fight = Fight.NONE
    fire(state, Trigger.CHALLENGE_END, seat, NO_CARD, Cause.CHALLENGE_END, Area.FREE, 0)


STEPS: Final[Steps] = {
    Step.RESULT: (run_result,),
    Step.CHALLENGE_END: (run_challenge_end,),
}

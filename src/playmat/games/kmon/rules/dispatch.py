"""The rule that carries out each step, from the tables `STEPS` of the chapters.

`python tools/dispatch.py` writes this page.
"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.kmon.language.codes import Step
from playmat.games.kmon.rules.action import offer_action, run_action, take_action
from playmat.games.kmon.rules.chain import (
    offer_reactions,
    run_after,
    run_hit,
    run_resolve,
    run_window,
    take_reaction,
)
from playmat.games.kmon.rules.hands import (
    offer_aim,
    offer_discard,
    offer_hand,
    offer_pay,
    offer_retrieve,
    offer_seer,
    offer_switch,
    run_aim,
    run_discard,
    run_draw,
    run_lose,
    run_pay,
    run_retrieve,
    run_switch,
    take_aim,
    take_discard,
    take_hand,
    take_lose,
    take_pay,
    take_retrieve,
    take_seer,
    take_switch,
)
from playmat.games.kmon.rules.operations import offer_choose, take_choose
from playmat.games.kmon.rules.settle import (
    offer_bonus,
    offer_final,
    offer_replace,
    run_replace,
    run_settle,
    take_bonus,
    take_final,
    take_replace,
)
from playmat.games.kmon.rules.setup import (
    offer_first,
    offer_mulligan,
    offer_start,
    run_deal,
    run_opening,
    run_shuffle,
    run_toss,
    take_first,
    take_mulligan,
    take_shuffle,
    take_start,
    take_toss,
)
from playmat.games.kmon.rules.turn import (
    offer_item,
    offer_substitution,
    run_draw_step,
    run_expiry,
    run_hand,
    run_item,
    run_persistent,
    run_substitution,
    take_item,
    take_substitution,
)
from playmat.games.kmon.state.mutations import KmonState
from playmat.kernel.choice import Choice


def run_step(state: KmonState, step: i64, seat: i64, arg: i64) -> None:
    """Carry out the step of a frame."""
    if step >= Step.DRAW:
        if step == Step.DRAW:
            run_draw(state, seat, arg)
        elif step == Step.DISCARD:
            run_discard(state, seat, arg)
        elif step == Step.LOSE:
            run_lose(state, seat, arg)
        elif step == Step.RETRIEVE:
            run_retrieve(state, seat, arg)
        elif step == Step.SWITCH:
            run_switch(state, seat, arg)
        elif step == Step.AIM:
            run_aim(state, seat, arg)
        else:  # CHOOSE
            state.ask(seat)
    elif step >= Step.SETTLE:
        if step == Step.SETTLE:
            run_settle(state)
        elif step == Step.REPLACE:
            run_replace(state, seat)
        else:  # BONUS
            state.ask(seat)
    elif step >= Step.WINDOW:
        if step == Step.WINDOW:
            run_window(state, seat)
        elif step == Step.PAY:
            run_pay(state, seat, arg)
        elif step == Step.RESOLVE:
            run_resolve(state, seat, arg)
        elif step == Step.HIT:
            run_hit(state, seat)
        elif step == Step.AFTER:
            run_after(state, seat, arg)
    elif step >= Step.ITEM:
        if step == Step.ITEM:
            run_item(state, seat)
        elif step == Step.PERSISTENT:
            run_persistent(state, seat, arg)
        elif step == Step.SUBSTITUTION:
            run_substitution(state, seat)
        elif step == Step.ACTION:
            run_action(state, seat)
        elif step == Step.DRAW_STEP:
            run_draw_step(state, seat)
        elif step == Step.EXPIRY:
            run_expiry(state, seat)
        elif step == Step.HAND:
            run_hand(state, seat)
    elif step == Step.SHUFFLE:
        run_shuffle(state, seat, arg)
    elif step == Step.DEAL:
        run_deal(state, seat)
    elif step == Step.TOSS:
        run_toss(state)
    elif step == Step.OPENING:
        run_opening(state)
    else:  # FIRST, MULLIGAN, START
        state.ask(seat)


def offer_step(state: KmonState, choice: Choice, step: i64, seat: i64, arg: i64) -> None:
    """Write the choice of a step."""
    if step >= Step.DRAW:
        if step == Step.DRAW:
            offer_seer(state, choice, seat)
        elif step == Step.DISCARD:
            offer_discard(state, choice, seat, arg)
        elif step == Step.RETRIEVE:
            offer_retrieve(state, choice, seat, arg)
        elif step == Step.SWITCH:
            offer_switch(state, choice, seat, arg)
        elif step == Step.AIM:
            offer_aim(state, choice, seat)
        elif step == Step.CHOOSE:
            offer_choose(state, choice, seat, arg)
    elif step >= Step.SETTLE:
        if step == Step.SETTLE:
            offer_final(state, choice, seat)
        elif step == Step.BONUS:
            offer_bonus(state, choice, seat)
        elif step == Step.REPLACE:
            offer_replace(state, choice, seat)
    elif step >= Step.WINDOW:
        if step == Step.WINDOW:
            offer_reactions(state, choice, seat)
        elif step == Step.PAY:
            offer_pay(state, choice, seat, arg)
    elif step >= Step.ITEM:
        if step == Step.ITEM:
            offer_item(state, choice, seat)
        elif step == Step.SUBSTITUTION:
            offer_substitution(state, choice, seat)
        elif step == Step.ACTION:
            offer_action(state, choice, seat)
        elif step == Step.HAND:
            offer_hand(state, choice, seat)
    elif step == Step.FIRST:
        offer_first(choice, seat)
    elif step == Step.MULLIGAN:
        offer_mulligan(choice, seat)
    elif step == Step.START:
        offer_start(state, choice, seat)


def take_step(state: KmonState, step: i64, seat: i64, arg: i64, answer: i64) -> None:
    """Carry out an answer."""
    if step >= Step.DRAW:
        if step == Step.DRAW:
            take_seer(state, seat, arg, answer)
        elif step == Step.DISCARD:
            take_discard(state, seat, answer)
        elif step == Step.RETRIEVE:
            take_retrieve(state, seat, arg, state.choice.items[answer])
        elif step == Step.SWITCH:
            take_switch(state, arg, state.choice.items[answer])
        elif step == Step.AIM:
            take_aim(state, seat, arg, state.choice.items[answer])
        elif step == Step.CHOOSE:
            take_choose(state, seat, arg, state.choice.items[answer])
    elif step >= Step.SETTLE:
        if step == Step.SETTLE:
            take_final(state, seat, state.choice.items[answer])
        elif step == Step.BONUS:
            take_bonus(state, seat, state.choice.items[answer])
        elif step == Step.REPLACE:
            take_replace(state, seat, state.choice.items[answer])
    elif step >= Step.WINDOW:
        if step == Step.WINDOW:
            take_reaction(state, seat, state.choice.items[answer])
        elif step == Step.PAY:
            take_pay(state, seat, answer)
    elif step >= Step.ITEM:
        if step == Step.ITEM:
            take_item(state, seat, state.choice.items[answer])
        elif step == Step.SUBSTITUTION:
            take_substitution(state, seat, state.choice.items[answer])
        elif step == Step.ACTION:
            take_action(state, seat, state.choice.items[answer])
        elif step == Step.HAND:
            take_hand(state, seat, answer)
    elif step == Step.FIRST:
        take_first(state, state.choice.items[answer])
    elif step == Step.MULLIGAN:
        take_mulligan(state, seat, state.choice.items[answer])
    elif step == Step.START:
        take_start(state, seat, state.choice.items[answer])


def hear_step(state: KmonState, step: i64, seat: i64, arg: i64, outcome: i64) -> None:
    """Carry out an outcome of chance."""
    if step == Step.SHUFFLE:
        take_shuffle(state, seat, arg, outcome)
    elif step == Step.TOSS:
        take_toss(state, outcome)
    elif step == Step.LOSE:
        take_lose(state, seat, arg, outcome)

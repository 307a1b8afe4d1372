"""The rule that carries out each step, from the tables `STEPS` of the chapters.

`python tools/dispatch.py` writes this page.
"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.khtcg.effects.changes import run_draw, run_shuffle, take_shuffle
from playmat.games.khtcg.effects.targets import offer_select, run_select, take_random, take_select
from playmat.games.khtcg.effects.triggers import offer_order, run_triggers, take_order
from playmat.games.khtcg.language.codes import Step
from playmat.games.khtcg.rules.action import (
    offer_action,
    offer_battle,
    offer_challenge,
    offer_challenge_round,
    run_battle,
    take_action,
    take_battle,
    take_challenge,
    take_challenge_round,
)
from playmat.games.khtcg.rules.combat import (
    offer_assign,
    offer_attack_set,
    run_assign,
    run_battle_end,
    run_challenge_end,
    run_result,
    run_total,
    take_assign,
    take_attack_set,
)
from playmat.games.khtcg.rules.operations import (
    offer_choose,
    offer_keep,
    offer_may,
    offer_split,
    run_carry_out,
    run_choose,
    run_coin,
    take_choose,
    take_coin,
    take_keep,
    take_may,
    take_split,
)
from playmat.games.khtcg.rules.piles import (
    offer_declare,
    offer_discard_hand,
    offer_find,
    offer_look,
    run_discard_hand,
    run_find,
    run_look,
    run_mill,
    run_put_back,
    take_declare,
    take_discard_hand,
    take_find,
    take_look,
    take_random_discard,
)
from playmat.games.khtcg.rules.play import ask_with_drops, run_play, run_spent
from playmat.games.khtcg.rules.setup import (
    offer_leader,
    run_begin,
    run_deal,
    run_leader,
    run_opening,
    run_reveal,
    run_shuffle_all,
    run_toss,
    take_leader,
    take_toss,
)
from playmat.games.khtcg.rules.state_checks import offer_make_way, take_make_way
from playmat.games.khtcg.rules.turn import (
    offer_form_drop,
    offer_hand,
    run_action_end,
    run_challenge,
    run_discard_end,
    run_discard_phase,
    run_draw_phase,
    run_form_drop,
    run_hand,
    run_turn_end,
    run_turn_start,
    take_form_drop,
    take_hand,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice


def run_step(state: KhtcgState, step: i64, seat: i64, arg: i64) -> None:
    """Carry out the step of a frame."""
    if step >= Step.CHOOSE:
        run_choose(state, seat, arg)
    elif step >= Step.DRAW:
        if step == Step.DRAW:
            run_draw(state, seat, arg)
        elif step == Step.SHUFFLE:
            run_shuffle(state, seat, arg)
        elif step == Step.SELECT:
            run_select(state, seat, arg)
        elif step == Step.CARRY_OUT:
            run_carry_out(state, seat, arg)
        elif step == Step.COIN:
            run_coin(state)
        elif step == Step.DISCARD_HAND:
            run_discard_hand(state, seat, arg)
        elif step == Step.FIND:
            run_find(state, seat, arg)
        elif step == Step.LOOK:
            run_look(state, seat, arg)
        elif step == Step.MILL:
            run_mill(state, seat, arg)
        elif step == Step.PUT_BACK:
            run_put_back(state, seat, arg)
        else:  # SPLIT, MAY, DECLARE, KEEP
            state.ask(seat)
    elif step >= Step.TRIGGERS:
        run_triggers(state, arg)
    elif step >= Step.PLAY:
        if step == Step.PLAY:
            run_play(state, seat, arg)
        elif step == Step.SPENT:
            run_spent(state, seat, arg)
        else:  # ATTACK_SET, MAKE_WAY
            state.ask(seat)
    elif step >= Step.CHALLENGE_ROUND:
        if step == Step.CHALLENGE_ROUND:
            ask_with_drops(state, seat)
        elif step == Step.RESULT:
            run_result(state)
        elif step == Step.CHALLENGE_END:
            run_challenge_end(state, seat)
    elif step >= Step.TURN_START:
        if step == Step.TURN_START:
            run_turn_start(state, seat)
        elif step == Step.DRAW_PHASE:
            run_draw_phase(state, seat, arg)
        elif step == Step.ACTION:
            ask_with_drops(state, seat)
        elif step == Step.ACTION_END:
            run_action_end(state, seat, arg)
        elif step == Step.CHALLENGE:
            run_challenge(state, seat)
        elif step == Step.DISCARD_PHASE:
            run_discard_phase(state, seat)
        elif step == Step.FORM_DROP:
            run_form_drop(state, seat)
        elif step == Step.HAND:
            run_hand(state, seat, arg)
        elif step == Step.DISCARD_END:
            run_discard_end(state, seat)
        elif step == Step.TURN_END:
            run_turn_end(state, seat)
        elif step == Step.BATTLE:
            run_battle(state, seat)
        elif step == Step.TOTAL:
            run_total(state, seat)
        elif step == Step.ASSIGN:
            run_assign(state, seat, arg)
        elif step == Step.BATTLE_END:
            run_battle_end(state, seat)
    elif step == Step.LEADER:
        run_leader(state)
    elif step == Step.REVEAL:
        run_reveal(state)
    elif step == Step.TOSS:
        run_toss(state)
    elif step == Step.OPENING:
        run_opening(state)
    elif step == Step.DEAL:
        run_deal(state, seat)
    elif step == Step.BEGIN:
        run_begin(state)
    elif step == Step.SHUFFLE_ALL:
        run_shuffle_all(state, seat)


def offer_step(state: KhtcgState, choice: Choice, step: i64, seat: i64, packed: i64, arg: i64) -> None:
    """Write the choice of a step."""
    if step >= Step.SELECT:
        if step == Step.SELECT:
            offer_select(state, choice, packed, arg)
        elif step == Step.SPLIT:
            offer_split(state, choice, seat, arg)
        elif step == Step.MAY:
            offer_may(choice, seat)
        elif step == Step.DECLARE:
            offer_declare(state, choice, seat)
        elif step == Step.DISCARD_HAND:
            offer_discard_hand(state, choice, packed, arg)
        elif step == Step.FIND:
            offer_find(state, choice, seat, arg)
        elif step == Step.LOOK:
            offer_look(state, choice, seat, arg)
        elif step == Step.KEEP:
            offer_keep(state, choice, seat, arg)
        elif step == Step.CHOOSE:
            offer_choose(state, choice, seat, arg)
    elif step >= Step.TRIGGERS:
        offer_order(state, choice, seat, arg)
    elif step >= Step.ATTACK_SET:
        if step == Step.ATTACK_SET:
            offer_attack_set(state, choice, seat)
        elif step == Step.MAKE_WAY:
            offer_make_way(state, choice, seat, arg)
    elif step >= Step.CHALLENGE_ROUND:
        offer_challenge_round(state, choice, seat)
    elif step >= Step.BATTLE:
        if step == Step.BATTLE:
            offer_battle(state, choice, seat, arg)
        elif step == Step.ASSIGN:
            offer_assign(state, choice, seat, arg)
    elif step >= Step.ACTION:
        if step == Step.ACTION:
            offer_action(state, choice, seat)
        elif step == Step.CHALLENGE:
            offer_challenge(state, choice, seat)
        elif step == Step.FORM_DROP:
            offer_form_drop(choice, seat)
        elif step == Step.HAND:
            offer_hand(state, choice, seat, arg)
    elif step == Step.LEADER:
        offer_leader(state, choice, seat)


def take_step(state: KhtcgState, step: i64, seat: i64, packed: i64, arg: i64, answer: i64) -> None:
    """Carry out an answer."""
    if step >= Step.SELECT:
        if step == Step.SELECT:
            take_select(state, arg, answer)
        elif step == Step.SPLIT:
            take_split(state, seat, answer)
        elif step == Step.MAY:
            take_may(state, seat, arg, state.choice.items[answer])
        elif step == Step.DECLARE:
            take_declare(state, seat, arg, state.choice.items[answer])
        elif step == Step.DISCARD_HAND:
            take_discard_hand(state, packed, answer)
        elif step == Step.FIND:
            take_find(state, seat, arg, state.choice.items[answer])
        elif step == Step.LOOK:
            take_look(state, seat, arg, state.choice.items[answer])
        elif step == Step.KEEP:
            take_keep(state, answer)
        elif step == Step.CHOOSE:
            take_choose(state, seat, packed, arg, state.choice.items[answer])
    elif step >= Step.TRIGGERS:
        take_order(state, state.choice.items[answer])
    elif step >= Step.ATTACK_SET:
        if step == Step.ATTACK_SET:
            take_attack_set(state, seat, answer)
        elif step == Step.MAKE_WAY:
            take_make_way(state, state.choice.items[answer])
    elif step >= Step.CHALLENGE_ROUND:
        take_challenge_round(state, seat, arg, state.choice.items[answer])
    elif step >= Step.BATTLE:
        if step == Step.BATTLE:
            take_battle(state, seat, arg, state.choice.items[answer])
        elif step == Step.ASSIGN:
            take_assign(state, seat, answer)
    elif step >= Step.ACTION:
        if step == Step.ACTION:
            take_action(state, seat, state.choice.items[answer])
        elif step == Step.CHALLENGE:
            take_challenge(state, seat, state.choice.items[answer])
        elif step == Step.FORM_DROP:
            take_form_drop(state, seat, state.choice.items[answer])
        elif step == Step.HAND:
            take_hand(state, seat, arg, answer)
    elif step == Step.LEADER:
        take_leader(state, seat, state.choice.items[answer])


def hear_step(state: KhtcgState, step: i64, seat: i64, arg: i64, outcome: i64) -> None:
    """Carry out an outcome of chance."""
    if step == Step.TOSS:
        take_toss(state, outcome)
    elif step == Step.SHUFFLE:
        take_shuffle(state, seat, arg, outcome)
    elif step == Step.SELECT:
        take_random(state, seat, arg, outcome)
    elif step == Step.COIN:
        take_coin(state, seat, arg, outcome)
    elif step == Step.DISCARD_HAND:
        take_random_discard(state, seat, arg, outcome)

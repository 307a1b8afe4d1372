"""The rule that carries out each step, from the tables `STEPS` of the chapters.

`python tools/dispatch.py` writes this page.
"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.perilous.rules.activate import (
    activated,
    given,
    offer_activate,
    offer_draws,
    offer_give,
    offer_owner,
    owner_decided,
    run_activate,
    run_draw_each,
    run_give,
    take_draws,
)
from playmat.games.perilous.rules.assign import offer_assign, run_assign, take_assign
from playmat.games.perilous.rules.items import (
    offer_discard,
    offer_fewer_window,
    offer_rethrow,
    offer_roll_window,
    refill_shuffled,
    rethrow_chosen,
    rethrown,
    run_discard,
    run_draw,
    run_draw_window,
    run_refill,
    run_rethrow,
    run_rethrown,
    take_discard,
    take_draw_window,
)
from playmat.games.perilous.rules.overrun import (
    replacement_drawn,
    replacement_turned,
    run_overrun_throw,
    run_overrun_window,
    run_replace,
    run_replace_side,
    take_overrun_window,
    two_dice_thrown,
)
from playmat.games.perilous.rules.roll import (
    dice_thrown,
    kept,
    offer_heart,
    offer_heart_window,
    offer_keep,
    offer_last_window,
    run_begin_turn,
    run_heart_window,
    run_keep,
    run_last_window,
    run_throw,
    take_roll_window,
    throw_dice,
)
from playmat.games.perilous.rules.saved import (
    black_die_thrown,
    offer_second_window,
    run_black_die,
    run_saved_window,
    run_second_window,
    take_saved_window,
)
from playmat.games.perilous.rules.setup import (
    first_hero_found,
    item_shuffled,
    run_draw_worlds,
    run_first_hero,
    run_shuffle_items,
    run_turn_sides,
    side_turned,
    world_drawn,
)
from playmat.games.perilous.rules.world_roll import (
    damage_taken,
    offer_damage,
    run_effect,
    run_world_end,
    run_world_health,
    run_world_pre,
    run_world_throw,
    run_world_window,
    take_world_pre,
    take_world_window,
    world_thrown,
)
from playmat.games.perilous.state.codes import Step
from playmat.games.perilous.state.mutations import PerilousState
from playmat.kernel.choice import Choice


def run_step(state: PerilousState, step: i64, seat: i64, arg: i64) -> None:
    """Carry out the step of a frame."""
    if step >= Step.RETHROW:
        if step == Step.RETHROW:
            run_rethrow(state, seat)
        elif step == Step.RETHROWN:
            run_rethrown(state, arg)
        elif step == Step.SAVED_THROW:
            run_black_die(state)
        elif step == Step.SAVED_WINDOW:
            run_saved_window(state, seat)
        elif step == Step.SECOND_THROW:
            run_black_die(state)
        elif step == Step.SECOND_WINDOW:
            run_second_window(state, seat)
        elif step == Step.REPLACE:
            run_replace(state)
        elif step == Step.REPLACE_SIDE:
            run_replace_side(state, arg)
        elif step == Step.OVERRUN_THROW:
            run_overrun_throw(state)
        elif step == Step.OVERRUN_WINDOW:
            run_overrun_window(state, seat)
    elif step >= Step.SHIELDS:
        if step == Step.SHIELDS or step == Step.HEAL:
            run_give(state, seat, step)
        elif step == Step.DRAW_EACH:
            run_draw_each(state, arg)
        elif step == Step.DRAW_WINDOW:
            run_draw_window(state, seat)
        elif step == Step.DRAW:
            run_draw(state, seat)
        elif step == Step.REFILL:
            run_refill(state, seat, arg)
        elif step == Step.DISCARD:
            run_discard(state, seat, arg)
        elif step == Step.WORLD_PRE:
            run_world_pre(state)
        elif step == Step.WORLD_THROW:
            run_world_throw(state, arg)
        elif step == Step.WORLD_WINDOW:
            run_world_window(state)
        elif step == Step.WORLD_HEALTH:
            run_world_health(state)
        elif step == Step.EFFECT:
            run_effect(state, seat, arg)
        elif step == Step.WORLD_END:
            run_world_end(state)
        else:  # DAMAGE
            state.ask(seat)
    elif step == Step.DRAW_WORLDS:
        run_draw_worlds(state)
    elif step == Step.TURN_SIDES:
        run_turn_sides(state, arg)
    elif step == Step.SHUFFLE_ITEMS:
        run_shuffle_items(state, arg)
    elif step == Step.FIRST_HERO:
        run_first_hero(state)
    elif step == Step.BEGIN_TURN:
        run_begin_turn(state)
    elif step == Step.THROW:
        run_throw(state, arg)
    elif step == Step.HEART_WINDOW:
        run_heart_window(state)
    elif step == Step.KEEP:
        run_keep(state)
    elif step == Step.LAST_WINDOW:
        run_last_window(state)
    elif step == Step.ASSIGN:
        run_assign(state)
    elif step == Step.ACTIVATE:
        run_activate(state)
    else:  # HEART, OWNER, DRAWS
        state.ask(seat)


def offer_step(state: PerilousState, choice: Choice, step: i64, seat: i64, packed: i64, arg: i64) -> None:
    """Write the choice of a step."""
    if step >= Step.DISCARD:
        if step == Step.DISCARD:
            offer_discard(state, choice, seat)
        elif step == Step.WORLD_PRE:
            offer_fewer_window(state, choice, seat)
        elif step == Step.WORLD_WINDOW:
            offer_roll_window(state, choice, seat)
        elif step == Step.DAMAGE:
            offer_damage(state, choice, seat, arg)
        elif step == Step.RETHROW:
            offer_rethrow(state, choice, packed)
        elif step == Step.SAVED_WINDOW:
            offer_roll_window(state, choice, seat)
        elif step == Step.SECOND_WINDOW:
            offer_second_window(state, choice, seat)
        elif step == Step.OVERRUN_WINDOW:
            offer_roll_window(state, choice, seat)
    elif step == Step.HEART_WINDOW:
        offer_heart_window(state, choice, seat)
    elif step == Step.HEART:
        offer_heart(state, choice)
    elif step == Step.KEEP:
        offer_keep(state, choice)
    elif step == Step.LAST_WINDOW:
        offer_last_window(state, choice, seat)
    elif step == Step.ASSIGN:
        offer_assign(state, choice, seat)
    elif step == Step.ACTIVATE:
        offer_activate(state, choice)
    elif step == Step.OWNER:
        offer_owner(choice, seat, arg)
    elif step == Step.DRAWS:
        offer_draws(state, choice, seat)
    elif step == Step.SHIELDS or step == Step.HEAL:
        offer_give(state, choice, seat, step)
    elif step == Step.DRAW_WINDOW:
        offer_fewer_window(state, choice, seat)


def take_step(state: PerilousState, step: i64, seat: i64, packed: i64, arg: i64, answer: i64) -> None:
    """Carry out an answer."""
    if step >= Step.DISCARD:
        if step == Step.DISCARD:
            take_discard(state, seat, arg, state.choice.items[answer])
        elif step == Step.WORLD_PRE:
            take_world_pre(state, seat, state.choice.items[answer])
        elif step == Step.WORLD_WINDOW:
            take_world_window(state, seat, state.choice.items[answer])
        elif step == Step.DAMAGE:
            damage_taken(state, seat, arg, answer)
        elif step == Step.RETHROW:
            rethrow_chosen(state, packed, answer)
        elif step == Step.SAVED_WINDOW or step == Step.SECOND_WINDOW:
            take_saved_window(state, seat, packed, state.choice.items[answer])
        elif step == Step.OVERRUN_WINDOW:
            take_overrun_window(state, seat, packed, state.choice.items[answer])
    elif step == Step.HEART_WINDOW:
        take_roll_window(state, seat, state.choice.items[answer])
    elif step == Step.HEART:
        throw_dice(state, answer)
    elif step == Step.KEEP:
        kept(state, answer)
    elif step == Step.LAST_WINDOW:
        take_roll_window(state, seat, state.choice.items[answer])
    elif step == Step.ASSIGN:
        take_assign(state, seat, answer)
    elif step == Step.ACTIVATE:
        activated(state, state.choice.items[answer])
    elif step == Step.OWNER:
        owner_decided(state, seat, state.choice.items[answer])
    elif step == Step.DRAWS:
        take_draws(state, answer)
    elif step == Step.SHIELDS or step == Step.HEAL:
        given(state, step, answer)
    elif step == Step.DRAW_WINDOW:
        take_draw_window(state, seat, state.choice.items[answer])


def hear_step(state: PerilousState, step: i64, seat: i64, arg: i64, outcome: i64) -> None:
    """Carry out an outcome of chance."""
    if step == Step.DRAW_WORLDS:
        world_drawn(state, outcome)
    elif step == Step.TURN_SIDES:
        side_turned(state, arg, outcome)
    elif step == Step.SHUFFLE_ITEMS:
        item_shuffled(state, arg, outcome)
    elif step == Step.FIRST_HERO:
        first_hero_found(state, outcome)
    elif step == Step.THROW:
        dice_thrown(state, arg, outcome)
    elif step == Step.REFILL:
        refill_shuffled(state, seat, arg, outcome)
    elif step == Step.WORLD_THROW:
        world_thrown(state, arg, outcome)
    elif step == Step.RETHROWN:
        rethrown(state, seat, arg, outcome)
    elif step == Step.SAVED_THROW or step == Step.SECOND_THROW:
        black_die_thrown(state, step, seat, outcome)
    elif step == Step.REPLACE:
        replacement_drawn(state, outcome)
    elif step == Step.REPLACE_SIDE:
        replacement_turned(state, arg, outcome)
    elif step == Step.OVERRUN_THROW:
        two_dice_thrown(state, seat, outcome)

"""The rule that carries out each step, from the tables of the chapters.

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
from playmat.kernel.choice import NATURE, Choice


class PerilousSteps(PerilousState):
    """The steps of a match, each carried out by its chapter."""

    __slots__ = ()

    def run(self) -> None:
        """Carry out the running step."""
        top = self.stack[-1]
        step = top & 255
        seat = (top >> 8) & 15
        arg = top >> 12
        if step >= Step.RETHROW:
            if step == Step.RETHROW:
                run_rethrow(self, seat)
            elif step == Step.RETHROWN:
                run_rethrown(self, arg)
            elif step == Step.SAVED_THROW:
                run_black_die(self)
            elif step == Step.SAVED_WINDOW:
                run_saved_window(self, seat)
            elif step == Step.SECOND_THROW:
                run_black_die(self)
            elif step == Step.SECOND_WINDOW:
                run_second_window(self, seat)
            elif step == Step.REPLACE:
                run_replace(self)
            elif step == Step.REPLACE_SIDE:
                run_replace_side(self, arg)
            elif step == Step.OVERRUN_THROW:
                run_overrun_throw(self)
            elif step == Step.OVERRUN_WINDOW:
                run_overrun_window(self, seat)
        elif step >= Step.SHIELDS:
            if step == Step.SHIELDS or step == Step.HEAL:
                run_give(self, seat, step)
            elif step == Step.DRAW_EACH:
                run_draw_each(self, arg)
            elif step == Step.DRAW_WINDOW:
                run_draw_window(self, seat)
            elif step == Step.DRAW:
                run_draw(self, seat)
            elif step == Step.REFILL:
                run_refill(self, seat, arg)
            elif step == Step.DISCARD:
                run_discard(self, seat, arg)
            elif step == Step.WORLD_PRE:
                run_world_pre(self)
            elif step == Step.WORLD_THROW:
                run_world_throw(self, arg)
            elif step == Step.WORLD_WINDOW:
                run_world_window(self)
            elif step == Step.WORLD_HEALTH:
                run_world_health(self)
            elif step == Step.EFFECT:
                run_effect(self, seat, arg)
            elif step == Step.WORLD_END:
                run_world_end(self)
            else:  # DAMAGE
                self.ask(seat)
        elif step == Step.DRAW_WORLDS:
            run_draw_worlds(self)
        elif step == Step.TURN_SIDES:
            run_turn_sides(self, arg)
        elif step == Step.SHUFFLE_ITEMS:
            run_shuffle_items(self, arg)
        elif step == Step.FIRST_HERO:
            run_first_hero(self)
        elif step == Step.BEGIN_TURN:
            run_begin_turn(self)
        elif step == Step.THROW:
            run_throw(self, arg)
        elif step == Step.HEART_WINDOW:
            run_heart_window(self)
        elif step == Step.KEEP:
            run_keep(self)
        elif step == Step.LAST_WINDOW:
            run_last_window(self)
        elif step == Step.ASSIGN:
            run_assign(self)
        elif step == Step.ACTIVATE:
            run_activate(self)
        else:  # HEART, OWNER, DRAWS
            self.ask(seat)

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of an asked seat."""
        top = self.stack[-1]
        step = top & 255
        packed = (top >> 8) & 15
        arg = top >> 12
        if step >= Step.DISCARD:
            if step == Step.DISCARD:
                offer_discard(self, choice, seat)
            elif step == Step.WORLD_PRE:
                offer_fewer_window(self, choice, seat)
            elif step == Step.WORLD_WINDOW:
                offer_roll_window(self, choice, seat)
            elif step == Step.DAMAGE:
                offer_damage(self, choice, seat, arg)
            elif step == Step.RETHROW:
                offer_rethrow(self, choice, packed)
            elif step == Step.SAVED_WINDOW:
                offer_roll_window(self, choice, seat)
            elif step == Step.SECOND_WINDOW:
                offer_second_window(self, choice, seat)
            elif step == Step.OVERRUN_WINDOW:
                offer_roll_window(self, choice, seat)
        elif step == Step.HEART_WINDOW:
            offer_heart_window(self, choice, seat)
        elif step == Step.HEART:
            offer_heart(self, choice)
        elif step == Step.KEEP:
            offer_keep(self, choice)
        elif step == Step.LAST_WINDOW:
            offer_last_window(self, choice, seat)
        elif step == Step.ASSIGN:
            offer_assign(self, choice, seat)
        elif step == Step.ACTIVATE:
            offer_activate(self, choice)
        elif step == Step.OWNER:
            offer_owner(choice, seat, arg)
        elif step == Step.DRAWS:
            offer_draws(self, choice, seat)
        elif step == Step.SHIELDS or step == Step.HEAL:
            offer_give(self, choice, seat, step)
        elif step == Step.DRAW_WINDOW:
            offer_fewer_window(self, choice, seat)

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer, or an outcome of chance."""
        top = self.stack[-1]
        step = top & 255
        packed = (top >> 8) & 15
        arg = top >> 12
        if seat == NATURE:
            if step == Step.DRAW_WORLDS:
                world_drawn(self, answer)
            elif step == Step.TURN_SIDES:
                side_turned(self, arg, answer)
            elif step == Step.SHUFFLE_ITEMS:
                item_shuffled(self, arg, answer)
            elif step == Step.FIRST_HERO:
                first_hero_found(self, answer)
            elif step == Step.THROW:
                dice_thrown(self, arg, answer)
            elif step == Step.REFILL:
                refill_shuffled(self, packed, arg, answer)
            elif step == Step.WORLD_THROW:
                world_thrown(self, arg, answer)
            elif step == Step.RETHROWN:
                rethrown(self, packed, arg, answer)
            elif step == Step.SAVED_THROW or step == Step.SECOND_THROW:
                black_die_thrown(self, step, packed, answer)
            elif step == Step.REPLACE:
                replacement_drawn(self, answer)
            elif step == Step.REPLACE_SIDE:
                replacement_turned(self, arg, answer)
            elif step == Step.OVERRUN_THROW:
                two_dice_thrown(self, packed, answer)
        elif step >= Step.DISCARD:
            if step == Step.DISCARD:
                take_discard(self, seat, arg, self.choice.items[answer])
            elif step == Step.WORLD_PRE:
                take_world_pre(self, seat, self.choice.items[answer])
            elif step == Step.WORLD_WINDOW:
                take_world_window(self, seat, self.choice.items[answer])
            elif step == Step.DAMAGE:
                damage_taken(self, seat, arg, answer)
            elif step == Step.RETHROW:
                rethrow_chosen(self, packed, answer)
            elif step == Step.SAVED_WINDOW or step == Step.SECOND_WINDOW:
                take_saved_window(self, seat, packed, self.choice.items[answer])
            elif step == Step.OVERRUN_WINDOW:
                take_overrun_window(self, seat, packed, self.choice.items[answer])
        elif step == Step.HEART_WINDOW:
            take_roll_window(self, seat, self.choice.items[answer])
        elif step == Step.HEART:
            throw_dice(self, answer)
        elif step == Step.KEEP:
            kept(self, answer)
        elif step == Step.LAST_WINDOW:
            take_roll_window(self, seat, self.choice.items[answer])
        elif step == Step.ASSIGN:
            take_assign(self, seat, answer)
        elif step == Step.ACTIVATE:
            activated(self, self.choice.items[answer])
        elif step == Step.OWNER:
            owner_decided(self, seat, self.choice.items[answer])
        elif step == Step.DRAWS:
            take_draws(self, answer)
        elif step == Step.SHIELDS or step == Step.HEAL:
            given(self, step, answer)
        elif step == Step.DRAW_WINDOW:
            take_draw_window(self, seat, self.choice.items[answer])

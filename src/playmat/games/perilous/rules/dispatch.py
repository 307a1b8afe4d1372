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
        if step >= 21:  # REFILL
            if step >= 30:  # RETHROW
                if step >= 35:  # SECOND_WINDOW
                    if step == 35:  # SECOND_WINDOW
                        run_second_window(self, seat)
                    elif step == 36:  # REPLACE
                        run_replace(self)
                    elif step == 37:  # REPLACE_SIDE
                        run_replace_side(self, arg)
                    elif step == 38:  # OVERRUN_THROW
                        run_overrun_throw(self)
                    elif step == 39:  # OVERRUN_WINDOW
                        run_overrun_window(self, seat)
                elif step == 30:  # RETHROW
                    run_rethrow(self, seat)
                elif step == 31:  # RETHROWN
                    run_rethrown(self, arg)
                elif step == 32:  # SAVED_THROW
                    run_black_die(self)
                elif step == 33:  # SAVED_WINDOW
                    run_saved_window(self, seat)
                elif step == 34:  # SECOND_THROW
                    run_black_die(self)
            elif step >= 25:  # WORLD_WINDOW
                if step == 25:  # WORLD_WINDOW
                    run_world_window(self)
                elif step == 26:  # WORLD_HEALTH
                    run_world_health(self)
                elif step == 27:  # EFFECT
                    run_effect(self, seat, arg)
                elif step == 28:  # WORLD_END
                    run_world_end(self)
                else:  # DAMAGE
                    self.ask(seat)
            elif step == 21:  # REFILL
                run_refill(self, seat, arg)
            elif step == 22:  # DISCARD
                run_discard(self, seat, arg)
            elif step == 23:  # WORLD_PRE
                run_world_pre(self)
            elif step == 24:  # WORLD_THROW
                run_world_throw(self, arg)
        elif step >= 10:  # LAST_WINDOW
            if step >= 16:  # SHIELDS
                if step == 16 or step == 17:  # SHIELDS, HEAL
                    run_give(self, seat, step)
                elif step == 18:  # DRAW_EACH
                    run_draw_each(self, arg)
                elif step == 19:  # DRAW_WINDOW
                    run_draw_window(self, seat)
                elif step == 20:  # DRAW
                    run_draw(self, seat)
            elif step == 10:  # LAST_WINDOW
                run_last_window(self)
            elif step == 11:  # ASSIGN
                run_assign(self)
            elif step == 13:  # ACTIVATE
                run_activate(self)
            else:  # OWNER, DRAWS
                self.ask(seat)
        elif step >= 5:  # BEGIN_TURN
            if step == 5:  # BEGIN_TURN
                run_begin_turn(self)
            elif step == 6:  # THROW
                run_throw(self, arg)
            elif step == 7:  # HEART_WINDOW
                run_heart_window(self)
            elif step == 9:  # KEEP
                run_keep(self)
            else:  # HEART
                self.ask(seat)
        elif step == 1:  # DRAW_WORLDS
            run_draw_worlds(self)
        elif step == 2:  # TURN_SIDES
            run_turn_sides(self, arg)
        elif step == 3:  # SHUFFLE_ITEMS
            run_shuffle_items(self, arg)
        elif step == 4:  # FIRST_HERO
            run_first_hero(self)

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of an asked seat."""
        top = self.stack[-1]
        step = top & 255
        packed = (top >> 8) & 15
        arg = top >> 12
        if step >= 17:  # HEAL
            if step >= 29:  # DAMAGE
                if step == 29:  # DAMAGE
                    offer_damage(self, choice, seat, arg)
                elif step == 30:  # RETHROW
                    offer_rethrow(self, choice, packed)
                elif step == 33:  # SAVED_WINDOW
                    offer_roll_window(self, choice, seat)
                elif step == 35:  # SECOND_WINDOW
                    offer_second_window(self, choice, seat)
                elif step == 39:  # OVERRUN_WINDOW
                    offer_roll_window(self, choice, seat)
            elif step == 17:  # HEAL
                offer_give(self, choice, seat, step)
            elif step == 19:  # DRAW_WINDOW
                offer_fewer_window(self, choice, seat)
            elif step == 22:  # DISCARD
                offer_discard(self, choice, seat)
            elif step == 23:  # WORLD_PRE
                offer_fewer_window(self, choice, seat)
            elif step == 25:  # WORLD_WINDOW
                offer_roll_window(self, choice, seat)
        elif step >= 11:  # ASSIGN
            if step == 11:  # ASSIGN
                offer_assign(self, choice, seat)
            elif step == 13:  # ACTIVATE
                offer_activate(self, choice)
            elif step == 14:  # OWNER
                offer_owner(choice, seat, arg)
            elif step == 15:  # DRAWS
                offer_draws(self, choice, seat)
            elif step == 16:  # SHIELDS
                offer_give(self, choice, seat, step)
        elif step == 7:  # HEART_WINDOW
            offer_heart_window(self, choice, seat)
        elif step == 8:  # HEART
            offer_heart(self, choice)
        elif step == 9:  # KEEP
            offer_keep(self, choice)
        elif step == 10:  # LAST_WINDOW
            offer_last_window(self, choice, seat)

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer, or an outcome of chance."""
        top = self.stack[-1]
        step = top & 255
        packed = (top >> 8) & 15
        arg = top >> 12
        if seat == NATURE:
            if step >= 24:  # WORLD_THROW
                if step >= 34:  # SECOND_THROW
                    if step == 34:  # SECOND_THROW
                        black_die_thrown(self, step, packed, answer)
                    elif step == 36:  # REPLACE
                        replacement_drawn(self, answer)
                    elif step == 37:  # REPLACE_SIDE
                        replacement_turned(self, arg, answer)
                    elif step == 38:  # OVERRUN_THROW
                        two_dice_thrown(self, packed, answer)
                elif step == 24:  # WORLD_THROW
                    world_thrown(self, arg, answer)
                elif step == 31:  # RETHROWN
                    rethrown(self, packed, arg, answer)
                elif step == 32:  # SAVED_THROW
                    black_die_thrown(self, step, packed, answer)
            elif step >= 4:  # FIRST_HERO
                if step == 4:  # FIRST_HERO
                    first_hero_found(self, answer)
                elif step == 6:  # THROW
                    dice_thrown(self, arg, answer)
                elif step == 21:  # REFILL
                    refill_shuffled(self, packed, arg, answer)
            elif step == 1:  # DRAW_WORLDS
                world_drawn(self, answer)
            elif step == 2:  # TURN_SIDES
                side_turned(self, arg, answer)
            elif step == 3:  # SHUFFLE_ITEMS
                item_shuffled(self, arg, answer)
        elif step >= 17:  # HEAL
            if step >= 29:  # DAMAGE
                if step == 29:  # DAMAGE
                    damage_taken(self, seat, arg, answer)
                elif step == 30:  # RETHROW
                    rethrow_chosen(self, packed, answer)
                elif step == 33 or step == 35:  # SAVED_WINDOW, SECOND_WINDOW
                    take_saved_window(self, seat, packed, self.choice.items[answer])
                elif step == 39:  # OVERRUN_WINDOW
                    take_overrun_window(self, seat, packed, self.choice.items[answer])
            elif step == 17:  # HEAL
                given(self, step, answer)
            elif step == 19:  # DRAW_WINDOW
                take_draw_window(self, seat, self.choice.items[answer])
            elif step == 22:  # DISCARD
                take_discard(self, seat, arg, self.choice.items[answer])
            elif step == 23:  # WORLD_PRE
                take_world_pre(self, seat, self.choice.items[answer])
            elif step == 25:  # WORLD_WINDOW
                take_world_window(self, seat, self.choice.items[answer])
        elif step >= 11:  # ASSIGN
            if step == 11:  # ASSIGN
                take_assign(self, seat, answer)
            elif step == 13:  # ACTIVATE
                activated(self, self.choice.items[answer])
            elif step == 14:  # OWNER
                owner_decided(self, seat, self.choice.items[answer])
            elif step == 15:  # DRAWS
                take_draws(self, answer)
            elif step == 16:  # SHIELDS
                given(self, step, answer)
        elif step == 7:  # HEART_WINDOW
            take_roll_window(self, seat, self.choice.items[answer])
        elif step == 8:  # HEART
            throw_dice(self, answer)
        elif step == 9:  # KEEP
            kept(self, answer)
        elif step == 10:  # LAST_WINDOW
            take_roll_window(self, seat, self.choice.items[answer])

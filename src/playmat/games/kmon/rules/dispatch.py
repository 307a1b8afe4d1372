"""The rule that carries out each step, from the tables of the chapters.

`python tools/dispatch.py` writes this page.
"""

from __future__ import annotations

from mypy_extensions import i64

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
from playmat.kernel.choice import NATURE, Choice


class KmonSteps(KmonState):
    """The steps of a match, each carried out by its chapter."""

    __slots__ = ()

    def run(self) -> None:
        """Carry out the running step."""
        top = self.stack[-1]
        step = top & 255
        seat = (top >> 8) & 15
        arg = top >> 12
        if step >= 21:  # PAY
            if step >= 40:  # DRAW
                if step >= 44:  # SWITCH
                    if step == 44:  # SWITCH
                        run_switch(self, seat, arg)
                    elif step == 45:  # AIM
                        run_aim(self, seat, arg)
                    elif step == 255:  # EFFECT
                        self.run_effect()
                    else:  # CHOOSE
                        self.ask(seat)
                elif step == 40:  # DRAW
                    run_draw(self, seat, arg)
                elif step == 41:  # DISCARD
                    run_discard(self, seat, arg)
                elif step == 42:  # LOSE
                    run_lose(self, seat, arg)
                elif step == 43:  # RETRIEVE
                    run_retrieve(self, seat, arg)
            elif step >= 24:  # AFTER
                if step == 24:  # AFTER
                    run_after(self, seat, arg)
                elif step == 30:  # SETTLE
                    run_settle(self)
                elif step == 32:  # REPLACE
                    run_replace(self, seat)
                else:  # BONUS
                    self.ask(seat)
            elif step == 21:  # PAY
                run_pay(self, seat, arg)
            elif step == 22:  # RESOLVE
                run_resolve(self, seat, arg)
            elif step == 23:  # HIT
                run_hit(self, seat)
        elif step >= 10:  # ITEM
            if step >= 14:  # DRAW_STEP
                if step == 14:  # DRAW_STEP
                    run_draw_step(self, seat)
                elif step == 15:  # EXPIRY
                    run_expiry(self, seat)
                elif step == 16:  # HAND
                    run_hand(self, seat)
                elif step == 20:  # WINDOW
                    run_window(self, seat)
            elif step == 10:  # ITEM
                run_item(self, seat)
            elif step == 11:  # PERSISTENT
                run_persistent(self, seat, arg)
            elif step == 12:  # SUBSTITUTION
                run_substitution(self, seat)
            elif step == 13:  # ACTION
                run_action(self, seat)
        elif step >= 3:  # FIRST
            if step == 6:  # OPENING
                run_opening(self)
            else:  # FIRST, MULLIGAN, START
                self.ask(seat)
        elif step == 0:  # SHUFFLE
            run_shuffle(self, seat, arg)
        elif step == 1:  # DEAL
            run_deal(self, seat)
        elif step == 2:  # TOSS
            run_toss(self)

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of an asked seat."""
        top = self.stack[-1]
        step = top & 255
        arg = top >> 12
        if step >= 30:  # SETTLE
            if step >= 41:  # DISCARD
                if step == 41:  # DISCARD
                    offer_discard(self, choice, seat, arg)
                elif step == 43:  # RETRIEVE
                    offer_retrieve(self, choice, seat, arg)
                elif step == 44:  # SWITCH
                    offer_switch(self, choice, seat, arg)
                elif step == 45:  # AIM
                    offer_aim(self, choice, seat)
                elif step == 46:  # CHOOSE
                    offer_choose(self, choice, seat, arg)
            elif step == 30:  # SETTLE
                offer_final(self, choice, seat)
            elif step == 31:  # BONUS
                offer_bonus(self, choice, seat)
            elif step == 32:  # REPLACE
                offer_replace(self, choice, seat)
            elif step == 40:  # DRAW
                offer_seer(self, choice, seat)
        elif step >= 12:  # SUBSTITUTION
            if step == 12:  # SUBSTITUTION
                offer_substitution(self, choice, seat)
            elif step == 13:  # ACTION
                offer_action(self, choice, seat)
            elif step == 16:  # HAND
                offer_hand(self, choice, seat)
            elif step == 20:  # WINDOW
                offer_reactions(self, choice, seat)
            elif step == 21:  # PAY
                offer_pay(self, choice, seat, arg)
        elif step == 3:  # FIRST
            offer_first(choice, seat)
        elif step == 4:  # MULLIGAN
            offer_mulligan(choice, seat)
        elif step == 5:  # START
            offer_start(self, choice, seat)
        elif step == 10:  # ITEM
            offer_item(self, choice, seat)

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer, or an outcome of chance."""
        top = self.stack[-1]
        step = top & 255
        packed = (top >> 8) & 15
        arg = top >> 12
        if seat == NATURE:
            if step == 0:  # SHUFFLE
                take_shuffle(self, packed, arg, answer)
            elif step == 2:  # TOSS
                take_toss(self, answer)
            elif step == 42:  # LOSE
                take_lose(self, packed, arg, answer)
        elif step >= 30:  # SETTLE
            if step >= 41:  # DISCARD
                if step == 41:  # DISCARD
                    take_discard(self, seat, answer)
                elif step == 43:  # RETRIEVE
                    take_retrieve(self, seat, arg, self.choice.items[answer])
                elif step == 44:  # SWITCH
                    take_switch(self, arg, self.choice.items[answer])
                elif step == 45:  # AIM
                    take_aim(self, seat, arg, self.choice.items[answer])
                elif step == 46:  # CHOOSE
                    take_choose(self, seat, arg, self.choice.items[answer])
            elif step == 30:  # SETTLE
                take_final(self, seat, self.choice.items[answer])
            elif step == 31:  # BONUS
                take_bonus(self, seat, self.choice.items[answer])
            elif step == 32:  # REPLACE
                take_replace(self, seat, self.choice.items[answer])
            elif step == 40:  # DRAW
                take_seer(self, seat, arg, answer)
        elif step >= 12:  # SUBSTITUTION
            if step == 12:  # SUBSTITUTION
                take_substitution(self, seat, self.choice.items[answer])
            elif step == 13:  # ACTION
                take_action(self, seat, self.choice.items[answer])
            elif step == 16:  # HAND
                take_hand(self, seat, answer)
            elif step == 20:  # WINDOW
                take_reaction(self, seat, self.choice.items[answer])
            elif step == 21:  # PAY
                take_pay(self, seat, answer)
        elif step == 3:  # FIRST
            take_first(self, self.choice.items[answer])
        elif step == 4:  # MULLIGAN
            take_mulligan(self, seat, self.choice.items[answer])
        elif step == 5:  # START
            take_start(self, seat, self.choice.items[answer])
        elif step == 10:  # ITEM
            take_item(self, seat, self.choice.items[answer])

"""The rule that carries out each step, from the tables of the chapters.

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
        if step == Step.EFFECT:
            self.run_effect()
        elif step >= Step.DRAW:
            if step == Step.DRAW:
                run_draw(self, seat, arg)
            elif step == Step.DISCARD:
                run_discard(self, seat, arg)
            elif step == Step.LOSE:
                run_lose(self, seat, arg)
            elif step == Step.RETRIEVE:
                run_retrieve(self, seat, arg)
            elif step == Step.SWITCH:
                run_switch(self, seat, arg)
            elif step == Step.AIM:
                run_aim(self, seat, arg)
            else:  # CHOOSE
                self.ask(seat)
        elif step >= Step.SETTLE:
            if step == Step.SETTLE:
                run_settle(self)
            elif step == Step.REPLACE:
                run_replace(self, seat)
            else:  # BONUS
                self.ask(seat)
        elif step >= Step.WINDOW:
            if step == Step.WINDOW:
                run_window(self, seat)
            elif step == Step.PAY:
                run_pay(self, seat, arg)
            elif step == Step.RESOLVE:
                run_resolve(self, seat, arg)
            elif step == Step.HIT:
                run_hit(self, seat)
            elif step == Step.AFTER:
                run_after(self, seat, arg)
        elif step >= Step.ITEM:
            if step == Step.ITEM:
                run_item(self, seat)
            elif step == Step.PERSISTENT:
                run_persistent(self, seat, arg)
            elif step == Step.SUBSTITUTION:
                run_substitution(self, seat)
            elif step == Step.ACTION:
                run_action(self, seat)
            elif step == Step.DRAW_STEP:
                run_draw_step(self, seat)
            elif step == Step.EXPIRY:
                run_expiry(self, seat)
            elif step == Step.HAND:
                run_hand(self, seat)
        elif step == Step.SHUFFLE:
            run_shuffle(self, seat, arg)
        elif step == Step.DEAL:
            run_deal(self, seat)
        elif step == Step.TOSS:
            run_toss(self)
        elif step == Step.OPENING:
            run_opening(self)
        else:  # FIRST, MULLIGAN, START
            self.ask(seat)

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of an asked seat."""
        top = self.stack[-1]
        step = top & 255
        arg = top >> 12
        if step >= Step.DRAW:
            if step == Step.DRAW:
                offer_seer(self, choice, seat)
            elif step == Step.DISCARD:
                offer_discard(self, choice, seat, arg)
            elif step == Step.RETRIEVE:
                offer_retrieve(self, choice, seat, arg)
            elif step == Step.SWITCH:
                offer_switch(self, choice, seat, arg)
            elif step == Step.AIM:
                offer_aim(self, choice, seat)
            elif step == Step.CHOOSE:
                offer_choose(self, choice, seat, arg)
        elif step >= Step.SETTLE:
            if step == Step.SETTLE:
                offer_final(self, choice, seat)
            elif step == Step.BONUS:
                offer_bonus(self, choice, seat)
            elif step == Step.REPLACE:
                offer_replace(self, choice, seat)
        elif step >= Step.WINDOW:
            if step == Step.WINDOW:
                offer_reactions(self, choice, seat)
            elif step == Step.PAY:
                offer_pay(self, choice, seat, arg)
        elif step >= Step.ITEM:
            if step == Step.ITEM:
                offer_item(self, choice, seat)
            elif step == Step.SUBSTITUTION:
                offer_substitution(self, choice, seat)
            elif step == Step.ACTION:
                offer_action(self, choice, seat)
            elif step == Step.HAND:
                offer_hand(self, choice, seat)
        elif step == Step.FIRST:
            offer_first(choice, seat)
        elif step == Step.MULLIGAN:
            offer_mulligan(choice, seat)
        elif step == Step.START:
            offer_start(self, choice, seat)

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer, or an outcome of chance."""
        top = self.stack[-1]
        step = top & 255
        packed = (top >> 8) & 15
        arg = top >> 12
        if seat == NATURE:
            if step == Step.SHUFFLE:
                take_shuffle(self, packed, arg, answer)
            elif step == Step.TOSS:
                take_toss(self, answer)
            elif step == Step.LOSE:
                take_lose(self, packed, arg, answer)
        elif step >= Step.DRAW:
            if step == Step.DRAW:
                take_seer(self, seat, arg, answer)
            elif step == Step.DISCARD:
                take_discard(self, seat, answer)
            elif step == Step.RETRIEVE:
                take_retrieve(self, seat, arg, self.choice.items[answer])
            elif step == Step.SWITCH:
                take_switch(self, arg, self.choice.items[answer])
            elif step == Step.AIM:
                take_aim(self, seat, arg, self.choice.items[answer])
            elif step == Step.CHOOSE:
                take_choose(self, seat, arg, self.choice.items[answer])
        elif step >= Step.SETTLE:
            if step == Step.SETTLE:
                take_final(self, seat, self.choice.items[answer])
            elif step == Step.BONUS:
                take_bonus(self, seat, self.choice.items[answer])
            elif step == Step.REPLACE:
                take_replace(self, seat, self.choice.items[answer])
        elif step >= Step.WINDOW:
            if step == Step.WINDOW:
                take_reaction(self, seat, self.choice.items[answer])
            elif step == Step.PAY:
                take_pay(self, seat, answer)
        elif step >= Step.ITEM:
            if step == Step.ITEM:
                take_item(self, seat, self.choice.items[answer])
            elif step == Step.SUBSTITUTION:
                take_substitution(self, seat, self.choice.items[answer])
            elif step == Step.ACTION:
                take_action(self, seat, self.choice.items[answer])
            elif step == Step.HAND:
                take_hand(self, seat, answer)
        elif step == Step.FIRST:
            take_first(self, self.choice.items[answer])
        elif step == Step.MULLIGAN:
            take_mulligan(self, seat, self.choice.items[answer])
        elif step == Step.START:
            take_start(self, seat, self.choice.items[answer])

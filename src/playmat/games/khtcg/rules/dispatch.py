"""The rule that carries out each step, from the tables of the chapters.

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
    take_any_time,
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
from playmat.games.khtcg.rules.play import (
    allows_meanwhile,
    ask_with_drops,
    offer_any_time,
    run_play,
    run_spent,
)
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
from playmat.games.khtcg.rules.state_checks import comes_first, is_due, offer_make_way, take_make_way
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
from playmat.kernel.choice import NATURE, Choice


class KhtcgSteps(KhtcgState):
    """The steps of a match, each carried out by its chapter."""

    __slots__ = ()

    def run(self) -> None:
        """Carry out the running step."""
        if is_due(self) and comes_first(self):
            return
        top = self.stack[-1]
        step = top & 255
        seat = (top >> 8) & 15
        arg = top >> 12
        if step == Step.EFFECT:
            self.run_effect()
        elif step >= Step.CHOOSE:
            run_choose(self, seat, arg)
        elif step >= Step.DRAW:
            if step == Step.DRAW:
                run_draw(self, seat, arg)
            elif step == Step.SHUFFLE:
                run_shuffle(self, seat, arg)
            elif step == Step.SELECT:
                run_select(self, seat, arg)
            elif step == Step.CARRY_OUT:
                run_carry_out(self, seat, arg)
            elif step == Step.COIN:
                run_coin(self)
            elif step == Step.DISCARD_HAND:
                run_discard_hand(self, seat, arg)
            elif step == Step.FIND:
                run_find(self, seat, arg)
            elif step == Step.LOOK:
                run_look(self, seat, arg)
            elif step == Step.MILL:
                run_mill(self, seat, arg)
            elif step == Step.PUT_BACK:
                run_put_back(self, seat, arg)
            else:  # SPLIT, MAY, DECLARE, KEEP
                self.ask(seat)
        elif step >= Step.TRIGGERS:
            run_triggers(self, arg)
        elif step >= Step.PLAY:
            if step == Step.PLAY:
                run_play(self, seat, arg)
            elif step == Step.SPENT:
                run_spent(self, seat, arg)
            else:  # ATTACK_SET, MAKE_WAY
                self.ask(seat)
        elif step >= Step.CHALLENGE_ROUND:
            if step == Step.CHALLENGE_ROUND:
                ask_with_drops(self, seat)
            elif step == Step.RESULT:
                run_result(self)
            elif step == Step.CHALLENGE_END:
                run_challenge_end(self, seat)
        elif step >= Step.TURN_START:
            if step == Step.TURN_START:
                run_turn_start(self, seat)
            elif step == Step.DRAW_PHASE:
                run_draw_phase(self, seat, arg)
            elif step == Step.ACTION:
                ask_with_drops(self, seat)
            elif step == Step.ACTION_END:
                run_action_end(self, seat, arg)
            elif step == Step.CHALLENGE:
                run_challenge(self, seat)
            elif step == Step.DISCARD_PHASE:
                run_discard_phase(self, seat)
            elif step == Step.FORM_DROP:
                run_form_drop(self, seat)
            elif step == Step.HAND:
                run_hand(self, seat, arg)
            elif step == Step.DISCARD_END:
                run_discard_end(self, seat)
            elif step == Step.TURN_END:
                run_turn_end(self, seat)
            elif step == Step.BATTLE:
                run_battle(self, seat)
            elif step == Step.TOTAL:
                run_total(self, seat)
            elif step == Step.ASSIGN:
                run_assign(self, seat, arg)
            elif step == Step.BATTLE_END:
                run_battle_end(self, seat)
        elif step == Step.LEADER:
            run_leader(self)
        elif step == Step.REVEAL:
            run_reveal(self)
        elif step == Step.TOSS:
            run_toss(self)
        elif step == Step.OPENING:
            run_opening(self)
        elif step == Step.DEAL:
            run_deal(self, seat)
        elif step == Step.BEGIN:
            run_begin(self)
        elif step == Step.SHUFFLE_ALL:
            run_shuffle_all(self, seat)

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of an asked seat."""
        top = self.stack[-1]
        step = top & 255
        packed = (top >> 8) & 15
        arg = top >> 12
        if seat != packed and allows_meanwhile(step):
            offer_any_time(self, choice, seat)
        elif step >= Step.SELECT:
            if step == Step.SELECT:
                offer_select(self, choice, packed, arg)
            elif step == Step.SPLIT:
                offer_split(self, choice, seat, arg)
            elif step == Step.MAY:
                offer_may(choice, seat)
            elif step == Step.DECLARE:
                offer_declare(self, choice, seat)
            elif step == Step.DISCARD_HAND:
                offer_discard_hand(self, choice, packed, arg)
            elif step == Step.FIND:
                offer_find(self, choice, seat, arg)
            elif step == Step.LOOK:
                offer_look(self, choice, seat, arg)
            elif step == Step.KEEP:
                offer_keep(self, choice, seat, arg)
            elif step == Step.CHOOSE:
                offer_choose(self, choice, seat, arg)
        elif step >= Step.TRIGGERS:
            offer_order(self, choice, seat, arg)
        elif step >= Step.ATTACK_SET:
            if step == Step.ATTACK_SET:
                offer_attack_set(self, choice, seat)
            elif step == Step.MAKE_WAY:
                offer_make_way(self, choice, seat, arg)
        elif step >= Step.CHALLENGE_ROUND:
            offer_challenge_round(self, choice, seat)
        elif step >= Step.BATTLE:
            if step == Step.BATTLE:
                offer_battle(self, choice, seat, arg)
            elif step == Step.ASSIGN:
                offer_assign(self, choice, seat, arg)
        elif step >= Step.ACTION:
            if step == Step.ACTION:
                offer_action(self, choice, seat)
            elif step == Step.CHALLENGE:
                offer_challenge(self, choice, seat)
            elif step == Step.FORM_DROP:
                offer_form_drop(choice, seat)
            elif step == Step.HAND:
                offer_hand(self, choice, seat, arg)
        elif step == Step.LEADER:
            offer_leader(self, choice, seat)

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer, or an outcome of chance."""
        top = self.stack[-1]
        step = top & 255
        packed = (top >> 8) & 15
        arg = top >> 12
        if seat == NATURE:
            if step == Step.TOSS:
                take_toss(self, answer)
            elif step == Step.SHUFFLE:
                take_shuffle(self, packed, arg, answer)
            elif step == Step.SELECT:
                take_random(self, packed, arg, answer)
            elif step == Step.COIN:
                take_coin(self, packed, arg, answer)
            elif step == Step.DISCARD_HAND:
                take_random_discard(self, packed, arg, answer)
        elif seat != packed and allows_meanwhile(step):
            take_any_time(self, seat, answer)
        elif step >= Step.SELECT:
            if step == Step.SELECT:
                take_select(self, arg, answer)
            elif step == Step.SPLIT:
                take_split(self, seat, answer)
            elif step == Step.MAY:
                take_may(self, seat, arg, self.choice.items[answer])
            elif step == Step.DECLARE:
                take_declare(self, seat, arg, self.choice.items[answer])
            elif step == Step.DISCARD_HAND:
                take_discard_hand(self, packed, answer)
            elif step == Step.FIND:
                take_find(self, seat, arg, self.choice.items[answer])
            elif step == Step.LOOK:
                take_look(self, seat, arg, self.choice.items[answer])
            elif step == Step.KEEP:
                take_keep(self, answer)
            elif step == Step.CHOOSE:
                take_choose(self, seat, packed, arg, self.choice.items[answer])
        elif step >= Step.TRIGGERS:
            take_order(self, self.choice.items[answer])
        elif step >= Step.ATTACK_SET:
            if step == Step.ATTACK_SET:
                take_attack_set(self, seat, answer)
            elif step == Step.MAKE_WAY:
                take_make_way(self, self.choice.items[answer])
        elif step >= Step.CHALLENGE_ROUND:
            take_challenge_round(self, seat, arg, self.choice.items[answer])
        elif step >= Step.BATTLE:
            if step == Step.BATTLE:
                take_battle(self, seat, arg, self.choice.items[answer])
            elif step == Step.ASSIGN:
                take_assign(self, seat, answer)
        elif step >= Step.ACTION:
            if step == Step.ACTION:
                take_action(self, seat, self.choice.items[answer])
            elif step == Step.CHALLENGE:
                take_challenge(self, seat, self.choice.items[answer])
            elif step == Step.FORM_DROP:
                take_form_drop(self, seat, self.choice.items[answer])
            elif step == Step.HAND:
                take_hand(self, seat, arg, answer)
        elif step == Step.LEADER:
            take_leader(self, seat, answer)

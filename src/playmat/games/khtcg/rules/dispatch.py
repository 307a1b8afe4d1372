"""The rule that carries out each step, from the tables of the chapters.

`python tools/dispatch.py` writes this page.
"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.khtcg.effects.changes import run_draw, run_shuffle, take_shuffle
from playmat.games.khtcg.effects.targets import offer_select, run_select, take_random, take_select
from playmat.games.khtcg.effects.triggers import offer_order, run_triggers, take_order
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
        if step >= 31:  # RESULT
            if step >= 64:  # SPLIT
                if step >= 70:  # LOOK
                    if step >= 73:  # PUT_BACK
                        if step == 73:  # PUT_BACK
                            run_put_back(self, seat, arg)
                        elif step == 74:  # CHOOSE
                            run_choose(self, seat, arg)
                        elif step == 255:  # EFFECT
                            self.run_effect()
                    elif step == 70:  # LOOK
                        run_look(self, seat, arg)
                    elif step == 71:  # MILL
                        run_mill(self, seat, arg)
                    else:  # KEEP
                        self.ask(seat)
                elif step >= 67:  # DECLARE
                    if step == 68:  # DISCARD_HAND
                        run_discard_hand(self, seat, arg)
                    elif step == 69:  # FIND
                        run_find(self, seat, arg)
                    else:  # DECLARE
                        self.ask(seat)
                elif step == 66:  # COIN
                    run_coin(self)
                else:  # SPLIT, MAY
                    self.ask(seat)
            elif step >= 44:  # MAKE_WAY
                if step >= 61:  # SHUFFLE
                    if step == 61:  # SHUFFLE
                        run_shuffle(self, seat, arg)
                    elif step == 62:  # SELECT
                        run_select(self, seat, arg)
                    elif step == 63:  # CARRY_OUT
                        run_carry_out(self, seat, arg)
                elif step == 50:  # TRIGGERS
                    run_triggers(self, arg)
                elif step == 60:  # DRAW
                    run_draw(self, seat, arg)
                else:  # MAKE_WAY
                    self.ask(seat)
            elif step == 31:  # RESULT
                run_result(self)
            elif step == 32:  # CHALLENGE_END
                run_challenge_end(self, seat)
            elif step == 40:  # PLAY
                run_play(self, seat, arg)
            elif step == 43:  # SPENT
                run_spent(self, seat, arg)
            else:  # ATTACK_SET
                self.ask(seat)
        elif step >= 14:  # CHALLENGE
            if step >= 19:  # TURN_END
                if step >= 22:  # ASSIGN
                    if step == 22:  # ASSIGN
                        run_assign(self, seat, arg)
                    elif step == 23:  # BATTLE_END
                        run_battle_end(self, seat)
                    elif step == 30:  # CHALLENGE_ROUND
                        ask_with_drops(self, seat)
                elif step == 19:  # TURN_END
                    run_turn_end(self, seat)
                elif step == 20:  # BATTLE
                    run_battle(self, seat)
                elif step == 21:  # TOTAL
                    run_total(self, seat)
            elif step == 14:  # CHALLENGE
                run_challenge(self, seat)
            elif step == 15:  # DISCARD_PHASE
                run_discard_phase(self, seat)
            elif step == 16:  # FORM_DROP
                run_form_drop(self, seat)
            elif step == 17:  # HAND
                run_hand(self, seat, arg)
            elif step == 18:  # DISCARD_END
                run_discard_end(self, seat)
        elif step >= 5:  # BEGIN
            if step >= 11:  # DRAW_PHASE
                if step == 11:  # DRAW_PHASE
                    run_draw_phase(self, seat, arg)
                elif step == 12:  # ACTION
                    ask_with_drops(self, seat)
                elif step == 13:  # ACTION_END
                    run_action_end(self, seat, arg)
            elif step == 5:  # BEGIN
                run_begin(self)
            elif step == 6:  # SHUFFLE_ALL
                run_shuffle_all(self, seat)
            elif step == 10:  # TURN_START
                run_turn_start(self, seat)
        elif step == 0:  # LEADER
            run_leader(self)
        elif step == 1:  # REVEAL
            run_reveal(self)
        elif step == 2:  # TOSS
            run_toss(self)
        elif step == 3:  # OPENING
            run_opening(self)
        elif step == 4:  # DEAL
            run_deal(self, seat)

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of an asked seat."""
        top = self.stack[-1]
        step = top & 255
        packed = (top >> 8) & 15
        arg = top >> 12
        if seat != packed and allows_meanwhile(step):
            offer_any_time(self, choice, seat)
        elif step >= 50:  # TRIGGERS
            if step >= 68:  # DISCARD_HAND
                if step == 68:  # DISCARD_HAND
                    offer_discard_hand(self, choice, packed, arg)
                elif step == 69:  # FIND
                    offer_find(self, choice, seat, arg)
                elif step == 70:  # LOOK
                    offer_look(self, choice, seat, arg)
                elif step == 72:  # KEEP
                    offer_keep(self, choice, seat, arg)
                elif step == 74:  # CHOOSE
                    offer_choose(self, choice, seat, arg)
            elif step == 50:  # TRIGGERS
                offer_order(self, choice, seat, arg)
            elif step == 62:  # SELECT
                offer_select(self, choice, packed, arg)
            elif step == 64:  # SPLIT
                offer_split(self, choice, seat, arg)
            elif step == 65:  # MAY
                offer_may(choice, seat)
            elif step == 67:  # DECLARE
                offer_declare(self, choice, seat)
        elif step >= 20:  # BATTLE
            if step == 20:  # BATTLE
                offer_battle(self, choice, seat, arg)
            elif step == 22:  # ASSIGN
                offer_assign(self, choice, seat, arg)
            elif step == 30:  # CHALLENGE_ROUND
                offer_challenge_round(self, choice, seat)
            elif step == 41:  # ATTACK_SET
                offer_attack_set(self, choice, seat)
            elif step == 44:  # MAKE_WAY
                offer_make_way(self, choice, seat, arg)
        elif step == 0:  # LEADER
            offer_leader(self, choice, seat)
        elif step == 12:  # ACTION
            offer_action(self, choice, seat)
        elif step == 14:  # CHALLENGE
            offer_challenge(self, choice, seat)
        elif step == 16:  # FORM_DROP
            offer_form_drop(choice, seat)
        elif step == 17:  # HAND
            offer_hand(self, choice, seat, arg)

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer, or an outcome of chance."""
        top = self.stack[-1]
        step = top & 255
        packed = (top >> 8) & 15
        arg = top >> 12
        if seat == NATURE:
            if step == 2:  # TOSS
                take_toss(self, answer)
            elif step == 61:  # SHUFFLE
                take_shuffle(self, packed, arg, answer)
            elif step == 62:  # SELECT
                take_random(self, packed, arg, answer)
            elif step == 66:  # COIN
                take_coin(self, packed, arg, answer)
            elif step == 68:  # DISCARD_HAND
                take_random_discard(self, packed, arg, answer)
        elif seat != packed and allows_meanwhile(step):
            take_any_time(self, seat, answer)
        elif step >= 50:  # TRIGGERS
            if step >= 68:  # DISCARD_HAND
                if step == 68:  # DISCARD_HAND
                    take_discard_hand(self, packed, answer)
                elif step == 69:  # FIND
                    take_find(self, seat, arg, self.choice.items[answer])
                elif step == 70:  # LOOK
                    take_look(self, seat, arg, self.choice.items[answer])
                elif step == 72:  # KEEP
                    take_keep(self, answer)
                elif step == 74:  # CHOOSE
                    take_choose(self, seat, packed, arg, self.choice.items[answer])
            elif step == 50:  # TRIGGERS
                take_order(self, self.choice.items[answer])
            elif step == 62:  # SELECT
                take_select(self, arg, answer)
            elif step == 64:  # SPLIT
                take_split(self, seat, answer)
            elif step == 65:  # MAY
                take_may(self, seat, arg, self.choice.items[answer])
            elif step == 67:  # DECLARE
                take_declare(self, seat, arg, self.choice.items[answer])
        elif step >= 20:  # BATTLE
            if step == 20:  # BATTLE
                take_battle(self, seat, arg, self.choice.items[answer])
            elif step == 22:  # ASSIGN
                take_assign(self, seat, answer)
            elif step == 30:  # CHALLENGE_ROUND
                take_challenge_round(self, seat, arg, self.choice.items[answer])
            elif step == 41:  # ATTACK_SET
                take_attack_set(self, seat, answer)
            elif step == 44:  # MAKE_WAY
                take_make_way(self, self.choice.items[answer])
        elif step == 0:  # LEADER
            take_leader(self, seat, answer)
        elif step == 12:  # ACTION
            take_action(self, seat, self.choice.items[answer])
        elif step == 14:  # CHALLENGE
            take_challenge(self, seat, self.choice.items[answer])
        elif step == 16:  # FORM_DROP
            take_form_drop(self, seat, self.choice.items[answer])
        elif step == 17:  # HAND
            take_hand(self, seat, arg, answer)

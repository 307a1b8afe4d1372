"""The state of a match: which chapter carries out which step, and how a match is copied and saved."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.khtcg.effects.changes import run_draw, run_shuffle, take_shuffle
from playmat.games.khtcg.effects.targets import offer_select, run_select, take_random, take_select
from playmat.games.khtcg.effects.triggers import offer_order, open_triggers, run_triggers, take_order
from playmat.games.khtcg.language.codes import FIRST_OF_EFFECTS, NO_LIMIT, Check, Finish, Static, Step
from playmat.games.khtcg.rules.action import (
    offer_action,
    offer_battle,
    offer_challenge,
    offer_challenge_round,
    take_action,
    take_battle,
    take_challenge,
    take_challenge_round,
    take_other,
)
from playmat.games.khtcg.rules.battle import offer_assign, run_assign, run_battle_end, run_total, take_assign
from playmat.games.khtcg.rules.challenge import run_challenge_end, run_result
from playmat.games.khtcg.rules.combat import offer_attack_set, take_attack_set
from playmat.games.khtcg.rules.operations import (
    carry_out,
    offer_keep,
    offer_may,
    offer_split,
    perform,
    take_coin,
    take_keep,
    take_may,
    take_split,
)
from playmat.games.khtcg.rules.permission import hindered
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
from playmat.games.khtcg.rules.play import run_play, run_spent
from playmat.games.khtcg.rules.redeal import hide
from playmat.games.khtcg.rules.setup import (
    begin_with,
    offer_leader,
    run_begin,
    run_deal,
    run_leader,
    run_opening,
    run_reveal,
    run_shuffle_all,
    take_leader,
)
from playmat.games.khtcg.rules.state_checks import offer_make_way, settle, take_make_way
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
from playmat.games.khtcg.rules.voluntary_discards import ask_with_drops, offer_any_time, offer_drop_choice
from playmat.games.khtcg.state.decoding import check_table, decode_side, piles_of
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.games.khtcg.state.ruleset import PARAMETERS, rules_from
from playmat.games.khtcg.state.side import Side
from playmat.kernel.choice import NATURE, Choice
from playmat.kernel.errors import BadEncoding
from playmat.kernel.rng import Stream
from playmat.kernel.state import Reader, Status, encode_pile

MAX_TURNS: Final = 1 << 20


@final
class KhtcgMachine(KhtcgState):
    """A match of the Kingdom Hearts TCG in progress.

    `run`, `offer` and `resolve` take the top frame apart in place (`kernel.state.frame`): all pass here.
    """

    __slots__ = ()

    def run(self) -> None:
        """Make the state checks, carry out what is due, then go on with the top frame (KH-GEN-18 to -20)."""
        if self.checks_due != 0 or (self.statics >> Static.WATCHFUL) & 1 != 0:
            self.settle()
            if self.status == Status.OVER:
                return
        top = self.stack[-1]
        step = top & 255
        seat = (top >> 8) & 15
        arg = top >> 12
        if step >= FIRST_OF_EFFECTS:
            self.run_effects(step, seat, arg)
        elif len(self.triggered) > self.claimed:
            open_triggers(self)
        elif step >= Step.BATTLE:
            self.run_rule(step, seat, arg)
        elif step >= Step.TURN_START:
            self.run_turn(step, seat, arg)
        else:
            self.run_setup(step, seat)

    def run_setup(self, step: i64, seat: i64) -> None:
        """The steps of the set-up."""
        if step == Step.LEADER:
            run_leader(self)
        elif step == Step.REVEAL:
            run_reveal(self)
        elif step == Step.TOSS:
            self.throw(2)
        elif step == Step.OPENING:
            run_opening(self)
        elif step == Step.SHUFFLE_ALL:
            run_shuffle_all(self, seat)
        elif step == Step.DEAL:
            run_deal(self, seat)
        else:
            run_begin(self)

    def run_turn(self, step: i64, seat: i64, arg: i64) -> None:
        """The steps of a turn."""
        if step == Step.ACTION:
            ask_with_drops(self, seat)
        elif step == Step.TURN_START:
            run_turn_start(self, seat)
        elif step == Step.DRAW_PHASE:
            run_draw_phase(self, seat, arg)
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
        else:
            run_turn_end(self, seat)

    def run_rule(self, step: i64, seat: i64, arg: i64) -> None:
        """The steps of battles, challenges and cards being played."""
        if step == Step.BATTLE:
            if hindered(self, self.sides[seat]):
                ask_with_drops(self, seat)
            else:
                self.goto(Step.BATTLE_END, seat, 0)
        elif step == Step.CHALLENGE_ROUND:
            ask_with_drops(self, seat)
        elif step == Step.TOTAL:
            run_total(self, seat)
        elif step == Step.ASSIGN:
            run_assign(self, seat, arg)
        elif step == Step.BATTLE_END:
            run_battle_end(self, seat)
        elif step == Step.RESULT:
            run_result(self)
        elif step == Step.CHALLENGE_END:
            run_challenge_end(self, seat)
        elif step == Step.PLAY:
            run_play(self, seat, arg)
        elif step == Step.SPENT:
            run_spent(self, seat, arg)
        elif step == Step.TRIGGERS:
            run_triggers(self, arg)
        else:
            self.ask(seat)

    def run_effects(self, step: i64, seat: i64, arg: i64) -> None:
        """A card's program, and what it makes people do."""
        if step == Step.EFFECT:
            self.run_effect()
        elif step == Step.DRAW:
            run_draw(self, seat, arg)
        elif step == Step.SHUFFLE:
            run_shuffle(self, seat, arg)
        elif step == Step.SELECT:
            run_select(self, seat, arg)
        elif step == Step.CARRY_OUT:
            self.pop()
            carry_out(self, arg, seat)
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
        elif step == Step.COIN:
            self.throw(2)
        else:
            self.ask(seat)

    def perform(self, operation: i64, at: i64, seat: i64, context: i64) -> None:
        """Carry out one operation of a card, then the state checks (KH-GEN-20)."""
        perform(self, operation, at, seat)
        self.settle()

    def settle(self) -> None:
        """Make the state checks that are called for."""
        if (self.statics >> Static.WATCHFUL) & 1 != 0:
            self.checks_due |= Check.ALL
        if self.checks_due != 0:
            settle(self)

    # ---- asking ------------------------------------------------------------------------

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of an asked seat."""
        top = self.stack[-1]
        step = top & 255
        owner = (top >> 8) & 15
        arg = top >> 12
        if step == Step.LEADER:
            offer_leader(self, choice, seat)
        elif step >= FIRST_OF_EFFECTS:
            self.offer_effect(choice, step, owner, arg)
        elif seat != owner and step != Step.TRIGGERS:
            offer_any_time(self, choice, self.sides[seat])
        elif step == Step.ACTION:
            offer_action(self, choice, seat)
        elif step == Step.CHALLENGE_ROUND:
            offer_challenge_round(self, choice, seat)
        elif step == Step.BATTLE:
            offer_battle(self, choice, seat, arg)
        elif step == Step.CHALLENGE:
            offer_challenge(self, choice, seat)
        elif step == Step.HAND:
            if arg == 0:
                offer_drop_choice(self, choice, self.sides[seat])
            else:
                offer_hand(self, choice, seat)
        elif step == Step.ASSIGN:
            offer_assign(self, choice, seat, arg)
        elif step == Step.ATTACK_SET:
            offer_attack_set(self, choice, seat)
        elif step == Step.FORM_DROP:
            offer_form_drop(choice, seat)
        elif step == Step.TRIGGERS:
            offer_order(self, choice, seat, arg)
        else:
            offer_make_way(self, choice, seat, arg)

    def offer_effect(self, choice: Choice, step: i64, packed: i64, arg: i64) -> None:
        """Write a choice inside an effect (KH-DP-15)."""
        if step == Step.SELECT:
            offer_select(self, choice, packed, arg)
        elif step == Step.FIND:
            offer_find(self, choice, packed, arg)
        elif step == Step.DISCARD_HAND:
            offer_discard_hand(self, choice, packed, arg)
        elif step == Step.MAY:
            offer_may(choice, packed)
        elif step == Step.SPLIT:
            offer_split(self, choice, packed, arg)
        elif step == Step.LOOK:
            offer_look(self, choice, packed, arg)
        elif step == Step.DECLARE:
            offer_declare(self, choice, packed)
        else:
            offer_keep(self, choice, packed, arg)

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer, or an outcome of chance."""
        top = self.stack[-1]
        step = top & 255
        owner = (top >> 8) & 15
        arg = top >> 12
        if seat == NATURE:
            self.resolve_chance(step, owner, arg, answer)
        elif step >= FIRST_OF_EFFECTS:
            self.resolve_effect(step, owner, arg, answer)
        elif step == Step.LEADER:
            self.resolve_leader(seat, answer)
        elif seat != owner and step != Step.TRIGGERS:
            self.offer(seat, self.choice)
            take_other(self, seat, self.choice.items[answer])
        elif step == Step.HAND and arg == 1:
            take_hand(self, seat, answer)
        elif step == Step.ASSIGN:
            take_assign(self, seat, answer)
        elif step == Step.ATTACK_SET:
            take_attack_set(self, seat, answer)
        else:
            self.resolve_pick(step, seat, arg, self.choice.items[answer])

    def resolve_leader(self, seat: i64, answer: i64) -> None:
        """A Player Card has been picked; the other seat may still have to (KH-SETUP-02)."""
        self.offer(seat, self.choice)
        take_leader(self, seat, self.choice.items[answer])

    def resolve_pick(self, step: i64, seat: i64, arg: i64, item: i64) -> None:
        """Carry out the chosen option."""
        if step == Step.ACTION:
            take_action(self, seat, item)
        elif step == Step.CHALLENGE_ROUND:
            take_challenge_round(self, seat, arg, item)
        elif step == Step.BATTLE:
            take_battle(self, seat, arg, item)
        elif step == Step.CHALLENGE:
            take_challenge(self, seat, item)
        elif step == Step.HAND:
            if item == 0:
                self.goto(Step.HAND, seat, 1)
            else:
                take_other(self, seat, item)
        elif step == Step.FORM_DROP:
            take_form_drop(self, seat, item)
        elif step == Step.TRIGGERS:
            take_order(self, item)
        else:
            take_make_way(self, item)

    def resolve_effect(self, step: i64, packed: i64, arg: i64, answer: i64) -> None:
        """Carry out a choice inside an effect."""
        if step == Step.SELECT:
            take_select(self, arg, answer)
        elif step == Step.FIND:
            take_find(self, packed, arg, self.choice.items[answer])
        elif step == Step.DISCARD_HAND:
            take_discard_hand(self, packed, answer)
        elif step == Step.MAY:
            take_may(self, packed, arg, self.choice.items[answer])
        elif step == Step.SPLIT:
            take_split(self, packed, answer)
        elif step == Step.LOOK:
            take_look(self, packed, arg, self.choice.items[answer])
        elif step == Step.DECLARE:
            take_declare(self, packed, arg, self.choice.items[answer])
        else:
            take_keep(self, answer)

    def resolve_chance(self, step: i64, seat: i64, arg: i64, outcome: i64) -> None:
        """Carry out an outcome of chance (KH-SM-17)."""
        if step == Step.SHUFFLE:
            take_shuffle(self, seat, arg, outcome)
        elif step == Step.TOSS:
            begin_with(self, outcome, "KH-SETUP-05")
        elif step == Step.COIN:
            take_coin(self, seat, arg, outcome)
        elif step == Step.SELECT:
            take_random(self, seat, arg, outcome)
        else:
            take_random_discard(self, seat, arg, outcome)

    def concede(self, seat: i64) -> None:
        """KH-WIN-08."""
        self.end_match(1 - seat, Finish.CONCEDED, "KH-WIN-08")

    # ---- copying -----------------------------------------------------------------------

    def clone(self) -> KhtcgMachine:
        """An independent copy; the log is not copied."""
        new = KhtcgMachine(self.book, self.rules)
        self.clone_kernel(new)
        new.sides = vec[Side]([self.sides[0].clone(), self.sides[1].clone()])
        new.pieces = self.pieces[:]
        new.texts = self.texts[:]
        new.listened = self.listened
        new.statics = self.statics
        new.lasting = self.lasting[:]
        new.triggered = self.triggered[:]
        new.claimed = self.claimed
        new.running = self.running
        new.chosen = self.chosen[:]
        new.checks_due = self.checks_due
        new.captives = self.captives
        new.turn_player = self.turn_player
        new.turn = self.turn
        new.first_player = self.first_player
        new.fight = self.fight
        new.moved = self.moved
        new.battled = self.battled
        new.escaped = self.escaped
        new.techniques = self.techniques
        new.challenges = self.challenges
        new.winner = self.winner
        new.cause = self.cause
        return new

    def redeal(self, seat: i64, stream: Stream) -> KhtcgMachine:
        """A clone in which what a seat cannot know is dealt anew (KH-ZONE-02, KH-ZONE-03)."""
        new = self.clone()
        for side in new.sides:
            hide(new, side, seat, stream)
        new.rekey(stream)
        new.offer_again()
        return new

    def encode(self) -> list[int]:
        """All that the match is, as integers."""
        out: list[int] = []
        self.encode_kernel(out)
        out += self.rules.numbers()
        out.append(self.turn_player)
        out.append(self.turn)
        out.append(self.first_player)
        out.append(self.fight)
        out.append(int(self.moved) | int(self.battled) << 1 | int(self.escaped) << 2)
        out.append(self.techniques)
        out.append(self.challenges)
        out.append(self.winner + 1)
        out.append(self.cause)
        out.append(self.checks_due)
        out.append(self.claimed)
        out.append(self.running)
        for side in self.sides:
            out.append(side.hp)
            out.append(side.leader + 1)
            out.append(side.form + 1)
            out.append(side.pick + 1)
            for pile in piles_of(side):
                encode_pile(pile, out)
        for pile in (self.pieces, self.lasting, self.triggered, self.chosen):
            encode_pile(pile, out)
        return out

    def decode(self, numbers: Reader) -> None:
        """Read what `encode` wrote.

        Raises:
            BadEncoding: it is no match of this game.
        """
        self.decode_kernel(numbers)
        given = [numbers.next() for _parameter in range(PARAMETERS)]
        if not all(-1 <= number <= NO_LIMIT for number in given):
            raise BadEncoding("error-encoding-range", "", place=numbers.place)
        self.rules = rules_from(given)
        self.turn_player = numbers.below(2)
        self.turn = numbers.below(MAX_TURNS)
        self.first_player = numbers.below(2)
        self.fight = numbers.below(3)
        marks = numbers.below(8)
        self.moved = marks & 1 != 0
        self.battled = marks & 2 != 0
        self.escaped = marks & 4 != 0
        self.techniques = numbers.below(MAX_TURNS)
        self.challenges = numbers.next()
        self.winner = numbers.below(4) - 1
        self.cause = numbers.below(7)
        self.checks_due = numbers.below(16)
        self.claimed = numbers.next()
        self.running = numbers.next()
        sides: vec[Side] = vec[Side]()
        for seat in range(2):
            sides = append(sides, decode_side(numbers, seat))
        self.sides = sides
        self.pieces = numbers.pile()
        self.lasting = numbers.pile()
        self.triggered = numbers.pile()
        self.chosen = numbers.pile()
        numbers.end()
        check_table(self)
        self.index_texts()

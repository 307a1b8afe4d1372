"""The steps of a match. Each is one frame on the stack; `run_effect` interprets every card's program."""

from __future__ import annotations

from typing import Final

from tests.embers.cards import CARDS, Op, kind_of
from tests.embers.state import MOST_ENERGY, OPEN, SEATS, UNASKED, EmbersState, Happened

from playmat.kernel.choice import NATURE, Choice
from playmat.kernel.state import arg_of, seat_of, step_of

REST: Final = -1
PASS: Final = -2
GUARD: Final = -3
"""Items of a PICK that are no card."""

HERO: Final = 0
WARD: Final = 1
"""The targets of a SPREAD."""


class Step:
    """The frames' steps. SHUFFLE's argument is how many cards are left, REDRAW's how many to draw."""

    COIN: Final = 0
    SHUFFLE: Final = 1
    DEAL: Final = 2
    RETURN: Final = 3
    REDRAW: Final = 4
    TURN: Final = 5
    MAIN: Final = 6
    WINDOW: Final = 7
    RESOLVE: Final = 8
    EFFECT: Final = 9


class Prompt:
    """The questions of the duel."""

    RETURN: Final = 0
    MAIN: Final = 1
    GUARD: Final = 2
    REACT: Final = 3
    SPREAD: Final = 4
    DISCARD: Final = 5
    ARRANGE: Final = 6
    SHOW: Final = 7


def effect(kind: int, place: int, begun: int) -> int:
    """Pack how far a card's program has come: the card's kind, the place in its program, begun or not."""
    return kind | place << 8 | begun << 16


def opened(arg: int) -> tuple[int, int, int]:
    """The inverse of `effect`."""
    return arg & 255, arg >> 8 & 255, arg >> 16


class EmbersMachine(EmbersState):
    """A match with its rules."""

    # ---- going on ------------------------------------------------------------------------------

    def run(self) -> None:
        """Carry out the top frame."""
        step, seat, arg = self.frame()
        if step == Step.COIN:
            self.throw(2)
        elif step == Step.SHUFFLE:
            self.run_shuffle(seat, arg)
        elif step == Step.DEAL:
            for one in SEATS:
                self.draw(one, 3, "DU-SETUP-01")
            self.sealed = [OPEN, OPEN]
            self.goto(Step.RETURN, seat, 0)
        elif step == Step.RETURN:
            self.run_return(seat)
        elif step == Step.REDRAW:
            self.pop()
            self.draw(seat, arg, "DU-SETUP-02")
        elif step == Step.TURN:
            self.run_turn(seat)
        elif step == Step.MAIN:
            self.ask(seat)
            if self.may_guard(1 - seat):
                self.ask_also(1 - seat)
        elif step == Step.WINDOW:
            self.run_window(seat)
        elif step == Step.RESOLVE:
            self.run_resolve()
        else:
            self.run_effect(seat, *opened(arg))

    def frame(self) -> tuple[int, int, int]:
        """Step, seat and argument of the running rule."""
        packed = self.top()
        return int(step_of(packed)), int(seat_of(packed)), int(arg_of(packed))

    def run_shuffle(self, seat: int, left: int) -> None:
        """DU-SETUP-01: one card after the other changes places with a random one below it."""
        self.known[seat] = 0
        if left > 1:
            self.throw(left)
            return
        self.pop()
        self.tell(Happened.SHUFFLED, seat, [], "DU-SETUP-01")

    def run_return(self, first: int) -> None:
        """DU-SETUP-02: when both have chosen, both return their cards, shuffle and draw as many."""
        if self.wait_for_sealed():
            return
        self.goto(Step.TURN, first, 0)
        self.disclosed += 1  # each now learns what the other has chosen
        for seat in SEATS:
            count = self.put_back(seat, self.sealed[seat])
            self.tell(Happened.RETURNED, seat, [count], "DU-SETUP-02")
            if count:
                self.push(Step.REDRAW, seat, count)
                self.push(Step.SHUFFLE, seat, len(self.deck[seat]))
        self.sealed = [UNASKED, UNASKED]

    def run_turn(self, seat: int) -> None:
        """DU-TURN-01: one energy, one card; who cannot draw loses a health."""
        self.goto(Step.MAIN, seat, 0)
        self.energy[seat] = min(MOST_ENERGY, self.energy[seat] + 1)
        self.tell(Happened.TURN, seat, [self.energy[seat]], "DU-TURN-01")
        if self.deck[seat]:
            self.draw(seat, 1, "DU-TURN-01")
        else:
            self.lose(seat, 1, "DU-TURN-01")

    def run_window(self, seat: int) -> None:
        """DU-REACT-01: the window opens on what everybody can see."""
        if self.hand[seat] and self.energy[seat]:
            self.ask(seat)
        else:
            self.goto(Step.RESOLVE, 0, 0)

    def run_resolve(self) -> None:
        """DU-REACT-02: the last card first."""
        if not self.pending:
            self.pop()
            return
        seat, card = divmod(self.pending.pop(), 64)
        self.discard[seat].append(card)
        self.push(Step.EFFECT, seat, effect(kind_of(card), 0, 0))

    def run_effect(self, seat: int, kind: int, place: int, begun: int) -> None:
        """Carry out one operation of a card's program, or ask what it needs to know."""
        program = CARDS[kind].program
        if place == len(program):
            self.pop()
            return
        op, number = program[place], program[place + 1]
        other = 1 - seat
        if op == Op.SPREAD or (op == Op.SHOW and 0 in self.shown[other]):
            self.ask(seat)
            return
        if op == Op.LOOK and self.deck[seat]:
            if not begun:
                self.look(seat, min(number, len(self.deck[seat])))
                self.goto(Step.EFFECT, seat, effect(kind, place, 1))
            self.ask(seat)
            return
        if op == Op.DISCARD:
            if not begun:
                self.sealed = [OPEN if self.hand[one] else UNASKED for one in SEATS]
                self.goto(Step.EFFECT, seat, effect(kind, place, 1))
            if self.wait_for_sealed():
                return
            self.discard_sealed()
        self.goto(Step.EFFECT, seat, effect(kind, place + 2, 0))
        if op == Op.DAMAGE:
            self.lose(other, number, "")
        elif op == Op.DRAW:
            self.draw(seat, number, "")
        elif op == Op.COUNTER and self.pending:
            owner, card = divmod(self.pending.pop(), 64)
            self.discard[owner].append(card)
            self.tell(Happened.COUNTERED, owner, [kind_of(card)], "DU-REACT-02")
        elif op == Op.MIX:
            count = self.put_back(seat, (1 << len(self.hand[seat])) - 1)
            self.push(Step.REDRAW, seat, count)
            self.push(Step.SHUFFLE, seat, len(self.deck[seat]))

    def wait_for_sealed(self) -> bool:
        """Ask the seats that have not answered yet; gives whether there are any."""
        waiting = [seat for seat in SEATS if self.sealed[seat] == OPEN]
        if waiting:
            self.ask(waiting[0])
            for seat in waiting[1:]:
                self.ask_also(seat)
        return bool(waiting)

    def discard_sealed(self) -> None:
        """Both seats discard what they have chosen; only now does the other see it."""
        for seat in SEATS:
            if self.sealed[seat] > 0:
                card = self.take(seat, self.sealed[seat].bit_length() - 1)
                self.discard[seat].append(card)
                self.disclosed += 1
                self.tell(Happened.DISCARDED, seat, [kind_of(card)], "")
        self.sealed = [UNASKED, UNASKED]

    def may_guard(self, seat: int) -> bool:
        """DU-GUARD-01: whether a seat can raise its guard."""
        return self.energy[seat] > 0 and not self.guard[seat]

    # ---- asking --------------------------------------------------------------------------------

    def offer(self, seat: int, choice: Choice) -> None:
        """Write the open choice of a seat."""
        step, turn, arg = self.frame()
        if step == Step.RETURN:
            choice.subset(seat, Prompt.RETURN, 0, len(self.hand[seat]), 0)
            self.offer_hand(seat, choice)
        elif step == Step.MAIN and seat == turn:
            choice.pick(seat, Prompt.MAIN)
            self.offer_cards(seat, choice, reactions=False)
            choice.offer(REST)
        elif step == Step.MAIN:
            choice.pick(seat, Prompt.GUARD)
            choice.offer(GUARD)
            choice.optional = True
        elif step == Step.WINDOW:
            choice.pick(seat, Prompt.REACT)
            self.offer_cards(seat, choice, reactions=True)
            choice.offer(PASS)
        elif step == Step.EFFECT:
            kind, place, _begun = opened(arg)
            self.offer_effect(seat, choice, *CARDS[kind].program[place : place + 2])

    def offer_effect(self, seat: int, choice: Choice, op: int, number: int) -> None:
        """Write what a card's operation asks."""
        other = 1 - seat
        if op == Op.SPREAD:
            choice.split(seat, Prompt.SPREAD, number, number)
            choice.offer_up_to(HERO, number)
            choice.offer_up_to(WARD, self.ward[other])
        elif op == Op.LOOK:
            choice.order(seat, Prompt.ARRANGE)
            for place in range(min(number, len(self.deck[seat]))):
                choice.offer(place)
        elif op == Op.DISCARD:
            choice.subset(seat, Prompt.DISCARD, 1, 1, 0)
            self.offer_hand(seat, choice)
        else:
            choice.pick(seat, Prompt.SHOW)
            for handle, seen in zip(self.handles[other], self.shown[other], strict=True):
                if not seen:
                    choice.offer(handle)

    def place_of(self, seat: int, kind: int) -> int:
        """The place in the hand of the first card of a kind."""
        return [kind_of(card) for card in self.hand[seat]].index(kind)

    def offer_hand(self, seat: int, choice: Choice) -> None:
        """Offer all cards of a hand, by their places."""
        for place in range(len(self.hand[seat])):
            choice.offer(place)

    def offer_cards(self, seat: int, choice: Choice, reactions: bool) -> None:
        """Offer the cards that can be played, by kind: no answer tells copies of a card apart."""
        for kind in sorted({kind_of(card) for card in self.hand[seat]}):
            if CARDS[kind].reaction == reactions and CARDS[kind].cost <= self.energy[seat]:
                choice.offer(kind)

    # ---- answers -------------------------------------------------------------------------------

    def resolve(self, seat: int, answer: int) -> None:
        """Carry out an answer or an outcome."""
        step, turn, arg = self.frame()
        if seat == NATURE:
            self.resolve_chance(step, turn, arg, answer)
        elif step == Step.RETURN:
            self.sealed[seat] = answer
        elif step == Step.EFFECT:
            self.resolve_effect(seat, answer, *opened(arg))
        elif step == Step.MAIN and seat != turn:
            self.energy[seat] -= 1
            self.guard[seat] = 1
            self.tell(Happened.GUARDED, seat, [], "DU-GUARD-01")
        else:
            choice = Choice()
            self.offer(seat, choice)
            item = int(choice.items[answer])
            if item == REST:
                self.goto(Step.TURN, 1 - seat, 0)
            elif item == PASS:
                self.goto(Step.RESOLVE, 0, 0)
            else:
                self.play(seat, item)

    def resolve_chance(self, step: int, seat: int, arg: int, outcome: int) -> None:
        """The coin, or the next card of a shuffle."""
        if step == Step.COIN:
            self.tell(Happened.COIN, outcome, [], "DU-SETUP-01")
            self.goto(Step.DEAL, outcome, 0)
            for one in SEATS:
                self.push(Step.SHUFFLE, one, len(self.deck[one]))
        else:
            deck = self.deck[seat]
            deck[arg - 1], deck[outcome] = deck[outcome], deck[arg - 1]
            self.goto(Step.SHUFFLE, seat, arg - 1)

    def play(self, seat: int, kind: int) -> None:
        """DU-COST-01: pay; then the other seat may react."""
        place = self.place_of(seat, kind)
        handle = self.handles[seat][place]
        card = self.take(seat, place)
        self.energy[seat] -= CARDS[kind].cost
        self.pending.append(seat * 64 + card)
        self.disclosed += 1
        self.tell(Happened.PLAYED, seat, [handle, kind], "DU-TURN-02")
        if self.frame()[0] == Step.WINDOW:
            self.goto(Step.WINDOW, 1 - seat, 0)
        else:
            self.push(Step.WINDOW, 1 - seat, 0)

    def resolve_effect(self, seat: int, answer: int, kind: int, place: int, begun: int) -> None:
        """Go on with a card's program with what its owner, or both seats, have chosen."""
        op, other = CARDS[kind].program[place], 1 - seat
        choice = Choice()
        self.offer(seat, choice)
        if op == Op.DISCARD:
            self.sealed[seat] = answer
            return
        self.goto(Step.EFFECT, seat, effect(kind, place + 2, 0))
        if op == Op.SPREAD:
            hero, ward = choice.amounts(answer)
            self.ward[other] -= ward
            self.lose(other, hero, "")
        elif op == Op.LOOK:
            cards = self.deck[seat][: -choice.n - 1 : -1]
            self.deck[seat][-choice.n :] = [cards[i] for i in reversed(choice.arrangement(answer))]
        else:
            handle = int(choice.items[answer])
            in_hand = self.handles[other].index(handle)
            self.shown[other][in_hand] = 1
            kind = kind_of(self.hand[other][in_hand])
            self.whisper(Happened.SHOWED, other, [handle, kind], "", [0, 1], [handle])

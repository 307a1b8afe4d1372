"""The state of a match: which chapter carries out which step, and how a match is copied and saved."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.kmon.language.codes import NOBODY, TEAM, Cause, Prompt, Step
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
    offer_cards,
    offer_retrieve,
    offer_seer,
    offer_switch,
    price_clause,
    run_discard,
    run_draw,
    run_lose,
    run_pay,
    run_retrieve,
    run_switch,
    surplus,
    take_cards,
    take_hand,
    take_lose,
    take_retrieve,
    take_seer,
    take_switch,
)
from playmat.games.kmon.rules.operations import perform
from playmat.games.kmon.rules.redeal import hide
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
from playmat.games.kmon.state.book import Book
from playmat.games.kmon.state.layout import CARD_MASK, HANDLED, MARKS, effect_bearer, effect_card
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import KMon, Side
from playmat.kernel.choice import NATURE, Choice
from playmat.kernel.errors import BadEncoding
from playmat.kernel.rng import Stream
from playmat.kernel.state import Reader, arg_of, encode_pile, seat_of, step_of

MAX_CHARGES: Final = 1 << 20
MAX_TURNS: Final = 1 << 20


@final
class KmonMachine(KmonState):
    """A match of K-Mon in progress."""

    def run(self) -> None:
        """Carry out the top frame."""
        top = self.top()
        step = step_of(top)
        if step >= Step.DRAW:
            self.run_effects(step, seat_of(top), arg_of(top))
        elif step >= Step.SETTLE:
            self.run_settlement(step, seat_of(top))
        elif step >= Step.WINDOW:
            self.run_chain(step, seat_of(top), arg_of(top))
        elif step >= Step.ITEM:
            self.run_turn(step, seat_of(top), arg_of(top))
        else:
            self.run_setup(step, seat_of(top), arg_of(top))

    def run_setup(self, step: i64, seat: i64, arg: i64) -> None:
        """The steps of the setup."""
        if step == Step.SHUFFLE:
            run_shuffle(self, seat, arg)
        elif step == Step.DEAL:
            run_deal(self, seat)
        elif step == Step.TOSS:
            self.throw(2)
        elif step == Step.OPENING:
            run_opening(self)
        else:
            self.ask(seat)

    def run_turn(self, step: i64, seat: i64, arg: i64) -> None:
        """The steps of a turn."""
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
        else:
            run_hand(self, seat)

    def run_chain(self, step: i64, seat: i64, arg: i64) -> None:
        """The steps of a chain."""
        if step == Step.WINDOW:
            run_window(self, seat)
        elif step == Step.RESOLVE:
            run_resolve(self, seat, arg)
        elif step == Step.AFTER:
            run_after(self, seat, arg)
        elif step == Step.HIT:
            run_hit(self, seat)
        else:
            run_pay(self, seat, arg)

    def run_settlement(self, step: i64, seat: i64) -> None:
        """The steps of a settlement."""
        if step == Step.SETTLE:
            run_settle(self)
        elif step == Step.BONUS:
            self.ask(seat)
        else:
            run_replace(self, seat)

    def run_effects(self, step: i64, seat: i64, arg: i64) -> None:
        """A card's program, and what it makes people do."""
        if step == Step.EFFECT:
            self.run_effect()
        elif step == Step.DRAW:
            run_draw(self, seat, arg)
        elif step == Step.RETRIEVE:
            run_retrieve(self, seat, arg)
        elif step == Step.DISCARD:
            run_discard(self, seat, arg)
        elif step == Step.LOSE:
            run_lose(self, seat, arg)
        else:
            run_switch(self, seat, arg)

    def perform(self, operation: i64, at: i64, seat: i64, context: i64) -> None:
        """Carry out one operation of a card (chapter 20)."""
        perform(self, operation, at, seat, context)

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of the asked seat."""
        top = self.top()
        step = step_of(top)
        arg = arg_of(top)
        if step == Step.WINDOW:
            offer_reactions(self, choice, seat)
        elif step == Step.ITEM:
            offer_item(self, choice, seat)
        elif step == Step.SUBSTITUTION:
            offer_substitution(self, choice, seat)
        elif step == Step.ACTION:
            offer_action(self, choice, seat)
        elif step == Step.PAY:
            offer_cards(self, choice, seat, Prompt.PAY, arg)
        elif step == Step.HAND:
            offer_cards(self, choice, seat, Prompt.HAND, surplus(self, seat))
        elif step == Step.RETRIEVE:
            offer_retrieve(self, choice, seat, arg)
        elif step == Step.DRAW:
            offer_seer(self, choice, seat)
        elif step == Step.DISCARD:
            offer_cards(self, choice, seat, Prompt.DISCARD, arg)
        elif step == Step.BONUS:
            offer_bonus(self, choice, seat)
        elif step == Step.REPLACE:
            offer_replace(self, choice, seat)
        elif step == Step.SWITCH:
            offer_switch(self, choice, seat, arg)
        elif step == Step.SETTLE:
            offer_final(self, choice, seat)
        elif step == Step.START:
            offer_start(self, choice, seat)
        elif step == Step.FIRST:
            offer_first(choice, seat)
        else:
            offer_mulligan(choice, seat)

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer, or an outcome of chance."""
        top = self.top()
        step = step_of(top)
        arg = arg_of(top)
        if seat == NATURE:
            self.resolve_chance(step, seat_of(top), arg, answer)
        elif step == Step.PAY:
            self.pop()
            take_cards(self, seat, answer, price_clause(self))
        elif step == Step.DISCARD:
            self.pop()
            take_cards(self, seat, answer, "KM-DISC-01")
        elif step == Step.HAND:
            take_hand(self, seat, answer)
        elif step == Step.DRAW:
            take_seer(self, seat, arg, answer)
        else:
            self.resolve_pick(step, seat, arg, self.choice.items[answer])

    def resolve_chance(self, step: i64, seat: i64, arg: i64, outcome: i64) -> None:
        """Carry out an outcome of chance (KM-INFO-05)."""
        if step == Step.SHUFFLE:
            take_shuffle(self, seat, arg, outcome)
        elif step == Step.TOSS:
            take_toss(self, outcome)
        else:
            take_lose(self, seat, arg, outcome)

    def resolve_pick(self, step: i64, seat: i64, arg: i64, item: i64) -> None:
        """Carry out the chosen option."""
        if step == Step.WINDOW:
            take_reaction(self, seat, item)
        elif step == Step.ITEM:
            take_item(self, seat, item)
        elif step == Step.SUBSTITUTION:
            take_substitution(self, seat, item)
        elif step == Step.ACTION:
            take_action(self, seat, item)
        elif step == Step.RETRIEVE:
            take_retrieve(self, seat, arg, item)
        elif step == Step.BONUS:
            take_bonus(self, seat, item)
        elif step == Step.REPLACE:
            take_replace(self, seat, item)
        elif step == Step.SWITCH:
            take_switch(self, arg, item)
        elif step == Step.SETTLE:
            take_final(self, seat, item)
        elif step == Step.START:
            take_start(self, seat, item)
        elif step == Step.FIRST:
            take_first(self, item)
        else:
            take_mulligan(self, seat, item)

    def concede(self, seat: i64) -> None:
        """KM-WIN-08."""
        self.end_battle(1 - seat, Cause.CONCEDED, "KM-WIN-08")

    # ---- copying -----------------------------------------------------------------------

    def clone(self) -> KmonMachine:
        """An independent copy; the log is not copied."""
        new = KmonMachine(self.book)
        self.clone_kernel(new)
        new.sides = vec[Side]([self.sides[0].clone(), self.sides[1].clone()])
        new.turn_player = self.turn_player
        new.turn = self.turn
        new.first_player = self.first_player
        new.links = self.links[:]
        new.effects = self.effects[:]
        new.winner = self.winner
        new.cause = self.cause
        new.standard = self.standard
        new.extra_charge = self.extra_charge
        new.mulligan = self.mulligan
        new.deckout_hand = self.deckout_hand
        return new

    def redeal(self, seat: i64, stream: Stream) -> KmonMachine:
        """A clone in which what a seat cannot know is dealt anew (KM-INFO-02, KM-INFO-03)."""
        new = self.clone()
        for side in (new.sides[0], new.sides[1]):
            hide(new, side, side.seat == seat, stream)
        new.rekey(stream)
        new.offer_again()
        return new

    def encode(self) -> list[int]:
        """All that the match is, as integers."""
        out: list[int] = []
        self.encode_kernel(out)
        options = int(self.standard) | int(self.extra_charge) << 1
        options |= int(self.mulligan) << 2 | int(self.deckout_hand) << 3
        out.append(options)
        out.append(self.turn_player)
        out.append(self.turn)
        out.append(self.first_player)
        out.append(self.winner + 1)
        out.append(self.cause)
        for side in (self.sides[0], self.sides[1]):
            out.append(side.active + 1)
            out.append(int(side.defending))
            out.append(side.charges)
            out.append(side.seen)
            for kmon in side.team:
                out.append(kmon.species.number)
                out.append(kmon.damage)
                out.append(int(kmon.exhausted))
                out.append(kmon.final)
            encode_pile(side.deck, out)
            encode_pile(side.hand, out)
            encode_pile(side.discard, out)
        encode_pile(self.links, out)
        encode_pile(self.effects, out)
        return out

    def decode(self, numbers: Reader) -> None:
        """Read what `encode` wrote.

        Raises:
            BadEncoding: it is no match of this game.
        """
        self.decode_kernel(numbers)
        options = numbers.below(16)
        self.standard = options & 1 != 0
        self.extra_charge = options & 2 != 0
        self.mulligan = options & 4 != 0
        self.deckout_hand = options & 8 != 0
        self.turn_player = numbers.below(2)
        self.turn = numbers.below(MAX_TURNS)
        self.first_player = numbers.below(2)
        self.winner = numbers.below(4) - 1
        self.cause = numbers.below(7)
        sides: vec[Side] = vec[Side]()
        for seat in range(2):
            sides = append(sides, decode_side(self.book, numbers, seat))
        self.sides = sides
        self.links = numbers.pile()
        self.effects = numbers.pile()
        numbers.end()
        check_links(self)
        for effect in self.effects:
            known = 0 <= effect < HANDLED << 1 and effect_card(effect) < len(self.book.cards)
            if not known or effect_bearer(effect) >= TEAM:
                raise BadEncoding("error-encoding-range", "", place=0)
        add_standing(self)


def decode_side(book: Book, numbers: Reader, seat: i64) -> Side:
    """A side of the table."""
    active = numbers.below(TEAM + 1) - 1
    defending = numbers.below(2) == 1
    charges = numbers.below(MAX_CHARGES)
    seen = numbers.next()
    team: vec[KMon] = vec[KMon]()
    for _place in range(TEAM):
        species = book.kmons[numbers.below(len(book.kmons))]
        damage = numbers.below(1 << 20)
        exhausted = numbers.below(2) == 1
        team = append(team, KMon(species, damage, exhausted, numbers.below(3), 0, 0))
    deck = numbers.pile()
    hand = numbers.pile()
    discard = numbers.pile()
    for pile in (deck, discard):
        for card in pile:
            if not 0 <= card < len(book.cards):
                raise BadEncoding("error-encoding-range", "", place=numbers.place)
    for card in hand:
        if not 0 <= card <= MARKS | CARD_MASK or card & CARD_MASK >= len(book.cards):
            raise BadEncoding("error-encoding-range", "", place=numbers.place)
    if not 0 <= seen <= len(deck) or (active != NOBODY and team[active].exhausted):
        raise BadEncoding("error-encoding-range", "", place=numbers.place)
    return Side(seat, team, active, defending, charges, seen, deck, hand, discard)


def check_links(state: KmonMachine) -> None:
    """Links of a decoded match name cards that exist."""
    for link in state.links:
        cards = len(state.book.cards)
        if not 0 <= link < 1 << 45 or (link >> 4) & CARD_MASK > cards or (link >> 16) & CARD_MASK > cards:
            raise BadEncoding("error-encoding-range", "", place=0)


def add_standing(state: KmonState) -> None:
    """Sum up what the effects in play change; the sums themselves are not stored."""
    for side in (state.sides[0], state.sides[1]):
        for place in range(TEAM):
            state.sum_up(side.team[place], side.seat, place)

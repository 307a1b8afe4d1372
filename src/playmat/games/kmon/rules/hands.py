"""Chapter 14, and what cards make people do: draw with Seer, discard, pay, retrieve, switch, aim.

Carries out KM-DRAW, KM-DISC, KM-TRAIT-SEER, KM-EVA-02, KM-DEFN-02, KM-FX-10, KM-FX-20 and KM-FX-21.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.kmon.language.codes import HAND_LIMIT, SEER_CARDS, Happened, Pick, Prompt, Step, Trait
from playmat.games.kmon.rules.action import offered_since
from playmat.games.kmon.rules.damage import damage_benched
from playmat.games.kmon.rules.turn import end_turn, offer_bench, run_hand
from playmat.games.kmon.state.layout import CARD_MASK, Link, kind_of
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side
from playmat.kernel.choice import Choice, bit
from playmat.kernel.steps import Steps

PLACE_SHIFT: Final = 12
"""A card of a SUBSET or ORDER is its number and, above it, its place."""


# ---- drawing ----------------------------------------------------------------------------------------


def run_draw(state: KmonState, seat: i64, left: i64) -> None:
    """Draw cards one at a time (KM-DRAW-01); Seer looks before each (KM-TRAIT-SEER-1)."""
    side = state.sides[seat]
    while left > 0:
        deck: i64 = len(side.deck)
        if deck == 0:
            state.no_card(side)
            break
        if deck > 1 and side.has_trait(Trait.SEER):
            state.goto(Step.DRAW, seat, left)
            state.look(side, deck if deck < SEER_CARDS else SEER_CARDS)
            state.ask(seat)
            return
        state.draw(side, "KM-DRAW-01")
        left -= 1
    state.pop()


def offer_seer(state: KmonState, choice: Choice, seat: i64) -> None:
    """D-SEER: the first card named is taken, the others go back on top in this order."""
    side = state.sides[seat]
    choice.order(seat, Prompt.SEER)
    top: i64 = len(side.deck) - 1
    for place in range(i64(SEER_CARDS)):
        if place <= top:
            choice.offer(side.deck[top - place] | (place << PLACE_SHIFT))


def take_seer(state: KmonState, seat: i64, left: i64, answer: i64) -> None:
    """One of the cards that were looked at is taken (KM-TRAIT-SEER-1)."""
    side = state.sides[seat]
    count = state.choice.n
    top: i64 = len(side.deck) - 1
    first = answer
    rest: i64 = 0
    if count == SEER_CARDS:
        first = answer // 2
        rest = answer % 2
    one = state.choice.items[first] & CARD_MASK
    place = top - (count - 1)
    for i in range(count):
        back = count - 1 - i
        if back != first:
            side.deck[place] = state.choice.items[back] & CARD_MASK
            place += 1
    if rest == 1:
        swapped = side.deck[top - 1]
        side.deck[top - 1] = side.deck[top - 2]
        side.deck[top - 2] = swapped
    side.deck[top] = one
    state.draw(side, "KM-TRAIT-SEER-1")
    state.goto(Step.DRAW, seat, left - 1)


# ---- paying and discarding --------------------------------------------------------------------------


def run_pay(state: KmonState, seat: i64, price: i64) -> None:
    """D-PAY, or without asking where the whole hand is the price."""
    if len(state.sides[seat].hand) > price:
        state.ask(seat)
    else:
        discard_all(state, state.sides[seat], price_clause(state))
        state.pop()


def offer_pay(state: KmonState, choice: Choice, seat: i64, price: i64) -> None:
    """D-PAY: each set of so many cards of the hand."""
    offer_cards(state, choice, seat, Prompt.PAY, price)


def take_pay(state: KmonState, seat: i64, mask: i64) -> None:
    """The price has been chosen."""
    state.pop()
    take_cards(state, seat, mask, price_clause(state))


def price_clause(state: KmonState) -> str:
    """The clause that names the price that is paid: of an evasion, of Blackout, of a card."""
    kind = kind_of(state.link())
    if kind == Link.EVASION:
        return "KM-EVA-02"
    if kind == Link.BLACKOUT:
        return "KM-TRAIT-BLACKOUT-1"
    return "KM-FX-04" if kind == Link.REACTION else "KM-FX-21"


def run_discard(state: KmonState, seat: i64, count: i64) -> None:
    """D-DISCARD; more than there are takes all (KM-DISC-02)."""
    if len(state.sides[seat].hand) > count:
        state.ask(seat)
    else:
        discard_all(state, state.sides[seat], "KM-DISC-02")
        state.pop()


def offer_discard(state: KmonState, choice: Choice, seat: i64, count: i64) -> None:
    """D-DISCARD: each set of so many cards of the hand."""
    offer_cards(state, choice, seat, Prompt.DISCARD, count)


def take_discard(state: KmonState, seat: i64, mask: i64) -> None:
    """The cards to discard have been chosen (KM-DISC-01)."""
    state.pop()
    take_cards(state, seat, mask, "KM-DISC-01")


def discard_all(state: KmonState, side: Side, clause: str) -> None:
    """Discard the whole hand; nobody named its cards, so it shows something hidden."""
    state.disclosed += 1
    while len(side.hand) > 0:
        state.discard(side, side.hand[0] & CARD_MASK, clause)


def offer_cards(state: KmonState, choice: Choice, seat: i64, prompt: i64, count: i64) -> None:
    """D-PAY, D-DISCARD, D-HAND: each set of `count` cards of the hand."""
    side = state.sides[seat]
    choice.subset(seat, prompt, count, count, 0)
    cards: i64 = len(side.hand)
    for place in range(cards):
        choice.offer((side.hand[place] & CARD_MASK) | (place << PLACE_SHIFT))


def offer_hand(state: KmonState, choice: Choice, seat: i64) -> None:
    """D-HAND: each set of as many cards as there are too many."""
    offer_cards(state, choice, seat, Prompt.HAND, surplus(state, seat))


def surplus(state: KmonState, seat: i64) -> i64:
    """The number of cards above the hand limit (KM-END-05)."""
    return i64(len(state.sides[seat].hand)) - HAND_LIMIT


def take_cards(state: KmonState, seat: i64, mask: i64, clause: str) -> None:
    """Discard the chosen cards."""
    side = state.sides[seat]
    for place in range(state.choice.n):
        if (mask >> place) & 1 != 0:
            state.discard(side, state.choice.items[place] & CARD_MASK, clause)


def take_hand(state: KmonState, seat: i64, mask: i64) -> None:
    """The hand limit is kept; the turn is over (KM-END-05)."""
    take_cards(state, seat, mask, "KM-END-05")
    end_turn(state, seat)


def run_lose(state: KmonState, seat: i64, left: i64) -> None:
    """Discards at random (KM-DISC-01)."""
    cards: i64 = len(state.sides[seat].hand)
    if left == 0 or cards == 0:
        state.pop()
    elif cards == 1:
        discard_all(state, state.sides[seat], "KM-DISC-01")
        state.pop()
    else:
        state.throw(cards)


def take_lose(state: KmonState, seat: i64, left: i64, outcome: i64) -> None:
    """Chance has named a card of the hand."""
    side = state.sides[seat]
    state.disclosed += 1
    state.discard(side, side.hand[outcome] & CARD_MASK, "KM-DISC-01")
    state.goto(Step.LOSE, seat, left - 1)


# ---- retrieving -------------------------------------------------------------------------------------


def run_retrieve(state: KmonState, seat: i64, arg: i64) -> None:
    """D-RETRIEVE, once for each card; it is asked if a card of the types lies there (KM-DEFN-02)."""
    side = state.sides[seat]
    types = arg >> 8
    if arg & 255 > 0:
        for number in side.discard:
            if (types >> state.book.cards[number].type) & 1 != 0:
                state.ask(seat)
                return
    state.pop()


def offer_retrieve(state: KmonState, choice: Choice, seat: i64, arg: i64) -> None:
    """D-RETRIEVE: none, or each distinct card of the types in the discard pile."""
    side = state.sides[seat]
    types = arg >> 8
    choice.pick(seat, Prompt.RETRIEVE)
    choice.offer(Pick.NONE)
    low: i64 = 0
    high: i64 = 0
    for number in side.discard:
        if (types >> state.book.cards[number].type) & 1 == 0:
            continue
        if number < 62:
            if (low >> number) & 1 != 0:
                continue
            low |= bit(number)
        elif number < 124:
            if (high >> (number - 62)) & 1 != 0:
                continue
            high |= bit(number - 62)
        elif offered_since(choice, 0, number):
            continue
        choice.offer(number)


def take_retrieve(state: KmonState, seat: i64, arg: i64, card: i64) -> None:
    """A card comes back, or the player takes none and no more."""
    if card == Pick.NONE:
        state.pop()
        return
    state.retrieve(
        state.sides[seat], card, "KM-DEFN-02" if kind_of(state.link()) == Link.DEFENCE else "KM-FX-15"
    )
    state.goto(Step.RETRIEVE, seat, arg - 1)


# ---- switching --------------------------------------------------------------------------------------


def run_switch(state: KmonState, seat: i64, arg: i64) -> None:
    """D-SWITCH: `arg` holds whose K-Mon is substituted and whether it may be left (KM-FX-10)."""
    side = state.sides[arg & 1]
    bench = side.fit_on_bench()
    if bench == 0 or not side.has_fit_active():
        state.pop()
    elif bench > 1 or arg & 2 != 0:
        state.ask(seat)
    else:
        take_switch(state, arg, side.first_fit_on_bench())


def offer_switch(state: KmonState, choice: Choice, seat: i64, arg: i64) -> None:
    """D-SWITCH: each fit benched K-Mon, and none where the card says *may*."""
    choice.pick(seat, Prompt.SWITCH)
    if arg & 2 != 0:
        choice.offer(Pick.NONE)
    offer_bench(choice, state.sides[arg & 1])


def take_switch(state: KmonState, arg: i64, place: i64) -> None:
    """A K-Mon is substituted by a card."""
    state.pop()
    if place != Pick.NONE:
        state.enter(state.sides[arg & 1], place, Happened.SWITCHED, "KM-FX-10")


# ---- aiming at the bench ------------------------------------------------------------------------------


def run_aim(state: KmonState, seat: i64, amount: i64) -> None:
    """D-AIM: which fit K-Mon on the opposing bench is hit (KM-FX-20)."""
    foe = state.sides[1 - seat]
    bench = foe.fit_on_bench()
    if bench == 0:
        state.pop()
    elif bench > 1:
        state.ask(seat)
    else:
        take_aim(state, seat, amount, foe.first_fit_on_bench())


def offer_aim(state: KmonState, choice: Choice, seat: i64) -> None:
    """D-AIM: each fit K-Mon on the opposing bench."""
    choice.pick(seat, Prompt.AIM)
    offer_bench(choice, state.sides[1 - seat])


def take_aim(state: KmonState, seat: i64, amount: i64, place: i64) -> None:
    """The K-Mon has been chosen."""
    state.pop()
    damage_benched(state, state.sides[seat], state.sides[1 - seat], place, amount)


STEPS: Final[Steps] = {
    Step.HAND: (run_hand, offer_hand, take_hand),
    Step.PAY: (run_pay, offer_pay, take_pay),
    Step.DRAW: (run_draw, offer_seer, take_seer),
    Step.DISCARD: (run_discard, offer_discard, take_discard),
    Step.LOSE: (run_lose, None, take_lose),
    Step.RETRIEVE: (run_retrieve, offer_retrieve, take_retrieve),
    Step.SWITCH: (run_switch, offer_switch, take_switch),
    Step.AIM: (run_aim, offer_aim, take_aim),
}

"""Chapter 14, and what cards make people do: drawing with Seer, discarding, paying, retrieving, switching.

Carries out KM-DRAW, KM-DISC, KM-TRAIT-SEER, KM-EVA-02, KM-DEFN-02 and KM-FX-10.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.kmon.action import offered_since
from playmat.games.kmon.packing import CARD_MASK, Link, kind_of
from playmat.games.kmon.side import Side
from playmat.games.kmon.symbols import HAND_LIMIT, SEER_CARDS, Happened, Pick, Prompt, Step, Trait
from playmat.games.kmon.table import Table
from playmat.games.kmon.turn import end_turn, offer_bench
from playmat.kernel.choice import Choice, bit

PLACE_SHIFT: Final = 12
"""A card of a SUBSET or ORDER is its number and, above it, its place."""


# ---- drawing ----------------------------------------------------------------------------------------


def run_draw(table: Table, seat: i64, left: i64) -> None:
    """Draw cards one at a time (KM-DRAW-01); Seer looks before each (KM-TRAIT-SEER-1)."""
    side = table.sides[seat]
    while left > 0:
        deck: i64 = len(side.deck)
        if deck == 0:
            table.no_card(side)
            break
        if deck > 1 and side.has_trait(Trait.SEER):
            table.goto(Step.DRAW, seat, left)
            table.look(side, deck if deck < SEER_CARDS else SEER_CARDS)
            table.ask(seat)
            return
        table.draw(side, "KM-DRAW-01")
        left -= 1
    table.pop()


def offer_seer(table: Table, choice: Choice, seat: i64) -> None:
    """D-SEER: the first card named is taken, the others go back on top in this order."""
    side = table.sides[seat]
    choice.order(seat, Prompt.SEER)
    top: i64 = len(side.deck) - 1
    for place in range(i64(SEER_CARDS)):
        if place <= top:
            choice.offer(side.deck[top - place] | (place << PLACE_SHIFT))


def take_seer(table: Table, seat: i64, left: i64, answer: i64) -> None:
    """One of the cards that were looked at is taken (KM-TRAIT-SEER-1)."""
    side = table.sides[seat]
    count = table.choice.n
    top: i64 = len(side.deck) - 1
    first = answer
    rest: i64 = 0
    if count == SEER_CARDS:
        first = answer // 2
        rest = answer % 2
    one = table.choice.items[first] & CARD_MASK
    place = top - (count - 1)
    for i in range(count):
        back = count - 1 - i
        if back != first:
            side.deck[place] = table.choice.items[back] & CARD_MASK
            place += 1
    if rest == 1:
        swapped = side.deck[top - 1]
        side.deck[top - 1] = side.deck[top - 2]
        side.deck[top - 2] = swapped
    side.deck[top] = one
    table.draw(side, "KM-TRAIT-SEER-1")
    table.goto(Step.DRAW, seat, left - 1)


# ---- paying and discarding --------------------------------------------------------------------------


def run_pay(table: Table, seat: i64, price: i64) -> None:
    """D-PAY, or without asking where the whole hand is the price."""
    if len(table.sides[seat].hand) > price:
        table.ask(seat)
    else:
        discard_all(table, table.sides[seat], price_clause(table))
        table.pop()


def price_clause(table: Table) -> str:
    """The clause that names the price that is paid: of an evasion, of Blackout, of a reaction card."""
    kind = kind_of(table.link())
    if kind == Link.EVASION:
        return "KM-EVA-02"
    return "KM-TRAIT-BLACKOUT-1" if kind == Link.BLACKOUT else "KM-FX-04"


def run_discard(table: Table, seat: i64, count: i64) -> None:
    """D-DISCARD; more than there are takes all (KM-DISC-02)."""
    if len(table.sides[seat].hand) > count:
        table.ask(seat)
    else:
        discard_all(table, table.sides[seat], "KM-DISC-02")
        table.pop()


def discard_all(table: Table, side: Side, clause: str) -> None:
    """Discard the whole hand; nobody named its cards, so it shows something hidden."""
    table.disclosed += 1
    while len(side.hand) > 0:
        table.discard(side, side.hand[0] & CARD_MASK, clause)


def offer_cards(table: Table, choice: Choice, seat: i64, prompt: i64, count: i64) -> None:
    """D-PAY, D-DISCARD, D-HAND: each set of `count` cards of the hand."""
    side = table.sides[seat]
    choice.subset(seat, prompt, count, count, 0)
    cards: i64 = len(side.hand)
    for place in range(cards):
        choice.offer((side.hand[place] & CARD_MASK) | (place << PLACE_SHIFT))


def surplus(table: Table, seat: i64) -> i64:
    """How many cards are above the hand limit (KM-END-05)."""
    return i64(len(table.sides[seat].hand)) - HAND_LIMIT


def take_cards(table: Table, seat: i64, mask: i64, clause: str) -> None:
    """Discard the chosen cards."""
    side = table.sides[seat]
    for place in range(table.choice.n):
        if (mask >> place) & 1 != 0:
            table.discard(side, table.choice.items[place] & CARD_MASK, clause)


def take_hand(table: Table, seat: i64, mask: i64) -> None:
    """The hand limit is kept; the turn is over (KM-END-05)."""
    take_cards(table, seat, mask, "KM-END-05")
    end_turn(table, seat)


def run_lose(table: Table, seat: i64, left: i64) -> None:
    """Discards at random (KM-DISC-01)."""
    cards: i64 = len(table.sides[seat].hand)
    if left == 0 or cards == 0:
        table.pop()
    elif cards == 1:
        discard_all(table, table.sides[seat], "KM-DISC-01")
        table.pop()
    else:
        table.throw(cards)


def take_lose(table: Table, seat: i64, left: i64, place: i64) -> None:
    """Chance has named a card of the hand."""
    side = table.sides[seat]
    table.disclosed += 1
    table.discard(side, side.hand[place] & CARD_MASK, "KM-DISC-01")
    table.goto(Step.LOSE, seat, left - 1)


# ---- retrieving -------------------------------------------------------------------------------------


def run_retrieve(table: Table, seat: i64, arg: i64) -> None:
    """D-RETRIEVE, once for each card; it is asked if a card of the types lies there (KM-DEFN-02)."""
    side = table.sides[seat]
    types = arg >> 8
    if arg & 255 > 0:
        for number in side.discard:
            if (types >> table.book.cards[number].type) & 1 != 0:
                table.ask(seat)
                return
    table.pop()


def offer_retrieve(table: Table, choice: Choice, seat: i64, arg: i64) -> None:
    """D-RETRIEVE: none, or each distinct card of the types in the discard pile."""
    side = table.sides[seat]
    types = arg >> 8
    choice.pick(seat, Prompt.RETRIEVE)
    choice.offer(Pick.NONE)
    low: i64 = 0
    high: i64 = 0
    for number in side.discard:
        if (types >> table.book.cards[number].type) & 1 == 0:
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


def take_retrieve(table: Table, seat: i64, arg: i64, card: i64) -> None:
    """A card comes back, or the player takes none and no more."""
    if card == Pick.NONE:
        table.pop()
        return
    table.retrieve(
        table.sides[seat], card, "KM-DEFN-02" if kind_of(table.link()) == Link.DEFENCE else "KM-FX-15"
    )
    table.goto(Step.RETRIEVE, seat, arg - 1)


# ---- switching --------------------------------------------------------------------------------------


def run_switch(table: Table, seat: i64, arg: i64) -> None:
    """D-SWITCH: `arg` holds whose K-Mon is substituted and whether it may be left (KM-FX-10)."""
    side = table.sides[arg & 1]
    bench = side.fit_on_bench()
    if bench == 0 or not side.has_fit_active():
        table.pop()
    elif bench > 1 or arg & 2 != 0:
        table.ask(seat)
    else:
        take_switch(table, arg, side.first_fit_on_bench())


def offer_switch(table: Table, choice: Choice, seat: i64, arg: i64) -> None:
    """D-SWITCH: each fit benched K-Mon, and none where the card says *may*."""
    choice.pick(seat, Prompt.SWITCH)
    if arg & 2 != 0:
        choice.offer(Pick.NONE)
    offer_bench(choice, table.sides[arg & 1])


def take_switch(table: Table, arg: i64, place: i64) -> None:
    """A K-Mon is substituted by a card."""
    table.pop()
    if place != Pick.NONE:
        table.enter(table.sides[arg & 1], place, Happened.SWITCHED, "KM-FX-10")

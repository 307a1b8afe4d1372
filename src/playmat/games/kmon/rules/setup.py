"""Chapter 3: shuffling, the toss, the first K-Mons, and who takes the first turn.

Carries out KM-SETUP-02 to KM-SETUP-12, KM-OPT-02 and KM-OPT-03.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.kmon.language.codes import (
    NOBODY,
    OPENING_HAND,
    START_CHARGES,
    TEAM,
    Happened,
    Prompt,
    Step,
    Trait,
)
from playmat.games.kmon.rules.turn import begin_turn
from playmat.games.kmon.state.book import Book, Prepared
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import KMon, Side
from playmat.kernel.choice import Choice
from playmat.kernel.piles import exchange
from playmat.kernel.steps import Steps


def new_side(book: Book, seat: i64, deck: Prepared) -> Side:
    """A side before the battle: its K-Mons on the bench, its cards in the deck (KM-SETUP-03)."""
    kmons: vec[KMon] = vec[KMon]()
    for number in deck.team:
        kmons = append(kmons, KMon(book.kmons[number], 0, False, 0, 0, 0))
    return Side(seat, kmons, NOBODY, False, 0, 0, deck.deck[:], vec[i64](), vec[i64]())


def lay_setup(state: KmonState, ash: Side, birch: Side) -> None:
    """Lay both sides and put the steps of the setup on the stack: both shuffles, both hands, the toss.

    The sides are laid here, not by the caller: interpreted code that sets a `vec` field of a compiled class
    never lets go of the vec.
    """
    state.sides = vec[Side]([ash, birch])
    state.push(Step.TOSS, 0, 0)
    for seat in (1, 0):
        state.push(Step.DEAL, seat, 0)
    for seat in (1, 0):
        state.push(Step.SHUFFLE, seat, len(state.sides[seat].deck) - 1)


def run_shuffle(state: KmonState, seat: i64, place: i64) -> None:
    """KM-SETUP-02: each place of the deck, from the top, gets one of the cards up to it."""
    if place <= 0:
        state.pop()
        state.shuffled(state.sides[seat])
    else:
        state.throw(place + 1)


def take_shuffle(state: KmonState, seat: i64, place: i64, outcome: i64) -> None:
    """One card of a shuffle has found its place."""
    exchange(state.sides[seat].deck, place, outcome)
    state.goto(Step.SHUFFLE, seat, place - 1)


def run_deal(state: KmonState, seat: i64) -> None:
    """KM-SETUP-04."""
    state.pop()
    state.deal(state.sides[seat], OPENING_HAND)


def run_toss(state: KmonState) -> None:
    """KM-SETUP-06: a coin is tossed."""
    state.throw(2)


def take_toss(state: KmonState, outcome: i64) -> None:
    """KM-SETUP-06: the coin has fallen; the seat that it names decides."""
    state.goto(Step.FIRST, outcome, 0)
    if state.log is not None:
        state.log.write(Happened.TOSSED, outcome, [], "KM-SETUP-06")


def offer_first(choice: Choice, seat: i64) -> None:
    """D-FIRST: me first, or the opponent."""
    choice.pick(seat, Prompt.FIRST)
    choice.offer(seat)
    choice.offer(1 - seat)


def take_first(state: KmonState, first: i64) -> None:
    """The toss winner has decided who is the first player."""
    state.first_player = first
    state.pop()
    state.push(Step.OPENING, 0, 0)
    state.push(Step.START, 1 - first, 0)
    state.push(Step.START, first, 0)
    if state.mulligan:
        state.push(Step.MULLIGAN, 1 - first, 0)
        state.push(Step.MULLIGAN, first, 0)
    if state.log is not None:
        state.log.write(Happened.FIRST, first, [], "KM-SETUP-06")


def offer_mulligan(choice: Choice, seat: i64) -> None:
    """KM-OPT-03: keep the hand, or take a new one."""
    choice.pick(seat, Prompt.MULLIGAN)
    choice.offer(0)
    choice.offer(1)


def take_mulligan(state: KmonState, seat: i64, again: i64) -> None:
    """KM-OPT-03: a hand is kept, or goes back and five new cards are drawn."""
    state.pop()
    side = state.sides[seat]
    if again == 0:
        if state.log is not None:
            state.log.write(Happened.KEPT_HAND, seat, [], "KM-OPT-03")
        return
    state.return_hand(side)
    state.push(Step.DEAL, seat, 0)
    state.push(Step.SHUFFLE, seat, len(side.deck) - 1)


def offer_start(state: KmonState, choice: Choice, seat: i64) -> None:
    """D-START: each of the three K-Mons."""
    choice.pick(seat, Prompt.START)
    for place in range(TEAM):
        choice.offer(place)


def take_start(state: KmonState, seat: i64, place: i64) -> None:
    """KM-SETUP-07."""
    state.pop()
    state.enter(state.sides[seat], place, Happened.STARTED, "KM-SETUP-07")


def run_opening(state: KmonState) -> None:
    """KM-SETUP-08 to KM-SETUP-11: charges, Incandescent, Rapidity; KM-OPT-02."""
    state.pop()
    first = state.first_player
    for side in (state.sides[first], state.sides[1 - first]):
        state.gain(side, START_CHARGES, "KM-SETUP-08")
        if side.has_trait(Trait.INCANDESCENT):
            state.gain(side, side.fighter().species.value, "KM-SETUP-09")
    begins = first_turn(state.sides[0], state.sides[1], first)
    if state.extra_charge:
        state.gain(state.sides[1 - begins], 1, "KM-OPT-02")
    begin_turn(state, begins)


def first_turn(ash: Side, birch: Side, first: i64) -> i64:
    """The player who takes the first turn (KM-SETUP-10)."""
    if ash.has_trait(Trait.RAPIDITY) == birch.has_trait(Trait.RAPIDITY):
        return first
    return 0 if ash.has_trait(Trait.RAPIDITY) else 1


STEPS: Final[Steps] = {
    Step.SHUFFLE: (run_shuffle, None, take_shuffle),
    Step.DEAL: (run_deal,),
    Step.TOSS: (run_toss, None, take_toss),
    Step.FIRST: (None, offer_first, take_first),
    Step.MULLIGAN: (None, offer_mulligan, take_mulligan),
    Step.START: (None, offer_start, take_start),
    Step.OPENING: (run_opening,),
}

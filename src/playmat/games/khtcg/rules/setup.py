"""The set-up (5.2): Player Cards, first player, texts of the beginning, shuffles, opening hands."""

from __future__ import annotations

from typing import Final

from librt.vecs import remove, vec
from mypy_extensions import i64

from playmat.games.khtcg.effects.continuous import level_of
from playmat.games.khtcg.language.codes import NONE, OPENING_HAND, Happened, Prompt, Step
from playmat.games.khtcg.language.hooks import Trigger
from playmat.games.khtcg.language.terms import Type
from playmat.games.khtcg.rules.piles import offer_once
from playmat.games.khtcg.rules.turn import begin_turn, happen
from playmat.games.khtcg.state.book import Prepared
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice
from playmat.kernel.steps import Steps


def new_side(seat: i64, deck: Prepared) -> Side:
    """A side before the match: all its cards are in the deck."""
    return Side(seat, deck.deck[:])


def lay_setup(state: KhtcgState, sides: list[Side]) -> None:
    """Both sides are laid, and the first step of the set-up.

    The sides are laid here, not by the caller: interpreted code that sets a `vec` field of a compiled class
    never lets go of the vec.
    """
    state.sides = vec[Side](sides)
    state.push(Step.LEADER, 0, 0)


def run_leader(state: KhtcgState) -> None:
    """Ask for the Player Card if there are several; both are asked at once (KH-SETUP-02, -03, KH-SM-18)."""
    asked: i64 = 0
    for side in state.sides:
        if side.pick == NONE:
            only = only_leader(state, side)
            if only != NONE:
                side.pick = only
            else:
                asked += 1 << side.seat
    if asked == 0:
        state.goto(Step.REVEAL, 0, 0)
    elif asked == 3:
        state.ask(0)
        state.ask_also(1)
    else:
        state.ask(asked - 1)


def only_leader(state: KhtcgState, side: Side) -> i64:
    """The one card that can start, or `NONE` if there are several."""
    found: i64 = NONE
    for card in side.deck:
        if state.book.cards[card].type == Type.PLAYER and card != found:
            if found != NONE:
                return NONE
            found = card
    return found


def offer_leader(state: KhtcgState, choice: Choice, seat: i64) -> None:
    """KH-DP-01: any Player Card of the deck that is no form (KH-FC-10)."""
    choice.pick(seat, Prompt.LEADER)
    for card in state.sides[seat].deck:
        if state.book.cards[card].type == Type.PLAYER:
            offer_once(choice, card)


def take_leader(state: KhtcgState, seat: i64, answer: i64) -> None:
    """A player has picked; nobody sees it before both have (KH-SETUP-02).

    Both are asked at once: the open choice can be the other one's.
    """
    state.offer(seat, state.choice)
    state.sides[seat].pick = state.choice.items[answer]


def run_reveal(state: KhtcgState) -> None:
    """Both Player Cards are put out; the lower level begins (KH-SETUP-01, -04 to -06)."""
    for side in state.sides:
        side.deck = remove(side.deck, side.pick)
        state.lay_leader(side, side.pick)
        side.pick = NONE
    state.disclosed += 1
    first = level_of(state, state.sides[0].leader)
    second = level_of(state, state.sides[1].leader)
    if first != second:
        begin_with(state, 0 if first < second else 1, "KH-SETUP-04")
    elif state.rules.younger < 0:
        state.goto(Step.TOSS, 0, 0)
    else:
        begin_with(state, state.rules.younger, "KH-SETUP-05")


def run_toss(state: KhtcgState) -> None:
    """Two Player Cards of one level: a coin decides (KH-SETUP-05)."""
    state.throw(2)


def take_toss(state: KhtcgState, outcome: i64) -> None:
    """The coin names who begins (KH-SETUP-05)."""
    begin_with(state, outcome, "KH-SETUP-05")


def begin_with(state: KhtcgState, seat: i64, clause: str) -> None:
    """The first player is known: texts of the beginning, then shuffles and hands (KH-SETUP-07, -08, -11)."""
    state.first_player = seat
    state.turn_player = seat
    if state.log is not None:
        state.log.write(Happened.FIRST, seat, [], clause)
    state.goto(Step.BEGIN, seat, 0)
    for other in (1 - seat, seat):
        state.push(Step.DEAL, other, 0)
    for other in (1 - seat, seat):
        state.push(Step.SHUFFLE_ALL, other, 0)
    state.push(Step.OPENING, seat, 0)


def run_opening(state: KhtcgState) -> None:
    """Texts at the beginning of the game are due, those of the first player first (KH-SETUP-11)."""
    state.pop()
    happen(state, Trigger.SETUP, state.first_player)
    happen(state, Trigger.SETUP, 1 - state.first_player)


def run_shuffle_all(state: KhtcgState, seat: i64) -> None:
    """KH-SETUP-07: what texts of the beginning have left of the deck."""
    state.goto(Step.SHUFFLE, seat, i64(len(state.sides[seat].deck)) - 1)


def run_deal(state: KhtcgState, seat: i64) -> None:
    """KH-SETUP-08."""
    state.pop()
    state.deal(state.sides[seat], OPENING_HAND)


def run_begin(state: KhtcgState) -> None:
    """KH-SETUP-12, KH-SM-01."""
    state.pop()
    begin_turn(state, state.first_player)


STEPS: Final[Steps] = {
    Step.LEADER: (run_leader, offer_leader, take_leader),
    Step.REVEAL: (run_reveal,),
    Step.TOSS: (run_toss, None, take_toss),
    Step.OPENING: (run_opening,),
    Step.DEAL: (run_deal,),
    Step.BEGIN: (run_begin,),
    Step.SHUFFLE_ALL: (run_shuffle_all,),
}

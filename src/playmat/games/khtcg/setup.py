"""The set-up (5.2): Player Cards, first player, texts of the beginning, shuffles, opening hands."""

from __future__ import annotations

from librt.vecs import remove, vec
from mypy_extensions import i64

from playmat.games.khtcg.book import Prepared
from playmat.games.khtcg.hooks import Happening
from playmat.games.khtcg.piles import offer_once
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.standing import level_of
from playmat.games.khtcg.symbols import NONE, OPENING_HAND, Happened, Prompt, Step
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.terms import Type
from playmat.games.khtcg.turn import begin_turn, happen
from playmat.kernel.choice import Choice


def new_side(seat: i64, deck: Prepared) -> Side:
    """A side before the match: all its cards are in the deck."""
    return Side(seat, deck.deck[:])


def lay_setup(table: Table, sides: list[Side]) -> None:
    """Both sides are laid, and the first step of the set-up.

    The sides are laid here, not by the caller: interpreted code that sets a `vec` field of a compiled class
    never lets go of the vec.
    """
    table.sides = vec[Side](sides)
    table.push(Step.LEADER, 0, 0)


def run_leader(table: Table) -> None:
    """Who has several Player Cards picks one; both are asked at once (KH-SETUP-02, KH-SETUP-03, KH-SM-18)."""
    asked: i64 = 0
    for side in table.sides:
        if side.pick == NONE:
            only = only_leader(table, side)
            if only != NONE:
                side.pick = only
            else:
                asked += 1 << side.seat
    if asked == 0:
        table.goto(Step.REVEAL, 0, 0)
    elif asked == 3:
        table.ask(0)
        table.ask_also(1)
    else:
        table.ask(asked - 1)


def only_leader(table: Table, side: Side) -> i64:
    """The one card that can start, or `NONE` if there are several."""
    found: i64 = NONE
    for card in side.deck:
        if table.book.cards[card].type == Type.PLAYER and card != found:
            if found != NONE:
                return NONE
            found = card
    return found


def offer_leader(table: Table, choice: Choice, seat: i64) -> None:
    """KH-DP-01: any Player Card of the deck that is no form (KH-FC-10)."""
    choice.pick(seat, Prompt.LEADER)
    for card in table.sides[seat].deck:
        if table.book.cards[card].type == Type.PLAYER:
            offer_once(choice, card)


def take_leader(table: Table, seat: i64, card: i64) -> None:
    """A player has picked; nobody sees it before both have (KH-SETUP-02)."""
    table.sides[seat].pick = card


def run_reveal(table: Table) -> None:
    """Both Player Cards are put out; the lower level begins (KH-SETUP-01, -04 to -06)."""
    for side in table.sides:
        side.deck = remove(side.deck, side.pick)
        table.lay_leader(side, side.pick)
        side.pick = NONE
    table.disclosed += 1
    first = level_of(table, table.sides[0].leader)
    second = level_of(table, table.sides[1].leader)
    if first != second:
        begin_with(table, 0 if first < second else 1, "KH-SETUP-04")
    elif table.rules.younger < 0:
        table.goto(Step.TOSS, 0, 0)
    else:
        begin_with(table, table.rules.younger, "KH-SETUP-05")


def begin_with(table: Table, seat: i64, clause: str) -> None:
    """The first player is known: texts of the beginning, then shuffles and hands (KH-SETUP-07, -08, -11)."""
    table.first_player = seat
    table.turn_player = seat
    if table.log is not None:
        table.log.write(Happened.FIRST, seat, [], clause)
    table.goto(Step.BEGIN, seat, 0)
    for other in (1 - seat, seat):
        table.push(Step.DEAL, other, 0)
    for other in (1 - seat, seat):
        table.push(Step.SHUFFLE_ALL, other, 0)
    table.push(Step.OPENING, seat, 0)


def run_opening(table: Table) -> None:
    """Texts at the beginning of the game are due, those of the first player first (KH-SETUP-11)."""
    table.pop()
    happen(table, Happening.SETUP, table.first_player)
    happen(table, Happening.SETUP, 1 - table.first_player)


def run_shuffle_all(table: Table, seat: i64) -> None:
    """KH-SETUP-07: what texts of the beginning have left of the deck."""
    table.goto(Step.SHUFFLE, seat, i64(len(table.sides[seat].deck)) - 1)


def run_deal(table: Table, seat: i64) -> None:
    """KH-SETUP-08."""
    table.pop()
    table.deal(table.sides[seat], OPENING_HAND)


def run_begin(table: Table) -> None:
    """KH-SETUP-12, KH-SM-01."""
    table.pop()
    begin_turn(table, table.first_player)

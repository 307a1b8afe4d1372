"""A match as a seat went through it: its decisions, each with what the seat knew and answered."""

from __future__ import annotations

from typing import NamedTuple

from playmat.kernel.choice import CONCEDE
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.record import twin_take
from playmat.kernel.match.window import Window
from playmat.kernel.rng import REDEAL_STREAM, Stream
from playmat.kernel.state import State


class Decision(NamedTuple):
    """A decision that a seat took.

    Attributes:
        n: how many entries of the match came before it.
        turn: the number of the turn.
        state: the position, redealt for the seat: nothing is in it that the seat could not know.
        answer: what was answered.
        word: the answer in notation.
        window: what was asked.
        point: the curve of chances has a point here.
    """

    n: int
    turn: int
    state: State
    answer: int
    word: str
    window: Window
    point: bool


class Course(NamedTuple):
    """A match as a seat went through it.

    Attributes:
        seat: whose course it is.
        decisions: all decisions of the seat but giving up, offers that it took among them.
        turns: how many turns were played.
        length: how many entries the match has.
    """

    seat: int
    decisions: list[Decision]
    turns: int
    length: int


def course(match: Match, seat: int) -> Course:
    """Play a match again and note what a seat was asked; the match stays as it is.

    Where values compare only at the beginning of turns (`Game.turn`), the curve has a point for each turn.
    """
    game = match.game
    twin = Match(game, match.setup, AwaitedNature())
    decisions: list[Decision] = []
    compared = None
    for n, entry in enumerate(match.entries):
        if entry.seat == seat and entry.answer != CONCEDE:
            window = twin.window(seat)
            own = twin.state.redeal(seat, Stream(REDEAL_STREAM, 0))
            now = game.turn(own)
            point = not window.optional and (now is None or now != compared)
            turn = game.turns(own)
            decisions.append(Decision(n, turn, own, entry.answer, entry.word, window, point))
            if point:
                compared = now
        twin_take(twin, entry)
    return Course(seat, decisions, game.turns(twin.state), len(match.entries))

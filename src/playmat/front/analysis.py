"""The search, asked about a decision: the best move, its value and its line, and the other moves."""

from __future__ import annotations

import time

import msgspec

from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.match.match import Match
from playmat.kernel.match.moves import Move
from playmat.kernel.notation import write_answer
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import ANALYSIS_STREAM, Stream, stream_of
from playmat.players.search.advice import by_trials, walk
from playmat.players.search.budget import LEVELS, USUAL, Budget, TrialEnd
from playmat.players.search.search import Search
from playmat.players.search.tree import Node, answer_of, question_of


class Candidate(msgspec.Struct, frozen=True):
    """A move that was tried.

    Attributes:
        move: the move; None stands for leaving a standing offer alone.
        value: what it came to for who makes it: 0 lost .. 1 won.
        trials: how many trials began with it.
    """

    move: Move | None
    value: float
    trials: int


class Analysis(msgspec.Struct, frozen=True):
    """The result of `analyse`: the best move for a decision, and what it is worth.

    Attributes:
        seat: whose decision it is.
        move: the best move; None stands for leaving a standing offer alone.
        value: what that move is worth to the seat, from 0 (lost) to 1 (won).
        line: the moves that the search expects of all seats, the best move first. Those of the others are
            guesses: the search knows no more than the seat does.
        candidates: the moves that were tried, the most tried one first.
        trials: how many trials there were.
    """

    seat: int
    move: Move | None
    value: float
    line: tuple[Move, ...]
    candidates: tuple[Candidate, ...]
    trials: int


def analyse(
    match: Match,
    *,
    seat: int | None = None,
    trials: int = LEVELS[USUAL],
    seconds: float = 0.0,
    to_the_end: bool = False,
    seed: int = 0,
) -> Analysis:
    """Search for the best move of a seat, knowing what the seat knows; the match stays as it is.

    Args:
        match: the match, in which the seat is asked.
        seat: whose move; by default the one to move.
        trials: how many trials; the same number and seed give the same analysis.
        seconds: if it is not 0, search for so long instead.
        to_the_end: play each trial out by chance instead of asking the game's evaluation.
        seed: of the search's own draws.

    Raises:
        MatchOver, WrongSeat: the seat is not asked anything.
    """
    who = match.to_move if seat is None else seat
    stream = stream_of(seed, ANALYSIS_STREAM)
    glimpse = Glimpse(match.game, match.state, who, match.choice(who))
    budget = Budget(0 if seconds else trials, seconds, TrialEnd.RANDOM if to_the_end else TrialEnd.VALUE)
    found = Search(stream, budget, time.monotonic).search(glimpse)
    best = found.best()
    tried = sorted((node for node in found.root.after if node.trials > 0), key=by_trials)
    candidates = tuple(
        Candidate(_move(match, who, node), float(node.mean()), int(node.trials)) for node in tried
    )
    move = _move(match, who, best)
    return Analysis(
        who, move, float(best.mean()), _line(glimpse, best, stream), candidates, int(found.root.trials)
    )


def _move(match: Match, seat: int, node: Node) -> Move | None:
    """The move of a seat that a node of the search stands for."""
    choice = match.choice(seat)
    answer = int(answer_of(node, choice, question_of(choice)))
    if answer == PASS_OFFER:
        return None
    return Move(seat, answer, write_answer(match.game, match.state, choice, answer))


def _line(glimpse: Glimpse, best: Node, stream: Stream) -> tuple[Move, ...]:
    """The moves that the search expects."""
    game = glimpse.game
    return tuple(
        Move(int(choice.seat), answer, write_answer(game, state, choice, answer))
        for state, choice, answer in walk(glimpse, best, stream)
        if answer != PASS_OFFER
    )

"""Continuations: how a trial is played on behind the tree, and where the tree ends at the latest.

As a rule some random answers follow the tree, and the position is valued as it stands. With `+turns` the
greedy player plays on instead until `TURNS` turns have begun, and the tree ends there, too: so what an
answer leads to is seen, also in the turn of the others. In half of these trials the other seats do in the
tree what the greedy player would, in the other half what has served them best so far. The first half
teaches how to win against players of that kind, the second keeps the seat from counting on their mistakes.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.kernel.choice import Choice
from playmat.kernel.game import Game
from playmat.kernel.rng import Stream
from playmat.kernel.state import State, Status
from playmat.players.playout import random_answer
from playmat.players.search.budget import TrialEnd
from playmat.players.search.rollouts import LONGEST_TURN, play_on

AHEAD: Final = 10
"""So many answers are given by chance behind the tree before the game's value is asked."""

AHEAD_LEARNED: Final = 4
"""So many before the learned chance is asked."""

TURNS: Final = 3
"""The turns that begin before a trial with `+turns` ends: the other's, the own one, and the other's again."""


class Continuation:
    """The way of a trial behind the tree.

    Attributes:
        stream: for all that is drawn.
        spare: room for a choice.
        foreseen: in this trial the others do in the tree what the greedy player would.
    """

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.spare = Choice()
        self.foreseen = False

    def begin(self, state: State) -> None:
        """Note that a trial begins at this position."""

    def is_far(self, state: State) -> bool:
        """Return whether the tree ends here, however well it is known."""
        return False

    def play_on(self, state: State, passed: i64) -> None:
        """Play on to where the position is valued; `passed` are the seats that left their offers alone."""
        raise NotImplementedError


@final
class RandomAnswers(Continuation):
    """Random answers behind the tree, as many as are given, or as the match lasts."""

    def __init__(self, stream: Stream, longest: i64) -> None:
        super().__init__(stream)
        self.longest = longest

    def play_on(self, state: State, passed: i64) -> None:
        """Give the random answers."""
        left = self.longest
        while left > 0 and state.status == Status.ASKING:
            random_answer(state, self.stream, self.spare)
            left -= 1


@final
class GreedyTurns(Continuation):
    """The answers of the greedy player for all seats, until `TURNS` turns have begun."""

    def __init__(self, stream: Stream, game: Game) -> None:
        super().__init__(stream)
        self.game = game
        self.end: i64 = 0

    def begin(self, state: State) -> None:
        """Note the turn at which the trial ends, and draw what the others do."""
        self.end = i64(self.game.turns(state)) + TURNS
        self.foreseen = self.stream.below(2) == 0

    def is_far(self, state: State) -> bool:
        """Return whether the last of these turns has begun, or the match is over."""
        return state.status != Status.ASKING or self.game.turns(state) >= self.end

    def play_on(self, state: State, passed: i64) -> None:
        """Play one turn after the other."""
        for _turn in range(TURNS):
            if self.is_far(state):
                return
            turn = self.game.turns(state)
            play_on(self.game, state, passed, turn, LONGEST_TURN, self.stream, self.spare)
            passed = 0


def continuation(ending: i64, game: Game, stream: Stream) -> Continuation:
    """The continuation that goes with the ending of a budget."""
    if ending == TrialEnd.TURNS:
        return GreedyTurns(stream, game)
    if ending == TrialEnd.RANDOM:
        return RandomAnswers(stream, game.longest)
    return RandomAnswers(stream, AHEAD_LEARNED if ending == TrialEnd.LEARNED else AHEAD)

"""The trials of one decision: each walks down the tree on a redealt match, and notes what came of it.

What is played behind the tree before the position is valued is in `continuation.py`.
"""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from playmat.kernel.choice import PASS_OFFER, Choice, bit
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import Stream
from playmat.kernel.state import State
from playmat.players.search.budget import Budget, TrialEnd
from playmat.players.search.continuation import continuation
from playmat.players.search.findings import worth
from playmat.players.search.rollouts import reply
from playmat.players.search.tree import Node, answer_of, choose
from playmat.players.seats import NOBODY, choice_of, next_seat, offers_before

FEW: Final = 10
"""Fewer trials do not tell how widely what they come to is spread."""

WIDEST: Final = 0.5
"""As wide as it can be: half of all trials won, half lost."""

MOST_SEATS: Final = 16
"""As many as a frame can name."""

UNKNOWN: Final = -1.0


@final
class Trials:
    """The findings of a decision's trials.

    Args:
        glimpse: the decision.
        stream: for redeals and everything that is drawn; what is found depends on it and the glimpse only.
        budget: says how trials end.

    Attributes:
        root: stands for the position; what follows it are the answers to the glimpse's choice.
        settled: never; each further trial may change what is best.
        told: see `Findings`.
    """

    def __init__(self, glimpse: Glimpse, stream: Stream, budget: Budget) -> None:
        self.glimpse = glimpse
        self.game = glimpse.game
        self.team = glimpse.game.team
        self.seat: i64 = glimpse.seat
        self.stream = stream
        self.learned = budget.ending in (TrialEnd.LEARNED, TrialEnd.TURNS)
        self.beyond = continuation(budget.ending, glimpse.game, stream)
        self.root = Node(0, 0, NOBODY)
        self.settled = False
        self.told = "hint-search-line"
        self.path: list[Node] = []
        self.worth: list[float] = [UNKNOWN] * MOST_SEATS
        self.spare = Choice()
        self.total: float = 0.0
        self.squares: float = 0.0

    def trial(self) -> None:
        """One trial."""
        state = self.glimpse.redeal(self.stream)
        self.beyond.begin(state)
        self.beyond.play_on(state, self.walk(state))
        self.note(state)

    def walk(self, state: State) -> i64:
        """Give the answers of the tree, up to one that is new to it, or to where the tree ends.

        `path` holds them.

        Returns:
            The seats that have left their offers alone by then, as a bit set.
        """
        node = self.root
        self.path = [node]
        seat = self.seat
        spread = self.spread()
        passed = offers_before(state, seat, self.spare)
        while seat != NOBODY and not self.beyond.is_far(state):
            if self.beyond.foreseen and seat != self.seat:
                passed = reply(self.game, state, seat, passed, self.stream, self.spare)
            else:
                choice = choice_of(state, seat, self.spare)
                node = choose(node, choice, spread, self.stream)
                self.path.append(node)
                answer = answer_of(node, choice, node.question)
                if answer == PASS_OFFER:
                    passed |= bit(seat)
                else:
                    state.apply(seat, answer)
                    passed = 0
                if node.trials == 0:
                    return passed
            seat = next_seat(state, passed, self.spare)
        return passed

    def note(self, state: State) -> None:
        """Count what a trial came to, at each answer from the side of who gave it."""
        for seat in range(MOST_SEATS):
            self.worth[seat] = UNKNOWN
        came_to = self.worth_for(state, self.seat)
        self.squares += came_to * came_to
        self.total += came_to
        for node in self.path:
            node.trials += 1
            if node.seat != NOBODY:
                node.total += self.worth_for(state, self.seat if self.team else node.seat)

    def spread(self) -> float:
        """The standard deviation of what trials came to; the widest there can be as long as there are few."""
        trials = float(self.root.trials)
        if trials < FEW:
            return WIDEST
        mean = self.total / trials
        variance = self.squares / trials - mean * mean
        return math.sqrt(variance) if variance > 0.0 else 0.0

    def worth_for(self, state: State, seat: i64) -> float:
        """The worth of a position for a seat, worked out once a trial: the result, or the game's value."""
        value = self.worth[seat]
        if value == UNKNOWN:
            value = worth(self.game, state, int(seat), self.learned)
            self.worth[seat] = value
        return value

    def best(self) -> Node:
        """The answer that most trials gave; of equal ones the one that came to more, then the first."""
        found = self.root.after[0]
        for node in self.root.after:
            if node.trials > found.trials or (node.trials == found.trials and node.total > found.total):
                found = node
        return found

"""The search as a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from playmat.kernel.errors import BadSetup
from playmat.kernel.rng import Stream
from playmat.players.player import Advice, Glimpse
from playmat.players.search.budget import Budget
from playmat.players.search.tree import answer_of, question_of
from playmat.players.search.trials import Trials

KEYS: Final = 1 << 61


@final
class Search:
    """Thinks ahead by trials on redealt matches; see the package.

    With a budget of trials a decision is a function of the stream and of what the seat knows. A budget of
    time needs a clock, which players do not have; who seats one gives it one.

    Args:
        stream: gives one number for each decision, from which all its redeals and draws are made.
        budget: how much it thinks.
        clock: the time in seconds, from any beginning, for a budget of time.

    Raises:
        BadSetup: a budget of time, and no clock.
    """

    def __init__(self, stream: Stream, budget: Budget, clock: Callable[[], float] | None = None) -> None:
        if budget.seconds > 0.0 and clock is None:
            raise BadSetup("error-player-clock")
        self.stream = stream
        self.budget = budget
        self.clock = clock

    def decide(self, glimpse: Glimpse) -> int:
        """The answer that most trials gave."""
        choice = glimpse.choice
        if choice.count() == 1 and not choice.optional:
            return int(choice.sample(self.stream))
        best = self.search(glimpse).best()
        return int(answer_of(best, choice, question_of(choice)))

    def advise(self, glimpse: Glimpse) -> Advice:
        """The same, with the lines that were tried most as its reasons."""
        from playmat.players.search.advice import explain  # noqa: PLC0415 - only hints need it

        return explain(glimpse, self.search(glimpse), self.stream)

    def search(self, glimpse: Glimpse) -> Trials:
        """All trials of a decision."""
        trials = Trials(glimpse, Stream(self.stream.below(KEYS), 0), self.budget)
        clock = self.clock
        if clock is not None and self.budget.seconds > 0.0:
            until = clock() + self.budget.seconds
            trials.trial()
            while clock() < until:
                trials.trial()
        else:
            left = self.budget.trials
            while left > 0:
                trials.trial()
                left -= 1
        return trials

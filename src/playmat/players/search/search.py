"""The search as a player."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from playmat.kernel.errors import BadSetup
from playmat.kernel.player import Advice, Glimpse
from playmat.kernel.rng import Stream
from playmat.players.search.budget import Budget, TrialEnd
from playmat.players.search.findings import Findings
from playmat.players.search.rollouts import Rollouts
from playmat.players.search.tree import answer_of, question_of
from playmat.players.search.trials import Trials

KEYS: Final = 1 << 61
NO_END: Final = 1 << 60


@final
class Search:
    """Thinks ahead by trials on redealt matches; see the package.

    With a budget of trials a decision is a function of the stream and of what the seat knows. A budget of
    time needs a clock, which players do not have; who seats one gives it one.

    Args:
        stream: gives one number for each decision, from which all its redeals and draws are made.
        budget: how much it thinks.
        clock: the time in seconds, from any beginning, for a budget of time.
        patience: whatever the budget, it stops after so many seconds of the clock.

    Raises:
        BadSetup: a budget of time, and no clock.
    """

    def __init__(
        self,
        stream: Stream,
        budget: Budget,
        clock: Callable[[], float] | None = None,
        patience: float = math.inf,
    ) -> None:
        if budget.seconds > 0.0 and clock is None:
            raise BadSetup("error-player-clock")
        self.stream = stream
        self.budget = budget
        self.clock = clock
        self.patience = patience

    def decide(self, glimpse: Glimpse) -> int:
        """The best answer that its trials found."""
        choice = glimpse.choice
        if choice.count() == 1 and not choice.optional:
            return int(choice.sample(self.stream))
        best = self.search(glimpse).best()
        return int(answer_of(best, choice, question_of(choice)))

    def advise(self, glimpse: Glimpse) -> Advice:
        """The same, with the lines that were tried most as its reasons."""
        from playmat.players.search.advice import explain  # noqa: PLC0415 - only hints need it

        return explain(glimpse, self.search(glimpse), self.stream)

    def search(self, glimpse: Glimpse) -> Findings:
        """All trials of a decision, one at least; no more than it takes to settle it."""
        until = self.deadline()
        findings = self.findings(glimpse, Stream(self.stream.below(KEYS), 0))
        most = self.budget.trials if self.budget.trials > 0 else NO_END
        findings.trial()
        while not findings.settled and findings.root.trials < most:
            if self.clock is not None and self.clock() >= until:
                break
            findings.trial()
        return findings

    def findings(self, glimpse: Glimpse, stream: Stream) -> Findings:
        """The kind of search that suits the game, before the first trial."""
        ending = self.budget.ending
        if ending == TrialEnd.GREEDY or (ending == TrialEnd.VALUE and glimpse.turn() is not None):
            return Rollouts(glimpse, stream, ending == TrialEnd.GREEDY)
        return Trials(glimpse, stream, self.budget)

    def deadline(self) -> float:
        """The moment at which the time is used up, by the clock."""
        if self.clock is None:
            return math.inf
        seconds = self.budget.seconds if self.budget.seconds > 0.0 else math.inf
        return self.clock() + min(seconds, self.patience)

"""The time people have, worked out from the times of a table's acts and nothing else."""

from __future__ import annotations

from typing import NamedTuple

from playmat.server.protocol.server_messages import Clock, ClockNow

MOST_LAG = 0.5
"""So many seconds at most are given back for the way that an answer took."""

RESERVE = 3.0
"""So many seconds can be given back to a seat at the beginning, and never more at any time."""

REFILL = 30.0
"""A second more can be given back for each so many seconds that the clock of the seat ran."""

HOUR = 3_600.0
DAY = 86_400.0


class Pace(NamedTuple):
    """The time that a kind of clock gives, in seconds.

    Attributes:
        start: at the beginning of the match, or of each decision where `afresh`.
        extra: more with each answer.
        afresh: each decision has its own time; nothing is carried over.
    """

    start: float
    extra: float
    afresh: bool


def pace_of(clock: Clock) -> Pace | None:
    """The pace of a clock; None without a clock."""
    if clock.kind == "relaxed":
        return Pace(600.0, 45.0, False)
    if clock.kind == "tournament":
        return Pace(900.0, 10.0, False)
    if clock.kind == "days":
        return Pace(clock.days * DAY, 0.0, True)
    return None


class Clocks:
    """The clocks of a match. Only the clocks of people who are waited for run.

    Args:
        clock: the kind.
        seats: how many seats there are.
        at: when the match began.

    >>> clocks = Clocks(Clock("tournament"), 2, 100.0)
    >>> clocks.go_on(100.0, [0])
    >>> clocks.go_on(160.0, [1], answered=0)
    >>> [now.left for now in clocks.now(170.0)]
    [850.0, 890.0]
    """

    def __init__(self, clock: Clock, seats: int, at: float) -> None:
        self.pace = pace_of(clock)
        self._left = [self.pace.start if self.pace else 0.0] * seats
        self._thought = [0.0] * seats
        self._reserve = [RESERVE] * seats
        self._running: list[int] = []
        self._at = at

    def given_back(self, seat: int, lag: float) -> float:
        """The part of a lag that is given back with an answer of a seat, to be stored with it.

        Nothing where a clock counts days. The limits hold only here: a log that was written under others
        comes to the clocks that people saw.
        """
        if self.pace is None or self.pace.afresh:
            return 0.0
        return round(max(0.0, min(lag, MOST_LAG, self._reserve[seat])), 3)

    def go_on(self, at: float, running: list[int], answered: int = -1, lag: float = 0.0) -> None:
        """Time passes until `at`; from then on the clocks of `running` run.

        Args:
            at: when.
            running: the people who are waited for from now on.
            answered: the seat that has answered now, or -1.
            lag: so much is given back for the way of the answer (`given_back`), but no more than passed.
        """
        if self.pace is None:
            return
        for seat in self._running:
            passed = max(0.0, at - self._at)
            self._left[seat] -= passed
            self._thought[seat] += passed
            self._reserve[seat] = min(RESERVE, self._reserve[seat] + passed / REFILL)
        if answered >= 0:
            back = min(lag, self._thought[answered])
            self._left[answered] += self.pace.extra + back
            self._reserve[answered] -= back
            self._thought[answered] = 0.0
        for seat in running:
            if seat not in self._running:
                self._thought[seat] = 0.0
        if self.pace.afresh:
            for seat in running:
                if seat not in self._running or seat == answered:
                    self._left[seat] = self.pace.start
        self._running = list(running)
        self._at = max(self._at, at)

    def stand_still(self, at: float, since: float = 0.0) -> None:
        """The server was away from `since` until `at`: meanwhile no time has passed.

        What is counted in days has passed, but an hour is left: a clock of the machine that was wrong, or a
        server that came back too late, ends no match by itself.
        """
        if self.pace is None:
            return
        if not self.pace.afresh:
            self._at += max(0.0, at - max(self._at, since))
            return
        for seat in self._running:
            self._left[seat] = max(self._left[seat], at - self._at + HOUR)

    def lost_by_standing(self, at: float) -> bool:
        """Return whether time has to be given back after a time without a server until `at`."""
        if self.pace is None or not self._running:
            return False
        soonest = self._at + min(self._left[seat] for seat in self._running)
        return not self.pace.afresh or soonest < at + HOUR

    def deadline(self) -> tuple[float, int] | None:
        """The time at which the first of the running clocks runs out, and its seat."""
        if self.pace is None or not self._running:
            return None
        seat = min(self._running, key=lambda one: self._left[one])
        return self._at + self._left[seat], seat

    def now(self, at: float) -> list[ClockNow]:
        """All clocks as they stand."""
        if self.pace is None:
            return []
        passed = max(0.0, at - self._at)
        return [
            ClockNow(seat, max(0.0, left - (passed if seat in self._running else 0.0)), seat in self._running)
            for seat, left in enumerate(self._left)
        ]

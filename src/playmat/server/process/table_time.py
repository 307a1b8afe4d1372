"""The time at a table: it goes on evenly, whatever becomes of the clock of the machine."""

from __future__ import annotations

import time

SKEW = 30.0
"""The difference of the clocks of two processes, in seconds, above which the newest act counts alone."""


class TableTime:
    """The time by which a process writes the acts of a table and keeps its clocks, in seconds since 1970.

    It is the time of the machine's clock when the process took the table in, and goes on from there by a
    clock that nobody sets.

    Args:
        updated: when the table's newest act was; time never goes back behind it.
    """

    def __init__(self, updated: float) -> None:
        self._begin(max(updated, time.time()))

    def _begin(self, at: float) -> None:
        self._at, self._since = at, time.monotonic()

    def now(self) -> float:
        """The time at this table."""
        return self._at + time.monotonic() - self._since

    def hear(self, updated: float) -> None:
        """Another process has written an act just now; its clock may be another."""
        if not -SKEW <= self.now() - updated <= SKEW:
            self._begin(updated)

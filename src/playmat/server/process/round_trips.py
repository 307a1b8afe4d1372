"""The time that messages are on the way to somebody and back, measured to be given back on their clock."""

from __future__ import annotations

import time
from typing import Final

KEPT: Final = 5
"""So many of the last round trips count."""

LEAST: Final = 3
"""With fewer round trips nothing is given back: a single one says little."""

LAPSE: Final = 60.0
"""After so many seconds a round trip says nothing any more about the line."""


class RoundTrips:
    """The round trips of one connection.

    The smallest of the last ones is the lag, so being late with some echoes, on purpose or not, gains
    nothing. Being late with all of them does: nobody can tell that from a slow line. What it gains is
    bounded by `Clocks.given_back`.
    """

    def __init__(self) -> None:
        self._number = 0
        self._sent: float | None = None
        self._trips: list[tuple[float, float]] = []  # when each ended, and how long it took

    def begin(self) -> int:
        """A message goes out; gives the number that its echo has to name."""
        self._number += 1
        self._sent = time.monotonic()
        return self._number

    def end(self, number: int) -> None:
        """An echo has come; only the first one of the latest message counts."""
        if number == self._number and self._sent is not None:
            now = time.monotonic()
            self._trips = [*self._trips, (now, now - self._sent)][-KEPT:]
            self._sent = None

    def drop(self) -> None:
        """Something else is served: an echo that waits for it meanwhile would count the server's own work."""
        self._sent = None

    @property
    def lag(self) -> float:
        """The lag in seconds; 0 while it is not known."""
        now = time.monotonic()
        fresh = [seconds for ended, seconds in self._trips if now - ended <= LAPSE]
        return min(fresh) if len(fresh) >= LEAST else 0.0

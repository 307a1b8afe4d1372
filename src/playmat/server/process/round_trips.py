"""The time that messages are on the way to somebody and back, measured to be given back on their clock."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

KEPT: Final = 5
"""So many of the last round trips count."""

LEAST: Final = 3
"""With fewer round trips nothing is given back: a single one says little."""


class RoundTrips:
    """The round trips of one connection.

    The smallest of the last ones is the lag. So whoever is late with some echoes, on purpose or not, gains
    nothing; and the server gives back no more than `clocks.MOST_LAG`, whatever was measured.
    """

    def __init__(self) -> None:
        self._number = 0
        self._sent: float | None = None
        self._trips: deque[float] = deque(maxlen=KEPT)

    def begin(self) -> int:
        """A message goes out; gives the number that its echo has to name."""
        self._number += 1
        self._sent = time.monotonic()
        return self._number

    def end(self, number: int) -> None:
        """An echo has come; only the first one of the latest message counts."""
        if number == self._number and self._sent is not None:
            self._trips.append(time.monotonic() - self._sent)
            self._sent = None

    @property
    def lag(self) -> float:
        """The lag in seconds; 0 while it is not known."""
        return min(self._trips) if len(self._trips) >= LEAST else 0.0

"""Results of many games with the luck taken out of them: the method of control variates.

The points of a game and the luck in it go together. Luck is 0 on average, so points minus a multiple of the
luck have the same average, and vary less; the best multiple is that of a regression line. So fewer games
tell as much (the idea of AIVAT, Burch, Schmid, Moravcik and Bowling, 2018, with one multiple for all chance).
"""

from __future__ import annotations

import math
from typing import Any, Final

NORMAL: Final = 1.959964
"""Between so many standard errors on either side lies the truth 95 times of 100."""


class Adjusted:
    """Sums up games: the points of the first of two players, and how much more luck they had."""

    def __init__(self) -> None:
        self.games = 0
        self.points = self.luck = 0.0
        self.points_squared = self.luck_squared = self.product = 0.0

    def add(self, points: float, luck: float) -> None:
        """Count a game: 1 won, 0.5 drawn, 0 lost; and the luck of the first player minus the other's."""
        self.games += 1
        self.points += points
        self.luck += luck
        self.points_squared += points * points
        self.luck_squared += luck * luck
        self.product += points * luck

    def plain(self) -> dict[str, Any]:
        """The share of points without luck and its 95 % interval, and how wide that is beside the plain one.

        >>> even = Adjusted()
        >>> for game in range(100):
        ...     even.add(float(game % 4 > 0), 0.5 if game % 4 > 0 else -1.5)
        >>> [even.plain()[name] for name in ("rate", "width")]
        [0.75, 0.0]
        """
        if self.games < 2:
            return {"games": self.games, "rate": None, "ci95": [0.0, 1.0], "slope": 0.0, "width": None}
        n = self.games
        mean, lucky = self.points / n, self.luck / n
        spread = self.points_squared / n - mean * mean
        luck_spread = self.luck_squared / n - lucky * lucky
        shared = self.product / n - mean * lucky
        slope = shared / luck_spread if luck_spread > 0.0 else 0.0
        left = max(0.0, spread - slope * shared)
        rate = mean - slope * lucky
        error = NORMAL * math.sqrt(left / (n - 1))
        width = math.sqrt(left / spread) if spread > 0.0 else None
        return {
            "games": n,
            "rate": rate,
            "ci95": [rate - error, rate + error],
            "slope": slope,
            "width": width,
        }

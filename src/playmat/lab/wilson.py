"""The uncertainty of a rate."""

from __future__ import annotations

import math
from typing import Final

Z95: Final = 1.959963984540054
"""The standard normal deviate that leaves 2.5 % on either side."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The Wilson score interval of a rate, 95 %: honest for few games and for rates near 0 and 1.

    Args:
        wins: how many were won; a draw may count half.
        games: how many were played; fewer, or a fraction, where games are alike.

    >>> [round(end, 4) for end in wilson(5, 10)]
    [0.2366, 0.7634]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = Z95 * Z95 / games
    middle = (rate + square / 2) / (1 + square)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    low = 0.0 if wins == 0 else middle - half
    high = 1.0 if wins == games else middle + half
    return low, high

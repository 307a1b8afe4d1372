"""Calibration of told chances: of the positions called 70 %, are seven of ten won?

Several positions of one match share its result, so that intervals count matches, not positions.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec

from playmat.lab.wilson import wilson

BINS: Final = 10
SUREST: Final = 1e-6
"""No chance counts as surer than that in the log loss, which would be infinite for one that was wrong."""


class Forecast(msgspec.Struct, frozen=True):
    """A forecast about a position, and its outcome.

    Attributes:
        match: which match it is from: its number or seed.
        chance: the chance that was told, from 0 to 1.
        result: 1 if it was won, 0 if it was lost, 0.5 if it was drawn.
    """

    match: int
    chance: float
    result: float


class Bin(msgspec.Struct, frozen=True):
    """The forecasts between two chances.

    Attributes:
        low, high: the chances: `low` belongs to it, `high` to the next one, 1 to the last one.
        positions: how many forecasts.
        told: their mean chance.
        won: their mean result.
        ci95: the 95 % interval of `won`, by match.
    """

    low: float
    high: float
    positions: int
    told: float
    won: float
    ci95: tuple[float, float]


class Calibration(msgspec.Struct, frozen=True):
    """The agreement of forecasts and results.

    Attributes:
        positions: how many forecasts there are.
        matches: from how many matches.
        error: the expected calibration error: the mean distance of a bin's `told` and `won`, by positions.
        log_loss: the mean of -log of the chance that was given to what happened; a coin has 0.693.
        bins: those that hold a forecast, in order.
    """

    positions: int
    matches: int
    error: float
    log_loss: float
    bins: tuple[Bin, ...]


def calibration(forecasts: Sequence[Forecast], bins: int = BINS) -> Calibration:
    """The agreement of forecasts and results, in bins of equal width.

    Args:
        forecasts: at least one.
        bins: how many bins from 0 to 1.

    Raises:
        ValueError: there are no forecasts, or a chance or result is not between 0 and 1.

    >>> fair = [Forecast(match, 0.75, float(match % 4 > 0)) for match in range(400)]
    >>> calibration(fair).error, calibration(fair).bins[0].won
    (0.0, 0.75)
    >>> boasts = [Forecast(match, 0.95, float(match % 4 > 0)) for match in range(400)]
    >>> round(calibration(boasts).error, 3)
    0.2
    """
    if not forecasts:
        raise ValueError("no forecasts")
    if not all(0.0 <= one.chance <= 1.0 and 0.0 <= one.result <= 1.0 for one in forecasts):
        raise ValueError("a chance or a result that is not between 0 and 1")
    sorted_in: list[list[Forecast]] = [[] for _bin in range(bins)]
    for one in forecasts:
        sorted_in[min(bins - 1, int(one.chance * bins))].append(one)
    found = [
        bin_of(place / bins, (place + 1) / bins, group) for place, group in enumerate(sorted_in) if group
    ]
    count = len(forecasts)
    return Calibration(
        count,
        len({one.match for one in forecasts}),
        sum(one.positions * abs(one.told - one.won) for one in found) / count,
        sum(map(loss, forecasts)) / count,
        tuple(found),
    )


def loss(one: Forecast) -> float:
    """The log loss of a forecast; a draw is half of either.

    >>> round(loss(Forecast(0, 0.5, 1.0)), 3)
    0.693
    """
    chance = min(max(one.chance, SUREST), 1.0 - SUREST)
    return -one.result * math.log(chance) - (1.0 - one.result) * math.log(1.0 - chance)


def bin_of(low: float, high: float, group: Sequence[Forecast]) -> Bin:
    """A bin with its forecasts, of which there is one at least."""
    count = len(group)
    won = sum(one.result for one in group) / count
    told = sum(one.chance for one in group) / count
    return Bin(low, high, count, told, won, wilson(*independent(group, won)))


def independent(group: Sequence[Forecast], won: float) -> tuple[float, int]:
    """As how many independent matches the forecasts count, and how many of those were won.

    The variance of the mean is that of the sums per match. Where all results are alike it says nothing, and
    the matches are counted; there are never more than positions.
    """
    sums: dict[int, float] = defaultdict(float)
    for one in group:
        sums[one.match] += one.result - won
    variance = sum(deviation * deviation for deviation in sums.values()) / (len(group) * len(group))
    count = len(sums)
    if variance > 0.0:
        count = max(1, min(len(group), int(won * (1.0 - won) / variance)))
    return won * count, count

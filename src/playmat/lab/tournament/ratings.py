"""Ratings on one scale: the model of Bradley and Terry, fitted to all results at once.

In the model a player who is rated `d` points above another one scores 1 / (1 + 10 ** (-d / 400)) of the
points: that is Elo's scale, on which 100 points more mean 64 %. The ratings are those under which the results
are likeliest. Unlike ratings that are carried on from game to game, they do not depend on the games' order.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import msgspec

from playmat.lab.tournament.deals import Deals
from playmat.lab.tournament.swiss import Pair
from playmat.lab.wilson import Z95

ELO: Final = 400 / math.log(10)
"""Points of Elo's scale to one unit of the logistic function."""

PRIOR: Final = 0.5
"""Each player is taken to have won and lost so many games against one of average strength. That keeps the
rating of a player finite who has won every game, and hardly moves one who has played some dozens."""

FARTHEST: Final = 1.5
"""The longest step of the fit, in units of the logistic function: a full one can go too far."""

CLOSE: Final = 1e-10
"""The fit is over when no strength changes by more."""

MOST_STEPS: Final = 200


class EloEstimate(msgspec.Struct, frozen=True):
    """The strength of a player.

    Attributes:
        elo: the rating in points of Elo's scale.
        low, high: its 95 % interval.
    """

    elo: float
    low: float
    high: float


def expected(difference: float) -> float:
    """The share of the points that a player scores in the model.

    Args:
        difference: by how many points of Elo's scale the player is rated higher.

    >>> expected(0), round(expected(100), 3), round(expected(-400), 3)
    (0.5, 0.64, 0.091)
    """
    return 1 / (1 + math.exp(-difference / ELO))


def rate(players: int, results: Mapping[Pair, Deals], anchor: int | None = None) -> list[EloEstimate]:
    """The ratings under which the results are likeliest, with intervals that know which games are alike.

    Args:
        players: how many players there are.
        results: the deals of each two players that met, from the side of the first.
        anchor: the player whose rating is 0 by definition; if None, the average of all is 0.

    >>> deals = Deals()
    >>> for share in (1.0, 0.5, 0.5, 1.0) * 100:
    ...     deals.add(share)
    >>> [round(rating.elo) for rating in rate(2, {(0, 1): deals}, anchor=1)]  # 75 % of the points
    [191, 0]
    """
    strengths, inverse = _fit(players, results)
    spread = _spread(strengths, results)
    covariance = _product(_product(inverse, spread), inverse)
    if anchor is None:
        weights = [1 / players] * players
    else:
        weights = [float(player == anchor) for player in range(players)]
    middle = sum(weight * strength for weight, strength in zip(weights, strengths, strict=True))
    found = []
    for player in range(players):
        towards = [float(other == player) - weight for other, weight in enumerate(weights)]
        variance = sum(
            one * other * covariance[here][there]
            for here, one in enumerate(towards)
            for there, other in enumerate(towards)
        )
        half = Z95 * math.sqrt(max(variance, 0.0)) * ELO
        elo = (strengths[player] - middle) * ELO
        found.append(EloEstimate(elo, elo - half, elo + half))
    return found


def _fit(players: int, results: Mapping[Pair, Deals]) -> tuple[list[float], list[list[float]]]:
    """The likeliest strengths, in units of the logistic function, and the inverse of the information."""
    strengths = [0.0] * players
    for _step in range(MOST_STEPS):
        slope, information = _slope(strengths, results)
        inverse = _inverse(information)
        step = [sum(cell * pull for cell, pull in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, step))
        short = min(1.0, FARTHEST / longest) if longest else 1.0
        strengths = [strength + short * change for strength, change in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    return strengths, _inverse(_slope(strengths, results)[1])


def _slope(strengths: list[float], results: Mapping[Pair, Deals]) -> tuple[list[float], list[list[float]]]:
    """The slope of the log likelihood, and its curvature with the sign turned."""
    size = len(strengths)
    slope = [0.0] * size
    information = [[0.0] * size for _row in range(size)]
    for (one, other), deals in results.items():
        share = expected((strengths[one] - strengths[other]) * ELO)
        games = deals.count * deals.games
        pull = games * (deals.share - share)
        slope[one] += pull
        slope[other] -= pull
        _join(information, one, other, games * share * (1 - share))
    for player, strength in enumerate(strengths):
        share = expected(strength * ELO)
        slope[player] += PRIOR * (1 - 2 * share)
        information[player][player] += 2 * PRIOR * share * (1 - share)
    return slope, information


def _spread(strengths: list[float], results: Mapping[Pair, Deals]) -> list[list[float]]:
    """The variation of the slope from one such tournament to another, as the deals show it."""
    size = len(strengths)
    spread = [[0.0] * size for _row in range(size)]
    for (one, other), deals in results.items():
        share = expected((strengths[one] - strengths[other]) * ELO)
        _join(spread, one, other, deals.count * deals.games**2 * deals.spread(share))
    for player, strength in enumerate(strengths):
        share = expected(strength * ELO)
        spread[player][player] += 2 * PRIOR * share * (1 - share)
    return spread


def _join(matrix: list[list[float]], one: int, other: int, weight: float) -> None:
    """Add what two players know of each other to a matrix: it is of their difference alone."""
    matrix[one][one] += weight
    matrix[other][other] += weight
    matrix[one][other] -= weight
    matrix[other][one] -= weight


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix that is symmetric and positive definite."""
    size = len(matrix)
    wide = [[*row, *(float(place == at) for place in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = wide[at][at]
        wide[at] = [cell / pivot for cell in wide[at]]
        for other in range(size):
            if other != at and (factor := wide[other][at]):
                wide[other] = [
                    cell - factor * above for cell, above in zip(wide[other], wide[at], strict=True)
                ]
    return [row[size:] for row in wide]


def _product(one: list[list[float]], other: list[list[float]]) -> list[list[float]]:
    """The product of two square matrices."""
    columns = list(zip(*other, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in one]

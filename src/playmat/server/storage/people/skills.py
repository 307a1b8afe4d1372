"""Skills, and how a result moves them: the scale that people see, and the model of openskill behind it.

openskill is part of the extra `serve`: a server without it has no rated matches, and nobody who plays alone
needs it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib.util import find_spec
from typing import NamedTuple

MU, SIGMA, BETA = 25.0, 25.0 / 3.0, 25.0 / 6.0
"""The model's own units: where everybody begins, how unsure that is, how much chance there is in a match."""

MIDDLE = 1500
POINTS = 400 / math.log(10) / (BETA * math.sqrt(2))
"""So many points of the scale are one of the model, so that 400 points are won ten to one, as in Elo's."""

SURE = 110
"""With a deviation of more points a rating is provisional: about twenty matches are needed."""

FIXED_SIGMA = 1.0
"""The uncertainty of a computer player's rating: thirty points."""


class Skill(NamedTuple):
    """The belief about a player's strength.

    Attributes:
        mu: how strong.
        sigma: how sure that is.
    """

    mu: float = MU
    sigma: float = SIGMA

    @property
    def rating(self) -> int:
        """The points that people see.

        >>> Skill().rating
        1500
        """
        return round(MIDDLE + (self.mu - MU) * POINTS)

    @property
    def deviation(self) -> int:
        """The deviation of the points: two times in three they are off by less."""
        return round(self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        """Return whether too few matches are known.

        >>> Skill().provisional
        True
        """
        return self.deviation > SURE


def fixed(rating: int) -> Skill:
    """The skill of a computer player with these points.

    >>> fixed(1680).rating
    1680
    """
    return Skill(MU + (rating - MIDDLE) / POINTS, FIXED_SIGMA)


def known() -> bool:
    """Return whether there are ratings here: openskill is installed."""
    return find_spec("openskill") is not None


def moved(sides: Sequence[Sequence[Skill]], winners: Sequence[int]) -> list[list[Skill]]:
    """The beliefs after a match.

    Args:
        sides: the skills of those who play on each side; the strength of a side is their sum.
        winners: the sides that won; none in a draw.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra, and slow to import

    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
    teams = [[model.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    ranks = [0.0 if side in winners or not winners else 1.0 for side in range(len(sides))]
    return [[Skill(one.mu, one.sigma) for one in team] for team in model.rate(teams, ranks=ranks)]


def moved_against(team: Sequence[Skill], opponent: int, won: bool) -> list[Skill]:
    """The beliefs after a match that a team played against the game itself.

    The game counts as one more player for each of the team, so that a larger team is not stronger by itself.

    Args:
        team: the skills of those who played together.
        opponent: the points of the game.
        won: they have won.
    """
    return moved([team, [fixed(opponent)] * len(team)], [0 if won else 1])[0]

"""What comes out of many games: counts, rates and how sure they are."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Final

from playmat.lab.plan import Plan
from playmat.lab.rows import Row

Z95: Final = 1.959963984540054
"""The standard normal deviate that leaves 2.5 % on either side."""

LISTED: Final = 20
"""How many failed games a summary lists; all of them are in the results file."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The Wilson score interval of a rate, 95 %: honest for few games and for rates near 0 and 1.

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


class Tally:
    """Counts games as they come in; it keeps no game, so that its size does not grow.

    Args:
        plan: what is simulated.
        team: whether all seats win and lose together.
    """

    def __init__(self, plan: Plan, team: bool) -> None:
        self.plan = plan
        self.team = team
        self.games = 0
        self.errors = 0
        self.decisions = 0
        self.wins = [0] * len(plan.players)
        self.draws = 0
        self.causes: Counter[str] = Counter()
        self.failures: list[dict[str, Any]] = []

    def add(self, row: Row) -> None:
        """Count a game."""
        self.games += 1
        if row.error:
            self.errors += 1
            if len(self.failures) < LISTED:
                again = self.plan.command(row.game)
                self.failures.append(
                    {"game": row.game, "seed": row.seed, "error": row.error, "command": again}
                )
            return
        self.decisions += row.decisions
        self.causes[row.cause] += 1
        for seat in row.winners:
            self.wins[seat] += 1
        if not row.winners and not self.team:
            self.draws += 1

    @property
    def finished(self) -> int:
        """How many games have a result; rates refer to these."""
        return self.games - self.errors

    def sides(self) -> list[dict[str, Any]]:
        """The figures of every seat, or of the one team."""
        if self.team:
            names = ",".join(dict.fromkeys(self.plan.players))
            return [self._side({"player": names}, self.wins[0])]
        return [
            self._side({"seat": seat, "player": name}, self.wins[seat])
            for seat, name in enumerate(self.plan.players)
        ]

    def _side(self, head: dict[str, Any], wins: int) -> dict[str, Any]:
        rate = wins / self.finished if self.finished else None
        interval = list(wilson(wins, self.finished))
        return {**head, "wins": wins, "draws": self.draws, "win_rate": rate, "ci95": interval}

    def plain(self) -> dict[str, Any]:
        """The results as plain data: the same for a plan, however it was carried out."""
        return {
            "game": self.plan.game,
            "ruleset": self.plan.ruleset,
            "options": self.plan.options,
            "heroes": list(self.plan.heroes),
            "games": self.games,
            "errors": self.errors,
            "seed": self.plan.seed,
            "teams" if self.team else "seats": self.sides(),
            "causes": dict(sorted(self.causes.items())),
            "decisions": self.decisions,
            "failures": self.failures,
        }

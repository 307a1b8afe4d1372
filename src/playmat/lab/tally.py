"""The results of many games: counts, rates and how sure they are."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, Protocol

import msgspec

from playmat.lab.luck.adjusting import Adjusted
from playmat.lab.luck.outlook import SEATS
from playmat.lab.plan import Plan
from playmat.lab.result_rows import ResultRow
from playmat.lab.roundrobin import RoundRobin
from playmat.lab.wilson import wilson

LISTED: Final = 20
"""The number of games with failures that a summary lists; all of them are in the results file."""


class Repeats(Protocol):
    """A plan that says how one of its games is played again."""

    def command(self, number: int) -> str:
        """The command line that plays game number `number` again, alone."""


class Failures:
    """Counts games that broke and answers that players failed to give; the first ones are listed.

    Args:
        plan: what is played.
    """

    def __init__(self, plan: Repeats) -> None:
        self._repeats = plan
        self.errors = 0
        self.failures: list[dict[str, Any]] = []
        self.lapses = 0
        self.lapsed: list[dict[str, Any]] = []

    def note(self, row: ResultRow) -> None:
        """Look for failures in a game."""
        if row.error:
            self.errors += 1
            self._list(self.failures, row, row.error)
        elif row.lapses:
            self.lapses += row.lapses
            self._list(self.lapsed, row, row.lapse)

    def _list(self, games: list[dict[str, Any]], row: ResultRow, error: str) -> None:
        """List a game in which something failed, as long as there are few."""
        if len(games) < LISTED:
            again = self._repeats.command(row.game)
            games.append({"game": row.game, "seed": row.seed, "error": error, "command": again})


class Tally(Failures):
    """Counts games as they come in; it keeps no game, so that its size does not grow.

    Args:
        plan: what is simulated.
        team: whether all seats win and lose together.
    """

    enough = False
    """All games of the plan are wanted."""

    def __init__(self, plan: Plan, team: bool) -> None:
        super().__init__(plan)
        self.plan = plan
        self.team = team
        self.games = 0
        self.decisions = 0
        self.wins = [0] * len(plan.players)
        self.draws = 0
        self.causes: Counter[str] = Counter()
        self.adjusted = Adjusted() if plan.adjusts else None
        self.round: RoundRobin | None = RoundRobin(plan.decks, plan.pairs()) if plan.decks else None

    def add(self, row: ResultRow) -> None:
        """Count a game."""
        self.games += 1
        self.note(row)
        if row.error:
            return
        self.decisions += row.decisions
        self.causes[row.cause] += 1
        for seat in row.winners:
            self.wins[self.plan.side(row.game, seat)] += 1
        if not row.winners and not self.team:
            self.draws += 1
        if self.round is not None:
            self.round.add(row)
        if self.adjusted is not None and row.luck is not msgspec.UNSET:
            first = next(seat for seat in range(SEATS) if self.plan.side(row.game, seat) == 0)
            points = float(first in row.winners) if row.winners else 0.5
            self.adjusted.add(points, row.luck[first] - row.luck[1 - first])

    @property
    def finished(self) -> int:
        """The number of games with a result; rates refer to these."""
        return self.games - self.errors

    def sides(self) -> list[dict[str, Any]]:
        """The figures of every seat, or of the one team; of a round robin, of the named players."""
        if self.team:
            names = ",".join(dict.fromkeys(self.plan.players))
            return [self._side({"player": names}, self.wins[0])]
        if self.round is not None:
            return [
                self._side({"player": name}, won)
                for name, won in zip(self.plan.players, self.wins, strict=True)
            ]
        return [
            self._side({"seat": seat, "player": name}, self.wins[seat])
            for seat, name in enumerate(self.plan.players)
        ]

    def _kind(self) -> str:
        """The kind of `sides`."""
        if self.team:
            return "teams"
        return "seats" if self.round is None else "players"

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
            self._kind(): self.sides(),
            "causes": dict(sorted(self.causes.items())),
            "decisions": self.decisions,
            "failures": self.failures,
            "lapses": self.lapses,
            "lapsed": self.lapsed,
            **({} if self.adjusted is None else {"adjusted": self.adjusted.plain()}),
            **({} if self.round is None else self.round.plain()),
        }

"""A comparison: the same matches twice, before and after a change of cards, rules, options or players.

Both sides play each seed with the same decks on the same seats, one after the other, so that what differs
comes of the change, and not of other luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from playmat.kernel.game import Game, Setup
from playmat.kernel.player import Player
from playmat.lab.balance.figures import Gathered
from playmat.lab.plan import BadPlan, Plan
from playmat.lab.result_rows import ResultRow
from playmat.players.steadfast import Steadfast

CHANGED = ("players", "ruleset", "sets")
"""The things that can differ beside the options of the game."""


class Comparison(msgspec.Struct, frozen=True):
    """A plan, and the same with a change: even numbers are its games, odd ones the same after the change.

    Attributes:
        game: id of the game.
        before: the matches as they were.
        after: the same matches with the change.
    """

    game: str
    before: Plan
    after: Plan

    @property
    def games(self) -> int:
        """The number of games on both sides together."""
        return 2 * self.before.games

    @property
    def watches(self) -> bool:
        """Every match is watched, for the figures of cards."""
        return True

    @property
    def adjusts(self) -> bool:
        """Luck stays in the results: the same matches are compared."""
        return False

    def side(self, number: int) -> Plan:
        """The plan that game number `number` belongs to."""
        return self.after if number % 2 else self.before

    def played(self, number: int = 0, /) -> Game:
        """The game as game number `number` has it, with its card sets."""
        return self.side(number).played()

    def setup(self, game: Game, number: int) -> Setup:
        """The setup of game number `number`."""
        return self.side(number).setup(game, number // 2)

    def seated(self, number: int) -> list[Steadfast]:
        """Its players."""
        return self.side(number).seated(number // 2)

    def shown(self, number: int, seated: Sequence[Player]) -> list[Player]:
        """Its players as the arena takes them."""
        return self.side(number).shown(number // 2, seated)

    def labels(self, game: Game, number: int) -> tuple[str, ...]:
        """The labels of the seats."""
        return self.side(number).labels(game, number // 2)

    def changed(self) -> list[tuple[str, str, str]]:
        """The differences: each with its name, and its values before and after."""
        found = [
            (name, _shown(getattr(self.before, name)), _shown(getattr(self.after, name)))
            for name in CHANGED
            if getattr(self.before, name) != getattr(self.after, name)
        ]
        options = self.before.options.keys() & self.after.options.keys()
        for name in sorted(options):
            one, other = self.before.options[name], self.after.options[name]
            if one != other:
                found.append((name, str(one).lower(), str(other).lower()))
        return found


def make_comparison(before: Plan, after: Plan) -> Comparison:
    """A comparison of two plans that has been checked.

    Args:
        before: the matches as they were.
        after: the same with a change.

    Raises:
        BadPlan: nothing differs, or the two do not play the same matches.
    """
    comparison = Comparison(
        before.game,
        msgspec.structs.replace(before, watches=True),
        msgspec.structs.replace(after, watches=True),
    )
    decks = [[deck.name for deck in plan.decks] for plan in (before, after)]
    if decks[0] != decks[1]:
        raise BadPlan("lab-compare-decks", "", before=", ".join(decks[0]), after=", ".join(decks[1]))
    if (before.games, len(before.players)) != (after.games, len(after.players)):
        raise BadPlan("lab-compare-shape", "", before=",".join(before.players), after=",".join(after.players))
    if not comparison.changed():
        raise BadPlan("lab-compare-same", "")
    return comparison


class Compared:
    """Counts the games of a comparison.

    Args:
        plan: the comparison.
        team: whether all seats win and lose together.
    """

    enough = False
    """All games are wanted."""

    def __init__(self, plan: Comparison, team: bool) -> None:
        self.plan = plan
        self.games = 0
        self.same = 0
        self.before = Gathered(plan.before, team)
        self.after = Gathered(plan.after, team)
        self._waiting: ResultRow | None = None

    @property
    def sides(self) -> tuple[Gathered, Gathered]:
        """Both sides: before and after."""
        return self.before, self.after

    def add(self, row: ResultRow) -> None:
        """Count a game."""
        self.games += 1
        row = msgspec.structs.replace(row, game=row.game // 2)
        if self._waiting is None:
            self.before.add(row)
            self._waiting = row
            return
        self.after.add(row)
        self.same += row == self._waiting
        self._waiting = None


def _shown(value: Any) -> str:
    """A field of a plan in short: of card sets the names of the files, of players those that differ."""
    if isinstance(value, tuple):
        return ",".join(dict.fromkeys(one if isinstance(one, str) else one[0] for one in value)) or "–"
    return str(value)

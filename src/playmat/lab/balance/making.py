"""Make reports: the plan of the games, and the report on those that were played, to be kept."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from playmat import __version__
from playmat.kernel.game import Game, Value
from playmat.lab.balance.figures import Gathered, frames
from playmat.lab.balance.kept import ORDER, KeptReport, PlainTable
from playmat.lab.balance.names import Cell
from playmat.lab.pairings import PairedDeck
from playmat.lab.plan import Plan, make_plan

A_PAIR, IN_ALL = 20, 400
"""The usual numbers of games: of each two decks, and of a game without decks."""

DIGITS: Final = 5
"""The number of digits that matter in a figure that is kept."""


def report_plan(
    game: Game,
    names: Sequence[str],
    decks: Sequence[PairedDeck],
    *,
    seats: int | None = None,
    ruleset: str = "",
    options: dict[str, Value] | None = None,
    games: int | None = None,
    seed: int = 1,
) -> Plan:
    """The plan of a report that has been checked; the arguments are those of `make_plan`.

    Raises:
        BadPlan, BadSetup: something that cannot be.
    """
    plan = make_plan(
        game,
        names,
        seats=seats,
        ruleset=ruleset,
        options=options,
        games=games or (A_PAIR if decks else IN_ALL),
        seed=seed,
        decks=decks,
    )
    return msgspec.structs.replace(plan, watches=True)


def kept_report(found: Gathered, made: str) -> KeptReport:
    """The report on games that were watched.

    Args:
        found: the games; without any result the report has no tables.
        made: the day, as in 2026-11-28.

    Raises:
        BadFile: a library is missing.
    """
    plan, tables = found.plan, frames(found) if found.told else {}
    game = plan.played()
    return KeptReport(
        __version__,
        game.version,
        game.data_hash(),
        made,
        report_command(plan),
        plan.game,
        plan.ruleset,
        plan.options,
        plan.players,
        {deck.name: deck.title for deck in plan.decks},
        found.finished,
        found.errors,
        found.lapses,
        plan.seed,
        {name: _plain(tables[name]) for name in ORDER if name in tables},
    )


def report_command(plan: Plan) -> str:
    """The command line that makes the report on a plan."""
    games = plan.games // len(plan.pairs()) if plan.decks else plan.games
    return shlex.join([*plan.words("report"), "--games", str(games), "--seed", str(plan.seed)])


def _plain(table: Any) -> PlainTable:
    """A data frame with its figures rounded."""
    return PlainTable(tuple(table.columns), tuple(tuple(map(_rounded, row)) for row in table.iter_rows()))


def _rounded(value: Cell) -> Cell:
    """A cell with the digits that matter: of a small figure so many, of any other so many behind the point.

    >>> _rounded(0.00123456789), _rounded(123456.5), _rounded(12345678)
    (0.0012346, 123456.5, 12345678)
    """
    if not isinstance(value, float):
        return value
    return round(value, DIGITS) if abs(value) >= 1 else float(f"{value:.{DIGITS}g}")

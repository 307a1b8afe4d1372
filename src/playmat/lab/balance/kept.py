"""A report as it is kept: one JSON object with all its tables, codes in the place of names.

Its words come when it is shown (`names.Wording`), in any language, and without the libraries that made it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from playmat.kernel.documents.json import UNREADABLE_JSON
from playmat.kernel.game import Value
from playmat.kernel.registry import game as installed_game
from playmat.lab.balance.names import Cell
from playmat.lab.files import BadFile

ORDER: Final = (
    "labels",
    "pairings",
    "partners",
    "first",
    "lengths",
    "endings",
    "leads",
    "changes",
    "decisions",
    "cards",
)
"""The tables in the order in which they are read; no report has to have all of them."""


class PlainTable(msgspec.Struct, frozen=True):
    """A table of a report.

    Attributes:
        columns: the names of the columns.
        rows: the cells, in the order of the columns.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def __post_init__(self) -> None:
        """Refuse rows that do not fit the columns."""
        if any(len(row) != len(self.columns) for row in self.rows):
            raise ValueError("a row has more or fewer cells than there are columns")


class ReportFacts(msgspec.Struct, frozen=True):
    """The facts about a report, without its tables.

    Attributes:
        playmat: the version that played.
        rules: the version of the game's rules.
        data: the hash of the game's cards or components.
        made: the day, as in 2026-11-28.
        command: the command that makes it.
        game: the id of the game.
        ruleset: the ruleset.
        options: all options of the game with their values.
        players: the player of every seat, or of both sides of a round robin.
        decks: the own name of each deck of a round robin, by its code.
        games: how many games have a result.
        errors: how many games broke; they are in no table.
        lapses: how many questions a player failed to answer.
        seed: what the seeds of the games were made from.
    """

    playmat: str
    rules: str
    data: str
    made: str
    command: str
    game: str
    ruleset: str
    options: dict[str, Value]
    players: tuple[str, ...]
    decks: dict[str, str]
    games: int
    errors: int
    lapses: int
    seed: int

    def is_current(self) -> bool:
        """Return whether it was made with the rules and cards of today.

        Raises:
            UnknownGame: the game is not installed.
        """
        game = installed_game(self.game)
        return (self.rules, self.data) == (game.version, game.data_hash())


class KeptReport(ReportFacts, frozen=True):
    """A report.

    Attributes:
        tables: its tables by name, in the order in which they are read.
    """

    tables: dict[str, PlainTable]

    def facts(self) -> ReportFacts:
        """All but the tables."""
        return ReportFacts(*(getattr(self, name) for name in ReportFacts.__struct_fields__))


def write_report_json(report: KeptReport) -> str:
    """A report as text, on one line."""
    return msgspec.json.encode(report).decode()


def read_report_json(text: str | bytes, file: str) -> KeptReport:
    """The report in a text.

    Args:
        text: one that `write_report_json` has written.
        file: what messages call it.

    Raises:
        BadFile: it is none, or is damaged.
    """
    try:
        return msgspec.json.decode(text, type=KeptReport)
    except UNREADABLE_JSON as error:
        raise BadFile("report-damaged", "", file=file, why=str(error)[:200]) from error

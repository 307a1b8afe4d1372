"""The bodies of the HTTP interface for the lab: reports on the balance of decks and cards."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from playmat.server.protocol.server_messages import Id, Said

MOST_GAMES: Final = 5_000
"""The most games of a report that is started from the browser."""

MOST_DECKS: Final = 16
"""The most decks named in a report that is started from the browser."""

Word: TypeAlias = Annotated[str, Meta(max_length=60)]


class ReportInfo(msgspec.Struct):
    """A report, as it is listed.

    Attributes:
        id: the end of the link to it.
        game: the id of the game.
        ruleset: the ruleset it was played by; empty where a game has only one.
        players: the computer players, one for all seats or one for each.
        decks: the names of the decks; none in a game without decks.
        games: how many games were played to their end.
        seed: the source of all their chance.
        made: the day, as in 2026-11-28.
        house: it comes with Playmat; otherwise the owner of this server had it made.
        current: it was made with the rules and cards of today.
    """

    id: str
    game: str
    ruleset: str
    players: list[str]
    decks: list[str]
    games: int
    seed: int
    made: str
    house: bool
    current: bool


class ReportTable(msgspec.Struct):
    """A table of a report; `playmat report` draws the same ones.

    Attributes:
        name: the table: `labels`, `pairings`, `partners`, `first`, `lengths`, `endings`, `leads`, `changes`,
            `decisions` or `cards`. Its title is the catalogue's `report-NAME`, what it shows is its
            `report-NAME-says`.
        columns: the columns; the title of each is the catalogue's `report-column-COLUMN`, with hyphens for
            underscores. A column whose name ends with `_low` or `_high` is an end of the interval of the one
            without that (`report-end-low`, `report-end-high`); any other whose name ends with `_share` is the
            share of points of those that the column without that counts (`report-share-of`).
        rows: the cells, in the order of the columns; decks, cards and causes in words of the language asked
            for. Shares are numbers from 0 to 1; a cell without a figure is null.
    """

    name: str
    columns: list[str]
    rows: list[list[str | int | float | bool | None]]


class Report(msgspec.Struct):
    """A report.

    Attributes:
        info: how it is listed.
        errors: so many games ended with an error; they are in no table.
        command: the command that makes it.
        tables: its tables, in the order in which they are read.
    """

    info: ReportInfo
    errors: int
    command: str
    tables: list[ReportTable]


class ReportRun(msgspec.Struct):
    """A report that is being made.

    Attributes:
        game: the id of the game.
        done, games: how many games are played already, and of how many.
    """

    game: str
    done: int
    games: int


class LostReport(msgspec.Struct):
    """A report of this server that cannot be shown: it is damaged, or on a game that is not installed here.

    Attributes:
        id: what it is deleted by.
        made: the time at which it was made, in seconds since 1970.
    """

    id: str
    made: float


class LabInfo(msgspec.Struct):
    """The lab: its reports, and the one that is being made.

    Attributes:
        reports: all reports that can be shown, those of the house first, then the newest first.
        may_start: who asks may have reports made here.
        missing: a phrase that says why they may not, for an owner who could change it.
        run: the report that is being made.
        failed: a phrase that says why the last one was not made.
        stopped: the last one was stopped.
        lost: the reports that cannot be shown, for an owner who can delete them; they take room, too.
    """

    reports: list[ReportInfo]
    may_start: bool
    missing: Said | None = None
    run: ReportRun | None = None
    failed: Said | None = None
    stopped: bool = False
    lost: list[LostReport] = []


class StartReport(msgspec.Struct):
    """A report to be made.

    Attributes:
        game: the id of the game.
        ruleset: the ruleset; empty for the first one of the game.
        player: the computer player of all seats.
        decks: codes of decks of the house; none for all of them.
        games: the number of games for each pair of decks, or of a game without decks in all.
    """

    game: Word
    ruleset: Word
    player: Word
    decks: Annotated[list[Word], Meta(max_length=MOST_DECKS)]
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)]


class DropReport(msgspec.Struct):
    """A report of this server to be deleted."""

    id: Id

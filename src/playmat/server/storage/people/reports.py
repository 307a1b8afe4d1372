"""Reports of people, with what the reporter was shown then."""

from __future__ import annotations

import time
from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.storage.audit import note_deed
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import people, reports

Reason: TypeAlias = Literal["name", "talk", "play", "other"]
"""`play`: stalling, leaving, losing on purpose, help from outside."""


class Reported(NamedTuple):
    """A report.

    Attributes:
        id: by which it is named.
        at: when.
        by: what the reporter is called; empty where they are forgotten.
        about: what the other was called then.
        table: where; None away from tables.
        version: of the table, when it was reported.
        reason, words: what is reported.
        seen: the JSON of what the reporter was shown; empty away from tables.
        closed: when somebody had looked into it; None before.
        note: what they found.
    """

    id: str
    at: float
    by: str
    about: str
    table: str | None
    version: int | None
    reason: str
    words: str
    seen: str
    closed: float | None
    note: str


class Reports:
    """All reports.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def make(
        self,
        report_id: str,
        by: str,
        about: tuple[str, str],
        reason: Reason,
        words: str,
        shown: tuple[str, int, str] | None,
    ) -> None:
        """Keep a report; one that is sent again is the same.

        Args:
            report_id: its id.
            by: the id of the reporter.
            about: the id and the name of whom it is about.
            reason: the kind.
            words: the reporter's own.
            shown: the table, its version, and the JSON of what the reporter was shown of it.
        """
        table, version, seen = shown if shown is not None else (None, None, "")
        values = {"by_id": by, "about_id": about[0], "about": about[1], "reason": reason, "words": words}
        where = {"id": report_id, "table_id": table, "version": version, "seen": seen, "note": ""}
        known = select(reports.c.id).where(reports.c.id == report_id)
        async with writing(self._engine) as connection:
            if await connection.scalar(known) is None:
                await connection.execute(insert(reports).values(at=time.time(), **values, **where))

    async def listed(self, closed: bool = False) -> list[Reported]:
        """The reports nobody has looked into yet, the first one first; or those that somebody has."""
        return await self._found(reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None))

    async def find(self, report_id: str) -> Reported | None:
        """A report; None if there is none of this id."""
        return next(iter(await self._found(reports.c.id == report_id)), None)

    async def close(self, report_id: str, note: str, by: str) -> None:
        """Note that an operator has looked into a report, and what they found."""
        async with writing(self._engine) as connection:
            here = update(reports).where(reports.c.id == report_id)
            await connection.execute(here.values(closed=time.time(), note=note))
            await note_deed(connection, by, "close report", report_id, note)

    async def _found(self, where: ColumnElement[bool]) -> list[Reported]:
        wanted = (
            select(reports, people.c.name)
            .outerjoin(people, people.c.id == reports.c.by_id)
            .where(where)
            .order_by(reports.c.at)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            Reported(
                row.id,
                row.at,
                row.name or "",
                row.about,
                row.table_id,
                row.version,
                row.reason,
                row.words,
                row.seen,
                row.closed,
                row.note,
            )
            for row in rows
        ]

"""Reports on balance that were made on this server."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.kernel.documents.json import UNREADABLE_JSON
from playmat.kernel.errors import PlaymatError
from playmat.lab.balance.kept import KeptReport, ReportFacts, read_report_json
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import lab_reports

MOST_REPORTS: Final = 50
"""So many reports are kept. One too many is not begun: none is deleted but by hand."""


class NoSuchReport(PlaymatError):
    """There is no report of this id."""


class NoRoom(PlaymatError):
    """As many reports are kept as may be."""


class ListedReport(NamedTuple):
    """A report without its tables.

    Attributes:
        id: its id.
        made: the time at which it was made.
        facts: what is known of it; None if it is damaged.
    """

    id: str
    made: float
    facts: ReportFacts | None


def _read(facts: str) -> ReportFacts | None:
    """The facts of a report; None if it is damaged."""
    with suppress(*UNREADABLE_JSON):
        return msgspec.json.decode(facts, type=ReportFacts)
    return None


class LabReports:
    """All reports that were made here.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def listed(self) -> list[ListedReport]:
        """All reports without their tables, the newest first."""
        wanted = select(lab_reports.c.id, lab_reports.c.made, lab_reports.c.facts)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(lab_reports.c.made.desc()))
        return [ListedReport(name, made, _read(facts)) for name, made, facts in rows]

    async def find(self, report_id: str) -> KeptReport:
        """The report of an id.

        Raises:
            NoSuchReport: there is none.
        """
        wanted = select(lab_reports.c.text).where(lab_reports.c.id == report_id)
        async with self._engine.connect() as connection:
            text = await connection.scalar(wanted)
        if text is None:
            raise NoSuchReport("server-lab-none")
        return read_report_json(text, report_id)

    async def check_room(self) -> None:
        """Refuse to have another report made where no more are kept.

        Raises:
            NoRoom: that is so.
        """
        async with self._engine.connect() as connection:
            count = await connection.scalar(select(func.count()).select_from(lab_reports))
        if int(count or 0) >= MOST_REPORTS:
            raise NoRoom("server-lab-full", "", limit=MOST_REPORTS)

    async def keep(self, facts: str, text: str, now: float) -> None:
        """Keep a report.

        Args:
            facts: all but its tables, as JSON.
            text: all of it, as JSON.
            now: the time.
        """
        values = {"id": secrets.token_urlsafe(9), "made": now, "facts": facts, "text": text}
        async with writing(self._engine) as connection:
            await connection.execute(insert(lab_reports).values(**values))

    async def drop(self, report_id: str) -> None:
        """Delete a report.

        Raises:
            NoSuchReport: there is none of this id.
        """
        async with writing(self._engine) as connection:
            if not (
                await connection.execute(delete(lab_reports).where(lab_reports.c.id == report_id))
            ).rowcount:
                raise NoSuchReport("server-lab-none")

"""Store of tables: what is acknowledged is on disk, in order, once.

One writer gathers what arrived while the transaction before was being committed, so that one wait for the
disk serves many tables (group commit). An addition names the version it follows: if another process was
faster, it is refused as a `Conflict`, and the session reads the log again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat import __version__
from playmat.server.log.summary import Summary, read_summary
from playmat.server.log.table_events import LogRow, Opened, Sat, TableEvent, read_event, write_event
from playmat.server.storage.audit import AuditedDeed, write_deed
from playmat.server.storage.database import fetched, insert_new, is_sqlite, writing
from playmat.server.storage.days import count_tries
from playmat.server.storage.db_schema import leases, log, members, tables
from playmat.server.storage.file_writer import FileWriter
from playmat.server.storage.people.ratings import rate

MOST_AT_ONCE = 200
"""So many additions at most share a transaction."""

BEGUN = '{"type":"begun"'
"""The beginning of `Begun` in the log."""


going_on = update(tables).where(and_(tables.c.id == bindparam("at"), tables.c.version == bindparam("before")))
"""Brings the row of a table from the version before. Made once, because making it takes so long."""

stopped_here = tables.c.stopped == __version__
"""True if a table is known not to go on under this playmat; null if no playmat has found out."""

rows_after = (
    select(log.c.version, log.c.at, log.c.act, log.c.key)
    .where(and_(log.c.table_id == bindparam("at"), log.c.version > bindparam("after")))
    .order_by(log.c.version)
)
"""The log of a table after a version."""

kept_beside = select(tables.c.summary, stopped_here).where(tables.c.id == bindparam("at"))
"""The columns kept beside the log of a table."""

newest = exists().where(and_(leases.c.table_id == bindparam("at"), leases.c.fence == bindparam("fence")))
"""True if a fence is still the newest of a table."""


class Conflict(Exception):
    """Another process has gone on with the table, or does what this one wanted to do: nothing was stored."""


class KeptColumns(NamedTuple):
    """The columns that are kept beside the log of a table.

    Attributes:
        summary: what lists show of it while it goes on.
        stopped: it is known not to go on here.
    """

    summary: Summary
    stopped: bool

    @property
    def shown(self) -> Summary:
        """The summary that lists show."""
        return self.summary.as_stopped() if self.stopped else self.summary


@dataclass
class Addition:
    """Rows to be added to the log of a table.

    Attributes:
        rows: the rows, in order; the first with version 1 makes the table.
        summary: the table after them.
        due: when the server has to act at this table by itself, or None.
        fence: the fence under which the server acts by itself; 0 for what people do, or without leases.
        with_it: another table that is made in the same moment (a rematch).
        deed: what an operator does by it, noted in the same transaction.
    """

    rows: list[LogRow]
    summary: Summary
    due: float | None = None
    fence: int = 0
    with_it: Addition | None = None
    deed: AuditedDeed | None = None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """The log of all tables.

    Args:
        engine: the database; `migrate` has brought it up to date.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: list[Addition] = []
        self._arrived = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self._file = FileWriter(engine) if is_sqlite(engine.url) else None

    async def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.create_task(self._write_for_ever(), name="store writer")
        if self._file is not None:
            self._file.start()

    async def stop(self) -> None:
        """Write what is waiting, then let go of the database."""
        self._closing = True
        self._arrived.set()
        if self._writer is not None:
            await self._writer
        if self._file is not None:
            await self._file.stop()
        await self.engine.dispose()

    @property
    def waiting(self) -> int:
        """The number of additions that wait to be written."""
        return len(self._waiting)

    # ---- writing -----------------------------------------------------------------------------

    async def append(self, addition: Addition) -> None:
        """Add rows; they are on disk when this returns.

        Raises:
            Conflict: the table has gone on meanwhile; nothing was stored.
            sqlalchemy.exc.SQLAlchemyError: the database failed; whether it was stored is not known.
            asyncio.CancelledError: whoever waits has gone; it is stored by then, or it never will be.
        """
        if self._closing:
            raise Conflict
        self._waiting.append(addition)
        self._arrived.set()
        try:
            await asyncio.shield(addition.done)
        except asyncio.CancelledError:
            await asyncio.wait([addition.done])
            raise

    async def _write_for_ever(self) -> None:
        while self._waiting or not self._closing:
            await self._arrived.wait()
            self._arrived.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write(batch)

    async def _write(self, batch: list[Addition]) -> None:
        """One transaction; everybody in it is told afterwards.

        In the order of tables, so that two processes cannot wait for each other.
        """
        batch.sort(key=lambda addition: addition.summary.id)
        try:
            stored = await self._stored(batch)
        except Exception as error:  # whoever waits is told, and reads the log again
            for addition in batch:
                _settle(addition, error)
        else:
            for addition in batch:
                _settle(addition, None if id(addition) in stored else Conflict())

    async def _stored(self, batch: list[Addition]) -> set[int]:
        """Add in one transaction; gives the `id` of each addition that was stored.

        With SQLite all of it is one call of one thread: with a call for each statement the event loop would
        have to come by in between, and whoever waits for the commit waits for everything else that it does.
        """
        if self._file is not None:
            return await self._file.write(lambda connection: self._add_all(connection, batch))
        async with writing(self.engine) as connection:
            return await connection.run_sync(self._add_all, batch)

    def _add_all(self, connection: Connection, batch: list[Addition]) -> set[int]:
        """Add where the table is at the version before; gives the `id` of each addition that was stored."""
        stored: list[Addition] = []
        for addition in batch:
            if self._go_on(connection, addition):
                stored.append(addition)
                if addition.with_it is not None:
                    if not self._go_on(connection, addition.with_it):
                        raise Conflict
                    stored.append(addition.with_it)
        if stored:
            connection.execute(insert(log), [row for addition in stored for row in logged(addition)])
            summaries = [addition.summary for addition in stored]
            rate(connection, summaries)
            count_tries(connection, summaries)
            for addition in stored:
                if addition.deed is not None:
                    write_deed(connection, addition.deed)
        if members_now := sorted({pair for addition in stored for pair in seated(addition)}):
            known = insert_new(self.engine.url, members).on_conflict_do_nothing()
            connection.execute(known, [{"person_id": one, "table_id": table} for one, table in members_now])
        return {id(addition) for addition in stored}

    def _go_on(self, connection: Connection, addition: Addition) -> bool:
        """Bring the row of a table, or make it, from the version before; False if it is not at that."""
        summary = addition.summary
        values = {
            "version": summary.version,
            "status": summary.status,
            "public": summary.public,
            "updated": summary.updated,
            "due": addition.due,
            "summary": msgspec.json.encode(summary).decode(),
        }
        before = addition.rows[0].version - 1
        if before == 0:
            made = insert_new(self.engine.url, tables).values(id=summary.id, **values)
            return connection.execute(made.on_conflict_do_nothing()).rowcount == 1
        here = {"at": summary.id, "before": before}
        if addition.fence:
            fenced = going_on.where(newest)
            return connection.execute(fenced, {**here, "fence": addition.fence, **values}).rowcount == 1
        return connection.execute(going_on, {**here, **values}).rowcount == 1

    async def note_stopped(self, table_id: str, stopped: bool) -> None:
        """Note whether the log of a table is of other rules, or damaged: lists say so, and nothing is due.

        It is so under this playmat only: another one, which may serve beside this one, judges for itself.
        """
        here = tables.c.id == table_id
        changed = stopped_here.is_not(True) if stopped else stopped_here
        async with writing(self.engine) as connection:
            values = {"stopped": __version__ if stopped else None}
            await connection.execute(update(tables).where(and_(here, changed)).values(**values))

    # ---- reading -----------------------------------------------------------------------------

    async def rows(self, table_id: str, after: int = 0) -> list[LogRow]:
        """The log of a table after a version; empty if there is no such table."""
        found = await fetched(self.engine, rows_after, at=table_id, after=after)
        return [LogRow(version, at, read_event(act), key or "") for version, at, act, key in found]

    async def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The newest version of each of these tables."""
        wanted = select(tables.c.id, tables.c.version).where(tables.c.id.in_(list(table_ids)))
        found = await fetched(self.engine, wanted)
        return {str(table_id): int(version) for table_id, version in found}

    async def summary(self, table_id: str) -> Summary | None:
        """The summary kept beside the log of a table, also by an older playmat; None if there is none."""
        wanted = select(tables.c.summary).where(tables.c.id == table_id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).scalar()
        return read_summary(found) if found is not None else None

    async def kept(self, table_id: str) -> KeptColumns | None:
        """The columns kept beside the log of a table; None if there is none."""
        found = await self._kept(kept_beside, at=table_id)
        return found[0] if found else None

    async def listed(self, status: str, since: float, limit: int = 100) -> list[Summary]:
        """The public tables of a status that something happened at since then, the newest first.

        A match that was over is among the finished ones, also if it cannot be played again here.
        """
        wanted = (
            select(tables.c.summary, stopped_here)
            .where(
                and_(
                    tables.c.public == literal(True),
                    tables.c.status == status,
                    tables.c.updated > since,
                    or_(tables.c.status == "finished", stopped_here.is_not(True)),
                )
            )
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return [one.shown for one in await self._kept(wanted)]

    async def of_person(self, person: str, limit: int | None) -> list[Summary]:
        """The tables where somebody sits or sat, the newest first; all of them without a limit."""
        wanted = (
            select(tables.c.summary, stopped_here)
            .join(members, members.c.table_id == tables.c.id)
            .where(members.c.person_id == person)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return [one.shown for one in await self._kept(wanted)]

    async def beginnings(self) -> list[tuple[str, str, TableEvent]]:
        """Of each match that has not ended the id, the game and how it began."""
        begun = func.substr(log.c.act, 1, len(BEGUN)) == BEGUN
        wanted = (
            select(tables.c.id, tables.c.summary, log.c.act)
            .join(log, log.c.table_id == tables.c.id)
            .where(and_(tables.c.status == "running", begun))
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return [(str(one), read_summary(text).game, read_event(act)) for one, text, act in found]

    async def due(self, now: ColumnElement[float], limit: int = 50) -> list[str]:
        """The tables where a server has to act by itself and none holds the lease."""
        nobody = or_(leases.c.until.is_(None), leases.c.until < now)
        wanted = (
            select(tables.c.id)
            .outerjoin(leases, leases.c.table_id == tables.c.id)
            .where(and_(tables.c.due.is_not(None), tables.c.due <= now, stopped_here.is_not(True), nobody))
            .order_by(tables.c.due)
            .limit(limit)
        )
        found = await fetched(self.engine, wanted)
        return [str(table_id) for (table_id,) in found]

    async def _kept(self, wanted: Select[Any], **given: str) -> list[KeptColumns]:
        found = await fetched(self.engine, wanted, **given)
        return [KeptColumns(read_summary(text), bool(stopped)) for text, stopped in found]


def logged(addition: Addition) -> list[dict[str, str | int | float | None]]:
    """The rows of the log that an addition brings."""
    return [
        {
            "table_id": addition.summary.id,
            "version": row.version,
            "key": row.key or None,
            "at": row.at,
            "act": write_event(row.act),
        }
        for row in addition.rows
    ]


def seated(addition: Addition) -> list[tuple[str, str]]:
    """The people who sit at the table by now, for lists; only if seats may have changed."""
    if not any(isinstance(row.act, Opened | Sat) for row in addition.rows):
        return []
    return [(place.person, addition.summary.id) for place in addition.summary.places if place.person]


def _settle(addition: Addition, error: Exception | None) -> None:
    """Tell whoever waits."""
    with contextlib.suppress(asyncio.InvalidStateError):
        if error is None:
            addition.done.set_result(None)
        else:
            addition.done.set_exception(error)

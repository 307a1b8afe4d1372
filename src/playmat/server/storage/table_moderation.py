"""The tables as operators see them: found, and closed; each deed is noted."""

from __future__ import annotations

import time

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.kernel.errors import PlaymatError
from playmat.server.log.summary import Summary, read_summary
from playmat.server.log.table_events import Ended, LogRow
from playmat.server.protocol.server_messages import Status
from playmat.server.storage.audit import AuditedDeed
from playmat.server.storage.db_schema import tables
from playmat.server.storage.store import Addition, Conflict, Store

TRIES = 20
"""So often a table that is being played at is tried to be closed; each answer can come first."""


class TableModeration:
    """All tables, with nothing of what happens at them.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def found(
        self, text: str = "", status: Status | None = None, most: int | None = None
    ) -> list[Summary]:
        """The tables where somebody has a text in their name, the one that was played at last first.

        Args:
            text: part of a name.
            status: only those of this status.
            most: no more than so many.
        """
        wanted = select(tables.c.summary).order_by(tables.c.updated.desc())
        if status is not None:
            wanted = wanted.where(tables.c.status == status)
        sought = text.casefold()
        listed: list[Summary] = []
        async with self._engine.connect() as connection:
            async for (summary,) in await connection.stream(wanted):
                one = read_summary(summary)
                if not sought or any(sought in place.name.casefold() for place in one.places):
                    listed.append(one)
                if len(listed) == most:
                    break
        return listed

    async def named(self, table: str) -> Summary:
        """The table of an id.

        Raises:
            PlaymatError: there is none.
        """
        wanted = select(tables.c.summary).where(tables.c.id == table)
        async with self._engine.connect() as connection:
            found = await connection.scalar(wanted)
        if found is None:
            raise PlaymatError("server-admin-no-table", "", got=table[:40])
        return read_summary(found)

    async def close(self, table: str, why: str, by: str) -> None:
        """Close a table where the match is not over: nobody has won, and no rating moves.

        It needs none of the match, so it can be done where the match does not go on, too. A server that runs
        learns of it by the deed.

        Raises:
            PlaymatError: there is no such table, or it is over already.
        """
        store = Store(self._engine)
        await store.start()
        try:
            for _ in range(TRIES):
                summary = await self.named(table)
                if summary.status in {"finished", "closed"}:
                    raise PlaymatError("server-admin-table-over", "", table=table)
                closed = summary.as_closed(time.time())
                row = LogRow(closed.version, closed.updated, Ended("stopped", -1, (), why))
                deed = AuditedDeed(time.time(), by, CLOSED, table, why)
                try:
                    await store.append(Addition([row], closed, deed=deed))
                except Conflict:
                    continue
                return
            raise PlaymatError("server-busy")
        finally:
            await store.stop()


CLOSED = "close table"
"""The kind of deed by which a server learns that a table is closed."""

"""Notices by which server processes wake each other: a table and its version, and nothing more.

A notice that is lost costs time, never data: whoever hears of a newer version reads the log, and looks there
by itself every few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol

from sqlalchemy import URL

from playmat.server.observability import logger

CHANNEL = "playmat_tables"
AGAIN_SECONDS = 1.0

Noticed = Callable[[str, int], Awaitable[None]]


class Bus(Protocol):
    """Connects the processes on a database."""

    async def start(self, noticed: Noticed) -> None:
        """Begin to listen; `noticed` is called with table and version of each notice."""

    async def stop(self) -> None:
        """Listen no more."""

    def publish(self, table_id: str, version: int) -> None:
        """Tell the other processes that a table has gone on; never waits."""


class NobodyElse:
    """The bus of the only process."""

    async def start(self, noticed: Noticed) -> None:
        """Nothing will be heard."""

    async def stop(self) -> None:
        """Nothing was heard."""

    def publish(self, table_id: str, version: int) -> None:
        """Nobody listens."""


class PostgresBus:
    """LISTEN and NOTIFY on one connection of its own; many notices share one statement.

    NOTIFY takes a lock of the whole database when its transaction commits, so it is no part of the
    transactions that store answers.

    Args:
        url: the database.
    """

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._waiting: dict[str, int] = {}
        self._arrived = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._noticing: set[asyncio.Task[None]] = set()

    async def start(self, noticed: Noticed) -> None:
        """Connect, and connect again whenever the line is cut."""
        self._task = asyncio.create_task(self._run(noticed), name="bus")

    async def stop(self) -> None:
        """Let go of the connection."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def publish(self, table_id: str, version: int) -> None:
        """Send with whatever else is waiting; of one table only the newest version."""
        self._waiting[table_id] = version
        self._arrived.set()

    async def _run(self, noticed: Noticed) -> None:
        while True:
            try:
                await self._connected(noticed)
            except Exception as error:
                # Whatever it is: a driver whose line is cut amid a statement has errors of its own
                # (asyncpg's InternalClientError is none of its PostgresErrors), and a bus that
                # ended here would be missed until the next start of the server.
                logger.warning("bus_lost", error=type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _connected(self, noticed: Noticed) -> None:
        import asyncpg  # noqa: PLC0415 - an extra

        connection = await asyncpg.connect(self._address, timeout=10)
        try:
            connection.add_termination_listener(lambda _cut: self._arrived.set())  # so that it is seen here
            await connection.add_listener(CHANNEL, lambda *heard: self._hear(str(heard[3]), noticed))
            while True:
                await self._arrived.wait()
                self._arrived.clear()
                waiting, self._waiting = self._waiting, {}
                notices = [f"{table_id}:{version}" for table_id, version in waiting.items()]
                await connection.execute("SELECT pg_notify($1, unnest($2::text[]))", CHANNEL, notices)
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _hear(self, payload: str, noticed: Noticed) -> None:
        table_id, _, version = payload.rpartition(":")
        if version.isdecimal():
            task = asyncio.create_task(_quietly(noticed, table_id, int(version)))
            self._noticing.add(task)
            task.add_done_callback(self._noticing.discard)


async def _quietly(noticed: Noticed, table_id: str, version: int) -> None:
    """A notice that cannot be followed now is followed by the next look at the log."""
    try:
        await noticed(table_id, version)
    except Exception as error:
        logger.warning("notice_failed", table=table_id, error=type(error).__name__)

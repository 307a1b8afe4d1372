"""All tables of this process: found, made, looked after, and let go when nobody is there any more."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Callable

from playmat.table.acts import Opened, message_key
from playmat.table.care import Care
from playmat.table.database import now_in
from playmat.table.leases import SECONDS, Keeper
from playmat.table.room import Room, new_table
from playmat.table.store import Addition, Conflict, Store
from playmat.table.table import rebuilt
from playmat.table.thinkers import Thinkers
from playmat.table.watch import Metrics, logger

IDLE_SECONDS = 60.0
"""After so long without anybody connected a table is forgotten; the log has it."""


class Hall:
    """The rooms of this process.

    Args:
        store: where the logs are.
        thinkers: the processes of computer players.
        keeper: which tables this process looks after.
        metrics: the figures of this process.
        published: called with the id of a table and its version after each commit.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        keeper: Keeper,
        metrics: Metrics,
        published: Callable[[str, int], None],
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.keeper = keeper
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self._published = published
        self._cares: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look after what is due."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="sweeper")

    async def stop(self) -> None:
        """Let go of all tables."""
        tasks = [*self._cares.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.stop()
        with contextlib.suppress(Exception):
            await self.keeper.release_all()

    # ---- finding and making ------------------------------------------------------------------

    async def room(self, table_id: str) -> Room | None:
        """The room of a table; None if there is no such table."""
        found = self.rooms.get(table_id)
        if found is not None:
            found.idle_since = time.monotonic()  # whoever asks is about to come in
            return found
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id in self.rooms:
                return self.rooms[table_id]
            rows = await self.store.rows(table_id)
            if not rows:
                self._loading.pop(table_id, None)
                return None
            table = await asyncio.to_thread(rebuilt, table_id, rows)
            if table.status == "broken":
                logger.error("table_broken", table=table_id, version=table.version)
            room = Room(table, self.store, self.metrics, self._published)
            self._take_in(room, loaded=True)
        self._loading.pop(table_id, None)
        return room

    async def make(self, opened: Opened, request: str) -> tuple[Room, bool]:
        """Make a table.

        Args:
            opened: what it is.
            request: the id of the request; the same one of the same person makes the same table.

        Returns:
            The room, and whether it is new.

        Raises:
            BadSetup: the game does not allow it.
        """
        key = message_key(opened.maker, request)
        table_id = hashlib.sha256(key.encode()).hexdigest()[:20]
        table, rows = await asyncio.to_thread(new_table, opened, time.time(), table_id, key)
        async with self._loading.setdefault(table_id, asyncio.Lock()):  # one room a table, whoever looks now
            try:
                await self.store.append(Addition(rows, table.summary(), table.due()))
            except Conflict:
                new = False
            else:
                new = True
                self._take_in(Room(table, self.store, self.metrics, self._published), loaded=False)
        self._loading.pop(table_id, None)
        room = await self.room(table_id)
        if room is None:
            raise Conflict
        if new:
            self._published(table_id, table.version)
        return room, new

    def _take_in(self, room: Room, loaded: bool) -> None:
        care = Care(room, self.thinkers, self.keeper, self.metrics, loaded)
        self.rooms[room.table.id] = room
        self._cares[room.table.id] = asyncio.create_task(care.run(), name=f"care {room.table.id}")
        self.metrics.rooms.set(len(self.rooms))

    # ---- looking after -----------------------------------------------------------------------

    async def noticed(self, table_id: str, version: int) -> None:
        """Another process says that a table has gone on."""
        room = self.rooms.get(table_id)
        if room is not None and version > room.table.version:
            await room.catch_up()

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:
                self.metrics.failures.labels("sweep").inc()
                logger.error("sweep_failed", error=type(error).__name__)
            await asyncio.sleep(SECONDS / 3)

    async def sweep(self) -> None:
        """Renew leases, take in what is due and nobody looks after, catch up, and forget what is idle."""
        await self.keeper.renew()
        for table_id in await self.store.due(now_in(self.store.engine.url)):
            room = await self.room(table_id)
            if room is not None:
                room.changed.set()
        if self.rooms:
            for table_id, version in (await self.store.versions(self.rooms)).items():
                await self.noticed(table_id, version)
        await self._forget_idle()

    async def _forget_idle(self) -> None:
        before = time.monotonic() - IDLE_SECONDS
        for table_id, room in list(self.rooms.items()):
            if room.listeners or room.idle_since > before or room.table.due() is not None:
                continue
            del self.rooms[table_id]
            self._cares.pop(table_id).cancel()
            await self.keeper.release(table_id)
        self.metrics.rooms.set(len(self.rooms))

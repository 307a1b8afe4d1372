"""All tables of this process: found, made, looked after, and let go when nobody is there any more."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from playmat.table.acts import Opened, message_key
from playmat.table.care import Care
from playmat.table.database import now_in
from playmat.table.leases import SECONDS, Keeper
from playmat.table.presence import Presence
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
        presence: who is connected to the other processes.
        published: called with the id of a table and its version after each commit.
        grace: the seconds that computer players leave to who has a standing offer open.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        keeper: Keeper,
        metrics: Metrics,
        presence: Presence,
        published: Callable[[str, int], None],
        grace: float,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.keeper = keeper
        self.metrics = metrics
        self.presence = presence
        self.rooms: dict[str, Room] = {}
        self._published = published
        self._grace = grace
        self._cares: dict[str, asyncio.Task[None]] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
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
        for goodbye in (self.presence.leave, self.keeper.release_all):
            with contextlib.suppress(Exception):
                await goodbye()

    # ---- finding and making ------------------------------------------------------------------

    async def room(self, table_id: str) -> Room | None:
        """The room of a table; None if there is no such table."""
        found = self.rooms.get(table_id)
        if found is not None:
            found.idle_since = time.monotonic()  # whoever asks is about to come in
            return found
        async with self._alone_with(table_id):
            if table_id in self.rooms:
                return self.rooms[table_id]
            rows = await self.store.rows(table_id)
            if not rows:
                return None
            table = await asyncio.to_thread(rebuilt, table_id, rows)
            if table.status == "broken":
                logger.error("table_broken", table=table_id, version=table.version)
            room = Room(table, self.store, self.metrics, self._published)
            self._take_in(room, loaded=True)
        return room

    def _alone_with(self, table_id: str) -> asyncio.Lock:
        """Held by whoever looks for a table or makes it: so it has one room. Gone with the last of them."""
        return self._loading.setdefault(table_id, asyncio.Lock())

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
        async with self._alone_with(table_id):
            try:
                await self.store.append(Addition(rows, table.summary(), table.due()))
            except Conflict:
                new = False
            else:
                new = True
                self._take_in(Room(table, self.store, self.metrics, self._published), loaded=False)
        room = await self.room(table_id)
        if room is None:
            raise Conflict
        if new:
            self._published(table_id, table.version)
        return room, new

    def _take_in(self, room: Room, loaded: bool) -> None:
        care = Care(room, self.thinkers, self.keeper, self.metrics, self._grace, loaded)
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
        """Renew leases, say who is here, take in what is due, catch up, and forget what is idle."""
        await self.keeper.renew()
        await self.presence.share(self.rooms)
        for table_id in await self.store.due(now_in(self.store.engine.url)):
            await self._by_itself(table_id, self._take_over(table_id))
        if self.rooms:
            for table_id, version in (await self.store.versions(self.rooms)).items():
                await self._by_itself(table_id, self.noticed(table_id, version))
        await self._forget_idle()

    async def _by_itself(self, table_id: str, work: Awaitable[None]) -> None:
        """What fails at one table is no reason to leave the others alone."""
        try:
            await work
        except Exception as error:
            self.metrics.failures.labels("sweep").inc()
            logger.error("sweep_failed", table=table_id, error=type(error).__name__)

    async def _take_over(self, table_id: str) -> None:
        """Look after a table where something is due; where nothing can be done, it is due no more."""
        room = await self.room(table_id)
        if room is None:
            return
        if room.table.status == "broken":
            await self.store.not_due(table_id)
        room.changed.set()

    async def _forget_idle(self) -> None:
        before = time.monotonic() - IDLE_SECONDS
        for table_id, room in list(self.rooms.items()):
            if room.listeners or room.idle_since > before or room.table.due() is not None:
                continue
            del self.rooms[table_id]
            self._cares.pop(table_id).cancel()
            await self.keeper.release(table_id)
        self.metrics.rooms.set(len(self.rooms))

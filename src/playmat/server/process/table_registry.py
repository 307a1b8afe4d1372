"""All tables of this process: found, made, looked after, and let go when nobody is there any more."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from playmat.server.log.table_events import Opened, message_key, table_of
from playmat.server.log.table_log import rebuilt
from playmat.server.observability import Metrics, logger
from playmat.server.process.automation import Automation
from playmat.server.process.bot_pool import BotPool
from playmat.server.process.lobby import Lobby
from playmat.server.process.operators import Operators
from playmat.server.process.presence import Presence
from playmat.server.process.table_session import TableSession, new_table
from playmat.server.storage.database import now_in
from playmat.server.storage.leases import SECONDS, LeaseHolder
from playmat.server.storage.store import Addition, Conflict, Store

IDLE_SECONDS = 60.0
"""After so long without anybody connected a table is forgotten; the log has it."""


class TableRegistry:
    """The rooms of this process.

    Args:
        store: where the logs are.
        bots: the processes of computer players.
        keeper: which tables this process looks after.
        metrics: the figures of this process.
        presence: who is connected to the other processes.
        published: called with the id of a table and its version after each commit.
        grace: the seconds that computer players leave to who has a standing offer open.

    Attributes:
        lobby: who is in the lobby.
        operators: what the operators have said.
    """

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        lease_holder: LeaseHolder,
        metrics: Metrics,
        presence: Presence,
        published: Callable[[str, int], None],
        grace: float,
    ) -> None:
        self.store = store
        self.bots = bots
        self.lease_holder = lease_holder
        self.metrics = metrics
        self.presence = presence
        self.lobby = Lobby()
        self.operators = Operators(store.engine)
        self.sessions: dict[str, TableSession] = {}
        self._published = published
        self._grace = grace
        self._automations: dict[str, asyncio.Task[None]] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to look after what is due, with what the operators have said so far."""
        await self.operators.look()
        for name, chore in (("leases", self.lease_holder.renew), ("sweep", self.sweep)):
            self._chores.append(asyncio.create_task(self._again_and_again(name, chore), name=name))

    async def hand_over(self) -> None:
        """Let other processes look after the tables; people are served here until they have left."""
        for task in self._automations.values():
            task.cancel()
        await asyncio.gather(*self._automations.values(), return_exceptions=True)
        with contextlib.suppress(Exception):  # leases run out by themselves
            await self.lease_holder.release_all()

    async def stop(self) -> None:
        """Let go of all tables."""
        tasks = [*self._automations.values(), *self._chores]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.stop()
        for goodbye in (self.presence.leave, self.lease_holder.release_all):
            with contextlib.suppress(Exception):
                await goodbye()

    # ---- finding and making ------------------------------------------------------------------

    async def session(self, table_id: str) -> TableSession | None:
        """The session of a table; None if there is no such table."""
        found = self.sessions.get(table_id)
        if found is not None:
            found.idle_since = time.monotonic()  # whoever asks is about to come in
            return found
        async with self._alone_with(table_id):
            if table_id in self.sessions:
                return self.sessions[table_id]
            rows = await self.store.rows(table_id)
            if not rows:
                return None
            kept = await self.store.kept(table_id)
            table = await asyncio.to_thread(
                rebuilt, table_id, rows, kept.summary if kept is not None else None
            )
            if table.status == "broken":
                logger.error("table_broken", table=table_id, version=table.version)
            if kept is not None and kept.stopped != (table.status == "broken"):
                await self.store.note_stopped(table_id, not kept.stopped)
            session = TableSession(table, self.store, self.metrics, self._published)
            self._take_in(session, loaded=True)
        return session

    def _alone_with(self, table_id: str) -> asyncio.Lock:
        """Hold this to look for a table or make it, so that it has one session; gone with the last holder."""
        return self._loading.setdefault(table_id, asyncio.Lock())

    async def make(self, opened: Opened, request: str) -> tuple[TableSession, bool]:
        """Make a table.

        Args:
            opened: what it is.
            request: the id of the request; the same one of the same person makes the same table.

        Returns:
            The session, and whether it is new.

        Raises:
            BadSetup: the game does not allow it.
        """
        key = message_key(opened.maker, request)
        table_id = table_of(opened.maker, request)
        table, rows = await asyncio.to_thread(new_table, opened, time.time(), table_id, key)
        async with self._alone_with(table_id):
            try:
                await self.store.append(Addition(rows, table.summary(), table.due()))
            except Conflict:
                new = False
            else:
                new = True
                self._take_in(TableSession(table, self.store, self.metrics, self._published), loaded=False)
        session = await self.session(table_id)
        if session is None:
            raise Conflict
        if new:
            self._published(table_id, table.version)
        return session, new

    def _take_in(self, session: TableSession, loaded: bool) -> None:
        automation = Automation(session, self.bots, self.lease_holder, self.metrics, self._grace, loaded)
        self.sessions[session.table.id] = session
        self._automations[session.table.id] = asyncio.create_task(
            automation.run(), name=f"automation of {session.table.id}"
        )
        self.metrics.sessions.set(len(self.sessions))

    # ---- looking after -----------------------------------------------------------------------

    async def noticed(self, table_id: str, version: int) -> None:
        """Another process says that a table has gone on."""
        session = self.sessions.get(table_id)
        if session is not None and version > session.table.version:
            await session.catch_up()

    async def _again_and_again(self, name: str, chore: Callable[[], Awaitable[None]]) -> None:
        """Do something thrice in the length of a lease; a sweep that takes long keeps no lease waiting."""
        while True:
            try:
                await chore()
            except Exception as error:
                self.metrics.note_failure(name, error)
            await asyncio.sleep(SECONDS / 3)

    async def sweep(self) -> None:
        """Hear the operators, say who is here, take in what is due, and forget what is idle."""
        await self._by_itself("", self._hear_operators())
        await self.presence.share(self.sessions, self.lobby)
        for table_id in await self.store.due(now_in(self.store.engine.url)):
            await self._by_itself(table_id, self._take_over(table_id))
        if self.sessions and not self.lease_holder.alone:
            for table_id, version in (await self.store.versions(self.sessions)).items():
                await self._by_itself(table_id, self.noticed(table_id, version))
        await self._forget_idle()

    async def _hear_operators(self) -> None:
        """Follow what is new of the operators; the tables that they have closed are over here, too."""
        for table_id in await self.operators.look():
            if table_id in self.sessions:
                await self._by_itself(table_id, self.sessions[table_id].catch_up())

    async def _by_itself(self, table_id: str, work: Awaitable[None]) -> None:
        """Run work so that its failure, at one table or at none, leaves the rest of a sweep alone."""
        try:
            await work
        except Exception as error:
            self.metrics.note_failure("sweep", error, table=table_id)

    async def _take_over(self, table_id: str) -> None:
        """Look after a table where something is due; where nothing can be done, it is due no more."""
        session = await self.session(table_id)
        if session is None:
            return
        if session.table.status == "broken":
            await self.store.note_stopped(table_id, True)
        session.changed.set()

    async def _forget_idle(self) -> None:
        before = time.monotonic() - IDLE_SECONDS
        for table_id, session in list(self.sessions.items()):
            if session.audience.listeners or session.idle_since > before or session.table.due() is not None:
                continue
            del self.sessions[table_id]
            self._automations.pop(table_id).cancel()
            await self.lease_holder.release(table_id)
        self.metrics.sessions.set(len(self.sessions))

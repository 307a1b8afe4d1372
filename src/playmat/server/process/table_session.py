"""A table in this process: people at it, one act at a time, and what the server does there by itself.

The order is always the same: the act is tried on the table in memory, stored, and only when it is on disk
anybody hears of it. If it cannot be stored, memory is thrown away and the log read again; nobody has seen
anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from playmat.kernel.errors import PlaymatError
from playmat.kernel.match.ending import LONG
from playmat.server.game_sets import game_with
from playmat.server.log import table_events, wishes
from playmat.server.log.table_events import LogRow, TableEvent
from playmat.server.log.table_log import TableLog, rebuilt
from playmat.server.log.wishes import TableRefusal
from playmat.server.observability import Metrics
from playmat.server.process.audience.audience import Audience, Listener
from playmat.server.process.audience.viewer import Viewer
from playmat.server.process.table_time import TableTime
from playmat.server.process.threads import apart
from playmat.server.protocol.server_messages import Online, State
from playmat.server.storage.store import Addition, Conflict, Store

TRIES = 4
"""The number of times a message is tried again if other processes were faster."""

T = TypeVar("T")

Plan = Callable[[TableLog], list[TableEvent]]
"""Makes acts of a wish, or refuses it; it may be called again when the table has gone on."""


class TableSession:
    """A table in this process.

    Args:
        table: the table as the log has it.
        store: where the log is.
        metrics: the figures of this process.
        published: called with the id and the version after each commit, for other processes.
    """

    def __init__(
        self, table: TableLog, store: Store, metrics: Metrics, published: Callable[[str, int], None]
    ) -> None:
        self.table = table
        self.time = TableTime(table.updated)
        self.changed = asyncio.Event()
        self.idle_since = time.monotonic()
        self._store = store
        self._metrics = metrics
        self._published = published
        self._lock = asyncio.Lock()
        self._known = table.version
        self.audience = Audience(table, self.time, self._lock, metrics)

    # ---- going on ----------------------------------------------------------------------------

    async def carry_out(self, plan: Plan, key: str = "", fence: int = 0) -> int:
        """Carry out a wish, once.

        Args:
            plan: what to do.
            key: what makes the message unique, or empty; one that was carried out before is not again.
            fence: the fence under which the server acts by itself, or 0.

        Returns:
            The version that the wish has become.

        Raises:
            PlaymatError: refused; nothing has changed.
        """
        async with self._still():
            for _ in range(TRIES):
                if key and key in self.table.carried_out:
                    return self.table.carried_out[key]
                wished = plan(self.table)
                try:
                    return await self._go_on(wished, key, fence)
                except Conflict:
                    self._metrics.conflicts.inc()
                    await self._read_again()
                    if fence:
                        raise
                except BaseException:
                    known = self._known
                    await self._read_again()
                    if self._known > known:  # it was stored after all: whoever wished for it was interrupted
                        self._published(self.table.id, self.table.version)
                    raise
            raise TableRefusal("server-busy")

    async def _go_on(self, wished: list[TableEvent], key: str, fence: int) -> int:
        """Try the acts, store them, tell everybody; gives the version of the first."""
        began = time.perf_counter()
        at = max(self.time.now(), self.table.updated)
        first = self.table.version + 1
        rows: list[LogRow] = []
        for act in wished:
            await self._try(LogRow(first + len(rows), at, act, "" if rows else key), rows)
        while (more := follow_up(self.table)) is not None:
            await self._try(LogRow(first + len(rows), at, more), rows)
        addition = Addition(rows, self.table.summary(), self.table.due(), fence)
        if (
            isinstance(rows[-1].act, table_events.Again)
            and (opened := wishes.rematch(self.table)) is not None
        ):
            following, its_rows = new_table(opened, at)
            await self._try(LogRow(first + len(rows), at, table_events.Followed(following.id)), rows)
            with_it = Addition(its_rows, following.summary(), following.due())
            addition = Addition(rows, self.table.summary(), self.table.due(), fence, with_it)
        await self._store.append(addition)
        self._metrics.stored.observe(time.perf_counter() - began)
        for row in rows:
            self._metrics.acts.labels(type(row.act).__name__).inc()
        self._tell()
        self._published(self.table.id, self.table.version)
        if addition.with_it is not None:
            self._published(addition.with_it.summary.id, addition.with_it.summary.version)
        return first

    async def _try(self, row: LogRow, rows: list[LogRow]) -> None:
        await self._take(row)
        rows.append(row)

    async def _take(self, row: LogRow, check: bool = False) -> None:
        """Have the table take an act; a match that begins with thousands of answers keeps nobody waiting."""
        if isinstance(row.act, table_events.Begun) and self.table.played_on:
            await asyncio.to_thread(self.table.take, row, check)
        else:
            self.table.take(row, check)

    async def catch_up(self) -> None:
        """Take what other processes have added to the log, and tell everybody."""
        async with self._still():
            if self.table.status == "broken":
                return
            try:
                for row in await self._store.rows(self.table.id, self.table.version):
                    await self._take(row, check=True)
                    self.time.hear(row.at)
            except PlaymatError:  # other rules than those of the process that wrote it
                await self._read_again()
            else:
                self._tell()

    async def _read_again(self) -> None:
        """Throw away what is in memory; nobody has been told of it.

        Where the log cannot be read, what is in memory stays in doubt, and nobody is told of it until it can.
        """
        self.audience.settled = False
        rows = await self._store.rows(self.table.id)
        kept = await self._store.summary(self.table.id)
        self.table = await asyncio.to_thread(rebuilt, self.table.id, rows, kept)
        self.audience.settled = True
        if rows:
            self.time.hear(rows[-1].at)
        self._tell()

    @contextlib.asynccontextmanager
    async def _still(self) -> AsyncIterator[None]:
        """The table stands still, with nothing on it that waits for its commit."""
        async with self._lock:
            if not self.audience.settled:
                await self._read_again()
            yield

    # ---- those who are told ------------------------------------------------------------------

    def _tell(self) -> None:
        """Tell everybody what is new; nothing waits for its commit."""
        self.audience.tell(self.table)
        if self._known != self.table.version:
            self._known = self.table.version
            self.changed.set()

    async def welcome(self, listener: Listener, wished: Viewer, since: int | None) -> None:
        """Tell somebody everything, or what is new since a version, and from now on the rest.

        Args:
            listener: who is told; they may be here already.
            wished: as whom they wish to be told.
            since: the version that they know, or None.

        Raises:
            TableRefusal: spectators are not let in.
        """
        async with self._still():
            viewer = listener.viewer = self.audience.viewer_now(listener, wished)
            if not viewer.present:
                self._let_watch(viewer)
            online = self.audience.online()
            version, greeting = await apart(lambda: self.audience.greeting(viewer, since, online))
            for data in greeting:
                listener.send(data)
            self.audience.add(listener, version)
            self._note_attended()
            self.idle_since = time.monotonic()

    def _let_watch(self, viewer: Viewer) -> None:
        """Let somebody watch.

        Raises:
            TableRefusal: spectators are not let in.
        """
        if not self.table.opened.watch and not viewer.maker:
            raise TableRefusal("server-no-watchers")

    async def seen(self, viewer: Viewer) -> State:
        """The table as somebody is shown it now, for a report to keep.

        Raises:
            TableRefusal: spectators are not let in.
        """
        async with self._still():
            if not viewer.seats:
                self._let_watch(viewer)
            return self.audience.seen(viewer)

    def leave(self, listener: Listener) -> None:
        """Somebody's connection is gone."""
        if listener in self.audience.listeners:
            self.audience.remove(listener)
            self.idle_since = time.monotonic()

    def found_elsewhere(self, online: list[Online]) -> None:
        """Take who is connected to each of the other processes."""
        if self.audience.found_elsewhere(online):
            self._note_attended()

    def _note_attended(self) -> None:
        """Wake who looks after a table where only computers play: they go on while somebody looks."""
        if self.audience.attended and not self.table.people():
            self.changed.set()

    async def ask(self, question: Callable[[TableLog], T]) -> T:
        """The table's answer to a question, with nothing in it that waits for its commit."""
        async with self._still():
            return question(self.table)


# ---- what follows ----------------------------------------------------------------------------------


def follow_up(table: TableLog) -> TableEvent | None:
    """The server's own act right after an act.

    The match begins when no seat is free; where only computers play, an overlong one ends as drawn.

    Raises:
        BadSetup: the cards that the table was made for are not here.
    """
    if table.status == "running" and not table.people() and table.playing.overlong:
        return table_events.Ended(LONG, -1, ())
    if table.status != "open" or any(place.kind == "open" for place in table.places):
        return None
    game = game_with(table.opened.game, table.opened.cards, table.opened.own)
    beginning = table.opened.beginning
    if (dice := table.opened.dice) is not None:
        return table_events.Begun(dice.seed, dice.salt, game.version, game.data_hash())
    seed = beginning.seed if beginning is not None else secrets.randbits(61)
    return table_events.Begun(seed, secrets.token_hex(16), game.version, game.data_hash())


def new_table(
    opened: table_events.Opened, at: float, table_id: str = "", key: str = ""
) -> tuple[TableLog, list[LogRow]]:
    """A new table and the rows of its log, which are not stored yet.

    Raises:
        BadSetup: the game does not allow what is wished for.
    """
    table = TableLog(table_id or secrets.token_urlsafe(9))
    rows = [LogRow(1, at, opened, key)]
    table.take(rows[0])
    while (more := follow_up(table)) is not None:
        rows.append(LogRow(table.version + 1, at, more))
        table.take(rows[-1])
    return table, rows

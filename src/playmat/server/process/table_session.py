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
from typing import Protocol, TypeVar

import msgspec

from playmat.kernel.errors import PlaymatError
from playmat.kernel.match.ending import LONG
from playmat.server.game_sets import game_with
from playmat.server.log import table_events, wishes
from playmat.server.log.delayed_view import DelayedView
from playmat.server.log.summary import Summary
from playmat.server.log.table_events import LogRow, TableEvent
from playmat.server.log.table_log import Happening, TableLog, rebuilt
from playmat.server.log.wishes import TableRefusal
from playmat.server.observability import Metrics, frames, logger
from playmat.server.process import presenter
from playmat.server.process.table_time import TableTime
from playmat.server.process.threads import apart
from playmat.server.process.viewer import Viewer
from playmat.server.protocol.server_messages import Online, State
from playmat.server.storage.store import Addition, Conflict, Store

TRIES = 4
"""The number of times a message is tried again if other processes were faster."""

MOST_MISSED = 100
"""The most missed versions that are told; anyone who has missed more is told everything instead."""

AT_ONCE = 25
"""So many of those who watch are told at a time; then others come first who have waited meanwhile."""

COUNTED_SECONDS = 0.25
"""So long a new number of people who watch waits to be told, as it may change again at once."""

T = TypeVar("T")

Wordings = dict[tuple[Viewer, int], bytes]
"""The messages about versions of a table, by who is told and the version before."""

Plan = Callable[[TableLog], list[TableEvent]]
"""Makes acts of a wish, or refuses it; it may be called again when the table has gone on."""


class Listener(Protocol):
    """Somebody who is told what happens at a table.

    Attributes:
        viewer: as whom.
        told: the version of the table that they have been told.
    """

    viewer: Viewer
    told: int

    def owns(self, table: TableLog) -> set[int]:
        """The seats of the table that are this person's."""

    def send(self, data: bytes) -> None:
        """Put a message on its way; never waits."""


class TableSession:
    """A table and its listeners.

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
        self.listeners: set[Listener] = set()
        self._elsewhere: list[Online] = []
        self.changed = asyncio.Event()
        self.idle_since = time.monotonic()
        self._store = store
        self._metrics = metrics
        self._published = published
        self._lock = asyncio.Lock()
        self._in_doubt = False
        self._known = table.version
        self._watchers: asyncio.Task[None] | None = None
        self._online = Online([], 0)
        self._counting: asyncio.TimerHandle | None = None
        self._gallery: DelayedView | None = None
        self._later: asyncio.Task[None] | None = None
        self._encoder = msgspec.json.Encoder()

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
        self._in_doubt = True
        rows = await self._store.rows(self.table.id)
        kept = await self._store.summary(self.table.id)
        self.table = await asyncio.to_thread(rebuilt, self.table.id, rows, kept)
        self._in_doubt = False
        if rows:
            self.time.hear(rows[-1].at)
        self._tell()

    @contextlib.asynccontextmanager
    async def _still(self) -> AsyncIterator[None]:
        """The table stands still, with nothing on it that waits for its commit."""
        async with self._lock:
            if self._in_doubt:
                await self._read_again()
            yield

    # ---- telling -----------------------------------------------------------------------------

    def _tell(self) -> None:
        """Tell those who play what is new to them, and have the others told; nothing waits for its commit.

        Two hundred people may watch, and whoever has just answered waits for none of them.
        """
        broken = self.table.status == "broken"
        moved = False
        for listener in list(self.listeners):
            before, listener.viewer = listener.viewer, self.viewer_now(listener)
            moved = moved or before.present != listener.viewer.present
            if (before.present and self._is_late(listener.viewer)) or broken:
                self._tell_all(listener)
        self._tell_new(self.table, [one for one in self.listeners if one.viewer.present])
        self._tell_late()
        if self._behind() and (self._watchers is None or self._watchers.done()):
            self._watchers = asyncio.create_task(self._tell_watchers())
        if moved:
            self.tell_online()
        if self._known != self.table.version:
            self._known = self.table.version
            self.changed.set()

    async def _tell_watchers(self) -> None:
        """Tell those who watch without a delay what is new, some of them at a time."""
        words: Wordings = {}
        version = 0
        while self._behind():
            async with self._lock:
                if self._in_doubt:
                    return  # they are told when the log has been read again
                if version != self.table.version:
                    version, words = self.table.version, {}
                try:
                    self._tell_new(self.table, self._behind()[:AT_ONCE], words)
                except Exception as error:  # nobody waits for this task; with the next act they are told
                    self._metrics.failures.labels("telling").inc()
                    name = type(error).__name__
                    logger.error("telling_failed", table=self.table.id, error=name, frames=frames(error))
                    return
            await asyncio.sleep(0)

    def _behind(self) -> list[Listener]:
        """Those who watch without a delay and have not been told everything."""
        version = self.table.version
        return [one for one in self.listeners if one.told < version and not self._is_late(one.viewer)]

    def _tell_new(self, table: TableLog, listeners: list[Listener], known: Wordings | None = None) -> None:
        """Tell listeners what has happened at a table since they were told last.

        Args:
            table: the table, as they may know it.
            listeners: who is told.
            known: what has been worded already while the table was at this version.
        """
        now, summary = self.time.now(), table.summary()
        worded: Wordings = {} if known is None else known
        for listener in listeners:
            viewer = listener.viewer
            for version in range(listener.told, table.version):
                if (viewer, version) not in worded:
                    happening = table.happenings[version]
                    latest = summary if version + 1 == table.version else None
                    worded[viewer, version] = self._worded(table, happening, viewer, now, latest)
                listener.send(worded[viewer, version])
            listener.told = table.version

    def _tell_all(self, listener: Listener) -> None:
        """Tell a listener everything."""
        shown = self._shown(listener.viewer)
        listener.send(self._encoder.encode(self._state(shown, listener.viewer, self.online())))
        listener.told = shown.version

    def viewer_now(self, listener: Listener) -> Viewer:
        """As whom somebody is told: without the seats that are a computer's or somebody else's by now."""
        own = listener.owns(self.table)
        kept = tuple(seat for seat in listener.viewer.seats if seat in own)
        apart = tuple(seat for seat in listener.viewer.apart if seat in own)
        return listener.viewer._replace(seats=kept, plays=bool(own), apart=apart)

    async def welcome(self, listener: Listener, since: int | None) -> None:
        """Tell somebody everything, or what is new since a version, and from now on the rest.

        Raises:
            TableRefusal: spectators are not let in.
        """
        async with self._still():
            viewer = listener.viewer = self.viewer_now(listener)
            if not viewer.present and not self.table.opened.watch and not viewer.maker:
                raise TableRefusal("server-no-watchers")
            online = self.online()
            version, greeting = await apart(lambda: self._greeting(viewer, since, online))
            for data in greeting:
                listener.send(data)
            listener.told = version
            self.listeners.add(listener)
            self._shown(viewer)  # the last who watched with a delay may have gone meanwhile
            self._note_attended()
            self.idle_since = time.monotonic()
            self.tell_online()
            self._tell_late()

    def _greeting(self, viewer: Viewer, since: int | None, online: Online) -> tuple[int, list[bytes]]:
        """The greeting to a newcomer, and the version that it tells; a long match has much to tell."""
        table = self._shown(viewer)
        missing = table.version - since if since is not None else -1
        if 0 <= missing <= MOST_MISSED and table.status != "broken":
            new, now, summary = table.happenings[table.version - missing :], self.time.now(), table.summary()
            told = (self._worded(table, one, viewer, now, summary if one is new[-1] else None) for one in new)
            return table.version, [self._encoder.encode(self._here(viewer, online)), *told]
        return table.version, [self._encoder.encode(self._state(table, viewer, online))]

    def _worded(
        self, table: TableLog, happening: Happening, viewer: Viewer, now: float, latest: Summary | None
    ) -> bytes:
        return self._encoder.encode(presenter.update(table, happening, viewer, now, latest))

    def _here(self, viewer: Viewer, online: Online) -> Online:
        """The people whom a viewer is told to be connected, and the viewer's own seats."""
        shown = Online([], 0) if self._is_late(viewer) else online
        return msgspec.structs.replace(shown, you=list(viewer.present))

    def _state(self, table: TableLog, viewer: Viewer, online: Online) -> State:
        shown = self._here(viewer, online)
        return presenter.state(table, viewer, self.time.now(), shown.seats, shown.watchers)

    async def seen(self, viewer: Viewer) -> State:
        """The table as somebody is shown it now, for a report to keep.

        Raises:
            TableRefusal: spectators are not let in.
        """
        async with self._still():
            if not viewer.seats and not self.table.opened.watch and not viewer.maker:
                raise TableRefusal("server-no-watchers")
            found = self._state(self._shown(viewer), viewer, Online([], 0))
            if not self._late_listeners():
                self._close_gallery()
            return found

    def leave(self, listener: Listener) -> None:
        """Somebody's connection is gone."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.idle_since = time.monotonic()
            self.tell_online()
            if not self._late_listeners():
                self._close_gallery()

    def here(self) -> Online:
        """The people connected to this process."""
        seats = {seat for listener in self.listeners for seat in listener.viewer.present}
        return Online(sorted(seats), sum(1 for listener in self.listeners if not listener.viewer.present))

    def found_elsewhere(self, online: list[Online]) -> None:
        """Take who is connected to each of the other processes, and tell everybody where that is new."""
        if online != self._elsewhere:
            self._elsewhere = online
            self.tell_online()
            self._note_attended()

    @property
    def attended(self) -> bool:
        """Return whether anybody is connected, to whichever process."""
        return bool(self.listeners) or bool(self._elsewhere)

    def _note_attended(self) -> None:
        """Wake who looks after a table where only computers play: they go on while somebody looks."""
        if self.attended and not self.table.people():
            self.changed.set()

    def online(self) -> Online:
        """The people connected, to whichever process."""
        everywhere = [self.here(), *self._elsewhere]
        seats = {seat for online in everywhere for seat in online.seats}
        return Online(sorted(seats), sum(online.watchers for online in everywhere))

    def tell_online(self) -> None:
        """Tell everybody who is connected, but for those who watch with a delay.

        A crowd comes and goes together: how many watch is told when that has settled for a moment.
        """
        online = self.online()
        if online.seats != self._online.seats:
            self._say_online()
        elif online != self._online and self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(COUNTED_SECONDS, self._say_online)

    def _say_online(self) -> None:
        if self._counting is not None:
            self._counting.cancel()
            self._counting = None
        self._online = self.online()
        data = self._encoder.encode(self._online)
        for listener in list(self.listeners):
            if not self._is_late(listener.viewer):
                listener.send(data)

    async def ask(self, question: Callable[[TableLog], T]) -> T:
        """The table's answer to a question, with nothing in it that waits for its commit."""
        async with self._still():
            return question(self.table)

    # ---- those who watch with a delay --------------------------------------------------------

    def _is_late(self, viewer: Viewer) -> bool:
        return not viewer.present and not self.table.opened.delay.none

    def _shown(self, viewer: Viewer) -> TableLog:
        """The table as a viewer may see it; nothing on it waits for its commit."""
        if not self._is_late(viewer):
            return self.table
        gallery = self._gallery  # it may be closed while a thread is here
        if gallery is None:
            gallery = self._gallery = DelayedView(self.table, self.time.now())
        return gallery.table

    def _tell_late(self) -> None:
        """Tell those who watch with a delay what is old enough, and look again when more will be."""
        if self._gallery is None:
            return
        self._gallery.catch_up(self.table, self.time.now())
        self._tell_new(self._gallery.table, self._late_listeners())
        self._cancel_later()
        due = self._gallery.due(self.table)
        if due is not None:
            self._later = asyncio.create_task(self._look_again(due - self.time.now()))

    def _late_listeners(self) -> list[Listener]:
        return [listener for listener in self.listeners if self._is_late(listener.viewer)]

    def _close_gallery(self) -> None:
        self._gallery = None
        self._cancel_later()

    def _cancel_later(self) -> None:
        if self._later is not None:
            self._later.cancel()
        self._later = None

    async def _look_again(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds))
        async with self._lock:
            self._later = None  # that is this task, which goes on to its end
            if not self._in_doubt:
                self._tell_late()


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

"""The people who are told what happens at a table: some play, some watch, and some watch with a delay."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from playmat.server.log.delayed_view import DelayedView
from playmat.server.log.summary import Summary
from playmat.server.log.table_events import Place
from playmat.server.log.table_log import Happening, TableLog
from playmat.server.observability import Metrics
from playmat.server.process.audience import presenter
from playmat.server.process.audience.viewer import Viewer
from playmat.server.process.table_time import TableTime
from playmat.server.protocol.server_messages import Online, State

MOST_MISSED = 100
"""The most missed versions that are told; anyone who has missed more is told everything instead."""

AT_ONCE = 25
"""So many of those who watch are told at a time; then others come first who have waited meanwhile."""

COUNTED_SECONDS = 0.25
"""So long a new number of people who watch waits to be told, as it may change again at once."""

Wordings = dict[tuple[Viewer, int], bytes]
"""The messages about versions of a table, by who is told and the version before."""


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


class Audience:
    """The listeners of a table, each with the version that they have been told.

    Whoever has somebody told or shown the table sees to it that nothing on it waits for its commit; what is
    told later, by a task of its own, takes the lock for that.

    Args:
        table: the table as the log has it.
        table_time: the time at the table.
        lock: held while the table goes on.
        metrics: the figures of this process.

    Attributes:
        table: what they are told of.
        settled: the table in memory is what the log has; otherwise nobody is told of it.
        listeners: everybody who is connected to this process.
    """

    def __init__(self, table: TableLog, table_time: TableTime, lock: asyncio.Lock, metrics: Metrics) -> None:
        self.table = table
        self.settled = True
        self.listeners: set[Listener] = set()
        self._time = table_time
        self._lock = lock
        self._metrics = metrics
        self._encoder = msgspec.json.Encoder()
        self._places: list[Place] = []
        self._telling: asyncio.Task[None] | None = None
        self._elsewhere: list[Online] = []
        self._online = Online([], 0)
        self._counting: asyncio.TimerHandle | None = None
        self._gallery: DelayedView | None = None
        self._later: asyncio.Task[None] | None = None

    # ---- telling what is new -----------------------------------------------------------------

    def tell(self, table: TableLog) -> None:
        """Tell those who play what is new to them, and have the others told.

        Two hundred people may watch, and whoever has just answered waits for none of them.
        """
        self.table = table
        moved = self._places != table.places and self._see_anew()
        if table.status == "broken":
            for listener in list(self.listeners):
                self._tell_all(listener)
        self._tell_new(table, [one for one in self.listeners if one.viewer.present])
        self._tell_late()
        if self._behind() and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell_watchers())
        if moved:
            self._tell_online()

    def _see_anew(self) -> bool:
        """Find out as whom everybody is told now; gives whether anybody sits where they did not."""
        moved, late = False, []
        for listener in self.listeners:
            before, listener.viewer = listener.viewer, self.viewer_now(listener, listener.viewer)
            moved = moved or before.present != listener.viewer.present
            if before.present and self._is_late(listener.viewer):
                late.append(listener)
        self._places = list(self.table.places)
        for listener in late:
            self._tell_all(listener)
        return moved

    def viewer_now(self, listener: Listener, wished: Viewer) -> Viewer:
        """As whom somebody is told: without the seats that are a computer's or somebody else's by now."""
        own = listener.owns(self.table)
        kept = tuple(seat for seat in wished.seats if seat in own)
        apart = tuple(seat for seat in wished.apart if seat in own)
        return wished._replace(seats=kept, plays=bool(own), apart=apart)

    async def _tell_watchers(self) -> None:
        """Tell those who watch without a delay what is new, some of them at a time."""
        words: Wordings = {}
        version = 0
        while self._behind():
            async with self._lock:
                if not self.settled:
                    return  # they are told when the log has been read again
                if version != self.table.version:
                    version, words = self.table.version, {}
                try:
                    self._tell_new(self.table, self._behind()[:AT_ONCE], words)
                except Exception as error:  # nobody waits for this task; with the next act they are told
                    self._metrics.note_failure("telling", error, table=self.table.id)
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
        now, summary = self._time.now(), table.summary()
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

    # ---- telling everything ------------------------------------------------------------------

    def _tell_all(self, listener: Listener) -> None:
        """Tell a listener everything."""
        shown = self._shown(listener.viewer)
        listener.send(self._encoder.encode(self._state(shown, listener.viewer, self.online())))
        listener.told = shown.version

    def greeting(self, viewer: Viewer, since: int | None, online: Online) -> tuple[int, list[bytes]]:
        """The greeting to a newcomer, and the version that it tells; a long match has much to tell.

        Args:
            viewer: as whom they come.
            since: the version that they know, or None.
            online: who is connected.
        """
        table = self._shown(viewer)
        missing = table.version - since if since is not None else -1
        if 0 <= missing <= MOST_MISSED and table.status != "broken":
            new, now, summary = table.happenings[table.version - missing :], self._time.now(), table.summary()
            told = (self._worded(table, one, viewer, now, summary if one is new[-1] else None) for one in new)
            return table.version, [self._encoder.encode(self._here(viewer, online)), *told]
        return table.version, [self._encoder.encode(self._state(table, viewer, online))]

    def seen(self, viewer: Viewer) -> State:
        """The table as somebody is shown it now."""
        found = self._state(self._shown(viewer), viewer, Online([], 0))
        if not self._late_listeners():
            self._close_gallery()
        return found

    def _worded(
        self, table: TableLog, happening: Happening, viewer: Viewer, now: float, latest: Summary | None
    ) -> bytes:
        return self._encoder.encode(presenter.update(table, happening, viewer, now, latest))

    def _state(self, table: TableLog, viewer: Viewer, online: Online) -> State:
        shown = self._here(viewer, online)
        return presenter.state(table, viewer, self._time.now(), shown.seats, shown.watchers)

    def _here(self, viewer: Viewer, online: Online) -> Online:
        """The people whom a viewer is told to be connected, and the viewer's own seats."""
        shown = Online([], 0) if self._is_late(viewer) else online
        return msgspec.structs.replace(shown, you=list(viewer.present))

    # ---- who is here -------------------------------------------------------------------------

    def add(self, listener: Listener, told: int) -> None:
        """Tell a newcomer, too, from now on what follows the version that they have been told."""
        listener.told = told
        self.listeners.add(listener)
        self._shown(listener.viewer)  # the last who watched with a delay may have gone meanwhile
        self._tell_online()
        self._tell_late()

    def remove(self, listener: Listener) -> None:
        """Somebody's connection is gone."""
        self.listeners.remove(listener)
        self._tell_online()
        if not self._late_listeners():
            self._close_gallery()

    def here(self) -> Online:
        """The people connected to this process."""
        seats = {seat for listener in self.listeners for seat in listener.viewer.present}
        return Online(sorted(seats), sum(1 for listener in self.listeners if not listener.viewer.present))

    def online(self) -> Online:
        """The people connected, to whichever process."""
        everywhere = [self.here(), *self._elsewhere]
        seats = {seat for online in everywhere for seat in online.seats}
        return Online(sorted(seats), sum(online.watchers for online in everywhere))

    @property
    def attended(self) -> bool:
        """Return whether anybody is connected, to whichever process."""
        return bool(self.listeners) or bool(self._elsewhere)

    def found_elsewhere(self, online: list[Online]) -> bool:
        """Take who is connected to each of the other processes; where that is new, tell everybody."""
        if online == self._elsewhere:
            return False
        self._elsewhere = online
        self._tell_online()
        return True

    def _tell_online(self) -> None:
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

    # ---- those who watch with a delay --------------------------------------------------------

    def _is_late(self, viewer: Viewer) -> bool:
        return not viewer.present and not self.table.opened.delay.none

    def _shown(self, viewer: Viewer) -> TableLog:
        """The table as a viewer may see it."""
        if not self._is_late(viewer):
            return self.table
        gallery = self._gallery  # it may be closed while a thread is here
        if gallery is None:
            gallery = self._gallery = DelayedView(self.table, self._time.now())
        return gallery.table

    def _tell_late(self) -> None:
        """Tell those who watch with a delay what is old enough, and look again when more will be."""
        if self._gallery is None:
            return
        self._gallery.catch_up(self.table, self._time.now())
        self._tell_new(self._gallery.table, self._late_listeners())
        self._cancel_later()
        due = self._gallery.due(self.table)
        if due is not None:
            self._later = asyncio.create_task(self._look_again(due - self._time.now()))

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
            if not self.settled:
                return
            try:
                self._tell_late()
            except Exception as error:  # nobody waits for this task; with the next act they are told
                self._metrics.note_failure("telling", error, table=self.table.id)

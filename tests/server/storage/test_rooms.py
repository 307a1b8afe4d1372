"""A table in memory is never more than the log says, whatever becomes of the disk and of those who listen."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy import and_, update
from sqlalchemy.exc import OperationalError
from tests.server.house import PATIENCE, House, join, make, play_together
from tests.server.storage.test_store import new_addition, opening
from tests.server.tables.test_knowing import hand
from tests.server.tables.test_watching import LATE, Ear, Pen, Shelf, read, until

from playmat.kernel.errors import MatchOver
from playmat.server.clients.client import ServerRefused, new_id
from playmat.server.log import table_events, wishes
from playmat.server.log.table_events import LogRow, Place, TableEvent
from playmat.server.log.table_log import TableLog, rebuilt
from playmat.server.observability import Metrics
from playmat.server.process import automation
from playmat.server.process.audience.viewer import Viewer
from playmat.server.process.bot_pool import BotPool
from playmat.server.process.table_session import TableSession, new_table
from playmat.server.protocol.client_messages import Show
from playmat.server.protocol.server_messages import Ack, Clock, Delay, Online, State, Update
from playmat.server.storage.database import now_in, writing
from playmat.server.storage.db_schema import log, tables
from playmat.server.storage.leases import Alone
from playmat.server.storage.store import Addition


class Disk(Shelf):
    """A store whose disk can break, and be slow.

    Attributes:
        broken: nothing can be written or read.
        slow: writing waits for it.
    """

    def __init__(self, log: list[LogRow]) -> None:
        super().__init__(list(log))
        self.stored = len(log)
        self.broken = False
        self.slow = asyncio.Event()
        self.slow.set()

    async def rows(self, table_id: str, after: int = 0) -> list[LogRow]:
        """The rows, if the disk is whole."""
        if self.broken:
            raise OperationalError("", {}, OSError())
        return await super().rows(table_id, after)

    async def append(self, addition: Addition) -> None:
        """Write, sooner or later."""
        if self.broken:
            raise OperationalError("", {}, OSError())
        self._waiting = [addition]
        writing = asyncio.create_task(self._write([addition]))
        try:
            await asyncio.shield(addition.done)
        finally:
            await writing

    async def _write(self, batch: list[Addition]) -> None:
        await self.slow.wait()
        for addition in batch:
            self.log += addition.rows
            self.stored = len(self.log)
            addition.done.set_result(None)


def answered(table: TableLog) -> list[TableEvent]:
    """Some answer of whoever is asked."""
    seat = table.needed[0]
    choice = table.playing.choice(seat)
    answer = next(one for one in range(1 << 12) if choice.allows(one))
    return [wishes.answered(table.playing, seat, answer)]


async def test_what_could_not_be_stored_is_told_to_nobody() -> None:
    """The database is gone in the middle of an answer, so that the log cannot be read again either."""
    pen = Pen("kmon", 2, Delay(), seed=3)
    pen.answer(5, 4)
    disk = Disk(pen.rows)
    session = TableSession(rebuilt("t", pen.rows), disk, Metrics(), lambda _table, _version: None)
    stored = session.table.version
    early, late = Ear(Viewer((0,), "en")), Ear(Viewer((), "en"))
    await session.welcome(early, early.viewer, None)
    disk.broken = True
    for _ in range(2):
        with pytest.raises(OperationalError):
            await session.carry_out(answered)
        with pytest.raises(OperationalError):
            await session.welcome(late, late.viewer, None)
        with pytest.raises(OperationalError):
            await session.ask(lambda table: table.version)
    assert late.heard == []
    disk.broken = False
    assert await session.ask(lambda table: table.version) == stored
    await session.welcome(late, late.viewer, None)
    assert await session.carry_out(answered) == stored + 1
    await until(lambda: late.told == stored + 1)
    for ear in (early, late):
        told = [one.version for one in read(ear.heard) if isinstance(one, State | Update)]
        assert told == [stored, stored + 1]


async def test_whoever_has_gone_before_his_answer_was_stored_has_given_it_all_the_same() -> None:
    """Somebody closes the browser while the disk still writes: the others are told at once."""
    pen = Pen("kmon", 2, Delay(), seed=3)
    pen.answer(5, 4)
    disk = Disk(pen.rows)
    session = TableSession(rebuilt("t", pen.rows), disk, Metrics(), lambda _table, _version: None)
    stored = session.table.version
    other = Ear(Viewer((1,), "en"))
    await session.welcome(other, other.viewer, None)
    disk.slow.clear()
    answering = asyncio.create_task(session.carry_out(answered))
    await asyncio.sleep(0)
    answering.cancel()
    await asyncio.sleep(0)
    assert not answering.done()
    disk.slow.set()
    with pytest.raises(asyncio.CancelledError):
        await answering
    assert session.table.version == disk.stored == stored + 1
    assert [one.version for one in read(other.heard) if isinstance(one, Update)] == [stored + 1]


async def test_what_could_not_be_stored_does_not_wake_who_looks_after_the_table() -> None:
    """The disk is full, and what is on it can be read: whoever tries again at once tries for ever."""

    class Full(Disk):
        async def append(self, addition: Addition) -> None:
            raise OperationalError("", {}, OSError())

    pen = Pen("kmon", 2, Delay(), seed=3)
    session = TableSession(rebuilt("t", pen.rows), Full(pen.rows), Metrics(), lambda _table, _version: None)
    with pytest.raises(OperationalError):
        await session.carry_out(answered)
    assert not session.changed.is_set()


async def test_computers_play_on_when_the_database_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else does anything at the table meanwhile."""

    class Outage(Disk):
        left = automation.FAULTS_IN_A_ROW

        async def rows(self, table_id: str, after: int = 0) -> list[LogRow]:
            self.broken = self.left > 0
            self.left -= 1
            return await super().rows(table_id, after)

    monkeypatch.setattr(automation, "REST_SECONDS", 0.0)
    computer = Place("computer", level=automation.INSTANT)
    opened = msgspec.structs.replace(opening(), places=(computer, computer))
    table, rows = new_table(opened, 1.0, "t")
    disk = Outage(rows)
    disk.broken = True
    session = TableSession(table, disk, Metrics(), lambda _table, _version: None)
    session.found_elsewhere([Online([], 1)])
    looking = automation.Automation(session, BotPool(1), Alone(), Metrics(), grace=0.0, loaded=False)
    playing = asyncio.create_task(looking.run())
    try:
        while session.table.version == len(rows):
            await asyncio.wait_for(session.changed.wait(), PATIENCE)
            await asyncio.sleep(0)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    assert disk.left < 0


async def test_a_table_that_another_process_plays_by_other_rules_is_told_to_be_broken() -> None:
    """Servers of two versions on one database: what cannot be followed is not told as if it were right."""
    pen = Pen("kmon", 2, Delay(LATE), seed=3)
    pen.answer(5, 4)
    rows = pen.rows
    later = next(place for place in range(6, len(rows)) if isinstance(rows[place].act, table_events.Answered))
    wrong = msgspec.structs.replace(rows[later].act, digest="other")
    rows[later] = LogRow(rows[later].version, rows[later].at, wrong)
    shelf = Shelf(rows)
    shelf.stored = later
    session = TableSession(rebuilt("t", rows[:later]), shelf, Metrics(), lambda _table, _version: None)
    ears = [Ear(Viewer((0,), "en")), Ear(Viewer((), "it"))]
    for ear in ears:
        await session.welcome(ear, ear.viewer, None)
    shelf.stored = len(rows)
    for _ in range(2):
        await session.catch_up()
    assert session.table.status == "broken"
    for ear in ears:
        states = [one for one in read(ear.heard) if isinstance(one, State)]
        assert len(states) == 2, "said once"
    assert await session.ask(lambda table: table.version) == len(rows)
    with pytest.raises(MatchOver):
        await session.carry_out(lambda table: wishes.undo(table, [0]))


async def test_a_table_that_cannot_be_read_keeps_the_server_from_no_other(home: House) -> None:
    """A damaged log, or one of other rules, leaves nothing to do; at the next table something is due."""
    registry = home.server.registry
    for table_id in ("damaged", "other-rules", "whole"):  # not due yet: the server sweeps by itself, too
        addition = new_addition(opening(second="computer"), table_id)
        await registry.store.append(Addition(addition.rows, addition.summary))
    other = table_events.write_event(table_events.Begun(1, "salt", "0.0", "other cards"))
    async with writing(registry.store.engine) as connection:
        for table_id, act in (("damaged", "{"), ("other-rules", other)):
            here = and_(log.c.table_id == table_id, log.c.version == 2)
            await connection.execute(update(log).where(here).values(act=act))
        await connection.execute(update(tables).values(due=0.0))
    for table_id, status in (("whole", "running"), ("other-rules", "broken")):
        async with asyncio.timeout(PATIENCE):
            while table_id not in registry.sessions:  # noqa: ASYNC110 - nothing tells it
                await asyncio.sleep(0.01)
        assert registry.sessions[table_id].table.status == status
    await registry.sweep()
    assert "damaged" not in registry.sessions
    assert "other-rules" not in await registry.store.due(now_in(registry.store.engine.url))
    assert home.server.metrics.registry.get_sample_value("playmat_failures_total", {"place": "sweep"})


# ---- who has a seat --------------------------------------------------------------------------------


async def test_a_seat_that_somebody_else_has_by_now_shows_nothing_to_who_had_it() -> None:
    """One left, and another sat down, at another process of the server: both come to this one at once."""
    pen = Pen("kmon", 2, Delay(), seed=3)
    opened, begun = (row.act for row in pen.rows[:2])
    assert isinstance(opened, table_events.Opened)
    ann = opened.places[0]
    free = Place("open")
    log: list[TableEvent] = [
        table_events.Opened("kmon", "", {}, (ann, free), Clock(), True, True, False, "p0"),
        table_events.Sat(1, Place("person", person="bob", name="Bob"), "joined"),
        table_events.Sat(1, free, "left"),
        table_events.Sat(1, Place("person", person="eve", name="Eve"), "joined"),
        begun,
    ]
    rows = [LogRow(number, float(number), act) for number, act in enumerate(log, 1)]
    shelf = Shelf(rows)
    shelf.stored = 2
    session = TableSession(rebuilt("t", rows[:2]), shelf, Metrics(), lambda _table, _version: None)
    first, bob = Ear(Viewer((0,), "en"), "p0"), Ear(Viewer((1,), "en"), "bob")
    for ear in (first, bob):
        await session.welcome(ear, ear.viewer, None)
    shelf.stored = len(rows)
    await session.catch_up()
    await until(lambda: bob.told == len(rows))
    updates = [[one for one in read(ear.heard) if isinstance(one, Update)] for ear in (first, bob)]
    plays = [told[-1].play for told in updates if told[-1].play is not None]
    assert [play.viewer for play in plays] == [0, -2]
    assert hand(plays[0].view, 0), "nobody holds anything, so that nothing was tested"
    assert hand(plays[1].view, 0) == hand(plays[1].view, 1) == []
    assert plays[1].asks == []


async def test_who_plays_sees_no_hands_by_watching_his_own_table(home: House) -> None:
    """Everybody agreed that spectators see the hands; whoever has a seat is none."""
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo")
    await join(bob, made)
    table = made.table.id
    async with ann.seat(table) as first, bob.seat(table) as second:
        for player in (first, second):
            assert isinstance(await player.ask(Show(new_id(), agree=True)), Ack)
        await play_together(16, first, second)
        async with ann.seat(table, watch=True) as own, home.visitor().seat(table) as stranger:
            assert stranger.play is not None
            assert [bool(hand(view, seat)) for seat, view in enumerate(stranger.play.sides)] == [True, True]
            assert own.play is not None
            assert own.play.viewer == -2
            assert own.play.sides == []
            assert [own.events[n] for n in own.events] != [stranger.events[n] for n in own.events]


async def test_a_table_that_is_not_there_is_said_to_be_none(home: House) -> None:
    with pytest.raises(ServerRefused, match="Questo tavolo non esiste"):
        async with home.visitor("it").seat("nowhere"):
            pass

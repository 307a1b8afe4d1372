"""Many who watch one table: those who play are told first, nobody misses anything, and counts settle."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.tables.test_watching import WATCHER, Ear, Pen, Shelf, until

from playmat.kernel.rng import stream_of
from playmat.server.log import wishes
from playmat.server.log.table_events import TableEvent
from playmat.server.log.table_log import TableLog
from playmat.server.observability import Metrics
from playmat.server.process.audience import audience
from playmat.server.process.audience.viewer import Viewer
from playmat.server.process.table_session import TableSession
from playmat.server.protocol.server_messages import Delay, Online, State, Update
from playmat.server.storage.store import Addition

CROWD = 3 * audience.AT_ONCE + 1


class Book(Shelf):
    """A store that keeps what is added."""

    async def append(self, addition: Addition) -> None:
        """Keep it."""
        self.log += addition.rows
        self.stored = len(self.log)


@pytest.fixture
async def crowded() -> tuple[TableSession, Ear, list[Ear]]:
    """A match with one who plays both seats, and a crowd that watches."""
    pen = Pen("kmon", 2, Delay(), seed=1)
    session = TableSession(pen.table, Book(pen.rows), Metrics(), lambda _table, _version: None)
    player = Ear(Viewer((0, 1), "en"))
    crowd = [Ear(WATCHER) for _ in range(CROWD)]
    for ear in (*crowd, player):
        await session.welcome(ear, ear.viewer, None)
    return session, player, crowd


def answer(table: TableLog) -> list[TableEvent]:
    """An answer of the seat that the match waits for."""
    seat = table.needed[0]
    drawn = table.playing.choice(seat).sample(stream_of(table.version, 7))
    return [wishes.answered(table.playing, seat, int(drawn))]


def versions(ear: Ear) -> list[int]:
    """The versions that somebody has been told, in order; at first all of them at once."""
    told = [msgspec.json.decode(data, type=State | Update | Online) for data in ear.heard]
    return [one.version for one in told if not isinstance(one, Online)]


def counts(ear: Ear) -> list[int]:
    """The number of people who watch, as often as somebody has been told."""
    told = [msgspec.json.decode(data, type=State | Update | Online) for data in ear.heard]
    return [one.watchers for one in told if isinstance(one, Online)]


async def test_whoever_has_answered_is_told_before_any_who_watch(
    crowded: tuple[TableSession, Ear, list[Ear]],
) -> None:
    session, player, crowd = crowded
    version = await session.carry_out(answer)
    assert versions(player)[-1] == version
    assert not any(version in versions(ear) for ear in crowd)
    await until(lambda: all(ear.told == version for ear in crowd))
    assert all(versions(ear)[-1] == version for ear in crowd)


async def test_a_crowd_misses_nothing_and_hears_nothing_twice(
    crowded: tuple[TableSession, Ear, list[Ear]],
) -> None:
    """Answers come while some have been told and others not yet; people come and go, too."""
    session, _player, crowd = crowded
    began = session.table.version
    for number in range(20):
        await session.carry_out(answer)
        for _ in range(number % 4):
            await asyncio.sleep(0)
        if number % 5 == 0:
            session.leave(crowd[-1])
            crowd[-1] = Ear(WATCHER)
            await session.welcome(crowd[-1], crowd[-1].viewer, began if number % 2 else None)
    await until(lambda: all(ear.told == session.table.version for ear in crowd))
    for ear in crowd:
        heard = versions(ear)
        assert heard == list(range(heard[0], session.table.version + 1))


async def test_nobody_who_watches_is_told_what_is_not_stored_yet(
    crowded: tuple[TableSession, Ear, list[Ear]], monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _player, crowd = crowded
    stored = asyncio.Event()
    append = Book.append

    async def slowly(self: Book, addition: Addition) -> None:
        await stored.wait()
        await append(self, addition)

    first = await session.carry_out(answer)
    monkeypatch.setattr(Book, "append", slowly)
    second = asyncio.create_task(session.carry_out(answer))
    for _ in range(20):
        await asyncio.sleep(0)
    assert session.table.version > first
    assert max(max(versions(ear)) for ear in crowd) <= first
    stored.set()
    last = await second
    await until(lambda: all(ear.told == last for ear in crowd))
    assert all(versions(ear)[-2:] == [first, last] for ear in crowd)


async def test_how_many_watch_is_told_when_a_crowd_has_come(
    crowded: tuple[TableSession, Ear, list[Ear]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each who comes or goes would else have everybody told; who sits down is seen at once."""
    session, player, crowd = crowded
    monkeypatch.setattr(audience, "COUNTED_SECONDS", 3600.0)
    await until(lambda: counts(player)[-1:] == [CROWD])
    before = len(counts(player))
    for ear in crowd[:10]:
        session.leave(ear)
    assert len(counts(player)) == before
    session.leave(player)
    await session.welcome(player, player.viewer, None)
    assert counts(player)[-1] == CROWD - 10


async def test_in_the_end_everybody_knows_how_many_watch(
    crowded: tuple[TableSession, Ear, list[Ear]],
) -> None:
    session, player, crowd = crowded
    for ear in crowd[10:]:
        session.leave(ear)
    await until(lambda: all(counts(ear)[-1:] == [10] for ear in (player, *crowd[:10])))

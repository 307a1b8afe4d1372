"""Seats that change hands while somebody is told, or comes again: nobody is told as who they are not."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.tables.test_crowds import Book
from tests.server.tables.test_watching import Ear, Pen

from playmat.server.log import table_events, wishes
from playmat.server.log.table_events import TableEvent
from playmat.server.log.table_log import TableLog
from playmat.server.observability import Metrics
from playmat.server.process.audience import presenter
from playmat.server.process.audience.viewer import Viewer
from playmat.server.process.table_session import TableSession
from playmat.server.protocol.server_messages import Delay
from playmat.server.storage.store import Addition

SEAT = 0


def session_of(delay: Delay) -> TableSession:
    """A match of three heroes whose people are called p0 to p2."""
    pen = Pen("perilous", 3, delay, seed=1)
    return TableSession(pen.table, Book(pen.rows), Metrics(), lambda _table, _version: None)


def lost(table: TableLog) -> list[TableEvent]:
    """A computer takes the seat."""
    computer = wishes.computer(table, SEAT, wishes.stand_in(table))
    return [table_events.Sat(SEAT, computer, "resigned")]


def chat(_table: TableLog) -> list[TableEvent]:
    """Somebody else says something."""
    return [table_events.Chatted(1, wishes.PHRASES[0], "")]


async def test_who_comes_again_while_their_seat_is_lost_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second hello waits until the table stands still; what it wished for before is not told meanwhile."""
    session = session_of(Delay())
    ear = Ear(Viewer((SEAT,), "en"), "p0")
    await session.welcome(ear, ear.viewer, None)
    wished = ear.viewer
    append, storing, go_on = Book.append, asyncio.Event(), asyncio.Event()

    async def slowly(self: Book, addition: Addition) -> None:
        storing.set()
        await go_on.wait()
        await append(self, addition)

    monkeypatch.setattr(Book, "append", slowly)
    losing = asyncio.create_task(session.carry_out(lost))
    await storing.wait()
    saying = asyncio.create_task(session.carry_out(chat))
    await asyncio.sleep(0)
    coming = asyncio.create_task(session.welcome(ear, wished, None))
    go_on.set()
    await asyncio.gather(losing, saying, coming)
    assert ear.viewer.seats == ()
    assert not ear.viewer.plays


async def test_who_cannot_be_told_keeps_nobody_in_a_lost_seat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At a table with a delay they would else be told at once, and as the seat."""
    session = session_of(Delay(minutes=5))
    ears = [Ear(Viewer((SEAT,), lang), "p0") for lang in ("en", "ja", "it")]
    for ear in ears:
        await session.welcome(ear, ear.viewer, None)
    state = presenter.state
    monkeypatch.setattr(presenter, "state", None)
    with pytest.raises(TypeError):
        await session.carry_out(lost)
    monkeypatch.setattr(presenter, "state", state)
    assert [ear.viewer.seats for ear in ears] == [(), (), ()]
    heard = [len(ear.heard) for ear in ears]
    await session.carry_out(chat)
    assert [len(ear.heard) for ear in ears] == heard

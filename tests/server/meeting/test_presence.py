"""The people who are connected, as told across all processes on a database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select, update
from tests.server.house import PATIENCE, House, house, join, make
from tests.server.servers import process
from tests.server.storage.test_store import new_addition, opened_store, opening
from tests.server.tables.test_watching import Ear

from playmat.server.clients.client import TableClient, new_id
from playmat.server.log.table_log import rebuilt
from playmat.server.observability import Metrics
from playmat.server.process.audience.viewer import Viewer
from playmat.server.process.lobby import Lobby
from playmat.server.process.presence import SharedPresence
from playmat.server.process.table_session import TableSession
from playmat.server.protocol.client_messages import Leave
from playmat.server.protocol.server_messages import Ack, Delay, Online, State
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import processes
from playmat.server.storage.store import Store


def connected(player: TableClient) -> Online | None:
    """The people connected, as somebody was told last."""
    for told in reversed(player.heard):
        if isinstance(told, Online):
            return told
        if isinstance(told, State):
            return Online(told.online, told.watchers)
    return None


async def is_told(player: TableClient, seats: list[int], watchers: int = 0) -> None:
    """Wait until somebody is told that these are connected."""
    await asyncio.wait_for(player.until(lambda: connected(player) == Online(seats, watchers)), PATIENCE)


# ---- one process -----------------------------------------------------------------------------------


async def test_whoever_leaves_a_seat_is_connected_as_one_who_watches(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "perilous", "moo")
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        await is_told(first, [0, 1])
        assert isinstance(await second.ask(Leave(new_id())), Ack)
        await is_told(first, [0], watchers=1)
        await is_told(second, [0], watchers=1)


# ---- several processes on PostgreSQL ---------------------------------------------------------------


async def test_friends_on_two_processes_see_each_other_come_and_go(shared: str) -> None:
    async with house(shared) as one, house(shared) as other:
        ann, bob = one.visitor(), other.visitor()
        made = await make(ann, "kmon", "mo")
        await join(bob, made)
        async with ann.seat(made.table.id) as first:
            async with bob.seat(made.table.id) as second, other.visitor().seat(made.table.id) as watcher:
                for player in (first, second, watcher):
                    await is_told(player, [0, 1], watchers=1)
            await is_told(first, [0])


async def test_who_watches_late_is_not_told_who_is_connected_elsewhere(shared: str) -> None:
    async with house(shared) as one, house(shared) as other:
        ann = one.visitor()
        made = await make(ann, "kmon", "mm", delay=Delay(5))
        at_other = other.visitor()
        async with (
            at_other.seat(made.table.id) as late,
            at_other.seat(made.table.id, keys=[made.keys[0].key]) as beside,
        ):
            await is_told(beside, [0], watchers=1)
            async with ann.seat(made.table.id):
                await is_told(beside, [0, 1], watchers=1)
            assert connected(late) == Online([], 0)
            assert not [told for told in late.heard if isinstance(told, Online)]


@pytest.mark.slow
async def test_the_people_of_a_process_that_dies_are_gone_with_its_lease(shared: str) -> None:
    async with house(shared) as one, process(shared) as (server, address):
        ann, bob = one.visitor(), one.visitor()
        made = await make(ann, "kmon", "mo")
        await join(bob, made)
        bob.address = address
        async with ann.seat(made.table.id) as first, bob.seat(made.table.id):
            await is_told(first, [0, 1])
            server.kill()
            await server.wait()
            await is_told(first, [0])


# ---- the rows --------------------------------------------------------------------------------------


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with opened_store(database) as found:
        yield found


async def entered(store: Store, *viewers: Viewer) -> TableSession:
    """A process's room of the table, with somebody in it."""
    session = TableSession(
        rebuilt("t1", await store.rows("t1")), store, Metrics(), lambda _table, _version: None
    )
    for viewer in viewers:
        await session.welcome(Ear(viewer), viewer, None)
    return session


async def test_a_process_whose_lease_ran_out_is_forgotten_until_it_says_more(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playmat.server.process.presence.SECONDS", 3600.0)
    await store.append(new_addition(opening(), "t1"))
    first, second = SharedPresence(store, "first"), SharedPresence(store, "second")
    here, there = await entered(store, Viewer((0,), "en")), await entered(store, Viewer((), "en"))
    await first.share({"t1": here}, Lobby())
    await second.share({"t1": there}, Lobby())
    assert there.audience.online() == Online([0], 1)
    async with writing(store.engine) as connection:
        await connection.execute(update(processes).where(processes.c.owner == "first").values(until=1.0))
    await second.share({"t1": there}, Lobby())
    assert there.audience.online() == Online([], 1)
    async with store.engine.connect() as connection:
        assert (await connection.execute(select(processes.c.owner))).scalars().all() == ["second"]
    await first.share({"t1": here}, Lobby())
    assert here.audience.online() == Online([0], 1)
    await second.share({"t1": there}, Lobby())
    assert there.audience.online() == Online([0], 1)
    await first.leave()
    await second.share({"t1": there}, Lobby())
    assert there.audience.online() == Online([], 1)


async def test_the_same_news_from_elsewhere_is_told_once(store: Store) -> None:
    await store.append(new_addition(opening(), "t1"))
    session = await entered(store)
    ear = Ear(Viewer((0,), "en"))
    await session.welcome(ear, ear.viewer, None)
    before = len(ear.heard)
    for _ in range(3):
        session.found_elsewhere([Online([1], 0), Online([], 2)])
    assert len(ear.heard) == before + 1
    assert session.audience.here() == Online([0], 0)
    assert session.audience.online() == Online([0, 1], 2)

"""Servers that die, servers that share a database, and what they refuse."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
import socket
import time
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import text, update
from sqlalchemy.exc import DBAPIError
from tests.server.house import (
    PATIENCE,
    ended,
    ending,
    house,
    join,
    make,
    play_on,
    play_together,
    seen,
)
from tests.server.kept import Receipt, faults, log_of, receipts
from tests.server.servers import kept_port, process

from playmat.server.bootstrap import Settings, check_settings, listen, opened, serve
from playmat.server.clients.client import TableClient, Visitor
from playmat.server.log import table_events
from playmat.server.log.table_log import rebuilt
from playmat.server.process.bus import PostgresBus
from playmat.server.protocol.server_messages import Clock
from playmat.server.storage import leases
from playmat.server.storage.database import DatabaseError, open_engine, read_address, writing
from playmat.server.storage.db_schema import tables
from playmat.server.storage.store import Addition, Store

ACKNOWLEDGED = 8
"""So many answers are acknowledged before a server is killed."""

CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
"""Cuts all other lines to a database."""


@pytest.mark.slow
async def test_a_server_that_is_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    """Kill -9 in the middle of play: what was acknowledged is there, once, without a gap; people play on."""
    database = str(tmp_path / "tables.db")
    told: set[Receipt] = set()
    table, cookies = "", None
    with kept_port() as port:
        for _cycle in range(3):
            async with process(database, port) as (server, address):
                visitor = Visitor(address)
                if not table:
                    made = await make(visitor, "kmon", "mm")
                    table, cookies = made.table.id, visitor.cookies
                else:
                    visitor.cookies = cookies  # type: ignore[assignment]
                async with visitor.seat(table) as player:
                    playing = asyncio.create_task(play_on(player, 100_000))
                    await player.until(lambda: len(receipts(player)) >= ACKNOWLEDGED)
                    server.send_signal(signal.SIGKILL)
                    await server.wait()
                    assert not playing.done()
                    playing.cancel()
                    await asyncio.gather(playing, return_exceptions=True)
                    told |= receipts(player)
    rows = await log_of(database, table)
    assert len(told) >= 3 * ACKNOWLEDGED
    assert faults(table, rows, told) == (0, 0, 0)


@pytest.mark.slow
async def test_a_player_notices_a_restart_only_by_its_length(tmp_path: Path) -> None:
    """The connection comes back by itself, and what was not acknowledged is sent again."""
    database = str(tmp_path / "tables.db")
    with kept_port() as port:
        async with process(database, port) as (server, address):
            visitor = Visitor(address)
            made = await make(visitor, "kmon", "mg")
            player = visitor.seat(made.table.id)
            await player.__aenter__()
            await play_on(player, 3)
            server.kill()
            await server.wait()
        playing = asyncio.create_task(play_on(player, 3))
        async with process(database, port):
            assert await asyncio.wait_for(playing, PATIENCE) == 3
            await player.__aexit__()
    assert rebuilt(made.table.id, await log_of(database, made.table.id)).status != "broken"


# ---- what is refused -------------------------------------------------------------------------------


def test_unsafe_combinations_are_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    for settings, why in (
        (Settings(file, workers=2), "one server process"),
        (Settings(file, workers=0), "At least one"),
        (Settings("mysql://host/name"), "not a database"),
        (Settings(file, origins=("play.example",)), "not an origin"),
    ):
        with pytest.raises(Exception, match=why):
            check_settings(settings)
    taken = listen("127.0.0.1", 0)
    with taken, pytest.raises(DatabaseError, match="another --port"):
        listen("127.0.0.1", int(taken.getsockname()[1]))
    with pytest.raises(DatabaseError, match="does not answer"):
        serve(Settings("postgresql://nobody@127.0.0.1:9/none", log_level="critical"), lambda _address: None)


async def test_a_server_sends_at_once_what_it_has_to_tell() -> None:
    """Its connections do not keep small messages back until the other side has acknowledged the last one."""
    at_once: asyncio.Queue[int] = asyncio.Queue()

    def come(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        here = writer.get_extra_info("socket")
        at_once.put_nowait(here.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    with listen("127.0.0.1", 0) as listening:
        async with await asyncio.start_server(come, sock=listening):
            _reader, writer = await asyncio.open_connection(*listening.getsockname())
            assert await asyncio.wait_for(at_once.get(), PATIENCE) != 0
            writer.close()


async def test_two_servers_do_not_share_a_sqlite_file(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    async with house(file):
        with pytest.raises(DatabaseError, match="Another server is using"):
            async with opened(read_address(file)):
                pass


@pytest.mark.parametrize("unmade_database", ["postgres"], indirect=True)
async def test_postgres_is_brought_up_to_date_by_hand(unmade_database: str) -> None:
    with pytest.raises(DatabaseError, match="playmat db migrate"):
        async with opened(read_address(unmade_database)):
            pass


# ---- several processes on PostgreSQL ---------------------------------------------------------------


async def test_two_friends_play_through_two_processes(shared: str) -> None:
    async with house(shared) as one, house(shared) as other:
        ann, bob = one.visitor(), other.visitor()
        made = await make(ann, "kmon", "mo")
        await join(bob, made)
        async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
            await first.until(lambda: first.info is not None and first.info.status == "running")
            await asyncio.wait_for(play_together(100_000, first, second), 2 * PATIENCE)
            assert ending(first).winners == ending(second).winners
            assert first.version == second.version
    rows = await log_of(shared, made.table.id)
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))


@pytest.mark.slow
async def test_everybody_answers_everywhere_at_once_and_nothing_is_done_twice(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same seats from both processes, racing: each version is written once, whoever is faster."""
    start = asyncio.Barrier(2)
    async with house(shared) as one, house(shared) as other:
        ann = one.visitor()
        made = await make(ann, "perilous", "mm")
        keys = [key.key for key in made.keys]
        async with (
            ann.seat(made.table.id) as here,
            other.visitor().seat(made.table.id, keys=keys) as there,
        ):
            for found in (one, other):
                race_once(found.server.registry.store, start, monkeypatch)
            await asyncio.wait_for(play_together(60, here, there), 2 * PATIENCE)
            metrics = [found.server.metrics.registry for found in (one, other)]
            conflicts = sum(found.get_sample_value("playmat_conflicts_total") or 0 for found in metrics)
    rows = await log_of(shared, made.table.id)
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    assert rebuilt(made.table.id, rows).status != "broken"
    assert conflicts > 0, "nobody raced"


def race_once(store: Store, start: asyncio.Barrier, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first answer that is stored from now on waits for the first one of another process."""
    really, first = store.append, itertools.count()

    async def append(addition: Addition) -> None:
        if next(first) == 0:
            await start.wait()
        await really(addition)

    monkeypatch.setattr(store, "append", append)


@pytest.mark.slow
async def test_another_process_takes_over_when_one_dies(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer player of a table whose server was killed goes on thinking in another server."""
    monkeypatch.setattr(leases, "SECONDS", 1.0)
    async with process(shared) as (server, address):
        ann = Visitor(address)
        made = await make(ann, "kmon", "mg")
        async with ann.seat(made.table.id) as player:
            await play_on(player, 2)
        server.kill()
        await server.wait()
    async with house(shared) as other:
        again = Visitor(other.address)
        async with again.seat(made.table.id, keys=[made.keys[0].key]) as player:
            before = player.version or 0
            await asyncio.wait_for(play_on(player, 100_000), 2 * PATIENCE)
            assert ended(player)
            assert (player.version or 0) > before


async def test_a_process_that_stands_still_while_it_writes_keeps_its_table_from_nobody(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stopped process holds the row of its table; its transaction is ended, and it finds that out."""
    monkeypatch.setattr("playmat.server.storage.database.STANDS_STILL", 0.5)
    async with house(shared) as other, opened(read_address(shared)) as stopped:
        ann = other.visitor()
        made = await make(ann, "kmon", "mr")
        async with ann.seat(made.table.id) as player:
            await play_on(player, 1)
            async with stopped.connect() as connection:
                mine = update(tables).where(tables.c.id == made.table.id)
                await connection.execute(mine.values(updated=tables.c.updated))
                await asyncio.wait_for(play_on(player, 2), PATIENCE)
                with pytest.raises(DBAPIError):  # what it has not committed is lost to it
                    await connection.execute(text("SELECT 1"))


async def test_who_takes_over_gives_back_the_time_since_the_lease_ran_out(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not since the last answer: the other process may have been only slow."""
    monkeypatch.setattr(leases, "SECONDS", 1.0)
    async with process(shared) as (_server, address):
        ann, bob = Visitor(address), Visitor(address)
        made = await make(ann, "kmon", "mo", clock=Clock("relaxed"))
        await join(bob, made)
        async with ann.seat(made.table.id) as player:
            await seen(player, 3)
            began = time.time()
    engine = open_engine(read_address(shared))
    async with writing(engine) as connection:  # somebody's time is up, and it is looked after
        await connection.execute(update(tables).values(due=began))
    await engine.dispose()
    async with house(shared), asyncio.timeout(PATIENCE):
        while not (back := await resumed(shared, made.table.id)):  # noqa: ASYNC110 - nothing tells it
            await asyncio.sleep(0.05)
    assert [one.since > began for one in back] == [True]


async def resumed(database: str, table: str) -> list[table_events.Resumed]:
    """The acts of a table's log that say that a server is back."""
    acts = [row.act for row in await log_of(database, table)]
    return [one for one in acts if isinstance(one, table_events.Resumed)]


async def test_a_notice_that_is_lost_costs_time_and_no_data(shared: str) -> None:
    async with house(shared) as one, house(shared) as other:
        ann, bob = one.visitor(), other.visitor()
        made = await make(ann, "kmon", "mo")
        await join(bob, made)
        async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
            await seen(first, 3)
            for one_house in (one, other):
                one_house.server.registry._published = lambda _table, _version: None
                for session in one_house.server.registry.sessions.values():
                    session._published = lambda _table, _version: None
            player: TableClient = first if first.play and first.play.asks else second
            waiting = second if player is first else first
            await play_on(player, 1)
            await asyncio.wait_for(seen(waiting, player.version or 0), PATIENCE)


async def test_a_bus_that_only_listens_listens_again_when_its_line_was_cut(shared: str) -> None:
    heard = asyncio.Event()

    async def noticed(_table: str, _version: int) -> None:
        heard.set()

    async def ignored(_table: str, _version: int) -> None:
        pass

    async def told() -> None:
        heard.clear()
        while not heard.is_set():
            talking.publish("t1", 1)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(heard.wait(), 0.1)

    url = read_address(shared)
    listening, talking = PostgresBus(url), PostgresBus(url)
    await listening.start(noticed)
    await talking.start(ignored)
    engine = open_engine(url)
    try:
        await asyncio.wait_for(told(), PATIENCE)
        async with engine.connect() as connection:
            await connection.execute(text(CUT))
        await asyncio.wait_for(told(), PATIENCE)
    finally:
        await engine.dispose()
        await listening.stop()
        await talking.stop()


async def test_a_bus_outlives_errors_that_the_driver_calls_its_own(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that is cut in the middle of a statement raises what is no PostgresError."""
    heard = asyncio.Event()
    connect = asyncpg.connect
    fails = iter([asyncpg.InternalClientError("cannot switch to state 12; another operation is in progress")])

    async def connected(*args: Any, **options: Any) -> Any:
        for error in fails:
            raise error
        return await connect(*args, **options)

    async def noticed(_table: str, _version: int) -> None:
        heard.set()

    monkeypatch.setattr(asyncpg, "connect", connected)
    bus = PostgresBus(read_address(shared))
    await bus.start(noticed)
    try:
        bus.publish("t1", 1)
        await asyncio.wait_for(heard.wait(), PATIENCE)
    finally:
        await bus.stop()

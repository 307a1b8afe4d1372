"""Servers that die: killed under load, cut off from the disk, replaced by another process."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import signal
import sqlite3
import tempfile
import time
from pathlib import Path

from tests.server.house import empty_postgres, ended, first_answer, make, needed, play_on
from tests.server.kept import Receipt, faults, log_of, logs_of, receipts
from tests.server.servers import process
from tests.server.soak.figures import Figures, milliseconds, say

from playmat.server.clients.client import ServerAway, TableClient, Visitor, new_id
from playmat.server.protocol.client_messages import Chat
from playmat.server.protocol.server_messages import Ack
from playmat.server.storage.database import open_engine, read_address
from playmat.server.storage.migrate import migrate

CHANCE = random.Random(1)
SECTOR = 512


async def kill(cycles: int, tables: int, seconds: float, minutes: float) -> Figures:
    """Kill -9 a loaded server again and again: no acknowledged answer lost, none twice, no gap.

    After so many minutes no more are begun; `recovery` is the time from a server that listens to the first
    answer that is acknowledged.
    """
    with tempfile.TemporaryDirectory() as folder:
        return await _killed(str(Path(folder) / "tables.db"), cycles, tables, seconds, minutes)


async def kill_postgres(cycles: int, tables: int, seconds: float, minutes: float) -> Figures:
    """The same with a server on PostgreSQL: what its database has, the killed process cannot take along."""
    async with empty_postgres() as database:
        if database is None:
            return {"skipped": "no PostgreSQL", "broken": 1}
        engine = open_engine(read_address(database))
        await migrate(engine)
        await engine.dispose()
        return await _killed(database, cycles, tables, seconds, minutes)


async def _killed(database: str, cycles: int, tables: int, seconds: float, minutes: float) -> Figures:
    """The figures of killing servers on a database."""
    ends = time.monotonic() + 60 * minutes
    recoveries: list[float] = []
    port, crowd = 0, Crowd()
    async with contextlib.aclosing(crowd):
        while len(recoveries) < cycles and time.monotonic() < ends:
            async with process(database, port) as (server, address):
                port = int(address.rpartition(":")[2])
                up = time.monotonic()
                crowd.arrive(address, tables)
                before = crowd.acks
                while crowd.acks == before:
                    crowd.check()
                    await asyncio.sleep(0.005)
                recoveries.append(time.monotonic() - up)
                await asyncio.sleep(seconds * (0.5 + CHANCE.random()))
                server.send_signal(signal.SIGKILL)
                await server.wait()
            if len(recoveries) % 10 == 0:
                say(f"kill: {len(recoveries)} kills, {crowd.acks} acknowledged")
    logs = await logs_of(database, crowd.told)
    found = [faults(table, log, crowd.told[table]) for table, log in zip(crowd.told, logs, strict=True)]
    lost, doubled, gaps = (sum(numbers) for numbers in zip(*found, strict=True))
    return {
        "kills": len(recoveries),
        "acknowledged": crowd.acks,
        "tables_made": len(logs),
        "rows": sum(len(log) for log in logs),
        "lost": lost,
        "doubled": doubled,
        "gaps": gaps,
        "recovery": milliseconds(recoveries),
        "broken": lost + doubled + gaps + (not crowd.acks),
    }


class Crowd:
    """People who play as fast as they can, match after match, and come back after every crash.

    Attributes:
        acks: how many answers were acknowledged.
        told: what was acknowledged, by table.
    """

    def __init__(self) -> None:
        self.acks = 0
        self.told: dict[str, set[Receipt]] = {}
        self._playing: list[asyncio.Task[None]] = []

    def arrive(self, address: str, people: int) -> None:
        """Come the first time; afterwards everybody is on the way back already."""
        if not self._playing:
            self._playing = [asyncio.create_task(self._stay(Visitor(address))) for _ in range(people)]

    def check(self) -> None:
        """Raise what went wrong with anybody."""
        for task in self._playing:
            if task.done():
                task.result()

    async def aclose(self) -> None:
        """Stop playing."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)

    async def _stay(self, visitor: Visitor) -> None:
        while True:
            try:
                made = await make(visitor, "kmon", "mm")
            except ServerAway:  # it was killed meanwhile
                await asyncio.sleep(0.1)
                continue
            await self._play(visitor, made.table.id)

    async def _play(self, visitor: Visitor, table: str) -> None:
        told = self.told.setdefault(table, set())
        async with visitor.seat(table) as player:
            while True:
                await player.until(lambda: needed(player) or ended(player))
                if ended(player):
                    return
                ask = needed(player)[0]
                answer = await player.act(ask, first_answer(ask))
                if isinstance(answer, Ack):
                    self.acks += 1
                    told.add((answer.id, answer.version))
                    version = answer.version
                    await player.until(lambda: (player.version or 0) >= version)  # noqa: B023 - awaited here


async def torn(images: int, answers: int) -> Figures:
    """Power cuts: of what was written after an acknowledged answer any sectors are there, torn or lost."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "tables.db"
        marks: list[tuple[int, int]] = []
        async with process(str(source)) as (server, address):
            visitor = Visitor(address)
            made = await make(visitor, "khtcg", "mm")
            wal = source.with_name("tables.db-wal")
            async with visitor.seat(made.table.id) as player:
                reader = pinned(source)
                for _number in range(answers):
                    if not await play_on(player, 1):
                        break
                    marks.append((wal.stat().st_size, player.version or 0))
            server.kill()
            await server.wait()
            data = wal.read_bytes()
            reader.close()
        if [size for size, _version in marks] != sorted({size for size, _version in marks}):
            raise AssertionError("the log was restarted meanwhile: ask for fewer answers")
        broken, came_back = 0, []
        for number in range(images):
            durable, promised = CHANCE.choice(marks)
            found = await asyncio.to_thread(versions_in, source, torn_image(data, durable, number))
            broken += found is None or found < promised
            came_back.append((found or 0) - promised)
            if number % 1000 == 999:
                say(f"torn: {number + 1} images")
        return {
            "answers_written": len(marks),
            "wal_bytes": len(data),
            "more_than_promised": sum(extra > 0 for extra in came_back),
            "broken": broken,
        }


def pinned(source: Path) -> sqlite3.Connection:
    """A reader at this moment of a database: as long as it reads, nothing later is copied from the log."""
    reader = sqlite3.connect(source, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM log").fetchone()
    return reader


def torn_image(data: bytes, durable: int, number: int) -> bytes:
    """A write-ahead log as a power cut leaves it: whole up to `durable`, then whatever was on its way.

    One of three: cut off at any byte; each sector written or not; each sector written, not, or garbage.
    """
    rest = data[durable:]
    if number % 3 == 0:
        return data[:durable] + rest[: CHANCE.randrange(len(rest) + 1)]
    sectors = [rest[place : place + SECTOR] for place in range(0, len(rest), SECTOR)]
    for place, sector in enumerate(sectors):
        fate = CHANCE.randrange(8)
        if fate == 0:
            sectors[place] = bytes(len(sector))
        elif fate == 1 and number % 3 == 2:
            sectors[place] = CHANCE.randbytes(len(sector))
    return data[:durable] + b"".join(sectors)


def versions_in(source: Path, wal: bytes) -> int | None:
    """The number of versions a database has after a power cut; None if it is not whole."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tables.db"
        shutil.copyfile(source, copy)
        copy.with_name("tables.db-wal").write_bytes(wal)
        with contextlib.closing(sqlite3.connect(copy)) as connection:
            whole = connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            versions = [row[0] for row in connection.execute("SELECT version FROM log ORDER BY version")]
            told = [row[0] for row in connection.execute("SELECT version FROM tables")]
    sound = whole and versions == list(range(1, len(versions) + 1)) and told == [len(versions)]
    return len(versions) if sound else None


async def failover(kills: int) -> Figures:
    """Two processes on PostgreSQL: the one that looks after a table is killed, the other one takes over."""
    async with empty_postgres() as database:
        if database is None:
            return {"skipped": "no PostgreSQL", "broken": 1}
        engine = open_engine(read_address(database))
        await migrate(engine)
        await engine.dispose()
        waits: list[float] = []
        broken = 0
        async with process(database) as (_other, other_address):
            for number in range(kills):
                async with process(database) as (server, address):
                    visitor = Visitor(address)
                    made = await make(visitor, "kmon", "mr")
                    async with visitor.seat(made.table.id) as player:
                        await play_on(player, 3)
                        told = receipts(player)
                    server.kill()
                    await server.wait()
                began = time.monotonic()
                again = Visitor(other_address)
                again.cookies = visitor.cookies
                async with again.seat(made.table.id) as player:
                    await asyncio.wait_for(play_on(player, 5), 60)
                    waits.append(time.monotonic() - began)
                    told |= receipts(player)
                log = await log_of(database, made.table.id)
                broken += len(told) < 8 or any(faults(made.table.id, log, told))
                say(f"failover: {number + 1} kills, the last took {waits[-1]:.1f} s")
        return {"until_five_more_answers": milliseconds(waits), "broken": broken}


async def update(updates: int, tables: int) -> Figures:
    """Processes on PostgreSQL replace each other while people are at tables: how long each of them waits.

    `pause` is the longest time that somebody who sends something ten times a second waits for what they sent
    to be acknowledged, from before the signal that ends a process until it is gone.
    """
    async with empty_postgres() as database, contextlib.AsyncExitStack() as processes:
        if database is None:
            return {"skipped": "no PostgreSQL", "broken": 1}
        engine = open_engine(read_address(database))
        await migrate(engine)
        await engine.dispose()
        server, address = await processes.enter_async_context(process(database))
        visitors = [Visitor(address) for _ in range(tables)]
        ids = [(await make(one, "kmon", "mm")).table.id for one in visitors]
        pauses: list[float] = []
        told: list[set[Receipt]] = [set() for _ in ids]
        async with contextlib.AsyncExitStack() as seats:
            players = [
                await seats.enter_async_context(one.seat(table))
                for one, table in zip(visitors, ids, strict=True)
            ]
            for number in range(updates):
                gone = asyncio.Event()
                talking = [asyncio.create_task(_talk(player, gone)) for player in players]
                following, address = await processes.enter_async_context(process(database))
                for visitor in visitors:
                    visitor.address = address
                server.send_signal(signal.SIGTERM)
                await server.wait()
                gone.set()
                pauses += await asyncio.gather(*talking)
                server = following
                say(f"update: {number + 1} updates, the longest pause was {max(pauses):.2f} s")
                told = [kept | receipts(player) for kept, player in zip(told, players, strict=True)]
        logs = await logs_of(database, ids)
    broken = sum(
        not found <= {(row.key.rpartition(":")[2], row.version) for row in log}
        for log, found in zip(logs, told, strict=True)
    )
    return {"pauses": len(pauses), "pause": milliseconds(pauses), "broken": broken}


async def _talk(player: TableClient, gone: asyncio.Event) -> float:
    """Say something again and again until a process is gone, and once more; gives the longest wait."""
    waits = [0.0]
    last = False
    while not last:
        last = gone.is_set()
        began = time.monotonic()
        await player.ask(Chat(new_id(), "hello"))
        waits.append(time.monotonic() - began)
        await asyncio.sleep(0.1)
    return max(waits)

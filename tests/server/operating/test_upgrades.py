"""Databases of earlier steps after an upgrade, and updates while people play."""

from __future__ import annotations

import asyncio
import signal
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.door.test_guard import ask
from tests.server.house import house, join, make, new_database, play_on
from tests.server.kept import faults, log_of, receipts
from tests.server.meeting.test_ratings import RATED, WORDS, member, resign
from tests.server.meeting.test_tournaments import begin, enter, tournament
from tests.server.newer import contract, expand
from tests.server.servers import process

from playmat.server.clients.client import TableClient, Visitor, new_id
from playmat.server.log.table_events import Answered
from playmat.server.log.table_log import rebuilt
from playmat.server.protocol.lobby_bodies import NewReport, Receipt, Whom
from playmat.server.storage.announcements import Announcements
from playmat.server.storage.database import DatabaseError, open_engine, read_address, writing
from playmat.server.storage.db_schema import KEPT
from playmat.server.storage.mail.addresses import Addresses
from playmat.server.storage.migrate import check_revision, migrate
from playmat.server.storage.people.accounts import Accounts
from playmat.server.storage.people.limits import OwnLimits
from playmat.server.storage.people.moderation import Moderation
from playmat.server.storage.people.ratings import Ratings
from playmat.server.storage.store import Store
from playmat.server.storage.tournaments import Tournaments

STEPS = sorted(
    one.revision
    for one in ScriptDirectory(str(files("playmat.server.storage") / "migrations")).walk_revisions()
)
ALWAYS = {STEPS[0], STEPS[-2]}
"""The first step and the one before this; those between are slow tests."""

Rows = dict[str, list[dict[str, Any]]]
_lived_in: list[Rows] = []


async def lived_in(folder: Path) -> Rows:
    """All rows of a database in which people have played, made once; by the names of the tables."""
    if not _lived_in:
        address = await new_database(folder / "lived_in.db")
        async with house(address) as home:
            ann, bob = await member(home, "Ann"), await member(home, "Bob")
            over = await make(ann, "kmon", "mo", **RATED)
            await join(bob, over)
            await resign(home, bob, over)
            running = await make(ann, "kmon", "mr")
            async with ann.seat(running.table.id) as player:
                assert await play_on(player, 2) == 2
            await ask(f"{home.address}/api/games/kmon/daily", b"{}", Cookie=bob.cookie_header())
            mail = Addresses(home.server.registry.store.engine)
            known = await Moderation(home.server.registry.store.engine).named("Ann")
            await mail.give(known.id, "ann@mail.example", "en", time.time())
            whom = Whom(table=over.table.id, seat=1)
            await ann.post("/api/reports", NewReport(new_id(), whom, "talk", "rude"), Receipt)
            held = await tournament(ann)
            await enter(ann, held)
            await enter(bob, held)
            await begin(ann, held)
            moderation = Moderation(home.server.registry.store.engine)
            bob_now = await moderation.named("Bob")
            await moderation.rename(bob_now, "Rob", "root")
            await OwnLimits(home.server.registry.store.engine).put(bob_now.id, "Rob", "table", 5, "root")
            news = Announcements(home.server.registry.store.engine)
            await news.make({"en": "We close at ten."}, time.time() + 60, "root")
        engine = open_engine(read_address(address))
        async with engine.connect() as connection:
            _lived_in.append(
                {
                    table.name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
                    for table in KEPT
                }
            )
        await engine.dispose()
    return _lived_in[0]


def fill(connection: Connection, rows: Rows) -> Rows:
    """Write what the tables of a step have room for; gives what was written."""
    known = MetaData()
    known.reflect(connection)
    written: Rows = {}
    for table in KEPT:
        if table.name in known.tables and rows[table.name]:
            columns = set(known.tables[table.name].columns.keys())
            written[table.name] = [
                {name: value for name, value in row.items() if name in columns} for row in rows[table.name]
            ]
            connection.execute(insert(known.tables[table.name]), written[table.name])
    return written


async def found_again(engine: AsyncEngine, written: Rows) -> None:
    """See that every row is there as it was written."""
    by_name = {table.name: table for table in KEPT}
    async with engine.connect() as connection:
        for name, rows in written.items():
            columns = [by_name[name].c[column] for column in rows[0]]
            found = [dict(row) for row in (await connection.execute(select(*columns))).mappings()]
            assert sorted(map(repr, found)) == sorted(map(repr, rows)), name


@pytest.mark.parametrize(
    "step", [pytest.param(one, marks=[] if one in ALWAYS else pytest.mark.slow) for one in STEPS[:-1]]
)
async def test_what_people_have_left_is_there_after_an_upgrade_from(
    step: str, unmade_database: str, tmp_path: Path
) -> None:
    rows = await lived_in(tmp_path)
    engine = open_engine(read_address(unmade_database))
    try:
        await migrate(engine, step)
        async with writing(engine) as connection:
            written = await connection.run_sync(fill, rows)
        await migrate(engine)
        await check_revision(engine)
        await found_again(engine, written)
        await found_again(engine, {"looks": rows["looks"]})
        ann, _ = await Accounts(engine).log_in("Ann", WORDS)
        store = Store(engine)
        answers = 0
        for kept in rows["tables"]:
            table = rebuilt(kept["id"], await store.rows(kept["id"]), await store.summary(kept["id"]))
            assert table.status == kept["status"]
            answers += sum(isinstance(row.act, Answered) for row in await store.rows(kept["id"]))
        assert answers
        ratings, history = await Ratings(engine).of(ann.id)
        assert [one.matches for one in ratings] == [1] * ("ratings" in written)
        assert len(history) == ("rated" in written)
        listed = await Tournaments(engine).listed(ann.id, 0.0)
        assert [one.entered for one in listed] == [True] * ("tournaments" in written)
    finally:
        await engine.dispose()


@pytest.mark.slow
async def test_people_play_on_while_one_playmat_after_the_other_takes_over(shared: str) -> None:
    """Two versions side by side on one database whose step has added something."""
    engine = open_engine(read_address(shared))
    try:
        async with process(shared) as (old, address):
            alone, ann = Visitor(address), Visitor(address)
            both = [
                (one, (await make(one, "kmon", kinds)).table.id)
                for one, kinds in ((alone, "mg"), (ann, "mm"))
            ]
            players = [await visitor.seat(table).__aenter__() for visitor, table in both]
            await play(players, 5)
            await expand(engine)
            await play(players, 5)
            async with process(shared) as (_again, _address):
                pass  # one of before that is started again can work on it, too
            async with process(shared, program="newer") as (_new, newer_address):
                for visitor, _table in both:
                    visitor.address = newer_address
                playing = asyncio.create_task(play(players, 10))
                old.send_signal(signal.SIGTERM)
                await old.wait()
                await playing
                await play(players, 5)
                told = [receipts(player) for player in players]
                for player in players:
                    await player.__aexit__()
        for (_visitor, table), found in zip(both, told, strict=True):
            assert faults(table, await log_of(shared, table), found) == (0, 0, 0)
        await check_revision(engine, exactly=False)
        with pytest.raises(DatabaseError, match="newer"):
            await check_revision(engine)
        await contract(engine)
        with pytest.raises(DatabaseError, match="newer"):
            await check_revision(engine, exactly=False)
    finally:
        await engine.dispose()


async def play(players: list[TableClient], answers: int) -> None:
    """Let each of them give so many answers."""
    assert await asyncio.gather(*(play_on(player, answers) for player in players)) == [answers] * len(players)

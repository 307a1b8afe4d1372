"""The store, on SQLite and on PostgreSQL: in order, once, or not at all."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from argon2 import extract_parameters
from sqlalchemy import text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from tests.server.house import PATIENCE

from playmat.server.log import table_events
from playmat.server.log.summary import Summary
from playmat.server.log.table_events import LogRow, Opened, Place
from playmat.server.log.table_log import rebuilt
from playmat.server.process.table_session import new_table
from playmat.server.protocol.server_messages import Clock
from playmat.server.storage import file_writer
from playmat.server.storage.backup import copy
from playmat.server.storage.database import (
    DatabaseError,
    check_server,
    now_in,
    open_engine,
    read_address,
    writing,
)
from playmat.server.storage.db_schema import leases, log, tables
from playmat.server.storage.leases import Leases
from playmat.server.storage.migrate import check_revision, migrate
from playmat.server.storage.people.accounts import Accounts
from playmat.server.storage.people.names import PersonRefused
from playmat.server.storage.store import Addition, Conflict, Store


@contextlib.asynccontextmanager
async def opened_store(database: str) -> AsyncIterator[Store]:
    engine = open_engine(read_address(database))
    await check_server(engine)
    await migrate(engine)
    store = Store(engine)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with opened_store(database) as found:
        yield found


def opening(maker: str = "ann", *, public: bool = True, second: str = "open") -> Opened:
    places = (Place("person", person=maker), Place(second, level="random" if second == "computer" else ""))  # type: ignore[arg-type]
    return Opened("kmon", "", {}, places, Clock(), public, True, False, maker)


def new_addition(opened: Opened, table_id: str) -> Addition:
    table, rows = new_table(opened, 100.0, table_id)
    return Addition(rows, table.summary(), table.due())


async def made(store: Store, table_id: str, opened: Opened | None = None) -> None:
    await store.append(new_addition(opened or opening(), table_id))


async def said(store: Store, table_id: str, version: int, phrase: str, key: str = "", fence: int = 0) -> None:
    """Add a chat act as this version."""
    table = rebuilt(table_id, await store.rows(table_id))
    row = LogRow(version, 101.0 + version, table_events.Chatted(0, phrase, ""), key)
    summary = table.summary()
    summary.version = version
    await store.append(Addition([row], summary, None, fence))


async def test_rows_come_back_as_they_were_stored(store: Store) -> None:
    await made(store, "t1")
    await said(store, "t1", 2, "hello", "ann:m1")
    rows = await store.rows("t1")
    assert [row.version for row in rows] == [1, 2]
    assert rows[0].act == opening()
    assert rows[1] == LogRow(2, 103.0, table_events.Chatted(0, "hello", ""), "ann:m1")
    assert [row.version for row in await store.rows("t1", after=1)] == [2]
    assert await store.rows("nowhere") == []


def test_the_summary_of_an_older_playmat_is_read() -> None:
    """A field that the older one did not know reads as if nobody had asked for it."""
    summary = new_table(opening(), 100.0, "t1")[0].summary()
    required = {one.name for one in msgspec.structs.fields(Summary) if one.required}
    old = {name: value for name, value in msgspec.to_builtins(summary).items() if name in required}
    read = msgspec.json.decode(msgspec.json.encode(old), type=Summary)
    assert read == summary
    assert (read.start, read.turns, read.showing, read.late) == (0, 0, [], None)


def test_a_message_that_is_sent_again_makes_the_same_table() -> None:
    """Also after an update; anybody else's makes another."""
    assert table_events.table_of("ann", "m1") == "c9d27f2fbcf455c20746"
    ids = {table_events.table_of(who, message) for who in ("ann", "bob") for message in ("m1", "m2")}
    assert {len(one) for one in ids} == {20}
    assert len(ids) == 4


async def test_a_version_is_given_once(store: Store) -> None:
    await made(store, "t1")
    await said(store, "t1", 2, "hello")
    for version in (2, 4):
        with pytest.raises(Conflict):
            await said(store, "t1", version, "again")
    assert [row.version for row in await store.rows("t1")] == [1, 2]


async def test_a_table_is_made_once(store: Store) -> None:
    await made(store, "t1")
    with pytest.raises(Conflict):
        await made(store, "t1", opening("bob"))
    assert (await store.rows("t1"))[0].act == opening()


async def test_what_was_committed_is_copied_into_the_file_beside_the_writer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit would have to copy it otherwise, and everybody would wait for that."""
    monkeypatch.setattr(file_writer, "BETWEEN", 0.01)
    file = tmp_path / "tables.db"
    async with opened_store(str(file)) as store:
        for table in ("the-first-table", "the-second-table"):
            await made(store, table)
            async with asyncio.timeout(PATIENCE):
                while table.encode() not in file.read_bytes():  # noqa: ASYNC110 - nothing tells it
                    await asyncio.sleep(0.01)


async def test_the_database_itself_refuses_a_second_row_of_a_version_or_message(store: Store) -> None:
    await made(store, "t1")
    await said(store, "t1", 2, "hello", "ann:m1")
    act = table_events.write_event(table_events.Chatted(0, "oops", ""))
    for version, key in ((2, None), (3, "ann:m1")):
        with pytest.raises(IntegrityError):
            async with writing(store.engine) as connection:
                await connection.execute(
                    log.insert().values(table_id="t1", version=version, key=key, at=1.0, act=act)
                )


async def test_additions_that_wait_share_a_transaction_and_fail_alone(store: Store) -> None:
    """Of many at once, the one that comes too late is refused and the others are stored."""
    for number in range(20):
        await made(store, f"t{number}")
    await said(store, "t7", 2, "hello")
    results = await asyncio.gather(
        *(said(store, f"t{number}", 2, "nice") for number in range(20)), return_exceptions=True
    )
    assert [number for number, result in enumerate(results) if result is not None] == [7]
    assert isinstance(results[7], Conflict)
    assert await store.versions(f"t{number}" for number in range(20)) == {f"t{n}": 2 for n in range(20)}


async def test_however_many_write_at_once_each_has_its_turn(store: Store) -> None:
    """On SQLite each waits in order, and none until the database has no more patience."""
    people = Accounts(store.engine)
    found = await asyncio.gather(
        *(people.make_guest() for _ in range(100)), *(made(store, f"t{number}") for number in range(100))
    )
    assert len({guest[0].id for guest in found if guest is not None}) == 100
    assert len(await store.versions(f"t{number}" for number in range(100))) == 100


async def test_a_table_and_its_rematch_are_made_in_one_moment(store: Store) -> None:
    await made(store, "t1")
    table = rebuilt("t1", await store.rows("t1"))
    row = LogRow(2, 120.0, table_events.Followed("t2"))
    table.take(row)
    await store.append(Addition([row], table.summary(), with_it=new_addition(opening(), "t2")))
    assert [row.act for row in await store.rows("t1")][1] == table_events.Followed("t2")
    assert len(await store.rows("t2")) == 1


async def test_where_the_rematch_is_there_already_neither_is_stored(store: Store) -> None:
    for table_id in ("t1", "t2"):
        await made(store, table_id)
    table = rebuilt("t1", await store.rows("t1"))
    row = LogRow(2, 120.0, table_events.Followed("t2"))
    table.take(row)
    with pytest.raises(Conflict):
        await store.append(Addition([row], table.summary(), with_it=new_addition(opening("bob"), "t2")))
    assert await store.versions(["t1", "t2"]) == {"t1": 1, "t2": 1}
    assert [len(await store.rows(table_id)) for table_id in ("t1", "t2")] == [1, 1]


async def test_whoever_goes_while_it_is_written_goes_when_it_is_stored(store: Store) -> None:
    addition = new_addition(opening(), "t1")
    adding = asyncio.create_task(store.append(addition))
    await asyncio.sleep(0)
    adding.cancel()
    with pytest.raises(asyncio.CancelledError):
        await adding
    assert addition.done.done()
    assert len(await store.rows("t1")) == 1


async def test_a_store_that_has_stopped_takes_nothing_and_says_so(database: str) -> None:
    async with opened_store(database) as store:
        await made(store, "t1")
    late = asyncio.create_task(made(store, "t2"))
    await asyncio.sleep(0)
    assert late.done()
    with pytest.raises(Conflict):
        await late


async def test_lists_show_public_tables_and_those_of_a_person(store: Store) -> None:
    await made(store, "seen")
    await made(store, "hidden", opening("bob", public=False))
    await made(store, "running", opening("ann", second="computer"))
    assert [one.id for one in await store.listed("open", 0.0)] == ["seen"]
    assert [one.id for one in await store.listed("running", 0.0)] == ["running"]
    assert await store.listed("open", 200.0) == []
    assert {one.id for one in await store.of_person("ann", None)} == {"seen", "running"}
    assert [one.id for one in await store.of_person("bob", None)] == ["hidden"]
    assert len(await store.of_person("ann", 1)) == 1
    found = await store.summary("hidden")
    assert found is not None
    assert found.maker == "bob"
    assert await store.summary("nowhere") is None


async def test_a_table_that_does_not_go_on_here_is_listed_as_broken_and_not_due(store: Store) -> None:
    addition = new_addition(opening("ann", second="computer"), "t")
    addition.due = 0.0
    await store.append(addition)
    now = now_in(store.engine.url)
    assert await store.due(now) == ["t"]
    await store.note_stopped("t", True)
    assert (await store.listed("running", 0.0), await store.due(now)) == ([], [])
    assert [one.status for one in await store.of_person("ann", None)] == ["broken"]
    kept = await store.kept("t")
    assert kept is not None
    assert (kept.stopped, kept.shown.status, kept.summary.status) == (True, "broken", "running")
    async with writing(store.engine) as connection:
        await connection.execute(update(tables).values(stopped="the playmat of yesterday"))
    assert len(await store.listed("running", 0.0)) == 1, "each playmat judges for itself"
    await store.note_stopped("t", False)
    assert await store.due(now) == ["t"]


# ---- leases ----------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """No lease runs out because the machine is busy."""
    monkeypatch.setattr("playmat.server.storage.leases.SECONDS", 3600.0)


async def run_out(store: Store) -> None:
    async with writing(store.engine) as connection:
        await connection.execute(update(leases).values(until=1.0))


async def test_one_process_looks_after_a_table(store: Store) -> None:
    first, second = Leases(store, "first"), Leases(store, "second")
    assert await first.take("t1") == 1
    assert await second.take("t1") is None
    assert await first.take("t1") == 1


async def test_another_takes_over_when_the_lease_has_run_out_and_the_fence_grows(store: Store) -> None:
    first, second = Leases(store, "first"), Leases(store, "second")
    await first.take("t1")
    await run_out(store)
    assert await second.take("t1") == 2
    assert (first.stood_since("t1"), second.stood_since("t1")) == (0.0, 1.0)
    await first.renew()
    assert first.held == {}
    assert second.held == {"t1": 2}


async def test_a_lease_that_is_renewed_or_released(store: Store) -> None:
    first, second = Leases(store, "first"), Leases(store, "second")
    await first.take("t1")
    await run_out(store)
    await first.renew()
    assert await second.take("t1") is None
    await first.release_all()
    assert await second.take("t1") == 2


async def test_a_table_that_is_taken_while_others_are_renewed_is_kept(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Leases(store, "first")
    await first.take("t1")

    renewing = "playmat.server.storage.leases.writing"

    @contextlib.asynccontextmanager
    async def meanwhile(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A transaction before whose end is heard of another table is taken."""
        async with writing(engine) as connection:
            yield connection
        monkeypatch.setattr(renewing, writing)
        await first.take("t2")

    monkeypatch.setattr(renewing, meanwhile)
    await first.renew()
    assert first.held == {"t1": 1, "t2": 1}


async def test_an_owner_that_slept_cannot_write(store: Store) -> None:
    """A write by the server itself carries its fence; an older fence is refused, whatever the version."""
    await made(store, "t1")
    first, second = Leases(store, "first"), Leases(store, "second")
    old = await first.take("t1")
    await run_out(store)
    new = await second.take("t1")
    assert old is not None
    assert new is not None
    with pytest.raises(Conflict):
        await said(store, "t1", 2, "old", fence=old)
    await said(store, "t1", 2, "new", fence=new)
    assert len(await store.rows("t1")) == 2


async def test_what_is_due_is_found_where_nobody_holds_the_lease(store: Store) -> None:
    await made(store, "thinking", opening(second="computer"))
    await made(store, "waiting")
    addition = new_addition(opening(second="computer"), "due")
    addition.due = 0.0
    await store.append(addition)
    now = now_in(store.engine.url)
    assert "waiting" not in await store.due(now)
    assert "due" in await store.due(now)
    await Leases(store, "first").take("due")
    assert "due" not in await store.due(now_in(store.engine.url))


# ---- people ----------------------------------------------------------------------------------------


async def test_guests_and_accounts(store: Store) -> None:
    people = Accounts(store.engine)
    guest, cookie = await people.make_guest()
    assert await people.find(cookie) == guest
    assert await people.find("nonsense") is None
    planted, (ann, cookie) = cookie, await people.register(guest, " Ann  Lee", "a long password")
    assert await people.find(planted) is None, "whoever planted the cookie of before does not get the account"
    assert (ann.name, ann.guest, ann.id) == ("Ann Lee", False, guest.id)
    again, other_cookie = await people.log_in("ANN LEE", "a long password")
    assert again == ann
    assert other_cookie != cookie
    await people.log_out(other_cookie)
    assert await people.find(other_cookie) is None
    assert await people.find(cookie) == ann


async def test_wrong_names_and_passwords_are_refused(store: Store) -> None:
    people = Accounts(store.engine)
    guest, _ = await people.make_guest()
    await people.register(guest, "Ann", "a long password")
    other, _ = await people.make_guest()
    for attempt in (
        people.register(other, "aNN", "another password"),
        people.register(guest._replace(guest=False), "Bob", "another password"),
        people.log_in("Ann", "wrong password"),
        people.log_in("Nobody", "a long password"),
        people.rename(other, "\u202e"),
        people.rename(other, "..."),
    ):
        with pytest.raises(PersonRefused):
            await attempt


@pytest.mark.usefixtures("unprepared")
async def test_no_secret_is_stored_as_it_is(store: Store) -> None:
    people = Accounts(store.engine)
    guest, cookie = await people.make_guest()
    await people.register(guest, "Ann", "a long password")
    async with store.engine.connect() as connection:
        stored = str((await connection.execute(text("SELECT * FROM people"))).all())
        stored += str((await connection.execute(text("SELECT * FROM sessions"))).all())
    assert cookie not in stored
    assert "a long password" not in stored
    hashed = next(iter(re.findall(r"\$argon2id\$[^']+", stored)))
    costs = extract_parameters(hashed)
    assert (costs.memory_cost >= 19456, costs.time_cost >= 2) == (True, True), "less than OWASP's least"


# ---- whole databases -------------------------------------------------------------------------------


async def test_a_copy_holds_everything_and_wants_an_empty_place(
    store: Store, database: str, tmp_path: Path
) -> None:
    await made(store, "t1")
    await said(store, "t1", 2, "hello", "ann:m1")
    cookie = (await Accounts(store.engine).make_guest())[1]
    target = str(tmp_path / "copy.db")
    assert await copy(database, target) == (1, 2)
    async with opened_store(target) as copied:
        assert await copied.rows("t1") == await store.rows("t1")
        assert await Accounts(copied.engine).find(cookie) is not None
        await said(copied, "t1", 3, "nice")
    with pytest.raises(DatabaseError):
        await copy(database, target)


async def test_back_into_an_empty_database(database: str, tmp_path: Path) -> None:
    source = str(tmp_path / "source.db")
    async with opened_store(source) as store:
        await made(store, "t1")
    assert await copy(source, database) == (1, 1)
    async with opened_store(database) as store:
        assert len(await store.rows("t1")) == 1


async def test_a_database_that_is_not_ours_to_read_is_refused(unmade_database: str) -> None:
    engine = open_engine(read_address(unmade_database))
    try:
        with pytest.raises(DatabaseError, match="playmat db migrate"):
            await check_revision(engine)
        await migrate(engine)
        await check_revision(engine)
        async with writing(engine) as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        for attempt in (check_revision(engine), migrate(engine)):
            with pytest.raises(DatabaseError, match="newer"):
                await attempt
    finally:
        await engine.dispose()


async def test_the_beginnings_of_matches_that_have_not_ended(store: Store) -> None:
    """Of each its game and how it began; a table where somebody is missing has none."""
    await made(store, "waits")
    await made(store, "plays", opening(second="computer"))
    begun = [row.act for row in await store.rows("plays") if isinstance(row.act, table_events.Begun)]
    assert [("plays", "kmon", act) for act in begun] == await store.beginnings() != []

"""Forgetting people, and keeping the others: on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.door.test_guard import ask
from tests.server.house import PATIENCE, House, house, make
from tests.server.mischief import strange_at
from tests.server.storage.test_store import made, opened_store, opening

from playmat.server.bootstrap import Settings, check_settings
from playmat.server.http.people.account_routes import COOKIE
from playmat.server.storage import retention
from playmat.server.storage.database import DatabaseError, open_engine, read_address, writing
from playmat.server.storage.db_schema import (
    belongings,
    card_sets,
    challenges,
    log,
    people,
    reports,
    sessions,
    tables,
    tries,
)
from playmat.server.storage.migrate import migrate
from playmat.server.storage.people.accounts import Accounts, Somebody
from playmat.server.storage.people.forgetting import forget_dealings
from playmat.server.storage.people.personal import dealings
from playmat.server.storage.retention import DAY, forget_unseen

NOW = time.time()
LONG_AGO = NOW - 400 * DAY
BEFORE = NOW - 365 * DAY


async def last_seen(engine: AsyncEngine, person: Somebody, at: float) -> None:
    """Let somebody have been here at a time, for the last time."""
    async with writing(engine) as connection:
        here = update(sessions).where(sessions.c.person_id == person.id)
        assert (await connection.execute(here.values(seen=at))).rowcount == 1


async def count(engine: AsyncEngine, what: object) -> int:
    """The number of rows in a table of the database."""
    async with engine.connect() as connection:
        return int(await connection.scalar(select(func.count()).select_from(what)) or 0)  # type: ignore[arg-type]


async def test_a_guest_who_stays_away_is_forgotten(database: str) -> None:
    async with opened_store(database) as store:
        known = Accounts(store.engine)
        away, old_cookie = await known.make_guest()
        here, new_cookie = await known.make_guest()
        await last_seen(store.engine, away, LONG_AGO)
        await last_seen(store.engine, here, BEFORE + 1)
        assert await forget_unseen(store.engine, BEFORE) == 1
        assert await known.find(old_cookie) is None
        assert await known.find(new_cookie) == here
        assert await count(store.engine, people) == 1


async def test_a_forgotten_guest_leaves_nothing_behind(database: str) -> None:
    """Nor do those whom an earlier release forgot; what is of others stays."""
    async with opened_store(database) as store:
        known = Accounts(store.engine)
        away, _ = await known.make_guest()
        here, _ = await known.make_guest()
        await last_seen(store.engine, away, LONG_AGO)
        all_of_them = (away.id, here.id, "forgotten before")
        async with writing(store.engine) as connection:
            for number, person in enumerate(all_of_them):
                kept = {
                    "game": "kmon",
                    "code": "MY1",
                    "name": "",
                    "cards": 0,
                    "text": "",
                    "own": "",
                    "hash": "",
                }
                await connection.execute(
                    insert(card_sets).values(id=str(number), person_id=person, updated=1.0, **kept)
                )
                lesson = {"kind": "lesson", "game": "kmon", "what": "attack", "name": "", "first": False}
                await connection.execute(insert(belongings).values(person_id=person, at=1.0, **lesson))
        for number, person in enumerate(all_of_them):
            await made(store, f"t{number}", opening(here.id))
            async with writing(store.engine) as connection:
                values = {"table_id": f"t{number}", "by_id": here.id, "to_id": person, "at": 1.0}
                await connection.execute(insert(challenges).values(until=2.0, declined=False, **values))
                tried = {"game": "kmon", "day": "2026-01-01", "person_id": person, "table_id": f"t{number}"}
                await connection.execute(insert(tries).values(**tried))
        assert await forget_unseen(store.engine, BEFORE) == 1
        for table in (belongings, card_sets, challenges, tries):
            assert await count(store.engine, table) == 1


async def test_many_are_forgotten_some_at_a_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    async with opened_store(database) as store:
        known = Accounts(store.engine)
        everybody = [(await known.make_guest())[0] for _ in range(6)]
        for person in everybody[:5]:
            await last_seen(store.engine, person, LONG_AGO)
        assert await forget_unseen(store.engine, BEFORE) == 5
        assert await count(store.engine, people) == 1


async def test_nobody_is_told_what_the_forgotten_had_to_do_with_others(database: str) -> None:
    """Their reports stay with nobody behind them, and nobody's id is what a stranger has."""
    async with opened_store(database) as store:
        row = {"id": "r", "at": 1.0, "by_id": "ann", "about_id": "bob", "about": "Bob", "reason": "talk"}
        async with writing(store.engine) as connection:
            await connection.execute(insert(reports).values(**row, words="rude", seen="", note=""))
        assert [one.words for one in (await dealings(store.engine, "ann"))[1]] == ["rude"]
        async with writing(store.engine) as connection:
            await forget_dealings(connection, ["ann"])
        for whoever in ("", "ann"):
            assert not any(await dealings(store.engine, whoever))


async def test_an_account_stays_and_its_old_devices_go(database: str) -> None:
    async with opened_store(database) as store:
        known = Accounts(store.engine)
        guest, _ = await known.make_guest()
        ann, cookie = await known.register(guest, "Ann", "a long password")
        await last_seen(store.engine, ann, LONG_AGO)
        assert await forget_unseen(store.engine, BEFORE) == 0
        assert await known.find(cookie) is None
        assert (await known.log_in("Ann", "a long password"))[0] == ann


@pytest.mark.parametrize(
    ("status", "updated", "stays"),
    [
        ("open", NOW, True),
        ("running", NOW, True),
        ("running", LONG_AGO, False),
        ("finished", NOW, False),
    ],
    ids=["open", "running", "running-but-left", "finished"],  # the same in every process that tests
)
async def test_whoever_is_awaited_at_a_table_stays(
    database: str, status: str, updated: float, stays: bool
) -> None:
    """The table and its log stay in any case."""
    async with opened_store(database) as store:
        known = Accounts(store.engine)
        guest, cookie = await known.make_guest()
        await made(store, "t1", opening(guest.id))
        async with writing(store.engine) as connection:
            await connection.execute(update(tables).values(status=status, updated=updated))
        await last_seen(store.engine, guest, LONG_AGO)
        assert await forget_unseen(store.engine, BEFORE) == (not stays)
        assert (await known.find(cookie) == guest) is stays
        assert (await count(store.engine, tables), await count(store.engine, log)) == (1, 1)


async def test_whoever_comes_back_has_been_seen(database: str) -> None:
    async with opened_store(database) as store:
        known = Accounts(store.engine)
        guest, cookie = await known.make_guest()
        await last_seen(store.engine, guest, LONG_AGO)
        assert await known.find(cookie) == guest
        assert await forget_unseen(store.engine, BEFORE) == 0
        assert await known.find(cookie) == guest


def cookie_of(header: str | None) -> tuple[str, int] | None:
    """The value of an answer's cookie, and the seconds a browser keeps it; None without one."""
    given = SimpleCookie(header)
    return (given[COOKIE].value, int(given[COOKIE]["max-age"])) if COOKIE in given else None


async def visit(home: House, cookie: str, by: str) -> tuple[str, int] | None:
    """Come with a cookie, by some request or a socket; gives the cookie of the answer."""
    sent = {"cookie": f"{COOKIE}={cookie}"}
    if by == "socket":
        made = await make(home.visitor(), "kmon", "mr")
        socket = await strange_at(home.address, made.table.id, **sent)
        await socket.close()
        assert socket.response is not None
        return cookie_of(socket.response.headers.get("set-cookie"))
    asked = {
        "refusal": ("/api/me", b'{"name": "-"}'),
        "request": ("/api/tables/mine", None),
        "me": ("/api/me", None),
    }
    path, body = asked[by]
    status, headers, _ = await ask(home.address + path, body, **sent)
    assert status == (403 if by == "refusal" else 200)
    return cookie_of(headers.get("set-cookie"))


@pytest.mark.parametrize(("forget_days", "kept"), [(30, 365), (1000, 1000)])
async def test_a_cookie_starts_again_when_one_asks_who_one_is(
    tmp_path: Path, forget_days: int, kept: int
) -> None:
    """Occasional visitors stay known for ever; no browser is told to forget sooner than the server."""
    async with house(str(tmp_path / "tables.db"), forget_days=forget_days) as home:
        ann = home.visitor()
        await make(ann, "kmon", "rr")
        (cookie,) = [one.value for one in ann.cookies if one.value]
        assert await visit(home, cookie, "me") == (cookie, kept * DAY)


@pytest.mark.parametrize("by", ["request", "refusal", "socket"])
async def test_nothing_else_brings_the_cookie_back(tmp_path: Path, by: str) -> None:
    """Its answer may come after somebody signed in beside. The visit is noted all the same."""
    async with house(str(tmp_path / "tables.db")) as home:
        ann = home.visitor()
        await make(ann, "kmon", "rr")
        (cookie,) = [one.value for one in ann.cookies if one.value]
        engine = home.server.registry.store.engine
        async with writing(engine) as connection:
            await connection.execute(update(sessions).values(seen=NOW - 2 * DAY))
        assert await visit(home, cookie, by) is None
        async with engine.connect() as connection:
            seen = list(await connection.scalars(select(sessions.c.seen).order_by(sessions.c.seen)))
        assert seen[0] > NOW - 2 * DAY


async def test_a_server_forgets_when_it_starts(tmp_path: Path) -> None:
    """Guests who were away longer than the limit are gone, while the finished table can be read as before."""
    database = str(tmp_path / "tables.db")
    async with house(database) as home:
        ann = home.visitor()
        table = (await make(ann, "kmon", "rr", public=True)).table.id
        engine = home.server.registry.store.engine
        assert await count(engine, people) == 1
        async with writing(engine) as connection:
            await connection.execute(update(sessions).values(seen=NOW - 3 * DAY))
    async with house(database, forget_days=2) as home:
        engine = home.server.registry.store.engine
        async with asyncio.timeout(PATIENCE):
            while await count(engine, people):  # noqa: ASYNC110 - a database has no event
                await asyncio.sleep(0.05)
        assert await count(engine, sessions) == 0
        assert await home.server.registry.session(table) is not None


def test_no_days_at_all_are_refused() -> None:
    with pytest.raises(DatabaseError, match="at least one day"):
        check_settings(Settings("tables.db", forget_days=0))


async def test_for_those_who_were_here_before_the_time_begins_with_the_update(unmade_database: str) -> None:
    """A database as it was before guests were forgotten; its guests came long ago."""
    engine = open_engine(read_address(unmade_database))
    try:
        await migrate(engine, "0001")
        async with writing(engine) as connection:
            await connection.execute(text("INSERT INTO people (id, name, created) VALUES ('ann', '', 1)"))
            await connection.execute(
                text("INSERT INTO sessions (token, person_id, created) VALUES ('t', 'ann', 1)")
            )
        await migrate(engine)
        assert await forget_unseen(engine, BEFORE) == 0
        assert await count(engine, sessions) == 1
    finally:
        await engine.dispose()

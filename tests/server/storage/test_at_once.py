"""Two things that are done to one person at once, on PostgreSQL: whichever comes second waits for the first.

SQLite lets one transaction write at a time, so that there is nothing to wait for within it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import ColumnElement, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from tests.server.house import PATIENCE
from tests.server.storage.test_forgetting import BEFORE, LONG_AGO, count, last_seen
from tests.server.storage.test_store import made, opened_store, opening

from playmat.server.log.table_events import Opened, Place
from playmat.server.process.table_session import new_table
from playmat.server.protocol.belonging_bodies import OwnBelonging
from playmat.server.protocol.server_messages import Clock
from playmat.server.storage import retention
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import belongings, people, ratings, sessions
from playmat.server.storage.people import accounts, moderation
from playmat.server.storage.people import belongings as keeping
from playmat.server.storage.people.accounts import Accounts, Somebody
from playmat.server.storage.people.belongings import Belongings
from playmat.server.storage.people.forgetting import lock_people
from playmat.server.storage.people.moderation import Moderation
from playmat.server.storage.people.names import PersonRefused
from playmat.server.storage.people.ratings import rate
from playmat.server.storage.retention import forget_unseen
from playmat.server.storage.store import Store

WORDS, OTHERS = "a long password", "another password"
LESSON = OwnBelonging("lesson", "kmon", "attack", 1.0)


@pytest.fixture
async def store(shared: str) -> AsyncIterator[Store]:
    """A database that lets several write at once."""
    async with opened_store(shared) as found:
        yield found


@pytest.fixture
def known(store: Store) -> Accounts:
    """The accounts that the server knows."""
    return Accounts(store.engine)


@pytest.fixture
async def ann(known: Accounts) -> Somebody:
    """Somebody with an account, who is signed in nowhere."""
    guest, _ = await known.make_guest()
    found, cookie = await known.register(guest, "Ann", WORDS)
    await known.log_out(cookie)
    return found


class Pause:
    """A step after which the first transaction that takes it stays open until it is let go.

    Args:
        patch: what undoes it after the test.
        owner: the module or class with the step.
        step: the name of an asynchronous function.
    """

    def __init__(self, patch: pytest.MonkeyPatch, owner: object, step: str) -> None:
        self.reached, self.let_go = asyncio.Event(), asyncio.Event()
        taken = getattr(owner, step)

        async def take_and_wait(*args: Any) -> Any:
            first = not self.reached.is_set()
            found = await taken(*args)
            if first:
                self.reached.set()
                await self.let_go.wait()
            return found

        patch.setattr(owner, step, take_and_wait)


async def somebody_waits(engine: AsyncEngine) -> bool:
    """Return whether a transaction waits for what another one has locked; each sees one moment of it all."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    async with engine.connect() as connection:
        return bool(await connection.scalar(text(f"{waiting} AND wait_event_type = 'Lock'")))


async def both(
    engine: AsyncEngine, pause: Pause, first: Coroutine[Any, Any, Any], second: Coroutine[Any, Any, Any]
) -> list[Any]:
    """Do two things; the second begins while the first one is open, which ends when the second waits for it.

    Returns:
        What they gave, or the errors they ended with.
    """
    async with asyncio.timeout(PATIENCE):
        one = asyncio.create_task(first)
        await pause.reached.wait()
        other = asyncio.create_task(second)
        while not await somebody_waits(engine):  # a database has no event
            assert not other.done(), "it waits for nothing"
            await asyncio.sleep(0.05)
        pause.let_go.set()
        return list(await asyncio.gather(one, other, return_exceptions=True))


async def test_who_is_deleted_and_forgotten_at_once_is_gone(
    store: Store, known: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither has what the other one needs."""
    away, _ = await known.make_guest()
    await last_seen(store.engine, away, LONG_AGO)
    pause = Pause(monkeypatch, accounts, "lock_people")
    assert await both(store.engine, pause, known.delete(away, ""), forget_unseen(store.engine, BEFORE)) == [
        None,
        0,
    ]
    assert await count(store.engine, people) == 0


async def test_whoever_comes_back_while_others_are_forgotten_stays(
    store: Store, known: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are looked at once more when their device has not been forgotten."""
    late, cookie = await known.make_guest()
    away, _ = await known.make_guest()
    for person in (late, away):
        await last_seen(store.engine, person, LONG_AGO)

    async def lock_beside(connection: AsyncConnection, these: ColumnElement[bool]) -> list[str]:
        found = await lock_people(connection, these)
        await known.find(cookie)
        return found

    monkeypatch.setattr(retention, "lock_people", lock_beside)
    assert await forget_unseen(store.engine, BEFORE) == 1
    assert await known.find(cookie) == late
    assert await count(store.engine, people) == 1


async def test_who_signs_in_while_they_are_deleted_is_gone_with_the_new_device(
    store: Store, known: Accounts, ann: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    pause = Pause(monkeypatch, Accounts, "_new_session")
    (_, cookie), deleted = await both(
        store.engine, pause, known.log_in("Ann", WORDS), known.delete(ann, WORDS)
    )
    assert deleted is None
    assert await known.find(cookie) is None
    assert [await count(store.engine, table) for table in (people, sessions)] == [0, 0]


async def test_who_has_been_deleted_before_they_are_signed_in_has_no_account(
    store: Store, known: Accounts, ann: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    pause = Pause(monkeypatch, accounts, "lock_people")
    deleted, refused = await both(store.engine, pause, known.delete(ann, WORDS), known.log_in("Ann", WORDS))
    assert deleted is None
    assert isinstance(refused, PersonRefused)
    assert refused.phrase.key == "server-wrong-password"


async def test_who_is_deleted_meanwhile_is_called_nothing_else(
    store: Store, known: Accounts, ann: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does anybody read that the name is taken: the person is gone."""
    pause = Pause(monkeypatch, accounts, "lock_people")
    _, refused = await both(store.engine, pause, known.delete(ann, WORDS), known.rename(ann, "Annie"))
    assert isinstance(refused, PersonRefused)
    assert refused.phrase.key == "server-unknown-cookie"


@pytest.mark.parametrize("by", ["a new password", "operators"])
@pytest.mark.parametrize("signed_in_first", [True, False])
async def test_nobody_stays_signed_in_by_what_opens_no_more(
    store: Store,
    known: Accounts,
    ann: Somebody,
    monkeypatch: pytest.MonkeyPatch,
    by: str,
    signed_in_first: bool,
) -> None:
    """The password of before, or an account that was blocked, whichever comes first."""
    engine = store.engine
    signing_in = known.log_in("Ann", WORDS)
    if by == "operators":
        people_here = Moderation(engine)
        ended: Coroutine[Any, Any, Any] = people_here.block(await people_here.named("Ann"), "why", "me")
        step: tuple[object, str] = (moderation, "note_deed")
    else:
        ended, step = known.change_password(ann, WORDS, OTHERS), (Accounts, "_only_session")
    if signed_in_first:
        pause = Pause(monkeypatch, Accounts, "_new_session")
        (_, cookie), _ = await both(engine, pause, signing_in, ended)
        assert await known.find(cookie) is None
    else:
        _, refused = await both(engine, Pause(monkeypatch, *step), ended, signing_in)
        assert isinstance(refused, PersonRefused)
        wanted = "server-blocked" if by == "operators" else "server-wrong-password"
        assert refused.phrase.key == wanted


class Rating:
    """A change to the ratings of two players, in the transaction that stores the end of their match."""

    @staticmethod
    async def move(connection: AsyncConnection, store: Store, one: Somebody, other: Somebody) -> None:
        """Move them as the one has won."""
        places = tuple(Place("person", person=person.id) for person in (one, other))
        opened = Opened("kmon", "", {}, places, Clock("relaxed"), True, True, False, one.id, rated=True)
        summary = new_table(opened, 1.0, "t1")[0].summary()
        ended = structs.replace(summary, status="finished", winners=[0])
        await connection.run_sync(rate, [ended])

    @staticmethod
    async def end(store: Store, one: Somebody, other: Somebody) -> None:
        """The whole transaction."""
        async with writing(store.engine) as connection:
            await Rating.move(connection, store, one, other)


@pytest.mark.parametrize("rated_first", [True, False])
async def test_a_rated_match_ends_while_one_of_the_players_is_deleted(
    store: Store, known: Accounts, ann: Somebody, monkeypatch: pytest.MonkeyPatch, rated_first: bool
) -> None:
    """Of who is deleted nothing stays; the other one keeps what they won while there was somebody to beat."""
    pytest.importorskip("openskill")
    guest, _ = await known.make_guest()
    bob, _ = await known.register(guest, "Bob", WORDS)
    await made(store, "t1", opening(ann.id))
    ending, deleting = Rating.end(store, bob, ann), known.delete(ann, WORDS)
    if rated_first:
        done = await both(store.engine, Pause(monkeypatch, Rating, "move"), ending, deleting)
    else:
        done = await both(store.engine, Pause(monkeypatch, accounts, "lock_people"), deleting, ending)
    assert done == [None, None]
    async with store.engine.connect() as connection:
        rated = list(await connection.scalars(select(ratings.c.person_id)))
    assert rated == ([bob.id] if rated_first else [])


@pytest.mark.parametrize("kept_first", [True, False])
async def test_who_is_deleted_leaves_nothing_that_is_kept_meanwhile(
    store: Store, known: Accounts, monkeypatch: pytest.MonkeyPatch, kept_first: bool
) -> None:
    held = Belongings(store.engine)
    guest, _ = await known.make_guest()
    kept, deleting = held.keep(guest.id, [LESSON], ""), known.delete(guest, "")
    if kept_first:
        done = await both(store.engine, Pause(monkeypatch, keeping, "_add"), kept, deleting)
    else:
        done = await both(store.engine, Pause(monkeypatch, accounts, "lock_people"), deleting, kept)
    assert done == ([[], None] if kept_first else [None, []])
    assert await count(store.engine, belongings) == 0


@pytest.mark.parametrize("kept_first", [True, False])
async def test_what_is_kept_beside_a_sign_in_is_handed_over_or_refused(
    store: Store, known: Accounts, ann: Somebody, monkeypatch: pytest.MonkeyPatch, kept_first: bool
) -> None:
    """It is never lost with the guest."""
    held = Belongings(store.engine)
    guest, _ = await known.make_guest()
    kept, signing_in = held.keep(guest.id, [LESSON], ""), known.log_in("Ann", WORDS, guest)
    if kept_first:
        await both(store.engine, Pause(monkeypatch, keeping, "_add"), kept, signing_in)
    else:
        pause = Pause(monkeypatch, accounts, "hand_over")
        _, refused = await both(store.engine, pause, signing_in, kept)
        assert isinstance(refused, PersonRefused)
        assert refused.phrase.key == "server-guest-handed-over"
    assert await held.of(guest.id) == []
    assert await held.of(ann.id) == ([LESSON] if kept_first else [])

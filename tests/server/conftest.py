"""Databases and servers for the tests of this room."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher
from tests.server.house import PATIENCE, Chance, House, SameShell, empty_postgres, house, new_database

from playmat.server import collector
from playmat.server.http import app
from playmat.server.process import table_time
from playmat.server.process.bot_pool import BotPool
from playmat.server.storage.backup import bring_up_to_date
from playmat.server.storage.people import accounts


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let clients wait for a server as long as a busy machine needs."""
    monkeypatch.setattr("playmat.server.clients.client.TIMEOUT", PATIENCE)


@pytest.fixture(autouse=True)
def repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches of a test are the same in every run."""
    monkeypatch.setattr("playmat.server.process.table_session.secrets", Chance())


TIDY, WARM_UP = collector.tidy, BotPool.warm_up


def light_hasher() -> PasswordHasher:
    """A hasher of passwords that takes no time, since nobody steals those of tests."""
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(autouse=True)
def prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start servers with everything prepared already, or put off until it is needed.

    Hundreds of tests start one, and all together they would be busy with that for minutes. A test of it takes
    `unprepared`.
    """

    async def later(_pool: BotPool) -> None:
        """Start no thinker before somebody asks it."""

    monkeypatch.setattr(app, "Shell", SameShell.of)
    monkeypatch.setattr(collector, "tidy", lambda: None)
    monkeypatch.setattr(BotPool, "warm_up", later)
    monkeypatch.setattr(accounts, "PasswordHasher", light_hasher)


@pytest.fixture
def unprepared(prepared: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server looks at all objects, and starts a thinker, when it starts; a password takes its time."""
    monkeypatch.setattr(accounts, "PasswordHasher", PasswordHasher)
    monkeypatch.setattr(collector, "tidy", TIDY)
    monkeypatch.setattr(BotPool, "warm_up", WARM_UP)


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time stands still, at tables too: what is allowed in a time is counted alike on every machine."""
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    monkeypatch.setattr(table_time, "time", SimpleNamespace(time=lambda: now, monotonic=lambda: 0.0))


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A server on a new SQLite file."""
    async with house(await new_database(tmp_path / "tables.db")) as found:
        yield found


@pytest.fixture
async def public(tmp_path: Path) -> AsyncIterator[House]:
    """A server for the world, under a name of its own."""
    async with house(await new_database(tmp_path / "public.db"), origins=("https://play.example",)) as found:
        yield found


POSTGRES = pytest.param("postgres", marks=pytest.mark.slow)
"""A store on PostgreSQL, in slow tests; README's command asks for nothing but Python."""


@pytest.fixture(params=["sqlite", POSTGRES])
async def unmade_database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of a database of each kind in which no step was taken yet."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    async with empty_postgres() as address:
        if address is None:
            pytest.skip("no PostgreSQL: set PLAYMAT_TEST_POSTGRES to one where databases may be made")
        yield address


@pytest.fixture
async def database(unmade_database: str) -> str:
    """The address of a new database of each kind, up to date and with nothing in it."""
    if "://" not in unmade_database:
        return await new_database(Path(unmade_database))
    await bring_up_to_date(unmade_database)
    return unmade_database


@pytest.fixture(params=[POSTGRES])
async def shared() -> AsyncIterator[str]:
    """A PostgreSQL database that is up to date."""
    async with empty_postgres() as address:
        if address is None:
            pytest.skip("no PostgreSQL: set PLAYMAT_TEST_POSTGRES to one where databases may be made")
        await bring_up_to_date(address)
        yield address

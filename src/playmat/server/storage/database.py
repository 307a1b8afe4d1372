"""Connections to SQLite or PostgreSQL: addresses, settings, and what is refused."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from platformdirs import user_data_path
from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    Float,
    Select,
    Table,
    create_engine,
    event,
    func,
    literal,
    make_url,
    text,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from playmat.kernel.errors import PlaymatError, system_reason

OLDEST_POSTGRES = 15
"""Versions before it are no longer looked after when this one is new."""

BUSY_SECONDS = 10.0

STANDS_STILL = 5.0
"""After so many seconds PostgreSQL ends a transaction in which nothing is said any more. A server that is
stopped in the middle of one, or whose line is gone, would keep its tables from all others for ever."""

LONG_LOG = 4000
"""Pages of the write-ahead log, of four KB each, after which a commit copies it into the database itself."""


class DatabaseError(PlaymatError):
    """A database that cannot be used: its address, its version, or what is to be done with it."""


def default_address(home: str | None) -> str:
    """The database of this user: `tables.db` beside the saved matches.

    Args:
        home: the folder of all that this user keeps (`PLAYMAT_HOME`), or None for the system's place.
    """
    folder = Path(home).expanduser() if home else user_data_path("playmat", appauthor=False)
    return f"sqlite:///{folder / 'tables.db'}"


def read_address(address: str) -> URL:
    """The address of a database: `sqlite:///file.db`, `postgresql://user@host/name`, or a file's name.

    Raises:
        DatabaseError: neither SQLite nor PostgreSQL, or no address at all.
    """
    if "://" not in address:
        address = f"sqlite:///{address}"
    try:
        address.encode("utf-8")  # a name in other bytes no driver takes
        url = make_url(address)
    except (ArgumentError, UnicodeEncodeError) as error:
        raise DatabaseError("server-db-address", "", got=address) from error
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite+aiosqlite")
    if url.get_backend_name() == "postgresql" and url.database:
        return url.set(drivername="postgresql+asyncpg")
    raise DatabaseError("server-db-address", "", got=shown(url))


def shown(url: URL) -> str:
    """An address as people write it, without the password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def is_sqlite(url: URL) -> bool:
    """Return whether it is the embedded database."""
    return url.get_backend_name() == "sqlite"


def open_engine(url: URL, *, serves: bool = False) -> AsyncEngine:
    """An engine for an address; nothing is connected yet.

    Args:
        url: the address.
        serves: it is that of a server, beside others that want the same rows: see `STANDS_STILL`.

    Raises:
        DatabaseError: the driver for PostgreSQL is not installed, or the folder cannot be made.
    """
    if is_sqlite(url):
        try:
            _make_file(Path(str(url.database)))
        except OSError as error:
            raise DatabaseError(
                "server-db-folder", "", file=str(url.database), why=system_reason(error)
            ) from error
        engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine
    settings = {"idle_in_transaction_session_timeout": str(int(STANDS_STILL * 1000))} if serves else {}
    told = {"server_settings": settings}
    try:
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=told)
    except ModuleNotFoundError as error:
        raise DatabaseError("server-db-no-driver") from error


def open_writer(url: URL) -> Engine:
    """An engine for an SQLite file that is there, by which one thread writes whole transactions."""
    engine = create_engine(url.set(drivername="sqlite"), connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine.execution_options(writes=True)


def open_reader(url: URL) -> AsyncEngine:
    """An engine for a database that is there, by which nothing can be written to it.

    Raises:
        DatabaseError: the driver for PostgreSQL is not installed.
    """
    if is_sqlite(url):
        file = Path(str(url.database)).absolute().as_uri()
        return create_async_engine(url.set(database=file, query={"uri": "true", "mode": "ro"}))
    return open_engine(url).execution_options(postgresql_readonly=True)


def _make_file(path: Path) -> None:
    """A new database is its owner's alone; SQLite gives the files beside it the same mode.

    Raises:
        OSError: the folder cannot be made.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(OSError, ValueError):  # it is there; or it cannot be made, as `check_file` says
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def _prepare_sqlite(connection: DBAPIConnection, _record: object) -> None:
    """Commits are on disk before they return; readers do not wait for writers.

    A server has a thread that copies the write-ahead log into the database (`file_writer`); a commit does it
    where the log has grown long all the same, and wherever no server runs.
    """
    connection.isolation_level = None  # transactions begin where we say so, see `_begin_sqlite`
    cursor = connection.cursor()
    log = f"wal_autocheckpoint={LONG_LOG}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", log):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Readers read one moment of the database; writers say so at once, so that they wait and do not fail."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def insert_new(url: URL, table: Table) -> sqlite.Insert:
    """An insert that can leave alone what is there already; both databases spell it alike."""
    if is_sqlite(url):
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - most servers have no need of it

    return postgresql.insert(table)  # type: ignore[return-value]


def free_bytes(url: URL) -> int:
    """The free space on the disk of an embedded database; of a server's disk nothing is known here."""
    if not is_sqlite(url) or url.database in {None, ":memory:"}:
        return sys.maxsize
    return shutil.disk_usage(Path(str(url.database)).parent).free


class Reader:
    """A thread that reads from an SQLite file, until the engine of the file is disposed of.

    Args:
        engine: the engine.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.thread = ThreadPoolExecutor(1, "reader")
        plain = engine.url.set(drivername="sqlite")
        self._engine = create_engine(plain, connect_args={"timeout": BUSY_SECONDS})
        event.listen(engine.sync_engine, "engine_disposed", self._end, once=True)

    def read(self, wanted: Select[Any], given: dict[str, object]) -> Sequence[Any]:
        """The rows that a query finds; in the thread."""
        with self._engine.connect() as connection:
            return connection.execute(wanted, given).all()

    def _end(self, engine: Engine) -> None:
        del _readers[engine]
        self.thread.shutdown()
        self._engine.dispose()


_readers: WeakKeyDictionary[Engine, Reader] = WeakKeyDictionary()


async def fetched(engine: AsyncEngine, wanted: Select[Any], **given: object) -> Sequence[Any]:
    """The rows that a query finds.

    For what is asked again and again: with SQLite it is one call of one thread. A connection of the engine
    calls its thread five times for one query, which takes longer than the query.

    Args:
        engine: the database.
        wanted: the query, best made once for all: making it takes as long as the answer.
        given: the values of its parameters.
    """
    if not is_sqlite(engine.url):
        async with engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(wanted, given)).all()
            return found
    reader = _readers.get(engine.sync_engine)
    if reader is None:
        reader = _readers[engine.sync_engine] = Reader(engine)
    return await asyncio.get_running_loop().run_in_executor(reader.thread, reader.read, wanted, given)


_queues: WeakKeyDictionary[AsyncEngine, asyncio.Lock] = WeakKeyDictionary()


@contextlib.asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes.

    SQLite lets one write at a time. Whoever waits for its lock only tries again now and then, until they have
    had bad luck for too long; so all writers of this process queue here, and each has its turn.
    """
    async with turn_to_write(engine), engine.execution_options(writes=True).begin() as connection:
        yield connection


def turn_to_write(engine: AsyncEngine) -> contextlib.AbstractAsyncContextManager[None]:
    """The turn of a writer; PostgreSQL lets many write at once."""
    if is_sqlite(engine.url):
        return _queues.setdefault(engine, asyncio.Lock())
    return contextlib.nullcontext()


def now_in(url: URL) -> ColumnElement[float]:
    """The time, in seconds since 1970, by the clock that all processes on a database share."""
    if is_sqlite(url):
        return literal(time.time(), Float)
    return func.extract("epoch", func.clock_timestamp()).cast(Float)


async def check_server(engine: AsyncEngine) -> None:
    """See whether the database answers, and is one we know.

    Raises:
        DatabaseError: it does not, or is too old, or does not keep what it was given.
    """
    if is_sqlite(engine.url):
        check_file(str(engine.url.database))
        return
    where = shown(engine.url)
    try:
        async with engine.connect() as connection:
            number = int(str(await connection.scalar(text("SHOW server_version_num")))) // 10_000
            durable = str(await connection.scalar(text("SHOW fsync"))) == "on"
    except (SQLAlchemyError, OSError) as error:
        raise DatabaseError("server-db-unreachable", "", where=where, why=system_reason(error)) from error
    if number < OLDEST_POSTGRES:
        raise DatabaseError("server-db-old", "", got=number, wanted=OLDEST_POSTGRES)
    if not durable:
        raise DatabaseError("server-db-forgets", "", where=where)


def check_file(name: str) -> None:
    """See whether a file is an SQLite database, or can become one.

    Asked without the engine: a connection of its that cannot be opened outlives the loop it was opened in.

    Raises:
        DatabaseError: it is none.
    """
    try:
        with contextlib.closing(sqlite3.connect(name, timeout=BUSY_SECONDS)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master")
    except (sqlite3.Error, ValueError) as error:  # ValueError: a name that no system takes
        raise DatabaseError("server-db-unreadable", "", file=name[:200]) from error

"""Copies of databases: for backups, for going from SQLite to PostgreSQL, and back."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.server.storage.database import (
    DatabaseError,
    check_server,
    is_sqlite,
    open_engine,
    read_address,
    shown,
    writing,
)
from playmat.server.storage.db_schema import KEPT, REVISION, log, tables
from playmat.server.storage.migrate import check_revision, migrate

AT_ONCE = 1_000


async def copy(source_address: str, target_address: str) -> tuple[int, int]:
    """Copy everything, as it is at one moment; the source may be in use meanwhile.

    Args:
        source_address: where from.
        target_address: where to: an empty or new database.

    Returns:
        How many tables and acts were copied.

    Raises:
        DatabaseError: the target is not empty, or one of them cannot be used.
    """
    source = open_engine(existing(source_address))
    target = open_engine(read_address(target_address))
    try:
        await check_server(source)
        await check_server(target)
        await check_revision(source)
        await migrate(target)
        return await _copy(source, target)
    finally:
        await source.dispose()
        await target.dispose()


def existing(address: str) -> URL:
    """The address of a database that has to be there.

    Raises:
        DatabaseError: no address, or no such file.
    """
    url = read_address(address)
    if is_sqlite(url) and not Path(str(url.database)).is_file():
        raise DatabaseError("server-db-none", "", file=str(url.database))
    return url


async def bring_up_to_date(address: str) -> str:
    """Make a database, or carry out the steps it lacks; gives the step it is at then.

    Raises:
        DatabaseError: it cannot be used, or is newer than this playmat.
    """
    engine = open_engine(read_address(address))
    try:
        await check_server(engine)
        await migrate(engine)
    finally:
        await engine.dispose()
    return REVISION


async def _copy(source: AsyncEngine, target: AsyncEngine) -> tuple[int, int]:
    async with source.connect() as reading, writing(target) as written:
        if not is_sqlite(source.url):
            await reading.execution_options(isolation_level="REPEATABLE READ")
        if await _count(written, tables):
            raise DatabaseError("server-db-not-empty", "", where=shown(target.url))
        for table in KEPT:
            rows = await reading.stream(select(table))
            async for part in rows.mappings().partitions(AT_ONCE):
                await written.execute(insert(table), [dict(row) for row in part])
        return await _count(written, tables), await _count(written, log)


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int(await connection.scalar(select(func.count()).select_from(table)) or 0)

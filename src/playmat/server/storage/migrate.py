"""The database's own history: new, brought up to date, or refused."""

from __future__ import annotations

from importlib.resources import files

from sqlalchemy import Connection, column, delete, insert, inspect, select, table
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.storage.database import DatabaseError, writing
from playmat.server.storage.db_schema import BESIDE, REVISION, beside, metadata

HISTORY = table("alembic_version", column("version_num"))
"""The table in which Alembic keeps the step."""


async def revision_of(engine: AsyncEngine) -> str | None:
    """The step a database is at; None for an empty one."""
    async with engine.connect() as connection:
        if not await connection.run_sync(lambda sync: inspect(sync).has_table(HISTORY.name)):
            return None
        found: str | None = await connection.scalar(select(HISTORY.c.version_num))
        return found


async def migrate(engine: AsyncEngine, to: str = REVISION) -> None:
    """Carry out the steps that a database lacks.

    Args:
        engine: the database.
        to: the last step; an earlier one makes a database of before.

    Raises:
        DatabaseError: it was written by a newer playmat.
    """
    found = await revision_of(engine)
    if found is not None and found > REVISION:
        raise DatabaseError("server-db-newer", "", got=found, known=REVISION)
    if found != to:
        async with writing(engine) as connection:
            await connection.run_sync(_upgrade, to)


async def check_revision(engine: AsyncEngine, exactly: bool = True) -> None:
    """Refuse a database that is not at this playmat's step.

    Args:
        engine: the database.
        exactly: refuse a newer step that this playmat could serve from, too: it would copy too little.

    Raises:
        DatabaseError: it is not; the message says what to do.
    """
    found = await revision_of(engine)
    if not exactly and found is not None and found > REVISION:
        async with engine.connect() as connection:
            oldest = await connection.scalar(select(beside.c.oldest))
        if oldest is not None and oldest <= REVISION:
            return
    if found != REVISION:
        key = "server-db-newer" if found is not None and found > REVISION else "server-db-migrate"
        raise DatabaseError(key, "", got=found or "-", known=REVISION)


def _upgrade(connection: Connection, to: str) -> None:
    """Carry out the steps. A database that is up to date, as most are, needs no Alembic, which is large."""
    from alembic.config import Config  # noqa: PLC0415
    from alembic.runtime.environment import EnvironmentContext  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    script = ScriptDirectory(str(files("playmat.server.storage") / "migrations"))
    with EnvironmentContext(
        Config(), script, fn=lambda found, _context: script._upgrade_revs(to, found)
    ) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        with environment.begin_transaction():
            environment.run_migrations()
    if to == REVISION:
        connection.execute(delete(beside))
        connection.execute(insert(beside).values(oldest=BESIDE))

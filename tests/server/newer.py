"""A server process of a playmat to come: `python -m tests.server.newer DATABASE PORT`; its step has added."""

from __future__ import annotations

import sys

from sqlalchemy import Column, Text, text
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.house import PATIENCE

from playmat.server.bootstrap import Settings, serve
from playmat.server.storage import db_schema, migrate
from playmat.server.storage.database import writing

STEP = "9999"


async def expand(engine: AsyncEngine) -> None:
    """The first phase: add a column, and a table; playmats of before go on beside it."""
    async with writing(engine) as connection:
        await connection.execute(text("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'green'"))
        await connection.execute(text("CREATE TABLE colours (colour TEXT PRIMARY KEY)"))
        await connection.execute(text("UPDATE alembic_version SET version_num = :step"), {"step": STEP})


async def contract(engine: AsyncEngine) -> None:
    """The second phase, a release later: nobody uses the old any more, so it can go."""
    async with writing(engine) as connection:
        await connection.execute(text("ALTER TABLE challenges DROP COLUMN declined"))
        await connection.execute(text("UPDATE beside SET oldest = :step"), {"step": STEP})


if __name__ == "__main__":
    db_schema.tables.append_column(Column("colour", Text, nullable=False, server_default="green"))
    migrate.REVISION = STEP  # type: ignore[attr-defined]
    serve(
        Settings(sys.argv[1], port=int(sys.argv[2]), bots=1, think_seconds=PATIENCE, log_level="critical"),
        lambda address: print(address, flush=True),  # noqa: T201 - whoever started it listens
    )

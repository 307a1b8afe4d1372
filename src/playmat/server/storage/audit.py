"""The log of what the operators do: kept in the transaction that does it, never changed."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.server.storage.db_schema import audit


class AuditedDeed(NamedTuple):
    """Something an operator did.

    Attributes:
        at: when.
        by: the user of the machine who did it.
        what: the kind.
        about: the id of what it was about.
        words: the operator's own.
    """

    at: float
    by: str
    what: str
    about: str
    words: str


async def note_deed(connection: AsyncConnection, by: str, what: str, about: str, words: str) -> None:
    """Note what an operator does, as part of doing it."""
    await connection.run_sync(write_deed, AuditedDeed(time.time(), by, what, about, words))


def write_deed(connection: Connection, deed: AuditedDeed) -> None:
    """Write a deed, in the transaction that does it."""
    connection.execute(insert(audit).values(id=secrets.token_urlsafe(12), **deed._asdict()))


async def count_deeds(engine: AsyncEngine) -> int:
    """The number of deeds so far: it grows with each."""
    async with engine.connect() as connection:
        return int(await connection.scalar(select(func.count()).select_from(audit)) or 0)


async def deeds(engine: AsyncEngine) -> list[AuditedDeed]:
    """Everything the operators did, the first thing first."""
    wanted = select(audit.c.at, audit.c.by, audit.c.what, audit.c.about, audit.c.words).order_by(audit.c.at)
    async with engine.connect() as connection:
        return [AuditedDeed(*row) for row in (await connection.execute(wanted)).all()]

"""Devices that have not been seen for long are forgotten, and with them the guests who had no other.

Accounts, tables and records stay: a seat of a forgotten guest keeps its name.
"""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import ColumnElement, Select, and_, delete, exists, select
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.observability import Metrics, logger
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import (
    belongings,
    card_sets,
    challenges,
    members,
    people,
    sessions,
    tables,
    tries,
)
from playmat.server.storage.people.forgetting import forget_dealings, lock_people

DAY = 86_400.0
PLAYED = ("open", "running")
"""The statuses of tables at which somebody may still want to sit."""

AT_ONCE = 500
"""So many are named in one statement: databases take no more than some 32,000 values."""

LEFT_BEHIND = (
    belongings.c.person_id,
    card_sets.c.person_id,
    challenges.c.by_id,
    challenges.c.to_id,
    tries.c.person_id,
)
"""The columns in which releases before 0.3.0 leave people whom they forget, also while they run beside this
one."""


async def forget_daily(engine: AsyncEngine, days: int, metrics: Metrics) -> None:
    """Forget who was not seen for so many days: now, and then every day."""
    while True:
        try:
            gone = await forget_unseen(engine, time.time() - days * DAY)
            logger.info("guests_forgotten", guests=gone)
        except Exception as error:  # tomorrow is another day
            metrics.failures.labels("forget").inc()
            logger.error("forget_failed", error=type(error).__name__)
        await asyncio.sleep(DAY)


async def forget_unseen(engine: AsyncEngine, before: float) -> int:
    """Forget who was not seen since a time, but for those at whose open or running tables something happened.

    A table where nothing happened either does not count: most guests leave one behind.

    Args:
        engine: the database.
        before: the time, in seconds since 1970.

    Returns:
        How many guests are gone.
    """
    playing = exists(
        select(tables.c.id)
        .join(members, members.c.table_id == tables.c.id)
        .where(
            members.c.person_id == sessions.c.person_id,
            tables.c.status.in_(PLAYED),
            tables.c.updated >= before,
        )
    )
    unseen = and_(sessions.c.seen < before, ~playing)
    forgotten = 0
    async with writing(engine) as connection:
        # People before their devices, as where somebody is deleted: in another order, each of the two could
        # have what the other waits for.
        ids = await lock_people(connection, _without(select(sessions.c.person_id).where(~unseen)))
        await connection.execute(delete(sessions).where(unseen))
        for first in range(0, len(ids), AT_ONCE):
            some = people.c.id.in_(ids[first : first + AT_ONCE])
            still = await lock_people(connection, and_(some, _without(select(sessions.c.person_id))))
            await forget_dealings(connection, still)
            await connection.execute(delete(people).where(people.c.id.in_(still)))
            forgotten += len(still)
        for column in LEFT_BEHIND:
            lost = column.not_in(select(people.c.id))
            await connection.execute(delete(column.table).where(lost))
        return forgotten


def _without(devices: Select[tuple[str]]) -> ColumnElement[bool]:
    """Guests who have none of some devices."""
    return and_(people.c.login.is_(None), people.c.id.not_in(devices))

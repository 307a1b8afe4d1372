"""Forgetting what a person had to do with others, when they are forgotten."""

from __future__ import annotations

from sqlalchemy import delete, or_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from playmat.server.storage.db_schema import challenges, ignored, reports, tries


async def forget_dealings(connection: AsyncConnection, person: str) -> None:
    """Forget whom somebody challenged, ignored and reported, and their daily tries; part of forgetting them.

    What they reported stays, with nobody behind it; of a report about them only the name of then stays.
    """
    pairs = (
        (challenges, challenges.c.by_id, challenges.c.to_id),
        (ignored, ignored.c.person_id, ignored.c.other_id),
    )
    for table, one, other in pairs:
        await connection.execute(delete(table).where(or_(one == person, other == person)))
    await connection.execute(delete(tries).where(tries.c.person_id == person))
    await connection.execute(update(reports).where(reports.c.by_id == person).values(by_id=""))
    await connection.execute(update(reports).where(reports.c.about_id == person).values(about_id=""))

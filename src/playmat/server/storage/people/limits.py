"""Limits that operators have set for a person or an address, in place of the usual ones."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.storage.audit import note_deed
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import limits, people


class OwnLimit(NamedTuple):
    """A limit of somebody's own.

    Attributes:
        whom: the id of a person, or an address.
        what: of what, as `guard.LIMITS` names it.
        most: how many in the time of the usual limit.
        name: what the person is called; empty for an address.
    """

    whom: str
    what: str
    most: int
    name: str


class OwnLimits:
    """All limits that operators have set.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def listed(self) -> list[OwnLimit]:
        """All of them, by whom they are for."""
        named = select(limits, people.c.name).outerjoin(people, people.c.id == limits.c.whom)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(named)).all()
        found = [OwnLimit(row.whom, row.what, row.most, row.name or "") for row in rows]
        return sorted(found, key=lambda one: (one.name, one.whom, one.what))

    async def put(self, whom: str, called: str, what: str, most: int | None, by: str) -> None:
        """Set a limit, or have the usual one again.

        Args:
            whom: the id of a person, or an address.
            called: what the audit log calls them.
            what: of what.
            most: how many; None for the usual limit.
            by: the operator.
        """
        async with writing(self._engine) as connection:
            await connection.execute(delete(limits).where(and_(limits.c.whom == whom, limits.c.what == what)))
            if most is not None:
                await connection.execute(insert(limits).values(whom=whom, what=what, most=most))
            words = f"{what} {most if most is not None else '-'}"
            await note_deed(connection, by, "limit", called, words)

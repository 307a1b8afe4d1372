"""Challenges: who has been asked to sit down at a table that waits for them."""

from __future__ import annotations

import time
from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.storage.database import insert_new, writing
from playmat.server.storage.db_schema import challenges, people, tables

DAY = 86_400.0

MOST_SHOWN = 50

State: TypeAlias = Literal["waiting", "begun", "declined", "withdrawn", "expired"]
"""`begun`: the seat has been taken; `withdrawn`: the table was closed before that."""


class Challenge(NamedTuple):
    """A challenge.

    Attributes:
        table: where.
        by, to: the ids of who asked and who is asked.
        by_name, to_name: what they are called.
        until: so long it holds.
        state: what became of it.
    """

    table: str
    by: str
    to: str
    by_name: str
    to_name: str
    until: float
    state: State


class Challenges:
    """All challenges.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def make(self, table: str, by: str, to: str, until: float) -> None:
        """Ask somebody to sit down at a table; one that is sent again is the same."""
        values = {"table_id": table, "by_id": by, "to_id": to, "at": time.time(), "until": until}
        new = insert_new(self._engine.url, challenges).values(**values, declined=False)
        async with writing(self._engine) as connection:
            await connection.execute(new.on_conflict_do_nothing())

    async def decline(self, table: str) -> None:
        """Say no to a challenge."""
        async with writing(self._engine) as connection:
            here = update(challenges).where(challenges.c.table_id == table)
            await connection.execute(here.values(declined=True))

    async def waiting(self, by: str, now: float) -> int:
        """The number of challenges of somebody that nobody has answered yet."""
        mine = and_(challenges.c.by_id == by, _open(now))
        wanted = select(func.count()).select_from(challenges).join(tables).where(mine)
        async with self._engine.connect() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def find(self, table: str, person: str, now: float) -> Challenge | None:
        """The challenge at a table that is by or to somebody."""
        here = challenges.c.table_id == table
        return next(iter(await self._found(and_(here, _either(person)), now)), None)

    async def of(self, person: str, now: float) -> list[Challenge]:
        """The challenges to somebody that wait for an answer, and those of today that are by them."""
        to = and_(challenges.c.to_id == person, _open(now))
        by = and_(challenges.c.by_id == person, or_(challenges.c.at > now - DAY, challenges.c.until > now))
        return await self._found(or_(to, by), now)

    async def _found(self, where: ColumnElement[bool], now: float) -> list[Challenge]:
        by, to = people.alias("by"), people.alias("to")
        wanted = (
            select(challenges, tables.c.status, by.c.name.label("by_name"), to.c.name.label("to_name"))
            .join(tables, tables.c.id == challenges.c.table_id)
            .join(by, by.c.id == challenges.c.by_id)
            .join(to, to.c.id == challenges.c.to_id)
            .where(where)
            .order_by(challenges.c.at.desc())
            .limit(MOST_SHOWN)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            Challenge(
                row.table_id,
                row.by_id,
                row.to_id,
                row.by_name,
                row.to_name,
                row.until,
                _state(row.declined, row.status, row.until, now),
            )
            for row in rows
        ]


def _either(person: str) -> ColumnElement[bool]:
    return or_(challenges.c.by_id == person, challenges.c.to_id == person)


def _open(now: float) -> ColumnElement[bool]:
    """Nobody has answered yet, and it still holds."""
    return and_(~challenges.c.declined, challenges.c.until > now, tables.c.status == "open")


def _state(declined: bool, status: str, until: float, now: float) -> State:
    if declined:
        return "declined"
    if status != "open":
        return "begun" if status in {"running", "finished"} else "withdrawn"
    return "waiting" if until > now else "expired"

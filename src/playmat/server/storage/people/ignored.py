"""People whom others do not want to hear, or to play with."""

from __future__ import annotations

import hashlib
import time
from typing import Literal, NamedTuple, TypeAlias, cast

from sqlalchemy import bindparam, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.server.storage.database import fetched, writing
from playmat.server.storage.db_schema import ignored

How: TypeAlias = Literal["mute", "block"]
"""`mute`: what the other says is not told; `block`: the two are not brought together by the server either."""


others = (
    select(ignored.c.other_id).where(ignored.c.person_id == bindparam("person")).order_by(ignored.c.other_id)
)
"""The people whom somebody ignores. Made once, because it is asked for with every socket."""


class Ignoring(NamedTuple):
    """Somebody who is ignored.

    Attributes:
        id: by which the person who ignores them names them.
        name: what they were called then.
        how: how far it goes.
        at: since when.
    """

    id: str
    name: str
    how: How
    at: float


class Ignored:
    """The people who ignore others.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def put(self, person: str, other: str, name: str, how: How) -> None:
        """Ignore somebody from now on, as far as it says."""
        async with writing(self._engine) as connection:
            await _forget_pair(connection, person, other)
            values = {"person_id": person, "other_id": other, "name": name, "how": how, "at": time.time()}
            await connection.execute(insert(ignored).values(**values))

    async def drop(self, person: str, ignored_id: str) -> None:
        """Ignore somebody no longer; without such a person nothing happens."""
        mine = select(ignored.c.other_id).where(ignored.c.person_id == person)
        async with writing(self._engine) as connection:
            for other in (await connection.scalars(mine)).all():
                if _shown_id(person, other) == ignored_id:
                    await _forget_pair(connection, person, other)

    async def of(self, person: str) -> list[Ignoring]:
        """The people whom somebody ignores, the latest first."""
        mine = select(ignored).where(ignored.c.person_id == person).order_by(ignored.c.at.desc())
        async with self._engine.connect() as connection:
            found = (await connection.execute(mine)).all()
        return [
            Ignoring(_shown_id(person, row.other_id), row.name, cast("How", row.how), row.at) for row in found
        ]

    async def unheard(self, person: str) -> tuple[str, ...]:
        """The ids of those whom somebody does not want to hear, in order."""
        found = await fetched(self._engine, others, person=person)
        return tuple(other for (other,) in found)

    async def apart(self, person: str) -> frozenset[str]:
        """The ids of those with whom somebody is not brought together: one of them has blocked the other."""
        either = or_(ignored.c.person_id == person, ignored.c.other_id == person)
        pairs = select(ignored.c.person_id, ignored.c.other_id).where(either, ignored.c.how == "block")
        found = await fetched(self._engine, pairs)
        return frozenset(one for pair in found for one in pair if one != person)


async def _forget_pair(connection: AsyncConnection, person: str, other: str) -> None:
    await connection.execute(
        delete(ignored).where(ignored.c.person_id == person, ignored.c.other_id == other)
    )


def _shown_id(person: str, other: str) -> str:
    """By what somebody names whom they ignore: the id of the other is not theirs to know."""
    return hashlib.sha256(f"{person} ignores {other}".encode()).hexdigest()[:16]

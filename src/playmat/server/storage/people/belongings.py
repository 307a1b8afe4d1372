"""Belongings: the lessons people have finished, the puzzles they have solved, and the decks they keep."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import structs
from sqlalchemy import Column, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.server.protocol.belonging_bodies import Belonging, OwnBelonging
from playmat.server.storage.database import is_sqlite, writing
from playmat.server.storage.db_schema import belongings, people

MOST_DECKS: Final = 100
"""So many decks of a person are kept. Lessons and puzzles are no more than there are."""


class Belongings:
    """The belongings of everybody.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, person: str) -> list[OwnBelonging]:
        """The belongings of somebody, the first one first."""
        async with self._engine.connect() as connection:
            return await _belongings_of(connection, person)

    async def keep(self, person: str, wanted: Sequence[OwnBelonging]) -> list[OwnBelonging]:
        """Keep what somebody has not yet, and give the decks that are too many."""
        async with writing(self._engine) as connection:
            return await _keep(connection, person, wanted)

    async def drop(self, person: str, these: Iterable[Belonging]) -> None:
        """Give some belongings up; one that somebody does not have is no mistake."""
        async with writing(self._engine) as connection:
            for one in these:
                here = (belongings.c.kind == one.kind, belongings.c.game == one.game)
                mine = delete(belongings).where(belongings.c.person_id == person, *here)
                await connection.execute(mine.where(belongings.c.what == one.what))

    async def counts(self, person: str) -> dict[tuple[str, str], int]:
        """The number of belongings by kind and game."""
        by = (belongings.c.kind, belongings.c.game)
        wanted = select(*by, func.count()).where(belongings.c.person_id == person).group_by(*by)
        async with self._engine.connect() as connection:
            return {(kind, game): count for kind, game, count in await connection.execute(wanted)}


async def hand_over(connection: AsyncConnection, guest: str, person: str) -> None:
    """Give the belongings of a guest to the person they have turned out to be."""
    gone = delete(belongings).where(belongings.c.person_id == guest).returning(*_columns())
    found = [OwnBelonging(*row) for row in await connection.execute(gone)]
    await _keep(connection, person, sorted(found, key=lambda one: (one.at, one.kind, one.game, one.what)))


def _columns() -> list[Column[Any]]:
    return [belongings.c[name] for name in OwnBelonging.__struct_fields__]


async def _belongings_of(connection: AsyncConnection, person: str) -> list[OwnBelonging]:
    wanted = select(*_columns()).where(belongings.c.person_id == person)
    order = (belongings.c.at, belongings.c.kind, belongings.c.game, belongings.c.what)
    return [OwnBelonging(*row) for row in await connection.execute(wanted.order_by(*order))]


async def _keep(
    connection: AsyncConnection, person: str, wanted: Sequence[OwnBelonging]
) -> list[OwnBelonging]:
    # Whoever keeps something for the same person waits for this row: both count what the other has kept.
    locked = select(people.c.id).where(people.c.id == person).with_for_update()
    if (await connection.execute(locked)).first() is None:
        return []  # forgotten since they asked
    here = await _belongings_of(connection, person)
    known = {(one.kind, one.game, one.what) for one in here}
    new = {(one.kind, one.game, one.what): one for one in wanted}
    room = MOST_DECKS - sum(one.kind == "deck" for one in here)
    taken: list[OwnBelonging] = []
    refused: list[OwnBelonging] = []
    for key, one in new.items():
        if key not in known:
            full = one.kind == "deck" and room <= 0
            (refused if full else taken).append(one)
            room -= one.kind == "deck"
    if taken:
        spoken = sqlite.insert if is_sqlite(connection.engine.url) else postgresql.insert
        rows = [{"person_id": person, **structs.asdict(one)} for one in taken]
        await connection.execute(spoken(belongings).on_conflict_do_nothing(), rows)
    return refused

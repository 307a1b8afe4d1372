"""The dice of each day, and the tries of people: written in the transaction that begins or ends the match."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, and_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.log.daily import end_of
from playmat.server.log.summary import Summary
from playmat.server.log.table_events import Dice
from playmat.server.storage.database import insert_new, writing
from playmat.server.storage.db_schema import days, people, tries

LOST, DRAWN, WON = 0, 1, 2

MOST_LISTED = 500


class Try(NamedTuple):
    """Somebody's try at a daily match.

    Attributes:
        person, name: whose.
        table: where.
        outcome: `LOST`, `DRAWN` or `WON`; None if the match was not over when the day was.
        turns: how many turns the match had; 0 without an outcome.
    """

    person: str
    name: str
    table: str
    outcome: int | None
    turns: int


class Days:
    """All daily matches.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def dice(self, game: str, day: str) -> Dice | None:
        """The dice of a day; None if nobody has asked for them."""
        here = and_(days.c.game == game, days.c.day == day)
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(days.c.seed, days.c.salt).where(here))).first()
        return Dice(day, int(found.seed), str(found.salt)) if found is not None else None

    async def throw(self, game: str, day: str) -> Dice:
        """The dice of a day; whoever asks first, through whichever process, has them thrown."""
        if (found := await self.dice(game, day)) is not None:
            return found
        values = {"game": game, "day": day, "seed": secrets.randbits(61), "salt": secrets.token_hex(16)}
        async with writing(self._engine) as connection:
            new = insert_new(self._engine.url, days).values(**values)
            await connection.execute(new.on_conflict_do_nothing())
        thrown = await self.dice(game, day)
        assert thrown is not None  # noqa: S101 - they have just been thrown
        return thrown

    async def tries(self, game: str, day: str) -> list[Try]:
        """The tries of a day, the best first: won in few turns, drawn, lost after many, unfinished.

        Equally good ones are in the order in which they ended.
        """
        wanted = (
            select(tries, people.c.name)
            .join(people, people.c.id == tries.c.person_id)
            .where(and_(tries.c.game == game, tries.c.day == day))
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        rows = sorted(rows, key=lambda row: (row.ended is None, row.ended or 0.0))
        found = [Try(row.person_id, row.name, row.table_id, row.outcome, row.turns or 0) for row in rows]
        return sorted(found, key=rank)[:MOST_LISTED]


def rank(one: Try) -> tuple[int, int]:
    """The key that orders tries, the best first; equal keys share a place."""
    if one.outcome is None:
        return 1, 0
    return -one.outcome, one.turns if one.outcome == WON else -one.turns


# ---- in the transaction of a match ------------------------------------------------------------------


def count_tries(connection: Connection, tables: Iterable[Summary]) -> None:
    """Note who has begun a daily match, and how it ended if the day was not over by then."""
    for one in tables:
        if not one.day:
            continue
        values = {"game": one.game, "day": one.day, "person_id": one.maker, "table_id": one.id}
        connection.execute(insert_new(connection.engine.url, tries).values(**values).on_conflict_do_nothing())
        if one.status == "finished" and one.updated < end_of(one.day):
            seat = next(seat for seat, place in enumerate(one.places) if place.person == one.maker)
            winners = one.winners or []
            outcome = WON if seat in winners else LOST if winners else DRAWN
            here = and_(tries.c.table_id == one.id, tries.c.outcome.is_(None))
            ended = update(tries).where(here).values(outcome=outcome, turns=one.turns, ended=one.updated)
            connection.execute(ended)

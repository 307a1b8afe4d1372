"""Calls to the tables of tournaments: who has a match to play in a round that is running."""

from __future__ import annotations

from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.log.summary import read_summary
from playmat.server.protocol.news_bodies import CallInfo
from playmat.server.storage.db_schema import entrants, meetings, tables, tournaments

_running = (
    select(
        tournaments.c.id,
        tournaments.c.name,
        tournaments.c.round,
        tournaments.c.rounds,
        tables.c.id.label("table"),
        tables.c.summary,
        tables.c.due,
    )
    .select_from(entrants)
    .join(tournaments, tournaments.c.id == entrants.c.tournament_id)
    .join(
        meetings, and_(meetings.c.tournament_id == tournaments.c.id, meetings.c.round == tournaments.c.round)
    )
    .join(tables, tables.c.id == meetings.c.table_id)
    .where(
        tournaments.c.status == "running",
        tables.c.status == "running",
        meetings.c.outcome == "",
        or_(meetings.c.first == entrants.c.number, meetings.c.second == entrants.c.number),
    )
    .order_by(tournaments.c.created)
)


async def calls(engine: AsyncEngine, person: str) -> list[CallInfo]:
    """The matches of running rounds that a person has to play, by tournament."""
    async with engine.connect() as connection:
        rows = (await connection.execute(_running.where(entrants.c.person_id == person))).all()
    found = []
    for row in rows:
        summary = read_summary(row.summary)
        turn = any(summary.places[seat].person == person for seat in summary.needed)
        found.append(CallInfo(row.id, row.name, row.round, row.rounds, row.table, turn, row.due or None))
    return found

"""Notices of matches that wait for somebody with an address: by days for each move, also in tournaments.

They are found in what is stored, not in what happens: a server that was away finds the same ones later.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Row,
    Select,
    and_,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.log.summary import Summary, read_summary
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import (
    addresses,
    log,
    meetings,
    members,
    people,
    tables,
    told,
    tournaments,
)
from playmat.server.storage.mail.outbox import NEWS, Letter, put
from playmat.server.storage.store import stopped_here

PATIENCE: Final = 600.0
"""Nobody is told of a match in which something has just happened: its players may be at the table."""

GAP: Final = 3_600.0
"""The least time between two mails to an address: whatever else waits by then goes with the next one."""

QUIET: Final = 6 * 3_600.0
"""The least time between two mails to an address about the same match."""

MOVES: Final = ('{"type":"answered"', '{"type":"undone"')
"""The beginnings of the acts in the log after which a match may wait for somebody else."""


class TurnNotice(msgspec.Struct):
    """A match that waits for somebody.

    Attributes:
        table: where it is.
        version: the version of the table that is told of.
        game: which game.
        others: the names of the people across; empty for a guest without one.
        until: when the time of somebody runs out, in seconds since 1970; None where that has been.
        turn: it waits for an answer; otherwise a round of a tournament has begun.
        tournament, round: the name of the tournament to which the match belongs, and its round; or empty.
    """

    table: str
    version: int
    game: str
    others: list[str]
    until: float | None
    turn: bool
    tournament: str = ""
    round: int = 0


_decoder = msgspec.json.Decoder(list[TurnNotice])


def read_notices(text: str) -> list[TurnNotice]:
    """The notices of a mail, as they are stored."""
    return _decoder.decode(text)


async def queue_news(engine: AsyncEngine, now: float) -> int:
    """Put a mail for each address that has something to be told into the outbox; gives how many."""
    async with engine.connect() as connection:
        rows = (await connection.execute(_untold(now))).all()
    queued = 0
    for address, found in groupby(rows, key=lambda row: str(row.address_id)):
        notices = [one for row in found if (one := _notice(row, now)) is not None]
        if notices:
            queued += await _queue(engine, address, notices, now)
    return queued


async def still_true(engine: AsyncEngine, notices: Iterable[TurnNotice]) -> list[TurnNotice]:
    """Those of some notices that are about matches that run and have not gone on since."""
    async with engine.connect() as connection:
        return [one for one in notices if await connection.scalar(_waits(one))]


async def take_back(engine: AsyncEngine, letter: Letter, left: Iterable[TurnNotice]) -> None:
    """Note that a mail tells only what is left of it: what is new elsewhere need not wait."""
    known = [one.table for one in left]
    here = and_(told.c.address_id == letter.address_id, told.c.at == letter.at)
    async with writing(engine) as connection:
        await connection.execute(update(told).where(here, told.c.table_id.not_in(known)).values(at=0.0))
        if not known:
            mine = and_(addresses.c.id == letter.address_id, addresses.c.mailed == letter.at)
            await connection.execute(update(addresses).where(mine).values(mailed=0.0))


async def forget_told(engine: AsyncEngine) -> None:
    """Forget who was told of matches that are over."""
    running = select(tables.c.id).where(tables.c.status == "running")
    async with writing(engine) as connection:
        await connection.execute(delete(told).where(told.c.table_id.not_in(running)))


def _waits(one: TurnNotice) -> Select[Any]:
    """A row if a match waits as it did when it was noticed."""
    return select(tables.c.id).where(
        tables.c.id == one.table, tables.c.status == "running", ~_gone_on_since(literal(one.version))
    )


def _gone_on_since(version: ColumnElement[int]) -> ColumnElement[bool]:
    """The condition that a match has gone on, or back, after a version of its table; talk does neither."""
    moved = or_(*(func.substr(log.c.act, 1, len(one)) == one for one in MOVES))
    return exists().where(log.c.table_id == tables.c.id, log.c.version > version, moved)


def _untold(now: float) -> Select[Any]:
    """The running tables of people with a confirmed address that have gone on since the last mail."""
    here = and_(told.c.address_id == addresses.c.id, told.c.table_id == tables.c.id)
    again = and_(told.c.at <= now - QUIET, _gone_on_since(told.c.version))
    return (
        select(
            addresses.c.id.label("address_id"),
            *(addresses.c.person_id, tables.c.summary, tables.c.due),
            *(told.c.version.label("told"), tournaments.c.name, meetings.c.round),
        )
        .select_from(addresses)
        .join(people, people.c.id == addresses.c.person_id)
        .join(members, members.c.person_id == addresses.c.person_id)
        .join(tables, tables.c.id == members.c.table_id)
        .outerjoin(told, here)
        .outerjoin(meetings, meetings.c.table_id == tables.c.id)
        .outerjoin(tournaments, tournaments.c.id == meetings.c.tournament_id)
        .where(
            addresses.c.confirmed.is_not(None),
            addresses.c.mailed <= now - GAP,
            people.c.blocked.is_(None),
            tables.c.status == "running",
            tables.c.due.is_not(None),
            tables.c.updated <= now - PATIENCE,
            stopped_here.is_not(True),
            or_(told.c.version.is_(None), again),
        )
        .order_by(addresses.c.id, tables.c.updated)
    )


def _notice(row: Row[Any], now: float) -> TurnNotice | None:
    """The notice of a table; None where they have nothing to do, or no clock counts in days."""
    summary = read_summary(row.summary)
    turn = any(summary.places[seat].person == row.person_id for seat in summary.needed)
    begins = row.name is not None and row.told is None
    if summary.clock.kind != "days" or not (turn or begins):
        return None
    until = row.due if row.due > now else None
    others = _others(summary, row.person_id)
    return TurnNotice(
        summary.id, summary.version, summary.game, others, until, turn, row.name or "", row.round or 0
    )


def _others(summary: Summary, person: str) -> list[str]:
    """The names of the other people at a table."""
    places = [place for place in summary.places if place.kind == "person" and place.person != person]
    return [place.name for place in places]


async def _queue(engine: AsyncEngine, address: str, notices: list[TurnNotice], now: float) -> bool:
    """Put a mail into the outbox and note what it tells; nothing if another process has been faster."""
    here = and_(
        addresses.c.id == address, addresses.c.mailed <= now - GAP, addresses.c.confirmed.is_not(None)
    )
    tellings = [
        {"address_id": address, "table_id": one.table, "version": one.version, "at": now} for one in notices
    ]
    known = [one.table for one in notices]
    async with writing(engine) as connection:
        if not (await connection.execute(update(addresses).where(here).values(mailed=now))).rowcount:
            return False
        before = and_(told.c.address_id == address, told.c.table_id.in_(known))
        await connection.execute(delete(told).where(before))
        await connection.execute(insert(told), tellings)
        await put(connection, address, NEWS, msgspec.json.encode(notices).decode(), now)
    return True

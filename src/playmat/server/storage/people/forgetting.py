"""Forgetting what a person had to do with others, when they are forgotten."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from playmat.server.storage.db_schema import (
    addresses,
    card_sets,
    challenges,
    entrants,
    ignored,
    limits,
    outbox,
    reports,
    told,
    tournaments,
    tries,
)


async def forget_dealings(connection: AsyncConnection, person: str) -> None:
    """Forget whom somebody challenged, ignored and reported, their card sets, daily tries and address.

    What they reported stays, with nobody behind it; of a report about them only the name of then stays.
    """
    pairs = (
        (challenges, challenges.c.by_id, challenges.c.to_id),
        (ignored, ignored.c.person_id, ignored.c.other_id),
    )
    for table, one, other in pairs:
        await connection.execute(delete(table).where(or_(one == person, other == person)))
    await connection.execute(delete(card_sets).where(card_sets.c.person_id == person))
    await forget_address(connection, person)
    await connection.execute(delete(tries).where(tries.c.person_id == person))
    await connection.execute(delete(limits).where(limits.c.whom == person))
    await connection.execute(update(reports).where(reports.c.by_id == person).values(by_id=""))
    await connection.execute(update(reports).where(reports.c.about_id == person).values(about_id=""))
    await _forget_in_tournaments(connection, person)


async def forget_address(connection: AsyncConnection, person: str) -> None:
    """Forget the address of a person, the mails that wait for it, and what it was told."""
    await forget_addresses(connection, addresses.c.person_id == person)


async def forget_addresses(connection: AsyncConnection, these: ColumnElement[bool]) -> None:
    """Forget some addresses and all that hangs on them.

    They go first: whoever is putting in a mail for one has locked it and is waited for, or finds it gone.
    """
    gone = delete(addresses).where(these).returning(addresses.c.id)
    ids = list((await connection.execute(gone)).scalars())
    for table in (outbox, told):
        await connection.execute(delete(table).where(table.c.address_id.in_(ids)))


async def _forget_in_tournaments(connection: AsyncConnection, person: str) -> None:
    """Forget who somebody was in tournaments; their results and their name of then stay.

    They play no further round, and tournaments of theirs that are not over end.
    """
    mine = tournaments.c.organiser_id == person
    await connection.execute(
        update(tournaments).where(mine, tournaments.c.status != "finished").values(status="finished")
    )
    await connection.execute(update(tournaments).where(mine).values(organiser_id=None))
    number = select(tournaments.c.round).where(tournaments.c.id == entrants.c.tournament_id).scalar_subquery()
    here = entrants.c.person_id == person
    await connection.execute(update(entrants).where(here, entrants.c.until.is_(None)).values(until=number))
    await connection.execute(update(entrants).where(here).values(person_id=None))

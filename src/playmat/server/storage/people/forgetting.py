"""Forgetting what people had, and had to do with others, when they are forgotten."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from playmat.server.storage.db_schema import (
    addresses,
    belongings,
    card_sets,
    challenges,
    entrants,
    ignored,
    limits,
    outbox,
    people,
    reports,
    told,
    tournaments,
    tries,
)


async def lock_people(connection: AsyncConnection, these: ColumnElement[bool]) -> list[str]:
    """Lock some people who are to be forgotten, and give their ids.

    Whoever keeps something for one of them has locked them and is waited for, or finds them gone. So it is
    with what only points at them, such as a session or a rating: this is the lock for which a foreign key
    waits; with a weaker one, the row could not be deleted in the end.
    """
    wanted = select(people.c.id).where(these).order_by(people.c.id).with_for_update()
    return list((await connection.scalars(wanted)).all())


async def forget_dealings(connection: AsyncConnection, gone: Sequence[str]) -> None:
    """Forget what some people had, and had to do with others.

    Args:
        connection: the transaction.
        gone: their ids, as `lock_people` gives them.

    Theirs alone are belongings, daily tries, limits, addresses, and card sets: a table keeps the cards it is
    played with itself, so that no match needs the set. A challenge or a mute is nothing without either of two
    people. Their reports stay, with nobody behind them; of a report about them only the name of then stays.
    """
    pairs = (
        (challenges, challenges.c.by_id, challenges.c.to_id),
        (ignored, ignored.c.person_id, ignored.c.other_id),
    )
    for table, one, other in pairs:
        await connection.execute(delete(table).where(or_(one.in_(gone), other.in_(gone))))
    for table in (belongings, card_sets, tries):
        await connection.execute(delete(table).where(table.c.person_id.in_(gone)))
    await forget_addresses(connection, addresses.c.person_id.in_(gone))
    await connection.execute(delete(limits).where(limits.c.whom.in_(gone)))
    await connection.execute(update(reports).where(reports.c.by_id.in_(gone)).values(by_id=""))
    await connection.execute(update(reports).where(reports.c.about_id.in_(gone)).values(about_id=""))
    await _forget_in_tournaments(connection, gone)


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


async def _forget_in_tournaments(connection: AsyncConnection, gone: Sequence[str]) -> None:
    """Forget who somebody was in tournaments; their results and their name of then stay.

    They play no further round, and tournaments of theirs that are not over end.
    """
    mine = tournaments.c.organiser_id.in_(gone)
    await connection.execute(
        update(tournaments).where(mine, tournaments.c.status != "finished").values(status="finished")
    )
    await connection.execute(update(tournaments).where(mine).values(organiser_id=None))
    number = select(tournaments.c.round).where(tournaments.c.id == entrants.c.tournament_id).scalar_subquery()
    here = entrants.c.person_id.in_(gone)
    await connection.execute(update(entrants).where(here, entrants.c.until.is_(None)).values(until=number))
    await connection.execute(update(entrants).where(here).values(person_id=None))

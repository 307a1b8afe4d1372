"""The dealings of somebody with others, for them to take with them; `forgetting` forgets the same."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.protocol.personal_bodies import (
    AddressData,
    ChallengeData,
    EntryData,
    IgnoredData,
    LimitData,
    ReportData,
    SetData,
    TryData,
)
from playmat.server.storage.db_schema import (
    addresses,
    card_sets,
    challenges,
    entrants,
    ignored,
    limits,
    reports,
    tournaments,
    tries,
)

Dealings = tuple[
    list[IgnoredData],
    list[ReportData],
    list[TryData],
    list[EntryData],
    list[ChallengeData],
    list[LimitData],
    list[AddressData],
    list[SetData],
]
"""The dealings of somebody, in the order in which `PersonalData` has them."""


async def dealings(engine: AsyncEngine, person: str) -> Dealings:
    """The dealings of somebody: people whom they ignore, their reports, tournaments, card sets and so on.

    The empty id is nobody's: it stands where a person was forgotten, and those are asked for by nobody.
    """
    if not person:
        return [], [], [], [], [], [], [], []
    one: Select[Any] = select(ignored.c.name, ignored.c.how, ignored.c.at).order_by(ignored.c.at)
    two: Select[Any] = select(
        reports.c.at, reports.c.about, reports.c.table_id, reports.c.reason, reports.c.words
    ).order_by(reports.c.at)
    three: Select[Any] = select(
        tries.c.game, tries.c.day, tries.c.table_id, tries.c.outcome, tries.c.turns
    ).order_by(tries.c.day, tries.c.game)
    four: Select[Any] = (
        select(tournaments.c.id, tournaments.c.name, entrants.c.number, entrants.c.deck)
        .join(entrants, entrants.c.tournament_id == tournaments.c.id)
        .order_by(tournaments.c.created)
    )
    five: Select[Any] = select(
        challenges.c.table_id,
        (challenges.c.by_id == person).label("mine"),
        challenges.c.at,
        challenges.c.until,
        challenges.c.declined,
    ).order_by(challenges.c.at)
    six: Select[Any] = select(limits.c.what, limits.c.most).order_by(limits.c.what)
    seven: Select[Any] = select(
        addresses.c.address, addresses.c.lang, addresses.c.asked, addresses.c.confirmed
    )
    eight: Select[Any] = select(
        card_sets.c.id, card_sets.c.game, card_sets.c.name, card_sets.c.text, card_sets.c.updated
    ).order_by(card_sets.c.updated)
    either = or_(challenges.c.by_id == person, challenges.c.to_id == person)
    async with engine.connect() as connection:
        muted = await connection.execute(one.where(ignored.c.person_id == person))
        told = await connection.execute(two.where(reports.c.by_id == person))
        played = await connection.execute(three.where(tries.c.person_id == person))
        entered = await connection.execute(four.where(entrants.c.person_id == person))
        challenged = await connection.execute(five.where(either))
        limited = await connection.execute(six.where(limits.c.whom == person))
        mailed = await connection.execute(seven.where(addresses.c.person_id == person))
        written = await connection.execute(eight.where(card_sets.c.person_id == person))
        return (
            [IgnoredData(*row) for row in muted],
            [ReportData(*row) for row in told],
            [TryData(*row) for row in played],
            [EntryData(*row) for row in entered],
            [ChallengeData(*row) for row in challenged],
            [LimitData(*row) for row in limited],
            [AddressData(*row) for row in mailed],
            [SetData(*row) for row in written],
        )

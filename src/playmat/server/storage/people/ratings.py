"""The ratings of people, by game and clock: moved in the transaction that stores the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.server.log.level_ratings import level_rating
from playmat.server.log.summary import Summary
from playmat.server.storage.db_schema import people, rated, ratings
from playmat.server.storage.people.skills import Skill, fixed, known, moved

MOST_LISTED = 100

Key: TypeAlias = tuple[str, str, str]
"""The key of a rating: person, game, kind of clock."""


class Standing(NamedTuple):
    """Somebody's rating in a game with a clock.

    Attributes:
        game, clock: which.
        skill: what is believed.
        matches: after how many.
        name: whose.
    """

    game: str
    clock: str
    skill: Skill
    matches: int
    name: str


class PastRating(NamedTuple):
    """A past rating, after a match.

    Attributes:
        game, clock: which.
        at: when the match ended.
        skill: what is believed since.
        table: where it was.
    """

    game: str
    clock: str
    at: float
    skill: Skill
    table: str


class Ratings:
    """The ratings of people.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def skill(self, person: str, game: str, clock: str) -> Skill:
        """The skill of a person; that of a beginner if nothing is known."""
        here = and_(ratings.c.person_id == person, ratings.c.game == game, ratings.c.clock == clock)
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(ratings.c.mu, ratings.c.sigma).where(here))).first()
        return Skill(*found) if found is not None else Skill()

    async def best(self, game: str, clock: str) -> list[Standing]:
        """The highest ratings, the best first."""
        here = and_(ratings.c.game == game, ratings.c.clock == clock)
        order = (ratings.c.mu.desc(), people.c.name)
        async with self._engine.connect() as connection:
            found = await connection.execute(_standings.where(here).order_by(*order).limit(MOST_LISTED))
            return [_standing(*row) for row in found]

    async def of(self, person: str) -> tuple[list[Standing], list[PastRating]]:
        """All ratings of somebody, and what they were after each match, the first one first."""
        past = select(rated.c.game, rated.c.clock, rated.c.at, rated.c.mu, rated.c.sigma, rated.c.table_id)
        async with self._engine.connect() as connection:
            mine = _standings.where(ratings.c.person_id == person).order_by(ratings.c.game, ratings.c.clock)
            standings = [_standing(*row) for row in await connection.execute(mine)]
            rows = await connection.execute(past.where(rated.c.person_id == person).order_by(rated.c.at))
            return standings, [
                PastRating(row.game, row.clock, row.at, Skill(row.mu, row.sigma), row.table_id)
                for row in rows
            ]


_standings = select(
    ratings.c.game, ratings.c.clock, ratings.c.mu, ratings.c.sigma, ratings.c.matches, people.c.name
).join(people, people.c.id == ratings.c.person_id)


def _standing(game: str, clock: str, mu: float, sigma: float, matches: int, name: str) -> Standing:
    return Standing(game, clock, Skill(mu, sigma), matches, name)


async def forget_ratings(connection: AsyncConnection, person: str) -> None:
    """Forget how well somebody plays, as part of forgetting them."""
    for table in (rated, ratings):
        await connection.execute(delete(table).where(table.c.person_id == person))


# ---- the end of a match ----------------------------------------------------------------------------


def rate(
    connection: Connection, inserting: Callable[[object], sqlite.Insert], tables: Iterable[Summary]
) -> None:
    """Move the ratings of those whose rated matches have ended.

    It belongs to the transaction that ends the matches; whoever holds the row of a table rates it, once.
    Ratings are locked after all tables, and in their own order, so that no two processes wait for each other.
    """
    ended = [one for one in tables if one.rated and one.status == "finished" and one.winners is not None]
    ended = [one for one in ended if known() and _rates(connection, one)]
    if not ended:
        return
    keys: list[Key] = sorted(
        {(seat.person, one.game, one.clock.kind) for one in ended for seat in one.places if seat.person}
    )
    columns = ("person_id", "game", "clock")
    first = {"mu": Skill().mu, "sigma": Skill().sigma, "matches": 0}
    values = [{**dict(zip(columns, key, strict=True)), **first} for key in keys]
    connection.execute(inserting(ratings).on_conflict_do_nothing(), values)
    skills: dict[Key, Skill] = {}
    for key in keys:
        locked = select(ratings.c.mu, ratings.c.sigma).where(_at(key)).with_for_update()
        skills[key] = Skill(*connection.execute(locked).one())
    for one in ended:
        _rate(connection, one, skills)


def _rates(connection: Connection, summary: Summary) -> bool:
    """Return whether a match is still to be rated: it has not been, and its players are still known."""
    before = select(rated.c.table_id).where(rated.c.table_id == summary.id).limit(1)
    if connection.execute(before).first() is not None:
        return False
    seated = [place.person for place in summary.places if place.person]
    accounts = select(people.c.id).where(people.c.id.in_(seated), people.c.login.is_not(None))
    return len(connection.execute(accounts).all()) == len(seated)


def _rate(connection: Connection, summary: Summary, skills: dict[Key, Skill]) -> None:
    game, clock = summary.game, summary.clock.kind
    keys = [(place.person, game, clock) for place in summary.places]
    computers = [level_rating(game, place.level) for place in summary.places]
    before = [
        skills[key] if key[0] else fixed(points) if points is not None else Skill()
        for key, points in zip(keys, computers, strict=True)
    ]
    for key, skill in zip(keys, moved(before, summary.winners or ()), strict=True):
        if not key[0]:
            continue
        skills[key] = skill
        values = {"mu": skill.mu, "sigma": skill.sigma}
        more = {**values, "matches": ratings.c.matches + 1}
        connection.execute(update(ratings).where(_at(key)).values(**more))
        where = {"person_id": key[0], "table_id": summary.id, "game": game, "clock": clock}
        connection.execute(insert(rated).values(**where, at=summary.updated, **values))


def _at(key: Key) -> ColumnElement[bool]:
    person, game, clock = key
    return and_(ratings.c.person_id == person, ratings.c.game == game, ratings.c.clock == clock)

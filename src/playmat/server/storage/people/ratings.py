"""The ratings of people, by game and clock: moved in the transaction that stores the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.kernel.registry import game as installed_game
from playmat.server.log.level_ratings import level_rating, opponent_rating
from playmat.server.log.summary import Summary
from playmat.server.log.table_events import Place
from playmat.server.storage.database import insert_new
from playmat.server.storage.db_schema import people, rated, ratings
from playmat.server.storage.people.skills import Skill, fixed, known, moved, moved_against

MOST_LISTED = 100

Key: TypeAlias = tuple[str, str, str]
"""The key of a rating: person, game, kind of clock."""


class StoredRating(NamedTuple):
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

    async def best(self, game: str, clock: str) -> list[StoredRating]:
        """The highest ratings, the best first."""
        here = and_(ratings.c.game == game, ratings.c.clock == clock)
        order = (ratings.c.mu.desc(), people.c.name)
        async with self._engine.connect() as connection:
            found = await connection.execute(_standings.where(here).order_by(*order).limit(MOST_LISTED))
            return [_standing(*row) for row in found]

    async def of(self, person: str) -> tuple[list[StoredRating], list[PastRating]]:
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


def _standing(game: str, clock: str, mu: float, sigma: float, matches: int, name: str) -> StoredRating:
    return StoredRating(game, clock, Skill(mu, sigma), matches, name)


async def forget_ratings(connection: AsyncConnection, person: str) -> None:
    """Forget how well somebody plays, as part of forgetting them."""
    for table in (rated, ratings):
        await connection.execute(delete(table).where(table.c.person_id == person))


# ---- the end of a match ----------------------------------------------------------------------------


def rate(connection: Connection, tables: Iterable[Summary]) -> None:
    """Move the ratings of those whose rated matches have ended.

    It belongs to the transaction that ends the matches; whoever holds the row of a table rates it, once.
    Ratings are locked after all tables, and in their own order, so that no two processes wait for each other.
    """
    over = [one for one in tables if one.rated and one.status == "finished" and one.winners is not None]
    ended = [one for each in over if known() and (one := _to_rate(connection, each)) is not None]
    if not ended:
        return
    keys: list[Key] = sorted({_key(one, place) for one in ended for place in _people(one)})
    columns = ("person_id", "game", "clock")
    first = {"mu": Skill().mu, "sigma": Skill().sigma, "matches": 0}
    values = [{**dict(zip(columns, key, strict=True)), **first} for key in keys]
    connection.execute(insert_new(connection.engine.url, ratings).on_conflict_do_nothing(), values)
    skills: dict[Key, Skill] = {}
    for key in keys:
        locked = select(ratings.c.mu, ratings.c.sigma).where(_at(key)).with_for_update()
        skills[key] = Skill(*connection.execute(locked).one())
    for one in ended:
        _rate(connection, one, skills)


def _to_rate(connection: Connection, summary: Summary) -> Summary | None:
    """A match that is still to be rated, with those who began it; None if it has been, or cannot be.

    An opponent whom nobody knows any more leaves nothing to compare. In a team such a person counts as a
    newcomer: the game, against which it played, is still known.
    """
    before = select(rated.c.table_id).where(rated.c.table_id == summary.id).limit(1)
    if connection.execute(before).first() is not None or not _can_be_rated(summary):
        return None
    places = _began(summary)
    everybody = {place.person for place in places if place.person}
    accounts = select(people.c.id).where(people.c.id.in_(everybody), people.c.login.is_not(None))
    # Who is known is not deleted before their rating has moved.
    locked = accounts.order_by(people.c.id).with_for_update(read=True, key_share=True)
    unknown = everybody.difference(connection.execute(locked).scalars())
    if unknown and not installed_game(summary.game).team:
        return None
    known_places = (replace(one, person="") if one.person in unknown else one for one in places)
    return replace(summary, places=tuple(known_places))


def _began(summary: Summary) -> list[Place]:
    """The places with the people who began the match, where computer players sit by now, too."""
    return [
        Place("person", person=summary.left[seat]) if seat in summary.left else place
        for seat, place in enumerate(summary.places)
    ]


def _opponent(summary: Summary) -> int | None:
    return opponent_rating(summary.game, summary.options, len(summary.places))


def _can_be_rated(summary: Summary) -> bool:
    """Return whether it is known how hard the match was; an update may have changed that since it began."""
    return not installed_game(summary.game).team or _opponent(summary) is not None


def _people(summary: Summary) -> list[Place]:
    """The places of the people whose ratings move."""
    return [place for place in summary.places if place.person]


def _key(summary: Summary, place: Place) -> Key:
    return place.person, summary.game, summary.clock.kind


def _rate(connection: Connection, summary: Summary, skills: dict[Key, Skill]) -> None:
    def believed(place: Place) -> Skill:
        if place.person:
            return skills[_key(summary, place)]
        points = level_rating(summary.game, place.level) if place.kind == "computer" else None
        return fixed(points) if points is not None else Skill()

    for place, skill in _results(summary, believed):
        key = _key(summary, place)
        skills[key] = skill
        values = {"mu": skill.mu, "sigma": skill.sigma}
        more = {**values, "matches": ratings.c.matches + 1}
        connection.execute(update(ratings).where(_at(key)).values(**more))
        where = {"person_id": key[0], "table_id": summary.id, "game": key[1], "clock": key[2]}
        connection.execute(insert(rated).values(**where, at=summary.updated, **values))


def _results(summary: Summary, believed: Callable[[Place], Skill]) -> list[tuple[Place, Skill]]:
    """The people of a match, and what is believed of them after it.

    Everybody in a team is rated with the one that began: those who have left it have lost, the others by the
    result. With the computer players that stand in, of whom much is known, a defeat would cost those who stay
    more than those who leave.
    """
    places, winners = summary.places, summary.winners or ()
    if not installed_game(summary.game).team:
        sides = moved([[believed(place)] for place in places], winners)
        return [(place, side[0]) for place, side in zip(places, sides, strict=True) if place.person]
    points = _opponent(summary)
    assert points is not None  # noqa: S101 - it can be rated
    team = [believed(place) for place in places]
    after, lost = (moved_against(team, points, won) for won in (bool(winners), False))
    return [
        (place, (lost if seat in summary.left else after)[seat])
        for seat, place in enumerate(places)
        if place.person
    ]


def _at(key: Key) -> ColumnElement[bool]:
    person, game, clock = key
    return and_(ratings.c.person_id == person, ratings.c.game == game, ratings.c.clock == clock)

"""Belongings: the lessons people have finished, the puzzles they have solved, and the decks they keep."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, Final

from msgspec import structs
from sqlalchemy import Column, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.server.protocol.belonging_bodies import Belonging, OwnBelonging
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import belongings, people

MOST_DECKS: Final = 100
"""The number of decks from which on a person saves no further one. Lessons and puzzles are no more than there
are."""


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

    async def keep(self, person: str, wanted: Sequence[OwnBelonging], over: bool) -> list[OwnBelonging]:
        """Keep what somebody does not have yet.

        Args:
            person: who.
            wanted: what.
            over: a deck takes the place of the one of its name; otherwise it gets a name that is free.

        Returns:
            The decks that would be too many, and are not kept.
        """
        async with writing(self._engine) as connection:
            here = await _locked(connection, person)
            if here is None:
                return []  # forgotten since they asked
            refused: list[OwnBelonging] = []
            for one in wanted:
                same = [old for old in here if over and _is_namesake(old, one)]
                if _key(one) in map(_key, here):
                    continue
                if one.kind == "deck" and not same and _decks(here) >= MOST_DECKS:
                    refused.append(one)
                    continue
                await _drop(connection, person, same)
                here = [old for old in here if old not in same]
                here.append(await _add(connection, person, one, here))
            return refused

    async def drop(self, person: str, these: Iterable[Belonging]) -> None:
        """Give some belongings up; one that somebody does not have is no mistake."""
        async with writing(self._engine) as connection:
            await _drop(connection, person, these)

    async def counts(self, person: str) -> dict[tuple[str, str], int]:
        """The number of belongings by kind and game."""
        by = (belongings.c.kind, belongings.c.game)
        wanted = select(*by, func.count()).where(belongings.c.person_id == person).group_by(*by)
        async with self._engine.connect() as connection:
            return {(kind, game): number for kind, game, number in await connection.execute(wanted)}


async def hand_over(connection: AsyncConnection, guest: str, person: str) -> None:
    """Give the belongings of a guest to the person they have turned out to be: all of them, however many."""
    here = await _locked(connection, person)
    if here is None:
        return
    theirs = await _belongings_of(connection, guest)
    await connection.execute(delete(belongings).where(belongings.c.person_id == guest))
    for one in theirs:
        if _key(one) not in map(_key, here):
            here.append(await _add(connection, person, one, here))


async def _locked(connection: AsyncConnection, person: str) -> list[OwnBelonging] | None:
    """The belongings of somebody, to whom nobody else adds any until this is over; None of nobody."""
    # What only points at the row need not wait: two who sign in both have a session by now, or they deadlock.
    mine = select(people.c.id).where(people.c.id == person).with_for_update(key_share=True)
    if (await connection.execute(mine)).first() is None:
        return None
    return await _belongings_of(connection, person)


async def _belongings_of(connection: AsyncConnection, person: str) -> list[OwnBelonging]:
    wanted = select(*_columns()).where(belongings.c.person_id == person)
    order = (belongings.c.at, belongings.c.kind, belongings.c.game, belongings.c.what)
    return [OwnBelonging(*row) for row in await connection.execute(wanted.order_by(*order))]


async def _add(
    connection: AsyncConnection, person: str, one: OwnBelonging, here: Sequence[OwnBelonging]
) -> OwnBelonging:
    one = structs.replace(one, name=_free(one, here))
    await connection.execute(insert(belongings).values(person_id=person, **structs.asdict(one)))
    return one


async def _drop(connection: AsyncConnection, person: str, these: Iterable[Belonging | OwnBelonging]) -> None:
    for one in these:
        here = (belongings.c.kind == one.kind, belongings.c.game == one.game, belongings.c.what == one.what)
        await connection.execute(delete(belongings).where(belongings.c.person_id == person, *here))


def _columns() -> list[Column[Any]]:
    return [belongings.c[name] for name in OwnBelonging.__struct_fields__]


def _key(one: OwnBelonging) -> tuple[str, str, str]:
    return one.kind, one.game, one.what


def _decks(here: Iterable[OwnBelonging]) -> int:
    return sum(one.kind == "deck" for one in here)


def _is_namesake(old: OwnBelonging, new: OwnBelonging) -> bool:
    """Return whether two are decks of a game that go by the same name."""
    return old.kind == new.kind == "deck" and old.game == new.game and old.name == new.name


def _free(one: OwnBelonging, here: Iterable[OwnBelonging]) -> str:
    """The name of something new, with a number where a deck of the game has that name already.

    >>> old = OwnBelonging("deck", "kmon", "code", 0.0, name="Fire")
    >>> _free(OwnBelonging("deck", "kmon", "other", 0.0, name="Fire"), [old])
    'Fire 2'
    """
    taken = {old.name for old in here if old.kind == "deck" and old.game == one.game}
    if one.kind != "deck" or one.name not in taken:
        return one.name
    return next(name for number in count(2) if (name := f"{one.name} {number}") not in taken)

"""Belongings: the lessons people have finished, the puzzles they have solved, and the decks they keep."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, Final

from msgspec import structs
from sqlalchemy import Column, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.cards.decks import MAX_NAME
from playmat.server.protocol.belonging_bodies import Belonging, OwnBelonging
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import belongings, people
from playmat.server.storage.people.names import PersonRefused

MOST_DECKS: Final = 100
"""The number of decks from which on a person saves no further one. Lessons and puzzles are no more than there
are."""

MOST_TOGETHER: Final = 500
"""The number of decks beyond which nobody gets any by signing in."""


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

    async def keep(self, person: str, wanted: Sequence[OwnBelonging], replaces: str) -> list[OwnBelonging]:
        """Keep what somebody does not have yet.

        Args:
            person: who.
            wanted: what.
            replaces: the code of the deck whose place one takes, if it is there; a deck gets a name that is
                free.

        Returns:
            The decks that would be too many, and are not kept.

        Raises:
            PersonRefused: a guest has signed in meanwhile, so that nobody would find it again.
        """
        async with writing(self._engine) as connection:
            held = await _held_by(connection, person)
            if held is None:
                return []  # forgotten since they asked
            refused: list[OwnBelonging] = []
            for one in wanted:
                if held.has(one):
                    continue
                old = held.deck(one.game, replaces) if one.kind == "deck" else None
                if one.kind == "deck" and old is None and held.decks >= MOST_DECKS:
                    refused.append(one)
                    continue
                if old is not None:
                    await _drop(connection, person, [old])
                    held.take(old)
                await _add(connection, person, [held.put(one)])
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
    """Give the belongings of a guest to the account they have signed in to; the guest keeps nothing any more.

    Nothing happens where the guest has made an account meanwhile, be it this one or another.

    Raises:
        PersonRefused: both together have too many decks.
    """
    if guest == person:
        return
    still = (people.c.id == guest, people.c.login.is_(None), people.c.handed_over.is_(None))
    handed_over = update(people).where(*still).values(handed_over=time.time())
    if not (await connection.execute(handed_over)).rowcount:
        return
    held = await _held_by(connection, person)  # the guest is locked before the account by all who do this
    if held is None:
        return
    given = delete(belongings).where(belongings.c.person_id == guest).returning(*_columns())
    theirs = sorted((OwnBelonging(*row) for row in await connection.execute(given)), key=_age)
    new = [held.put(one) for one in theirs if not held.has(one)]
    if held.decks > MOST_TOGETHER and any(one.kind == "deck" for one in new):
        raise PersonRefused("server-decks-together", "", limit=MOST_TOGETHER)
    await _add(connection, person, new)


class _Held:
    """The belongings of somebody, to be asked what is there and which names are free.

    Args:
        these: what they have.

    Attributes:
        decks: the number of decks.
    """

    def __init__(self, these: Iterable[OwnBelonging]) -> None:
        self.decks = 0
        self._there: dict[tuple[str, str, str], OwnBelonging] = {}
        self._names: set[tuple[str, str]] = set()
        for one in these:
            self._note(one)

    def _note(self, one: OwnBelonging) -> None:
        self._there[_key(one)] = one
        if one.kind == "deck":
            self.decks += 1
            self._names.add((one.game, one.name))

    def has(self, one: OwnBelonging) -> bool:
        """Return whether it is there, however it is called."""
        return _key(one) in self._there

    def deck(self, game: str, code: str) -> OwnBelonging | None:
        """The deck of a game with a code, if it is there."""
        return self._there.get(("deck", game, code))

    def put(self, one: OwnBelonging) -> OwnBelonging:
        """Add something new, with a number behind its name where that is taken; give it as it is called now.

        >>> held = _Held([OwnBelonging("deck", "kmon", "code", 0.0, name="Fire")])
        >>> held.put(OwnBelonging("deck", "kmon", "other", 0.0, name="Fire")).name
        'Fire 2'
        """
        if one.kind == "deck" and one.name and (one.game, one.name) in self._names:
            ends = (f" {number}" for number in count(2))
            names = (one.name[: MAX_NAME - len(end)].rstrip() + end for end in ends)
            free = next(name for name in names if (one.game, name) not in self._names)
            one = structs.replace(one, name=free)
        self._note(one)
        return one

    def take(self, one: OwnBelonging) -> None:
        """Remove a deck that is there."""
        del self._there[_key(one)]
        self.decks -= 1
        self._names.discard((one.game, one.name))


async def _held_by(connection: AsyncConnection, person: str) -> _Held | None:
    """The belongings of somebody, to which nobody else adds any until this is over; None of nobody.

    Raises:
        PersonRefused: a guest has signed in to an account.
    """
    mine = select(people.c.handed_over, people.c.login).where(people.c.id == person)
    # What only points at the row, such as a session, need not wait.
    found = (await connection.execute(mine.with_for_update(key_share=True))).first()
    if found is None:
        return None
    # Whoever has made an account since then has one that they come back to.
    if found.login is None and found.handed_over is not None:
        raise PersonRefused("server-guest-handed-over")
    return _Held(await _belongings_of(connection, person))


async def _belongings_of(connection: AsyncConnection, person: str) -> list[OwnBelonging]:
    wanted = select(*_columns()).where(belongings.c.person_id == person)
    return sorted((OwnBelonging(*row) for row in await connection.execute(wanted)), key=_age)


async def _add(connection: AsyncConnection, person: str, these: Sequence[OwnBelonging]) -> None:
    if these:
        rows = [{"person_id": person, **structs.asdict(one)} for one in these]
        await connection.execute(insert(belongings), rows)


async def _drop(connection: AsyncConnection, person: str, these: Iterable[Belonging | OwnBelonging]) -> None:
    for one in these:
        here = (belongings.c.kind == one.kind, belongings.c.game == one.game, belongings.c.what == one.what)
        await connection.execute(delete(belongings).where(belongings.c.person_id == person, *here))


def _columns() -> list[Column[Any]]:
    return [belongings.c[name] for name in OwnBelonging.__struct_fields__]


def _key(one: OwnBelonging) -> tuple[str, str, str]:
    return one.kind, one.game, one.what


def _age(one: OwnBelonging) -> tuple[float, str, str, str]:
    """By what belongings are put in order: the first one first."""
    return one.at, *_key(one)

"""The accounts as operators see them: found, blocked, and called by another name; each deed is noted."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.storage.audit import note_deed
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import forbidden, members, people, sessions
from playmat.server.storage.people.accounts import NoSuchPerson, is_taken, take_looks
from playmat.server.storage.people.names import PersonRefused, clean_name, login_of, looks_of


class Account(NamedTuple):
    """An account.

    Attributes:
        id: whose.
        name: what they are called.
        created: since when they are known.
        seen: when a device of theirs was seen last; None where they are signed in nowhere.
        tables: at how many tables they sat.
        blocked: since when they are blocked; None where they are not.
    """

    id: str
    name: str
    created: float
    seen: float | None
    tables: int
    blocked: float | None


class Moderation:
    """All accounts.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def found(self, text: str = "", blocked: bool = False) -> list[Account]:
        """The accounts with a text in their names, or only the blocked ones of them, by name."""
        seen = select(func.max(sessions.c.seen)).where(sessions.c.person_id == people.c.id).scalar_subquery()
        sat = select(func.count()).where(members.c.person_id == people.c.id).scalar_subquery()
        columns = (people.c.id, people.c.name, people.c.created, seen, sat, people.c.blocked)
        wanted = select(*columns).where(people.c.login.contains(login_of(text), autoescape=True))
        if blocked:
            wanted = wanted.where(people.c.blocked.is_not(None))
        async with self._engine.connect() as connection:
            return [Account(*row) for row in await connection.execute(wanted.order_by(people.c.login))]

    async def named(self, name: str) -> Account:
        """The account of a name.

        Raises:
            NoSuchPerson: there is none.
        """
        login = login_of(name)
        for one in await self.found(name):
            if login_of(one.name) == login:
                return one
        raise NoSuchPerson("server-no-such-person", "", name=name[:40])

    async def block(self, account: Account, why: str, by: str) -> None:
        """Sign somebody out everywhere, and let them sign in no longer."""
        async with writing(self._engine) as connection:
            here = update(people).where(people.c.id == account.id)
            await connection.execute(here.values(blocked=time.time()))
            await connection.execute(delete(sessions).where(sessions.c.person_id == account.id))
            await note_deed(connection, by, "block", account.name, why)

    async def unblock(self, account: Account, by: str) -> None:
        """Let somebody sign in again."""
        async with writing(self._engine) as connection:
            await connection.execute(update(people).where(people.c.id == account.id).values(blocked=None))
            await note_deed(connection, by, "unblock", account.name, "")

    async def rename(self, account: Account, name: str, by: str) -> None:
        """Call somebody by another name; nobody can take the one of before, or one like it, from now on.

        Raises:
            PersonRefused: no name is written so, or somebody has it.
        """
        name = clean_name(name)
        lost = sorted(looks_of(account.name) - looks_of(name))
        try:
            async with writing(self._engine) as connection:
                if await is_taken(connection, name, account.id):
                    raise PersonRefused("server-name-taken", "", name=name)
                here = update(people).where(people.c.id == account.id)
                await connection.execute(here.values(name=name, login=login_of(name)))
                await take_looks(connection, name, account.id)
                await connection.execute(delete(forbidden).where(forbidden.c.look.in_(lost)))
                for look in lost:
                    await connection.execute(insert(forbidden).values(look=look))
                await note_deed(connection, by, "rename", account.name, name)
        except IntegrityError as error:
            raise PersonRefused("server-name-taken", "", name=name) from error

"""Who somebody is: guests by a cookie, accounts by name and password."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.kernel.errors import PlaymatError
from playmat.table.database import writing
from playmat.table.layout import people, sessions

TOKEN_BYTES = 24
"""192 bits of chance for cookies and seat keys: nobody finds one by trying, so that a plain hash protects
it."""


SEEN_SECONDS = 86_400.0
"""When a device was last seen is noted no more often than this: it is a matter of days. Its cookie is renewed
then, so that the browser and the server forget it counting from the same visit."""


class PersonRefused(PlaymatError):
    """A name or password that cannot be taken."""


class Somebody(NamedTuple):
    """A person.

    Attributes:
        id: never shown to others.
        name: what the person wants to be called; may be empty for a guest.
        guest: without an account.
    """

    id: str
    name: str
    guest: bool


class Known(NamedTuple):
    """Who came with a cookie.

    Attributes:
        person: who it is.
        renew: the visit has been noted, and the cookie is to begin anew with it.
    """

    person: Somebody
    renew: bool = False


def new_token() -> str:
    """A secret for a cookie or a seat key."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """What is stored of a secret.

    >>> hash_token("x") == hash_token("x"), len(hash_token("x"))
    (True, 64)
    """
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Everybody the server knows.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    async def find(self, token: str) -> Known | None:
        """Whose cookie this is; its device has been seen."""
        if not token:
            return None
        wanted = (
            select(people.c.id, people.c.name, people.c.login, sessions.c.seen)
            .join(sessions, sessions.c.person_id == people.c.id)
            .where(sessions.c.token == hash_token(token))
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        if found is None:
            return None
        person = Somebody(found.id, found.name, found.login is None)
        if found.seen >= time.time() - SEEN_SECONDS:
            return Known(person)
        await self._note_seen(token)
        return Known(person, renew=True)

    async def _note_seen(self, token: str) -> None:
        here = update(sessions).where(sessions.c.token == hash_token(token))
        async with writing(self._engine) as connection:
            await connection.execute(here.values(seen=time.time()))

    async def make_guest(self) -> tuple[Somebody, str]:
        """A new guest, and what the cookie holds."""
        person = Somebody(secrets.token_urlsafe(12), "", True)
        token = new_token()
        now = time.time()
        async with writing(self._engine) as connection:
            await connection.execute(insert(people).values(id=person.id, name="", created=now))
            await connection.execute(
                insert(sessions).values(token=hash_token(token), person_id=person.id, created=now, seen=now)
            )
        return person, token

    async def rename(self, person: Somebody, name: str) -> Somebody:
        """Call somebody by another name.

        Raises:
            PersonRefused: the name has no letter or digit, or characters that cannot be seen.
        """
        name = clean_name(name)
        async with writing(self._engine) as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(name=name))
        return person._replace(name=name)

    async def register(self, person: Somebody, name: str, password: str) -> Somebody:
        """Make an account of a guest.

        Raises:
            PersonRefused: there is an account already, or one of this name.
        """
        if not person.guest:
            raise PersonRefused("server-has-account")
        name = clean_name(name)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        values = {"name": name, "login": login_of(name), "password": hashed}
        try:
            async with writing(self._engine) as connection:
                await connection.execute(update(people).where(people.c.id == person.id).values(**values))
        except IntegrityError as error:
            raise PersonRefused("server-name-taken", "", name=name) from error
        return Somebody(person.id, name, False)

    async def log_in(self, name: str, password: str) -> tuple[Somebody, str]:
        """Who has this account, and what the cookie of the new session holds.

        Raises:
            PersonRefused: name and password do not belong together; which of them is wrong is not said, and
                an unknown name takes as long as a wrong password.
        """
        wanted = select(people.c.id, people.c.name, people.c.password).where(people.c.login == login_of(name))
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        try:
            await asyncio.to_thread(self._hasher.verify, found[2] if found else self._nobody, password)
        except VerificationError as error:
            raise PersonRefused("server-wrong-password") from error
        if found is None:
            raise PersonRefused("server-wrong-password")
        token = new_token()
        now = time.time()
        async with writing(self._engine) as connection:
            await connection.execute(
                insert(sessions).values(token=hash_token(token), person_id=found[0], created=now, seen=now)
            )
        return Somebody(found[0], found[1], False), token

    async def log_out(self, token: str) -> None:
        """Forget a session."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == hash_token(token)))


def login_of(name: str) -> str:
    """By what the name of an account is found, however it is written.

    >>> login_of(" ann  LEE")
    'ann lee'
    """
    return " ".join(name.split()).casefold()


def clean_name(name: str) -> str:
    """A name as it is shown: single blanks, nothing that cannot be seen.

    Raises:
        PersonRefused: it has no letter or digit, or such characters.

    >>> clean_name("  Ann   Lee ")
    'Ann Lee'
    """
    tidy = " ".join(name.split())
    if not tidy.isprintable() or not any(letter.isalnum() for letter in tidy):
        raise PersonRefused("server-bad-name")
    return tidy

"""Accounts: guests known by a cookie, people by name and password."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from base64 import b64encode
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from argon2.low_level import ARGON2_VERSION
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.kernel.errors import PlaymatError
from playmat.server.storage.database import fetched, writing
from playmat.server.storage.db_schema import forbidden, looks, members, people, sessions
from playmat.server.storage.people.belongings import hand_over
from playmat.server.storage.people.forgetting import forget_dealings, lock_people
from playmat.server.storage.people.names import PersonRefused, clean_name, login_of, looks_of
from playmat.server.storage.people.ratings import forget_ratings

TOKEN_BYTES = 24
"""192 bits of chance for cookies and seat keys: nobody finds one by trying, so that a plain hash protects
it."""


SEEN_SECONDS = 86_400.0
"""The least time between two notes of when a device was seen: it is a matter of days."""


holder = (
    select(people.c.id, people.c.name, people.c.login, sessions.c.seen)
    .join(sessions, sessions.c.person_id == people.c.id)
    .where(sessions.c.token == bindparam("token"))
)
"""The person of a device, by the hash of its secret; made once, because every request asks for it."""


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


def new_token() -> str:
    """A secret for a cookie or a seat key."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """The hash of a secret, which is what is stored.

    >>> hash_token("x") == hash_token("x"), len(hash_token("x"))
    (True, 64)
    """
    return hashlib.sha256(token.encode()).hexdigest()


class Device(NamedTuple):
    """A browser that knows who it is.

    Attributes:
        id: by which it is named; it opens nothing.
        created: since when.
        seen: when it came last, to the day.
        here: it is the one that asks.
    """

    id: str
    created: float
    seen: float
    here: bool


def device_id(hashed: str) -> str:
    """By what the list of one's devices names one: made of the hash of its secret, and no way back to it."""
    return hash_token(hashed)[:16]


def nobodys_hash(hasher: PasswordHasher) -> str:
    """The hash of a password that nobody has: an unknown name is refused no sooner than a wrong password.

    It is drawn, as no password needs to have it: making one takes a third of a second and 64 MB.
    """
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    drawn = (b64encode(secrets.token_bytes(size)) for size in (hasher.salt_len, hasher.hash_len))
    salt, digest = (one.decode().rstrip("=") for one in drawn)
    return f"$argon2{hasher.type.name.lower()}$v={ARGON2_VERSION}${costs}${salt}${digest}"


class NoSuchPerson(PlaymatError):
    """Nobody has an account of this name."""


class Accounts:
    """Everybody the server knows.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._hasher = PasswordHasher()
        self._nobody = nobodys_hash(self._hasher)

    async def find(self, token: str) -> Somebody | None:
        """Find the person of a cookie; their device has been seen."""
        if not token:
            return None
        rows = await fetched(self._engine, holder, token=hash_token(token))
        if not rows:
            return None
        (found,) = rows
        if found.seen < time.time() - SEEN_SECONDS:
            await self._note_seen(token)
        return Somebody(found.id, found.name, found.login is None)

    async def _note_seen(self, token: str) -> None:
        here = update(sessions).where(sessions.c.token == hash_token(token))
        async with writing(self._engine) as connection:
            await connection.execute(here.values(seen=time.time()))

    async def make_guest(self) -> tuple[Somebody, str]:
        """A new guest, and what the cookie holds."""
        person = Somebody(secrets.token_urlsafe(12), "", True)
        async with writing(self._engine) as connection:
            await connection.execute(insert(people).values(id=person.id, name="", created=time.time()))
            return person, await self._new_session(connection, person.id)

    async def rename(self, person: Somebody, name: str) -> Somebody:
        """Call somebody by another name; an account is opened by it from now on.

        Raises:
            PersonRefused: no name is written so, or somebody has an account of this name.
        """
        name = clean_name(name)
        values = {"name": name} if person.guest else {"name": name, "login": login_of(name)}
        try:
            async with writing(self._engine) as connection:
                if await is_taken(connection, name, person.id):
                    raise PersonRefused("server-name-taken", "", name=name)
                await _change(connection, person, values)
                if not person.guest:
                    await take_looks(connection, name, person.id)
        except IntegrityError as error:
            raise PersonRefused("server-name-taken", "", name=name) from error
        return person._replace(name=name)

    async def named(self, name: str) -> Somebody:
        """The person with the account of a name.

        Raises:
            NoSuchPerson: nobody has.
        """
        wanted = select(people.c.id, people.c.name).where(people.c.login == login_of(name))
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        if found is None:
            raise NoSuchPerson("server-no-such-person", "", name=name[:40])
        return Somebody(found.id, found.name, False)

    async def hide(self, person: Somebody, hidden: bool) -> None:
        """List somebody in the lobby no longer, or again."""
        here = update(people).where(people.c.id == person.id)
        async with writing(self._engine) as connection:
            await connection.execute(here.values(hidden=hidden))

    async def is_hidden(self, person: Somebody) -> bool:
        """Tell whether somebody does not want to be listed in the lobby."""
        wanted = select(people.c.hidden).where(people.c.id == person.id)
        async with self._engine.connect() as connection:
            return bool(await connection.scalar(wanted))

    async def named_among(self, ids: Iterable[str]) -> list[Somebody]:
        """Those of these people who have an account and are not hidden, by name."""
        shown = (people.c.id.in_(list(ids)), people.c.login.is_not(None), ~people.c.hidden)
        wanted = select(people.c.id, people.c.name).where(*shown).order_by(people.c.name)
        async with self._engine.connect() as connection:
            return [Somebody(row.id, row.name, False) for row in (await connection.execute(wanted)).all()]

    async def seated(self, person: Somebody) -> Somebody:
        """Somebody as others are told of them: no guest goes by a name that is an account's by now."""
        if not person.guest or not person.name:
            return person
        async with self._engine.connect() as connection:
            taken = await is_taken(connection, person.name, person.id)
        return person._replace(name="") if taken else person

    async def register(self, person: Somebody, name: str, password: str) -> tuple[Somebody, str]:
        """Make an account of a guest, and give them a new cookie: somebody else may have planted the old one.

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
                if await is_taken(connection, name, person.id):
                    raise PersonRefused("server-name-taken", "", name=name)
                await _change(connection, person, values)
                await take_looks(connection, name, person.id)
                token = await self._only_session(connection, person.id)
        except IntegrityError as error:
            raise PersonRefused("server-name-taken", "", name=name) from error
        return Somebody(person.id, name, False), token

    async def change_password(self, person: Somebody, old: str, new: str) -> str:
        """Change a password; all other devices have to sign in again.

        Returns:
            What the new cookie holds.

        Raises:
            PersonRefused: there is no account, or the old password is another one.
        """
        await self._check_password(person, old)
        hashed = await asyncio.to_thread(self._hasher.hash, new)
        async with writing(self._engine) as connection:
            await _change(connection, person, {"password": hashed})
            return await self._only_session(connection, person.id)

    async def delete(self, person: Somebody, password: str) -> None:
        """Forget a person and their devices; what others saw of them at tables stays in those matches.

        Raises:
            PersonRefused: it is not the password of the account; a guest has none.
        """
        if not person.guest:
            await self._check_password(person, password)
        async with writing(self._engine) as connection:
            await lock_people(connection, people.c.id == person.id)
            await connection.execute(delete(members).where(members.c.person_id == person.id))
            await connection.execute(delete(sessions).where(sessions.c.person_id == person.id))
            await connection.execute(delete(looks).where(looks.c.person_id == person.id))
            await forget_ratings(connection, person.id)
            await forget_dealings(connection, [person.id])
            await connection.execute(delete(people).where(people.c.id == person.id))

    async def devices(self, person: Somebody, token: str) -> list[Device]:
        """The devices that know that they are this person's, the latest first."""
        wanted = select(sessions.c.token, sessions.c.created, sessions.c.seen).where(
            sessions.c.person_id == person.id
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(sessions.c.seen.desc()))).all()
        here = hash_token(token)
        return [Device(device_id(row.token), row.created, row.seen, row.token == here) for row in rows]

    async def log_out_elsewhere(self, person: Somebody, token: str, device: str) -> None:
        """Forget another device of a person, or all others where none is named."""
        here = hash_token(token)
        mine = select(sessions.c.token).where(sessions.c.person_id == person.id, sessions.c.token != here)
        async with writing(self._engine) as connection:
            others = (await connection.scalars(mine)).all()
            gone = [one for one in others if not device or device_id(one) == device]
            await connection.execute(delete(sessions).where(sessions.c.token.in_(gone)))

    async def _check_password(self, person: Somebody, password: str) -> None:
        wanted = select(people.c.password).where(people.c.id == person.id)
        async with self._engine.connect() as connection:
            found = await connection.scalar(wanted)
        try:
            await asyncio.to_thread(self._hasher.verify, found or self._nobody, password)
        except VerificationError as error:
            raise PersonRefused("server-not-your-password") from error

    async def _only_session(self, connection: AsyncConnection, person_id: str) -> str:
        """Forget all devices of a person but one, which gets a new secret."""
        await connection.execute(delete(sessions).where(sessions.c.person_id == person_id))
        return await self._new_session(connection, person_id)

    async def _new_session(self, connection: AsyncConnection, person_id: str) -> str:
        token, now = new_token(), time.time()
        values = {"token": hash_token(token), "person_id": person_id, "created": now, "seen": now}
        await connection.execute(insert(sessions).values(**values))
        return token

    async def log_in(self, name: str, password: str, before: Somebody | None = None) -> tuple[Somebody, str]:
        """Sign in: give the person with this account, and the content of the new session's cookie.

        Args:
            name: that of the account.
            password: that of the account.
            before: the person they were until now; the belongings of a guest become those of the account.

        Raises:
            PersonRefused: name and password do not belong together; which of them is wrong is not said, and
                an unknown name takes as long as a wrong password. Or operators have blocked the account, or
                the decks of both are too many for it.
        """
        first = " ".join(name.split()).casefold()  # how names were filed before they were normalised
        wanted = (
            select(people.c.id, people.c.name, people.c.password, people.c.blocked)
            .where(people.c.login.in_({first, login_of(name)}))
            .order_by(people.c.login != first)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        try:
            await asyncio.to_thread(self._hasher.verify, found.password if found else self._nobody, password)
        except VerificationError as error:
            raise PersonRefused("server-wrong-password") from error
        if found is None:
            raise PersonRefused("server-wrong-password")
        if found.blocked is not None:  # before anything is said of what the guest has
            raise PersonRefused("server-blocked")
        async with writing(self._engine) as connection:
            if before is not None and before.guest:
                await hand_over(connection, before.id, found.id)
            # Checking a password takes its time: the account may have got another one, or be gone. From here
            # on, who changes that waits for the session, and ends it.
            still = select(people.c.blocked).where(
                people.c.id == found.id, people.c.password == found.password
            )
            now = (await connection.execute(still.with_for_update(key_share=True))).first()
            if now is None:
                raise PersonRefused("server-wrong-password")
            if now.blocked is not None:
                raise PersonRefused("server-blocked")
            token = await self._new_session(connection, found.id)
        return Somebody(found.id, found.name, False), token

    async def log_out(self, token: str) -> None:
        """Forget a session."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == hash_token(token)))


async def _change(connection: AsyncConnection, person: Somebody, values: Mapping[str, str | None]) -> None:
    """Change what is noted of somebody.

    Raises:
        PersonRefused: they have been deleted meanwhile.
    """
    here = update(people).where(people.c.id == person.id)
    if not (await connection.execute(here.values(**values))).rowcount:
        raise PersonRefused("server-unknown-cookie")


async def is_taken(connection: AsyncConnection, name: str, person_id: str) -> bool:
    """Return whether a name is that of somebody else's account, or can be taken for it, or is forbidden."""
    same = select(people.c.id).where(people.c.login == login_of(name), people.c.id != person_id)
    alike = select(looks.c.person_id).where(looks.c.look.in_(looks_of(name)), looks.c.person_id != person_id)
    never = select(forbidden.c.look).where(forbidden.c.look.in_(looks_of(name)))
    return (await connection.execute(same.union_all(alike, never))).first() is not None


async def take_looks(connection: AsyncConnection, name: str, person_id: str) -> None:
    """Have an account look like its name, and no longer like one of before."""
    await connection.execute(delete(looks).where(looks.c.person_id == person_id))
    values = [{"look": look, "person_id": person_id} for look in looks_of(name)]
    await connection.execute(insert(looks).values(values))

"""E-mail addresses: given by people with an account, confirmed and dropped by who reads mail there, too."""

from __future__ import annotations

import re
import secrets
from typing import Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.kernel.documents.form import shown
from playmat.kernel.errors import PlaymatError
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import addresses
from playmat.server.storage.mail.links import CONFIRM, CONFIRM_SECONDS, LEAVE, MailLink, read_link
from playmat.server.storage.mail.outbox import CONFIRMATION, put
from playmat.server.storage.people.forgetting import forget_address, forget_addresses

LONGEST = 254
"""The most characters of an address that mail servers have to take."""

_WORD: Final = r"[\w!#$%&'*+/=?^`{|}~-]+"
_LABEL: Final = r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
_ADDRESS: Final = re.compile(rf"({_WORD}(?:\.{_WORD})*)@({_LABEL}(?:\.{_LABEL})+)", re.ASCII | re.IGNORECASE)
"""An address that every mail server takes: words and dots, nothing quoted (`dot-atom` of RFC 5322)."""


class MailRefused(PlaymatError):
    """An address that is none, or a link that no longer leads anywhere."""


class Given(NamedTuple):
    """An address that somebody has given.

    Attributes:
        id: by which links name it.
        address: where mail goes.
        lang: the language of the mails.
        asked: when it was given.
        confirmed: when its owner said that it is theirs; None as long as nobody has.
    """

    id: str
    address: str
    lang: str
    asked: float
    confirmed: float | None


class Addresses:
    """The addresses of people.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, person: str) -> Given | None:
        """The address of somebody; None if they have given none."""
        wanted = select(
            addresses.c.id, addresses.c.address, addresses.c.lang, addresses.c.asked, addresses.c.confirmed
        ).where(addresses.c.person_id == person)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return Given(*row) if row is not None else None

    async def give(self, person: str, address: str, lang: str, now: float) -> None:
        """Note an address for somebody, in place of the one of before, and have its owner asked.

        One that is confirmed already only gets the language.
        """
        async with writing(self._engine) as connection:
            here = (addresses.c.person_id == person) & (addresses.c.address == address)
            known = update(addresses).where(here).values(lang=lang, asked=now)
            returned = known.returning(addresses.c.id, addresses.c.confirmed)
            found = (await connection.execute(returned)).first()
            given = found.id if found is not None else secrets.token_hex(8)
            if found is None:
                await forget_address(connection, person)
                values = {"id": given, "person_id": person, "address": address, "lang": lang}
                more = {"key": secrets.token_urlsafe(24), "asked": now, "mailed": 0.0}
                await connection.execute(insert(addresses).values(**values, **more))
            if found is None or found.confirmed is None:
                await put(connection, given, CONFIRMATION, "", now)

    async def drop(self, person: str) -> None:
        """Forget the address of somebody, with the mails that wait for it."""
        async with writing(self._engine) as connection:
            await forget_address(connection, person)

    async def forget_unconfirmed(self, now: float) -> None:
        """Forget the addresses whose owners have not confirmed them in time."""
        late = addresses.c.confirmed.is_(None) & (addresses.c.asked < now - CONFIRM_SECONDS)
        async with writing(self._engine) as connection:
            await forget_addresses(connection, late)

    async def confirm(self, link: str, now: float) -> None:
        """Note that the owner of an address wants mail there.

        Raises:
            MailRefused: the link is too old, or the address was taken back.
        """
        async with writing(self._engine) as connection:
            found = await _signed(connection, CONFIRM, link, now)
            here = (addresses.c.id == found.address) & addresses.c.confirmed.is_(None)
            await connection.execute(update(addresses).where(here).values(confirmed=now))

    async def leave(self, link: str, now: float) -> None:
        """Forget an address because its owner wants no mail there.

        Raises:
            MailRefused: it was forgotten before.
        """
        async with writing(self._engine) as connection:
            found = await _signed(connection, LEAVE, link, now)
            wanted = select(addresses.c.person_id).where(addresses.c.id == found.address)
            await forget_address(connection, str(await connection.scalar(wanted)))


async def _signed(connection: AsyncConnection, what: str, text: str, now: float) -> MailLink:
    """A link that was sent to an address that is still here.

    Raises:
        MailRefused: it is none.
    """
    link = read_link(text)
    if link is not None:
        wanted = select(addresses.c.key).where(addresses.c.id == link.address)
        key = await connection.scalar(wanted)
        if key is not None and link.is_signed(what, key, now):
            return link
    raise MailRefused("server-mail-link")


def clean_address(text: str) -> str:
    """An address as mail servers know it.

    Raises:
        MailRefused: it is none, or has letters that not every mail server takes.

    >>> clean_address(" Ann@Example.org ")
    'Ann@example.org'
    """
    found = _ADDRESS.fullmatch(text.strip())
    if found is None or len(found[0]) > LONGEST:
        raise MailRefused("server-mail-address", "", got=shown(text))
    return f"{found[1]}@{found[2].lower()}"

"""The outbox: mails are in the database from the moment they are due until a mail server has taken them.

A mail is claimed by moving its next try into the future, before it is handed over, and deleted afterwards.
So a process that dies loses none. One that dies between the two has sent a mail that will be sent again: no
protocol of mail servers can prevent that. Both have the same Message-ID, by which programs know them as one.
"""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import addresses, outbox

CONFIRMATION: Final = "confirmation"
NEWS: Final = "news"

PAUSES: Final = (300.0, 900.0, 3_600.0, 4 * 3_600.0, 12 * 3_600.0, 86_400.0, 86_400.0)
"""The pauses after each try, the first one longer than a try can last; after the last one it is given up."""

KEPT_SECONDS: Final = 30 * 86_400.0
"""So long a mail that could not be sent is listed."""


class Letter(NamedTuple):
    """A mail that is to be sent.

    Attributes:
        id: by which it is named.
        kind: `CONFIRMATION` or `NEWS`.
        about: what it tells, as JSON.
        at: when it was put here.
        tries: how often it was tried, this time included.
        address_id, address, lang, key: to whom.
    """

    id: str
    kind: str
    about: str
    at: float
    tries: int
    address_id: str
    address: str
    lang: str
    key: str


class Waiting(NamedTuple):
    """A mail as operators see it: nothing of what it tells.

    Attributes:
        id: by which it is named.
        kind: `CONFIRMATION` or `NEWS`.
        address: to whom.
        at: since when it waits.
        due: when it is tried next; None for never again.
        tries: how often it was tried.
        problem: why that failed.
    """

    id: str
    kind: str
    address: str
    at: float
    due: float | None
    tries: int
    problem: str


async def put(connection: AsyncConnection, address: str, kind: str, about: str, now: float) -> None:
    """Put a mail into the outbox, in the transaction that is the reason for it.

    Of the confirmations of an address only one waits.
    """
    if kind == CONFIRMATION:
        same = (outbox.c.address_id == address) & (outbox.c.kind == kind)
        await connection.execute(delete(outbox).where(same))
    values = {"id": secrets.token_hex(8), "address_id": address, "kind": kind, "about": about}
    await connection.execute(insert(outbox).values(**values, at=now, due=now, tries=0, problem=""))


class Outbox:
    """The mails that wait.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def claim(self, now: float) -> Letter | None:
        """Take the next mail that is due, which nobody else tries now; None if there is none."""
        wanted: Select[tuple[str, float, int]] = (
            select(outbox.c.id, outbox.c.due, outbox.c.tries)
            .where(outbox.c.due <= now)
            .order_by(outbox.c.due)
            .limit(1)
        )
        async with writing(self._engine) as connection:
            while (found := (await connection.execute(wanted)).first()) is not None:
                tried = min(found.tries, len(PAUSES) - 1)
                mine = (outbox.c.id == found.id) & (outbox.c.due == found.due)
                later = {"due": now + PAUSES[tried], "tries": found.tries + 1}
                if not (await connection.execute(update(outbox).where(mine).values(**later))).rowcount:
                    continue
                if (letter := await _letter(connection, outbox.c.id == found.id)) is not None:
                    return letter
                await connection.execute(delete(outbox).where(outbox.c.id == found.id))  # to nobody any more
        return None

    async def sent(self, letter: Letter) -> None:
        """Forget a mail that a mail server has taken, or that nobody needs any more."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(outbox).where(outbox.c.id == letter.id))

    async def failed(self, letter: Letter, problem: str, for_good: bool, now: float) -> None:
        """Note that a mail was not taken; it waits for its next try, unless it was refused for good.

        An address that does not exist has to be confirmed again, in time, before anything else is sent to it.
        """
        values: dict[str, object] = {"problem": problem}
        if for_good or letter.tries >= len(PAUSES):
            values["due"] = None
        async with writing(self._engine) as connection:
            await connection.execute(update(outbox).where(outbox.c.id == letter.id).values(**values))
            if for_good:
                here = addresses.c.id == letter.address_id
                await connection.execute(update(addresses).where(here).values(confirmed=None, asked=now))

    async def listed(self) -> list[Waiting]:
        """All mails that wait or could not be sent, the oldest first."""
        wanted = (
            select(
                outbox.c.id,
                outbox.c.kind,
                addresses.c.address,
                *(outbox.c.at, outbox.c.due, outbox.c.tries, outbox.c.problem),
            )
            .join(addresses, addresses.c.id == outbox.c.address_id)
            .order_by(outbox.c.at)
        )
        async with self._engine.connect() as connection:
            return [Waiting(*row) for row in await connection.execute(wanted)]

    async def forget_old(self, now: float) -> None:
        """Forget what could not be sent long ago."""
        old = outbox.c.due.is_(None) & (outbox.c.at < now - KEPT_SECONDS)
        async with writing(self._engine) as connection:
            await connection.execute(delete(outbox).where(old))


async def _letter(connection: AsyncConnection, here: ColumnElement[bool]) -> Letter | None:
    wanted = (
        select(
            *(outbox.c.id, outbox.c.kind, outbox.c.about, outbox.c.at, outbox.c.tries),
            *(addresses.c.id.label("address_id"), addresses.c.address, addresses.c.lang, addresses.c.key),
        )
        .join(addresses, addresses.c.id == outbox.c.address_id)
        .where(here)
    )
    row = (await connection.execute(wanted)).first()
    return Letter(*row) if row is not None else None

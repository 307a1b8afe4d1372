"""Announcements of the operators, shown to everybody until they end."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.kernel.errors import PlaymatError
from playmat.server.storage.audit import note_deed
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import announcements

FALLBACK = "en"


class Announcement(NamedTuple):
    """An announcement.

    Attributes:
        id: by which it is named.
        at: when it was made.
        until: when it ends.
        texts: what it says, by language.
    """

    id: str
    at: float
    until: float
    texts: dict[str, str]

    def text(self, lang: str) -> tuple[str, str]:
        """The text in a language, or in one that is there; with the language it is in."""
        language = next((one for one in (lang, FALLBACK) if one in self.texts), min(self.texts))
        return self.texts[language], language


class Announcements:
    """All announcements.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def make(self, texts: dict[str, str], until: float, by: str) -> Announcement:
        """Announce something."""
        made = Announcement(secrets.token_hex(4), time.time(), until, texts)
        values = {**made._asdict(), "texts": msgspec.json.encode(texts).decode()}
        async with writing(self._engine) as connection:
            await connection.execute(insert(announcements).values(**values))
            await note_deed(connection, by, "announce", made.id, " / ".join(texts.values()))
        return made

    async def listed(self, now: float) -> list[Announcement]:
        """Those that have not ended, the newest first."""
        wanted = select(announcements).where(announcements.c.until > now).order_by(announcements.c.at.desc())
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            Announcement(row.id, row.at, row.until, msgspec.json.decode(row.texts, type=dict[str, str]))
            for row in rows
        ]

    async def end(self, announcement: str, by: str) -> None:
        """Show an announcement no longer.

        Raises:
            PlaymatError: none of this id is shown.
        """
        now = time.time()
        here = (announcements.c.id == announcement) & (announcements.c.until > now)
        async with writing(self._engine) as connection:
            found = await connection.execute(update(announcements).where(here).values(until=now))
            if not found.rowcount:
                raise PlaymatError("server-admin-no-announcement", "", got=announcement[:40])
            await note_deed(connection, by, "end announcement", announcement, "")

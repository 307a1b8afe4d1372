"""Deeds of operators beside the running server: limits, announcements, tables that they have closed.

Each deed is in the audit log, in the transaction that does it. A server that counts more deeds than before
reads what they can have changed; so it learns of them without a restart, on either kind of database.
"""

from __future__ import annotations

import time

from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.storage.announcements import Announcement, Announcements
from playmat.server.storage.audit import count_deeds, deeds
from playmat.server.storage.people.limits import OwnLimits
from playmat.server.storage.table_moderation import CLOSED


class Operators:
    """The standing orders of the operators, as this process knows them.

    Args:
        engine: the database.

    Attributes:
        limits: the limits that are not the usual ones, by whom and what they are for.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._count: int | None = None
        self._closed: set[str] = set()
        self._announced: list[Announcement] = []
        self.limits: dict[tuple[str, str], int] = {}

    async def look(self) -> list[str]:
        """Read what is new; gives the tables that have been closed since the last look."""
        count = await count_deeds(self._engine)
        if count == self._count:
            return []
        found = await deeds(self._engine)
        announced = await Announcements(self._engine).listed(time.time())
        own = {(one.whom, one.what): one.most for one in await OwnLimits(self._engine).listed()}
        # Only now, when nothing can fail any more: what a look did not get to, the next one does.
        closed = {one.about for one in found if one.what == CLOSED}
        new, self._closed = closed - self._closed, closed
        self._announced = announced
        self.limits.clear()
        self.limits.update(own)
        self._count = len(found)
        return sorted(new)

    def announced(self, now: float) -> list[Announcement]:
        """The announcements that are shown, the newest first."""
        return [one for one in self._announced if one.until > now]

"""Finished matches that people look back at: read once, and what is found out about them, asked once."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from typing import Generic, NamedTuple, TypeVar

from starlette.requests import Request

from playmat.server.http import new_table, replays
from playmat.server.http.analysis import stories
from playmat.server.http.analysis.readings import LastOnes
from playmat.server.http.analysis.stories import SeatStory
from playmat.server.http.api import Api
from playmat.server.http.guard import RECORDS, address_of
from playmat.server.log.wishes import TableRefusal
from playmat.server.process.bot_pool import BotFailed

T = TypeVar("T")
K = TypeVar("K")

MOST_READ = 6
"""So many matches are kept as they were read; people go through one after the other."""

REFUSED_SECONDS = 300.0
"""So long it is remembered that nothing could be found: the machine may have been busy."""


class Lookback(NamedTuple):
    """A match that somebody looks back at.

    Attributes:
        name: what tells it from others: the id of its table, or the hash of its record.
        telling: the match as the seat went through it.
    """

    name: str
    telling: SeatStory

    @property
    def key(self) -> tuple[str, int]:
        """The match and the seat."""
        return self.name, self.telling.course.seat


class Lookbacks:
    """The matches that people look back at.

    Args:
        api: people, tables and limits.
    """

    def __init__(self, api: Api) -> None:
        self._api = api
        self._read = LastOnes[tuple[str, int], SeatStory](MOST_READ)

    async def of_table(self, request: Request, table_id: str, seat: int) -> Lookback:
        """The match of a table, for somebody who may see its hands; seat -1 is their own, or the first.

        Raises:
            NoSuchTable, TableRefusal: there is none, it goes on, or they may not.
        """
        table, person = await self._api.finished(request, table_id)
        if not new_table.may_see_all(table, person):
            raise TableRefusal("server-not-your-replay")
        own = table.seats_of(person.id) if person is not None else []
        seat = min(own, default=0) if seat < 0 else min(seat, len(table.places) - 1)
        found = self._read.had((table_id, seat))
        if found is None:
            async with self._api.turn(request):
                read = await asyncio.to_thread(stories.read, table, seat)
            found = self._read.keep((table_id, seat), read)
        return Lookback(table_id, found)

    async def of_record(self, request: Request, record: str, seat: int) -> Lookback:
        """The match of a record: whoever has it may see every hand. Only opening it counts.

        Raises:
            BadRecord: it cannot be read or played here.
            TooMany: too many have been opened.
        """
        name, seat = hashlib.sha256(record.encode()).hexdigest(), max(seat, 0)
        found = self._read.had((name, seat))
        if found is None:
            await self._api.limits.count(RECORDS, "record", address_of(request.scope))
            async with self._api.turn(request):
                found = self._read.keep((name, seat), await asyncio.to_thread(_opened, record, seat))
        return Lookback(name, found)


def _opened(record: str, seat: int) -> SeatStory:
    """The match of a record as a seat went through it; the last one, if it has no such seat."""
    table = replays.table_of_record(record)
    return stories.read(table, min(seat, len(table.places) - 1))


class FindingsKept(Generic[K, T]):
    """The findings of the processes: each is asked for once, by however many people, and kept.

    That nothing could be found is kept for a while, too, so that asking again and again is no work.

    Args:
        most: so many are kept.
        clock: the seconds for how long a refusal is kept.
    """

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._kept = LastOnes[K, T](most)
        self._refused = LastOnes[K, float](most)
        self._clock = clock
        self._asked: dict[K, asyncio.Task[None]] = {}

    async def of(self, key: K, ask: Callable[[], Awaitable[T]]) -> T:
        """The finding of a key, asked for now if it is not kept.

        Raises:
            TableRefusal: nothing could be found.
        """
        if key not in self._kept and not self._clock() < self._refused.get(key, 0.0):
            if key not in self._asked:
                self._asked[key] = asyncio.create_task(self._ask(key, ask))
            await asyncio.shield(self._asked[key])
        found = self._kept.had(key)
        if found is None:
            raise TableRefusal("server-unexamined")
        return found

    async def _ask(self, key: K, ask: Callable[[], Awaitable[T]]) -> None:
        try:
            self._kept.keep(key, await ask())
        except BotFailed:
            self._refused.keep(key, self._clock() + REFUSED_SECONDS)
        finally:
            del self._asked[key]

"""Turns at a few places, shared fairly: whoever has used the least time is next.

Start-time fair queueing. Each person has an account of the time they have used, and so has each table among
those of a person: somebody who plays at two tables does not wait at the one because computers think for long
at the other. A newcomer begins where who was served last began, so that nobody saves up time by staying away.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Collection, Iterable


class Accounts:
    """The time that some have used, each by their name."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._floor = 0.0

    def open(self, name: str) -> None:
        """Let somebody begin, no further back than who was served last began."""
        self._used[name] = max(self._used.get(name, 0.0), self._floor)

    def serve(self, names: Iterable[str]) -> str:
        """The one of some who has used the least time; among equals, the first."""
        name = min(names, key=self._used.__getitem__)
        self._floor = max(self._floor, self._used[name])
        return name

    def charge(self, name: str, seconds: float) -> None:
        """Put what somebody has used on their account."""
        self._used[name] += seconds

    def keep(self, busy: Collection[str]) -> None:
        """Drop the accounts that say no more than those of newcomers do."""
        self._used = {name: used for name, used in self._used.items() if name in busy or used > self._floor}


class Customer:
    """Somebody who has asked for turns.

    Attributes:
        waiting: those who wait, by the table for which they do.
        tables: what each table has used.
        taken: how many turns they have now at each table.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self.tables = Accounts()
        self.taken: Counter[str] = Counter()

    def wait(self, table: str, came: asyncio.Future[None]) -> None:
        """Wait for a turn at a table."""
        self.waiting.setdefault(table, deque()).append(came)
        self.tables.open(table)

    def forget_gone(self) -> None:
        """Let those go who were interrupted and have not come to it yet."""
        for table, queue in list(self.waiting.items()):
            for came in [one for one in queue if one.done()]:
                self.drop(table, came)

    def take(self) -> asyncio.Future[None]:
        """The turn is theirs; gives who waited for it."""
        table = self.tables.serve(self.waiting)
        came = self.waiting[table][0]
        self.drop(table, came)
        self.taken[table] += 1
        return came

    def give_back(self, table: str, seconds: float) -> None:
        """A turn at a table is over."""
        self.taken -= Counter([table])
        self.tables.charge(table, seconds)
        self.tables.keep({*self.waiting, *self.taken})

    def drop(self, table: str, came: asyncio.Future[None]) -> None:
        """One at a table waits no longer, if they have waited."""
        queue = self.waiting.get(table, ())
        if came in queue:
            self.waiting[table].remove(came)
            if not queue:
                del self.waiting[table]


class FairQueue:
    """A queue for places.

    Args:
        places: how many can be taken at once.
        clock: the seconds that are accounted for.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = max(1, places - 1)
        self._clock = clock
        self._free = places
        self._customers: dict[str, Customer] = {}
        self._people = Accounts()

    def __len__(self) -> int:
        """The number of those who wait."""
        return sum(len(queue) for one in self._customers.values() for queue in one.waiting.values())

    @contextlib.asynccontextmanager
    async def turn(self, person: str, table: str = "") -> AsyncIterator[None]:
        """Hold a place as long as the block lasts; what it takes is put on the person's and table's accounts.

        A person holds all places but one at most, so that others never wait for somebody's longest thought;
        where there is a single place, for one such thought.

        Args:
            person: who asks for it.
            table: at which of their tables; empty for what belongs to none.
        """
        came = asyncio.get_running_loop().create_future()
        customer = self._customers.setdefault(person, Customer())
        customer.wait(table, came)
        self._people.open(person)
        self._hand_out()
        try:
            await came
        except asyncio.CancelledError:
            if came.done() and not came.cancelled():
                self._give_back(person, table, 0.0)
            else:
                customer.drop(table, came)
                self._forget()
            raise
        began = self._clock()
        try:
            yield
        finally:
            self._give_back(person, table, self._clock() - began)

    def _hand_out(self) -> None:
        """Give the free places to whoever has used the least time; among equals, to whoever came first."""
        for one in self._customers.values():
            one.forget_gone()
        while self._free:
            able = [
                person
                for person, one in self._customers.items()
                if one.waiting and one.taken.total() < self.most
            ]
            if not able:
                return
            came = self._customers[self._people.serve(able)].take()
            self._free -= 1
            came.set_result(None)

    def _give_back(self, person: str, table: str, seconds: float) -> None:
        self._people.charge(person, seconds)
        self._customers[person].give_back(table, seconds)
        self._free += 1
        self._hand_out()
        self._forget()

    def _forget(self) -> None:
        """Forget who waits for nothing and holds nothing."""
        self._customers = {who: one for who, one in self._customers.items() if one.waiting or one.taken}
        self._people.keep(self._customers)

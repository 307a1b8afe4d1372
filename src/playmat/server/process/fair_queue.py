"""Turns at a few places, shared fairly: whoever has used the least time is next.

Start-time fair queueing. Each person has a queue of their own and an account of the time they have used.
A newcomer begins where the person served last began, so that nobody saves up time by staying away.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable


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
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._taken: Counter[str] = Counter()
        self._used: dict[str, float] = {}
        self._floor = 0.0

    def __len__(self) -> int:
        """The number of those who wait."""
        return sum(len(queue) for queue in self._waiting.values())

    @contextlib.asynccontextmanager
    async def turn(self, person: str) -> AsyncIterator[None]:
        """Hold a place as long as the block lasts; what it takes is put on the person's account.

        A person holds all places but one at most, so that others never wait for somebody's longest thought;
        where there is a single place, for one such thought.
        """
        came = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(came)
        self._used[person] = max(self._used.get(person, 0.0), self._floor)
        self._hand_out()
        try:
            await came
        except asyncio.CancelledError:
            if came.done() and not came.cancelled():
                self._give_back(person, 0.0)
            else:
                self._drop(person, came)
            raise
        began = self._clock()
        try:
            yield
        finally:
            self._give_back(person, self._clock() - began)

    def _hand_out(self) -> None:
        """Give the free places to whoever has used the least time; among equals, to whoever waits longest."""
        while self._free:
            able = [person for person in self._waiting if self._taken[person] < self.most]
            if not able:
                return
            person = min(able, key=self._used.__getitem__)
            came = self._waiting[person].popleft()
            if not self._waiting[person]:
                del self._waiting[person]
            self._floor = max(self._floor, self._used[person])
            self._taken[person] += 1
            self._free -= 1
            came.set_result(None)

    def _give_back(self, person: str, seconds: float) -> None:
        self._used[person] += seconds
        self._taken[person] -= 1
        self._free += 1
        self._hand_out()
        self._forget()

    def _drop(self, person: str, came: asyncio.Future[None]) -> None:
        """Somebody waits no longer."""
        self._waiting[person].remove(came)
        if not self._waiting[person]:
            del self._waiting[person]
        self._forget()

    def _forget(self) -> None:
        """Drop the accounts that say no more than those of newcomers do."""
        self._taken = +self._taken
        busy = {*self._waiting, *self._taken}
        self._used = {
            person: used for person, used in self._used.items() if person in busy or used > self._floor
        }

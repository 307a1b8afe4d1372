"""Matches that are played again for somebody: one at a time, each address in its turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from playmat.server.http.guard import TooMany


class AddressQueue:
    """Those of one address.

    Attributes:
        head: held by the first of them, who waits for other addresses only.
        length: how many there are.
    """

    def __init__(self) -> None:
        self.head = asyncio.Lock()
        self.length = 0


class Turns:
    """The order of service: an address that sends much waits for itself, and others for one match of it.

    One match is played at a time, because threads that only reckon keep the server from answering.

    Args:
        most_of: tells how many may be in the line of an address; None for any number.
    """

    def __init__(self, most_of: Callable[[str], int | None]) -> None:
        self._most_of = most_of
        self._lines: dict[str, AddressQueue] = {}
        self._server = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for the turn of an address, which lasts as long as the block.

        Raises:
            TooMany: its line is full.
        """
        line = self._lines.setdefault(address, AddressQueue())
        most = self._most_of(address)
        if most is not None and line.length >= most:
            raise TooMany("server-too-many")
        line.length += 1
        try:
            async with line.head, self._server:
                yield
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[address]

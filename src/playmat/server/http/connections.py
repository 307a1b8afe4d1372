"""Open connections: how many there may be, and how long one may take to say what it wants.

They are counted before anything is read, since each costs a file descriptor whether it ever asks for
anything or not. Uvicorn counts none by address, and waits for the head of a request as long as anybody likes.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from functools import partial
from typing import Any, Final

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from playmat.server.http.doors import HOME, Doors
from playmat.server.http.guard import address_of

HEAD_SECONDS: Final = 10.0
"""So long the head of a request may take to come."""

STALLED_SECONDS: Final = 30.0
"""A client that takes nothing of an answer for this long is not reading it."""

OF_ADDRESS: Final = 200
"""Open connections of an address, sockets included: a browser has up to six, and one socket a table."""

SHARE: Final = 0.75
"""The share of the process's file descriptors for connections; databases and files have the rest."""

KEPT: Final = 32
"""Open connections that are kept for the own machine, so that guests cannot shut its owner out."""

WITHOUT_LIMIT: Final = 10_000
"""Open connections where the system sets no limit that could be asked for."""

QUEUE: Final = 2048
"""Connections that may wait in the system's queue until they are taken."""

TAKEN: Final = 8
"""Connections that are taken from the queue in one turn of the event loop. asyncio would take all of it
before any is counted: more than there are descriptors, and then, for a second and longer, none at all."""


def await_queue(listening: socket.socket) -> None:
    """Let `QUEUE` connections wait: asyncio lets no more wait than it takes in one turn."""
    listening.listen(QUEUE)


def room() -> int:
    """The number of connections that this process may hold at once."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return WITHOUT_LIMIT
    soft, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WITHOUT_LIMIT if soft == resource.RLIM_INFINITY else int(soft * SHARE)


class Connections:
    """The open connections.

    Args:
        most: how many connections there may be in all.
        of_address: how many of them may be of one address; never more than half of all, so that one
            address cannot take the place of everybody else. None for any number, where one address stands for
            many: behind a proxy. On the own machine nobody is counted by address.
        doors: tells who comes from the own machine.

    >>> connections = Connections(6, 200, Doors(None, None))
    >>> [connections.enter("192.0.2.1") for _ in range(4)], connections.enter("192.0.2.2")
    ([True, True, True, False], True)
    >>> connections.leave("192.0.2.1")
    >>> connections.enter("192.0.2.1")
    True

    A server for one machine always has room for it:

    >>> connections = Connections(KEPT + 2, 200, Doors(None, ("127.0.0.1", 8000)))
    >>> [connections.enter("192.0.2.1") for _ in range(3)], connections.enter(HOME)
    ([True, True, False], True)
    """

    def __init__(self, most: int, of_address: int | None, doors: Doors) -> None:
        self.doors = doors
        self._most = most
        self._of_address = most if of_address is None else min(of_address, most // 2)
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Return whether there is room for one more from an address; then it is counted."""
        most, of_address = self._most, self._of_address
        if address == HOME:
            of_address = most
        elif self.doors.home is not None:
            most -= KEPT
        if self._open.total() >= most or self._open[address] >= of_address:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One that was counted is closed."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def settings(self) -> dict[str, Any]:
        """The settings of uvicorn: the reader of a connection, the socket it may become, and `TAKEN`."""
        return {"http": partial(Connection, self), "ws": Socket, "backlog": TAKEN}


class Connection(H11Protocol):
    """A connection that is counted, and closed where the head of a request is late or nobody reads an answer.

    Args:
        counted: where it is counted.
        config, server_state, app_state, _loop: what uvicorn tells each connection.
    """

    def __init__(
        self,
        counted: Connections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._counted = counted
        self._address: str | None = None
        self._late: asyncio.TimerHandle | None = None
        self._watch: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, or close it at once."""
        super().connection_made(transport)
        client = self._counted.doors.client({"client": self.client, "server": self.server})
        address = address_of({"client": client})
        if not self._counted.enter(address):
            transport.abort()
            return
        self._address = address  # asked for once: who has gone has none any more
        self.ws_protocol_class = partial(Socket, self._counted, address)  # type: ignore[assignment]
        self._await_head()
        self._watch = self.loop.call_later(STALLED_SECONDS, self._look, 0)

    def data_received(self, data: bytes) -> None:
        """Read on; the time for a head begins with its first byte, for the first one with the connection."""
        super().data_received(data)
        self._await_head()

    def _await_head(self) -> None:
        if self.conn.their_state is not h11.IDLE:
            self._stop_waiting()
        elif self._late is None:
            self._late = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _look(self, before: int) -> None:
        """Break off if nothing has been taken of what waits to be sent since the last look."""
        if self.transport.get_protocol() is not self:
            return  # it has become a socket, which looks after itself
        waiting = self.transport.get_write_buffer_size()
        if waiting and waiting == before:
            self.transport.abort()
        else:
            self._watch = self.loop.call_later(STALLED_SECONDS, self._look, waiting)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._stop_waiting()
        if self._watch is not None:
            self._watch.cancel()
        if self._address is not None:
            self._counted.leave(self._address)
        super().connection_lost(exc)


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket.

    Args:
        counted: where it is counted.
        address: for whom.
        config, server_state, app_state: what uvicorn tells each socket.
    """

    def __init__(
        self,
        counted: Connections,
        address: str,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._counted = counted
        self._address = address

    async def send(self, message: ASGISendEvent) -> None:
        """Send something, unless the line is closed already.

        Uvicorn closes it by itself where a frame is too large or nobody answers a ping, and takes what is
        sent from then on for a mistake of the application's.

        Raises:
            ClientDisconnected: it is closed.
        """
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._counted.leave(self._address)
        super().connection_lost(exc)

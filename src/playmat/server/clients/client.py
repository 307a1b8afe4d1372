"""A client of the protocol in Python: HTTP to find and join tables, a socket to play. It knows no rule.

`playmat join` stands on it, and so do the server's own tests. What was not acknowledged is sent again, with
the same id, after every reconnection; what was missed is asked for.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import http.cookiejar
import random
import secrets
import urllib.error
import urllib.parse
import urllib.request
from collections import deque
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from playmat.kernel.documents.json import UNREADABLE_JSON
from playmat.kernel.errors import PlaymatError, system_reason
from playmat.server.protocol import client_messages, server_messages
from playmat.server.protocol.http_bodies import Problem
from playmat.server.protocol.server_messages import FromServer

T = TypeVar("T")

SHORTEST_PAUSE = 0.05
LONGEST_PAUSE = 5.0
"""Seconds before a connection that broke is made again: they grow until the server tells something again."""

TIMEOUT = 20.0

COME_AGAIN = frozenset({"restart", "slow", "limit", "closed"})
"""The codes of `Bye` after which a client tries again."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class ServerRefused(PlaymatError):
    """The server said no; `said` are its words."""

    def __init__(self, said: str, status: int) -> None:
        super().__init__("server-refused", "", said=said)
        self.status = status


class ServerAway(PlaymatError):
    """Nobody answers at an address, or something that is no Playmat."""


def new_id() -> str:
    """A message id."""
    return secrets.token_urlsafe(12)


class Visitor:
    """Somebody who visits a server: keeps the cookie, asks by HTTP, opens sockets.

    Args:
        address: the server's address, such as `http://localhost:8000`, with the path below which it lies.
        lang: the language.
    """

    def __init__(self, address: str, lang: str = "en") -> None:
        self.address = address.rstrip("/")
        self.lang = lang
        self.cookies = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    async def get(self, path: str, kind: type[T]) -> T:
        """The answer to a GET of a path.

        Raises:
            ServerRefused: a `Problem`.
            ServerAway: nobody there, or no Playmat.
        """
        return await asyncio.to_thread(self._ask, path, None, kind)

    async def post(self, path: str, body: msgspec.Struct, kind: type[T]) -> T:
        """The answer to a POST to a path.

        Raises:
            ServerRefused: a `Problem`.
            ServerAway: nobody there, or no Playmat.
        """
        return await asyncio.to_thread(self._ask, path, _encoder.encode(body), kind)

    def _ask(self, path: str, data: bytes | None, kind: type[T]) -> T:
        request = urllib.request.Request(self.address + path, data)  # noqa: S310 - the address is the user's own
        request.add_header("content-type", "application/json")
        request.add_header("accept-language", self.lang)
        try:
            with self._opener.open(request, timeout=TIMEOUT) as response:
                return msgspec.json.decode(response.read(), type=kind)
        except urllib.error.HTTPError as error:
            with error:
                raise ServerRefused(_problem(error.read()) or str(error), error.code) from error
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", error)
            why = system_reason(reason) if isinstance(reason, BaseException) else str(reason)
            raise ServerAway("server-away", "", address=self.address, why=why) from error
        except (ValueError, *UNREADABLE_JSON) as error:
            raise ServerAway("server-foreign", "", address=self.address) from error

    def seat(self, table: str, **hello: Any) -> TableClient:  # noqa: ANN401 - the fields of `Hello`
        """A connection to a table, not yet open; `hello` are further fields of `Hello`."""
        return TableClient(self, table, client_messages.Hello(lang=self.lang, **hello))

    def cookie_header(self) -> str:
        """The cookies as a header."""
        return "; ".join(f"{one.name}={one.value}" for one in self.cookies)


def _problem(data: bytes) -> str:
    try:
        found = msgspec.json.decode(data, type=Problem)
    except UNREADABLE_JSON:
        return ""
    return " ".join([found.error.text, *(one.text for one in found.more)])


class TableClient:
    """A connection to a table that comes back by itself.

    Args:
        visitor: who.
        table: the id of the table.
        hello: what is said first.

    Attributes:
        version: the version seen last.
        play: the match as it was told last.
        info: the table as it was told last.
        you: the own seats.
        events: the log, by number.
        heard: all messages, in order, as they came; for tests and curious programs.
    """

    def __init__(self, visitor: Visitor, table: str, hello: client_messages.Hello) -> None:
        self.visitor = visitor
        self.table = table
        self.hello = hello
        self.version: int | None = None
        self.play: server_messages.Play | None = None
        self.info: server_messages.TableInfo | None = None
        self.you: list[int] = []
        self.events: dict[int, server_messages.Told] = {}
        self.heard: deque[FromServer] = deque(maxlen=10_000)
        self.raw: deque[bytes] = deque(maxlen=10_000)
        self.changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._served = False
        self._unanswered: dict[str, tuple[bytes, asyncio.Future[FromServer]]] = {}
        self._task: asyncio.Task[None] | None = None
        self._over: Exception | None = None

    async def __aenter__(self) -> TableClient:
        """Connect; when this returns, the state is there."""
        self._task = asyncio.create_task(self._stay())
        await self.until(lambda: self.version is not None)
        return self

    async def __aexit__(self, *_error: object) -> None:
        """Disconnect."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def cut(self) -> None:
        """Cut the line, as a network does; the connection comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def until(self, true: Any) -> None:  # noqa: ANN401 - any function without arguments
        """Wait until something is true of what was told.

        Raises:
            ServerRefused: the server does not want this client.
        """
        async with self.changed:
            while not true():
                if self._over is not None:
                    raise self._over
                await self.changed.wait()

    async def ask(self, message: Any) -> FromServer:  # noqa: ANN401 - any message with an id
        """Send a message with an id, again if need be; gives what the server answers it."""
        data = _encoder.encode(message)
        future: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._unanswered[message.id] = data, future
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self._socket.send(data.decode())
        return await future

    async def act(self, ask: server_messages.Ask, answer: client_messages.Answer) -> FromServer:
        """Answer an open choice."""
        return await self.ask(client_messages.Act(new_id(), ask.seat, ask.serial, answer))

    # ---- staying connected -------------------------------------------------------------------

    async def _stay(self) -> None:
        pause = SHORTEST_PAUSE
        while self._over is None:
            self._served = False
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                await self._visit()
            self._socket = None
            pause = SHORTEST_PAUSE if self._served else min(LONGEST_PAUSE, pause * 1.7)
            await asyncio.sleep(pause * (0.5 + random.random()))  # noqa: S311 - so that not all come at once

    async def _visit(self) -> None:
        parts = urllib.parse.urlsplit(self.visitor.address)
        scheme = "wss" if parts.scheme == "https" else "ws"
        address = f"{scheme}://{parts.netloc}{parts.path}/api/tables/{self.table}/socket"
        headers = {"cookie": self.visitor.cookie_header()}
        async with connect(
            address, additional_headers=headers, compression=None, open_timeout=TIMEOUT
        ) as socket:
            hello = msgspec.structs.replace(self.hello, since=self.version)
            await socket.send(_encoder.encode(hello).decode())
            self._socket = socket
            for data, _future in list(self._unanswered.values()):
                await socket.send(data.decode())
            async for frame in socket:
                await self._hear(frame if isinstance(frame, bytes) else frame.encode())

    async def _hear(self, data: bytes) -> None:
        message = _decoder.decode(data)
        self._served |= not isinstance(message, server_messages.Bye)
        async with self.changed:
            self.heard.append(message)
            self.raw.append(data)
            if isinstance(message, server_messages.State):
                self.version, self.play, self.info = message.version, message.play, message.table
                self.you = message.you
                self.events = {event.n: event for event in message.events}
            elif isinstance(message, server_messages.Update):
                self._update(message)
            elif isinstance(message, server_messages.Online) and message.you not in (None, self.you):
                await self._ask_everything()
            elif isinstance(message, server_messages.Bye) and message.code not in COME_AGAIN:
                self._over = ServerRefused(message.reason.text, 0)
            elif isinstance(
                message,
                server_messages.Ack | server_messages.Refused | server_messages.Reply | server_messages.Dealt,
            ):
                _data, future = self._unanswered.pop(message.id, (b"", None))
                if future is not None and not future.done():
                    future.set_result(message)
            self.changed.notify_all()

    def _update(self, message: server_messages.Update) -> None:
        if self.version is not None and message.version != self.version + 1:
            self._ask_again()
            return
        self.version = message.version
        if message.notice is not None and message.notice.back_to is not None:
            self.events = {n: event for n, event in self.events.items() if n < message.notice.back_to}
        self.events.update({event.n: event for event in message.events})
        self.play = message.play or self.play
        self.info = message.table or self.info
        if message.table is not None:
            self.you = [seat.seat for seat in message.table.seats if seat.you]

    async def _ask_everything(self) -> None:
        """Say hello from the beginning: all that is known was told to somebody with other seats."""
        if self._socket is not None:
            await self._socket.send(_encoder.encode(self.hello).decode())

    def _ask_again(self) -> None:
        """Something was missed: connect again, which asks for it."""
        if self._socket is not None:
            self._socket.transport.abort()

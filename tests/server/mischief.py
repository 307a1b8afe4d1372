"""Hostile programs and bad networks."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
from collections.abc import AsyncIterator

from tests.server.house import PATIENCE
from websockets.asyncio.client import ClientConnection, connect

HELLO = b'{"type":"hello"}'
"""Every time it is said, everything is told."""


async def strange_at(address: str, table: str, **headers: str) -> ClientConnection:
    """A socket of a program that does what it likes."""
    there = address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    return await connect(there, additional_headers=headers, compression=None, open_timeout=PATIENCE)


@contextlib.asynccontextmanager
async def deaf_at(address: str, table: str) -> AsyncIterator[asyncio.StreamWriter]:
    """A socket of somebody who has said hello and never reads; `say_again` makes more to read."""
    host, _, port = address.removeprefix("http://").rpartition(":")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(narrow, (host, int(port)))
    reader, writer = await asyncio.open_connection(sock=narrow, limit=1024)
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    )
    writer.write("".join(f"{line}\r\n" for line in (*lines, "")).encode())
    await reader.readuntil(b"\r\n\r\n")
    say_again(writer)
    try:
        yield writer
    finally:
        writer.close()


def say_again(writer: asyncio.StreamWriter) -> None:
    """Say hello, as a frame of its own."""
    writer.write(bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO)


def mutated(data: bytes, chance: random.Random) -> bytes:
    """Data with a few bytes changed, doubled or left out."""
    changed = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(changed))
        kind = chance.randrange(3)
        if kind == 0:
            changed[place] = chance.randrange(256)
        elif kind == 1:
            changed[place:place] = changed[place : place + chance.randrange(20)]
        else:
            del changed[place : place + chance.randrange(5)]
    return bytes(changed)


class Line:
    """A line to a server that can be cut: silent, so that what is sent meanwhile arrives late, or torn off.

    Attributes:
        address: where the line begins.
        port: the port of the server on this machine where it ends.
    """

    def __init__(self) -> None:
        self.address = ""
        self.port = 0
        self._open = asyncio.Event()
        self._ends: set[asyncio.StreamWriter] = set()
        self._torn = False

    @contextlib.asynccontextmanager
    async def laid(self) -> AsyncIterator[Line]:
        """Keep the line as long as the block lasts."""
        self._open.set()
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            self._tear()
            server.close()

    async def cut(self, seconds: float, *, torn: bool) -> None:
        """Let nothing through for a while; where it is torn, all connections end and no new one is made."""
        await self.fail(torn=torn)
        await asyncio.sleep(seconds)
        await self.mend()

    async def fail(self, *, torn: bool) -> None:
        """Let nothing through until it is mended."""
        self._open.clear()
        self._torn = torn
        if torn:
            self._tear()

    async def mend(self) -> None:
        """Let everything through again."""
        self._torn = False
        self._open.set()

    def _tear(self) -> None:
        for end in self._ends:
            end.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._torn:
            writer.transport.abort()
            return
        there, to_there = await asyncio.open_connection("127.0.0.1", self.port)
        ends = {writer, to_there}
        self._ends |= ends
        try:
            await asyncio.gather(self._carry(reader, to_there), self._carry(there, writer))
        finally:
            self._ends -= ends
            for end in ends:
                end.close()

    async def _carry(self, here: asyncio.StreamReader, there: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await here.read(1 << 16):
                await self._open.wait()
                there.write(data)
                await there.drain()
        there.close()

"""Connections are counted before anything is read, and closed where the head of a request does not come."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.house import PATIENCE, House, house
from uvicorn.protocols.websockets import websockets_sansio_impl

from playmat.server import bootstrap
from playmat.server.http import app, connections
from playmat.server.log.summary import Summary

HOST = "play.example"
HEALTH = f"GET /health HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n".encode()
CROWD = 150
SOCKET = (
    f"GET /api/tables/any/socket HTTP/1.1\r\nHost: {HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n\r\n"
).encode()


@pytest.fixture
async def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A server for others that has room for six connections, and waits as long as they like."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", PATIENCE)
    monkeypatch.setattr(bootstrap, "room", lambda: 6)
    async with house(str(tmp_path / "small.db"), origins=(f"https://{HOST}",)) as found:
        yield found


@contextlib.asynccontextmanager
async def connected(home: House, of: str = "127.0.0.1") -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
    """A connection from an address of this machine."""
    name, _, port = home.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(name, int(port), local_addr=(of, 0))
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def told(reader: StreamReader) -> bytes:
    """All that is said until the connection is closed."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


async def well(home: House, of: str = "127.0.0.1", parts: int = 1) -> bool:
    """Return whether a client that sends its request in this many parts is told that the server is well."""
    size = -(-len(HEALTH) // parts)
    async with connected(home, of) as (reader, writer):
        try:
            for place in range(0, len(HEALTH), size):
                writer.write(HEALTH[place : place + size])
                await writer.drain()
                await asyncio.sleep(0)
        except ConnectionError:
            return False
        return (await told(reader)).startswith(b"HTTP/1.1 200")


async def until_well(home: House) -> None:
    """Wait until the server has noticed that there is room."""
    async with asyncio.timeout(PATIENCE):
        while not await well(home):  # noqa: ASYNC110 - nothing tells it
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("head", [b"", b"GET / HTTP/1.1\r\nHost: "], ids=["nothing", "half"])
async def test_connections_without_a_request_are_closed(
    small: House, monkeypatch: pytest.MonkeyPatch, head: bytes
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    async with connected(small) as (reader, writer):
        writer.write(head)
        assert await told(reader) == b""


async def test_a_head_in_parts_is_read(small: House) -> None:
    assert await well(small, parts=5)


async def test_an_answer_may_take_longer_than_a_question(
    small: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time for the head ends with the head."""
    due = asyncio.Event()
    store = small.server.registry.store
    listed = store.listed

    async def late(status: str, since: float) -> list[Summary]:
        await due.wait()
        return await listed(status, since)

    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    monkeypatch.setattr(store, "listed", late)
    async with connected(small) as (reader, writer):
        writer.write(HEALTH.replace(b"/health", b"/api/tables"))
        await asyncio.sleep(0.3)  # by then a head would be too late; on a slow machine this asks for less
        due.set()
        assert (await told(reader)).startswith(b"HTTP/1.1 200")


async def test_the_next_question_has_its_own_time(small: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    async with connected(small) as (reader, writer):
        writer.write(HEALTH.replace(b"Connection: close\r\n", b"") + b"GET / HTTP/1.1\r\nHost: ")
        assert (await told(reader)).count(b"HTTP/1.1 200") == 1


async def test_one_address_does_not_take_the_place_of_all(small: House) -> None:
    """Half of all connections are for others; what is closed makes room."""
    async with connected(small), connected(small), connected(small):
        assert not await well(small)
        assert await well(small, of="127.0.0.2")
    await until_well(small)


async def test_all_addresses_together_have_so_many_connections(small: House) -> None:
    async with contextlib.AsyncExitStack() as stack:
        for number in range(6):
            await stack.enter_async_context(connected(small, f"127.0.0.{2 + number}"))
        assert not await well(small)
    await until_well(small)


@pytest.mark.skipif(sys.platform == "win32", reason="asyncio takes one connection after the other there")
async def test_a_crowd_at_once_takes_no_more_descriptors_than_there_is_room(small: House) -> None:
    """They are taken a few at a time: asyncio would take all, and none any more without descriptors."""
    psutil = pytest.importorskip("psutil")
    name, _, port = small.address.removeprefix("http://").partition(":")
    own = psutil.Process()
    with contextlib.ExitStack() as stack:
        for _ in range(CROWD):
            stack.enter_context(socket.create_connection((name, int(port))))
        before, most, others = own.num_fds(), 0, asyncio.create_task(well(small, of="127.0.0.2"))
        async with asyncio.timeout(PATIENCE):
            while not others.done():
                await asyncio.sleep(0)
                most = max(most, own.num_fds() - before)
        assert others.result()
    assert most < CROWD / 2


async def test_a_socket_counts_as_long_as_it_is_open(small: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "HELLO_SECONDS", PATIENCE)  # so long a socket to no table may be silent
    async with connected(small), connected(small):
        async with connected(small) as (reader, writer):
            writer.write(SOCKET)
            assert (await reader.readline()).startswith(b"HTTP/1.1 101")
            assert not await well(small)
        await until_well(small)


async def test_who_has_gone_before_being_asked_takes_no_place(
    small: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address of a socket is that of its connection: the system tells none of a line that was reset."""
    monkeypatch.setattr(websockets_sansio_impl, "get_remote_addr", lambda _transport: None)
    for _ in range(4):
        async with connected(small) as (reader, writer):
            writer.write(SOCKET)
            assert (await reader.readline()).startswith(b"HTTP/1.1 101")
        await until_well(small)


async def test_who_plays_on_their_own_machine_is_not_counted_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", PATIENCE)
    monkeypatch.setattr(bootstrap, "room", lambda: 6)
    async with house(str(tmp_path / "own.db")) as home, contextlib.AsyncExitStack() as stack:
        for _ in range(4):
            reader, writer = await stack.enter_async_context(connected(home))
        writer.write(HEALTH.replace(HOST.encode(), home.address.removeprefix("http://").encode()))
        assert (await told(reader)).startswith(b"HTTP/1.1 200")


async def until_cut(deaf: socket.socket) -> None:
    """Send until nothing more can be sent.

    Raises:
        ConnectionError: the line was cut.
    """
    while True:
        await asyncio.get_running_loop().sock_sendall(deaf, b" ")
        await asyncio.sleep(0.05)


async def test_nobody_keeps_a_place_by_not_reading(small: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogues are more than the system itself takes for somebody who does not read."""
    monkeypatch.setattr(connections, "STALLED_SECONDS", 0.05)
    name, _, port = small.address.removeprefix("http://").partition(":")
    catalogue = f"GET /api/texts/en HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode()
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(deaf, (name, int(port)))
        await loop.sock_sendall(deaf, catalogue * 20)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(ConnectionError):
                await until_cut(deaf)
    await until_well(small)

"""Hostile programs on live sockets, while other people play."""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path

import psutil  # noqa: TID253 - nobody imports this but to measure
from tests.server.house import make
from tests.server.mischief import deaf_at, mutated, say_again, strange_at
from tests.server.servers import process
from tests.server.soak.figures import Figures, say
from tests.server.soak.load import Tables
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from playmat.server.clients.client import Visitor, new_id
from playmat.server.protocol.client_messages import MAX_FRAME

BURST = 35
DEAF = 10
FLOOD = 200


async def hostile(messages: int) -> Figures:
    """Mutated messages, floods, huge frames, people who do not read: no fault, and others play on."""
    with tempfile.TemporaryDirectory() as folder:
        async with process(str(Path(folder) / "tables.db")) as (server, address):
            watched = psutil.Process(server.pid)
            people = Tables(address, 10, 0.5)
            await people.open()
            made = await make(Visitor(address), "kmon", "mm")
            gang = Gang(address, made.table.id, made.keys[0].key)
            deaf = [asyncio.create_task(gang.hear_nothing()) for _ in range(DEAF)]
            began = time.monotonic()
            await gang.attack(messages)
            seconds = time.monotonic() - began
            metrics = await asyncio.to_thread(read, address + "/metrics")
            figures = people.figures()
            await people.close()
            for task in deaf:
                task.cancel()
            await asyncio.gather(*deaf, return_exceptions=True)
            faults = [line for line in metrics.splitlines() if line.startswith("playmat_failures_total{")]
            return {
                "sent": gang.sent,
                "per_second": round(gang.sent / seconds),
                "closed": dict(sorted(gang.closed.items())),
                "people": figures,
                "memory_mb": watched.memory_info().rss >> 20,
                "faults": faults,
                "broken": len(faults) + (server.returncode is not None) + people.refused + (not people.took),
            }


class Gang:
    """Programs that do a server no good.

    Args:
        address: the server.
        table: a table.
        key: the key of one of its seats.
    """

    def __init__(self, address: str, table: str, key: str) -> None:
        self.address = address
        self.table = table
        self.key = key
        self.sent = 0
        self.closed: Counter[str] = Counter()
        self._chance = random.Random(3)

    async def attack(self, messages: int) -> None:
        """Send so many messages, one socket after the other, a way of being hostile for each.

        `closed` counts the codes with which the sockets ended: 1000 by themselves, all else by the server.
        """
        ways = (self.mutate, self.mutate, self.flood, self.send_too_much)
        told = 0
        while self.sent < messages:
            way = ways[self._chance.randrange(len(ways))]
            socket = await strange_at(self.address, self.table)
            with contextlib.suppress(ConnectionClosed):
                await socket.send(f'{{"type":"hello","keys":["{self.key}"]}}')
                await way(socket)
            await socket.close()
            self.closed[f"{way.__name__} {socket.close_code}"] += 1
            if self.sent - told >= 10_000:
                told = self.sent
                say(f"hostile: {self.sent} messages")

    async def mutate(self, socket: ClientConnection) -> None:
        """Answers with a few bytes changed."""
        for _number in range(BURST):
            serial = self._chance.randrange(80)
            good = f'{{"type":"act","id":"{new_id()}","seat":0,"serial":{serial},"answer":[0]}}'
            await self._send(socket, mutated(good.encode(), self._chance).decode("utf-8", "replace"))

    async def flood(self, socket: ClientConnection) -> None:
        """More messages than are allowed."""
        for _number in range(FLOOD):
            await self._send(socket, '{"type":"ping"}')
        async for _pong in socket:
            pass  # until the server has had enough

    async def send_too_much(self, socket: ClientConnection) -> None:
        """A frame that is too large."""
        await self._send(socket, "x" * (MAX_FRAME + self._chance.randrange(1, 1 << 20)))
        await socket.recv()
        await socket.recv()

    async def _send(self, socket: ClientConnection, text: str) -> None:
        self.sent += 1
        await socket.send(text)

    async def hear_nothing(self) -> None:
        """Ask for everything again and again, and never read it."""
        while True:
            async with deaf_at(self.address, self.table) as writer:
                with contextlib.suppress(OSError):
                    while not writer.is_closing():
                        await asyncio.sleep(0.6)  # as often as is allowed
                        say_again(writer)
                        await writer.drain()
            self.closed["deaf"] += 1


def read(address: str) -> str:
    """The text at an address."""
    with urllib.request.urlopen(address, timeout=20) as response:
        return str(response.read().decode())

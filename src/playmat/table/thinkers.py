"""Computer players in processes of their own, so that thinking never keeps the server from answering.

A process that takes too long, breaks or dies is ended, and another one is started when it is needed; whoever
asked is told by `ThinkerFailed` and goes on without it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys

import msgspec

from playmat.table.games import CardFile
from playmat.table.thinking import LONGEST, Question, Sets, Thought, packed

HARD_LIMIT = 20.0
"""After so many seconds a process that thinks is ended. The players' own budgets are far below."""


class ThinkerFailed(Exception):
    """A computer player did not answer: it took too long, broke, or died."""


class Thinkers:
    """A pool of processes.

    Args:
        size: how many at most.
        limit: after how many seconds one is ended.
        files: the card sets that the server plays with.
    """

    def __init__(self, size: int, limit: float = HARD_LIMIT, files: tuple[CardFile, ...] = ()) -> None:
        self.limit = limit
        self._first = packed(Sets(files))
        self.ended = 0
        self._free: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._turn = asyncio.Semaphore(size)
        self._decoder = msgspec.msgpack.Decoder(Thought)

    async def ask(self, question: Question) -> Thought:
        """What a player decides; waits for a free process first.

        Raises:
            ThinkerFailed: it did not decide.
        """
        async with self._turn:
            process = await self._free_one()
            try:
                async with asyncio.timeout(self.limit):
                    thought = await self._exchange(process, question)
            except BaseException as error:
                await self._end(process)
                if isinstance(error, Exception):
                    raise ThinkerFailed(type(error).__name__) from error
                raise
            self._free.append(process)
            return thought

    async def warm_up(self) -> None:
        """Start a process before anybody asks, so that the first decision takes no longer."""
        async with self._turn:
            if not self._all:
                self._free.append(await self._start())

    async def stop(self) -> None:
        """End all processes."""
        for process in list(self._all):
            await self._end(process)
        self._free.clear()

    async def _free_one(self) -> asyncio.subprocess.Process:
        """A process that waits for a question, or a new one: the system may have ended some meanwhile."""
        while self._free:
            process = self._free.pop()
            if process.returncode is None:
                return process
            self._all.discard(process)
        return await self._start()

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "playmat.table.thinking",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # what a player says when it breaks may hold what it saw
        )
        self._all.add(process)
        assert process.stdin is not None  # noqa: S101 - started with it
        process.stdin.write(self._first)
        return process

    async def _exchange(self, process: asyncio.subprocess.Process, question: Question) -> Thought:
        assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018 - started with both
        process.stdin.write(packed(question))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(4), "big")
        if length > LONGEST:
            raise ThinkerFailed("length")
        return self._decoder.decode(await process.stdout.readexactly(length))

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        self.ended += 1
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

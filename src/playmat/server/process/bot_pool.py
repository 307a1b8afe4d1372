"""Computer players in processes of their own, so that thinking never keeps the server from answering.

A process that takes too long, breaks or dies is ended, and the decision it was asked for goes to a fresh one.
Where that fails as well, the question is at fault and not the process: whoever asked is told by `BotFailed`.
So it is with a question about a finished match; its work is counted and bounded, time only ends what hangs.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
from typing import TypeVar

import msgspec

from playmat.programs import NamedProgram
from playmat.server.game_sets import CardFile
from playmat.server.observability import logger
from playmat.server.process.accounting import Accounted, LedgerTask
from playmat.server.process.bot_process import (
    LONGEST,
    LONGEST_FAULT,
    Asked,
    House,
    MoveTask,
    Thought,
    packed,
)
from playmat.server.process.drafting import OfWorkshop
from playmat.server.process.examination import Examination, Examined
from playmat.server.process.fair_queue import FairQueue
from playmat.server.process.review import OpenTask, Reviewed, ReviewTask

HARD_LIMIT = 20.0
"""After so many seconds a process that thinks is ended. The players' own budgets are far below."""

PATIENT = 10
"""So many times longer a process may look back at a match: counted work ends on a busy machine, too."""


T = TypeVar("T")
_thought = msgspec.msgpack.Decoder(Thought)
_reviewed = msgspec.msgpack.Decoder(Reviewed)
_examined = msgspec.msgpack.Decoder(Examined)
_accounted = msgspec.msgpack.Decoder(Accounted)


class BotFailed(Exception):
    """A computer player did not answer: it took too long, broke, or died."""


class BotPool:
    """A pool of processes.

    Args:
        size: how many at most.
        limit: after how many seconds one is ended.
        files: the card sets that the server plays with.
        programs: the programs that play at it.

    Attributes:
        programs: as given.
    """

    def __init__(
        self,
        size: int,
        limit: float = HARD_LIMIT,
        files: tuple[CardFile, ...] = (),
        programs: tuple[NamedProgram, ...] = (),
    ) -> None:
        self.limit = limit
        self.programs = programs
        self._first = packed(House(files, programs))
        self.ended = 0
        self._free: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._listening: set[asyncio.Task[None]] = set()
        self.queue = FairQueue(size)

    async def ask(self, question: MoveTask, person: str, table: str = "") -> Thought:
        """Ask a player for its decision; wait for a free process first.

        Args:
            question: the decision.
            person: for whom the player thinks; everybody gets an equal share of the processes' time.
            table: at which of their tables; each gets an equal part of that share.

        Raises:
            BotFailed: it did not decide, and neither did a fresh process.
        """
        return await self._answered(question, _thought, self.limit, person, table)

    async def review(self, review: ReviewTask | OpenTask, person: str) -> Reviewed:
        """Review how positions of a match look, to a seat or with all hands open; wait for a free process.

        Raises:
            BotFailed: no process could say.
        """
        return await self._looked_back(review, _reviewed, person)

    async def examine(self, decision: Examination, person: str) -> Examined:
        """Examine a decision of a match; wait for a free process first.

        Raises:
            BotFailed: no process could say.
        """
        return await self._looked_back(decision, _examined, person)

    async def account(self, match: LedgerTask, person: str) -> Accounted:
        """Draw up the account of a match; wait for a free process first.

        Raises:
            BotFailed: no process could say.
        """
        return await self._looked_back(match, _accounted, person)

    async def work(self, asked: OfWorkshop, answer: type[T], person: str) -> T:
        """Have a question of the workshop answered; wait for a free process first.

        It is asked once: where a card takes too long, it would do so again.

        Args:
            asked: the question.
            answer: the type of its answer.
            person: for whom.

        Raises:
            BotFailed: no process could say.
        """
        async with self.queue.turn(person):
            decoder = msgspec.msgpack.Decoder(answer)
            return await self._asked(await self._free_one(), asked, decoder, self.limit)

    async def _looked_back(self, question: Asked, decoder: msgspec.msgpack.Decoder[T], person: str) -> T:
        return await self._answered(question, decoder, self.limit * PATIENT, person)

    async def _answered(
        self,
        question: Asked,
        decoder: msgspec.msgpack.Decoder[T],
        limit: float,
        person: str,
        table: str = "",
    ) -> T:
        """The answer of a process, or of a fresh one where that fails: it may have been killed.

        Raises:
            BotFailed: neither answered.
        """
        async with self.queue.turn(person, table):
            try:
                return await self._asked(await self._free_one(), question, decoder, limit)
            except BotFailed:
                return await self._asked(await self._start(), question, decoder, limit)

    async def _asked(
        self,
        process: asyncio.subprocess.Process,
        question: Asked,
        decoder: msgspec.msgpack.Decoder[T],
        limit: float,
    ) -> T:
        """The answer of a process to a question; a process that fails is ended.

        Args:
            process: is asked.
            question: what.
            decoder: reads the answer.
            limit: after how many seconds the process is ended.

        Raises:
            BotFailed: it took too long, broke, or died.
        """
        try:
            async with asyncio.timeout(limit):
                thought = decoder.decode(await self._exchange(process, question))
        except BaseException as error:
            await self._end(process)
            if isinstance(error, Exception):
                raise BotFailed(type(error).__name__) from error
            raise
        self._free.append(process)
        return thought

    async def warm_up(self) -> None:
        """Start a process before anybody asks, so that the first decision takes no longer."""
        if not self._all:
            self._free.append(await self._start())

    async def stop(self) -> None:
        """End all processes."""
        for process in list(self._all):
            await self._end(process)
        self._free.clear()
        await asyncio.gather(*self._listening)

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
            "-P",  # a `random.py` where it was started is not the module of that name
            "-m",
            "playmat.server.process.bot_process",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        self._all.add(process)
        listening = asyncio.create_task(listen_to_faults(process))
        self._listening.add(listening)
        listening.add_done_callback(self._listening.discard)
        assert process.stdin is not None  # noqa: S101 - started with it
        process.stdin.write(self._first)
        return process

    async def _exchange(self, process: asyncio.subprocess.Process, question: Asked) -> bytes:
        assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018 - started with both
        process.stdin.write(packed(question))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(4), "big")
        if length > LONGEST:
            raise BotFailed("length")
        return await process.stdout.readexactly(length)

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        self.ended += 1
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


FRAME = rb"[\w.<>-]+:\d+ [\w<>.]+"
FAULT = re.compile(rb"\w+ %b(?: < %b)*" % (FRAME, FRAME))
"""The form of a failure: the name of an error and its frames. Anything else may hold what a player saw."""


async def listen_to_faults(process: asyncio.subprocess.Process) -> None:
    """Log what a process breaks with, as long as it lives; it can fill no pipe and no log."""
    assert process.stderr is not None  # noqa: S101 - started with it
    rest = b""
    while chunk := await process.stderr.read(1 << 16):
        *lines, rest = (rest + chunk).split(b"\n")
        rest = rest[: LONGEST_FAULT + 1]  # of a line that is too long so much that it stays so
        for line in lines:
            if len(line) <= LONGEST_FAULT and FAULT.fullmatch(line):
                logger.warning("bot_broke", fault=line.decode())

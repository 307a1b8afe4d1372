"""The making of reports on a server of one's own: one at a time, in a process that makes way for all others.

What it plays is what `playmat report` plays. It leaves nothing behind but the report: a run that is stopped,
or that the server does not live to see the end of, is forgotten.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

import msgspec

from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Phrase
from playmat.lab.plan import Plan
from playmat.server.observability import logger
from playmat.server.process.bot_process import packed
from playmat.server.process.report_process import LONGEST, ReportBroke, ReportMade, Told
from playmat.server.protocol.lab_bodies import ReportRun
from playmat.server.storage.lab_reports import LabReports

LAST: Final = 19
"""The priority of a process that makes way for all others."""

ALONE: Final = {"OPENBLAS_NUM_THREADS": "1", "POLARS_MAX_THREADS": "1"}
"""One thread for each library, on machines of many cores, too: each sets memory apart."""

_told = msgspec.msgpack.Decoder(Told)


class LabRefused(PlaymatError):
    """A report that is not made."""


class ReportFailed(Exception):
    """The process that makes a report did not: it broke, or died."""


class Laboratory:
    """Makes reports.

    Args:
        reports: where they are kept.

    Attributes:
        run: the report that is being made.
        stopped: whether the last one was stopped.
        failed: the reason why the last one was not made, if it was not stopped.
    """

    def __init__(self, reports: LabReports) -> None:
        self._reports = reports
        self.run: ReportRun | None = None
        self.stopped = False
        self.failed: Phrase | None = None
        self._playing: asyncio.Task[ReportMade] | None = None
        self._making: asyncio.Task[None] | None = None

    def start(self, plan: Plan) -> None:
        """Begin to make a report.

        Raises:
            LabRefused: another one is being made.
        """
        if self.run is not None:
            raise LabRefused("server-lab-busy")
        self.run, self.stopped, self.failed = ReportRun(plan.game, 0, plan.games), False, None
        self._playing = asyncio.create_task(played(plan, self._note), name="games of a report")
        self._making = asyncio.create_task(self._make(self._playing), name="report")

    async def stop(self) -> None:
        """Make no report any more; one that has been played is kept."""
        if self._playing is not None and self._making is not None:
            self._playing.cancel()
            await asyncio.wait([self._making])

    def _note(self, games: int) -> None:
        """Note how many games are done."""
        if self.run is not None:
            self.run.done = games

    async def _make(self, playing: asyncio.Task[ReportMade]) -> None:
        """Wait for the games, and keep the report; nothing is raised."""
        try:
            made = await playing
            await self._reports.keep(made.facts, made.text, time.time())
        except asyncio.CancelledError:
            self.stopped = True
        except ReportFailed as error:
            logger.error("report_failed", error=str(error))
            self.failed = Phrase("server-lab-failed")
        except Exception as error:
            logger.error("report_failed", error=type(error).__name__)
            self.failed = Phrase("server-lab-failed")
        finally:
            self.run = None


async def played(plan: Plan, note: Callable[[int], None]) -> ReportMade:
    """Have a process play the games of a report, and count them.

    Args:
        plan: the games.
        note: is told how many are done.

    Raises:
        ReportFailed: the process broke, or died.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",  # as in `bot_pool`
        "-m",
        "playmat.server.process.report_process",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, **ALONE},
        creationflags=_way_made(),
    )
    try:
        if hasattr(os, "setpriority"):  # not on Windows
            with contextlib.suppress(OSError):  # it has died already
                os.setpriority(os.PRIO_PROCESS, process.pid, LAST)
        return await _heard(process, plan, note)
    except (EOFError, OSError, msgspec.MsgspecError) as error:
        raise ReportFailed(type(error).__name__) from error
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _way_made() -> int:
    """The flags of a process that makes way for all others; systems other than Windows are told later."""
    if sys.platform == "win32":
        return subprocess.IDLE_PRIORITY_CLASS
    return 0


async def _heard(process: asyncio.subprocess.Process, plan: Plan, note: Callable[[int], None]) -> ReportMade:
    """Give the process its plan, and listen until it has made the report."""
    assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018 - started with both
    process.stdin.write(packed(plan))
    await process.stdin.drain()
    while True:
        length = int.from_bytes(await process.stdout.readexactly(4), "big")
        if length > LONGEST:
            raise ReportFailed("length")
        told = _told.decode(await process.stdout.readexactly(length))
        if isinstance(told, ReportMade):
            return told
        if isinstance(told, ReportBroke):
            raise ReportFailed(f"{told.error} {' < '.join(reversed(told.frames))}")
        note(told.games)

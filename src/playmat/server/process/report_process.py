"""The process that makes a report: it plays the games of a plan and counts them.

Run as `python -m playmat.server.process.report_process`.

The plan comes through its input, as a length of four bytes and a msgpack document. In the same form it says
through its output how many games are done, and in the end the report. Once its input ends, the server has
gone, and so does the process.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from typing import BinaryIO, Final, TypeAlias

import msgspec

from playmat.lab.balance.figures import Gathered
from playmat.lab.balance.kept import write_report_json
from playmat.lab.balance.making import kept_report
from playmat.lab.plan import Plan
from playmat.lab.simulate import Run
from playmat.server.observability import frames
from playmat.server.process.bot_process import limit_memory, messages, packed

LONGEST: Final = 16 << 20
"""The most bytes of a message."""

MEMORY: Final = 4 << 30
"""The most bytes that the process takes; libraries have 1 GB set apart, of which they use little."""


class GamesDone(msgspec.Struct, tag=True):
    """So many games are done."""

    games: int


class ReportMade(msgspec.Struct, tag=True):
    """The report.

    Attributes:
        facts: all but its tables, as JSON.
        text: all of it, as JSON.
    """

    facts: str
    text: str


class ReportBroke(msgspec.Struct, tag=True):
    """It cannot be made.

    Attributes:
        error: the name of the error.
        frames: where that happened.
    """

    error: str
    frames: list[str]


Told: TypeAlias = GamesDone | ReportMade | ReportBroke
"""A message of the process."""


def make(plan: Plan, sink: BinaryIO) -> ReportMade:
    """Play the games of a plan, and count them.

    Args:
        plan: the games.
        sink: is told how many are done.
    """
    found = Gathered(plan, plan.played().team)
    Run(1, None, found).go(lambda done: tell(sink, GamesDone(done)))
    report = kept_report(found, time.strftime("%Y-%m-%d"))
    return ReportMade(msgspec.json.encode(report.facts()).decode(), write_report_json(report))


def tell(sink: BinaryIO, message: Told) -> None:
    """Say something to the server."""
    sink.write(packed(message))
    sink.flush()


def follow(source: BinaryIO) -> None:
    """End this process when its input does."""
    while os.read(source.fileno(), 1):  # past its buffer, whose lock would break the end of Python
        pass
    os._exit(1)


def main() -> None:
    """Make the report that is asked for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    limit_memory(MEMORY)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    plan = msgspec.msgpack.decode(next(messages(source)), type=Plan)
    threading.Thread(target=follow, args=(source,), daemon=True).start()
    try:
        tell(sink, make(plan, sink))
    except Exception as error:
        tell(sink, ReportBroke(type(error).__name__, frames(error)))


if __name__ == "__main__":
    main()

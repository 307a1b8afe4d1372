"""The time playing takes to begin: `python -m tests.terminal.start.start_times`, on Linux.

For `playmat` alone, from the command until the browser is opened and the first page has been sent, and what
memory the server has then, with a new database and with one that is there; for a match in the terminal, until
its first question can be answered.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import playmat

TIMES = 5
QUESTIONS = ("1.", "Type ")
"""The beginnings of the line below a question: its first answer, or how to answer it."""

BROWSER = """#!/bin/sh
echo "$1" > "$0.new" && mv "$0.new" "$0.opened"
"""
"""Stands in for the browser: it notes which address it is to show."""

LONGEST = 60.0
"""Seconds until a browser that has not been opened never will be."""


@dataclass(frozen=True)
class Start:
    """One start.

    Attributes:
        seconds: from the command until something can be done.
        work: the seconds that the processor worked: for a server until then, for a match until its end.
    """

    seconds: float
    work: float


@dataclass(frozen=True)
class ServerStart(Start):
    """The start of a server, until its first page has been sent.

    Attributes:
        resident: the megabytes that it has in memory then.
        most: the most that it has had until then.
        games: the seconds from the command until it has told which games it has.
    """

    resident: float
    most: float
    games: float


def begun(game: str) -> Start:
    """Start a match, and leave it at its first question."""
    before = worked()
    began = time.perf_counter()
    with (
        tempfile.TemporaryDirectory() as saves,
        subprocess.Popen(
            [sys.executable, "-m", "playmat", "play", game, "--plain", "--lang", "en", "--seed", "1"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": saves},
        ) as process,
    ):
        assert process.stdout is not None
        while not (line := process.stdout.readline()).lstrip().startswith(QUESTIONS):
            if not line:
                raise SystemExit(f"{game} ended before its first question")
        seconds = time.perf_counter() - began
        process.kill()
    return Start(seconds, worked() - before)


def worked() -> float:
    """The seconds that the processor worked for the commands that have ended."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def shown(folder: str) -> ServerStart:
    """Start `playmat`, until its browser has been opened and its server has sent the first page.

    Args:
        folder: where its database is, or will be.
    """
    browser = Path(folder, "browser")
    browser.write_text(BROWSER, "utf-8")
    browser.chmod(0o755)
    opened = browser.with_suffix(".opened")
    opened.unlink(missing_ok=True)
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "playmat"],
        stdout=subprocess.DEVNULL,
        env={**os.environ, "XDG_DATA_HOME": folder, "BROWSER": f"{browser} %s", "PLAYMAT_BROWSER": ""},
    ) as process:
        try:
            while not opened.exists():
                if process.poll() is not None or time.perf_counter() - began > LONGEST:
                    raise SystemExit("playmat opened no browser")
                time.sleep(0.005)
            address = opened.read_text("utf-8").strip().rstrip("/")
            read(address)
            seconds = time.perf_counter() - began
            work, resident, most = work_of(process.pid), *memory_of(process.pid)
            read(f"{address}/api/games?lang=en")
            return ServerStart(seconds, work, resident, most, time.perf_counter() - began)
        finally:
            process.terminate()


def read(address: str) -> None:
    """Read a page to its end."""
    with urllib.request.urlopen(address) as page:
        page.read()


def work_of(process: int) -> float:
    """The seconds that the processor has worked for a process; for those it started nothing is counted."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> tuple[float, float]:
    """The megabytes that a process has in memory, and the most it has had."""
    lines = Path(f"/proc/{process}/status").read_text("utf-8").splitlines()
    said = dict(one.split(":", 1) for one in lines)
    resident, most = (int(said[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))
    return resident, most


def told(starts: Sequence[Start]) -> str:
    """The words that are printed of some starts."""
    seconds, work = median(one.seconds for one in starts), median(one.work for one in starts)
    return f"work of {work:.2f} s in {seconds:.2f} s"


def told_of_servers(starts: list[ServerStart]) -> str:
    """The same of servers, with their memory."""
    resident, most = median(one.resident for one in starts), median(one.most for one in starts)
    games = median(one.games for one in starts)
    return f"{told(starts)}, {resident:.0f} MB then, {most:.0f} MB at most; its games after {games:.1f} s"


def main() -> int:
    """The command."""
    new, again = [], []
    for _ in range(TIMES):
        with tempfile.TemporaryDirectory() as folder:
            new.append(shown(folder))
            again.append(shown(folder))
    sys.stdout.write(f"playmat with a new database, until its first page: {told_of_servers(new)}\n")
    sys.stdout.write(f"playmat, until its first page: {told_of_servers(again)}\n")
    for game in playmat.game_ids():
        sys.stdout.write(f"{game}, until its first question: {told([begun(game) for _ in range(TIMES)])}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

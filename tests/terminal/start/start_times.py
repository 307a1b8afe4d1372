"""The time playing takes to begin: `python -m tests.terminal.start.start_times`.

For `playmat` alone, from the command until the browser is opened and the first page has been sent; for a
match in the terminal, until its first question can be answered.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
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
        work: the seconds of them, and of the end after it, that the processor worked.
    """

    seconds: float
    work: float


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


def shown() -> Start:
    """Start `playmat`, until its browser has been opened and its server has sent the first page."""
    before = worked()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as name:
        browser = Path(name, "browser")
        browser.write_text(BROWSER, "utf-8")
        browser.chmod(0o755)
        opened = browser.with_suffix(".opened")
        with subprocess.Popen(
            [sys.executable, "-m", "playmat"],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "XDG_DATA_HOME": name, "BROWSER": f"{browser} %s", "PLAYMAT_BROWSER": ""},
        ) as process:
            try:
                while not opened.exists():
                    if process.poll() is not None or time.perf_counter() - began > LONGEST:
                        raise SystemExit("playmat opened no browser")
                    time.sleep(0.005)
                with urllib.request.urlopen(opened.read_text("utf-8").strip()) as page:
                    page.read()
                seconds = time.perf_counter() - began
            finally:
                process.terminate()
    return Start(seconds, worked() - before)


def told(starts: list[Start]) -> str:
    """The words that are printed of some starts."""
    seconds, work = median(one.seconds for one in starts), median(one.work for one in starts)
    return f"work of {work:.1f} s in {seconds:.1f} s"


def main() -> int:
    """The command."""
    sys.stdout.write(f"playmat, until its first page: {told([shown() for _ in range(TIMES)])}\n")
    for game in playmat.game_ids():
        sys.stdout.write(f"{game}, until its first question: {told([begun(game) for _ in range(TIMES)])}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How long a match takes to begin in the terminal: `python -m tests.terminal.start.start_times`.

From the command until its first question can be answered.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from statistics import median

import playmat

TIMES = 5
QUESTIONS = ("1.", "Type ")
"""How the line below a question begins: its first answer, or how it is answered."""


@dataclass(frozen=True)
class Start:
    """One start of a match in plain lines.

    Attributes:
        seconds: from the command until the first question can be answered.
        work: the seconds of them, and of the end after it, that the processor worked.
    """

    seconds: float
    work: float


def begun(game: str) -> Start:
    """Start a match, and leave it at its first question."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
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
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Start(seconds, work)


def main() -> int:
    """The command."""
    for game in playmat.game_ids():
        starts = [begun(game) for _ in range(TIMES)]
        seconds, work = median(one.seconds for one in starts), median(one.work for one in starts)
        sys.stdout.write(f"{game}: {seconds:.1f} s until its first question, work of {work:.1f} s\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tests.server.soak [RUN] [--full] [--option value ...]`; without a run, all of them."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.soak import apart, crash, hostile, load, worlds
from tests.server.soak.figures import Figures, say

from playmat import __version__, is_compiled


@dataclass(frozen=True)
class Run:
    """A long run.

    Attributes:
        carry_out: does it.
        short: its options, as `nox -s soak` uses them.
        full: those that are larger with `--full`.
        minutes: after so long it is stopped and counts as broken; with `--full` ten times as long.
        full_minutes: the same with `--full`, where that is not enough.
    """

    carry_out: Callable[..., Coroutine[Any, Any, Figures]]
    short: dict[str, float]
    full: dict[str, float]
    minutes: float = 10
    full_minutes: float = 0

    def bound(self, full: bool) -> float:
        """The minutes after which it is stopped."""
        return (self.full_minutes or 10 * self.minutes) if full else self.minutes


RUNS = {
    "kill": Run(
        crash.kill,
        {"cycles": 10, "tables": 20, "seconds": 1.5, "minutes": 8.0},
        {"cycles": 300, "minutes": 90.0},
    ),
    "kill_postgres": Run(
        crash.kill_postgres,
        {"cycles": 5, "tables": 20, "seconds": 1.5, "minutes": 8.0},
        {"cycles": 300, "minutes": 90.0},
    ),
    "torn": Run(crash.torn, {"images": 300, "answers": 100}, {"images": 10_000}),
    "failover": Run(crash.failover, {"kills": 3}, {"kills": 30}),
    "update": Run(crash.update, {"updates": 3, "tables": 10}, {"updates": 20, "tables": 100}),
    "load": Run(load.load, {"tables": 100, "seconds": 60, "pause": 5.0}, {"tables": 1000, "seconds": 600}),
    "storm": Run(load.storm, {"tables": 100}, {"tables": 1000}),
    "computers": Run(
        load.computers, {"tables": 20, "seconds": 60, "pause": 5.0}, {"tables": 200, "seconds": 600}
    ),
    "spectators": Run(
        load.spectators,
        {"tables": 10, "spectators": 20, "seconds": 30, "pause": 1.0},
        {"tables": 100, "spectators": 200, "seconds": 150, "pause": 4.0},  # no match is over before the end
    ),
    "workers": Run(load.workers, {"tables": 10, "answers": 300}, {"tables": 200, "answers": 10_000}),
    "memory": Run(load.memory, {"tables": 50, "seconds": 120}, {"seconds": 7200}, full_minutes=150),
    "windows": Run(worlds.windows, {"pairs": 300}, {"pairs": 10_000}),
    "rules": Run(apart.rules, {"seconds": 20.0}, {"seconds": 3600.0}, full_minutes=240),
    "messages": Run(apart.messages, {"messages": 100_000}, {"messages": 100_000_000}, full_minutes=240),
    "hostile": Run(hostile.hostile, {"messages": 20_000}, {"messages": 1_000_000}),
}


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak", description=__doc__)
    parser.add_argument("--full", action="store_true", help="the long way: hours instead of minutes")
    parser.add_argument("--report", type=Path, help="write the figures as a Markdown table, too")
    commands = parser.add_subparsers(dest="run")
    for name, run in RUNS.items():
        command = commands.add_parser(name, help=(run.carry_out.__doc__ or "").split("\n")[0])
        for option, value in run.short.items():
            command.add_argument(
                f"--{option}", type=type(value), help=f"{value}, --full {run.full.get(option, value)}"
            )
    return parser.parse_args()


async def bounded(run: Run, options: dict[str, float], minutes: float) -> Figures:
    """The figures of a run, or that it took too long."""
    try:
        async with asyncio.timeout(minutes * 60):
            return await run.carry_out(**options)
    except TimeoutError:
        return {"stopped_after_minutes": minutes, "broken": 1}


def carry_out(name: str, options: dict[str, float], minutes: float) -> Figures:
    """Do a run and print its figures."""
    say(f"{name}: " + ", ".join(f"{option} {value}" for option, value in options.items()))
    before, began = os.getloadavg()[0], time.monotonic()
    figures = asyncio.run(bounded(RUNS[name], options, minutes))
    machine = {
        "python": platform.python_version(),
        "playmat": __version__,
        "build": "compiled" if is_compiled() else "interpreted",
        "processors": os.cpu_count(),
        "load_before_after": [round(before, 1), round(os.getloadavg()[0], 1)],
    }
    found = {"run": name, **options, "took_seconds": round(time.monotonic() - began, 1), **figures, **machine}
    print(json.dumps(found), flush=True)  # noqa: T201 - that is what the command is for
    return found


def report(found: list[Figures]) -> str:
    """The figures as a table."""
    lines = ["| run | figures | broken |", "|---|---|---|"]
    for one in found:
        said = ", ".join(f"{key} {value}" for key, value in one.items() if key not in {"run", "broken"})
        lines.append(f"| `{one['run']}` | {said} | {one['broken']} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """All runs, or the one that is named."""
    given = vars(arguments())
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # the servers that were started end, too
    full, path, named = given.pop("full"), given.pop("report"), given.pop("run")
    found: list[Figures] = []
    for name, run in RUNS.items():
        if named in {None, name}:
            options = {**run.short, **(run.full if full else {})}
            options |= {option: value for option, value in given.items() if value is not None}
            found.append(carry_out(name, options, run.bound(full)))
            if path is not None:
                path.write_text(report(found), encoding="utf-8")
    return int(any(one["broken"] for one in found))


if __name__ == "__main__":
    sys.exit(main())

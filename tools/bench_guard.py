"""Are the rules still fast? `benchmarks/best.json` holds the best that was measured; half of it is the floor.

    python tools/bench_guard.py                  measure all games known there; exit with 1 if one is too slow
    python tools/bench_guard.py GAME... --update measure, and keep the figures that are the best so far

What is kept and compared is a ratio: random decisions in the time of one yardstick (`playmat.lab.bench`), so
that a slow machine is not taken for slow rules. What is below the floor is measured again, since what else
the machine does can disturb a measurement; slow rules are slow each time. The command that is measured is the
one people use, and it must print the keys it promises within 20 seconds of processor time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

BEST = Path(__file__).parents[1] / "benchmarks" / "best.json"
FLOOR = 0.5
TRIES = 3
"""So often in all a game is measured that is found too slow."""

MOST_SECONDS = 20
KEYS = (
    "game",
    "build",
    "decisions_per_s",
    "games_per_s",
    "search_iterations_per_s",
    "clone_us",
    "encode_us",
    "view_us",
    "redeal_us",
    "state_bytes",
    "yardstick_per_s",
)


def children_seconds() -> float:
    """Processor time of all commands so far."""
    times = os.times()
    return times.children_user + times.children_system


def measure(game: str, seconds: float) -> dict[str, Any]:
    """What `playmat bench GAME --json` prints, looked over.

    Raises:
        SystemExit: it fails, takes too long, or prints something else than it promises.
    """
    command = [sys.executable, "-m", "playmat.cli", "bench", game, "--json", "--seconds", str(seconds)]
    before = children_seconds()
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    took = children_seconds() - before
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    figures: dict[str, Any] = json.loads(done.stdout)
    if tuple(figures) != KEYS:
        raise SystemExit(f"the keys are {', '.join(figures)}; they should be {', '.join(KEYS)}")
    if took > MOST_SECONDS:
        raise SystemExit(f"the benchmark took {took:.0f} s of processor time; {MOST_SECONDS} is too much")
    print(done.stdout.strip())
    return figures


def verdict(figures: dict[str, Any], best: dict[str, Any]) -> tuple[bool, str]:
    """Whether figures are above the floor, and the sentence that says so."""
    ratio = figures["decisions_per_s"] / figures["yardstick_per_s"]
    name = f"{figures['game']}, {figures['build']}: {ratio:.2f} decisions a yardstick"
    known = best.get(figures["game"], {}).get(figures["build"])
    if known is None:
        return True, f"{name}; nothing is known to compare with"
    share = ratio / known
    return share >= FLOOR, f"{name}, {share:.0%} of the best ({known:.2f}); the floor is {FLOOR:.0%}"


def better(figures: dict[str, Any], best: dict[str, Any]) -> bool:
    """Put figures among the best if they belong there."""
    ratio = round(figures["decisions_per_s"] / figures["yardstick_per_s"], 3)
    builds = best.setdefault(figures["game"], {})
    if ratio <= builds.get(figures["build"], 0):
        return False
    builds[figures["build"]] = ratio
    return True


def main() -> int:
    """Measure and judge, or measure and keep."""
    parser = argparse.ArgumentParser(description="Are the rules still fast?")
    parser.add_argument("games", nargs="*", help="all whose best figures are known, if none is named")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to measure (%(default)s)")
    parser.add_argument("--update", action="store_true", help="keep the figure if it is the best so far")
    parser.add_argument("--best", type=Path, default=BEST, help="the file of the best figures")
    given = parser.parse_args()
    best = json.loads(given.best.read_text(encoding="utf-8")) if given.best.exists() else {}
    games = given.games or sorted(best)
    if not games:
        parser.error(f"{given.best} knows no game; name one")
    slow = 0
    for game in games:
        for _ in range(TRIES):
            figures = measure(game, given.seconds)
            fast, sentence = verdict(figures, best)
            print(sentence)
            if fast:
                break
        slow += not fast
        if given.update and better(figures, best):
            given.best.write_text(json.dumps(best, indent=2, sort_keys=True) + "\n", encoding="utf-8")
            print(f"kept in {given.best}")
    return int(slow > 0 and not given.update)


if __name__ == "__main__":
    sys.exit(main())

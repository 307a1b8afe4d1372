"""Are the rules still fast? A loss of 15 % fails; `benchmarks/best.json` holds what they were.

    python tools/bench_guard.py                   measure all games known there; 1 if one is too slow
    python tools/bench_guard.py GAME... --update  measure, and keep the figures that are the best so far
    python tools/bench_guard.py --handicap 15     measure rules that are slower by so much: it must fail
    python tools/bench_guard.py --against PYTHON  compare with the rules that this interpreter has installed

With `--against`, today's rules and earlier ones (of the commit in `benchmarks/reference`) take turns, each in
a process of its own, on whatever processor this is. Without it, what is kept and compared is a ratio: random
decisions in the time of one yardstick (`playmat.lab.bench`), so that a slow machine is not taken for slow
rules. Both sides take turns every hundredth of a second, always with the same matches, so that what else the
machine does falls on both alike. The median of these ratios and its 99 % interval are held against a floor of
90 %: unchanged rules stay well above it, a loss of 15 % well below. As long as the floor lies within the
interval more is measured, and who is below it is measured several times, since slow rules are slow each time.
If time runs out first the machine is too noisy to tell, which is said and is no failure. All games of a build
take three minutes at most.

Ratios to the yardstick of different processors and Pythons do not compare: the same rules come to 0.44 of an
Intel Xeon's ratio on an AMD EPYC. On a machine of which no figure is kept, those of others are a rough guide,
and 30 % of the least of them is the floor; there only `--against` finds a loss of 15 %.
"""

from __future__ import annotations

import argparse
import json
import math
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import IO, Any, cast

from bench_rounds import MATCHES, build

import playmat
from playmat.lab.bench.loops import random_games
from playmat.lab.bench.rules import bench_setup, rounds_in, timed, yardstick

ROUNDS = Path(__file__).with_name("bench_rounds.py")
BEST = Path(__file__).parents[1] / "benchmarks" / "best.json"
FLOOR = 0.90
ROUGH_FLOOR = 0.30

SAMPLE_SECONDS = 0.01
BATCH_SECONDS = 2.5
BATCHES_TO_FAIL = 4
"""So many batches in a row have to be too slow."""

BUILD_SECONDS = 150.0
"""The longest time for which all games of a build are measured; half a minute is left for everything else."""

FEWEST = 30
"""Of fewer ratios there is no interval worth the name."""

DOUBT = 2.58
"""Standard deviations on either side of a 99 % interval."""

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
    "checked_per_s",
    "windows_per_s",
)

Sampler = Callable[[], float]
"""Gives one more ratio: random decisions in the time of one yardstick, or for each of earlier rules."""


@dataclass(frozen=True)
class Measured:
    """A median of ratios, with its 99 % interval.

    Attributes:
        median, low, high: the ratio.
        pairs: of how many.
    """

    median: float
    low: float
    high: float
    pairs: int


def interval(ratios: list[float]) -> Measured:
    """The median, and between which of the ratios it lies in 99 of 100 cases, whatever their distribution."""
    ordered = sorted(ratios)
    half = DOUBT * math.sqrt(len(ordered)) / 2
    low = max(0, math.floor(len(ordered) / 2 - half))
    high = min(len(ordered) - 1, math.ceil(len(ordered) / 2 + half))
    return Measured(statistics.median(ordered), ordered[low], ordered[high], len(ordered))


def batches(sample: Sampler, seconds: float, clock: Callable[[], float]) -> Iterator[list[float]]:
    """Batches of ratios, as long as there is time; the first comes in any case."""
    began = clock()
    for number in count():
        if number and clock() - began + BATCH_SECONDS > seconds:
            return
        ratios: list[float] = []
        until = clock() + BATCH_SECONDS
        while clock() < until:
            ratios.append(sample())
        yield ratios


def judge(
    sample: Sampler, floor: float, seconds: float, clock: Callable[[], float] = time.monotonic
) -> tuple[str, Measured]:
    """Measure until it is clear on which side of the floor the rules are: `fast`, `slow` or `unclear`.

    Args:
        sample: gives the ratios.
        floor: the ratio that is still fast enough.
        seconds: how long at most.
        clock: the time in seconds.
    """
    ratios: list[float] = []
    slow = 0
    for batch in batches(sample, seconds, clock):
        ratios += batch
        found = interval(ratios)
        if found.pairs < FEWEST:
            continue
        if found.low >= floor:
            return "fast", found
        slow = slow + 1 if statistics.median(batch) < floor else 0
        if slow >= BATCHES_TO_FAIL and found.high < floor:
            return "slow", found
    return "unclear", interval(ratios)


class Reference:
    """Earlier rules at work in a process of their own.

    Attributes:
        decisions: how many a round has.

    Args:
        python: the interpreter of an environment that has them installed.
        game_id: what is played.
    """

    def __init__(self, python: str, game_id: str) -> None:
        command = [python, str(ROUNDS), game_id]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._asked = cast("IO[str]", self._process.stdin)
        self._answers = cast("IO[str]", self._process.stdout)
        if (theirs := self._said().strip()) != build():
            self.close()
            raise SystemExit(f"the rules to compare with are {theirs}, and these are {build()}")
        self.decisions = int(self._said())

    def timed(self, rounds: int) -> float:
        """Processor seconds that some rounds take."""
        self._asked.write(f"{rounds}\n")
        self._asked.flush()
        return float(self._said())

    def close(self) -> None:
        """Ask no more."""
        self._process.communicate()

    def _said(self) -> str:
        """The next line.

        Raises:
            SystemExit: there is none.
        """
        line = self._answers.readline()
        if not line:
            self.close()
            raise SystemExit(f"the rules to compare with do not play: {self._process.args!r}")
        return line


def rules(game_id: str, handicap: float) -> tuple[Callable[[int], None], int]:
    """A function that plays rounds of today's rules, and the number of decisions of a round.

    Args:
        game_id: what is played.
        handicap: the share of the speed that is taken away by waiting.
    """
    game = playmat.game(game_id)
    setup = bench_setup(game)
    decisions = random_games(game, setup, 0, MATCHES)

    def play(rounds: int) -> None:
        until = time.process_time()
        for _round in range(rounds):
            random_games(game, setup, 0, MATCHES)
        until += (time.process_time() - until) / (1 - handicap)
        while time.process_time() < until:
            pass

    return play, decisions


def sampler(game_id: str, handicap: float) -> Sampler:
    """Yardstick and rules in turn."""
    play, decisions = rules(game_id, handicap)
    ruler = rounds_in(yardstick, SAMPLE_SECONDS)
    rounds = rounds_in(play, SAMPLE_SECONDS)
    return lambda: (rounds * decisions / timed(play, rounds)) * (timed(yardstick, ruler) / ruler)


def sampler_against(reference: Reference, game_id: str, handicap: float) -> Sampler:
    """Today's rules and earlier ones in turn: the speed of those in shares of the speed of these."""
    play, decisions = rules(game_id, handicap)
    rounds = rounds_in(play, SAMPLE_SECONDS)
    return lambda: (decisions / timed(play, rounds)) / (reference.decisions / reference.timed(rounds))


def check_command(game_id: str) -> None:
    """See that the command that people use runs, and prints what it promises.

    Raises:
        SystemExit: it fails, or prints something else.
    """
    command = [sys.executable, "-m", "playmat.cli", "bench", game_id, "--json", "--seconds", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stderr}")
    print(done.stdout.strip())
    if tuple(found := json.loads(done.stdout)) != KEYS:
        raise SystemExit(f"the keys are {', '.join(found)}; they should be {', '.join(KEYS)}")


def machine() -> str:
    """The things besides the rules that ratios depend on: the processor, and the Python."""
    model = platform.processor() or platform.machine()
    about = Path("/proc/cpuinfo")
    if about.exists():
        lines = about.read_text(encoding="utf-8", errors="replace").splitlines()
        model = next(
            (line.partition(":")[2].strip() for line in lines if line.startswith("model name")), model
        )
    return f"{model}, Python {sys.version_info.major}.{sys.version_info.minor}"


def floor_of(known: dict[str, Any], here: str) -> tuple[float, str]:
    """The ratio below which rules are too slow, and the words that say why it is that.

    Args:
        known: the best figures of this game and build, by machine.
        here: this machine.
    """
    if here in known:
        best, date = known[here]["ratio"], known[here]["date"]
        return FLOOR * best, f"the floor is {FLOOR:.0%} of {best:.1f} (of {date})"
    if known:
        least = min(figure["ratio"] for figure in known.values())
        words = (
            f"nothing is known of {here}; the floor is {ROUGH_FLOOR:.0%} of {least:.1f}, of another machine"
        )
        return ROUGH_FLOOR * least, f"{words}: a loss of 15 % can go unseen until --update"
    return 0.0, "nothing is known to compare with"


def keep(best: dict[str, Any], game_id: str, ratio: float, here: str) -> bool:
    """Put a ratio among the best if it belongs there."""
    figures = best.setdefault(game_id, {}).setdefault(build(), {})
    if ratio <= figures.get(here, {"ratio": 0.0})["ratio"]:
        return False
    figures[here] = {"ratio": round(ratio, 2), "date": datetime.now(UTC).date().isoformat()}
    return True


def main() -> int:
    """Measure and judge, or measure and keep."""
    parser = argparse.ArgumentParser(description="Are the rules still fast?")
    parser.add_argument("games", nargs="*", help="all whose best figures are known, if none is named")
    parser.add_argument("--update", action="store_true", help="keep the figures that are the best so far")
    parser.add_argument("--handicap", type=float, default=0.0, help="slow the rules down by so many per cent")
    parser.add_argument("--against", metavar="PYTHON", help="compare with the rules it has installed")
    parser.add_argument("--best", type=Path, default=BEST, help="the file of the best figures")
    given = parser.parse_args()
    best = json.loads(given.best.read_text(encoding="utf-8")) if given.best.exists() else {}
    games = given.games or sorted(best)
    if not games:
        parser.error(f"{given.best} knows no game; name one")
    if not 0 <= given.handicap < 90:
        parser.error("--handicap is a number of per cent, from 0 to 90")
    if given.update and (given.handicap or given.against):
        parser.error("only what the yardstick says of the rules as they are is kept")
    here, slow = machine(), 0
    for game_id in games:
        check_command(game_id)
        seconds, handicap = BUILD_SECONDS / len(games), given.handicap / 100
        if given.against:
            floor, why = FLOOR, f"the floor is {FLOOR:.2f}, whatever the processor"
            reference = Reference(given.against, game_id)
            verdict, found = judge(sampler_against(reference, game_id, handicap), floor, seconds)
            reference.close()
            unit = "of the speed of earlier rules"
        else:
            floor, why = floor_of(best.get(game_id, {}).get(build(), {}), here)
            verdict, found = judge(sampler(game_id, handicap), floor, seconds)
            unit = "decisions a yardstick"
        spread = f"{found.low:.3g} to {found.high:.3g}, {found.pairs} pairs"
        print(f"{game_id}, {build()}: {found.median:.3g} {unit} ({spread}); {why}")
        if verdict == "unclear":
            print(f"NOTE: {game_id}: this machine is too noisy now to tell; nothing is proved either way")
        slow += verdict == "slow"
        if verdict == "slow":
            print(f"{game_id}: TOO SLOW, {found.median / floor * FLOOR:.0%} of what it was")
        if given.update and keep(best, game_id, found.median, here):
            given.best.write_text(json.dumps(best, indent=2, sort_keys=True) + "\n", encoding="utf-8")
            print(f"kept in {given.best}")
    return int(slow > 0 and not given.update)


if __name__ == "__main__":
    sys.exit(main())

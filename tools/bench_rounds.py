"""The rules of one environment, played when `bench_guard.py` asks: `python tools/bench_rounds.py GAME`.

Prints which build it is, and how many decisions a round has: a few matches of random answers, always the same
ones. For each line with a number it then plays so many rounds, and prints how many seconds of processor time
they took.
"""

from __future__ import annotations

import sys
import time

import playmat
from playmat.lab.bench.loops import random_games
from playmat.lab.bench.rules import bench_setup

MATCHES = 4
"""Always the same ones, as a whole: what a decision costs differs from match to match."""


def build() -> str:
    """The word for this build."""
    return "compiled" if playmat.is_compiled() else "interpreted"


def main() -> None:
    """Answer until nobody asks any more."""
    game = playmat.game(sys.argv[1])
    setup = bench_setup(game)
    print(build())
    print(random_games(game, setup, 0, MATCHES), flush=True)
    for line in sys.stdin:
        began = time.process_time()
        for _round in range(int(line)):
            random_games(game, setup, 0, MATCHES)
        print(time.process_time() - began, flush=True)


if __name__ == "__main__":
    main()

"""The processor time that a run on a cluster takes where the work is given out, by units and by games.

    python tools/measures/cluster_units.py

Scheduler, client, counting and the file of finished games are in this process; one worker plays. Units
of one game each tell what a unit costs; units of a second each, of games that are as short as can be, what a
game does. Prints one object of JSON.
"""

from __future__ import annotations

import json
import tempfile
import time
from contextlib import closing
from pathlib import Path
from unittest import mock

import playmat
from playmat.lab.checkpoint import Checkpoint, header_of
from playmat.lab.cluster import crew
from playmat.lab.plan import make_plan
from playmat.lab.simulate import Run
from playmat.lab.tally import Tally

UNITS, GAMES = 500, 50_000
ALONE, USUAL = 0.0, crew.UNIT_SECONDS
"""The length to which units grow, however many workers there are: with none of it each stays one game."""


def cost(cluster: crew.Cluster, games: int, seconds: float, seed: int) -> float:
    """The processor time of this process for each of some random games, in units of so many seconds."""
    game = playmat.game("kmon")
    plan = make_plan(game, ["random"], games=games, seed=seed)
    tally = Tally(plan, game.team)
    lengths = mock.patch.multiple(crew, UNIT_SECONDS=seconds, SECONDS_A_WORKER=0.0)
    with tempfile.TemporaryDirectory() as folder, lengths:
        path = Path(folder) / "games.jsonl"
        with closing(Checkpoint(path, header_of(plan, game), True, tally.add)) as kept:
            began = time.process_time()
            Run(1, kept, tally, crew=cluster).go()
            return (time.process_time() - began) / games


def main() -> None:
    """Measure both, after a few games that nobody times."""
    with crew.local_cluster(1) as cluster:
        cost(cluster, 100, USUAL, 1)
        alone, game = cost(cluster, UNITS, ALONE, 2), cost(cluster, GAMES, USUAL, 3)
    print(json.dumps({"unit_us": round(1e6 * (alone - game)), "game_us": round(1e6 * game, 1)}))


if __name__ == "__main__":
    main()

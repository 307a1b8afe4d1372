"""Make the planner's numbers from games it plays with itself.

    python tools/fit_planner.py play  --heroes 3 --seed 1 --games 1000 --noise 0.3 --out games_3.txt
    python tools/fit_planner.py fit   games_*.txt --out src/playmat/players/planner/weights.toml

`play` writes a line for each turn: heroes, worlds left, won or lost, and the features of the
position. Every game is played with the numbers shaken by `--noise`, so that positions come up
that the planner by itself would avoid. `fit` is logistic regression by Adagrad: first one set of
numbers for all games, then one for each number of heroes and phase, drawn towards the first.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from pathlib import Path

from librt.vecs import append, vec

from playmat.games.perilous import GAME
from playmat.games.perilous.table import Table
from playmat.kernel.choice import Choice
from playmat.kernel.game import Seat, Setup, check_setup
from playmat.kernel.rng import stream_of
from playmat.kernel.state import Status
from playmat.lab.arena import lineup, next_answer
from playmat.games.perilous.symbols import height
from playmat.players.planner.features import features
from playmat.players.planner.planner import Planner
from playmat.players.planner.weights import WEIGHTS, At, dump, part_of_table

Row = tuple[list[int], list[float], float]
DIFFICULTIES = ("standard", "standard", "easy", "hard")


def shaken(noise: float, seed: int) -> vec[float]:
    """The numbers, each changed by a random part of itself."""
    chance = random.Random(seed)  # noqa: S311 - for exploring, not for secrets
    table = vec[float]()
    for place, number in enumerate(WEIGHTS):
        shake = noise if place % At.SIZE < At.DANGER else 0.0  # not what makes a team move on
        table = append(table, number * math.exp(shake * chance.gauss(0.0, 1.0)))
    return table


def play(heroes: int, seed: int, noise: float) -> list[str]:
    """One game, as lines."""
    seats = tuple(Seat(role=role) for role in lineup(GAME, heroes, seed))
    difficulty = DIFFICULTIES[seed % len(DIFFICULTIES)]
    setup = check_setup(GAME, Setup("perilous", seats, options={"difficulty": difficulty}, seed=seed))
    state = GAME.begin(setup)
    state.live = True
    state.log = None
    state.advance()
    weights = shaken(noise if seed % 4 else 0.0, seed)
    players = [Planner(stream_of(seed, 1 + seat), weights) for seat in range(heroes)]
    spare = Choice()
    turn = 0
    lines: list[str] = []
    while state.status == Status.ASKING:
        assert isinstance(state, Table)
        if state.turn != turn:
            turn = int(state.turn)
            left = int(state.to_save - height(state.saved))
            known = " ".join(f"{place}:{amount:g}" for place, amount in features(state))
            lines.append(f"{heroes} {left} WON {known}")
        seat, answer = next_answer(GAME, state, players, spare)
        state.apply(seat, answer)
    result = GAME.result(state)
    won = "1" if result and result.winners else "0"
    return [line.replace("WON", won) for line in lines]


def read(paths: list[Path]) -> dict[int, list[Row]]:
    """The turns by the place of their numbers in the table."""
    found: dict[int, list[Row]] = {}
    for path in paths:
        for line in path.read_text().splitlines():
            heroes, left, won, *known = line.split()
            pairs = [pair.split(":") for pair in known]
            row = ([int(place) for place, _amount in pairs], [float(amount) for _place, amount in pairs], float(won))
            found.setdefault(int(part_of_table(int(heroes), int(left))), []).append(row)
    return found


def regress(rows: list[Row], start: list[float], rounds: int, rate: float, pull: float) -> list[float]:
    """Logistic regression from `start`, to which a number is drawn back by `pull` each time it is used."""
    numbers = list(start)
    squares = [1e-2] * len(start)
    chance = random.Random(1)  # noqa: S311
    order = list(range(len(rows)))
    for _round in range(rounds):
        chance.shuffle(order)
        for i in order:
            places, amounts, won = rows[i]
            total = 0.0
            for place, amount in zip(places, amounts, strict=True):
                total += numbers[place] * amount
            slope = won - 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))
            for place, amount in zip(places, amounts, strict=True):
                step = slope * amount - pull * (numbers[place] - start[place])
                squares[place] += step * step
                numbers[place] += rate * step / math.sqrt(squares[place])
    return numbers


def rising(numbers: list[float]) -> list[float]:
    """The nearest numbers (in squares) that do not fall: neighbours that do are averaged."""
    blocks: list[list[float]] = []
    for number in numbers:
        blocks.append([number, 1.0])
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            high = blocks.pop()
            blocks[-1][0] = (blocks[-1][0] * blocks[-1][1] + high[0] * high[1]) / (blocks[-1][1] + high[1])
            blocks[-1][1] += high[1]
    return [block[0] for block in blocks for _one in range(int(block[1]))]


def tidy(numbers: list[float]) -> list[float]:
    """Take out what chance put in: more tokens, Health, cards and a nearer marker are never worse."""
    n = list(numbers)
    for place in range(At.TOKENS, At.PAIRS, 2):
        n[place] = max(n[place], 0.0)
        n[place + 1] = max(n[place + 1], n[place] + 0.02)
    for place in range(At.PAIRS, At.BODY):
        n[place] = max(n[place], 0.0)
    n[At.BODY + 1 : At.NEXT] = rising(n[At.BODY + 1 : At.NEXT])
    n[At.NEXT + 1 : At.SHIELD] = rising(n[At.NEXT + 1 : At.SHIELD])
    n[At.SHIELD] = max(min(n[At.SHIELD], 0.05), -0.05)
    for place in range(At.CARDS, At.MARKER):
        n[place] = max(n[place], 0.02)
    for level in range(3):
        start = At.MARKER + 16 * level
        n[start + 1 : start + 16] = [-x for x in rising([-x for x in n[start + 1 : start + 16]])]
        start = At.DANGER + 16 * level
        n[start + 1 : start + 16] = [-x for x in rising([-x for x in n[start + 1 : start + 16]])]
    n[At.DELAY] = float(WEIGHTS[At.DELAY])  # no feature of a position: a matter of taste
    return n


def fit(paths: list[Path], head: str) -> str:
    """The table fitted to all turns of the files."""
    games = read(paths)
    everything = [row for rows in games.values() for row in rows]
    start = [sum(float(WEIGHTS[part * At.SIZE + place]) for part in range(12)) / 12 for place in range(At.SIZE)]
    common = regress(everything, start, 3, 0.03, 1e-4)
    table = vec[float]()
    for part in range(12):
        rows = games.get(part * At.SIZE, [])
        numbers = tidy(regress(rows, common, 4, 0.02, 1e-3))
        for number in numbers:
            table = append(table, number)
        print(f"{part // 3 + 2} heroes, phase {part % 3}: {len(rows)} turns", file=sys.stderr)
    return dump(table, head)


def main() -> None:
    """Play or fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = parser.add_subparsers(dest="task", required=True)
    playing = tasks.add_parser("play")
    playing.add_argument("--heroes", type=int, required=True)
    playing.add_argument("--seed", type=int, required=True)
    playing.add_argument("--games", type=int, required=True)
    playing.add_argument("--noise", type=float, default=0.3)
    playing.add_argument("--out", type=Path, required=True)
    fitting = tasks.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--head", default="Made by tools/fit_planner.py.")
    fitting.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    if args.task == "fit":
        args.out.write_text(fit(args.files, args.head), encoding="utf-8")
        return
    with args.out.open("w", encoding="utf-8") as out:
        for seed in range(args.seed, args.seed + args.games):
            out.write("\n".join(play(args.heroes, seed, args.noise)) + "\n")
            out.flush()


if __name__ == "__main__":
    main()

"""Our environments beside those of others, in one run: who steps how often a second.

    python tools/measures/bench_peers.py            a table
    python tools/measures/bench_peers.py --json     one object
    python tools/measures/bench_peers.py --seconds 20

Needs `playmat[gym]`; OpenSpiel and RLCard are measured where they are installed. Everybody takes uniformly
random legal actions through the interface that its own users call, with the observation and the legal
actions of every decision written, and new matches begun; processor time is measured, on one core. The works
alternate, and a figure is the median of the rounds.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Callable
from importlib.util import find_spec

import playmat
from playmat.lab.bench.gyms import EPISODE, ROWS, Single, Vector
from playmat.lab.bench.rules import rounds_in, timed

ROUNDS = 5
STEPS = 50
"""So many steps of others lie between two looks at the clock."""

Work = tuple[Callable[[int], object], int]
"""The work of a round, and the number of its decisions."""


def ours() -> dict[str, Work]:
    """The vector and the single environment of every game."""
    works: dict[str, Work] = {}
    for name in playmat.game_ids():
        game = playmat.game(name)
        if game.observer() is not None:
            works[f"playmat {name}, {ROWS} matches"] = (Vector(game).run, ROWS)
            works[f"playmat {name}, one match"] = (Single(game).run, EPISODE)
    return works


def open_spiel(name: str) -> Work:
    """A game of OpenSpiel, from Python."""
    import pyspiel  # noqa: PLC0415 - only where it is installed

    game, dice = pyspiel.load_game(name), random.Random(1)  # noqa: S311 - no secret
    held = [game.new_initial_state()]

    def run(rounds: int) -> None:
        state = held[0]
        left = rounds * STEPS
        while left:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(dice.choice(state.legal_actions()))
                left -= 1
        held[0] = state

    return run, STEPS


def rl_card(name: str) -> Work:
    """A game of RLCard, from Python."""
    import rlcard  # noqa: PLC0415 - only where it is installed

    env, dice = rlcard.make(name, config={"seed": 1}), random.Random(1)  # noqa: S311 - no secret
    held = [env.reset()[0]]

    def run(rounds: int) -> None:
        state = held[0]
        for _step in range(rounds * STEPS):
            state, _player = env.step(dice.choice(list(state["legal_actions"])))
            if env.is_over():
                state, _player = env.reset()
        held[0] = state

    return run, STEPS


def peers() -> dict[str, Work]:
    """The work of each peer that is installed."""
    works: dict[str, Work] = {}
    if find_spec("pyspiel") is not None:
        works["OpenSpiel gin_rummy"] = open_spiel("gin_rummy")
        works["OpenSpiel crazy_eights"] = open_spiel("crazy_eights")
    if find_spec("rlcard") is not None:
        works["RLCard gin-rummy"] = rl_card("gin-rummy")
        works["RLCard uno"] = rl_card("uno")
    return works


def measure(seconds: float) -> dict[str, float]:
    """Decisions a second of everybody, all measured in turns.

    Args:
        seconds: about how long it takes.
    """
    works = ours() | peers()
    share = seconds / len(works) / ROUNDS
    sizes = {name: rounds_in(work, share) for name, (work, _decisions) in works.items()}
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _round in range(ROUNDS):
        for name, (work, decisions) in works.items():
            rates[name].append(sizes[name] * decisions / timed(work, sizes[name]))
    return {name: float(f"{statistics.median(found):.4g}") for name, found in rates.items()}


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print one object")
    parser.add_argument("--seconds", type=float, default=20.0, help="about how long to measure")
    given = parser.parse_args()
    found = measure(given.seconds)
    build = "compiled" if playmat.is_compiled() else "interpreted"
    if given.json:
        print(json.dumps({"build": build, "decisions_per_s": found}))
        return
    print(f"decisions per second, rules {build}")
    for name, rate in sorted(found.items(), key=lambda one: -one[1]):
        print(f"{name:32} {rate:12,.0f}")


if __name__ == "__main__":
    main()

"""The speed of the environments of a game: `playmat bench --gym`.

All actions are drawn uniformly among those that can be taken, by compiled code; that is part of what is
timed. Processor time is measured, as in `playmat.lab.bench.rules`.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any, Final

import msgspec

from playmat import is_compiled
from playmat.gyms.batch import mask_again, observe_again
from playmat.gyms.setups import make_batch
from playmat.kernel.game import Game
from playmat.kernel.rng import Stream
from playmat.lab.bench.rules import rounds_in, timed

ROWS: Final = 256
"""The number of matches of the vector."""

WARM_UP: Final = 40
"""So many actions lie before what is measured: positions from the middle of matches."""

ROUNDS: Final = 5
EPISODE: Final = 20
"""Steps of the single environment between two looks at the clock."""


class GymFigures(msgspec.Struct, frozen=True):
    """The measurements: exactly the keys of `playmat bench --gym --json`.

    Attributes:
        game: id of the game.
        build: `compiled` or `interpreted`.
        env_steps_per_s: steps a second of the Gymnasium environment against the random player.
        vector_decisions_per_s: actions a second of the vector environment, every seat played by the caller,
            drawing the actions and new matches included.
        observe_us: microseconds to write an observation.
        mask_us: to mark what can be done.
    """

    game: str
    build: str
    env_steps_per_s: float
    vector_decisions_per_s: float
    observe_us: float
    mask_us: float

    def plain(self) -> dict[str, Any]:
        """The figures with four digits that mean something."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return {
            name: float(f"{value:.4g}") if isinstance(value, float) else value
            for name, value in plain.items()
        }


class Single:
    """The single environment, stepped by random actions that are drawn as cheaply as can be."""

    def __init__(self, game: Game) -> None:
        from playmat.gyms.single import SeatEnv  # noqa: PLC0415 - only where Gymnasium is installed

        self.env = SeatEnv(game)
        self.env.reset(seed=1)

    def run(self, rounds: int) -> None:
        """Take actions; a match that is over is followed by the next one."""
        env = self.env
        for _step in range(rounds * EPISODE):
            _seen, _reward, terminated, truncated, _info = env.step(env.random_action())
            if terminated or truncated:
                env.reset()


class Vector:
    """The vector environment, stepped by random actions."""

    def __init__(self, game: Game) -> None:
        from playmat.gyms.vector import SeatVectorEnv  # noqa: PLC0415 - only where Gymnasium is installed

        self.env = SeatVectorEnv(game, ROWS, every_seat=True, copy=False)
        self.env.reset(seed=1)
        self.run(WARM_UP)

    def run(self, rounds: int) -> None:
        """Take an action in every match."""
        env = self.env
        for _step in range(rounds):
            env.step(env.random_actions())


def measure_gym(game: Game, seconds: float) -> GymFigures:
    """Measure the environments of a game.

    Args:
        game: what is measured; it offers observations, and Gymnasium is installed.
        seconds: about how long.
    """
    batch = make_batch(game, rows=ROWS, every_seat=True, again=True)
    batch.reset(1)
    batch.run(Stream(1, 0), WARM_UP)
    single, vector = Single(game), Vector(game)
    works: dict[str, Callable[[int], object]] = {
        "env": single.run,
        "vector": vector.run,
        "observe": lambda rounds: observe_again(batch, rounds),
        "mask": lambda rounds: mask_again(batch, rounds),
    }
    sizes = {name: rounds_in(work, seconds / len(works) / ROUNDS) for name, work in works.items()}
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _round in range(ROUNDS):
        for name, work in works.items():
            rates[name].append(sizes[name] / timed(work, sizes[name]))
    rate = {name: statistics.median(found) for name, found in rates.items()}
    return GymFigures(
        game=game.id,
        build="compiled" if is_compiled() else "interpreted",
        env_steps_per_s=rate["env"] * EPISODE,
        vector_decisions_per_s=rate["vector"] * ROWS,
        observe_us=1e6 / rate["observe"] / ROWS,
        mask_us=1e6 / rate["mask"] / ROWS,
    )

"""The correction of the table: the slope and the offset with which its odds come true at decisions."""

from __future__ import annotations

import numpy as np

from playmat.games.perilous import GAME
from playmat.games.perilous.bot.chance import by_table, log_odds
from playmat.games.perilous.bot.planner import Planner
from playmat.games.perilous.state.mutations import PerilousState
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import stream_of
from playmat.training.fitting import correction
from pursuit.measure import LOOKING, drawn


def told(adviser: Planner, t: PerilousState) -> float:
    """The chance that the table has for the hint of an adviser to the seat that is asked, not corrected."""
    glimpse = Glimpse(GAME, t, int(t.choice.seat), t.choice)
    seen = adviser.table(glimpse)
    return by_table(seen, glimpse.seat, glimpse.choice, adviser.advised(seen, glimpse))[0]


def correct(games: int, seed: int) -> tuple[float, float, int]:
    """The slope, the offset, and by how many hints: one for each seat of so many matches.

    Args:
        games: how many matches.
        seed: match number `n` has the seed `seed + n`.
    """
    adviser = Planner(stream_of(seed, LOOKING))
    odds, results = [], []
    for _number, won, positions in drawn(games, seed, ""):
        chances = [told(adviser, GAME.decode(encoded)) for encoded in positions.values()]
        odds += [log_odds(chance) for chance in chances if chance > 0.0]
        results += [float(won) for chance in chances if chance > 0.0]
    slope, offset = correction(np.array(odds), np.array(results))
    return slope, offset, len(odds)

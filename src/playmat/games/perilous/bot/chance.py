"""Chances that a hint shows: how often a team of planners wins from here.

`data/weights/chance.toml` is fitted to matches that planners played against the worlds of every difficulty,
and is asked just as the planner asks its own table: exactly over the rolls that are left and the World Roll.
It knows nothing of pace. The planner chooses by its own numbers; what it has chosen is then valued by these.

A decision is not the start of a turn, which the table is fitted to, and the planner's throws are not quite
those that the table would choose. `corrected` makes its odds what came true (Platt's scaling).
"""

from __future__ import annotations

import math
from typing import Final

from playmat.games.perilous.bot.decisions import WeighedAnswer, decide
from playmat.games.perilous.bot.multisets import MEMBERS
from playmat.games.perilous.bot.rolls import THROWN
from playmat.games.perilous.bot.turn import PlannedTurn, black_state, blue_dice
from playmat.games.perilous.bot.weights import shipped
from playmat.games.perilous.state.codes import ALL_DICE, BLACK_BIT, BLUE_DICE, Step
from playmat.games.perilous.state.mutations import PerilousState
from playmat.kernel.choice import Choice

CHANCE: Final = "chance"
"""The name of the table of chances: like that of the planner, but that no turn costs anything."""

SLOPE: Final = 1.197
OFFSET: Final = -0.489
"""The corrected logarithm of the odds, by 7,000 hints in 2,000 matches on 2026-11-25:

    python -m pursuit correct --seed 9000000 --games 2000
"""

MOST: Final = 0.999
"""No match is won before it is over."""


def chances(t: PerilousState, seat: int, choice: Choice, chosen: WeighedAnswer) -> tuple[float, float]:
    """The chance to win with what was chosen, and with the best alternative of another kind.

    Args:
        t: the table as the seat may know it.
        seat: whose eyes see it.
        choice: what is asked.
        chosen: what the planner chose.

    Returns:
        Both chances; the second is 0 where nothing is weighed against the answer.
    """
    won, other = by_table(t, seat, choice, chosen)
    return corrected(won), corrected(other)


def by_table(t: PerilousState, seat: int, choice: Choice, chosen: WeighedAnswer) -> tuple[float, float]:
    """The same as the table has them, before they are corrected."""
    turn = PlannedTurn(t, shipped(CHANCE), seat)
    if choice.prompt in (Step.KEEP, Step.HEART):
        return of_roll(t, turn, choice, int(chosen.answer))
    best = decide(t, turn, choice)
    if best.answer != chosen.answer:  # the planner plays what this table passes, or the other way round
        return (best.other, best.value) if best.other else (best.value, 0.0)
    return best.value, best.other


def corrected(chance: float) -> float:
    """The chance that comes true where the table says another; 0 stays 0.

    >>> [round(corrected(chance), 2) for chance in (0.0, 0.5, 0.9, 1.0)]
    [0.0, 0.38, 0.89, 1.0]
    """
    if chance <= 0.0:
        return 0.0
    return min(MOST, 1.0 / (1.0 + math.exp(-SLOPE * log_odds(chance) - OFFSET)))


def log_odds(chance: float) -> float:
    """The logarithm of the odds of a chance above 0, as the correction reads it.

    >>> log_odds(0.5), log_odds(1.0) == log_odds(0.9999)
    (0.0, True)
    """
    chance = min(MOST, chance)
    return math.log(chance / (1.0 - chance))


def of_roll(t: PerilousState, turn: PlannedTurn, choice: Choice, thrown: int) -> tuple[float, float]:
    """The chance when these dice are thrown, and when the hero stops; or the other way round."""
    layer = turn.layer(t.limit - t.rolls - 1)
    black, blue = black_state(t.dice), blue_dice(t.dice, BLUE_DICE)
    stopped = turn.rolls().finals[black * MEMBERS + blue]
    if thrown == 0:
        return stopped, layer.keep[black * MEMBERS + blue]
    state = THROWN if thrown & BLACK_BIT else black
    after = layer.after[state * MEMBERS + blue_dice(t.dice, BLUE_DICE & ALL_DICE & ~thrown)]
    return after, 0.0 if choice.prompt == Step.HEART else stopped

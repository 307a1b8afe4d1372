"""Evaluation of a position: a plain one, for players that look one answer ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.state.codes import ACTIONS, Cause, height
from playmat.games.perilous.state.components import MAX_HEALTH, WORLDS
from playmat.games.perilous.state.mutations import Cell, PerilousState

SAVED_WEIGHT: Final = 1.2
OVERRUN_WEIGHT: Final = 1.5
MARKER_WEIGHT: Final = 1.0
HEALTH_WEIGHT: Final = 1.6
MEAN_HEALTH_WEIGHT: Final = 0.4
SHIELD_WEIGHT: Final = 0.06
READY_WEIGHT: Final = 0.05
SET_WEIGHT: Final = 0.12
ITEM_WEIGHT: Final = 0.05
POOL_WEIGHT: Final = 0.05
LOWEST: Final = -8.0
HIGHEST: Final = 12.0


def value(state: PerilousState) -> float:
    """From 0, lost, to 1, won (PP-END-01 to PP-END-03); the team has one value."""
    if state.cause == Cause.SAVED:
        return 1.0
    if state.cause != Cause.NONE:
        return 0.0
    score = SAVED_WEIGHT * int(height(state.saved)) - OVERRUN_WEIGHT * int(height(state.overrun))
    track = int(WORLDS[state.world].track)
    score += MARKER_WEIGHT * (track - int(state.marker)) / track
    score += POOL_WEIGHT * (int(state.fewer) + int(state.black_out))
    boards = 0.0
    lowest: i64 = MAX_HEALTH
    for hero in range(state.seats):
        health = state.cell(hero, Cell.HEALTH)
        lowest = min(lowest, health)
        boards += board_value(state, hero)
    score += boards / int(state.seats) + HEALTH_WEIGHT * int(lowest) / int(MAX_HEALTH)
    share = (score - LOWEST) / (HIGHEST - LOWEST)
    return min(0.99, max(0.01, share))


def board_value(state: PerilousState, hero: i64) -> float:
    """Shields, tokens and cards of a hero; an action that took many dice is worth more."""
    score = SHIELD_WEIGHT * int(state.cell(hero, Cell.SHIELDS)) + ITEM_WEIGHT * int(
        state.cell(hero, Cell.CARDS)
    )
    ready = state.cell(hero, Cell.READY)
    is_set = state.cell(hero, Cell.SET)
    for action in range(ACTIONS):
        if (ready >> action) & 1 != 0:
            score += READY_WEIGHT * int(state.need(hero, action))
        if (is_set >> action) & 1 != 0:
            score += SET_WEIGHT
    return score + MEAN_HEALTH_WEIGHT * int(state.cell(hero, Cell.HEALTH)) / int(MAX_HEALTH)

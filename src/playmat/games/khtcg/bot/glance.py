"""The look of a duel to a beginner: hearts, Worlds, own allies, and the leader of a fight as it stands.

Not seen: what the own disruptors hinder, which allies the other one has, how a challenge goes on, the hands.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from playmat.games.khtcg.bot.heuristic import (
    SCALE,
    WORLD,
    ally,
    alone,
    battle,
    hearts,
    may_battle,
    result,
    stake,
)
from playmat.games.khtcg.effects.continuous import world_total
from playmat.games.khtcg.language.codes import DRAWN, NOBODY, NONE, Fight
from playmat.games.khtcg.rules.combat import total_of
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.mutations import KhtcgState

EQUIPPED: Final = 0.1
"""A point of what the own Player Card fights with alone."""


def glance(state: KhtcgState, seat: i64) -> float:
    """Between 0 (lost) and 1 (won)."""
    if state.winner == DRAWN:
        return 0.5
    if state.winner != NOBODY:
        return 1.0 if state.winner == seat else 0.0
    mine = state.sides[seat]
    theirs = state.sides[1 - seat]
    ahead = counted(state, mine) - counted(state, theirs)
    if mine.leader == NONE or theirs.leader == NONE:  # in the middle of a change of form
        return 1.0 / (1.0 + math.exp(-ahead / SCALE))
    ahead += EQUIPPED * alone(state, mine)
    for slot in mine.friends:
        ahead += ally(state, slot)
    if state.fight == Fight.CHALLENGE:
        edge = float(total_of(state, mine) - total_of(state, theirs))
        ahead += result(edge, stake(state, theirs), stake(state, mine))
    elif state.turn_player == seat and (state.fight == Fight.BATTLE or may_battle(state)):
        ahead += battle(state, mine, 0.0)
    return 1.0 / (1.0 + math.exp(-ahead / SCALE))


def counted(state: KhtcgState, side: Side) -> float:
    """The sum of what counts on a side: Heart Points and Worlds."""
    return hearts(side.hp) + WORLD * float(world_total(state, side))

"""The look of a battle to a beginner: health and charges, and what the own attack will do.

Not seen: what cards are worth later, effects that last, who fights well against whom, the hands, and
that a K-Mon is frail.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from playmat.games.kmon.bot.heuristic import ALIVE, CHARGE, SCALE
from playmat.games.kmon.bot.outlook import carried_on
from playmat.games.kmon.language.codes import DRAWN, NOBODY, TEAM
from playmat.games.kmon.state.layout import side_of
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side

FAR: Final = 30.0
"""By so many points is ahead who has won."""


def glance(state: KmonState, seat: i64) -> float:
    """Between 0 (lost) and 1 (won)."""
    after = state
    if state.winner == NOBODY and len(state.links) > 0 and side_of(state.links[0]) == seat:
        after = carried_on(state, -1)
    if after.winner == DRAWN:
        return 0.5
    if after.winner != NOBODY:
        return 1.0 if after.winner == seat else 0.0
    ahead = counted(after.sides[seat]) - counted(after.sides[1 - seat])
    return 1.0 / (1.0 + math.exp(-min(max(ahead, -FAR), FAR) / SCALE))


def falls(state: KmonState, seat: i64) -> bool:
    """Return whether what is under way exhausts a K-Mon of a seat that does nothing about it."""
    before = state.sides[seat].left()
    return carried_on(state, 0).sides[seat].left() < before


def counted(side: Side) -> float:
    """The sum of what counts on a side."""
    total = CHARGE * float(side.charges)
    for place in range(TEAM):
        kmon = side.team[place]
        if kmon.fit():
            total += ALIVE + float(kmon.species.hp - kmon.damage)
    return total

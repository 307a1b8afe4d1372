"""Settling of an effect in progress, so that only quiet positions are described.

Whoever chooses on the way picks what looks best to them, as in `heuristic.outlook`.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from playmat.games.khtcg.bot.heuristic import DEPTH, in_between, outlook, some_answers
from playmat.games.khtcg.language.codes import NOBODY
from playmat.games.khtcg.state.mutations import KhtcgState


def settled(state: KhtcgState, seat: i64) -> KhtcgState:
    """The match after the effect that is being carried out, if whoever chooses picks what looks best."""
    after = state
    for left in range(DEPTH, 0, -1):
        if after.winner != NOBODY or not in_between(after):
            break
        after = best_after(after, seat, left - 1)
    return after


def best_after(state: KhtcgState, seat: i64, depth: i64) -> KhtcgState:
    """The match after the answer that looks best to whoever is asked."""
    found = state
    best = 0.0
    mine = state.first == seat
    for place, answer in enumerate(some_answers(state.choice)):
        after = cast("KhtcgState", state.clone())
        after.live = True
        after.apply(state.first, answer)
        ahead = outlook(after, seat, depth)
        if place == 0 or (ahead > best) == mine:
            found, best = after, ahead
    return found

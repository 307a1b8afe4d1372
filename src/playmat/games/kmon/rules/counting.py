"""The counts that cards make of the open table, and conditions on them (KM-FX-18, KM-FX-19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.kmon.language.codes import TEAM, Count
from playmat.games.kmon.state.side import Side

AT_LEAST: Final = 0


def counted(side: Side, foe: Side, what: i64) -> i64:
    """The number of what a card of a side counts, as it is now (KM-FX-18)."""
    if what == Count.OWN_CHARGES:
        return side.charges
    if what == Count.OPP_CHARGES:
        return foe.charges
    if what == Count.OWN_HAND:
        return len(side.hand)
    if what == Count.OPP_HAND:
        return len(foe.hand)
    if what == Count.OWN_EXHAUSTED:
        return TEAM - side.left()
    if what == Count.OPP_EXHAUSTED:
        return TEAM - foe.left()
    return wounds_of_active(side if what == Count.OWN_DAMAGE else foe)


def wounds_of_active(side: Side) -> i64:
    """The damage on the active K-Mon; none where the position is empty."""
    return side.fighter().damage if side.active >= 0 else 0


def holds(count: i64, bound: i64, amount: i64) -> bool:
    """Return whether a condition holds: so many at least, or at most (KM-FX-19).

    >>> holds(3, 0, 3), holds(3, 1, 2)
    (True, False)
    """
    return count >= amount if bound == AT_LEAST else count <= amount

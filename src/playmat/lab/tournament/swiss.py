"""Pairings in a round of a Swiss tournament."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Pair: TypeAlias = tuple[int, int]
"""Two players by their numbers, the lower one first."""


def most_rounds(players: int) -> int:
    """The most rounds in which nobody has to meet anybody twice, whatever the results.

    After `r` rounds everyone has `players - 1 - r` opponents left; while these are at least half of the
    players, all of them can be paired (Dirac's theorem).

    >>> [most_rounds(players) for players in (2, 3, 4, 5, 8, 9)]
    [1, 2, 2, 3, 4, 5]
    """
    return (players + players % 2) // 2


def usual_rounds(players: int) -> int:
    """As many rounds as it takes until one player at most has won all of them.

    >>> [usual_rounds(players) for players in (2, 3, 4, 5, 8, 9)]
    [1, 2, 2, 3, 3, 4]
    """
    return (players - 1).bit_length()


def pair_round(points: Sequence[float], met: set[Pair], rested: set[int]) -> tuple[Pair, ...]:
    """The pairs of the next round: from the top of the table each player meets the next one not met before.

    With an odd number of players, the last one who has not rested yet does.

    Args:
        points: what each player has scored so far; of equals, the one named first stands higher.
        met: the pairs that have met.
        rested: the players who have sat out a round.

    >>> pair_round([0, 0, 0, 0], set(), set())
    ((0, 1), (2, 3))
    >>> pair_round([1, 0, 1, 0], {(0, 1), (2, 3)}, set())
    ((0, 2), (1, 3))
    >>> pair_round([1, 0, 2], {(0, 1)}, {2})
    ((0, 2),)
    """
    table = sorted(range(len(points)), key=lambda player: (-points[player], player))
    if len(table) % 2 == 0:
        return tuple(_paired(table, met) or ())
    for last in [player for player in reversed(table) if player not in rested]:
        found = _paired([player for player in table if player != last], met)
        if found is not None:
            return tuple(found)
    return ()


def _paired(table: list[int], met: set[Pair]) -> list[Pair] | None:
    """All players of a table in pairs that have not met, the higher ones first; None if that cannot be."""
    if not table:
        return []
    first, *others = table
    for other in others:
        pair = (min(first, other), max(first, other))
        if pair not in met:
            rest = _paired([player for player in others if player != other], met)
            if rest is not None:
                return [pair, *rest]
    return None

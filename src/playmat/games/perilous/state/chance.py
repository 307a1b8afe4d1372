"""Exact chances of throws: all outcomes, merged where blue dice are alike (PP-COMP-05, PP-COMP-06)."""

from __future__ import annotations

from playmat.games.perilous.state.codes import SIDES


def merged(blue: int, black: bool) -> list[tuple[int, int]]:
    """Outcomes of a throw with their whole-number weights, which add up to all outcomes.

    An outcome is a number in base six, the black die's digit last. Of all orders of the same blue
    faces only the ascending one is listed; its weight counts them all.

    >>> merged(2, False)[:3], len(merged(5, True)), sum(weight for _outcome, weight in merged(5, True))
    ([(0, 1), (1, 2), (2, 2)], 1512, 46656)
    """
    found: list[tuple[int, int]] = []
    add_throws(found, blue, 0, 0, factorial(blue), 0)
    if not black:
        return found
    return [(outcome * SIDES + face, weight) for outcome, weight in found for face in range(SIDES)]


def add_throws(
    found: list[tuple[int, int]], left: int, face: int, outcome: int, weight: int, run: int
) -> None:
    """Add all ascending throws that begin with the digits of `outcome`; `run` of them show `face`."""
    if left == 0:
        found.append((outcome, weight))
        return
    for following in range(face, SIDES):
        alike = run + 1 if following == face else 1
        add_throws(found, left - 1, following, outcome * SIDES + following, weight // alike, alike)


def factorial(n: int) -> int:
    """In how many orders `n` things can stand.

    >>> factorial(5)
    120
    """
    ways = 1
    for k in range(2, n + 1):
        ways *= k
    return ways

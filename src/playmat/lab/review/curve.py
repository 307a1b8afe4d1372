"""The chances of a seat along its decisions, each from what it could know then, and where they turned.

A position is worth the mean over a few deals of all that the seat could not know: no hindsight is in it, and
no time is measured, so that the same match always tells the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise, takewhile
from typing import Final, NamedTuple

from playmat.kernel.game import Game
from playmat.kernel.rng import REDEAL_STREAM, Stream
from playmat.kernel.state import State
from playmat.lab.review.course import Course, Decision
from playmat.players.search.findings import worth

MOST_TURNING: Final = 3
"""So many turning points are told, at most."""

LEAST_CHANGE: Final = 3
"""The least change of the chance, in percent, that turns anything."""

MOST_TOLD: Final = 6
"""So many decisions of a turning point are looked at, at most."""

MOST_POINTS: Final = 400
"""A curve has no more points than about so many."""

WORDED: Final = ("pick", "subset")
"""The kinds of choices that can be turning points: what was chosen is soon said."""

VALUED: Final = 1200
"""So many deals of all positions are valued at most, about."""

MOST_DEALS: Final = 8
"""So many deals of a single position, at most."""


class Point(NamedTuple):
    """The look of a match to a seat at one of its own decisions, or at the end.

    Attributes:
        n: how many entries of the match came before it.
        turn: the number of the turn.
        chance: the chance to win, in percent.
    """

    n: int
    turn: int
    chance: int


def points_of(found: Course) -> list[Decision]:
    """The decisions at which the curve of a course has points."""
    points = [one for one in found.decisions if one.point]
    return points[:: 1 + len(points) // MOST_POINTS]


def always() -> bool:
    """Return whether there is time, where nobody waits."""
    return True


def chances(
    game: Game, positions: Sequence[State], seat: int, going: Callable[[], bool] = always
) -> list[float]:
    """The chance of a seat in each position, from its own information: the game's estimate if it knows none.

    Args:
        game: what is played.
        positions: each redealt for the seat; none is over.
        seat: for whom.
        going: asked before each position whether there is time for it; the rest is left out.
    """

    def chance(state: State, deals: int) -> float:
        stream = Stream(REDEAL_STREAM, 0)
        dealt = [state.redeal(seat, stream) for _deal in range(deals)]
        return sum(worth(game, one, seat, learned=True) for one in dealt) / deals

    return chances_along(positions, chance, MOST_DEALS, going)


def chances_along(
    positions: Sequence[State], chance: Callable[[State, int], float], most: int, going: Callable[[], bool]
) -> list[float]:
    """The chance in each position.

    Args:
        positions: the positions.
        chance: the chance in one of them, the mean over so many deals.
        most: so many deals of a single position, at most.
        going: asked before each position whether there is time for it; the rest is left out.
    """
    deals = max(1, min(most, VALUED // max(1, len(positions))))
    return [chance(state, deals) for state in takewhile(lambda _state: going(), positions)]


def last_chance(game: Game, winners: Sequence[int], seat: int) -> int:
    """The chance of a seat at the end of a match, in percent: it is won, lost or drawn."""
    if seat in winners:
        return 100
    return 0 if winners or game.team else 50


def percent(chance: float) -> int:
    """A chance in percent; while a match goes on nothing is certain.

    >>> percent(0.412), percent(0.9999)
    (41, 99)
    """
    return min(max(round(100 * chance), 1), 99)


def curve(found: Course, told: Sequence[float], last: int) -> list[Point]:
    """The curve of a course as far as it is known, with the end of the match as its last point.

    Args:
        found: the course.
        told: the chances at the first of `points_of` it.
        last: the chance at the end, in percent.
    """
    points = [
        Point(one.n, one.turn, percent(chance)) for one, chance in zip(points_of(found), told, strict=False)
    ]
    return [*points, Point(found.length, found.turns, last)]


def largest(values: Sequence[float], least: float) -> list[int]:
    """The places after which values change by so much at least, the largest change first.

    >>> largest([50, 52, 80, 60], 3)
    [1, 2]
    """
    changes = [abs(after - before) for before, after in pairwise(values)]
    places = [place for place, change in enumerate(changes) if change >= least]
    return sorted(places, key=lambda place: (-changes[place], place))


def turned(found: Course, points: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The stretches with a decision that changed the chance most, in the order in which they happened."""
    places = largest([one.chance for one in points], LEAST_CHANGE)
    steps = [(points[place], points[place + 1]) for place in places]
    return sorted([step for step in steps if within(found, *step)][:MOST_TURNING])


def within(found: Course, begin: Point, end: Point) -> list[Decision]:
    """The decisions of a stretch that can be told in words: those among several options."""
    own = [one for one in found.decisions if begin.n <= one.n < end.n and not one.window.optional]
    return [one for one in own if one.window.count > 1 and one.window.kind in WORDED][:MOST_TOLD]

"""Standings: points, and the tie-breaks that decide among equal points.

Swiss, as in the tournament rules of the large trading card games: 3 points for a win or a bye, 1 for a draw;
then the opponents' match-win percentage, then the opponents' opponents'. A match-win percentage is the share
of the points that somebody could have had in the rounds they took part in, and at least a third; byes are no
opponents.

Round robin: points; the points from the meetings among those who are equal; Sonneborn-Berger, which is the
points of those one has beaten and a third of the points of those one has drawn with.

Score challenge: points, then the fewest turns in the wins, then the most turns in the rest.

Whoever is equal in all of this shares a place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from playmat.server.tournament.meetings import DRAW, NOBODY, WIN, Entrant, Kind, Meeting, of

LEAST_SHARE: Final = 1 / 3
"""No opponent counts less than this: whoever meets the weakest is not punished for it too much."""


class Standing(NamedTuple):
    """The place of an entrant, and what it rests on.

    Attributes:
        place: equal ones share it.
        number: who.
        points: 3 for a win or a bye, 1 for a draw.
        won, drawn, lost, byes: how many of each.
        breaks: the tie-breaks, the first one first; larger is better.
    """

    place: int
    number: int
    points: int
    won: int
    drawn: int
    lost: int
    byes: int
    breaks: tuple[float, ...]


Breaks: TypeAlias = Callable[[int], tuple[float, ...]]


def standings(kind: Kind, entrants: Sequence[Entrant], meetings: Sequence[Meeting]) -> list[Standing]:
    """Everybody, the best first; those who dropped out, too.

    >>> lines = standings("swiss", [Entrant(1, 1), Entrant(2, 2)], [Meeting(1, 1, 1, 2, "second")])
    >>> [(line.place, line.number, line.points) for line in lines]
    [(1, 2, 3), (2, 1, 0)]
    """
    ended = [one for one in meetings if one.outcome]
    mine = {one.number: of(ended, one.number) for one in entrants}
    points = {number: sum(one.points(number) for one in found) for number, found in mine.items()}
    made: dict[Kind, Callable[[], Breaks]] = {
        "swiss": lambda: _swiss(mine, points),
        "robin": lambda: _robin(mine, points),
        "score": lambda: _score(mine),
    }
    breaks = made[kind]()
    keys = {one.number: (points[one.number], *breaks(one.number)) for one in entrants}
    order = sorted(entrants, key=lambda one: ([-part for part in keys[one.number]], one.lot, one.number))
    ranked = [keys[one.number] for one in order]
    lines = []
    for one in order:
        number, found = one.number, mine[one.number]
        byes = sum(meeting.outcome == "bye" for meeting in found)
        won = sum(meeting.points(number) == WIN for meeting in found) - byes
        drawn = sum(meeting.outcome == "draw" for meeting in found)
        lost = len(found) - byes - won - drawn
        place = ranked.index(keys[number]) + 1
        lines.append(Standing(place, number, points[number], won, drawn, lost, byes, keys[number][1:]))
    return lines


def _swiss(mine: dict[int, list[Meeting]], points: dict[int, int]) -> Breaks:
    shares = {
        number: max(LEAST_SHARE, points[number] / (WIN * len(found))) if found else LEAST_SHARE
        for number, found in mine.items()
    }
    met = {
        number: [one.opponent(number) for one in found if one.second != NOBODY]
        for number, found in mine.items()
    }
    theirs = {number: _mean([shares[one] for one in met[number]]) for number in mine}
    return lambda number: (_exact(theirs[number]), _exact(_mean([theirs[one] for one in met[number]])))


def _robin(mine: dict[int, list[Meeting]], points: dict[int, int]) -> Breaks:
    def breaks(number: int) -> tuple[float, ...]:
        met = [(one.points(number), one.opponent(number)) for one in mine[number] if one.second != NOBODY]
        among = sum(got for got, other in met if points[other] == points[number])
        berger = sum({WIN: 1.0, DRAW: 1 / 3}.get(got, 0.0) * points[other] for got, other in met)
        return float(among), _exact(berger)

    return breaks


def _score(mine: dict[int, list[Meeting]]) -> Breaks:
    def breaks(number: int) -> tuple[float, ...]:
        won = [one.turns for one in mine[number] if one.outcome == "first"]
        rest = [one.turns for one in mine[number] if one.outcome != "first"]
        return float(-sum(won)), float(sum(rest))

    return breaks


def _mean(values: Sequence[float]) -> float:
    """The mean, the same in whatever order they come; 0 of none."""
    return sum(sorted(values)) / len(values) if values else 0.0


def _exact(value: float) -> float:
    """A value without the noise of its last bits, so that equal ones are equal."""
    return round(value, 9)

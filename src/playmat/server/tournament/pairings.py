"""Pairings: a round of a Swiss tournament, and all rounds of a round robin.

Swiss, by rules that are published and common (FIDE's basic rules for Swiss systems, and the halves of its
Dutch system); in this order:

1. Nobody meets anybody twice, and nobody has a second bye. This is never broken.
2. The bye goes to one of those with the fewest points.
3. Those with equal points meet: the sum of the squares of the differences is as small as can be.
4. Among equals, the upper half meets the lower half, in the order of lots; whoever has to meet somebody from
   another group is the last of the higher group or the first of the lower.

The best of all pairings by these rules is a matching of least weight in a graph, found by networkx.

A round robin follows the circle method, as in the Berger tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TypeAlias

from playmat.server.tournament.meetings import NOBODY, Entrant, Kind, Meeting, TournamentRefused, of

Pair: TypeAlias = tuple[int, int]
"""The numbers of two entrants, the one at the first seat first; `NOBODY` comes second."""


def next_round(
    kind: Kind, entrants: Sequence[Entrant], meetings: Sequence[Meeting], number: int
) -> list[Meeting]:
    """The meetings of a round, by the boards.

    Args:
        kind: the form of the tournament.
        entrants: everybody, also those who have dropped out.
        meetings: all meetings of the rounds before.
        number: the number of the round.

    Raises:
        TournamentRefused: fewer than two play, or everybody who is left has met.
    """
    playing = [one for one in entrants if one.plays(number)]
    if kind == "score":
        pairs = [(one.number, NOBODY) for one in sorted(playing, key=lambda one: one.lot)]
    elif len(playing) < 2:
        raise TournamentRefused("server-tournament-few")
    elif kind == "robin":
        pairs = robin_round([one for one in entrants if one.plays(1)], playing, number)
    else:
        pairs = swiss_round(playing, meetings)
    bye = kind != "score"
    return [
        Meeting(number, board, first, second, "bye" if bye and second == NOBODY else "")
        for board, (first, second) in enumerate(pairs, 1)
    ]


# ---- Swiss -----------------------------------------------------------------------------------------


def swiss_round(playing: Sequence[Entrant], meetings: Sequence[Meeting]) -> list[Pair]:
    """The pairs of a Swiss round, those with the most points first, the bye last.

    Raises:
        TournamentRefused: there is no pairing in which nobody meets anybody again.

    >>> swiss_round([Entrant(number, number) for number in (1, 2, 3, 4)], [])
    [(1, 3), (2, 4)]
    """
    points = {
        one.number: sum(meeting.points(one.number) for meeting in of(meetings, one.number)) for one in playing
    }
    table = [one.number for one in sorted(playing, key=lambda one: (-points[one.number], one.lot))]
    met = {frozenset((one.first, one.second)) for one in meetings}
    pairs = _best(table, points, met)
    places = {number: place for place, number in enumerate(table)}
    pairs.sort(key=lambda pair: (NOBODY in pair, min(places.get(number, len(table)) for number in pair)))
    firsts = Counter(one.first for one in meetings if one.second != NOBODY)
    return [_seated(pair, firsts, places) for pair in pairs]


def _best(table: list[int], points: dict[int, int], met: set[frozenset[int]]) -> list[Pair]:
    """The pairing of least weight.

    Raises:
        TournamentRefused: there is none.
    """
    import networkx  # noqa: PLC0415 - a tenth of a second that only tournaments need

    graph = networkx.Graph()
    field = [*table, NOBODY] if len(table) % 2 else table
    graph.add_nodes_from(field)
    groups = _groups(table, points)
    most_order = len(field) ** 2 + 1  # no pairing is further from the order of lots
    most_spread = most_order * (max(points.values()) - min(points.values())) ** 2 * len(field) + most_order
    for one, other in combinations(field, 2):
        if frozenset((one, other)) in met:
            continue
        if other == NOBODY:
            weight = most_spread * points[one] + len(table) - table.index(one)
        else:
            weight = most_order * (points[one] - points[other]) ** 2 + _disorder(groups[one], groups[other])
        graph.add_edge(one, other, weight=weight)
    found = networkx.min_weight_matching(graph)
    if 2 * len(found) < len(field):
        raise TournamentRefused("server-tournament-met")
    return list(found)


def _groups(table: list[int], points: dict[int, int]) -> dict[int, tuple[int, int, int]]:
    """Of each entrant the points, the place among those who have as many, and the number of those."""
    sizes = Counter(points[number] for number in table)
    seen: Counter[int] = Counter()
    groups = {}
    for number in table:
        mine = points[number]
        groups[number] = (mine, seen[mine], sizes[mine])
        seen[mine] += 1
    return groups


def _disorder(one: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    """The distance of a pair from what the order of lots wants: the smaller, the better."""
    if one[0] == other[0]:
        return abs(abs(one[1] - other[1]) - one[2] // 2)
    higher, lower = max(one, other), min(one, other)
    return (higher[2] - 1 - higher[1]) + lower[1]


def _seated(pair: Pair, firsts: Counter[int], places: dict[int, int]) -> Pair:
    """A pair with the one first who has had the first seat less often; of equals, who stands higher."""
    one, other = pair
    if one == NOBODY or other == NOBODY:
        return (max(pair), NOBODY)
    first = min(pair, key=lambda number: (firsts[number], places[number]))
    return (first, other if first == one else one)


# ---- round robin -----------------------------------------------------------------------------------


def robin_rounds(many: int) -> int:
    """The number of rounds in which everybody meets everybody.

    >>> [robin_rounds(many) for many in (2, 3, 4, 5)]
    [1, 3, 3, 5]
    """
    return many - 1 + many % 2


def robin_round(entrants: Iterable[Entrant], playing: Sequence[Entrant], number: int) -> list[Pair]:
    """The pairs of a round of a round robin; whoever was to meet somebody who has dropped out has a bye.

    Args:
        entrants: all who played the first round.
        playing: those who still play.
        number: the number of the round.

    >>> robin_round(*[[Entrant(number, number) for number in (1, 2, 3)]] * 2, 1)
    [(2, 3), (1, 0)]
    """
    table = [one.number for one in sorted(entrants, key=lambda one: one.lot)]
    here = {one.number for one in playing}
    pairs = []
    for one, other in _circle(len(table), number):
        pair = [table[place] if place < len(table) else NOBODY for place in (one, other)]
        left = [number for number in pair if number in here]
        if left:
            pairs.append((left[0], left[1] if len(left) == 2 else NOBODY))
    return sorted(pairs, key=lambda pair: NOBODY in pair)


def _circle(many: int, number: int) -> list[Pair]:
    """The pairs of places of a round: the last place stands still, and the others go round it."""
    last = many - 1 + many % 2
    turn = (number - 1) % last
    pairs = [(turn, last) if number % 2 else (last, turn)]
    pairs += [((turn + step) % last, (turn - step) % last) for step in range(1, (last + 1) // 2)]
    return pairs

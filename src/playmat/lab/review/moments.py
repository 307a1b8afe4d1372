"""The moments at which a match that has been played is looked at again, and its turns.

At a moment somebody has answered, and chance has done what followed: a throw is no moment of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from playmat.kernel.choice import NATURE
from playmat.kernel.event import EVERYBODY
from playmat.kernel.match.match import Match
from playmat.kernel.match.past import RecordEntry
from playmat.kernel.match.record import twin_take
from playmat.kernel.phrase import Phrase
from playmat.lab.review.curve import MOST_TURNING, largest

TURNING: Final = 0.12
"""The value of a match goes from 0 to 1; a turn that changes it by less does not turn it."""

MOST_VALUED: Final = 300
"""In matches of more turns none is marked: to value each takes too long."""


class Moment(NamedTuple):
    """A moment of a match that is played again.

    Attributes:
        place: its place among the moments; the beginning has place 0.
        n: how many answers and throws came before it.
        answer: what led here; None at the beginning.
        since: the number of events before that answer.
    """

    place: int
    n: int
    answer: RecordEntry | None
    since: int


def stops_of(entries: Sequence[RecordEntry]) -> list[int]:
    """The moments of a match, each by how many answers and throws came before it."""
    return [n for n in range(len(entries) + 1) if n == len(entries) or entries[n].seat != NATURE]


def go_through(twin: Match, entries: Sequence[RecordEntry], stops: Sequence[int]) -> Iterator[Moment]:
    """Take a match that has just begun from moment to moment; it is at each of them when that is given.

    Args:
        twin: the match; chance speaks in it as `entries` say.
        entries: the answers and throws of the match that is played again.
        stops: the first of its moments.
    """
    begun = 0
    for place, n in enumerate(stops):
        since = twin.version if place else 0
        for entry in entries[begun:n]:
            twin_take(twin, entry)
        yield Moment(place, n, entries[begun] if place else None, since)
        begun = n


def turn_begun(match: Match, since: int) -> Phrase | None:
    """The turn that has begun in the events since a version, as a sentence; the last one, if several have."""
    for event in reversed(match.log.events[since:]):
        if event.seen_by == EVERYBODY:
            phrase = match.game.tell(match.state, event)
            if phrase.key == f"{match.game.id}-event-turn":
                return phrase
    return None


def value_of(match: Match) -> float:
    """The value of a match for the first seat, from 0 to 1; always the same if the game cannot say."""
    try:
        return match.game.value(match.state, 0)
    except NotImplementedError:
        return 0.5


def turning(values: Sequence[float]) -> list[int]:
    """The places of the turns that changed the value of a match most, the largest change first.

    Args:
        values: the value for a seat at the beginning of each turn, and at the end of the match.
    """
    return largest(values, TURNING)[:MOST_TURNING] if 1 < len(values) <= MOST_VALUED + 1 else []

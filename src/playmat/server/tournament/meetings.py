"""Entrants and their meetings: the plain facts that pairings and standings are made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

from playmat.kernel.errors import PlaymatError

Kind: TypeAlias = Literal["swiss", "robin", "score"]
"""The form of a tournament: Swiss; round robin; a score challenge: everybody plays alone at equal dice."""

Outcome: TypeAlias = Literal["", "first", "second", "draw", "neither", "bye"]
"""The outcome of a meeting: open; one of the two has won; drawn; lost by both; nobody was there to be met.
In a score challenge `first` is a win and `neither` a defeat."""

NOBODY: Final = 0
"""Stands for an opponent where there is none; entrants count from 1."""


class TournamentRefused(PlaymatError):
    """Not possible in this tournament now."""


class NoSuchTournament(PlaymatError):
    """There is no tournament of this id."""


class Entrant(NamedTuple):
    """Somebody who plays.

    Attributes:
        number: by which they are named, in the order in which they entered.
        lot: their place in the draw of lots at the start: of equals, the lower one stands higher.
        since: the first round they take part in.
        until: the last round they take part in; None for all.
    """

    number: int
    lot: int
    since: int = 1
    until: int | None = None

    def plays(self, number: int) -> bool:
        """Return whether they take part in a round."""
        return self.since <= number and (self.until is None or number <= self.until)


class Meeting(NamedTuple):
    """A match of a round.

    Attributes:
        round, board: where; both count from 1.
        first, second: the numbers of the entrants; the second one is `NOBODY` for a bye, and in a score
            challenge.
        outcome: how it ended.
        turns: how many turns the match took, where that counts.
    """

    round: int
    board: int
    first: int
    second: int
    outcome: Outcome = ""
    turns: int = 0

    def opponent(self, number: int) -> int:
        """The other one."""
        return self.second if number == self.first else self.first

    def points(self, number: int) -> int:
        """The points of an entrant: 3 for a win or a bye, 1 for a draw."""
        if self.outcome == "draw":
            return DRAW
        won = {"first": self.first, "second": self.second, "bye": self.first}.get(self.outcome, NOBODY)
        return WIN if won == number else 0


WIN: Final = 3
DRAW: Final = 1


def of(meetings: Iterable[Meeting], number: int) -> list[Meeting]:
    """The meetings of an entrant."""
    return [one for one in meetings if number in (one.first, one.second)]

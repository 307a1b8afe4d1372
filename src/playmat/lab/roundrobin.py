"""The results of a round robin: each deck against each, with and without the first turn."""

from __future__ import annotations

from typing import Any, Final

from playmat.lab.pairings import PairedDeck, meeting
from playmat.lab.result_rows import ResultRow
from playmat.lab.wilson import wilson

FIRST: Final = "first"
"""The fact of a result in which a game states the seat that had the first turn."""


class Score:
    """The numbers of somebody's wins, draws and losses; a draw is half a win."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.draws = 0

    def add(self, won: bool, drawn: bool) -> None:
        """Count a game."""
        self.games += 1
        self.wins += won
        self.draws += drawn

    def plain(self) -> dict[str, Any]:
        """Counts, the share of points, and its Wilson interval, 95 %."""
        points = self.wins + self.draws / 2
        rate = points / self.games if self.games else None
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "rate": rate,
            "ci95": list(wilson(points, self.games)),
        }


class RoundRobin:
    """Counts the games of a round robin: each deck against each, with and without the first turn.

    Args:
        entrants: the decks.
        pairs: who meets whom; -> `pairings`.
    """

    def __init__(self, entrants: tuple[PairedDeck, ...], pairs: list[tuple[int, int]]) -> None:
        self.entrants = entrants
        self.pairs = pairs
        self.whole = [Score() for _one in entrants]
        self.against = [[Score() for _other in entrants] for _one in entrants]
        self.first = [Score() for _one in entrants]
        self.second = [Score() for _one in entrants]
        self.opening = Score()

    def add(self, row: ResultRow) -> None:
        """Count a game that has a result."""
        first = row.facts.get(FIRST)
        decks = meeting(self.pairs, row.game).entrants
        drawn = not row.winners
        for seat in range(2):
            won = seat in row.winners
            one, other = decks[seat], decks[1 - seat]
            if one != other:
                self.whole[one].add(won, drawn)
            if one != other or seat == 0:
                self.against[one][other].add(won, drawn)
            if first is not None:
                (self.first if first == seat else self.second)[one].add(won, drawn)
                if first == seat:
                    self.opening.add(won, drawn)

    def plain(self) -> dict[str, Any]:
        """The tables as plain data."""
        rows = []
        for number, entrant in enumerate(self.entrants):
            met = {
                other.name: self.against[number][place].plain()
                for place, other in enumerate(self.entrants)
                if self.against[number][place].games
            }
            rows.append(
                {
                    "deck": entrant.name,
                    "name": entrant.title,
                    **self.whole[number].plain(),
                    "first": self.first[number].plain(),
                    "second": self.second[number].plain(),
                    "against": met,
                }
            )
        return {"decks": rows, "first_turn": self.opening.plain()}

"""The results of a tournament: each player against each, ratings on one scale, a test's verdict."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import msgspec

from playmat.lab.result_rows import ResultRow
from playmat.lab.roundrobin import Score
from playmat.lab.tally import Failures
from playmat.lab.tournament.deals import Deals
from playmat.lab.tournament.plan import SWISS, Tournament
from playmat.lab.tournament.ratings import EloEstimate, rate
from playmat.lab.tournament.sequential import TestVerdict, verdict
from playmat.lab.tournament.swiss import Pair, pair_round


class Standings(Failures):
    """Counts the games of a tournament as they come in, and draws the next round of a Swiss one.

    Args:
        plan: the tournament.
        anchor: the player whose rating is 0; if None, the average is, or, of teams, the rating of the game.
    """

    def __init__(self, plan: Tournament, anchor: int | None = None) -> None:
        super().__init__(plan)
        self.plan = plan
        self.anchor = anchor
        self.games = 0
        self.enough = False
        self.decisions = 0
        self.scores = [Score() for _player in plan.players]
        self.causes: Counter[str] = Counter()
        many = len(plan.players)
        alike = 1 if plan.team else 2
        self.deals: dict[Pair, Deals] = {pair: Deals(alike) for pair in combinations(range(many), 2)}
        self.against_game = [Deals(1) for _player in plan.players]
        self.rested: set[int] = set()
        self._deal: list[ResultRow] = []
        self._draw_round()

    def add(self, row: ResultRow) -> None:
        """Count a game."""
        self.games += 1
        self.note(row)
        if not row.error:
            self.decisions += row.decisions
            self.causes[row.cause] += 1
            self._score(row)
        self._deal.append(row)
        if len(self._deal) == (len(self.plan.players) if self.plan.team else 2):
            self._count_deal(self._deal)
            self._deal = []
            self._draw_round()

    def _score(self, row: ResultRow) -> None:
        """Count the wins and draws of a game."""
        sides = self.plan.bout(row.game).sides
        drawn = not row.winners and not self.plan.team
        for seat, side in list(enumerate(sides))[: 1 if self.plan.team else None]:
            self.scores[side].add(seat in row.winners, drawn)

    def _count_deal(self, rows: list[ResultRow]) -> None:
        """Count a deal all games of which have been played; a broken game spoils it."""
        if self.plan.team:
            won = {self.plan.bout(row.game).sides[0]: bool(row.winners) for row in rows if not row.error}
            for team, victory in won.items():
                self.against_game[team].add(float(victory))
            for (one, other), deals in self.deals.items():
                if one in won and other in won:
                    deals.add((1 + won[one] - won[other]) / 2)
        elif not any(row.error for row in rows):
            one, other = self.plan.bout(rows[0].game).sides
            points = sum(
                0.5 if not row.winners else float(seat in row.winners) for seat, row in enumerate(rows)
            )
            self.deals[one, other].add(points / 2)
        if self.plan.sprt is not None:
            self.enough = self.verdict().accepted is not None

    def _draw_round(self) -> None:
        """Draw the next round of a Swiss tournament once the last one is over."""
        plan = self.plan
        if plan.pairing != SWISS or self.games < plan.games or len(plan.rounds) == plan.length:
            return
        met = {pair for pairs in plan.rounds for pair in pairs}
        points = [score.wins + score.draws / 2 for score in self.scores]
        for player in self.rested:
            points[player] += plan.each / 2
        pairs = pair_round(points, met, self.rested)
        self.rested |= set(range(len(plan.players))) - {player for pair in pairs for player in pair}
        self.plan = self._repeats = msgspec.structs.replace(plan, rounds=(*plan.rounds, pairs))

    def ratings(self) -> list[EloEstimate]:
        """The rating of each player."""
        many = len(self.plan.players)
        if not self.plan.team:
            return rate(many, self.deals, self.anchor)
        results = {(team, many): deals for team, deals in enumerate(self.against_game)}
        return rate(many + 1, results, many if self.anchor is None else self.anchor)[:many]

    def verdict(self) -> TestVerdict:
        """The verdict of the sequential test on the first player against the second one."""
        low, high = self.plan.sprt or (0.0, 0.0)
        return verdict(low, high, self.deals[0, 1])

    def between(self, one: int, other: int) -> Deals:
        """The deals of two players from the side of the first."""
        return self.deals[one, other] if one < other else self.deals[other, one].turned()

    def plain(self) -> dict[str, Any]:
        """The results as plain data: the same for a tournament, however it was carried out."""
        plan = self.plan
        test = {"sprt": {**self.verdict().plain(), "deals": self.deals[0, 1].count}} if plan.sprt else {}
        return {
            "game": plan.game,
            "ruleset": plan.ruleset,
            "options": plan.options,
            "pairing": plan.pairing,
            "rounds": [[[plan.players[side] for side in pair] for pair in pairs] for pairs in plan.rounds],
            "decks": [deck.name for deck in plan.decks],
            "games": self.games,
            "seed": plan.seed,
            "players": [self._player(number, rating) for number, rating in enumerate(self.ratings())],
            "causes": dict(sorted(self.causes.items())),
            "decisions": self.decisions,
            "errors": self.errors,
            "failures": self.failures,
            "lapses": self.lapses,
            "lapsed": self.lapsed,
            **test,
        }

    def _player(self, number: int, rating: EloEstimate) -> dict[str, Any]:
        """A player's points, rating, and results against each other one."""
        names = self.plan.players
        met = {
            names[other]: self.between(number, other).plain()
            for other in range(len(names))
            if other != number and self.between(number, other).count
        }
        return {
            "player": names[number],
            **self.scores[number].plain(),
            "elo": rating.elo,
            "elo_ci95": [rating.low, rating.high],
            "against": met,
        }

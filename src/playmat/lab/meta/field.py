"""The field that a round robin of decks shows: payoffs, equilibrium, cycles, best answers."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final

import msgspec

from playmat.kernel.rng import REDRAW_STREAM, stream_of
from playmat.lab.meta.equilibrium import equilibrium
from playmat.lab.pairings import PairedDeck
from playmat.lab.plan import Plan
from playmat.lab.result_rows import ResultRow
from playmat.lab.tally import Tally
from playmat.lab.tournament.deals import Deals
from playmat.lab.tournament.swiss import Pair
from playmat.lab.wilson import Z95

REDRAWN: Final = 200
"""So often all payoffs are drawn again within what the games leave open, to see how sure the mix is."""

FINE: Final = 1 << 30


class FieldResult(msgspec.Struct, frozen=True):
    """The result of a deck against a field.

    Attributes:
        deck: its number.
        share: what share of the points it scores.
        low, high: the 95 % interval.
    """

    deck: int
    share: float
    low: float
    high: float


class Cycle(msgspec.Struct, frozen=True):
    """Three decks, each of which beats the next one, and the last the first.

    Attributes:
        decks: their numbers, the lowest first.
        weakest: the least share of the points that one of them scores against its next.
        sure: each of the three intervals lies above a half.
    """

    decks: tuple[int, int, int]
    weakest: float
    sure: bool


class FieldTally(Tally):
    """Counts the games of a round robin of decks that one player plays, deal by deal.

    Args:
        plan: the round robin.
    """

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, False)
        self.deals: dict[Pair, Deals] = {pair: Deals() for pair in combinations(range(len(plan.decks)), 2)}
        self._first: dict[Pair, float | None] = {}

    def add(self, row: ResultRow) -> None:
        """Count a game, and its deal once both seatings have been played."""
        super().add(row)
        met = self.plan.meeting(row.game)
        if met is None:
            return
        one, other = min(met.entrants), max(met.entrants)
        points = None
        if not row.error:
            points = float(met.entrants.index(one) in row.winners) if row.winners else 0.5
        if met.entrants[0] == one:
            self._first[one, other] = points
        else:
            before = self._first.pop((one, other))
            if before is not None and points is not None:
                self.deals[one, other].add((before + points) / 2)

    @property
    def entrants(self) -> tuple[PairedDeck, ...]:
        """The decks."""
        return self.plan.decks

    def between(self, one: int, other: int) -> Deals:
        """The deals of two decks from the side of the first."""
        return self.deals[one, other] if one < other else self.deals[other, one].turned()

    def shares(self) -> list[list[float]]:
        """The share of the points that each deck scores against each other one; a half against itself."""
        numbers = range(len(self.entrants))
        return [
            [0.5 if one == other else self.between(one, other).share for other in numbers] for one in numbers
        ]

    def mix(self) -> list[float]:
        """The mix of decks that none of them beats."""
        return equilibrium(self.shares())

    def doubt(self) -> list[tuple[float, float, float]]:
        """For each deck: in what part of redrawn fields it has a weight, and the weight's 95 % interval.

        The share of each pair is drawn from a normal distribution as wide as its interval.
        """
        many = len(self.entrants)
        stream = stream_of(self.plan.seed, REDRAW_STREAM)

        def even() -> float:
            return (int(stream.below(FINE)) + 0.5) / FINE

        found: list[list[float]] = [[] for _deck in range(many)]
        for _time in range(REDRAWN):
            shares = [[0.5] * many for _deck in range(many)]
            for one, other in combinations(range(many), 2):
                low, high = self.deals[one, other].interval()
                normal = math.sqrt(-2 * math.log(even())) * math.cos(2 * math.pi * even())
                share = (low + high) / 2 + normal * (high - low) / 2 / Z95
                shares[one][other] = min(1.0, max(0.0, share))
                shares[other][one] = 1 - shares[one][other]
            for deck, weight in enumerate(equilibrium(shares)):
                found[deck].append(weight)
        told = []
        for weights in found:
            weights.sort()
            cut = REDRAWN // 40
            used = sum(weight > 1e-6 for weight in weights) / REDRAWN
            told.append((used, weights[cut], weights[-1 - cut]))
        return told

    def answers(self, field: Mapping[int, float]) -> list[FieldResult]:
        """The result of each deck against a field, the best first; against itself a deck scores half.

        Args:
            field: the weight of each deck in it; they need not add up to 1.
        """
        total = sum(field.values())
        found = []
        for deck in range(len(self.entrants)):
            share = variance = 0.0
            for other, weight in field.items():
                part = weight / total
                if other == deck:
                    share += part / 2
                    continue
                deals = self.between(deck, other)
                low, high = deals.interval()
                share += part * deals.share
                variance += (part * (high - low) / 2 / Z95) ** 2
            half = Z95 * math.sqrt(variance)
            found.append(FieldResult(deck, share, max(0.0, share - half), min(1.0, share + half)))
        return sorted(found, key=lambda answer: (-answer.share, answer.deck))

    def cycles(self) -> list[Cycle]:
        """Three decks in a circle, those first whose weakest step is strongest."""
        found = []
        for one, other, third in combinations(range(len(self.entrants)), 3):
            for decks in ((one, other, third), (one, third, other)):
                steps = [self.between(*pair) for pair in zip(decks, (*decks[1:], decks[0]), strict=True)]
                if all(deals.share > 0.5 for deals in steps):
                    sure = all(deals.interval()[0] > 0.5 for deals in steps)
                    found.append(Cycle(decks, min(deals.share for deals in steps), sure))
        return sorted(found, key=lambda cycle: (-cycle.weakest, cycle.decks))

    def meta(self, field: Mapping[int, float]) -> dict[str, Any]:
        """The results as plain data.

        Args:
            field: the weight of each deck in the field that is to be answered.
        """
        names = [deck.name for deck in self.entrants]
        mix, doubt = self.mix(), self.doubt()
        total = sum(field.values())
        return {
            "game": self.plan.game,
            "ruleset": self.plan.ruleset,
            "options": self.plan.options,
            "player": self.plan.players[0],
            "games": self.games,
            "errors": self.errors,
            "failures": self.failures,
            "lapses": self.lapses,
            "lapsed": self.lapsed,
            "seed": self.plan.seed,
            "decks": [
                {
                    "deck": name,
                    "name": deck.title,
                    "weight": mix[number],
                    "weight_ci95": list(doubt[number][1:]),
                    "used": doubt[number][0],
                    "field": field.get(number, 0.0) / total,
                    "against": {
                        names[other]: self.between(number, other).plain()
                        for other in range(len(names))
                        if other != number
                    },
                }
                for number, (name, deck) in enumerate(zip(names, self.entrants, strict=True))
            ],
            "cycles": [
                {"decks": [names[deck] for deck in cycle.decks], "rate": cycle.weakest, "sure": cycle.sure}
                for cycle in self.cycles()
            ],
            "answers": [
                {
                    "deck": names[answer.deck],
                    "rate": answer.share,
                    "ci95": [answer.low, answer.high],
                }
                for answer in self.answers(field)
            ],
        }

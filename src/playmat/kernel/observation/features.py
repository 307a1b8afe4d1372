"""The features that a learned value sees of a position, and the value: whole numbers, equal on every build.

A game that has one describes a position from the observation of a seat (`Features`): a few numbers at named
places out of many. The value is the sum of their products with weights (`Learned`), made into a chance. The
weights are learned elsewhere (`playmat train`) and lie beside the game (`documents/weights.py`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from playmat.kernel.state import State

UNIT: Final = 1 << 16
"""The weights are whole numbers: so many are 1 in the logarithm of the odds."""

UNKNOWN: Final = 1 << 40
"""Stands where a weight is missing: no weight is that large."""

SUREST: Final = 30.0
"""The odds end there: e to the power of it fits into any number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Describes positions of a game. Subclass it and write `settled` and `read`.

    Args:
        names: what each place is called, in weights too; a card is called by its code. The first place is
            1 in every position: its weight is what all scores are moved by.
        plain: so many of the first places mean the same whatever cards there are.

    Attributes:
        count: how many places the position that was read last has.
        places, amounts: which ones, and how much of each.
    """

    def __init__(self, names: list[str], plain: i64) -> None:
        self.names: list[str] = names
        self.plain: i64 = plain
        self.count: i64 = 0
        self.places: vec[i64] = vec[i64]()
        self.amounts: vec[i64] = vec[i64]()

    def settled(self, state: State, seat: i64) -> State:
        """The position that is described in place of one where something is under way."""
        return state

    def read(self, state: State, seat: i64) -> None:
        """Describe a settled position that is not over, from what a seat may know: `note` each number."""
        raise NotImplementedError

    def note(self, place: i64, amount: i64) -> None:
        """A number of the position; 0 need not be noted."""
        if amount == 0:
            return
        if self.count == len(self.places):
            self.places = append(self.places, place)
            self.amounts = append(self.amounts, amount)
        else:
            self.places[self.count] = place
            self.amounts[self.count] = amount
        self.count += 1


@final
class Learned:
    """A value by learned weights.

    Args:
        features: describes the positions.
        plain: the weights of the plain places, for positions with cards that are not known.
        full: the weights of the places by name. Those of single cards that are missing are unknown.

    Raises:
        KeyError: a plain place has no weight.
    """

    def __init__(self, features: Features, plain: Mapping[str, int], full: Mapping[str, int]) -> None:
        self.features: Features = features
        self.without: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()
        for place, name in enumerate(features.names):
            if place < features.plain:
                self.without = append(self.without, plain[name])
                self.weights = append(self.weights, full[name])
            else:
                self.weights = append(self.weights, full.get(name, UNKNOWN))

    def score(self, state: State, seat: i64) -> i64:
        """The logarithm of the odds that a seat wins, in units of 1 / `UNIT`, of a settled position."""
        features = self.features
        features.read(state, seat)
        places = features.places
        amounts = features.amounts
        weights = self.weights
        total: i64 = 0
        at: i64 = 0
        while at < features.count:
            weight = weights[places[at]]
            if weight == UNKNOWN:
                return self.plain_score()
            total += weight * amounts[at]
            at += 1
        return total

    def plain_score(self) -> i64:
        """The same without regard to single cards, of the position that was read last."""
        features = self.features
        total: i64 = 0
        at: i64 = 0
        while at < features.count:
            place = features.places[at]
            if place < features.plain:
                total += self.without[place] * features.amounts[at]
            at += 1
        return total

    def chance(self, state: State, seat: i64) -> float:
        """The chance that a seat wins, of a settled position that is not over."""
        return chance_of(self.score(state, seat))


def chance_of(score: i64) -> float:
    """The chance that a score stands for.

    >>> chance_of(0), round(chance_of(UNIT), 3)
    (0.5, 0.731)
    """
    odds = float(score) / float(UNIT)
    return 1.0 / (1.0 + math.exp(-min(max(odds, -SUREST), SUREST)))

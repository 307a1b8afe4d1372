"""Logistic regression on sparse rows, in small steps (Adam), and its weights as whole numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from playmat.kernel.observation.features import UNIT
from playmat.training.positions import Numbers, Positions

BATCH: Final = 1024
"""So many rows make a step."""

RATE: Final = 0.02
"""The length of a step at first; it shrinks to nothing with the square of what is left of the way."""

MOMENTUM: Final = 0.9
SQUARES: Final = 0.999
TINY: Final = 1e-8
"""Of Adam, as its authors have them (Kingma and Ba, 2015)."""

DECAY: Final = 1e-5
"""The cost of a weight, by its square: rare cards have small ones."""

PROBABLE: Final = 1e-6

STEPS: Final = 20
"""So many of Newton's steps find a correction; a few would do."""

TRUST: Final = 1.0
"""The firmness of the belief in scores before any result is seen, as so many results would give."""


class Regression:
    """Weights on their way.

    Args:
        rows: what is learned from; the sizes of the features come from them.
        size: how many features there are.
        seed: in which order the batches come.
    """

    def __init__(self, rows: Positions, size: int, seed: int) -> None:
        self.rows = rows
        squares = np.bincount(rows.places, weights=rows.amounts.astype(np.float64) ** 2, minlength=size)
        often = np.bincount(rows.places, minlength=size)
        self.scale = np.sqrt(np.maximum(squares, 1.0) / np.maximum(often, 1))
        self.weights = np.zeros(size)
        self.momentum = np.zeros(size)
        self.squares = np.zeros(size)
        self.steps = 0
        self.seed = seed

    def learn(self, epochs: int) -> Iterator[float]:
        """Go through all rows again and again; after each time the log loss on them, as it was before."""
        batches = list(self.rows.batches(BATCH))
        order = np.random.default_rng(self.seed)
        for epoch in range(epochs):
            total = 0.0
            for place, number in enumerate(order.permutation(len(batches))):
                batch = batches[number]
                left = 1.0 - (epoch + place / len(batches)) / epochs
                total += self.step(batch, RATE * left * left) * len(batch)
            yield total / len(self.rows)

    def step(self, batch: Positions, rate: float) -> float:
        """Learn from a batch; the log loss before."""
        score = self.scores(batch)
        wrong = chances(score) - batch.results
        amounts = batch.amounts / self.scale[batch.places]
        each: Numbers = np.repeat(wrong, np.diff(batch.starts))
        slope = np.bincount(batch.places, weights=amounts * each, minlength=len(self.weights)) / len(batch)
        slope += DECAY * self.weights
        self.steps += 1
        self.momentum += (1 - MOMENTUM) * (slope - self.momentum)
        self.squares += (1 - SQUARES) * (slope * slope - self.squares)
        mean = self.momentum / (1 - MOMENTUM**self.steps)
        spread = np.sqrt(self.squares / (1 - SQUARES**self.steps))
        self.weights -= rate * mean / (spread + TINY)
        return log_loss(chances(score), batch.results)

    def scores(self, rows: Positions) -> Numbers:
        """The logarithms of the odds of rows."""
        return scores(rows, self.found())

    def found(self) -> Numbers:
        """The weights of amounts that are not scaled."""
        made: Numbers = self.weights / self.scale
        return made


def whole(weights: Numbers) -> list[int]:
    """Weights as the playing build has them."""
    return [int(number) for number in np.rint(weights * UNIT)]


def scores(rows: Positions, weights: Numbers) -> Numbers:
    """The sums of amounts times weights of rows, none of which is empty."""
    sums: Numbers = np.add.reduceat(rows.amounts * weights[rows.places], rows.starts[:-1])
    return sums


def chances(score: Numbers) -> Numbers:
    """The chances that scores stand for."""
    made: Numbers = 1.0 / (1.0 + np.exp(-np.clip(score, -30.0, 30.0)))
    return made


def correction(score: Numbers, results: Numbers) -> tuple[float, float]:
    """The slope and the offset that make scores the logarithms of the odds that came true (Platt, 1999).

    Args:
        score: what was told.
        results: 1 won, 0 lost, 0.5 drawn.

    >>> told = np.repeat([-2.0, 2.0], 1000)
    >>> won = np.tile([1.0] * 3 + [0.0] * 7, 100), np.tile([1.0] * 7 + [0.0] * 3, 100)
    >>> [round(float(one), 2) for one in correction(told, np.concatenate(won))]
    [0.42, 0.0]
    """
    known = np.array([1.0, 0.0])
    found = known.copy()
    columns = np.stack([score, np.ones(len(score))])
    for _step in range(STEPS):
        chance = chances(found @ columns)
        slope = columns @ (chance - results) + TRUST * (found - known)
        bend = (columns * (chance * (1.0 - chance))) @ columns.T + TRUST * np.eye(2)
        found = found - np.linalg.solve(bend, slope)
    return float(found[0]), float(found[1])


def corrected(weights: Numbers, slope: float, offset: float) -> Numbers:
    """Weights whose scores are those of others, corrected; the first place is 1 in every position."""
    made: Numbers = slope * weights
    made[0] += offset
    return made


def log_loss(chance: Numbers, results: Numbers) -> float:
    """The mean of -log of the chance given to what happened.

    >>> round(log_loss(np.array([0.5]), np.array([1.0])), 3)
    0.693
    """
    sure = np.clip(chance, PROBABLE, 1.0 - PROBABLE)
    return float(-np.mean(results * np.log(sure) + (1.0 - results) * np.log(1.0 - sure)))

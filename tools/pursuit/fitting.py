"""The logistic regression: which table of chances fits the matches."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np

from playmat.games.perilous.bot.weights import PHASES, At, phase
from playmat.games.perilous.state.codes import height
from playmat.games.perilous.state.mutations import PerilousState
from pursuit.columns import SIZES, Column, columns, hand_made
from pursuit.features import features
from pursuit.matches import play, settings

Numbers: TypeAlias = Any
"""An array of numpy, which is optional and not checked for types."""

RIDGE = 0.01
"""The cost of a correction: half of this times its share of the variance of L. Learned from 1,800 matches,
the table has on 600 others a log loss of 0.350 with 0.3, 0.338 with 0.1, and 0.332 with this or less."""

ALMOST = 1e-4
"""The same for what is free, so that there is always one best answer."""

STEPS = 25
ENOUGH = 1e-9
"""Newton's method ends when the loss falls by less."""


@dataclass
class Positions:
    """Positions at the start of turns.

    Attributes:
        rows: what each column counts in them.
        won: whether the match was won, 0 or 1.
        share: how much each counts; all of a match together count 1.
        tally: matches and victories by setting, for the head of the file.
    """

    rows: list[Numbers] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    share: list[float] = field(default_factory=list)
    tally: dict[str, list[int]] = field(default_factory=dict)


class Design:
    """The table as a sum of columns: L = rows @ answer for any answer of the fit."""

    def __init__(self) -> None:
        self.columns: list[Column] = columns()
        self.parts = {(heroes, at): self.part(heroes, at) for heroes in SIZES for at in range(len(PHASES))}
        self.free = np.array([True, *(column.free for column in self.columns)])

    def part(self, heroes: int, at: int) -> Numbers:
        """By place of the table and column, what the column adds."""
        made = np.zeros((At.SIZE, 1 + len(self.columns)))
        made[:, 0] = hand_made(heroes, at)
        for number, column in enumerate(self.columns, 1):
            for place, amount in column.change(heroes, at).items():
                made[place, number] = amount
        return made

    def row(self, t: PerilousState) -> Numbers:
        """The counts of each column in a position at the start of a turn."""
        part = self.parts[int(t.seats), int(phase(t.to_save - height(t.saved)))]
        made: Numbers = sum((amount * part[place] for place, amount in features(t)), np.zeros(part.shape[1]))
        return made

    def table(self, answer: Numbers) -> list[float]:
        """All numbers of the table in their order."""
        return [float(number) for part in self.parts.values() for number in part @ answer]


def positions(design: Design, games: int, seed: int) -> Positions:
    """All positions at the start of a turn of so many matches; match `n` has the seed `seed + n`."""
    found = Positions()
    for number, heroes, difficulty in settings(games):
        rows: list[Numbers] = []

        def look(t: PerilousState, rows: list[Numbers] = rows) -> None:
            if t.turn > len(rows):
                rows.append(design.row(t))

        won, _turns = play(heroes, difficulty, seed + number, look)
        found.rows += rows
        found.won += [float(won)] * len(rows)
        found.share += [1.0 / len(rows)] * len(rows)
        count = found.tally.setdefault(f"{difficulty}, {heroes} heroes", [0, 0])
        count[0] += 1
        count[1] += won
    return found


def fit(design: Design, found: Positions) -> Numbers:
    """The answer with the least loss: log loss, and what the corrections cost (Newton's method)."""
    rows, won = np.array(found.rows), np.array(found.won)
    share = np.array(found.share) / sum(found.share)
    spread = share @ (rows - share @ rows) ** 2
    cost = np.where(design.free, ALMOST, RIDGE * (spread + 1e-3))
    answer = np.zeros(rows.shape[1])

    def loss(answer: Numbers) -> float:
        odds = rows @ answer
        return float(share @ (np.logaddexp(0.0, odds) - won * odds) + cost @ answer**2 / 2)

    best = loss(answer)
    for _step in range(STEPS):
        expected = 1.0 / (1.0 + np.exp(-(rows @ answer)))
        slope = rows.T @ (share * (expected - won)) + cost * answer
        curve = (rows * (share * expected * (1.0 - expected))[:, None]).T @ rows + np.diag(cost)
        step = np.linalg.solve(curve, slope)
        while loss(answer - step) > best:
            step /= 2.0
        answer -= step
        gain, best = best - loss(answer), loss(answer)
        if gain < ENOUGH:
            break
    return answer

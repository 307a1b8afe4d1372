"""The best way through the remaining rolls of a turn, exactly, in layers.

A *layer* stands for (rolls left after the next throw, Reroll cards left, Ignore cards left). With
`S` a multiset of kept blue dice and `b` what is done with the black die (kept with one of five
symbols, kept without a symbol, or thrown), three functions are computed for every `S` at once.

`after(S, b)`: the value after throwing the other dice and going on in the best way.
    One die at a time: E(S) = sum over faces f of E(S + f) / 6, from five dice down to none. That
    takes 6 steps a multiset where the plain sum over throws takes up to 252. With the black die
    thrown too it is the mean over its five symbols and the Heartless.
`heart(S)`: the value when the black die has just shown Heartless and `S` was set aside before.
    The fresh dice do not matter (PP-ROLL-08 to PP-ROLL-14): with a roll left, the best of
    `after(T, thrown)` for `T` within `S` in the layer below; with none left, `S` alone is assigned.
    An Ignore card (PP-ROLL-17) makes the fresh dice count again: then the mean over their faces of
    the better of both.
`keep(S, b)`: the best of `after(T, b)` and `after(T, thrown)` for `T` within `S`: a maximum over
    subsets, spread upward one element at a time.

`result(S, b)`, for five dice `S`, is then the larger of stopping and `keep` one layer below. Stopping is
worth the best assignment (`allot`). When no roll is left, stopping competes with a Reroll card (PP-ITEM-20).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.perilous.bot.multisets import BLUE, BLUES, FACES, MEMBERS, SYMBOLS, THROWS

NO_SYMBOL: Final = 5
"""The black die is blank or lost."""

THROWN: Final = 6
STATES: Final = 7
FINALS: Final = 6 * MEMBERS
"""Final dice: what the black die shows (five symbols or nothing) times the blue dice."""

WORST: Final = -1e9


def numbers(count: i64) -> vec[float]:
    """A packed table that holds the worst value everywhere."""
    table = vec[float]()
    while count > 0:
        table = append(table, WORST)
        count -= 1
    return table


UNKNOWN: Final[vec[float]] = numbers(STATES * MEMBERS)
"""Tables begin as copies of a part of this one."""


@final
class Layer:
    """The three functions of one layer, by `state of the black die * MEMBERS + blue dice`."""

    __slots__ = ("after", "heart", "keep", "result")

    def __init__(self) -> None:
        self.after: vec[float] = UNKNOWN[:]
        self.keep: vec[float] = UNKNOWN[:]
        self.result: vec[float] = UNKNOWN[:FINALS]
        self.heart: vec[float] = UNKNOWN[:MEMBERS]


@final
class Rolls:
    """The layers of one turn.

    Args:
        finals: the value of the best assignment by `black * MEMBERS + blue`, for every multiset of
            at most five blue dice.
        rerolls, ignores: how many cards of each sort the team may play.
        reroll_cost, ignore_cost: what each play costs, in the unit of `finals`.
    """

    __slots__ = ("finals", "ignore_cost", "ignores", "layers", "made", "reroll_cost", "rerolls")

    def __init__(
        self, finals: vec[float], rerolls: i64, ignores: i64, reroll_cost: float, ignore_cost: float
    ) -> None:
        self.finals = finals
        self.rerolls = rerolls
        self.ignores = ignores
        self.reroll_cost = reroll_cost
        self.ignore_cost = ignore_cost
        self.layers: list[Layer] = []
        self.made: vec[i64] = vec[i64]()
        place: i64 = 0
        while place < 3 * (rerolls + 1) * (ignores + 1):
            self.made = append(self.made, -1)
            place += 1

    def layer(self, left: i64, rerolls: i64, ignores: i64) -> Layer:
        """The layer after whose throw `left` rolls and so many cards remain; made when first asked for."""
        place = (left * (self.rerolls + 1) + rerolls) * (self.ignores + 1) + ignores
        if self.made[place] < 0:
            made = self.make(left, rerolls, ignores)
            self.made[place] = len(self.layers)
            self.layers.append(made)
        return self.layers[self.made[place]]

    def make(self, left: i64, rerolls: i64, ignores: i64) -> Layer:
        """Compute a layer from those below it."""
        layer = Layer()
        self.fill_results(layer, left, rerolls, ignores)
        self.fill_hearts(layer, left, rerolls, ignores)
        fill_expectations(layer)
        fill_keeps(layer)
        return layer

    def fill_results(self, layer: Layer, left: i64, rerolls: i64, ignores: i64) -> None:
        """`result`: stop, or throw again in the layer below."""
        start = BLUES.first[BLUE]
        place: i64 = 0
        while place < FINALS:
            blue = start
            while blue < MEMBERS:
                layer.result[place + blue] = self.finals[place + blue]
                blue += 1
            place += MEMBERS
        cost = 0.0
        if left > 0:
            below = self.layer(left - 1, rerolls, ignores)
        elif rerolls > 0:
            below = self.layer(0, rerolls - 1, ignores)
            cost = self.reroll_cost
        else:
            return
        place = 0
        while place < FINALS:
            blue = start
            while blue < MEMBERS:
                again = below.keep[place + blue] - cost
                if again > layer.result[place + blue]:
                    layer.result[place + blue] = again
                blue += 1
            place += MEMBERS

    def forced(self, left: i64, rerolls: i64, ignores: i64, kept: i64) -> float:
        """A fresh Heartless that nobody ignores, with `kept` set aside before."""
        if left > 0:
            return self.layer(left - 1, rerolls, ignores).keep[THROWN * MEMBERS + kept]
        value = self.finals[NO_SYMBOL * MEMBERS + kept]
        if rerolls > 0:
            below = self.layer(0, rerolls - 1, ignores)
            again = below.keep[THROWN * MEMBERS + kept] - self.reroll_cost
            if again > value:
                return again
        return value

    def fill_hearts(self, layer: Layer, left: i64, rerolls: i64, ignores: i64) -> None:
        """`heart`: forced, or an Ignore card."""
        kept: i64 = 0
        while kept < MEMBERS:
            layer.heart[kept] = self.forced(left, rerolls, ignores, kept)
            kept += 1
        if ignores == 0:
            return
        spared = self.layer(left, rerolls, ignores - 1)
        kept = 0
        while kept < MEMBERS:
            forced = layer.heart[kept]
            mean = 0.0
            place = THROWS.start[kept]
            while place < THROWS.start[kept + 1]:
                value = spared.result[NO_SYMBOL * MEMBERS + THROWS.together[place]] - self.ignore_cost
                if forced > value:
                    value = forced
                mean += THROWS.chance[place] * value
                place += 1
            layer.heart[kept] = mean
            kept += 1


def fill_expectations(layer: Layer) -> None:
    """`after`: one die at a time, from five dice down; then the black die."""
    after = layer.after
    more = BLUES.more
    start = BLUES.first[BLUE]
    place: i64 = 0
    while place < FINALS:
        blue = start
        while blue < MEMBERS:
            after[place + blue] = layer.result[place + blue]
            blue += 1
        blue = start - 1
        while blue >= 0:
            face = blue * FACES
            after[place + blue] = (
                after[place + more[face]]
                + after[place + more[face + 1]]
                + after[place + more[face + 2]]
                + after[place + more[face + 3]]
                + after[place + more[face + 4]]
                + after[place + more[face + 5]]
            ) / FACES
            blue -= 1
        place += MEMBERS
    blue = 0
    while blue < MEMBERS:
        total = layer.heart[blue]
        symbol: i64 = 0
        while symbol < SYMBOLS:
            total += after[symbol * MEMBERS + blue]
            symbol += 1
        after[THROWN * MEMBERS + blue] = total / FACES
        blue += 1


def fill_keeps(layer: Layer) -> None:
    """`keep`: the best subset to keep; at least one die must be thrown (PP-ROLL-03)."""
    keep = layer.keep
    after = layer.after
    parts = BLUES.parts  # the innermost loop of the planner: a fifth of its time
    part = BLUES.part
    whole = BLUES.first[BLUE]
    state: i64 = THROWN
    while state >= 0:
        place = state * MEMBERS
        blue: i64 = 0
        while blue < MEMBERS:
            best = WORST
            if state == THROWN or blue < whole:
                best = after[place + blue]
            if state != THROWN and keep[THROWN * MEMBERS + blue] > best:
                best = keep[THROWN * MEMBERS + blue]
            less = part[blue]
            while less < part[blue + 1]:
                value = keep[place + parts[less]]
                if value > best:
                    best = value
                less += 1
            keep[place + blue] = best
            blue += 1
        state -= 1

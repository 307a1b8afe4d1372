"""The numbers of the table that are fitted together.

The table has 264 numbers for each of twelve cases. A few thousand matches cannot tell them apart; so it is
taken to be the planner's own table, stretched, and some ninety corrections that are shared by many numbers.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from planner_weights import TEAM, by_hand

from playmat.games.perilous.bot.weights import PHASES, At
from playmat.games.perilous.state.components import NEED, WORLDS

SIZES = (2, 3, 4, 5)


@dataclass(frozen=True)
class Column:
    """One number that is fitted.

    Attributes:
        name: what it is called in the file.
        free: whether it costs nothing to be far from 0.
        entries: places of the table, and by how much it changes each of them.
        heroes: the only team size that it is for, or 0.
        phase: the only phase that it is for, or -1.
        shared: it counts for less the more heroes there are.
    """

    name: str
    free: bool
    entries: dict[int, float]
    heroes: int = 0
    phase: int = -1
    shared: bool = False

    def change(self, heroes: int, phase: int) -> dict[int, float]:
        """The change that it makes in the numbers of a team size and phase."""
        if self.heroes not in (0, heroes) or self.phase not in (-1, phase):
            return {}
        scale = TEAM / heroes if self.shared else 1.0
        return {place: scale * amount for place, amount in self.entries.items()}


def spaces(part: int, level: int) -> dict[int, float]:
    """The marker's distance, on worlds of a level."""
    return {part + level * 16 + space: float(space) for space in range(16)}


def columns() -> list[Column]:
    """All of them but the planner's own table."""
    return [*worlds(), *tokens(), *bodies()]


def worlds() -> Iterator[Column]:
    """Columns for the worlds left, the world in play, and the place of the marker."""
    for left in range(1, 8):
        yield Column(f"left_{left}", False, {At.LEFT + left: 1.0})
    yield Column("all", True, {At.LEFT + left: 1.0 for left in range(8)})
    yield Column("left", True, {At.LEFT + left: float(left) for left in range(8)})
    for heroes in SIZES:
        yield Column(f"team_of_{heroes}", False, {At.LEFT + left: 1.0 for left in range(8)}, heroes)
        yield Column(f"left_of_{heroes}", False, {At.LEFT + left: float(left) for left in range(8)}, heroes)
    for level in range(3):
        yield Column(f"marker_{level + 1}", False, spaces(At.MARKER, level))
        yield Column(f"danger_{level + 1}", False, spaces(At.DANGER, level))
        for part, name in ((At.WORLD, "world"), (At.COMING, "coming")):
            of_level = {part + i: 1.0 for i, world in enumerate(WORLDS) if world.level == level + 1}
            yield Column(f"{name}_of_level_{level + 1}", False, of_level)
    for world in range(28):
        yield Column(f"world_{world}", False, {At.WORLD + world: 1.0})
    for phase, name in enumerate(PHASES):
        yield Column(f"overrun_{name}", False, {At.OVERRUN: 1.0}, phase=phase)


def tokens() -> Iterator[Column]:
    """Tokens by action and phase, pairs of them, cards."""
    for action in range(5):
        ready = {At.TOKENS + role * 10 + action * 2: NEED[5 * role + action] / 3 for role in range(5)}
        is_set = {At.TOKENS + role * 10 + action * 2 + 1: 1.0 for role in range(5)}
        yield Column(f"ready_{action}", False, ready, shared=True)
        for phase, name in enumerate(PHASES):
            yield Column(f"set_{action}_{name}", False, is_set, phase=phase, shared=True)
        yield Column(f"pairs_{action}", False, {At.PAIRS + action: 1.0}, shared=True)
    yield Column("cards", False, {At.CARDS + item: 1.0 for item in range(13)})


def bodies() -> Iterator[Column]:
    """Health and Shields: of the next to be hurt, and of the others; more where they are low."""
    for part, name in ((At.BODY, "body"), (At.NEXT, "next")):
        yield Column(name, False, {part + whole: math.log(whole / 10) for whole in range(1, 16)})
        yield Column(f"{name}_low", False, {part + whole: (whole - 5) / 4 for whole in range(1, 5)})
        yield Column(f"{name}_high", False, {part + whole: (whole - 10) / 5 for whole in range(11, 16)})


def hand_made(heroes: int, phase: int) -> list[float]:
    """The numbers of the patient planner, which are added up like those of a chance; a turn costs nothing."""
    numbers = by_hand(heroes, phase, "patient")
    numbers[At.DELAY] = numbers[At.HURRY] = 0.0
    return numbers

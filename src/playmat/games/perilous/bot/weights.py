"""The evaluation: how likely the team wins from the start of a turn, as a table of numbers.

The chance to win is taken to be 1 / (1 + exp(-L)), and L the sum of

| part     | one number for each                                                                     |
|----------|-----------------------------------------------------------------------------------------|
| `tokens` | hero, action, and whether it is Readied or Set                                          |
| `pairs`  | action, times the number of pairs of heroes who have it Set (PP-ASSIGN-08)              |
| `body`   | Health and Shields together of a hero, 0 to 15                                          |
| `next`   | the same for the hero whose turn it is, who is the next to be hurt                      |
| `shield` | (a single number, times) the Shields of all heroes                                      |
| `cards`  | kind of Item Card, times how many of it are held                                        |
| `marker` | level of the world in play and distance from World Saved                                |
| `danger` | the same, added when a world has been overrun already                                   |
| `world`  | the world in play                                                                       |
| `coming` | the worlds still to come                                                                |
| `left`   | how many worlds are still to be saved                                                   |
| `overrun`| (a single number) added when a world has been overrun                                   |
| `delay`  | (a single number) taken off when a turn does not save the world; see `evaluation.delay` |
| `hurry`  | (a single number) by how much that grows with each turn of a long game                  |
| `bend`   | (a single number) by how much tokens count for less the more there are: see `bent`      |

There is a set of numbers for each number of heroes and each phase of the game: the last world, the
two before it, and those before them. There is a table for each pace (`PACES`); the head of its file says
how it was made.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.kernel.documents.toml import read_toml

PARTS: Final[tuple[tuple[str, int], ...]] = (
    ("tokens", 50),
    ("pairs", 5),
    ("body", 16),
    ("next", 16),
    ("shield", 1),
    ("cards", 13),
    ("marker", 48),
    ("danger", 48),
    ("world", 28),
    ("coming", 28),
    ("left", 8),
    ("overrun", 1),
    ("delay", 1),
    ("hurry", 1),
    ("bend", 1),
)
"""The parts of L in the order of the table, and how many numbers each has."""


class At:
    """The beginnings of the parts."""

    TOKENS: Final = 0
    """Role * 10 + action * 2, plus 1 for Set."""
    PAIRS: Final = 50
    BODY: Final = 55
    NEXT: Final = 71
    SHIELD: Final = 87
    CARDS: Final = 88
    MARKER: Final = 101
    """(Level - 1) * 16 + distance, here and for `DANGER`."""
    DANGER: Final = 149
    WORLD: Final = 197
    COMING: Final = 225
    LEFT: Final = 253
    OVERRUN: Final = 261
    DELAY: Final = 262
    HURRY: Final = 263
    BEND: Final = 264
    SIZE: Final = 265


PHASES: Final = ("last", "late", "early")
FEWEST_HEROES: Final = 2
FULL_BODY: Final = 15
FURTHEST: Final = 15
MOST_LEFT: Final = 7


def phase(left: i64) -> i64:
    """The phase of the game with so many worlds left to save.

    >>> [phase(left) for left in (1, 2, 3, 4, 7)]
    [0, 1, 1, 2, 2]
    """
    if left <= 1:
        return 0
    return 1 if left <= 3 else 2


def part_of_table(heroes: i64, left: i64) -> i64:
    """The beginning of the numbers for so many heroes and worlds left."""
    return ((heroes - FEWEST_HEROES) * len(PHASES) + phase(left)) * At.SIZE


def load(text: str) -> vec[float]:
    """The table from its TOML text: `[heroes_2.last]` and so on, with an array for each part."""
    document = read_toml(text)
    table = vec[float]()
    for heroes in range(FEWEST_HEROES, 6):
        for name in PHASES:
            section = document[f"heroes_{heroes}"][name]
            for part, size in PARTS:
                numbers = section[part]
                if len(numbers) != size:
                    raise ValueError(
                        f"weights: heroes_{heroes}.{name}.{part} has {len(numbers)} numbers, not {size}"
                    )
                for number in numbers:
                    table = append(table, float(number))
    return table


def vector(numbers: list[float]) -> vec[float]:
    """A table from all of its numbers in their order."""
    table = vec[float]()
    for number in numbers:
        table = append(table, number)
    return table


def dump(table: vec[float], head: str) -> str:
    """The TOML text of a table; `head` is its comment."""
    lines = [f"# {line}".rstrip() for line in head.splitlines()]
    place = 0
    for heroes in range(FEWEST_HEROES, 6):
        for name in PHASES:
            lines += ["", f"[heroes_{heroes}.{name}]"]
            for part, size in PARTS:
                numbers = ", ".join(f"{table[place + i]:.3g}" for i in range(size))
                lines.append(f"{part} = [{numbers}]")
                place += size
    return "\n".join(lines) + "\n"


@cache
def shipped(name: str) -> vec[float]:
    """A table of `data/weights`, read when it is first asked for."""
    return load(files("playmat.games.perilous").joinpath(f"data/weights/{name}.toml").read_text("utf-8"))


PACES: Final[tuple[str, ...]] = ("brisk", "steady", "patient")
"""The paces, by how long a team builds its boards before it moves on; the usual one first."""


def paced(pace: str) -> vec[float]:
    """The table of a pace, the usual one for any other word."""
    return shipped(pace if pace in PACES else PACES[0])

"""Write the planner's numbers: formulas chosen by hand and tuned by simulation.

    python tools/planner_weights.py brisk src/playmat/games/perilous/data/weights/brisk.toml
    python tools/planner_weights.py steady src/playmat/games/perilous/data/weights/steady.toml
    python tools/planner_weights.py patient src/playmat/games/perilous/data/weights/patient.toml

L is in log odds. The seeds of the tuning are below 10,000 as match seeds of their own; those of the
reported figures are made by `playmat simulate` and are others.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass
from pathlib import Path

from playmat.games.perilous.bot.weights import At, dump, vector
from playmat.games.perilous.state.components import ITEM_WORTH, NEED, WORLDS

ACTION_WORTH = (0.4, 0.25, 0.25, 0.2, 0.35)
"""The worth of Attack, Protect, Distract, Collect, Ability Set, in L, beside the dice it took."""

PAIR_WORTH = (0.05, 0.03, 0.04, 0.02, 0.03)
TEAM = 2.5
"""A token of one hero counts so many times as much as its share of the team."""

SINGLE_CARD, ACTION_CARD = 0.12, 0.2
WORLD_LEFT, NO_WORLD_LEFT = -1.1, 6.2
"""L of each world to save, and of a won game in all: a fresh team begins near one half."""

HURRY = 0.03
"""By how much more a turn costs with each turn of a long game."""


@dataclass(frozen=True)
class Pace:
    """The pace at which a team builds before it moves on.

    Attributes:
        delay: what a turn costs that does not save the world. Less of it wins more games and takes longer.
        last, late, early: what tokens are worth by phase.
        crowded: an empty team's first token is worth 1 + this times the mean, a full team's last 1 - this.
            With 1 full boards are worth the same in every phase, and what is missing costs more where tokens
            are worth more: the team builds before it goes there, and goes when it has built.
        overrun: what the first world that is overrun costs.
        danger: what each space of the marker costs more after that.
    """

    delay: float
    last: float
    late: float
    early: float
    crowded: float
    overrun: float
    danger: float


PACES = {
    "brisk": {
        2: Pace(0.5, 1.3, 1.3, 0.8, 1.0, 1.2, 0.05),
        3: Pace(0.7, 1.1, 1.2, 1.1, 1.0, 2.0, 0.1),
        4: Pace(0.8, 1.1, 1.1, 0.9, 1.0, 2.0, 0.1),
        5: Pace(0.8, 1.05, 1.05, 0.9, 1.0, 2.0, 0.1),
    },
    "steady": {
        2: Pace(0.35, 1.6, 1.6, 1.0, 1.0, 1.2, 0.05),
        3: Pace(0.7, 1.1, 1.2, 1.1, 1.0, 2.0, 0.1),  # as brisk, which three heroes gain nothing over
        4: Pace(0.55, 1.35, 1.35, 1.1, 1.0, 2.0, 0.1),
        5: Pace(0.55, 1.3, 1.3, 1.1, 1.0, 2.0, 0.1),
    },
    "patient": {heroes: Pace(0.4, 0.4, 0.7, 0.8, 0.0, 1.2, 0.05) for heroes in range(2, 6)},
}
"""The paces of teams of so many heroes, tuned by simulation."""


def full(worth: float) -> float:
    """The worth of all tokens of a team together, each counted alone."""
    return worth * TEAM * (sum(ACTION_WORTH) + 0.08 * 15)


def by_hand(heroes: int, at: int, pace: str) -> list[float]:
    """The numbers for so many heroes in a phase of the game, 0 to 2 as in `weights.PHASES`."""
    wanted = PACES[pace][heroes]
    worth = (wanted.last, wanted.late, wanted.early)[at]
    scale = worth * (1 + wanted.crowded) * TEAM / heroes
    n = [0.0] * At.SIZE
    for role in range(5):
        for action in range(5):
            need = int(NEED[5 * role + action])
            place = At.TOKENS + role * 10 + action * 2
            n[place] = scale * 0.06 * need
            n[place + 1] = scale * (ACTION_WORTH[action] + 0.08 * need)
    for action in range(5):
        n[At.PAIRS + action] = scale * PAIR_WORTH[action]
    for whole in range(1, 16):
        n[At.BODY + whole] = 0.9 * math.log(whole / 10)
        n[At.NEXT + whole] = 1.3 * math.log(whole / 10) - 0.1
    for item in range(13):
        n[At.CARDS + item] = SINGLE_CARD * int(ITEM_WORTH[item]) or ACTION_CARD
    for place in range(48):
        n[At.MARKER + place] = -0.1 * (place % 16)
        n[At.DANGER + place] = -wanted.danger * (place % 16)
    for world in range(28):
        n[At.WORLD + world] = -0.2 * int(WORLDS[world].level)
    for left in range(8):
        n[At.LEFT + left] = WORLD_LEFT * left + NO_WORLD_LEFT - wanted.crowded * full(worth)
    n[At.OVERRUN] = -wanted.overrun
    n[At.DELAY] = wanted.delay
    n[At.HURRY] = HURRY
    n[At.BEND] = wanted.crowded / ((1 + wanted.crowded) ** 2 * full(worth))
    return n


def text(pace: str) -> str:
    """The whole table of a pace as TOML."""
    numbers = [number for heroes in range(2, 6) for at in range(3) for number in by_hand(heroes, at, pace)]
    return dump(
        vector(numbers), "Made by tools/planner_weights.py; the formulas and what they mean are there."
    )


def main() -> None:
    """Write the table."""
    parser = argparse.ArgumentParser(description="Write the numbers of the planner's evaluation.")
    parser.add_argument("pace", choices=sorted(PACES), help="how long a team builds before it moves on")
    parser.add_argument("out", type=Path, help="where to write them")
    given = parser.parse_args()
    given.out.write_text(text(given.pace), encoding="utf-8")


if __name__ == "__main__":
    main()

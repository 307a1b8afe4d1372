"""Write the planner's numbers: formulas chosen by hand and tuned by simulation.

    python tools/planner_weights.py src/playmat/games/perilous/bot/weights.toml

L is in log odds. The seeds of the tuning are below 10,000 as match seeds of their own; those of the
reported figures are made by `playmat simulate` and are others.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from playmat.games.perilous.bot.weights import At, dump, vector
from playmat.games.perilous.state.components import ITEM_WORTH, NEED, WORLDS

ACTION_WORTH = (0.4, 0.25, 0.25, 0.2, 0.35)
"""What it is worth to have Attack, Protect, Distract, Collect, Ability Set, in L, beside the dice it took."""

PAIR_WORTH = (0.05, 0.03, 0.04, 0.02, 0.03)
TOKENS_BY_PHASE = (0.4, 0.7, 0.8)
"""Tokens are worth less the fewer worlds are left to use them in."""

SINGLE_CARD, ACTION_CARD = 0.12, 0.2
WORLD_LEFT, NO_WORLD_LEFT = -1.1, 6.2
"""L of each world to save, and of a won game in all: a fresh team begins near one half."""

PATIENCE = 0.4
"""What a turn costs that does not save the world. Less of it wins more games and takes longer."""

HURRY = 0.03
"""By how much more with each turn of a long game."""


def by_hand(heroes: int, at: int) -> list[float]:
    """The numbers for so many heroes in a phase of the game."""
    scale = TOKENS_BY_PHASE[at] * 2.5 / heroes
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
        n[At.DANGER + place] = -0.05 * (place % 16)
    for world in range(28):
        n[At.WORLD + world] = -0.2 * int(WORLDS[world].level)
    for left in range(8):
        n[At.LEFT + left] = WORLD_LEFT * left + NO_WORLD_LEFT
    n[At.OVERRUN] = -1.2
    n[At.DELAY] = PATIENCE
    n[At.HURRY] = HURRY
    return n


def text() -> str:
    """The whole table as TOML."""
    numbers = [number for heroes in range(2, 6) for at in range(3) for number in by_hand(heroes, at)]
    return dump(
        vector(numbers), "Made by tools/planner_weights.py; the formulas and what they mean are there."
    )


def main() -> None:
    """Write the table."""
    parser = argparse.ArgumentParser(description="Write the numbers of the planner's evaluation.")
    parser.add_argument("out", type=Path, help="where to write them")
    parser.parse_args().out.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""The time that the odds of a first turn take: `python -m tools.measures.first_turns`."""

from __future__ import annotations

import time

from playmat.cards.game import CardGame
from playmat.kernel.registry import playable
from playmat.lab.trials.first_turns import DEALS, first_turns


def main() -> None:
    """Deal a starter deck of each card game, and print the seconds of the processor."""
    for game in playable():
        if isinstance(game, CardGame):
            began = time.process_time()
            found = first_turns(game, game.starters[0], game.deck_formats[0], DEALS, lambda: True)
            print(f"{game.id}: {found.deals} deals in {time.process_time() - began:.2f} s")


if __name__ == "__main__":
    main()

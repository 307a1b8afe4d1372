"""Write the playthroughs again."""

from __future__ import annotations

import argparse
import sys

from tests.khtcg.golden.transcript import FOLDER, again, played, setup_of
from tests.khtcg.rules.kit import GAME
from tests.telling import Answerer

from playmat.kernel.game import Setup
from playmat.kernel.match import Match
from playmat.kernel.notation import write_answer
from playmat.kernel.rng import PLAYER_STREAMS, stream_of
from playmat.players import load
from playmat.players.player import Glimpse

RECIPES = {
    "light_against_dark_ffg": ("# Light against Dark, ruleset ffg", "ffg", 3),
    "light_against_dark_tomy": ("# Light against Dark, ruleset tomy", "tomy", 4),
}
"""The title, the ruleset and the seed of each match."""


def greedy(setup: Setup) -> Answerer:
    """The greedy player at both seats."""
    players = [load("greedy", stream_of(setup.seed, PLAYER_STREAMS + seat), GAME) for seat in range(2)]

    def next_answer(match: Match) -> tuple[int, str] | None:
        seat = match.needed[0]
        choice = match.choice(seat)
        answer = players[seat].decide(Glimpse(GAME, match.state, seat, choice))
        return seat, write_answer(GAME, match.state, choice, answer)

    return next_answer


def main() -> int:
    """Write all files; say which have changed."""
    reader = argparse.ArgumentParser(prog="python -m tests.khtcg.golden")
    reader.add_argument("--anew", action="store_true", help="let the greedy player play the matches first")
    wish = reader.parse_args()
    for name, (title, ruleset, seed) in RECIPES.items():
        path = FOLDER / f"{name}.txt"
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        setup = setup_of(ruleset, seed)
        text = again(before) if before and not wish.anew else played(title, setup, greedy(setup))
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{path.name}: {'as it was' if text == before else 'changed, read it'}")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())

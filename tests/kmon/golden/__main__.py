"""Write the playthroughs again."""

from __future__ import annotations

import argparse
import sys

from tests.kmon.golden.transcript import FOLDER, again, played
from tests.telling import Answerer

from playmat.games.kmon import GAME
from playmat.kernel.match.match import Match
from playmat.kernel.notation import write_answer
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import PLAYER_STREAMS, stream_of
from playmat.players import load

RECIPES = {
    "glacier_against_wildfire": ("Two published decks", "KM1-SD1 KM1-SD8", "", 5, "greedy"),
    "with_every_variant": (
        "Every variant",
        "KM1-SD3 KM1-SD6",
        "extra_charge mulligan deckout_hand",
        6,
        "greedy",
    ),
    "at_random": ("Random answers", "KM1-SD5 KM1-SD7", "", 7, "random"),
}
"""The title of each battle, its decks, options and seed, and the computer player at both seats."""


def players_of(name: str, seed: int) -> Answerer:
    """Computer players at both seats."""
    players = [load(name, stream_of(seed, PLAYER_STREAMS + seat), GAME) for seat in range(2)]

    def next_answer(match: Match) -> tuple[int, str] | None:
        seat = match.needed[0]
        choice = match.choice(seat)
        answer = players[seat].decide(Glimpse(GAME, match.state, seat, choice))
        return seat, write_answer(GAME, match.state, choice, answer)

    return next_answer


def main() -> int:
    """Write all files; say which have changed."""
    reader = argparse.ArgumentParser(prog="python -m tests.kmon.golden")
    reader.add_argument("--play-again", nargs="*", default=[], help="battles to play again first, by file")
    wish = reader.parse_args()
    for name, (title, decks, options, seed, player) in RECIPES.items():
        path = FOLDER / f"{name}.txt"
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        if before and name not in wish.play_again:
            text = again(before)
        else:
            text = played(f"# {title}", decks, options, seed, players_of(player, seed))
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{path.name}: {'as it was' if text == before else 'changed, read it'}")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())

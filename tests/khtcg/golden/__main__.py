"""Write the playthroughs again."""

from __future__ import annotations

import argparse
import sys

from tests.khtcg.golden.transcript import FOLDER, TEST_KIT, again, game_of, played
from tests.telling import Answerer

from playmat.kernel.game import Game
from playmat.kernel.match.match import Match
from playmat.kernel.notation import write_answer
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import PLAYER_STREAMS, stream_of
from playmat.players import load

RECIPES = {
    "light_against_dark_ffg": ("Light against Dark", "ffg", TEST_KIT, 3, "greedy"),
    "light_against_dark_tomy": ("Light against Dark", "tomy", TEST_KIT, 4, "greedy"),
    "forms_against_dark_riku_ffg": (
        "Forms of the Key against the Horde",
        "ffg",
        "KHP-SD3 KHP-SD4",
        8,
        "search:24",
    ),
    "roxas_against_riku_tomy": ("Nobodies against Challengers", "tomy", "KHP-SD6 KHP-SD2", 12, "search:24"),
}
"""The title of each match, its ruleset, decks and seed, and the computer player at both seats."""


def players_of(game: Game, name: str, seed: int) -> Answerer:
    """Computer players at both seats."""
    players = [load(name, stream_of(seed, PLAYER_STREAMS + seat), game) for seat in range(2)]

    def next_answer(match: Match) -> tuple[int, str] | None:
        seat = match.needed[0]
        choice = match.choice(seat)
        answer = players[seat].decide(Glimpse(game, match.state, seat, choice))
        return seat, write_answer(game, match.state, choice, answer)

    return next_answer


def main() -> int:
    """Write all files; say which have changed."""
    reader = argparse.ArgumentParser(prog="python -m tests.khtcg.golden")
    reader.add_argument("--play-again", nargs="*", default=[], help="matches to play again first, by file")
    wish = reader.parse_args()
    for name, (title, ruleset, decks, seed, player) in RECIPES.items():
        path = FOLDER / f"{name}.txt"
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        if before and name not in wish.play_again:
            text = again(before)
        else:
            answerer = players_of(game_of(decks), player, seed)
            text = played(f"# {title}, ruleset {ruleset}", ruleset, decks, seed, answerer)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{path.name}: {'as it was' if text == before else 'changed, read it'}")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())

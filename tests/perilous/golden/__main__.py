"""Write the playthroughs again."""

from __future__ import annotations

import argparse
import sys

from tests.perilous.golden.transcript import FOLDER, GAME, Recipe, again, played
from tests.perilous.play import setup_of
from tests.telling import Answerer

from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.game import Setup, Value
from playmat.kernel.match.match import Match
from playmat.kernel.notation import write_answer
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import PLAYER_STREAMS, stream_of
from playmat.players import load

OTHER_RULES: dict[str, Value] = {
    "difficulty": "hard",
    "hard_target": 6,
    "world_side": "back",
    "first_hero": "kairi",
    "hands": "hidden",
    "reroll_scope": "any",
    "replacement_level": "same",
    "overrun_at": "pass",
    "damage_choice": "auto",
}

NEAR_THE_END = "near_the_end.toml"

RECIPES: dict[str, tuple[str, Recipe]] = {
    "standard_game_lost": (
        "greedy",
        Recipe("Three heroes lose the standard game", setup_of("riku", "sora", "donald", seed=58)),
    ),
    "last_worlds_won": (
        "planner",
        Recipe("The last two worlds are saved", setup_of("sora", "goofy", "kairi", seed=5), NEAR_THE_END),
    ),
    "other_rules": (
        "random",
        Recipe(
            "Five heroes, the harder game with every other option",
            setup_of("riku", "goofy", "kairi", "sora", "donald", seed=8, options=OTHER_RULES),
        ),
    ),
}
"""The player of each match when it is played again, and the match."""


def computer(setup: Setup, name: str) -> Answerer:
    """Computer players at all seats."""
    players = [
        load(name, stream_of(setup.seed, PLAYER_STREAMS + seat), GAME) for seat in range(len(setup.seats))
    ]

    def next_answer(match: Match) -> tuple[int, str] | None:
        for seat in [*[s for s in match.asked if s not in match.needed], *match.needed]:
            choice = match.choice(seat)
            answer = players[seat].decide(Glimpse(GAME, match.state, seat, choice))
            if answer != PASS_OFFER:
                return seat, write_answer(GAME, match.state, choice, answer)
        return None

    return next_answer


def main() -> int:
    """Write all files; say which have changed."""
    reader = argparse.ArgumentParser(prog="python -m tests.perilous.golden")
    reader.add_argument("--play-again", action="store_true", help="let computers play the matches first")
    wish = reader.parse_args()
    for name, (player, recipe) in RECIPES.items():
        path = FOLDER / f"{name}.txt"
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        keep = bool(before) and not wish.play_again
        text = again(before) if keep else played(recipe, computer(recipe.setup, player))
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{path.name}: {'as it was' if text == before else 'changed, read it'}")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())

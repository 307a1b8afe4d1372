"""The game with the cards of the examples, which exist for the tests only."""

from __future__ import annotations

from pathlib import Path

from playmat.games.kmon import GAME
from playmat.kernel.game import Game

FOLDER = Path(__file__).parent
KIT: Game = GAME.with_sets(("kit.toml", (FOLDER / "kit.toml").read_text(encoding="utf-8")))

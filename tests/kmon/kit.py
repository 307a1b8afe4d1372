"""The game with the cards of the examples and of the other tests, which exist for the tests only."""

from __future__ import annotations

from pathlib import Path

from playmat.games.kmon import GAME
from playmat.kernel.game import Game

FOLDER = Path(__file__).parent
SETS = ("kit.toml", "fx.toml", "choices.toml", "rules.toml")
KIT: Game = GAME.with_sets(*((name, (FOLDER / name).read_text(encoding="utf-8")) for name in SETS))
"""The rules of K-Mon over its own cards and those of the sets beside this module."""

"""Ratings of the computer players, on the scale of people's: each game states those of its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from playmat.kernel.documents.toml import read_toml
from playmat.kernel.registry import game as installed_game

FILE = "bot/levels.toml"
"""The file with the ratings of a game's computer players, which no match changes."""


@cache
def level_ratings(game: str) -> Mapping[str, int]:
    """The ratings of a game's computer players; those that are not here play unrated."""
    file = files(installed_game(game).package).joinpath(FILE)
    return MappingProxyType(read_toml(file.read_text("utf-8")) if file.is_file() else {})


def level_rating(game: str, level: str) -> int | None:
    """The rating of a computer player, for a level that of its program; None for one that has none."""
    known = level_ratings(game)
    return known.get(level, known.get(installed_game(game).levels.get(level, "")))

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
def _program_ratings(game: str) -> Mapping[str, int]:
    """The ratings of a game's computer players by their programs, whatever they are called in its file."""
    package, levels = installed_game(game).package, installed_game(game).levels
    file = files(package).joinpath(FILE) if package else None
    stated = read_toml(file.read_text("utf-8")) if file and file.is_file() else {}
    return MappingProxyType({levels.get(name, name): rating for name, rating in stated.items()})


def level_rating(game: str, level: str) -> int | None:
    """The rating of a computer player, by its level or its program; None for one that plays unrated."""
    return _program_ratings(game).get(installed_game(game).levels.get(level, level))


def level_ratings(game: str) -> dict[str, int]:
    """The ratings of a game's levels, the weakest first; those that are not here play unrated."""
    rated = {level: level_rating(game, level) for level in installed_game(game).levels}
    return {level: rating for level, rating in rated.items() if rating is not None}

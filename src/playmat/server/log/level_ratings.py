"""Fixed points of the scale of ratings: computer players, and games that are played against together."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import msgspec

from playmat.kernel.documents.form import fit
from playmat.kernel.documents.toml import read_toml
from playmat.kernel.game import Game, Plain, Value
from playmat.kernel.registry import game as installed_game

FILE = "bot/levels.toml"
"""The file with the ratings of a game's computer players, which no match changes."""

OPPONENT_FILE = "bot/opponent.toml"
"""The file with the ratings of a game that people play against together."""


class Opponent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as the opponent of a team.

    Attributes:
        options: those of its options that are not the usual ones.
        ratings: its rating with the fewest players, with one more, and so on.
    """

    options: dict[str, Value]
    ratings: tuple[int, ...]


class _OpponentFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    opponent: tuple[Opponent, ...] = ()


def _stated(game: Game, name: str) -> Plain:
    """The content of a file of a game; nothing where it has none."""
    file = files(game.package).joinpath(name) if game.package else None
    return read_toml(file.read_text("utf-8")) if file and file.is_file() else {}


@cache
def _program_ratings(game: str) -> Mapping[str, int]:
    """The ratings of a game's computer players by their programs, whatever they are called in its file."""
    levels = installed_game(game).levels
    stated = _stated(installed_game(game), FILE)
    return MappingProxyType({levels.get(name, name): rating for name, rating in stated.items()})


def level_rating(game: str, level: str) -> int | None:
    """The rating of a computer player, by its level or its program; None for one that plays unrated."""
    return _program_ratings(game).get(installed_game(game).levels.get(level, level))


def level_ratings(game: str) -> dict[str, int]:
    """The ratings of a game's levels, the weakest first; those that are not here play unrated."""
    rated = {level: level_rating(game, level) for level in installed_game(game).levels}
    return {level: rating for level, rating in rated.items() if rating is not None}


@cache
def opponents(game: str) -> tuple[Opponent, ...]:
    """A game as the opponent of teams, with each of the options with which that was measured."""
    return fit(_stated(installed_game(game), OPPONENT_FILE), _OpponentFile).opponent


def opponent_rating(game: str, options: Mapping[str, Value], players: int) -> int | None:
    """The rating of a game as the opponent of a team; None where it was not measured.

    Args:
        game: the id of the game.
        options: all of its options.
        players: how many play together.
    """
    here = installed_game(game)
    usual = {option.name: option.default for option in here.options()}
    for one in opponents(game):
        if {**usual, **one.options} == dict(options):
            more = players - here.min_seats
            return one.ratings[more] if 0 <= more < len(one.ratings) else None
    return None

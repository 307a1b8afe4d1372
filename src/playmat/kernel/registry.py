"""The registry of games: those that are installed, and those that a program registers.

Installed games are found through the entry-point group `playmat.games`. A third party's package adds a game
with two lines of its `pyproject.toml`:

    [project.entry-points."playmat.games"]
    nim = "my_package:GAME"

One that cannot be loaded, for whatever reason, is named with the reason where it is asked for, and harms
no other.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from playmat.kernel.documents.form import nearest
from playmat.kernel.editions import ExtraSet, expansions_of
from playmat.kernel.errors import BadSetup, NotLoaded, UnknownGame
from playmat.kernel.game import Game
from playmat.kernel.loading import loading

GROUP = "playmat.games"

_registered: dict[str, Game] = {}


@cache
def _found() -> dict[str, EntryPoint]:
    """The installed games by id."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def games() -> list[str]:
    """The ids of the installed and registered games, in alphabetical order; this imports none of them."""
    return sorted([*_found(), *_registered])


def playable() -> list[Game]:
    """The games that there are, in the order of their ids, without those that cannot be loaded."""
    found: list[Game] = []
    for game_id in games():
        try:
            found.append(game(game_id))
        except UnknownGame:
            continue
    return found


def expansion(code: str) -> ExtraSet | None:
    """The expansion of a code, in whatever letters, if one of the games comes with it."""
    known = (one for game in playable() for one in expansions_of(game.package))
    return next((one for one in known if one.code == code.upper()), None)


@cache
def game(game_id: str) -> Game:
    """The game with this id.

    Raises:
        UnknownGame: no such game is installed, and the error names the nearest, or lists those that are; or
            it cannot be loaded, and the error says why.
    """
    if game_id in _registered:
        return _registered[game_id]
    point = _found().get(game_id)
    if point is None:
        raise _unknown(game_id)
    try:
        with loading(game_id):
            loaded = point.load()
    except NotLoaded as error:
        raise UnknownGame("error-game-broken", "", got=game_id, why=error.why) from error
    if not isinstance(loaded, Game) or loaded.id != game_id:
        raise UnknownGame("error-not-a-game", "", got=game_id, where=point.value)
    return loaded


def register_game(game: Game) -> None:
    """Make a game known under its id, in this process only: for a program, a notebook, a test.

    A package that others install names its game in its `pyproject.toml` instead (`docs/extend/game.md`).

    Raises:
        BadSetup: there already is a game with this id.
    """
    if game.id in games():
        raise BadSetup("error-game-taken", "", got=game.id)
    _registered[game.id] = game


def registered_package(game_id: str) -> str:
    """The package of a game that a program has registered, or the empty string."""
    return _registered[game_id].package if game_id in _registered else ""


def _unknown(game_id: str) -> UnknownGame:
    """The refusal of a game that is not installed: the nearest that is, all of them, or that none is."""
    if not games():
        return UnknownGame("error-no-games")
    near = nearest(game_id.lower(), games())
    if near:
        return UnknownGame("error-unknown-game-near", "", got=game_id[:80], near=near)
    return UnknownGame("error-unknown-game", "", got=game_id[:80], known=", ".join(games()))

"""Which games there are: found through the entry-point group `playmat.games`.

A third party's package adds a game with two lines of its `pyproject.toml`:

    [project.entry-points."playmat.games"]
    nim = "my_package:GAME"
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from playmat.kernel.errors import UnknownGame
from playmat.kernel.game import Game

GROUP = "playmat.games"


@cache
def _found() -> dict[str, EntryPoint]:
    """The installed games by id."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def games() -> list[str]:
    """The ids of the installed games, in alphabetical order."""
    return list(_found())


@cache
def game(game_id: str) -> Game:
    """The game with this id.

    Raises:
        UnknownGame: no such game is installed; the error lists those that are.
    """
    point = _found().get(game_id)
    if point is None:
        raise UnknownGame("error-unknown-game", "", got=game_id, known=", ".join(games()))
    loaded = point.load()
    if not isinstance(loaded, Game):
        raise UnknownGame("error-not-a-game", "", got=game_id, where=point.value)
    return loaded

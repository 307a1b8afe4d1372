"""The computer players by name."""

from __future__ import annotations

from typing import Final

from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game
from playmat.kernel.rng import Stream
from playmat.players.player import Player, RandomPlayer

PLAYERS: Final[dict[str, tuple[str, ...]]] = {
    "random": (),
    "greedy": (),
    "planner": ("perilous",),
}
"""The players, and the games that each can play; all games if none is named."""


def names(game: Game | None = None) -> tuple[str, ...]:
    """The players that can play a game; all of them without one."""
    return tuple(name for name, games in PLAYERS.items() if game is None or not games or game.id in games)


def load(name: str, stream: Stream, game: Game | None = None) -> Player:
    """The computer player of this name.

    Args:
        name: one of `names()`.
        stream: the player's own chance; a player is deterministic for it.
        game: what will be played, if known.

    Raises:
        BadSetup: nobody of this name plays this game; the error lists those who do.
    """
    if name not in PLAYERS:
        raise BadSetup("error-player", "", got=name, known=", ".join(names(game)))
    if name not in names(game):
        raise BadSetup("error-player-game", "", player=name, game=game.id if game else "", known=", ".join(names(game)))
    if name == "greedy":
        from playmat.players.greedy import Greedy  # noqa: PLC0415 - only who is asked for is loaded

        return Greedy(stream)
    if name == "planner":
        from playmat.players.planner.planner import Planner  # noqa: PLC0415 - a room of its own

        return Planner(stream)
    return RandomPlayer(stream)

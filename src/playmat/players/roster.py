"""The computer players by name, and how strong they are to be: `greedy`, `search:hard`."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game
from playmat.kernel.rng import Stream
from playmat.players.player import Player, RandomPlayer
from playmat.players.search.budget import LEVELS, read_budget
from playmat.players.steadfast import Steadfast

PLAYERS: Final[dict[str, tuple[str, ...]]] = {
    "random": (),
    "greedy": (),
    "search": (),
    "planner": ("perilous",),
}
"""The players, and the games that each can play; all games if none is named."""

LEVELLED: Final[dict[str, tuple[str, ...]]] = {"search": tuple(LEVELS)}
"""The named levels of the players that have them. A level is written behind a colon."""


def names(game: Game | None = None) -> tuple[str, ...]:
    """The players that can play a game; all of them without one."""
    return tuple(name for name, games in PLAYERS.items() if game is None or not games or game.id in games)


def offered(game: Game | None = None) -> tuple[str, ...]:
    """What a list to choose from offers: the players of a game, those with levels once for each.

    >>> offered()
    ('random', 'greedy', 'search:easy', 'search:medium', 'search:hard', 'planner')
    """
    found: list[str] = []
    for name in names(game):
        found += [f"{name}:{level}" for level in LEVELLED[name]] if name in LEVELLED else [name]
    return tuple(found)


def is_player(text: str) -> bool:
    """Whether a text names a computer player, of whatever level: `greedy`, `search`, `search:500ms`.

    >>> is_player("search:hard"), is_player("human")
    (True, False)
    """
    return text.partition(":")[0] in PLAYERS


def load(
    text: str,
    stream: Stream,
    game: Game | None = None,
    clock: Callable[[], float] | None = None,
    patience: float = math.inf,
) -> Player:
    """The computer player that a text names.

    Args:
        text: one of `names()`; after a colon, for those that have levels, a level, a number of trials or
            a time to think: `search:hard`, `search:2000`, `search:500ms` (`search.budget.read_budget`).
        stream: the player's own chance; a player is deterministic for it, unless it thinks for a time.
        game: what will be played, if known.
        clock: the time in seconds from any beginning; without one nobody can think for a time.
        patience: nobody starts another trial after so many seconds of the clock, whatever his level.

    Raises:
        BadSetup: nobody of this name and level plays this game; the error lists those who do.
    """
    name, _colon, level = text.partition(":")
    if name not in PLAYERS:
        raise BadSetup("error-player", "", got=name, known=", ".join(names(game)))
    if name not in names(game):
        raise BadSetup(
            "error-player-game", "", player=name, game=game.id if game else "", known=", ".join(names(game))
        )
    if level and name not in LEVELLED:
        raise BadSetup("error-player-levels", "", player=name, got=level)
    if name == "search":
        from playmat.players.search.search import Search  # noqa: PLC0415 - only who is asked for is loaded

        return Search(stream, read_budget(level), clock, patience)
    if name == "greedy":
        from playmat.players.greedy import Greedy  # noqa: PLC0415 - likewise

        return Greedy(stream)
    if name == "planner":
        from playmat.players.planner.planner import Planner  # noqa: PLC0415 - likewise

        return Planner(stream)
    return RandomPlayer(stream)


def steadfast(
    text: str,
    stream: Stream,
    game: Game | None = None,
    clock: Callable[[], float] | None = None,
    patience: float = math.inf,
) -> Steadfast:
    """The computer player that a text names, for whoever seats one: it always answers.

    The arguments are those of `load`. A text that names nobody is a failure like any other: check it with
    `load` where a person can still mend it.
    """

    def make(name: str) -> Player:
        return load(name, stream, game, clock, patience)

    return Steadfast(text, make)

"""The computer players by name: levels that every game knows, and programs with their budgets.

People choose from `beginner`, `casual`, `skilled`, `expert` and `champion` (`LEVELS` of the kernel). Each
game says which program plays a level (`Game.levels`). Programs can be named themselves: `greedy`.

Besides those that play every game there are those of single games and of third parties, found through the
entry-point group `playmat.players`, and those that a program registers. A package adds one with two lines of
its `pyproject.toml`:

    [project.entry-points."playmat.players"]
    cautious = "my_package:Cautious"

What is named there makes a player from its stream of chance; most are classes. It can say, as attributes,
which `games` it plays (ids; all if it does not say) and which `levels` it has: then the level is the second
thing it is given, the first of them where people name none.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, Final

from playmat.kernel.documents.form import nearest
from playmat.kernel.errors import BadSetup, NotLoaded
from playmat.kernel.game import LEVELS, Game
from playmat.kernel.loading import loading
from playmat.kernel.player import Player
from playmat.kernel.rng import Stream
from playmat.players.search.budget import LEVELS as BUDGETS
from playmat.players.search.budget import read_budget
from playmat.players.steadfast import Steadfast
from playmat.players.uniform import RandomPlayer

GROUP: Final = "playmat.players"

NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")

GAMES: Final = "playmat.games."
"""The beginning of the names of the modules in which our own games bring players."""

RESERVED: Final = ("human", "away", "exec", "seeing")
"""Words that can take a seat or stand before a player's name; no player has one as its name."""


class Wanted:
    """The wishes with which a player is made.

    Attributes:
        stream: the player's own chance.
        level: what stood behind the colon, or the empty string.
        clock: the time in seconds from any beginning, or None.
        patience: nobody starts another trial after so many seconds of the clock, whatever their level.
    """

    def __init__(
        self, stream: Stream, level: str, clock: Callable[[], float] | None, patience: float
    ) -> None:
        self.stream = stream
        self.level = level
        self.clock = clock
        self.patience = patience


class PlayerKind:
    """A computer player that can be named.

    Attributes:
        make: makes one.
        games: the ids of the games that it plays; all games if it is empty.
        levels: the levels that lists offer; with none of them it takes no level.
        measure: it is there to measure others by, and no list offers it to people.
        ours: it comes with this package, where levels stand for it in the lists for people.
    """

    def __init__(
        self,
        make: Callable[[Wanted], Player],
        games: tuple[str, ...] = (),
        levels: tuple[str, ...] = (),
        measure: bool = False,
        ours: bool = False,
    ) -> None:
        self.make = make
        self.games = games
        self.levels = levels
        self.measure = measure
        self.ours = ours

    def plays(self, game: Game | None) -> bool:
        """Return whether it plays a game; whether it plays anything, without one."""
        return game is None or not self.games or game.id in self.games


def _random(wanted: Wanted) -> Player:
    return RandomPlayer(wanted.stream)


def _greedy(wanted: Wanted) -> Player:
    from playmat.players.greedy import Greedy  # noqa: PLC0415 - only who is asked for is loaded

    return Greedy(wanted.stream)


def _myopic(wanted: Wanted) -> Player:
    from playmat.players.myopic import Myopic  # noqa: PLC0415 - likewise

    return Myopic(wanted.stream)


def _search(wanted: Wanted) -> Player:
    from playmat.players.search.search import Search  # noqa: PLC0415 - likewise

    return Search(wanted.stream, read_budget(wanted.level), wanted.clock, wanted.patience)


_kinds: dict[str, PlayerKind] = {
    "random": PlayerKind(_random, ours=True),
    "myopic": PlayerKind(_myopic, measure=True, ours=True),  # the levels of beginners
    "greedy": PlayerKind(_greedy, ours=True),
    "classic": PlayerKind(_greedy, measure=True, ours=True),  # the same, and held by a test: ADR 12
    "search": PlayerKind(_search, (), tuple(BUDGETS), ours=True),
}
"""The players that are known by now; those of games and of third parties come when somebody asks."""

_ALWAYS: Final = tuple(_kinds)
"""The players of every game."""

_broken: dict[str, str] = {}
"""Installed players that could not be loaded, and why."""

_looked: list[bool] = []
"""Not empty once the entry points have been looked for."""


def kind_of(name: str) -> PlayerKind | None:
    """The player of a name; the entry points are looked for only if it is none of those known by now."""
    return _kinds.get(name) or kinds().get(name)


def kinds() -> dict[str, PlayerKind]:
    """The players that there are, those that play every game first."""
    if not _looked:
        _looked.append(True)
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            try:
                with loading(point.name):
                    register_player(point.name, point.load())
                _kinds[point.name].ours = point.module.startswith(GAMES)
            except NotLoaded as error:
                _broken[point.name] = error.why
    return _kinds


def register_player(
    name: str,
    make: Callable[..., Player],
    *,
    games: tuple[str, ...] | None = None,
    levels: tuple[str, ...] | None = None,
) -> None:
    """Make a player known under a name, in this process only: for a program, a notebook, a test.

    Args:
        name: what people write: lower-case letters, digits, `_` and `-`.
        make: makes one from its stream of chance, and its level if it has levels; as a rule a class.
        games: the ids of the games that it plays; if not given, what `make.games` says, else all.
        levels: its levels, the usual one first; if not given, what `make.levels` says, else none.

    Raises:
        BadSetup: the name is taken or not a valid one, or `make` cannot be called.
    """
    if not NAME.fullmatch(name) or name in RESERVED:
        raise BadSetup("error-player-name", "", got=name[:40])
    if name in _kinds or name in LEVELS:
        raise BadSetup("error-player-taken", "", got=name)
    if not callable(make):
        raise BadSetup("error-player-make", "", got=name)
    known = levels if levels is not None else tuple(getattr(make, "levels", ()))
    plays = games if games is not None else tuple(getattr(make, "games", ()))
    _kinds[name] = PlayerKind(_maker(make, known), plays, known)


def _maker(make: Callable[..., Any], levels: tuple[str, ...]) -> Callable[[Wanted], Player]:
    """Makes a third party's player, at a level that it has."""

    def made(wanted: Wanted) -> Player:
        if not levels:
            player: Player = make(wanted.stream)
            return player
        level = wanted.level or levels[0]
        if level not in levels:
            raise BadSetup("error-player-no-level", "", got=level[:40], known=", ".join(levels))
        levelled: Player = make(wanted.stream, level)
        return levelled

    return made


def names(game: Game | None = None) -> tuple[str, ...]:
    """The names of the computer players for a game; of all of them if no game is given."""
    return tuple([name for name, kind in kinds().items() if kind.plays(game)])


def programs(game: Game | None = None) -> tuple[str, ...]:
    """The programs of a game by all the names that lists have for them, those with levels once for each.

    One that only measures others is not among them.

    >>> programs()[:5]
    ('random', 'greedy', 'search:easy', 'search:medium', 'search:hard')
    """
    return _spelt([name for name in names(game) if not kinds()[name].measure])


def offered(game: Game | None = None) -> tuple[str, ...]:
    """The choices that a list offers: the levels of a game, the weakest first, then third parties.

    Of a game that has no levels, all programs; without a game, every level that there is.

    >>> offered()
    ('beginner', 'casual', 'skilled', 'expert', 'champion')
    """
    levels = LEVELS if game is None else tuple(game.levels)
    if not levels:
        return programs(game)
    return (*levels, *_spelt([name for name in names(game) if not kinds()[name].ours]))


def _spelt(found: list[str]) -> tuple[str, ...]:
    """Programs with each of their levels."""
    spelt: list[str] = []
    for name in found:
        levels = kinds()[name].levels
        spelt += [f"{name}:{level}" for level in levels] if levels else [name]
    return tuple(spelt)


def can_sit(text: str, game: Game) -> bool:
    """Return whether a table of a game takes a computer player by this name: an offered one, or a program."""
    return text in offered(game) or text in programs(game)


def is_player(text: str) -> bool:
    """Return whether a text names a computer player, of whatever level: `expert`, `greedy`, `search:500ms`.

    >>> is_player("search:hard"), is_player("beginner"), is_player("human")
    (True, True, False)
    """
    return text in LEVELS or kind_of(text.partition(":")[0]) is not None


def load(
    text: str,
    stream: Stream,
    game: Game | None = None,
    clock: Callable[[], float] | None = None,
    patience: float = math.inf,
) -> Player:
    """The computer player that a text names.

    Args:
        text: one of the game's levels, or one of `names()`; after a colon, for those that have levels, a
            level, a number of trials or a time to think: `expert`, `search:hard`, `search:2000`,
            `search:500ms` (`search.budget.read_budget`).
        stream: the player's own chance; a player is deterministic for it, unless it thinks for a time.
        game: what will be played, if known.
        clock: the time in seconds from any beginning; without one nobody can think for a time.
        patience: nobody starts another trial after so many seconds of the clock, whatever their level.

    Raises:
        BadSetup: nobody of this name and level plays this game; the error lists those who do.
    """
    name, _colon, level = text.partition(":")
    if name in LEVELS:
        if level:
            raise BadSetup("error-player-levels", "", player=name, got=level[:40])
        return load(program_of(name, game), stream, game, clock, patience)
    kind = kind_of(name)
    if kind is None:
        raise unknown(name, game)
    if not kind.plays(game):
        raise BadSetup(
            "error-player-game", "", player=name, game=game.id if game else "", known=", ".join(names(game))
        )
    if level and not kind.levels:
        raise BadSetup("error-player-levels", "", player=name, got=level)
    return kind.make(Wanted(stream, level, clock, patience))


def program_of(level: str, game: Game | None) -> str:
    """The program that plays a level in a game.

    Raises:
        BadSetup: no game is known, or it has nobody of this level; the error lists whom it has.
    """
    if game is None:
        raise BadSetup("error-player-which-game", "", got=level)
    if level in game.levels:
        return game.levels[level]
    if not game.levels:
        raise BadSetup(
            "error-player-unlevelled", "", got=level, game=game.id, known=", ".join(programs(game))
        )
    place = LEVELS.index(level)
    near = min(game.levels, key=lambda one: abs(LEVELS.index(one) - place))
    raise BadSetup(
        "error-player-no-such-level", "", got=level, game=game.id, near=near, known=", ".join(game.levels)
    )


def unknown(name: str, game: Game | None = None) -> BadSetup:
    """The refusal of a name that no player of a game has: the nearest one, or all of them."""
    if name in _broken:
        return BadSetup("error-player-broken", "", got=name, why=_broken[name])
    known = (*(LEVELS if game is None else game.levels), *names(game))
    near = nearest(name, known)
    if near:
        return BadSetup("error-player-near", "", got=name[:40], near=near, known=", ".join(known))
    return BadSetup("error-player", "", got=name[:40], known=", ".join(known))


def forget() -> None:
    """Look for the installed players again, and forget those that a program has registered."""
    for name in [one for one in _kinds if one not in _ALWAYS]:
        del _kinds[name]
    _broken.clear()
    _looked.clear()


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

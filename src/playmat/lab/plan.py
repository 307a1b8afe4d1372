"""What a simulation is: everything that decides its results, and nothing else."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Sequence

import msgspec

from playmat import players
from playmat.kernel.errors import BadSetup, PlaymatError
from playmat.kernel.game import Game, Option, Seat, Setup, Value, check_setup
from playmat.kernel.registry import game as installed_game
from playmat.kernel.rng import PLAYER_STREAMS, mix, stream_of
from playmat.lab.arena import lineup
from playmat.players.player import Player

USUAL_SEATS = 2
BEGINNINGS = 20


class BadPlan(PlaymatError):
    """A simulation that cannot be: numbers out of range, or players and seats that do not fit."""


class Plan(msgspec.Struct, frozen=True):
    """A simulation. Game number `k` of a plan is the same on every machine and build.

    Attributes:
        game: id of the game.
        players: the name of each seat's player.
        heroes: what each seat plays; empty if every match draws it anew.
        ruleset: the ruleset.
        options: all options of the game with their values.
        games: how many games.
        seed: the seed that the seeds of the games are made from.
    """

    game: str
    players: tuple[str, ...]
    heroes: tuple[str, ...]
    ruleset: str
    options: dict[str, Value]
    games: int
    seed: int

    def match_seed(self, number: int) -> int:
        """The seed of game number `number`, counted from 0."""
        return int(mix(self.seed, number))

    def setup(self, game: Game, number: int) -> Setup:
        """The setup of game number `number`."""
        seed = self.match_seed(number)
        roles = self.heroes or lineup(game, len(self.players), seed)
        seats = tuple(Seat(role, (), name) for role, name in zip(roles, self.players, strict=True))
        return Setup(self.game, seats, self.ruleset, self.options, seed)

    def seated(self, number: int) -> list[Player]:
        """The players of game number `number`, each with its own stream of the game's seed."""
        seed, game = self.match_seed(number), installed_game(self.game)
        return [
            players.load(name, stream_of(seed, PLAYER_STREAMS + seat), game)
            for seat, name in enumerate(self.players)
        ]

    def command(self, number: int) -> str:
        """The command line that plays game number `number` of this plan again, alone."""
        words = ["playmat", "simulate", self.game, "--players", ",".join(self.players)]
        if self.heroes:
            words += ["--heroes", ",".join(self.heroes)]
        if self.ruleset:
            words += ["--ruleset", self.ruleset]
        usual = {option.name: option.default for option in installed_game(self.game).options()}
        for name, value in self.options.items():
            if value != usual[name]:
                words += ["--option", f"{name}={_spell(value)}"]
        return shlex.join([*words, "--seed", str(self.seed), "--only", str(number)])


def make_plan(
    game: Game,
    names: Sequence[str],
    *,
    seats: int | None = None,
    heroes: Sequence[str] = (),
    ruleset: str = "",
    options: dict[str, Value] | None = None,
    games: int = 1000,
    seed: int = 1,
) -> Plan:
    """A plan that has been checked.

    Args:
        game: what is played.
        names: the player of every seat, or one that plays all seats.
        seats: how many seats; if not given, as many as heroes or players are named, else two.
        heroes: what the seats play; drawn anew for every match if not given.
        ruleset: the ruleset; the game's first one if not given.
        options: the options that differ from their defaults.
        games: how many games.
        seed: what the seeds of the games are made from.

    Raises:
        BadPlan, BadSetup: something that cannot be, by name, with the fix.
    """
    at_least("games", games, 1)
    if heroes and seats is not None and seats != len(heroes):
        raise BadPlan("lab-seats-heroes", "", seats=seats, heroes=len(heroes))
    if heroes:
        seats = len(heroes)
    elif seats is None:
        seats = len(names) if len(names) > 1 else min(max(USUAL_SEATS, game.min_seats), game.max_seats)
    at_least("seats", seats, 1)
    if len(names) not in (1, seats):
        raise BadPlan("lab-players-seats", "", players=len(names), seats=seats)
    for name in names:
        players.load(name, stream_of(0, PLAYER_STREAMS), game)
    every = tuple(names) if len(names) == seats else (names[0],) * seats
    roles = tuple(heroes)
    sample = roles or lineup(game, min(seats, game.max_seats), 0)
    sample += ("",) * (seats - len(sample))
    setup = check_setup(game, Setup(game.id, tuple(map(Seat, sample)), ruleset, options or {}, seed))
    plan = Plan(game.id, every, roles, setup.ruleset, setup.options, games, seed)
    check_beginnings(game, plan)
    return plan


def check_beginnings(game: Game, plan: Plan) -> None:
    """Refuse what only the game itself can tell to be impossible, such as a first hero who takes no part.

    Raises:
        BadSetup: one of the first games cannot begin.
    """
    for number in range(min(plan.games, BEGINNINGS)):
        try:
            game.begin(plan.setup(game, number))
        except BadSetup:
            raise
        except Exception:  # noqa: S112 - a fault of the rules, which is counted when the game is played
            continue


def at_least(name: str, got: int, low: int) -> None:
    """Refuse a number of the command line that is too small.

    Raises:
        BadPlan: it is; the message names the option.
    """
    if got < low:
        raise BadPlan("lab-too-few", "", name=name, got=got, low=low)


def read_options(game: Game, words: Iterable[str]) -> dict[str, Value]:
    """Options as people write them, `name=value`, with the types that the game gives them.

    Raises:
        BadPlan: a word without `=`. Unknown names and values are left to `check_setup`.
    """
    known = {option.name: option for option in game.options()}
    found: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadPlan("lab-option-form", "", got=word)
        found[name] = _typed(known[name], value) if name in known else value
    return found


def _typed(option: Option, text: str) -> Value:
    """The value of an option that is spelt so, or the text itself."""
    return next((value for value in option.values if _spell(value) == text.lower()), text)


def _spell(value: Value) -> str:
    """How people write a value."""
    return str(value).lower()

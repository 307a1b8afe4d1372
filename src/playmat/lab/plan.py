"""Plans of simulations: everything that decides the results, and nothing else."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from functools import cache

import msgspec

from playmat import players
from playmat.kernel.errors import BadSetup, PlaymatError
from playmat.kernel.game import Game, Seat, Setup, Value
from playmat.kernel.player import Player
from playmat.kernel.registry import game as installed_game
from playmat.kernel.rng import PLAYER_STREAMS, mix, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.lab.arena import Seeing, lineup
from playmat.lab.pairings import PairedDeck, PairedGame, meeting, pairings
from playmat.players.steadfast import Steadfast
from playmat.programs import PREFIX

SEATS_THAT_MEET = 2
BEGINNINGS = 20
GAMES = 1000

SEEING = "seeing:"
"""Before a player's name: it is shown every card."""


class BadPlan(PlaymatError):
    """A simulation that cannot be: numbers out of range, or players and seats that do not fit."""


class Plan(msgspec.Struct, frozen=True):
    """A simulation. Game number `k` of a plan is the same on every machine and build.

    Attributes:
        game: id of the game.
        players: the name of each seat's player.
        heroes: what each seat plays; empty if it is drawn for every match.
        ruleset: the ruleset.
        options: all options of the game with their values.
        games: how many games.
        seed: the seed that the seeds of the games are made from.
        decks: the decks of a round robin; empty if the seats play what they always do.
        sets: file name and text of each card set that is played with beside the game's own.
        watches: rows keep what a report tells of a match.
        adjusts: rows keep the luck of each seat.
    """

    game: str
    players: tuple[str, ...]
    heroes: tuple[str, ...]
    ruleset: str
    options: dict[str, Value]
    games: int
    seed: int
    decks: tuple[PairedDeck, ...] = ()
    sets: tuple[tuple[str, str], ...] = ()
    watches: bool = False
    adjusts: bool = False

    def played(self, _number: int = 0, /) -> Game:
        """The game with its card sets."""
        return with_sets(self.game, self.sets)

    def pairs(self) -> list[tuple[int, int]]:
        """The pairs of decks that meet in a round robin."""
        return pairings(len(self.decks), len(set(self.players)) == 1)

    def meeting(self, number: int) -> PairedGame | None:
        """The pairing in game number `number` of a round robin."""
        return meeting(self.pairs(), number) if self.decks else None

    def side(self, number: int, seat: int) -> int:
        """The index of the named player on a seat in game number `number`."""
        met = self.meeting(number)
        return seat if met is None else met.sides[seat]

    def match_seed(self, number: int) -> int:
        """The seed of game number `number`, counted from 0."""
        met = self.meeting(number)
        return int(mix(self.seed, number if met is None else met.deal))

    def labels(self, game: Game, number: int) -> tuple[str, ...]:
        """The labels of the seats in game number `number`: roles, or decks in a round robin."""
        met = self.meeting(number)
        if met is not None:
            return tuple(self.decks[entrant].name for entrant in met.entrants)
        return tuple(seat.role for seat in self.setup(game, number).seats)

    def setup(self, game: Game, number: int) -> Setup:
        """The setup of game number `number`."""
        seed = self.match_seed(number)
        met = self.meeting(number)
        if met is not None:
            seats = tuple(
                Seat("", self.decks[entrant].cards, self.players[side])
                for entrant, side in zip(met.entrants, met.sides, strict=True)
            )
            return Setup(self.game, seats, self.ruleset, self.options, seed)
        roles = self.heroes or lineup(game, len(self.players), seed)
        seats = tuple(Seat(role, (), name) for role, name in zip(roles, self.players, strict=True))
        return Setup(self.game, seats, self.ruleset, self.options, seed)

    def seated(self, number: int) -> list[Steadfast]:
        """The players of game number `number`, each with its own stream of the game's seed."""
        seed, game = self.match_seed(number), self.played()
        return [
            players.steadfast(
                self.players[self.side(number, seat)].removeprefix(SEEING),
                stream_of(seed, PLAYER_STREAMS + seat),
                game,
            )
            for seat in range(len(self.players))
        ]

    def shown(self, number: int, seated: Sequence[Player]) -> list[Player]:
        """The players of game number `number` as the arena takes them: some are shown every card."""
        names = [self.players[self.side(number, seat)] for seat in range(len(seated))]
        return [
            Seeing(player) if name.startswith(SEEING) else player
            for name, player in zip(names, seated, strict=True)
        ]

    def command(self, number: int) -> str:
        """The command line that plays game number `number` of this plan again, alone."""
        return shlex.join([*self.words("simulate"), "--seed", str(self.seed), "--only", str(number)])

    def words(self, command: str) -> list[str]:
        """The words of the command line that say what is played, by whom, with what."""
        words = ["playmat", command, self.game, "--players", ",".join(self.players)]
        if self.heroes:
            words += ["--heroes", ",".join(self.heroes)]
        for file, _text in self.sets:
            words += ["--cards", file]
        if self.decks:
            words += ["--decks", ",".join(entrant.name for entrant in self.decks)]
        return words + option_words(self.played(), self.ruleset, self.options)


@cache
def with_sets(game: str, sets: tuple[tuple[str, str], ...]) -> Game:
    """An installed game with card sets; they are read once."""
    return installed_game(game).with_sets(*sets) if sets else installed_game(game)


def option_words(game: Game, ruleset: str, options: dict[str, Value]) -> list[str]:
    """The ruleset and the options that are not as usual, as a command line has them."""
    words = ["--ruleset", ruleset] if ruleset else []
    usual = {option.name: option.default for option in game.options()}
    for name, value in options.items():
        if value != usual[name]:
            words += ["--option", f"{name}={str(value).lower()}"]
    return words


def make_plan(
    game: Game,
    names: Sequence[str],
    *,
    seats: int | None = None,
    heroes: Sequence[str] = (),
    ruleset: str = "",
    options: dict[str, Value] | None = None,
    games: int = GAMES,
    seed: int = 1,
    decks: Sequence[PairedDeck] = (),
) -> Plan:
    """A plan that has been checked.

    Args:
        game: what is played.
        names: the player of every seat, or one that plays all seats.
        seats: how many seats; if not given, as many as heroes or players are named, else two.
        heroes: what the seats play; drawn for every match if not given.
        ruleset: the ruleset; the game's first one if not given.
        options: the options that differ from their defaults.
        games: how many games; of a round robin, how many each two decks play.
        seed: what the seeds of the games are made from.
        decks: the decks of a round robin.

    Raises:
        BadPlan, BadSetup: something that cannot be, by name, with the fix.
    """
    at_least("games", games, 1)
    if heroes and seats is not None and seats != len(heroes):
        raise BadPlan("lab-seats-heroes", "", seats=seats, heroes=len(heroes))
    if heroes:
        seats = len(heroes)
    elif seats is None:
        seats = len(names) if len(names) > 1 else game.seats_near()
    at_least("seats", seats, 1)
    if len(names) not in (1, seats):
        raise BadPlan("lab-players-seats", "", players=len(names), seats=seats)
    for name in names:
        if name.startswith(SEEING + PREFIX):
            raise BadPlan("lab-seeing-program", "", player=name, program=name.removeprefix(SEEING))
        players.load(name.removeprefix(SEEING), stream_of(0, PLAYER_STREAMS), game)
    every = tuple(names) if len(names) == seats else (names[0],) * seats
    roles = tuple(heroes)
    sample = roles or lineup(game, min(seats, game.max_seats), 0)
    sample += ("",) * (seats - len(sample))
    setup = check_setup(game, Setup(game.id, tuple(map(Seat, sample)), ruleset, options or {}, seed))
    sets = tuple((one.file, one.text) for one in game.extra_sets)
    plan = Plan(game.id, every, roles, setup.ruleset, setup.options, games, seed, tuple(decks), sets)
    if decks:
        plan = round_robin(plan)
    check_beginnings(game, plan)
    return plan


def round_robin(plan: Plan) -> Plan:
    """The plan with the games of all pairings.

    Raises:
        BadPlan: it needs two seats, two decks (one, between unlike players), and as many games a
            pairing as there are seatings.
    """
    pairs = plan.pairs()
    if len(plan.players) != SEATS_THAT_MEET:
        raise BadPlan("lab-decks-seats", "", seats=len(plan.players))
    if not pairs:
        raise BadPlan("lab-decks-few", "", got=len(plan.decks))
    if plan.games % 2:
        raise BadPlan("lab-decks-odd", "", got=plan.games)
    return msgspec.structs.replace(plan, games=plan.games * len(pairs))


def check_beginnings(game: Game, plan: Plan) -> None:
    """Refuse what only the game itself can tell to be impossible, such as a first hero who takes no part.

    Raises:
        BadSetup: one of the first games cannot begin.
    """
    for number in range(min(plan.games, max(BEGINNINGS, len(plan.pairs())))):
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


def each_once(names: Sequence[str]) -> None:
    """Refuse players of whom one is named twice, where each is told by its name.

    Raises:
        BadPlan: the message has the name.
    """
    twice = next((name for at, name in enumerate(names) if name in names[:at]), None)
    if twice is not None:
        raise BadPlan("lab-arena-twice", "", name=twice[:80])

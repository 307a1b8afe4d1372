"""Plans of tournaments: everything that decides the results, and nothing else."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from itertools import combinations
from typing import Final

import msgspec

from playmat import players
from playmat.cards.game import CardGame
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game, Seat, Setup, Value
from playmat.kernel.player import Player
from playmat.kernel.rng import PLAYER_STREAMS, mix, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.lab.arena import Seeing, lineup
from playmat.lab.collection.cards import card_game
from playmat.lab.collection.finding import ALL as ALL_DECKS
from playmat.lab.collection.finding import entrants
from playmat.lab.pairings import PairedDeck
from playmat.lab.plan import (
    BEGINNINGS,
    SEATS_THAT_MEET,
    SEEING,
    BadPlan,
    at_least,
    each_once,
    option_words,
    with_sets,
)
from playmat.lab.tournament.swiss import Pair, most_rounds, usual_rounds
from playmat.players.steadfast import Steadfast

ALL: Final = "all"
SWISS: Final = "swiss"
PAIRINGS: Final = (ALL, SWISS)
"""Every two players meet, or those who have scored alike."""

WIDEST: Final = 1000.0
"""No difference in Elo that a test is asked about is larger: it would be 997 points of 1,000."""


class Bout(msgspec.Struct, frozen=True):
    """One game of a tournament.

    Attributes:
        sides: the number of the player on each seat.
        deal: the number that the seed and the decks come from.
    """

    sides: tuple[int, ...]
    deal: int


class Tournament(msgspec.Struct, frozen=True):
    """Players against players, or, in a game that all win or lose together, teams on the same seeds.

    Attributes:
        game: id of the game.
        players: their names.
        ruleset: the ruleset.
        options: all options of the game with their values.
        each: how many games two players that meet play; how many each team plays.
        seed: the seed that the seeds of the games are made from.
        pairing: one of `PAIRINGS`.
        length: how many rounds a Swiss tournament has.
        seats: how many seats there are.
        team: all seats win or lose together.
        heroes: what each seat of a team plays; empty if it is drawn for every deal.
        decks: the decks that the deals take turns with; empty if the seats play what they always do.
        sets: file name and text of each card set that is played with beside the game's own.
        sprt: the differences in Elo that a sequential test decides between, or None.
        rounds: the pairs of each round that has been drawn; of a Swiss tournament there are more to come.
    """

    game: str
    players: tuple[str, ...]
    ruleset: str
    options: dict[str, Value]
    each: int = msgspec.field(name="games")
    seed: int
    pairing: str = ALL
    length: int = 1
    seats: int = SEATS_THAT_MEET
    team: bool = False
    heroes: tuple[str, ...] = ()
    decks: tuple[PairedDeck, ...] = ()
    sets: tuple[tuple[str, str], ...] = ()
    sprt: tuple[float, float] | None = None
    rounds: tuple[tuple[Pair, ...], ...] = ()

    @property
    def games(self) -> int:
        """The number of games in the rounds that have been drawn."""
        if self.team:
            return self.each * len(self.players)
        return self.each * sum(map(len, self.rounds))

    @property
    def most_games(self) -> int:
        """The number of games in all rounds."""
        if self.team or self.pairing == ALL:
            return self.games
        return self.each * self.length * (len(self.players) // 2)

    @property
    def watches(self) -> bool:
        """No report is made of its games."""
        return False

    @property
    def adjusts(self) -> bool:
        """Nor is luck taken out of their results."""
        return False

    def played(self, _number: int = 0, /) -> Game:
        """The game with its card sets."""
        return with_sets(self.game, self.sets)

    def bout(self, number: int) -> Bout:
        """The players of game number `number`, and its deal.

        The pairs of a round take turns, each with both games of a deal; all of them play the same deals. So
        do all teams. Numbers beyond the last round that is drawn go on with its pairs.
        """
        if self.team:
            deal, team = divmod(number, len(self.players))
            return Bout((team,) * self.seats, deal)
        at, first = 0, 0
        while at < len(self.rounds) - 1 and number >= self.each * len(self.rounds[at]):
            number -= self.each * len(self.rounds[at])
            first += self.each // 2
            at += 1
        pairs = self.rounds[at]
        turn, place = divmod(number // 2, len(pairs))
        one, other = pairs[place]
        return Bout((other, one) if number % 2 else (one, other), first + turn)

    def dealt(self, deal: int) -> tuple[PairedDeck, PairedDeck] | None:
        """The decks of the two seats of a deal.

        Every deck meets every other from both sides before any two meet again, each as often as the others;
        last of all comes every deck against itself.
        """
        many = len(self.decks)
        if not many:
            return None
        turn, place = divmod(deal, many)
        return self.decks[place], self.decks[(place + 1 + turn) % many]

    def match_seed(self, number: int) -> int:
        """The seed of game number `number`, counted from 0."""
        return int(mix(self.seed, self.bout(number).deal))

    def setup(self, game: Game, number: int) -> Setup:
        """The setup of game number `number`."""
        seed, bout = self.match_seed(number), self.bout(number)
        names = [self.players[side] for side in bout.sides]
        dealt = self.dealt(bout.deal)
        if dealt is not None:
            seats = tuple(Seat("", deck.cards, name) for deck, name in zip(dealt, names, strict=True))
        else:
            roles = self.heroes or lineup(game, self.seats, seed)
            seats = tuple(Seat(role, (), name) for role, name in zip(roles, names, strict=True))
        return Setup(self.game, seats, self.ruleset, self.options, seed)

    def labels(self, game: Game, number: int) -> tuple[str, ...]:
        """The player on each seat in game number `number`, with the role or the deck: `greedy@KM1-SD1`."""
        bout = self.bout(number)
        dealt = self.dealt(bout.deal)
        plays = (
            [deck.name for deck in dealt] if dealt else [seat.role for seat in self.setup(game, number).seats]
        )
        names = [self.players[side] for side in bout.sides]
        return tuple(f"{name}@{what}" if what else name for name, what in zip(names, plays, strict=True))

    def seated(self, number: int) -> list[Steadfast]:
        """The players of game number `number`, each with its own stream of the game's seed."""
        seed, game = self.match_seed(number), self.played()
        return [
            players.steadfast(
                self.players[side].removeprefix(SEEING), stream_of(seed, PLAYER_STREAMS + seat), game
            )
            for seat, side in enumerate(self.bout(number).sides)
        ]

    def shown(self, number: int, seated: Sequence[Player]) -> list[Player]:
        """The players of game number `number` as the arena takes them: some are shown every card."""
        sides = self.bout(number).sides
        return [
            Seeing(player) if self.players[side].startswith(SEEING) else player
            for side, player in zip(sides, seated, strict=True)
        ]

    def command(self, number: int) -> str:
        """The command line that plays game number `number` again, alone.

        It names the two players that meet: what they are dealt does not depend on who else takes part.
        """
        bout = self.bout(number)
        if self.team:
            words = ["playmat", "simulate", self.game, "--players", self.players[bout.sides[0]]]
            words += ["--heroes", ",".join(self.heroes)] if self.heroes else ["--seats", str(self.seats)]
            only = bout.deal
        else:
            one, other = sorted(bout.sides)
            words = ["playmat", "arena", self.game, "--players", f"{self.players[one]},{self.players[other]}"]
            only = 2 * bout.deal + (bout.sides[0] != one)
        for file, _text in self.sets:
            words += ["--cards", file]
        if self.decks:
            words += ["--decks", ",".join(entrant.name for entrant in self.decks)]
        words += option_words(self.played(), self.ruleset, self.options)
        return shlex.join([*words, "--seed", str(self.seed), "--only", str(only)])


def make_tournament(
    game: Game,
    names: Sequence[str],
    *,
    games: int = 100,
    pairing: str = ALL,
    rounds: int | None = None,
    seats: int | None = None,
    heroes: Sequence[str] = (),
    decks: Sequence[PairedDeck] = (),
    ruleset: str = "",
    options: dict[str, Value] | None = None,
    seed: int = 1,
    sprt: tuple[float, float] | None = None,
) -> Tournament:
    """A tournament that has been checked.

    Args:
        game: what is played.
        names: the players, no two of them the same.
        games: how many games two players that meet play, both games of each deal; how many each team plays.
        pairing: one of `PAIRINGS`.
        rounds: how many rounds a Swiss tournament has; if not given, until one at most can have won all.
        seats: how many seats a team has; two if not given.
        heroes: what the seats of a team play; drawn for every deal if not given.
        decks: the decks that the deals take turns with.
        ruleset: the ruleset; the game's first one if not given.
        options: the options that differ from their defaults.
        seed: what the seeds of the games are made from.
        sprt: the differences in Elo between which a sequential test of two players decides.

    Raises:
        BadPlan, BadSetup: something that cannot be, by name, with the fix.
    """
    at_least("games", games, 1)
    _check_players(game, names, sprt)
    _check_meeting(game, games, pairing, seats, heroes)
    length = _rounds(len(names), pairing, rounds)
    seats = seats or len(heroes) or (game.seats_near() if game.team else SEATS_THAT_MEET)
    sample = tuple(heroes) or lineup(game, min(seats, game.max_seats), 0)
    sample += ("",) * (seats - len(sample))
    setup = check_setup(game, Setup(game.id, tuple(map(Seat, sample)), ruleset, options or {}, seed))
    first = tuple(combinations(range(len(names)), 2)) if pairing == ALL else None
    plan = Tournament(
        game.id,
        tuple(names),
        setup.ruleset,
        setup.options,
        games,
        seed,
        pairing,
        length,
        seats,
        game.team,
        tuple(heroes),
        tuple(decks),
        tuple((one.file, one.text) for one in game.extra_sets),
        sprt,
        () if game.team or first is None else (first,),
    )
    _check_beginnings(game, plan)
    return plan


def rotation(game: Game, decks: str | None) -> list[PairedDeck]:
    """The decks that deals take turns with: in a game of cards all starter decks, if none are named.

    Args:
        game: what is played.
        decks: names, files and share codes with commas between them, or None.

    Raises:
        BadDeck, UnknownGame: one of them is none, or the game has no decks.
    """
    if isinstance(game, CardGame):
        return entrants(game, decks or ALL_DECKS)
    return [] if decks is None else entrants(card_game(game.id), decks)


def _check_players(game: Game, names: Sequence[str], sprt: tuple[float, float] | None) -> None:
    """Refuse players that cannot meet, and a test of others than two.

    Raises:
        BadPlan, BadSetup: the message names what is wrong.
    """
    for name in names:
        players.load(name.removeprefix(SEEING), stream_of(0, PLAYER_STREAMS), game)
    each_once(names)
    if len(names) < 2:
        raise BadPlan("lab-arena-few", "", got=len(names))
    if sprt is None:
        return
    if len(names) != 2:
        raise BadPlan("lab-sprt-two", "", got=len(names))
    low, high = sprt
    if not -WIDEST <= low < high <= WIDEST:
        raise BadPlan("lab-sprt-order", "", low=f"{low:g}", high=f"{high:g}", most=f"{WIDEST:g}")


def _check_meeting(game: Game, games: int, pairing: str, seats: int | None, heroes: Sequence[str]) -> None:
    """Refuse what the game cannot be played with in a tournament.

    Raises:
        BadPlan: the message names what is wrong.
    """
    if pairing not in PAIRINGS:
        raise BadSetup("error-setup-value", "", name="pairing", got=pairing[:40], known=", ".join(PAIRINGS))
    if game.team:
        if pairing != ALL:
            raise BadPlan("lab-arena-team-swiss", "", game=game.id)
        if heroes and seats not in (None, len(heroes)):
            raise BadPlan("lab-seats-heroes", "", seats=seats or 0, heroes=len(heroes))
        return
    if seats not in (None, SEATS_THAT_MEET) or not game.min_seats <= SEATS_THAT_MEET <= game.max_seats:
        raise BadPlan("lab-arena-seats", "", seats=seats or game.min_seats)
    if games % 2:
        raise BadPlan("lab-arena-odd", "", got=games)


def _rounds(players: int, pairing: str, wanted: int | None) -> int:
    """The number of rounds.

    Raises:
        BadPlan: so many rounds cannot be.
    """
    if pairing == ALL:
        if wanted is not None:
            raise BadPlan("lab-arena-rounds-all", "")
        return 1
    if wanted is None:
        return usual_rounds(players)
    if wanted > most_rounds(players):
        raise BadPlan("lab-arena-rounds", "", got=wanted, players=players, most=most_rounds(players))
    return wanted


def _check_beginnings(game: Game, plan: Tournament) -> None:
    """Refuse what only the game itself can tell to be impossible, such as a first hero who takes no part.

    Raises:
        BadSetup: one of the first deals cannot begin.
    """
    pair = plan if plan.team else msgspec.structs.replace(plan, rounds=(((0, 1),),))
    for number in range(min(pair.games, max(BEGINNINGS, 2 * len(plan.decks)))):
        try:
            game.begin(pair.setup(game, number))
        except BadSetup:
            raise
        except Exception:  # noqa: S112 - a fault of the rules, which is counted when the game is played
            continue

"""Matches between computer players: one that is kept, or many that are counted."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import msgspec

from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.game import Game, Value
from playmat.kernel.match.ending import LONG, drawn
from playmat.kernel.match.match import Match
from playmat.kernel.match.moves import Move
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.player import Glimpse, Player
from playmat.kernel.registry import game as installed_game
from playmat.kernel.rng import PLAYER_STREAMS, stream_of
from playmat.lab.arena import next_answer
from playmat.lab.collection.cards import card_game
from playmat.lab.collection.finding import entrants
from playmat.lab.plan import BadPlan, Plan, make_plan
from playmat.lab.result_rows import ResultRow
from playmat.lab.simulate import Run
from playmat.lab.tally import Tally
from playmat.lab.tournament.plan import Tournament, make_tournament, rotation
from playmat.lab.tournament.standings import Standings
from playmat.players.roster import load


def decide(match: Match, player: str | Player, seat: int | None = None) -> Move | None:
    """The move that a computer player would make; None if it leaves a standing offer alone.

    Args:
        match: the match, in which the seat is asked; it stays as it is.
        player: a player, or the name of one: `greedy`, `search:hard`, `planner`.
        seat: for which seat; by default the one to move.

    Raises:
        BadSetup: there is no such player, or it does not play this game.
        MatchOver, WrongSeat: the seat is not asked anything.
    """
    who = match.to_move if seat is None else seat
    choice = match.choice(who)
    answer = _player(match, who, player).decide(Glimpse(match.game, match.state, who, choice))
    if answer == PASS_OFFER and choice.optional:
        return None
    return match.legal_moves_for(who).move(answer)


def play(match: Match, players: Sequence[str | Player]) -> Match:
    """Let computer players play a match to its end, and return the match.

    Args:
        match: the match, new or in progress.
        players: one for each seat or one for all, each a player or the name of one.

    Raises:
        BadPlan: another number of players than seats.
        BadSetup: there is no such player, or it does not play this game.
        Exception: whatever a player raises; the match is as it was before that decision.
    """
    seats = len(match.setup.seats)
    if len(players) not in {1, seats}:
        raise BadPlan("lab-players-seats", "", players=len(players), seats=seats)
    each = players if len(players) == seats else [players[0]] * seats
    seated = [_player(match, seat, one) for seat, one in enumerate(each)]
    spare = Choice()
    while not match.is_over:
        if match.is_chance:
            match.outcome(LiveNature().outcome(match.state))
        elif match.overlong:
            match.close(drawn(LONG))
        else:
            match.answer(*next_answer(match.game, match.state, seated, spare))
    return match


def _player(match: Match, seat: int, player: str | Player) -> Player:
    """The player of a seat, with the stream of chance that it has in every simulation."""
    if not isinstance(player, str):
        return player
    return load(player, stream_of(match.setup.seed, PLAYER_STREAMS + seat), match.game, time.monotonic)


class Simulation(msgspec.Struct, frozen=True):
    """The results of `simulate`.

    Attributes:
        plan: what was played.
        rows: one for each match, in order: seed, winners, cause, number of decisions, facts.
        tally: the counts: `tally.sides()` has wins and rates with their intervals, `tally.causes` the ends,
            `tally.plain()` everything as plain data.
    """

    plan: Plan
    rows: list[ResultRow]
    tally: Tally


class _Rows:
    """Keeps the rows of a simulation in memory."""

    def __init__(self) -> None:
        self.rows: list[ResultRow] = []

    def write(self, rows: list[ResultRow]) -> None:
        """Keep more rows."""
        self.rows += rows


def simulate(
    game: str | Game,
    players: Sequence[str],
    *,
    games: int = 100,
    decks: Sequence[str] = (),
    roles: Sequence[str] = (),
    seats: int | None = None,
    ruleset: str = "",
    options: Mapping[str, Value] | None = None,
    seed: int = 1,
    workers: int = 1,
) -> Simulation:
    """Play many matches, as `playmat simulate` does: the same arguments give the same results.

    Args:
        game: a game, or its id.
        players: the names of the players, one for each seat or one for all.
        games: how many matches; with decks, how many each two of them play.
        decks: the decks of a round robin; if not given, every seat plays its starter deck.
        roles: what the seats play in a game of roles; drawn for every match if not given.
        seats: how many seats; if not given, as many as roles or players, else two.
        ruleset: the ruleset; the game's first one if not given.
        options: the options that differ from their defaults.
        seed: what the seeds of the matches are made from.
        workers: how many processes play. They import the program again: with more than one, register games
            and players where the program's module does it on import.

    Raises:
        BadPlan, BadSetup, BadDeck: a setup that is not possible; the error says what to write instead.
        LostWorker: a process died.
    """
    found = installed_game(game) if isinstance(game, str) else game
    plan = make_plan(
        found,
        players,
        seats=seats,
        heroes=roles,
        ruleset=ruleset,
        options=dict(options or {}),
        games=games,
        seed=seed,
        decks=entrants(card_game(found.id), ",".join(decks)) if decks else (),
    )
    tally, kept = Tally(plan, found.team), _Rows()
    Run(workers, kept, tally).go()
    return Simulation(plan, kept.rows, tally)


class Arena(msgspec.Struct, frozen=True):
    """The results of `arena`.

    Attributes:
        plan: what was played, with the pairs of every round.
        rows: one for each match, in order.
        standings: the results: `standings.ratings()` has a rating for each player, in their order, with its
            interval in points of Elo's scale; `standings.between(0, 1)` the deals of two of them, with
            `share` and `interval()`; `standings.verdict()` what a sequential test says; `standings.plain()`
            everything as plain data.
    """

    plan: Tournament
    rows: list[ResultRow]
    standings: Standings


def arena(
    game: str | Game,
    players: Sequence[str],
    *,
    games: int = 100,
    pairing: str = "all",
    rounds: int | None = None,
    sprt: tuple[float, float] | None = None,
    anchor: str | None = None,
    decks: Sequence[str] = (),
    roles: Sequence[str] = (),
    seats: int | None = None,
    ruleset: str = "",
    options: Mapping[str, Value] | None = None,
    seed: int = 1,
    workers: int = 1,
) -> Arena:
    """Let players meet on equal terms, as `playmat arena` does: the same arguments give the same results.

    Args:
        game: a game, or its id.
        players: the names of the players, all different. In a game that all seats win or lose together each
            is a team, and all teams play the same deals.
        games: how many matches two players that meet play, or each team; with `sprt` at most.
        pairing: `all`, or `swiss`.
        rounds: how many rounds a Swiss tournament has; as many as it takes for one winner if not given.
        sprt: two differences in Elo between which a sequential test of two players decides.
        anchor: the player whose rating is 0; the average is if not given, or, of teams, that of the game.
        decks: the decks that the deals take turns with; all starter decks if not given.
        roles: what the seats of a team play; drawn for every deal if not given.
        seats: how many seats a team has; as many as roles, else two.
        ruleset: the ruleset; the game's first one if not given.
        options: the options that differ from their defaults.
        seed: what the seeds of the matches are made from.
        workers: how many processes play; as with `simulate`.

    Raises:
        BadPlan, BadSetup, BadDeck: a setup that is not possible; the error says what to write instead.
        LostWorker: a process died.
    """
    found = installed_game(game) if isinstance(game, str) else game
    if anchor is not None and anchor not in players:
        raise BadPlan("lab-arena-anchor", "", name=anchor[:80], known=", ".join(players))
    plan = make_tournament(
        found,
        players,
        games=games,
        pairing=pairing,
        rounds=rounds,
        seats=seats,
        heroes=roles,
        decks=rotation(found, ",".join(decks) if decks else None),
        ruleset=ruleset,
        options=dict(options or {}),
        seed=seed,
        sprt=sprt,
    )
    standings, kept = Standings(plan, None if anchor is None else list(players).index(anchor)), _Rows()
    Run(workers, kept, standings).go()
    return Arena(standings.plan, kept.rows, standings)

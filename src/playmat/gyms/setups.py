"""Setups of environments: the matches they begin, and the players of the other seats."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from itertools import permutations, product
from typing import Final

from playmat.cards.game import CardGame
from playmat.gyms.batch import ANY_SEAT, EVERY_SEAT, Batch, MakePlayer
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game, Seat, Setup, Value
from playmat.kernel.observation.observer import Observer
from playmat.kernel.player import Player
from playmat.kernel.registry import game as installed_game
from playmat.kernel.rng import Stream
from playmat.kernel.setup_check import check_setup, wrong_seats
from playmat.players.roster import load, steadfast

SEATS: Final = 3
"""The number of seats if nobody says, and the game allows it."""

ALL: Final = "all"
"""In place of decks: each match is played with published decks, drawn at random."""

RANDOM: Final = "random"

Opponent = str | Callable[[Stream], Player]
"""The player of the other seats: a computer player's name (`greedy`), or a function that makes one."""


def observer_of(game: Game) -> Observer:
    """The writer of a game's observations.

    Raises:
        BadSetup: the game offers none.
    """
    observer = game.observer()
    if observer is None:
        raise BadSetup("error-no-observer", "", game=game.id)
    return observer


def setups(
    game: Game,
    *,
    seats: int | None = None,
    roles: Sequence[str] = (),
    decks: str | Sequence[str] = (),
    ruleset: str = "",
    options: dict[str, Value] | None = None,
) -> list[Setup]:
    """The matches that can be begun; an environment draws one of them for each match.

    Args:
        game: what is played.
        seats: how many seats; by default three, or what comes nearest.
        roles: who plays what, seat by seat; by default every line-up is as likely.
        decks: a deck's code for each seat, or `all`; by default each seat plays a published deck of its own.
        ruleset: the ruleset.
        options: engine options.

    Raises:
        BadSetup: something that the game does not allow.
    """
    given = len(decks) if decks != ALL else 0
    count = seats or len(roles) or game.seats_near(given or SEATS)
    if not game.min_seats <= count <= game.max_seats:
        raise wrong_seats(count, game.min_seats, game.max_seats)
    if given not in (0, count):
        raise BadSetup("error-setup-decks", "", got=given, seats=count)
    if decks == ALL and not published(game):
        raise BadSetup("error-no-published-decks", "", game=game.id)
    lineups = [tuple(roles)] if roles else list(permutations(game.roles or [""] * count, count))
    if not game.roles:
        lineups = lineups[:1]
    tables = list(product(published(game), repeat=count)) if decks == ALL else [tuple(decks) or ("",) * count]
    found: list[Setup] = []
    for lineup, table in product(lineups, tables):
        if len(lineup) != count:
            raise wrong_seats(len(lineup), count, count)
        chairs = [
            Seat(role=role, deck=(deck,) if deck else ()) for role, deck in zip(lineup, table, strict=True)
        ]
        found.append(check_setup(game, Setup(game.id, tuple(chairs), ruleset, options or {})))
    return found


def published(game: Game) -> list[str]:
    """The codes of a game's published decks."""
    return [code for code, _names, _deck in game.starter_decks()] if isinstance(game, CardGame) else []


def maker(game: Game, opponent: Opponent) -> MakePlayer:
    """The function that makes the players of the other seats.

    Raises:
        BadSetup: nobody of this name plays the game.
    """
    if not isinstance(opponent, str):
        return opponent
    name = opponent
    load(name, Stream(0, 0), game)
    if name == RANDOM:
        return lambda stream: load(name, stream, game)
    return lambda stream: steadfast(name, stream, game)


def make_batch(
    game: str | Game,
    *,
    rows: int = 1,
    seat: int | None = None,
    every_seat: bool = False,
    opponent: Opponent = RANDOM,
    again: bool = False,
    **table: object,
) -> Batch:
    """A batch of a game.

    Args:
        game: the game, or its id.
        rows: how many matches at a time.
        seat: the seat that the caller plays; by default drawn for each match.
        every_seat: the caller plays all seats.
        opponent: who plays the others.
        again: a match that is over is followed by the next one.
        table: what is played; -> `setups`.

    Raises:
        BadSetup: something that the game does not allow, or a game without observations.
    """
    kind = installed_game(game) if isinstance(game, str) else game
    observer = observer_of(kind)
    tables = setups(kind, **table)  # type: ignore[arg-type]
    seated = len(tables[0].seats)
    if seat is not None and not 0 <= seat < seated:
        raise BadSetup("error-no-such-seat", "", got=str(seat), known=", ".join(map(str, range(seated))))
    agent = EVERY_SEAT if every_seat else ANY_SEAT if seat is None else seat
    beginnings = [kind.begin(one) for one in tables]
    for state in beginnings:
        state.live = True
    return Batch(kind, observer, beginnings, seated, rows, agent, maker(kind, opponent), again)


def view_text(batch: Batch) -> str:
    """The view of the seat that decides next in the first match, as JSON."""
    view = batch.game.view(batch.rows[0].state, batch.seats[0])
    return json.dumps(view, ensure_ascii=False, indent=1)

"""Review of a match as it looked to one seat: reckoned by a process of the computer players.

Like every player, the process is given positions in which all that the seat cannot know has been dealt anew.
A position is worth the mean over a few more such deals: no hindsight is in it, and no time is measured, so
that the same match always tells the same.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from playmat.kernel.game import Game
from playmat.kernel.rng import REDEAL_STREAM, Stream
from playmat.kernel.state import State
from playmat.server.game_sets import game_with

VALUED = 1200
"""So many deals of all positions are valued at most, about."""

MOST_DEALS = 8
"""So many deals of a single position, at most."""


class Review(msgspec.Struct, tag=True):
    """Positions of a match, to be valued for a seat.

    Attributes:
        game: the id of the game.
        positions: encoded, each redealt for the seat.
        seat: for whom.
        cards: which data it is played with; see `playmat.server.game_sets.cards_of`.
    """

    game: str
    positions: list[list[int]]
    seat: int
    cards: str = ""


class Reviewed(msgspec.Struct):
    """The chance of the seat in each position, from 0 to 1."""

    chances: list[float]


def review(wanted: Review) -> Reviewed:
    """The chance of a seat in each position, from its own information."""
    game = game_with(wanted.game, wanted.cards)
    deals = max(1, min(MOST_DEALS, VALUED // max(1, len(wanted.positions))))
    return Reviewed([_mean(game, game.decode(one), wanted.seat, deals) for one in wanted.positions])


def _mean(game: Game, state: State, seat: int, deals: int) -> float:
    stream = Stream(REDEAL_STREAM, 0)
    return sum(_chances(game, state, seat, deals, stream)) / deals


def _chances(game: Game, state: State, seat: int, deals: int, stream: Stream) -> Iterator[float]:
    """The worth of each deal: the chance if the game knows one, else its estimate."""
    for _ in range(deals):
        dealt = state.redeal(seat, stream)
        chance = game.chance(dealt, seat)
        yield game.value(dealt, seat) if chance is None else chance

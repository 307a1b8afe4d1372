"""Review of a match as it looked to one seat: reckoned by a process of the computer players.

Like every player, the process is given positions in which all that the seat cannot know has been dealt again.
"""

from __future__ import annotations

import msgspec

from playmat.lab.review.curve import chances
from playmat.server.game_sets import game_with


class ReviewTask(msgspec.Struct, tag=True):
    """Positions of a match, to be valued for a seat.

    Attributes:
        game: the id of the game.
        positions: encoded, each redealt for the seat.
        seat: for whom.
        cards: which data it is played with; see `playmat.server.game_sets.cards_of`.
        own: the card set that somebody brought to its table.
    """

    game: str
    positions: list[list[int]]
    seat: int
    cards: str = ""
    own: str = ""


class Reviewed(msgspec.Struct):
    """The chance of the seat in each position, from 0 to 1."""

    chances: list[float]


def review(wanted: ReviewTask) -> Reviewed:
    """The chance of a seat in each position, from its own information."""
    game = game_with(wanted.game, wanted.cards, wanted.own)
    return Reviewed(chances(game, [game.decode(one) for one in wanted.positions], wanted.seat))

"""Review of a match as it looked to one seat: reckoned by a process of the computer players.

Like every player, the process is given positions in which all that the seat cannot know has been dealt again.
For the chances with all hands open it is told the whole match: one that is over, for somebody who may see it.
"""

from __future__ import annotations

import msgspec

from playmat.kernel.match.record import read_record, replay
from playmat.lab.review.curve import chances
from playmat.lab.review.open_cards import as_they_lay, open_chances
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


class OpenTask(msgspec.Struct, tag=True):
    """A match that is over, to be valued for a seat with all hands open.

    Attributes:
        game: the id of the game; its luck is told.
        record: the match.
        at: the positions, by how many entries came before each.
        seat: for whom.
        cards: which data it is played with; see `playmat.server.game_sets.cards_of`.
        own: the card set that somebody brought to its table.
    """

    game: str
    record: str
    at: list[int]
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


def review_open(wanted: OpenTask) -> Reviewed:
    """The chance of a seat in each position, with all hands open."""
    game = game_with(wanted.game, wanted.cards, wanted.own)
    match = replay(read_record(wanted.record), game)
    return Reviewed(open_chances(game, as_they_lay(match, wanted.at), wanted.seat))

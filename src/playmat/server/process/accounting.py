"""The account of a finished match, by a computer players' process: luck and skill, and the cards played.

As for the chances with all hands open, a process is told a whole match with every hand: one that is over, for
somebody who may see all of it.
"""

from __future__ import annotations

import msgspec

from playmat.kernel.errors import BadSetup
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import read_record, replay
from playmat.lab.luck.ledger import Ledger, ledger_of
from playmat.lab.review.cards import CardPlayed, cards_played
from playmat.server.game_sets import game_with

MOST_VALUED = 10_000
"""About so many positions are valued for an account."""


class LedgerTask(msgspec.Struct, tag=True):
    """A match that is over, and whose account is wanted.

    Attributes:
        game: the id of the game.
        record: the match.
        seat: whose account.
        cards: which data it is played with; see `playmat.server.game_sets.cards_of`.
        own: the card set that somebody brought to its table.
    """

    game: str
    record: str
    seat: int
    cards: str = ""
    own: str = ""


class Accounted(msgspec.Struct):
    """The account of a match for a seat.

    Attributes:
        account: luck and errors, without its moments; None where luck cannot be told apart.
        decisions: by seat, how many answers it gave.
        played: the cards that the seat played, the one that gained most first.
    """

    account: Ledger | None
    decisions: list[int]
    played: list[CardPlayed]


def accounted(wanted: LedgerTask) -> Accounted:
    """Draw up the account of a match."""
    match = replay(read_record(wanted.record), game_with(wanted.game, wanted.cards, wanted.own))
    seats = range(len(match.setup.seats))
    decisions = [sum(entry.seat == seat for entry in match.entries) for seat in seats]
    return Accounted(told(match, wanted.seat), decisions, cards_played(match, wanted.seat))


def told(match: Match, seat: int) -> Ledger | None:
    """The account of a seat as far as it is shown; None where luck cannot be told apart."""
    try:
        found = ledger_of(match, seat, MOST_VALUED)
    except BadSetup:
        return None
    return msgspec.structs.replace(found, moments=())

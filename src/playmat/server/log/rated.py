"""Rated matches: which ones count.

A match is rated because its table says so before anybody sits down. What could not be told apart from help is
not allowed there: hints, taking back what others have answered, cards of one's own, a match played on.
"""

from __future__ import annotations

from typing import Literal

from playmat.kernel.game import Game
from playmat.server.log.level_ratings import level_rating, opponent_rating
from playmat.server.log.table_events import Opened, Place
from playmat.server.log.table_log import TableLog
from playmat.server.log.wishes import TableRefusal

Why = Literal[
    "clock",
    "start",
    "cards",
    "hints",
    "guest",
    "seats",
    "alone",
    "score",
    "opponent",
    "level",
    "nobody",
    "server",
]
"""The reasons why a match is not rated, as `server-rated-not` says them."""


def check_rated(game: Game, opened: Opened) -> None:
    """See whether a new table can be rated.

    Raises:
        TableRefusal: it cannot, and why.
    """
    seated = [place.person for place in opened.places if place.kind == "person"]
    levels = [place.level for place in opened.places if place.kind == "computer"]
    reasons: dict[Why, bool] = {
        "clock": opened.clock.kind == "none",
        "start": opened.beginning is not None,
        "cards": bool(opened.cards),
        "hints": opened.hints,
        _twice(game): len(set(seated)) < len(seated),
        "opponent": game.team and opponent_rating(game.id, opened.options, len(opened.places)) is None,
        "level": any(level_rating(game.id, level) is None for level in levels),
        "nobody": len(levels) == len(opened.places),
    }
    if why := next((reason for reason, holds in reasons.items() if holds), None):
        raise rated_not(why)


def check_join(table: TableLog, place: Place) -> None:
    """See that nobody has two seats at a rated table.

    Raises:
        TableRefusal: they would.
    """
    if table.seats_of(place.person):
        raise rated_not(_twice(table.game))


def _twice(game: Game) -> Why:
    """The reason why nobody can have two seats."""
    return "alone" if game.team else "seats"


def rated_not(why: Why) -> TableRefusal:
    """The refusal of a rated match."""
    return TableRefusal("server-rated-not", "", why=why)

"""Ratings of people, as pages show them."""

from __future__ import annotations

from collections.abc import Sequence

from playmat.kernel.registry import game as installed_game
from playmat.server.log.level_ratings import level_ratings, opponents
from playmat.server.protocol.rating_bodies import OpponentRating, Rating, RatingList, RatingPoint
from playmat.server.storage.people.ratings import PastRating, StoredRating

MOST_MATCHES = 30
"""So many matches are in a profile."""


def rating_list(game: str, standings: Sequence[StoredRating]) -> RatingList:
    """The ratings of a game with a clock, with those of its levels and of the game itself."""
    fewest = installed_game(game).min_seats
    itself = [
        OpponentRating(one.options, players, rating)
        for one in opponents(game)
        for players, rating in enumerate(one.ratings, fewest)
    ]
    return RatingList([rating_info(one) for one in standings], level_ratings(game), itself)


def rating_infos(
    standings: Sequence[StoredRating], past: Sequence[PastRating], tables: bool = True
) -> list[Rating]:
    """The ratings of somebody with their history.

    Args:
        standings: what they are now.
        past: what they were.
        tables: say where that was; whoever knows the name of a table can open it.
    """
    found = [rating_info(one) for one in standings]
    for one in found:
        one.history = [
            RatingPoint(then.at, then.skill.rating, then.table if tables else "")
            for then in past
            if (then.game, then.clock) == (one.game, one.clock)
        ]
    return found


def rating_info(one: StoredRating) -> Rating:
    """A rating, without its history."""
    skill = one.skill
    return Rating(
        one.game, one.clock, skill.rating, skill.deviation, skill.provisional, one.matches, name=one.name
    )

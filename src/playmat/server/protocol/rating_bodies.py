"""The bodies of the HTTP interface that tell how well people play."""

from __future__ import annotations

import msgspec

from playmat.server.protocol.belonging_bodies import Learned
from playmat.server.protocol.server_messages import TableInfo


class RatingPoint(msgspec.Struct, omit_defaults=True):
    """A rating after a match: `table` is the match, for the person alone."""

    at: float
    rating: int
    table: str = ""


class Rating(msgspec.Struct, omit_defaults=True):
    """The rating of a person in a game with a clock.

    Attributes:
        game, clock: which; the clock is `Clock.kind`.
        rating: in points; everybody begins with 1500, and 400 points more win ten times as often.
        deviation: how far off it may be: two times in three it is less.
        provisional: after too few matches to say more.
        matches: after how many.
        name: whose, in lists.
        history: what it was after each match, the first one first; in profiles.
    """

    game: str
    clock: str
    rating: int
    deviation: int
    provisional: bool
    matches: int
    name: str = ""
    history: list[RatingPoint] = []


class OpponentRating(msgspec.Struct):
    """The rating of a game that `players` play against together; `options` are those that are not usual."""

    options: dict[str, str | int | bool]
    players: int
    rating: int


class RatingList(msgspec.Struct, omit_defaults=True):
    """The ratings of a game with a clock, the highest first.

    Attributes:
        ratings: those of people.
        levels: those of the computer players.
        opponents: those of the game itself, where people play against it together.
    """

    ratings: list[Rating]
    levels: dict[str, int]
    opponents: list[OpponentRating] = []


class Profile(msgspec.Struct):
    """Somebody with an account: their ratings, finished public matches, and how much they have learned."""

    name: str
    you: bool
    ratings: list[Rating]
    tables: list[TableInfo]
    learned: list[Learned] = []

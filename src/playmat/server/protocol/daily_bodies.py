"""The bodies of the HTTP interface for the daily match."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class DailyTry(msgspec.Struct, forbid_unknown_fields=True):
    """Play the match of the day. Everybody has one try; asked again, it is the same table.

    Attributes:
        lang: the language of a refusal.
    """

    lang: Annotated[str, Meta(max_length=60)] = "en"


class DailySeat(msgspec.Struct):
    """A seat of the daily match.

    Attributes:
        you: the player sits here; otherwise the computer.
        level: the level of the computer.
        title: what the seat is called.
        deck: the name of its deck, where it has one.
    """

    you: bool
    level: str
    title: str
    deck: str


class DailyPlace(msgspec.Struct):
    """A place in the table of a day.

    Attributes:
        place: the place; equally good ones share it. 0 without an outcome.
        name: who it is.
        you: it is me.
        outcome: `none`: the match was not over when the day was, or goes on.
        turns: how many turns the match had: few are good where it was won, and many where it was not.
        table: the table, once the day is over: everybody may see the replay.
    """

    place: int
    name: str
    you: bool
    outcome: Literal["won", "drawn", "lost", "none"]
    turns: int
    table: str


class Daily(msgspec.Struct):
    """The match of a day.

    Attributes:
        game, day: which one; the day as `2026-11-24`, by UTC.
        ends: when the day is over, in seconds since 1970.
        account: I have an account, so that I can play it.
        seats: who sits where.
        table: where I play it or have played it; empty before.
        commitment: SHA-256 of `revealed`: `TableInfo.commitment` at every table of the day; empty on a day
            that nobody asked for.
        revealed: the seed and a salt with a colon between, once the day is over; empty before.
        places: the table of the day, the best first.
    """

    game: str
    day: str
    ends: float
    account: bool
    seats: list[DailySeat]
    table: str
    commitment: str
    revealed: str
    places: list[DailyPlace]

"""The news for somebody wherever they are on the site: announcements, and matches of tournaments."""

from __future__ import annotations

import msgspec


class AnnouncementInfo(msgspec.Struct):
    """An announcement of those who run the server.

    Attributes:
        id: the same as long as it is shown.
        text: what it says, in the language of the question where it is there.
        lang: the language that it is in.
        until: when it ends, in seconds since 1970.
    """

    id: str
    text: str
    lang: str
    until: float


class CallInfo(msgspec.Struct):
    """A match of a tournament that I have to play, in a round that is running.

    Attributes:
        tournament: its page is `/tournaments/<id>`.
        name: what the tournament is called.
        round, rounds: of which round, and of how many.
        table: where the match is.
        turn: it waits for my answer.
        until: when a clock runs out if nobody answers, in seconds since 1970; null where none runs.
    """

    tournament: str
    name: str
    round: int
    rounds: int
    table: str
    turn: bool
    until: float | None


class News(msgspec.Struct):
    """The news for whoever asks.

    Attributes:
        at: the time of the server, in seconds since 1970.
        announcements: those that are shown now, the newest first.
        calls: my matches of tournaments.
    """

    at: float
    announcements: list[AnnouncementInfo]
    calls: list[CallInfo]

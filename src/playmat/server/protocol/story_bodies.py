"""The bodies of the HTTP interface that tell the story of a finished match."""

from __future__ import annotations

import msgspec

from playmat.server.protocol.server_messages import TableInfo


class StoryPoint(msgspec.Struct):
    """The look of a match to a seat at one of its own decisions.

    Attributes:
        n: how many answers and throws came before it (`Moment.n`).
        turn: the number of the turn.
        chance: the chance to win, in percent, from what the seat could know; an estimate.
    """

    n: int
    turn: int
    chance: int


class TurningPoint(msgspec.Struct, omit_defaults=True):
    """A stretch of the match that changed the chances of a seat most.

    Attributes:
        n: the decision in it that is looked at (`Moment.n`).
        turn: the number of the turn.
        before: the chance at its beginning, in percent.
        after: the chance at its end.
        chosen: what the seat chose, in words.
        other: what the computer would have chosen instead; empty where it is the same.
    """

    n: int
    turn: int
    before: int
    after: int
    chosen: str
    other: str = ""


class Story(msgspec.Struct):
    """The story of a finished match, for one seat.

    Attributes:
        table: the table.
        seat: through whose eyes.
        points: the curve; its last point is the end of the match.
        turning: what turned the match, in the order in which it happened.
        decisions: how many decisions the seat took.
        turns: how many turns were played.
    """

    table: TableInfo
    seat: int
    points: list[StoryPoint]
    turning: list[TurningPoint]
    decisions: int
    turns: int

"""The bodies of the HTTP interface that tell the story of a finished match, and its account."""

from __future__ import annotations

import msgspec

from playmat.server.protocol.server_messages import TableInfo


class StoryPoint(msgspec.Struct):
    """The look of a match to a seat at one of its own decisions.

    Attributes:
        n: how many answers and throws came before it (`Moment.n`).
        turn: the number of the turn.
        chance: the chance to win, in percent; an estimate, from what the seat could know unless all hands are
            open.
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


class OpenCurve(msgspec.Struct):
    """The chances in a finished match with all hands open, for one seat; told to who may see every hand.

    Attributes:
        points: at the same places as those of `Story`; none in games where it cannot be told apart.
    """

    points: list[StoryPoint]


class LedgerSide(msgspec.Struct):
    """The part of a seat in the result of a match, in points of a hundred.

    Attributes:
        luck: what draws and dice gave to it, in its own chance to win.
        errors: what its decisions cost it, against the best one that it could see.
        decisions: how many answers it gave.
    """

    luck: float
    errors: float
    decisions: int


class LuckLedger(msgspec.Struct):
    """The account of a match for a seat: luck apart from skill, in points of a hundred.

    The chance at the start, own luck less the other's, the other's errors less one's own, and what is left:
    together they are the result.

    Attributes:
        start: the chance before anything was dealt.
        own, other: the seat, and the one against it.
        rest: what is left: hidden cards above all, which no estimate foresees.
        result: 100 won, 50 drawn, 0 lost.
    """

    start: float
    own: LedgerSide
    other: LedgerSide
    rest: float
    result: float


class BestCard(msgspec.Struct):
    """The card that gained a seat most.

    Attributes:
        code: which.
        times: how often it was played.
        gained: by how many points of a hundred the chance rose with it, all in all.
    """

    code: str
    times: int
    gained: float


class MatchLedger(msgspec.Struct):
    """The part of luck, of decisions and of cards in a finished match, for one seat.

    Attributes:
        account: luck apart from skill; None in games where it cannot be told, such as those of teams.
        card: the card that gained most; None if none gained anything.
    """

    account: LuckLedger | None
    card: BestCard | None

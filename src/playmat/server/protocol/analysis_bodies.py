"""The bodies of the HTTP interface for the analysis of finished matches.

The match is that of a table, or of a record. Everything is told as its seat could know it then: what it could
not know is dealt again.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from playmat.server.protocol.client_messages import Answer
from playmat.server.protocol.http_bodies import RecordText, Short
from playmat.server.protocol.server_messages import Number, Play, SeatNumber, TableInfo, Told

Viewing = Annotated[int, Meta(ge=-1, le=15)]
"""A seat; -1 for one's own, or the first."""

Word = Annotated[str, Meta(max_length=400)]
MOST_MOVES = 600
"""A branch is no longer."""


class MatchDecisions(msgspec.Struct, forbid_unknown_fields=True):
    """The decisions of a seat in a finished match.

    Attributes:
        table: the id of the table; empty for a record.
        record: the record's text; empty for a table.
        seat: whose decisions.
        lang: the language.
    """

    table: Short = ""
    record: RecordText = ""
    seat: Viewing = -1
    lang: Short = "en"


class DecisionAt(msgspec.Struct, forbid_unknown_fields=True):
    """A decision to be examined.

    Attributes:
        table, record, seat, lang: as in `MatchDecisions`.
        n: the decision (`Moment.n`).
    """

    n: Number
    table: Short = ""
    record: RecordText = ""
    seat: Viewing = -1
    lang: Short = "en"


class BranchMove(msgspec.Struct, forbid_unknown_fields=True):
    """An answer in a branch, as `Branch` told it."""

    seat: SeatNumber
    word: Word


class WhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """Another answer at a decision of a finished match, and what comes of it.

    Attributes:
        table, record, seat, lang: as in `MatchDecisions`.
        n: the decision at which the branch leaves the match.
        deal: the number of the deal: all that the seat could not know is dealt again, with each number in
            another way.
        moves: the branch so far.
        answer: the next answer of the seat, as in `Act`; None to see the branch as it is.
    """

    n: Number
    table: Short = ""
    record: RecordText = ""
    seat: Viewing = -1
    deal: Number = 0
    moves: Annotated[list[BranchMove], Meta(max_length=MOST_MOVES)] = []
    answer: Answer | None = None
    lang: Short = "en"


class OwnAnswers(msgspec.Struct, forbid_unknown_fields=True):
    """The turn of one's own after a lesson, and what comes of the next answer in it.

    Attributes:
        deal: the number of the deal, as in `WhatIf`.
        moves: the answers so far.
        answer: the learner's next one, as in `Act`; None to see the turn as it is.
        lang: the language.
    """

    deal: Number = 0
    moves: Annotated[list[BranchMove], Meta(max_length=MOST_MOVES)] = []
    answer: Answer | None = None
    lang: Short = "en"


class DecisionInfo(msgspec.Struct):
    """A decision in the list of a seat.

    Attributes:
        n: how many answers and throws came before it (`Moment.n`).
        turn: the number of the turn.
        chosen: what was answered, in words.
        answers: how many answers there were; with a single one there is nothing to examine.
    """

    n: int
    turn: int
    chosen: str
    answers: int


class DecisionList(msgspec.Struct):
    """The decisions of a seat, in order.

    Attributes:
        seat: whose.
        player: the computer player with which they are compared.
        deals: on how many deals.
        decisions: the decisions.
    """

    seat: int
    player: str
    deals: int
    decisions: list[DecisionInfo]


class WayInfo(msgspec.Struct, omit_defaults=True):
    """A way to answer a decision.

    Attributes:
        word: the answer in notation; empty for leaving an offer alone.
        text: the answer in words.
        chance: the chance to win at the end of the turn, in percent; an estimate.
        follows: how the seat would go on in this turn, on one of the deals, in words.
        chosen: it is what was answered.
    """

    word: str
    text: str
    chance: int
    follows: list[str] = []
    chosen: bool = False


class DecisionReview(msgspec.Struct):
    """The findings about a decision.

    Attributes:
        n: the decision.
        ways: the best ways to answer, the best first; what was answered is among them.
        lost: how much of the chance to win it clearly lost, in percent.
        mark: what such a decision is called; empty where it lost next to nothing.
    """

    n: int
    ways: list[WayInfo]
    lost: float
    mark: Literal["", "inaccuracy", "mistake", "blunder"]


class Branch(msgspec.Struct):
    """A branch as it is now: the seat is asked again, or the match is over.

    Attributes:
        table: a table that is nowhere: its `id` is empty.
        play: the match as the seat sees it.
        events: what happened since the branch began.
        moves: the branch so far, with the answers that the computer gave for the others.
        chance: the chance of the seat to win, in percent.
    """

    table: TableInfo
    play: Play
    events: list[Told]
    moves: list[BranchMove]
    chance: int


class OwnTurnNow(msgspec.Struct):
    """The turn of one's own as it is now: the learner is asked again, or it is done.

    Attributes:
        table, play, events, moves: as in `Branch`.
        done: everybody has had a whole turn, or the match is over.
    """

    table: TableInfo
    play: Play
    events: list[Told]
    moves: list[BranchMove]
    done: bool

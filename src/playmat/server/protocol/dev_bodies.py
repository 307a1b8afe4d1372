"""The bodies of the HTTP interface of a developer's table: a position as text, and what is played from it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from playmat.server.protocol.client_messages import Answer
from playmat.server.protocol.server_messages import Play, SeatNumber, TableInfo, Told

MOST_STEPS = 1000
"""So many steps can be played on from a position."""

DOCUMENT = 200_000
"""So many characters a position can have."""


class DevStart(msgspec.Struct):
    """The position with which a developer's table begins.

    Attributes:
        name: the file it is from, or the game.
        text: the scenario document.
    """

    name: str
    text: str


class DevStep(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A step of a scenario: an answer of a seat, or an outcome of chance.

    Attributes:
        seat: who answers.
        answer: the answer in notation.
        chance: the outcome in notation, or its number.
    """

    seat: SeatNumber | None = None
    answer: Annotated[str, msgspec.Meta(max_length=4000)] | None = None
    chance: Annotated[str, msgspec.Meta(max_length=400)] | int | None = None


class DevWish(msgspec.Struct, forbid_unknown_fields=True):
    """A position, and what is played on from it.

    Attributes:
        text: the scenario document.
        steps: the steps so far; None for those of the document, whose expectations are then compared, too.
        seat, answer: one answer more.
        forced: chance waits to be told what it brings; otherwise the seed says so.
        lang: the language of the words.
    """

    text: Annotated[str, msgspec.Meta(max_length=DOCUMENT)]
    steps: Annotated[list[DevStep], msgspec.Meta(max_length=MOST_STEPS)] | None = None
    seat: SeatNumber = 0
    answer: Answer | None = None
    forced: bool = False
    lang: Annotated[str, msgspec.Meta(max_length=35)] = "en"


class DevTable(msgspec.Struct):
    """A developer's table as it is now, seen by whoever is asked.

    Attributes:
        table: a table that is nowhere: its `id` is empty.
        play: the match.
        events: what happened since the position.
        steps: the steps so far.
        text: the present position as a scenario document.
        hash: the digest of the state, the one that records have.
        outcomes: of the chance that waits, in notation, at most 200; None if none does.
        unmet: the expectations of the document that are not met, in words with their lines.
    """

    table: TableInfo
    play: Play
    events: list[Told]
    steps: list[DevStep]
    text: str
    hash: str
    outcomes: list[str] | None
    unmet: list[str]

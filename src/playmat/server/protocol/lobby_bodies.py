"""The bodies of the HTTP interface that bring people together, and keep them apart."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from playmat.server.protocol.server_messages import Clock, Id, SeatNumber

Named = Annotated[str, Meta(max_length=40)]
Short = Annotated[str, Meta(max_length=60)]


# ---- asked for ---------------------------------------------------------------------------------


class Visibility(msgspec.Struct, forbid_unknown_fields=True):
    """A wish to be listed in the lobby, or not."""

    hidden: bool
    lang: Short = "en"


class NewChallenge(msgspec.Struct, forbid_unknown_fields=True):
    """Ask somebody with an account for a match; a table is made that waits for them.

    Attributes:
        id: a message id.
        to: the name of their account.
        game: the id of the game.
        clock: the time people have.
        rated: see `NewTable`.
        deck: as in `NewSeat`.
        lang: the language of a refusal.
    """

    id: Id
    to: Annotated[str, Meta(min_length=1, max_length=40)]
    game: Short
    clock: Clock = Clock("relaxed")
    rated: bool = False
    deck: Annotated[str, Meta(max_length=20_000)] = ""
    lang: Short = "en"


class Acceptance(msgspec.Struct, forbid_unknown_fields=True):
    """Take the seat that a challenge keeps.

    Attributes:
        id: a message id.
        deck: as in `NewSeat`.
        lang: the language of a refusal.
    """

    id: Id
    deck: Annotated[str, Meta(max_length=20_000)] = ""
    lang: Short = "en"


class Whom(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody else: by the name of their account, by where they sit, or as `IgnoredPerson.id` names them."""

    name: Named = ""
    table: Short = ""
    seat: SeatNumber | None = None
    id: Short = ""


class Ignore(msgspec.Struct, forbid_unknown_fields=True):
    """Ignore somebody, or no longer.

    Attributes:
        whom: who it is.
        how: `mute`: I am not told what they say; `block`: they cannot challenge me or sit down with me, and
            quick pairing and lists do not bring us together, either; `none`: as before.
        lang: the language of a refusal.
    """

    whom: Whom
    how: Literal["mute", "block", "none"]
    lang: Short = "en"


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """Report somebody to those who run the server. At a table, what I am shown of it goes with it.

    Attributes:
        id: a message id.
        whom: who it is.
        reason: `name`: what they are called; `talk`; `play`: stalling, leaving, losing on purpose, help from
            outside; `other`.
        words: what happened.
        lang: the language of a refusal, and of what is shown.
    """

    id: Id
    whom: Whom
    reason: Literal["name", "talk", "play", "other"]
    words: Annotated[str, Meta(max_length=1000)] = ""
    lang: Short = "en"


# ---- answered ----------------------------------------------------------------------------------


class ChallengeInfo(msgspec.Struct):
    """A challenge by me or to me.

    Attributes:
        table: the table that waits; a challenge is named by it.
        who: the other one.
        mine: it is by me.
        game, clock, rated: as in `NewChallenge`.
        until: so long it holds, in seconds since 1970.
        state: `begun`: the seat has been taken; `withdrawn`: the table was closed before that.
    """

    table: str
    who: str
    mine: bool
    game: str
    clock: Clock
    rated: bool
    until: float
    state: Literal["waiting", "begun", "declined", "withdrawn", "expired"]


class LobbyInfo(msgspec.Struct):
    """The lobby. Anyone who asks for it counts as being there for 75 seconds.

    Attributes:
        account: I have an account, so that I can be named.
        hidden: I do not want to be listed.
        people: the others who are there, have an account and are listed, by name.
        challenges: to me those that wait for an answer, and mine of today, the newest first.
    """

    account: bool
    hidden: bool
    people: list[str]
    challenges: list[ChallengeInfo]


class Receipt(msgspec.Struct):
    """A report has been kept; whoever asks about it names it by its id."""

    id: str


class IgnoredPerson(msgspec.Struct):
    """Somebody whom I ignore, as they were called when I said so."""

    id: str
    name: str
    how: Literal["mute", "block"]
    since: float


class IgnoredList(msgspec.Struct):
    """Those whom I ignore, the latest first."""

    people: list[IgnoredPerson]

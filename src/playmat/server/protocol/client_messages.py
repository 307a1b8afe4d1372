"""Messages from clients: all of them, and nothing else; `server_messages` beside it is what comes back.

What has an `id` is answered by `Ack` or `Refused` with the same `id`; questions that change nothing are
answered by `Reply` or `Dealt`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from playmat import texts
from playmat.server.protocol.server_messages import Id, Number, SeatNumber

MAX_FRAME = 16 << 10
"""The most bytes a client may send at once."""

Text: TypeAlias = Annotated[str, Meta(max_length=500)]
if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[texts.LANGUAGES]

Answer: TypeAlias = (
    Annotated[str, Meta(max_length=500)]
    | Annotated[list[Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=60)]
)
"""An answer: the game's notation, or numbers by the kind of the choice.

`pick`: one number, the item; `subset`: the items that are taken; `split`: the amount of each item, in the
order of the items; `order`: the items in the order wanted.
"""


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message; again at any time, to change the language or to get everything again.

    Attributes:
        lang: the language of all texts.
        since: the version the client has seen last; None (or one too long ago) asks for the whole state.
        keys: seat keys, for a program or a second device without the cookie that took the seats.
        watch: be a spectator, even with a seat at this table.
        only: of several own seats, be only this one, and be told nothing that another one knows: for people
            who share a device.
        apart: of several own seats in a match whose sides are against each other, be none until `only` says
            which: be told what a spectator is told, and in `you` all own seats.
    """

    lang: Language = "en"
    since: Number | None = None
    keys: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=16)] = []
    watch: bool = False
    only: SeatNumber | None = None
    apart: bool = False


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """An answer to an open choice.

    Attributes:
        id: see `Id`.
        seat: whose choice it is.
        serial: the `serial` of the `Ask` that is meant; another one is refused as `stale`.
        answer: see `Answer`.
    """

    id: Id
    seat: SeatNumber
    serial: Number
    answer: Answer


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the latest answer of the sender's seats; where others have answered since, they are asked."""

    id: Id


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    """Agree to the undo or the draw that somebody asks for, or do not."""

    id: Id
    agree: bool


class Draw(msgspec.Struct, tag="draw", forbid_unknown_fields=True):
    """Offer to end the match in a draw; the other people are asked.

    Computer players agree once the match is overlong (`DrawNow`). Who is asked and answers the match instead
    plays on.
    """

    id: Id


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    """Give the match up. In a team game the computer takes the seats over, if anybody else plays on."""

    id: Id


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Say one of the phrases in `GameList.phrases` or show one of the things on the table.

    Attributes:
        id: see `Id`.
        phrase: the name of the phrase.
        thing: the path of a thing of the view to point at, such as `seats.1.hand.2`; may be empty.
    """

    id: Id
    phrase: Annotated[str, Meta(max_length=40)]
    thing: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.]*$", max_length=80)] = ""


class Show(msgspec.Struct, tag="show", forbid_unknown_fields=True):
    """Agree that those who watch see the hands, or agree no longer.

    They see them (`Play.sides`) as long as everybody at the table agrees; what they have seen by then they
    have seen.

    Attributes:
        id: see `Id`.
        agree: whether the sender agrees from now on.
    """

    id: Id
    agree: bool


class Hold(msgspec.Struct, tag="hold", forbid_unknown_fields=True):
    """Have computer players wait, to use an offer in peace, or let them go on.

    They wait at most a minute. The same seat can hold them again once somebody has answered since.

    Attributes:
        id: see `Id`.
        seat: who holds them.
        on: whether they wait from now on.
    """

    id: Id
    seat: SeatNumber
    on: bool


class Leave(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """Free the sender's seats before the match begins; afterwards the same as `Resign`."""

    id: Id


class Fill(msgspec.Struct, tag="fill", forbid_unknown_fields=True):
    """Give all free seats to computer players, so that the match begins. Only for the table's maker.

    Attributes:
        id: see `Id`.
        level: the computer player, one of the game's `levels`.
    """

    id: Id
    level: Annotated[str, Meta(max_length=40)]


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """Play again with all that was chosen, at `TableInfo.next`, which begins when everybody has said so.

    Decks, clock and delay stay; the seats are swapped, except in a team, which keeps its heroes.
    """

    id: Id


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Ask why something cannot be done now. Nothing changes.

    Attributes:
        id: see `Id`.
        seat: who would do it.
        texts: what was tried, in notation; the first of which the rules know something to say is answered.
    """

    id: Id
    seat: SeatNumber
    texts: Annotated[list[Text], Meta(min_length=1, max_length=8)]


class Describe(msgspec.Struct, tag="describe", forbid_unknown_fields=True):
    """Ask what an answer would do, for a preview. Nothing changes. The fields are those of `Act`."""

    id: Id
    seat: SeatNumber
    serial: Number
    answer: Answer


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """Ask what the computer would answer, and why; where the table allows it (`TableInfo.hints`)."""

    id: Id
    seat: SeatNumber


class Position(msgspec.Struct, tag="position", forbid_unknown_fields=True):
    """Ask for a position to think in: what the seat knows, with all else redealt; see `Dealt`.

    For programs that play; only where the table allows hints.
    """

    id: Id
    seat: SeatNumber


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? Answered by `Pong`."""


class Echo(msgspec.Struct, tag="echo", forbid_unknown_fields=True):
    """A `Pong` has come; sent at once, it tells the server how long messages take, for the clock.

    Attributes:
        n: the number of the `Pong`.
    """

    n: Number


FromClient: TypeAlias = (
    Hello
    | Act
    | Undo
    | Consent
    | Draw
    | Resign
    | Chat
    | Show
    | Hold
    | Leave
    | Fill
    | Rematch
    | Why
    | Describe
    | Hint
    | Position
    | Ping
    | Echo
)

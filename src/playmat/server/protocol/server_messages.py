"""Messages from the server: all of them, and nothing else; `client_messages` is what clients send.

A client opens one socket for one table and says `Hello`. It gets a `State` and from then on one `Update`
for every new version of the table. `docs/protocol.md` tells the whole story; the JSON Schema in
`docs/schema/` is made from these types (`python -m playmat.server.http.protocol_schema`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from playmat.kernel.match.foresight import Change

PROTOCOL = 1
"""The number of this protocol. It grows when a client of before would no longer understand."""

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
"""The id of a client's message: made of chance, used for one message only, the same when it is resent."""

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
Status: TypeAlias = Literal["open", "running", "finished", "closed", "broken"]
"""`open`: seats are free; `running`; `finished`: there is a result; `closed`: given up before the end
without one; `broken`: the rules failed, or are other rules than those it was played by. Nothing is taken any
more."""


class Said(msgspec.Struct, omit_defaults=True):
    """A sentence in the client's language.

    Attributes:
        text: the sentence.
        clause: the clause of the rules it rests on, or empty.
        key: its key in the catalogues.
    """

    text: str
    clause: str = ""
    key: str = ""


class Told(msgspec.Struct, omit_defaults=True):
    """An event of the match.

    Attributes:
        n: its number. An event the viewer may know nothing of is nothing but its number.
        said: the sentence.
        seat: whom it happened to or who did it; -1 for chance or nobody.
        args: what fills the sentence: words in the client's language, numbers.
    """

    n: int
    said: Said | None = None
    seat: int = -1
    args: dict[str, str | int] = {}


class Item(msgspec.Struct, omit_defaults=True):
    """One thing that can be chosen.

    Attributes:
        word: its notation; for a `pick` the whole answer in notation.
        text: what it is or does.
        touches: the things of the view it is about, as paths such as `seats.1.hand.2`.
        cap: the most it can be given, for a `split`.
        clause: the clause of the rules behind it, or empty.
    """

    word: str
    text: str
    touches: list[str] = []
    cap: int = 0
    clause: str = ""


class Ask(msgspec.Struct, omit_defaults=True):
    """An open choice of one of the client's seats.

    Attributes:
        seat: who is asked.
        serial: what the answer has to name.
        prompt: the question.
        kind: `pick` one; `subset`: `lo` to `hi` things; `split` `lo` to `hi` in all over the items; `order`
            all items.
        items: what can be chosen. What is not here cannot be done; `Why` says the reason.
        lo, hi: see `kind`.
        must: the items of a `subset` that have to be taken.
        optional: an offer that the match does not wait for; leaving it alone is no answer.
        concede: `concede` is an answer, too.
        verb: the word that begins the notation of a `subset`, `split` or `order`.
        nothing: the notation of taking or giving nothing, where that is allowed.
    """

    seat: int
    serial: int
    prompt: Said
    kind: Literal["pick", "subset", "split", "order"]
    items: list[Item]
    lo: int = 0
    hi: int = 0
    must: list[int] = []
    optional: bool = False
    concede: bool = False
    verb: str = ""
    nothing: str = ""


class ClockNow(msgspec.Struct):
    """A seat's time.

    Attributes:
        seat: whose.
        left: seconds left at the time `Play.at`.
        running: whether it runs.
    """

    seat: int
    left: float
    running: bool


class UndoNow(msgspec.Struct, omit_defaults=True):
    """The consents that taking back would take.

    Attributes:
        verdict: for the client's seats: `free`, `ask` the others, or `never`.
        asked_by: the seat that waits for consent, or None.
        waits_for: the seats that have not answered it yet.
    """

    verdict: Literal["free", "ask", "never"] = "never"
    asked_by: int | None = None
    waits_for: list[int] = []


class DrawNow(msgspec.Struct, omit_defaults=True):
    """Ending the match in a draw.

    Attributes:
        verdict: `free`: nobody has to be asked; `ask`: the others have to agree; `never`.
        asked_by: who asks for it now.
        waits_for: the seats that have not answered it yet.
        overlong: the match has gone on for longer than any that comes to an end by itself: offer it.
    """

    verdict: Literal["free", "ask", "never"] = "never"
    asked_by: int | None = None
    waits_for: list[int] = []
    overlong: bool = False


class Ending(msgspec.Struct):
    """The end of the match.

    Attributes:
        winners: the seats that won; all of a team; none in a draw or a loss of the team.
        cause: the rules' reason in the game's ids, or `resigned`, `time`, `agreed` (drawn by agreement),
            `long` (drawn: computers alone, for too long).
        lines: what to say about it.
        facts: whatever else the rules state.
        clause: the clause that ended the match, or empty.
    """

    winners: list[int]
    cause: str
    lines: list[str]
    facts: dict[str, str | int | bool]
    clause: str


class Play(msgspec.Struct, omit_defaults=True):
    """The match as the client's viewer may know it now, whole.

    Attributes:
        view: the game's view: plain data, its form is the game's own.
        viewer: the seat through whose eyes it is; -2 for a spectator.
        asks: the open choices of the client's seats: those the match waits for, then standing offers.
        needed: the seats without whose answer the match does not go on.
        thinking: the seats among them where a computer thinks.
        clocks: the time of each seat, if there are clocks.
        undo: what taking back would take.
        draw: what ending the match in a draw would take.
        ending: how it ended.
        at: the server's time, in seconds since 1970.
        holds: the seats for whom computer players wait (`Hold`).
        sides: for those who watch, where everybody at the table agrees (`Show`): the match through the eyes
            of each seat, in order. Empty otherwise.
    """

    view: dict[str, Any]
    viewer: int
    at: float
    asks: list[Ask] = []
    needed: list[int] = []
    thinking: list[int] = []
    clocks: list[ClockNow] = []
    undo: UndoNow | None = None
    draw: DrawNow | None = None
    ending: Ending | None = None
    holds: list[int] = []
    sides: list[dict[str, Any]] = []


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time people have.

    Attributes:
        kind: `none`; `relaxed`: 10 minutes and 45 seconds more with each answer; `tournament`: 15 minutes
            and 10 seconds more with each answer; `days`: so many days for each answer.
        days: for `days`.
    """

    kind: Literal["none", "relaxed", "tournament", "days"] = "none"
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Delay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The delay with which spectators are told what happens in a match; after its end nothing is held back.

    Attributes:
        answers: so many more answers have to be given.
        minutes: so many minutes have to pass.
    """

    answers: Annotated[int, Meta(ge=0, le=50)] = 0
    minutes: Annotated[int, Meta(ge=0, le=60)] = 0

    @property
    def none(self) -> bool:
        """Return whether everything is told at once."""
        return not (self.answers or self.minutes)


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """A seat of a table.

    Attributes:
        seat: its number.
        kind: `open`: free; `person`; `computer`.
        title: what the game calls the seat (`Sora`, `Player 1`).
        role: what it plays, in the game's ids.
        name: who sits there.
        level: the computer player.
        you: it is one of the client's.
        again: has asked for a rematch.
        shows: agrees that those who watch see the hands; see `Show`.
        rating: at a rated table what they were rated when they sat down there; 0 elsewhere.
        provisional: after too few matches to say more.
    """

    seat: int
    kind: Literal["open", "person", "computer"]
    title: str = ""
    role: str = ""
    name: str = ""
    level: str = ""
    you: bool = False
    again: bool = False
    shows: bool = False
    rating: int = 0
    provisional: bool = False


class TableInfo(msgspec.Struct, omit_defaults=True):
    """The facts of a table that everybody who has the link may know.

    Attributes:
        id: the table; its page is `/t/<id>`.
        game, ruleset, options: what is played.
        status: see `Status`.
        version: the newest version.
        seats: who sits where.
        clock: the time people have.
        created, updated: seconds since 1970.
        public: it is listed; otherwise only who has the link finds it.
        watch: spectators are let in.
        delay: how much later they are told. To them the whole table is as it was then, and they are not told
            who is connected, nor of clocks. Lists show it to them as it was when the match began.
        hints: `Hint` is allowed.
        rated: its result moves the ratings of those who play; see `NewTable`.
        mine: the client's person made it.
        turn: it waits for the client's person.
        next: the table of the rematch, or empty.
        previous: the table this is the rematch of, or empty.
        start: so many answers and throws of another match were taken over when this one began; see
            `NewTable`.
        commitment: SHA-256 of `revealed`, from before the first answer.
        revealed: the seed and a salt with a colon between, once it is over; empty before, and for those who
            may not see the hands of this match.
        winners: the seats that won, once it is finished.
        data: the hash of the cards it is played with, where those are not today's; `/api/games/{game}/cards`
            gives them.
        day: of which day it is the daily match, as `2026-11-24`; there `revealed` stays empty, and
            the day tells it.
        tournament: the tournament to which it belongs; its page is `/tournaments/<id>`.
        own: the name of the card set that somebody brings to it, or the code of an expansion;
            `/api/tables/{table}/cards` gives its cards.
    """

    id: str
    game: str
    ruleset: str
    options: dict[str, str | int | bool]
    status: Status
    version: int
    seats: list[SeatInfo]
    clock: Clock
    created: float
    updated: float
    public: bool = False
    watch: bool = True
    delay: Delay = Delay()
    start: int = 0
    hints: bool = False
    rated: bool = False
    mine: bool = False
    turn: bool = False
    next: str = ""
    previous: str = ""
    commitment: str = ""
    revealed: str = ""
    winners: list[int] | None = None
    data: str = ""
    day: str = ""
    tournament: str = ""
    own: str = ""


class Notice(msgspec.Struct, omit_defaults=True):
    """An event at the table, beside the match.

    Attributes:
        kind: `joined`, `left`, `filled`, `begun`; `chat`; `undo-asked`, `undo-refused`, `undone`;
            `draw-asked`, `draw-refused`; `agreed`, `long`: it ended in a draw; `lapsed`: a
            computer player failed at a question, a simpler one answers it; `shows`, `hides`: agrees that
            those who watch see the hands, or no longer; `holds`, `goes-on`: has computer players wait, or no
            longer; `resigned` and `time` (in a team game the computer takes the seat over, else it is the
            end); `failed`, in old matches: a simpler computer player took over; `again`: wants a rematch;
            `rematch`: it is at `TableInfo.next`; `empty`, `broken`, `stopped` (by those who run the server):
            nothing goes on here.
        seat: who, or None.
        said: the sentence.
        phrase: the phrase of a `chat`.
        thing: what a `chat` points at.
        back_to: after `undone`: events from this number on never happened.
    """

    kind: str
    said: Said
    seat: int | None = None
    phrase: str = ""
    thing: str = ""
    back_to: int | None = None


class State(msgspec.Struct, tag="state", omit_defaults=True):
    """Everything: the answer to `Hello` without a version, or with one that is too old.

    Attributes:
        version: the version this is the state of.
        table: the table.
        you: the client's seats; empty for a spectator. Who is `apart` has all of theirs here, and sees as a
            spectator.
        play: the match, or None before it begins.
        events: all of it so far (the last 500).
        notices: the latest of them (the last 50).
        online: the seats whose people are connected.
        watchers: how many spectators there are.
        protocol: `PROTOCOL` of the server.
        server: its version.
    """

    version: int
    table: TableInfo
    you: list[int]
    play: Play | None
    events: list[Told]
    notices: list[Notice]
    online: list[int]
    watchers: int
    protocol: int
    server: str


class Update(msgspec.Struct, tag="update", omit_defaults=True):
    """One new version of the table. Something the viewer may know nothing of is nothing but its version.

    A client that has version n and gets an update other than n + 1 has missed something: it says `Hello` with
    `since` n.

    Attributes:
        version: the new version.
        play: the match, whole; None where nothing in it changed.
        events: what happened in the match.
        notice: what happened beside it.
        table: the table, where it changed.
    """

    version: int
    play: Play | None = None
    events: list[Told] = []
    notice: Notice | None = None
    table: TableInfo | None = None


class Ack(msgspec.Struct, tag="ack"):
    """The message is carried out and stored, as this version. Sent again for a message that is sent again."""

    id: str
    version: int


class Refused(msgspec.Struct, tag="refused"):
    """The message was not carried out; nothing has changed.

    Attributes:
        id: the message; empty if it had none that could be read.
        code: `stale`: another choice is open by now; `illegal`: against the rules; `unreadable`; `seat`: not
            yours, or not asked; `over`; `undo`; `table`: not possible at this table now; `limit`: too fast;
            `busy`: try again.
        reason: what to say.
        version: the newest version.
    """

    id: str
    code: Literal["stale", "illegal", "unreadable", "seat", "over", "undo", "table", "limit", "busy"]
    reason: Said
    version: int


class Reply(msgspec.Struct, tag="reply", omit_defaults=True):
    """The answer to `Why`, `Describe` or `Hint`.

    Attributes:
        id: the message.
        lines: what to say, most important first; for `Why` the reason, empty if it can be done or nobody
            knows.
        notation: `Describe`, `Hint`: the answer in notation; empty where the hint is to leave an offer alone.
        success: `Hint`: the probability that the plan works this turn, if the adviser knows one.
        changes: `Describe`: the numbers of the seat's view that the answer is certain to change, as long as
            nobody answers it and no die is cast.
    """

    id: str
    lines: list[Said] = []
    notation: str = ""
    success: float | None = None
    changes: list[Change] = []


class Dealt(msgspec.Struct, tag="dealt"):
    """The answer to `Position`: a position that agrees with all the seat may know. It holds no secret.

    Attributes:
        id: the message.
        serial: the `serial` of the seat's open choice.
        rules, data: version of the rules and hash of the cards; who has others cannot read the position.
        state: the position, as `Game.decode` of that version reads it.
    """

    id: str
    serial: int
    rules: str
    data: str
    state: list[int]


class Online(msgspec.Struct, tag="online"):
    """The people connected now. It has no version: missing it loses nothing.

    Attributes:
        seats: those whose people are connected.
        watchers: how many spectators there are.
        you: the client's seats, like `State.you`, before what it missed since a version; None at other times.
            A client that knows others was somebody else then: it says `Hello` without `since`.
    """

    seats: list[int]
    watchers: int
    you: list[int] | None = None


class Pong(msgspec.Struct, tag="pong"):
    """I am. `at` is the server's time in seconds since 1970; answer `n` with `Echo`."""

    at: float
    n: int = 0


class Bye(msgspec.Struct, tag="bye"):
    """The server closes the socket.

    Attributes:
        code: `limit`: too much, come back later; `hello`: the first message did not come or was none;
            `message`: not understood; `table`: no such table, or spectators are not let in; `slow`: too much
            was waiting to be sent; `restart`: come back at once; `closed`: the owner has closed their own
            server to others, and may open it again.
        reason: what to say.
    """

    code: Literal["limit", "hello", "message", "table", "slow", "restart", "closed"]
    reason: Said


FromServer: TypeAlias = State | Update | Ack | Refused | Reply | Dealt | Online | Pong | Bye

"""The bodies of the HTTP interface: what is asked for, and what comes back.

Requests and answers are JSON. A refusal is a `Problem` with status 4xx. `docs/protocol.md` lists the routes.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from playmat.server.protocol.server_messages import (
    Clock,
    Delay,
    Id,
    Notice,
    Number,
    Play,
    Said,
    SeatNumber,
    TableInfo,
    Told,
)

Short = Annotated[str, Meta(max_length=60)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]

MAX_BODY: Final = 64 << 10
"""The most bytes of a request, but for those that may hold a record."""

LONGEST_RECORD = 250_000
"""The most characters of a record: twice the longest match that was seen, five heroes played by `planner`."""

RECORD_BODY = MAX_BODY + 4 * LONGEST_RECORD
"""The most bytes of a request with a record: in no script does a character take more than four."""

RecordText = Annotated[str, Meta(max_length=LONGEST_RECORD)]


# ---- asked for ---------------------------------------------------------------------------------


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table.

    Attributes:
        kind: `me`: whoever makes the table; `open`: for whoever joins; `computer`.
        role: what the seat plays, for games with roles; empty takes the next one that is free.
        level: the computer player, one of the game's `levels`.
        deck: the deck: a starter deck's code, a share code, text or JSON; empty for the game's own.
    """

    kind: Literal["me", "open", "computer"]
    role: Short = ""
    level: Short = ""
    deck: Annotated[str, Meta(max_length=20_000)] = ""


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """A match to be played on from one of its moments: that of a table, or of a record.

    The table has to be over, and one whose hands the sender may see. What chance says from there on is what
    it said before, as long as the answers are the same.

    Attributes:
        table: the id of the table; empty for a record.
        record: the record's text; empty for a table.
        guide: instead of both: the beginning of the game's guided first match.
        at: `Moment.n` of the moment: how many answers and throws are taken over. None takes all.
    """

    table: Short = ""
    record: RecordText = ""
    guide: bool = False
    at: Number | None = None


class RecordReplay(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a match to be told from its record.

    Attributes:
        record: the record's text.
        first: the number of the first moment.
        count: how many moments.
        viewer: through whose eyes: a seat, or -2 for a spectator.
        lang: the language.
    """

    record: RecordText
    first: Number = 0
    count: Annotated[int, Meta(ge=1, le=50)] = 50
    viewer: Annotated[int, Meta(ge=-2, le=15)] = -2
    lang: Short = "en"


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to be made.

    Attributes:
        id: a message id; the same id makes the same table, so that it can be sent again.
        game: the id of the game.
        seats: the seats, in order. The match begins as soon as none is open.
        ruleset, options: the game's defaults where nothing is said.
        clock: the time people have.
        public: list the table.
        watch: let spectators in.
        delay: how much later they are told.
        hints: allow hints.
        rated: the result moves the ratings of those who play. A rated match needs a clock and people with
            accounts, one seat each, and has no hints.
        set: the code of an expansion of the game, or the id of a card set of somebody's
            (`/api/workshop/sets`), to play with; empty for the cards that the game has here.
        start: play on from here; ruleset, options, cards, roles and decks are then those of that match, and
            nothing is said of them.
        lang: the language of a refusal.
    """

    id: Id
    game: Short
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    ruleset: Short = ""
    options: dict[Short, str | int | bool] = {}
    clock: Clock = Clock()
    public: bool = False
    watch: bool = True
    delay: Delay = Delay()
    hints: bool = False
    rated: bool = False
    set: Short = ""
    start: Start | None = None
    lang: Short = "en"


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Take a free seat.

    Attributes:
        id: a message id.
        seat: which one; None takes the first that is free.
        deck: as in `NewSeat`.
        lang: the language of a refusal.
    """

    id: Id
    seat: SeatNumber | None = None
    deck: Annotated[str, Meta(max_length=20_000)] = ""
    lang: Short = "en"


class Pairing(msgspec.Struct, forbid_unknown_fields=True):
    """Play now, with anybody who wants the same.

    Attributes:
        id: a message id.
        game: the id of the game.
        clock: the time people have.
        rated: see `NewTable`.
        within: so many points the ratings may be apart, in a rated match; 0 for any.
        deck: as in `NewSeat`.
        lang: the language of a refusal.
    """

    id: Id
    game: Short
    clock: Clock = Clock("relaxed")
    rated: bool = False
    within: Annotated[int, Meta(ge=0, le=2000)] = 0
    deck: Annotated[str, Meta(max_length=20_000)] = ""
    lang: Short = "en"


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """The name that a person wants."""

    name: Name
    lang: Short = "en"


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """An account's name and password. Names are compared without regard to case."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    lang: Short = "en"


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """A change of password. Every other device has to sign in again."""

    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]
    lang: Short = "en"


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    """To be forgotten for good: with the password of the account, which is empty for a guest."""

    password: Annotated[str, Meta(max_length=200)] = ""
    lang: Short = "en"


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """The other device to be forgotten; all others if empty."""

    device: Short = ""
    lang: Short = "en"


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    """A deck to be read and checked.

    Attributes:
        deck: a starter deck's code, a share code, text or JSON.
        format: the rules for decks; the game's usual ones if empty.
        lang: the language of names and mistakes.
    """

    deck: Annotated[str, Meta(max_length=20_000)]
    format: Short = ""
    lang: Short = "en"


# ---- answered ----------------------------------------------------------------------------------


class Problem(msgspec.Struct):
    """The reasons for a refused request: `error` is `Said`, `more` are others (a deck has several)."""

    error: Said
    more: list[Said] = []


class Person(msgspec.Struct):
    """The person whose client it is: a guest, or with an account."""

    name: str
    guest: bool


class DeviceInfo(msgspec.Struct):
    """A device that knows who I am.

    Attributes:
        id: by which it is named.
        created: since when, in seconds since 1970.
        seen: when it came last, to the day.
        here: it is the one that asks.
    """

    id: str
    created: float
    seen: float
    here: bool


class DeviceList(msgspec.Struct):
    """The devices that know who I am, the latest first."""

    devices: list[DeviceInfo]


class SeatKey(msgspec.Struct):
    """The key of a seat. It is shown once and stored only as a hash."""

    seat: int
    key: str


class Seated(msgspec.Struct):
    """A table that was made or joined.

    Attributes:
        table: the table.
        keys: the keys of the seats that were taken; empty if the same request was carried out before.
        link: the path to send to friends, below the address of the server, such as `/t/h3Kx...`.
    """

    table: TableInfo
    keys: list[SeatKey]
    link: str


class TableList(msgspec.Struct):
    """Tables, the newest first."""

    tables: list[TableInfo]


class OptionInfo(msgspec.Struct):
    """An option of a game: its values (the default first), names for both in the language, and the clause."""

    name: str
    title: str
    values: list[str | int | bool]
    titles: list[str]
    clause: str


class RoleInfo(msgspec.Struct):
    """A role of a game and its name."""

    role: str
    title: str


class ExpansionInfo(msgspec.Struct):
    """A card set that comes with a game and can be played with at a table: its code, and its name."""

    code: str
    name: str


class GameInfo(msgspec.Struct):
    """A game that can be played here.

    Attributes:
        id, title: its id, and its name in the language.
        min_seats, max_seats: how many seats a match can have.
        rulesets: the rulesets, the default first.
        roles: what seats can play; empty if seats are alike.
        team: all seats win and lose together.
        options: the options.
        levels: the computer players, the strongest last.
        formats: the rules for decks; empty for games without decks.
        guide: there is a guided first match.
        expansions: the card sets that come with it and that a table can be played with (`NewTable.set`).
    """

    id: str
    title: str
    min_seats: int
    max_seats: int
    rulesets: list[str]
    roles: list[RoleInfo]
    team: bool
    options: list[OptionInfo]
    levels: list[str]
    formats: list[str]
    guide: bool
    expansions: list[ExpansionInfo]


class ChatPhrase(msgspec.Struct):
    """A phrase that can be said at a table, and its text in the language."""

    phrase: str
    text: str


class GameList(msgspec.Struct):
    """The games, and what can be said at their tables."""

    games: list[GameInfo]
    phrases: list[ChatPhrase]


class CardInfo(msgspec.Struct):
    """A card.

    Attributes:
        code: its code, as views and decks have it.
        name: its name in the language.
        lines: what is printed on it, in the language, made from what it does: a heading, then its sentences.
        data: the card as its file has it: kind, element, cost, numbers; the form is the game's own.
        picture: where this server has a picture of it: a path and its version; empty for none.
    """

    code: str
    name: str
    lines: list[Said]
    data: dict[str, Any]
    picture: str


class CardList(msgspec.Struct):
    """All cards of a game."""

    cards: list[CardInfo]


class DeckEntry(msgspec.Struct):
    """Equal cards of a deck."""

    code: str
    count: int
    name: str


class DeckSection(msgspec.Struct):
    """A part of a deck, such as the team; `title` is its heading in the language."""

    word: str
    title: str
    cards: list[DeckEntry]


class DeckInfo(msgspec.Struct):
    """A deck in all its forms, and what is wrong with it.

    Attributes:
        id: the code of a starter deck, else empty.
        name: its name.
        sections: its cards.
        share: its share code.
        text: the deck as lines of text in the language.
        mistakes: the rules it breaks in the format; none if it is legal.
    """

    id: str
    name: str
    sections: list[DeckSection]
    share: str
    text: str
    mistakes: list[Said]


class DeckList(msgspec.Struct):
    """The starter decks of a game."""

    decks: list[DeckInfo]


class ClauseInfo(msgspec.Struct):
    """A clause of the rules.

    Attributes:
        section: the titles of the sections it stands in, the widest first.
        sources: what it rests on: parts of the rulebook, cards, rulings, other clauses.
        lang: the language of its text: English where it is not translated.
        rulesets: those it holds under; empty where the game has none.
    """

    id: str
    text: str
    section: list[str]
    sources: list[str]
    lang: str
    rulesets: list[str]


class ClauseList(msgspec.Struct):
    """Clauses of a game's rules, in the order of the rules."""

    game: str
    clauses: list[ClauseInfo]


class Moment(msgspec.Struct, omit_defaults=True):
    """A moment of a match that is seen again: an answer has been given, and chance has done what followed.

    Attributes:
        n: how many answers and throws came before it.
        seat: who gave the answer that led here; None at the beginning.
        word: that answer in notation, for those who may read the record.
        play: the match at that moment (without choices).
        events: what that answer led to.
    """

    n: int
    play: Play
    seat: int | None = None
    word: str = ""
    events: list[Told] = []


class Turn(msgspec.Struct, omit_defaults=True):
    """A turn of a match that is seen again.

    Attributes:
        moment: the place of the moment in which it began.
        said: whose turn it was.
        turning: the match went another way in it than before: its value for a seat changed most.
    """

    moment: int
    said: Said
    turning: bool = False


class Replay(msgspec.Struct):
    """A part of a match.

    Attributes:
        table: the table; for a record one that is nowhere: its `id` is empty.
        total: the place of the last moment; the first one has place 0.
        moments: the moments that were asked for.
        notices: what happened beside the match.
        stops: the `n` of every moment. Told with the part that begins at 0.
        turns: the turns. Told with the part that begins at 0.
    """

    table: TableInfo
    total: int
    moments: list[Moment]
    notices: list[Notice]
    stops: list[int]
    turns: list[Turn]

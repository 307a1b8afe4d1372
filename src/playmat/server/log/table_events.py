"""Events of a table, which are its log: everything that ever happened at it, one act a version.

A table is nothing but its acts, carried out in order (`table_log`); the log in the store is the truth.
Chance is not among them: it follows from the seed. Acts are only ever added to; a kind of act keeps
its fields and their meaning for ever, because logs are kept for ever.
"""

from __future__ import annotations

import hashlib
from typing import Literal, TypeAlias

import msgspec

from playmat.server.protocol.server_messages import Clock, Delay


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """The occupant of a seat.

    Attributes:
        kind: `open`, `person` or `computer`.
        role: what the seat plays.
        person: the id of the person.
        name: what the person is called; empty for a guest without a name.
        key: the hash of the seat key.
        level: the computer player.
        deck: the codes of the deck, or empty for the game's own.
        rating: at a rated table what they were rated when they sat down; 0 elsewhere.
        provisional: too few matches were known then.
    """

    kind: Literal["open", "person", "computer"]
    role: str = ""
    person: str = ""
    name: str = ""
    key: str = ""
    level: str = ""
    deck: tuple[str, ...] = ()
    rating: int = 0
    provisional: bool = False


class Beginning(msgspec.Struct, frozen=True):
    """The state that a match takes over from another one which it continues.

    Attributes:
        seed: what its chance comes from.
        entries: how many answers and throws there were.
        answers: seat and number of each answer, in order; the throws follow from the seed.
    """

    seed: int
    entries: int
    answers: tuple[tuple[int, int], ...]


class Dice(msgspec.Struct, frozen=True):
    """The dice that everybody meets on a day, or in a round of a score challenge.

    Attributes:
        day: which one, as `2026-11-24`; empty in a tournament.
        seed: what the chance of the match comes from: nobody may know it before the day, or the tournament,
            is over.
        salt: with the seed it gives `TableInfo.commitment`, the same at all these tables.
    """

    day: str
    seed: int
    salt: str


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """The table is made: version 1 of every table.

    The fields are those of `TableInfo`; `beginning` is None for a match from its first answer on, `cards`
    says which cards there are (`playmat.server.game_sets.cards_of`). `pairing` is how far off the
    ratings may be of those whom quick pairing seats here: 0 for any, None where it seats nobody. `dice` are
    those of the day, at a table of the daily match, or of the round in a score challenge. `tournament` is the
    id of the one to which the table belongs. `own` is the card set that somebody brings to it, as a card file
    of programs, `own_name` what it is called.
    """

    game: str
    ruleset: str
    options: dict[str, str | int | bool]
    places: tuple[Place, ...]
    clock: Clock
    public: bool
    watch: bool
    hints: bool
    maker: str
    previous: str = ""
    delay: Delay = Delay()
    beginning: Beginning | None = None
    cards: str = ""
    rated: bool = False
    pairing: int | None = None
    dice: Dice | None = None
    tournament: str = ""
    own: str = ""
    own_name: str = ""

    @property
    def counts(self) -> bool:
        """Return whether the result is compared with others, so that nothing revealed is taken back."""
        return self.rated or self.dice is not None or bool(self.tournament)


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A seat is taken, freed, or given to a computer player.

    Attributes:
        seat: which one.
        place: who sits there now.
        how: `joined`, `left`, `filled` before the match, `resigned` or `time` for a seat that a computer
            player takes over in a team game, `failed`, which only old logs have, for a computer player
            that a simpler one replaced.
    """

    seat: int
    place: Place
    how: Literal["joined", "left", "filled", "resigned", "time", "failed"]


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """The match begins.

    Attributes:
        seed: what all chance comes from.
        salt: published with the seed when the match is over; see `TableInfo.commitment`.
        rules, data: version of the rules and hash of the cards it is played by.
    """

    seed: int
    salt: str
    rules: str
    data: str


class Answered(msgspec.Struct, frozen=True, tag="answered", omit_defaults=True):
    """A seat has answered.

    Attributes:
        seat: who.
        answer: the answer as the kernel counts it.
        word: the same in notation.
        digest: the match it was given in; playing the log again must come to the same.
        lag: so many seconds are given back on the clock for the way that it took.
    """

    seat: int
    answer: int
    word: str
    digest: str
    lag: float = 0.0


class UndoAsked(msgspec.Struct, frozen=True, tag="undo-asked"):
    """A person wants to take back, and the others are asked."""

    seats: tuple[int, ...]


class Agreed(msgspec.Struct, frozen=True, tag="agreed"):
    """A person agrees to the undo or the draw that is asked for; others have not said so yet."""

    seats: tuple[int, ...]


class UndoRefused(msgspec.Struct, frozen=True, tag="undo-refused"):
    """A person does not agree to an undo."""

    seats: tuple[int, ...]


class DrawAsked(msgspec.Struct, frozen=True, tag="draw-asked"):
    """A person wants the match to end in a draw, and the others are asked."""

    seats: tuple[int, ...]


class DrawRefused(msgspec.Struct, frozen=True, tag="draw-refused"):
    """A person does not agree to a draw."""

    seats: tuple[int, ...]


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The latest answer of these seats, and all that followed, is taken back."""

    seats: tuple[int, ...]


class Chatted(msgspec.Struct, frozen=True, tag="chatted"):
    """Somebody said a phrase or pointed at a thing."""

    seat: int
    phrase: str
    thing: str


class Showed(msgspec.Struct, frozen=True, tag="showed"):
    """A person agrees that those who watch see the hands, or no longer does."""

    seats: tuple[int, ...]
    agree: bool


class Held(msgspec.Struct, frozen=True, tag="held"):
    """A person wants computer players to wait, or no longer does; or they have waited long enough."""

    seat: int
    on: bool


class Lapsed(msgspec.Struct, frozen=True, tag="lapsed"):
    """A computer player failed to answer; a simpler one answers this question for it.

    Attributes:
        seat: whose question it is.
        player: who failed.
        by: who answers instead; empty if nobody could, and the first answer was taken.
        fault: the kind of error.
        lost: nobody's process answered, and the simplest player does so without one.
    """

    seat: int
    player: str
    by: str
    fault: str
    lost: bool = False


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The table is over by other means than the rules.

    Attributes:
        cause: `resigned`, `time`; `agreed` and `long`: drawn, see `playmat.kernel.match.ending`;
            `empty`: everybody left before the match; `broken`: the rules failed; `stopped`: those who run
            the server have closed the table, and nobody has won.
        seat: who made it so, or -1.
        winners: the seats that won.
        words: the reason that the operator gave.
    """

    cause: Literal["resigned", "time", "agreed", "long", "empty", "broken", "stopped"]
    seat: int
    winners: tuple[int, ...]
    words: str = ""


class Again(msgspec.Struct, frozen=True, tag="again"):
    """A person wants a rematch; others have not said so yet."""

    seats: tuple[int, ...]


class Followed(msgspec.Struct, frozen=True, tag="followed"):
    """The rematch is at this table."""

    table: str


class Resumed(msgspec.Struct, frozen=True, tag="resumed", omit_defaults=True):
    """The server is back: until now the clocks stood still.

    Attributes:
        since: the time until which a server looked after the table; 0 if nobody knows, and then the clocks
            have stood still since the act before.
    """

    since: float = 0.0


TableEvent: TypeAlias = (
    Opened
    | Sat
    | Begun
    | Answered
    | UndoAsked
    | Agreed
    | UndoRefused
    | Undone
    | DrawAsked
    | DrawRefused
    | Chatted
    | Showed
    | Held
    | Lapsed
    | Ended
    | Again
    | Followed
    | Resumed
)


class LogRow(msgspec.Struct, frozen=True):
    """A line of a table's log.

    Attributes:
        version: its number, from 1 without gaps.
        at: when, in seconds since 1970.
        act: what.
        key: what makes the message that led to it unique, or empty; see `message_key`.
    """

    version: int
    at: float
    act: TableEvent
    key: str = ""


def message_key(who: str, message: str) -> str:
    """The key of a message, so that it is carried out once: its sender, and its id."""
    return f"{who}:{message}" if message else ""


def table_of(who: str, message: str) -> str:
    """The id of the table that a message makes: the same one of the same person makes the same table."""
    return hashlib.sha256(message_key(who, message).encode()).hexdigest()[:20]


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


def write_event(act: TableEvent) -> str:
    """An act as the store keeps it."""
    return _encoder.encode(act).decode()


def read_event(text: str) -> TableEvent:
    """The act that `write_event` wrote.

    Raises:
        msgspec.ValidationError: it is none; the store was written by a newer playmat, or damaged.
    """
    return _decoder.decode(text)

"""The bodies of the HTTP interface for tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from playmat.server.protocol.server_messages import Clock, Id

Short = Annotated[str, Meta(max_length=60)]
Round = Annotated[int, Meta(ge=0, le=200)]
Board = Annotated[int, Meta(ge=1, le=200)]


# ---- asked for ---------------------------------------------------------------------------------


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament to be made; whoever makes it organises it.

    Attributes:
        id: a message id; the same one makes the same tournament.
        name: what it is called.
        game, ruleset: what is played; the game's usual ruleset if empty.
        kind: `swiss`; `robin`: round robin; `score`: a score challenge for games that are played together.
        clock: the time people have; a match of two needs one.
        rounds: how many rounds; 0 for as many as the number of entrants takes.
        rated: the matches move the ratings of both.
        lang: the language of a refusal.
    """

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    game: Short
    kind: Literal["swiss", "robin", "score"] = "swiss"
    clock: Clock = Clock("relaxed")
    rounds: Annotated[int, Meta(ge=0, le=20)] = 0
    ruleset: Short = ""
    rated: bool = False
    lang: Short = "en"


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """Enter a tournament, or change one's deck before it begins.

    Attributes:
        deck: as in `NewSeat`; required where a game has decks.
        lang: the language of a refusal.
    """

    deck: Annotated[str, Meta(max_length=20_000)] = ""
    lang: Short = "en"


class Drop(msgspec.Struct, forbid_unknown_fields=True):
    """Drop out, or, as the organiser, drop somebody.

    Attributes:
        number: the entrant; 0 for oneself.
        lang: the language of a refusal.
    """

    number: Annotated[int, Meta(ge=0, le=1000)] = 0
    lang: Short = "en"


class NextRound(msgspec.Struct, forbid_unknown_fields=True):
    """Start the next round; the first one locks the decks.

    Attributes:
        after: the number of the round that is over: a request that is sent again starts no second one.
        lang: the language of a refusal.
    """

    after: Round
    lang: Short = "en"


class RoundResult(msgspec.Struct, forbid_unknown_fields=True):
    """A result, entered or corrected by the organiser while the tournament is running.

    Attributes:
        round, board: of which match.
        outcome: `first` or `second`: that one has won; `draw`; `neither`: both have lost. In a score
            challenge only `neither`.
        lang: the language of a refusal.
    """

    round: Round
    board: Board
    outcome: Literal["first", "second", "draw", "neither"]
    lang: Short = "en"


class EndTournament(msgspec.Struct, forbid_unknown_fields=True):
    """End a tournament; what has not been played does not count."""

    lang: Short = "en"


# ---- answered ----------------------------------------------------------------------------------


class TournamentLine(msgspec.Struct):
    """A tournament in a list.

    Attributes:
        id: its page is `/tournaments/<id>`.
        name: what it is called.
        game, ruleset, kind, clock: as in `NewTournament`.
        status: `open` for entries, `running` or `finished`.
        round: the round that is played; 0 before the first.
        rounds: how many there are; 0 while that depends on the number of entrants.
        entrants: how many have entered.
        organiser: who runs it.
        created: since when there is one, in seconds since 1970.
        entered: I take part.
        rated: its matches move ratings.
    """

    id: str
    name: str
    game: str
    ruleset: str
    kind: Literal["swiss", "robin", "score"]
    clock: Clock
    status: Literal["open", "running", "finished"]
    round: int
    rounds: int
    entrants: int
    organiser: str
    created: float
    entered: bool
    rated: bool


class TournamentList(msgspec.Struct):
    """Tournaments: those that are open or running, and those that ended lately, the newest first."""

    tournaments: list[TournamentLine]


class EntrantInfo(msgspec.Struct):
    """Somebody who takes part.

    Attributes:
        number: by which rounds and standings name them.
        name: who it is.
        you: it is me.
        dropped: they play no more.
        deck: their deck as lines of text: mine, and everybody's once the tournament is over; empty otherwise.
    """

    number: int
    name: str
    you: bool
    dropped: bool
    deck: str


class MeetingInfo(msgspec.Struct):
    """A match of a round.

    Attributes:
        board: its number in the round.
        first, second: the numbers of the entrants; 0 for nobody.
        outcome: empty while it is open; otherwise as in `RoundResult`, or `bye`.
        turns: in a score challenge, how many turns it took: few are good where it was won, else many.
        table: where it is played; empty for a bye.
        corrected: the organiser has entered it.
    """

    board: int
    first: int
    second: int
    outcome: Literal["", "first", "second", "draw", "neither", "bye"]
    turns: int
    table: str
    corrected: bool


class RoundInfo(msgspec.Struct):
    """A round.

    Attributes:
        round: its number.
        at: when it began, in seconds since 1970.
        meetings: its matches.
        commitment: in a score challenge SHA-256 of `revealed`: `TableInfo.commitment` at all tables of it.
        revealed: the seed and a salt with a colon between, once the tournament is over.
    """

    round: int
    at: float
    meetings: list[MeetingInfo]
    commitment: str
    revealed: str


class StandingInfo(msgspec.Struct):
    """A line of the standings.

    Attributes:
        place: equal ones share it.
        number: the entrant.
        points: 3 for a win or a bye, 1 for a draw.
        won, drawn, lost, byes: how many of each.
        breaks: the tie-breaks. Swiss: the opponents' match-win percentage and the opponents' opponents', as
            parts of 1. Round robin: the points among those who are equal, and Sonneborn-Berger. Score
            challenge: the turns of the wins, negative, and those of the rest.
    """

    place: int
    number: int
    points: int
    won: int
    drawn: int
    lost: int
    byes: int
    breaks: list[float]


class TournamentInfo(msgspec.Struct):
    """A tournament.

    Attributes:
        about: as in a list.
        account: I have an account, so that I can enter.
        mine: I am its organiser.
        number: my number in it; 0 if I have not entered.
        table: my table in the running round; empty if I have none or it is over.
        deck: a deck is required.
        entries: one can enter now.
        waiting: so many matches of the running round are not over.
        people: everybody who takes part, by number.
        rounds: the rounds so far, the latest first.
        standings: the best first; empty before the first round.
    """

    about: TournamentLine
    account: bool
    mine: bool
    number: int
    table: str
    deck: bool
    entries: bool
    waiting: int
    people: list[EntrantInfo]
    rounds: list[RoundInfo]
    standings: list[StandingInfo]

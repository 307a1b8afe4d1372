"""A table: the acts of its log carried out in order, and nothing else.

`take` carries out one act that has been checked (`playmat.server.log.wishes` makes acts of what people want).
Two tables that have taken the same acts are equal; so a server that was killed, or another server, goes on
exactly where the log ends. Nothing here reads a clock, draws a number or speaks to anybody.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from playmat.kernel.choice import NATURE
from playmat.kernel.editions import release_of
from playmat.kernel.errors import BadSetup, PlaymatError
from playmat.kernel.event import Event
from playmat.kernel.game import Game, Result, Seat, Setup
from playmat.kernel.match import ending
from playmat.kernel.match.match import Match
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.registry import game as installed_game
from playmat.server.game_sets import game_with
from playmat.server.log import table_events
from playmat.server.log.clocks import Clocks
from playmat.server.log.pacing import Pacing
from playmat.server.log.petition import Petition
from playmat.server.log.summary import Summary
from playmat.server.log.table_events import LogRow, Place, TableEvent
from playmat.server.protocol.server_messages import Status

NO_DATA = ("error-data-unknown", "error-data-fixed")
"""The refusals of data that are not here (`Game.with_data`)."""


class BrokenTable(PlaymatError):
    """A log that does not give the match it gave before: other rules, other cards, or damage."""


class Happening(NamedTuple):
    """The content of one version, for telling people.

    Attributes:
        row: the act.
        first: the number of the first new event of the match.
        events: the new events, as they are; viewers are told their faces.
        back_to: after taking back: the number of events that are left; else None.
        place: who sits, or sat, at the seat the act is about; None if it is about no seat.
        answers: how many answers of seats the match has after it.
        shown: everybody agrees that those who watch see the hands.
        stored: it could not be carried out any more; it is told as it stands in the log.
    """

    row: LogRow
    first: int
    events: tuple[Event, ...]
    back_to: int | None
    place: Place | None
    answers: int = 0
    shown: bool = False
    stored: bool = False


ENDINGS: Final[dict[str, Status]] = {"empty": "closed", "stopped": "closed", "broken": "broken"}
"""The status of a table that is over by other means than the rules, where that is not `finished`."""


class TableLog:
    """The state of a table after its acts so far.

    Attributes:
        id: the id of the table.
        version: how many acts there are.
        opened: the first of them.
        places: who sits where.
        match: the match, once it has begun.
        clocks: the time of the seats, once it has begun.
        waiting: for whom computer players wait.
        happenings: what each version brought, from version 1.
        undo: who asks for an undo, and who has agreed to it.
        draw: the same of a draw.
        showing: the seats whose people agree that those who watch see the hands.
        left: the people who have left the running match to a computer player, by their seats.
        answers: how many answers of seats the match has.
        turns: how often somebody has answered or taken back: a number for each position the match was in.
        again: the seats whose people want a rematch.
        next: the table of the rematch, or empty.
        carried_out: the version of each message that was carried out, by its key.
        when_begun: the table as it was when the match began, where those who watch are told with a delay.
        stopped: why the log cannot be carried out to its end here, or None; see `rebuilt`.
        kept: what was kept beside such a log.
    """

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.version = 0
        self.places: list[Place] = []
        self.match: Match | None = None
        self.clocks: Clocks | None = None
        self.waiting = Pacing()
        self.happenings: list[Happening] = []
        self.undo = Petition()
        self.draw = Petition()
        self.showing: set[int] = set()
        self.left: dict[int, str] = {}
        self.answers = 0
        self.turns = 0
        self.again: set[int] = set()
        self.next = ""
        self.carried_out: dict[str, int] = {}
        self.updated = 0.0
        self.created: float
        self.opened: table_events.Opened
        self.begun: table_events.Begun | None = None
        self.ended: table_events.Ended | None = None
        self.when_begun: Summary | None = None
        self.stopped: Phrase | None = None
        self.kept: Summary | None = None

    # ---- going on ----------------------------------------------------------------------------

    def take(self, row: LogRow, check: bool = False) -> Happening:
        """Carry out the next act.

        Args:
            row: the act, with the version after this one.
            check: it comes from the log: the match must be as it was then.

        Raises:
            BrokenTable: it does not, or the rules or cards are others.
            BrokenRule: the game's rules failed; the table is as it was.
        """
        if row.version != self.version + 1:
            raise BrokenTable("server-log-gap", "", table=self.id, version=row.version)
        before = self.match.version if self.match is not None else 0
        place = self._carry_out(row, check)
        after = self.match.version if self.match is not None else 0
        back_to = after if isinstance(row.act, table_events.Undone) else None
        first = before if back_to is None else after
        events = tuple(self.match.log.events[first:after]) if self.match is not None else ()
        self.version = row.version
        self.updated = row.at
        if row.key:
            self.carried_out[row.key] = row.version
        self._run_clocks(row)
        self._note_offers(row)
        if isinstance(row.act, table_events.Begun) and not self.opened.delay.none:
            self.when_begun = self.summary()
        happening = Happening(row, first, events, back_to, place, self.answers, self.shown)
        self.happenings.append(happening)
        return happening

    def _carry_out(self, row: LogRow, check: bool) -> Place | None:
        """The act itself; gives who sits at its seat, or sat there."""
        act: TableEvent = row.act
        if isinstance(act, table_events.Answered):
            self._answer(act, check)
        elif isinstance(act, table_events.Opened):
            self.opened, self.created = act, row.at
            self.places = list(act.places)
        elif isinstance(act, table_events.Sat):
            return self._sit(act)
        elif isinstance(act, table_events.Begun):
            self._begin(act, row.at)
        elif isinstance(act, table_events.UndoAsked):
            self.undo.ask(act.seats)
        elif isinstance(act, table_events.DrawAsked):
            self.draw.ask(act.seats)
        elif isinstance(act, table_events.Agreed):
            (self.draw if self.draw.by else self.undo).agree(act.seats)
        elif isinstance(act, table_events.UndoRefused):
            self.undo.refuse()
        elif isinstance(act, table_events.DrawRefused):
            self.draw.refuse()
        elif isinstance(act, table_events.Undone):
            self.playing.undo(act.seats, agreed=True)
            self.answers = sum(entry.seat != NATURE for entry in self.playing.entries)
            self.turns += 1
            self.undo.drop()
        elif isinstance(act, table_events.Showed):
            self.showing = self.showing | set(act.seats) if act.agree else self.showing - set(act.seats)
        elif isinstance(act, table_events.Held) and act.on:
            self.waiting.hold(act.seat, self.turns, row.at)
        elif isinstance(act, table_events.Held):
            self.waiting.let_go(act.seat)
        elif isinstance(act, table_events.Ended):
            self._end(act)
        elif isinstance(act, table_events.Again):
            self.again |= set(act.seats)
        elif isinstance(act, table_events.Followed):
            self.next = act.table
        return self._place_of(act)

    def _place_of(self, act: TableEvent) -> Place | None:
        """The place of the seat of an act."""
        seat = getattr(act, "seat", -1)
        return self.places[seat] if 0 <= seat < len(self.places) else None

    def _sit(self, act: table_events.Sat) -> Place:
        """Somebody sits down or gets up; gives who that is."""
        before, self.places[act.seat] = self.places[act.seat], act.place
        self.showing.discard(act.seat)
        if before.kind == "person" and self.begun is not None:
            self.left[act.seat] = before.person
        self.waiting.let_go(act.seat)
        return before if act.place.kind == "open" else act.place

    def stop(self, why: Phrase, kept: Summary | None, rows: list[LogRow]) -> None:
        """The match does not go on here: the table counts as ended, `broken`; nothing is taken any more.

        Args:
            why: the reason.
            kept: what was kept beside the log.
            rows: the rest of the log, which is not carried out but for who sits where.
        """
        for row in rows:
            act = row.act
            place = self._sit(act) if isinstance(act, table_events.Sat) else self._place_of(act)
            first = self.match.version if self.match is not None else 0
            self.happenings.append(Happening(row, first, (), None, place, self.answers, stored=True))
            self.version, self.updated = row.version, row.at
        self.stopped, self.kept = why, kept
        self.ended = table_events.Ended("broken", NATURE, ())

    @property
    def over_unplayed(self) -> bool:
        """Return whether the match had ended before it was found that it cannot be played again here."""
        return self.stopped is not None and self.kept is not None and self.kept.status == "finished"

    def _begin(self, act: table_events.Begun, at: float) -> None:
        self.begun = act
        match = Match(game_with(self.opened.game, act.data, self.opened.own), self.setup(act.seed))
        taken_over = self.opened.beginning.answers if self.opened.beginning is not None else ()
        for seat, answer in taken_over:
            match.answer(seat, answer)
        self.match, self.answers = match, len(taken_over)
        self.clocks = Clocks(self.opened.clock, len(self.places), at)

    def _answer(self, act: table_events.Answered, check: bool) -> None:
        match = self.playing
        if check and match.digest() != act.digest:
            raise BrokenTable("server-log-broken", "", table=self.id, version=self.version + 1)
        match.answer(act.seat, act.answer)
        self.answers += 1
        self.turns += 1
        self.undo.drop()
        if act.seat not in self.draw.by:  # who is asked plays on instead; who asks may go on meanwhile
            self.draw.drop()
        for petition in (self.undo, self.draw):
            petition.spent.discard(act.seat)

    def _end(self, act: table_events.Ended) -> None:
        """The table is over; its match ends at its border, where it has begun and its rules still hold.

        Raises:
            BrokenTable: the match cannot have ended so.
        """
        match = self.match
        if match is not None and not match.is_over and act.cause in ending.CAUSES:
            result = Result(act.winners, act.cause, {}, "")
            if not ending.fits(result, match.game, match.state, len(self.places)):
                raise BrokenTable("server-log-broken", "", table=self.id, version=self.version + 1)
            match.close(result)
        self.ended = act
        self.undo.drop()
        self.draw.drop()

    def _run_clocks(self, row: LogRow) -> None:
        """Stop and start the clocks for what the match waits for now."""
        if self.clocks is None or isinstance(row.act, table_events.Opened):
            return
        if isinstance(row.act, table_events.Resumed):
            self.clocks.stand_still(row.at, row.act.since)
        people = [seat for seat in self.needed if self.places[seat].kind == "person"]
        if isinstance(row.act, table_events.Answered):
            self.clocks.go_on(row.at, people, row.act.seat, row.act.lag)
        else:
            self.clocks.go_on(row.at, people)

    def _note_offers(self, row: LogRow) -> None:
        """Note the standing offers of people that are open now."""
        match = self.match
        if match is None:
            return
        needed = match.needed
        offers = [seat for seat in match.asked if seat not in needed and self.places[seat].kind == "person"]
        self.waiting.go_on(row.at, offers, row.act.seat if isinstance(row.act, table_events.Answered) else -1)

    # ---- knowing -----------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played; one whose cards are not here cannot begin, and is worded without them."""
        if self.match is not None:
            return self.match.game
        try:
            return game_with(self.opened.game, self.opened.cards, self.opened.own)
        except BadSetup:
            return installed_game(self.opened.game)

    @property
    def played_on(self) -> bool:
        """Return whether the match goes on from a moment of another one, with its roles and decks."""
        return self.opened.beginning is not None

    @property
    def playing(self) -> Match:
        """The match, which has begun."""
        if self.match is None:
            raise BrokenTable("server-not-begun")
        return self.match

    def setup(self, seed: int) -> Setup:
        """The setup of the match with the people and computer players who sit here."""
        seats = tuple(
            Seat(role=place.role, deck=place.deck, name=place.level or place.name) for place in self.places
        )
        opened = self.opened
        return Setup(opened.game, seats, opened.ruleset, dict(opened.options), seed)

    @property
    def status(self) -> Status:
        """The status of the table; see `Status`."""
        if self.ended is not None:
            return ENDINGS.get(self.ended.cause, "finished")
        if self.match is None:
            return "open"
        return "finished" if self.match.is_over else "running"

    @property
    def needed(self) -> list[int]:
        """The seats without whose answer the match does not go on."""
        return self.match.needed if self.match is not None and self.status == "running" else []

    @property
    def winners(self) -> list[int] | None:
        """The seats that won, or None while nobody has."""
        if self.ended is not None:
            return list(self.ended.winners) if self.status == "finished" else None
        result = self.match.result if self.match is not None else None
        return list(result.winners) if result is not None else None

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, place in enumerate(self.places) if person and place.person == person]

    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "person"]

    def computers(self) -> list[int]:
        """The seats where computer players sit."""
        return [seat for seat, place in enumerate(self.places) if place.kind == "computer"]

    @property
    def shown(self) -> bool:
        """Return whether everybody agrees that those who watch see the hands.

        Whoever has left the match can no longer agree, and has played with hands that were hidden.
        """
        people = self.people()
        return bool(people) and not self.left and self.showing.issuperset(people)

    def summary(self) -> Summary:
        """The facts that lists show."""
        if self.stopped is not None and self.kept is not None:
            return self.kept.as_stopped()
        opened, begun = self.opened, self.begun
        status = self.status
        revealed = f"{begun.seed}:{begun.salt}" if begun is not None else ""
        return Summary(
            id=self.id,
            game=opened.game,
            ruleset=opened.ruleset,
            options=dict(opened.options),
            status=status,
            version=self.version,
            places=tuple(self.places),
            clock=opened.clock,
            created=self.created,
            updated=self.updated,
            public=opened.public,
            watch=opened.watch,
            hints=opened.hints,
            maker=opened.maker,
            needed=self.needed,
            again=sorted(self.again),
            next=self.next,
            previous=opened.previous,
            commitment=hashlib.sha256(revealed.encode()).hexdigest() if begun is not None else "",
            revealed=revealed if status == "finished" and opened.dice is None else "",
            winners=self.winners,
            delay=opened.delay,
            start=opened.beginning.entries if opened.beginning is not None else 0,
            showing=sorted(self.showing),
            rated=opened.rated,
            pairing=opened.pairing,
            late=self.when_begun if status == "running" else None,
            day=opened.dice.day if opened.dice is not None else "",
            turns=self.game.turns(self.playing.state) if opened.dice and status == "finished" else 0,
            tournament=opened.tournament,
            own=opened.own_name,
            left=dict(self.left),
        )

    def due(self) -> float | None:
        """The time at which the server has to act by itself: 0 at once, for a computer player; None never.

        Where only computers play, nothing is due: they wait until somebody looks.
        """
        if self.status != "running" or not self.people():
            return None
        if any(self.places[seat].kind == "computer" for seat in self.needed):
            return 0.0
        deadline = self.clocks.deadline() if self.clocks is not None else None
        return deadline[0] if deadline is not None else None


def rebuilt(table_id: str, rows: list[LogRow], kept: Summary | None = None) -> TableLog:
    """The table of a log.

    A match goes on with the data it began with, by the rules of here; those of before may have been others.
    Where the log does not give what it gave before, its rows are carried out up to where all is as it was,
    and the others are kept as they stand there; see `TableLog.stop`.

    Args:
        table_id: the id of the table.
        rows: the log.
        kept: the table as it was kept beside the log.
    """
    table = TableLog(table_id)
    sound, why = _carried_out(table, rows)
    fits = kept is None or kept.version != table.version or _outcome(kept) == _outcome(table)
    if why is None and fits:
        return table
    # An answer is checked against the match it was given in: where it led to is known by the next one only.
    answers = sound == len(rows) or isinstance(rows[sound].act, table_events.Answered)
    kinds = (table_events.Answered, table_events.Begun) if answers else (table_events.Answered,)
    doubtful = max((n for n in range(sound) if isinstance(rows[n].act, kinds)), default=sound)
    table = TableLog(table_id)
    _carried_out(table, rows[:doubtful])
    table.stop(_reason(table, rows, why), kept, rows[table.version :])
    return table


def _carried_out(table: TableLog, rows: list[LogRow]) -> tuple[int, Phrase | None]:
    """Have a new table take a log; gives how many rows it took, and why not all of them."""
    for number, row in enumerate(rows):
        try:
            table.take(row, check=True)
        except PlaymatError as error:
            return number, error.phrase
    return len(rows), None


def _outcome(table: TableLog | Summary) -> tuple[Status, list[int] | None]:
    """The status and the winners that lists show."""
    return table.status, table.winners


def _reason(table: TableLog, rows: list[LogRow], why: Phrase | None) -> Phrase:
    """The reason why a match does not go on: its data are not here, other rules, or a damaged log."""
    begun = next((row.act for row in rows if isinstance(row.act, table_events.Begun)), None)
    if begun is None or begun.rules == table.game.version or (why is not None and why.key in NO_DATA):
        return why or BrokenTable("server-log-broken", "", table=table.id, version=len(rows)).phrase
    game = table.game
    said: dict[str, Filling] = {"game": game.id, "got": begun.rules, "here": game.version}
    release = release_of(game.package, begun.rules)
    if not release:
        return Phrase("server-other-rules", said)
    return Phrase("server-rules-of", {**said, "release": release})

"""Tournaments in the database: who takes part, the rounds, and what came of them.

A round is stored before its tables are made; `settle` names those that are missing, whatever happened in
between, and takes over the results of those that are over. So a server that dies anywhere loses nothing.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import Row, Select, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from playmat.server.log.summary import read_summary
from playmat.server.log.table_events import Dice, table_of
from playmat.server.protocol.server_messages import Clock
from playmat.server.storage.database import insert_new, writing
from playmat.server.storage.db_schema import entrants, meetings, rounds, tables, tournaments
from playmat.server.storage.people.accounts import Somebody
from playmat.server.tournament.meetings import NOBODY, Entrant, Kind, Meeting, Outcome, TournamentRefused

MOST_ENTRANTS = 128
MOST_LISTED = 100
MOST_RUN = 5
"""So many tournaments of one organiser can be open or running at the same time."""

LISTED_SECONDS = 14 * 86_400.0
"""So long a tournament that is over is listed."""


class StoredTournament(NamedTuple):
    """A tournament, without its entrants and rounds; see `db_schema.tournaments`."""

    id: str
    organiser_id: str
    organiser: str
    name: str
    game: str
    ruleset: str
    kind: Kind
    clock: Clock
    rounds: int
    status: Literal["open", "running", "finished"]
    round: int
    created: float
    rated: bool = False


class ListedTournament(NamedTuple):
    """A tournament in a list, with the number of its entrants, and whether somebody is among them."""

    tournament: StoredTournament
    entrants: int
    entered: bool


class Participant(NamedTuple):
    """Somebody who takes part.

    Attributes:
        entrant: as pairings and standings know them.
        person: the id; empty for somebody who was forgotten.
        name: what they are called.
        deck: the codes of their deck.
    """

    entrant: Entrant
    person: str
    name: str
    deck: tuple[str, ...]


class StoredMeeting(NamedTuple):
    """A meeting with its table, and whether the organiser has entered its result."""

    meeting: Meeting
    table: str
    by_hand: bool


class Round(NamedTuple):
    """A round: its number, when it began, its dice in a score challenge, and its matches."""

    number: int
    at: float
    dice: Dice | None
    matches: tuple[StoredMeeting, ...]


class WholeTournament(NamedTuple):
    """A tournament with everything."""

    tournament: StoredTournament
    players: tuple[Participant, ...]
    rounds: tuple[Round, ...]

    @property
    def entrants(self) -> list[Entrant]:
        """The entrants."""
        return [one.entrant for one in self.players]

    @property
    def meetings(self) -> list[Meeting]:
        """The meetings of all rounds."""
        return [match.meeting for one in self.rounds for match in one.matches]

    def of(self, person: str) -> Participant | None:
        """Somebody as a player."""
        return next((one for one in self.players if person and one.person == person), None)


class Tournaments:
    """All tournaments.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # ---- reading -----------------------------------------------------------------------------

    async def listed(self, person: str, now: float) -> list[ListedTournament]:
        """The tournaments that are open or running, and those that ended lately, the newest first."""
        here = entrants.c.tournament_id == tournaments.c.id
        many = select(func.count()).select_from(entrants).where(here).scalar_subquery()
        mine = select(entrants.c.number).where(and_(here, entrants.c.person_id == person)).exists()
        lately = or_(tournaments.c.status != "finished", tournaments.c.updated > now - LISTED_SECONDS)
        wanted = select(tournaments, many.label("many"), mine.label("mine")).where(lately)
        wanted = wanted.order_by(tournaments.c.created.desc()).limit(MOST_LISTED)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [ListedTournament(_tournament(row), int(row.many), bool(row.mine)) for row in rows]

    async def is_over(self, tournament: str) -> bool:
        """Return whether a tournament is over; one that is not there any more is, too."""
        async with self._engine.connect() as connection:
            found = await connection.scalar(
                select(tournaments.c.status).where(tournaments.c.id == tournament)
            )
        return found in {None, "finished"}

    async def find(self, tournament: str) -> WholeTournament | None:
        """A tournament with everything; None if there is none."""
        async with self._engine.connect() as connection:
            return await _whole(connection, select(tournaments).where(tournaments.c.id == tournament))

    async def settle(self, whole: WholeTournament) -> tuple[WholeTournament, list[StoredMeeting]]:
        """Take over the results of the tables of the running round that are over.

        Returns:
            The tournament as it is then, and the matches whose tables have not been made.
        """
        running = whole.tournament
        open_now = [match for match in _latest(whole) if not match.meeting.outcome]
        if running.status != "running" or not open_now:
            return whole, []
        wanted = select(tables.c.id, tables.c.status, tables.c.summary).where(
            tables.c.id.in_([one.table for one in open_now])
        )
        async with self._engine.connect() as connection:
            known = {row.id: row for row in (await connection.execute(wanted)).all()}
        missing = [one for one in open_now if one.table not in known]
        over = [one for one in open_now if one.table in known and known[one.table].status == "finished"]
        if not over:
            return whole, missing
        async with self._changing(running.id) as connection:
            for match in over:
                summary = read_summary(known[match.table].summary)
                still = and_(meetings.c.table_id == match.table, meetings.c.outcome == "")
                outcome = outcome_of(summary.winners or [], running.kind)
                await connection.execute(
                    update(meetings).where(still).values(outcome=outcome, turns=summary.turns)
                )
            found = await _whole(connection, select(tournaments).where(tournaments.c.id == running.id))
        return found or whole, missing

    # ---- changing ----------------------------------------------------------------------------

    async def make(self, new: StoredTournament) -> None:
        """Make a tournament; one that is sent again is the same.

        Raises:
            TournamentRefused: the organiser has too many that are not over.
        """
        values = {**new._asdict(), "clock": msgspec.json.encode(new.clock).decode(), "updated": new.created}
        mine = and_(tournaments.c.organiser_id == new.organiser_id, tournaments.c.status != "finished")
        async with writing(self._engine) as connection:
            others = select(func.count()).select_from(tournaments).where(mine, tournaments.c.id != new.id)
            if int(await connection.scalar(others) or 0) >= MOST_RUN:
                raise TournamentRefused("server-tournament-many", "", most=MOST_RUN)
            new_row = insert_new(self._engine.url, tournaments).values(**values)
            await connection.execute(new_row.on_conflict_do_nothing())

    async def enter(self, tournament: str, person: Somebody, deck: Sequence[str]) -> None:
        """Enter, or change one's deck before the beginning.

        Raises:
            TournamentRefused: it is too late, full, or one has dropped out.
        """
        codes = msgspec.json.encode(list(deck)).decode()
        async with self._changing(tournament) as connection:
            whole = await _known(connection, tournament)
            known, here = whole.of(person.id), whole.tournament
            if known is not None:
                _check_again(known, here)
                mine = and_(entrants.c.tournament_id == tournament, entrants.c.person_id == person.id)
                await connection.execute(update(entrants).where(mine).values(deck=codes, name=person.name))
                return
            check_entries(whole)
            since = 1 if here.status == "open" else here.round + (here.kind != "score")
            number = max((one.entrant.number for one in whole.players), default=0) + 1
            lot = 0 if here.status == "open" else max(one.entrant.lot for one in whole.players) + 1
            values = {"tournament_id": tournament, "number": number, "person_id": person.id}
            await connection.execute(
                insert(entrants).values(name=person.name, deck=codes, lot=lot, since=since, **values)
            )
            if here.status == "running" and here.kind == "score":
                board = len(_latest(whole)) + 1
                await _pair(connection, tournament, [Meeting(here.round, board, number, NOBODY)])

    async def drop(self, tournament: str, number: int, by_organiser: bool) -> None:
        """Have somebody play no further round; before the first, one's own entry is gone.

        Raises:
            TournamentRefused: there is nobody of this number, or it is over.
        """
        async with self._changing(tournament) as connection:
            whole = await _known(connection, tournament)
            here = and_(entrants.c.tournament_id == tournament, entrants.c.number == number)
            if whole.tournament.status == "finished":
                raise TournamentRefused("server-tournament-over")
            if all(one.entrant.number != number for one in whole.players):
                raise TournamentRefused("server-tournament-nobody", "", got=number)
            if whole.tournament.status == "open" and not by_organiser:
                await connection.execute(delete(entrants).where(here))
            else:
                still = and_(here, entrants.c.until.is_(None))
                await connection.execute(update(entrants).where(still).values(until=whole.tournament.round))

    async def begin_round(
        self,
        before: WholeTournament,
        lots: dict[int, int],
        many: int,
        paired: Sequence[Meeting],
        dice: Dice | None,
    ) -> None:
        """Store a round.

        Args:
            before: the tournament from which it was made.
            lots: of each entrant's number the lot.
            many: the number of rounds.
            paired: the meetings.
            dice: those of the round in a score challenge.

        Raises:
            TournamentRefused: the tournament has changed meanwhile.
        """
        here = before.tournament
        number = here.round + 1
        async with self._changing(here.id) as connection:
            if await _known(connection, here.id) != before:
                raise TournamentRefused("server-tournament-changed")
            values = {"status": "running", "round": number, "rounds": many}
            await connection.execute(update(tournaments).where(tournaments.c.id == here.id).values(**values))
            for one, lot in lots.items():
                mine = and_(entrants.c.tournament_id == here.id, entrants.c.number == one)
                await connection.execute(update(entrants).where(mine).values(lot=lot))
            seed, salt = (dice.seed, dice.salt) if dice is not None else (None, None)
            await connection.execute(
                insert(rounds).values(
                    tournament_id=here.id, round=number, at=time.time(), seed=seed, salt=salt
                )
            )
            await _pair(connection, here.id, paired)

    async def enter_result(self, tournament: str, number: int, board: int, outcome: Outcome) -> None:
        """Enter or correct a result, also of an earlier round: what was paired by it stays.

        Raises:
            TournamentRefused: there is no such match, or nobody plays it.
        """
        async with self._changing(tournament) as connection:
            whole = await _known(connection, tournament)
            here = [one for one in whole.meetings if (one.round, one.board) == (number, board)]
            if whole.tournament.status != "running" or not here or here[0].outcome == "bye":
                raise TournamentRefused("server-tournament-match", "", round=number, board=board)
            if whole.tournament.kind == "score" and outcome != "neither":
                raise TournamentRefused("server-tournament-score")
            at = and_(
                meetings.c.tournament_id == tournament, meetings.c.round == number, meetings.c.board == board
            )
            await connection.execute(update(meetings).where(at).values(outcome=outcome, by_hand=True))

    async def finish(self, tournament: str) -> None:
        """End a tournament."""
        async with self._changing(tournament) as connection:
            here = update(tournaments).where(tournaments.c.id == tournament)
            await connection.execute(here.values(status="finished"))

    @contextlib.asynccontextmanager
    async def _changing(self, tournament: str) -> AsyncIterator[AsyncConnection]:
        """A transaction in which nobody else changes a tournament, through whichever process."""
        async with writing(self._engine) as connection:
            here = update(tournaments).where(tournaments.c.id == tournament)
            await connection.execute(here.values(updated=time.time()))  # holds its row
            yield connection


# ---- rules of entering -----------------------------------------------------------------------------


def check_entries(whole: WholeTournament) -> None:
    """See whether anybody can still enter.

    Raises:
        TournamentRefused: it is over or full, or its last round is played, or a round robin has begun.
    """
    here = whole.tournament
    if here.status == "finished":
        raise TournamentRefused("server-tournament-over")
    if len(whole.players) >= MOST_ENTRANTS:
        raise TournamentRefused("server-tournament-full", "", most=MOST_ENTRANTS)
    last = here.kind == "swiss" and here.round >= here.rounds
    if here.status == "running" and (here.kind == "robin" or last):
        raise TournamentRefused("server-tournament-late")


def _check_again(known: Participant, here: StoredTournament) -> None:
    """See whether somebody who takes part can change their deck.

    Raises:
        TournamentRefused: they have been dropped, or the decks are locked.
    """
    if known.entrant.until is not None:
        raise TournamentRefused("server-tournament-left")
    if here.status != "open":
        raise TournamentRefused("server-tournament-locked")


def outcome_of(winners: Sequence[int], kind: Kind) -> Outcome:
    """The outcome of a table by the seats that won.

    >>> [outcome_of(winners, "swiss") for winners in ([0], [1], [])]
    ['first', 'second', 'draw']
    >>> [outcome_of(winners, "score") for winners in ([0, 1, 2], [])]
    ['first', 'neither']
    """
    if not winners:
        return "neither" if kind == "score" else "draw"
    return "first" if 0 in winners else "second"


# ---- tables ----------------------------------------------------------------------------------------


def maker_of(tournament: str) -> str:
    """The maker of the tables of a tournament: nobody's id, so that nobody has a maker's rights there."""
    return f"tournament {tournament}"


def request_of(meeting: Meeting) -> str:
    """The request that makes the table of a meeting: the same one makes the same table."""
    return f"{meeting.round}.{meeting.board}"


# ---- rows ------------------------------------------------------------------------------------------


async def _known(connection: AsyncConnection, tournament: str) -> WholeTournament:
    """A tournament that is there.

    Raises:
        TournamentRefused: it is not.
    """
    found = await _whole(connection, select(tournaments).where(tournaments.c.id == tournament))
    if found is None:
        raise TournamentRefused("server-tournament-none")
    return found


async def _whole(connection: AsyncConnection, wanted: Select[tuple[object, ...]]) -> WholeTournament | None:
    row = (await connection.execute(wanted)).first()
    if row is None:
        return None
    people = select(entrants).where(entrants.c.tournament_id == row.id).order_by(entrants.c.number)
    begun = select(rounds).where(rounds.c.tournament_id == row.id).order_by(rounds.c.round)
    paired = select(meetings).where(meetings.c.tournament_id == row.id)
    paired = paired.order_by(meetings.c.round, meetings.c.board)
    found: dict[int, list[StoredMeeting]] = {}
    for one in (await connection.execute(paired)).all():
        meeting = Meeting(one.round, one.board, one.first, one.second, one.outcome, one.turns)
        found.setdefault(one.round, []).append(StoredMeeting(meeting, one.table_id, bool(one.by_hand)))
    return WholeTournament(
        _tournament(row),
        tuple(_player(one) for one in (await connection.execute(people)).all()),
        tuple(
            Round(
                one.round,
                one.at,
                Dice("", int(one.seed), one.salt) if one.seed is not None else None,
                tuple(found.get(one.round, [])),
            )
            for one in (await connection.execute(begun)).all()
        ),
    )


def _tournament(row: Row[tuple[object, ...]]) -> StoredTournament:
    clock = msgspec.json.decode(row.clock, type=Clock)
    values = {name: getattr(row, name) for name in StoredTournament._fields}
    return StoredTournament(**{**values, "clock": clock, "organiser_id": row.organiser_id or ""})


def _player(row: Row[tuple[object, ...]]) -> Participant:
    entrant = Entrant(row.number, row.lot, row.since, row.until)
    deck = tuple(msgspec.json.decode(row.deck, type=list[str]))
    return Participant(entrant, row.person_id or "", row.name, deck)


def _latest(whole: WholeTournament) -> tuple[StoredMeeting, ...]:
    """The matches of the round that is played."""
    return whole.rounds[-1].matches if whole.rounds else ()


async def _pair(connection: AsyncConnection, tournament: str, paired: Sequence[Meeting]) -> None:
    for one in paired:
        table = "" if one.outcome == "bye" else table_of(maker_of(tournament), request_of(one))
        values = {"tournament_id": tournament, "table_id": table, "by_hand": False}
        await connection.execute(insert(meetings).values(**one._asdict(), **values))

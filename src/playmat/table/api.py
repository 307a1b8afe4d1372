"""The HTTP interface: one function for each route of `playmat.table.routes`."""

from __future__ import annotations

import asyncio
import contextlib
import hmac

from starlette.requests import Request

from playmat import __version__
from playmat.kernel.errors import PlaymatError
from playmat.kernel.event import SPECTATOR
from playmat.kernel.record import write_record
from playmat.kernel.registry import game as installed_game
from playmat.table import acts, catalog, opening, replays, requested, telling
from playmat.table import requests as body
from playmat.table.acts import Place, message_key
from playmat.table.guard import GUESTS, PASSWORDS, RECORDS, TABLES, Limits, address_of
from playmat.table.hall import Hall
from playmat.table.lessons import Lesson, LessonList, NoSuchLesson, list_lessons, tell_lesson
from playmat.table.messages import TableInfo
from playmat.table.people import People, PersonRefused, Somebody, hash_token, new_token
from playmat.table.requested import TableRefusal
from playmat.table.room import Room
from playmat.table.table import Summary, Table
from playmat.table.telling import Viewer
from playmat.table.turns import Turns
from playmat.texts import LANGUAGES

COOKIE = "playmat"
LISTED_SECONDS = 86_400.0


class NoSuchTable(PlaymatError):
    """There is no table of this id."""


class Api:
    """What the routes do.

    Args:
        hall: the tables.
        people: everybody the server knows.
        limits: how much everybody may do.
    """

    def __init__(self, hall: Hall, people: People, limits: Limits) -> None:
        self.hall = hall
        self.people = people
        self.limits = limits
        self._turns = Turns(limits.replays)

    # ---- what is known without any table -----------------------------------------------------

    async def games(self, request: Request) -> body.GameList:
        """The games."""
        return catalog.game_list(language(request))

    async def texts(self, request: Request) -> str:
        """The catalogues of a language."""
        lang = str(request.path_params["lang"])
        return catalog.catalogue(lang if lang in LANGUAGES else LANGUAGES[0])

    async def cards(self, request: Request) -> body.CardList:
        """All cards of a game."""
        return catalog.cards(game_id(request), language(request))

    async def decks(self, request: Request) -> body.DeckList:
        """The starter decks of a game."""
        return catalog.starters(game_id(request), language(request))

    async def random_deck(self, request: Request) -> body.DeckInfo:
        """A legal deck."""
        return catalog.random_deck(game_id(request), language(request))

    async def check_deck(self, request: Request, wanted: body.DeckText) -> body.DeckInfo:
        """Read and check a deck."""
        return catalog.checked_deck(game_id(request), wanted, language(request))

    async def rules(self, request: Request) -> body.ClauseList:
        """Clauses of the rules."""
        return catalog.clauses(game_id(request), request.query_params.get("q", "")[:200])

    async def lessons(self, request: Request) -> LessonList:
        """The lessons of a game."""
        return list_lessons(game_id(request), language(request))

    async def lesson(self, request: Request) -> Lesson:
        """A lesson of a game."""
        return tell_lesson(game_id(request), str(request.path_params["lesson"]), language(request))

    # ---- people ------------------------------------------------------------------------------

    async def visitor(self, request: Request) -> Somebody | None:
        """Whose cookie came with a request; the answer renews it where it is time."""
        token = request.cookies.get(COOKIE, "")
        known = await self.people.find(token)
        if known is None:
            return None
        if known.renew:
            request.state.token = token
        return known.person

    async def somebody(self, request: Request) -> Somebody:
        """The same; a new visitor becomes a guest, and the answer brings the cookie.

        Raises:
            TooMany: too many new guests from one address.
        """
        found = await self.visitor(request)
        if found is not None:
            return found
        await self.limits.count(GUESTS, "guest", address_of(request.scope))
        person, request.state.token = await self.people.make_guest()
        return person

    async def me(self, request: Request) -> body.Person:
        """Who I am."""
        return person_info(await self.somebody(request), language(request))

    async def rename(self, request: Request, wanted: body.Rename) -> body.Person:
        """Be called by another name."""
        person = await self.somebody(request)
        return person_info(await self.people.rename(person, wanted.name), language(request))

    async def register(self, request: Request, wanted: body.Credentials) -> body.Person:
        """Make an account of a guest."""
        await self.limits.count(PASSWORDS, "password", address_of(request.scope))
        person = await self.somebody(request)
        return person_info(
            await self.people.register(person, wanted.name, wanted.password), language(request)
        )

    async def login(self, request: Request, wanted: body.Credentials) -> body.Person:
        """Come back to an account."""
        await self.limits.count(PASSWORDS, "password", address_of(request.scope))
        person, request.state.token = await self.people.log_in(wanted.name, wanted.password)
        return person_info(person, language(request))

    async def logout(self, request: Request) -> None:
        """Forget this device."""
        await self.people.log_out(request.cookies.get(COOKIE, ""))
        request.state.token = ""

    # ---- tables ------------------------------------------------------------------------------

    async def make(self, request: Request, wanted: body.NewTable) -> body.Seated:
        """Make a table."""
        person = await self.somebody(request)
        await self.limits.count(TABLES, "table", person.id)
        keys = {seat: new_token() for seat, one in enumerate(wanted.seats) if one.kind == "me"}
        start = wanted.start
        async with contextlib.nullcontext() if start is None else self._turn(request):
            moment = await self._moment(start, person) if start is not None else None
            opened = await asyncio.to_thread(opening.open_table, wanted, person, keys, moment)
            room, new = await self.hall.make(opened, wanted.id)
        return self._seated(room, person, keys if new else {}, language(request))

    async def join(self, request: Request, wanted: body.Join) -> body.Seated:
        """Take a free seat."""
        person = await self.somebody(request)
        room = await self.room(request)
        opened = room.table.opened
        deck = catalog.seat_deck(room.table.game, wanted.deck, opened.options, opened.ruleset)
        key = new_token()
        place = Place("person", person=person.id, name=person.name, key=hash_token(key), deck=deck)
        version = await room.carry_out(
            lambda table: requested.join(table, wanted.seat, place), message_key(person.id, wanted.id)
        )
        act = room.table.happenings[version - 1].row.act
        mine = isinstance(act, acts.Sat) and act.place.key == place.key
        keys = {act.seat: key} if isinstance(act, acts.Sat) and mine else {}
        return self._seated(room, person, keys, language(request))

    async def tables(self, request: Request) -> body.TableList:
        """Public tables."""
        status = request.query_params.get("status", "open")
        if status not in {"open", "running", "finished"}:
            raise TableRefusal("server-no-such-status", "", got=status[:40])
        since = 0.0 if status == "finished" else request.state.now - LISTED_SECONDS
        found = await self.hall.store.listed(status, since)
        return await self._listed(request, found)

    async def mine(self, request: Request) -> body.TableList:
        """The tables where I sit."""
        person = await self.visitor(request)
        listed = await self._listed(request, await self.hall.store.of_person(person.id) if person else [])
        listed.tables.sort(key=lambda info: (not info.turn, info.status != "running", info.status != "open"))
        return listed

    async def table(self, request: Request) -> TableInfo:
        """A table."""
        found = await self.hall.store.summary(request.path_params["table"])
        if found is None:
            raise NoSuchTable("server-none")
        return self._info(found, await self.visitor(request), language(request))

    async def replay(self, request: Request) -> body.Replay:
        """Moments of a finished match."""
        table, person = await self._finished(request)
        all_hands = opening.may_see_all(table, person)
        viewer = number(request, "viewer", SPECTATOR, -2, len(table.places) - 1)
        if viewer != SPECTATOR and not all_hands:
            raise TableRefusal("server-not-your-replay")
        first = number(request, "from", 0, 0, 1 << 20)
        count = number(request, "count", replays.MOST, 1, replays.MOST)
        lang = language(request)
        info = self._info(table.summary(), person, lang)
        async with self._turn(request):
            return await asyncio.to_thread(replays.replay, table, info, viewer, all_hands, first, count, lang)

    async def record(self, request: Request) -> str:
        """The record of a finished match."""
        table, person = await self._finished(request)
        if not opening.may_see_all(table, person):
            raise TableRefusal("server-not-your-replay")
        async with self._turn(request):
            return await asyncio.to_thread(write_record, table.playing, __version__)

    async def replay_record(self, request: Request, wanted: body.RecordReplay) -> body.Replay:
        """Moments of a match that somebody has as a record: who has it may see every hand."""
        await self.limits.count(RECORDS, "record", address_of(request.scope))
        async with self._turn(request):
            return await asyncio.to_thread(_replay_record, wanted, language(request))

    def _turn(self, request: Request) -> contextlib.AbstractAsyncContextManager[None]:
        """The turn of whoever asks for a match to be played again."""
        return self._turns.turn(address_of(request.scope))

    async def room(self, request: Request) -> Room:
        """The table that a path names.

        Raises:
            NoSuchTable: there is none.
        """
        return await self._room(request.path_params["table"])

    async def _room(self, table_id: str) -> Room:
        found = await self.hall.room(table_id)
        if found is None:
            raise NoSuchTable("server-none")
        return found

    async def _finished(self, request: Request) -> tuple[Table, Somebody | None]:
        """A table that goes on no more, and who asks."""
        table = await (await self.room(request)).ask(lambda table: table)
        if table.status != "finished" or table.match is None:
            raise TableRefusal("server-not-over")
        return table, await self.visitor(request)

    async def _moment(self, start: body.Start, person: Somebody) -> opening.Moment:
        """The moment from which somebody wants to play on.

        Raises:
            TableRefusal, NoSuchTable, BadRecord: there is none.
        """
        if bool(start.table) == bool(start.record):
            raise TableRefusal("server-start-one")
        if start.record:
            return await asyncio.to_thread(opening.moment_of_record, start.record, start.at)
        room = await self._room(start.table)
        return await room.ask(lambda table: opening.moment_of_table(table, person, start.at))

    async def _listed(self, request: Request, found: list[Summary]) -> body.TableList:
        person, lang = await self.visitor(request), language(request)
        infos = [self._info(one, person, lang) for one in found]
        return body.TableList(sorted(infos, key=lambda info: -info.updated))

    def _seated(self, room: Room, person: Somebody, keys: dict[int, str], lang: str) -> body.Seated:
        info = self._info(room.table.summary(), person, lang)
        return body.Seated(info, [body.SeatKey(seat, key) for seat, key in keys.items()], f"/t/{info.id}")

    def _info(self, summary: Summary, person: Somebody | None, lang: str) -> TableInfo:
        viewer = viewer_of(summary, person, lang)
        shown = summary.late if summary.late is not None and not viewer.seats else summary
        return telling.table_info(shown, installed_game(summary.game), viewer)


# ---- helpers ---------------------------------------------------------------------------------------


def language(request: Request) -> str:
    """The language of a request: what its body or its query names, else the first the browser likes."""
    asked = getattr(request.state, "lang", None) or request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    for part in request.headers.get("accept-language", "").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return LANGUAGES[0]


def game_id(request: Request) -> str:
    """The game that a path names."""
    return str(request.path_params["game"])


def number(request: Request, name: str, otherwise: int, low: int, high: int) -> int:
    """A number of the query, kept within bounds."""
    text = request.query_params.get(name, "")
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
        return otherwise
    return max(low, min(high, int(text)))


def _replay_record(wanted: body.RecordReplay, lang: str) -> body.Replay:
    """The part of a record's match.

    Raises:
        BadRecord: the record cannot be read or played here.
    """
    table = replays.table_of_record(wanted.record)
    viewer = min(wanted.viewer, len(table.places) - 1)
    info = telling.table_info(table.summary(), table.game, Viewer((), lang))
    return replays.replay(table, info, viewer, True, wanted.first, wanted.count, lang)


def person_info(person: Somebody, lang: str) -> body.Person:
    """A person as the client sees it."""
    return body.Person(telling.person_name(Place("person", name=person.name), lang), person.guest)


def viewer_of(summary: Summary, person: Somebody | None, lang: str) -> Viewer:
    """For whom a table is worded."""
    if person is None:
        return Viewer((), lang)
    seats = tuple(seat for seat, place in enumerate(summary.places) if place.person == person.id)
    return Viewer(seats, lang, summary.maker == person.id)


def seats_by_key(table: Table, keys: list[str]) -> list[int]:
    """The seats that keys open."""
    hashes = [hash_token(key) for key in keys]
    return [
        seat
        for seat, place in enumerate(table.places)
        if place.key and any(hmac.compare_digest(place.key, one) for one in hashes)
    ]


def problem(error: PlaymatError, lang: str) -> body.Problem:
    """A refusal as HTTP says it."""
    first, *more = getattr(error, "mistakes", [error.phrase])
    return body.Problem(telling.said(first, lang), [telling.said(one, lang) for one in more])


def status_of(error: PlaymatError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, NoSuchTable | NoSuchLesson):
        return 404
    if isinstance(error, PersonRefused):
        return 403
    return 409 if isinstance(error, TableRefusal) else 422

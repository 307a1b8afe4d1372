"""The HTTP interface: one function for each route of `playmat.server.http.routes`."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import Callable

from msgspec import structs
from starlette.requests import Request

from playmat import __version__
from playmat.kernel.errors import PlaymatError
from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Game
from playmat.kernel.match.record import write_record
from playmat.kernel.registry import game as installed_game
from playmat.server.game_sets import game_of_own
from playmat.server.http import new_table, reference_data, replays
from playmat.server.http.asking import game_id, language, number
from playmat.server.http.guard import RECORDS, TABLES, Limits, address_of
from playmat.server.http.lessons import (
    GuideInfo,
    Lesson,
    LessonList,
    guide_info,
    list_lessons,
    tell_lesson,
)
from playmat.server.http.listing import narrowed, together
from playmat.server.http.people import pairing, rating_pages
from playmat.server.http.people.account_routes import AccountRoutes, person_info
from playmat.server.http.people.belongings_info import learned_of
from playmat.server.http.puzzles import PuzzleList, list_puzzles, tell_puzzle
from playmat.server.http.replay_queue import Turns
from playmat.server.log import table_events, wishes
from playmat.server.log.daily import check_told
from playmat.server.log.rated import check_join, rated_not
from playmat.server.log.summary import Summary
from playmat.server.log.table_events import Opened, Place, message_key
from playmat.server.log.table_log import TableLog
from playmat.server.log.wishes import TableRefusal
from playmat.server.process.audience import presenter
from playmat.server.process.audience.viewer import Viewer, said
from playmat.server.process.table_registry import TableRegistry
from playmat.server.process.table_session import TableSession
from playmat.server.protocol import http_bodies as body
from playmat.server.protocol.personal_bodies import PersonalData
from playmat.server.protocol.rating_bodies import Profile, RatingList
from playmat.server.protocol.server_messages import Clock, TableInfo
from playmat.server.storage.lab_reports import NoSuchReport
from playmat.server.storage.people.accounts import Accounts, NoSuchPerson, Somebody, hash_token, new_token
from playmat.server.storage.people.belongings import Belongings
from playmat.server.storage.people.card_sets import CardSets, NoSuchSet
from playmat.server.storage.people.ignored import Ignored
from playmat.server.storage.people.names import PersonRefused
from playmat.server.storage.people.personal import dealings
from playmat.server.storage.people.ratings import Ratings
from playmat.server.storage.people.skills import Skill, known
from playmat.server.storage.tournaments import Tournaments
from playmat.server.tournament.meetings import NoSuchTournament, TournamentRefused
from playmat.teaching.guide import NoGuide
from playmat.teaching.lessons import NoSuchLesson
from playmat.teaching.puzzles import NoSuchPuzzle
from playmat.texts import LANGUAGES

LISTED_SECONDS = 86_400.0
MOST_LISTED = 200
MOST_RECENT = 5
"""Among so many tables of a person a message is looked for that is sent again."""


class NoSuchTable(PlaymatError):
    """There is no table of this id."""


class Api(AccountRoutes):
    """All the routes: those of accounts, and here those that need the tables or no person.

    Args:
        registry: the tables.
        people: everybody the server knows.
        limits: how much everybody may do.
        secure: cookies go over https only.
        path: the path below which everything lies.
    """

    def __init__(
        self, registry: TableRegistry, people: Accounts, limits: Limits, secure: bool, path: str
    ) -> None:
        super().__init__(people, limits, secure, path)
        self.registry = registry
        self.rankings = Ratings(registry.store.engine)
        self.ignored = Ignored(registry.store.engine)
        self.card_sets = CardSets(registry.store.engine)
        self.belongings_store = Belongings(registry.store.engine)
        self.tournament_store = Tournaments(registry.store.engine)
        self._pairing = asyncio.Lock()
        self._turns = Turns(limits.replays_of)

    # ---- what is known without any table -----------------------------------------------------

    async def games(self, request: Request) -> body.GameList:
        """The games."""
        return await asyncio.to_thread(reference_data.game_list, language(request))

    async def texts(self, request: Request) -> str:
        """The catalogues of a language."""
        lang = str(request.path_params["lang"])
        known = lang if lang in LANGUAGES else LANGUAGES[0]
        return await asyncio.to_thread(reference_data.catalogue, known)

    async def cards(self, request: Request) -> body.CardList:
        """All cards of a game."""
        data = request.query_params.get("data", "")
        return await asyncio.to_thread(reference_data.cards, game_id(request), language(request), data)

    async def decks(self, request: Request) -> body.DeckList:
        """The starter decks of a game, or with a card set beside its cards."""
        game, lang = game_id(request), language(request)
        own = await new_table.brought(self.card_sets, game, request.query_params.get("set", "")[:80])
        if not own:
            return await asyncio.to_thread(reference_data.starters, game, lang)
        return await asyncio.to_thread(lambda: reference_data.starters_in(game_of_own(game, own), lang))

    async def random_deck(self, request: Request) -> body.DeckInfo:
        """A legal deck."""
        return await asyncio.to_thread(reference_data.random_deck, game_id(request), language(request))

    async def check_deck(self, request: Request, wanted: body.DeckText) -> body.DeckInfo:
        """Read and check a deck."""
        return await asyncio.to_thread(
            reference_data.checked_deck, game_id(request), wanted, language(request)
        )

    async def rules(self, request: Request) -> body.ClauseList:
        """Clauses of the rules."""
        words = request.query_params.get("q", "")[:200]
        return await asyncio.to_thread(reference_data.clauses, game_id(request), words, language(request))

    async def lessons(self, request: Request) -> LessonList:
        """The lessons of a game."""
        return await asyncio.to_thread(list_lessons, game_id(request), language(request))

    async def lesson(self, request: Request) -> Lesson:
        """A lesson of a game."""
        lesson = str(request.path_params["lesson"])
        return await asyncio.to_thread(tell_lesson, game_id(request), lesson, language(request))

    async def puzzles(self, request: Request) -> PuzzleList:
        """The puzzles of a game."""
        return await asyncio.to_thread(list_puzzles, game_id(request), language(request))

    async def puzzle(self, request: Request) -> Lesson:
        """A puzzle of a game."""
        puzzle = str(request.path_params["puzzle"])
        return await asyncio.to_thread(tell_puzzle, game_id(request), puzzle, language(request))

    async def guide(self, request: Request) -> GuideInfo:
        """The guided first match of a game."""
        return guide_info(game_id(request))

    # ---- people ------------------------------------------------------------------------------

    async def export(self, request: Request) -> PersonalData:
        """All that is kept of me."""
        devices, tables = await self.devices(request), await self._my_tables(request, None)
        person = await self.visitor(request)
        if person is None:  # nothing is kept of somebody without a cookie
            return PersonalData(person_info(Somebody("", "", True), language(request)), [], [])
        rated = rating_pages.rating_infos(*await self.rankings.of(person.id))
        info = person_info(person, language(request))
        others = await dealings(self.registry.store.engine, person.id)
        own = await self.belongings_store.of(person.id)
        return PersonalData(info, devices.devices, tables.tables, rated, *others, own)

    # ---- ratings -----------------------------------------------------------------------------

    async def ratings(self, request: Request) -> RatingList:
        """The highest ratings."""
        game, clock = installed_game(game_id(request)), str(request.path_params["clock"])
        return rating_pages.rating_list(game.id, await self.rankings.best(game.id, clock))

    async def profile(self, request: Request) -> Profile:
        """The ratings, public matches and learning of somebody with an account, or my own."""
        visitor, name = await self.visitor(request), request.query_params.get("name", "")
        person = await self.people.named(name) if name else visitor or Somebody("", "", True)
        you = visitor is not None and visitor.id == person.id
        rated = rating_pages.rating_infos(*await self.rankings.of(person.id), tables=you)
        finished = [
            one
            for one in await self.registry.store.of_person(person.id, MOST_LISTED)
            if one.status == "finished" and one.public
        ]
        listed = await self._listed(request, finished[: rating_pages.MOST_MATCHES])
        learned = learned_of(await self.belongings_store.counts(person.id))
        return Profile(person.name, you, rated, listed.tables, learned)

    # ---- tables ------------------------------------------------------------------------------

    async def make(self, request: Request, wanted: body.NewTable) -> body.Seated:
        """Make a table."""
        return await self.open_table(request, wanted, lambda opened: opened)

    async def open_table(
        self,
        request: Request,
        wanted: body.NewTable,
        shaped: Callable[[Opened], Opened],
        moment: new_table.StartMoment | None = None,
    ) -> body.Seated:
        """Make a table, shaped further by what nobody can wish for.

        Args:
            request: who wants it.
            wanted: the wish.
            shaped: what is made of it.
            moment: where to play on, if not at what the wish names.
        """
        person = await self.people.seated(await self.somebody(request))
        await self.limits.count(TABLES, "table", person.id)
        keys = {seat: new_token() for seat, one in enumerate(wanted.seats) if one.kind == "me"}
        start = wanted.start
        async with contextlib.nullcontext() if start is None else self.turn(request):
            if start is not None:
                moment = await self._moment(start, person, wanted.game, request.state.now)
            skill = await self._skill(person, wanted.game, wanted.clock) if wanted.rated else None
            own = await new_table.brought(self.card_sets, wanted.game, wanted.set)
            opened = await asyncio.to_thread(new_table.open_table, wanted, person, keys, moment, skill, own)
            session, new = await self.registry.make(shaped(opened), wanted.id)
        return self._seated(session, person, keys if new else {}, language(request))

    async def join(self, request: Request, wanted: body.Join) -> body.Seated:
        """Take a free seat."""
        return await self._join(request, await self.session(request), wanted)

    async def _join(self, request: Request, session: TableSession, wanted: body.Join) -> body.Seated:
        person = await self.people.seated(await self.somebody(request))
        opened = session.table.opened
        deck = reference_data.seat_deck(session.table.game, wanted.deck, opened.options, opened.ruleset)
        key = new_token()
        place = Place("person", person=person.id, name=person.name, key=hash_token(key), deck=deck)
        await self._check_welcome(session, person)
        if opened.rated:
            check_join(session.table, place)
            place = new_table.rated_place(place, await self._skill(person, opened.game, opened.clock))
        version = await session.carry_out(
            lambda table: wishes.join(table, wanted.seat, place), message_key(person.id, wanted.id)
        )
        act = session.table.happenings[version - 1].row.act
        mine = isinstance(act, table_events.Sat) and act.place.key == place.key
        keys = {act.seat: key} if isinstance(act, table_events.Sat) and mine else {}
        return self._seated(session, person, keys, language(request))

    async def _check_welcome(self, session: TableSession, person: Somebody) -> None:
        """See that nobody at a table is kept apart from somebody who wants to sit down there.

        Raises:
            TableRefusal: one of them has blocked the other.
        """
        if {place.person for place in session.table.places} & await self.ignored.apart(person.id):
            raise TableRefusal("server-not-welcome")

    async def pair(self, request: Request, wanted: body.Pairing) -> body.Seated:
        """Sit down with somebody who waits for the same, or wait for them."""
        person = await self.somebody(request)
        skill = await self._skill(person, wanted.game, wanted.clock) if wanted.rated else None
        async with self._pairing:  # two who come at once find each other
            for one in await self.registry.store.of_person(person.id, MOST_RECENT):
                session = await self.session_of(one.id)
                if message_key(person.id, wanted.id) in session.table.carried_out:  # it is sent again
                    return self._seated(session, person, {}, language(request))
            waiting = await self.registry.store.listed("open", request.state.now - LISTED_SECONDS)
            waiting = together(waiting, await self.ignored.apart(person.id))
            for one in reversed([one for one in waiting if pairing.fits(one, wanted, person.id, skill)]):
                session = await self.session_of(one.id)
                if wanted.clock.kind == "days" or self._attended(session, request.state.now):
                    with contextlib.suppress(TableRefusal):  # somebody else was faster
                        return await self._join(request, session, pairing.as_join(wanted))
            table = pairing.waiting_table(installed_game(wanted.game), wanted)
            return await self.open_table(
                request, table, lambda opened: structs.replace(opened, pairing=wanted.within)
            )

    def _attended(self, session: TableSession, now: float) -> bool:
        """Return whether somebody waits at a table; one that is new counts, before its page is there."""
        return session.audience.attended or now - session.table.created < pairing.FRESH_SECONDS

    async def _skill(self, person: Somebody, game: str, clock: Clock) -> Skill:
        """The skill of a person who sits down at a rated table.

        Raises:
            TableRefusal: guests have no rating, and without the library nobody has.
        """
        if person.guest or not known():
            raise rated_not("guest" if person.guest else "server")
        return await self.rankings.skill(person.id, game, clock.kind)

    async def tables(self, request: Request) -> body.TableList:
        """Public tables."""
        status = request.query_params.get("status", "open")
        if status not in {"open", "running", "finished"}:
            raise TableRefusal("server-no-such-status", "", got=status[:40])
        since = 0.0 if status == "finished" else request.state.now - LISTED_SECONDS
        found = narrowed(await self.registry.store.listed(status, since), request)
        person = await self.visitor(request)
        if status == "open" and person is not None:
            found = together(found, await self.ignored.apart(person.id))
        return await self._listed(request, found)

    async def mine(self, request: Request) -> body.TableList:
        """The tables where I sit."""
        return await self._my_tables(request, MOST_LISTED)

    async def _my_tables(self, request: Request, most: int | None) -> body.TableList:
        person = await self.visitor(request)
        found = await self.registry.store.of_person(person.id, most) if person else []
        listed = await self._listed(request, found)
        listed.tables.sort(key=lambda info: (not info.turn, info.status != "running", info.status != "open"))
        return listed

    async def table(self, request: Request) -> TableInfo:
        """A table."""
        found = await self.registry.store.kept(request.path_params["table"])
        if found is None:
            raise NoSuchTable("server-none")
        return self._info(found.shown, await self.visitor(request), language(request))

    async def table_cards(self, request: Request) -> body.CardList:
        """All cards that a table is played with."""
        session = await self.session(request)
        return await asyncio.to_thread(reference_data.cards_in, session.table.game, language(request))

    async def table_decks(self, request: Request) -> body.DeckList:
        """The starter decks of the cards that a table is played with."""
        session = await self.session(request)
        return await asyncio.to_thread(reference_data.starters_in, session.table.game, language(request))

    async def replay(self, request: Request) -> body.Replay:
        """Moments of a finished match."""
        table, person = await self.finished(request, request.path_params["table"])
        all_hands = new_table.may_see_all(table, person)
        viewer = number(request, "viewer", SPECTATOR, -2, len(table.places) - 1)
        if viewer != SPECTATOR and not all_hands:
            raise TableRefusal("server-not-your-replay")
        first = number(request, "from", 0, 0, 1 << 20)
        count = number(request, "count", replays.MOST, 1, replays.MOST)
        lang = language(request)
        info = self._info(table.summary(), person, lang, table.game)
        async with self.turn(request):
            return await asyncio.to_thread(replays.replay, table, info, viewer, all_hands, first, count, lang)

    async def record(self, request: Request) -> str:
        """The record of a finished match."""
        table, person = await self.finished(request, request.path_params["table"])
        if not new_table.may_see_all(table, person):
            raise TableRefusal("server-not-your-replay")
        async with self.turn(request):
            return await asyncio.to_thread(write_record, table.playing, __version__)

    async def replay_record(self, request: Request, wanted: body.RecordReplay) -> body.Replay:
        """Moments of a match that somebody has as a record: who has it may see every hand."""
        await self.limits.count(RECORDS, "record", address_of(request.scope))
        async with self.turn(request):
            return await asyncio.to_thread(_replay_record, wanted, language(request))

    def turn(self, request: Request) -> contextlib.AbstractAsyncContextManager[None]:
        """The turn of whoever asks for a match to be played again."""
        return self._turns.turn(address_of(request.scope))

    async def session(self, request: Request) -> TableSession:
        """The table that a path names.

        Raises:
            NoSuchTable: there is none.
        """
        return await self.session_of(request.path_params["table"])

    async def session_of(self, table_id: str) -> TableSession:
        """The table of an id.

        Raises:
            NoSuchTable: there is none.
        """
        found = await self.registry.session(table_id)
        if found is None:
            raise NoSuchTable("server-none")
        return found

    async def finished(self, request: Request, table_id: str) -> tuple[TableLog, Somebody | None]:
        """A table that goes on no more, and who asks.

        Raises:
            NoSuchTable, TableRefusal: there is none, or it goes on.
        """
        table = await (await self.session_of(table_id)).ask(lambda table: table)
        wishes.check_played(table)
        if table.status != "finished" or table.match is None:
            raise TableRefusal("server-not-over")
        await self._check_told(table, request.state.now)
        return table, await self.visitor(request)

    async def _check_told(self, table: TableLog, now: float) -> None:
        """See that a match tells nothing that is secret yet: the dice of a day, the decks of a tournament.

        Raises:
            TableRefusal: the day, or the tournament, is not over.
        """
        check_told(table, now)
        if table.opened.tournament and not await self.tournament_store.is_over(table.opened.tournament):
            raise TableRefusal("server-tournament-secret")

    async def _moment(
        self, start: body.Start, person: Somebody, game: str, now: float
    ) -> new_table.StartMoment:
        """The moment from which somebody wants to play on.

        Raises:
            TableRefusal, NoSuchTable, NoGuide, BadRecord: there is none.
        """
        if bool(start.table) + bool(start.record) + start.guide != 1:
            raise TableRefusal("server-start-one")
        if start.guide:
            return new_table.moment_of_guide(game)
        if start.record:
            return await asyncio.to_thread(new_table.moment_of_record, start.record, start.at)
        session = await self.session_of(start.table)
        await self._check_told(session.table, now)
        return await session.ask(lambda table: new_table.moment_of_table(table, person, start.at))

    async def _listed(self, request: Request, found: list[Summary]) -> body.TableList:
        return await asyncio.to_thread(self._list, found, await self.visitor(request), language(request))

    def _list(self, found: list[Summary], person: Somebody | None, lang: str) -> body.TableList:
        infos = [self._info(one, person, lang) for one in found]
        return body.TableList(sorted(infos, key=lambda info: -info.updated))

    def _seated(
        self, session: TableSession, person: Somebody, keys: dict[int, str], lang: str
    ) -> body.Seated:
        info = self._info(session.table.summary(), person, lang)
        return body.Seated(info, [body.SeatKey(seat, key) for seat, key in keys.items()], f"/t/{info.id}")

    def _info(
        self, summary: Summary, person: Somebody | None, lang: str, game: Game | None = None
    ) -> TableInfo:
        viewer = viewer_of(summary, person, lang)
        shown = summary.late if summary.late is not None and not viewer.seats else summary
        return presenter.table_info(shown, game or installed_game(summary.game), viewer)


# ---- helpers ---------------------------------------------------------------------------------------


def _replay_record(wanted: body.RecordReplay, lang: str) -> body.Replay:
    """The part of a record's match.

    Raises:
        BadRecord: the record cannot be read or played here.
    """
    table = replays.table_of_record(wanted.record)
    viewer = min(wanted.viewer, len(table.places) - 1)
    info = presenter.table_info(table.summary(), table.game, Viewer((), lang))
    return replays.replay(table, info, viewer, True, wanted.first, wanted.count, lang)


def viewer_of(summary: Summary, person: Somebody | None, lang: str) -> Viewer:
    """For whom a table is worded."""
    if person is None:
        return Viewer((), lang)
    seats = tuple(seat for seat, place in enumerate(summary.places) if place.person == person.id)
    return Viewer(seats, lang, summary.maker == person.id)


def seats_by_key(table: TableLog, keys: list[str]) -> list[int]:
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
    return body.Problem(said(first, lang), [said(one, lang) for one in more])


def status_of(error: PlaymatError) -> int:
    """The HTTP status of a refusal."""
    missing = (
        *(NoSuchTable, NoSuchSet, NoSuchTournament, NoSuchPerson, NoSuchReport),
        *(NoSuchLesson, NoSuchPuzzle, NoGuide),
    )
    if isinstance(error, missing):
        return 404
    if isinstance(error, PersonRefused):
        return 403
    return 409 if isinstance(error, TableRefusal | TournamentRefused) else 422

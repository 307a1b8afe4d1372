"""The requests of tournaments: one function for each route of `tournament_routes`."""

from __future__ import annotations

import asyncio
import secrets
import time

from msgspec import structs
from starlette.requests import Request

from playmat.kernel.errors import PlaymatError
from playmat.lab.tournament.swiss import most_rounds, usual_rounds
from playmat.server.game_sets import game_here
from playmat.server.http.api import Api
from playmat.server.http.asking import language
from playmat.server.http.guard import TOURNAMENTS
from playmat.server.http.meeting import tournament_tables
from playmat.server.http.meeting.tournament_info import info, line
from playmat.server.http.new_table import rated_place
from playmat.server.log.table_events import Dice, Opened, table_of
from playmat.server.observability import logger
from playmat.server.protocol import tournament_bodies as body
from playmat.server.storage.people.accounts import Somebody
from playmat.server.storage.people.names import PersonRefused, clean_name
from playmat.server.storage.tournaments import (
    StoredMeeting,
    StoredTournament,
    WholeTournament,
    request_of,
)
from playmat.server.tournament.meetings import Entrant, NoSuchTournament, TournamentRefused
from playmat.server.tournament.pairings import next_round, robin_rounds

USUAL_DICE = 1
"""So many rounds has a score challenge of which nobody said how many."""


class TournamentApi:
    """The functions of the routes of tournaments.

    Args:
        api: people, tables and limits.
    """

    def __init__(self, api: Api) -> None:
        self._api = api
        self._kept = api.tournament_store
        self._impossible: set[str] = set()

    # ---- looking -----------------------------------------------------------------------------

    async def tournaments(self, request: Request) -> body.TournamentList:
        """Tournaments that are open or running, and those that ended lately."""
        person = await self._api.visitor(request)
        found = await self._kept.listed(person.id if person else "", request.state.now)
        return body.TournamentList([line(one) for one in found])

    async def tournament(self, request: Request) -> body.TournamentInfo:
        """A tournament; tables that are missing are made, and results of those that are over taken over."""
        return await self._told(request, await self._seated(request), await self._api.visitor(request))

    async def _told(
        self, request: Request, whole: WholeTournament, person: Somebody | None
    ) -> body.TournamentInfo:
        who = person or Somebody("", "", True)
        return await asyncio.to_thread(info, whole, who, language(request))

    # ---- taking part -------------------------------------------------------------------------

    async def make_tournament(self, request: Request, wanted: body.NewTournament) -> body.TournamentInfo:
        """Make a tournament."""
        person = await self._member(request)
        game = game_here(wanted.game)
        tournament_tables.check_kind(game, wanted.kind, wanted.clock.kind != "none")
        setup = tournament_tables.setup_of(game, wanted.kind, wanted.ruleset)
        if wanted.rated:
            tournament_tables.check_rating(game)
        await self._api.limits.count(TOURNAMENTS, "tournament", person.id)
        new = StoredTournament(
            table_of(person.id, wanted.id),
            person.id,
            person.name,
            clean_name(wanted.name),
            game.id,
            setup.ruleset,
            wanted.kind,
            wanted.clock,
            wanted.rounds,
            "open",
            0,
            time.time(),
            wanted.rated,
        )
        await self._kept.make(new)
        return await self._told(request, await self._found(new.id), person)

    async def enter_tournament(self, request: Request, wanted: body.Entry) -> body.TournamentInfo:
        """Enter, or change the deck."""
        person = await self._member(request)
        here = (await self._named(request)).tournament
        deck = await asyncio.to_thread(
            tournament_tables.checked_deck, game_here(here.game), here, wanted.deck
        )
        await self._kept.enter(here.id, person, deck)
        return await self._told(request, await self._seated(request), person)

    async def drop_entrant(self, request: Request, wanted: body.Drop) -> body.TournamentInfo:
        """Drop out, or drop somebody."""
        person = await self._member(request)
        whole = await self._named(request)
        mine = whole.of(person.id)
        number = wanted.number or (mine.entrant.number if mine is not None else 0)
        own = mine is not None and mine.entrant.number == number
        if not own:
            _check_organiser(whole, person)
        await self._kept.drop(whole.tournament.id, number, not own)
        return await self.tournament(request)

    # ---- running it --------------------------------------------------------------------------

    async def start_round(self, request: Request, wanted: body.NextRound) -> body.TournamentInfo:
        """Start the next round; the one that was asked for before is not started again."""
        person = await self._member(request)
        whole = await self._seated(request)
        _check_organiser(whole, person)
        here = whole.tournament
        if here.round == wanted.after:
            _check_next(whole)
            await self._begin_round(whole)
        elif here.round < wanted.after:
            raise TournamentRefused("server-tournament-changed")
        return await self.tournament(request)

    async def _begin_round(self, whole: WholeTournament) -> None:
        here, number = whole.tournament, whole.tournament.round + 1
        lots = _drawn(whole) if here.status == "open" else {}
        entrants = [one._replace(lot=lots.get(one.number, one.lot)) for one in whole.entrants]
        many = _rounds(here, entrants) if here.status == "open" else here.rounds
        paired = await asyncio.to_thread(next_round, here.kind, entrants, whole.meetings, number)
        if not paired:
            raise TournamentRefused("server-tournament-few")
        dice = Dice("", secrets.randbits(61), secrets.token_hex(16)) if here.kind == "score" else None
        await self._kept.begin_round(whole, lots, many, paired, dice)
        logger.info("tournament_round", tournament=here.id, round=number, matches=len(paired))

    async def enter_result(self, request: Request, wanted: body.RoundResult) -> body.TournamentInfo:
        """Enter or correct a result."""
        person, whole = await self._member(request), await self._seated(request)
        _check_organiser(whole, person)
        await self._kept.enter_result(whole.tournament.id, wanted.round, wanted.board, wanted.outcome)
        return await self.tournament(request)

    async def end_tournament(self, request: Request, _wanted: body.EndTournament) -> body.TournamentInfo:
        """End a tournament."""
        person, whole = await self._member(request), await self._seated(request)
        _check_organiser(whole, person)
        await self._kept.finish(whole.tournament.id)
        return await self.tournament(request)

    # ---- what all of them need ---------------------------------------------------------------

    async def _member(self, request: Request) -> Somebody:
        """The person who asks.

        Raises:
            PersonRefused: it is a guest.
        """
        person = await self._api.somebody(request)
        if person.guest:
            raise PersonRefused("server-tournament-guest")
        return person

    async def _named(self, request: Request) -> WholeTournament:
        """The tournament that a path names.

        Raises:
            NoSuchTournament: there is none.
        """
        return await self._found(str(request.path_params["tournament"]))

    async def _found(self, tournament: str) -> WholeTournament:
        found = await self._kept.find(tournament)
        if found is None:
            raise NoSuchTournament("server-tournament-none")
        return found

    async def _seated(self, request: Request) -> WholeTournament:
        """The tournament that a path names, with the results so far, and with all its tables.

        A table that cannot be made is not tried again before the next start, which may bring its cards back.

        Raises:
            NoSuchTournament: there is none.
        """
        whole, missing = await self._kept.settle(await self._named(request))
        for match in missing:
            if match.table not in self._impossible:
                await self._open(whole, match)
        return whole

    async def _open(self, whole: WholeTournament, match: StoredMeeting) -> None:
        """Make the table of a match; where its cards are no longer here, the organiser enters a result."""
        here = whole.tournament
        try:
            opened = tournament_tables.table_of_match(game_here(here.game), whole, match)
            if opened.rated:
                opened = await self._with_ratings(opened)
            await self._api.registry.make(opened, request_of(match.meeting))
        except PlaymatError as error:
            self._impossible.add(match.table)
            logger.error("tournament_table_failed", tournament=here.id, why=error.phrase.key)

    async def _with_ratings(self, opened: Opened) -> Opened:
        """A rated table with the ratings of those who sit there."""
        ranked, places = self._api.rankings, []
        for place in opened.places:
            skill = await ranked.skill(place.person, opened.game, opened.clock.kind)
            places.append(rated_place(place, skill))
        return structs.replace(opened, places=tuple(places))


def _check_organiser(whole: WholeTournament, person: Somebody) -> None:
    """See that somebody runs a tournament that is not over.

    Raises:
        PersonRefused: somebody else does.
        TournamentRefused: it is over.
    """
    if whole.tournament.organiser_id != person.id:
        raise PersonRefused("server-tournament-organiser", "", name=whole.tournament.organiser)
    if whole.tournament.status == "finished":
        raise TournamentRefused("server-tournament-over")


def _check_next(whole: WholeTournament) -> None:
    """See that a round can follow.

    Raises:
        TournamentRefused: the last one has been played, or this one is not over.
    """
    here = whole.tournament
    if here.status == "running" and here.round >= here.rounds:
        raise TournamentRefused("server-tournament-last")
    waiting = sum(not match.meeting.outcome for one in whole.rounds[-1:] for match in one.matches)
    if waiting and here.kind != "score":
        raise TournamentRefused("server-tournament-waiting", "", many=waiting)


def _drawn(whole: WholeTournament) -> dict[int, int]:
    """The lots that are drawn at the beginning."""
    numbers = [one.number for one in whole.entrants]
    secrets.SystemRandom().shuffle(numbers)
    return {number: lot for lot, number in enumerate(numbers, 1)}


def _rounds(here: StoredTournament, entrants: list[Entrant]) -> int:
    """The number of rounds, once it is known how many play: in Swiss as many as can be paired in any case."""
    many = sum(one.plays(1) for one in entrants)
    if here.kind == "robin":
        return robin_rounds(many)
    if here.kind == "score":
        return here.rounds or USUAL_DICE
    return min(here.rounds or usual_rounds(many), most_rounds(many))

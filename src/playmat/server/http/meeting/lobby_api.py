"""The requests of the lobby: one function for each route of `playmat.server.http.meeting.lobby_routes`."""

from __future__ import annotations

import msgspec
from starlette.requests import Request

from playmat.kernel.errors import PlaymatError
from playmat.kernel.registry import game as installed_game
from playmat.server.http.api import Api, viewer_of
from playmat.server.http.asking import language
from playmat.server.http.guard import CHALLENGES, REPORTS
from playmat.server.log import wishes
from playmat.server.log.table_events import message_key, table_of
from playmat.server.log.wishes import TableRefusal
from playmat.server.process.audience.viewer import person_name
from playmat.server.protocol import lobby_bodies as body
from playmat.server.protocol.http_bodies import Join, NewSeat, NewTable, Seated
from playmat.server.storage.people.accounts import Somebody, hash_token
from playmat.server.storage.people.challenges import Challenge, Challenges
from playmat.server.storage.people.names import PersonRefused
from playmat.server.storage.people.reports import Reports

CHALLENGE_SECONDS = 900.0
CHALLENGE_DAYS_SECONDS = 3 * 86_400.0
"""So long a challenge holds; the second one where a match may take days."""

MOST_WAITING = 5
"""So many challenges of one person wait at the same time."""


class LobbyApi:
    """The functions of the routes of the lobby.

    Args:
        api: people, tables and limits.
    """

    def __init__(self, api: Api) -> None:
        self._api = api
        engine = api.registry.store.engine
        self._challenges = Challenges(engine)
        self._reports = Reports(engine)

    # ---- who is there ------------------------------------------------------------------------

    async def lobby(self, request: Request) -> body.LobbyInfo:
        """The lobby; whoever asks is in it."""
        person, api = await self._api.somebody(request), self._api
        api.registry.lobby.came(person.id)
        apart = await api.ignored.apart(person.id)
        others = api.registry.lobby.present() - apart - {person.id}
        challenges = [
            one
            for one in await self._challenges.of(person.id, request.state.now)
            if one.by == person.id or one.by not in apart
        ]
        return body.LobbyInfo(
            not person.guest,
            await api.people.is_hidden(person),
            [one.name for one in await api.people.named_among(others)],
            [await self._challenge_info(one, person) for one in challenges],
        )

    async def hide(self, request: Request, wanted: body.Visibility) -> body.LobbyInfo:
        """Be listed in the lobby, or not."""
        await self._api.people.hide(await self._api.somebody(request), wanted.hidden)
        return await self.lobby(request)

    # ---- challenges --------------------------------------------------------------------------

    async def challenge(self, request: Request, wanted: body.NewChallenge) -> Seated:
        """Ask somebody for a match."""
        person = await self._api.somebody(request)
        if person.guest:
            raise PersonRefused("server-challenge-guest")
        other = await self._api.people.named(wanted.to)
        if other.id == person.id:
            raise TableRefusal("server-challenge-self")
        if other.id in await self._api.ignored.apart(person.id):
            raise TableRefusal("server-challenge-no", "", name=other.name)
        await self._api.limits.count(CHALLENGES, "challenge", person.id)
        now = request.state.now
        known = await self._challenges.find(table_of(person.id, wanted.id), person.id, now)
        if known is None and await self._challenges.waiting(person.id, now) >= MOST_WAITING:
            raise TableRefusal("server-challenge-many", "", most=MOST_WAITING)
        free = installed_game(wanted.game).min_seats - 1
        seats = [NewSeat("me", deck=wanted.deck), *(NewSeat("open") for _ in range(free))]
        table = NewTable(
            wanted.id, wanted.game, seats, clock=wanted.clock, rated=wanted.rated, lang=wanted.lang
        )
        seated = await self._api.make(request, table)
        lasts = CHALLENGE_DAYS_SECONDS if wanted.clock.kind == "days" else CHALLENGE_SECONDS
        await self._challenges.make(seated.table.id, person.id, other.id, now + lasts)
        return seated

    async def accept_challenge(self, request: Request, wanted: body.Acceptance) -> Seated:
        """Sit down where one was asked to."""
        person, challenge = await self._challenge(request)
        if challenge.to != person.id or challenge.state not in {"waiting", "begun"}:
            raise TableRefusal("server-challenge-over")
        return await self._api.join(request, Join(wanted.id, deck=wanted.deck, lang=wanted.lang))

    async def end_challenge(self, request: Request) -> body.LobbyInfo:
        """Decline a challenge, or withdraw one's own; the table that waits is closed."""
        person, challenge = await self._challenge(request)
        if challenge.state in {"waiting", "expired"}:
            if challenge.by != person.id:
                await self._challenges.decline(challenge.table)
            session = await self._api.session(request)
            key = message_key(challenge.by, f"end of {challenge.table}")
            await session.carry_out(lambda table: wishes.leave(table, table.seats_of(challenge.by)), key)
        return await self.lobby(request)

    async def _challenge(self, request: Request) -> tuple[Somebody, Challenge]:
        """The person who asks, and the challenge that a path names.

        Raises:
            TableRefusal: there is none that is by them or to them.
        """
        person = await self._api.somebody(request)
        found = await self._challenges.find(request.path_params["table"], person.id, request.state.now)
        if found is None:
            raise TableRefusal("server-challenge-over")
        return person, found

    async def _challenge_info(self, challenge: Challenge, person: Somebody) -> body.ChallengeInfo:
        summary = await self._api.registry.store.summary(challenge.table)
        assert summary is not None  # noqa: S101 - challenges refer to tables
        mine = challenge.by == person.id
        return body.ChallengeInfo(
            challenge.table,
            challenge.to_name if mine else challenge.by_name,
            mine,
            summary.game,
            summary.clock,
            summary.rated,
            challenge.until,
            challenge.state,
        )

    # ---- being left alone --------------------------------------------------------------------

    async def ignored_people(self, request: Request) -> body.IgnoredList:
        """The people whom I ignore."""
        person = await self._api.visitor(request)
        found = await self._api.ignored.of(person.id) if person is not None else []
        return body.IgnoredList([body.IgnoredPerson(one.id, one.name, one.how, one.at) for one in found])

    async def ignore(self, request: Request, wanted: body.Ignore) -> body.IgnoredList:
        """Ignore somebody, or no longer."""
        person = await self._api.somebody(request)
        if wanted.how == "none":
            await self._api.ignored.drop(person.id, wanted.whom.id)
        else:
            other = await self._whom(request, person, wanted.whom)
            await self._api.ignored.put(person.id, other.id, other.name, wanted.how)
        return await self.ignored_people(request)

    async def report(self, request: Request, wanted: body.NewReport) -> body.Receipt:
        """Report somebody, with what one is shown of the table."""
        person = await self._api.somebody(request)
        other = await self._whom(request, person, wanted.whom)
        await self._api.limits.count(REPORTS, "report", person.id)
        shown = None
        if wanted.whom.table:
            session = await self._api.session_of(wanted.whom.table)
            viewer = viewer_of(session.table.summary(), person, language(request))
            state = await session.seen(viewer)
            shown = (session.table.id, state.version, msgspec.json.encode(state).decode())
        report_id = hash_token(message_key(person.id, wanted.id))[:16]
        about = (other.id, other.name)
        await self._reports.make(report_id, person.id, about, wanted.reason, wanted.words, shown)
        return body.Receipt(report_id)

    async def _whom(self, request: Request, person: Somebody, whom: body.Whom) -> Somebody:
        """The person whom a request is about.

        Raises:
            PlaymatError: nobody, or oneself.
        """
        if whom.table and whom.seat is not None:
            places = (await self._api.session_of(whom.table)).table.places
            place = places[whom.seat] if whom.seat < len(places) else None
            if place is None or place.kind != "person":
                raise TableRefusal("server-nobody-there")
            found = Somebody(place.person, person_name(place, language(request)), False)
        else:
            found = await self._api.people.named(whom.name)
        if found.id == person.id:
            raise PlaymatError("server-that-is-you")
        return found

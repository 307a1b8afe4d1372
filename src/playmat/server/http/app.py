"""The server as an ASGI application: routes, sockets, the browser client, health and metrics."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from playmat.kernel.documents.json import UNREADABLE_JSON
from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import playable
from playmat.server.collector import Collector, give_back
from playmat.server.http import reference_data
from playmat.server.http.analysis.analysis_api import AnalysisApi
from playmat.server.http.analysis.lookbacks import Lookbacks
from playmat.server.http.analysis.story_api import StoryApi
from playmat.server.http.api import Api, problem, status_of
from playmat.server.http.asking import language, spoken
from playmat.server.http.card_pictures import NoPicture
from playmat.server.http.card_pictures import read as read_picture
from playmat.server.http.developing.dev_api import DevApi
from playmat.server.http.doors import Doors
from playmat.server.http.files.compressed import compress
from playmat.server.http.files.joined_files import joinable
from playmat.server.http.files.shell import SHORT, ClientFiles, Shell
from playmat.server.http.files.web_files import client_files, web_folder
from playmat.server.http.guard import (
    BODY_SECONDS,
    REQUESTS,
    Guard,
    Limits,
    TooMany,
    address_of,
    security_policy,
)
from playmat.server.http.inviting.invitation_api import InvitationApi
from playmat.server.http.inviting.reaching import house_addresses
from playmat.server.http.lab.lab_api import LabApi
from playmat.server.http.meeting.daily_api import DailyApi
from playmat.server.http.meeting.lobby_api import LobbyApi
from playmat.server.http.meeting.news_api import NewsApi
from playmat.server.http.meeting.tournament_api import TournamentApi
from playmat.server.http.people.account_routes import COOKIE
from playmat.server.http.people.belongings_api import BelongingsApi
from playmat.server.http.people.mail_api import MailApi
from playmat.server.http.route import ApiRoute
from playmat.server.http.routes import ROUTES
from playmat.server.http.site_path import OPERATORS, SitePath
from playmat.server.http.sockets import HELLO_SECONDS, TableSocket
from playmat.server.http.workshop.workshop_api import WorkshopApi
from playmat.server.observability import Metrics, logger
from playmat.server.process.audience.viewer import said
from playmat.server.process.laboratory import Laboratory
from playmat.server.process.table_registry import TableRegistry
from playmat.server.protocol.client_messages import Hello
from playmat.server.protocol.dev_bodies import DevStart
from playmat.server.protocol.http_bodies import Problem
from playmat.server.protocol.server_messages import Bye
from playmat.server.storage.database import free_bytes
from playmat.server.storage.lab_reports import LabReports
from playmat.server.storage.people.accounts import Accounts
from playmat.server.vitals import Vitals

COOKIE_DAYS = 365
"""So long a cookie is kept at least; longer where the server itself remembers longer."""
LEAST_FREE = 64 << 20
"""With fewer bytes left on its disk a database may soon take no more."""

READY_SECONDS = 2.0
"""A database that has said nothing after so long does not answer."""

MOST_LAG = 2.0
"""With an event loop that is later than so many seconds nobody should be sent here."""

LONGEST_RUSH = 30
"""So many seconds after its start a server prepares what everybody asks for, though people still come."""

NO_STORE = {"cache-control": "no-store"}
PUBLIC = frozenset({"games", "texts", "cards", "decks"})
"""The routes whose answers are the same for everybody, and large."""
KEEP = {"cache-control": "private, max-age=31536000, immutable"}

_encoder = msgspec.json.Encoder()
_hello = msgspec.json.Decoder(Hello)


class Server:
    """Everything of one process behind its port.

    Args:
        registry: the tables.
        people: everybody the server knows.
        limits: how much everybody may do.
        metrics: the figures of this process.
        doors: the addresses under which the server's own pages are opened.
        secure: cookies go over https only.
        forget_days: after so many days without a visit the server forgets a guest; no cookie ends before.
        path: the path below which everything lies; empty where the host has nothing else.
        call_postman: says that a mail waits; None where none is sent.
        addresses: tells under which addresses others know this machine.
        dev: the position of a developer's table; None where there is none.
    """

    def __init__(
        self,
        registry: TableRegistry,
        people: Accounts,
        limits: Limits,
        metrics: Metrics,
        doors: Doors,
        secure: bool,
        forget_days: int,
        path: str = "",
        *,
        call_postman: Callable[[], None] | None = None,
        addresses: Callable[[], tuple[str, ...]] = house_addresses,
        dev: DevStart | None = None,
    ) -> None:
        self.registry = registry
        self.path = path
        self.doors = doors
        self.api = Api(registry, people, limits, secure, path)
        meeting = (LobbyApi(self.api), DailyApi(self.api), TournamentApi(self.api), NewsApi(self.api))
        back = Lookbacks(self.api)
        looking = (AnalysisApi(self.api, back), StoryApi(self.api, back))
        own = (
            MailApi(self.api, registry.store.engine, call_postman),
            BelongingsApi(self.api, self.api.belongings_store),
        )
        inviting = InvitationApi(doors, limits, path, addresses, self._send_guests_home)
        lab_reports = LabReports(registry.store.engine)
        self.laboratory = Laboratory(lab_reports)
        programs = frozenset(one.name for one in registry.bots.programs)
        lab = LabApi(doors, self.laboratory, lab_reports, programs)
        making = (WorkshopApi(self.api), DevApi(self.api, doors, dev), lab)
        self._served_by = (self.api, *meeting, *looking, *making, *own, inviting)
        self.limits = limits
        self.metrics = metrics
        self.vitals = Vitals(metrics)
        self.collector = Collector()
        metrics.count_queue("writer", lambda: registry.store.waiting)
        metrics.count_queue("bots", lambda: len(registry.bots.queue))
        self.secure = secure
        self.cookie_seconds = max(COOKIE_DAYS, forget_days) * 86_400
        self.connections: set[TableSocket] = set()
        self._sockets: Counter[str] = Counter()
        self._come = 0
        self._games_read = asyncio.Event()
        self._ending = asyncio.Event()
        self.files = client_files(web_folder())
        self.shell = self._shell() if self.files.path("index.html").is_file() else None
        policy = security_policy(self.shell.offline.encode() if self.shell else b"")
        bodies = {path + one.path: one.most for one in ROUTES if one.takes is not None}
        routes = SitePath(self._routes(), path)
        self.app: ASGIApp = Guard(routes, policy, doors, limits, secure, bodies, OPERATORS, path)

    def _shell(self) -> Shell:
        try:
            return Shell(self.files, self.path)
        except (ValueError, OSError):
            self.files = joinable(self.files)
            return Shell(self.files, self.path)

    def _routes(self) -> Starlette:
        routes: list[BaseRoute] = [
            Route(one.path, self._endpoint(one), methods=[one.method], name=one.name) for one in ROUTES
        ]
        routes += [
            WebSocketRoute("/api/tables/{table}/socket", self._socket),
            Route("/pictures/{game}/{code}", self._picture),
            Route("/health", self._health),
            Route("/ready", self._ready),
            Route("/metrics", self._metrics),
            Route("/api/{rest:path}", self._no_route, methods=["GET", "POST"]),
            Route("/mail/{rest:path}", self._no_route, methods=["POST"]),
            Mount("/static", ClientFiles(self.files, self.shell.joined if self.shell else None)),
            Route("/worker.js", self._worker),
            Route("/offline", self._offline),
            Route("/{rest:path}", self._page),
        ]
        return Starlette(routes=routes, lifespan=self._life)

    @contextlib.asynccontextmanager
    async def _life(self, _app: Starlette) -> AsyncIterator[None]:
        await self.registry.start()
        await self.registry.bots.warm_up()
        self.vitals.start()
        self.collector.start()  # while nobody waits for it
        warming = asyncio.create_task(self._warm())
        logger.info("server_started")
        try:
            yield
        finally:
            self._ending.set()
            for connection in list(self.connections):
                connection.close("restart")
            await self.laboratory.stop()
            await self.vitals.stop()
            await self.registry.stop()
            await warming
            await self.collector.stop()
            logger.info("server_stopped")

    def _warm_up(self) -> None:
        """Prepare what everybody asks for."""
        reference_data.warm_up()
        if self.shell is not None:
            self.shell.warm_up()
        give_back()

    async def _warm(self) -> None:
        """Read the games, for which all requests but those of files wait, and then what everybody asks for.

        The games are read while a browser that was waiting reads the first page. The rest can wait itself:
        people who come back after a restart come first, as all this takes a second of a processor from them.
        """
        try:
            await asyncio.to_thread(playable)
        finally:
            self._games_read.set()
        for _second in range(LONGEST_RUSH):
            before = self._come
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), 1.0)
                return
            if self._come == before:
                break
        await asyncio.to_thread(self._warm_up)

    # ---- HTTP --------------------------------------------------------------------------------

    def _endpoint(self, route: ApiRoute) -> Callable[[Request], Awaitable[Response]]:
        """The function of a route, with its body read and its answer written."""
        place = next(one for one in self._served_by if hasattr(one, route.name))
        serve: Callable[..., Awaitable[Any]] = getattr(place, route.name)

        async def endpoint(request: Request) -> Response:
            request.state.now = time.time()
            request.state.token = None
            request.state.lang = None
            response = await answered(request)
            self._set_cookie(request, response)  # with a refusal, too: the guest is made
            return response

        async def answered(request: Request) -> Response:
            try:
                await self._games_read.wait()
                if more := route.cost - 1:  # the guard has counted one
                    await self.limits.count(REQUESTS, "request", address_of(request.scope), cost=more)
                arguments: list[Any] = []
                if route.takes is not None:
                    arguments.append(
                        msgspec.json.decode(await read_body(request, route.most), type=route.takes)
                    )
                    request.state.lang = getattr(arguments[0], "lang", None)
                answer = await serve(request, *arguments)
            except UNREADABLE_JSON as error:
                phrase = Phrase("server-bad-request", {"why": str(error)[:200]})
                return json(Problem(said(phrase, language(request))), 400)
            except TooMany as error:
                return json(problem(error, language(request)), 429)
            except ClientDisconnect:  # whoever asked is gone, or too slow: no fault of ours
                return Response(status_code=408)
            except PlaymatError as error:
                return json(problem(error, language(request)), status_of(error))
            except Exception as error:  # whoever asks is told in words, whatever failed
                self._note_failure(route.name, error)
                return json(Problem(said(Phrase("server-busy"), language(request))), 503)
            whole = PlainTextResponse(answer, headers=NO_STORE) if route.gives is str else json(answer)
            if route.name not in PUBLIC or "set" in request.query_params:
                return whole
            return await asyncio.to_thread(compress, whole, bytes(whole.body), request.headers)

        return endpoint

    def _note_failure(self, route: str, error: Exception) -> None:
        """Count a fault, and log it by name: what an error says may be of a hidden card."""
        place = "database" if isinstance(error, SQLAlchemyError | OSError) else "request"
        self.metrics.note_failure(place, error, route=route)

    def _set_cookie(self, request: Request, response: Response) -> None:
        token = request.state.token
        if token:
            response.set_cookie(
                self.api.cookie,
                token,
                max_age=self.cookie_seconds,
                httponly=True,
                samesite="lax",
                secure=self.secure,
                path=self.path or "/",
            )
        elif token == "":
            for name in {COOKIE, self.api.cookie}:
                response.delete_cookie(name, path=self.path or "/", secure=self.secure)

    async def _no_route(self, request: Request) -> Response:
        return json(Problem(said(Phrase("server-no-route"), language(request))), 404)

    async def _page(self, request: Request) -> Response:
        """The browser client; it finds out by itself what its address means."""
        if self.shell is None:
            return PlainTextResponse("This installation has no browser client: playmat/web is missing.", 404)
        page = self.shell.pages[spoken(request)]
        return compress(HTMLResponse(page, headers=self.shell.headers()), page, request.headers)

    async def _picture(self, request: Request) -> Response:
        """The picture that its owner has given a card."""
        found = reference_data.card_picture(request.path_params["game"], request.path_params["code"])
        if found is None:
            return Response(status_code=404, headers=NO_STORE)
        try:
            data, kind = await asyncio.to_thread(read_picture, found.path)
        except NoPicture:  # it was one when the server started
            return Response(status_code=404, headers=NO_STORE)
        return Response(data, media_type=kind, headers=KEEP)

    async def _worker(self, _request: Request) -> Response:
        """The script that makes the client installable."""
        if self.shell is None:
            return Response(status_code=404)
        return Response(self.shell.worker, media_type="text/javascript", headers=SHORT)

    async def _offline(self, _request: Request) -> Response:
        """The page that is kept for when this server does not answer."""
        if self.shell is None:
            return Response(status_code=404)
        return HTMLResponse(self.shell.offline, headers=SHORT)

    async def _health(self, _request: Request) -> Response:
        """Answer as long as this process lives: for programs that restart it."""
        return PlainTextResponse("ok\n", headers=NO_STORE)

    async def _ready(self, _request: Request) -> Response:
        """Say whether this process can serve people: for programs that send them here."""
        found = await self._hindrances()
        if found:
            return PlainTextResponse("".join(f"{one}\n" for one in found), 503, headers=NO_STORE)
        return PlainTextResponse("ready\n", headers=NO_STORE)

    async def _hindrances(self) -> list[str]:
        """The hindrances that keep this process from serving people."""
        found = []
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.registry.store.versions([])
        except Exception:  # drivers have errors of their own, and any of them means no
            found.append("the database does not answer")
        if (left := await asyncio.to_thread(free_bytes, self.registry.store.engine.url)) < LEAST_FREE:
            found.append(f"the disk of the database has {left >> 20} MB left")
        if self.vitals.lag > MOST_LAG:
            found.append(f"the event loop is {self.vitals.lag:.1f} s late")
        return found

    async def _metrics(self, _request: Request) -> Response:
        data = generate_latest(self.metrics.registry)
        return Response(data, media_type=CONTENT_TYPE_LATEST, headers=NO_STORE)

    # ---- sockets -----------------------------------------------------------------------------

    async def _socket(self, socket: WebSocket) -> None:
        address = address_of(socket.scope)
        most = self.limits.sockets_of(address)
        if most is not None and self._sockets[address] >= most:
            await socket.close(1008)
            return
        self._sockets[address] += 1
        self._come += 1
        try:
            await self._serve_socket(socket)
        finally:
            self._sockets[address] -= 1
            self._sockets += Counter()  # drops who has none

    async def _serve_socket(self, socket: WebSocket) -> None:
        """Find the table and who comes, and serve them; without such a table, say so."""
        try:
            await self._games_read.wait()
            session = await self.registry.session(str(socket.path_params["table"]))
            person = await self.api.people.find(self.api.token(socket)) if session is not None else None
        except Exception as error:  # as in an endpoint
            self._note_failure("socket", error)
            await socket.accept()  # one that is not open ends without a code
            await socket.close(1011)
            return
        if session is None:
            await turn_away(socket)
            return
        await socket.accept()
        connection = TableSocket(socket, self.api, session, person.id if person else "", self.metrics)
        self.connections.add(connection)
        try:
            await connection.run()
        finally:
            self.connections.discard(connection)

    async def _send_guests_home(self) -> None:
        """Tell the guests at tables that the house is closed, and wait until their sockets are."""
        guests = [one for one in self.connections if self.doors.is_guest(one.scope)]
        for connection in guests:
            connection.close("closed")
        if guests:
            await asyncio.wait([one.gone for one in guests])


async def turn_away(socket: WebSocket) -> None:
    """Wait for the greeting, and say in its language that there is no such table."""
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, TimeoutError, KeyError, *UNREADABLE_JSON):
        async with asyncio.timeout(HELLO_SECONDS):
            hello = _hello.decode(await socket.receive_text())
        bye = Bye("table", said(Phrase("server-none"), hello.lang))
        await socket.send_text(_encoder.encode(bye).decode())
    with contextlib.suppress(RuntimeError):  # it is closed already
        await socket.close(1008)


def json(answer: msgspec.Struct | None, status: int = 200) -> Response:
    """An answer as JSON; an empty one for None."""
    if answer is None:
        return Response(status_code=204, headers=NO_STORE)
    return Response(_encoder.encode(answer), status, NO_STORE, "application/json")


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, which `Guard` has found to be short enough by what it says of itself."""
    data = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise TooMany("server-too-many")
    except TimeoutError:
        raise ClientDisconnect from None
    return data

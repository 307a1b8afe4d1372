"""The server as an ASGI application: routes, sockets, the browser client, health and metrics."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Phrase
from playmat.table import catalog, telling
from playmat.table.api import COOKIE, Api, language, problem, status_of
from playmat.table.card_pictures import NoPicture
from playmat.table.card_pictures import read as read_picture
from playmat.table.guard import Guard, Limits, TooMany, address_of, security_policy
from playmat.table.hall import Hall
from playmat.table.incoming import Hello
from playmat.table.messages import Bye
from playmat.table.people import People
from playmat.table.requests import Problem
from playmat.table.routes import ROUTES, ApiRoute
from playmat.table.shell import SHORT, ClientFiles, Shell
from playmat.table.sockets import HELLO_SECONDS, Connection
from playmat.table.watch import Metrics, logger

COOKIE_DAYS = 365
"""So long a cookie is kept at least; longer where the server itself remembers longer."""
NO_STORE = {"cache-control": "no-store"}
KEEP = {"cache-control": "private, max-age=31536000, immutable"}

_encoder = msgspec.json.Encoder()
_hello = msgspec.json.Decoder(Hello)


def web_folder() -> Path:
    """Where the browser client lies."""
    return Path(str(files("playmat") / "web"))


class Server:
    """Everything of one process behind its port.

    Args:
        hall: the tables.
        people: everybody the server knows.
        limits: how much everybody may do.
        metrics: the figures of this process.
        origins: the addresses under which the server's own pages are opened; None takes any.
        secure: cookies go over https only.
        forget_days: after so many days without a visit the server forgets a guest; no cookie ends before.
    """

    def __init__(
        self,
        hall: Hall,
        people: People,
        limits: Limits,
        metrics: Metrics,
        origins: frozenset[str] | None,
        secure: bool,
        forget_days: int,
    ) -> None:
        self.hall = hall
        self.api = Api(hall, people, limits)
        self.limits = limits
        self.metrics = metrics
        self.secure = secure
        self.cookie_seconds = max(COOKIE_DAYS, forget_days) * 86_400
        self.connections: dict[Connection, str] = {}
        self.folder = web_folder()
        self.shell = Shell(self.folder) if (self.folder / "index.html").is_file() else None
        policy = security_policy(self.shell.index if self.shell else b"")
        bodies = {one.path: one.most for one in ROUTES if one.takes is not None}
        self.app: ASGIApp = Guard(self._routes(), policy, origins, limits, bodies)

    def _routes(self) -> Starlette:
        routes: list[BaseRoute] = [
            Route(one.path, self._endpoint(one), methods=[one.method], name=one.name) for one in ROUTES
        ]
        routes += [
            WebSocketRoute("/api/tables/{table}/socket", self._socket),
            Route("/pictures/{game}/{code}", self._picture),
            Route("/health", self._health),
            Route("/metrics", self._metrics),
            Route("/api/{rest:path}", self._no_route, methods=["GET", "POST"]),
            Mount("/static", ClientFiles(directory=self.folder, check_dir=False)),
            Route("/worker.js", self._worker),
            Route("/offline", self._offline),
            Route("/{rest:path}", self._page),
        ]
        return Starlette(routes=routes, lifespan=self._life)

    @contextlib.asynccontextmanager
    async def _life(self, _app: Starlette) -> AsyncIterator[None]:
        await self.hall.start()
        await self.hall.thinkers.warm_up()
        warming = asyncio.create_task(asyncio.to_thread(catalog.warm_up))
        logger.info("server_started")
        try:
            yield
        finally:
            for connection in list(self.connections):
                connection.close("restart")
            await self.hall.stop()
            await warming
            logger.info("server_stopped")

    # ---- HTTP --------------------------------------------------------------------------------

    def _endpoint(self, route: ApiRoute) -> Callable[[Request], Awaitable[Response]]:
        """The function of a route, with its body read and its answer written."""
        serve: Callable[..., Awaitable[Any]] = getattr(self.api, route.name)
        decoder: msgspec.json.Decoder[Any] | None = (
            msgspec.json.Decoder(route.takes) if route.takes is not None else None
        )

        async def endpoint(request: Request) -> Response:
            request.state.now = time.time()
            request.state.token = None
            request.state.lang = None
            response = await answered(request)
            self._set_cookie(request, response)  # with a refusal, too: the guest is made, the visit is noted
            return response

        async def answered(request: Request) -> Response:
            try:
                arguments = []
                if decoder is not None:
                    arguments.append(decoder.decode(await read_body(request, route.most)))
                    request.state.lang = getattr(arguments[0], "lang", None)
                answer = await serve(request, *arguments)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                said = telling.said(
                    Phrase("server-bad-request", {"why": str(error)[:200]}), language(request)
                )
                return json(Problem(said), 400)
            except TooMany as error:
                return json(problem(error, language(request)), 429)
            except PlaymatError as error:
                return json(problem(error, language(request)), status_of(error))
            except Exception as error:  # whoever asks is told in words, whatever failed
                self._note_failure(route.name, error)
                return json(Problem(telling.said(Phrase("server-busy"), language(request))), 503)
            return PlainTextResponse(answer, headers=NO_STORE) if route.gives is str else json(answer)

        return endpoint

    def _note_failure(self, route: str, error: Exception) -> None:
        """Count a fault, and log it by name: what an error says may be of a hidden card."""
        place = "database" if isinstance(error, SQLAlchemyError | OSError) else "request"
        self.metrics.failures.labels(place).inc()
        logger.error("request_failed", route=route, error=type(error).__name__)

    def _set_cookie(self, request: Request, response: Response) -> None:
        token = request.state.token
        if token:
            response.headers.append("set-cookie", self._cookie(token))
        elif token == "":
            response.delete_cookie(COOKIE, path="/")

    def _cookie(self, token: str) -> str:
        """The header with which a browser keeps a token from now on."""
        carrier = Response()
        carrier.set_cookie(
            COOKIE,
            token,
            max_age=self.cookie_seconds,
            httponly=True,
            samesite="lax",
            secure=self.secure,
            path="/",
        )
        return carrier.headers["set-cookie"]

    async def _no_route(self, request: Request) -> Response:
        return json(Problem(telling.said(Phrase("server-no-route"), language(request))), 404)

    async def _page(self, request: Request) -> Response:
        """The browser client; it finds out by itself what its address means."""
        if self.shell is None:
            return PlainTextResponse("This installation has no browser client: playmat/web is missing.", 404)
        return HTMLResponse(self.shell.index, headers=self.shell.headers())

    async def _picture(self, request: Request) -> Response:
        """The picture that its owner has given a card."""
        found = catalog.card_picture(request.path_params["game"], request.path_params["code"])
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
        """Whether this process can serve: the database answers."""
        try:
            await self.hall.store.versions([])
        except Exception:  # drivers have errors of their own, and any of them means no
            return PlainTextResponse("the database does not answer\n", 503, headers=NO_STORE)
        return PlainTextResponse("ok\n", headers=NO_STORE)

    async def _metrics(self, _request: Request) -> Response:
        data = generate_latest(self.metrics.registry)
        return Response(data, media_type=CONTENT_TYPE_LATEST, headers=NO_STORE)

    # ---- sockets -----------------------------------------------------------------------------

    async def _socket(self, socket: WebSocket) -> None:
        address = address_of(socket.scope)
        most = self.limits.sockets
        here = sum(1 for one in self.connections.values() if one == address) if most is not None else 0
        if most is not None and here >= most:
            await socket.close(1008)
            return
        token = socket.cookies.get(COOKIE, "")
        try:
            room = await self.hall.room(str(socket.path_params["table"]))
            known = await self.api.people.find(token) if room is not None else None
        except Exception as error:  # as in an endpoint
            self._note_failure("socket", error)
            await socket.accept()  # one that is not open ends without a code
            await socket.close(1011)
            return
        if room is None:
            await turn_away(socket)
            return
        await socket.accept(
            headers=[(b"set-cookie", self._cookie(token).encode())] if known and known.renew else None
        )
        connection = Connection(socket, self.api, room, known.person.id if known else "", self.metrics)
        self.connections[connection] = address
        try:
            await connection.run()
        finally:
            del self.connections[connection]


async def turn_away(socket: WebSocket) -> None:
    """Wait for the greeting, and say in its language that there is no such table."""
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, TimeoutError, msgspec.DecodeError, KeyError):
        async with asyncio.timeout(HELLO_SECONDS):
            hello = _hello.decode(await socket.receive_text())
        bye = Bye("table", telling.said(Phrase("server-none"), hello.lang))
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
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TooMany("server-too-many")
    return data

"""One socket: somebody at a table, reading and being told."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from typing import Literal

import msgspec
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from playmat import texts
from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.documents.json import UNREADABLE_JSON
from playmat.kernel.errors import (
    CannotUndo,
    IllegalAnswer,
    MatchOver,
    OutOfRange,
    PlaymatError,
    StaleSerial,
    UnreadableAnswer,
    WrongSeat,
)
from playmat.kernel.match.foresight import Change, foreseen
from playmat.kernel.match.match import Match
from playmat.kernel.notation import write_answer
from playmat.kernel.phrase import Phrase
from playmat.server.http.analysis.stories import ADVISER
from playmat.server.http.api import Api, seats_by_key
from playmat.server.http.guard import DESCRIPTIONS, HELLOS, HINTS, MESSAGES, TALK, TooMany
from playmat.server.log import wishes
from playmat.server.log.table_events import TableEvent, message_key
from playmat.server.log.table_log import TableLog
from playmat.server.log.wishes import TableRefusal
from playmat.server.observability import Metrics
from playmat.server.process.audience.viewer import Viewer, said
from playmat.server.process.automation import question
from playmat.server.process.bot_pool import BotFailed
from playmat.server.process.bot_process import MoveTask, Thought
from playmat.server.process.round_trips import RoundTrips
from playmat.server.process.table_session import TableSession
from playmat.server.protocol import client_messages, server_messages
from playmat.server.protocol.client_messages import MAX_FRAME, FromClient
from playmat.server.protocol.server_messages import Reply
from playmat.server.storage.people.accounts import hash_token

HELLO_SECONDS = 5.0
MOST_WAITING = 256
MOST_BYTES = 1 << 20
"""So much may wait to be sent to a client that does not read."""

CODES: dict[type[PlaymatError], str] = {
    StaleSerial: "stale",
    IllegalAnswer: "illegal",
    OutOfRange: "illegal",
    UnreadableAnswer: "unreadable",
    WrongSeat: "seat",
    MatchOver: "over",
    CannotUndo: "undo",
    TooMany: "limit",
}

TALKING = (
    client_messages.Chat
    | client_messages.Show
    | client_messages.Hold
    | client_messages.Undo
    | client_messages.Consent
    | client_messages.Draw
)
"""The messages that others are told and that nothing limits otherwise."""

Code = Literal["limit", "hello", "message", "table", "slow", "restart", "closed"]

_numbers = itertools.count()
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Closing(Exception):
    """The server wants to close the socket; `code` is that of `Bye`."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code: Code = code


def opposed(table: TableLog) -> bool:
    """Return whether a match goes on whose sides keep something from each other."""
    return table.match is not None and table.winners is None and not table.game.team


class TableSocket:
    """A socket at a table.

    Args:
        socket: the socket, accepted.
        api: the tables and people.
        session: the table.
        person: the id of who is connected; empty for somebody without a cookie.
        metrics: the figures of this process.

    Attributes:
        gone: done when the socket has ended.
    """

    def __init__(
        self, socket: WebSocket, api: Api, session: TableSession, person: str, metrics: Metrics
    ) -> None:
        self.viewer = Viewer((), texts.LANGUAGES[0])
        self.told = 0
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._socket = socket
        self._api = api
        self._session = session
        self._person = person
        self._metrics = metrics
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._sending: asyncio.Task[None] | None = None
        self._serving: asyncio.Task[None] | None = None
        self._closing: Code | None = None
        self._keys: list[str] = []
        self._number = str(next(_numbers))
        self._trips = RoundTrips()
        self._hints: set[asyncio.Task[None]] = set()
        self._foreseen: tuple[tuple[int, int, int], list[Change]] | None = None

    @property
    def scope(self) -> Scope:
        """The request that became this socket, as ASGI tells it."""
        return self._socket.scope

    def owns(self, table: TableLog) -> set[int]:
        """The seats of the table that are this person's: by the cookie, or by the keys that were shown."""
        return {*table.seats_of(self._person), *seats_by_key(table, self._keys)}

    # ---- sending -----------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Put a message on its way; a client that does not read is let go."""
        if len(self._waiting) >= MOST_WAITING or self._bytes + len(data) > MOST_BYTES:
            self.close("slow")
            return
        self._waiting.append(data)
        self._bytes += len(data)
        if self._sending is None and self._serving is not None:
            self._sending = asyncio.create_task(self._send_waiting())

    def close(self, code: Code) -> None:
        """Close the socket soon."""
        if self._closing is None:
            self._closing = code
            asyncio.get_running_loop().call_soon(self._interrupt)

    def _interrupt(self) -> None:
        """Break off the reading, which is waiting for something; see `_until_ended`."""
        if self._serving is not None:
            self._serving.cancel()

    def _say(self, message: msgspec.Struct) -> None:
        self.send(_encoder.encode(message))

    async def _send_waiting(self) -> None:
        """Send what is to be sent: a task that is there while something is, as most sockets are quiet.

        Where the line is gone it ends for good; reading, which ends the socket, finds that out, too.
        """
        try:
            while self._waiting:
                data = self._waiting[0]
                await self._socket.send_text(data.decode())
                del self._waiting[0]
                self._bytes -= len(data)
        except WebSocketDisconnect:
            return
        except Exception as error:  # nobody waits for this task
            self._metrics.note_failure("socket", error, table=self._session.table.id)
            self.close("restart")
            return
        self._sending = None

    # ---- the whole of it ---------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the socket until it ends: somebody goes, or what came or `close` asks for an end."""
        self._metrics.sockets.inc()
        try:
            await self._until_ended()
        except WebSocketDisconnect:
            pass
        except Closing as closing:
            await self._say_bye(closing.code)
        finally:
            self._session.leave(self)
            self._metrics.sockets.dec()
            self.gone.set_result(None)

    async def _until_ended(self) -> None:
        """Read and serve until the line is gone, then end what goes on beside it.

        Raises:
            WebSocketDisconnect: the line is gone.
            Closing: what came, or `close`, asks for an end.
        """
        task = self._serving = asyncio.current_task()
        try:
            await self._serve_all()
        except asyncio.CancelledError:
            if self._closing is None or task is None or task.uncancel():
                raise
            raise Closing(self._closing) from None
        finally:
            self._serving = None
            begun = [*self._hints] if self._sending is None else [self._sending, *self._hints]
            for one in begun:
                one.cancel()
            await asyncio.gather(*begun, return_exceptions=True)
            self._sending = None  # a cancelled task holds its frames, which hold this socket and its match

    async def _serve_all(self) -> None:
        """Serve the greeting and everything after it."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._read()
        except TimeoutError:
            raise Closing("hello") from None
        if not isinstance(hello, client_messages.Hello):
            raise Closing("hello")
        await self._greet(hello)
        await self._read_for_ever()

    async def _say_bye(self, code: Code) -> None:
        self._metrics.closed.labels(code).inc()
        bye = server_messages.Bye(code, said(Phrase(f"server-bye-{code}"), self.viewer.lang))
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1.0):
                await self._socket.send_text(_encoder.encode(bye).decode())
                await self._socket.close(1012 if code in {"restart", "closed"} else 1008)

    # ---- reading -----------------------------------------------------------------------------

    async def _read(self) -> FromClient:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        data = message.get("text") or message.get("bytes") or ""
        if len(data) > MAX_FRAME:
            raise Closing("limit")
        try:
            await self._api.limits.count(MESSAGES, "message", self._number)
            return _decoder.decode(data)
        except TooMany:
            raise Closing("limit") from None
        except UNREADABLE_JSON:
            raise Closing("message") from None

    async def _read_for_ever(self) -> None:
        while True:
            message = await self._read()
            if isinstance(message, client_messages.Echo):
                self._trips.end(message.n)
                continue
            self._trips.drop()
            if isinstance(message, client_messages.Hello):
                await self._greet(message)
            elif isinstance(message, client_messages.Ping):
                self._say(server_messages.Pong(time.time(), self._trips.begin()))
            elif isinstance(message, client_messages.Hint):  # it takes a while; answers do not wait for it
                hint = asyncio.create_task(self._serve(message))
                self._hints.add(hint)
                hint.add_done_callback(self._hints.discard)
            else:
                await self._serve(message)

    @property
    def _who(self) -> str:
        """For whom a message counts: the person, or the keys of somebody without a cookie."""
        return self._person or hash_token(",".join(self._keys))

    async def _greet(self, hello: client_messages.Hello) -> None:
        try:
            await self._api.limits.count(HELLOS, "hello", self._number)
        except TooMany:
            raise Closing("limit") from None
        table = self._session.table
        self._keys = hello.keys
        maker = bool(self._person) and table.opened.maker == self._person
        own = set() if hello.watch else self.owns(table)
        seats = tuple(sorted(own if hello.only is None else own & {hello.only}))
        apart = seats if hello.apart and len(seats) > 1 and opposed(table) else ()
        unheard = await self._api.ignored.unheard(self._person) if self._person else ()
        wished = Viewer(() if apart else seats, hello.lang, maker, apart=apart, unheard=unheard)
        try:
            await self._session.welcome(self, wished, hello.since)
        except TableRefusal:
            raise Closing("table") from None

    async def _serve(
        self,
        message: client_messages.Act
        | client_messages.Undo
        | client_messages.Consent
        | client_messages.Draw
        | client_messages.Resign
        | client_messages.Chat
        | client_messages.Show
        | client_messages.Hold
        | client_messages.Leave
        | client_messages.Fill
        | client_messages.Rematch
        | client_messages.Why
        | client_messages.Describe
        | client_messages.Hint
        | client_messages.Position,
    ) -> None:
        """Carry out a message, or refuse it."""
        who = self._who
        try:
            if isinstance(message, client_messages.Hint):
                await self._api.limits.count(HINTS, "hint", who)
                self._say(await self._hint(message))
                return
            if isinstance(message, client_messages.Describe):
                await self._api.limits.count(DESCRIPTIONS, "describe", who)
            if isinstance(message, client_messages.Why | client_messages.Describe | client_messages.Position):
                self._say(await self._session.ask(lambda table: self._reply(table, message)))
                return
            if isinstance(message, TALKING):
                await self._api.limits.count(TALK, "talk", who, self._session.table.id)
            key = message_key(who, message.id)
            version = await self._session.carry_out(lambda table: self._wish(table, message), key)
            self._say(server_messages.Ack(message.id, version))
        except PlaymatError as error:
            self._refuse(message.id, error)
        except Exception as error:
            self._metrics.note_failure("message", error, table=self._session.table.id)
            self._refuse(message.id, TableRefusal("server-busy"), "busy")

    def _refuse(self, message_id: str, error: PlaymatError, code: str = "") -> None:
        code = code or next((word for kind, word in CODES.items() if isinstance(error, kind)), "table")
        self._metrics.refusals.labels(code).inc()
        reason = said(error.phrase, self.viewer.lang)
        self._say(server_messages.Refused(message_id, code, reason, self.told))  # type: ignore[arg-type]

    # ---- wishes ------------------------------------------------------------------------------

    def _wish(self, table: TableLog, message: msgspec.Struct) -> list[TableEvent]:
        """The acts of a message.

        Raises:
            PlaymatError: refused.
        """
        seats = list(self._session.audience.viewer_now(self, self.viewer).seats)
        if isinstance(message, client_messages.Act):
            _choice, answer = wishes.meant(table, seats, message)
            lag = table.clocks.given_back(message.seat, self._trips.lag) if table.clocks is not None else 0.0
            return [wishes.answered(table.playing, message.seat, answer, lag)]
        if isinstance(message, client_messages.Undo):
            return wishes.undo(table, seats)
        if isinstance(message, client_messages.Consent):
            return wishes.consent(table, seats, message.agree)
        if isinstance(message, client_messages.Draw):
            return wishes.draw(table, seats)
        if isinstance(message, client_messages.Resign):
            return wishes.give_up(table, seats, "resigned")
        if isinstance(message, client_messages.Chat):
            return wishes.chat(table, seats, message)
        if isinstance(message, client_messages.Show):
            return wishes.show(table, seats, message.agree)
        if isinstance(message, client_messages.Hold):
            return wishes.hold(table, seats, message)
        if isinstance(message, client_messages.Leave):
            return wishes.leave(table, seats)
        if isinstance(message, client_messages.Fill):
            if not self.viewer.maker:
                raise TableRefusal("server-not-yours")
            return wishes.fill(table, message.level)
        return wishes.again(table, seats)

    # ---- questions ---------------------------------------------------------------------------

    def _reply(
        self,
        table: TableLog,
        message: client_messages.Why | client_messages.Describe | client_messages.Position,
    ) -> Reply | server_messages.Dealt:
        """The answer to a question; nothing changes.

        Raises:
            PlaymatError: refused.
        """
        match, seats = wishes.running(table), list(self.viewer.seats)
        if isinstance(message, client_messages.Describe):
            choice, answer = wishes.meant(table, seats, message)
            phrase = match.game.describe(match.state, choice, answer)
            notation = write_answer(match.game, match.state, choice, answer)
            changes = self._changes(match, (table.version, int(choice.seat), answer))
            return Reply(message.id, [said(phrase, self.viewer.lang)], notation, changes=changes)
        seat = wishes.own_seat(seats, message.seat)
        if isinstance(message, client_messages.Position):
            wishes.hints_allowed(table)
            game, state = match.game, question(table, seat, "").state
            return server_messages.Dealt(
                message.id, match.serial(seat), game.version, game.data_hash(), state
            )
        reason = wishes.why_not(match, seat, message.texts)
        return Reply(message.id, [] if reason is None else [said(reason, self.viewer.lang)])

    def _changes(self, match: Match, asked: tuple[int, int, int]) -> list[Change]:
        """The certain changes of an answer, worked out once while it is the last one asked about.

        Args:
            match: goes on.
            asked: the version of the table, the seat and the answer.
        """
        if self._foreseen is None or self._foreseen[0] != asked:
            _version, seat, answer = asked
            try:
                found = foreseen(match.game, match.state, seat, answer)
            except Exception as error:  # what was tried were dealt cards; the match itself is whole
                self._metrics.note_failure("foresight", error, table=self._session.table.id)
                found = []
            self._foreseen = asked, found
        return self._foreseen[1]

    async def _hint(self, message: client_messages.Hint) -> Reply:
        """The computer's answer to a request for a hint.

        Raises:
            PlaymatError: refused, or the match has gone on while it thought.
        """
        serial, asked = await self._session.ask(lambda table: self._hint_wanted(table, message.seat))
        try:
            thought = await self._api.registry.bots.ask(asked, self._who, self._session.table.id)
        except BotFailed as error:
            raise TableRefusal("server-no-hint-now") from error
        return await self._session.ask(lambda table: self._hint_found(table, message, serial, thought))

    def _hint_wanted(self, table: TableLog, seat: int) -> tuple[int, MoveTask]:
        """The serial of the choice, and what the computer is asked.

        Raises:
            PlaymatError: refused.
        """
        match = wishes.running(table)
        wishes.own_seat(list(self.viewer.seats), seat)
        wishes.hints_allowed(table)
        return match.serial(seat), question(table, seat, table.game.adviser or ADVISER, reasons=True)

    def _hint_found(
        self, table: TableLog, message: client_messages.Hint, serial: int, thought: Thought
    ) -> Reply:
        """The hint in words.

        Raises:
            PlaymatError: the match has gone on.
        """
        match, lang = wishes.running(table), self.viewer.lang
        seat = wishes.own_seat(list(self.viewer.seats), message.seat)  # who looks may be another one by now
        choice = match.choice(seat)
        if match.serial(seat) != serial:
            raise StaleSerial("error-stale-serial", "", got=serial, open=match.serial(seat))
        lines = [said(reason, lang) for reason in thought.reasons]
        if thought.answer == PASS_OFFER:
            return Reply(message.id, lines, "", thought.success)
        what = said(match.game.describe(match.state, choice, thought.answer), lang)
        notation = write_answer(match.game, match.state, choice, thought.answer)
        return Reply(message.id, [what, *lines], notation, thought.success)

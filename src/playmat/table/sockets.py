"""One socket: somebody at a table, reading and being told."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections import deque
from typing import Any, Literal

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from playmat import texts
from playmat.kernel.choice import PASS_OFFER
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
from playmat.kernel.notation import write_answer
from playmat.kernel.phrase import Phrase
from playmat.players.roster import offered
from playmat.table import incoming, messages, requested
from playmat.table.acts import Act, message_key
from playmat.table.api import Api, seats_by_key
from playmat.table.care import question
from playmat.table.guard import HELLOS, HINTS, MESSAGES, TALK, TooMany
from playmat.table.incoming import MAX_FRAME, FromClient
from playmat.table.messages import Reply
from playmat.table.people import hash_token
from playmat.table.requested import TableRefusal
from playmat.table.room import Room
from playmat.table.table import Table
from playmat.table.telling import Viewer, said
from playmat.table.thinkers import ThinkerFailed
from playmat.table.thinking import Question, Thought
from playmat.table.watch import Metrics, logger

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

TALKING = incoming.Chat | incoming.Show | incoming.Hold | incoming.Undo | incoming.Consent | incoming.Draw
"""What others are told and nothing limits otherwise."""

Code = Literal["limit", "hello", "message", "table", "slow", "restart"]

_numbers = itertools.count()
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Closing(Exception):
    """The server wants to close the socket; `code` is that of `Bye`."""

    def __init__(self, code: Code) -> None:
        super().__init__(code)
        self.code: Code = code


class Connection:
    """A socket at a table.

    Args:
        socket: the socket, accepted.
        api: the tables and people.
        room: the table.
        person: the id of who is connected; empty for somebody without a cookie.
        metrics: the figures of this process.
    """

    def __init__(self, socket: WebSocket, api: Api, room: Room, person: str, metrics: Metrics) -> None:
        self.viewer = Viewer((), texts.LANGUAGES[0])
        self._socket = socket
        self._api = api
        self._room = room
        self._person = person
        self._metrics = metrics
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()
        self._closing: asyncio.Future[Code] = asyncio.get_running_loop().create_future()
        self._keys: list[str] = []
        self._number = str(next(_numbers))
        self._hints: set[asyncio.Task[None]] = set()

    def owns(self, table: Table) -> set[int]:
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
        self._filled.set()

    def close(self, code: Code) -> None:
        """Close the socket soon."""
        if not self._closing.done():
            self._closing.set_result(code)

    def _say(self, message: msgspec.Struct) -> None:
        self.send(_encoder.encode(message))

    async def _send_for_ever(self) -> None:
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._waiting:
                data = self._waiting.popleft()
                await self._socket.send_text(data.decode())
                self._bytes -= len(data)

    # ---- the whole of it ---------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the socket until it ends."""
        self._metrics.sockets.inc()
        try:
            try:
                async with asyncio.timeout(HELLO_SECONDS):
                    hello = await self._read()
            except TimeoutError:
                raise Closing("hello") from None
            if not isinstance(hello, incoming.Hello):
                raise Closing("hello")
            await self._greet(hello)
            await self._both()
        except WebSocketDisconnect:
            pass
        except Closing as closing:
            await self._say_bye(closing.code)
        finally:
            self._room.leave(self)
            self._metrics.sockets.dec()

    async def _both(self) -> None:
        """Read and send at the same time until one of them ends, or the server wants it to end."""
        tasks = [asyncio.create_task(self._read_for_ever()), asyncio.create_task(self._send_for_ever())]
        ends: list[asyncio.Future[Any]] = [*tasks, self._closing]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            ended = [end for end in tasks if end.done()]
        finally:
            begun = [*tasks, *self._hints]
            for task in begun:
                task.cancel()
            await asyncio.gather(*begun, return_exceptions=True)
        if self._closing.done():
            raise Closing(self._closing.result())
        for task in ended:
            task.result()

    async def _say_bye(self, code: Code) -> None:
        self._metrics.closed.labels(code).inc()
        bye = messages.Bye(code, said(Phrase(f"server-bye-{code}"), self.viewer.lang))
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1.0):
                await self._socket.send_text(_encoder.encode(bye).decode())
                await self._socket.close(1012 if code == "restart" else 1008)

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
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Closing("message") from None

    async def _read_for_ever(self) -> None:
        while True:
            message = await self._read()
            if isinstance(message, incoming.Hello):
                await self._greet(message)
            elif isinstance(message, incoming.Ping):
                self._say(messages.Pong(time.time()))
            elif isinstance(message, incoming.Hint):  # it takes a while; answers do not wait for it
                hint = asyncio.create_task(self._serve(message))
                self._hints.add(hint)
                hint.add_done_callback(self._hints.discard)
            else:
                await self._serve(message)

    async def _greet(self, hello: incoming.Hello) -> None:
        try:
            await self._api.limits.count(HELLOS, "hello", self._number)
        except TooMany:
            raise Closing("limit") from None
        table = self._room.table
        self._keys = hello.keys
        maker = bool(self._person) and table.opened.maker == self._person
        seats = () if hello.watch else tuple(sorted(self.owns(table)))
        self.viewer = Viewer(seats, hello.lang, maker)
        try:
            await self._room.welcome(self, hello.since)
        except TableRefusal:
            raise Closing("table") from None

    async def _serve(
        self,
        message: incoming.Act
        | incoming.Undo
        | incoming.Consent
        | incoming.Draw
        | incoming.Resign
        | incoming.Chat
        | incoming.Show
        | incoming.Hold
        | incoming.Leave
        | incoming.Fill
        | incoming.Rematch
        | incoming.Why
        | incoming.Describe
        | incoming.Hint
        | incoming.Position,
    ) -> None:
        """Carry out a message, or refuse it."""
        who = self._person or hash_token(",".join(self._keys))
        try:
            if isinstance(message, incoming.Hint):
                await self._api.limits.count(HINTS, "hint", who)
                self._say(await self._hint(message))
                return
            if isinstance(message, incoming.Why | incoming.Describe | incoming.Position):
                self._say(await self._room.ask(lambda table: self._reply(table, message)))
                return
            if isinstance(message, TALKING):
                await self._api.limits.count(TALK, "talk", who, self._room.table.id)
            key = message_key(who, message.id)
            version = await self._room.carry_out(lambda table: self._wish(table, message), key)
            self._say(messages.Ack(message.id, version))
        except PlaymatError as error:
            self._refuse(message.id, error)
        except Exception as error:
            self._metrics.failures.labels("message").inc()
            logger.error("message_failed", table=self._room.table.id, error=type(error).__name__)
            self._refuse(message.id, TableRefusal("server-busy"), "busy")

    def _refuse(self, message_id: str, error: PlaymatError, code: str = "") -> None:
        code = code or next((word for kind, word in CODES.items() if isinstance(error, kind)), "table")
        self._metrics.refusals.labels(code).inc()
        reason = said(error.phrase, self.viewer.lang)
        version = self._room.version_for(self.viewer)
        self._say(messages.Refused(message_id, code, reason, version))  # type: ignore[arg-type]

    # ---- wishes ------------------------------------------------------------------------------

    def _wish(self, table: Table, message: msgspec.Struct) -> list[Act]:
        """The acts of a message.

        Raises:
            PlaymatError: refused.
        """
        seats = list(self._room.viewer_now(self).seats)
        if isinstance(message, incoming.Act):
            _choice, answer = requested.meant(table, seats, message)
            return [requested.answered(table.playing, message.seat, answer)]
        if isinstance(message, incoming.Undo):
            return requested.undo(table, seats)
        if isinstance(message, incoming.Consent):
            return requested.consent(table, seats, message.agree)
        if isinstance(message, incoming.Draw):
            return requested.draw(table, seats)
        if isinstance(message, incoming.Resign):
            return requested.give_up(table, seats, "resigned")
        if isinstance(message, incoming.Chat):
            return requested.chat(table, seats, message)
        if isinstance(message, incoming.Show):
            return requested.show(table, seats, message.agree)
        if isinstance(message, incoming.Hold):
            return requested.hold(table, seats, message)
        if isinstance(message, incoming.Leave):
            return requested.leave(table, seats)
        if isinstance(message, incoming.Fill):
            if not self.viewer.maker:
                raise TableRefusal("server-not-yours")
            return requested.fill(table, message.level)
        return requested.again(table, seats)

    # ---- questions ---------------------------------------------------------------------------

    def _reply(
        self, table: Table, message: incoming.Why | incoming.Describe | incoming.Position
    ) -> Reply | messages.Dealt:
        """The answer to a question; nothing changes.

        Raises:
            PlaymatError: refused.
        """
        match, seats = requested.running(table), list(self.viewer.seats)
        if isinstance(message, incoming.Describe):
            choice, answer = requested.meant(table, seats, message)
            phrase = match.game.describe(match.state, choice, answer)
            notation = write_answer(match.game, match.state, choice, answer)
            return Reply(message.id, [said(phrase, self.viewer.lang)], notation)
        seat = requested.own_seat(seats, message.seat)
        if isinstance(message, incoming.Position):
            requested.hints_allowed(table)
            game, state = match.game, question(table, seat, "").state
            return messages.Dealt(message.id, match.serial(seat), game.version, game.data_hash(), state)
        reason = requested.why_not(match, seat, message.texts)
        return Reply(message.id, [] if reason is None else [said(reason, self.viewer.lang)])

    async def _hint(self, message: incoming.Hint) -> Reply:
        """What the computer would answer.

        Raises:
            PlaymatError: refused, or the match has gone on while it thought.
        """
        serial, asked = await self._room.ask(lambda table: self._hint_wanted(table, message.seat))
        try:
            thought = await self._api.hall.thinkers.ask(asked)
        except ThinkerFailed as error:
            raise TableRefusal("server-no-hint-now") from error
        return await self._room.ask(lambda table: self._hint_found(table, message, serial, thought))

    def _hint_wanted(self, table: Table, seat: int) -> tuple[int, Question]:
        """The serial of the choice, and what the computer is asked.

        Raises:
            PlaymatError: refused.
        """
        match = requested.running(table)
        requested.own_seat(list(self.viewer.seats), seat)
        requested.hints_allowed(table)
        level = "planner" if "planner" in offered(table.game) else "greedy"
        return match.serial(seat), question(table, seat, level, reasons=True)

    def _hint_found(self, table: Table, message: incoming.Hint, serial: int, thought: Thought) -> Reply:
        """The hint in words.

        Raises:
            PlaymatError: the match has gone on.
        """
        match, seat, lang = requested.running(table), message.seat, self.viewer.lang
        choice = match.choice(seat)
        if match.serial(seat) != serial:
            raise StaleSerial("error-stale-serial", "", got=serial, open=match.serial(seat))
        lines = [said(reason, lang) for reason in thought.reasons]
        if thought.answer == PASS_OFFER:
            return Reply(message.id, lines, "", thought.success)
        what = said(match.game.describe(match.state, choice, thought.answer), lang)
        notation = write_answer(match.game, match.state, choice, thought.answer)
        return Reply(message.id, [what, *lines], notation, thought.success)

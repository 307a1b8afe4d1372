"""Starting and stopping: what stands on what, what is refused, several processes on one port."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, replace
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import IO, TYPE_CHECKING

import uvicorn
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat import texts
from playmat.kernel.errors import system_reason
from playmat.programs import NamedProgram, offering
from playmat.server.game_sets import CardFile, playing_with, refused
from playmat.server.http.app import Server
from playmat.server.http.connections import OF_ADDRESS, TAKEN, Connections, await_queue, room
from playmat.server.http.doors import Address, Doors
from playmat.server.http.guard import Limits, checked_origins, local_origins
from playmat.server.http.inviting.reaching import house_addresses
from playmat.server.http.site_path import checked_path
from playmat.server.log.pacing import GRACE
from playmat.server.observability import Metrics, logger, set_up_logs
from playmat.server.process.bot_pool import HARD_LIMIT, BotPool
from playmat.server.process.bus import Bus, NobodyElse, PostgresBus
from playmat.server.process.presence import NobodyElsewhere, Presence, SharedPresence
from playmat.server.process.table_registry import TableRegistry
from playmat.server.protocol.client_messages import MAX_FRAME
from playmat.server.protocol.dev_bodies import DevStart
from playmat.server.storage.checking import note_stopped
from playmat.server.storage.database import DatabaseError, check_server, is_sqlite, open_engine, read_address
from playmat.server.storage.leases import Alone, LeaseHolder, Leases
from playmat.server.storage.migrate import check_revision, migrate
from playmat.server.storage.people.accounts import Accounts
from playmat.server.storage.retention import forget_daily
from playmat.server.storage.store import Store

if TYPE_CHECKING:
    from playmat.server.process.mail.postman import Postman
    from playmat.server.process.mail.smtp import MailServer

HAND_OVER_SECONDS = 5.0
"""So long a process that ends may take to hand its tables over; leases run out by themselves."""

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Settings:
    """The settings with which a server is started.

    Attributes:
        database: its address; see `read_address`.
        host, port: where it listens; port 0 takes a free one.
        workers: how many processes.
        origins: the addresses under which people open it, such as `https://play.example`; none takes whatever
            address a browser names.
        path: the path below which a proxy keeps it, such as `/playmat`; empty for a host of its own.
        bots: how many processes computer players have, in each process of the server.
        think_seconds: after so long a computer player that has not answered is replaced.
        grace: the seconds that computer players leave to who has a standing offer open.
        forget_days: after so many days without a visit a guest is forgotten.
        behind_proxy: take the client's address from a reverse proxy on this machine.
        json_logs: one JSON object a line.
        log_level: from which level on.
        cards: the card sets that are played with beside the games' own.
        programs: the operator's own computer players.
        mail_from: the address that mails come from; empty where none are sent.
        mail_server: the mail server that takes them, such as `smtp://user:password@mail.example`.
        network: the addresses under which guests know this machine; none has the system asked.
        dev: the position of a developer's table, on a server for one machine; None for none.
        lang: the operator's language.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = 0
    workers: int = 1
    origins: tuple[str, ...] = ()
    path: str = ""
    bots: int = 2
    think_seconds: float = HARD_LIMIT
    grace: float = GRACE
    forget_days: int = 365
    behind_proxy: bool = False
    json_logs: bool = False
    log_level: str = "info"
    cards: tuple[CardFile, ...] = ()
    programs: tuple[NamedProgram, ...] = ()
    mail_from: str = ""
    mail_server: str = ""
    network: tuple[str, ...] = ()
    dev: DevStart | None = None
    lang: str = texts.LANGUAGES[0]

    @property
    def local(self) -> bool:
        """Only the people at this machine reach it."""
        return self.host in LOOPBACK and not self.origins and not self.behind_proxy


def check_settings(settings: Settings) -> URL:
    """Refuse what is unsafe; gives the database's address.

    Raises:
        DatabaseError: SQLite and several processes, a number that is too small, an address that is none, or a
            developer's table where others come.
        PlaymatError: an origin or a path that is none, a file that is not a card set, a program or a mail
            server that cannot be used.
    """
    url = read_address(settings.database)
    checked_origins(settings.origins)
    checked_path(settings.path)
    if settings.dev is not None and not settings.local:
        raise DatabaseError("server-dev-public")
    if settings.workers < 1 or settings.bots < 1:
        raise DatabaseError("server-too-few-workers")
    if settings.forget_days < 1:
        raise DatabaseError("server-too-few-days")
    if settings.workers > 1 and is_sqlite(url):
        raise DatabaseError("server-sqlite-alone")
    refused(settings.cards)
    _mail_server(settings)
    with offering(settings.programs):
        return url


def _mail_server(settings: Settings) -> MailServer | None:
    """The mail server of a server; None where it sends no mail.

    Raises:
        BadMail: it cannot be used, or links in mails would lead nowhere.
    """
    if not settings.mail_from:
        return None
    from playmat.server.process.mail.smtp import BadMail, read_mail_server  # noqa: PLC0415 - most send none

    if not settings.origins:
        raise BadMail("server-mail-origin")
    return read_mail_server(settings.mail_server, settings.mail_from)


def _postman(settings: Settings, engine: AsyncEngine, metrics: Metrics) -> Postman | None:
    """The sender of a server's mails; None where it sends none."""
    mail_server = _mail_server(settings)
    if mail_server is None:
        return None
    from playmat.server.process.mail.postman import Postman  # noqa: PLC0415 - most send none

    site = settings.origins[0].rstrip("/") + checked_path(settings.path)
    return Postman(engine, mail_server, site, metrics)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens.

    It says that it speaks TCP: only then does asyncio send what is written to its connections at once.
    Or else the second of two messages waits until the first was acknowledged, for 40 ms or longer.

    Raises:
        DatabaseError: the port is in use, not ours to take, or none.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name != "nt":  # there it would take a port that another program has
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        await_queue(found)
    except (OSError, OverflowError) as error:
        found.close()
        raise DatabaseError("server-port", "", host=host, port=str(port), why=system_reason(error)) from error
    found.setblocking(False)
    return found


@contextlib.contextmanager
def sole_use(path: Path) -> Iterator[None]:
    """Keep other server processes from a SQLite file as long as this one uses it.

    Raises:
        DatabaseError: another one does.
    """
    name = path.with_name(f"{path.name}.lock")
    with open(name, "ab", opener=lambda file, flags: os.open(file, flags, 0o600)) as lock:
        _lock(lock, path)
        yield


def _lock(file: IO[bytes], path: Path) -> None:
    try:
        import fcntl  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise DatabaseError("server-db-in-use", "", file=str(path)) from error


@contextlib.asynccontextmanager
async def opened(url: URL) -> AsyncIterator[AsyncEngine]:
    """A database that can be served from: SQLite is brought up to date, PostgreSQL has to be so.

    Raises:
        DatabaseError: it cannot.
    """
    with contextlib.ExitStack() as stack:
        if is_sqlite(url):
            engine = open_engine(url)
            stack.enter_context(sole_use(Path(str(url.database))))
        else:
            engine = open_engine(url, serves=True)
        try:
            await check_server(engine)
            await (migrate(engine) if is_sqlite(url) else check_revision(engine, exactly=False))
            yield engine
        finally:
            await engine.dispose()


@contextlib.asynccontextmanager
async def built(settings: Settings, engine: AsyncEngine, own: Address) -> AsyncIterator[Server]:
    """A server on a database, ready to be run at an address; afterwards everything is stored and let go."""
    metrics = Metrics()
    store = Store(engine)
    alone = is_sqlite(engine.url)
    bus: Bus = NobodyElse() if alone else PostgresBus(engine.url)
    name = f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"
    lease_holder: LeaseHolder = Alone() if alone else Leases(store, name)
    presence: Presence = NobodyElsewhere() if alone else SharedPresence(store, name)
    bots = BotPool(settings.bots, settings.think_seconds, settings.cards, settings.programs)
    registry = TableRegistry(store, bots, lease_holder, metrics, presence, bus.publish, settings.grace)
    origins = checked_origins(settings.origins) or (local_origins(own[1]) if settings.local else None)
    secure = bool(settings.origins) and all(one.startswith("https:") for one in settings.origins)
    limits = Limits(settings.local, registry.operators.limits)
    path = checked_path(settings.path)
    postman = _postman(settings, engine, metrics)
    call = postman.call if postman is not None else None
    server = Server(
        registry,
        Accounts(engine),
        limits,
        metrics,
        Doors(origins, own if settings.local else None),
        secure,
        settings.forget_days,
        path,
        call_postman=call,
        addresses=(lambda: settings.network) if settings.network else house_addresses,
        dev=settings.dev,
    )
    await store.start()
    await bus.start(registry.noticed)
    chores = [asyncio.create_task(forget_daily(engine, settings.forget_days, metrics), name="forgetting")]
    try:
        with playing_with(settings.cards), offering(settings.programs):
            chores.append(asyncio.create_task(_note_stopped(store, metrics), name="stopped tables"))
            if postman is not None:
                chores.append(asyncio.create_task(postman.run(), name="postman"))
            yield server
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await bus.stop()
        await store.stop()


async def _note_stopped(store: Store, metrics: Metrics) -> None:
    """Look once at what an update has stopped; whoever comes to such a table finds it out in any case."""
    try:
        logger.info("stopped_tables", found=await note_stopped(store))
    except Exception as error:
        metrics.note_failure("stopped", error)


class Uvicorn(uvicorn.Server):
    """Uvicorn, which says when it is ready, and opens further doors while it runs.

    Args:
        server: what is served.
        behind_proxy: a reverse proxy on this machine says where requests come from.
        ready: called when people can come.
    """

    def __init__(self, server: Server, behind_proxy: bool, ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            server.app,
            **Connections(room(), None if behind_proxy else OF_ADDRESS, server.doors).settings(),
            ws_max_size=MAX_FRAME,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=behind_proxy,
            timeout_graceful_shutdown=5,
        )
        super().__init__(config)
        self._registry = server.registry
        self._doors = server.doors
        self._opened: dict[Address, asyncio.Server] = {}
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        for listening in sockets or ():
            await_queue(listening)
        if self.started:
            self._ready()

    async def open_door(self, host: str, port: int) -> Address:
        """Listen at one more address, or at another port of it where this one is taken; tells which.

        Raises:
            DatabaseError: the machine has no such address.
        """
        try:
            listening = listen(host, port)
        except DatabaseError:
            listening = listen(host, 0)
        loop = asyncio.get_running_loop()
        opened = await loop.create_server(self._connection, sock=listening, backlog=TAKEN)
        await_queue(listening)
        self.servers.append(opened)
        address = address_in(listening)
        self._opened[address] = opened
        return address

    def _connection(self) -> asyncio.Protocol:
        """A connection like those that Uvicorn itself makes."""
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def close_door(self, address: Address) -> None:
        """Close an address, and what came by it as soon as nothing is being answered there."""
        opened = self._opened.pop(address)
        opened.close()
        self.servers.remove(opened)
        for connection in list(self.server_state.connections):
            if getattr(connection, "server", None) == address:
                connection.shutdown()

    async def close_doors(self) -> None:
        """Close all these addresses."""
        for address in list(self._opened):
            await self.close_door(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand the tables over, then close: whoever comes to another process finds them free."""
        with contextlib.suppress(TimeoutError):  # also where the database does not answer
            async with asyncio.timeout(HAND_OVER_SECONDS):
                await self._registry.hand_over()
        await super().shutdown(sockets)


async def run(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None] = lambda: None,
    *,
    alone: bool = True,
) -> None:
    """Serve on a listening socket until a signal comes.

    Args:
        settings: what with.
        listening: where.
        ready: called when people can come.
        alone: no other process listens there too, so that this one can open further doors.

    Raises:
        DatabaseError: the database cannot be used.
    """
    url = check_settings(settings)
    async with opened(url) as engine, built(settings, engine, address_in(listening)) as server:
        await serving(server, settings.behind_proxy, ready, alone=alone).serve(sockets=[listening])


def serving(server: Server, behind_proxy: bool, ready: Callable[[], None], *, alone: bool = True) -> Uvicorn:
    """The Uvicorn that serves a server; alone, it can open further doors."""
    made = Uvicorn(server, behind_proxy, ready)
    if alone:
        server.doors.opener = made
    return made


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until the process is told to stop.

    Args:
        settings: what with.
        ready: called with the address when people can come.

    Raises:
        DatabaseError: something of it cannot be used.
    """
    set_up_logs(settings.json_logs, settings.log_level)
    check_settings(settings)
    for one in refused(settings.cards):
        why = [texts.render(mistake, settings.lang) for mistake in one.mistakes]
        logger.warning("set_refused", file=one.file.name, goes_on=one.plays, why=why)
    listening = listen(settings.host, settings.port)
    address = address_of(listening) + checked_path(settings.path)
    with contextlib.closing(listening):
        if settings.workers == 1:
            asyncio.run(run(settings, listening, lambda: ready(address)))
        else:
            asyncio.run(_check_database(settings))
            _supervise(settings, listening, lambda: ready(address))


def address_in(listening: socket.socket) -> Address:
    """The host and the port of a socket."""
    host, port = listening.getsockname()[:2]
    return str(host), int(port)


def address_of(listening: socket.socket) -> str:
    """The address that people type into a browser on this machine."""
    host, port = address_in(listening)
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - not bound here, only worded
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


async def _check_database(settings: Settings) -> None:
    async with opened(check_settings(settings)):
        pass


# ---- several processes -----------------------------------------------------------------------------


def _work(settings: Settings, listening: socket.socket, is_serving: Event) -> None:
    """One of several processes; it ends with the process that started it."""
    set_up_logs(settings.json_logs, settings.log_level)
    listening.setblocking(False)
    parent = multiprocessing.parent_process()
    assert parent is not None  # noqa: S101 - `_supervise` has started this

    async def until_orphaned() -> None:
        loop = asyncio.get_running_loop()
        loop.add_reader(parent.sentinel, leave)
        await run(settings, listening, is_serving.set, alone=False)

    def leave() -> None:
        asyncio.get_running_loop().remove_reader(parent.sentinel)
        os.kill(os.getpid(), signal.SIGTERM)

    asyncio.run(until_orphaned())


def _supervise(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Start the processes, start again what dies, and stop them all when told to."""
    spawn = multiprocessing.get_context("spawn")
    serving = spawn.Event()
    said = stopping = False

    def start() -> BaseProcess:
        process = spawn.Process(target=_work, args=(replace(settings, workers=1), listening, serving))
        process.start()
        return process

    def stop(_signal: int, _frame: object) -> None:
        nonlocal stopping
        stopping = True

    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, stop)
    workers = [start() for _ in range(settings.workers)]
    while not stopping:
        time.sleep(0.2)
        if serving.is_set() and not said:
            said = True
            ready()
        for place, worker in enumerate(workers):
            if not worker.is_alive():
                logger.error("worker_died", code=worker.exitcode)
                workers[place] = start()
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(10)

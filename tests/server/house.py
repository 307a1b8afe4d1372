"""A server as people run it, on a free port of this machine, for the tests to visit."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import os
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, ClassVar

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

import playmat
from playmat.server import bootstrap
from playmat.server.clients.client import TableClient, Visitor, new_id
from playmat.server.http.app import Server
from playmat.server.http.files.shell import Shell, digest
from playmat.server.http.files.web_files import WebFiles
from playmat.server.observability import set_up_logs
from playmat.server.protocol.http_bodies import Join, NewSeat, NewTable, Seated
from playmat.server.protocol.server_messages import Ack, Ask, Ending, Refused
from playmat.server.storage.database import open_engine, read_address
from playmat.server.storage.migrate import migrate

NAMED = os.environ.get("PLAYMAT_TEST_POSTGRES", "")
POSTGRES = NAMED or "postgresql://root@127.0.0.1:5432/test"
"""A PostgreSQL where databases may be made and dropped. One that is named has to be there."""

PATIENCE = 120.0
"""Seconds to wait for what comes in any case, on a busy machine."""

SETTINGS = {"bots": 1, "log_level": "critical", "think_seconds": PATIENCE, "grace": 0.0}


FIRST = 4711

PACKAGE = Path(playmat.__file__).parent


class Chance:
    """Stands in for `secrets` where matches begin: in every run the same ones, each another one.

    Args:
        test: a file with the name of the running test, whose matches are the same whatever ran before it;
            without one they are the same in the order in which they begin.
    """

    def __init__(self, test: Path | None = None) -> None:
        self._test = test
        self._name = ""
        self._numbers = itertools.count(FIRST)

    def _next(self) -> int:
        """The next number of this test."""
        name = self._test.read_text("utf-8") if self._test is not None and self._test.exists() else ""
        if name != self._name:
            self._name = name
            self._numbers = itertools.count(
                FIRST + int.from_bytes(hashlib.sha256(name.encode()).digest()[:4])
            )
        return next(self._numbers)

    def randbits(self, _bits: int) -> int:
        """The seed of a match."""
        return self._next()

    def token_hex(self, size: int) -> str:
        """The salt of a match."""
        return f"{self._next():0{2 * size}x}"

    def token_urlsafe(self, size: int) -> str:
        """The name of a table, which others may not guess."""
        return secrets.token_urlsafe(size)


class SameShell:
    """Makes the page of the same files once for all servers."""

    made: ClassVar[dict[tuple[str, str], Shell]] = {}

    @classmethod
    def of(cls, files: WebFiles, path: str = "") -> Shell:
        """The page of some files below a path; those of the package stay as they are."""
        folders = (files.folder, *files.games.values())
        ours = all(folder.is_relative_to(PACKAGE) for folder in folders)
        what = str(folders) if ours else digest(files), path
        if what not in cls.made:
            cls.made[what] = Shell(files, path)
        return cls.made[what]


_empty: list[bytes] = []


async def new_database(path: Path) -> str:
    """Make an SQLite database that is up to date, a copy of the first one made; its path."""
    if not _empty:
        engine = open_engine(read_address(str(path)))
        await migrate(engine)
        await engine.dispose()
        _empty.append(await asyncio.to_thread(path.read_bytes))
    await asyncio.to_thread(path.write_bytes, _empty[0])
    return str(path)


class House:
    """A running server.

    Attributes:
        address: where it is.
        server: what runs, for what only the inside can do.
    """

    def __init__(self, address: str, server: Server) -> None:
        self.address = address
        self.server = server

    def visitor(self, lang: str = "en") -> Visitor:
        """Somebody new."""
        return Visitor(self.address, lang)


@contextlib.asynccontextmanager
async def house(database: str, **settings: Any) -> AsyncIterator[House]:
    """A server on a database, as long as the block lasts."""
    made = bootstrap.Settings(database, **{**SETTINGS, **settings})
    set_up_logs(made.json_logs, made.log_level)
    listening = bootstrap.listen(made.host, made.port)
    ready = asyncio.Event()
    async with (
        bootstrap.opened(bootstrap.check_settings(made)) as engine,
        bootstrap.built(made, engine, bootstrap.address_in(listening)) as server,
    ):
        web = bootstrap.serving(server, made.behind_proxy, ready.set)
        running = asyncio.create_task(web.serve(sockets=[listening]))
        try:
            await asyncio.wait_for(ready.wait(), PATIENCE)
            yield House(bootstrap.address_of(listening), server)
        finally:
            web.should_exit = True
            await running
            listening.close()


@contextlib.asynccontextmanager
async def empty_postgres() -> AsyncIterator[str | None]:
    """The address of a new, empty PostgreSQL database; None where there is none and none is named.

    Raises:
        SQLAlchemyError, OSError: the one that is named does not answer.
    """
    name = f"playmat_{secrets.token_hex(6)}"
    admin = create_async_engine(
        POSTGRES.replace("postgresql:", "postgresql+asyncpg:", 1), isolation_level="AUTOCOMMIT"
    )
    try:
        try:
            async with admin.connect() as connection:
                await connection.execute(text(f"CREATE DATABASE {name}"))
        except (SQLAlchemyError, OSError):
            if NAMED:
                raise
            yield None
            return
        try:
            yield POSTGRES.rpartition("/")[0] + f"/{name}"
        finally:
            async with admin.connect() as connection:
                await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    finally:
        await admin.dispose()


SEATS = {
    "m": NewSeat("me"),
    "o": NewSeat("open"),
    "r": NewSeat("computer", level="random"),
    "g": NewSeat("computer", level="greedy"),
}


def table(game: str, kinds: str, **more: Any) -> NewTable:
    """A table to be made: one letter a seat, `m`e, `o`pen, or the first letter of a computer player."""
    return NewTable(new_id(), game, [SEATS[kind] for kind in kinds], **more)


async def make(visitor: Visitor, game: str, kinds: str, **more: Any) -> Seated:
    """Make a table."""
    return await visitor.post("/api/tables", table(game, kinds, **more), Seated)


async def join(visitor: Visitor, made: Seated, **more: Any) -> Seated:
    """Take a seat at a table."""
    return await visitor.post(f"/api/tables/{made.table.id}/join", Join(new_id(), **more), Seated)


def first_answer(ask: Ask) -> list[int]:
    """An answer that every choice of this form allows."""
    if ask.kind == "pick":
        return [0]
    if ask.kind == "subset":
        others = [place for place in range(len(ask.items)) if place not in ask.must]
        more = min(max(ask.lo, 1), ask.hi) - len(ask.must)
        return sorted([*ask.must, *others[: max(0, more)]])
    if ask.kind == "order":
        return list(range(len(ask.items)))
    left, amounts = ask.lo, []
    for item in ask.items:
        amounts.append(min(left, item.cap))
        left -= amounts[-1]
    return amounts


def needed(player: TableClient) -> list[Ask]:
    """The choices of this player that the match waits for."""
    return [ask for ask in player.play.asks if not ask.optional] if player.play else []


async def play_on(player: TableClient, answers: int) -> int:
    """Give so many answers, or play to the end; gives how many were given."""
    given = 0
    while given < answers:
        await player.until(lambda: needed(player) or ended(player))
        if ended(player):
            break
        ask = needed(player)[0]
        done = await player.act(ask, first_answer(ask))
        if isinstance(done, Refused) and done.code in {"stale", "over"}:
            continue  # somebody used an offer of theirs first; what is asked now is on its way
        assert isinstance(done, Ack), done
        await seen(player, done.version)
        given += 1
    return given


async def play_together(version: int, *players: TableClient) -> None:
    """Let these people play until all have been told a version, or the match is over."""
    playing = [asyncio.create_task(play_on(player, 100_000)) for player in players]
    try:
        for player in players:
            await player.until(lambda: ended(player) or (player.version or 0) >= version)  # noqa: B023 - awaited here
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def seen(player: TableClient, version: int) -> None:
    """Wait until a version has been told."""
    await player.until(lambda: (player.version or 0) >= version)


def ended(player: TableClient) -> bool:
    """Return whether the table asks for nothing any more."""
    return player.info is not None and player.info.status not in {"open", "running"}


def ending(player: TableClient) -> Ending:
    """The ending of a match that is over."""
    assert player.play is not None
    assert player.play.ending is not None
    return player.play.ending

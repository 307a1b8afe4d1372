"""Checks of a database's tables under this playmat: before an update, and when a server starts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import URL, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Phrase
from playmat.server.game_sets import game_with
from playmat.server.log.table_events import Begun
from playmat.server.log.table_log import TableLog, rebuilt
from playmat.server.storage.backup import existing
from playmat.server.storage.database import DatabaseError, check_server, is_sqlite, open_reader, shown
from playmat.server.storage.db_schema import REVISION, tables
from playmat.server.storage.migrate import revision_of
from playmat.server.storage.store import Store

Fate: TypeAlias = Literal["goes-on", "replays", "idle", "stops", "stored"]
"""A match goes on, or is over and replays; there is none; it would not go on; or it is over, and only its
stored answers would be shown."""


class Finding(NamedTuple):
    """The fate of one table.

    Attributes:
        table: its id.
        game: the id of its game, or empty where even that cannot be read.
        fate: what.
        why: the reason, where it stops.
    """

    table: str
    game: str
    fate: Fate
    why: Phrase | None = None


async def check(address: str) -> list[Finding]:
    """Carry out the log of every table of a database, as a server would; the database may be in use.

    Raises:
        DatabaseError: there is none, it cannot be read, or it is newer than this playmat.
    """
    url = existing(address)
    engine = open_reader(url)
    try:
        await _check_readable(engine, url)
        store = Store(engine)
        async with engine.connect() as connection:
            ids = [str(one) for (one,) in await connection.execute(select(tables.c.id).order_by(tables.c.id))]
        return [await _finding(store, one) for one in ids]
    finally:
        await engine.dispose()


async def _check_readable(engine: AsyncEngine, url: URL) -> None:
    if not is_sqlite(url):
        await check_server(engine)
    try:
        found = await revision_of(engine)
    except SQLAlchemyError as error:
        where = str(Path(str(url.database))) if is_sqlite(url) else shown(url)
        raise DatabaseError("server-db-unreadable", "", file=where) from error
    if found is None or found > REVISION:
        key = "server-db-migrate" if found is None else "server-db-newer"
        raise DatabaseError(key, "", got=found or "-", known=REVISION)


async def _finding(store: Store, table_id: str) -> Finding:
    game, over = "", False
    try:
        kept, rows = await store.summary(table_id), await store.rows(table_id)
        if kept is not None:
            game, over = kept.game, kept.status == "finished"
        table = await asyncio.to_thread(rebuilt, table_id, rows, kept)
    except (msgspec.MsgspecError, PlaymatError) as error:
        damaged = Phrase("server-log-unreadable", {"table": table_id})
        why = error.phrase if isinstance(error, PlaymatError) else damaged
        return Finding(table_id, game, "stored" if over else "stops", why)
    return Finding(table_id, game, fate(table), table.stopped)


async def note_stopped(store: Store) -> int:
    """Have lists know which running matches do not go on here, whether anybody comes to them or not.

    Only those are read that began by other rules than those of here, or with data that are not here. Gives
    how many were found.
    """
    found = 0
    for table_id, game, begun in await store.beginnings():
        if not isinstance(begun, Begun) or _at_home(game, begun):
            continue
        if (await _finding(store, table_id)).why is not None:
            await store.note_stopped(table_id, True)
            found += 1
    return found


def _at_home(game: str, begun: Begun) -> bool:
    """Return whether a match began by the rules and with data of here."""
    try:
        return game_with(game, begun.data).version == begun.rules
    except PlaymatError:
        return False


def fate(table: TableLog) -> Fate:
    """The fate of a table that was read."""
    if table.stopped is not None:
        return "stored" if table.over_unplayed else "stops"
    if table.match is None or table.status not in {"running", "finished"}:
        return "idle"
    return "goes-on" if table.status == "running" else "replays"

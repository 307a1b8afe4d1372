"""What would become of the tables of a database under this playmat; nothing is written."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import URL, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Phrase
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
    """What would become of a table.

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
        table = rebuilt(table_id, rows, kept)
    except (msgspec.MsgspecError, PlaymatError) as error:
        damaged = Phrase("server-log-unreadable", {"table": table_id})
        why = error.phrase if isinstance(error, PlaymatError) else damaged
        return Finding(table_id, game, "stored" if over else "stops", why)
    return Finding(table_id, game, fate(table), table.stopped)


def fate(table: TableLog) -> Fate:
    """What becomes of a table that was read."""
    if table.stopped is not None:
        return "stored" if table.over_unplayed else "stops"
    if table.match is None or table.status not in {"running", "finished"}:
        return "idle"
    return "goes-on" if table.status == "running" else "replays"

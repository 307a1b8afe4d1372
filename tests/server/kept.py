"""Check that a log keeps every acknowledged message once, at the version that was acknowledged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Set
from typing import NamedTuple, TypeAlias

from playmat.server.clients.client import TableClient
from playmat.server.log import table_events
from playmat.server.log.table_log import rebuilt
from playmat.server.protocol.server_messages import Ack
from playmat.server.storage.database import open_engine, read_address
from playmat.server.storage.store import Store

Receipt: TypeAlias = tuple[str, int]
"""The id of a message, and the version it has become, as its sender was told."""


class Faults(NamedTuple):
    """The faults of a log.

    Attributes:
        lost: receipts without an answer that was filed under the same message at the same version.
        doubled: rows too many of the same message.
        gaps: versions do not follow each other; or the match does not come to the same again.
    """

    lost: int
    doubled: int
    gaps: int


def receipts(player: TableClient) -> set[Receipt]:
    """The receipts a player was given for stored messages."""
    return {(one.id, one.version) for one in player.heard if isinstance(one, Ack)}


async def log_of(database: str, table: str) -> list[table_events.LogRow]:
    """The log of a table."""
    return (await logs_of(database, [table]))[0]


async def logs_of(database: str, tables: Iterable[str]) -> list[list[table_events.LogRow]]:
    """The logs of tables."""
    store = Store(open_engine(read_address(database)))
    try:
        return [await store.rows(table) for table in tables]
    finally:
        await store.engine.dispose()


def faults(table: str, log: list[table_events.LogRow], told: Set[Receipt]) -> Faults:
    """The faults of a table's log, all of whose answers were given by its maker."""
    answers = {row.version: row.key for row in log if isinstance(row.act, table_events.Answered)}
    maker = log[0].act.maker if log and isinstance(log[0].act, table_events.Opened) else ""
    lost = [one for one, version in told if answers.get(version) != table_events.message_key(maker, one)]
    rows = Counter(row.key for row in log if row.key)
    follow = [row.version for row in log] == list(range(1, len(log) + 1))
    sound = follow and rebuilt(table, log).status != "broken"
    return Faults(len(lost), rows.total() - len(rows), (not follow) + (not sound))

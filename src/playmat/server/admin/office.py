"""The things that all commands of `playmat admin` share: the database, times, and lists as JSON."""

from __future__ import annotations

import contextlib
import getpass
import json as json_text
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

MOST_TEXT = 500
"""The most characters of a text that everybody reads: it is a sentence or two."""


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[AsyncEngine]:
    """A database that is there and up to date; the server may run.

    Raises:
        DatabaseError: it is not.
    """
    from playmat.server.storage.backup import existing
    from playmat.server.storage.database import check_server, open_engine
    from playmat.server.storage.migrate import check_revision

    engine = open_engine(existing(address))
    try:
        await check_server(engine)
        await check_revision(engine)
        yield engine
    finally:
        await engine.dispose()


def operator() -> str:
    """The user of this machine, as the audit log names them."""
    return getpass.getuser()


def time_of(at: float) -> str:
    """A time as a log has it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def print_json(what: object) -> None:
    """Print what a program reads."""
    print(json_text.dumps(what, ensure_ascii=False))

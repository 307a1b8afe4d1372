"""Checkpoints of SQLite: what was committed to the write-ahead log is copied into the database by a thread.

Left to itself, SQLite copies in the commit that makes the log a thousand pages long, and that one takes 40
milliseconds instead of one: at a hundred tables, one commit in a hundred. Here a thread copies what there is
once a second; nobody waits for it, and a commit finds little left to copy.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from playmat.server.observability import logger

BETWEEN: Final = 1.0
"""Seconds from one copy to the next."""


class Checkpoints:
    """Copies again and again.

    Args:
        engine: the one that writes.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._written = False
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._copy_for_ever, name="checkpoints", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    async def stop(self) -> None:
        """End when nothing is being copied."""
        self._over.set()
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)

    def note_written(self) -> None:
        """Copy next time: something was committed."""
        self._written = True

    def _copy_for_ever(self) -> None:
        while not self._over.wait(BETWEEN):
            if self._written:
                self._written = False
                try:
                    self._copy()
                except (SQLAlchemyError, sqlite3.Error) as error:  # perhaps the disk is full: next time, then
                    logger.warning("checkpoint_failed", error=type(error).__name__)

    def _copy(self) -> None:
        """Copy what no reader needs any more."""
        with closing(self._engine.raw_connection()) as connection:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

"""Writing to an SQLite file: whole transactions by one thread, and its write-ahead log copied by another.

Left to itself, SQLite copies the log into the database in the commit that makes it a thousand pages long, and
that one takes 40 milliseconds instead of one: at a hundred tables, one commit in a hundred. Here a thread
copies what there is once a second; nobody waits for it, and a commit finds little left to copy.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.observability import logger
from playmat.server.storage.database import open_writer, turn_to_write

BETWEEN: Final = 1.0
"""Seconds from one copy to the next."""

T = TypeVar("T")


class FileWriter:
    """Both threads.

    Args:
        engine: the file, to which others write, too; what they write is copied likewise.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._shared = engine
        self._engine = open_writer(engine.url)
        self._writing = ThreadPoolExecutor(1, "store writer")
        self._copying = threading.Thread(target=self._copy_for_ever, name="checkpoints", daemon=True)
        self._over = threading.Event()

    def start(self) -> None:
        """Begin to copy."""
        self._copying.start()

    async def stop(self) -> None:
        """End when nothing is being written or copied."""
        self._over.set()
        self._writing.shutdown()
        if self._copying.is_alive():
            await asyncio.to_thread(self._copying.join)
        self._engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Have the thread do something in a transaction of its own; it is on disk when this returns."""
        async with turn_to_write(self._shared):
            return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _copy_for_ever(self) -> None:
        while not self._over.wait(BETWEEN):
            try:
                self._copy()
            except (SQLAlchemyError, sqlite3.Error) as error:  # perhaps the disk is full: next time, then
                logger.warning("checkpoint_failed", error=type(error).__name__)

    def _copy(self) -> None:
        """Copy what no reader needs any more; where nothing is new, that is no work."""
        with closing(self._engine.raw_connection()) as connection:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

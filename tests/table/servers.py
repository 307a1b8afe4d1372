"""Server processes for tests and long runs that kill them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from tests.table.house import PATIENCE

ROOT = Path(__file__).parents[2]


@contextlib.asynccontextmanager
async def process(database: str, port: int = 0) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """A server in a process of its own, and its address."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    started = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.table.worker",
        database,
        str(port),
        stdout=asyncio.subprocess.PIPE,
        env=environment,
        cwd=ROOT,
    )
    assert started.stdout is not None
    try:
        address = (await asyncio.wait_for(started.stdout.readline(), PATIENCE)).decode().strip()
        assert address, "the server did not start"
        yield started, address
    finally:
        with contextlib.suppress(ProcessLookupError):
            started.kill()
        await started.wait()

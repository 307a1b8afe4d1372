"""Server processes for tests and long runs that kill them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from tests.server.house import PATIENCE

ROOT = Path(__file__).parents[2]


@contextlib.contextmanager
def kept_port() -> Iterator[int]:
    """A port for one server after the other; between them no other program of this machine is given it."""
    with socket.socket() as lease_holder:
        lease_holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        lease_holder.bind(("127.0.0.1", 0))
        port = int(lease_holder.getsockname()[1])
        if sys.platform != "linux":
            lease_holder.close()  # elsewhere a server could not share it with who keeps it
        yield port


@contextlib.asynccontextmanager
async def process(
    database: str, port: int = 0, program: str = "worker"
) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """A server in a process of its own, and its address."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    started = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        f"tests.server.{program}",
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

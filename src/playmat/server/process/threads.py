"""Work in a thread that leaves nothing behind where whoever waits for it is interrupted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def apart(work: Callable[[], T]) -> T:
    """Do work in a thread of its own; whoever is interrupted meanwhile waits for its end.

    It reads a table that must stand still for so long.
    """
    working = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        return await asyncio.shield(working)
    except asyncio.CancelledError:
        await asyncio.wait([working])
        raise

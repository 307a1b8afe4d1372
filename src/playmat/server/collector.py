"""The collector of garbage of a server: it looks at what changes, and seldom at all that lasts.

A collection holds up everybody at every table for as long as it looks. Modules, cards and the matches in
memory are most of a server's objects and live long; so what has outlived some collections is set aside
(`gc.freeze`) and looked at again only once in a while, for a ring of objects that is no longer needed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
from collections.abc import Iterator
from typing import Final

COLLECT: Final = (1_000, 3, 1_000_000)
"""So many new objects are made before the collector looks at the youngest, and so many such rounds before it
looks at those that have outlived one, which are set aside afterwards. It looks at all by `tidy` only.

To look at an object takes three microseconds or more in a process with a thousand tables, of which little is
in the processor's caches: with 10,000 of them each look held everybody up for 30 to 90 milliseconds."""

TIDY_SECONDS: Final = 3600.0
"""So often everything is looked at: half a second with a thousand tables, one answer in seven thousand."""


@contextlib.contextmanager
def held_off() -> Iterator[None]:
    """Collect nothing while a server is started, until its `Collector` begins.

    Nearly all that is made until then lasts: looking through it again and again is a tenth of the work.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Collector:
    """Looks after the collector of this process, from the start of a server to its end."""

    def __init__(self) -> None:
        self._before = gc.get_threshold()
        self._tidying: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Set aside what there is, and from now on what lasts."""
        gc.freeze()
        gc.set_threshold(*COLLECT)
        gc.enable()
        gc.callbacks.append(set_aside)
        self._tidying = asyncio.create_task(self._tidy_for_ever(), name="collector")

    async def stop(self) -> None:
        """Leave the collector as it was."""
        if self._tidying is None:
            return
        self._tidying.cancel()
        await asyncio.gather(self._tidying, return_exceptions=True)
        gc.callbacks.remove(set_aside)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    async def _tidy_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            tidy()


def set_aside(phase: str, info: dict[str, int]) -> None:
    """Look no more at what has outlived two collections; called by the collector."""
    if phase == "stop" and info["generation"] == 1:
        gc.freeze()


def tidy() -> None:
    """Look at everything, and set aside what is left."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Give memory that the start has needed back to the system, where the C library can (glibc's can).

    Compressing the pages and reading the catalogues takes some fifteen megabytes that nothing needs later.
    """
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)

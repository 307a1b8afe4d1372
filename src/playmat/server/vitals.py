"""Vitals of the process: whether its event loop keeps up, and how long collecting garbage stops it."""

from __future__ import annotations

import asyncio
import gc
import time

from playmat.server.observability import Metrics

PAUSE = 0.5
"""The seconds from one look at the event loop to the next."""


class Vitals:
    """Looks at this process.

    Args:
        metrics: where it is written down.

    Attributes:
        lag: by how many seconds the event loop was late at the last look.
    """

    def __init__(self, metrics: Metrics) -> None:
        self.lag = 0.0
        self._metrics = metrics
        self._began = 0.0
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        gc.callbacks.append(self._collected)
        self._looking = asyncio.create_task(self._look_for_ever(), name="vitals")

    async def stop(self) -> None:
        """Look no longer."""
        gc.callbacks.remove(self._collected)
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look_for_ever(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + PAUSE
            await asyncio.sleep(PAUSE)
            self.note_lag(loop.time() - due)

    def note_lag(self, seconds: float) -> None:
        """The event loop was late by so many seconds."""
        self.lag = max(0.0, seconds)
        self._metrics.lag.set(self.lag)

    def _collected(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self._metrics.collections.observe(time.perf_counter() - self._began)

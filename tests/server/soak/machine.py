"""The state of a machine during a measurement: its disk, and the users of its processors."""

from __future__ import annotations

import contextlib
import gc
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psutil  # noqa: TID253 - nobody imports this but to measure
from tests.server.soak.figures import Figures, milliseconds

BETWEEN = 0.1
"""Seconds from one flush to the next: often enough to meet what holds up the disk, too seldom to be it."""

PAGE = bytes(4096)
IDLE = ("idle", "iowait", "steal", "guest", "guest_nice")
"""Of a processor's times those in which it does nothing here; guests are counted among the others already."""


@contextlib.contextmanager
def watched(folder: Path, server: psutil.Process) -> Iterator[Figures]:
    """Fill in, when the block is over, what it cost and under which conditions.

    `server_cores`, `clients_cores` and `others_cores` are processors that the server, this process and all
    other programs kept busy; `steal` is the share of all processors that other machines on the same hardware
    took away. `fsync` is how long it took to flush a page to the same disk, at the same time.
    """
    found: Figures = {}
    own, flushed, over = psutil.Process(), list[float](), threading.Event()
    flushing = threading.Thread(target=_flush, args=(folder / "flushed", flushed, over))
    before, began = (_spent(server), _spent(own), *_machine()), time.monotonic()
    flushing.start()
    try:
        yield found
    finally:
        over.set()
        flushing.join()
    took = time.monotonic() - began
    after = (_spent(server), _spent(own), *_machine())
    of_server, of_own, busy, stolen, every = (new - old for new, old in zip(after, before, strict=True))
    found |= {
        "server_cores": round(of_server / took, 2),
        "clients_cores": round(of_own / took, 2),
        "others_cores": round(max(0.0, busy - of_server - of_own) / took, 2),
        "steal": round(stolen / every, 3) if every else 0.0,
        "fsync": milliseconds(flushed),
    }


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Keep this program's own garbage collector out of a measurement.

    Two thousand people who remember what they were told are so many objects that to look through them stops
    this program for a second or two, and every answer that is due meanwhile would count as a slow one.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def _flush(path: Path, took: list[float], over: threading.Event) -> None:
    """Write a page to the disk now and then, and note how long it took."""
    with path.open("wb", buffering=0) as file:
        while not over.wait(BETWEEN):
            began = time.perf_counter()
            file.write(PAGE)
            os.fsync(file.fileno())
            took.append(time.perf_counter() - began)


def _spent(process: psutil.Process) -> float:
    """The seconds of processors that a process has had."""
    times = process.cpu_times()
    return float(times.user + times.system)


def _machine() -> tuple[float, float, float]:
    """The seconds in which all processors were busy, in which they were taken away, and all of them."""
    times = psutil.cpu_times()._asdict()
    every = sum(seconds for name, seconds in times.items() if not name.startswith("guest"))
    busy = sum(seconds for name, seconds in times.items() if name not in IDLE)
    return busy, times.get("steal", 0.0), every

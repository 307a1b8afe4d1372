"""The figures that long runs report."""

from __future__ import annotations

import sys
import time
from typing import Any

Figures = dict[str, Any]
"""Figures by name; `broken` counts the promises that were broken."""

BEGAN = time.monotonic()


def say(text: str) -> None:
    """Tell on standard error how far a run is."""
    print(f"[{time.monotonic() - BEGAN:6.0f} s] {text}", file=sys.stderr, flush=True)  # noqa: T201 - likewise


def milliseconds(took: list[float]) -> Figures:
    """Durations in milliseconds: the median, the 99th percentile and the longest.

    >>> milliseconds([0.001, 0.002, 0.003])
    {'p50_ms': 2.0, 'p99_ms': 3.0, 'max_ms': 3.0}
    """
    ordered = sorted(took)
    if not ordered:
        return {}
    places = {"p50_ms": len(ordered) // 2, "p99_ms": len(ordered) * 99 // 100, "max_ms": len(ordered) - 1}
    return {name: round(1000 * ordered[place], 1) for name, place in places.items()}

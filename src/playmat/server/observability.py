"""Observability for operators: logs and metrics, with ids and counts and never a live game's content."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import PurePath

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

MOST_FRAMES = 12
"""So many frames of an error are logged, the innermost."""


class Metrics:
    """The figures of one process; `/metrics` shows them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.sockets = Gauge("playmat_sockets", "Connected sockets", registry=registry)
        self.sessions = Gauge("playmat_tables", "Tables in memory", registry=registry)
        self.acts = Counter("playmat_acts", "Stored acts by kind", ["kind"], registry=registry)
        self.refusals = Counter("playmat_refusals", "Refused messages by code", ["code"], registry=registry)
        self.closed = Counter(
            "playmat_closed", "Sockets closed by the server, by reason", ["code"], registry=registry
        )
        self.conflicts = Counter(
            "playmat_conflicts", "Additions another process was faster with", registry=registry
        )
        self.failures = Counter("playmat_failures", "Faults by place", ["place"], registry=registry)
        self.mails = Counter("playmat_mails", "Mails by what became of them", ["fate"], registry=registry)
        self.queues = Gauge("playmat_queue", "What waits, by place", ["place"], registry=registry)
        self.lag = Gauge("playmat_loop_lag_seconds", "How late the event loop is", registry=registry)
        self.collections = Histogram(
            "playmat_collector_seconds",
            "Pauses of the collector of garbage",
            registry=registry,
            buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1),
        )
        ProcessCollector(registry=registry)
        self.stored = Histogram(
            "playmat_store_seconds",
            "From the wish to its commit",
            registry=registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.thought = Histogram(
            "playmat_thinking_seconds",
            "A computer player's decision",
            registry=registry,
            buckets=(0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20),
        )

    def note_failure(self, place: str, error: BaseException, **where: str) -> None:
        """Count an unforeseen error and log it by its kind and frames: its text may be of a hidden card.

        Args:
            place: the part of the server that failed, one word.
            error: the error.
            where: ids of what it happened at, for the log.
        """
        self.failures.labels(place).inc()
        logger.error(f"{place}_failed", **where, error=type(error).__name__, frames=frames(error))

    def count_queue(self, place: str, waiting: Callable[[], int]) -> None:
        """Have `/metrics` ask how many wait somewhere."""
        self.queues.labels(place).set_function(waiting)


def frames(error: BaseException) -> list[str]:
    """The frames of an unforeseen error: file, line and function of each, the innermost last.

    Neither the text of the error nor any value is in it: they may name a card that somebody holds.
    """
    found = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    return [f"{PurePath(one.filename).name}:{one.lineno} {one.name}" for one in found]


def set_up_logs(as_json: bool, level: str = "info") -> None:
    """Send the server's log to standard error: readable, or one JSON object a line."""
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(file=sys.__stderr__),
    )


logger: structlog.typing.FilteringBoundLogger = structlog.get_logger("playmat")
"""The server's log. What goes in: ids of tables, versions, kinds of acts, counts, names of errors."""

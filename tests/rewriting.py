"""A cheap start for several workers: each rewrites its share of the test files for all of them.

pytest rewrites the `assert` lines of each test file when it is collected, and keeps the result beside the
bytecode. Workers collect all files in the same order and at the same time, so that in a new clone each of
them would rewrite them all: a tenth of the processor time of the whole run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from _pytest.assertion import rewrite


def collected(config: pytest.Config) -> Iterator[Path]:
    """The files that will be collected."""
    for argument in config.args:
        place = config.invocation_params.dir / argument.partition("::")[0]
        yield from place.rglob("test_*.py") if place.is_dir() else [place]


def share(config: pytest.Config, worker: int, workers: int) -> list[Path]:
    """The files that a worker rewrites: every n-th. One worker alone has nothing to share."""
    return sorted({path.resolve() for path in collected(config)})[worker::workers] if workers > 1 else []


def rewrite_ahead(paths: Iterable[Path], config: pytest.Config) -> None:
    """Rewrite files as pytest would, unless it has been done before.

    Nobody waits for the others: a file appears whole or not at all, and whoever needs one that has not
    appeared rewrites it. Nothing is raised here: what is wrong with a file is said when it is collected, and
    where these names inside pytest are others, or nothing is rewritten at all, nothing is gained.
    """
    if sys.dont_write_bytecode:
        return
    for path in paths:
        with suppress(Exception):
            state = config.stash[rewrite.assertstate_key]
            folder = rewrite.get_cache_dir(path)
            kept = folder / (path.stem + rewrite.PYC_TAIL)
            if rewrite._read_pyc(path, kept) is None and rewrite.try_makedirs(folder):
                source, code = rewrite._rewrite_test(path, config)
                rewrite._write_pyc(state, code, source, kept)

"""A server process for tests that kill it: `python -m tests.server.worker DATABASE PORT`."""

from __future__ import annotations

import sys

from tests.server.house import PATIENCE

from playmat.server.bootstrap import Settings, serve

if __name__ == "__main__":
    serve(
        Settings(sys.argv[1], port=int(sys.argv[2]), bots=1, think_seconds=PATIENCE, log_level="critical"),
        lambda address: print(address, flush=True),  # noqa: T201 - whoever started it listens
    )

"""A browser and a server of its own, for what a command measures or draws rather than a test."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.web.house import CHROMIUM, server

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@contextmanager
def at_home() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server that nobody else uses, as long as the block lasts."""
    from playwright.sync_api import sync_playwright

    with (
        tempfile.TemporaryDirectory() as scratch,
        server(Path(scratch)) as address,
        sync_playwright() as running,
    ):
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser, address
        browser.close()

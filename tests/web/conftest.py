"""A Chromium and a server for all tests of this room; without a Chromium they are skipped, and say so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.web.house import CHROMIUM, TEST, opened, server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: nox -s web")
    if CHROMIUM is None:
        pytest.skip("there is no Chromium: apt-get install chromium, or name one with PLAYMAT_CHROMIUM")
    with playwright.sync_playwright() as running:
        found = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture(scope="session")
def shared_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a server, and its folder."""
    folder = tmp_path_factory.mktemp("server")
    with server(folder) as found:
        yield found, folder


@pytest.fixture
def address(request: pytest.FixtureRequest, shared_server: tuple[str, Path]) -> str:
    """The address of a server whose matches are those of this test, wherever it lies."""
    found, folder = shared_server
    (folder / TEST).write_text(f"tests/web/{request.node.nodeid.rpartition('/')[2]}", "utf-8")
    return found


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page of a person who was never here, at the first page; nothing may go wrong in it."""
    wrong: list[str] = []
    with opened(browser, address, viewport={"width": 1280, "height": 800}) as found:
        found.on("pageerror", lambda error: wrong.append(str(error)))
        found.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
        found.goto("/")
        yield found
    assert wrong == []

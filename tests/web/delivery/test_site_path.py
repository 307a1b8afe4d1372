"""The client below a path of a host that has other things: all it asks for, links to and shows lies there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from tests.server.proxies import SmallProxy
from tests.web.house import PATIENCE, opened, server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PATH = "/club/playmat"


@contextmanager
def proxied() -> Iterator[SmallProxy]:
    """A proxy that runs beside the test."""
    loop, proxy, up = asyncio.new_event_loop(), SmallProxy(PATH), threading.Event()
    stop = asyncio.Event()

    async def run() -> None:
        async with proxy.open():
            up.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    assert up.wait(PATIENCE / 1000)
    try:
        yield proxy
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
        loop.close()


@pytest.fixture
def site(browser: Browser, tmp_path: Path) -> Iterator[tuple[Page, str]]:
    """A page of somebody who was never here, and the address of the site; nothing may go wrong in it."""
    wrong: list[str] = []
    with proxied() as proxy, server(tmp_path, origins=[proxy.address], path=PATH, behind_proxy=True) as own:
        proxy.upstream = urlsplit(own).port or 0
        with opened(browser, proxy.address, service_workers="allow") as page:
            page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
            page.on("pageerror", lambda error: wrong.append(str(error)))
            yield page, proxy.address + PATH
    assert wrong == []


def test_a_match_is_found_played_and_left_below_a_path(site: tuple[Page, str]) -> None:
    page, address = site
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:")))
    page.goto(f"{address}/")
    page.locator("article[data-game=kmon]").get_by_role("link", name="With friends").click()
    page.wait_for_url(f"{address}/play/kmon?with=friends")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(f"{address}/t/*")
    link = page.locator("#invite")
    link.wait_for()
    assert link.input_value() == page.url
    page.get_by_role("button", name="Computers take the free seats").click()
    page.wait_for_selector(".mat")
    page.reload()
    page.wait_for_selector(".mat")
    page.get_by_role("link", name="Playmat").click()
    page.wait_for_selector(".home .covers")
    assert page.url == f"{address}/"
    page.go_back()
    page.wait_for_selector(".mat")
    links = page.evaluate(
        "() => [...document.querySelectorAll('a, use')].map(one => one.getAttribute('href'))"
    )
    assert [one for one in links if one.startswith("/") and not one.startswith(f"{PATH}/")] == []
    assert [one for one in asked if not one.startswith(f"{address}/") and not one.startswith("data:")] == []
    assert any("/socket" in one for one in asked)


def test_the_worker_keeps_to_the_path(site: tuple[Page, str]) -> None:
    """It is for the path alone, leaves what others on the host keep, and says when nobody answers."""
    page, address = site
    page.goto(f"{address}/offline")
    page.evaluate("() => caches.open('another program')")
    page.goto(f"{address}/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    scopes = page.evaluate(
        "async () => (await navigator.serviceWorker.getRegistrations()).map(one => one.scope)"
    )
    assert scopes == [f"{address}/"]
    assert "another program" in page.evaluate("() => caches.keys()")
    page.context.set_offline(True)
    page.goto(f"{address}/replays")
    page.get_by_role("heading", name="The table cannot be reached").wait_for()
    page.context.set_offline(False)
    page.wait_for_selector(".tables")

"""A picture of any moment of a replay, of what everybody could see then."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest
from tests.web.finished.test_late_answers import hold, let_go, wait_until_held
from tests.web.finished.test_replays import finished
from tests.web.pages.test_pages import axe
from tests.web.waiting import expect, press

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route


BLOBS = """() => {
    window.blobs = new Set();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
        const address = createObjectURL(blob);
        blobs.add(address);
        return address;
    };
    URL.revokeObjectURL = (address) => {
        blobs.delete(address);
        revokeObjectURL(address);
    };
}"""
"""From now on the page knows the files that it keeps in memory."""

DRAWN = """() => {
    window.drawn = 0;
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, ...how) {
        const count = (blob) => {
            done(blob);
            drawn += 1;
        };
        toBlob.call(this, count, ...how);
    };
}"""
"""From now on the page counts the pictures that are ready, shown or not."""


def told_to_everybody(page: Page, table: str, place: int) -> tuple[str, ...]:
    """The sentences a spectator reads about a moment."""
    part = page.request.get(f"/api/tables/{table}/replay?from={place}&count=1&viewer=-2&lang=en").json()
    events = part["moments"][0].get("events", [])
    return tuple(event["said"]["text"] for event in events if event.get("said")) or ("A choice was made.",)


@pytest.mark.parametrize("game", ["kmon", "perilous", "khtcg"])
def test_a_picture_of_any_moment_is_kept(page: Page, game: str) -> None:
    """As PNG and as SVG, of shapes and words; each moment has another one, and none has a hand in it."""
    table = finished(page, game)
    page.goto(f"/replay/{table}")
    make = page.get_by_role("button", name="Picture", exact=True)
    texts = []
    for place in (2, 4):
        press(page.get_by_role("button", name="Next", exact=True))
        press(page.get_by_role("button", name="Next", exact=True))
        press(make)
        sheet = page.get_by_role("dialog", name="A picture to share")
        seen = sheet.get_by_role("img")
        expect(seen).to_be_visible()
        assert (seen.get_attribute("alt") or "").endswith(told_to_everybody(page, table, place))
        assert axe(page) == []
        with page.expect_download() as png:
            sheet.get_by_role("link", name="Save as PNG").click()
        assert png.value.path().read_bytes().startswith(b"\x89PNG")
        with page.expect_download() as svg:
            sheet.get_by_role("link", name="Save as SVG").click()
        texts.append(svg.value.path().read_text("utf-8"))
        assert not re.search("<use|<image|<foreignObject|undefined|NaN", texts[-1])
        sheet.get_by_role("button", name="Close").click()
    assert texts[0] != texts[1]


def test_the_picture_shows_what_everybody_could_see(page: Page) -> None:
    """Even through a player's eyes, the picture has a spectator's view, and words for everybody."""

    def answer(route: Route) -> None:
        part = route.fetch().json()
        told = [event["said"] for event in part["moments"][0]["events"] if event.get("said")]
        assert told
        for said in told:
            said["text"] = "Everybody is told this."
        route.fulfill(json=part)

    page.route(re.compile(r"/replay\?.*count=1&.*viewer=-2"), answer)
    page.goto(f"/replay/{finished(page, 'kmon')}")
    press(page.get_by_role("button", name="Next", exact=True))
    press(page.get_by_role("button", name="Picture", exact=True))
    seen = page.get_by_role("dialog").get_by_role("img")
    expect(seen).to_be_visible()
    assert (seen.get_attribute("alt") or "").endswith("Everybody is told this.")
    assert "Everybody is told this." in unquote(seen.get_attribute("src") or "")


def test_the_picture_asked_for_last_is_shown(page: Page) -> None:
    """Also where the one before takes longer."""
    page.goto(f"/replay/{finished(page, 'kmon')}")
    make = page.get_by_role("button", name="Picture", exact=True)
    sheet = page.get_by_role("dialog", name="A picture to share")
    page.wait_for_load_state("networkidle")
    page.evaluate(DRAWN)
    hold(page, "count=1&")
    press(make)
    wait_until_held(page)
    press(sheet.get_by_role("button", name="Close"))
    press(page.get_by_role("button", name="Next", exact=True))
    press(page.get_by_role("button", name="Next", exact=True))
    press(make)
    seen = sheet.get_by_role("img")
    expect(seen).to_be_visible()
    words = seen.get_attribute("alt") or ""
    let_go(page)
    page.wait_for_function("() => drawn === 2")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert seen.get_attribute("alt") == words


def test_a_picture_that_is_closed_is_let_go(page: Page) -> None:
    """The browser would keep the file of each as long as the page."""
    page.goto(f"/replay/{finished(page, 'kmon')}")
    page.evaluate(BLOBS)
    sheet = page.get_by_role("dialog", name="A picture to share")
    press(page.get_by_role("button", name="Picture", exact=True))
    page.wait_for_function("() => blobs.size === 1")
    press(sheet.get_by_role("button", name="Close"))
    page.wait_for_function("() => blobs.size === 0")

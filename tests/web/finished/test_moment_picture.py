"""A picture of any moment of a replay, of what everybody could see then."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from tests.web.finished.test_replays import finished
from tests.web.pages.test_pages import axe
from tests.web.waiting import expect, press

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.mark.parametrize("game", ["kmon", "perilous", "khtcg"])
def test_a_picture_of_any_moment_is_kept(page: Page, game: str) -> None:
    """As PNG and as SVG, of shapes and words; each moment has another one, and none has a hand in it."""
    page.goto(f"/replay/{finished(page, game)}")
    make = page.get_by_role("button", name="Picture", exact=True)
    texts = []
    for _ in range(2):
        press(page.get_by_role("button", name="Next", exact=True))
        press(page.get_by_role("button", name="Next", exact=True))
        press(make)
        sheet = page.get_by_role("dialog", name="A picture to share")
        seen = sheet.get_by_role("img")
        expect(seen).to_be_visible()
        told = page.locator(".moment strong").inner_text()
        assert (seen.get_attribute("alt") or "").endswith(told)
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
    """Whoever looks through the eyes of a player draws the table as a spectator saw it."""
    page.goto(f"/replay/{finished(page, 'kmon')}")
    press(page.get_by_role("button", name="Next", exact=True))
    page.wait_for_load_state("networkidle")
    with page.expect_request(re.compile(r"/replay\?.*count=1&.*viewer=-2")):
        press(page.get_by_role("button", name="Picture", exact=True))
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()

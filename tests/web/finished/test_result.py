"""The story of a match: its curve, also as a table, its turning points, and the way back into one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.finished.test_replays import finished
from tests.web.house import PATIENCE
from tests.web.pages.test_pages import LANGUAGES, SIZES, STICKING_OUT, THEMES, axe, dress, setting

if TYPE_CHECKING:
    from playwright.sync_api import Page


POINTS = "async (path) => (await (await fetch(`/api/tables/${path}`)).json()).points"
"""The curve that the server tells at a path of its tables."""


def keeps_a_picture(page: Page) -> None:
    """The turn that decided the match, as SVG and as PNG: shapes and words only, nothing to be fetched."""
    page.get_by_role("button", name="Make a picture").click()
    seen = page.locator(".picture-made")
    seen.wait_for(timeout=PATIENCE)
    assert "Turn " in (seen.get_attribute("alt") or "")
    with page.expect_download() as png:
        page.get_by_role("link", name="Save as PNG").click()
    assert png.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as svg:
        page.get_by_role("link", name="Save as SVG").click()
    text = svg.value.path().read_text("utf-8")
    assert "<path" in text
    assert not [word for word in ("<use", "<image", "<foreignObject", "undefined", "NaN") if word in text]


def has_a_curve_with_open_hands(page: Page, table: str, *, told: bool) -> None:
    """A line of its own kind, with a legend and a column of the table; none where a team plays."""
    shown = page.locator(".result .chances")
    if not told:
        assert page.evaluate(POINTS, f"{table}/open-curve") == []
        assert shown.locator(".opened, figcaption").count() == 0
        return
    shown.locator("polyline.opened").wait_for(timeout=PATIENCE)
    drawn = "getComputedStyle(document.querySelector('.result .chances polyline{}')).strokeDasharray"
    assert page.evaluate(drawn.format(".opened")) != page.evaluate(drawn.format(":not(.opened)"))
    kinds = ["From what could be known", "With all hands open"]
    assert shown.locator(".legend li").all_inner_texts() == kinds
    assert shown.locator("th").all_inner_texts() == ["Turn", *kinds]
    chances = [f"{one['chance']}%" for one in page.evaluate(POINTS, f"{table}/open-curve")]
    assert shown.locator("tbody td:nth-child(3)").all_inner_texts() == chances
    assert shown.get_by_text("Furthest apart").count() == 1


@pytest.mark.parametrize("game", ["kmon", "perilous", "khtcg"])
def test_the_end_leads_to_the_story_and_that_back_into_the_match(page: Page, game: str) -> None:
    """The whole page fits and is accessible, in each language once, with another width and theme each."""
    table = finished(page, game, 14)
    page.get_by_role("link", name="The story of the match").click()
    page.wait_for_selector(".result .chances .line", timeout=PATIENCE)
    assert page.url.endswith(f"/result/{table}")
    page.get_by_text("The curve as a table").click()
    points = page.evaluate(POINTS, f"{table}/story")
    rows = page.locator(".result tbody tr").all_inner_texts()
    assert len(rows) == len(points)
    assert rows[-1].startswith("The end")
    assert "0%" in rows[-1]
    has_a_curve_with_open_hands(page, table, told=game != "perilous")
    page.wait_for_selector(".account .balance" if game != "perilous" else ".turning-points", timeout=PATIENCE)
    if page.locator(".turning-points li").count():
        keeps_a_picture(page)
    for lang, size, theme in zip(LANGUAGES, SIZES, THEMES, strict=True):
        setting(page, "language", lang)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.reload()
        page.wait_for_selector(".result .chances .line", timeout=PATIENCE)
        dress(page, theme)
        assert page.evaluate(STICKING_OUT) == {"wide": 0, "out": []}
        assert axe(page) == []
    setting(page, "language", "en")
    page.reload()
    page.get_by_role("button", name="Try again from here").first.click()
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    assert table not in page.url

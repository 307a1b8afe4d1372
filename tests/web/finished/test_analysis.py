"""The analysis of a finished match: what decisions cost, notes, and branches that leave it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.finished.test_replays import finished
from tests.web.house import PATIENCE
from tests.web.pages.test_pages import LANGUAGES, SIZES, STICKING_OUT, THEMES, axe, dress, setting

if TYPE_CHECKING:
    from playwright.sync_api import Page

EXAMINED = """() => {
    const words = document.querySelector(".analysis .overview .count")?.textContent ?? "";
    const [seen, all] = words.match(/[0-9]+/g) ?? [];
    return seen !== undefined && seen === all;
}"""
"""True if all decisions have been examined."""

QUESTION = "() => document.querySelector('.prompt')?.dataset.ask ?? ''"


def answer_somehow(page: Page) -> None:
    """Give some answer to the question in front, and wait for what comes of it."""
    version = page.locator(".log li").count()
    option = page.locator(".prompt .option:not(.mark)")
    if option.count():
        option.last.click()
    else:
        for mark in page.locator(".prompt .options.marks button.option").all():
            if page.locator("[data-confirm]").is_enabled():
                break
            mark.dispatch_event("click")
        page.locator("[data-confirm]").click()
    page.wait_for_function(
        "was => document.querySelectorAll('.log li').length !== was", arg=version, timeout=PATIENCE
    )


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kmon", "perilous", "khtcg"])
def test_a_match_is_gone_through_and_left_at_a_decision(page: Page, game: str) -> None:
    """From the story into the analysis, decision by decision, into a branch, and back; in three languages."""
    table = finished(page, game, 10)
    page.goto(f"/result/{table}")
    page.get_by_role("link", name="Analyse this match").click()
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_role("button", name="Next decision").click()
    page.wait_for_selector(".analysis .ways .chosen", timeout=PATIENCE)
    moment = page.url.rpartition("#t=")[2]
    panel.get_by_label("Your note").fill("I should have thought twice")
    panel.get_by_role("button", name="Look through all decisions").click()
    page.wait_for_function(EXAMINED, timeout=PATIENCE)
    panel.get_by_role("button", name="Next decision").click()
    panel.get_by_role("button", name="I should have thought twice").click()
    assert page.url.endswith(f"/replay/{table}?analysis#t={moment}")
    for lang, size, theme in zip(LANGUAGES, SIZES, THEMES, strict=True):
        setting(page, "language", lang)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.reload()
        page.wait_for_selector(".analysis .ways .chosen", timeout=PATIENCE)
        dress(page, theme)
        assert page.evaluate(STICKING_OUT) == {"wide": 0, "out": []}
        assert axe(page) == []
    setting(page, "language", "en")
    page.reload()
    ways = page.locator(".analysis .ways li:not(.chosen)")
    page.wait_for_selector(".analysis .ways .chosen", timeout=PATIENCE)
    tried = ways.count() > 0
    place, name = (ways.first, "What if") if tried else (page.locator(".analysis"), "Try another answer")
    place.get_by_role("link", name=name).click()
    page.wait_for_selector(".coach.branch", timeout=PATIENCE)
    assert f"/branch/{table}" in page.url
    if tried:  # what was tried may have ended the match
        page.get_by_role("button", name="Undo").click()
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    answer_somehow(page)
    assert axe(page) == []
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    page.get_by_role("button", name="Deal again").click()
    page.get_by_role("link", name="Back to the match").click()
    page.wait_for_selector(".analysis .ways .chosen", timeout=PATIENCE)
    assert page.url.endswith(f"/replay/{table}?analysis#t={moment}")

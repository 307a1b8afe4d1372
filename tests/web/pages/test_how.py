"""The page that explains each game in five minutes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from tests.web.house import PATIENCE
from tests.web.pages.test_pages import LANGUAGES, setting

if TYPE_CHECKING:
    from playwright.sync_api import Page

READ = {"en": 1200, "it": 1200, "ja": 2500}
"""So many words, or signs in Japanese, are read in five minutes at ease."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["kmon", "khtcg", "perilous"])
def test_goal_turn_and_end_are_told_with_pictures(page: Page, game: str, lang: str) -> None:
    setting(page, "language", lang)
    page.goto(f"/how/{game}")
    page.wait_for_selector(".how .steps li", timeout=PATIENCE)
    said = page.locator(".how").inner_text()
    assert "[" not in said
    words = len(re.sub(r"\s", "", said)) if lang == "ja" else len(said.split())
    assert words < READ[lang]
    steps = page.locator(".how .steps li")
    assert steps.count() >= 6
    for step in steps.all():
        assert step.locator(".shown").locator("svg, .card-face").count()
        assert step.get_by_role("heading", level=3).inner_text()
    assert page.locator(".how .goal, .how .win").count() == 2


def test_the_first_page_leads_there_and_it_leads_to_a_match(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="How to play K-Mon").click()
    page.wait_for_url("**/how/kmon")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)

"""Cards that the log names are opened and read: all of them, in each rendering, in replays as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.house import PATIENCE, make_table
from tests.web.test_pages import setting

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

OPENING = {"en": "opening hand", "ja": "手札", "it": "mano iniziale"}
"""What the sentence says that names several cards at once."""


def read(page: Page, name: Locator) -> str:
    """Open a card with the keyboard, close it again; gives what was read."""
    name.focus()
    page.keyboard.press("Enter")
    words = page.get_by_role("dialog", name=name.inner_text()).locator(".card-words")
    words.wait_for(timeout=PATIENCE)
    said = str(words.inner_text())
    page.keyboard.press("Escape")
    words.wait_for(state="detached")
    assert name.evaluate("one => one === document.activeElement")
    return said


@pytest.mark.parametrize("lang", ["en", "ja", "it"])
@pytest.mark.parametrize("rendering", ["table", "text"])
def test_every_card_of_a_sentence_opens(page: Page, lang: str, rendering: str) -> None:
    setting(page, "language", lang)
    setting(page, "rendering", rendering)
    page.goto(f"/t/{make_table(page, 'kmon', level='random')}")
    page.wait_for_selector(".log .card-name", timeout=PATIENCE)
    sentence = (
        page.locator(".log li").filter(has_text=OPENING[lang]).filter(has=page.locator(".card-name")).first
    )
    names = sentence.locator(".card-name")
    assert names.count() > 2
    said = [read(page, name) for name in names.all()]
    for name, words in zip(names.all_inner_texts(), said, strict=True):
        assert name in words
        assert len(words) > len(name) + 20


def test_cards_open_in_replays_beside_the_way_to_the_moment(page: Page) -> None:
    table = make_table(page, "kmon", level="random")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("button", name="Really give up").click()
    page.wait_for_selector(".ending")
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector(".log .card-name", timeout=PATIENCE)
    name = page.locator(".log .card-name").first
    assert name.inner_text() in read(page, name)
    page.get_by_role("button", name="To this moment:").nth(2).click()
    page.wait_for_function("() => !location.hash.endsWith(document.querySelector('input[type=range]').max)")

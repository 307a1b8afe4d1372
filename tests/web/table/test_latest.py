"""The last event is seen and heard at every width, whoever is asked; the whole log is one press away."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from tests.web.house import PATIENCE, Person, by_keys, make_table
from tests.web.pages.test_pages import LANGUAGES, setting
from tests.web.waiting import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCREENS = [(360, 640), (640, 360), (390, 844), (1024, 768), (1440, 900)]

SEEN = """() => {
    const box = document.querySelector('.latest').getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && at?.closest('.latest') !== null;
}"""
"""True if the line is inside the window, and nothing lies over it."""

END = """() => {
    const [log, last] = ['.sheet .log', '.sheet li:last-child'].map((one) => document.querySelector(one));
    return log && last && last.getBoundingClientRect().bottom <= log.getBoundingClientRect().bottom + 1;
}"""
"""True if the sheet shows the end of the log."""


def begin(page: Page, game: str, answers: int = 3) -> None:
    """A match of a game after some answers; a question is open."""
    page.goto(f"/t/{make_table(page, game, level='random')}")
    person = Person(page, random.Random(4))
    for _ in range(answers):
        assert person.answer(by_keys)
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)


@pytest.mark.parametrize("game", ["khtcg", "kmon", "perilous"])
def test_the_last_deed_is_seen_at_every_width(page: Page, game: str) -> None:
    begin(page, game)
    for lang in LANGUAGES:
        setting(page, "language", lang)
        page.reload()
        page.wait_for_selector(".prompt.mine")
        told = page.locator(".log li .said").all_inner_texts()
        assert page.locator(".latest .said").inner_text() in told
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            settled(page, SEEN, True, what=f"{lang} {width}x{height}")


def test_it_is_the_deed_and_not_what_follows_by_itself(page: Page) -> None:
    """Phases, and the card that is drawn in one, are no news."""
    begin(page, "khtcg", answers=8)
    said = page.locator(".latest .said").inner_text()
    assert "Phase." not in said
    assert "draws" not in said


def test_the_log_is_a_sheet_on_a_phone(page: Page) -> None:
    """It opens by a press and by its key, and shows the last sentence; Escape closes it."""
    begin(page, "khtcg")
    page.set_viewport_size({"width": 360, "height": 640})
    assert not page.locator(".aside > .log").is_visible()
    last = page.locator(".aside > .log li").last.text_content()
    for by_key in (False, True):
        if by_key:
            page.keyboard.press("l")
        else:
            page.locator(".latest").click()
        sheet = page.get_by_role("dialog", name="What happened")
        sheet.wait_for()
        assert sheet.locator("li").last.text_content() == last
        page.wait_for_function(END)
        page.keyboard.press("Escape")
        sheet.wait_for(state="detached")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("l")
    page.wait_for_function("() => document.activeElement?.matches('.aside > .log')")


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_what_happens_is_always_told_to_who_hears_the_page(page: Page, width: int, height: int) -> None:
    """While one is asked, too: the region is in the tree that screen readers read, with what came last."""
    begin(page, "kmon")
    page.set_viewport_size({"width": width, "height": height})
    region = page.get_by_role("log")
    assert region.count() == 1
    heard = region.locator("p").all_text_contents()
    assert heard == page.locator(".aside > .log li .said").all_text_contents()[-40:]
    assert len(heard) > 3

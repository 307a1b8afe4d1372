"""Spectators see all that is open, late if the table says so, and the hands only if everybody agrees."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from tests.web.house import PATIENCE, Person, by_mouse, make_table, opened
from tests.web.told import listen, told_again

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LATE = 6
"""So many answers later those who watch see a table with the delay that is chosen here."""

CARDS = "() => document.querySelectorAll('.in-hand .card').length"


@pytest.fixture
def guest(browser: Browser, address: str) -> Iterator[Page]:
    """The page of somebody who watches."""
    with opened(browser, address) as found:
        yield found


def test_hands_are_seen_only_while_the_player_agrees(page: Page, guest: Page) -> None:
    table = make_table(page, "kmon", level="random")
    page.goto(f"/t/{table}")
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    guest.goto(f"/t/{table}?watch")
    guest.wait_for_selector(".kmon")
    assert guest.locator(".in-hand .card").count() == 0
    assert guest.get_by_label("Point of view").count() == 0

    page.wait_for_function("() => document.querySelector('.watchers')?.innerText.includes('one person')")
    page.get_by_role("button", name="Let them see my hand").click()
    page.wait_for_selector(".watchers [aria-pressed=true]")
    guest.get_by_label("Point of view").select_option(label="Player 1")
    guest.wait_for_function(f"() => ({CARDS})() > 0")

    page.get_by_role("button", name="Let them see my hand").click()
    guest.wait_for_function(f"() => ({CARDS})() === 0")
    assert guest.get_by_label("Point of view").count() == 0


def test_a_table_made_with_a_delay_is_shown_as_it_was(page: Page, guest: Page) -> None:
    page.goto("/play/kmon")
    here, there = listen(page), listen(guest)
    page.get_by_label("Spectators").select_option(label="see it 6 answers later")
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    guest.goto(f"{page.url}?watch")
    guest.wait_for_selector(".kmon")
    assert "6 answers ago" in guest.locator(".prompt").inner_text()
    person = Person(page, random.Random(4))
    for _ in range(4):
        assert person.answer(by_mouse)
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    guest.wait_for_function("() => document.querySelectorAll('.log li').length > 0", timeout=PATIENCE)
    now, late = told_again(page, here), told_again(guest, there)  # nobody answers meanwhile
    assert late.version == now.version - LATE
    assert late.events
    assert len(late.events) < len(now.events)
    assert [one.n for one in late.events] == [one.n for one in now.events][: len(late.events)]

"""Every card in hand that cannot be played says why, with the clause, when one stays at it or taps it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from tests.web.house import Person, by_mouse, make_table
from tests.web.waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

IDLE = ".hand:not(.other) .card.thing[data-path*='.hand.']:not(.legal, .target, .chosen)"
"""The cards of the own hand that no answer to the question uses."""

KNOWN = """() => {
    const cards = [...document.querySelectorAll(".hand:not(.other) .card.thing")];
    return cards.length > 0 && cards.every((one) => one.textContent.includes(":"));
}"""
"""True if the words of the cards have come, and with them the use of each."""

QUESTIONS = 8


def because(page: Page, card: Locator) -> str:
    """The reason that a card is described by, and its clause."""
    expect(card).to_have_attribute("aria-describedby", "why")
    expect(page.locator("#why .clause").first).to_be_visible()
    said: str = page.locator("#why").inner_text()
    return said


@pytest.mark.parametrize("game", ["kmon", "khtcg"])
def test_every_card_that_cannot_be_played_says_why(page: Page, game: str) -> None:
    """By the focus, at each of the first questions; and by a tap, which says the same."""
    page.goto(f"/t/{make_table(page, game, level='random')}")
    page.wait_for_function(KNOWN)
    person = Person(page, random.Random(game))
    said: set[str] = set()
    for _ in range(QUESTIONS):
        page.wait_for_selector(".prompt.mine")
        idle = page.locator(IDLE)
        for place in range(idle.count()):
            card = idle.nth(place)
            page.locator(".prompt").get_by_role("button").first.focus()
            card.focus()
            reason = because(page, card)
            card.click()
            assert because(page, card) == reason
            said.add(reason)
        assert person.answer(by_mouse)
    assert len(said) > 1

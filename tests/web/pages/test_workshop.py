"""The workshop: cards are written by keyboard alone, seen as they are understood, and tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_pages import THEMES, axe, dress
from tests.web.waiting import expect, press

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytest.importorskip("playmat.games.kmon", reason="the cards of this test are of K-Mon")


def test_cards_are_written_one_after_the_other_by_keyboard_and_tried(page: Page) -> None:
    page.goto("/workshop")
    press(page.get_by_role("button", name="K-Mon"))
    page.get_by_label("Kind").select_option("item")
    page.get_by_label("Name", exact=True).focus()
    text = page.get_by_label("Text of the card")

    page.keyboard.type("Lantern")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(text).to_be_focused()
    page.keyboard.type("Draw 2 ca")
    expect(page.get_by_role("listbox").get_by_role("option")).to_have_text(["card", "cards"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(text).to_have_value("Draw 2 cards")
    expect(page.get_by_text("カードを2枚引く。").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Name", exact=True)).to_be_focused()
    expect(page.get_by_role("heading", name="New card MY1-02")).to_be_visible()

    page.keyboard.type("Torch")
    text.fill("Draw 2 cards. Frobnicate.")
    expect(page.locator(".under mark")).to_have_text("Frobnicate")
    page.keyboard.press("Enter")
    expect(text).to_be_focused()
    text.fill("Gain three charges.")
    expect(page.get_by_text("Understood.")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New card MY1-03")).to_be_visible()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()

    page.reload()
    page.get_by_role("button", name="Torch").click()
    expect(text).to_have_value("Gain three charges.")
    page.get_by_role("button", name="Try it").click()
    expect(page.get_by_role("button", name="Torch").first).to_be_visible()


def prove_a_card(page: Page) -> None:
    """Write a card and have it proved, until there is something to read about it."""
    page.goto("/workshop")
    press(page.get_by_role("button", name="K-Mon"))
    page.get_by_label("Kind").select_option("item")
    page.get_by_label("Name", exact=True).fill("Lantern")
    page.get_by_label("Text of the card").fill("Draw 2 cards.")
    expect(page.get_by_text("Understood.")).to_be_visible()
    page.get_by_role("button", name="Prove it").click()
    found = page.get_by_role("status").filter(has=page.get_by_role("heading", name="In play"))
    expect(found).to_contain_text("of random play")
    expect(page.get_by_text("The deck wins")).to_be_visible()


def test_a_card_is_proved_and_what_play_finds_stands_beside_its_chances(page: Page) -> None:
    prove_a_card(page)
    page.get_by_role("button", name="Stop").click()


@pytest.mark.slow
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_beside_what_play_finds(page: Page, theme: str) -> None:
    prove_a_card(page)
    page.get_by_role("button", name="Stop").click()
    dress(page, theme)
    assert axe(page) == []

"""The deck builder forgives: every edit is taken back and made again, by buttons and by keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_pages import axe
from tests.web.waiting import expect, press

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def deck(page: Page) -> Locator:
    """The lines of the deck that is built."""
    return page.get_by_role("region", name="Your deck", exact=True).locator(".deck-list li")


@pytest.mark.parametrize("game", ["kmon", "khtcg"])
def test_every_edit_of_a_deck_is_taken_back_and_made_again(page: Page, game: str) -> None:
    """A card more, a name, a whole other deck: one step each; a new edit forgets what was taken back."""
    page.goto(f"/decks/{game}")
    undo = page.get_by_role("button", name="Undo")
    redo = page.get_by_role("button", name="Redo")
    expect(undo).to_be_disabled()
    add = page.get_by_role("button", name=re.compile("^Add"))
    add.nth(0).click()
    add.nth(1).click()
    expect(deck(page)).to_have_count(2)
    page.get_by_label("Name").fill("Mine")
    page.get_by_role("button", name="Random deck").click()
    expect(deck(page)).not_to_have_count(2)
    whole = deck(page).all_inner_texts()
    page.locator("main h1").click()
    page.keyboard.press("Control+z")
    expect(deck(page)).to_have_count(2)
    expect(page.get_by_label("Name")).to_have_value("Mine")
    expect(page.get_by_role("status").filter(has_text="Taken back: 2 cards now")).to_be_visible()
    press(undo)
    expect(page.get_by_label("Name")).to_have_value("")
    press(undo)
    expect(deck(page)).to_have_count(1)
    assert axe(page) == []
    page.keyboard.press("Control+Shift+z")
    expect(deck(page)).to_have_count(2)
    page.keyboard.press("Control+y")
    press(redo)
    expect(deck(page)).to_have_text([re.compile(re.escape(one.split("\n")[1])) for one in whole])
    expect(redo).to_be_disabled()
    press(undo)
    add.nth(2).click()
    expect(redo).to_be_disabled()
    expect(deck(page)).to_have_count(3)


def test_a_field_takes_back_its_own_letters(page: Page) -> None:
    """The keys of a text field are the browser's: no card comes or goes by them."""
    page.goto("/decks/kmon")
    page.get_by_role("button", name=re.compile("^Add")).first.click()
    page.get_by_label("Name").press_sequentially("ab")
    page.keyboard.press("Control+z")
    expect(deck(page)).to_have_count(1)


def test_the_last_edit_taken_back_keeps_the_focus(page: Page) -> None:
    """A button with nothing more to do stays where the keyboard is; a key without a name is no fault."""
    page.goto("/decks/kmon")
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    undo = page.get_by_role("button", name="Undo")
    page.get_by_role("button", name=re.compile("^Add")).first.click()
    expect(deck(page)).to_have_count(1)
    press(undo)
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()
    page.evaluate("dispatchEvent(new Event('keydown'))")
    assert faults == []


def test_a_new_name_deals_nothing_again(page: Page) -> None:
    """The odds of a first turn stay as they stand while the server checks the deck again."""
    page.goto("/decks/kmon")
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if one.url.endswith("/first-turns") else None)
    page.get_by_label("Start with a deck").select_option(label="Glacier Bastion")
    page.wait_for_selector(".legal-deck")
    page.get_by_text("Odds of drawing").click()
    told = page.locator(".first-turn b")
    expect(told).to_contain_text("A playable first turn")
    said = told.inner_text()
    told.evaluate("one => (one.stays = true)")
    with page.expect_response("**/decks/check"):
        page.get_by_label("Name").press_sequentially("Mine")
    expect(page.get_by_role("button", name="Play it now")).to_be_enabled()
    expect(told).to_have_text(said)
    assert told.evaluate("one => one.stays")
    assert len(asked) == 1


def test_a_suggestion_is_one_edit_of_the_deck(page: Page) -> None:
    """The exchange is made at once, is asked about again, and is taken back by one step."""
    told = {"report": "kmon", "games": 1200, "decks": 40}
    one = {"out": "KM1-ITM-01", "into": "KM1-ITM-04", "loses": -0.051, "gains": 0.0625}
    answers = [[one], []]
    page.route(
        "**/decks/suggestions", lambda route: route.fulfill(json={**told, "exchanges": answers.pop(0)})
    )
    page.goto("/decks/kmon")
    page.get_by_label("Start with a deck").select_option(label="Glacier Bastion")
    page.wait_for_selector(".legal-deck")
    before = deck(page).count()
    names = deck(page).all_inner_texts()
    page.get_by_text("Suggestions").click()
    told_here = page.locator(".suggestions")
    expect(told_here).to_contain_text("-5.1")
    expect(told_here).to_contain_text("+6.3")
    expect(told_here.get_by_role("link")).to_have_attribute("href", "/lab/kmon")
    told_here.get_by_role("button", name=re.compile("^Exchange .+ for .+")).press("Enter")
    expect(page.locator("summary", has_text="Suggestions")).to_be_focused()
    expect(deck(page)).to_have_count(before)
    expect(told_here).to_contain_text("No exchange for a card of the same type promises more.")
    assert deck(page).all_inner_texts() != names
    answers.append([one])
    press(page.get_by_role("button", name="Undo"))
    expect(told_here).to_contain_text("+6.3")
    assert deck(page).all_inner_texts() == names


def test_suggestions_follow_the_rules_that_are_picked(page: Page) -> None:
    page.goto("/decks/khtcg")
    page.get_by_label("Start with a deck").select_option(index=1)
    page.wait_for_selector(".legal-deck")
    page.get_by_text("Suggestions").click()
    told = page.locator(".suggestions")
    for ruleset in ("ffg", "tomy"):
        page.get_by_label("Rules").select_option(ruleset)
        expect(told.get_by_role("link")).to_have_attribute("href", f"/lab/khtcg-{ruleset}-random")
        expect(told.get_by_role("listitem")).not_to_have_count(0)
    assert axe(page) == []


def test_cards_out_of_sight_are_there_for_who_listens(page: Page) -> None:
    """The tree of a screen reader has all that are shown, without scrolling, and no others."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/decks/khtcg")
    page.wait_for_selector(".shelf-cards[aria-busy=false]")
    line = page.context.new_cdp_session(page)

    def buttons() -> list[str]:
        tree = line.send("Accessibility.getFullAXTree")["nodes"]
        named = [one["name"]["value"] for one in tree if one.get("role", {}).get("value") == "button"]
        return [name for name in named if name.startswith("Add: ")]

    shown = page.locator(".shelf-cards li:not([hidden]) .add .unseen")
    assert buttons() == [" ".join(one.split()) for one in shown.all_text_contents()]
    page.get_by_label("Search").fill("goofy")
    expect(page.locator(".shelf-cards")).to_have_attribute("aria-busy", "false")
    assert 0 < len(buttons()) == shown.count() < page.locator(".shelf-cards li").count()


@pytest.mark.parametrize("place", [".shelf-cards", ".deck-list"])
def test_the_last_card_taken_out_leaves_the_keyboard_beside_it(page: Page, place: str) -> None:
    """On the card of the shelf, or in the next line; after the last one, where it is taken back."""
    page.goto("/decks/kmon")
    add = page.get_by_role("button", name=re.compile("^Add"))
    add.nth(0).click()
    add.nth(1).click()
    less = page.locator(place).get_by_role("button", name=re.compile("^One less"))
    expect(less).to_have_count(2)
    press(less.first)
    expect(less).to_have_count(1)
    expect(add.nth(0) if place == ".shelf-cards" else less).to_be_focused()
    press(less)
    expect(deck(page)).to_have_count(0)
    expect(add.nth(1) if place == ".shelf-cards" else page.get_by_role("button", name="Undo")).to_be_focused()

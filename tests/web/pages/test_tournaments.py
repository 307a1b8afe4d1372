"""A tournament in the browser: made, entered, played, and shown to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_lobby import two
from tests.web.waiting import expect, press

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["two"]


@pytest.mark.slow
def test_a_tournament_of_two_from_the_lobby_to_the_decks(two: tuple[Page, Page, str]) -> None:
    ann, bob, name = two
    press(ann.get_by_role("link", name="Tournaments"))
    ann.get_by_label("Name", exact=True).fill("<i>Tuesday</i> cup")
    ann.get_by_label("Game").select_option("kmon")
    ann.get_by_label("Format").select_option("robin")
    press(ann.get_by_role("button", name="Make the tournament"))
    expect(ann.get_by_role("heading", name="<i>Tuesday</i> cup", exact=True)).to_be_visible()
    bob.goto("/tournaments")
    bob.route("**/api/games/kmon/decks?*", lambda route: route.fulfill(status=503), times=1)
    press(bob.get_by_role("link", name="<i>Tuesday</i> cup").first)
    expect(bob.get_by_role("alert")).to_have_text("The starter decks could not be fetched.")
    press(bob.get_by_role("button", name="Try again"))
    for page in (ann, bob):
        press(page.get_by_role("button", name="Enter", exact=True))
        expect(page.get_by_text("You have entered.")).to_be_visible()
    expect(ann.get_by_role("heading", name="Players: 2")).to_be_visible()
    press(ann.get_by_role("button", name="Start round 1"))
    for page in (ann, bob):
        expect(page.get_by_role("link", name="To my table")).to_be_visible()
    ann.goto("/lobby")
    expect(ann.get_by_text("Round 1 of 1 of “<i>Tuesday</i> cup” has begun")).to_be_visible()
    expect(ann.get_by_role("link", name="To my table")).to_be_visible()
    ann.go_back()
    expect(bob.get_by_text("Deck of")).to_have_count(1)
    press(bob.get_by_role("link", name="To my table"))
    bob.wait_for_url("**/t/*")
    bob.get_by_role("button", name="Give up").first.click()
    bob.get_by_role("button", name="Yes, give up").click()
    press(bob.get_by_role("link", name="To the tournament"))
    expect(bob.get_by_role("row").filter(has_text=name)).to_contain_text("0–0–1")
    bob.set_viewport_size({"width": 360, "height": 640})
    box = bob.get_by_role("region", name="Standings").bounding_box()
    assert box is not None
    assert box["height"] > 60, "the table stays on a small screen"
    assert bob.evaluate("document.documentElement.scrollWidth") == 360, "and is scrolled by itself"
    expect(ann.get_by_text("This is the last round.")).to_be_visible()
    ann.get_by_text("End the tournament", exact=True).click()
    press(ann.get_by_role("button", name="Do it").last)
    expect(bob.get_by_text("Deck of")).to_have_count(2)
    expect(bob.get_by_role("link", name="Replay of table 1")).to_be_visible()

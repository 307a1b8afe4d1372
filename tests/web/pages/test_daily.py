"""The match of the day in the browser: from the lobby to the table, and back to the table of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.pages.test_account import member
from tests.web.waiting import expect, press

if TYPE_CHECKING:
    from playwright.sync_api import Page

__all__ = ["member"]


def test_the_match_of_the_day_is_played_once(member: tuple[Page, str]) -> None:
    page, name = member
    page.goto("/lobby")
    press(page.get_by_role("link", name="Match of the day"))
    page.get_by_label("Game").select_option("kmon")
    expect(page.get_by_text("Nobody has played it.").first).to_be_visible()
    press(page.get_by_role("button", name="Play", exact=True))
    page.wait_for_url("**/t/*")
    table = page.url
    expect(page.locator(".mat")).to_be_visible()
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.get_by_role("link", name="The story of the match")).to_have_count(0)
    press(page.get_by_role("link", name="Table of the day"))
    row = page.get_by_role("row").filter(has_text=name).first
    expect(row).to_contain_text("lost")
    press(page.get_by_role("link", name="To my match"))
    page.wait_for_url(table)

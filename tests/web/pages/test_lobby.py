"""The lobby in the browser: a challenge between two people, and being left alone at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from tests.web.house import opened
from tests.web.pages.test_account import SEND, credentials
from tests.web.waiting import expect, press

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.fixture
def two(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[tuple[Page, Page, str]]:
    """Ann and Bob in the lobby with accounts, and his name: others are there from other tests."""
    with opened(browser, address) as ann, opened(browser, address) as bob:
        for page, name in ((ann, "Ann"), (bob, "Bob")):
            page.goto("/")
            page.evaluate(SEND, ["/api/account", credentials(f"{name} {request.node.name[-20:]}")])
            page.goto("/lobby")
        yield ann, bob, f"Bob {request.node.name[-20:]}"


def test_a_challenge_is_given_and_taken_by_keys(two: tuple[Page, Page, str]) -> None:
    ann, bob, name = two
    press(ann.get_by_role("button", name=f"Challenge {name}"))
    expect(ann.get_by_label("Name of their account")).to_be_focused()
    ann.keyboard.press("Enter")
    expect(ann.get_by_text("has been asked")).to_be_visible()
    expect(bob).to_have_title("● Lobby – Playmat")
    press(bob.get_by_role("button", name="Accept"))
    for page in (ann, bob):
        page.wait_for_url("**/t/*")
        expect(page.locator(".mat")).to_be_visible()


def test_somebody_is_muted_and_reported_at_the_table(two: tuple[Page, Page, str]) -> None:
    ann, bob, name = two
    press(ann.get_by_role("button", name=f"Challenge {name}"))
    ann.keyboard.press("Enter")
    press(bob.get_by_role("button", name="Accept"))
    for page in (ann, bob):
        expect(page.locator(".mat")).to_be_visible()
    press(ann.get_by_role("button", name="Other players"))
    press(ann.get_by_role("button", name="Mute"))
    expect(ann.get_by_text("Muted:")).to_be_visible()
    ann.get_by_text("Report", exact=True).click()
    ann.get_by_label("What happened?").fill("<img src=x onerror=alert(1)>")
    ann.get_by_role("button", name="Send report").click()
    expect(ann.get_by_text("Your report has the number")).to_be_visible()
    ann.goto("/lobby")
    ann.get_by_text("People you have muted or blocked").click()
    press(ann.get_by_role("button", name="Undo"))
    expect(ann.get_by_text("Nobody.", exact=True)).to_be_visible()

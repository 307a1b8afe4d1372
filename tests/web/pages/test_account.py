"""One's account in the browser: where one is signed in, the password, the data, and an end of it all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.web.house import opened
from tests.web.waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

SEND = """async ([address, body]) => (await import("/static/app/network/net.js")).postJson(address, body)"""
PASSWORD = "correct horse"  # noqa: S105 - of people of the tests
NEW = "battery staple"


def credentials(name: str) -> dict[str, str]:
    """What one signs in with."""
    return {"name": name, "password": PASSWORD}


@pytest.fixture
def member(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[tuple[Page, str]]:
    """A page of somebody with an account of their own, and their name; refusals are part of what is tried."""
    name = f"Ann {request.node.name[-20:]}"
    with opened(browser, address) as page:
        page.goto("/")
        page.evaluate(SEND, ["/api/account", credentials(name)])
        page.goto("/account")
        expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
        yield page, name


def test_another_browser_is_signed_out(member: tuple[Page, str], browser: Browser, address: str) -> None:
    page, name = member
    devices = page.locator(".devices li")
    expect(devices).to_have_count(1)
    with opened(browser, address) as other:
        other.goto("/")
        other.evaluate(SEND, ["/api/login", credentials(name)])
        page.reload()
        expect(devices).to_have_count(2)
        devices.get_by_role("button", name="Sign out").click()
        expect(devices).to_have_count(1)
        expect(devices.get_by_text("this browser")).to_be_visible()
        other.goto("/account")
        expect(other.get_by_text("You are a guest")).to_be_visible()


def test_a_new_password_needs_the_old_one(member: tuple[Page, str], browser: Browser, address: str) -> None:
    page, name = member
    with opened(browser, address) as other:
        other.goto("/")
        other.evaluate(SEND, ["/api/login", credentials(name)])
        page.reload()
        expect(page.locator(".devices li")).to_have_count(2)
        change = page.locator("section", has=page.get_by_role("heading", name="Change the password"))
        change.get_by_label("Your password").fill("wrong wrong")
        change.get_by_label("New password").fill(NEW)
        change.get_by_role("button", name="Change the password").click()
        expect(change.get_by_role("alert")).to_have_text("That is not your password.")
        change.get_by_label("Your password").fill(PASSWORD)
        change.get_by_role("button", name="Change the password").click()
        expect(change.get_by_role("status")).to_contain_text("Changed.")
        expect(change.get_by_role("alert")).to_have_count(0)
        expect(change.get_by_label("New password")).to_have_value("")
        expect(page.locator(".devices li")).to_have_count(1)
        other.goto("/account")
        expect(other.get_by_text("You are a guest")).to_be_visible()
        other.evaluate(SEND, ["/api/login", {"name": name, "password": NEW}])


def test_the_data_can_be_had_and_forgotten(member: tuple[Page, str]) -> None:
    page, name = member
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download your data").click()
    kept = json.loads(Path(coming.value.path()).read_text("utf-8"))
    assert kept["person"] == {"name": name, "guest": False}
    assert len(kept["devices"]) == 1
    page.get_by_text("How to be forgotten for good").click()
    end = page.locator("details")
    end.get_by_label("Your password").fill("wrong wrong")
    end.get_by_role("button", name="Delete for good").click()
    expect(end.get_by_role("alert")).to_have_text("That is not your password.")
    end.get_by_label("Your password").fill(PASSWORD)
    with page.expect_navigation(url=lambda url: url.endswith("/")):
        end.get_by_role("button", name="Delete for good").click()
    page.goto("/account")
    expect(page.get_by_text("You are a guest")).to_be_visible()
    with pytest.raises(Exception, match="do not match"):
        page.evaluate(SEND, ["/api/login", credentials(name)])


def test_the_settings_lead_there(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Devices, password, your data").click()
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("where", ["/", "/learn", "/how/kmon"])
def test_why_there_is_no_table_is_said(where: str, browser: Browser, address: str) -> None:
    def refuse(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=429, json={"error": {"key": "", "text": "Wait a little."}, "more": []})
        else:
            route.continue_()

    with opened(browser, address) as page:
        page.route("**/api/tables", refuse)
        page.goto(where)
        page.get_by_role("button", name="Play now").first.click()
        expect(page.get_by_role("alert")).to_have_text("Wait a little.")
        expect(page.get_by_role("button", name="Play now").first).to_be_enabled()

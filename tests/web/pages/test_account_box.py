"""The visitor's identity: a name that others see, and an account for other devices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from tests.web.house import make_table, opened
from tests.web.waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

LATE = """() => {
    AbortSignal.timeout = () => {
        const stop = new AbortController();
        addEventListener("late", () => stop.abort(new DOMException("late", "TimeoutError")));
        return stop.signal;
    };
}"""
"""Replace the time limits of requests: each ends when the page is told that it is late."""

ASK = """() => {
    import("/static/app/network/myself.js").then(({ getMine }) => getMine("/api/lobby"));
}"""
"""Ask something in one's own name, and wait for nothing."""

RELOADED = "() => !document.querySelector('dialog[open]') && document.querySelector('main h1')"
"""True if the page was loaded again, as it is for another person."""


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """The page of another device."""
    with opened(browser, address, viewport={"width": 360, "height": 640}) as found:
        found.goto("/")
        yield found


def settings(page: Page) -> None:
    """Open the settings."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name, as others see it").wait_for()


def sign(page: Page, name: str, password: str) -> None:
    """Fill in name and password."""
    settings(page)
    page.get_by_label("Your name, as others see it").fill(name)
    page.get_by_text("Account", exact=True).click()
    page.get_by_label("Password").fill(password)


def test_others_see_the_name_one_has_chosen(page: Page, phone: Page) -> None:
    settings(page)
    assert page.get_by_label("Your name, as others see it").input_value() == ""
    page.get_by_label("Your name, as others see it").fill("<b>Ann</b>")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("Saved", exact=True).wait_for()
    made = page.evaluate(
        """async () => {
            const { postJson, newId } = await import("/static/app/network/net.js");
            const seats = [{ kind: "me" }, { kind: "open" }];
            return postJson("/api/tables", { id: newId(), game: "kmon", seats });
        }"""
    )
    phone.goto(f"/t/{made['table']['id']}")
    phone.get_by_text("<b>Ann</b>").wait_for()


def test_an_account_is_the_same_person_on_another_device(page: Page, phone: Page) -> None:
    sign(page, "Bea", "a long password")
    page.get_by_role("button", name="Create an account").click()
    page.get_by_role("button", name="Sign out").wait_for()
    table = make_table(page, "kmon")

    sign(phone, "bea", "another password")
    phone.get_by_role("button", name="Sign in").click()
    phone.get_by_text("do not match").wait_for()
    phone.get_by_label("Password").fill("a long password")
    phone.get_by_role("button", name="Sign in").click()
    phone.wait_for_function(RELOADED)
    phone.goto(f"/t/{table}")
    phone.wait_for_selector(".prompt.mine")
    settings(phone)
    assert phone.get_by_label("Your name, as others see it").input_value() == "Bea"
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.get_by_role("button", name="Sign out").click()
    phone.wait_for_function(RELOADED)
    settings(phone)
    assert phone.get_by_label("Your name, as others see it").input_value() == ""


@pytest.mark.parametrize("where", ["settings", "account"])
def test_a_question_without_an_answer_ends_for_all_tabs(browser: Browser, address: str, where: str) -> None:
    """It is said that it is asked, then that nobody answers; others have their turn; one can try again."""
    with opened(browser, address) as page:
        page.add_init_script(f"({LATE})()")
        page.route("**/api/me?*", lambda _route: None)
        with page.expect_request("**/api/me?*"):
            if where == "account":
                page.goto("/account")
            else:
                page.goto("/")
                page.get_by_role("button", name="Settings").click()
        expect(page.get_by_role("status").filter(has_text="Connecting")).to_be_visible()
        other = page.context.new_page()
        other.goto("/")
        with other.expect_response("**/api/lobby") as told:
            other.evaluate(ASK)
            page.evaluate("() => dispatchEvent(new Event('late'))")
        assert told.value.ok
        expect(page.get_by_role("alert")).to_have_text("The server is not answering. Try again in a moment.")
        page.unroute("**/api/me?*")
        page.get_by_role("button", name="Try again").click()
        known = page.get_by_role("heading", name="Signed in on")
        expect(
            page.get_by_label("Your name, as others see it") if where == "settings" else known
        ).to_be_visible()


@pytest.mark.parametrize("game", ["khtcg", "kmon"])
def test_which_computer_plays_stands_at_its_name(page: Page, game: str) -> None:
    page.goto(f"/t/{make_table(page, game, level='greedy')}")
    page.wait_for_selector(".far .player")
    assert page.locator(".far .played-by").inner_text() == "quick"
    assert page.locator(".near .player").inner_text().splitlines()[0].startswith("You")
    assert page.locator(".near .played-by").count() == 0

"""Somebody who looks at another page is told that it is their turn, if they want it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.house import make_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

AWAY = """() => {
    window.told = [];
    window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, options) { window.told.push([title, options.body]); }
        addEventListener() {}
        close() {}
    };
    Object.defineProperty(document, "hidden", { get: () => window.away === true });
}"""


def test_a_turn_is_told_while_the_page_is_not_in_sight(page: Page) -> None:
    table = make_table(page, "kmon")
    page.evaluate(AWAY)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Tell me when it is my turn").get_by_role("button", name="on").click()
    page.keyboard.press("Escape")
    page.evaluate("() => { window.away = true; }")
    page.evaluate("async (path) => (await import('/static/app/router.js')).go(path)", f"/t/{table}")
    page.wait_for_function("() => window.told.length > 0")
    title, question = page.evaluate("() => window.told[0]")
    assert title == "It is your turn: K-Mon Trading Cards"
    assert page.locator(".prompt h2").inner_text().startswith(question)
    assert page.title().startswith("●")

"""Playwright's assertions that wait, as long as everything here does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.web.house import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def expect(actual: Locator | Page) -> Any:
    """Playwright's assertions of what a page or a part of it shows in the end."""
    from playwright.sync_api import expect as playwright_expect

    playwright_expect.set_options(timeout=PATIENCE)
    return playwright_expect(actual)


def press(control: Locator, key: str = "Enter") -> None:
    """Press a key on a control as soon as it can be used, as a person would; before, it would do nothing."""
    expect(control).to_be_enabled()
    control.press(key)


def settled(page: Page, script: str, wanted: Any, arg: Any = None, what: str = "") -> None:
    """Wait until a question about a page has the answer that it should have; else show the one that it has.

    What stands in a page can move once more when cards or their words have come.
    """
    from playwright.sync_api import TimeoutError as Never

    same = f"([arg, wanted]) => JSON.stringify(({script})(arg)) === JSON.stringify(wanted)"
    try:
        page.wait_for_function(same, arg=[arg, wanted])
    except Never:
        assert page.evaluate(script, arg) == wanted, what

"""A developer's table in the browser, as `playmat dev` opens it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.door.test_developing import GIVEN
from tests.web.finished.test_late_answers import hold, let_go, wait_until_held
from tests.web.house import PATIENCE
from tests.web.pages.test_pages import LANGUAGES, SIZES, STICKING_OUT, THEMES, axe, dress, setting
from tests.web.waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


TOASTS = """() => {
    window.toasts = [];
    const note = (toast) => window.toasts.push(toast.textContent);
    const look = () => document.querySelectorAll(".toast").forEach(note);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes all that is said for a few seconds, however late somebody looks."""


@pytest.fixture
def table(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The page of a table that begins with a document."""
    document = tmp_path / "given.toml"
    document.write_text(GIVEN, encoding="utf-8")
    env = {**os.environ, "PLAYMAT_BROWSER": "none", "PLAYMAT_HOME": str(tmp_path / "home")}
    command = [sys.executable, "-m", "playmat", "dev", str(document), "--lang", "en"]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            found = re.search(r"http://\S+/dev", running.stdout.readline())
            assert found is not None
            page = browser.new_page(locale="en")
            page.set_default_timeout(PATIENCE)
            page.goto(found[0])
            page.wait_for_selector(".developing code")
            yield page
            page.close()
        finally:
            running.terminate()


def hash_of(page: Page, step: str) -> str:
    """The hash of the state that is shown, once so many steps are played."""
    page.locator(".developing [role=status]", has_text=step).wait_for()
    shown: str = page.locator(".developing code").inner_text()
    return shown


def test_a_position_is_edited_and_played_on_beside_its_table(table: Page) -> None:
    """Back and forward, a mistake with its line, another position, and on from it."""
    page = table
    after = hash_of(page, "Step 1 of 1")
    page.get_by_text("The position as text").click()
    assert page.get_by_label("A scenario document").input_value() == GIVEN
    assert "line 20" in page.locator(".developing .editor ul").inner_text()
    page.get_by_role("button", name="Step back").click()
    before = hash_of(page, "Step 0 of 1")
    assert before != after
    page.get_by_role("button", name="Step forward").click()
    assert hash_of(page, "Step 1 of 1") == after
    page.get_by_text("Steps (1)").click()
    page.get_by_role("button", name="The position", exact=True).click()
    assert hash_of(page, "Step 0 of 1") == before

    page.get_by_label("A scenario document").fill(GIVEN.replace("assign", "asign"))
    page.get_by_role("button", name="Apply the text").click()
    page.locator("#dev-problem", has_text="Line 9").wait_for()
    assert hash_of(page, "Step 0 of 1") == before

    page.get_by_label("A scenario document").fill(GIVEN.partition("[[step]]")[0].replace('"ready"', '"set"'))
    page.get_by_role("button", name="Apply the text").click()
    changed = hash_of(page, "Step 0 of 0")
    assert changed not in {before, after}
    assert page.locator("#dev-problem").inner_text() == ""
    page.locator(".prompt .option").first.click()
    played = hash_of(page, "Step 1 of 1")
    page.keyboard.press("u")
    assert hash_of(page, "Step 0 of 1") == changed
    page.get_by_role("button", name="Step forward").click()
    assert hash_of(page, "Step 1 of 1") == played
    page.get_by_role("button", name="Edit the position on the table").click()
    assert hash_of(page, "Step 0 of 0")
    assert "[position]" in page.get_by_label("A scenario document").input_value()


def test_an_answer_that_is_overtaken_is_refused_as_such(table: Page) -> None:
    """The way back was asked for while the answer was on its way."""
    page = table
    hash_of(page, "Step 1 of 1")
    option = page.locator(".prompt .option").first
    expect(option).to_be_enabled()
    page.evaluate(TOASTS)
    hold(page, "/api/dev/table")
    option.click()
    wait_until_held(page)
    page.get_by_role("button", name="Step back").click()
    back = hash_of(page, "Step 0 of 1")
    let_go(page)
    page.wait_for_function("() => window.toasts.some((one) => one.startsWith('The question has changed'))")
    assert hash_of(page, "Step 0 of 1") == back


def test_chance_waits_for_a_word(table: Page) -> None:
    page = table
    page.get_by_text("The position as text").click()
    page.get_by_label("A scenario document").fill(GIVEN.partition("[position]")[0])
    page.get_by_role("button", name="Apply the text").click()
    seeded = hash_of(page, "Step 0 of 0")
    page.get_by_label("I choose what chance brings").check()
    outcome = page.get_by_label("Chance brings", exact=True)
    outcome.wait_for()
    waiting = hash_of(page, "Step 0 of 0")
    assert waiting != seeded
    page.get_by_role("button", name="Go on").click()
    assert hash_of(page, "Step 1 of 1") not in {waiting, seeded}


def test_the_page_fits_and_is_accessible(table: Page) -> None:
    """In each language once, with another width and theme each, with everything open."""
    page = table
    for lang, size, theme in zip(LANGUAGES, SIZES, THEMES, strict=True):
        setting(page, "language", lang)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.reload()
        page.wait_for_selector(".developing code")
        dress(page, theme)
        page.locator(".developing input[type=checkbox]").check()
        for summary in page.locator(".developing > details > summary").all():
            summary.click()
        assert page.evaluate(STICKING_OUT) == {"wide": 0, "out": []}
        assert axe(page) == []

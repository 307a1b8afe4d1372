"""Computer companions wait for who wants to do something; who makes a table says whether programs help."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.web.house import NEXT_QUESTION, PATIENCE, Person, by_mouse, make_table, opened, server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


def test_everybody_sees_who_has_the_computers_wait(page: Page, browser: Browser, address: str) -> None:
    """By key and by button; a computer answers only after it has been let go."""
    table = make_table(page, "perilous", level="random")
    page.goto(f"/t/{table}")
    page.wait_for_selector(".table[data-game=perilous]")
    with opened(browser, address, locale="it-IT") as watcher:
        watcher.goto(f"/t/{table}?watch")
        watcher.wait_for_selector(".table[data-game=perilous]")
        page.keyboard.press("w")
        said = page.get_by_role("status").get_by_text("Sora asks the computer players to wait.")
        said.wait_for()  # first, since it goes away by itself
        for one, words in ((page, "waiting for Sora"), (watcher, "aspettano Sora")):
            one.wait_for_selector(".holds", timeout=PATIENCE)
            assert words in one.locator(".holds").inner_text()
        hold = page.get_by_role("button", name="Wait", exact=True)
        assert hold.get_attribute("aria-pressed") == "true"
        hold.click()
        for one in (page, watcher):
            one.wait_for_selector(".holds", state="detached", timeout=PATIENCE)
        assert hold.get_attribute("aria-pressed") == "false"


def test_where_nobody_can_be_held_there_is_no_button(page: Page) -> None:
    """In a duel nothing is open to who is not asked; where no computer plays nobody can be held."""
    for table in (make_table(page, "kmon"), make_table(page, "perilous", mine=2)):
        page.goto(f"/t/{table}")
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        assert page.get_by_role("button", name="Wait", exact=True).count() == 0


@pytest.mark.parametrize(("game", "usual"), [("kmon", False), ("perilous", True)])
def test_who_makes_a_table_says_whether_hints_and_programs_are_allowed(
    page: Page, game: str, usual: bool
) -> None:
    for allowed in (usual, not usual):
        page.goto(f"/play/{game}?with=friends")
        switch = page.get_by_role("checkbox", name="Allow hints and joining programs")
        assert switch.is_checked() == usual
        switch.set_checked(allowed)
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_selector(".lobby")
        table = page.url.rpartition("/")[2]
        assert page.request.get(f"/api/tables/{table}").json().get("hints", False) == allowed


def test_a_standing_offer_can_be_used_on_the_turn_of_a_companion(browser: Browser, tmp_path: Path) -> None:
    """A player who sees the offer makes the others wait, and uses it (PP-ITEM-12)."""
    with (
        server(tmp_path, grace=PATIENCE / 1000) as address,
        opened(browser, address) as page,
    ):
        page.goto("/")
        page.goto(f"/t/{make_table(page, 'perilous', level='random')}")
        person = Person(page, random.Random(2))  # here an offer comes soon
        while person.answer(by_mouse, unless=".prompt:not(.mine) .option"):
            assert len(person.answers) < 50
        page.keyboard.press("w")
        page.wait_for_selector(".holds", timeout=PATIENCE)
        before = person.asked()
        page.locator(".prompt:not(.mine) .option").first.click()
        page.wait_for_function(NEXT_QUESTION, arg=before, timeout=PATIENCE)

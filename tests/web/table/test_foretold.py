"""An option that is pointed at shows what is certain to come of it, to eyes and to ears."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from tests.web.house import PATIENCE, Person, by_keys, make_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCROLLED = """mat => {
    document.querySelector(mat).style.transform = "translateX(9px)";
    dispatchEvent(new Event("scroll"));
}"""
FOLLOWS = """was => {
    const { left } = document.querySelector(".foretold b").getBoundingClientRect();
    return Math.abs(left - was.x - 9) < 1;
}"""
"""What is foretold lies where its thing is, also after that was scrolled."""

LEFT = ".creature.active .hp b"


def test_the_damage_of_an_attack_is_shown_before_it_is_made(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/t/{make_table(page, 'kmon')}")
    person = Person(page, random.Random(5))
    attack = page.locator('.option[data-answer="attack"]')
    for _ in range(30):
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        if attack.count():
            break
        person.answer(by_keys)
    has = int(page.locator(f".far {LEFT}").inner_text().split("/")[0])
    attack.hover()
    shown = page.locator(".foretold b")
    was, will = map(int, re.findall(r"\d+", shown.inner_text()))
    assert will < was == has
    assert page.locator(".foretold .arrows .tip").count() == 1
    words = page.locator(f"#{attack.get_attribute('aria-describedby')}")
    assert f"from {was} to {will}" in words.inner_text()
    lies = shown.bounding_box()
    page.evaluate(SCROLLED, ".mat")
    page.wait_for_function(FOLLOWS, arg=lies)
    page.mouse.move(0, 0)
    shown.wait_for(state="detached")
    assert not words.inner_text()

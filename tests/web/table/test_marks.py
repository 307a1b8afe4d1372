"""A mark stays: a hand that shakes, or drops a thing beside the table, loses nothing."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tests.web.house import PATIENCE, Person, by_mouse, make_table

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def to_the_dice(page: Page) -> list[Locator]:
    """Go on until dice are chosen to be thrown again; gives the first three of them."""
    page.goto(f"/t/{make_table(page, 'perilous', mine=2)}")  # no companion takes the question away
    person = Person(page, random.Random(1))
    for _ in range(100):
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        dice = page.locator(".tray .die.legal")
        if page.locator(".prompt .option.mark").count() > 2 and dice.count() > 2:
            paths = [str(one.get_attribute("data-path")) for one in dice.all()[:3]]
            return [page.locator(f'.tray .die[data-path="{path}"]') for path in paths]
        assert person.answer(by_mouse)
    raise AssertionError("no dice could be thrown again")


def drawn(page: Page, die: Locator, far: int) -> None:
    """Press a die and let go so many pixels beside the point."""
    box = die.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2 - far / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 5):
        page.mouse.move(x + far * step / 4, y)
    page.mouse.up()


def marked(page: Page) -> int:
    """The number of marked things."""
    return int(page.locator('.prompt .option.mark[aria-pressed="true"]').count())


def test_a_shaky_click_marks_one_more_and_takes_one_back(page: Page) -> None:
    first, second, third = to_the_dice(page)
    first.click()
    second.click()
    assert marked(page) == 2
    drawn(page, third, 9)
    assert marked(page) == 3
    drawn(page, third, 9)
    assert marked(page) == 2


def test_a_drop_on_nothing_keeps_the_marks(page: Page) -> None:
    first, second, third = to_the_dice(page)
    first.click()
    drawn(page, third, -1200)
    assert marked(page) == 1
    assert page.locator(".ghost").count() == 0
    box, onto = third.bounding_box(), second.bounding_box()
    assert box is not None
    assert onto is not None
    drawn(page, third, int(2 * (onto["x"] - box["x"])))
    assert marked(page) >= 1

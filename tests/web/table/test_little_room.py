"""Phones, also held across, and pages at 200 %: what decides a fight is in the window and under nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.web.house import make_table
from tests.web.pages.test_pages import LANGUAGES
from tests.web.table.test_crowded import crowd, shown_as
from tests.web.table.test_screens import open_table
from tests.web.waiting import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCREENS = [(360, 640), (640, 360), (390, 844), (640, 400), (512, 384)]
"""The last two are 1280x800 and 1024x768 at 200 %."""

ALWAYS = [".latest .said", ".prompt h2"]
SIDES = [".far > .strip", ".near > .strip"]
PARTS = {
    "khtcg": [".world-track b", ".brief .vital b"],
    "kmon": [".charges b", ".pile.deck b"],
}

UNSEEN = """(parts) => parts.filter((part) => {
    const one = document.querySelector(part);
    if (!one) return true;
    const box = one.getBoundingClientRect();
    const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    if (!box.width || !inside) return true;
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !(at && (one.contains(at) || at.contains(one)) && at.closest('.strip, .party, .latest, .prompt'));
})"""
"""The parts that are not in the window, or lie under something."""


def settled_on_all(page: Page, script: str, wanted: Any, arg: Any = None, what: str = "") -> None:
    """Turn a page to each of the screens, and wait until a question has the answer that it should have."""
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        settled(page, script, wanted, arg, f"{what} {width}x{height}")


@pytest.mark.parametrize("fight", ["battle", "challenge", ""])
def test_both_totals_the_last_deed_and_the_question_are_seen(page: Page, fight: str) -> None:
    if fight:
        shown_as(page, lambda view: crowd(view, fight, worlds=6, friends=5, fighters=3, used=2))
    table = make_table(page, "khtcg", level="random")
    sums = [".brief .sum"] if fight else []
    parts = [f"{side} {part}" for side in SIDES for part in (*PARTS["khtcg"], *sums)]
    for lang in LANGUAGES:
        open_table(page, table, lang)
        settled_on_all(page, UNSEEN, [], [*ALWAYS, *parts], lang)


def test_both_strips_of_kmon_are_seen(page: Page) -> None:
    table = make_table(page, "kmon", level="random")
    for lang in LANGUAGES:
        open_table(page, table, lang)
        parts = [f"{side} {part}" for side in SIDES for part in PARTS["kmon"]]
        settled_on_all(page, UNSEEN, [], [*ALWAYS, *parts], lang)


def test_five_heroes_are_in_one_strip(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    open_table(page, make_table(page, "perilous", seats=5, mine=5), "en")
    heroes = [f".party > :nth-child({place}) b" for place in range(1, 6)]
    settled(page, UNSEEN, [], heroes)


def test_the_strips_stay_while_the_rest_is_scrolled(page: Page) -> None:
    shown_as(page, lambda view: crowd(view, "challenge", worlds=6, friends=5, fighters=3, used=2))
    table = make_table(page, "khtcg", level="random")
    page.set_viewport_size({"width": 360, "height": 640})
    open_table(page, table, "en")
    parts = [f"{side} {part}" for side in SIDES for part in (*PARTS["khtcg"], ".brief .sum")]
    for place in ("start", "end"):
        page.locator(".far .ground").evaluate("(one, block) => one.scrollIntoView({ block })", place)
        settled(page, UNSEEN, [], parts, place)


BARE = """() => [...document.querySelectorAll('.near :is(.friends, .leader) .thing')].filter((one) => {
    one.scrollIntoView({ block: 'center' });
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return !at || at.closest('.strip, .hand:not(.card-face), .prompt, .latest');
}).map((one) => one.dataset.path)"""
"""The own cards in play whose middle lies under what stays where it is; copies lie on each other."""


@pytest.mark.parametrize("fight", ["battle", "challenge", ""])
def test_a_hand_without_cards_leaves_no_strip_over_the_own_cards(page: Page, fight: str) -> None:
    def emptied(view: dict[str, Any]) -> None:
        crowd(view, fight or "challenge", worlds=2, friends=2, fighters=1, used=1)
        if not fight:
            view["fight"] = None
        view["seats"][0].update(hand=[], hand_count=0)

    shown_as(page, emptied)
    open_table(page, make_table(page, "khtcg", level="random"), "en")
    assert page.locator(".near .friends .thing").count() >= 2
    settled_on_all(page, BARE, [])

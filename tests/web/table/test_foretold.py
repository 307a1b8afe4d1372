"""An option that is pointed at shows what is certain to come of it, to eyes and to ears."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from tests.web.house import PATIENCE, Person, by_keys, by_mouse, make_table, opened, thing
from tests.web.waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

SCROLLED = """mat => {
    document.querySelector(mat).style.transform = "translateX(9px)";
    dispatchEvent(new Event("scroll"));
}"""
FOLLOWS = """was => {
    const shown = document.querySelector(".foretold b.bad")?.getBoundingClientRect();
    return shown !== undefined && Math.abs(shown.left - was.x - 9) < 1;
}"""
"""True if the forecast is beside its thing, even after that was scrolled."""

LEFT = ".creature.active .hp b"


def attack_offered(page: Page) -> Locator:
    """Play until one's K-Mon may attack; gives that option."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/t/{make_table(page, 'kmon')}")
    person = Person(page, random.Random(5))
    attack = page.locator('.option[data-answer="attack"]')
    for _ in range(30):
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        if attack.count():
            break
        person.answer(by_keys)
    return attack


def test_the_damage_of_an_attack_is_shown_before_it_is_made(page: Page) -> None:
    attack = attack_offered(page)
    has = int(page.locator(f".far {LEFT}").inner_text().split("/")[0])
    attack.hover()
    shown = page.locator(".foretold b.bad")
    was, will = map(int, re.findall(r"\d+", shown.inner_text()))
    assert will < was == has
    assert page.locator(".foretold .arrows .bad .tip").count() == 1
    words = page.locator(f"#{attack.get_attribute('aria-describedby')}")
    assert f"from {was} to {will}" in words.inner_text()
    lies = shown.bounding_box()
    page.evaluate(SCROLLED, ".mat")
    page.wait_for_function(FOLLOWS, arg=lies)
    page.mouse.move(0, 0)
    shown.wait_for(state="detached")
    assert not words.inner_text()


SAID = "#foretold[aria-live=polite]"
GHOST = ".foretold .would-be"
BOXES = """([ghosts, place]) => {
    const box = (one) => one.getBoundingClientRect().toJSON();
    const thing = document.querySelector(`.mat [data-path="${place}"]`);
    return [[...document.querySelectorAll(ghosts)].map(box), box(thing)];
}"""
"""The places of the ghosts, and of a thing."""


def reached(person: Person, verb: str) -> tuple[str, list[str]]:
    """Play until one option with a verb is about some thing; gives it, and what it is about."""
    for _ in range(60):
        person.page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        options = person.options(person.asked())
        things = [one for _words, touches in options for one in touches]
        for words, touches in options:
            if words.split()[0] == verb and things.count(touches[0]) == 1:
                return words, touches
        assert person.answer(by_mouse)
    raise AssertionError(f"no option to {verb}")


def lies_on(page: Page, place: str) -> bool:
    """Return whether a ghost lies on or over a thing, by their middles."""
    ghosts, there = page.evaluate(BOXES, [GHOST, place])
    return any(
        abs(one["x"] + one["width"] / 2 - there["x"] - there["width"] / 2) < max(one["width"], there["width"])
        and abs(one["y"] + one["height"] / 2 - there["y"] - there["height"] / 2)
        < max(one["height"], there["height"]) / 2
        for one in ghosts
    )


def test_a_friend_that_would_be_called_is_seen_where_it_comes_to_lie(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/t/{make_table(page, 'khtcg')}")
    person = Person(page, random.Random(5))
    words, (card,) = reached(person, "call")
    page.locator(".mat .title", has_text="KHP-").first.wait_for(state="detached")  # the names have come
    called = page.locator(f'.mat [data-path="{card}"] .card-face .title').inner_text()
    option = page.locator(f'.option[data-answer="{words}"]')
    option.hover()
    ghost = page.locator(GHOST)
    ghost.wait_for()
    assert ghost.locator(".title").inner_text() == called
    expect(page.locator(SAID)).to_contain_text(f"{called} comes into play")
    was = ghost.bounding_box()
    before = person.asked()
    option.click()
    page.wait_for_function("was => document.querySelector('.prompt')?.dataset.ask !== was", arg=before)
    friends = page.locator(".near .friends .piece")
    friends.first.wait_for()
    assert friends.locator(".title").all_inner_texts() == [called]
    lies = friends.bounding_box()
    assert was is not None
    assert lies is not None
    assert abs(was["x"] - lies["x"]) < was["width"]
    assert abs(was["y"] + was["height"] / 2 - lies["y"] - lies["height"] / 2) < was["height"] / 2
    page.mouse.move(0, 0)  # off the option that came below it
    ghost.wait_for(state="detached")


def test_two_that_would_change_places_are_seen_so_with_the_keys_and_in_forced_colours(page: Page) -> None:
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.goto(f"/t/{make_table(page, 'kmon')}")
    person = Person(page, random.Random(5))
    words, (comes,) = reached(person, "switch")
    page.locator(f'.option[data-answer="{words}"]').focus()
    page.locator(GHOST).first.wait_for()
    names = page.locator(f"{GHOST} .name").all_inner_texts()
    active = page.locator(".near .creature.active")
    assert set(names) == {
        active.locator(".name").inner_text(),
        page.locator(f'.mat [data-path="{comes}"] .name').inner_text(),
    }
    expect(page.locator(SAID)).to_contain_text("change places")
    said = str(page.locator(SAID).text_content())
    assert [said.count(name) for name in names] == [1, 1]
    assert lies_on(page, comes)
    assert lies_on(page, str(active.get_attribute("data-path")))
    looks = page.locator(GHOST).first.evaluate(
        "one => [getComputedStyle(one).outlineStyle, one.getAnimations({ subtree: true }).length]"
    )
    assert looks == ["dashed", 0]


@pytest.mark.parametrize("colours", ["none", "active"])
def test_a_die_that_would_be_set_is_seen_on_its_action_by_touch(
    browser: Browser, address: str, colours: str
) -> None:
    with opened(
        browser,
        address,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        forced_colors=colours,
    ) as page:
        page.goto("/")
        page.goto(f"/t/{make_table(page, 'perilous')}")
        person = Person(page, random.Random(5))
        words, (action, *_dice) = reached(person, "ready")
        thing(page, action, words).tap()
        page.locator(GHOST).first.wait_for()
        assert lies_on(page, action)
        unless = page.locator(".foretold .unless")
        assert unless.inner_text() == "Certain if nobody responds"
        label, mat = unless.bounding_box(), page.locator(".mat").bounding_box()
        assert label is not None
        assert mat is not None
        assert 0 <= label["y"] <= mat["y"] - label["height"] + 1  # it covers nothing of the table

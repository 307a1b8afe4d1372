"""What happens is seen to move and heard; nobody has to wait for it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from tests.web.house import PATIENCE, Person, by_keys, by_mouse, make_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

LISTEN = """() => {
    window.heard = [];
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
        window.heard.push(value);
        return set.call(this, value, at);
    };
}"""
DICE, HIT = 180, 140
"""The first tones of the sounds of dice and of damage, in Hertz; no other sound has them."""

MOVING = """() => document.querySelector('.mat').getAnimations({ subtree: true })
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
    .filter((one) => one.playState === 'running').length"""
"""How many things of the table are on their way."""


@pytest.mark.parametrize(("game", "sounds"), [("perilous", [DICE, HIT]), ("kmon", [HIT]), ("khtcg", [HIT])])
def test_dice_and_damage_are_heard(page: Page, game: str, sounds: list[int]) -> None:
    page.evaluate(LISTEN)
    page.evaluate(
        "async (path) => (await import('/static/app/router.js')).go(path)", f"/t/{make_table(page, game)}"
    )
    person = Person(page, random.Random(4))
    for _ in range(150):
        page.wait_for_selector(".prompt.mine, .ending", timeout=PATIENCE)
        heard = page.evaluate("() => window.heard")
        if all(sound in heard for sound in sounds):
            return
        assert not page.locator(".ending").count()
        assert person.answer(by_mouse)
    raise AssertionError("not all was heard")


@pytest.mark.parametrize("way", ["key", "press"])
def test_a_key_or_a_press_ends_what_moves(page: Page, way: str) -> None:
    """Movements last a hundred times as long here, so that they are seen."""
    page.goto(f"/t/{make_table(page, 'kmon', level='random')}")
    slow = page.context.new_cdp_session(page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    person = Person(page, random.Random(2))
    for _ in range(20):
        assert person.answer(by_keys)
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        if page.evaluate(MOVING):
            break
    assert page.evaluate(MOVING)
    if way == "key":
        page.keyboard.press("Shift")
    else:
        page.mouse.move(1270, 790)
        page.mouse.down()
        page.mouse.up()
    assert page.evaluate(MOVING) == 0

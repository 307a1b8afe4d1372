"""Events are seen to move and heard; nobody has to wait for them."""

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

STAGED = """() => {
    window.staged = 0;
    const look = () => (window.staged += document.querySelector(".stage-layer")?.childElementCount ?? 0);
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Counts what is seen on the stage."""

MOVING = """() => document.querySelector('.table').getAnimations({ subtree: true })
    .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
    .filter((one) => one.playState === 'running').length"""
"""The number of moving things on the table."""


@pytest.mark.parametrize(("game", "sounds"), [("perilous", [DICE, HIT]), ("kmon", [HIT]), ("khtcg", [HIT])])
def test_dice_and_damage_are_heard(page: Page, game: str, sounds: list[int]) -> None:
    """With reduced motion, nothing is seen on the stage, and the same is heard."""
    if game == "khtcg":
        page.emulate_media(reduced_motion="reduce")
    page.evaluate(LISTEN)
    page.evaluate(STAGED)
    page.evaluate(
        "async (path) => (await import('/static/app/router.js')).go(path)", f"/t/{make_table(page, game)}"
    )
    person = Person(page, random.Random(4))
    for _ in range(150):
        page.wait_for_selector(".prompt.mine, .ending", timeout=PATIENCE)
        heard = page.evaluate("() => window.heard")
        if all(sound in heard for sound in sounds):
            assert bool(page.evaluate("() => window.staged")) == (game != "khtcg")
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
    assert page.locator(".stage-layer > *").count() == 0


TUMBLING = """async () => {
    const { height, left } = await import("/static/app/stage/dice.js");
    const times = Array.from({ length: 101 }, (_, i) => i / 100);
    return { heights: times.map(height), left: times.map(left) };
}"""


def test_dice_bounce_lower_each_time_and_come_to_rest_where_they_lie(page: Page) -> None:
    way = page.evaluate(TUMBLING)
    heights, left = way["heights"], way["left"]
    assert left[0] == 1
    assert left[-1] == 0
    assert left == sorted(left, reverse=True)
    tops = [
        high
        for before, high, after in zip(heights, heights[1:], heights[2:], strict=False)
        if before < high >= after
    ]
    assert len(tops) == 4
    assert tops == sorted(tops, reverse=True)
    assert heights[-1] == 0


FAILING = """async ([failing]) => {
    const { Stage } = await import("/static/app/stage/stage.js");
    const layer = document.body.appendChild(document.createElement("div"));
    const unseen = layer.appendChild(document.createElement("i")).cloneNode();
    document.body.append(unseen);
    const stage = new Stage(() => layer);
    const fail = () => { throw new Error("no such thing"); };
    const nothing = async () => {};
    const act = { wait: () => stage.hide(unseen), play: nothing };
    stage.add([act, { play: nothing, [failing]: fail }]);
    while (stage.busy) await new Promise((go) => setTimeout(go));
    let played = false;
    stage.add([{ play: async () => (played = true) }]);
    await stage.quiet;
    return { played, left: layer.childElementCount, hidden: getComputedStyle(unseen).opacity === "0" };
}"""


@pytest.mark.parametrize("failing", ["wait", "play"])
def test_an_act_that_fails_hides_nothing_and_ends_no_stage(page: Page, failing: str) -> None:
    assert page.evaluate(FAILING, [failing]) == {"played": True, "left": 0, "hidden": False}


RECORDED = """async () => {
    const { BOUND, CHAIN, Stage } = await import("/static/app/stage/stage.js");
    const layer = document.body.appendChild(document.createElement("div"));
    const stage = new Stage(() => layer, () => 1);
    const begun = [];
    const pauses = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        pauses.push(timing.duration);
        return animate.call(this, frames, { ...timing, duration: 0 });
    };
    const endless = () => new Promise((_, end) => stage.ends.push(end));
    stage.ends = [];
    const play = () => {
        begun.push(play);
        return endless();
    };
    stage.add(Array.from({ length: CHAIN / BOUND }, () => ({ play })));
    while (stage.beginning) await new Promise((go) => setTimeout(go));
    Element.prototype.animate = animate;
    const busy = stage.busy;
    stage.ends.forEach((end) => end(new Error("enough")));
    await stage.quiet;
    return { begun: begun.length, pauses, busy, after: stage.busy };
}"""
"""Acts that never end, one after the other: how long each is waited for. Nothing takes its time here."""


def test_the_next_act_begins_within_a_quarter_of_a_second_whatever_is_left_of_the_last(page: Page) -> None:
    done = page.evaluate(RECORDED)
    assert done["begun"] == 8
    assert done["busy"]
    assert not done["after"]
    assert max(done["pauses"]) <= 250
    assert sum(done["pauses"]) <= 2000


STRUCK = """async (way) => {
    const { BOUND, Stage } = await import("/static/app/stage/stage.js");
    const { count, strike } = await import("/static/app/stage/acts.js");
    const layer = document.body.appendChild(document.createElement("div"));
    const [who, whom] = [0, 300].map((left) => {
        const one = document.body.appendChild(document.createElement("div"));
        one.style.cssText = `position: fixed; top: 0; left: ${left}px; width: 50px; height: 50px`;
        return one;
    });
    let waited = 0;
    let seen = null;
    const stage = new Stage(() => layer, () => 1);
    stage.move = async (element, frames, { duration }) => {
        const risen = frames.find((one) => one.opacity === 1);
        if (element.matches(".rising")) seen = waited + duration * risen.offset;
        if (element.matches(".orb")) waited += duration;
    };
    stage.pause = async (duration) => void (waited += duration);
    stage.prop = (look) => Object.assign(document.createElement("div"), { className: `prop ${look}` });
    const leap = strike(stage, who, whom, way);
    await leap;
    await count(stage, whom, { by: -2, left: 3 });
    return { seen, bound: BOUND };
}"""
"""A strike: after how many milliseconds of those declared the number of its damage is seen."""


@pytest.mark.parametrize("way", ["leap", "orb"])
def test_what_an_attack_does_is_seen_within_a_quarter_of_a_second(page: Page, way: str) -> None:
    struck = page.evaluate(STRUCK, way)
    assert struck["bound"] == 250
    assert 0 < struck["seen"] <= struck["bound"]


SHOWN = "() => document.querySelector('.mat').innerText"


def test_the_table_shows_the_outcome_while_it_is_still_seen_to_happen(page: Page) -> None:
    """Animation is decoration: with it or after it, the table says the same."""
    page.goto(f"/t/{make_table(page, 'kmon', level='random')}")
    slow = page.context.new_cdp_session(page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    person = Person(page, random.Random(2))
    for _ in range(20):
        assert person.answer(by_keys)
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        if page.locator(".stage-layer > *").count():
            break
    else:
        pytest.fail("nothing was seen to happen in 20 answers")
    during = page.evaluate(SHOWN)
    page.keyboard.press("Shift")
    assert page.locator(".stage-layer > *").count() == 0
    assert page.evaluate(SHOWN) == during

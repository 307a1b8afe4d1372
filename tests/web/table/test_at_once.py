"""A thing that is shown can be used in the same instant, and one that is gone does nothing any more.

Parts of the page, by themselves: what a slow machine would let happen by chance happens here in every run.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from tests.web.finished.test_replays import finished

if TYPE_CHECKING:
    from playwright.sync_api import Page

PASSING = """async () => {
    const { h, render } = await import("preact");
    const { signal } = await import("@preact/signals");
    const { passing } = await import("/static/app/settings.js");
    const { useAutoPass } = await import("/static/app/table/auto-pass.js");
    passing.value = "on";
    window.passed = [];
    const item = { word: "pass", text: "" };
    const one = { seat: 0, serial: 1, kind: "pick", items: [item] };
    const ask = signal(one);
    const box = document.createElement("div");
    const Part = () => {
        useAutoPass({ ask, act: () => passed.push(ask.peek().serial) });
        return null;
    };
    window.leave = () => render(null, box);
    window.begin = () => {
        passed.length = 0;
        ask.value = one;
        render(h(Part, {}), box);
    };
    window.other = () => (ask.value = { seat: 0, serial: 2, kind: "pick", items: [item, item] });
}"""

STORE = """async () => {
    const { TableStore } = await import("/static/app/table/store.js");
    window.asked = [];
    const connect = (owner) => {
        window.owner = owner;
        const ask = (message) => new Promise((resolve) => asked.push({ message, resolve }));
        return { ask, greet() {}, renew() {}, close() {} };
    };
    window.store = new TableStore("none", false, connect);
    window.question = (serial) => ({
        asks: [{ seat: 0, serial, kind: "pick", items: ["a", "b"].map((word) => ({ word, text: word })) }],
        view: {},
    });
    const table = { id: "none", game: "kmon", status: "running", seats: [] };
    const state = { table, play: question(1), you: [0], events: [], notices: [], online: [], watchers: 0 };
    owner.news({ type: "state", version: 1, ...state });
}"""

LATE = """async ([ask, answer]) => {
    const { advise } = await import("/static/app/table/asking.js");
    if (ask === "hint") void advise(store);
    else void store.point("seats.0", ["attack"]);
    owner.news({ type: "update", version: 2, play: question(2) });
    asked[0].resolve({ type: "reply", id: "", ...answer });
    await new Promise((resolve) => setTimeout(resolve));
    return { type: asked[0].message.type, hint: store.hint.peek(), reason: store.reason.peek() };
}"""

DRAG = """async () => {
    const { h, render } = await import("preact");
    const { SceneContext, Thing } = await import("/static/app/parts/thing.js");
    const { signal } = await import("@preact/signals");
    const [pinged, shown, showing, reason] = [signal(""), signal([]), signal(false), signal(null)];
    const store = { light: () => "legal", pinged, shown, showing, reason, lift() {}, drop() {} };
    const box = document.body.appendChild(document.createElement("div"));
    const scene = { store, tries: () => [], short: () => "" };
    render(h(SceneContext.Provider, { value: scene }, h(Thing, { path: "seats.0", label: "A" })), box);
    const say = (kind, clientX) => new PointerEvent(kind, { bubbles: true, isPrimary: true, clientX });
    box.querySelector(".thing").dispatchEvent(say("pointerdown", 10));
    dispatchEvent(say("pointermove", 60));
    const dragged = document.querySelector(".ghost") !== null;
    dispatchEvent(say("pointerup", 60));
    return dragged;
}"""

FOCUS = """async () => {
    const { h, render } = await import("preact");
    const { useRef } = await import("preact/hooks");
    const { useFocusOnQuestion } = await import("/static/app/table/focus.js");
    const box = document.body.appendChild(document.createElement("div"));
    const Part = ({ question }) => {
        const root = useRef(null);
        useFocusOnQuestion(root, question, () => "");
        const option = h("button", { key: question, "data-answer": question }, question);
        return h("div", { ref: root }, h("section", { class: "prompt", tabIndex: -1 }, option));
    };
    render(h(Part, { question: "one" }), box);
    box.querySelector("button").focus();
    render(h(Part, { question: "two" }), box);
    return document.activeElement.className;
}"""

CLOCK = """async () => {
    const { h, render } = await import("preact");
    const { signal } = await import("@preact/signals");
    const { Clocks } = await import("/static/app/table/clock.js");
    window.left = (seconds) => ({ clocks: [{ seat: 0, left: seconds, running: true }] });
    window.play = signal(left(100));
    window.box = document.createElement("div");
    render(h(Clocks, { store: { play, you: signal([]), called: () => "" } }), box);
    window.shown = () => box.querySelector("time").textContent;
}"""

STEP = 10
"""Milliseconds, in which nothing else happens than what is waited for."""

LEAVE = """(begun) => {
    const [LEFT, LONG] = [4711, 500];
    const [begin, end] = [setTimeout, clearTimeout];
    return new Promise((resolve) => {
        let stopped = false;
        window.clearTimeout = (id) => (id === LEFT ? (stopped = true) : end(id));
        window.setTimeout = (step, delay, ...more) => {
            if (!(delay > LONG)) return begin(step, delay, ...more);
            window.setTimeout = begin;
            begin(async () => {
                if (begun) step();
                document.querySelector("a.brand").click();
                await null;
                await null;
                if (!begun && !stopped) step();
                begin(() => resolve(location.pathname));
            });
            return LEFT;
        };
        document.querySelector(".player-box .button.main").click();
    });
}"""
"""Play a replay, and leave it just before its next step comes, or just when it has begun."""

PICTURES = """async () => {
    const { pictureCount, setPicture } = await import("/static/app/parts/pictures.js");
    const canvas = new OffscreenCanvas(1, 1);
    canvas.getContext("2d");
    const file = await canvas.convertToBlob();
    await Promise.all([setPicture("A", file), setPicture("B", file)]);
    return pictureCount.value;
}"""


def test_passing_never_answers_another_question(page: Page) -> None:
    """The next question may come however shortly before the end of the delay."""
    page.clock.install(time=datetime(2026, 1, 1, 12, tzinfo=UTC))
    page.clock.pause_at(datetime(2026, 1, 1, 18, tzinfo=UTC))
    page.evaluate(PASSING)
    page.evaluate("() => begin()")
    spent = 0
    while not page.evaluate("() => passed.length"):
        page.clock.run_for(STEP)
        spent += STEP
    for before in range(1, 2 * STEP):
        page.evaluate("() => leave()")
        page.clock.run_for(2 * spent)
        page.evaluate("() => begin()")
        page.clock.run_for(spent - before)
        in_time = page.evaluate("() => passed.length")
        page.evaluate("() => { other(); }")
        page.clock.run_for(2 * spent)
        assert page.evaluate("() => passed") == [1] * in_time


def test_a_hint_for_a_question_that_is_gone_is_not_shown(page: Page) -> None:
    page.evaluate(STORE)
    said = page.evaluate(LATE, ["hint", {"notation": "a"}])
    assert said == {"type": "hint", "hint": None, "reason": None}


def test_a_reason_of_a_question_that_is_gone_is_not_shown(page: Page) -> None:
    page.evaluate(STORE)
    said = page.evaluate(LATE, ["why", {"lines": [{"text": "No."}]}])
    assert said == {"type": "why", "hint": None, "reason": None}


def test_what_lights_up_can_be_dragged_at_once(page: Page) -> None:
    assert page.evaluate(DRAG)


def test_the_question_keeps_a_focus_that_it_had_at_once(page: Page) -> None:
    assert page.evaluate(FOCUS) == "prompt"


def test_the_time_left_is_counted_from_when_it_was_said(page: Page) -> None:
    page.clock.install(time=datetime(2026, 1, 1, 12, tzinfo=UTC))
    page.clock.pause_at(datetime(2026, 1, 1, 18, tzinfo=UTC))
    page.evaluate(CLOCK)
    page.clock.run_for(10_000)
    assert page.evaluate("() => shown()") == "1:30"
    assert (
        page.evaluate("async () => { play.value = left(120); await null; await null; return shown(); }")
        == "2:00"
    )


def test_a_replay_that_has_been_left_steps_no_further(page: Page) -> None:
    page.goto(f"/replay/{finished(page, 'kmon', 2)}")
    replay = page.url
    for begun in (False, True):
        page.goto(replay)
        page.wait_for_selector(".player-box")
        assert page.evaluate(LEAVE, begun) == "/"


def test_two_pictures_at_once_are_both_kept(page: Page) -> None:
    assert page.evaluate(PICTURES) == 2

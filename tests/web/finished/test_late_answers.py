"""An answer may come so late that it is not wanted any more: what is shown is what was asked for last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.finished.test_replays import FILE, finished
from tests.web.house import opened

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Route

HOLD = """(part) => {
    const native = window.fetch;
    window.late = { letGo: null, taken: false };
    window.fetch = async (...given) => {
        const answer = await native(...given);
        const about = `${given[1]?.method ?? "GET"} ${given[0]}`;
        if (late.letGo || !about.includes(part)) return answer;
        const json = answer.json.bind(answer);
        answer.json = () => json().finally(() => setTimeout(() => (late.taken = true)));
        await new Promise((resolve) => (late.letGo = resolve));
        return answer;
    };
}"""
"""From now on the first answer to a request with this in its method and address waits until it is let go."""

SPEAK = "async (lang) => { (await import('/static/app/settings.js')).language.value = lang; }"
JAPANESE = r"(place) => /[\u3040-\u30ff\u4e00-\u9fff]/.test(document.querySelector(place)?.textContent)"
"""True if a place has text in Japanese."""

TWICE = "one => { one.click(); one.click(); }"


def hold(page: Page, part: str) -> None:
    """Have the next answer of a kind come late."""
    page.evaluate(HOLD, part)


def wait_until_held(page: Page) -> None:
    """Wait until the page has asked, and the answer would be there."""
    page.wait_for_function("() => late.letGo")


def let_go(page: Page) -> None:
    """Let the answer come, and wait until the page has done with it what it does."""
    page.evaluate("() => late.letGo()")
    page.wait_for_function("() => late.taken")


@pytest.mark.parametrize(
    ("where", "asked", "place"),
    [
        ("/rules/kmon", "/api/games/kmon/rules", ".rules dd"),
        ("/learn", "/api/games/kmon/lessons", ".lesson[data-game=kmon] .course strong"),
        ("/learn/kmon/attack", "/api/games/kmon/lessons/attack", ".coach .say"),
        ("/decks/kmon", "/api/games/kmon/decks", "optgroup option"),
    ],
)
def test_the_language_chosen_last_is_read(page: Page, where: str, asked: str, place: str) -> None:
    page.goto(where)
    page.locator(place).first.wait_for(state="attached")
    hold(page, f"{asked}?lang=it")
    read_in_japanese_although_italian_comes_late(page, place)


def test_a_replay_is_told_in_the_language_chosen_last(page: Page) -> None:
    page.goto(f"/replay/{finished(page, 'kmon', 2)}#t=9999")
    page.wait_for_selector(".replay .log .said")
    hold(page, "/replay?from=0&count=50&lang=it")
    read_in_japanese_although_italian_comes_late(page, ".replay .log .said")


def read_in_japanese_although_italian_comes_late(page: Page, place: str) -> None:
    """Choose Italian, whose answer is held, and Japanese, and let the answer come."""
    page.evaluate(SPEAK, "it")
    wait_until_held(page)
    page.evaluate(SPEAK, "ja")
    page.wait_for_function(JAPANESE, arg=place)
    let_go(page)
    assert page.evaluate(JAPANESE, place)


def test_the_deck_chosen_last_is_built(page: Page) -> None:
    """Also where the one before takes longer."""
    page.goto("/decks/kmon")
    start = page.get_by_label("Start with a deck")
    start.locator("option", has_text="Glacier Bastion").wait_for(state="attached")
    hold(page, "/decks/random")
    page.get_by_role("button", name="Random deck").click()
    wait_until_held(page)
    start.select_option(label="Glacier Bastion")
    page.wait_for_selector(".deck-list li")
    name = page.get_by_label("Name", exact=True)
    assert name.input_value() == "Glacier Bastion"
    let_go(page)
    assert name.input_value() == "Glacier Bastion"


def test_a_deck_is_kept_and_handed_on_as_it_is_shown(page: Page) -> None:
    """Not as it was before the last card, while the server reads it."""
    page.goto("/decks/kmon")
    page.get_by_label("Start with a deck").select_option(label="Glacier Bastion")
    page.wait_for_selector(".legal-deck")
    ways = ["Save", "Copy as text", "Copy share code"]
    for way in ways:
        page.get_by_role("button", name=way, exact=True).and_(page.locator(":enabled")).wait_for()
    hold(page, "/decks/check")
    page.get_by_role("button", name="One less: Hail Burst").first.click()
    for way in ways:
        page.get_by_role("button", name=way, exact=True).and_(page.locator(":disabled")).wait_for()
    wait_until_held(page)
    for way in ways:
        assert page.get_by_role("button", name=way, exact=True).is_disabled()
    let_go(page)
    for way in ways:
        page.get_by_role("button", name=way, exact=True).and_(page.locator(":enabled")).wait_for()


def test_a_deck_that_the_server_has_just_given_is_not_read_to_it_again(page: Page) -> None:
    """Else the answer about it would come among those about the first cards that are changed."""
    asked: list[str] = []
    page.on(
        "request", lambda one: asked.append(one.post_data or "") if one.url.endswith("/decks/check") else None
    )
    page.clock.install()
    page.goto("/decks/kmon")
    page.get_by_label("Start with a deck").select_option(label="Glacier Bastion")
    page.wait_for_selector(".legal-deck")
    page.clock.run_for(5000)
    name = page.get_by_label("Name", exact=True)
    with page.expect_request("**/decks/check"):
        name.fill("Mine")
        page.clock.run_for(5000)
    assert ["Name: Mine" in one for one in asked] == [True]


def test_a_table_is_made_once_though_pressed_twice(page: Page) -> None:
    made: list[str] = []
    page.on("request", lambda request: made.append(request.url) if request.method == "POST" else None)
    page.goto("/how/kmon")
    page.get_by_role("button", name="Play now").evaluate(TWICE)
    page.wait_for_selector(".prompt")
    assert len(made) == 1


def test_who_has_gone_elsewhere_is_not_led_to_the_table(page: Page) -> None:
    """It is among the own tables."""
    page.goto("/how/kmon")
    hold(page, "POST /api/tables")
    page.get_by_role("button", name="Play now").click()
    wait_until_held(page)
    page.get_by_role("link", name="Watch").click()
    page.wait_for_url("**/watch")
    let_go(page)
    assert page.url.endswith("/watch")
    page.goto("/")
    page.get_by_role("heading", name="Your tables").wait_for()


def test_the_record_chosen_last_is_shown(page: Page, tmp_path: Path) -> None:
    tables = [finished(page, game, 1) for game in ("kmon", "perilous")]
    files = []
    for table in tables:
        files.append(tmp_path / table)
        files[-1].write_text(page.request.get(f"/api/tables/{table}/record").text(), encoding="utf-8")
    page.goto("/replays")
    hold(page, "POST /api/replay")
    page.get_by_label(FILE).set_input_files(files[0])
    wait_until_held(page)
    page.get_by_label(FILE).set_input_files(files[1])
    page.wait_for_selector(".replay[data-game=perilous]")
    let_go(page)
    page.reload()
    page.wait_for_selector(".replay[data-game=perilous]")


def test_cards_that_do_not_come_are_asked_for_again(browser: Browser, address: str) -> None:
    """In a page of its own, for Chromium notes each refusal as an error."""
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(status=503)

    with opened(browser, address) as page:
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.route("**/api/games/kmon/cards?*", refuse_once)
        page.goto("/decks/kmon")
        page.wait_for_selector(".builder .card-face")
        assert (len(refused), wrong) == (1, [])

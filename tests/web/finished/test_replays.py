"""Finished matches, seen again: moments and links to them, whose eyes, speed; and playing on from one."""

from __future__ import annotations

import random
import re
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.house import PATIENCE, Person, by_mouse, make_table, opened
from tests.web.response_times import long_record
from tests.web.table.test_moving import STAGED
from tests.web.waiting import expect, settled

from playmat.kernel.choice import NATURE
from playmat.kernel.match.record import read_record, replay
from playmat.kernel.registry import game as game_of
from playmat.server.protocol.http_bodies import LONGEST_RECORD

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

ANSWERS = 8
ASKED_AT = """() => performance.getEntriesByType("resource")
    .filter((one) => one.name.includes("/replay?")).map((one) => one.startTime)"""
"""The times at which the page asked for moments: milliseconds by its own clock."""
SHOWN = 250
"""So many lines the log shows of a long match."""
IN_SIGHT = 10
"""So many of them are in sight, about."""
LINES = """[...document.querySelectorAll(".aside > .log .said")].map((one) => one.textContent)"""
LINES_AT_THE_END = f"""() => new Promise((resolve) => {{
    const slider = document.querySelector(".scrubber input");
    slider.value = slider.max;
    slider.dispatchEvent(new Event("input", {{ bubbles: true }}));
    requestAnimationFrame(() => resolve({LINES}));
}})"""
"""The lines of the log in the first frame after the jump to the end of a replay."""
LAST_TURN = "() => [...document.querySelectorAll('.log li.head')].at(-1)?.innerText.split('\\n')[0]"
TELLS = "n => document.querySelectorAll('.replay .log li').length === n"
AT = "() => Number(new URLSearchParams(location.hash.slice(1)).get('t'))"
COUNT_STEPS = """() => {
    const replace = history.replaceState.bind(history);
    window.steps = 0;
    history.replaceState = (...to) => {
        window.steps += 1;
        replace(...to);
    };
}"""
"""Counts from now on how often a page goes to another moment."""
PLAY_ON_AT_ONCE = """() => {
    const watch = new MutationObserver(() => {
        const buttons = [...document.querySelectorAll("button")];
        const way = buttons.find((one) => one.textContent.includes("Play on from here"));
        if (!way) return;
        watch.disconnect();
        way.click();
    });
    watch.observe(document, {childList: true, subtree: true, characterData: true});
}"""
"""Plays on in the same instant in which the page first offers it."""


def finished(page: Page, game: str, answers: int = ANSWERS) -> str:
    """A match that was given up after a few answers; gives the table's id."""
    table = make_table(page, game, level="random", seats=2)
    page.goto(f"/t/{table}")
    person = Person(page, random.Random(game))
    for _ in range(answers):
        assert person.answer(by_mouse)
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("button", name="Yes, give up").click()
    page.wait_for_selector(".ending")
    return table


def stops(page: Page, table: str) -> list[int]:
    """The moments of a match, by the answers and throws before them: when a seat was asked, and the end."""
    entries = read_record(page.request.get(f"/api/tables/{table}/record").text()).entries
    return [n for n, entry in enumerate(entries) if entry.seat != NATURE] + [len(entries)]


def wait_until_told(page: Page, table: str) -> None:
    """Wait until the log tells everything up to the moment that is shown: what was before comes in pieces."""
    place = int(page.get_by_role("slider").input_value())
    events = 0
    for first in range(0, place + 1, 50):
        part = page.request.get(f"/api/tables/{table}/replay?from={first}&count=50&lang=en").json()
        moments = part["moments"][: place + 1 - first]
        events += sum(1 for moment in moments for event in moment.get("events", []) if event.get("said"))
    page.wait_for_function(TELLS, arg=events)


def asked(page: Page, table: str, game: str) -> int:
    """The moment in the middle of those in which seat 0 is asked: however the match went, there are some."""
    record = read_record(page.request.get(f"/api/tables/{table}/record").text())
    moments = range(len(record.entries))
    found = [n for n in moments if replay(record, game_of(game), at=n).asked == [0]]
    return found[len(found) // 2]


def test_the_newest_lines_come_with_their_moment_and_the_others_after_them(page: Page) -> None:
    page.goto("/replays")
    page.get_by_label("A record to watch").set_input_files(
        {"name": "long.record", "mimeType": "text/plain", "buffer": long_record().encode()}
    )
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector(".moment[aria-busy=false]")  # the end is known
    page.get_by_role("button", name="To the start").click()
    first = page.evaluate(LINES_AT_THE_END)
    page.wait_for_function(f"() => {LINES}.length === {SHOWN}")
    assert IN_SIGHT <= len(first) < SHOWN
    assert page.evaluate(LINES)[-IN_SIGHT:] == first[-IN_SIGHT:]


def test_a_link_leads_to_a_moment_and_the_log_tells_what_was_before(page: Page) -> None:
    table = finished(page, "kmon")
    at = asked(page, table, "kmon")
    page.goto(f"/replay/{table}#t={at}")
    page.wait_for_selector(".replay .log li")
    assert page.get_by_role("slider").input_value() == str(stops(page, table).index(at))
    wait_until_told(page, table)
    linked = page.locator(".log li").all_inner_texts()
    page.get_by_role("button", name="To the start").click()
    for _ in range(at):
        if page.evaluate(AT) == at:
            break
        page.get_by_role("button", name="Next", exact=True).click()
    assert page.evaluate(AT) == at
    assert page.locator(".log li").all_inner_texts() == linked
    third = stops(page, table)[3]
    page.evaluate("n => { location.hash = `t=${n}`; }", third)
    page.wait_for_function("() => document.querySelector('[type=range]')?.value === '3'")


def test_a_moment_is_an_answer_with_what_chance_made_of_it(page: Page) -> None:
    """No throw is a moment of its own, and no answer is told in notation."""
    table = finished(page, "kmon", 3)
    record = read_record(page.request.get(f"/api/tables/{table}/record").text())
    answers = [entry for entry in record.entries if entry.seat != NATURE]
    assert len(answers) < len(record.entries) / 2
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    page.wait_for_function("() => document.querySelector('[type=range]')?.max > 0")
    assert slider.get_attribute("max") == str(len(answers))
    said = page.locator(".moment[role=status] strong")
    for place, answer in enumerate(answers, 1):
        page.get_by_role("button", name="Next", exact=True).click()
        page.wait_for_function(
            "at => document.querySelector('.moment[aria-busy=false] .count')?.innerText === at",
            arg=f"{place}/{len(answers)}",
        )
        words = said.inner_text()
        assert words.endswith((".", "!"))
        assert words not in (answer.word, f"{answer.word}.")
        assert words in str(slider.get_attribute("aria-valuetext"))


@pytest.mark.parametrize("game", ["kmon", "perilous", "khtcg"])
def test_the_turns_are_marked_and_lead_there(page: Page, game: str) -> None:
    """A mark for each turn; the list of turns goes to where it began.

    On the way forward things are seen to happen as in the match; who goes elsewhere is there at once.
    """
    table = finished(page, game, 12)
    page.goto(f"/replay/{table}")
    turns = page.locator(".scrubber select")
    turns.wait_for()
    page.evaluate(STAGED)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => window.staged > 0")
    page.get_by_role("button", name="Pause", exact=True).click()
    page.keyboard.press("Shift")  # ends what was still seen
    page.evaluate("() => (window.staged = 0)")
    titles = [text for text in turns.locator("option").all_inner_texts() if text.startswith("Turn")]
    assert len(titles) > 1
    assert page.locator(".scrubber .marks i").count() == len(titles)
    for title in (titles[-1], titles[0]):
        turns.select_option(label=title)
        said = title.split(" ◆")[0]
        settled(page, LAST_TURN, said)
        expect(page.get_by_role("slider")).to_have_attribute(
            "aria-valuetext", re.compile(f"^{re.escape(said)}")
        )
    assert page.evaluate("() => window.staged") == 0


def test_it_plays_by_itself_at_the_speed_that_is_chosen(page: Page) -> None:
    """By a clock of the page that goes on as it is told: at speed 4 a step takes 300 milliseconds.

    Without movements, for which it would wait.
    """
    table = finished(page, "kmon")
    page.emulate_media(reduced_motion="reduce")
    page.clock.install(time=datetime(2026, 1, 1, 12, tzinfo=UTC))
    page.goto(f"/replay/{table}")
    page.wait_for_selector(".replay .kmon")
    page.get_by_label("Speed").select_option("4")
    page.clock.pause_at(datetime(2026, 1, 1, 18, tzinfo=UTC))
    page.evaluate(COUNT_STEPS)
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(100)  # until it has begun
    page.clock.run_for(1200)
    assert page.evaluate("steps") == 4
    page.get_by_role("button", name="Pause", exact=True).click()
    page.clock.run_for(1200)
    assert page.evaluate("steps") == 4


def test_another_seat_sees_its_own_hand(page: Page) -> None:
    table = finished(page, "kmon")
    page.goto(f"/replay/{table}#t={asked(page, table, 'kmon')}")
    page.wait_for_selector(".near .in-hand .card")
    mine = page.locator(".near .in-hand .card").all_inner_texts()
    page.get_by_label("Point of view").select_option("1")
    page.wait_for_function("() => document.querySelectorAll('.far .in-hand .card').length === 0")
    page.wait_for_function(
        "mine => document.querySelector('.near .in-hand .card')"
        " && [...document.querySelectorAll('.near .in-hand .card')].map(one => one.innerText).join()"
        " !== mine",
        arg=",".join(mine),
    )
    page.get_by_label("Point of view").select_option("-2")
    page.wait_for_function("() => document.querySelectorAll('.in-hand .card').length === 0")


def test_a_stranger_is_offered_what_he_may_see(page: Page, browser: Browser, address: str) -> None:
    """With the link of a match that was not listed: the open table, and nobody's eyes, record or place."""
    table = finished(page, "kmon", 3)
    with opened(browser, address) as stranger:
        for one, eyes, offered in ((page, 3, 1), (stranger, 1, 0)):
            one.goto(f"/replay/{table}")
            one.wait_for_selector(".replay .kmon")
            assert one.get_by_label("Point of view").locator("option").count() == eyes
            assert one.get_by_role("button", name="Play on from here").count() == offered
            assert one.locator("a[download]").count() == offered


@pytest.mark.parametrize("game", ["kmon", "perilous", "khtcg"])
def test_one_can_play_on_from_a_moment(page: Page, game: str) -> None:
    """The new match has the answers and throws of the old one up to there, and asks its next question."""
    table = finished(page, game)
    record = read_record(page.request.get(f"/api/tables/{table}/record").text())
    at = asked(page, table, game)
    page.goto(f"/replay/{table}#t={at}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    assert "/t/" in page.url
    assert page.url.rpartition("/")[2] != table
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("button", name="Yes, give up").click()
    page.wait_for_selector(".ending")
    again = read_record(page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/record").text())
    taken = [(entry.seat, entry.answer) for entry in record.entries[:at]]
    assert [(entry.seat, entry.answer) for entry in again.entries[:at]] == taken


def test_who_is_quick_plays_on_from_the_linked_moment_too(page: Page) -> None:
    """The way on from the first moment is not shown on the way to another."""
    table = finished(page, "kmon")
    at = asked(page, table, "kmon")
    page.add_init_script(f"({PLAY_ON_AT_ONCE})()")
    with page.expect_request(lambda request: request.method == "POST") as made:
        page.goto(f"/replay/{table}#t={at}")
    wish: dict[str, Any] = made.value.post_data_json or {}
    assert wish["start"] == {"table": table, "at": at}


def test_what_was_too_much_for_now_is_asked_for_again(page: Page, browser: Browser, address: str) -> None:
    """In a page of its own, for Chromium notes each refusal as an error; nothing else is asked meanwhile."""
    table = finished(page, "kmon")
    asked: list[str] = []

    def refuse_thrice(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) <= 3:
            route.fulfill(status=429)
        else:
            route.continue_()

    with opened(browser, address) as hurried:
        hurried.route("**/replay?*", refuse_thrice)
        last = stops(page, table)[-1]
        hurried.goto(f"/replay/{table}#t={last}")
        hurried.wait_for_selector(".replay .log li")
        expect(hurried.get_by_role("slider")).to_have_value(str(len(stops(page, table)) - 1))
        assert hurried.get_by_role("alert").count() == 0
        pauses = [later - sooner for sooner, later in pairwise(hurried.evaluate(ASKED_AT))]
        assert [pause > 1000 for pause in pauses[:3]] == [True, True, True]


FILE = "A record to watch"


def test_a_record_from_a_file_is_watched_and_played_on(page: Page, tmp_path: Path) -> None:
    """It shows every hand it holds."""
    table = finished(page, "kmon")
    text = page.request.get(f"/api/tables/{table}/record").text()
    at = asked(page, table, "kmon")
    file = tmp_path / "match.record"
    file.write_text(text, encoding="utf-8")
    page.goto("/replays")
    page.get_by_label(FILE).set_input_files(file)
    page.wait_for_url("**/replay/file**")
    page.wait_for_selector(".replay .kmon")
    assert page.get_by_role("slider").get_attribute("max") == str(len(stops(page, table)) - 1)
    page.goto(f"/replay/file#t={at}")
    page.get_by_label("Point of view").select_option("0")
    page.wait_for_selector(".near .in-hand .card")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    assert "/t/" in page.url


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("Dear friend\n".rjust(LONGEST_RECORD), "This is not a Playmat record"),
        ("友へ\n".rjust(LONGEST_RECORD), "This is not a Playmat record"),
        ("Dear friend\n".rjust(LONGEST_RECORD + 1), "too long"),
        ("友へ\n".rjust(LONGEST_RECORD + 1), "too long"),
    ],
    ids=["short", "short in Japanese", "long", "long in Japanese"],
)
def test_a_file_that_is_no_record_is_refused_with_the_reason(
    browser: Browser, address: str, tmp_path: Path, words: str, why: str
) -> None:
    """In a page of its own, for Chromium notes each refusal as an error."""
    letter = tmp_path / "letter.txt"
    letter.write_text(words, encoding="utf-8")
    with opened(browser, address) as page:
        page.goto("/replays")
        page.get_by_label(FILE).set_input_files(letter)
        assert why in page.get_by_role("alert").inner_text()
        assert page.url.endswith("/replays")

"""The report of a fault: a file that replays to the same position, and holds nothing hidden from the seat."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.finished.test_replays import finished
from tests.web.house import Person, by_mouse, make_table, opened
from tests.web.pages.test_moments import lobby
from tests.web.pages.test_pages import LANGUAGES, SIZES, STICKING_OUT, THEMES, axe, dress, setting
from tests.web.waiting import expect

from playmat.kernel.match.record import read_record, replay
from playmat.kernel.registry import game as game_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

REPORT = "Report a fault"


def saved(page: Page, within: Locator, to: Path) -> dict[str, Any]:
    """Report a fault, and keep the file; gives what is in it."""
    with page.expect_download() as download:
        within.get_by_role("button", name=REPORT).click()
    download.value.save_as(to)
    expect(within.get_by_text(f"Saved: {download.value.suggested_filename}")).to_be_visible()
    found: dict[str, Any] = json.loads(to.read_text("utf-8"))
    return found


def ran(*words: str) -> subprocess.CompletedProcess[str]:
    """A command of `playmat`, in English."""
    command = [sys.executable, "-m", "playmat", *words, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def with_the_log_open(page: Page, answers: int) -> str:
    """Begin a match of K-Mon, answer some questions, and open the log; gives the table."""
    table = make_table(page, "kmon", level="greedy")
    page.goto(f"/t/{table}")
    person = Person(page, random.Random(2))
    for _ in range(answers):
        assert person.answer(by_mouse)
    page.wait_for_selector(".prompt.mine")
    page.locator(".latest").click()
    return table


@pytest.mark.parametrize("game", ["kmon", "perilous", "khtcg"])
def test_the_report_of_a_match_replays_to_the_same_position(page: Page, tmp_path: Path, game: str) -> None:
    """From the sheet of the log in a replay; by the commands for records, and in the browser again."""
    table = finished(page, game, 4)
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="What happened").click()
    file = tmp_path / "report.json"
    report = saved(page, page.get_by_role("dialog"), file)
    text = page.request.get(f"/api/tables/{table}/record").text()
    assert report["record"] == text
    assert report["table"]["id"] == table
    match = replay(read_record(text), game_of(game))
    checked = ran("record", "check", str(file))
    assert checked.returncode == 0, checked.stderr
    assert match.digest() in checked.stdout
    assert ran("replay", str(file), "--at", "3").returncode == 0
    page.keyboard.press("Escape")
    file.write_text(json.dumps({**report, "log": ["…" * 300_000]}, ensure_ascii=False), "utf-8")
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/file")
    page.wait_for_selector(".replay .log li")


def test_a_report_during_the_match_holds_what_the_seat_knows(page: Page, tmp_path: Path) -> None:
    """The report has all that the server told, and no more; commands say why they refuse it."""
    table = with_the_log_open(page, answers=3)
    file = tmp_path / "report.json"
    report = saved(page, page.get_by_role("dialog"), file)
    assert report["record"] == ""
    assert report["play"]["viewer"] == 0
    assert report["play"]["asks"]
    assert len(report["log"]) > 5
    assert report["server"]
    assert "Chrome" in report["browser"]["agent"]
    text = file.read_text("utf-8")
    assert table not in text
    page.get_by_text("Saved: playmat-fault-kmon.json").wait_for()
    assert page.url.split("/t/")[0] not in text
    cookies = [cookie.get("value", "") for cookie in page.context.cookies()]
    assert cookies
    assert not [cookie for cookie in cookies if cookie in text]
    assert '"seed"' not in text
    refused = ran("record", "check", str(file))
    assert refused.returncode == 2
    assert "made during the match" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_an_error_in_the_page_is_told_and_stands_in_the_report(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    with opened(browser, address, viewport={"width": 1280, "height": 800}) as page:
        page.goto("/about")
        page.wait_for_selector("main h1")
        page.evaluate("() => void setTimeout(() => { throw new Error('the lamp went out'); })")
        told = page.get_by_role("alert").filter(has_text="Something went wrong on this page")
        report = saved(page, told, tmp_path / "report.json")
        assert ["the lamp went out" in one["what"] for one in report["wrong"]] == [True]
        assert report["wrong"][0]["page"] == report["page"] == "about"
        assert address not in (tmp_path / "report.json").read_text("utf-8")
        told.get_by_role("button", name="Close").click()
        expect(told).to_have_count(0)


def test_what_the_browser_refuses_is_no_fault(browser: Browser, address: str) -> None:
    """Closing the sheet for sharing, or having no clipboard, brings no error message."""
    with opened(browser, address) as page:
        page.add_init_script(
            """const refuse = (name) => () => Promise.reject(new DOMException("No", name));
            navigator.share = refuse("AbortError");
            navigator.clipboard.writeText = refuse("NotAllowedError");"""
        )
        page.goto("/")
        lobby(page)
        page.get_by_role("button", name="Share", exact=True).click()
        page.locator(".invitation .button.main").click()
        expect(page.locator(".invitation .button.main")).to_have_text("Copied")
        expect(page.get_by_role("alert").filter(has_text="Something went wrong")).to_have_count(0)


def test_a_page_that_shows_nothing_can_be_reported(browser: Browser, address: str, tmp_path: Path) -> None:
    with opened(browser, address) as page:
        page.goto("/result/none")
        page.wait_for_selector(".problem")
        assert saved(page, page.locator("main"), tmp_path / "report.json")["page"] == "result"


def test_the_log_is_narrowed_and_copied(page: Page) -> None:
    """By who acted, by what is a deed, and by words; what is copied is what is shown."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    with_the_log_open(page, answers=4)
    sheet = page.get_by_role("dialog", name="What happened")
    lines = sheet.locator(".log .said")
    everything = lines.all_inner_texts()
    count = sheet.get_by_text(re.compile(r"^\d+ lines$"))
    expect(count).to_have_text(f"{len(everything)} lines")
    sheet.get_by_label("Show").select_option(label="Player 2")
    expect(lines).not_to_have_count(len(everything))
    theirs = lines.all_inner_texts()
    assert theirs
    assert all("Player 2" in line for line in theirs)
    sheet.get_by_label("Show").select_option(label="what was done")
    expect(lines.filter(has_text="Turn 1")).to_have_count(0)
    deeds = lines.all_inner_texts()
    assert 0 < len(deeds) < len(everything)
    sheet.get_by_label("With these words").fill("NO SUCH WORDS")
    expect(sheet.get_by_text("No line fits.")).to_be_visible()
    expect(sheet.get_by_role("button", name="Copy these lines")).to_be_disabled()
    sheet.get_by_label("With these words").fill("player 2")
    sheet.get_by_role("button", name="Copy these lines").click()
    expect(sheet.get_by_text("Copied", exact=True)).to_be_visible()
    wanted = [line for line in deeds if "Player 2" in line]
    assert page.evaluate("() => navigator.clipboard.readText()").splitlines() == wanted


@pytest.mark.parametrize("rendering", ["table", "text"])
def test_the_sheet_of_the_log_fits_and_is_accessible(page: Page, rendering: str) -> None:
    setting(page, "rendering", rendering)
    table = make_table(page, "khtcg", level="greedy")
    for lang, size, theme in zip(LANGUAGES, [*SIZES[:2], (640, 360)], THEMES, strict=True):
        setting(page, "language", lang)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"/t/{table}")
        page.wait_for_selector(".prompt.mine")
        page.locator(".latest").click()
        page.wait_for_selector(".sheet .log li")
        dress(page, theme)
        found = page.evaluate(STICKING_OUT.replace("main *", ".sheet *"))
        assert found == {"wide": 0, "out": []}
        page.locator(".sheet .log-tools > .row").last.scroll_into_view_if_needed()
        assert axe(page) == []

"""The list of reports; its owner has small ones made, watches, stops and deletes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.web.house import opened
from tests.web.lab.told import HOUSE, MINE, owned, visited
from tests.web.waiting import expect, press

from playmat.lab.balance.figures import TABLES
from playmat.server.protocol import lab_bodies as body
from playmat.server.protocol.server_messages import Said

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

for game in ("kmon", "perilous"):
    pytest.importorskip(f"playmat.games.{game}", reason="the reports of this test are of it")

FORM = "New report"
LONG = 60_000
"""Milliseconds in which a page that asks again and again would have asked."""

NEW = msgspec.structs.replace(MINE, id="mine-2", games=120, current=True)


def test_a_stranger_sees_the_reports_by_game_and_no_form(page: Page) -> None:
    lab = visited().at(page)
    page.clock.install()
    page.goto("/lab")
    expect(page.get_by_role("link", name="60 games with 3 decks, computer (quick)")).to_have_attribute(
        "href", f"/lab/{HOUSE.id}"
    )
    expect(page.get_by_text("November 28, 2026, comes with Playmat")).to_have_count(2)
    mine = page.get_by_role("listitem").filter(has_text="20 games with 2 decks")
    expect(mine).to_contain_text("November 20, 2026, made here")
    expect(mine).to_contain_text("older rules or cards")
    expect(page.get_by_role("listitem").filter(has_text="200 games, computer (casual)")).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_have_text(
        ["Kingdom Hearts Perilous Pursuit", "K-Mon Trading Cards"]
    )
    expect(page.get_by_role("heading", name=FORM)).to_have_count(0)
    expect(page.get_by_text("Delete")).to_have_count(0)
    page.clock.fast_forward(LONG)
    assert lab.seen == 1  # nobody asks again while nothing is made


def test_an_owner_who_lacks_something_is_told_what(page: Page) -> None:
    lab = visited()
    lab.info.missing = Said("Install the libraries.")
    lab.at(page)
    page.goto("/lab")
    expect(page.get_by_text("Install the libraries.")).to_be_visible()
    expect(page.get_by_role("heading", name=FORM)).to_have_count(0)


def test_what_it_comes_to_is_said_at_once_and_what_is_too_much_cannot_be_started(page: Page) -> None:
    owned().at(page)
    page.goto("/lab")
    form = page.get_by_role("form", name=FORM)
    start = form.get_by_role("button", name="Make the report")
    expect(form.get_by_text("200 games", exact=True)).to_be_visible()
    form.get_by_role("combobox", name="Game", exact=True).select_option("kmon")
    expect(form.get_by_text("28 pairs × 20 = 560 games")).to_be_visible()
    expect(form.get_by_role("combobox", name="Computer player", exact=True).locator("option")).to_have_text(
        ["beginner", "casual", "skilled", "expert", "champion"]
    )
    each = form.get_by_label("Games per pair of decks")
    for wrong, why in {
        "200": "at most, and that would be 5,600: choose fewer games or fewer decks.",
        "3": "Enter an even number",
        "": "Enter a whole number of games.",
        "1.5": "Enter a whole number of games.",
    }.items():
        each.fill(wrong)
        expect(form.get_by_role("status")).to_contain_text(why)
        expect(start).to_be_disabled()
    each.fill("178")
    expect(form.get_by_role("status")).to_have_text("28 pairs × 178 = 4,984 games")
    expect(start).to_be_enabled()
    form.get_by_role("combobox", name="Decks", exact=True).select_option("some")
    expect(form.get_by_role("status")).to_have_text("Choose two decks or more.")
    expect(start).to_be_disabled()


def test_a_report_is_started_by_keys_watched_and_opened(page: Page) -> None:
    lab = owned().at(page)
    page.clock.install()
    page.goto("/lab")
    form = page.get_by_role("form", name=FORM)
    form.get_by_role("combobox", name="Game", exact=True).select_option("kmon")
    form.get_by_role("combobox", name="Decks", exact=True).select_option("some")
    boxes = form.get_by_role("group").get_by_role("checkbox")
    expect(boxes).to_have_count(8)
    for box in (boxes.first, boxes.last):
        box.press("Space")
    form.get_by_label("Games per pair of decks").fill("120")
    press(form.get_by_role("button", name="Make the report"))
    stop = page.get_by_role("button", name="Stop")
    expect(stop).to_be_focused()
    expect(form).to_have_count(0)
    ((what, sent),) = lab.asked
    assert what == "start"
    wanted = {"game": "kmon", "ruleset": "", "player": "casual", "games": 120, "lang": "en"}
    assert {name: sent[name] for name in wanted} == wanted
    assert len(sent["decks"]) == 2

    bar = page.get_by_role("progressbar")
    told = page.get_by_role("region", name="a report on balance").get_by_role("status")
    expect(told).to_have_text("0% done")
    lab.go_on(40)
    expect(page.get_by_text("Games: 40 of 120")).to_be_visible()
    expect(bar).to_have_attribute("value", "40")
    expect(told).to_have_text("25% done")
    lab.end(NEW)
    ready = page.get_by_role("link", name="The report is ready: open it")
    expect(ready).to_be_visible()
    expect(page.get_by_role("status").filter(has=ready)).to_have_count(1)
    expect(form).to_be_visible()
    seen = lab.seen
    page.clock.fast_forward(LONG)
    assert lab.seen == seen
    press(ready)
    page.wait_for_url(f"**/lab/{NEW.id}")


def test_a_run_is_stopped(page: Page) -> None:
    lab = owned().at(page)
    page.goto("/lab")
    press(page.get_by_role("button", name="Make the report"))
    press(page.get_by_role("button", name="Stop"))
    expect(page.get_by_role("form", name=FORM)).to_be_visible()
    expect(page.locator(".making")).to_be_focused()  # the way goes on from there
    expect(page.get_by_role("progressbar")).to_have_count(0)
    told = page.get_by_text("The last report was stopped before it was done.")
    expect(told).to_be_visible()
    expect(told).to_have_role("status")
    expect(page.get_by_role("alert")).to_have_count(0)  # they wished it
    expect(page.get_by_role("link", name="The report is ready")).to_have_count(0)
    assert [what for what, _sent in lab.asked] == ["start", "stop"]


def test_why_a_run_failed_is_said(page: Page) -> None:
    lab = owned().at(page)
    page.goto("/lab")
    press(page.get_by_role("button", name="Make the report"))
    expect(page.get_by_role("progressbar")).to_be_visible()
    lab.end(failed="The games could not be played.")
    expect(page.get_by_role("alert")).to_have_text("The games could not be played.")
    expect(page.get_by_role("form", name=FORM)).to_be_visible()


def test_an_own_report_is_deleted_after_it_was_confirmed(page: Page) -> None:
    lab = owned().at(page)
    page.goto("/lab")
    ways = page.get_by_text("Delete", exact=True)
    expect(ways).to_have_count(1)  # those of the house stay
    sure = page.get_by_role("button", name="Do it")
    expect(sure).to_have_count(0)
    ways.press("Enter")
    press(sure)
    expect(page.get_by_text("made here")).to_have_count(0)
    expect(page.get_by_text("comes with Playmat")).to_have_count(2)
    assert [(what, sent["id"]) for what, sent in lab.asked] == [("drop", MINE.id)]


def test_a_report_that_cannot_be_shown_is_deleted(page: Page) -> None:
    lab = owned()
    lab.info = msgspec.structs.replace(lab.info, lost=[body.LostReport("lost-1", 1_700_000_000.0)])
    lab.at(page)
    page.goto("/lab")
    section = page.get_by_role("heading", name="Reports that cannot be shown").locator("..")
    expect(section.get_by_text("November 14, 2023")).to_be_visible()
    section.get_by_text("Delete", exact=True).press("Enter")
    press(section.get_by_role("button", name="Do it"))
    expect(section).to_have_count(0)
    assert [(what, sent["id"]) for what, sent in lab.asked] == [("drop", "lost-1")]


def test_enter_in_the_number_of_games_makes_the_report(page: Page) -> None:
    lab = owned().at(page)
    page.goto("/lab")
    games = page.get_by_role("form", name=FORM).get_by_role("spinbutton")
    games.fill("0")
    games.press("Enter")
    assert lab.asked == []
    games.fill("40")
    games.press("Enter")
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert [(what, sent["games"]) for what, sent in lab.asked] == [("start", 40)]


@pytest.mark.parametrize("where", ["/lab", f"/lab/{MINE.id}", "/ratings"])
def test_a_page_without_an_answer_says_why(browser: Browser, address: str, where: str) -> None:
    with opened(browser, address) as page:
        for asked in ("**/api/lab**", "**/api/lab/**", "**/api/games/*/ratings/**"):
            page.route(asked, lambda route: route.abort())
        page.goto(where)
        expect(page.get_by_role("alert")).to_contain_text("The server is not answering.")
        expect(page.get_by_text("One moment")).to_have_count(0)


@pytest.mark.parametrize("way", ["foot", "list"])
def test_the_lab_is_reached_from_every_page(page: Page, way: str) -> None:
    visited().at(page)
    page.goto("/about")
    if way == "foot":
        press(page.get_by_role("contentinfo").get_by_role("link", name="Lab"))
    else:
        page.keyboard.press("Control+k")
        page.keyboard.type("lab site")
        page.keyboard.press("Enter")
    page.wait_for_url("**/lab")
    expect(page).to_have_title("Lab – Playmat")


def test_a_small_report_is_made_by_the_server_opened_and_deleted(page: Page) -> None:
    for library in TABLES:
        pytest.importorskip(library, reason="reports are made with it: pip install 'playmat[stats]'")
    page.goto("/lab")
    form = page.get_by_role("form", name=FORM)
    form.get_by_role("combobox", name="Game", exact=True).select_option("kmon")
    form.get_by_role("combobox", name="Decks", exact=True).select_option("some")
    for place in range(2):
        form.get_by_role("group").get_by_role("checkbox").nth(place).check()
    form.get_by_label("Games per pair of decks").fill("4")
    press(form.get_by_role("button", name="Make the report"))
    press(page.get_by_role("link", name="The report is ready: open it"))
    expect(page.locator(".played")).to_contain_text("4 games with 2 decks, played by the computer (casual)")
    expect(page.locator("#pairings .heat tbody tr")).to_have_count(2)
    expect(page.locator("#cards tbody tr").first).to_be_visible()
    page.goto("/lab")
    made = page.get_by_role("listitem").filter(has_text="made here")
    expect(made).to_have_count(1)
    made.get_by_text("Delete", exact=True).press("Enter")
    press(made.get_by_role("button", name="Do it"))
    expect(made).to_have_count(0)

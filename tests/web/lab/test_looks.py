"""The pages of the lab for everybody: screen readers, forced colours, phones, zoom, and hostile texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.web.delivery.test_hostile_texts import HOSTILE, check, watched
from tests.web.lab.told import COMMAND, HOUSE, Lab, owned, report, visited
from tests.web.pages.test_pages import CUT, LANGUAGES, OPENED, STICKING_OUT, THEMES, axe, dress, setting
from tests.web.waiting import expect, press

from playmat.server.protocol import lab_bodies as body

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytest.importorskip("playmat.games.kmon", reason="the reports of this test are of K-Mon")

NARROW = {"phone": (320, 640), "zoom": (640, 400)}
"""Half of a screen of 1280 points is what there is of it at 200 %."""


def opened_page(page: Page, where: str) -> None:
    """Open the list, while a report is made if it is said so, or a report."""
    lab = owned().at(page)
    if where == "run":
        lab.info.run = body.ReportRun("kmon", 30, 120)
    page.goto(f"/lab/{HOUSE.id}" if where == "report" else "/lab")
    expect(page.locator(".report-part" if where == "report" else ".report-line").first).to_be_visible()
    page.evaluate(OPENED)


@pytest.mark.parametrize("forced", ["none", "active"])
@pytest.mark.parametrize("where", ["list", "run", "report"])
def test_axe_finds_nothing(page: Page, where: str, forced: str) -> None:
    page.emulate_media(forced_colors="active" if forced == "active" else "none")
    opened_page(page, where)
    for theme in THEMES:
        dress(page, theme)
        found = axe(page)
        if forced == "active":  # the colours are those of the system, of which axe knows only some
            found = [one for one in found if not one.startswith("color-contrast")]
        assert found == [], theme


@pytest.mark.parametrize("where", ["list", "report"])
@pytest.mark.parametrize("size", NARROW)
def test_nothing_sticks_out_where_there_is_little_room(page: Page, where: str, size: str) -> None:
    width, height = NARROW[size]
    page.set_viewport_size({"width": width, "height": height})
    for lang in LANGUAGES:
        setting(page, "language", lang)
        opened_page(page, where)
        found = page.evaluate(STICKING_OUT)
        assert (found["wide"], found["out"]) == (0, []), lang
        assert page.evaluate(CUT) == [], lang


def test_plots_stay_visible_in_forced_colours(page: Page) -> None:
    """Borders, and bars below the numbers, say what grounds say otherwise."""
    page.emulate_media(forced_colors="active")
    opened_page(page, "report")
    drawn = "(one, part) => getComputedStyle(one, part)"
    ground = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    for what in ("#endings .length", "#cards .from-middle i"):
        assert page.locator(what).first.evaluate(f"one => ({drawn})(one).backgroundColor") != ground
    assert page.locator("#labels .dot").first.evaluate(f"one => ({drawn})(one).borderTopColor") != ground
    bars = page.locator("#pairings .heat :is(.over, .under)")
    bar = "parseFloat(getComputedStyle(one, '::after').width)"
    wide = bars.evaluate_all(f"all => all.map(one => 100 * {bar} / one.clientWidth)")
    assert [round(one, -1) for one in wide] == [70, 80, 30, 60, 20, 40]


def test_everything_is_reached_by_keys(page: Page) -> None:
    """Tab comes past the contents, every button of a table, and what has to be moved sideways."""
    visited().at(page)
    page.goto(f"/lab/{HOUSE.id}")
    expect(page.locator("#cards")).to_be_visible()
    wanted = page.locator("main :is(a[href], button, input, summary, [tabindex='0'])").count()
    page.locator("main").focus()
    reached = set()
    for _ in range(wanted):
        page.keyboard.press("Tab")
        reached.add(
            page.evaluate("() => [...document.querySelectorAll('main *')].indexOf(document.activeElement)")
        )
    hidden = page.locator("main details:not([open]) [tabindex='0']").count()
    assert len(reached - {-1}) >= wanted - hidden


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_texts_are_shown_as_texts(browser: Browser, address: str, text: str) -> None:
    tables = [
        body.ReportTable(
            one.name,
            one.columns,
            [[text if isinstance(cell, str) else cell for cell in row] for row in one.rows],
        )
        for one in report().tables
    ]
    info = msgspec.structs.replace(HOUSE, players=[text], ruleset=text, made=text)
    told = msgspec.structs.replace(report(info, tables), command=f"{COMMAND} {text}")
    lab = Lab(body.LabInfo([info], may_start=True), told)
    with watched(browser, address) as page:
        lab.at(page)
        page.goto("/lab")
        expect(page.locator(".report-line").get_by_text(text).first).to_be_visible()
        check(page, "the list", text)
        press(page.locator(".report-line a"))
        expect(page.locator("#cards").get_by_text(text).first).to_be_visible()
        expect(page.locator(".command code").first).to_have_text(f"{COMMAND} {text}")
        page.evaluate(OPENED)
        check(page, "a report", text)

"""A report: its plots and their tables, cards that are sorted and searched, and tables to take away."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.web.lab.told import COMMAND, HOUSE, TABLES, report, visited
from tests.web.waiting import expect, press

from playmat.server.protocol import lab_bodies as body

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytest.importorskip("playmat.games.kmon", reason="the reports of this test are of K-Mon")

LEANING = """all => all.map((one) => {
    const where = (what) => one.querySelector(what)?.getBoundingClientRect();
    const [box, bar] = [where('.from-middle'), where('.from-middle i')];
    const place = (x) => Math.round(200 * ((x - box.left) / box.width - 0.5));
    return bar ? [place(bar.left), place(bar.right)] : null;
})"""
"""The two ends of the bar of each row: from -100 to 100."""

PLOTS = ["labels", "pairings", "first", "lengths", "endings", "leads", "changes"]
NAMES = {
    "labels": "Decks and roles",
    "pairings": "Pairings",
    "first": "Having the first turn",
    "lengths": "Length",
    "endings": "Endings",
    "leads": "Who is ahead, and wins",
    "changes": "Changes of the lead, and comebacks",
    "decisions": "Decisions",
    "cards": "Cards",
}


def opened_report(page: Page) -> None:
    """Open a report."""
    visited().at(page)
    page.goto(f"/lab/{HOUSE.id}")
    expect(page.get_by_role("heading", level=1)).to_have_text("K-Mon Trading Cards: a report on balance")


def part(page: Page, name: str) -> Locator:
    """The part of a report with a table."""
    return page.locator(f"#{name}")


def cells(rows: Locator) -> list[list[str]]:
    """The words of a table, by rows."""
    found: list[list[str]] = rows.evaluate_all(
        "all => all.map(one => [...one.cells].map(cell => cell.innerText))"
    )
    return found


def test_the_head_says_who_played_and_how_it_is_made(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened_report(page)
    said = "60 games with 3 decks, played by the computer (quick) with seed 1234567 on November 28, 2026."
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.get_by_text("2 games stopped with an error. They are in no table.")).to_be_visible()
    press(page.get_by_role("button", name="Copy the command"))
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == COMMAND
    expect(page.get_by_text("one page that works without a network")).to_be_visible()
    press(page.get_by_role("button", name="Copy the comparison command"))
    expect(page.get_by_role("status").filter(has_text="Copied")).to_have_count(2)
    compare = "playmat compare kmon --cards old.toml new.toml --decks all --games 20"
    assert page.evaluate("() => navigator.clipboard.readText()") == compare
    expect(page).to_have_title("K-Mon Trading Cards: a report on balance – Playmat")


def test_the_contents_lead_to_every_part_in_its_order(page: Page) -> None:
    opened_report(page)
    links = page.get_by_role("navigation", name="Contents").get_by_role("link")
    expect(links).to_have_text(list(NAMES.values()))
    expect(page.locator("section h2")).to_have_text(list(NAMES.values()))
    press(links.last)
    page.wait_for_url("**#cards")
    expect(page.get_by_role("heading", name="Cards", exact=True)).to_be_in_viewport()
    page.reload()
    expect(page.get_by_role("heading", name="Cards", exact=True)).to_be_in_viewport()


@pytest.mark.parametrize("name", PLOTS)
def test_every_plot_is_also_a_table(page: Page, name: str) -> None:
    opened_report(page)
    here = part(page, name)
    drawn = here.get_by_role("table" if name == "pairings" else "img")
    expect(drawn).to_have_count(1)
    if name != "pairings":
        expect(drawn).to_have_attribute(
            "aria-label", f"{NAMES[name]}. {here.locator('p').first.inner_text()}"
        )
    here.get_by_text("As a table").press("Enter")
    table = here.locator("details table")
    expect(table).to_be_visible()
    (wanted,) = (one for one in TABLES if one.name == name)
    assert len(cells(table.locator("tbody tr"))) == len(wanted.rows)
    shown = [one for one in wanted.columns if not one.endswith(("_low", "_high"))]
    assert len(cells(table.locator("thead tr"))[0]) == len(shown)


def test_shares_are_drawn_where_they_are(page: Page) -> None:
    """Each dot between the ends of its interval, and the rows one below the other."""
    opened_report(page)
    lines = part(page, "labels").locator(".plot .line:not(.axis)")
    expect(lines).to_have_count(3)
    for line, row in zip(lines.all(), TABLES[0].rows, strict=True):
        rail, dot, ends = (line.locator(one).bounding_box() for one in (".rail", ".dot", ".whisker"))
        assert rail is not None
        assert dot is not None
        assert ends is not None
        share, low, high = (float(value) for value in row[3:] if isinstance(value, float))
        assert abs((dot["x"] + dot["width"] / 2 - rail["x"]) / rail["width"] - share) < 0.01
        assert abs((ends["x"] - rail["x"]) / rail["width"] - low) < 0.01
        assert abs((ends["x"] + ends["width"] - rail["x"]) / rail["width"] - high) < 0.01
    expect(lines.first).to_contain_text("75.0%")


def test_pairings_are_a_table_with_the_best_deck_first(page: Page) -> None:
    opened_report(page)
    heat = part(page, "pairings").locator("table.heat")
    assert cells(heat.locator("tbody tr")) == [
        ["1 Wild Bloom", "", "70%", "80%"],
        ["2 Live Wire", "30%", "", "60%"],
        ["3 Quarry Brawl", "20%", "40%", ""],
    ]
    expect(heat.get_by_role("columnheader", name="Quarry Brawl")).to_have_count(1)
    sure = heat.get_by_role("cell", name="80%")
    expect(sure).to_have_attribute("title", "Wild Bloom – Quarry Brawl: 80.0%, 58.4% – 91.9% (sides: 20)")
    expect(heat.locator("b")).to_have_text(["80%", "20%"])


def test_a_column_stands_for_its_number_of_games(page: Page) -> None:
    opened_report(page)
    columns = part(page, "lengths").locator("rect")
    heights = columns.evaluate_all("all => all.map(one => Math.round(one.height.baseVal.value * 30))")
    assert heights == [4, 30, 0, 26]
    stacked = part(page, "changes").locator("rect.full")
    assert stacked.evaluate_all("all => all.map(one => Math.round(one.height.baseVal.value * 40))") == [
        2,
        5,
        0,
        4,
    ]


def test_many_lengths_are_drawn_together(page: Page) -> None:
    lab = visited().at(page)
    lengths = body.ReportTable("lengths", ["turns", "matches"], [[turn, 1] for turn in range(20, 220)])
    lab.report = report(tables=[lengths])
    page.goto(f"/lab/{HOUSE.id}")
    expect(page.get_by_text("Each column stands for 5 numbers.")).to_be_visible()
    expect(page.locator(".plot rect")).to_have_count(40)


def test_cards_are_sorted_by_each_column(page: Page) -> None:
    opened_report(page)
    here = part(page, "cards")

    def names() -> list[str]:
        return [str(name) for name in here.locator("tbody th").all_inner_texts()]

    best = ["Gust Blade", "Frostusk", 'Claw, "sharp"', "Never Held"]
    assert names() == best
    adds = here.get_by_role("columnheader", name="opening hand adds")
    expect(adds).to_have_attribute("aria-sort", "descending")
    press(adds.get_by_role("button"))
    expect(adds).to_have_attribute("aria-sort", "ascending")
    assert names() == [*reversed(best[:3]), "Never Held"]  # without a figure: last in any case
    card = here.get_by_role("columnheader", name="card")
    press(card.get_by_role("button"))
    expect(card).to_have_attribute("aria-sort", "ascending")
    expect(adds).to_have_attribute("aria-sort", "none")
    assert names() == sorted(best)
    press(here.get_by_role("columnheader", name="opening hand, p").get_by_role("button"))
    expect(here.locator("tbody th").first).to_have_text("Gust Blade")


def test_cards_that_may_be_chance_are_pale_and_bars_lean_to_their_side(page: Page) -> None:
    opened_report(page)
    rows = part(page, "cards").locator("tbody tr")
    assert rows.evaluate_all("all => all.map(one => one.className)") == ["", "unsure", "", "unsure"]
    adds = "+30.0%\n+15.0–45.0%"
    assert cells(rows)[0] == ["Gust Blade", adds, "< 0.001", "24", "75.0%\n55.1% – 88.0%"]
    assert cells(rows)[3] == ["Never Held", "–", "–", "0", "–"]
    bars = rows.evaluate_all(LEANING)
    assert bars == [[0, 100], [0, 7], [-83, 0], None]


def test_an_older_report_says_what_holding_a_card_adds(page: Page) -> None:
    """One that was made before opening hands were compared."""
    lab = visited().at(page)
    told = body.ReportTable("cards", ["card", "adds", "p"], [["Frostusk", 0.02, 0.8], ["Claw", 0.3, 0.01]])
    lab.report = report(tables=[told])
    page.goto(f"/lab/{HOUSE.id}")
    rows = part(page, "cards").locator("tbody tr")
    assert cells(rows) == [["Claw", "+30.0%", "0.01"], ["Frostusk", "+2.0%", "0.8"]]
    assert rows.evaluate_all("all => all.map(one => one.className)") == ["", "unsure"]


def test_cards_are_searched_and_have_more_figures(page: Page) -> None:
    opened_report(page)
    here = part(page, "cards")
    expect(here.get_by_role("status")).to_have_text("4 of 4 cards")
    here.get_by_role("searchbox", name="Find a card").fill("cLaW")
    expect(here.get_by_role("status")).to_have_text("1 of 4 cards")
    expect(here.locator("tbody th")).to_have_text(['Claw, "sharp"'])
    expect(here.get_by_role("columnheader", name="times played")).to_have_count(0)
    here.get_by_role("checkbox", name="All figures").press("Space")
    expect(here.get_by_role("columnheader", name="times played")).to_be_visible()


def test_many_cards_are_shown_when_they_are_asked_for(page: Page) -> None:
    lab = visited().at(page)
    cards = body.ReportTable("cards", ["card", "opening_adds"], [[f"Card {n}", n / 100] for n in range(50)])
    lab.report = report(tables=[cards])
    page.goto(f"/lab/{HOUSE.id}")
    rows = part(page, "cards").locator("tbody tr").filter(visible=True)
    expect(rows).to_have_count(20)
    press(page.get_by_role("button", name="Show all 50"))
    expect(rows).to_have_count(50)
    table, head = page.get_by_role("region", name="Cards"), page.get_by_role("columnheader", name="adds")
    top = "one => Math.round(one.getBoundingClientRect().top)"
    table.evaluate("one => one.scrollTop = one.scrollHeight")
    assert head.evaluate(top) == table.evaluate(top)  # it stays over the last rows
    press(page.get_by_role("button", name="Show fewer"))
    expect(rows).to_have_count(20)
    page.emulate_media(media="print")
    expect(rows).to_have_count(50)


def test_tables_are_saved_as_they_are(page: Page) -> None:
    """Commas and quotes are escaped, figures are whole, and nothing stands where there is no figure."""
    opened_report(page)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save “Cards” as CSV").press("Enter")
    assert coming.value.suggested_filename == "cards.csv"
    assert Path(coming.value.path()).read_text(encoding="utf-8") == (
        "card,opening,times,opening_share,opening_share_low,opening_share_high,"
        "opening_adds,opening_adds_low,opening_adds_high,opening_p\n"
        "Frostusk,30,12,0.5,0.331,0.669,0.02,-0.1,0.14,0.81\n"
        "Gust Blade,24,40,0.75,0.551,0.88,0.3,0.15,0.45,0.0002\n"
        '"Claw, ""sharp""",20,3,0.3,0.145,0.519,-0.25,-0.45,-0.05,0.031\n'
        "Never Held,0,0,,0,1,,,,\n"
    )
    expect(page.get_by_role("button", name="as CSV")).to_have_count(len(TABLES))


def test_no_word_of_a_file_is_a_formula(page: Page) -> None:
    rows: list[list[str | float | bool | None]] = [
        [word, -0.5] for word in ('=1+"2"', "+1", "-1", "@A1", "A-1")
    ]
    lab = visited().at(page)
    lab.report = report(tables=[body.ReportTable("labels", ["label", "share"], rows)])
    page.goto(f"/lab/{HOUSE.id}")
    with page.expect_download() as coming:
        page.get_by_role("button", name="as CSV").press("Enter")
    assert Path(coming.value.path()).read_text(encoding="utf-8") == (
        'label,share\n"\'=1+""2""",-0.5\n\'+1,-0.5\n\'-1,-0.5\n\'@A1,-0.5\nA-1,-0.5\n'
    )


def test_a_table_without_rows_says_so(page: Page) -> None:
    lab = visited().at(page)
    lab.report = report(tables=[body.ReportTable(one.name, one.columns, []) for one in TABLES])
    page.goto(f"/lab/{HOUSE.id}")
    expect(page.get_by_text("There were too few games for this.")).to_have_count(len(TABLES))


@pytest.mark.parametrize(
    ("lang", "said", "share", "adds"),
    [
        ("ja", "3個のデッキ", "75.0%", "+30.0%"),
        (
            "it",
            "60 partite con 3 mazzi del computer (svelto), seme 1234567, 28 novembre 2026.",
            "75,0%",
            "+30,0%",
        ),
    ],
)
def test_figures_are_said_by_the_language(page: Page, lang: str, said: str, share: str, adds: str) -> None:
    visited().at(page)
    page.evaluate("(lang) => localStorage.setItem('playmat.language', lang)", lang)
    page.goto(f"/lab/{HOUSE.id}")
    expect(page.locator(".played")).to_contain_text(said)
    expect(page.locator("#labels .plot .line").first).to_contain_text(share)
    expect(page.locator("#cards .adds").first).to_contain_text(adds)
    expect(page.locator("#decisions td").first).to_have_text("1126,52" if lang == "it" else "1,126.52")
    assert "[report" not in page.locator("main").inner_text()


def test_another_language_changes_the_page_as_it_stands(page: Page) -> None:
    lab = visited().at(page)
    page.goto(f"/lab/{HOUSE.id}")
    expect(page.locator("#cards tbody th").first).to_have_text("Gust Blade")
    told = body.ReportTable("cards", ["card", "opening_adds"], [["Lama di vento", 0.3]])
    lab.report = report(tables=[told])
    page.evaluate("async () => (await import('/static/app/settings.js')).language.value = 'it'")
    expect(page.locator("#cards tbody th")).to_have_text(["Lama di vento"])
    expect(page.get_by_role("status").filter(has_text="carta")).to_have_text("Una carta")


def test_a_printed_report_is_the_report_alone(page: Page) -> None:
    opened_report(page)
    page.emulate_media(media="print")
    for hidden in (page.get_by_role("navigation"), page.get_by_role("button"), page.get_by_role("searchbox")):
        expect(hidden.and_(page.locator(":not(.sort)"))).to_have_count(0)
    expect(page.locator("#labels .plot")).to_be_visible()
    page.goto("/lab")
    expect(page.get_by_role("banner")).to_be_visible()  # other pages are printed as they are


def test_partners_lean_from_the_share_of_all_games(page: Page) -> None:
    """Nobody plays against anybody, so that half of the games is no middle."""
    ends = ["share", "share_low", "share_high"]
    rows: list[list[str | float | None]] = [
        ["Kairi", "Riku", 100, 92.0, 0.92, 0.85, 0.96],
        ["Riku", "Kairi", 100, 92.0, 0.92, 0.85, 0.96],
        ["Goofy", "Riku", 100, 68.0, 0.68, 0.58, 0.76],
        ["Riku", "Goofy", 100, 68.0, 0.68, 0.58, 0.76],
    ]
    columns = ["label", "partner", "sides", "points", *ends]
    lab = visited().at(page)
    lab.report = report(tables=[body.ReportTable("partners", columns, rows)])
    page.goto(f"/lab/{HOUSE.id}")
    shares = part(page, "partners").locator("table.heat tbody td:not(.none)")
    expect(shares.filter(has_text="92%")).to_have_class(["over", "over"])
    expect(shares.filter(has_text="68%")).to_have_class(["under", "under"])
    expect(shares.locator("b")).to_have_count(4)
    leans = shares.evaluate_all("all => all.map(one => Number(one.style.getPropertyValue('--lean')))")
    assert sorted(leans) == [0.15, 0.15, 0.6, 0.6], "as far as there is room on each side of 80%"
    expect(part(page, "partners").get_by_text("does not include 80%")).to_be_visible()


def test_names_and_their_heads_stay_where_a_table_is_moved_sideways(page: Page) -> None:
    """Its edge is faint as long as more is to come."""
    page.set_viewport_size({"width": 320, "height": 640})
    opened_report(page)
    table = page.get_by_role("region", name="Cards")
    firsts = table.locator("tr > :first-child")
    places = "all => all.map(one => Math.round(one.getBoundingClientRect().left))"
    before = firsts.evaluate_all(places)
    expect(table).to_have_class(re.compile(r"\bmore\b"))
    table.evaluate("one => one.scrollLeft = one.scrollWidth")
    expect(table).not_to_have_class(re.compile(r"\bmore\b"))
    assert firsts.evaluate_all(places) == before


def test_a_printed_table_is_whole_and_has_its_colours(page: Page) -> None:
    opened_report(page)
    page.get_by_role("checkbox", name="All figures").check()
    page.set_viewport_size({"width": 680, "height": 960})  # a sheet of paper
    page.emulate_media(media="print")
    cut = page.locator(".scroll").evaluate_all(
        "all => all.filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).length"
    )
    assert cut == 0
    for what in ("#endings .length", "#cards .from-middle i", "#pairings .over", ".legend i"):
        drawn = page.locator(what).first.evaluate(
            "one => [getComputedStyle(one).printColorAdjust, getComputedStyle(one).backgroundColor]"
        )
        assert drawn[0] == "exact", what
        assert drawn[1] != "rgba(0, 0, 0, 0)", what

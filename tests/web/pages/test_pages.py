"""Every page: nothing sticks out, nothing is asked from elsewhere, and a screen reader finds its way."""

from __future__ import annotations

import re
from math import comb
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.crossing import crossed
from tests.web.house import NEXT_QUESTION, NODE_MODULES, make_table
from tests.web.waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGES = (
    "/",
    "/about",
    "/account",
    "/decks/khtcg",
    "/decks/kmon",
    "/decks/kmon/binder",
    "/how/khtcg",
    "/how/perilous",
    "/invite",
    "/lab",
    "/lab/kmon",
    "/learn",
    "/learn/khtcg/battle",
    "/lobby",
    "/play/khtcg",
    "/play/kmon",
    "/play/perilous",
    "/profile",
    "/puzzles",
    "/ratings",
    "/replays",
    "/rules/kmon",
    "/watch",
    "/workshop",
)
TABLES = ("perilous", "kmon", "khtcg")
SIZES = ((360, 640), (820, 1180), (1440, 900))
LANGUAGES = ("en", "ja", "it")
THEMES = ("dark", "light", "contrast")

STICKING_OUT = """() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const out = [...document.querySelectorAll('main *')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.right > innerWidth + 1 && !one.closest('.unseen, [style*="overflow"]')
            && getComputedStyle(one).position !== 'fixed' && !one.closest('svg') && !clipped(one);
    });
    function clipped(one) {
        for (let at = one.parentElement; at; at = at.parentElement) {
            if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
        }
        return false;
    }
    return { wide, out: out.slice(0, 3).map((one) => one.outerHTML.slice(0, 120)) };
}"""


def setting(page: Page, name: str, value: str) -> None:
    """Choose a setting of the browser, as the page keeps it."""
    page.evaluate("([name, value]) => localStorage.setItem(`playmat.${name}`, value)", [name, value])


FADE = """() => {
    const fading = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let all = fading(); all.length > 0; all = fading()) all.forEach((one) => one.finish());
}"""
"""Brings what fades to its end, and what begins to fade by it. Waiting for it could take for ever: no time
passes inside a closed `details` element."""


def dress(page: Page, theme: str) -> None:
    """Change the theme of a page that is open; its colours are those of the theme at once."""
    page.evaluate("async (theme) => (await import('/static/app/settings.js')).theme.value = theme", theme)
    assert page.locator("html").get_attribute("data-theme") == theme
    page.evaluate(FADE)


def go(page: Page, where: str) -> None:
    """Open a page, or a table of a game whose first question is open, and wait until it is there."""
    if where in TABLES:
        where = f"/t/{make_table(page, where)}"
    page.goto(where)
    page.wait_for_selector(".prompt.mine" if where.startswith("/t/") else "main h1")
    if not where.startswith("/t/"):
        page.wait_for_load_state("networkidle")


CUT = """() => {
    const cut = [...document.querySelectorAll('main :is(.button, .field, .option, select)')].filter((one) => {
        if (!one.checkVisibility()) return false;
        const list = one.closest('.pick-list');
        if (one.matches('select')) {
            return list?.querySelector('.field').textContent !== one.selectedOptions[0].text;
        }
        const within = one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1;
        return !within || swallowed(one);
    });
    function swallowed(one) {
        const box = one.getBoundingClientRect();
        for (let at = one.parentElement; at; at = at.parentElement) {
            const edge = at.getBoundingClientRect();
            const hides = /hidden|clip/.test(getComputedStyle(at).overflowX);
            if (hides && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true;
        }
        return false;
    }
    const broken = [...document.querySelectorAll('.seat-row .pick-list .field')].filter((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return new Set([...text.getClientRects()].map((box) => box.top)).size > 1;
    });
    return [...cut, ...broken].map((one) => one.outerHTML.slice(0, 120));
}"""
"""Controls that are not seen whole, cut by themselves or by what they stand in.

A browser cuts what stands in a list of its own without a word.
"""


OPENED = "() => document.querySelectorAll('details').forEach((one) => (one.open = true))"


@pytest.mark.slow
@pytest.mark.parametrize("where", [*PAGES, *TABLES])
def test_nothing_sticks_out_and_no_control_is_cut(page: Page, where: str) -> None:
    """At every size, in every language and theme; controls, on a phone, where the most is cut."""
    go(page, where)
    for lang in LANGUAGES:
        setting(page, "language", lang)
        page.reload()
        page.wait_for_selector(".prompt.mine" if where in TABLES else "main h1")
        page.wait_for_load_state("networkidle" if where not in TABLES else "load")
        for width, height in reversed(SIZES):
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                dress(page, theme)
                found = page.evaluate(STICKING_OUT)
                assert (found["wide"], found["out"]) == (0, []), f"{lang} {width} {theme}"
        if "learn/" not in where:
            page.evaluate(OPENED)
            assert page.evaluate(CUT) == [], lang


def axe(page: Page) -> list[str]:
    """The violations axe finds in a page."""
    script = Path(NODE_MODULES) / "axe-core" / "axe.min.js"
    if not NODE_MODULES or not script.is_file():
        pytest.skip("axe-core is not here: nox -s web fetches it (PLAYMAT_NODE_MODULES)")
    page.evaluate(script.read_text(encoding="utf-8"))
    wrong: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {node['html'][:140]} {node['failureSummary'][-160:]}"
        for one in wrong
        for node in one["nodes"][:3]
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("where", "theme"), crossed([*PAGES, *TABLES], THEMES))
def test_axe_finds_nothing(page: Page, where: str, theme: str) -> None:
    setting(page, "theme", theme)
    setting(page, "motion", "off")
    go(page, where)
    assert axe(page) == []


@pytest.mark.parametrize("game", TABLES)
def test_axe_finds_nothing_in_the_text_rendering(page: Page, game: str) -> None:
    setting(page, "rendering", "text")
    go(page, game)
    assert axe(page) == []


def test_nothing_is_asked_from_elsewhere(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for where in [*PAGES, *TABLES]:
        go(page, where)
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []


OTHER_WORDS = """known => {
    const asked = document.querySelector(".prompt h2");
    return asked !== null && !known.includes(asked.innerText);
}"""
"""True if the question is in words that are not known yet."""


def test_three_languages_without_reload_of_the_match(page: Page) -> None:
    go(page, "perilous")
    asked = page.locator(".prompt").get_attribute("data-ask")
    texts: set[str] = set()
    for button in ("English", "日本語", "Italiano"):
        page.locator("header").get_by_role("button").last.click()
        page.get_by_role("button", name=button).click()
        page.keyboard.press("Escape")
        page.wait_for_function(OTHER_WORDS, arg=sorted(texts))
        texts.add(page.locator(".prompt h2").inner_text())
        assert page.locator(".prompt").get_attribute("data-ask") == asked
    assert len(texts) == 3


LONGER = """() => {
    const card = document.querySelector('.reader .card-face');
    return card !== null && card.scrollHeight > card.clientHeight;
}"""
"""True if the card being read can be scrolled."""


def test_the_card_that_is_read_is_no_stop_of_the_tab_key(page: Page) -> None:
    """It is hidden from who hears the page, and in some browsers whatever scrolls is a stop."""
    go(page, "kmon")
    page.evaluate("() => document.styleSheets[0].insertRule('.reader .card-face.full { max-height: 4rem }')")
    page.locator(".mat .card").first.hover()
    page.wait_for_function(LONGER)  # when its words have come
    for _ in range(60):
        page.keyboard.press("Tab")
        assert not page.evaluate("() => Boolean(document.activeElement.closest('.reader'))")


def test_what_cannot_be_done_says_why(page: Page) -> None:
    """A card that cannot be played now is pointed at, and the rules answer with their clause."""
    go(page, "kmon")
    for _ in range(12):
        page.wait_for_selector(".prompt.mine .option")
        if page.locator(".hand .card.thing:not(.legal)").count() and page.locator(".thing.legal").count():
            break
        before = page.locator(".prompt").get_attribute("data-ask")
        page.locator(".prompt .option").first.click()
        page.wait_for_function(NEXT_QUESTION, arg=before)
    page.locator(".hand .card.thing:not(.legal)").first.click()
    page.wait_for_selector(".prompt .why .clause")
    assert page.locator(".prompt .why").inner_text().strip()


def test_the_rules_can_be_searched(page: Page) -> None:
    page.goto("/rules/perilous#PP-ROLL-03")
    page.wait_for_selector("dt.wanted")
    page.get_by_role("searchbox").fill("PP-ROLL-03")
    page.wait_for_function("() => document.querySelectorAll('.rules dt').length < 20")
    shown = page.locator(".rules dt").all_inner_texts()
    assert "PP-ROLL-03" in shown
    said = page.locator(".rules dd").all_inner_texts()
    assert all("PP-ROLL-03" in f"{name} {text}" for name, text in zip(shown, said, strict=True))


@pytest.mark.parametrize(
    ("game", "title", "clause"),
    [
        ("khtcg", "The turn – Battle", "KH-BATTLE-16"),
        ("kmon", "Reactions and the chain", "KM-REACT-01"),
        ("perilous", "Roll phase", "PP-ROLL-03"),
    ],
)
def test_the_rules_are_headed_by_the_titles_of_their_sections(
    page: Page, game: str, title: str, clause: str
) -> None:
    page.goto(f"/rules/{game}")
    page.get_by_role("region", name=title, exact=True).get_by_text(clause, exact=True).wait_for()
    titles = page.locator(".rules h2").all_inner_texts()
    assert title in titles
    assert [one for one in titles if re.search(r"\b[A-Z]{2}-[A-Z]|\([A-Z]+\)|^\d", one)] == []


def test_the_rules_are_told_in_the_readers_language(page: Page) -> None:
    """Without what they rest on, which is shown when it is asked for; a clause of one ruleset says so."""
    setting(page, "language", "it")
    page.goto("/rules/khtcg#KH-DECK-02")
    clause = page.locator("dt#KH-DECK-02 + dd")
    clause.get_by_text("Un mazzo ha al massimo 60 carte.").wait_for()
    assert clause.get_attribute("lang") == "it"
    assert clause.locator(".tag").inner_text() == "Solo con FFG: l’edizione inglese"
    assert "Building a Deck" not in clause.inner_text()
    page.get_by_role("checkbox").check()
    clause.get_by_text("000 §Component Overview, §Building a Deck").wait_for()


def test_a_deck_is_built_checked_and_handed_on(page: Page) -> None:
    page.goto("/decks/kmon")
    page.get_by_label("Start with a deck").select_option(label="Glacier Bastion")
    page.wait_for_selector(".legal-deck")
    page.get_by_role("button", name="One less: Hail Burst").first.click()
    page.get_by_role("button", name="Draw a test hand").click()
    expect(page.locator(".test-hand .card-face")).to_have_count(5)
    page.get_by_text("Odds of drawing").click()
    expect(page.get_by_text("Once the deck is legal, you will see here")).to_be_visible()
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="item"))
    items, cards = int(row.get_by_role("cell").first.inner_text()), 23
    none = comb(cards - items, 5) / comb(cards, 5)
    expect(row.get_by_role("cell").nth(1)).to_have_text(f"{100 * (1 - none):.0f} %")
    page.get_by_text("Compared with the starter decks").click()
    page.get_by_label("Compare with").select_option(label="Glacier Bastion")
    expect(page.locator(".changes li")).to_have_text("1 fewer: Hail Burst")
    expect(page.locator(".curve")).to_have_count(1)
    page.locator(".filters").get_by_label("Cost").select_option("5")
    costs = {int(text) for text in page.locator(".shelf li:not([hidden]) .cost").all_inner_texts()}
    assert costs == {5}
    page.get_by_text("Import", exact=True).click()
    page.get_by_label("Lines such as").fill(
        "Team\n1 Frostusk\n1 Tidewarden\n1 Rimeowl\n\nCards\n2 Hail Burst\n"
    )
    page.get_by_role("button", name="Read", exact=True).click()
    page.locator(".mistakes .clause", has_text="KM-DECK-02").wait_for()
    expect(page.get_by_role("button", name="Play it now")).to_be_disabled()
    page.get_by_label("Lines such as").fill("Team\n1 Frostusk\n1 Tidewarden\n1 Rimeowl\n")
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.locator(".curve")).to_have_count(0)  # none of them costs anything
    page.get_by_role("link", name="Look at all cards in the binder").click()
    expect(page).to_have_title(re.compile("^Binder"))
    leaf = page.get_by_role("button", name=re.compile("^item"))
    leaf.click()
    shown = page.locator(".collection-card")
    expect(shown).to_have_count(int(re.sub("[^0-9]", "", leaf.inner_text())))
    shown.first.click()
    first = page.get_by_role("dialog").get_by_role("heading").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog").get_by_role("heading")).not_to_have_text(first)
    expect(page.get_by_role("dialog")).to_contain_text("2/")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Build a deck").click()
    page.get_by_label("Start with a deck").select_option(label="Glacier Bastion")
    page.wait_for_selector(".legal-deck")
    page.get_by_text("Odds of drawing").click()
    expect(page.locator(".first-turn")).to_contain_text(re.compile(r"A playable first turn: 9\d %"))
    page.get_by_role("button", name="Play it now").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".prompt.mine")
    team = page.locator(".near .creature .name")
    expect(team).to_have_text(["Frostusk", "Tidewarden", "Rimeowl"])


def test_the_decks_are_those_of_the_game_last_used(page: Page) -> None:
    """Also after a game without decks; and the example of an import is a card of that game."""
    cards = {
        game: {card["name"] for card in page.request.get(f"/api/games/{game}/cards").json()["cards"]}
        for game in ("khtcg", "kmon")
    }
    for used, shown in (("khtcg", "khtcg"), ("perilous", "khtcg"), ("kmon", "kmon")):
        (other,) = cards.keys() - {shown}
        go(page, used)
        page.goto("/")
        page.get_by_role("link", name="Decks").click()
        page.wait_for_url(f"**/decks/{shown}")
        page.get_by_text("Import", exact=True).click()
        example = str(page.locator("#import").get_attribute("placeholder"))
        assert re.findall("“2 (.+)”", example)[0] in cards[shown] - cards[other]
        page.goto("/decks")
        page.wait_for_selector(f".decks[data-game={shown}] .builder")

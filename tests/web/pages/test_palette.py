"""The list of everything that can be done: complete, narrowed by words in each language, and done by keys."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from tests.web.house import make_table
from tests.web.pages.test_pages import LANGUAGES, SIZES, STICKING_OUT, THEMES, axe, dress, go, setting
from tests.web.waiting import expect, press

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

TITLES = "all => all.map(one => one.querySelector('.palette-title').textContent)"
CONTROL = re.compile(
    r'^\s*- (?:button|link|checkbox|combobox|textbox|searchbox) "((?:[^"\\]|\\.)*)"(.*)$', re.M
)
SENTENCES = {
    "en": ("Words to look for", "light colours", "Colours: light"),
    "ja": ("探すことば", "明るい", "配色\uff1a明るい"),
    "it": ("Parole da cercare", "chiari COLORI", "Colori: chiari"),
}


def open_list(page: Page, key: str = "Control+k") -> Locator:
    """Open the list by a key; gives the field for words, which has the focus."""
    page.keyboard.press(key)
    field = page.get_by_role("combobox", name=re.compile("|".join(SENTENCES[lang][0] for lang in LANGUAGES)))
    expect(field).to_be_focused()
    return field


def controls(page: Page) -> set[str]:
    """The accessible names of a page's enabled controls."""
    found = CONTROL.findall(page.locator("main").aria_snapshot())
    return {re.sub(r"\\(.)", r"\1", name) for name, state in found if "[disabled]" not in state}


@pytest.mark.parametrize("where", ["/", "/decks/kmon", "/rules/kmon", "kmon", "khtcg", "perilous"])
def test_every_action_of_a_page_is_named(page: Page, where: str) -> None:
    """Every control a screen reader finds on a page is in the list, under the same name."""
    go(page, where)
    wanted = {" ".join(name.split()) for name in controls(page)}
    open_list(page)
    titles = page.get_by_role("dialog").get_by_role("option").evaluate_all(TITLES)
    assert len(wanted) > 4
    assert sorted(wanted - {" ".join(title.split()) for title in titles}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_narrow_the_list_in_each_language(page: Page, lang: str) -> None:
    """Without regard to case and order; what is left is counted, and done by Enter."""
    setting(page, "language", lang)
    setting(page, "theme", "dark")
    page.goto("/about")
    page.wait_for_selector("main h1")
    _field, words, title = SENTENCES[lang]
    field = open_list(page, "?")
    many = page.get_by_role("dialog").get_by_role("option").count()
    page.keyboard.type(words)
    expect(page.get_by_role("dialog").get_by_role("option", selected=True)).to_have_text(
        re.compile(re.escape(title))
    )
    assert page.get_by_role("dialog").get_by_role("option").count() < many
    field.fill("qqqq")
    expect(page.get_by_role("dialog").get_by_role("option")).to_have_count(0)
    field.fill(words)
    press(field)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_kana_accents_and_width_do_not_matter(page: Page) -> None:
    """Words are compared as people mean them."""
    found = page.evaluate(
        """async () => {
            const { having } = await import("/static/app/palette/filter.js");
            const all = ["Città", "デッキ", "Deck"];
            const words = ["citta", "でっき", "\\uff24\\uff25CK", "ck de"];
            return words.map((wanted) => having(all, wanted, (one) => [one]));
        }"""
    )
    assert found == [["Città"], ["デッキ"], ["Deck"], ["Deck"]]


def test_a_match_is_steered_from_the_list(page: Page) -> None:
    """Keys alone: the list opens over the table, and what is chosen happens there."""
    page.goto(f"/t/{make_table(page, 'kmon')}")
    page.wait_for_selector(".prompt.mine")
    field = open_list(page)
    page.keyboard.type("type an")
    press(field)
    expect(page.get_by_role("textbox", name="answer")).to_be_focused()
    page.keyboard.press("Escape")
    open_list(page)
    page.keyboard.type("tools hint")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hinted, .hint")
    open_list(page)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("dialog").get_by_role("option").nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("dialog").get_by_role("option").last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Control+k")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_question_that_is_gone_is_not_answered(page: Page) -> None:
    """The table goes on under the open list: what was listed for one question does not answer another one."""
    page.goto(f"/t/{make_table(page, 'kmon')}")
    page.wait_for_selector(".prompt.mine .option")
    before = page.locator(".prompt").get_attribute("data-ask")
    open_list(page)
    stale = page.get_by_role("dialog").get_by_role("option").first.locator(".palette-title").inner_text()
    page.evaluate("document.querySelector('.prompt .option').click()")
    page.wait_for_function(
        "before => document.querySelector('.prompt.mine .option') && "
        "document.querySelector('.prompt').dataset.ask !== before",
        arg=before,
    )
    now = page.locator(".prompt").get_attribute("data-ask")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text(stale)
    assert page.locator(".prompt").get_attribute("data-ask") == now
    options = page.locator(".prompt .option span").all_inner_texts()
    titles = page.get_by_role("dialog").get_by_role("option").evaluate_all(TITLES)
    assert set(options) <= set(titles), "the list was read again"
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_ways_of_one_name_to_two_places_are_both_listed(page: Page) -> None:
    """Two links that are called the same in the same place lead to two pages."""
    go(page, "/about")
    page.evaluate(
        """() => {
            for (const way of ["/a", "/b", "/b"]) {
                const link = Object.assign(document.createElement("a"), { href: way, textContent: "Twins" });
                document.querySelector("#main").append(link);
            }
        }"""
    )
    open_list(page)
    titles = page.get_by_role("dialog").get_by_role("option").evaluate_all(TITLES)
    assert titles.count("Twins") == 2


def test_the_list_is_reached_by_a_finger_and_by_ear(page: Page) -> None:
    """At each width, in each language and theme once; a control opens it, and leads to another page."""
    for lang, size, theme in zip(LANGUAGES, SIZES, THEMES, strict=True):
        setting(page, "language", lang)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto("/")
        page.wait_for_selector("main h1")
        page.wait_for_load_state("networkidle")
        dress(page, theme)
        page.locator(".bar [aria-keyshortcuts]").click()
        expect(page.get_by_role("dialog").get_by_role("option").first).to_be_visible()
        assert axe(page) == []
        assert page.evaluate(STICKING_OUT) == {"wide": 0, "out": []}
        page.get_by_role("dialog").get_by_role(
            "option", name=re.compile("^(About|このサイトについて|Informazioni)")
        ).first.click()
        page.wait_for_url("**/about")

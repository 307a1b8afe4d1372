"""Cards that the log names are opened and read: all of them, in each rendering, in replays as well."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from tests.web.house import PATIENCE, Person, by_mouse, make_table
from tests.web.pages.test_pages import setting
from tests.web.waiting import press

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

OPENING = {"en": "opening hand", "ja": "手札", "it": "mano iniziale"}
"""Words of the sentence that names several cards at once."""


def read(page: Page, name: Locator) -> str:
    """Open a card with the keyboard, close it again; gives what was read."""
    words = page.get_by_role("dialog", name=name.inner_text()).locator(".card-words")
    press(name)
    words.wait_for(timeout=PATIENCE)
    said = str(words.inner_text())
    page.keyboard.press("Escape")
    words.wait_for(state="detached")
    assert name.evaluate("one => one === document.activeElement")
    return said


@pytest.mark.parametrize("lang", ["en", "ja", "it"])
@pytest.mark.parametrize("rendering", ["table", "text"])
def test_every_card_of_a_sentence_opens(page: Page, lang: str, rendering: str) -> None:
    setting(page, "language", lang)
    setting(page, "rendering", rendering)
    page.goto(f"/t/{make_table(page, 'kmon', level='random')}")
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)  # nothing comes any more while somebody reads
    page.wait_for_selector(".log .card-name", timeout=PATIENCE)
    sentence = (
        page.locator(".log li").filter(has_text=OPENING[lang]).filter(has=page.locator(".card-name")).first
    )
    names = sentence.locator(".card-name")
    assert names.count() > 2
    behind = names.evaluate_all("all => all.map(one => one.parentElement.nextSibling?.textContent ?? '')")
    assert not [text for text in behind if text.startswith((",", ".", "、", "。"))]  # would begin a line
    said = [read(page, name) for name in names.all()]
    for name, words in zip(names.all_inner_texts(), said, strict=True):
        assert name in words
        assert len(words) > len(name) + 20


def test_a_card_opens_while_the_last_one_is_closing(page: Page) -> None:
    """The browser tells that a dialog was closed some time after it was."""
    page.goto(f"/t/{make_table(page, 'kmon', level='random')}")
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    names = page.locator(".log .card-name")
    first, second = names.nth(0).inner_text(), names.nth(1).inner_text()
    press(names.nth(0))
    page.get_by_role("dialog", name=first).wait_for()
    page.evaluate(
        """() => {
            const dialog = document.querySelector("dialog[open]");
            const closed = (tell) => dialog.addEventListener("close", () => setTimeout(tell, 100));
            window.told = new Promise(closed);
            dialog.dispatchEvent(new Event("cancel"));
            dialog.close();
            document.querySelectorAll(".log .card-name")[1].click();
        }"""
    )
    page.evaluate("() => window.told")
    assert second in page.get_by_role("dialog", name=second).locator(".card-words").inner_text()
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('dialog[open]')")


LEFT_THE_END = """() => {
    const moments = document.querySelector("input[type=range]");
    return moments !== null && !location.hash.endsWith(moments.max);
}"""


def test_cards_open_in_replays_beside_the_way_to_the_moment(page: Page) -> None:
    table = make_table(page, "kmon", level="random")
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("button", name="Yes, give up").click()
    page.wait_for_selector(".ending")
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector(".log .card-name", timeout=PATIENCE)
    name = page.locator(".log .card-name").first
    assert name.inner_text() in read(page, name)
    page.get_by_role("button", name="To this moment:").nth(2).click()
    page.wait_for_function(LEFT_THE_END)


def test_the_clause_of_a_line_is_seen_when_it_is_pointed_at(page: Page) -> None:
    """By the mouse and by the keyboard; all of them at once where the settings say so."""
    page.goto(f"/t/{make_table(page, 'khtcg', level='random')}")
    line = page.locator(".aside > .log li:has(.clause)").last
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    clause = line.locator(".clause")
    page.locator(".bar").hover()
    wait_until_seen(page, clause, seen=False)
    line.hover()
    wait_until_seen(page, clause)
    page.locator(".bar").hover()
    wait_until_seen(page, clause, seen=False)
    clause.focus()
    wait_until_seen(page, clause)
    setting(page, "clauses", "on")
    page.reload()
    page.wait_for_selector(".aside > .log .clause")
    for one in page.locator(".aside > .log .clause").all():
        wait_until_seen(page, one)


def wait_until_seen(page: Page, clause: Locator, *, seen: bool = True) -> None:
    """Wait until the number of a clause can be read, or no more."""
    page.wait_for_function(
        "([one, seen]) => (getComputedStyle(one).opacity === '1') === seen",
        arg=[clause.element_handle(), seen],
        timeout=PATIENCE,
    )


SELF = {"en": ("You", "Player 1"), "ja": ("あなた", "プレイヤー1"), "it": ("Tu", "Giocatore 1")}


@pytest.mark.parametrize("lang", ["en", "ja", "it"])
@pytest.mark.parametrize("game", ["khtcg", "kmon"])
def test_who_plays_is_called_you(page: Page, game: str, lang: str) -> None:
    """At the table and in the log; the other is called by the seat, with the level of the computer."""
    setting(page, "language", lang)
    page.goto(f"/t/{make_table(page, game, level='greedy')}")
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    you, seat = SELF[lang]
    assert page.locator(".near .player").inner_text().splitlines()[0].startswith(you)
    assert page.locator(".far .player .played-by").inner_text()
    assert seat not in page.locator(".table").inner_text()
    assert page.locator(".aside > .log .said").count() > 3


def test_a_move_is_told_in_one_sentence(page: Page) -> None:
    """No phase that begins is a line, and cards are drawn together."""
    page.goto(f"/t/{make_table(page, 'khtcg', level='greedy')}")
    person = Person(page, random.Random(5))
    while not page.locator(".aside > .log .said").filter(has_text=re.compile("^You draw .* and ")).count():
        assert person.answer(by_mouse)
    lines = page.locator(".aside > .log .said").all_inner_texts()
    assert not any(line.endswith("Phase.") for line in lines)
    drawn = [place for place, line in enumerate(lines) if line.startswith("You draw ")]
    assert all(later > sooner + 1 for sooner, later in pairwise(drawn))

"""Everything on the screen is seen whole and described well enough, in every language."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from tests.web.house import Person, by_mouse, make_table
from tests.web.pages.test_pages import LANGUAGES, setting
from tests.web.waiting import settled

from playmat.games.perilous.state.components import WORLD_IDS

if TYPE_CHECKING:
    from playwright.sync_api import Page

CUT = """() => {
    const mat = document.querySelector('.mat');
    const card = document.querySelector('.reader .card-face');
    const log = document.querySelector('.aside .log').getBoundingClientRect();
    return {
        mat: mat.scrollHeight - mat.clientHeight,
        card: card.scrollHeight - card.clientHeight,
        covered: Math.max(0, card.getBoundingClientRect().bottom - log.top),
    };
}"""
"""By how many pixels the table is higher than its place, and the large card longer than is seen of it."""

BETWEEN = """async (ids) => {
    const { worldName } = await import("/static/games/perilous/table.js");
    const heading = document.querySelector(".planet h2");
    const beside = [...document.querySelectorAll(".journey > *")];
    const begins = Math.min(...beside.map((one) => one.getBoundingClientRect().left));
    const inside = document.createRange();
    return ids.map((id) => {
        heading.textContent = worldName(id);
        inside.selectNodeContents(heading);
        const ends = [...inside.getClientRects()].map((one) => one.right);
        return [heading.textContent, begins - Math.max(...ends)];
    });
}"""
"""The name of each world, and how far from it what stands beside begins."""

BROKEN_NAMES = """() => [...document.querySelectorAll('.card-face .title')].flatMap((title) => {
    const text = title.firstChild;
    return [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
        const inside = document.createRange();
        inside.setStart(text, word.index);
        inside.setEnd(text, word.index + word[0].length);
        return new Set([...inside.getClientRects()].map((one) => Math.round(one.top))).size > 1;
    }).map((word) => word[0]);
})"""
"""Words of names that go on in the next line."""

LARGEST = """() => Math.max(...[...document.querySelectorAll('.mat [data-layout-id]')].map((one) =>
    one.offsetWidth ? one.getBoundingClientRect().width / one.offsetWidth : 1))"""
"""The factor by which the most enlarged thing is wider in motion than at rest."""


def open_table(page: Page, table: str, lang: str) -> None:
    """Open a table in a language, and wait for its question."""
    setting(page, "language", lang)
    page.goto(f"/t/{table}")
    page.wait_for_selector(".prompt.mine")


def test_the_hand_and_the_large_card_are_seen_whole(page: Page) -> None:
    """K-Mon on the screens of small laptops, whatever card of the hand is looked at."""
    table = make_table(page, "kmon", level="random")
    for lang in LANGUAGES:
        open_table(page, table, lang)
        cards = page.locator(".near .in-hand .card").all()
        assert cards
        for card in cards:
            card.focus()
            page.wait_for_selector(".reader .card-face")
            for width, height in ((1280, 800), (1024, 768)):
                page.set_viewport_size({"width": width, "height": height})
                settled(page, CUT, {"mat": 0, "card": 0, "covered": 0}, what=f"{lang} {card.inner_text()}")


def test_no_name_of_a_world_touches_what_stands_beside_it(page: Page) -> None:
    table = make_table(page, "perilous")
    for lang in LANGUAGES:
        page.set_viewport_size({"width": 390, "height": 844})
        open_table(page, table, lang)
        for width, height in ((390, 844), (360, 640)):
            page.set_viewport_size({"width": width, "height": height})
            names: list[tuple[str, float]] = page.evaluate(BETWEEN, list(WORLD_IDS))
            assert len({name for name, _gap in names}) == len(WORLD_IDS)
            assert [(name, gap) for name, gap in names if gap < 4] == [], f"{lang} {width}"


@pytest.mark.parametrize(
    ("lang", "kept", "again"),
    [
        ("en", "kept", "to be thrown again"),
        ("ja", "残します", "振り直します"),
        ("it", "tenuto", "da rilanciare"),
    ],
)
@pytest.mark.parametrize("rendering", ["table", "text"])
def test_a_die_says_whether_it_is_kept(page: Page, lang: str, kept: str, again: str, rendering: str) -> None:
    """While dice are chosen to be thrown again, by its name and by whether it is pressed."""
    setting(page, "rendering", rendering)
    for _table in range(20):
        open_table(page, make_table(page, "perilous"), lang)
        if "PP-ROLL" in page.locator(".prompt.mine").inner_text():
            break  # else the computer's hero began, and the first question was about something else
    second = page.locator('.thing[data-path="dice.1"]')
    for said, pressed in ((kept, None), (again, "true"), (kept, None)):
        assert second.inner_text().splitlines()[0].endswith(said)
        assert second.get_attribute("aria-pressed") == pressed
        second.click()


@pytest.mark.parametrize("game", ["kmon", "khtcg"])
def test_no_word_of_a_card_s_name_is_broken(page: Page, game: str) -> None:
    """On cards as they are in a hand: the deck builder shows them all. Japanese may go on anywhere."""
    for lang in ("en", "it"):
        setting(page, "language", lang)
        page.goto(f"/decks/{game}")
        page.wait_for_selector(".shelf .card-face .title")
        more = page.locator(".shelf > button.button")
        while more.count():
            more.click()
        page.wait_for_selector(".shelf-cards[aria-busy=false]")
        assert page.locator(".shelf .card-face .title").count() > 60
        settled(page, BROKEN_NAMES, [], what=lang)


def test_what_is_on_its_way_is_no_larger_than_it_was_or_will_be(page: Page) -> None:
    """Answers may come faster than things move: then they move on from where they would have come to rest."""
    open_table(page, make_table(page, "khtcg", level="random"), "en")
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 0.02})
    person = Person(page, random.Random("fast"))
    moved = 0.0
    for answers in range(1, 13):
        assert person.answer(by_mouse)
        page.wait_for_selector(".prompt.mine, .ending")
        largest = page.evaluate(LARGEST)
        assert largest < 1.8
        moved = max(moved, abs(largest - 1))
        if moved > 0 and answers >= 5:
            break  # each click waits until what it hits is at rest
    assert moved > 0, "nothing was on its way"


@pytest.mark.parametrize(("heroes", "width"), [(3, 1024), (4, 1024), (5, 1024), (5, 1366)])
def test_world_dice_and_all_boards_are_seen_together(page: Page, heroes: int, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 768})
    table = make_table(page, "perilous", seats=heroes)
    for lang in LANGUAGES:
        setting(page, "language", lang)
        open_table(page, table, lang)
        assert page.locator(".hero").count() == heroes
        higher = page.locator(".mat").evaluate("mat => mat.scrollHeight - mat.clientHeight")
        names = ".hero .called strong, .hero .action .title"
        cut = page.locator(names).evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
        )
        assert (higher, cut) == (0, []), lang


COUNTS = """async (counts) => {
    const { turnWords } = await import("/static/games/khtcg/table.js");
    return [turnWords({}), turnWords({ this_turn: { played: 0 } }), turnWords({ this_turn: counts })];
}"""
"""The table's words for a player's deeds in this turn: nothing counted, nothing done, something done."""


MOMENTS = """async (added) => {
    const { moment } = await import("/static/games/khtcg/table.js");
    const view = { phase: "action", turn: 3, fight: null, further_moves: 0, further_battles: 0 };
    return [moment(view), moment({ ...view, ...added })];
}"""
"""The table's words for the moment: as usual, and where texts have added to what may be done."""


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["1 further move", "2 further battles"]),
        ("it", ["1 movimento in più", "2 battaglie in più"]),
        ("ja", ["追加の移動1回", "追加の戦闘2回"]),
    ],
)
def test_moves_and_battles_that_texts_have_added_are_told(page: Page, lang: str, said: list[str]) -> None:
    """KH-GEN-28: between the turn and the phase, while any are left."""
    setting(page, "language", lang)
    page.goto("/decks/khtcg")
    page.wait_for_selector(".shelf .card-face .title")
    usual, more = page.evaluate(MOMENTS, {"further_moves": 1, "further_battles": 2})
    assert more == [usual[0], *said, usual[1]]


DEEDS = ("played", "drawn", "defeated", "hp_gained", "hp_lost", "moved", "battles", "won", "lost")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "This turn: 2 played, 3 drawn"),
        ("it", "In questo turno: 2 carte giocate, 3 carte pescate"),
        ("ja", "出したカード2枚、引いたカード3枚"),
    ],
)
def test_what_a_turn_counts_is_said(page: Page, lang: str, said: str) -> None:
    """KH-GEN-26: what has happened alone, each thing in words of every language."""
    setting(page, "language", lang)
    page.goto("/decks/khtcg")
    page.wait_for_selector(".shelf .card-face .title")
    *nothing, some = page.evaluate(COUNTS, {"played": 2, "drawn": 3, "won": 0})
    assert nothing == ["", ""]
    assert some.endswith(said)
    whole = page.evaluate(COUNTS, dict.fromkeys(DEEDS, 1))[2]
    assert whole.count("1") == len(DEEDS)
    assert "khtcg-" not in whole

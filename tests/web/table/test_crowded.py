"""Tables of cards when much lies on them, as the page would show it if the server said so."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.house import make_table
from tests.web.pages.test_pages import LANGUAGES, setting
from tests.web.table.test_screens import open_table
from tests.web.waiting import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

LAPTOPS = [(1280, 800), (1024, 768)]

COVERED = """() => {
    const mat = document.querySelector('.mat');
    const place = mat.getBoundingClientRect();
    const left = (one) => one.getBoundingClientRect().left;
    const unseen = [];
    for (const ground of document.querySelectorAll('.ground')) {
        const pieces = [...ground.querySelectorAll('.grounds .piece')];
        const heads = [...ground.querySelectorAll('.leader .piece, .vital')];
        const edge = Math.max(...heads.map((one) => one.getBoundingClientRect().right));
        pieces.forEach((piece, i) => {
            const next = i + 1 < pieces.length ? left(pieces[i + 1]) : place.right;
            const room = Math.min(next - left(piece), place.right - left(piece) - 16);
            if (left(piece) < edge || room < 14) unseen.push(piece.innerText);
        });
    }
    return { mat: mat.scrollHeight - mat.clientHeight, unseen };
}"""
"""By how much the table is too high for its place, and the cards of which too little is seen to point at."""


def shown_as(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the page be told of another position than there is."""

    def relay(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def told(message: str | bytes) -> None:
            news = json.loads(message)
            if news.get("play"):
                change(news["play"]["view"])
            page_side.send(json.dumps(news))

        server_side.on_message(told)

    page.route_web_socket("**/socket", relay)


def pieces(code: str, count: int, first: int, **numbers: int) -> list[dict[str, Any]]:
    """Cards in play of one code."""
    return [
        {"id": first + i, "code": code, "owner": 0, "counts": True, "level": 1, **numbers}
        for i in range(count)
    ]


def crowd(view: dict[str, Any], kind: str, *, worlds: int, friends: int, fighters: int, used: int) -> None:
    """A fight late in a long match."""
    total = {"total": 17, "player": 6, "allies": 6, "equipment": 3, "attacks": 2, "texts": 0}
    both = kind == "challenge"
    view["fight"] = {"kind": kind, "seat": 0, "totals": [total, total if both else None]}
    for seat, side in enumerate(view["seats"]):
        first = 1000 * (seat + 1)
        side["worlds"] = pieces("KHP-W06", worlds, first, dark_level=1)
        side["disruptors"] = pieces("KHP-D03", 1, first + 100, pow=6, damage=2)
        side["friends"] = pieces("KHP-F02", friends, first + 200, support=2, magic=2)
        fights = both or seat == 0
        side["fighters"] = pieces("KHP-F05", fighters if fights else 0, first + 300, support=2, magic=1)
        side["used"] = [{"code": "KHP-S01", "together": 0, "support": 2}] * (used if fights else 0)
        side["player"]["equipment"] = pieces("KHP-E01", 1, first + 400, support=1)


@pytest.mark.parametrize(
    ("kind", "much"),
    [
        ("battle", {"worlds": 6, "friends": 5, "fighters": 3, "used": 2}),
        ("challenge", {"worlds": 7, "friends": 3, "fighters": 3, "used": 2}),
        ("challenge", {"worlds": 6, "friends": 10, "fighters": 2, "used": 1}),
    ],
)
def test_a_fight_is_seen_whole(page: Page, kind: str, much: dict[str, int]) -> None:
    """On the screens of small laptops: nothing is scrolled, and no card lies under the others altogether."""
    shown_as(page, lambda view: crowd(view, kind, **much))
    table = make_table(page, "khtcg", level="random")
    for lang in LANGUAGES:
        open_table(page, table, lang)
        assert page.locator(".far .friends .piece").count() == much["friends"]
        for width, height in LAPTOPS:
            page.set_viewport_size({"width": width, "height": height})
            settled(page, COVERED, {"mat": 0, "unseen": []}, what=f"{lang} {width}x{height}")


def test_copies_of_a_card_are_used_alike(page: Page) -> None:
    """The question names one of them; whichever is clicked, it is that one, and one alone is chosen."""

    def twice(view: dict[str, Any]) -> None:
        side = view["seats"][0]
        side["hand"] = [*side["hand"], *side["hand"]]
        side["hand_count"] = len(side["hand"])

    shown_as(page, twice)
    for _table in range(20):
        open_table(page, make_table(page, "khtcg", level="random"), "en")
        if page.locator(".near .in-hand .legal").count():
            break  # else nothing in this hand can be played now
    cards = page.locator(".near .in-hand .card")
    lit = cards.evaluate_all("all => all.map((one) => one.classList.contains('legal'))")
    codes = page.locator(".near .in-hand .card-face").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    usable = {code for code, light in zip(codes, lit, strict=True) if light}
    assert lit == [code in usable for code in codes]
    copy = len(codes) // 2 + lit[len(codes) // 2 :].index(True)
    cards.nth(copy).click()
    first = f"seats.0.hand.{codes.index(codes[copy])}"
    assert page.locator(".near .in-hand .chosen").count() == 1
    assert page.locator(".near .in-hand .chosen").get_attribute("data-path") == first
    for option in page.locator(".prompt .option").all():
        assert first in str(option.get_attribute("data-touches")).split()


LONGEST = ["KHP-P10", "KHP-P11", "KHP-F27"]
"""The cards that have most to say."""

SETTLED = """() => new Promise((done) => {
    let left = 4;
    (function next() { left-- ? requestAnimationFrame(next) : done(); })();
})"""
"""Waits for the frames in which a page sets a card again that has got other room."""

READ = """() => {
    const card = document.querySelector('.reader .card-face');
    const log = document.querySelector('.aside .log').getBoundingClientRect();
    return {
        cut: card.scrollHeight - card.clientHeight,
        covered: Math.max(0, card.getBoundingClientRect().bottom - log.top),
        size: parseFloat(getComputedStyle(card.querySelector('.text')).fontSize) >= 12,
    };
}"""
"""By how much the large card is longer than what is seen of it, and whether its letters can be read."""


def test_the_longest_texts_are_read_whole(page: Page) -> None:
    """Without scrolling, and not in tiny letters, however long the question is."""

    def hold(view: dict[str, Any]) -> None:
        view["seats"][0]["hand"] = LONGEST

    shown_as(page, hold)
    table = make_table(page, "khtcg", level="random")
    for lang in LANGUAGES:
        open_table(page, table, lang)
        page.locator(".prompt").evaluate("one => { one.style.height = '100%'; }")
        for code in LONGEST:
            page.locator(".near .in-hand .card").nth(LONGEST.index(code)).focus()
            page.wait_for_selector(f'.reader [data-card="{code}"] .text')
            for width, height in LAPTOPS:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(SETTLED)
                settled(page, READ, {"cut": 0, "covered": 0, "size": True}, what=f"{lang} {code} {width}")


STACKED = """() => {
    const parts = ['.near > :is(.ground, .team)', '.near > .strip', '.near > .hand'];
    const boxes = parts.map((part) => document.querySelector(part).getBoundingClientRect());
    const mat = document.querySelector('.mat').getBoundingClientRect();
    return boxes[0].top >= mat.top && boxes.at(-1).bottom <= mat.bottom
        && boxes.every((box, i) => i === 0 || box.top >= boxes[i - 1].bottom);
}"""
"""True if the player's own side is seen whole: within the table, one part below the other."""

HIDDEN = """() => [...document.querySelectorAll('.far > *, .stage .total, .chain .link')].filter((part) => {
    if (!part.checkVisibility()) return false;
    part.scrollIntoView({ block: 'start' });
    const box = part.getBoundingClientRect();
    const top = document.querySelector('.mat').getBoundingClientRect().top;
    const end = document.querySelector('.near > .hand').getBoundingClientRect().top;
    return box.top < top - 1 || box.bottom > end;
}).map((part) => part.className)"""
"""The other parts of the table that are not seen whole when one scrolls there."""


def chained(view: dict[str, Any]) -> None:
    """A long chain of K-Mon."""
    cards = view["seats"][0]["hand"][:1]
    view["chain"] = [{"seat": i % 2, "action": "ability", "cards": cards, "fate": "open"} for i in range(4)]
    for side in view["seats"]:
        side["team"][0]["active"] = True


@pytest.mark.parametrize(
    ("game", "much"),
    [
        ("khtcg", lambda view: crowd(view, "battle", worlds=6, friends=5, fighters=3, used=2)),
        ("khtcg", lambda view: crowd(view, "challenge", worlds=6, friends=5, fighters=3, used=2)),
        ("kmon", chained),
    ],
    ids=["battle", "challenge", "chain"],
)
def test_all_is_seen_on_a_phone(page: Page, game: str, much: Callable[[dict[str, Any]], None]) -> None:
    """Even with a long question: the player's own side from the start, all else by scrolling."""
    page.set_viewport_size({"width": 360, "height": 640})
    shown_as(page, much)
    table = make_table(page, game, level="random")
    for lang in LANGUAGES:
        open_table(page, table, lang)
        page.locator(".prompt").evaluate("one => { one.style.height = '100%'; }")
        settled(page, STACKED, True, what=lang)
        settled(page, HIDDEN, [], what=lang)


@pytest.mark.parametrize("rendering", ["table", "text"])
def test_hp_below_0_are_shown_as_0(page: Page, rendering: str) -> None:
    """KH-WIN-06: the number below 0 is for the record."""

    def lose(view: dict[str, Any]) -> None:
        view["seats"][1]["hp"] = -2

    setting(page, "rendering", rendering)
    shown_as(page, lose)
    open_table(page, make_table(page, "khtcg", level="random"), "en")
    said = page.locator(".mat").inner_text()
    assert "0 HP" in said
    assert "-2" not in said
    if rendering == "table":
        assert set(page.locator(".far .vital.hp").all_inner_texts()) == {"0"}


def test_what_a_player_card_counts_stands_once(page: Page) -> None:
    """Beside it, as it is now; what is printed is read on the large card."""
    open_table(page, make_table(page, "khtcg", level="random"), "en")
    assert page.locator(".near .leader .vital").first.is_visible()
    assert page.locator(".leader .card-face").count() == 2
    assert page.locator(".leader .card-face .numbers:visible").count() == 0
    page.locator(".near .leader .thing").first.focus()
    page.wait_for_selector(".reader .card-face .number")

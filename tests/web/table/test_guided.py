"""Guided first matches through the page: from one click on the first page to "now alone"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from tests.web.pages.test_pages import setting
from tests.web.waiting import settled

from playmat import texts
from playmat.teaching.guide import guide_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

LIKES = {
    "perilous": ("ready attack", "set attack", "activate", "take", "ready", "set"),
    "kmon": ("react", "play", "attack with", "attack", "retrieve (?!nothing)"),
    "khtcg": ("move", "call", "disrupt", "battle", "commit", "challenge", "take", "result"),
}
"""The learner's preferred moves, the best first: enough to come to the end of a match."""

GREETS = {"perilous": "keep", "kmon": "start", "khtcg": "action"}
"""The tip that greets the learner."""

LONG = {"perilous": 14}
"""So many answers are enough where a whole match is long: most of what is new has come by then."""

MOST = 150
ASKED = ".prompt.mine, .ending, .holds"
NEXT = "was => document.querySelector('.prompt')?.dataset.ask !== was"
SAID = "() => document.querySelector('.coaching .say')?.innerText ?? ''"
INSIDE = """() => ['.coaching .say', '.prompt'].every((one) => {
    const box = document.querySelector(one).getBoundingClientRect();
    return box.top >= 0 && box.top < innerHeight && box.left >= 0 && box.right <= innerWidth;
}) && document.querySelector('.coaching').getBoundingClientRect().bottom
    <= document.querySelector('.prompt').getBoundingClientRect().top"""
"""True if the coach's words and the question are in sight, and neither covers the other."""


RINGED = """() => [...document.querySelectorAll('.mat .thing')]
    .filter((one) => getComputedStyle(one).outline.includes('solid 3px')).length"""
"""The number of things pointed at."""


def answer(page: Page, likes: tuple[str, ...]) -> None:
    """Give the answer that the learner likes best, or the first; take of things what has to be taken."""
    asked = page.evaluate("() => document.querySelector('.prompt').dataset.ask")
    offered = page.locator(".prompt .option[data-answer]").evaluate_all(
        "all => all.map(one => one.dataset.answer)"
    )
    if offered:
        liked = (word for like in likes for word in offered if re.match(like, word))
        page.locator(f'.prompt .option[data-answer="{next(liked, offered[0])}"]').first.click()
    else:
        marks = page.locator(".prompt [data-item]")
        for place in range(marks.count()):
            if page.locator(".prompt [data-confirm]:enabled").count():
                break
            marks.nth(place).click()
        page.locator(".prompt [data-confirm]").click()
    page.wait_for_function(NEXT, arg=asked)


COVERED = """() => {
    const ring = (one) => getComputedStyle(one).outline.includes('solid 3px');
    const inside = (box) =>
        box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
    const bad = ['.coaching .say', '.coaching .button.main', '.prompt h2']
        .filter((one) => !inside(document.querySelector(one).getBoundingClientRect()));
    const thing = [...document.querySelectorAll('.mat .thing')].find(ring);
    if (!thing) return bad;
    const box = thing.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return thing.contains(seen) ? bad : [...bad, thing.className];
}"""
"""The parts of coach and question that are out of sight, and the pointed-at thing if it is covered."""


@pytest.mark.slow
@pytest.mark.parametrize("game", list(LIKES))
def test_the_coach_and_what_is_pointed_at_are_in_sight_where_there_is_little_room(
    page: Page, game: str
) -> None:
    """On a small phone and at 200 %, in the languages with the longest lines and words."""
    page.locator(f"article[data-game={game}]").get_by_role("button", name="New here?").click()
    page.wait_for_selector(".coaching .say")
    page.add_init_script("sessionStorage.clear()")
    for lang in ("ja", "it"):
        for width, height in ((360, 640), (720, 450)):
            setting(page, "language", lang)
            page.set_viewport_size({"width": width, "height": height})
            page.reload()
            page.wait_for_selector(".coaching .say")
            settled(page, COVERED, [])


@pytest.mark.parametrize("game", list(LIKES))
def test_a_guided_match_is_played_to_its_end(page: Page, game: str) -> None:
    """The coach greets, says nothing twice, and sends the learner on when the match is over."""
    page.set_viewport_size({"width": 390, "height": 844})
    guide = guide_of(game)
    words = {texts.render(guide.words(tip), "en"): tip.name for tip in guide.tips}
    page.locator(f"article[data-game={game}]").get_by_role("button", name="New here?").click()
    page.wait_for_selector(".coaching .say")
    assert page.evaluate(INSIDE)
    said: list[str] = []
    for _ in range(LONG.get(game, MOST)):
        page.wait_for_selector(ASKED)
        if page.locator(".ending").count():
            break
        now = page.evaluate(SAID)
        if now and now not in said[-1:]:
            said.append(now)
        if page.locator(".holds").count():  # the companions wait until an offer of theirs has been explained
            page.keyboard.press("Escape")
            page.wait_for_selector(".holds", state="detached")
        else:
            answer(page, LIKES[game])
    if game not in LONG:
        page.locator(".coaching").get_by_role("button", name="Play now").wait_for()
    told = [words[one] for one in said if one in words]
    assert len(set(told)) == len(told) > 4
    assert told[0] == GREETS[game]


def test_a_tip_is_put_away_by_key_and_the_coach_sent_away(page: Page) -> None:
    """Escape closes a tip, and what it points at is as before; without tips the match goes on."""
    page.locator("article[data-game=kmon]").get_by_role("button", name="New here?").click()
    page.wait_for_selector(".coaching .say")
    settled(page, RINGED, 3)
    page.keyboard.press("Escape")
    page.wait_for_selector(".coaching .say", state="detached")
    settled(page, RINGED, 0)
    page.locator(".prompt .option").first.click()
    page.get_by_role("button", name="Play without tips").click()
    page.wait_for_selector(".coaching", state="detached")
    page.wait_for_selector(".prompt.mine .option")

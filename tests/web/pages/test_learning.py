"""Lessons: each is played to its end in a page, by what it says and by the question it asks."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.house import PATIENCE, Person, by_mouse
from tests.web.pages.test_pages import STICKING_OUT, axe
from tests.web.waiting import expect

from playmat.server.http.lessons import list_lessons, tell_lesson
from playmat.server.http.puzzles import list_puzzles, tell_puzzle
from playmat.server.protocol.server_messages import Told

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = ("perilous", "kmon", "khtcg")
LESSONS = [(game, lesson.name) for game in GAMES for lesson in list_lessons(game, "en").lessons]

STEP_BEGINS = "say => document.querySelector('.coach .say')?.innerText.startsWith(say)"
WORDS = "all => all.map(one => one.dataset.answer ?? '')"
KEPT = "which => which in (JSON.parse(localStorage.getItem('playmat.puzzles'))?.slipped ?? {})"
STEP = "say => document.querySelector('.coach .say')?.innerText === say"


def give(page: Page, step: Any, which: int = 0) -> None:
    """Give one of the answers that a step asks for, by the buttons of its question."""
    right = step.right[which]
    if step.play.asks[0].kind == "pick":
        page.locator(f'.prompt .option[data-answer="{right.word}"]').click()
        return
    for place in right.answer:
        page.locator(".prompt .option.mark").nth(place).click()
    page.locator(".prompt [data-confirm]").click()


@pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game}-{name}" for game, name in LESSONS])
def test_a_lesson_is_played_to_its_end(page: Page, game: str, name: str) -> None:
    """Each step can be done, is seen to happen, and is told in the log."""
    lesson = tell_lesson(game, name, "en")
    page.goto(f"/learn/{game}/{name}")
    page.wait_for_selector(".coach", timeout=PATIENCE)
    told = lines(lesson.events)
    for step in lesson.steps:
        page.wait_for_function(STEP, arg=step.say, timeout=PATIENCE)
        assert page.locator(".log li").count() == told
        if step.right:
            give(page, step)
            told += lines(step.right[0].events)
    assert page.locator(".prompt").count() == 0
    onward = page.get_by_role("link", name="Next lesson")
    assert onward.count() == (1 if lesson.next else 0)


def test_a_turn_on_ones_own_follows_a_lesson(page: Page) -> None:
    """It takes every answer and takes it back, and the coach speaks at its beginning and its end."""
    lesson = tell_lesson("perilous", "roll", "en")
    page.goto("/learn/perilous/roll")
    for step in lesson.steps:
        page.wait_for_function(STEP, arg=step.say, timeout=PATIENCE)
        if step.right:
            give(page, step)
    page.get_by_role("link", name="Now a whole turn on your own").click()
    page.wait_for_function(STEP_BEGINS, arg="Now play a whole turn on your own", timeout=PATIENCE)
    person = Person(page, random.Random("alone"))
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    asked = page.locator(".prompt h2").inner_text()
    assert person.answer(by_mouse)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt h2")).to_have_text(asked)
    while person.answer(by_mouse, unless=".coach a"):
        pass
    page.wait_for_function(STEP_BEGINS, arg="That was a whole turn", timeout=PATIENCE)
    assert (
        page.get_by_role("link", name="Next lesson").get_attribute("href") == f"/learn/perilous/{lesson.next}"
    )
    assert page.locator(".prompt").count() == 0


def lines(events: list[Told]) -> int:
    """The lines that events have in the log."""
    return sum(event.said is not None for event in events)


def test_another_answer_is_not_taken_and_the_hint_helps(page: Page) -> None:
    page.goto("/learn/kmon/attack")
    page.wait_for_selector(".prompt .option")
    page.locator('.prompt [data-answer="no item"]').click()
    page.locator(".toast.bad").get_by_text("this lesson asks for something else").wait_for()
    assert page.locator('.prompt [data-answer="no item"]').count() == 1
    page.keyboard.press("h")
    page.get_by_role("button", name="Do that").click()
    page.wait_for_selector('.prompt [data-answer="keep"]')


def test_a_lesson_goes_on_in_another_language(page: Page) -> None:
    page.goto("/learn/khtcg/travel")
    page.wait_for_selector(".prompt .option")
    page.locator('.prompt [data-answer="move traverse-town"]').click()
    page.wait_for_function(STEP, arg=tell_lesson("khtcg", "travel", "en").steps[1].say)
    page.locator("header").get_by_role("button").last.click()
    page.get_by_role("button", name="日本語").click()
    page.wait_for_function(STEP, arg=tell_lesson("khtcg", "travel", "ja").steps[1].say)


def test_all_lessons_are_listed(page: Page) -> None:
    page.goto("/learn")
    expect(page.locator(".course a")).to_have_count(len(LESSONS))
    found = page.locator(".course a").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert sorted(found) == sorted(f"/learn/{game}/{name}" for game, name in LESSONS)


def test_a_puzzle_is_solved_and_kept(page: Page) -> None:
    """Its first try counts: with a slip the rating falls, without one it rises, and the list says so."""
    first, second = list_puzzles("kmon", "en").puzzles[:2]
    page.goto(f"/puzzles/kmon/{first.name}")
    page.wait_for_selector(".coach", timeout=PATIENCE)
    wrong = page.locator(".prompt .option:not(.mark)")
    steps = tell_puzzle("kmon", first.name, "en").steps
    others = [one for one in wrong.evaluate_all(WORDS) if one not in ("", steps[0].right[0].word)]
    page.locator(f'.prompt .option[data-answer="{others[0]}"]').click()
    page.locator(".toast.bad").get_by_text("clearly better").wait_for()
    page.wait_for_function(KEPT, arg=f"kmon/{first.name}")
    page.reload()  # the first try stays lost
    solve(page, "kmon", first.name)
    page.locator(".coach").get_by_text("Your rating: 1").wait_for()
    page.get_by_role("link", name="Next puzzle").click()
    solve(page, "kmon", second.name)
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_text(re.compile(r"^2 of \d+ solved$")).wait_for()
    said = page.locator(".puzzle-list a").evaluate_all("all => all.map(one => one.textContent)")
    assert said[0].endswith("solved")
    assert said[1].endswith("solved on the first try")
    assert axe(page) == []
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(STICKING_OUT) == {"wide": 0, "out": []}


def test_each_right_answer_of_a_team_solves_its_puzzle(page: Page) -> None:
    """One die less is clearly worse and is refused; the answer that stands last is as good as the first."""
    name = next(
        one.name
        for one in list_puzzles("perilous", "en").puzzles
        if len(tell_puzzle("perilous", one.name, "en").steps[0].right) > 1
    )
    step, *_rest = steps = tell_puzzle("perilous", name, "en").steps
    last = step.right[-1]
    page.goto(f"/puzzles/perilous/{name}")
    page.wait_for_function(STEP_BEGINS, arg=step.say, timeout=PATIENCE)
    page.locator(".prompt [data-confirm]").click()  # no die at all: stop
    page.locator(".toast.bad").get_by_text("clearly better").wait_for()
    give(page, step, -1)
    page.wait_for_function(STEP_BEGINS, arg=steps[last.to].say, timeout=PATIENCE)
    assert page.locator(".prompt").count() == 0
    assert page.get_by_role("link", name="Next puzzle").count() == 1


def solve(page: Page, game: str, name: str) -> None:
    """Solve a puzzle by the answers that are known best."""
    steps = tell_puzzle(game, name, "en").steps
    step = steps[0]
    while step.right:
        page.wait_for_function(STEP_BEGINS, arg=step.say, timeout=PATIENCE)
        give(page, step)
        step = steps[step.right[0].to]
    page.wait_for_function(STEP_BEGINS, arg=step.say, timeout=PATIENCE)

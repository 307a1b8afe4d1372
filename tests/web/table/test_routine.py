"""Answers of which people mostly give all are given by one press."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tests.web.house import PATIENCE, Person, by_keys, make_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

TAKEN = """least => {
    const told = [...document.querySelectorAll('.log li .said')].map((one) => one.textContent);
    const taken = told.filter((line) => line.startsWith('Sora takes '));
    return taken.length >= least ? taken.length : false;
}"""
"""The number of actions Sora has taken by the log; false until there are this many."""


def test_all_actions_are_taken_by_one_press(page: Page) -> None:
    page.goto(f"/t/{make_table(page, 'perilous', level='random')}")
    person = Person(page, random.Random(3))
    while person.answer(by_keys, unless="[data-routine]"):
        assert len(person.answers) < 200
    for at in person.offered.values():
        assert len([word for word in at if word.startswith("take ")]) < 2
    offered = page.locator(".prompt [data-answer^='take ']")
    actions = offered.evaluate_all("all => all.map((one) => one.dataset.answer)")
    assert len(actions) >= 2
    assert set(actions) <= {
        "take attack",
        "take protect",
        "take distract",
        "take collect",
    }  # nothing is asked about
    before = page.evaluate(TAKEN, 0)
    page.get_by_role("button", name="Take all of them, from the top").click()
    page.wait_for_function(TAKEN, arg=before + len(actions), timeout=PATIENCE)
    page.wait_for_function(
        "() => !document.querySelector(\".prompt [data-answer^='take ']\")", timeout=PATIENCE
    )
    assert page.evaluate(TAKEN, 0) == before + len(actions)

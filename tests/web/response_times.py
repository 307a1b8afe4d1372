"""How long people wait for what they do in a page: `python -m tests.web.response_times`.

Each time is from the input until it is in the page and has been painted, and is the median of several.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from tests.web.at_home import at_home
from tests.web.house import Person, by_keys, make_table, opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TIMED = """([act, done, arg]) => new Promise((resolve) => {
    const began = performance.now();
    const over = new Function("arg", `return ${done}`);
    const look = () => {
        if (!over(arg)) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    };
    new Function("arg", act)(arg);
    look();
})"""
"""Milliseconds from an act until something is so, and the frame with it has been painted."""

TYPE = """const field = document.querySelector(".shelf input");
    window.found = document.querySelector(".shelf [role=status]").textContent;
    field.value = arg;
    field.dispatchEvent(new Event("input", {bubbles: true}));"""
TYPED = """document.querySelector(".shelf [role=status]").textContent !== window.found"""
WORDS = ("sora", "", "goofy", "", "draw", "", "damage", "")

SEEK = """const slider = document.querySelector(".scrubber input");
    slider.value = arg;
    slider.dispatchEvent(new Event("input", {bubbles: true}));"""
SOUGHT = """document.querySelector(".moment .count").textContent.startsWith(`${arg}/`)
    && document.querySelector(".moment").getAttribute("aria-busy") === "false" """
ANSWERS = 30
JUMPS = 40

POINT = """document.querySelector(`.option[data-answer="${arg}"]`).focus();"""
FORETOLD = """document.querySelector(".foretold b") !== null"""


def timed(page: Page, act: str, done: str, arg: str | int) -> float:
    """The milliseconds of one act."""
    return float(page.evaluate(TIMED, [act, done, arg]))


@dataclass(frozen=True)
class Taken:
    """How long acts of one kind took.

    Attributes:
        middle: the median, in milliseconds.
        longest: the longest of them.
        work: what the page had its processor do for one on average, however much others kept it from working.
    """

    middle: float
    longest: float
    work: float

    def __str__(self) -> str:
        """The words that are printed."""
        return f"{self.middle:.0f} ms, at most {self.longest:.0f} ms; the page works {self.work:.0f} ms of it"


def taken(page: Page, act: str, done: str, args: Sequence[str | int]) -> Taken:
    """An act, done once with each argument."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        told = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(told["TaskDuration"])

    before = worked()
    times = [timed(page, act, done, arg) for arg in args]
    found = Taken(median(times), max(times), (worked() - before) / len(args))
    line.detach()
    return found


def filtering(page: Page) -> tuple[int, Taken]:
    """All cards of the largest game narrowed by words; gives how many there are, and how long it took."""
    page.goto("/decks/khtcg")
    page.wait_for_selector(".shelf-cards li")
    page.wait_for_load_state("networkidle")
    cards = page.evaluate(
        "async () => (await (await fetch('/api/games/khtcg/cards?lang=en')).json()).cards.length"
    )
    return int(cards), taken(page, TYPE, TYPED, WORDS)


def seeking(page: Page) -> tuple[int, Taken]:
    """A long match gone through at random; gives its moments, and how long it took."""
    page.goto(f"/t/{make_table(page, 'khtcg', level='random')}")
    person = Person(page, random.Random(1))
    for _ in range(ANSWERS):
        if not person.answer(by_keys):
            break
    else:
        page.get_by_role("button", name="Give up").first.click()
        page.get_by_role("button", name="Yes, give up").click()
    page.wait_for_selector(".ending")
    page.goto(page.url.replace("/t/", "/replay/"))
    page.wait_for_selector(".scrubber")
    page.wait_for_load_state("networkidle")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    chance = random.Random(2)
    return last, taken(page, SEEK, SOUGHT, [chance.randint(0, last) for _ in range(JUMPS)])


def foretelling(page: Page) -> float:
    """An attack that is pointed at, until its damage is shown; the pause before it is asked about counts."""
    page.goto(f"/t/{make_table(page, 'kmon')}")
    person = Person(page, random.Random(5))
    times: list[float] = []
    while len(times) < 5 and person.answer(by_keys):
        page.wait_for_selector(".prompt.mine, .ending")
        if page.locator('.option[data-answer="attack"]').count():
            times.append(timed(page, POINT, FORETOLD, "attack"))
            page.keyboard.press("Escape")
    return median(times)


def measure(browser: Browser, address: str) -> str:
    """All of it, in words."""
    with opened(browser, address, viewport={"width": 1440, "height": 900}, reduced_motion="reduce") as page:
        page.goto("/")
        cards, narrowed = filtering(page)
        moments, sought = seeking(page)
        told = foretelling(page)
    return (
        f"filter of {cards} cards: {narrowed}\n"
        f"going to any of {moments} moments: {sought}\n"
        f"what an attack would do: {told:.0f} ms\n"
    )


def main() -> int:
    """The command."""
    with at_home() as (browser, address):
        sys.stdout.write(measure(browser, address))
    return 0


if __name__ == "__main__":
    sys.exit(main())

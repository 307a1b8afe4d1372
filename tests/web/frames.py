"""The smoothness of a moving table: `python -m tests.web.frames`.

The times between the frames of a page are noted while something is seen on its stage: dice that are thrown
in Perilous Pursuit, attacks in K-Mon, cards and fights in Kingdom Hearts.
"""

from __future__ import annotations

import random
import sys
from statistics import median
from typing import TYPE_CHECKING

from tests.web.at_home import at_home
from tests.web.house import PATIENCE, Person, by_keys, make_table, opened

from playmat.kernel.registry import games

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ANSWERS = 8
"""Answers of a match that are watched."""

LATE = 25.0
"""Milliseconds after which a frame is late: one was left out."""

WATCH = """() => {
    window.frames_seen = [];
    let last = 0;
    const frame = (now) => {
        const moving = document.querySelector(".stage-layer")?.childElementCount > 0;
        if (moving && last) window.frames_seen.push(now - last);
        last = moving ? now : 0;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""

STILL = """() => document.querySelector(".stage-layer")?.childElementCount === 0"""


def frames(page: Page, game: str) -> list[float]:
    """The milliseconds between frames while something is seen to happen, in some answers of a match."""
    page.goto(f"/t/{make_table(page, game, level='greedy')}")
    page.wait_for_selector(".prompt.mine")
    page.evaluate(WATCH)
    person = Person(page, random.Random(game))
    for _ in range(ANSWERS):
        if not person.answer(by_keys):
            break
        page.wait_for_selector(".prompt.mine, .ending", timeout=PATIENCE)
        page.wait_for_function(STILL)
    found: list[float] = page.evaluate("() => window.frames_seen")
    return found


def measure(browser: Browser, address: str) -> dict[str, list[float]]:
    """The times between frames, by game."""
    found: dict[str, list[float]] = {}
    for game in games():
        with opened(browser, address, viewport={"width": 1440, "height": 900}) as page:
            page.goto("/")
            found[game] = frames(page, game)
    return found


def main() -> int:
    """The command."""
    with at_home() as (browser, address):
        found = measure(browser, address)
    for game, times in found.items():
        if not times:
            sys.stdout.write(f"{game}: nothing moved\n")
            continue
        late = sum(time > LATE for time in times)
        sys.stdout.write(
            f"{game}: {len(times):,} frames, the middle one after {median(times):.1f} ms,"
            f" {100 * late / len(times):.1f} % late, the longest {max(times):.0f} ms\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

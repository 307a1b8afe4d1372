"""The moving picture of README, taken of a match in a browser: `python -m tests.web.moving_picture`."""

from __future__ import annotations

import random
import sys
from io import BytesIO
from typing import TYPE_CHECKING

from tests.web.at_home import at_home
from tests.web.house import PATIENCE, Person, by_mouse, make_table
from tests.web.pictures import FOLDER, WIDE

if TYPE_CHECKING:
    from PIL.Image import Image
    from playwright.sync_api import Page

PICTURE = FOLDER / "match.webp"
SHOWN = (960, 615)
"""Its width and height: those of the page, reduced."""

ANSWERS = 18
"""After so many answers it begins again, from the first."""

FRAME, LAST = 1100, 2600
"""Milliseconds that a moment is shown, and the last one."""


STILL = """() => document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity
)"""


def main() -> int:
    """Play, and write the picture."""
    with at_home() as (browser, address):
        page = browser.new_page(base_url=address, viewport=WIDE, color_scheme="dark", locale="en-GB")
        page.goto("/")
        frames = moments(page)
    times = [FRAME] * (len(frames) - 1) + [LAST]
    frames[0].save(
        PICTURE, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=62, method=6
    )
    print(f"{PICTURE.name}: {len(frames)} moments, {PICTURE.stat().st_size:,} bytes")  # noqa: T201
    return 0


def moments(page: Page) -> list[Image]:
    """The table after each answer of a match against the computer, once everything on it lies still."""
    table = make_table(page, "kmon", level="greedy")
    page.goto(f"/t/{table}")
    person = Person(page, random.Random(7))
    found: list[Image] = []
    for _ in range(ANSWERS):
        page.wait_for_selector(".prompt.mine, .ending", timeout=PATIENCE)
        page.wait_for_function(STILL)
        found.append(frame(page))
        if not person.answer(by_mouse):
            break
    return found


def frame(page: Page) -> Image:
    """The page as it is."""
    from PIL import Image

    return Image.open(BytesIO(page.screenshot())).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)


if __name__ == "__main__":
    sys.exit(main())

"""Pictures of the browser client for the documentation: `python -m tests.web.pictures`."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tests.web.house import CHROMIUM, NEXT_QUESTION, PATIENCE, Person, by_mouse, make_table, server

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
WIDE: ViewportSize = {"width": 1280, "height": 820}
PHONE: ViewportSize = {"width": 360, "height": 640}
PAGES = {
    "home": "/",
    "decks": "/decks/kmon",
    "learn": "/learn",
    "lesson": "/learn/khtcg/challenge",
    "rules": "/rules/perilous",
    "new": "/play/khtcg",
}
ANSWERS = 12
"""How far a match has gone in its picture."""


def main() -> int:
    """Take all pictures."""
    from playwright.sync_api import sync_playwright

    with (
        tempfile.TemporaryDirectory() as scratch,
        server(Path(scratch)) as address,
        sync_playwright() as running,
    ):
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for scheme in ("dark", "light"):
            page = browser.new_page(base_url=address, viewport=WIDE, color_scheme=scheme, locale="en-GB")
            page.goto("/")
            for name, where in PAGES.items() if scheme == "dark" else [("home", "/")]:
                page.goto(where)
                page.wait_for_load_state("networkidle")
                page.screenshot(path=FOLDER / f"browser-{name}-{scheme}.jpg", type="jpeg", quality=82)
            for game in ("perilous", "kmon", "khtcg"):
                page.goto(f"/t/{make_table(page, game, level='random')}")
                person = Person(page, random.Random(game))
                for _ in range(ANSWERS):
                    page.wait_for_selector(".prompt.mine, .ending", timeout=PATIENCE)
                    if page.locator(".ending").count():
                        break
                    before = person.asked()
                    by_mouse(person)
                    page.wait_for_function(NEXT_QUESTION, arg=before)
                page.wait_for_selector(".prompt.mine, .ending", timeout=PATIENCE)
                page.screenshot(path=FOLDER / f"browser-{game}-{scheme}.jpg", type="jpeg", quality=82)
                if scheme == "dark":
                    page.set_viewport_size(PHONE)
                    page.screenshot(path=FOLDER / f"browser-{game}-phone.jpg", type="jpeg", quality=82)
                    page.set_viewport_size(WIDE)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

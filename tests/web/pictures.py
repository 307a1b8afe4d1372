"""Pictures of the browser client for the documentation: `python -m tests.web.pictures`."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from tests.web.at_home import at_home
from tests.web.house import PATIENCE, Person, by_mouse, make_table

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
WIDE: ViewportSize = {"width": 1280, "height": 820}
PHONE: ViewportSize = {"width": 360, "height": 640}
PAGES = {
    "home": "/",
    "new": "/play/khtcg",
    "decks": "/decks/kmon",
    "learn": "/learn",
    "lesson": "/learn/khtcg/challenge",
    "rules": "/rules/perilous",
    "watch": "/watch",
    "replays": "/replays",
    "lab": "/lab/kmon",
    "about": "/about",
}
GAMES = ("perilous", "kmon", "khtcg")
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
ANSWERS = 12
"""The number of answers before a match is pictured."""

NAMES = sorted(
    {
        *(f"{name}-dark" for name in (*PAGES, "lobby", "settings", "text", "replay")),
        "home-light",
        *(f"{game}-{look}" for game in GAMES for look in ("dark", "light", "phone")),
    }
)
"""The pictures that are taken: pages, then tables in dark and light colours and on a phone."""


def main() -> int:
    """Take all pictures."""
    with at_home() as (browser, address):
        for scheme in SCHEMES:
            page = browser.new_page(base_url=address, viewport=WIDE, color_scheme=scheme, locale="en-GB")
            page.goto("/")
            tables = {game: match(page, game, scheme) for game in GAMES}
            if scheme == "dark":
                around(page, tables)
                for name, where in PAGES.items():
                    look(page, f"{name}-dark", where)
            else:
                look(page, "home-light", "/")
    return 0


def take(page: Page, name: str) -> None:
    """Take a picture of a page as it is, once nothing moves on its stage."""
    assert name in NAMES
    page.wait_for_function("() => !document.querySelector('.stage-layer > *')")
    page.screenshot(path=FOLDER / f"browser-{name}.jpg", type="jpeg", quality=82)


def look(page: Page, name: str, where: str) -> None:
    """Go to an address, and take a picture of it."""
    page.goto(where)
    page.wait_for_load_state("networkidle")
    take(page, name)


def match(page: Page, game: str, scheme: str) -> str:
    """Play a match for a while, and take pictures of its table; gives the table."""
    table = make_table(page, game, level="random", public=True)
    page.goto(f"/t/{table}")
    person = Person(page, random.Random(game))
    for _ in range(ANSWERS):
        if not person.answer(by_mouse):
            break
    page.wait_for_selector(".prompt.mine, .ending", timeout=PATIENCE)
    take(page, f"{game}-{scheme}")
    if scheme == "dark":
        page.set_viewport_size(PHONE)
        take(page, f"{game}-phone")
        page.set_viewport_size(WIDE)
    return table


def around(page: Page, tables: dict[str, str]) -> None:
    """Take pictures of what stands around a match: an invitation, the settings, a table as text, a replay."""
    page.goto("/play/kmon?with=friends")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="QR code").click()
    page.get_by_role("img", name="QR code").wait_for()
    take(page, "lobby-dark")
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    take(page, "settings-dark")
    page.evaluate("localStorage.setItem('playmat.rendering', 'text')")
    page.goto(f"/t/{tables['kmon']}")
    page.wait_for_selector(".words")
    take(page, "text-dark")
    page.evaluate("localStorage.setItem('playmat.rendering', 'table')")
    page.goto(f"/t/{tables['khtcg']}")
    if not page.locator(".ending").count():
        page.get_by_role("button", name="Give up").first.click()
        page.get_by_role("button", name="Yes, give up").click()
    page.wait_for_selector(".ending")
    page.goto(f"/replay/{tables['khtcg']}")
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector(".log .card-name")
    take(page, "replay-dark")


if __name__ == "__main__":
    sys.exit(main())

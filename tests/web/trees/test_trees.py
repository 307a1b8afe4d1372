"""The trees a screen reader is told at ten positions of each game, kept here and read through by a person.

The positions are those of the lessons, which are always the same. `python -m tests.web.trees.test_trees`
writes the files again; whoever does reads them before they are kept.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.web.house import PATIENCE, opened
from tests.web.pages.test_learning import GAMES, STEP, give

from playmat.server.http.lessons import list_lessons, tell_lesson

if TYPE_CHECKING:
    from playwright.sync_api import Page

POSITIONS = 10
HERE = Path(__file__).parent


def kept_at(game: str) -> Path:
    """The file with the trees of a game."""
    return HERE / f"{game}.yml"


def trees(page: Page, game: str) -> str:
    """The trees of the first positions of a game in which something is asked, one after the other."""
    found: list[str] = []
    for lesson in list_lessons(game, "en").lessons:
        page.goto(f"/learn/{game}/{lesson.name}")
        page.wait_for_selector(".coach", timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        for place, step in enumerate(tell_lesson(game, lesson.name, "en").steps):
            page.wait_for_function(STEP, arg=step.say, timeout=PATIENCE)
            if not step.right:
                continue
            page.locator(".prompt").wait_for()
            tree = page.locator("main").aria_snapshot()
            found.append(f"# {lesson.name}, step {place + 1}\n{tree}\n")
            if len(found) == POSITIONS:
                return "\n".join(found)
            give(page, step)
    raise AssertionError(f"{game} has only {len(found)} positions")


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_reader_is_told_what_was_read_through(page: Page, game: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    assert trees(page, game) == kept_at(game).read_text("utf-8")


def keep() -> None:
    """Write the files again."""
    from tests.web.at_home import at_home

    with (
        at_home() as (browser, address),
        opened(browser, address, viewport={"width": 1280, "height": 800}, reduced_motion="reduce") as page,
    ):
        page.goto("/")
        for game in GAMES:
            kept_at(game).write_text(trees(page, game), "utf-8")


if __name__ == "__main__":
    keep()

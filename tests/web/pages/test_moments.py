"""Pages in the middle of things: waiting, playing, ended, seen again, with settings open, or of nothing.

`test_pages.py` has the pages at rest in every language, width and theme. Here each moment has every language
once, with another width and theme each; axe looks at each moment in one theme.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from tests.web.house import PATIENCE, Person, by_keys, make_table, opened
from tests.web.pages.test_pages import LANGUAGES, SIZES, STICKING_OUT, THEMES, axe, dress, setting

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ANSWERS = 6

OPEN_TABLE = """async () => {
    const { postJson, newId } = await import("/static/app/network/net.js");
    const seats = [{ kind: "me" }, { kind: "open" }];
    const made = await postJson("/api/tables", { id: newId(), game: "kmon", seats });
    return made.table.id;
}"""


def lobby(page: Page) -> None:
    """A table that waits for a friend."""
    page.goto(f"/t/{page.evaluate(OPEN_TABLE)}")
    page.wait_for_selector("#invite")


def middle(game: str) -> Callable[[Page], None]:
    """A match of a game after some answers."""

    def reach(page: Page) -> None:
        page.goto(f"/t/{make_table(page, game, level='random')}")
        person = Person(page, random.Random(1))
        for _ in range(ANSWERS):
            assert person.answer(by_keys)
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)

    return reach


def text(page: Page) -> None:
    """A match in words."""
    setting(page, "rendering", "text")
    middle("kmon")(page)


def ending(page: Page) -> None:
    """A match that is over."""
    page.goto(f"/t/{make_table(page, 'kmon', level='random')}")
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("button", name="Yes, give up").click()
    page.wait_for_selector(".ending")


def again(page: Page) -> None:
    """A match that is seen again."""
    ending(page)
    page.goto(page.url.replace("/t/", "/replay/") + "#t=3")
    page.wait_for_selector("[type=range]")


def settings(page: Page) -> None:
    """The settings."""
    page.goto("/")
    page.locator("header").get_by_role("button").last.click()
    page.wait_for_selector("dialog[open]")


def no_table(page: Page) -> None:
    """A table that is not there."""
    page.goto("/t/nothing-of-the-kind")
    page.wait_for_selector("main h1")


def no_replay(page: Page) -> None:
    """A match that is not there."""
    page.goto("/replay/nothing-of-the-kind")
    page.wait_for_selector("main h1")


def no_page(page: Page) -> None:
    """An address of nothing, of a length that nobody types."""
    page.goto(f"/nothing-of-the-kind/{'x' * 200}")
    page.wait_for_selector("main h1")


MOMENTS: dict[str, tuple[Callable[[Page], None], str]] = {
    "lobby": (lobby, "#invite"),
    "middle of perilous": (middle("perilous"), ".prompt.mine"),
    "middle of kmon": (middle("kmon"), ".prompt.mine"),
    "middle of khtcg": (middle("khtcg"), ".prompt.mine"),
    "text": (text, ".prompt.mine"),
    "ending": (ending, ".ending"),
    "again": (again, "[type=range]"),
    "settings": (settings, "dialog[open]"),
    "no table": (no_table, "main h1"),
    "no replay": (no_replay, "main h1"),
    "no page": (no_page, "main h1"),
}
"""The way to each moment, and the element that is there as soon as it is reached."""


@pytest.fixture
def view(browser: Browser, address: str) -> Iterator[Page]:
    """A page of a person who was never here; what it asks for may be missing."""
    with opened(browser, address) as found:
        found.goto("/")
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_sticks_out_and_axe_finds_nothing_at_any_moment(view: Page, moment: str) -> None:
    setting(view, "motion", "off")
    reach, there = MOMENTS[moment]
    reach(view)
    view.wait_for_selector(there, timeout=PATIENCE)
    assert view.locator("h1").count() == 1
    first = list(MOMENTS).index(moment)
    for number, lang in enumerate(LANGUAGES):
        setting(view, "language", lang)
        if moment == "settings":
            settings(view)  # loading the page again would close them
        else:
            view.reload()
        view.wait_for_selector(there, timeout=PATIENCE)
        width, height = SIZES[number]
        theme = THEMES[(first + number) % len(THEMES)]
        view.set_viewport_size({"width": width, "height": height})
        dress(view, theme)
        found = view.evaluate(STICKING_OUT)
        assert (found["wide"], found["out"]) == (0, []), f"{lang} {width} {theme}"
    assert axe(view) == []

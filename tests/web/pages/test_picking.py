"""Lists to pick from: what is picked stands in a box over which the list of the browser lies unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from tests.web.pages.test_pages import setting

if TYPE_CHECKING:
    from playwright.sync_api import Page

SEEN = """one => {
    const list = one.parentElement;
    const box = list.querySelector('.field');
    const style = getComputedStyle(box);
    const [inner, outer] = [one, list].map((part) => part.getBoundingClientRect());
    return {
        words: box.textContent,
        ring: style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) >= 2,
        edge: style.borderTopStyle === 'solid' && style.borderTopColor !== style.backgroundColor,
        pressed: inner.width === outer.width && inner.height === outer.height && outer.height >= 44,
    };
}"""
"""The state of the box: its mark, its ring and edge, and whether all of it can be pressed."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("colors", ["none", "active"])
def test_a_list_is_named_seen_and_reached_by_the_keyboard(
    page: Page, theme: str, colors: Literal["none", "active"]
) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.emulate_media(forced_colors=colors)
    setting(page, "theme", theme)
    page.goto("/play/khtcg")
    picked = page.get_by_role("combobox", name="Clock", exact=True)
    picked.wait_for()
    before = picked.evaluate(SEEN)
    assert (before["ring"], before["edge"], before["pressed"]) == (False, True, True)
    picked.locator("xpath=preceding::select[1]").focus()
    while not picked.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    after = picked.evaluate(SEEN)
    assert (after["ring"], after["edge"], after["pressed"]) == (True, True, True)
    assert after["words"] == picked.evaluate("one => one.selectedOptions[0].text") != before["words"]


@pytest.mark.parametrize("game", ["khtcg", "kmon", "perilous"])
def test_every_option_stands_with_others_of_its_kind(page: Page, game: str) -> None:
    """Each game says what its options are about; those it does not name would stand under “other”."""
    page.goto(f"/play/{game}")
    page.locator(".new-table").wait_for()
    grouped = page.evaluate(
        """async (game) => {
            const { grouped } = await import("/static/app/lobby/options.js");
            const { gameInfo } = await import("/static/app/games.js");
            const { options } = gameInfo(game);
            return [options.length, grouped(game, options).map(([group, inside]) => [group, inside.length])];
        }""",
        game,
    )
    count, groups = grouped
    assert sum(many for _group, many in groups) == count > 0
    assert "other" not in dict(groups)


def test_other_cards_and_a_rating_are_not_offered_together(page: Page) -> None:
    """The page says why, so that nobody is refused what it has let them choose."""
    page.goto("/play/kmon")
    cards, rated = page.get_by_role("combobox", name="Cards"), page.get_by_label("Rated match")
    why = page.get_by_text("Rated matches are played with the game’s own cards only.")
    cards.select_option("KM2")
    why.wait_for()
    assert rated.is_disabled()
    cards.select_option("")
    why.wait_for(state="detached")
    rated.check()
    why.wait_for()
    assert cards.count() == 0
    rated.uncheck()
    why.wait_for(state="detached")
    assert cards.input_value() == ""

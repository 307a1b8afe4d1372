"""With colours chosen by the system, borders on a table replace shadows and backgrounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.web.house import PATIENCE, make_table
from tests.web.waiting import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

FRAME = """(one) => {
    const frame = getComputedStyle(one, '::before');
    const drawn = frame.content !== 'none' && parseFloat(frame.borderTopWidth) >= 3 && frame.opacity === '1';
    return drawn ? `${frame.borderTopStyle} ${frame.borderTopColor}` : '';
}"""
"""The frame of a thing; empty if there is none."""

MAIN = """() => {
    const made = document.body.appendChild(document.createElement('button'));
    made.className = 'button main';
    const style = getComputedStyle(made).borderTopStyle;
    made.remove();
    return style;
}"""
"""The edge of a main button: another one than that of all others."""

EDGELESS = """() => {
    const drawn = (one) => {
        const style = getComputedStyle(one);
        return parseFloat(style.borderTopWidth) >= 1 && style.borderTopColor !== style.backgroundColor
            && !['none', 'hidden'].includes(style.borderTopStyle);
    };
    const edged = '.mat :is(.card-face, .creature, .hp-bar, .die .cube, .back)';
    return [...document.querySelectorAll(edged)].filter((one) => one.checkVisibility() && !drawn(one))
        .map((one) => one.className);
}"""
"""The classes of things without a visible edge."""


@pytest.mark.parametrize("game", ["khtcg", "kmon", "perilous"])
def test_what_can_be_done_is_framed_and_every_card_has_an_edge(page: Page, game: str) -> None:
    page.emulate_media(forced_colors="active")
    page.goto(f"/t/{make_table(page, game, level='random')}")
    page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
    settled(page, EDGELESS, [])
    assert page.evaluate(MAIN) == "double"
    things = page.locator(".mat .thing")
    framed = {
        light: set(page.locator(f".mat .thing.{light}").evaluate_all(f"all => all.map({FRAME})"))
        for light in ("legal", "target", "chosen")
    }
    plain = page.locator(".mat .thing:not(.legal, .target, .chosen)")
    assert things.count() > 0
    assert set(plain.evaluate_all(f"all => all.map({FRAME})")) <= {""}
    assert all("" not in frames for frames in framed.values())


def test_each_kind_of_light_has_a_frame_of_its_own(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    page.goto(f"/t/{make_table(page, 'kmon', level='random')}")
    page.wait_for_selector(".mat .thing", timeout=PATIENCE)
    frames: dict[str, Any] = {
        light: page.locator(".mat .thing").first.evaluate(
            f"(one, light) => {{ one.classList.add(light); const is = ({FRAME})(one);"
            " one.classList.remove(light); return is; }",
            light,
        )
        for light in ("legal", "target", "chosen")
    }
    assert all(frames.values())
    assert len(set(frames.values())) == 3

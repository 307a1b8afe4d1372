"""Two people at one device: a curtain between them, and nothing of the one in the page of the other."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.house import Person, by_mouse, make_table
from tests.web.pages.test_pages import LANGUAGES, SIZES, STICKING_OUT, THEMES, axe, dress, setting
from tests.web.waiting import expect, press

from playmat.kernel.event import SPECTATOR

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket

HIDDEN = ".mat, .prompt, .log, .card, .thing"
"""What a table is made of, and its log."""

OTHERS = ".hand.other :is(.thing, .card-face)"
"""Faces in the hand of the other side."""


ANSWER = """() => {
    const ready = document.querySelector("[data-confirm]:enabled");
    (ready ?? document.querySelector(".prompt [data-answer]:enabled, .prompt [data-item]"))?.click();
}"""
"""Answers what is asked, under whatever is open over it."""


class Wire:
    """What the server tells a page.

    Attributes:
        views: through whose eyes, and the views, since the device changed hands last.
    """

    def __init__(self, page: Page) -> None:
        self.views: list[tuple[int, dict[str, Any]]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._received)

    def _sent(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "hello":
            self.views = []

    def _received(self, data: str | bytes) -> None:
        play = json.loads(data).get("play")
        if play:
            self.views.append((play["viewer"], play["view"]))


def hands(view: dict[str, Any]) -> list[list[Any]]:
    """What a view shows of each hand."""
    return [seat.get("hand") or [] for seat in view["seats"]]


def take(page: Page) -> int:
    """Take the device, and wait for one's side; gives the seat that took it."""
    curtain = page.get_by_role("heading", name=re.compile("^Hand the device to"))
    expect(curtain).to_be_focused()
    assert page.locator(HIDDEN).count() == 0
    seat = int(curtain.inner_text()[-1]) - 1
    press(page.get_by_role("button", name=f"I am Player {seat + 1}: show my side"))
    page.wait_for_selector(".prompt.mine, .ending")
    expect(page.locator(".prompt")).to_be_focused()
    return seat


@pytest.mark.parametrize("game", ["kmon", "khtcg"])
def test_what_the_other_seat_sees_is_never_in_the_page(page: Page, game: str) -> None:
    """Whoever has the device sees their own hand; of the other one, nothing is told and nothing is shown."""
    wire = Wire(page)
    page.goto(f"/t/{make_table(page, game, mine=2)}")
    page.wait_for_selector(".curtain")
    assert {viewer for viewer, _view in wire.views} == {SPECTATOR}, "nobody has taken it yet"
    assert [hands(view) for _viewer, view in wire.views] == [[[], []] for _ in wire.views]
    person = Person(page, random.Random(game))
    taken: list[int] = []
    while len(taken) < 6:
        taken.append(take(page))
        while page.locator(".prompt.mine").count():
            assert page.locator(OTHERS).count() == 0
            assert person.answer(by_mouse, unless=".curtain")
            page.wait_for_selector(".prompt.mine, .curtain")
        assert {viewer for viewer, _view in wire.views} <= {taken[-1], SPECTATOR}
        assert [hands(view)[1 - taken[-1]] for _viewer, view in wire.views] == [[] for _ in wire.views]
    assert {0, 1} == set(taken)


def test_what_one_looked_at_is_gone_for_the_other(page: Page) -> None:
    """A card that was read and short messages are not there for whoever takes the device next."""
    page.goto(f"/t/{make_table(page, 'khtcg', mine=2)}")
    person = Person(page, random.Random(1))
    first = take(page)
    while page.locator(".prompt.mine").count():
        card = page.locator(".hand:not(.other) .thing").first
        if card.count():
            card.dispatch_event("pointerenter")
            card.focus()
        before = page.locator(".reader[data-game], .note").count()
        assert person.answer(by_mouse, unless=".curtain")
        page.wait_for_selector(".prompt.mine, .curtain")
    assert before
    assert take(page) != first
    assert page.locator(".reader[data-game], .note, .toast").count() == 0


def test_an_open_list_is_closed_by_the_curtain(page: Page) -> None:
    """What it names belongs to the side that is covered now."""
    page.goto(f"/t/{make_table(page, 'khtcg', mine=2)}")
    take(page)
    page.keyboard.press("Control+k")
    expect(page.get_by_role("dialog")).to_have_count(1)
    for _ in range(200):
        if page.locator(".curtain").count():
            break
        page.evaluate(ANSWER)
        page.wait_for_timeout(50)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name=re.compile("^Hand the device to"))).to_be_focused()


def test_a_table_for_two_at_one_device_is_made(page: Page) -> None:
    """Chosen in the list of seats; the page that is loaded again is covered first."""
    page.goto("/play/kmon")
    page.get_by_label("Seat 2").select_option("someone else, at this device")
    press(page.get_by_role("button", name="Start the match"))
    take(page)
    page.reload()
    take(page)


def test_the_curtain_can_be_read_by_everybody(page: Page) -> None:
    """At each width, in each language and theme once."""
    table = make_table(page, "kmon", mine=2)
    for lang, size, theme in zip(LANGUAGES, SIZES, THEMES, strict=True):
        setting(page, "language", lang)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"/t/{table}")
        page.wait_for_selector(".curtain")
        dress(page, theme)
        assert axe(page) == []
        assert page.evaluate(STICKING_OUT) == {"wide": 0, "out": []}

"""Two people at one device: a curtain between them, and nothing of the one in the page of the other."""

from __future__ import annotations

import json
import random
import re
import time
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.house import PATIENCE, Person, by_keys, by_mouse, make_table
from tests.web.pages.test_pages import LANGUAGES, SIZES, STICKING_OUT, THEMES, axe, dress, setting
from tests.web.waiting import expect, press

from playmat.kernel.event import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page, WebSocket, WebSocketRoute

HIDDEN = ".mat, .prompt, .log, .card, .thing"
"""The parts of a table, and its log."""

OTHERS = ".hand.other :is(.thing, .card-face)"
"""Faces in the hand of the other side."""


MOST_ANSWERS = 1000
"""More than any match here takes."""

ANSWER = """() => {
    const ready = document.querySelector("[data-confirm]:enabled");
    (ready ?? document.querySelector(".prompt [data-answer]:enabled, .prompt [data-item]"))?.click();
}"""
"""Answers what is asked, under whatever is open over it."""


class Wire:
    """The messages of the server to a page.

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
    """The part of each hand that a view shows."""
    return [seat.get("hand") or [] for seat in view["seats"]]


class Relay:
    """A line between a page and its server that can be held up and cut.

    Attributes:
        holding: what the server tells of the whole table is held back.
        held: what was held back.
        told: of the whole table, what the page was told.
    """

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.held: list[str] = []
        self.told: list[dict[str, Any]] = []
        self._page = page
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self._line, self._server = line, line.connect_to_server()
        self._server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "state" and self.holding:
            self.held.append(str(message))
            return
        if said["type"] == "state":
            self.told.append(said)
        self._line.send(message)

    def wait_for_held(self, most: int) -> None:
        """Wait until so many messages are held back."""
        until = time.monotonic() + PATIENCE / 1000
        while len(self.held) < most:
            assert time.monotonic() < until, f"{len(self.held)} of {most} messages came: {self.held}"
            self._page.wait_for_timeout(10)

    def let_go(self) -> None:
        """Send the first message that is held back."""
        self._line.send(self.held.pop(0))

    def cut(self) -> None:
        """Cut the line: what is held back never arrives."""
        self.holding, self.held = False, []
        self._server.close()
        self._line.close()


def answering_until_covered(page: Page, person: Person) -> Iterator[None]:
    """Answer for who has the device, until it is to be handed over; before each answer one may look."""
    for _ in range(MOST_ANSWERS):
        if not page.locator(".prompt.mine").count():
            return
        yield
        assert person.answer(by_mouse, unless=".curtain")
        page.wait_for_selector(".prompt.mine, .curtain")
    raise AssertionError(f"the device is not handed over: {person.answers}")


def answer_until_covered(page: Page, person: Person) -> None:
    """The same without looking."""
    for _question in answering_until_covered(page, person):
        pass


def take(page: Page, side: str = ".prompt.mine, .ending") -> int:
    """Take the device, and wait for one's side; gives the seat that took it."""
    curtain = page.get_by_role("heading", name=re.compile("^Hand the device to"))
    expect(curtain).to_be_focused()
    assert page.locator(HIDDEN).count() == 0
    seat = int(curtain.inner_text()[-1]) - 1
    press(page.get_by_role("button", name=f"I am Player {seat + 1}: show my side"))
    page.wait_for_selector(side)
    expect(page.locator(".prompt")).to_be_focused()
    return seat


@pytest.mark.parametrize("game", ["kmon", "khtcg"])
def test_what_the_other_seat_sees_is_never_in_the_page(page: Page, game: str) -> None:
    """The player with the device sees their own hand; the other one is neither told nor shown."""
    wire = Wire(page)
    page.goto(f"/t/{make_table(page, game, mine=2)}")
    page.wait_for_selector(".curtain")
    assert {viewer for viewer, _view in wire.views} == {SPECTATOR}, "nobody has taken it yet"
    assert [hands(view) for _viewer, view in wire.views] == [[[], []] for _ in wire.views]
    person = Person(page, random.Random(game))
    taken: list[int] = []
    while len(taken) < 6:
        taken.append(take(page))
        for _question in answering_until_covered(page, person):
            assert page.locator(OTHERS).count() == 0
        assert {viewer for viewer, _view in wire.views} <= {taken[-1], SPECTATOR}
        assert [hands(view)[1 - taken[-1]] for _viewer, view in wire.views] == [[] for _ in wire.views]
    assert {0, 1} == set(taken)


@pytest.mark.slow
def test_two_people_at_one_device_play_a_match_to_its_end(page: Page) -> None:
    """The device goes to and fro until somebody has won; then both see who."""
    page.goto(f"/t/{make_table(page, 'kmon', mine=2)}")
    person = Person(page, random.Random(3))
    taken = set()
    for _ in range(MOST_ANSWERS):
        if page.locator(".ending").count():
            break
        if page.locator(".curtain").count():
            taken.add(take(page))
        else:
            person.answer(by_keys, unless=".curtain")
            page.wait_for_selector(".prompt.mine, .curtain, .ending")
    assert page.locator(".ending").count() == 1, f"nobody has won: {person.answers}"
    assert taken == {0, 1}
    assert page.locator(".curtain").count() == 0
    expect(page.locator(".ending")).to_contain_text(re.compile("Player [12]"))


def test_what_one_looked_at_is_gone_for_the_other(page: Page) -> None:
    """A card that was read and short messages are not there for whoever takes the device next."""
    page.goto(f"/t/{make_table(page, 'khtcg', mine=2)}")
    person = Person(page, random.Random(1))
    first = take(page)
    for _question in answering_until_covered(page, person):
        card = page.locator(".hand:not(.other) .thing").first
        if card.count():
            card.dispatch_event("pointerenter")
            card.focus()
        before = page.locator(".reader[data-game], .note").count()
    assert before
    assert take(page) != first
    assert page.locator(".reader[data-game], .note, .toast").count() == 0


def test_a_line_that_breaks_while_the_device_is_taken_costs_nothing(page: Page) -> None:
    """Messages from before the seat was taken came, those for the seat did not: they are asked for again."""
    relay = Relay(page)
    page.goto(f"/t/{make_table(page, 'kmon', mine=2)}")
    first = take(page)
    relay.holding = True
    answer_until_covered(page, Person(page, random.Random(2)))
    relay.wait_for_held(1)
    press(page.get_by_role("button", name=f"I am Player {2 - first}: show my side"))
    relay.wait_for_held(2)
    relay.let_go()
    expect(page.locator(".curtain")).to_have_attribute("aria-busy", "true")
    relay.cut()
    expect(page.locator(".prompt.mine")).to_be_focused()
    assert relay.told[-1]["you"] == [1 - first]


def test_whoever_has_lost_the_seats_watches(page: Page) -> None:
    """Their side is asked for, but the server knows them no more: they are shown what everybody may see."""
    relay = Relay(page)
    page.goto(f"/t/{make_table(page, 'khtcg', mine=2)}")
    page.wait_for_selector(".curtain")
    page.context.clear_cookies()
    relay.cut()
    press(page.get_by_role("button", name="I am Player"))
    expect(page.locator(".prompt")).to_contain_text("You are watching")
    assert page.locator(".mat").count() == 1
    assert page.locator(".hand .card-face").count() == 0
    assert [hands(state["play"]["view"]) for state in relay.told] == [[[], []] for _ in relay.told]


def test_whoever_has_lost_the_seat_watches_as_soon_as_the_line_is_back(page: Page) -> None:
    """Nothing has happened meanwhile, so nothing is missing; but the table was somebody else's."""
    relay = Relay(page)
    page.goto(f"/t/{make_table(page, 'kmon')}")
    page.wait_for_selector(".hand .card-face")
    page.context.clear_cookies()
    relay.cut()
    expect(page.locator(".prompt")).to_contain_text("You are watching")
    assert page.locator(".hand .card-face").count() == 0


@pytest.mark.parametrize("agreed", [True, False])
def test_taking_back_is_asked_across_the_table(page: Page, agreed: bool) -> None:
    """The player who is asked takes the device: a yes takes both answers back, a no changes nothing."""
    page.goto(f"/t/{make_table(page, 'kmon', mine=2)}")
    person = Person(page, random.Random(4))
    first = take(page)
    for who in (1 - first, first):  # both choose a creature
        answer_until_covered(page, person)
        assert take(page) == who
    question = page.locator(".prompt h2")
    expect(question).to_contain_text("Phase I")
    press(page.get_by_role("toolbar").get_by_role("button", name="Undo"))
    assert take(page, ".consent") == 1 - first
    press(page.locator(".consent").get_by_role("button", name="Agree" if agreed else "No", exact=True))
    assert take(page) == first
    expect(question).to_contain_text("Choose your starting K-Mon" if agreed else "Phase I")


def test_a_match_is_given_up_and_another_one_played(page: Page) -> None:
    """The end is told to both by name; the next match begins behind the curtain."""
    page.goto(f"/t/{make_table(page, 'kmon', mine=2)}")
    before, given_up = page.url, take(page)
    press(page.get_by_role("button", name="Give up"))
    press(page.get_by_role("button", name="Yes, give up"))
    ending = page.locator(".ending")
    expect(ending).to_contain_text(f"Player {2 - given_up}")
    assert page.locator(".curtain").count() == 0
    press(ending.get_by_role("button", name="Play again"))
    page.wait_for_selector(".curtain")
    assert page.url != before
    take(page)


def test_an_open_list_is_closed_by_the_curtain(page: Page) -> None:
    """An open list would name things of the side that is covered now."""
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

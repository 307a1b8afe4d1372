"""Drag, touch and typed words do what clicks do."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest
from tests.web.house import (
    ASKED,
    NEXT_QUESTION,
    PATIENCE,
    Person,
    by_keys,
    by_mouse,
    make_table,
    opened,
    thing,
)

from playmat.kernel.match.record import read_record

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page, WebSocketRoute


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """A page on a phone."""
    screen = {"width": 360, "height": 640}
    with opened(browser, address, viewport=screen, has_touch=True, is_mobile=True) as found:
        found.goto("/")
        yield found


def to_the_action(page: Page) -> tuple[Locator, Locator]:
    """Begin a match of K-Mon and pass on to the own action; gives the own and the opposing active K-Mon."""
    page.goto(f"/t/{make_table(page, 'kmon', level='random')}")
    for _ in range(30):
        page.wait_for_selector(".prompt.mine")
        if page.locator('.prompt [data-answer="attack"]').count():
            break
        before = page.locator(".prompt").get_attribute("data-ask")
        if page.locator(".prompt [data-answer]").count():
            page.locator(".prompt .option").first.click()
        else:
            page.locator(".in-hand .thing.legal").first.click()
            page.locator(".prompt [data-confirm]").click()
        page.wait_for_function(NEXT_QUESTION, arg=before)
    return page.locator(".near .creature.active"), page.locator(".far .creature.active")


def dragged(own: Locator, other: Locator) -> None:
    """With the mouse, in steps, as hands do."""
    start, end = own.bounding_box(), other.bounding_box()
    assert start is not None
    assert end is not None
    mouse = own.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    for step in range(1, 9):
        x = start["x"] + (end["x"] - start["x"]) * step / 8
        y = start["y"] + (end["y"] - start["y"]) * step / 8
        mouse.move(x + start["width"] / 2, y + start["height"] / 2)
    mouse.up()


def tapped(own: Locator, other: Locator) -> None:
    """With a finger: one, then the other."""
    own.tap()
    other.tap()


def typed(own: Locator, _other: Locator) -> None:
    """In words."""
    own.page.keyboard.press(":")
    own.page.keyboard.type("attack")
    own.page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("device", "way"), [("page", dragged), ("phone", tapped), ("page", typed)], ids=["drag", "tap", "type"]
)
def test_an_attack_is_declared(
    request: pytest.FixtureRequest, device: str, way: Callable[[Locator, Locator], None]
) -> None:
    page: Page = request.getfixturevalue(device)
    own, other = to_the_action(page)
    table = page.url.rpartition("/")[2]
    before = page.locator(".prompt").get_attribute("data-ask")
    way(own, other)
    page.wait_for_function(NEXT_QUESTION, arg=before)
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("button", name="Yes, give up").click()
    page.wait_for_selector(".ending")
    record = read_record(page.request.get(f"/api/tables/{table}/record").text())
    assert "attack" in [entry.word for entry in record.entries if entry.seat == 0]


def to_a_pair(page: Page, game: str) -> tuple[str, Locator, Locator]:
    """Play until two things of the table mean one option; gives its words and the things.

    All heroes are the person's, as below.
    """
    page.goto(f"/t/{make_table(page, game, level='random', mine=2 if game == 'perilous' else 1)}")
    person = Person(page, random.Random(game))
    for _ in range(100):
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        options = person.options(person.asked())
        touched = [sorted(touches) for _words, touches in options]
        for words, touches in options:
            if len(set(touches)) == 2 and touched.count(sorted(touches)) == 1:
                return words, thing(page, touches[0], words), thing(page, touches[1], words)
        assert person.answer(by_mouse)
    raise AssertionError("no option touched two things")


@pytest.mark.parametrize("game", ["khtcg", "perilous"])
@pytest.mark.parametrize(("device", "way"), [("page", dragged), ("phone", tapped)], ids=["drag", "tap"])
def test_one_thing_is_brought_to_another(
    request: pytest.FixtureRequest, game: str, device: str, way: Callable[[Locator, Locator], None]
) -> None:
    """A card to whoever uses it, a die to an action."""
    page: Page = request.getfixturevalue(device)
    words, own, other = to_a_pair(page, game)
    table = page.url.rpartition("/")[2]
    before = page.locator(".prompt").get_attribute("data-ask")
    way(own, other)
    page.wait_for_function(NEXT_QUESTION, arg=before)
    page.get_by_role("button", name="Give up").first.click()
    page.get_by_role("button", name="Yes, give up").click()
    page.wait_for_selector(".ending")
    record = read_record(page.request.get(f"/api/tables/{table}/record").text())
    seat, serial = map(int, str(before).split("."))
    assert (record.entries[serial].seat, record.entries[serial].word) == (seat, words)


def test_a_shaky_click_is_a_click_and_a_drop_on_nothing_takes_back(page: Page) -> None:
    own, _other = to_the_action(page)
    box = own.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y + 2)
    page.mouse.up()
    page.wait_for_selector(".near .creature.active.chosen")
    page.keyboard.press("Escape")
    before = page.locator(".prompt").get_attribute("data-ask")
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(6):
        page.mouse.move(x - 40 * step, y)
    page.mouse.move(20, 400)
    page.mouse.up()
    assert page.locator(".thing.chosen, .ghost").count() == 0
    assert page.locator(".prompt").get_attribute("data-ask") == before


def assigning(page: Page) -> tuple[Person, str]:
    """Go on until dice are assigned; gives the person, and the answer that assigns the first one.

    All heroes are the person's: another one could use an item meanwhile and so change the question.
    """
    page.goto(f"/t/{make_table(page, 'perilous', mine=2)}")
    person = Person(page, random.Random(2))
    for _ in range(60):
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        words = [words for words, _touches in person.options(person.asked())]
        found = [one for one in words if one.startswith(("ready", "set"))]
        if found and "end" in words:
            return person, found[0]
        assert person.answer(by_mouse)
    raise AssertionError("no die could be assigned")


def test_a_slip_costs_nothing_and_a_hint_says_why(page: Page) -> None:
    """An assignment reveals nothing, so `u` takes it back; `h` asks the computer."""
    person, words = assigning(page)
    before = person.asked()
    options = person.options(before)
    page.keyboard.press("h")
    page.wait_for_selector(".hint")
    lines = page.locator(".hint p").all_inner_texts()
    assert len(set(lines)) == len(lines) > 1
    page.locator(f'.prompt [data-answer="{words}"]').click()
    page.wait_for_function(NEXT_QUESTION, arg=before)
    page.keyboard.press("u")
    page.wait_for_function(f"was => {ASKED} === was", arg=before)
    assert person.options(before) == options


def test_the_focus_stays_on_an_answer_whose_question_is_replaced(page: Page) -> None:
    """Taking back leaves the same answer in reach; an answer of one's own does not."""
    person, words = assigning(page)
    before = person.asked()
    page.locator(f'.prompt [data-answer="{words}"]').click()
    page.wait_for_function(NEXT_QUESTION, arg=before)
    page.wait_for_selector('.prompt [data-answer="end"]', timeout=PATIENCE)
    page.locator('.prompt [data-answer="end"]').focus()
    page.keyboard.press("u")
    page.wait_for_function(f"was => {ASKED} === was", arg=before)
    assert page.evaluate("() => document.activeElement.dataset.answer") == "end"


def test_an_answer_by_keys_leaves_the_focus_at_the_question(page: Page) -> None:
    """The pressed button is gone; Tab goes to the next question's first option, and nothing is pressed."""
    page.goto(f"/t/{make_table(page, 'kmon', level='random')}")
    for _ in range(4):
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        person = Person(page, random.Random(0))
        before = person.asked()
        by_keys(person, before)
        page.wait_for_function(NEXT_QUESTION, arg=before, timeout=PATIENCE)
        page.wait_for_selector(".prompt.mine", timeout=PATIENCE)
        page.wait_for_function("() => document.activeElement?.matches('.prompt')")
        page.keyboard.press("Tab")
        page.wait_for_function(
            "() => document.activeElement === document.querySelector('.prompt .option, .prompt a')"
        )


def test_an_answer_to_a_question_that_has_changed_says_so(page: Page) -> None:
    """One seat in two windows: what one has answered is a stale question in the other, which hears late."""
    where = f"/t/{make_table(page, 'kmon', level='random')}"
    late = page.context.new_page()
    deaf = False

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(
            lambda message: None if deaf and '"type":"update"' in str(message) else line.send(message)
        )

    late.route_web_socket("**/socket", connect)
    for one in (page, late):
        one.goto(where)
        one.wait_for_selector(".prompt.mine")
    deaf = True
    person = Person(page, random.Random(1))
    before = person.asked()
    by_mouse(person, before)
    page.wait_for_function(NEXT_QUESTION, arg=before)
    by_mouse(Person(late, random.Random(1)), before)
    late.locator(".toast.bad").get_by_text("The question has changed in the meantime").wait_for()

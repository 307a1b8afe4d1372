"""Several people at one table, and lost connections."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from tests.web.house import NEXT_QUESTION, PATIENCE, Person, by_keys, by_mouse, make_table, opened

from playmat.kernel.match.record import read_record

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute


@pytest.fixture
def friend(browser: Browser, address: str) -> Iterator[Page]:
    """The page of somebody else."""
    with opened(browser, address, locale="it-IT", viewport={"width": 400, "height": 800}) as found:
        yield found


@pytest.fixture
def guest(browser: Browser, address: str) -> Iterator[Page]:
    """The page of a third person."""
    with opened(browser, address, locale="ja-JP") as found:
        yield found


def invite(page: Page, game: str) -> str:
    """Make a table with a free seat by the buttons of the first page; gives the link for friends."""
    page.locator(f"article[data-game={game}]").get_by_role("link", name="With friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#invite")
    return str(page.locator("#invite").input_value())


def test_an_address_that_leads_to_this_computer_only_says_so(page: Page) -> None:
    """People begin with a server for themselves, and its link is of no use to a friend elsewhere."""
    invite(page, "khtcg")
    page.locator(".invitation").get_by_text("only this computer can open this link").wait_for()


def test_a_friend_sits_down_with_a_deck_of_choice(page: Page, friend: Page) -> None:
    friend.goto(invite(page, "khtcg"))
    friend.get_by_label("Mazzo").select_option(label="Roxas e i Nessuno")
    friend.get_by_role("button", name="Siediti qui").click()
    friend.locator('.near .leader [data-card="KHP-P06"]').wait_for()


def test_who_wants_to_play_again_is_seen_until_the_others_do(page: Page, friend: Page) -> None:
    link = invite(page, "khtcg")
    friend.goto(link)
    friend.get_by_role("button", name="Siediti qui").click()
    for one in (page, friend):
        one.wait_for_selector(".kingdom")
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Yes, give up").click()
    again = page.get_by_role("button", name="Play again")
    again.click()
    page.locator(".ending").get_by_text("Waiting for Player 2").wait_for()
    assert again.is_disabled()
    friend.locator(".ending").get_by_text("Giocatore 1 vorrebbe giocare ancora.").wait_for()
    friend.get_by_role("button", name="Gioca ancora").click()
    over = link.rpartition("/")[2]
    for one in (page, friend):
        one.wait_for_function("over => !location.pathname.endsWith(over)", arg=over)
        one.wait_for_selector(".prompt.mine, .waiting-for")
    page.go_back()
    page.get_by_role("link", name="To the next match").click()  # who comes back finds the way themselves
    page.wait_for_selector(".prompt.mine, .waiting-for")


def test_against_the_computer_one_plays_again_with_all_that_was_chosen(page: Page) -> None:
    """The deck, the clock and the delay of those who watch; and the seats are swapped."""
    page.goto("/play/khtcg")
    page.get_by_label("Deck").first.select_option(label="Roxas and the Nobodies")
    page.get_by_label("Clock").select_option("tournament")
    page.get_by_label("Spectators").select_option("answers-6")
    page.get_by_role("button", name="Start the match").click()
    page.locator('.near .leader [data-card="KHP-P06"]').wait_for()
    over = page.url
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Yes, give up").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("over => location.href !== over", arg=over)
    page.locator('.near .leader [data-card="KHP-P06"]').wait_for()
    kept = [page.request.get(url.replace("/t/", "/api/tables/")).json() for url in (over, page.url)]
    assert kept[0]["clock"] == kept[1]["clock"] == {"kind": "tournament", "days": 3}
    assert kept[0]["delay"] == kept[1]["delay"] == {"answers": 6, "minutes": 0}
    assert [[seat.get("you", False) for seat in table["seats"]] for table in kept] == [
        [True, False],
        [False, True],
    ]


def test_a_friend_sits_down_by_link_and_both_are_asked(page: Page, friend: Page, guest: Page) -> None:
    link = invite(page, "kmon")
    friend.goto(link)
    friend.get_by_role("button", name="Siediti qui").click()
    for one in (page, friend):
        one.wait_for_selector(".kmon")
    guest.goto(f"{link}?watch")
    guest.wait_for_selector(".kmon .creature")
    assert guest.locator(".prompt .option").count() == 0

    people = [Person(page, random.Random(1)), Person(friend, random.Random(2))]
    for _ in range(200):
        if all(len(person.answers) > 1 for person in people):
            break
        asked = who_is_asked(people)
        before = asked.asked()
        by_mouse(asked, before)
        asked.page.wait_for_function(NEXT_QUESTION, arg=before, timeout=PATIENCE)
    assert all(len(person.answers) > 1 for person in people)
    told = who_is_asked(people).page.locator(".log li").count()  # whoever is asked has been told everything
    assert told > 4
    for one in (page, friend, guest):
        one.wait_for_function("told => document.querySelectorAll('.log li').length === told", arg=told)


def who_is_asked(people: list[Person]) -> Person:
    """The person the match waits for, as soon as it does."""
    for _ in range(PATIENCE // 100):
        for person in people:
            if person.page.locator(".prompt.mine").count():
                return person
        people[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_a_thing_is_shown_to_everybody(page: Page, friend: Page) -> None:
    """Saying “Look at this!” points at a thing; it is no answer, and the others see which thing it is."""
    friend.goto(invite(page, "kmon"))
    friend.get_by_role("button", name="Siediti qui").click()
    for one in (page, friend):
        one.wait_for_selector(".kmon .creature")
    asked = page.locator(".prompt").get_attribute("data-ask")
    page.get_by_text("Say something").click()
    page.get_by_role("button", name="Look at this!").click()
    shown = page.locator(".far .creature").first
    shown.click()
    friend.wait_for_selector(".thing.pinged")
    path = friend.locator(".thing.pinged").get_attribute("data-path")
    assert path == shown.get_attribute("data-path")
    assert "mostrato da qualcuno" in friend.locator(".thing.pinged").inner_text()
    assert page.locator(".prompt").get_attribute("data-ask") == asked


class Cable:
    """The line between a page and the server, which can be pulled."""

    def __init__(self, page: Page) -> None:
        self.lines: list[WebSocketRoute] = []
        self.plugged = True
        page.route_web_socket("**/socket", self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        """A page opens a socket."""
        if not self.plugged:
            line.close()
            return
        line.connect_to_server()
        self.lines.append(line)

    def pull(self) -> None:
        """Everything that is connected is cut, and nothing connects."""
        self.plugged = False
        for line in self.lines:
            line.close()
        self.lines = []


@pytest.mark.slow
def test_a_lost_connection_costs_nothing(page: Page) -> None:
    """Cut three times in the middle of a match, with answers on their way: none is lost, none given twice."""
    cable = Cable(page)
    table = make_table(page, "kmon")
    page.goto(f"/t/{table}")
    person = Person(page, random.Random(5))
    turns = iter(range(10_000))

    def with_cuts(person: Person, before: str) -> None:
        number = next(turns)
        if number in (3, 9):
            cable.pull()
            page.wait_for_selector(".offline")
        if number == 6:
            cable.pull()
        if not cable.plugged:
            by_mouse(person, before)
            page.wait_for_timeout(1500)
            cable.plugged = True
            return
        by_mouse(person, before)

    person.play(with_cuts)
    record = read_record(page.request.get(f"/api/tables/{table}/record").text())
    assert len([entry for entry in record.entries if entry.seat == 0]) == len(person.answers)
    log = page.locator(".log li").all_inner_texts()
    page.reload()
    page.wait_for_selector(".ending")
    assert page.locator(".log li").all_inner_texts() == log


def hold_receipts(page: Page) -> None:
    """Receipts of answers arrive only when the page says something more: as late as can be."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        late: list[str | bytes] = []

        def from_server(message: str | bytes) -> None:
            if '"type":"ack"' in str(message):
                late.append(message)
            else:
                line.send(message)

        def from_page(message: str | bytes) -> None:
            while late:
                line.send(late.pop(0))
            server.send(message)

        server.on_message(from_server)
        line.on_message(from_page)

    page.route_web_socket("**/socket", connect)


def test_the_next_question_does_not_wait_for_a_receipt(page: Page) -> None:
    """A question can be answered as soon as it is shown, even by keys, before the last answer's receipt."""
    hold_receipts(page)
    table = make_table(page, "kmon")
    page.goto(f"/t/{table}")
    person = Person(page, random.Random(8))
    for _ in range(10):
        assert person.answer(by_keys)
    given = [serial for serial, _words in person.answers]
    assert given == sorted(set(given))


def test_friends_agree_on_a_draw(page: Page, friend: Page) -> None:
    """On a telephone, too, the buttons are on the screen, and both read how it ended."""
    friend.goto(invite(page, "kmon"))
    friend.get_by_role("button", name="Siediti qui").click()
    for one in (page, friend):
        one.wait_for_selector(".kmon .creature")
    page.get_by_role("button", name="Draw", exact=True).click()
    asked = friend.locator(".consent")
    asked.get_by_text("propone la patta").wait_for()
    page.get_by_text("has offered a draw.").wait_for()
    asked.get_by_role("button").first.click()
    page.locator(".ending").get_by_text("Both sides agreed to a draw.").wait_for()
    friend.locator(".ending").wait_for()
    assert page.get_by_role("button", name="Draw", exact=True).count() == 0

"""From the first page to the end of a match, in the ways people play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.crossing import crossed
from tests.server.canaries import moves
from tests.server.house import Chance
from tests.web.house import Person, Way, by_keys, by_mouse, by_role, make_table, opened, server
from tests.web.told import listen, told_again, written

from playmat.kernel.choice import Kind
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import Record, read_record, write_record
from playmat.kernel.registry import game as game_of
from playmat.server.log.wishes import number_of
from playmat.server.process.audience import telling
from playmat.server.process.audience.viewer import Viewer

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

GAMES = ("perilous", "kmon", "khtcg")


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_decides_after_one_click(page: Page, game: str) -> None:
    """The seconds this takes are measured on an idle machine, not tested."""
    page.locator(f"article[data-game={game}]").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".prompt.mine .option, .prompt.mine [data-confirm]")


WAYS = (by_mouse, by_keys, by_role)


@pytest.fixture
def repeated(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A page of a server whose matches are the same in every run."""
    with server(tmp_path) as address, opened(browser, address) as page:
        page.goto("/")
        yield page


@pytest.mark.slow
@pytest.mark.parametrize(("game", "way"), crossed(GAMES, WAYS))
def test_a_whole_match(repeated: Page, game: str, way: Way) -> None:
    """The page offers every answer; the same answers by call lead to the same record and position."""
    page = repeated
    if way is by_role:
        page.evaluate("localStorage.setItem('playmat.rendering', 'text')")
    heard = listen(page)
    table = make_table(page, game)
    page.goto(f"/t/{table}")
    person = Person(page, random.Random(game))
    person.play(way)
    said = written(page)

    text = page.request.get(f"/api/tables/{table}/record").text()
    record = read_record(text)
    assert record.setup.seed == Chance().randbits(61), "the match is another one in every run"
    match = directly(record, person)
    assert write_record(match, record.engine) == text
    state = told_again(page, heard)
    page.wait_for_selector(".ending")
    assert written(page) == said
    assert state.play is not None
    assert state.play.view == msgspec.json.decode(msgspec.json.encode(match.view(0)))
    viewer = Viewer((0,), "en")
    told = [one for n, events in moves(match) for one in telling.move_told(match, n, events, [0], viewer)]
    assert state.events == told[-len(state.events) :]


def directly(record: Record, person: Person) -> Match:
    """The match by calls: the answers of the page as the page said them, those of the others as recorded."""
    match = Match(game_of(record.setup.game), record.setup)
    answers = iter(person.answers)
    for entry in record.entries:
        if entry.seat > 0:
            match.answer(entry.seat, entry.answer)
        elif entry.seat == 0:
            serial, words = next(answers)
            while serial < match.serial(0):  # it came too late: a companion's move was first
                serial, words = next(answers)
            assert match.serial(0) == serial
            assert [item.word for item in match.window(0).items] == person.offered[serial]
            if words:
                match.say(0, words, serial)
            else:
                choice = match.choice(0)
                given = numbers(int(choice.kind), person.marked[serial])
                match.answer(0, number_of(match, choice, given), serial)
    assert next(answers, None) is None, "an answer of the page is not in the record"
    return match


def numbers(kind: int, given: list[int]) -> list[int]:
    """The numbers given to the items, as the protocol writes an answer."""
    if kind == Kind.SPLIT:
        return given
    taken = [item for item, number in enumerate(given) if number]
    return sorted(taken, key=lambda item: given[item])

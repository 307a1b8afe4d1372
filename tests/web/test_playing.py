"""From the first page to the end of a match, in the ways people play."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from tests.web.house import Person, by_keys, by_mouse, by_role, make_table

from playmat.kernel.choice import Kind
from playmat.kernel.record import read_record, replay
from playmat.kernel.registry import game as game_of
from playmat.table.requested import number_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = ("perilous", "kmon", "khtcg")


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_decides_within_two_clicks_and_ten_seconds(page: Page, game: str) -> None:
    """One time of three, since the machine may be busy."""

    def seconds() -> float:
        began = time.monotonic()
        page.goto("/")
        page.locator(f"article[data-game={game}]").get_by_role("button", name="Play now").click()
        page.wait_for_selector(".prompt.mine .option, .prompt.mine [data-confirm]")
        return time.monotonic() - began

    assert any(seconds() < 10 for _ in range(3))


WAYS = [(game, way) for game in GAMES for way in (by_mouse, by_keys, by_role)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "way"), WAYS, ids=[f"{game}-{way.__name__}" for game, way in WAYS])
def test_a_whole_match(page: Page, game: str, way: Callable[[Person], None]) -> None:
    """The match ends; what was offered was all there was; an answer leads where the same call would."""
    if way is by_role:
        page.evaluate("localStorage.setItem('playmat.rendering', 'text')")
    table = make_table(page, game)
    page.goto(f"/t/{table}")
    person = Person(page, random.Random(game))
    person.play(way)

    record = read_record(page.request.get(f"/api/tables/{table}/record").text())
    own = [entry for entry in record.entries if entry.seat == 0]
    assert len(own) == len(person.answers)
    said = [(entry.word, words) for entry, (_serial, words) in zip(own, person.answers, strict=True) if words]
    assert [entry for entry, _words in said] == [words for _entry, words in said]
    assert way is by_role or person.marked
    for asked in (person.offered, person.marked):
        for serial in person.chance.sample(sorted(asked), min(8, len(asked))):
            match = replay(record, game_of(game), at=serial)
            assert [item.word for item in match.window(0).items] == person.offered[serial]
            if serial in person.marked:
                choice = match.choice(0)
                given = numbers(int(choice.kind), person.marked[serial])
                assert number_of(match, choice, given) == record.entries[serial].answer


def numbers(kind: int, given: list[int]) -> list[int]:
    """What was given to each item, as the protocol writes an answer."""
    if kind == Kind.SPLIT:
        return given
    taken = [item for item, number in enumerate(given) if number]
    return sorted(taken, key=lambda item: given[item])

"""Computer players: in processes of their own, replaced when they fail, and guests from other machines."""

from __future__ import annotations

import asyncio
from typing import NoReturn

import pytest
from tests.duel.worthless import WORTHLESS
from tests.table.house import PATIENCE, House, ended, ending, make, play_on
from tests.table.test_knowing import random_table
from tests.table.test_tables import notices

from playmat.kernel.errors import BadSetup, PlaymatError
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match import Match
from playmat.table import acts, care, requested, thinking
from playmat.table.acts import Place, Row
from playmat.table.care import Duty, still_asked
from playmat.table.messages import TableInfo
from playmat.table.robot import BadLink, Robot, read_link
from playmat.table.thinkers import ThinkerFailed, Thinkers
from playmat.table.thinking import Question, Thought


def question(level: str = "greedy", reasons: bool = False) -> Question:
    """A decision in the middle of a match."""
    table = random_table("kmon", 2, 9, 12)
    seat = table.needed[0]
    state = table.playing.state.encode()
    return Question("kmon", state, seat, level, 1, reasons)


async def test_a_process_answers_one_question_after_the_other() -> None:
    thinkers = Thinkers(1, PATIENCE)
    try:
        first, second = await asyncio.gather(thinkers.ask(question()), thinkers.ask(question(reasons=True)))
        assert first.answer == second.answer
        assert second.reasons
        assert thinkers.ended == 0
    finally:
        await thinkers.stop()


@pytest.mark.parametrize("broken", ["game", "state"])
async def test_a_process_that_breaks_is_ended_and_the_next_question_gets_another(broken: str) -> None:
    thinkers = Thinkers(1, PATIENCE)
    wrong = question()
    if broken == "game":
        wrong.game = "nobody"
    else:
        wrong.state = [1, 2, 3]
    try:
        with pytest.raises(ThinkerFailed):
            await thinkers.ask(wrong)
        assert thinkers.ended == 1
        assert isinstance(await thinkers.ask(question()), Thought)
    finally:
        await thinkers.stop()


async def test_a_process_that_was_ended_while_nobody_asked_is_no_failure_of_the_player() -> None:
    thinkers = Thinkers(1, PATIENCE)
    try:
        await thinkers.warm_up()
        process = thinkers._free[0]
        process.kill()
        await process.wait()
        assert isinstance(await thinkers.ask(question()), Thought)
        assert thinkers.ended == 0
    finally:
        await thinkers.stop()


async def test_a_process_that_thinks_too_long_is_ended() -> None:
    thinkers = Thinkers(1, limit=0.01)
    try:
        with pytest.raises(ThinkerFailed, match="TimeoutError"):
            await thinkers.ask(question("search:hard"))
        assert thinkers.ended == 1
    finally:
        await thinkers.stop()


@pytest.mark.parametrize(("game", "kinds"), [("kmon", "mg"), ("perilous", "mgg")])
async def test_a_computer_player_that_fails_is_replaced_and_the_match_goes_on(
    home: House, monkeypatch: pytest.MonkeyPatch, game: str, kinds: str
) -> None:
    async def fail(_question: Question) -> NoReturn:
        raise ThinkerFailed("stuck")

    ann = home.visitor()
    made = await make(ann, game, kinds)
    async with ann.seat(made.table.id) as player:
        monkeypatch.setattr(home.server.hall.thinkers, "ask", fail)  # now that she would hear of it
        await play_on(player, 100_000)
        assert ended(player)
        assert ending(player).cause not in {"resigned", "time"}
        assert "failed" in notices(player)
        assert player.info is not None
        assert {seat.level for seat in player.info.seats[1:]} == {"random"}


async def test_only_computers_play_to_the_end_by_themselves(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "rr")
    async with ann.seat(made.table.id) as watcher:
        await asyncio.wait_for(watcher.until(lambda: ended(watcher)), 2 * PATIENCE)
        assert watcher.you == []
        assert ending(watcher).lines


def test_a_thought_about_a_position_that_was_taken_back_is_not_used() -> None:
    """Somebody answers, the computer thinks; he takes back and answers again: it has to think again."""
    for seed in range(1, 60):
        table = random_table("kmon", 2, seed, 12)
        last = table.playing.entries[-1]
        if (
            table.needed
            and table.needed[0] != last.seat
            and table.playing.undo_verdict([last.seat]) == "free"
        ):
            break
    seat = table.needed[0]
    table.places[seat] = Place("computer", level="greedy")
    duty = Duty(seat, table.turns, False, "greedy", care.question(table, seat, "greedy"))
    assert still_asked(table, duty)
    answers = len(table.playing.entries)
    table.take(Row(table.version + 1, 99.0, acts.Undone((last.seat,))))
    table.take(Row(table.version + 1, 99.0, requested.answered(table.playing, last.seat, last.answer)))
    assert len(table.playing.entries) == answers
    assert seat in table.playing.asked
    assert not still_asked(table, duty)


# ---- from other machines ---------------------------------------------------------------------------


async def test_a_robot_joins_by_link_and_plays_to_the_end(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mo", hints=True)
    robot = Robot(home.address + made.link, "random", "Robbie", "en")
    playing = asyncio.create_task(robot.play(lambda _seated: None))
    async with ann.seat(made.table.id) as player:
        await play_on(player, 100_000)
        assert player.info is not None
        assert player.info.seats[1].name == "Robbie"
        end = await asyncio.wait_for(playing, PATIENCE)
        assert ending(end) == ending(player)


async def test_a_robot_is_told_where_computers_may_not_help(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mo")
    robot = Robot(home.address + made.link, "random", "Robbie", "en")
    with pytest.raises(BadSetup, match="hints and joining programs are allowed"):
        await robot.play(lambda _seated: pytest.fail("it took a seat"))
    found = await ann.get(f"/api/tables/{made.table.id}", TableInfo)
    assert [seat.kind for seat in found.seats] == ["person", "open"]


async def test_a_robot_that_does_not_know_the_game_takes_no_seat(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "perilous", "mo", hints=True)
    robot = Robot(home.address + made.link, "nobody", "Robbie", "en")
    with pytest.raises(PlaymatError, match="nobody"):
        await robot.play(lambda _seated: pytest.fail("it took a seat"))
    assert (await ann.get(f"/api/tables/{made.table.id}", TableInfo)).status == "open"


LINKS = ["", "kmon", "ftp://host/t/abc", "http://host/abc", "http://host/t/", "/t/abc"]


@pytest.mark.parametrize("link", LINKS)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(BadLink, match="no link"):
        read_link(link)


def test_a_player_that_fails_in_its_process_is_answered_for_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "game_with", lambda _game, _cards: WORTHLESS)
    match = Match(WORTHLESS, Setup(WORTHLESS.id, (Seat(), Seat()), seed=3))
    seat = match.needed[0]
    for reasons in (False, True):
        asked = Question("embers", match.state.encode(), seat, "greedy", 1, reasons)
        thought = thinking.think(asked)
        assert match.choice(seat).allows(thought.answer)
        if reasons:
            assert thought.reasons[0].key == "player-lapse"
        else:
            assert thought.lapse == ("greedy", "random", "ZeroDivisionError")


@pytest.mark.parametrize("answer", [-2, 1 << 40, 0])
async def test_a_player_that_fails_keeps_its_seat_and_it_is_said(
    home: House, monkeypatch: pytest.MonkeyPatch, answer: int
) -> None:
    """What is no answer is answered by the simplest player, and so is what the process says it failed at."""
    failures = 2

    ask = home.server.hall.thinkers.ask

    async def fail(asked: Question) -> Thought:
        nonlocal failures
        if failures == 0:
            return await ask(asked)
        failures -= 1
        return Thought(answer, lapse=("greedy", "random", "KeyError") if answer == 0 else None)

    ann = home.visitor()
    made = await make(ann, "kmon", "mg")
    async with ann.seat(made.table.id) as player:
        monkeypatch.setattr(home.server.hall.thinkers, "ask", fail)
        await play_on(player, 100_000)
        assert ended(player)
        assert ending(player).cause not in {"resigned", "time"}
        assert "lapsed" in notices(player)
        assert "failed" not in notices(player)
        assert player.info is not None
        assert player.info.seats[1].level == "greedy"

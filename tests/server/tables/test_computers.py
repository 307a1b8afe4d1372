"""Computer players: in processes of their own, replaced when they fail, and guests from other machines."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest
from tests.crossing import SLOW, first_of
from tests.embers.worthless import WORTHLESS
from tests.server.house import PATIENCE, House, ended, ending, make, play_on
from tests.server.storage.test_rooms import Disk
from tests.server.storage.test_store import opening
from tests.server.tables.test_knowing import random_table
from tests.server.tables.test_tables import notices
from tests.server.tables.test_watching import Ear

from playmat.kernel.errors import BadSetup, PlaymatError
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.server.clients.robot import BadLink, Robot, read_link
from playmat.server.log import table_events, wishes
from playmat.server.log.table_events import LogRow, Place
from playmat.server.observability import Metrics
from playmat.server.process import automation, bot_process
from playmat.server.process.audience.viewer import Viewer
from playmat.server.process.automation import Duty, still_asked
from playmat.server.process.bot_pool import BotFailed, BotPool
from playmat.server.process.bot_process import MoveTask, Thought
from playmat.server.process.review import ReviewTask
from playmat.server.process.table_session import TableSession, new_table
from playmat.server.protocol.server_messages import Online, TableInfo
from playmat.server.storage.leases import Alone


def looked_after(bots: BotPool, level: str) -> tuple[TableSession, asyncio.Task[None]]:
    """A table of two computer players, and what looks after it."""
    computer = Place("computer", level=level)
    opened = msgspec.structs.replace(opening(), places=(computer, computer))
    table, rows = new_table(opened, 1.0, "t")
    session = TableSession(table, Disk(rows), Metrics(), lambda _table, _version: None)
    looking = automation.Automation(session, bots, Alone(), Metrics(), grace=0.0, loaded=False)
    return session, asyncio.create_task(looking.run())


def question(level: str = "greedy", reasons: bool = False) -> MoveTask:
    """A decision in the middle of a match."""
    table = random_table("kmon", 2, 9, 12)
    seat = table.needed[0]
    state = table.playing.state.encode()
    return MoveTask("kmon", state, seat, level, 1, reasons)


async def test_a_process_answers_one_question_after_the_other() -> None:
    bots = BotPool(1, PATIENCE)
    try:
        first, second = await asyncio.gather(
            bots.ask(question(), "ann"), bots.ask(question(reasons=True), "ann")
        )
        assert first.answer == second.answer
        assert second.reasons
        assert bots.ended == 0
    finally:
        await bots.stop()


@pytest.mark.parametrize("broken", first_of(["state", "game"], SLOW))
async def test_a_process_that_breaks_is_ended_and_the_next_question_gets_another(broken: str) -> None:
    bots = BotPool(1, PATIENCE)
    wrong = question()
    if broken == "game":
        wrong.game = "nobody"
    else:
        wrong.state = [1, 2, 3]
    try:
        with pytest.raises(BotFailed):
            await bots.ask(wrong, "ann")
        assert bots.ended == 2
        assert isinstance(await bots.ask(question(), "ann"), Thought)
    finally:
        await bots.stop()


@pytest.mark.usefixtures("unprepared")
async def test_a_process_that_was_ended_while_nobody_asked_is_no_failure_of_the_player() -> None:
    bots = BotPool(1, PATIENCE)
    try:
        await bots.warm_up()
        process = bots._free[0]
        process.kill()
        await process.wait()
        assert isinstance(await bots.ask(question(), "ann"), Thought)
        assert bots.ended == 0
    finally:
        await bots.stop()


async def test_a_file_where_the_server_was_started_is_no_module_of_a_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "msgspec.py").write_text("raise ImportError\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    bots = BotPool(1, PATIENCE)
    try:
        assert isinstance(await bots.ask(question(), "ann"), Thought)
    finally:
        await bots.stop()


async def test_a_process_that_thinks_too_long_is_ended() -> None:
    bots = BotPool(1, limit=0.01)
    try:
        with pytest.raises(BotFailed, match="TimeoutError"):
            await bots.ask(question("search:hard"), "ann")
        assert bots.ended == 2
    finally:
        await bots.stop()


class Dying(BotPool):
    """Processes that die over a question, so many times."""

    deaths = 0
    levels: list[str]

    async def _exchange(self, process: asyncio.subprocess.Process, question: bot_process.Asked) -> bytes:
        self.levels.append(question.level if isinstance(question, MoveTask) else "")
        if self.deaths:
            self.deaths -= 1
            process.kill()
        return await super()._exchange(process, question)


async def test_a_question_over_which_a_process_died_goes_to_a_fresh_one() -> None:
    bots = Dying(1, PATIENCE)
    bots.deaths, bots.levels = 1, []
    try:
        thought = await bots.ask(question(), "ann")
        assert bots.ended == 1
        assert bots.levels == ["greedy", "greedy"]
        assert thought == await bots.ask(question(), "ann"), "the same question, the same answer"
        bots.deaths = 2
        with pytest.raises(BotFailed):
            await bots.ask(question(), "ann")
        assert bots.ended == 3, "no third time"
    finally:
        await bots.stop()


async def test_a_process_killed_while_it_looked_back_is_no_finding_about_the_match() -> None:
    bots = Dying(1, PATIENCE)
    bots.deaths, bots.levels = 1, []
    asked = question()
    look = ReviewTask(asked.game, [asked.state], asked.seat)
    try:
        assert await bots.review(look, "ann") == await bots.review(look, "ann")
        assert bots.ended == 1
    finally:
        await bots.stop()


@pytest.mark.parametrize(
    ("level", "deaths", "by"),
    [("search:easy", 2, "greedy"), ("search:easy", 4, "random"), ("greedy", 2, "random")],
)
async def test_a_simpler_level_answers_one_question_and_the_level_comes_back(
    level: str, deaths: int, by: str
) -> None:
    bots = Dying(1, PATIENCE)
    bots.deaths, bots.levels = deaths, []
    session, playing = looked_after(bots, level)
    await session.welcome(Ear(Viewer((), "en")), Viewer((), "en"), None)
    try:
        while session.table.turns < 2 or bots.levels[-1] != level:
            await asyncio.wait_for(session.changed.wait(), PATIENCE)
            await asyncio.sleep(0)
        lapses = [
            one.row.act for one in session.table.happenings if isinstance(one.row.act, table_events.Lapsed)
        ]
        assert [(one.player, one.by) for one in lapses] == [(level, by)]
        assert {place.level for place in session.table.places} == {level}
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await bots.stop()


async def test_computers_among_themselves_wait_until_somebody_looks() -> None:
    bots = BotPool(1)
    session, playing = looked_after(bots, "random")
    begun, ear = session.table.version, Ear(Viewer((), "en"))
    try:
        assert session.table.due() is None, "no other process takes it over either"
        for _ in range(20):
            await asyncio.sleep(0)
        assert session.table.version == begun
        await session.welcome(ear, ear.viewer, None)
        while session.table.version < begun + 3:
            await asyncio.wait_for(session.changed.wait(), PATIENCE)
            await asyncio.sleep(0)
        session.leave(ear)
        for _ in range(20):
            await asyncio.sleep(0)
        left = session.table.version
        for _ in range(20):
            await asyncio.sleep(0)
        assert session.table.version == left
        session.found_elsewhere([Online([], 1)])
        while session.table.version == left:
            await asyncio.wait_for(session.changed.wait(), PATIENCE)
            await asyncio.sleep(0)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


@pytest.mark.parametrize(("game", "kinds"), [("kmon", "mg"), ("perilous", "mgg")])
async def test_a_computer_player_that_fails_keeps_its_seat_and_the_match_goes_on(
    home: House, monkeypatch: pytest.MonkeyPatch, game: str, kinds: str
) -> None:
    async def fail(_question: MoveTask, _person: str, _table: str) -> NoReturn:
        raise BotFailed("stuck")

    ann = home.visitor()
    made = await make(ann, game, kinds)
    async with ann.seat(made.table.id) as player:
        monkeypatch.setattr(home.server.registry.bots, "ask", fail)  # now that she would hear of it
        await play_on(player, 100_000)
        assert ended(player)
        assert ending(player).cause not in {"resigned", "time"}
        assert "lapsed" in notices(player)
        assert player.info is not None
        assert {seat.level for seat in player.info.seats[1:]} == {"greedy"}


async def test_only_computers_play_to_the_end_by_themselves(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "rr")
    async with ann.seat(made.table.id) as watcher:
        await asyncio.wait_for(watcher.until(lambda: ended(watcher)), 2 * PATIENCE)
        assert watcher.you == []
        assert ending(watcher).lines


def test_a_thought_about_a_position_that_was_taken_back_is_not_used() -> None:
    """Somebody answers, the computer thinks; they take back and answer again: it has to think again."""
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
    duty = Duty(seat, table.turns, False, "greedy", automation.question(table, seat, "greedy"))
    assert still_asked(table, duty)
    answers = len(table.playing.entries)
    table.take(LogRow(table.version + 1, 99.0, table_events.Undone((last.seat,))))
    table.take(LogRow(table.version + 1, 99.0, wishes.answered(table.playing, last.seat, last.answer)))
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
        told = ending(end)
        assert (told.winners, told.cause, told.facts) == (
            ending(player).winners,
            ending(player).cause,
            ending(player).facts,
        )
        assert ("You won." in told.lines) == (told.winners == [1])


async def test_a_robot_is_told_where_computers_may_not_help(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mo")
    robot = Robot(home.address + made.link, "random", "Robbie", "en")
    with pytest.raises(BadSetup, match="this table does not allow hints or joining programs"):
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
    with pytest.raises(BadLink, match="not a link"):
        read_link(link)


def test_a_player_that_fails_in_its_process_is_answered_for_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "game_with", lambda *_of: WORTHLESS)
    match = Match(WORTHLESS, Setup(WORTHLESS.id, (Seat(), Seat()), seed=3))
    seat = match.needed[0]
    for reasons in (False, True):
        asked = MoveTask("embers", match.state.encode(), seat, "greedy", 1, reasons)
        thought = bot_process.think(asked)
        assert match.choice(seat).allows(thought.answer)
        if reasons:
            assert thought.reasons[0].key == "player-lapse"
        else:
            assert thought.lapse == ("greedy", "random", "ZeroDivisionError")


@pytest.mark.parametrize("answer", first_of([-2, 1 << 40, 0], SLOW))
async def test_a_player_that_fails_keeps_its_seat_and_it_is_said(
    home: House, monkeypatch: pytest.MonkeyPatch, answer: int
) -> None:
    """The simplest player steps in for an invalid answer, and for a failure that the process reports."""
    failures = 2

    ask = home.server.registry.bots.ask

    async def fail(asked: MoveTask, person: str, table: str) -> Thought:
        nonlocal failures
        if failures == 0:
            return await ask(asked, person, table)
        failures -= 1
        return Thought(answer, lapse=("greedy", "random", "KeyError") if answer == 0 else None)

    ann = home.visitor()
    made = await make(ann, "kmon", "mg")
    async with ann.seat(made.table.id) as player:
        monkeypatch.setattr(home.server.registry.bots, "ask", fail)
        await play_on(player, 100_000)
        assert ended(player)
        assert ending(player).cause not in {"resigned", "time"}
        assert "lapsed" in notices(player)
        assert player.info is not None
        assert player.info.seats[1].level == "greedy"


async def test_decisions_of_a_turn_share_a_time(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """People wait for computer players until their own next question, not for a single decision."""
    bots = home.server.registry.bots
    think = bots.ask
    turns: dict[int, list[float]] = {}

    async def timed(question: MoveTask, person: str, table: str) -> Thought:
        match = home.server.registry.sessions[table].table.playing
        own = sum(entry.seat == 0 for entry in match.entries)
        turns.setdefault(own, []).append(question.patience)
        return await think(question, person, table)

    monkeypatch.setattr(bots, "ask", timed)
    ann = home.visitor()
    made = await make(ann, "kmon", "mg")
    async with ann.seat(made.table.id) as player:
        await play_on(player, 20)
    assert {turn[0] for turn in turns.values()} == {automation.TURN_SECONDS / 2}
    assert any(len(turn) > 1 for turn in turns.values())
    for turn in turns.values():
        assert all(later < earlier or later == automation.LEAST_SECONDS for earlier, later in pairwise(turn))

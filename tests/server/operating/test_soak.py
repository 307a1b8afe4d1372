"""The long runs can fail: what they count is found where it is put in on purpose."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.house import House, house, make, play_on
from tests.server.kept import Receipt, faults, log_of, receipts
from tests.server.soak import apart, load, worlds

from playmat.kernel import registry
from playmat.kernel.game import Game
from playmat.server.clients.client import Visitor
from playmat.server.log.summary import Summary
from playmat.server.log.table_log import Happening, TableLog
from playmat.server.process.audience import presenter
from playmat.server.process.audience.viewer import Viewer
from playmat.server.protocol.server_messages import Update
from playmat.testing import Defect, Report

GIVEN = 6
LOSE = "DELETE FROM log WHERE version = (SELECT max(version) FROM log)"
FORGET_IT = "UPDATE tables SET version = version - 1"
DOUBLE = "INSERT INTO log SELECT table_id, version + 1, key, at, act FROM log ORDER BY version DESC LIMIT 1"
LEAVE_OUT = "DELETE FROM log WHERE version = (SELECT max(version) - 2 FROM log)"


async def played(
    database: str, visitor: Visitor | None = None, table: str = ""
) -> tuple[Visitor, str, set[Receipt]]:
    """Answers given at a new table of a server on a database, or further ones at the table of somebody."""
    async with house(database) as home:
        again = home.visitor()
        if visitor is not None:
            again.cookies = visitor.cookies
        table = table or (await make(again, "kmon", "mm")).table.id
        async with again.seat(table) as player:
            assert await play_on(player, GIVEN) == GIVEN
            return again, table, receipts(player)


def tamper(database: str, *statements: str) -> None:
    """Change a database behind the back of the server."""
    with closing(sqlite3.connect(database)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


async def test_an_answer_that_was_lost_is_missed_although_another_took_its_version(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    visitor, table, told = await played(database)
    assert faults(table, await log_of(database, table), told) == (0, 0, 0)
    tamper(database, LOSE, FORGET_IT)
    _visitor, _table, more = await played(database, visitor, table)
    log = await log_of(database, table)
    assert {version for _id, version in told} & {version for _id, version in more}, "nothing took its place"
    assert faults(table, log, more) == (0, 0, 0)
    assert faults(table, log, told | more) == (1, 0, 0)


@pytest.mark.parametrize(
    ("statements", "lost", "doubled", "gaps"),
    [
        (("DROP INDEX log_once", DOUBLE), 0, 1, 1),
        ((LEAVE_OUT,), 1, 0, 2),
    ],
    ids=["doubled", "gap"],
)
async def test_an_answer_that_is_there_twice_or_left_out_is_counted(
    tmp_path: Path, statements: tuple[str, ...], lost: int, doubled: int, gaps: int
) -> None:
    database = str(tmp_path / "tables.db")
    _visitor, table, told = await played(database)
    tamper(database, *statements)
    assert faults(table, await log_of(database, table), told) == (lost, doubled, gaps)


@pytest.mark.parametrize(
    ("points", "leaks"),
    [
        ([(hour / 4, 150 + 10 * hour / 4) for hour in range(9)], False),
        ([(hour / 4, 150 + 30 * hour / 4) for hour in range(9)], True),
        ([(0.01, 90.0), (0.02, 120.0), (0.03, 150.0)], False),
        ([(0.01, 90.0), (0.02, 120.0), (0.03, 290.0)], True),
    ],
    ids=["long", "long and steep", "short", "short and steep"],
)
def test_memory_that_grows_without_end_breaks_a_run(points: list[tuple[float, float]], leaks: bool) -> None:
    assert load.leaks(points) is leaks


async def test_who_comes_back_to_something_else_is_astray(home: House) -> None:
    visitor = home.visitor()
    made = await make(visitor, "kmon", "mm")
    async with visitor.seat(made.table.id) as player:
        await play_on(player, GIVEN)
        version, play = load.leave(player)
        await player.cut()
        assert await load.back(player, 0.0) is not None
        assert not load.astray(player, version, play)
        assert load.astray(player, version + 1, play)
        await play_on(player, 1)
        assert load.astray(player, version, play)


async def test_who_does_not_come_back_is_away(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "BACK_SECONDS", 0.01)
    player = home.visitor().seat("nowhere")
    assert await load.back(player, 0.0) is None


@pytest.mark.parametrize("leaks", [False, True])
async def test_time_that_tells_of_a_hidden_hand_is_found(
    monkeypatch: pytest.MonkeyPatch, leaks: bool
) -> None:
    """By a clock of the test: telling takes a second, and one more for each way that others can answer in."""
    now, really = [0.0], presenter.update

    def update(
        table: TableLog, happening: Happening, viewer: Viewer, at: float, latest: Summary | None
    ) -> Update:
        others = [seat for seat in table.playing.asked if seat not in viewer.seats]
        now[0] += 1.0 + leaks * sum(int(table.playing.choice(seat).count()) for seat in others)
        return really(table, happening, viewer, at, latest)

    monkeypatch.setattr(worlds, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    monkeypatch.setattr(presenter, "update", update)
    found = await worlds.windows(150)
    assert bool(found["broken"]) is leaks
    assert (found["windows_unlike"], found["sigmas"] > 0) == (0, leaks)


async def test_a_defect_of_the_rules_is_counted_for_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(game: Game, **_how: int) -> Report:
        raise Defect(f"{game.id} tells too much")

    monkeypatch.setattr(apart, "check_game", check)
    assert (await apart.rules(3600.0))["broken"] == len(registry.games())


async def test_damaged_messages_are_read_or_refused() -> None:
    found = await apart.messages(500)
    assert found["read"] + found["refused"] == 500
    assert min(found["read"], found["refused"]) > 0

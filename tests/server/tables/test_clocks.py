"""Clocks of a table: whose time runs, what a server that was away takes, and whose time is up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest
from tests.server.house import (
    PATIENCE,
    House,
    ended,
    ending,
    join,
    make,
    needed,
    play_on,
    seen,
)
from tests.server.tables.test_tables import notices

from playmat.server.log import clocks
from playmat.server.log.clocks import DAY, HOUR, Clocks, Pace
from playmat.server.process import table_time
from playmat.server.protocol.server_messages import Clock, TableInfo


class Ticking:
    """The clocks of a machine, which go on when they are told to.

    Attributes:
        jump: by how much somebody has set the clock.
    """

    def __init__(self) -> None:
        self.jump = 0.0
        self._wall, self._passed = time.time(), 0.0

    def pass_by(self, seconds: float) -> None:
        """Time passes."""
        self._passed += seconds

    def time(self) -> float:
        """What the clock says."""
        return self._wall + self._passed + self.jump

    def monotonic(self) -> float:
        """The time since it was switched on."""
        return self._passed


def test_the_clock_of_who_is_waited_for_runs() -> None:
    now = Clocks(Clock("tournament"), 2, 0.0)
    now.go_on(0.0, [0])
    now.go_on(100.0, [1], answered=0)
    now.go_on(130.0, [0], answered=1)
    assert [round(one.left) for one in now.now(150.0)] == [790, 880]
    assert now.deadline() == (130.0 + 810.0, 0)


def test_time_without_a_server_is_given_back() -> None:
    now = Clocks(Clock("relaxed"), 2, 0.0)
    now.go_on(0.0, [0])
    now.stand_still(5_000.0)
    now.go_on(5_000.0, [0])
    assert now.now(5_010.0)[0].left == 590.0


def test_days_are_counted_for_each_answer_and_go_on_without_a_server() -> None:
    now = Clocks(Clock("days", 2), 2, 0.0)
    now.go_on(0.0, [0])
    now.go_on(100_000.0, [1], answered=0)
    now.stand_still(150_000.0)
    assert now.deadline() == (100_000.0 + 2 * 86_400.0, 1)
    now.go_on(160_000.0, [0], answered=1)
    assert now.now(160_000.0)[0].left == 2 * 86_400.0


def test_days_without_a_server_leave_an_hour() -> None:
    """The clock of the machine was a year ahead, or the server came back after the weekend."""
    now = Clocks(Clock("days", 2), 2, 0.0)
    now.go_on(0.0, [0])
    assert not now.lost_by_standing(100_000.0)
    assert now.lost_by_standing(2 * DAY - 60.0)
    assert now.lost_by_standing(365 * DAY)
    now.stand_still(365 * DAY)
    assert now.deadline() == (365 * DAY + HOUR, 0)
    now.go_on(365 * DAY, [0])
    assert now.now(365 * DAY + 60.0)[0].left == HOUR - 60.0


@pytest.fixture
def short_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Half a second for the match, which passes when this is called, and not while people sit down."""
    monkeypatch.setattr(
        clocks, "pace_of", lambda clock: Pace(0.5, 0.0, False) if clock.kind != "none" else None
    )
    clock = Ticking()
    monkeypatch.setattr(table_time, "time", clock)
    return lambda: clock.pass_by(0.5)


async def test_whose_time_runs_out_loses_a_duel(home: House, short_time: Callable[[], None]) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo", clock=Clock("relaxed"))
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        loser = first if needed(first) else second
        assert loser.play is not None
        assert [clock.running for clock in loser.play.clocks] == [seat == loser.you[0] for seat in (0, 1)]
        short_time()
        await asyncio.wait_for(first.until(lambda: ended(first)), PATIENCE)
        assert ending(first).winners == [1 - loser.you[0]]
        assert ending(first).cause == "time"


async def test_a_jump_of_the_machine_s_clock_takes_no_time_from_anybody(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Ticking()
    monkeypatch.setattr(table_time, "time", clock)
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo", clock=Clock("tournament"))
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        for jump in (7_200.0, -14_400.0):
            clock.jump += jump
            clock.pass_by(10.0)
            player = first if needed(first) else second
            await play_on(player, 1)
        await seen(first, second.version or 0)
        assert first.play is not None
        assert sum(one.left for one in first.play.clocks) == pytest.approx(2 * 900.0)  # 20 s gone, 20 s more
        rows = await home.server.registry.store.rows(made.table.id)
        times = [row.at for row in rows]
        assert times == sorted(times)
        assert times[-1] - times[-2] == pytest.approx(10.0)


def test_a_table_keeps_to_its_newest_act_where_clocks_of_processes_differ(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Ticking()
    monkeypatch.setattr(table_time, "time", clock)
    here = table_time.TableTime(0.0)
    begun = here.now()
    here.hear(begun - 5.0)
    assert here.now() == begun, "a few seconds on the way are no other clock"
    for apart in (3_600.0, -3_600.0):
        here.hear(begun + apart)
        clock.pass_by(2.0)
        assert here.now() == pytest.approx(begun + apart + 2.0)
    assert table_time.TableTime(begun + 7_200.0).now() == begun + 7_200.0


async def test_in_a_team_the_computer_plays_on_for_whose_time_runs_out(
    home: House, short_time: Callable[[], None]
) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "perilous", "mo", clock=Clock("relaxed"))
    await join(bob, made)
    async with ann.seat(made.table.id) as first:
        short_time()
        await asyncio.wait_for(first.until(lambda: "time" in notices(first)), PATIENCE)
        info: TableInfo | None = first.info
        assert info is not None
        assert sum(1 for seat in info.seats if seat.kind == "computer") == 1

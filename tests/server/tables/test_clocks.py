"""Clocks of a table: whose time runs, what a server that was away takes, and whose time is up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal

import msgspec
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

from playmat.server.clients.client import TableClient
from playmat.server.log import clocks
from playmat.server.log.clocks import DAY, HOUR, MOST_LAG, REFILL, RESERVE, Clocks, Pace
from playmat.server.log.table_events import Answered, LogRow, read_event, write_event
from playmat.server.log.table_log import rebuilt
from playmat.server.process import round_trips, table_time
from playmat.server.process.round_trips import LAPSE, LEAST, RoundTrips
from playmat.server.protocol.client_messages import Echo, Ping, Position
from playmat.server.protocol.server_messages import Clock, Pong, TableInfo


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
        """The time the clock shows."""
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


def test_of_the_time_before_a_server_went_nothing_is_given_back() -> None:
    """A process that takes over from a process that was only slow knows when that was last there."""
    now = Clocks(Clock("relaxed"), 2, 0.0)
    now.go_on(0.0, [0])
    now.stand_still(303.0, since=301.0)
    now.go_on(303.0, [0])
    assert now.now(303.0)[0].left == 600.0 - 301.0
    now.stand_still(304.0, since=20.0)
    now.go_on(304.0, [0])
    assert now.now(304.0)[0].left == 600.0 - 301.0, "what was counted stays counted"


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


def left_after(
    lag: float, thought: float = 10.0, kind: Literal["tournament", "days"] = "tournament"
) -> float:
    """The time that is left to a seat after an answer."""
    now = Clocks(Clock(kind), 1, 0.0)
    now.go_on(0.0, [0])
    now.go_on(thought / 2, [0])  # something else happens at the table meanwhile
    now.go_on(thought, [], answered=0, lag=now.given_back(0, lag))
    return now.now(thought)[0].left


def test_no_more_lag_is_given_back_than_passed_nor_more_than_half_a_second() -> None:
    full = 900.0 + 10.0 - 10.0
    for lag, given in ((0.0, 0.0), (0.2, 0.2), (MOST_LAG, 0.5), (30.0, 0.5), (-30.0, 0.0)):
        assert left_after(lag) == pytest.approx(full + given)
    assert left_after(0.5, thought=0.1) == pytest.approx(910.0), "an answer never gains time but its extra"
    assert left_after(0.5, kind="days") == left_after(0.0, kind="days")
    lefts = [left_after(number / 20) for number in range(20)]
    assert lefts == sorted(lefts)


def given(lag: float, pause: float, answers: int) -> list[float]:
    """The time given back with each of some answers, with a pause before each; other seats get none of it."""
    now, at, all_given = Clocks(Clock("relaxed"), 2, 0.0), 0.0, []
    now.go_on(at, [0])
    for _ in range(answers):
        at += pause
        all_given.append(now.given_back(0, lag))
        now.go_on(at, [0], answered=0, lag=all_given[-1])
    assert now.given_back(1, MOST_LAG) == MOST_LAG, "the reserve is each seat's own"
    return all_given


def test_in_all_no_more_lag_is_given_back_than_the_reserve_and_its_refill() -> None:
    assert given(0.3, 9.0, 200) == pytest.approx([0.3] * 200), "an honest line of 300 ms is paid in full"
    assert given(0.3, 1.0, 10) == pytest.approx([0.3] * 10), "ten quick answers in a row as well"
    for lag, pause in ((MOST_LAG, 1.0), (MOST_LAG, 5.0), (9.0, 2.0)):
        greedy = given(lag, pause, 300)
        assert greedy[0] == MOST_LAG
        assert sum(greedy) == pytest.approx(RESERVE + 300 * pause / REFILL, abs=MOST_LAG)
    assert sum(given(MOST_LAG, 60.0, 20)) == 20 * MOST_LAG


def test_the_reserve_refills_while_the_clock_of_its_seat_runs_and_not_above_its_bound() -> None:
    now = Clocks(Clock("relaxed"), 2, 0.0)
    now.go_on(0.0, [0])
    for second in range(1, 12):
        now.go_on(second, [0], answered=0, lag=now.given_back(0, MOST_LAG))
    spent = now.given_back(0, MOST_LAG)
    assert spent < 0.1
    now.go_on(11.0, [1])
    now.go_on(500.0, [0])
    assert now.given_back(0, MOST_LAG) == spent, "the other one thought"
    now.go_on(506.0, [0])
    assert now.given_back(0, MOST_LAG) == pytest.approx(spent + 0.2, abs=0.001)
    now.stand_still(900.0)
    now.go_on(900.0, [0])
    assert now.given_back(0, MOST_LAG) == pytest.approx(spent + 0.2, abs=0.001), "no server was there"
    now.go_on(5_000.0, [0])
    back = []
    for _ in range(8):
        back.append(now.given_back(0, MOST_LAG))
        now.go_on(5_000.0, [0], answered=0, lag=0.0)
    assert back == [MOST_LAG] * 8, "nothing is taken while nothing is given"


def test_what_is_stored_is_given_back_whatever_the_bounds_are_today(monkeypatch: pytest.MonkeyPatch) -> None:
    lefts = []
    for most in (MOST_LAG, 0.1):
        monkeypatch.setattr(clocks, "MOST_LAG", most)
        now = Clocks(Clock("tournament"), 1, 0.0)
        now.go_on(0.0, [0])
        now.go_on(10.0, [], answered=0, lag=0.4)
        lefts.append(now.now(10.0)[0].left)
    assert lefts == pytest.approx([900.0 + 0.4] * 2)


def test_a_round_trip_lapses(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who slows their line only at the beginning keeps nothing of it."""
    clock, trips = Ticking(), RoundTrips()
    monkeypatch.setattr(round_trips, "time", clock)
    for _ in range(LEAST):
        number = trips.begin()
        clock.pass_by(0.4)
        trips.end(number)
    clock.pass_by(LAPSE - 0.9)
    assert trips.lag == pytest.approx(0.4)
    clock.pass_by(0.2)
    assert trips.lag == 0.0, "the first one has lapsed, and two say too little"
    number = trips.begin()
    clock.pass_by(0.1)
    trips.end(number)
    assert trips.lag == pytest.approx(0.1)


def test_the_smallest_of_the_last_round_trips_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, trips = Ticking(), RoundTrips()
    monkeypatch.setattr(round_trips, "time", clock)

    def trip(seconds: float) -> float:
        number = trips.begin()
        clock.pass_by(seconds)
        trips.end(number)
        trips.end(number)
        return round(trips.lag, 6)

    assert [trip(one) for one in (0.3, 0.3, 0.3)] == [0.0, 0.0, 0.3]
    assert [trip(one) for one in (5.0, 0.1, 9.0, 9.0)] == [0.3, 0.1, 0.1, 0.1]
    assert [trip(9.0) for _late in range(3)] == [0.1, 0.1, 9.0], "those before are forgotten"
    trips.begin()
    late = trips.begin()
    clock.pass_by(0.01)
    for number in (late - 1, late + 1, 0):
        trips.end(number)
    assert trips.lag == pytest.approx(9.0), "an echo of another message says nothing"


async def echoed(
    player: TableClient, clock: Ticking, seconds: float, before_it: Position | None = None
) -> None:
    """Have the server measure a round trip, perhaps with something to serve before the echo."""
    socket = player._socket  # the client itself sends no pings
    assert socket is not None
    before = len(player.heard)
    await socket.send(msgspec.json.encode(Ping()).decode())
    await player.until(lambda: any(isinstance(one, Pong) for one in list(player.heard)[before:]))
    pong = next(one for one in list(player.heard)[before:] if isinstance(one, Pong))
    clock.pass_by(seconds)
    if before_it is not None:
        await socket.send(msgspec.json.encode(before_it).decode())
    await socket.send(msgspec.json.encode(Echo(pong.n)).decode())


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    """The clock of the table and of its lines."""
    made = Ticking()
    monkeypatch.setattr(table_time, "time", made)
    monkeypatch.setattr(round_trips, "time", made)
    return made


async def test_the_way_of_an_answer_is_given_back_on_the_clock(home: House, clock: Ticking) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo", clock=Clock("tournament"))
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        player = first if needed(first) else second
        for seconds in (0.2, 5.0, 0.3):
            await echoed(player, clock, seconds)
        await play_on(player, 1)
        assert player.play is not None
        left = player.play.clocks[player.you[0]].left
        assert left == pytest.approx(900.0 - 5.5 + 0.2 + 10.0)
    registry = home.server.registry
    rows = await registry.store.rows(made.table.id)
    assert [row.act.lag for row in rows if isinstance(row.act, Answered)] == [0.2]
    again = rebuilt(made.table.id, rows)
    assert again.clocks is not None
    assert again.clocks.now(rows[-1].at)[player.you[0]].left == pytest.approx(left)


def lags(rows: list[LogRow], seat: int) -> list[float]:
    """The time given back to a seat with each of its answers."""
    return [row.act.lag for row in rows if isinstance(row.act, Answered) and row.act.seat == seat]


async def test_what_is_served_before_an_echo_counts_as_nobody_s_way(home: House, clock: Ticking) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo", clock=Clock("tournament"))
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        player = first if needed(first) else second
        seat = player.you[0]
        for number in range(LEAST + 2):
            await echoed(player, clock, 0.4, Position(f"before-{number}", seat))
        await play_on(player, 1)
    assert lags(await home.server.registry.store.rows(made.table.id), seat) == [0.0]


async def test_another_process_comes_to_the_same_reserve(home: House, clock: Ticking) -> None:
    """Somebody is late with all echoes, and answers so fast that the reserve runs out."""
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo", clock=Clock("tournament"))
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        late = first
        for _ in range(LEAST):
            await echoed(late, clock, 2.0)
        given = 0
        while given < 10:
            player = first if needed(first) else second
            clock.pass_by(1.0)
            await play_on(player, 1)
            given += player is late
            for one in (first, second):
                await seen(one, player.version or 0)
    rows = await home.server.registry.store.rows(made.table.id)
    back = lags(rows, late.you[0])
    assert back[:5] == [MOST_LAG] * 5
    assert sum(back) < RESERVE + 1.0 < 10 * MOST_LAG
    assert sum(lags(rows, 1 - late.you[0])) == 0.0, "who is not measured gets nothing"
    session = await home.server.registry.session(made.table.id)
    assert session is not None
    live, again = session.table.clocks, rebuilt(made.table.id, rows).clocks
    assert live is not None
    assert again is not None
    assert again.now(rows[-1].at) == live.now(rows[-1].at)
    for asked in (0.1, MOST_LAG):
        assert [again.given_back(seat, asked) for seat in (0, 1)] == [
            live.given_back(seat, asked) for seat in (0, 1)
        ]


def test_an_answer_that_says_nothing_of_lag_had_none() -> None:
    """An answer stored before lag was measured gives nothing back."""
    answered = read_event('{"type": "answered", "seat": 0, "answer": 3, "word": "end", "digest": ""}')
    assert answered == Answered(0, 3, "end", "", lag=0.0)
    assert "lag" not in write_event(answered)

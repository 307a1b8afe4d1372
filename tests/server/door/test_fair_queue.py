"""Nobody who asks for much keeps somebody who asks for little waiting."""

from __future__ import annotations

import asyncio

import pytest

from playmat.server.process.fair_queue import FairQueue


class Work:
    """Thoughts that take as long as they say, by a clock that nothing else moves.

    Attributes:
        now: the time.
        done: who had a turn, in order.
    """

    def __init__(self) -> None:
        self.now = 0.0
        self.done: list[str] = []

    async def think(self, queue: FairQueue, person: str, seconds: float, table: str = "") -> None:
        """Wait for a turn and use it."""
        async with queue.turn(person, table):
            self.done.append(table or person)
            await asyncio.sleep(0)
            self.now += seconds


async def test_whoever_has_used_least_is_next() -> None:
    work = Work()
    queue = FairQueue(1, lambda: work.now)
    asked = [work.think(queue, "greedy one", 8.0) for _ in range(40)]
    asked += [work.think(queue, "ann", 0.5) for _ in range(6)]
    await asyncio.gather(*asked)
    assert work.done[:8] == ["greedy one", *["ann"] * 6, "greedy one"]
    assert len(work.done) == 46
    assert len(queue) == 0


async def test_equal_shares_of_time_and_not_of_turns() -> None:
    work = Work()
    queue = FairQueue(1, lambda: work.now)
    asked = [work.think(queue, "slow", 3.0) for _ in range(20)]
    asked += [work.think(queue, "fast", 1.0) for _ in range(20)]
    await asyncio.gather(*asked)
    assert work.done[:16].count("fast") == 12


async def test_whoever_stays_away_saves_up_no_time() -> None:
    work = Work()
    queue = FairQueue(1, lambda: work.now)
    for _ in range(5):
        await work.think(queue, "early", 4.0)
    asked = [work.think(queue, who, 4.0) for who in ("late", "early") for _ in range(3)]
    await asyncio.gather(*asked)
    assert work.done[5:] == ["late", "late", "early", "late", "early", "early"]


async def test_each_table_of_a_person_has_an_equal_share() -> None:
    """Champions at one of their tables do not keep the quick opponent at the other one waiting."""
    work = Work()
    queue = FairQueue(1, lambda: work.now)
    asked = [work.think(queue, "ann", 8.0, "champions") for _ in range(5)]
    asked += [work.think(queue, "ann", 0.5, "quick") for _ in range(6)]
    asked += [work.think(queue, "bob", 8.0, "bob's") for _ in range(2)]
    await asyncio.gather(*asked)
    assert work.done[:10] == ["champions", "bob's", "quick", "bob's", *["quick"] * 5, "champions"]
    assert len(work.done) == 13
    assert len(queue) == 0


async def test_one_place_is_left_to_the_others() -> None:
    queue = FairQueue(3)
    held, let_go = 0, asyncio.Event()

    async def hold(person: str) -> None:
        nonlocal held
        async with queue.turn(person):
            held += 1
            await let_go.wait()

    holding = [asyncio.create_task(hold("much")) for _ in range(5)]
    await asyncio.sleep(0)
    assert (held, len(queue)) == (2, 3)
    async with queue.turn("little"):
        assert held == 2
    let_go.set()
    await asyncio.gather(*holding)
    assert held == 5


@pytest.mark.parametrize("granted", [False, True])
async def test_whoever_goes_away_takes_no_place(granted: bool) -> None:
    queue = FairQueue(1)
    waiting: asyncio.Task[None]

    async def take(person: str) -> None:
        async with queue.turn(person):
            pass

    async with queue.turn("ann"):
        waiting = asyncio.create_task(take("bob"))
        await asyncio.sleep(0)
        if not granted:
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
    if granted:  # it was given the place, and goes before it has run
        waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await take("cleo")
    assert len(queue) == 0


async def test_whoever_is_interrupted_while_a_place_is_given_back_takes_none() -> None:
    """Both happen in one round of the loop; the place goes to whoever waits next, and nobody else is hurt."""
    queue = FairQueue(1)
    let_go = asyncio.Event()

    async def hold() -> None:
        async with queue.turn("ann"):
            await let_go.wait()

    async def take(person: str) -> str:
        async with queue.turn(person):
            return person

    holding = asyncio.create_task(hold())
    await asyncio.sleep(0)
    interrupted, next_one = asyncio.create_task(take("bob")), asyncio.create_task(take("cleo"))
    await asyncio.sleep(0)
    let_go.set()
    interrupted.cancel()
    results = await asyncio.gather(holding, interrupted, next_one, return_exceptions=True)
    assert isinstance(results[1], asyncio.CancelledError)
    assert (results[0], results[2]) == (None, "cleo")
    assert len(queue) == 0

"""Pairs of worlds that a seat cannot tell apart: neither windows nor time tell them apart either."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from pathlib import Path

import msgspec
from tests.server.house import new_database
from tests.server.soak.figures import Figures, milliseconds, say
from tests.server.tables.test_knowing import GAMES, random_table

from playmat.kernel.rng import stream_of
from playmat.kernel.state import State
from playmat.server.log import wishes
from playmat.server.log.table_log import TableLog
from playmat.server.observability import Metrics
from playmat.server.process.audience.viewer import Viewer
from playmat.server.process.table_session import TableSession
from playmat.server.protocol.server_messages import Update
from playmat.server.storage.database import open_engine, read_address
from playmat.server.storage.store import Addition, Store

LONGEST = 60
"""So many answers at most come before the one that is measured."""

SEEN = 3.29
"""So many standard deviations from nothing are seen once in a thousand runs where there is nothing."""

METRICS = Metrics()


class Ear:
    """A seat that is told what happens, and notes when."""

    def __init__(self, seat: int) -> None:
        self.viewer = Viewer((seat,), "en")
        self.told = 0
        self.last = b""
        self.at = 0.0

    def owns(self, _table: TableLog) -> set[int]:
        """The seat."""
        return set(self.viewer.seats)

    def send(self, data: bytes) -> None:
        """Note what is told, and when."""
        self.at, self.last = time.perf_counter(), data


class World:
    """A match of which all that a seat cannot know was dealt again, at a table of its own.

    Args:
        table: the table, with a match that waits for an answer of the seat.
        seat: who does not know in which world they are.
        number: which of its worlds.

    Attributes:
        took: the seconds from the seat's answer until it was told what came of it.
        told: what it was told.
        asked: the seats that are asked afterwards.
        options: in how many ways the other seats can answer then.
    """

    def __init__(self, table: TableLog, seat: int, number: int) -> None:
        self.table = table
        self.seat = seat
        table.playing.state = redealt(table.playing.state, seat, number)
        self.took = 0.0
        self.told = b""
        self.asked: list[int] = []
        self.options = 0

    async def enter(self, store: Store) -> None:
        """Store the table as it was, and sit down at it."""
        table = self.table
        await store.append(Addition([one.row for one in table.happenings], table.summary()))
        self._session = TableSession(table, store, METRICS, lambda _table, _version: None)
        self._ear = Ear(self.seat)
        await self._session.welcome(self._ear, self._ear.viewer, None)

    async def answer(self, answer: int) -> None:
        """Give an answer, and note what comes of it."""
        match = self.table.playing
        began = time.perf_counter()
        await self._session.carry_out(lambda table: [wishes.answered(table.playing, self.seat, answer)])
        self.took = self._ear.at - began
        update = msgspec.json.decode(self._ear.last, type=Update)
        self.told = msgspec.json.encode([update.events, update.play.view if update.play else None])
        self.asked = list(match.asked)
        self.options = sum(int(match.choice(one).count()) for one in self.asked if one != self.seat)


def redealt(state: State, seat: int, number: int) -> State:
    """A state with all dealt again that a seat cannot know, but the dice to come."""
    other = state.redeal(seat, stream_of(number, 3))
    other.log, other.live, other.nature = state.log, False, state.nature.clone()
    return other


def pair_of(number: int, chance: random.Random) -> tuple[tuple[World, World], int] | None:
    """Two worlds of a random match, and an answer; None where the match was over before."""
    game_id, seats = GAMES[number % len(GAMES)]
    answers = chance.randrange(LONGEST)
    worlds = []
    for which in range(2):
        table = random_table(game_id, seats, number, answers)
        if table.status != "running":
            return None
        table.id = f"world-{number}-{which}"
        seat = table.needed[0]
        worlds.append(World(table, seat, 2 * number + which))
    choice = worlds[0].table.playing.choice(seat)
    return (worlds[0], worlds[1]), int(choice.sample(stream_of(number, 5)))


async def windows(pairs: int) -> Figures:
    """Pairs of worlds: who is asked after an answer, and how long the answer takes, its commit included.

    Of each pair in which the seat is told the same, the world in which others have more ways to answer is
    held against the one in which they have fewer. `sigmas` is how far from nothing the difference in time is,
    by the signed ranks of all of them (Wilcoxon).
    """
    slower: list[float] = []
    took: list[float] = []
    same = unlike = 0
    chance = random.Random(3)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(open_engine(read_address(await new_database(Path(folder) / "tables.db"))))
        await store.start()
        number = 0
        while same < pairs:
            number += 1
            found = pair_of(number, chance)
            if found is None:
                continue
            worlds, answer = found
            for world in worlds:
                await world.enter(store)
            for world in chance.sample(worlds, 2):
                await world.answer(answer)
            one, other = worlds
            if one.told != other.told:
                continue
            same += 1
            unlike += one.asked != other.asked
            took += [one.took, other.took]
            if one.options != other.options:
                slower.append((one.took - other.took) * (1 if one.options > other.options else -1))
            if same % 1000 == 0:
                say(f"windows: {same} pairs")
        await store.stop()
    sigmas = signed_rank(slower)
    return {
        "pairs_told_the_same": same,
        "windows_unlike": unlike,
        "with_more_and_fewer_ways": len(slower),
        "answer": milliseconds(took),
        "median_difference_us": round(1e6 * statistics.median(slower), 1) if slower else 0.0,
        "sigmas": round(sigmas, 2),
        "broken": unlike + (abs(sigmas) > SEEN) + (not slower),
    }


def signed_rank(differences: list[float]) -> float:
    """The distance of paired differences from nothing, in standard deviations (Wilcoxon's signed ranks).

    >>> round(signed_rank([1.0, 2.0, 3.0, 4.0, -5.0]), 2), signed_rank([])
    (0.67, 0.0)
    """
    ordered = sorted((one for one in differences if one), key=abs)
    total = sum(rank * (1 if one > 0 else -1) for rank, one in enumerate(ordered, 1))
    count = len(ordered)
    return float(total / (count * (count + 1) * (2 * count + 1) / 6) ** 0.5) if count else 0.0

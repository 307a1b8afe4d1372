"""Many tables at once: how long answers take, what they cost, and whether memory stays where it is."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
import urllib.request
from contextlib import AsyncExitStack
from pathlib import Path

import psutil  # noqa: TID253 - nobody imports this but to measure
from tests.server.house import empty_postgres, ended, first_answer, make, needed
from tests.server.servers import process
from tests.server.soak.figures import Figures, milliseconds, say
from tests.server.soak.machine import undisturbed, watched

from playmat.server.clients.client import TableClient, Visitor
from playmat.server.protocol.http_bodies import Join, Seated
from playmat.server.protocol.news_bodies import News
from playmat.server.protocol.server_messages import Ack, Play, Refused
from playmat.server.storage.database import open_engine, read_address
from playmat.server.storage.migrate import migrate

CHANCE = random.Random(2)
MOST_STARTING = 16

MOST_IDLE = 0.1
"""A load of which a larger part did not take place, because the next question had not come, is not the one
that was asked for."""

MOST_OVER = 0.1
"""The largest part of the matches that may be over: with more, fewer people answer than were asked for."""

NEWS_SECONDS = 60.0
"""So often an open page asks for the news."""

BACK_SECONDS = 120.0
"""The time after which a player who has not returned to a restarted server is no longer expected."""

STEEPEST = 20.0
"""MB an hour in a run of an hour or more. Fifteen tables answer some 100,000 times an hour: more than 200
bytes for each answer that stay for ever."""

MOST_GROWN = 40.0
"""MB in a shorter run, where a table is still kept a minute after all have gone, so that memory is still
filling: some 15 MB in two minutes with 6,000 answers. Ten KB for each answer that stay are more than this."""


class Tables:
    """People at tables for two who answer now and then.

    Args:
        address: the server.
        count: how many tables.
        pause: seconds between the answers at a table, on average.
        against: the letter in `house.SEATS` of the computer player across; empty for two people.

    Attributes:
        news: the seconds that the news took, for which everybody's page asks once a minute.
        took: the seconds from when each answer was due until it was acknowledged, whoever was late.
        late: the seconds from when each was due until this program came to it.
        refused: answers that were refused for another reason than that they came late.
        idle: times when an answer was due and nobody at the table had been asked yet.
        over: matches that have ended, so that nothing is answered there any more.
    """

    def __init__(self, address: str, count: int, pause: float, against: str = "") -> None:
        self.address = address
        self.count = count
        self.pause = pause
        self.against = against
        self.refused = 0
        self.over = 0
        self.forget()
        self.players: list[TableClient] = []
        self.tables: list[str] = []
        self._playing: list[asyncio.Task[None]] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def measure(self, pause: float) -> None:
        """Wait until what was late because of what went before is answered, and measure from then on."""
        await asyncio.sleep(pause)
        self.forget()

    def forget(self) -> None:
        """Measure from now on."""
        self.took: list[float] = []
        self.late: list[float] = []
        self.news: list[float] = []
        self.idle = 0

    async def open(self) -> None:
        """Make all tables and connect two people to each."""
        turn = asyncio.Semaphore(MOST_STARTING)
        await asyncio.gather(*(self._open_one(turn) for _number in range(self.count)))

    async def _open_one(self, turn: asyncio.Semaphore) -> None:
        async with turn:
            ann, bob = Visitor(self.address), Visitor(self.address)
            made = await make(ann, "kmon", f"m{self.against or 'o'}")
            here = [ann]
            if not self.against:
                await bob.post(f"/api/tables/{made.table.id}/join", Join(made.table.id[:8] + "join"), Seated)
                here.append(bob)
            pair = [one.seat(made.table.id) for one in here]
            for player in pair:
                await player.__aenter__()
            self.players += pair
            self.tables.append(made.table.id)
            self._playing.append(asyncio.create_task(self._play(pair)))
            self._tasks += [asyncio.create_task(self._read_news(one)) for one in here]

    async def _read_news(self, visitor: Visitor) -> None:
        """Ask for the news as often as an open page does, each at a time of its own."""
        await asyncio.sleep(CHANCE.random() * NEWS_SECONDS)
        while True:
            began = time.monotonic()
            await visitor.get("/api/news", News)
            self.news.append(time.monotonic() - began)
            await asyncio.sleep(NEWS_SECONDS)

    async def _play(self, pair: list[TableClient]) -> None:
        due = time.monotonic() + CHANCE.random() * self.pause
        while True:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            self.late.append(max(0.0, time.monotonic() - due))
            if not any(needed(one) for one in pair):
                self.idle += not all(ended(one) for one in pair)
                await asked(pair)
            player = next((one for one in pair if needed(one)), None)
            if player is None:
                self.over += 1
                return
            ask = needed(player)[0]
            answer = await player.act(ask, first_answer(ask))
            if isinstance(answer, Ack):
                self.took.append(time.monotonic() - due)
            elif not (isinstance(answer, Refused) and answer.code == "stale"):
                self.refused += 1
            due += self.pause  # an answer that comes late does not make the next one late: the load is open

    @property
    def ended(self) -> bool:
        """Return whether nobody plays any more: all matches are over, or who played has failed."""
        return all(task.done() for task in self._playing)

    async def close(self) -> None:
        """Everybody goes."""
        for task in [*self._playing, *self._tasks]:
            task.cancel()
        await asyncio.gather(*self._playing, *self._tasks, return_exceptions=True)
        await asyncio.gather(*(player.__aexit__() for player in self.players))

    def figures(self) -> Figures:
        """The number of acknowledged answers, and how long they took; `not_asked_yet` is `idle`."""
        counted = {
            "answers": len(self.took),
            "refused": self.refused,
            "not_asked_yet": self.idle,
            "matches_over": self.over,
        }
        return {
            **counted,
            **milliseconds(self.took),
            "generator_late": milliseconds(self.late),
            "news": milliseconds(self.news),
        }


async def asked(pair: list[TableClient]) -> None:
    """Wait until one of two people is asked, or their match is over."""
    waiting = [asyncio.create_task(one.until(lambda one=one: needed(one) or ended(one))) for one in pair]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def load(tables: int, seconds: float, pause: float) -> Figures:
    """Tables with two sockets each and an answer now and then: how long it takes, and what it costs.

    An answer takes from when it was due, whether the server, this program or the machine was late;
    `generator_late` is the part of that which is this program's, and `watched` says what else went on.
    `not_asked_yet` counts answers that were due before their question had come. More than a tenth of them,
    and the run is broken: it is not the load that was asked for.
    """
    return await _loaded(tables, seconds, pause)


async def computers(tables: int, seconds: float, pause: float) -> Figures:
    """Tables of one person against `greedy`: how long the answers of people take while computers think."""
    return await _loaded(tables, seconds, pause, "g")


async def _loaded(tables: int, seconds: float, pause: float, against: str = "") -> Figures:
    """The figures of a load; the database is up to date, as it is on every day but the first."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        await made(database)
        async with process(database) as (server, address):
            measured = psutil.Process(server.pid)
            people = Tables(address, tables, pause, against)
            await people.open()
            say(f"load: {len(people.players)} sockets are open")
            await asyncio.sleep(pause)  # everybody has answered once
            with undisturbed():
                await people.measure(pause)
                with watched(Path(folder), measured) as beside:
                    await asyncio.sleep(seconds)
                figures = people.figures()
            memory_mb = measured.memory_info().rss >> 20
            pauses = await asyncio.to_thread(collections, address)
            await people.close()
        broken = people.refused + (people.idle >= MOST_IDLE * len(people.took))
        return {
            "sockets": len(people.players),
            **figures,
            "answers_per_second": round(figures["answers"] / seconds, 1),
            **beside,
            "collector": pauses,
            "memory_mb": memory_mb,
            "broken": broken,
        }


async def spectators(tables: int, spectators: int, seconds: float, pause: float) -> Figures:
    """People who watch one of many tables: how long answers take without them, and with them.

    `heard` is how many messages the spectators were sent; none, and the run is broken.
    """
    with tempfile.TemporaryDirectory() as folder:
        async with (
            process(str(Path(folder) / "tables.db")) as (_server, address),
            AsyncExitStack() as watching,
        ):
            people = Tables(address, tables, pause)
            await people.open()
            await asyncio.sleep(2 * pause)
            with undisturbed():
                await people.measure(pause)
                await asyncio.sleep(seconds)
            without = people.figures()
            crowd = [
                await watching.enter_async_context(Visitor(address).seat(people.tables[0]))
                for _number in range(spectators)
            ]
            before = sum(len(one.heard) for one in crowd)
            with undisturbed():
                await people.measure(pause)
                await asyncio.sleep(seconds)
            beside = people.figures()
            heard = sum(len(one.heard) for one in crowd) - before
            await people.close()
        broken = people.refused + (not heard)
        return {"without": without, "with": beside, "heard": heard, "broken": broken}


async def workers(tables: int, answers: int) -> Figures:
    """People who answer as fast as they can, on PostgreSQL with one process and with two.

    So many answers are waited for that few matches end before. All share the machine's processors: the
    server, PostgreSQL and this program. `cost_ms_1` and `cost_ms_2` are the processor time of the server for
    an answer; `with_a_core_each` is how many times as many answers two processes give if each has a core of
    its own, so far as it is the server that is waited for.
    """
    if tables < 2:
        return {"skipped": "two processes need a table each", "broken": 1}
    found: Figures = {"broken": 0}
    for count in (1, 2):
        async with empty_postgres() as database, AsyncExitStack() as processes:
            if database is None:
                return {"skipped": "no PostgreSQL", "broken": 1}
            await made(database)
            started = [await processes.enter_async_context(process(database)) for _number in range(count)]
            crowds = [Tables(address, tables // count, 0.0) for _server, address in started]
            for people in crowds:
                await people.open()
            for people in crowds:
                people.forget()
            servers = [psutil.Process(server.pid) for server, _address in started]
            before, began = spent(servers), time.monotonic()
            while sum(len(people.took) for people in crowds) < answers and not all_over(crowds):  # noqa: ASYNC110
                await asyncio.sleep(0.1)
            seconds, work = time.monotonic() - began, spent(servers) - before
            given = sum(len(people.took) for people in crowds)
            over = sum(people.over for people in crowds)
            refused = sum(people.refused for people in crowds)
            for people in crowds:
                await people.close()
        found[f"answers_per_second_{count}"] = round(given / seconds, 1)
        found[f"cost_ms_{count}"] = round(1000 * work / max(given, 1), 2)
        found["broken"] += not given
        found[f"matches_over_{count}"] = over
        found["broken"] += refused + (over > MOST_OVER * tables)
        say(f"workers: {count} made {given} answers in {seconds:.0f} s")
    ratio = found["answers_per_second_2"] / max(found["answers_per_second_1"], 0.1)
    apart = 2 * found["cost_ms_1"] / max(found["cost_ms_2"], 0.01)
    return {**found, "times_as_many": round(ratio, 2), "with_a_core_each": round(apart, 2)}


def spent(processes: list[psutil.Process]) -> float:
    """The seconds that the processor has worked for some processes."""
    return float(sum(sum(one.cpu_times()[:2]) for one in processes))


def all_over(crowds: list[Tables]) -> bool:
    """Return whether nothing is answered at any table any more."""
    return all(people.ended for people in crowds)


async def made(database: str) -> None:
    """Have a database with nothing in it yet."""
    engine = open_engine(read_address(database))
    await migrate(engine)
    await engine.dispose()


def collections(address: str) -> Figures:
    """The number of garbage collections since the server started, and the seconds they took together."""
    with urllib.request.urlopen(f"{address}/metrics", timeout=20) as response:
        lines = response.read().decode().splitlines()
    told = dict(line.rsplit(" ", 1) for line in lines if line.startswith("playmat_collector_seconds_"))
    of = {what: float(told[f"playmat_collector_seconds_{what}"]) for what in ("count", "sum")}
    return {"times": int(of["count"]), "seconds": round(of["sum"], 2)}


async def storm(tables: int) -> Figures:
    """The server is killed and restarts: everybody comes back at once. Seconds until all are in step.

    `away` counts those who do not come back, `astray` those who come back to something else than they left.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        async with process(database) as (server, address):
            people = Tables(address, tables, 1e6)
            await people.open()
            say(f"storm: {len(people.players)} sockets are open")
            server.kill()
            await server.wait()
        left = [leave(player) for player in people.players]
        async with process(database, int(address.rpartition(":")[2])) as (server, _address):
            measured, began = psutil.Process(server.pid), time.monotonic()
            with watched(Path(folder), measured) as beside:
                took = await asyncio.gather(*(back(player, began) for player in people.players))
            memory_mb = measured.memory_info().rss >> 20
            await people.close()
        here = [seconds for seconds in took if seconds is not None]
        away = len(took) - len(here)
        lost = sum(astray(player, *one) for player, one in zip(people.players, left, strict=True))
        return {
            "sockets": len(took),
            "until_back": milliseconds(here),
            "away": away,
            "astray": lost,
            **beside,
            "memory_mb": memory_mb,
            "broken": away + lost,
        }


def leave(player: TableClient) -> tuple[int, Play | None]:
    """Note where somebody is when the server dies; from then on everything is told again."""
    left = player.version or 0, player.play
    player.heard.clear()
    player.version, player.play = None, None
    return left


async def back(player: TableClient, began: float) -> float | None:
    """Wait until a player has the state again; gives the seconds since the server was there."""
    try:
        async with asyncio.timeout(BACK_SECONDS):
            await player.until(lambda: player.version is not None)
    except TimeoutError:
        return None
    return time.monotonic() - began


def astray(player: TableClient, version: int, play: Play | None) -> bool:
    """Return whether somebody who is back sees anything but what they left; nobody has answered meanwhile.

    The version may be larger: that the server is back is a version, too.
    """
    if player.version is None:
        return False
    same = (
        player.play is not None
        and play is not None
        and (player.play.view, player.play.needed) == (play.view, play.needed)
    )
    return player.version < version or not same


async def memory(tables: int, seconds: float) -> Figures:
    """Tables that come and go: the slope of memory after the first third, descriptors at the end."""
    with tempfile.TemporaryDirectory() as folder:
        async with process(str(Path(folder) / "tables.db")) as (server, address):
            watched = psutil.Process(server.pid)
            points: list[tuple[float, float]] = []
            files: list[int] = []
            answers = 0
            began = time.monotonic()
            while time.monotonic() - began < seconds:
                people = Tables(address, tables, 0.5)
                await people.open()
                await asyncio.sleep(min(20.0, seconds / 12))
                await people.close()
                answers += len(people.took)
                points.append(((time.monotonic() - began) / 3600, watched.memory_info().rss / (1 << 20)))
                files.append(watched.num_fds())
                say(f"memory: {len(points)} rounds, {points[-1][1]:.0f} MB")
        return {
            "rounds": len(points),
            "answers": answers,
            "first_mb": round(points[0][1]),
            "last_mb": round(points[-1][1]),
            "slope_mb_per_hour": round(slope(points[len(points) // 3 :]), 1),
            "descriptors": [files[0], files[-1]],
            "broken": leaks(points) + (files[-1] > files[0] + 20),
        }


def leaks(points: list[tuple[float, float]]) -> bool:
    """Return whether memory grows without end: hours and MB, judged by what came after the first third."""
    settled = points[len(points) // 3 :]
    if points[-1][0] >= 1:
        return slope(settled) > STEEPEST
    return settled[-1][1] - settled[0][1] > MOST_GROWN


def slope(points: list[tuple[float, float]]) -> float:
    """The slope of the line that fits points best.

    >>> slope([(0.0, 5.0), (1.0, 7.0), (2.0, 9.0)])
    2.0
    """
    across = sum(x for x, _ in points) / len(points)
    up = sum(y for _, y in points) / len(points)
    spread = sum((x - across) ** 2 for x, _ in points)
    return sum((x - across) * (y - up) for x, y in points) / spread if spread else 0.0

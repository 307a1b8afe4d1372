"""Carry out a plan: games on several processors, kept as they finish, with the same results always.

A game depends on the plan and its number only. Workers get runs of numbers; what they bring back is
counted and kept in the order of the numbers, so that what has been kept is always the beginning.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, suppress
from multiprocessing.connection import wait
from typing import Any, Final, Protocol

import msgspec

from playmat.kernel.errors import PlaymatError
from playmat.kernel.game import Game, Setup
from playmat.kernel.player import Player
from playmat.lab.arena import play
from playmat.lab.luck.drawing import LuckTally
from playmat.lab.result_rows import ResultRow
from playmat.lab.watching import Watcher
from playmat.players.steadfast import Steadfast, described
from playmat.programs import allow, allowed

CHUNK_SECONDS: Final = 0.25
"""Chunks grow until one takes about as long: short enough to lose little, long enough to cost little."""

MAX_CHUNK: Final = 4096
AHEAD: Final = 3
"""The number of chunks given out for each worker, so that none waits for the slowest."""

MIB: Final = 1 << 20


class LostWorker(PlaymatError):
    """A worker process died: killed, out of memory, or a crash of compiled code."""


class Chunk(msgspec.Struct):
    """The rows that a worker brings back.

    Attributes:
        rows: the games.
        seconds: how much processor time they took.
        worker: the process.
        before, after: the most memory the process has ever held, in bytes; None where it is not told.
    """

    rows: list[ResultRow]
    seconds: float
    worker: int
    before: int | None
    after: int | None


class WorkerMemory:
    """The most memory any worker held: when the first games began, at half time, and at the end."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.start: int | None = None
        self.half: int | None = None
        self.end: int | None = None

    def note(self, chunk: Chunk, done: int) -> None:
        """Take in a chunk; `done` games have been played with it."""
        if chunk.before is None or chunk.after is None:
            return
        if self.start is None:
            self.start = chunk.before
        if self.half is None or done * 2 <= self.games:
            self.half = max(self.half or 0, chunk.after)
        self.end = max(self.end or 0, chunk.after)

    def plain(self) -> dict[str, float | None]:
        """The figures in MiB."""
        named = {"start": self.start, "half": self.half, "end": self.end}
        return {name: None if size is None else round(size / MIB, 1) for name, size in named.items()}


class Playable(Protocol):
    """A plan: what its games are, each a function of the plan and the game's number."""

    @property
    def games(self) -> int:
        """The number of games."""

    @property
    def watches(self) -> bool:
        """Return whether rows keep what a report tells of a match."""

    @property
    def adjusts(self) -> bool:
        """Return whether rows keep the luck of each seat."""

    def played(self, number: int = 0, /) -> Game:
        """The game of game number `number`; only a comparison plays two."""

    def setup(self, game: Game, number: int) -> Setup:
        """The setup of game number `number`."""

    def seated(self, number: int) -> list[Steadfast]:
        """Its players, each with its own stream of the game's seed."""

    def shown(self, number: int, seated: Sequence[Player]) -> list[Player]:
        """Its players as the arena takes them."""

    def labels(self, game: Game, number: int) -> tuple[str, ...]:
        """The labels of the seats, as files keep them."""


class Counts(Protocol):
    """The counter of the rows of games as they come in.

    Attributes:
        games: how many it has counted.
        enough: it knows what it was to find out, and needs no more of them.
    """

    games: int
    enough: bool

    @property
    def plan(self) -> Playable:
        """The plan as far as it is known by now: it may get longer with the games that are counted."""

    def add(self, row: ResultRow) -> None:
        """Count a game."""


class Keeps(Protocol):
    """The keeper of the rows of games as they finish."""

    def write(self, rows: list[ResultRow]) -> None:
        """Keep some more, in their order."""


class Crew(Protocol):
    """Workers elsewhere."""

    @property
    def workers(self) -> int:
        """The number of games they play at once, by now."""

    def chunks(self, plan: Playable, first: int, end: int) -> Generator[Chunk, None, None]:
        """Play games `first` to `end` of a plan, and give them back in their order."""


class Run:
    """A plan being carried out.

    Args:
        workers: how many processes of this machine play; 1 plays in this one.
        checkpoint: where games are kept and were kept before, or None.
        tally: counts the games of its plan; those of the checkpoint have been counted.
        last: the number at which to end, if that is before the end of the plan.
        crew: plays instead of processes of this machine, or None.
    """

    def __init__(
        self,
        workers: int,
        checkpoint: Keeps | None,
        tally: Counts,
        last: int | None = None,
        crew: Crew | None = None,
    ) -> None:
        self.plan = tally.plan
        self.last = last
        self.crew = crew
        self.workers = workers
        self.checkpoint = checkpoint
        self.tally = tally
        self.before = tally.games
        self.memory = WorkerMemory(self._end() - tally.games)
        self.seconds = 0.0
        self.playing = 0.0

    def go(self, tell: Callable[[int], None] = lambda _games: None) -> None:
        """Play all games that are left, or as many as it takes until the tally has enough.

        Args:
            tell: is told how many games are done, whenever there are more.

        Raises:
            LostWorker: a process died; the games so far are kept.
            KeyboardInterrupt: the user interrupted; the games so far are kept.
        """
        if self.crew is not None:
            self.workers = self.crew.workers
        started = time.perf_counter()
        try:
            while not self.tally.enough and self.tally.games < self._end():
                self.plan = self.tally.plan
                self.memory.games = self._end() - self.before
                self._play_plan(tell)
        finally:
            self.seconds += time.perf_counter() - started

    def _end(self) -> int:
        """The number at which the games end, as far as it is known by now."""
        return self.tally.plan.games if self.last is None else self.last

    def _play_plan(self, tell: Callable[[int], None]) -> None:
        """Play the games of the plan as far as it is known."""
        with closing(self._chunks()) as chunks:
            for chunk in chunks:
                self._take(chunk)
                tell(self.tally.games)
                if self.tally.enough:
                    return

    def plain(self) -> dict[str, Any]:
        """The circumstances of this run; unlike the results they differ from run to run."""
        played = self.tally.games - self.before
        return {
            "workers": self.workers,
            "played": played,
            "kept": self.before,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(played / self.seconds, 2) if played else None,
            "game_ms": round(self.playing * 1000 / played, 4) if played else None,
            "memory_mib": self.memory.plain(),
        }

    def _take(self, chunk: Chunk) -> None:
        """Count and keep what a worker brought, up to the game with which the tally has enough."""
        taken = []
        for row in chunk.rows:
            self.tally.add(row)
            taken.append(row)
            if self.tally.enough:
                break
        if self.checkpoint is not None:
            self.checkpoint.write(taken)
        self.playing += chunk.seconds
        self.memory.note(chunk, self.tally.games - self.before)

    def _chunks(self) -> Generator[Chunk, None, None]:
        first, end = self.tally.games, self._end()
        if self.crew is not None:
            yield from self.crew.chunks(self.plan, first, end)
            return
        if self.workers > 1:
            yield from self._from_workers(first, end)
            return
        size = 1
        while first < end:
            chunk = play_chunk(self.plan, first, min(size, end - first))
            yield chunk
            first += len(chunk.rows)
            size = next_size(chunk)

    def _from_workers(self, first: int, end: int) -> Iterator[Chunk]:
        spawn = multiprocessing.get_context("spawn")
        waiting: deque[Future[Chunk]] = deque()
        size = 1
        with ProcessPoolExecutor(
            self.workers, spawn, initializer=begin_worker, initargs=(allowed(),)
        ) as pool:
            try:
                with interrupts_kept_away():
                    while len(waiting) < self.workers * AHEAD and first < end:
                        waiting.append(pool.submit(play_chunk, self.plan, first, 1))
                        first += 1
                while waiting:
                    chunk = waiting.popleft().result()
                    size = next_size(chunk)
                    if first < end:
                        count = min(size, end - first)
                        waiting.append(pool.submit(play_chunk, self.plan, first, count))
                        first += count
                    yield chunk
            except BrokenProcessPool as error:
                raise LostWorker("lab-lost-worker", "", done=self.tally.games) from error
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def next_size(chunk: Chunk, seconds: float = CHUNK_SECONDS) -> int:
    """The number of games for the chunk after this one, which should take so many seconds."""
    games = len(chunk.rows)
    wanted = games * seconds / max(chunk.seconds, 1e-6)
    return max(1, min(int(wanted), games * 2, MAX_CHUNK))


def play_chunk(plan: Playable, first: int, count: int) -> Chunk:
    """Play `count` games from number `first` on, in this process."""
    started = time.process_time()
    before = peak_memory()
    rows = [play_game(plan, number) for number in range(first, first + count)]
    return Chunk(rows, time.process_time() - started, os.getpid(), before, peak_memory())


def play_game(plan: Playable, number: int) -> ResultRow:
    """Play one game; whatever goes wrong in it is part of its row."""
    try:
        return attempt(plan, number)
    except Exception as error:
        game = plan.played(number)
        setup = plan.setup(game, number)
        labels = plan.labels(game, number)
        return ResultRow(number, setup.seed, labels, error=described(error))


def attempt(plan: Playable, number: int) -> ResultRow:
    """Play one game, and let go whatever goes wrong in it."""
    game = plan.played(number)
    setup = plan.setup(game, number)
    seated = plan.seated(number)
    watcher = Watcher(game, len(seated)) if plan.watches else None
    luck = LuckTally(game, setup) if plan.adjusts else None
    heard = seated if luck is None else luck.listening(seated)
    played = play(game, setup, plan.shown(number, heard), watcher or luck)
    lapses = [lapse for player in seated for lapse in player.lapses]
    return ResultRow(
        number,
        setup.seed,
        plan.labels(game, number),
        played.winners,
        played.cause,
        played.decisions,
        played.facts,
        lapses=len(lapses),
        lapse=f"{lapses[0].player}: {lapses[0].detail}" if lapses else "",
        watched=msgspec.UNSET if watcher is None else watcher.found(),
        luck=msgspec.UNSET if luck is None else tuple(luck.gained),
    )


# ---- processes -----------------------------------------------------------------------------


def begin_worker(may_run: tuple[str, ...] = ()) -> None:
    """Prepare a worker: Ctrl-C is the parent's business, and without a parent there is nothing to do.

    Args:
        may_run: the programs that the command line of the parent named.
    """
    allow(may_run)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


@contextmanager
def interrupts_kept_away() -> Iterator[None]:
    """Start processes that no Ctrl-C reaches, not even while they are starting."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def peak_memory() -> int | None:
    """The most memory this process has held since it began, in bytes; None where the system does not tell.

    On Linux `getrusage` of a new process starts at the size of its parent, so the kernel's own count is
    read instead.
    """
    with suppress(OSError), open("/proc/self/status", encoding="ascii") as lines:  # noqa: PTH123 - no file
        for line in lines:
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024

"""The side of who wants the games: units are sent to a Dask scheduler, and come back in their order.

A unit is a run of numbers, and a game depends on the plan and its number only. So Dask may play a unit again
wherever it likes when a worker dies: nothing is lost, nothing counts twice, and the results stay the same.
"""

from __future__ import annotations

import logging
import pickle
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from ipaddress import ip_address
from itertools import chain, islice
from typing import Any, Final, Generic, TypeVar
from urllib.parse import urlsplit

import msgspec

from playmat.kernel.documents.form import shown
from playmat.kernel.errors import system_reason
from playmat.kernel.game import Game
from playmat.lab.cluster.work import Brought, Order, code_of, play_unit
from playmat.lab.files import BadFile
from playmat.lab.plan import BadPlan
from playmat.lab.simulate import (
    AHEAD,
    Chunk,
    LostWorker,
    Playable,
    interrupts_kept_away,
    next_size,
    play_chunk,
)
from playmat.programs import allowed

Got = TypeVar("Got")
"""The results of a unit of a job."""

LOCAL: Final = "local:"
SCHEMES: Final = ("tcp", "tls")
MOST_LOCAL: Final = 256

RETRIES: Final = 3
"""So many workers of a local cluster may die of the same unit; elsewhere the scheduler says how many."""

UNIT_SECONDS: Final = 1.0
"""Units grow until one takes about as long: a message costs more than between processes of one machine."""

SECONDS_A_WORKER: Final = 0.01
"""Units of many workers take longer, so that there is time to give each of them the next one."""

QUIET: Final = {"distributed.worker.profile.enabled": False}
"""Workers of a local cluster do not watch themselves a hundred times a second."""

SECONDS_TO_REACH: Final = 10


@dataclass(frozen=True)
class Job(Generic[Got]):
    """The work of a run.

    Attributes:
        game: what is played.
        play: is told the number of the first game of a unit, and how many it has; a worker calls it.
        kind: the type of what comes of a unit.
        seed: gives the seed of the game with a number.
        whole: only units that are done are kept, and not single games of one that ended its workers.
    """

    game: Game
    play: Callable[[int, int], Got]
    kind: type[Got]
    seed: Callable[[int], int]
    whole: bool = False


class Unit(msgspec.Struct, frozen=True):
    """Games that have been sent.

    Attributes:
        numbers: their numbers.
        future: what Dask gave for them.
    """

    numbers: range
    future: Any


class Cluster:
    """Workers of a Dask scheduler.

    Args:
        client: is connected to it.
    """

    def __init__(self, client: Any) -> None:  # noqa: ANN401 - a client of a library without types
        self.client = client

    @property
    def workers(self) -> int:
        """The number of games that are played at once, by now: workers may come and go."""
        return sum(self.client.nthreads().values())

    def chunks(self, plan: Playable, first: int, end: int) -> Generator[Chunk, None, None]:
        """Play games `first` to `end` of a plan, in units that grow, and give them back in their order.

        Raises:
            BadPlan: a worker has other code or cards, or fails otherwise.
            LostWorker: the scheduler is gone, or a game ended one worker after the other.
        """
        size = 1

        def units() -> Iterator[range]:
            at = first
            while at < end:
                unit = range(at, min(at + size, end))
                at = unit.stop
                yield unit  # before the next one is cut, its size may change

        def seed(number: int) -> int:
            return plan.setup(plan.played(number), number).seed

        job = Job(plan.played(), partial(play_chunk, plan), Chunk, seed)
        for _numbers, chunk in self.play(job, units()):
            size = next_size(chunk, max(UNIT_SECONDS, SECONDS_A_WORKER * self.workers))
            yield chunk

    def play(self, job: Job[Got], units: Iterable[range]) -> Generator[tuple[range, Got], None, None]:
        """Have units of games played, and give back what came of each, in their order.

        No more is sent than keeps the workers busy, however many units there are. One that ended too many
        workers comes in single games.

        Raises:
            BadPlan: a worker has other code or cards, or fails otherwise.
            LostWorker: the scheduler is gone, or a game ended one worker after the other.
        """
        sent = _sent(job)
        waiting: deque[Unit] = deque()
        left = iter(units)
        try:
            while True:
                room = max(1, self.workers) * AHEAD - len(waiting)
                waiting += (self._send(sent, numbers) for numbers in islice(left, max(0, room)))
                if not waiting:
                    return
                unit = waiting.popleft()
                packed = _result(unit, unit.numbers.start)
                if packed is None:
                    left = chain([one.numbers for one in waiting], left)
                    self._forget(waiting)
                    yield from self._one_by_one(job, sent, unit.numbers)
                else:
                    yield unit.numbers, msgspec.json.decode(packed, type=job.kind)
        finally:
            self._forget(waiting)

    def _one_by_one(
        self, job: Job[Got], sent: tuple[bytes, bytes], numbers: range
    ) -> Generator[tuple[range, Got], None, None]:
        """Play the games of a unit that ended too many workers, each with nothing beside it.

        Dask cannot tell which of the units of a dead worker it died of: one that is sent alone can be blamed.

        Raises:
            LostWorker: it was this game; the message names its seed.
        """
        for number in numbers:
            unit, done = self._send(sent, range(number, number + 1)), numbers.start if job.whole else number
            packed = _result(unit, done)
            if packed is None:
                raise LostWorker("lab-cluster-game", "", game=number, seed=str(job.seed(number)), done=done)
            yield unit.numbers, msgspec.json.decode(packed, type=job.kind)

    def _forget(self, waiting: deque[Unit]) -> None:
        """Let go of units that were sent; they can be played again."""
        self.client.cancel([unit.future for unit in waiting], force=True)
        waiting.clear()

    def _send(self, sent: tuple[bytes, bytes], numbers: range) -> Unit:
        """Send a unit; the sooner its games are wanted, the sooner it is played."""
        first, count = numbers.start, len(numbers)
        future = self.client.submit(play_unit, *sent, first, count, pure=False, priority=-first)
        return Unit(numbers, future)


def _result(unit: Unit, done: int) -> msgspec.Raw | None:
    """The result of a unit as JSON; None if too many workers died that had it.

    Args:
        unit: what was sent.
        done: the number of games that are kept so far.

    Raises:
        BadPlan, LostWorker: there is none.
    """
    from distributed import KilledWorker
    from distributed.comm import CommClosedError

    try:
        brought = msgspec.json.decode(unit.future.result(), type=Brought)
    except KilledWorker:
        return None
    except (CancelledError, CommClosedError, OSError) as error:
        raise LostWorker("lab-cluster-lost", "", done=done) from error
    except Exception as error:
        why = f"{type(error).__name__}: {error}".splitlines()[0][:200]
        raise BadPlan("lab-cluster-failed", "", why=why, done=done) from error
    if brought.differs is not None:
        name, was, now = brought.differs
        raise BadPlan("lab-cluster-version", "", name=name, was=was, now=now)
    return brought.got


def _sent(job: Job[Got]) -> tuple[bytes, bytes]:
    """The order for the game of a job with its card sets, and the work, as they are sent."""
    sets = tuple((one.file, one.text) for one in job.game.extra_sets)
    order = Order(code_of(job.game.id, sets), job.game.id, sets, allowed())
    return msgspec.json.encode(order), pickle.dumps(job.play)


@contextmanager
def crew_of(
    where: str | None, tr: Callable[..., str], note: Callable[[str], None]
) -> Iterator[Cluster | None]:
    """The workers of a cluster, as long as it is open; None if nobody wants one.

    Args:
        where: `tcp://HOST:PORT`, `tls://HOST:PORT`, `local:N`, or None.
        tr: says keys of the catalogues.
        note: says something beside the output.

    Raises:
        BadPlan: no address, or no workers there.
        BadFile: the library is missing.
    """
    if where is None:
        yield None
        return
    check_address(where)
    if find_spec("distributed") is None:
        raise BadFile("lab-no-distributed", "", install="pip install 'playmat[cluster]'")
    from distributed import Client

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is said here, in words
    if where.startswith(LOCAL):
        with local_cluster(int(where.removeprefix(LOCAL))) as local:
            yield local
        return
    if not is_private(where):
        note(tr("lab-cluster-open", address=where))
    try:
        client = Client(where, timeout=SECONDS_TO_REACH)
    except Exception as error:  # whoever answers need not be a scheduler, and may send anything
        raise BadPlan("lab-cluster-reach", "", address=where, why=system_reason(error)) from error
    with client:
        found = Cluster(client)
        if not found.workers:
            raise BadPlan("lab-cluster-empty", "", address=where)
        note(tr("lab-cluster-workers", address=where, workers=found.workers))
        yield found


@contextmanager
def local_cluster(workers: int, retries: int = RETRIES) -> Iterator[Cluster]:
    """A cluster of processes of this machine, as long as it is open; nobody else can reach it.

    Args:
        workers: how many processes.
        retries: so many of them may die of the same unit before it is looked at game by game.

    Raises:
        BadPlan: they do not start.
    """
    import dask
    from distributed import Client, LocalCluster

    with ExitStack() as opened:
        opened.enter_context(dask.config.set(QUIET))
        try:
            with interrupts_kept_away():
                cluster = LocalCluster(
                    n_workers=workers,
                    threads_per_worker=1,
                    host="127.0.0.1",
                    dashboard_address=None,
                    memory_limit=None,
                    silence_logs=logging.CRITICAL,
                    scheduler_kwargs={"allowed_failures": retries},
                )
        except (RuntimeError, OSError, TimeoutError) as error:  # one was ended, or is too slow
            raise BadPlan("lab-cluster-start", "", workers=workers, why=system_reason(error)) from error
        opened.enter_context(cluster)
        yield Cluster(opened.enter_context(Client(cluster)))


def check_address(where: str) -> None:
    """Refuse what is no address of a cluster.

    Raises:
        BadPlan: it is none.
    """
    if where.startswith(LOCAL):
        many = where.removeprefix(LOCAL)
        if many.isdecimal() and many.isascii() and len(many) < 4 and 1 <= int(many) <= MOST_LOCAL:
            return
        raise BadPlan("lab-cluster-form", "", got=shown(where))
    try:
        parts = urlsplit(where)
        good = parts.scheme in SCHEMES and bool(parts.hostname) and parts.port is not None
    except ValueError:
        good = False
    if not good or where != f"{parts.scheme}://{parts.netloc}":
        raise BadPlan("lab-cluster-form", "", got=shown(where))


def is_private(where: str) -> bool:
    """Tell whether nobody else can listen or take part: over TLS, or on this machine alone.

    >>> (
    ...     is_private("tls://far.example:8786"),
    ...     is_private("tcp://127.0.0.1:8786"),
    ...     is_private("tcp://10.0.0.1:1"),
    ... )
    (True, True, False)
    """
    parts = urlsplit(where)
    host = parts.hostname or ""
    if parts.scheme == "tls" or host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False

"""A run on a cluster: the same results whoever dies; other code is refused; a deadly game is named."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.lab.brittle import DEADLY_GAME

from playmat import __version__, cli
from playmat.kernel.registry import game as installed_game
from playmat.lab.cluster import crew, work
from playmat.lab.cluster.crew import is_private, local_cluster
from playmat.lab.plan import BadPlan, Plan, make_plan
from playmat.lab.result_rows import ResultRow
from playmat.lab.simulate import LostWorker, Run
from playmat.lab.tally import Tally


class Kept:
    """Keeps rows in memory."""

    def __init__(self) -> None:
        self.rows: list[ResultRow] = []

    def write(self, rows: list[ResultRow]) -> None:
        self.rows += rows


def plan_of(name: str, games: int) -> Plan:
    return make_plan(installed_game(name), ["random"], seats=2, games=games, seed=1)


@pytest.fixture
def _library() -> None:
    pytest.importorskip("distributed")


@pytest.mark.whole
@pytest.mark.usefixtures("_library")
def test_one_worker_of_three_dies_and_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of("embers", 120)
    alone, kept = Kept(), Kept()
    Run(1, alone, Tally(plan, False)).go()
    killed: list[int] = []
    with local_cluster(3) as cluster:

        def kill_one(done: int) -> None:
            if done >= 5 and not killed:
                killed.append(next(iter(cluster.client.run(os.getpid).values())))
                os.kill(killed[0], signal.SIGKILL)

        tally = Tally(plan, False)
        run = Run(1, kept, tally, crew=cluster)
        run.go(kill_one)
        assert killed
        assert run.plain()["workers"] == 3
        assert kept.rows == alone.rows
        assert tally.games == 120

        here = work.code_of("embers", ())
        other = msgspec.structs.replace(here, source="another")
        monkeypatch.setattr(crew, "code_of", lambda *_game: other)
        with pytest.raises(BadPlan) as refused:
            Run(1, None, Tally(plan, False), crew=cluster).go()
        assert refused.value.phrase.key == "lab-cluster-version"
        assert refused.value.phrase.args == {"name": "source", "was": here.source, "now": "another"}


@pytest.mark.whole
@pytest.mark.usefixtures("_library")
def test_a_game_that_ends_its_workers_is_named() -> None:
    plan, kept = plan_of("deadly", 8), Kept()
    with local_cluster(1, retries=0) as cluster, pytest.raises(LostWorker) as lost:
        Run(1, kept, Tally(plan, False), crew=cluster).go()
    assert lost.value.phrase.key == "lab-cluster-game"
    assert lost.value.phrase.args["game"] == DEADLY_GAME
    assert lost.value.phrase.args["seed"] == str(plan.match_seed(DEADLY_GAME))
    assert [row.game for row in kept.rows] == list(range(DEADLY_GAME))


def test_another_version_is_told_before_a_plan_is_opened() -> None:
    wanted = msgspec.structs.replace(work.code_of("embers", ()), playmat="0.0.1")
    order = msgspec.json.encode(work.Order(wanted, "no such game", (), ()))
    brought = msgspec.json.decode(work.play_unit(order, b"no plan", 0, 1), type=work.Brought)
    assert brought.differs == ("playmat", __version__, "0.0.1")


def test_only_tls_and_this_machine_are_private() -> None:
    private = ["tls://10.1.2.3:1", "tcp://127.0.0.1:1", "tcp://localhost:1", "tcp://[::1]:1"]
    assert all(map(is_private, private))
    assert not any(map(is_private, ["tcp://10.1.2.3:1", "tcp://example.org:1", "tcp://[2001:db8::1]:1"]))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("--cluster here", "tcp://HOST:PORT"),
        ("--cluster tcp://nowhere", "tcp://HOST:PORT"),
        ("--cluster local:0", "1 to 256"),
        ("--cluster local:2 --workers 2", "--workers"),
        ("--cluster local:2 --shard 1/2 --out x", "--shard"),
        ("--cluster local:2 --only 1", "--only"),
    ],
)
def test_clusters_that_cannot_be(given: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "embers", "--games", "2", *given.split()]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.usefixtures("_library")
def test_an_arena_on_a_cluster_is_the_same_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from distributed import LocalCluster

    monkeypatch.chdir(tmp_path)
    command = ["arena", "kmon", "--players", "random,greedy", "--games", "4", "--json"]
    local = LocalCluster(
        n_workers=1, host="127.0.0.1", protocol="tcp://", dashboard_address=None, processes=False
    )
    with local as cluster:
        assert cli.main([*command, "--cluster", cluster.scheduler_address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert cli.main([*command, "--workers", "1"]) == 0
    here = json.loads(capsys.readouterr().out)
    assert there.pop("run")["workers"] >= 1
    assert here.pop("run")["workers"] == 1
    assert there == here


@pytest.mark.usefixtures("_library")
def test_a_cluster_out_of_reach_is_told_and_an_open_one_is_warned_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import distributed

    def unreachable(_address: str, **_words: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(distributed, "Client", unreachable)
    for address, is_open in (("tcp://127.0.0.1:9", False), ("tcp://scheduler.example:9", True)):
        assert cli.main(["simulate", "embers", "--games", "2", "--cluster", address]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert f"No scheduler can be reached at {address}" in said.err
        assert ("not encrypted" in said.err) == is_open


@pytest.mark.usefixtures("_library")
def test_processes_that_do_not_start_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import distributed

    def ended(**_words: object) -> None:
        raise RuntimeError("Nanny failed to start.")

    monkeypatch.setattr(distributed, "LocalCluster", ended)
    assert cli.main(["simulate", "embers", "--games", "2", "--cluster", "local:3"]) == 2
    assert "local:3 asks for have started: Nanny failed to start." in capsys.readouterr().err


class Done:
    """A unit that was played at once.

    Args:
        brought: what came of it.
    """

    def __init__(self, brought: bytes) -> None:
        self.brought = brought

    def result(self) -> bytes:
        return self.brought


@pytest.mark.usefixtures("_library")
def test_units_grow_with_the_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Among a thousand workers a unit takes ten seconds; nothing else changes (docs/simulate.md)."""
    asked: list[float] = []

    def noted(_chunk: object, seconds: float) -> int:
        asked.append(seconds)
        return 1

    class Client:
        def __init__(self, workers: int) -> None:
            self.workers = workers

        def nthreads(self) -> dict[str, int]:
            return {"here": self.workers}

        def cancel(self, _futures: object, force: bool) -> None:
            """Nothing goes on."""

        def submit(self, do: Callable[..., bytes], *words: Any, pure: bool, priority: int) -> Done:
            return Done(do(*words))

    monkeypatch.setattr(crew, "next_size", noted)
    plan, rows = plan_of("embers", 3), []
    for workers in (1, 1000):
        chunks = list(crew.Cluster(Client(workers)).chunks(plan, 0, plan.games))
        rows.append([row for chunk in chunks for row in chunk.rows])
    assert asked == [1.0] * 3 + [10.0] * 3
    assert rows[0] == rows[1]


class Dead:
    """A unit that ended too many workers."""

    def result(self) -> bytes:
        from distributed import KilledWorker

        raise KilledWorker("unit", None, 3)


class Deadly:
    """A cluster of one worker, which dies of what it is told.

    Args:
        kills: is told the numbers of a unit.
    """

    def __init__(self, kills: Callable[[range], bool]) -> None:
        self.kills = kills
        self.sent: list[range] = []

    def nthreads(self) -> dict[str, int]:
        return {"here": 1}

    def cancel(self, _futures: object, force: bool) -> None:
        """Nothing goes on."""

    def submit(
        self, do: Callable[..., bytes], order: bytes, play: bytes, first: int, count: int, **_: object
    ) -> Done | Dead:
        numbers = range(first, first + count)
        self.sent.append(numbers)
        return Dead() if self.kills(numbers) else Done(do(order, play, first, count))


def numbered(first: int, count: int) -> list[int]:
    """Bring the numbers of games."""
    return list(range(first, first + count))


@pytest.mark.usefixtures("_library")
def test_each_game_is_in_one_unit_whatever_their_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes, client = cycle((3, 1, 4, 2)), Deadly(lambda _numbers: False)
    monkeypatch.setattr(crew, "next_size", lambda _chunk, _seconds: next(sizes))
    chunks = crew.Cluster(client).chunks(plan_of("embers", 30), 4, 30)
    assert [row.game for chunk in chunks for row in chunk.rows] == list(range(4, 30))
    assert {len(numbers) for numbers in client.sent} == {1, 2, 3, 4}


@pytest.mark.usefixtures("_library")
@pytest.mark.parametrize(("whole", "done"), [(True, 200), (False, 203)])
def test_the_game_of_a_unit_that_ends_its_workers_is_named_with_its_seed(whole: bool, done: int) -> None:
    job = crew.Job(installed_game("embers"), numbered, list[int], lambda number: 7 * number, whole)
    played: list[int] = []
    cluster = crew.Cluster(Deadly(lambda numbers: 203 in numbers))
    brought = cluster.play(job, [range(150, 200), range(200, 250)])
    with pytest.raises(LostWorker) as lost:
        played.extend(number for _numbers, got in brought for number in got)
    assert lost.value.phrase.key == "lab-cluster-game"
    assert lost.value.phrase.args == {"game": 203, "seed": str(7 * 203), "done": done}
    assert played == list(range(150, 203))


@pytest.mark.usefixtures("_library")
def test_a_unit_whose_games_end_no_worker_comes_in_games_and_those_behind_it_as_they_were() -> None:
    client = Deadly(lambda numbers: len(numbers) == 3)
    job = crew.Job(installed_game("embers"), numbered, list[int], int)
    units = [range(2), range(2, 5), range(5, 7), range(7, 9)]
    got = list(crew.Cluster(client).play(job, units))
    assert [numbers for numbers, _got in got] == [range(2), *(range(n, n + 1) for n in (2, 3, 4)), *units[2:]]
    assert [number for _numbers, some in got for number in some] == list(range(9))

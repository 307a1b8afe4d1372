"""Simulations: the same results always, nothing lost, and broken games that break nothing else."""

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.crossing import SLOW, first_of

import playmat
from playmat.lab.checkpoint import Checkpoint, beside, header_of, source_hash, unnamed
from playmat.lab.files import BadFile
from playmat.lab.plan import Plan, make_plan
from playmat.lab.result_rows import ResultRow
from playmat.lab.simulate import MAX_CHUNK, Chunk, Run, WorkerMemory, next_size, play_game
from playmat.lab.tally import Tally

PATIENCE = 120.0
"""Seconds to wait for what comes in any case, on a busy machine."""


def plan_of(game: str = "embers", games: int = 60, seed: int = 3) -> Plan:
    return make_plan(playmat.game(game), ["random"], games=games, seed=seed)


def carry_out(
    plan: Plan, workers: int = 1, path: Path | None = None, tell: Callable[[int], None] = lambda _games: None
) -> tuple[Tally, Run]:
    """Play a plan to its end, or until `tell` raises."""
    game = playmat.game(plan.game)
    tally = Tally(plan, game.team)
    kept = Checkpoint(path, header_of(plan, game), False, tally.add) if path else None
    run = Run(workers, kept, tally)
    try:
        run.go(tell)
    finally:
        if kept:
            kept.close()
    return tally, run


def stop_after(games: int) -> Callable[[int], None]:
    """Interrupts when so many games are done."""

    def tell(done: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return tell


def test_results_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    plan = plan_of(games=90)
    results = []
    for workers in (1, 2, 3):
        path = tmp_path / f"{workers}.jsonl"
        tally, run = carry_out(plan, workers, path)
        assert run.plain()["workers"] == workers
        results.append((path.read_bytes(), json.dumps(tally.plain())))
    assert results[0] == results[1] == results[2]


def test_results_depend_on_the_seed() -> None:
    assert carry_out(plan_of(seed=1))[0].plain() != carry_out(plan_of(seed=2))[0].plain()


@pytest.mark.parametrize("workers", first_of([2, 1], SLOW))
def test_an_interrupted_run_goes_on_where_it_stopped(workers: int, tmp_path: Path) -> None:
    plan = plan_of(games=120)
    whole, _ = carry_out(plan, 1, tmp_path / "whole")
    torn = tmp_path / "torn"
    for games in (20, 60):
        with pytest.raises(KeyboardInterrupt):
            carry_out(plan, workers, torn, stop_after(games))
    tally, run = carry_out(plan, workers, torn)
    assert 60 <= run.before < 120
    assert run.plain()["kept"] == run.before
    assert run.plain()["played"] == 120 - run.before
    assert tally.plain() == whole.plain()
    assert torn.read_bytes() == (tmp_path / "whole").read_bytes()


def test_a_line_torn_at_any_place_is_played_again(tmp_path: Path) -> None:
    plan = plan_of(games=6)
    path = tmp_path / "kept"
    whole, _ = carry_out(plan, 1, path)
    data = path.read_bytes()
    for end in [0, 1, 50, data.index(b"\n") + 1, *range(len(data) - 120, len(data))]:
        path.write_bytes(data[:end])
        tally, _ = carry_out(plan, 1, path)
        assert tally.plain() == whole.plain()
        assert path.read_bytes() == data


@pytest.fixture
def hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that holds the matches of `held`: no machine is so fast that it has played all of them."""
    file = tmp_path / "hold"
    file.touch()
    monkeypatch.setenv("HELD_BY", str(file))
    return file


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="needs POSIX process groups")
def test_a_killed_simulation_goes_on(tmp_path: Path, hold: Path) -> None:
    """Also its workers end when it is killed."""
    out = tmp_path / "all.jsonl"
    command = [sys.executable, "-m", "playmat.cli", "simulate", "held", "--games", "1500", "--seed", "4"]
    command += ["--workers", "2", "--json", "--out", str(out)]
    killed = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)
    partial = beside(out)
    deadline = time.monotonic() + PATIENCE
    while lines_of(partial) <= 40 and time.monotonic() < deadline:
        time.sleep(0.05)
    killed.kill()
    killed.communicate()
    kept = lines_of(partial) - 1
    assert 40 <= kept < 1500
    assert not out.exists()
    while time.monotonic() < deadline and not group_is_empty(killed.pid):
        time.sleep(0.05)
    assert group_is_empty(killed.pid)
    hold.unlink()
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    said = json.loads(done.stdout)
    assert said["run"]["kept"] >= kept
    assert said["games"] == 1500
    assert not partial.exists()
    rows = [msgspec.json.decode(line, type=ResultRow) for line in out.read_bytes().splitlines()]
    assert [row.game for row in rows] == list(range(1500))
    plan = plan_of("held", games=1500, seed=4)
    assert all(rows[number] == play_game(plan, number) for number in range(0, 1500, 100))


def lines_of(path: Path) -> int:
    """The number of whole lines in a file; none if it is not there."""
    return path.read_bytes().count(b"\n") if path.exists() else 0


def group_is_empty(group: int) -> bool:
    """Return whether no process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def hear_ctrl_c() -> None:
    """A shell that started the tests in the background made them deaf to it, and their children too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_ctrl_c_says_how_to_go_on(tmp_path: Path, hold: Path) -> None:
    out = tmp_path / "all.csv"
    command = [sys.executable, "-m", "playmat.cli", "simulate", "held", "--games", "20000"]
    command += ["--workers", "2", "--out", str(out)]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - the tests have no threads here
    )
    partial = beside(out)
    deadline = time.monotonic() + PATIENCE
    while lines_of(partial) <= 40 and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    hold.unlink()
    said, complained = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert said == ""
    assert "Traceback" not in complained
    assert str(partial) in complained
    assert "of 20,000 games are kept" in complained
    assert partial.exists()
    assert not out.exists()


def test_broken_games_do_not_lose_the_others() -> None:
    plan = plan_of("brittle", games=80)
    for workers in (1, 2):
        tally, _ = carry_out(plan, workers)
        said = tally.plain()
        seeds = [plan.match_seed(number) for number in range(80)]
        assert said["errors"] == sum(seed % 4 in (0, 1) for seed in seeds)
        assert 20 < said["errors"] < 60
        assert sum(said["causes"].values()) == 80 - said["errors"]
        assert sum(seat["wins"] for seat in said["seats"]) == 80 - said["errors"]
        kinds = {failure["error"].split(":")[0] for failure in said["failures"]}
        assert kinds == {"ZeroDivisionError", "RunawayRule"}
        for failure in said["failures"]:
            assert failure["seed"] == seeds[failure["game"]]
            assert failure["command"].endswith(f"--seed 3 --only {failure['game']}")


def test_the_command_of_a_failure_plays_just_that_game() -> None:
    game = playmat.game("brittle")
    plan = make_plan(game, ["random"], options={"health": 2}, games=30, seed=9)
    tally, _ = carry_out(plan)
    failure = tally.failures[0]
    words = failure["command"].split()
    assert words[0] == "playmat"
    assert "health=2" in words
    done = subprocess.run(
        [sys.executable, "-m", "playmat.cli", *words[1:], "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    row = msgspec.json.decode(done.stdout, type=ResultRow)
    assert (row.game, row.seed, row.error) == (failure["game"], failure["seed"], failure["error"])


def test_a_team_is_one_side_and_its_roles_are_drawn() -> None:
    plan = plan_of("together", games=100)
    tally, _ = carry_out(plan)
    assert "seats" not in tally.plain()
    (team,) = tally.plain()["teams"]
    assert 20 < team["wins"] < 80
    assert team["draws"] == 0
    assert len({play_game(plan, number).roles for number in range(40)}) == 6
    fixed = make_plan(playmat.game("together"), ["random"], heroes=["cedar", "ash"], games=5)
    assert {play_game(fixed, number).roles for number in range(5)} == {("cedar", "ash")}


def test_nobody_wins_a_draw() -> None:
    tally, _ = carry_out(plan_of("tied", games=10))
    assert [(seat["wins"], seat["draws"]) for seat in tally.sides()] == [(0, 10), (0, 10)]


def test_chunks_grow_until_they_take_long_enough() -> None:
    def chunk(games: int, seconds: float) -> Chunk:
        return Chunk([ResultRow(number, 0, ()) for number in range(games)], seconds, 1, None, None)

    assert next_size(chunk(4, 0.0)) == 8
    assert next_size(chunk(100, 0.25)) == 100
    assert next_size(chunk(100, 25.0)) == 1
    assert next_size(chunk(MAX_CHUNK, 0.001)) == MAX_CHUNK


def test_memory_is_the_most_of_any_worker() -> None:
    memory = WorkerMemory(10)
    mib = 1 << 20
    for done, before, after in ((2, 30 * mib, 31 * mib), (5, 29 * mib, 33 * mib), (10, 33 * mib, 34 * mib)):
        memory.note(Chunk([], 1.0, done, before, after), done)
    assert memory.plain() == {"start": 30.0, "half": 33.0, "end": 34.0}
    assert WorkerMemory(10).plain() == {"start": None, "half": None, "end": None}


# ---- what is kept -----------------------------------------------------------------------------


def test_a_file_of_another_simulation_is_refused_by_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    carry_out(plan_of(games=5), path=path)
    before = path.read_bytes()
    game = playmat.game("embers")
    others = {
        "games": make_plan(game, ["random"], games=6, seed=3),
        "seed": make_plan(game, ["random"], games=5, seed=4),
        "option health": make_plan(game, ["random"], games=5, seed=3, options={"health": 2}),
    }
    for name, plan in others.items():
        with pytest.raises(BadFile) as caught:
            carry_out(plan, path=path)
        assert caught.value.phrase.key == "lab-file-differs"
        assert caught.value.phrase.args["name"] == name
    assert path.read_bytes() == before


def test_a_file_of_other_rules_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    plan = plan_of(games=5)
    carry_out(plan, path=path)
    now = header_of(plan, playmat.game("embers"))
    newer = msgspec.structs.replace(now, rules="2")
    with pytest.raises(BadFile, match="rules is 1, and now it is 2"):
        Checkpoint(path, newer, False, lambda _row: None)


def test_games_of_other_code_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One changed line of a game's package, and its games are another simulation."""
    package = tmp_path / "coins"
    package.mkdir()
    (package / "__init__.py").write_text("from playmat.kernel.game import Game\nclass Coins(Game): ...\n")
    rule = package / "rules.py"
    rule.write_text("SIDES = 2\n")
    monkeypatch.syspath_prepend(tmp_path)
    game = importlib.import_module("coins").Coins()
    before = source_hash(game)
    assert source_hash(game) == before
    rule.write_text("SIDES = 3\n")
    assert source_hash(game) != before

    path = tmp_path / "kept"
    carry_out(plan_of(games=5), path=path)
    now = header_of(plan_of(games=5), playmat.game("embers"))
    with pytest.raises(BadFile, match=f"source is {now.source}, and now it is {before}"):
        Checkpoint(path, msgspec.structs.replace(now, source=before), False, lambda _row: None)


@pytest.mark.parametrize("text", ["my diary\n", "my diary", '{"a": 1}\n', "\n"])
def test_a_foreign_file_is_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        carry_out(plan_of(games=5), path=path)
    assert caught.value.phrase.key == "lab-file-foreign"
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("change", [(b'"game":1,', b'"game":7,'), (b'"decisions"', b'"derision"}')])
def test_a_damaged_file_is_refused_by_line(change: tuple[bytes, bytes], tmp_path: Path) -> None:
    path = tmp_path / "kept"
    carry_out(plan_of(games=5), path=path)
    first, second, third, rest = path.read_bytes().split(b"\n", 3)
    assert change[0] in third
    path.write_bytes(b"\n".join([first, second, third.replace(*change), rest]))
    with pytest.raises(BadFile, match="line 3"):
        carry_out(plan_of(games=5), path=path)


def test_simulations_without_a_file_are_kept_apart() -> None:
    game = playmat.game("embers")
    one, other = (unnamed(header_of(plan_of(seed=seed), game)) for seed in (1, 2))
    assert one.parent == other.parent == Path(os.environ["PLAYMAT_HOME"]) / "simulations"
    assert one != other
    assert one == unnamed(header_of(plan_of(seed=1), game))

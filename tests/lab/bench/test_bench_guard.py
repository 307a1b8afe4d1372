"""The guard over the speed: a loss of 15 % fails, a slow or busy machine does not."""

from __future__ import annotations

import importlib.util
import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import playmat

ROOT = Path(__file__).parents[3]
TOOL = ROOT / "tools" / "bench_guard.py"
BUILD = "compiled" if playmat.is_compiled() else "interpreted"


@pytest.fixture
def guard() -> ModuleType:
    """The tool as a module."""
    spec = importlib.util.spec_from_file_location("bench_guard", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


class Machine:
    """Gives ratios, each of which takes its time on a clock of its own.

    Args:
        speed: the ratio at a time.
        noise: the spread of the ratios, as a share of them.
        seed: of the noise.
    """

    def __init__(self, speed: Callable[[float], float], noise: float, seed: int = 1) -> None:
        self.now = 0.0
        self._speed = speed
        self._noise = noise
        self._chance = random.Random(seed)

    def sample(self) -> float:
        """One more ratio."""
        self.now += 0.05
        return self._speed(self.now) * self._chance.gauss(1.0, self._noise)

    def clock(self) -> float:
        """The time."""
        return self.now


@pytest.mark.parametrize("noise", [0.01, 0.05, 0.15])
@pytest.mark.parametrize(
    ("speed", "verdict"), [(100.0, "fast"), (97.0, "fast"), (85.0, "slow"), (50.0, "slow")]
)
def test_a_loss_of_15_per_cent_is_told_from_none(
    guard: ModuleType, speed: float, verdict: str, noise: float
) -> None:
    for seed in range(50):
        machine = Machine(lambda _now: speed, noise, seed)
        assert guard.judge(machine.sample, guard.FLOOR * 100.0, 50.0, machine.clock)[0] == verdict
        assert machine.now < 50.0


def test_what_was_only_disturbed_is_not_slow(guard: ModuleType) -> None:
    """Something else may have the machine for a while; rules that are slow each time are slow."""
    machine = Machine(lambda now: 60.0 if now < 7.0 else 100.0, 0.02)
    assert guard.judge(machine.sample, 90.0, 50.0, machine.clock)[0] == "fast"
    assert machine.now > 7.0


def test_a_machine_that_is_too_noisy_is_called_so_in_time(guard: ModuleType) -> None:
    machine = Machine(lambda now: 60.0 if int(now / 0.3) % 2 else 130.0, 0.3)
    assert guard.judge(machine.sample, 90.0, 30.0, machine.clock)[0] == "unclear"
    assert machine.now < 30.0


def test_too_few_ratios_prove_nothing(guard: ModuleType) -> None:
    machine = Machine(lambda _now: 100.0, 0.0)
    machine.sample()

    def seldom() -> float:
        machine.now += 2.0
        return 100.0

    assert guard.judge(seldom, 90.0, 20.0, machine.clock)[0] == "unclear"


def test_the_interval_holds_the_median_in_99_of_100_cases(guard: ModuleType) -> None:
    chance = random.Random(3)
    held = 0
    for _case in range(1000):
        found = guard.interval([chance.lognormvariate(0.0, 0.5) for _ratio in range(60)])
        held += found.low <= 1.0 <= found.high
    assert held >= 980


@pytest.mark.parametrize(("handicap", "share"), [(0.0, 1.0), (0.15, 0.85), (0.5, 0.5)])
def test_a_handicap_takes_its_share(
    guard: ModuleType, monkeypatch: pytest.MonkeyPatch, handicap: float, share: float
) -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 1e-6
        return now[0]

    def games(_game: object, _setup: object, first: int, matches: int) -> int:
        now[0] += 0.01
        return 10 * matches + first

    monkeypatch.setattr(guard.time, "process_time", clock)
    monkeypatch.setattr(guard, "random_games", games)
    monkeypatch.setattr(guard, "rounds_in", lambda _work, _seconds: 3)
    monkeypatch.setattr(guard, "yardstick", lambda _rounds: now.__setitem__(0, now[0] + 0.03))
    decisions = 10 * guard.MATCHES
    assert guard.sampler("embers", handicap)() == pytest.approx(decisions * share, rel=0.01)


def test_against_earlier_rules_the_processor_does_not_matter(
    guard: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules that take 20 % longer than earlier ones have 5/6 of their speed, however fast both are."""

    class Earlier:
        decisions = 40

        def timed(self, rounds: int) -> float:
            return 0.5 * rounds

    monkeypatch.setattr(guard, "rules", lambda _game, _handicap: (None, 40))
    monkeypatch.setattr(guard, "rounds_in", lambda _work, _seconds: 3)
    monkeypatch.setattr(guard, "timed", lambda _work, rounds: 0.6 * rounds)
    assert guard.sampler_against(Earlier(), "embers", 0.0)() == pytest.approx(5 / 6)


def test_earlier_rules_play_in_a_process_of_their_own(guard: ModuleType) -> None:
    """Here those of this environment, so that a round has as many decisions."""
    reference = guard.Reference(sys.executable, "embers")
    try:
        assert reference.decisions == guard.rules("embers", 0.0)[1] > 0
        assert reference.timed(2) > 0
    finally:
        reference.close()


def test_rules_that_do_not_play_are_no_reference(guard: ModuleType) -> None:
    with pytest.raises(SystemExit, match="do not play"):
        guard.Reference(sys.executable, "chess")


@pytest.mark.slow
def test_the_tool_measures_and_keeps(tmp_path: Path) -> None:
    best = tmp_path / "best.json"
    command = [sys.executable, str(TOOL), "embers", "--best", str(best), "--update"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = json.loads(best.read_text(encoding="utf-8"))["embers"][BUILD].values()
    assert kept["ratio"] > 0
    assert json.loads(done.stdout.splitlines()[0])["game"] == "embers"


def judged(
    guard: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, verdict: str, best: Any, *words: str
) -> int:
    """The exit code of the tool where the measurement comes to a verdict, with a median of 50."""
    path = tmp_path / "best.json"
    path.write_text(json.dumps(best), encoding="utf-8")
    monkeypatch.setattr(guard, "check_command", lambda _game: None)
    monkeypatch.setattr(guard, "sampler", lambda _game, _handicap: lambda: 50.0)
    monkeypatch.setattr(guard, "judge", lambda *_given: (verdict, guard.Measured(50.0, 49.0, 51.0, 99)))
    monkeypatch.setattr(sys, "argv", ["bench_guard.py", "--best", str(path), *words])
    code: int = guard.main()
    return code


@pytest.mark.parametrize(
    ("verdict", "code", "word"), [("fast", 0, ""), ("slow", 1, "TOO SLOW"), ("unclear", 0, "NOTE")]
)
def test_only_slow_rules_fail_and_noise_is_said(
    guard: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    verdict: str,
    code: int,
    word: str,
) -> None:
    known = {"embers": {BUILD: {guard.machine(): {"ratio": 60.0, "date": "2026-11-23"}}}}
    assert judged(guard, monkeypatch, tmp_path, verdict, known) == code
    said = capsys.readouterr().out
    assert word in said
    assert "the floor is 90% of 60.0 (of 2026-11-23)" in said


def test_on_another_machine_a_figure_is_a_rough_guide_and_that_is_said(guard: ModuleType) -> None:
    known = {"a": {"ratio": 60.0, "date": "2026-01-01"}, "b": {"ratio": 40.0, "date": "2026-01-01"}}
    floor, why = guard.floor_of(known, "c")
    assert floor == pytest.approx(12.0)
    assert "can go unseen" in why
    assert guard.floor_of({}, "c")[0] == 0.0
    assert guard.floor_of(known, "b")[0] == pytest.approx(36.0)


def test_with_nothing_to_measure_the_tool_fails(tmp_path: Path) -> None:
    command = [sys.executable, str(TOOL), "--best", str(tmp_path / "none.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "none.json" in done.stderr


@pytest.mark.parametrize(
    "words",
    [["--handicap", "95"], ["--handicap", "15", "--update"], ["--against", sys.executable, "--update"]],
)
def test_a_handicap_has_its_bounds(
    guard: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        judged(guard, monkeypatch, tmp_path, "fast", {"embers": {}}, *words)
    assert refused.value.code == 2


def test_only_the_best_is_kept_for_each_machine(guard: ModuleType) -> None:
    best: dict[str, Any] = {}
    assert guard.keep(best, "embers", 12.0, "a")
    assert not guard.keep(best, "embers", 11.0, "a")
    assert guard.keep(best, "embers", 10.0, "b")
    assert guard.keep(best, "embers", 13.0, "a")
    kept = best["embers"][BUILD]
    assert {name: figure["ratio"] for name, figure in kept.items()} == {"a": 13.0, "b": 10.0}


def test_the_stored_figures_are_of_both_builds_and_every_game() -> None:
    best = json.loads((ROOT / "benchmarks" / "best.json").read_text(encoding="utf-8"))
    assert set(best) == {"khtcg", "kmon", "perilous"}
    for builds in best.values():
        assert set(builds) == {"compiled", "interpreted"}
        for machine, figure in builds["compiled"].items():
            assert figure["ratio"] > 10 * builds["interpreted"][machine]["ratio"] > 0

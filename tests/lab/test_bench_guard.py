"""The guard over the speed: slow rules fail, a slow machine does not."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import playmat

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "bench_guard.py"


FIGURES: dict[str, Any] = {
    "game": "embers",
    "build": "interpreted",
    "decisions_per_s": 50_000.0,
    "yardstick_per_s": 5_000.0,
}


@pytest.fixture(scope="module")
def guard() -> ModuleType:
    """The tool as a module."""
    spec = importlib.util.spec_from_file_location("bench_guard", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_tool_measures_and_keeps(tmp_path: Path) -> None:
    best = tmp_path / "best.json"
    command = [sys.executable, str(TOOL), "embers", "--seconds", "1", "--best", str(best), "--update"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    build = "compiled" if playmat.is_compiled() else "interpreted"
    assert json.loads(best.read_text(encoding="utf-8"))["embers"][build] > 0
    assert json.loads(done.stdout.splitlines()[0])["game"] == "embers"


@pytest.mark.parametrize(("known", "code", "tries"), [(0.001, 0, 1), (1e9, 1, 3)])
def test_without_a_name_all_known_games_are_measured(
    tmp_path: Path, known: float, code: int, tries: int
) -> None:
    best = tmp_path / "best.json"
    floor = {"compiled": known, "interpreted": known}
    best.write_text(json.dumps({"embers": {}, "perilous": floor}), encoding="utf-8")
    command = [sys.executable, str(TOOL), "--seconds", "1", "--best", str(best)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == code
    judged = [line.split(",")[0] for line in done.stdout.splitlines()[1::2]]
    assert judged == ["embers", *["perilous"] * tries]


@pytest.mark.parametrize(("disturbed", "code"), [(0, 0), (2, 0), (3, 1)])
def test_what_was_only_disturbed_is_not_slow(
    disturbed: int, code: int, guard: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Something else may have the machine for a while; rules that are slow each time are slow."""
    best = tmp_path / "best.json"
    best.write_text(json.dumps({"embers": {"interpreted": 10.0}}), encoding="utf-8")
    measured: list[str] = []

    def measure(game: str, _seconds: float) -> dict[str, Any]:
        measured.append(game)
        return {**FIGURES, "decisions_per_s": 5_000.0} if len(measured) <= disturbed else FIGURES

    monkeypatch.setattr(guard, "measure", measure)
    monkeypatch.setattr(sys, "argv", ["bench_guard.py", "--best", str(best)])
    assert guard.main() == code
    assert len(measured) == min(disturbed + 1, guard.TRIES)


def test_with_nothing_to_measure_the_tool_fails(tmp_path: Path) -> None:
    command = [sys.executable, str(TOOL), "--best", str(tmp_path / "none.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "name one" in done.stderr


@pytest.mark.parametrize(("best", "fast"), [(10.0, True), (19.9, True), (20.1, False), (2.0, True)])
def test_the_floor_is_half_of_the_best(best: float, fast: bool, guard: ModuleType) -> None:
    verdict, sentence = guard.verdict(FIGURES, {"embers": {"interpreted": best, "compiled": 1000.0}})
    assert verdict is fast
    assert "10.00 decisions a yardstick" in sentence
    assert "the floor is 50%" in sentence


def test_a_slow_machine_is_not_slow_rules(guard: ModuleType) -> None:
    slow = {**FIGURES, "decisions_per_s": 5_000.0, "yardstick_per_s": 500.0}
    assert guard.verdict(slow, {"embers": {"interpreted": 10.0}})[0]


def test_an_unknown_build_passes(guard: ModuleType) -> None:
    assert guard.verdict(FIGURES, {})[0]


def test_only_the_best_is_kept(guard: ModuleType) -> None:
    best: dict[str, Any] = {"embers": {"interpreted": 12.0}}
    assert not guard.better(FIGURES, best)
    assert guard.better({**FIGURES, "decisions_per_s": 65_000.0}, best)
    assert guard.better({**FIGURES, "build": "compiled"}, best)
    assert best == {"embers": {"interpreted": 13.0, "compiled": 10.0}}


def test_the_stored_figures_are_of_both_builds() -> None:
    best = json.loads((ROOT / "benchmarks" / "best.json").read_text(encoding="utf-8"))
    assert set(best["perilous"]) == {"compiled", "interpreted"}
    assert best["perilous"]["compiled"] > 10 * best["perilous"]["interpreted"] > 0

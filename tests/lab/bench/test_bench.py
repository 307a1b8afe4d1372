"""`playmat bench`: what it prints, and that the figures mean what they say."""

import json
import time
from pathlib import Path

import msgspec
import pytest
from tests.embers import EMBERS

import playmat
from playmat import cli
from playmat.kernel.choice import NATURE
from playmat.kernel.match.match import Match
from playmat.kernel.rng import ANSWERS_STREAM, stream_of
from playmat.kernel.state import Status
from playmat.lab.bench import loops
from playmat.lab.bench import rules as bench
from playmat.lab.bench.rules import Driven, Figures, bench_setup, moments, rounds_in, timed, weigh
from playmat.lab.report import print_figures
from playmat.players.playout import playout

KEYS = [
    "game",
    "build",
    "decisions_per_s",
    "games_per_s",
    "search_iterations_per_s",
    "clone_us",
    "encode_us",
    "view_us",
    "redeal_us",
    "state_bytes",
    "yardstick_per_s",
    "checked_per_s",
    "windows_per_s",
]

SOME = Figures(
    "embers", "interpreted", 50_000.0, 1_000.0, 500.0, 4.0, 2.0, 5.0, 40.0, 2_500, 10_000.0, 9e3, 3e3
)


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer copies to weigh: the figures need not be good."""
    monkeypatch.setattr(bench, "HELD", 200)
    monkeypatch.setattr(bench, "ROUNDS", 3)


@pytest.mark.usefixtures("quickly")
def test_json_has_the_documented_keys_and_plausible_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "embers", "--json", "--seconds", "1"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert list(said) == KEYS
    assert said["game"] == "embers"
    assert said["build"] == ("compiled" if playmat.is_compiled() else "interpreted")
    assert all(said[key] > 0 for key in KEYS[2:])
    assert 10 < said["decisions_per_s"] / said["games_per_s"] < 100
    assert 500 < said["state_bytes"] < 20_000
    assert said["clone_us"] < said["redeal_us"]


def test_a_driven_match_is_asked_and_answered_from_python(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def window(_match: Match, seat: int) -> None:
        asked.append(seat)

    monkeypatch.setattr(Match, "window", window)
    for words in (False, True):
        driven = Driven(EMBERS, bench_setup(EMBERS), words)
        driven.answer(1)
        assert [entry.seat for entry in driven.match.entries if entry.seat != NATURE] == [0]
        driven.answer(300)
        assert driven.match.setup.seed > 1, "it goes on with further matches"
        assert len(asked) == (301 if words else 0)


def test_without_a_game_all_are_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from playmat.lab import commands

    monkeypatch.setattr(bench, "measure", lambda game, _seconds: msgspec.structs.replace(SOME, game=game.id))
    monkeypatch.setattr(commands, "playable", lambda: [playmat.game("embers"), playmat.game("tied")])
    assert cli.main(["bench", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert [one["game"] for one in said] == ["embers", "tied"]
    assert [list(one) for one in said] == [KEYS, KEYS]
    monkeypatch.setattr(commands, "playable", lambda: [playmat.game("embers")])
    assert cli.main(["bench", "--json"]) == 0
    assert list(json.loads(capsys.readouterr().out)) == KEYS


def test_the_table_compares_with_an_earlier_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier = tmp_path / "earlier.json"
    earlier.write_bytes(msgspec.json.encode([SOME]))
    monkeypatch.setattr(bench, "measure", lambda _game, _seconds: SOME)
    words = {"en": "decisions per second", "ja": "毎秒の選択数", "it": "decisioni al secondo"}
    for lang, word in words.items():
        arguments = ["bench", "embers", "--compare", str(earlier), "--lang", lang]
        assert cli.main(arguments) == 0
        said = capsys.readouterr().out
        assert word in said
        assert "×" in said
        assert "[lab-" not in said


def test_ratios_take_out_the_speed_of_the_machine(capsys: pytest.CaptureFixture[str]) -> None:
    twice = Figures(
        "embers", "interpreted", 1e5, 2_000.0, 1_000.0, 2.0, 1.0, 2.5, 20.0, 2_500, 2e4, 18e3, 6e3
    )
    assert SOME.ratio("decisions_per_s") == 5
    assert SOME.ratio("clone_us") == 25
    for name in (*bench.RATES, *bench.COSTS):
        assert twice.ratio(name) == pytest.approx(SOME.ratio(name))
    better = msgspec.structs.replace(SOME, clone_us=2.0)
    print_figures(better, SOME, lambda key, **_args: key)
    changes = {
        line.split()[0]: line.split()[-1] for line in capsys.readouterr().out.splitlines() if "×" in line
    }
    assert changes["lab-clone-us"] == "2.00"
    assert changes["lab-encode-us"] == "1.00"
    print_figures(SOME, msgspec.structs.replace(SOME, checked_per_s=0.0), lambda key, **_args: key)
    rows = capsys.readouterr().out.splitlines()
    assert next(row.split()[-2:] for row in rows if "lab-checked" in row) == ["–", "–"], "an older file"


def test_figures_keep_the_digits_that_mean_something() -> None:
    plain = msgspec.structs.replace(SOME, clone_us=3.14159265).plain()
    assert list(plain) == KEYS
    assert plain["clone_us"] == 3.1416


def test_positions_are_in_the_middle_of_matches() -> None:
    game = playmat.game("embers")
    states = moments(game, bench_setup(game), 12)
    assert all(state.status == Status.ASKING for state in states)
    assert len({int(state.answers) for state in states}) > 5
    assert all(state.log is None for state in states)


def test_random_games_are_as_many_as_were_asked_for() -> None:
    game = playmat.game("embers")
    setup = bench_setup(game)
    one_by_one = [loops.random_games(game, setup, seed, 1) for seed in range(5, 9)]
    assert loops.random_games(game, setup, 5, 4) == sum(one_by_one)
    state = bench.begun(game, setup, 5)
    assert playout(state, stream_of(5, ANSWERS_STREAM)) == one_by_one[0]
    assert state.is_over()


@pytest.mark.usefixtures("quickly")
def test_a_state_weighs_what_its_parts_weigh() -> None:
    """Copies that hold a thousand numbers more are heavier by about eight thousand bytes."""
    game = playmat.game("embers")
    states = moments(game, bench_setup(game), 4)
    light = weigh(states)
    for state in states:
        state.discard[0] += [0] * 1000  # type: ignore[attr-defined]
    assert 7_900 < weigh(states) - light < 8_400


@pytest.mark.parametrize(("each", "rounds"), [(0.000_001, 50_000), (0.0003, 167), (0.05, 1), (2.0, 1)])
def test_samples_are_as_long_as_they_should_be(
    each: float, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the clock of the processor, which stands still here but for the work."""
    now = [0.0]
    monkeypatch.setattr(time, "process_time", lambda: now[0])

    def work(rounds: int) -> None:
        now[0] += rounds * each

    assert rounds_in(work, 0.05) == rounds
    assert timed(work, rounds) == pytest.approx(rounds * each)


def test_sleeping_is_not_counted() -> None:
    assert timed(lambda _rounds: time.sleep(0.2), 1) < 0.1


@pytest.mark.parametrize(
    ("arguments", "named", "fix"),
    [
        (["nonsense"], "nonsense", "embers"),
        (["embers", "--seconds", "0"], "0", "from 1 to"),
        (["embers", "--seconds", "soon"], "soon", "from 1 to"),
        (["embers", "--seconds", "nan"], "nan", "from 1 to"),
        (["embers", "--compare", "nowhere.json"], "nowhere.json", "does not exist"),
    ],
)
def test_bad_use_names_the_thing_and_the_fix(
    arguments: list[str], named: str, fix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["bench", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err
    assert fix in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize("data", [b"", b"{}", b'{"game": 1}', b"\xff\xfe", b"[1]"])
def test_a_file_without_figures_is_refused(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "earlier.json"
    path.write_bytes(data)
    assert cli.main(["bench", "embers", "--compare", str(path)]) == 2
    assert "earlier.json" in capsys.readouterr().err


@pytest.mark.slow
def test_environments_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("gymnasium")
    keys = ["game", "build", "env_steps_per_s", "vector_decisions_per_s", "observe_us", "mask_us"]
    assert cli.main(["bench", "embers", "--gym", "--json", "--seconds", "1"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert list(said) == keys
    assert said["game"] == "embers"
    assert all(said[key] > 0 for key in keys[2:])
    for lang, word in (("en", "environment, steps"), ("ja", "行動マスク"), ("it", "ambiente, passi")):
        assert cli.main(["bench", "embers", "--gym", "--seconds", "1", "--lang", lang]) == 0
        assert word in capsys.readouterr().out


def test_environments_are_not_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "embers", "--gym", "--compare", "earlier.json"]) == 2
    assert "--compare" in capsys.readouterr().err

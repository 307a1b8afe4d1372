"""`playmat simulate`: its output, its files and its refusals."""

import csv
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from playmat import cli
from playmat.lab import console, tables
from playmat.lab.checkpoint import beside
from playmat.lab.wilson import wilson

SMALL = ["simulate", "embers", "--games", "12", "--workers", "1"]


def said_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON that a command prints."""
    assert cli.main([*arguments, "--json"]) == 0
    found = capsys.readouterr()
    assert found.err == ""
    said: dict[str, Any] = json.loads(found.out)
    return said


def test_json_has_the_documented_keys(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by(capsys, *SMALL, "--seed", "5")
    assert list(said) == [
        "game",
        "ruleset",
        "options",
        "heroes",
        "games",
        "errors",
        "seed",
        "seats",
        "causes",
        "decisions",
        "failures",
        "lapses",
        "lapsed",
        "run",
    ]
    assert (said["game"], said["games"], said["errors"], said["seed"]) == ("embers", 12, 0, 5)
    assert said["options"] == {"health": 4}
    for number, seat in enumerate(said["seats"]):
        assert list(seat) == ["seat", "player", "wins", "draws", "win_rate", "ci95"]
        assert (seat["seat"], seat["player"]) == (number, "random")
        assert seat["win_rate"] == seat["wins"] / 12
        assert seat["ci95"] == list(wilson(seat["wins"], 12))
    assert sum(seat["wins"] for seat in said["seats"]) == 12
    assert list(said["run"]) == [
        "workers",
        "played",
        "kept",
        "seconds",
        "games_per_s",
        "game_ms",
        "memory_mib",
    ]
    assert list(said["run"]["memory_mib"]) == ["start", "half", "end"]


def test_json_of_a_team_has_one_side(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by(capsys, "simulate", "together", "--heroes", "birch,ash", "--games", "4", "--workers", "1")
    assert [list(team) for team in said["teams"]] == [["player", "wins", "draws", "win_rate", "ci95"]]
    assert said["heroes"] == ["birch", "ash"]


def test_two_workers_say_the_same_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "embers", "--option", "health=2", "--games", "30"]
    one = said_by(capsys, *command, "--workers", "1")
    two = said_by(capsys, *command, "--workers", "2")
    assert one.pop("run")["workers"] == 1
    assert two.pop("run")["workers"] == 2
    assert one == two


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "win rate"), ("ja", "勝率"), ("it", "% vittorie")):
        assert cli.main([*SMALL, "--lang", lang]) == 0
        found = capsys.readouterr()
        assert word in found.out
        assert "[lab-" not in found.out
        assert found.err == ""


def test_the_table_says_how_often_each_end_came(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by(capsys, *SMALL)
    assert cli.main([*SMALL, "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for count in said["causes"].values():
        head = f"  {count}  {count / said['games'] * 100:.1f} %  "
        assert sum(line.startswith(head) for line in lines) >= 1


def test_errors_end_with_1_and_name_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "brittle", "--games", "40", "--workers", "2"]) == 1
    said = capsys.readouterr().out
    assert "ZeroDivisionError: the deck is cut in no parts (brittle.py:" in said
    assert "playmat simulate brittle --players random,random --seed 1 --only " in said


def test_lapses_of_players_end_with_1_and_name_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "worthless", "--players", "greedy,random", "--games", "4", "--lang", "en"]
    assert cli.main([*words, "--workers", "1"]) == 1
    said = capsys.readouterr().out
    assert "Players failed on " in said
    assert "greedy: ZeroDivisionError: worth nothing (worthless.py:" in said
    assert "playmat simulate worthless --players greedy,random --seed 1 --only 0" in said
    assert cli.main([*words, "--workers", "1", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["errors"], sum(found["causes"].values())) == (0, 4)
    assert found["lapses"] > 4
    assert [one["game"] for one in found["lapsed"]] == [0, 1, 2, 3]
    assert all(one["seed"] > 0 for one in found["lapsed"])


def test_only_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "embers", "--only", "7"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("game: 7\n")
    assert 'cause: "health"' in said


def test_an_error_of_the_only_game_comes_with_its_frames(capsys: pytest.CaptureFixture[str]) -> None:
    codes = {cli.main(["simulate", "brittle", "--only", str(number)]) for number in range(12)}
    assert codes == {0, 1}
    said = capsys.readouterr().err
    assert "Traceback" in said
    assert "in begin" in said


# ---- files ------------------------------------------------------------------------------------


def test_lines_of_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "all.jsonl"
    said = said_by(capsys, *SMALL, "--out", str(out))
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [row["game"] for row in rows] == list(range(12))
    assert set(rows[0]) == {
        "game",
        "seed",
        "roles",
        "winners",
        "cause",
        "decisions",
        "facts",
        "error",
        "lapses",
        "lapse",
    }
    assert sum(row["winners"] == [0] for row in rows) == said["seats"][0]["wins"]
    assert list(tmp_path.iterdir()) == [out]


def test_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "all.csv"
    assert cli.main(["simulate", "tied", "--games", "5", "--workers", "1", "--out", str(out)]) == 0
    assert str(out) in capsys.readouterr().out
    with out.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == [*tables.COLUMNS, "facts.answers", "facts.even", "facts.why"]
    assert [row["game"] for row in rows] == ["0", "1", "2", "3", "4"]
    assert {row["winners"] for row in rows} == {""}
    assert {row["facts.why"] for row in rows} == {"q"}


def test_parquet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    polars = pytest.importorskip("polars")
    out = tmp_path / "all.parquet"
    said_by(capsys, "simulate", "tied", "--games", "5", "--workers", "1", "--out", str(out))
    frame = polars.read_parquet(out)
    assert frame.columns == [*tables.COLUMNS, "facts.answers", "facts.even", "facts.why"]
    assert frame["game"].to_list() == [0, 1, 2, 3, 4]
    assert frame.schema["facts.even"] == polars.Boolean
    assert frame.schema["facts.answers"] == polars.Int64
    assert [answers % 2 == 0 for answers in frame["facts.answers"]] == frame["facts.even"].to_list()


def test_broken_games_are_in_the_file(tmp_path: Path) -> None:
    out = tmp_path / "all.csv"
    assert cli.main(["simulate", "brittle", "--games", "20", "--workers", "1", "--out", str(out)]) == 1
    with out.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 20
    assert any(row["error"].startswith("RunawayRule: ") and not row["cause"] for row in rows)
    assert any(not row["error"] and row["cause"] == "health" for row in rows)


def test_without_polars_the_message_names_the_extra(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "find_spec", lambda _name: None)
    assert cli.main([*SMALL, "--out", str(tmp_path / "all.parquet")]) == 2
    assert "pip install 'playmat[stats]'" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_results_file_is_replaced_only_when_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "all.csv"
    out.write_text("precious", encoding="utf-8")
    assert cli.main([*SMALL, "--out", str(out)]) == 2
    assert "--overwrite" in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == "precious"
    assert cli.main([*SMALL, "--out", str(out), "--overwrite"]) == 0
    assert out.read_text(encoding="utf-8").startswith("game,seed,")


def interrupt_at(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Ctrl-C while this game is being played."""
    from playmat.lab import simulate

    real = simulate.play_game

    def play_game(plan: Any, game: int) -> Any:
        if game == number:
            raise KeyboardInterrupt
        return real(plan, game)

    monkeypatch.setattr(simulate, "play_game", play_game)


@pytest.mark.parametrize("named", [True, False])
def test_the_same_command_goes_on(
    named: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = ["--out", str(tmp_path / "all.csv")] if named else []
    command = [*SMALL, "--seed", "8", *where]
    whole = said_by(capsys, *SMALL, "--seed", "8")
    with monkeypatch.context() as patched:
        interrupt_at(patched, 9)
        assert cli.main(command) == 130
    assert "kept in" in capsys.readouterr().err
    if named:
        assert cli.main([*SMALL, "--seed", "9", *where]) == 2
        assert "seed is 8, and now it is 9" in capsys.readouterr().err
    assert cli.main([*command, "--json"]) == 0
    found = capsys.readouterr()
    assert "Resuming after 7 of 12 games" in found.err
    again = json.loads(found.out)
    assert again.pop("run")["kept"] == 7
    whole.pop("run")
    assert again == whole
    assert cli.main([*command, "--json", "--overwrite"]) == 0
    assert json.loads(capsys.readouterr().out)["run"]["kept"] == 0


def test_fresh_starts_again(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        interrupt_at(patched, 9)
        assert cli.main(SMALL) == 130
    capsys.readouterr()
    assert said_by(capsys, *SMALL, "--fresh")["run"]["kept"] == 0


def test_a_file_that_cannot_be_replaced_keeps_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk at the very end: the games are kept, and the same command writes them."""
    out = tmp_path / "all.csv"
    with monkeypatch.context() as patched:

        def full(_self: Path, _target: Path) -> Path:
            raise OSError(28, "No space left on device")

        patched.setattr(Path, "replace", full)
        assert cli.main([*SMALL, "--out", str(out)]) == 2
    assert "the disk is full" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == [beside(out).name]
    assert said_by_again(capsys, *SMALL, "--out", str(out))["run"]["kept"] == 12


def said_by_again(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """As `said_by`, of a command that goes on."""
    assert cli.main([*arguments, "--json"]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said


# ---- refusals ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "named", "fix"),
    [
        (["nonsense"], "nonsense", "embers"),
        (["embers", "--players", "nobody"], "nobody", "random"),
        (["embers", "--players", "random,nobody"], "nobody", "random"),
        (["embers", "--players", ""], "--players", "planner,random"),
        (["embers", "--players", "random,,random"], "--players", "commas"),
        (["embers", "--players", "random,random,random"], "3", "exactly 2"),
        (["embers", "--seats", "2", "--players", "random,random,random"], "3 players", "one per seat"),
        (["embers", "--seats", "5"], "5", "exactly 2"),
        (["embers", "--seats", "0"], "--seats", "from 1 to 64"),
        (["embers", "--games", "0"], "--games", "from 1 to 10000000"),
        (["embers", "--games", "-5"], "-5", "from 1 to"),
        (["embers", "--games", "many"], "many", "from 1 to"),
        (["embers", "--workers", "0"], "--workers", "from 1 to 256"),
        (["embers", "--workers", "-2"], "-2", "from 1 to"),
        (["embers", "--seed", "-1"], "-1", "from 0 to"),
        (["embers", "--seed", str(1 << 62)], str(1 << 62), "from 0 to"),
        (["embers", "--only", "-1"], "--only", "from 0 to"),
        (["embers", "--only", "3", "--games", "3"], "--only", "from 0 to 2"),
        (["embers", "--option", "helth=2"], "helth", "health"),
        (["embers", "--option", "health=3"], "3", "4, 2"),
        (["embers", "--option", "health"], "health", "NAME=VALUE"),
        (["embers", "--difficulty", "hard"], "difficulty", "health"),
        (["embers", "--ruleset", "house"], "house", ""),
        (["together", "--heroes", "ash,birch", "--option", "guest=cedar"], "cedar", "ash"),
        (["together", "--option", "guest=cedar"], "cedar", "ash"),
        (["together", "--heroes", "ash,oak"], "oak", "ash, birch, cedar"),
        (["together", "--heroes", "ash,ash"], "ash", "once"),
        (["together", "--heroes", "ash,birch", "--seats", "3"], "--seats", "--heroes"),
        (["embers", "--out", "results.xlsx"], "results.xlsx", ".parquet, .csv, .jsonl"),
        (["embers", "--out", "results"], "results", ".parquet, .csv, .jsonl"),
        (["embers", "--lang", "fr"], "fr", "en, ja, it"),
        (["embers", "--oot", "x.csv"], "--oot", "--help"),
    ],
)
def test_bad_use_names_the_thing_and_the_fix(
    arguments: list[str],
    named: str,
    fix: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["simulate", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("playmat: ")
    assert named in said.err
    assert fix in said.err
    assert "Traceback" not in said.err
    assert list(tmp_path.iterdir()) == []


def test_an_unwritable_file_is_refused_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    interrupt_at(monkeypatch, 0)
    assert cli.main([*SMALL, "--out", str(blocked / "all.csv")]) == 2
    said = capsys.readouterr()
    assert str(blocked) in said.err
    assert "--out" in said.err


def test_a_folder_is_no_results_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "all.csv").mkdir()
    assert cli.main([*SMALL, "--out", str(tmp_path / "all.csv"), "--overwrite"]) == 2
    assert "all.csv" in capsys.readouterr().err


def test_a_bar_is_drawn_only_where_somebody_looks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main(SMALL) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert cli.main(SMALL) == 0
    assert "Games" in capsys.readouterr().err
    assert cli.main([*SMALL, "--json"]) == 0
    assert capsys.readouterr().err == ""


def test_all_processors_are_used_if_nothing_is_said() -> None:
    assert 1 <= console.processors() <= (os.cpu_count() or 1)


@pytest.mark.parametrize(("lang", "word"), [("en", "A team is exhausted."), ("it", "Una squadra è esausta.")])
def test_the_ways_in_which_games_end_are_told_in_words(
    lang: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        cli.main(["simulate", "kmon", "--games", "8", "--workers", "1", "--seed", "1", "--lang", lang]) == 0
    )
    ends = [line for line in capsys.readouterr().out.splitlines() if line.endswith(word)]
    assert len(ends) == 1
    assert ends[0].split()[0].isdigit()

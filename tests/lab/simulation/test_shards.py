"""Shards: however a run is cut, the same bytes; what does not belong together is refused by name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playmat import cli
from playmat.lab.shard import Shard

SIMULATE = ["simulate", "kmon", "--players", "greedy,random", "--games", "7", "--workers", "1"]
ARENA = ["arena", "kmon", "--players", "random,greedy", "--games", "4", "--workers", "1"]
ROUND = ["simulate", "kmon", "--decks", "KM1-SD1,KM1-SD2,KM1-SD3", "--games", "2", "--workers", "1"]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for the files of each test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    return tmp_path


def cut(command: list[str], parts: int) -> list[str]:
    """Play a run in parts; their files."""
    files = [f"{number}-of-{parts}" for number in range(1, parts + 1)]
    for number, file in enumerate(files, 1):
        assert cli.main([*command, "--shard", f"{number}/{parts}", "--out", file]) == 0
    return files


def refused(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    """The refusal of an impossible command."""
    capsys.readouterr()
    assert cli.main(list(command)) == 2
    return capsys.readouterr().err


def test_the_shards_of_a_run_have_each_game_once() -> None:
    for games in (1, 2, 7, 100):
        for of in (1, 2, 3, 7, 30):
            numbers = [number for part in range(1, of + 1) for number in Shard(part, of).numbers(games)]
            assert numbers == list(range(games))


@pytest.mark.parametrize("command", [SIMULATE, ROUND, ARENA, [*ARENA, "--sprt", "0", "400"]])
def test_merged_results_are_those_of_the_whole_run(
    command: list[str], capsys: pytest.CaptureFixture[str], place: Path
) -> None:
    assert cli.main([*command, "--json", "--out", "whole.csv"]) == 0
    whole = json.loads(capsys.readouterr().out)
    del whole["run"]
    for parts in (1, 3):
        files = cut(command, parts)
        capsys.readouterr()
        assert cli.main(["merge", *reversed(files), "--json", "--out", "merged.csv", "--overwrite"]) == 0
        assert capsys.readouterr().out == json.dumps(whole) + "\n"
        assert (place / "merged.csv").read_bytes() == (place / "whole.csv").read_bytes()


def test_a_merged_report_is_that_of_the_whole_run(place: Path) -> None:
    for library in ("polars", "scipy", "altair", "vl_convert"):
        pytest.importorskip(library)
    command = ["report", "kmon", "--players", "random", "--decks", "KM1-SD1,KM1-SD2", "--games", "4"]
    assert cli.main([*command, "--workers", "1", "--out", "whole"]) == 0
    assert cli.main(["merge", *cut([*command, "--workers", "1"], 2), "--out", "merged"]) == 0
    for file in (place / "whole").glob("*.csv"):
        assert file.read_bytes() == (place / "merged" / file.name).read_bytes()
    told = [(place / folder / "report.html").read_text(encoding="utf-8") for folder in ("whole", "merged")]
    assert told[0] == told[1]


def test_a_merged_report_as_json_is_that_of_the_whole_run(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for library in ("polars", "scipy"):
        pytest.importorskip(library)
    monkeypatch.setattr("playmat.lab.balance.commands.time.strftime", lambda _form: "2026-11-28")
    command = ["report", "kmon", "--players", "random", "--decks", "KM1-SD1,KM1-SD2", "--games", "2"]
    assert cli.main([*command, "--workers", "1", "--json"]) == 0
    whole = capsys.readouterr().out
    files = cut([*command, "--workers", "1"], 2)
    capsys.readouterr()
    assert cli.main(["merge", *files, "--json"]) == 0
    assert capsys.readouterr().out == whole
    assert list(place.glob("report*")) == []
    for more in (["--out", "page"], ["--overwrite"]):
        assert more[0] in refused(capsys, "merge", *files, "--json", *more)


def test_a_shard_that_was_interrupted_goes_on(capsys: pytest.CaptureFixture[str], place: Path) -> None:
    one, other = cut(SIMULATE, 2)
    whole = (place / other).read_bytes()
    (place / other).write_bytes(whole[: whole.rindex(b"\n", 0, -1) + 30])
    assert "3 of 4 games" in refused(capsys, "merge", one, other)
    cut(SIMULATE, 2)
    assert "Resuming after 3 of 4 games" in capsys.readouterr().err
    assert (place / other).read_bytes() == whole


def test_what_does_not_belong_together_is_refused(capsys: pytest.CaptureFixture[str], place: Path) -> None:
    one, other = cut(SIMULATE, 2)
    assert "shard is missing: 2/2" in refused(capsys, "merge", one)
    assert "Shard 1/2 is there twice" in refused(capsys, "merge", one, other, one)
    cut([*SIMULATE, "--seed", "2"], 3)
    assert "“2-of-3” does not belong to the same run" in refused(capsys, "merge", one, "2-of-3")
    text = (place / other).read_text(encoding="utf-8")
    head, _, rows = text.partition("\n")
    for name in ("playmat", "rules", "data", "source"):
        changed = json.loads(head) | {name: "another"}
        (place / other).write_text(f"{json.dumps(changed)}\n{rows}", encoding="utf-8")
        for files in ([one, other], [other, one]):
            said = refused(capsys, "merge", *files)
            assert other in said
            assert f"its {name} is another" in said
    (place / other).write_text(head + "\n" + rows.replace('"seed":', '"seed":1', 1), encoding="utf-8")
    assert "damaged on line 2" in refused(capsys, "merge", one, other)
    (place / other).write_text("hello\n", encoding="utf-8")
    assert "“2-of-2” is not a shard" in refused(capsys, "merge", one, other)


def test_the_rounds_of_a_training_are_not_merged_and_it_says_what_to_do(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy")
    pytest.importorskip("playmat.games.kmon")
    words = ["train", "kmon", "--out", "w.toml", "--player", "random", "--games", "2", "--shard", "1/1"]
    assert cli.main(words) == 0
    for name in ("w.toml.partial", "w.toml.partial/run.json", "w.toml.partial/round-0000000.npz"):
        said = refused(capsys, "merge", name)
        assert f"“{name}” belongs to a training" in said
        assert "without --shard" in said
    assert "cannot be read" in refused(capsys, "merge", "nowhere")


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--shard", "3/2", "--out", "x"], "3/2"),
        (["--shard", "half", "--out", "x"], "PART/PARTS"),
        (["--shard", "1/2"], "--out"),
        (["--shard", "1/99", "--out", "x"], "99 shards"),
        (["--shard", "1/2", "--out", "x", "--json"], "--json"),
        (["--shard", "1/2", "--out", "x", "--only", "1"], "--only"),
    ],
)
def test_shards_that_cannot_be(more: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert said in refused(capsys, *SIMULATE, *more)


def test_a_swiss_tournament_is_not_cut(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "kmon", "--players", "random,greedy,classic", "--pairing", "swiss"]
    assert "Swiss" in refused(capsys, *command, "--games", "2", "--shard", "1/2", "--out", "x")

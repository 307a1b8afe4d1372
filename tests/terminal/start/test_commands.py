"""The commands: whatever is wrong is named with its fix, exit code 2, and nothing is written."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.crossing import SLOW, first_of
from tests.terminal.driver import PATIENCE

from playmat import cli
from playmat.terminal import saves


def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, answers: str, *arguments: str
) -> tuple[int, str, str]:
    """Carry out a command with answers on its standard input."""
    import io

    monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
    code = cli.main(list(arguments))
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize(
    ("arguments", "named", "fix"),
    [
        (["play", "chess"], "chess", "perilous"),
        (["play"], "khtcg, kmon, perilous", "playmat play --help"),
        (["play", "perilous", "--heroes", "sora,mickey"], "mickey", "goofy"),
        (["play", "perilous", "--heroes", "sora,sora"], "sora", ""),
        (["play", "perilous", "--heroes", "sora"], "1", "2"),
        (["play", "perilous", "--heroes", ""], "1", "2 to 5"),
        (["play", "perilous", "--seat", "robot"], "robot", "casual"),
        (["play", "perilous", "--heroes", "sora,riku", "--seat", "human", "human", "human"], "3", "--heroes"),
        (["play", "perilous", *["--seat", "human"] * 6], "6", "5"),
        (["play", "perilous", "--difficulty", "brutal"], "brutal", "easy"),
        (["play", "perilous", "--option", "hands"], "hands", "NAME=VALUE"),
        (["play", "perilous", "--option", "feet=open"], "feet", "hands"),
        (["play", "perilous", "--option", "hands=ajar"], "ajar", "hidden"),
        (["play", "perilous", "--option", "first_hero=riku", "--heroes", "sora,goofy"], "riku", "sora"),
        (["play", "perilous", "--seed", "dice"], "dice", "--seed"),
        (["play", "perilous", "--seed", "-1"], "-1", ""),
        (["play", "perilous", "--lang", "fr"], "fr", "en, ja, it"),
        (["play", "perilous", "--plane"], "--plane", "playmat play --help"),
        (["resume"], "", "playmat play"),
        (["resume", "nowhere.playmat"], "nowhere.playmat", "playmat resume --list"),
        (["resume", "."], ".", "playmat resume --list"),
        (["replay", "nowhere"], "nowhere", ""),
        (["record", "check", "nowhere"], "nowhere", ""),
        (["record", "chek", "x"], "chek", "playmat record --help"),
        (["hint", "nowhere"], "nowhere", ""),
        (["hint", "nowhere.toml"], "nowhere.toml", ""),
    ],
)
def test_bad_use_names_the_thing_and_the_fix(
    arguments: list[str],
    named: str,
    fix: str,
    home: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    code, out, err = run(capsys, monkeypatch, "", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("playmat: ")
    assert named in err
    assert fix in err
    assert "Traceback" not in err
    assert "[error-" not in err
    assert "[terminal-" not in err
    assert not list(home.rglob("*.playmat"))


def test_no_matches_is_no_error(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = run(capsys, monkeypatch, "", "resume", "--list")
    assert code == 0
    assert "playmat play" in out


GAME = ["play", "perilous", "--heroes", "sora,goofy", "--seed", "7", "--plain"]


def test_the_end_of_the_answers_keeps_the_match(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, err = run(capsys, monkeypatch, "stop\n", *GAME)
    assert (code, err) == (0, "")
    assert "playmat resume" in out
    (save,) = saves.saves()
    assert str(save) in out
    code, out, _ = run(capsys, monkeypatch, "", "resume", "--list")
    assert (code, out.count("\n")) == (0, 1)
    assert "perilous: Sora (you), Goofy (you)" in out
    code, out, _ = run(capsys, monkeypatch, "log\nquit\n", "resume", "--plain")
    assert code == 0
    code, out, _ = run(capsys, monkeypatch, "", "record", "check", str(save))
    assert code == 0
    assert str(save) in out
    for options in (
        [],
        ["--at", "3"],
        ["--seat", "goofy"],
        ["--seat", "1", "--lang", "ja"],
        ["--seat", "spectator"],
    ):
        code, out, err = run(capsys, monkeypatch, "", "replay", str(save), *options)
        assert (code, err) == (0, ""), options
        assert "[perilous-" not in out
        assert "[table-" not in out
    for options in (["--at", "999"], ["--at", "-1"], ["--seat", "kairi"]):
        code, out, err = run(capsys, monkeypatch, "", "replay", str(save), *options)
        assert (code, out) == (2, ""), options
        assert options[1] in err
    code, out, _ = run(capsys, monkeypatch, "", "hint", str(save))
    assert code == 0
    assert out.count("\n") >= 2


def test_an_altered_record_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run(capsys, monkeypatch, "stop\n", *GAME)
    (save,) = saves.saves()
    text = save.read_text()
    for name, altered in {
        "seed": text.replace("seed 7", "seed 8"),
        "data": re.sub(r"(?m)^data .*$", "data 00ff", text),
        "answer": text.replace(" 0 stop", " 1 stop"),
        "cut": text[:-3],
        "hero": text.replace('"sora"', '"mickey"'),
    }.items():
        assert altered != text, name
        path = tmp_path / f"{name}.playmat"
        path.write_text(altered)
        code, out, err = run(capsys, monkeypatch, "", "record", "check", str(path))
        assert (code, out) == (2, ""), name
        assert "Traceback" not in err


def test_a_broken_save_does_not_hide_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    run(capsys, monkeypatch, "stop\n", *GAME)
    (save,) = saves.saves()
    broken = home / "saves" / "perilous-29990101-000000.en.playmat"
    broken.write_text("not a record\n")
    code, out, _ = run(capsys, monkeypatch, "", "resume", "--list")
    assert code == 0
    assert out.count("\n") == 2
    code, out, err = run(capsys, monkeypatch, "", "resume", "--plain")
    assert code == 0
    assert broken.name in err
    assert str(save) in out


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
@pytest.mark.parametrize("name", first_of(["SIGKILL", "SIGTERM", "SIGHUP", "SIGINT"], SLOW))
def test_a_killed_process_loses_nothing(name: str, environment: dict[str, str]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "playmat.cli", *GAME],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("stop\nend\nlook\n")
    process.stdin.flush()
    for line in process.stdout:
        if line.startswith("> look"):
            break
    process.send_signal(getattr(signal, name))
    said, _ = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in said
    (save,) = saves.saves()
    assert " stop\n" in save.read_text()
    resumed = subprocess.run(
        [sys.executable, "-m", "playmat.cli", "resume", "--plain"],
        input="log\n",
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert "playmat resume" in resumed.stdout

"""The command line: help, version, refusals and exit codes."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

import playmat
from playmat import cli


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the installed command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "playmat.cli", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONUTF8": "1", **environment},
    )


def test_version_tells_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    said = capsys.readouterr().out
    assert playmat.__version__ in said
    assert platform.python_version() in said
    assert ("compiled" in said) == playmat.is_compiled()
    assert ("interpreted (pure Python)" in said) != playmat.is_compiled()


@pytest.mark.parametrize(
    "arguments",
    [
        ["--version", "--lang", "ja"],
        ["play", "--version"],
        ["serve", "--version"],
        ["puzzles", "mine", "--version"],
        ["--version", "--help"],
    ],
)
def test_every_command_tells_the_same_version(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["--version"]) == 0
    said = capsys.readouterr().out
    assert cli.main(arguments) == 0
    assert capsys.readouterr().out == said


@pytest.mark.parametrize(
    ("arguments", "heavy"),
    [
        (["--help"], {"textual", "polars", "asyncio"}),
        (["rules", "--help"], {"textual", "polars", "asyncio"}),
        (["--version"], {"textual", "polars", "asyncio", "fluent", "rich", "playmat.kernel.registry"}),
    ],
)
def test_help_loads_no_room_it_does_not_need(arguments: list[str], heavy: set[str]) -> None:
    code = (
        "import sys; from playmat import cli; code = cli.main(sys.argv[1:]);"
        f"print(sorted({heavy} & set(sys.modules)), file=sys.stderr); sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert done.stderr.strip() == "[]"


def test_every_command_is_listed_and_loads(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    listed = capsys.readouterr().out
    for name, _ in cli.COMMANDS:
        assert name in listed
        assert cli.main([name, "--help"]) == 0
        assert name in capsys.readouterr().out


def test_about_says_whose_names_these_are(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("en", "ja", "it"):
        assert cli.main(["about", "--lang", lang]) == 0
        said = capsys.readouterr().out
        for owner in ("Disney", "Fantasy Flight Games", "USAopoly", "Pink Moon Studios", "MIT"):
            assert owner in said
        assert "[" not in said


@pytest.mark.parametrize(
    ("arguments", "named", "fix"),
    [
        (["ruls"], "“ruls”", "playmat --help"),
        (["rules", "coverag"], "“coverag”", "playmat rules --help"),
        (["rules", "coverage", "--jsno"], "--jsno", "playmat rules coverage --help"),
        (["rules", "show"], "CLAUSE", "playmat rules show --help"),
        (["about", "--lang", "fr"], "fr", "en, ja, it"),
        (["rules", "show", "pp-none-99"], "pp-none-99", "playmat rules search"),
        (["rules", "coverage", "--tests", "nowhere"], "nowhere", "--tests"),
        (["rules", "show", "pp-roll-01", "--rules", "nowhere"], "nowhere", "--rules"),
        (["rules", "search"], "search", "WORDS"),
    ],
)
def test_bad_use_names_the_thing_and_the_fix(
    arguments: list[str], named: str, fix: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("playmat: ")
    assert named in said.err
    assert fix in said.err
    assert "Traceback" not in said.err


def test_errors_speak_the_language_of_the_user() -> None:
    done = run("rules", "show", "pp-none-99", PLAYMAT_LANG="it")
    assert done.returncode == 2
    assert "non esiste" in done.stderr


@pytest.mark.parametrize("words", [["--lang", "it"], ["--lang=it"]])
def test_errors_speak_the_language_of_the_command_line(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["cards", "list", "nosuch", *words]) == 2
    assert "nosuch" in (said := capsys.readouterr().err)
    assert "Non c’è" in said or "Qui non" in said


def test_a_letter_that_the_terminal_lacks_is_a_question_mark() -> None:
    done = run("about", "--lang", "ja", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "?" in done.stdout
    assert "Pink Moon Studios" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("command", ["about", "rules search fresh"])
def test_a_full_disk_is_named(command: str) -> None:
    done = subprocess.run(
        f"{sys.executable} -m playmat.cli {command} > /dev/full",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PLAYMAT_LANG": "en"},
    )
    assert done.returncode == 2
    assert done.stderr.startswith("playmat: ")
    assert "the disk is full" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_bad_language_in_the_environment_is_refused_in_english() -> None:
    done = run("about", PLAYMAT_LANG="klingon")
    assert done.returncode == 2
    assert "klingon" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_interrupt_ends_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "make_app", interrupted)
    assert cli.main([]) == 130


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
def test_a_reader_that_goes_away_is_no_error() -> None:
    done = subprocess.run(
        f"{sys.executable} -m playmat.cli rules search the | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""

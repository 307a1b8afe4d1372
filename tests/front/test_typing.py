"""A type checker finds what is misspelt, and has nothing to say about the tour."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.reading import ROOT, blocks

import playmat

pytest.importorskip("mypy.api", reason="the checker is not installed")

WRONG = """
import playmat

playmat.new_match("kmon", decks=["KM1-SD9"])
playmat.new_match("khtcg", ruleset="house")
playmat.new_match("perilous", roles=["mickey"])
playmat.game("perilous").starter_decks()
playmat.new_match("kmon").legal_moves[0].notatoin
"""

RIGHT = """
import playmat

match = playmat.new_match("kmon", decks=["KM1-SD1", ("a", "b"), playmat.read_deck("kmon", "")])
name: str = playmat.game("kmon").starter_decks()[0][0]
other: playmat.Match = playmat.new_match(playmat.game("kmon"), decks=["any name"])
third: playmat.Match = playmat.new_match(input())
clause: str = playmat.IllegalAnswer("key").clause
"""


def complaints(folder: Path, files: dict[str, str]) -> list[str]:
    """The errors mypy finds in some files, as `file:line`."""
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    # A source tree is told to mypy. An installed package it finds by itself; told of it, it checks nothing.
    source = Path(playmat.__file__).parents[1]
    told = {} if source.name in {"site-packages", "dist-packages"} else {"MYPYPATH": str(source)}
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--hide-error-context", *files]
    done = subprocess.run(
        [*command, "--config-file", "", "--cache-dir", str(folder / "cache")],
        cwd=folder,
        env={**told, "PATH": "", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode in {0, 1}, done.stdout + done.stderr
    lines = [line for line in done.stdout.splitlines() if ": error:" in line]
    assert bool(lines) == bool(done.returncode), done.stdout + done.stderr
    return [":".join(line.split(":")[:2]) for line in lines if line.startswith(tuple(files))]


@pytest.mark.slow
def test_the_checker_sees_the_tour_and_what_is_wrong(tmp_path: Path) -> None:
    files = {"wrong.py": WRONG, "right.py": RIGHT}
    for block in blocks("docs/python.md"):
        if block.language == "python" and ">>>" not in block.text:
            name = next(iter(block.marked("file")), f"tour_{block.line}.py")
            files[name] = block.text
    assert (ROOT / "docs" / "python.md").exists()
    assert len(files) > 8
    wrong = [f"wrong.py:{line}" for line, text in enumerate(WRONG.splitlines(), 1) if "playmat." in text]
    assert complaints(tmp_path, files) == wrong

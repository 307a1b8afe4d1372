"""The tool that compares the builds: equal builds are equal, and a difference is found and named."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[3] / "tools" / "measures" / "compare_builds.py"
FEW = ["--game", "embers", "--matches", "6", "--records", "1"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(TOOL), *arguments, *FEW], capture_output=True, text=True, check=False
    )


def test_a_build_plays_the_same_matches_as_itself(tmp_path: Path) -> None:
    done = run("--other", sys.executable)
    assert (done.returncode, done.stderr) == (0, "")
    assert "the same matches" in done.stdout
    texts = []
    for name in ("one", "two"):
        assert run("--write", str(tmp_path / name)).returncode == 0
        texts.append((tmp_path / name).read_bytes())
    assert texts[0] == texts[1]
    assert texts[0].count(b"\nembers ") >= 5
    assert b"playmat record 2\n" in texts[0]


def test_another_match_is_found_and_named(tmp_path: Path) -> None:
    """The other build is this one with another seed of the answers."""
    changed = tmp_path / "other.py"
    changed.write_text(
        "import sys, runpy\n"
        "from playmat.kernel import rng\n"
        "real = rng.stream_of\n"
        "rng.stream_of = lambda seed, stream: real(seed + (stream == 1), stream)\n"
        "sys.argv = sys.argv[1:]\n"
        "runpy.run_path(sys.argv[0], run_name='__main__')\n",
        encoding="utf-8",
    )
    other = tmp_path / "python"
    other.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{changed}" "$@"\n', encoding="utf-8")
    other.chmod(0o755)
    done = run("--other", str(other))
    assert done.returncode == 1
    assert "differ, first in line " in done.stdout
    assert "(match " in done.stdout

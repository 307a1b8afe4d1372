"""The audit of the packages of a server says what it could not find out, instead of passing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in is a script with a first line")

TOOL = Path(__file__).parents[2] / "tools" / "audit.py"

FINE = {"name": "starlette", "version": "1.0", "vulns": []}
BAD = {"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-0000-1", "fix_versions": ["0.2"]}]}
SKIPPED = {"name": "msgspec", "skip_reason": "not found"}
OURS = {"name": "playmat", "skip_reason": "not found"}


def audited(folder: Path, said: str, code: int) -> subprocess.CompletedProcess[str]:
    """The audit, with a pip-audit that says this."""
    put(folder, said, code)
    return run(f"{folder}{os.pathsep}{os.environ['PATH']}")


def put(folder: Path, said: str, code: int) -> None:
    """A pip-audit that says this, in a folder."""
    program = folder / "pip-audit"
    program.write_text(f"#!{sys.executable}\nprint({said!r})\nraise SystemExit({code})\n", "utf-8")
    program.chmod(0o755)


def run(path: str) -> subprocess.CompletedProcess[str]:
    """The audit, with programs from these folders."""
    environment = {**os.environ, "PATH": path}
    command = [sys.executable, str(TOOL), sys.executable]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("packages", "code", "words"),
    [
        ([FINE, OURS], 0, "1 of 1 packages were looked up, 0 are affected."),
        ([FINE, BAD], 1, "h11 0.1: PYSEC-0000-1, mended in 0.2"),
        ([FINE, SKIPPED], 2, "nothing is known of them: msgspec"),
        ([BAD, SKIPPED], 1, "nothing is known of them: msgspec"),
        ([OURS], 2, "0 of 0 packages"),
    ],
    ids=["fine", "affected", "some skipped", "affected and skipped", "nothing there"],
)
def test_what_was_not_looked_up_is_no_pass(
    tmp_path: Path, packages: list[dict[str, Any]], code: int, words: str
) -> None:
    """pip-audit itself ends with 0 where it has skipped everything."""
    done = audited(tmp_path, json.dumps({"dependencies": packages}), 0)
    assert done.returncode == code
    assert words in done.stdout + done.stderr


def test_advisories_out_of_reach_are_said_so(tmp_path: Path) -> None:
    done = audited(tmp_path, "", 1)
    assert done.returncode == 2
    assert "could not be reached; nothing was checked" in done.stderr


def test_without_pip_audit_nothing_was_checked(tmp_path: Path) -> None:
    done = run(str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "pip-audit is not installed; nothing was checked.\n"


def test_an_old_pip_audit_is_no_pass(tmp_path: Path) -> None:
    """Before 2.0 it printed the list of packages alone."""
    done = audited(tmp_path, json.dumps([FINE]), 0)
    assert (done.returncode, done.stdout) == (2, "")
    assert "nothing was checked" in done.stderr
    assert "Traceback" not in done.stderr

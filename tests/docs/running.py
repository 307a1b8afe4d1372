"""Runs what a document shows, as its reader would, in a folder of its own.

Some things differ from what is written, so that it is quick: simulations play as few games as there can be,
with two decks and players that think little, and measurements are as short. Servers listen on any free port,
and are stopped when they have said where. `pip install -e FOLDER` makes a package of the document's known by
what its `pyproject.toml` says, without pip and without a network.
"""

from __future__ import annotations

import contextlib
import doctest
import json
import os
import re
import signal
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from tests.docs.reading import ROOT, Block, write_shown_files

LONGEST = 300.0
"""No command takes so many seconds, however busy the machine."""

LAST = 2000
"""So many of the last characters of a command that fails are shown."""

PLAYS = r"playmat (?:simulate|arena|ratings|report|compare|decks meta)"
QUICK: tuple[tuple[str, str], ...] = (
    (r"\s+#.*$", ""),
    (rf"^({PLAYS} .*?) --games \d+", r"\1"),
    (
        r"^(playmat decks improve .*?) --budget \d+(.*)$",
        r"\1 --budget 700 --rounds 1 --player random --workers 1\2",
    ),
    (rf"^({PLAYS} (?!.*--only).*)$", r"\1 --games 2"),
    (rf"^({PLAYS} (?!.*--(?:only|workers|cluster)).*)$", r"\1 --workers 1"),
    (r"--decks all", "--decks KM1-SD1,KM1-SD2"),
    (r"\b(planner|search:hard)\b", "greedy"),
    (r"^(playmat bench .*?)( >|$)", r"\1 --seconds 1\2"),
)
if find_spec("polars") is None:  # an extra; without it the same figures go to another kind of file
    QUICK += ((r"\.parquet\b", ".csv"),)
INSTALLS = re.compile(r"^pip install -e (\S+)$")
SERVES = re.compile(r"^playmat( home| serve|$)|^playmat --cards")
ADDRESS = re.compile(r"http://\S+:\d+")
ALIKE = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Untrue(AssertionError):
    """A document shows something that is not so."""


class Desk:
    """The desk at which the reader of a document tries what it shows.

    Args:
        folder: an empty folder; the files that the documents show are written into it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            **os.environ,
            "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]),
            "PLAYMAT_HOME": str(folder / "home"),
            "PLAYMAT_BROWSER": "none",
            "PLAYMAT_LANG": "en",
            "PROJECT": str(ROOT),
            "PYTHONUTF8": "1",
            "COLUMNS": "110",
        }
        write_shown_files(folder)

    def run(self, block: Block) -> None:
        """Run a block.

        Raises:
            Untrue: it does not do what is shown.
        """
        for command in block.marked("before"):
            self.shell(block, command, 0)
        code = int(next(iter(block.marked("exit")), "0"))
        if block.language == "sh":
            for command in commands(block.text):
                self.shell(block, command, code)
        elif block.language == "console":
            for command, wanted in session(block.text):
                said = self.shell(block, command, code)
                if wanted and not doctest.OutputChecker().check_output(wanted, said, ALIKE):
                    raise Untrue(f"{block.place}: `{command}` says\n{said}\nand is said to say\n{wanted}")
        elif block.language == "python":
            self.python(block)
        elif block.language == "toml":
            tomllib.loads(block.text)
        elif block.language == "json":
            json.loads(block.text)
        elif block.language == "ftl":
            assert not any(isinstance(entry, Junk) for entry in FluentParser().parse(block.text).body), (
                f"{block.place}: a catalogue that cannot be read"
            )
        for command in block.marked("after"):
            self.shell(block, command, 0)

    def shell(self, block: Block, command: str, code: int) -> str:
        """Run a command; what it says.

        Raises:
            Untrue: it ends with another exit code.
        """
        for pattern, short in QUICK:
            command = re.sub(pattern, short, command)
        if SERVES.match(command):
            return self.serve(block, command)
        if found := INSTALLS.match(command):
            return self.install(self.folder / found[1])
        done = subprocess.run(
            ["bash", "-c", f"set -o pipefail; {command}"],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=LONGEST,
        )
        if done.returncode != code:
            raise Untrue(f"{block.place}: `{command}` ends with {done.returncode}:\n{done.stdout[-LAST:]}")
        return done.stdout

    def install(self, package: Path) -> str:
        """Make a package known to the commands that follow, as an editable install does; what it says."""
        project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        info = package / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
        info.mkdir(exist_ok=True)
        head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        (info / "METADATA").write_text(head, encoding="utf-8")
        groups = project["entry-points"].items()
        lines = [
            [f"[{group}]", *(f"{name} = {at}" for name, at in points.items())] for group, points in groups
        ]
        (info / "entry_points.txt").write_text("\n".join(chain(*lines)), encoding="utf-8")
        known = self.environment.get("PYTHONPATH", "").split(os.pathsep)
        self.environment["PYTHONPATH"] = os.pathsep.join([str(package), *filter(None, known)])
        return ""

    def serve(self, block: Block, command: str) -> str:
        """Start a server, wait until it says where it is, and stop it as people do; what it says.

        Raises:
            Untrue: it ends before, or is not stopped by an interrupt.
        """
        if " serve" in command:
            command = re.sub(r" --port \d+", "", command) + " --port 0"
        server = subprocess.Popen(
            ["bash", "-c", f"exec {command}"],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        said: list[str] = []
        assert server.stdout is not None
        try:
            for line in server.stdout:
                said.append(line)
                if ADDRESS.search(line):
                    break
            server.send_signal(signal.SIGINT)
            said.append(server.stdout.read())
            server.wait(LONGEST)
        finally:
            with contextlib.suppress(ProcessLookupError):
                server.kill()
            server.stdout.close()
            server.wait()
        if not ADDRESS.search("".join(said)) or server.returncode not in {0, 130}:
            raise Untrue(f"{block.place}: `{command}` ends with {server.returncode}:\n{''.join(said)}")
        return "".join(said)

    def python(self, block: Block) -> None:
        """Run Python, or a session with it.

        Raises:
            Untrue: an exception, or another output.
        """
        script = self.folder / "block.py"
        script.write_text(block.text, encoding="utf-8")
        runs = "-m doctest block.py" if ">>>" in block.text else "block.py"
        if ">>>" in block.text:
            script.write_text(f'r"""\n{block.text}\n"""\n', encoding="utf-8")
        self.shell(block, f"{Path(sys.executable).as_posix()} {runs}", 0)


def commands(text: str) -> list[str]:
    """The commands of a script: one a line, but a loop as a whole."""
    joined = text.replace("\\\n", " ")
    if re.search(r"^\s*(for|while|if) ", joined, re.MULTILINE):
        return [joined]
    return [line for line in joined.splitlines() if line.strip() and not line.startswith("#")]


def session(text: str) -> list[tuple[str, str]]:
    """The commands of a session, behind `$`, each with what is shown below it."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines(keepends=True):
        if line.startswith("$ "):
            found.append((re.sub(r"\s{3,}\S.*$", "", line[2:].strip()), ""))
        elif found:
            found[-1] = (found[-1][0], found[-1][1] + line)
    return found

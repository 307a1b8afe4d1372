"""The verdict on each mutant drawn, kept in the repository: a line of JSON each, a file for each room.

A verdict stands as long as what it hangs on: a mutant is killed as long as the function it changes and the
test that killed it are the same, and lives as long as all sources and tests of its room are.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from mutants.change import Mutant
from mutants.trial import KILLED, UNDECIDED


@dataclass(frozen=True)
class Said:
    """The record of one mutant."""

    name: str
    verdict: str
    by: str
    """The test that killed it; nothing where that was not written down."""

    digest: str
    """The digest of what the verdict hangs on."""

    day: str

    def stands(self, mutant: Mutant, state: str) -> bool:
        """Return whether the verdict still holds with today's sources and tests; no verdict never does."""
        return self.verdict != UNDECIDED and self.digest == digest_of(mutant, self.verdict, self.by, state)


def digest_of(mutant: Mutant, verdict: str, by: str, state: str) -> str:
    """The digest of what a verdict hangs on; `state` is that of the room."""
    if verdict != KILLED:
        return state
    return hashlib.sha256(f"{mutant.around()}\n{_text_of(by)}".encode()).hexdigest()[:16]


@cache
def _text_of(test: str) -> str:
    """A test without remarks and spaces; nothing if there is no such test (any longer)."""
    module, *path = test.partition("[")[0].split("::")
    if not path or not Path(module).is_file():
        return ""
    found = [
        node
        for node in ast.walk(ast.parse(Path(module).read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == path[-1]
    ]
    return "\n".join(ast.unparse(node) for node in found)


def read_verdicts(path: Path) -> dict[str, Said]:
    """The verdicts of a file, by the mutants' names."""
    if not path.exists():
        return {}
    found = [Said(**json.loads(line)) for line in path.read_text("utf-8").splitlines()]
    return {said.name: said for said in found}


def write_verdicts(path: Path, known: Mapping[str, Said]) -> None:
    """Write the verdicts, sorted by name, so that two who found something can be put together."""
    path.parent.mkdir(exist_ok=True)
    lines = [json.dumps(asdict(known[name]), ensure_ascii=False) + "\n" for name in sorted(known)]
    new = path.with_suffix(".new")
    new.write_text("".join(lines), encoding="utf-8")
    new.replace(path)

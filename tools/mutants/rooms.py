"""The rooms whose tests are tried, and the mutants drawn in each."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

from mutants.change import KINDS, Mutant, mutants_of

SEED = "playmat"
DRAWN = 150


@dataclass(frozen=True)
class Room:
    """Some sources, and the tests that hold them."""

    name: str
    title: str
    sources: list[str]
    tests: list[str]
    goal: int
    """So many of a hundred mutants the tests should kill."""

    without: list[str] = field(default_factory=list)
    """Sources that do not count, by their names."""

    left_out: list[str] = field(default_factory=list)
    """Tests that are not tried."""

    with_processes: bool = False
    """Tests that start processes are tried too: these run none of the sources, the tests themselves do."""

    def files(self) -> list[str]:
        """The sources, in order."""
        found = {path for pattern in self.sources for path in Path().glob(pattern)}
        return sorted(path.as_posix() for path in found if not any(path.match(name) for name in self.without))

    def test_files(self) -> list[str]:
        """The test modules, in order."""
        gone = {path for pattern in self.left_out for path in Path().glob(pattern)}
        found = {
            path
            for test in self.tests
            for path in ([Path(test)] if Path(test).is_file() else Path(test).rglob("test_*.py"))
        }
        return sorted(path.as_posix() for path in found - gone)


def read_rooms(path: Path) -> dict[str, Room]:
    """The rooms of a file."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {name: Room(name, **table) for name, table in tables.items()}


def read_equivalent(path: Path) -> dict[str, str]:
    """The reason why nobody can observe a mutant, by its name."""
    if not path.exists():
        return {}
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {entry["name"]: entry["reason"] for entry in tables["mutant"]}


def everything(room: Room) -> list[Mutant]:
    """All mutants of a room."""
    return [mutant for file in room.files() for mutant in mutants_of(Path(file).read_text("utf-8"), file)]


def draw(mutants: list[Mutant], count: int = DRAWN) -> list[Mutant]:
    """A sample of the mutants, as many of each kind as there are.

    What is drawn hangs on the names alone, so that another function's change draws hardly another mutant.
    """
    lots: dict[str, list[tuple[str, Mutant]]] = {kind: [] for kind in KINDS}
    for mutant in mutants:
        lot = hashlib.sha256(f"{SEED} {mutant.name}".encode()).hexdigest()
        lots[mutant.kind].append((lot, mutant))
    rows = zip_longest(*(sorted(lots[kind], key=lambda pair: pair[0]) for kind in KINDS))
    return [pair[1] for row in rows for pair in row if pair is not None][:count]

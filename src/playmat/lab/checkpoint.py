"""The file in which a simulation keeps its finished games, in their order, until all are played.

The first line says which simulation it is, every other line is a game. A line that a killed process left
half written is cut off; the games after it are played again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from playmat import __version__
from playmat.kernel.documents.json import UNREADABLE_JSON
from playmat.kernel.game import Game
from playmat.lab.files import UNWRITABLE, BadFile, heard, home
from playmat.lab.result_rows import ResultRow

SUFFIX = ".partial.jsonl"

PLAYED_BY = ("playmat.kernel", "playmat.cards", "playmat.players", "playmat.lab", "playmat.training")
"""The packages that take part in games, or in what is kept of them."""

_json = msgspec.json.Encoder(order="sorted")


class Header(msgspec.Struct, frozen=True):
    """The first line: what must be the same for a simulation to go on.

    Attributes:
        playmat: the version that plays.
        rules: the version of the game's rules.
        data: the hash of the game's cards or components.
        source: the hash of the code that plays; see `source_hash`.
        command: what it is called on the command line.
        shard: which part of the plan it is, `2/5`; empty for all of it.
        plan: the plan, as plain data.
    """

    playmat: str
    rules: str
    data: str
    source: str
    command: str
    plan: dict[str, Any]
    shard: str = ""


def header_of(plan: object, game: Game, command: str = "simulate", shard: str = "") -> Header:
    """The header of a plan, here and now.

    Args:
        plan: what decides all games, and nothing else: a struct of msgspec.
        game: what is played.
        command: what is done with the games.
        shard: which part of them it is, or the empty string.
    """
    plain = msgspec.to_builtins(plan)
    return Header(__version__, game.version, game.data_hash(), source_hash(game), command, plain, shard)


def source_hash(game: Game) -> str:
    """Sixteen hex digits over the code that decides a game: `PLAYED_BY`, and the package of the game's class.

    What is hashed are their modules as they are written, which stand beside the compiled ones, and their
    numbers (TOML). A version says what was released; this also tells apart what was changed since.
    """
    module = type(game).__module__
    digest = hashlib.sha256()
    for package in (*PLAYED_BY, module.rpartition(".")[0] or module):
        for file in sources(package):
            digest.update(f"{package} {file.name}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def sources(package: str) -> list[Path]:
    """The modules and tables of a package, or the one file of a module that is no package."""
    found = import_module(package)
    if not hasattr(found, "__path__"):
        return [Path(found.__file__)] if found.__file__ else []
    return sorted(
        file for folder in found.__path__ for kind in ("*.py", "*.toml") for file in Path(folder).rglob(kind)
    )


class Checkpoint:
    """An open file of finished games.

    Args:
        path: where it is; it is made if it is not there.
        header: what is simulated.
        fresh: forget the games that are in it.
        add: is given each game that is in it.
        first: the number of the first game that it is to have.

    Raises:
        BadFile: it cannot be written, is of another simulation, or is damaged.
    """

    def __init__(
        self, path: Path, header: Header, fresh: bool, add: Callable[[ResultRow], None], first: int = 0
    ) -> None:
        self.path = path
        self.first = first
        self.count = 0
        with heard(path, UNWRITABLE):
            path.parent.mkdir(parents=True, exist_ok=True)
            self.file: BinaryIO = path.open("w+b" if fresh else "a+b")
        try:
            self._read(header, add)
        except BaseException:
            self.file.close()
            raise

    def _read(self, header: Header, add: Callable[[ResultRow], None]) -> None:
        self.file.seek(0)
        first = self.file.readline()
        if not first.endswith(b"\n"):
            line = _json.encode(header) + b"\n"
            if not line.startswith(first):
                raise BadFile("lab-file-foreign", "", file=str(self.path))
            self.file.truncate(0)
            self.file.write(line)
            self.file.flush()
            return
        compare(self.path, first, header)
        end = len(first)
        for row, length in whole_rows(self.path, self.file):
            if row.game != self.first + self.count:
                raise BadFile("lab-file-damaged", "", file=str(self.path), line=self.count + 2)
            add(row)
            self.count += 1
            end += length
        self.file.truncate(end)

    def write(self, rows: Iterable[ResultRow]) -> None:
        """Add games; they are with the operating system when this returns."""
        lines = [_json.encode(row) for row in rows]
        self.file.write(b"".join(line + b"\n" for line in lines))
        self.file.flush()
        self.count += len(lines)

    def rows(self) -> Iterator[ResultRow]:
        """All games that are in it, in order."""
        with self.path.open("rb") as file:
            file.readline()
            for row, _length in whole_rows(self.path, file):
                yield row

    def close(self) -> None:
        """Keep it for the next time."""
        self.file.close()

    def remove(self) -> None:
        """It is needed no longer."""
        self.file.close()
        with suppress(OSError):
            self.path.unlink()


def whole_rows(
    path: Path, file: BinaryIO, damaged: str = "lab-file-damaged"
) -> Iterator[tuple[ResultRow, int]]:
    """The rows of a file up to its end or a torn last line, each with the length of its line.

    Args:
        path: what messages call the file.
        file: it stands behind the first line.
        damaged: the key of what is said of a line that is no row.

    Raises:
        BadFile: a whole line is no row.
    """
    for number, line in enumerate(file, 2):
        if not line.endswith(b"\n"):
            return
        try:
            yield msgspec.json.decode(line, type=ResultRow), len(line)
        except UNREADABLE_JSON as error:
            raise BadFile(damaged, "", file=str(path), line=number) from error


def compare(path: Path, line: bytes, header: Header) -> None:
    """Refuse a file of another simulation.

    Raises:
        BadFile: the message names the first thing that differs.
    """
    try:
        there = flat(msgspec.json.decode(line, type=Header))
    except UNREADABLE_JSON as error:
        raise BadFile("lab-file-foreign", "", file=str(path)) from error
    here = flat(header)
    for name in sorted(here.keys() | there.keys()):
        if here.get(name) != there.get(name):
            was, now = shown(there.get(name)), shown(here.get(name))
            raise BadFile("lab-file-differs", "", file=str(path), name=name, was=was, now=now)


def beside(out: Path) -> Path:
    """The file that keeps the finished games of a results file until all are played."""
    return out.with_name(out.name + SUFFIX)


def unnamed(header: Header) -> Path:
    """The file that keeps the finished games of a simulation without a results file: by what it is."""
    name = hashlib.sha256(_json.encode(header)).hexdigest()[:16]
    return home() / "simulations" / f"{header.plan['game']}-{name}{SUFFIX}"


def flat(header: Header) -> dict[str, Any]:
    """The header with the plan's and the options' names side by side, in the types of JSON."""
    plain: dict[str, Any] = msgspec.json.decode(_json.encode(header))
    plan: dict[str, Any] = plain.pop("plan")
    options: dict[str, Any] = plan.pop("options", {})
    return {**plain, **plan, **{f"option {name}": value for name, value in options.items()}}


def shown(value: object) -> str:
    """A value of a header, as messages have it."""
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)

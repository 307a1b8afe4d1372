"""Put the shards of a run together: all of them, each once, all played by the same code and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from playmat import __version__
from playmat.kernel.documents.json import UNREADABLE_JSON
from playmat.kernel.game import Game
from playmat.lab.checkpoint import Header, flat, header_of, shown, whole_rows
from playmat.lab.files import UNREADABLE, BadFile, heard
from playmat.lab.plan import BadPlan, Plan, with_sets
from playmat.lab.result_rows import ResultRow
from playmat.lab.shard import TRAINING, Shard, read_shard
from playmat.lab.tournament.plan import Tournament

KINDS: Final[dict[str, type[Plan | Tournament]]] = {"simulate": Plan, "arena": Tournament, "report": Plan}
"""The commands whose runs can be cut, and what their plans are."""


class ShardFile(msgspec.Struct, frozen=True):
    """A file with a shard.

    Attributes:
        path: where it is.
        header: its first line.
        shard: which part it is.
    """

    path: Path
    header: Header
    shard: Shard


class WholeRun(msgspec.Struct, frozen=True):
    """A run whose shards belong together, all of them here.

    Attributes:
        command: what is done with the games.
        plan: the run.
        game: what was played, with its card sets.
        pieces: the shards in their order.
    """

    command: str
    plan: Plan | Tournament
    game: Game
    pieces: tuple[ShardFile, ...]

    def rows(self) -> Iterator[ResultRow]:
        """All games in their order.

        Raises:
            BadFile: a shard is not finished, or damaged.
        """
        for piece in self.pieces:
            yield from _games(piece, self.plan)


def gather(paths: Sequence[Path]) -> WholeRun:
    """The run whose shards are in some files, in any order.

    Raises:
        BadFile, BadPlan: one cannot be read, is of another run or version, is missing, or is there twice.
    """
    pieces = sorted(map(open_piece, paths), key=lambda piece: piece.shard.number)
    first = pieces[0]
    plan, game = _planned(first)
    for piece in pieces:
        _same(piece, first)
    by_number: dict[int, ShardFile] = {}
    for piece in pieces:
        twin = by_number.setdefault(piece.shard.number, piece)
        if twin is not piece:
            raise BadPlan(
                "lab-shard-twice", "", shard=str(piece.shard), one=str(twin.path), other=str(piece.path)
            )
    missing = [
        str(Shard(one, first.shard.of)) for one in range(1, first.shard.of + 1) if one not in by_number
    ]
    if missing:
        raise BadPlan("lab-shard-missing", "", count=len(missing), shards=", ".join(missing[:10]))
    return WholeRun(first.header.command, plan, game, tuple(pieces))


def open_piece(path: Path) -> ShardFile:
    """Read the first line of a shard's file.

    Raises:
        BadFile: it cannot be read, or is no shard.
    """
    if path.is_dir() and (path / TRAINING).exists():
        raise _foreign(path)
    with heard(path, UNREADABLE), path.open("rb") as file:
        line = file.readline()
    try:
        header = msgspec.json.decode(line, type=Header)
        if header.command not in KINDS:
            raise _foreign(path)
        return ShardFile(path, header, read_shard(header.shard))
    except (*UNREADABLE_JSON, BadPlan) as error:
        raise _foreign(path) from error


def _foreign(path: Path) -> BadFile:
    """The refusal of something that is no shard; rounds of training are put together in another way."""
    training = (path if path.is_dir() else path.parent) / TRAINING
    return BadFile("lab-shard-training" if training.exists() else "lab-shard-foreign", "", file=str(path))


def _planned(piece: ShardFile) -> tuple[Plan | Tournament, Game]:
    """The plan of a shard, which must have been played by what is installed here.

    Raises:
        BadFile: it was not, or the plan is none.
    """
    header = piece.header
    try:
        plan = msgspec.convert(header.plan, KINDS[header.command], strict=True)
    except msgspec.ValidationError as error:
        if header.playmat != __version__:
            raise _other_version(piece, "playmat", __version__) from error
        raise BadFile("lab-shard-foreign", "", file=str(piece.path)) from error
    game = with_sets(plan.game, plan.sets)
    _same_code(piece, header_of(plan, game))
    # Lines of JSON are sorted by name; results show options in the order of the game.
    options = {one.name: plan.options[one.name] for one in game.options() if one.name in plan.options}
    return msgspec.structs.replace(plan, options=options), game


def _same_code(piece: ShardFile, here: Header) -> None:
    """Refuse what another version played.

    Raises:
        BadFile: the message names the first thing that differs.
    """
    for name in ("playmat", "rules", "data", "source"):
        now = getattr(here, name)
        if getattr(piece.header, name) != now:
            raise _other_version(piece, name, now)


def _other_version(piece: ShardFile, name: str, now: str) -> BadFile:
    """The refusal of a shard of another version."""
    was = getattr(piece.header, name)
    return BadFile("lab-shard-version", "", file=str(piece.path), name=name, was=was, now=now)


def _same(piece: ShardFile, first: ShardFile) -> None:
    """Refuse a shard of another run, or of one that is cut in another way.

    Raises:
        BadFile: the message names the first thing that differs.
    """
    there, here = _told(piece), _told(first)
    for name in sorted(here.keys() | there.keys()):
        if here.get(name) != there.get(name):
            raise BadFile(
                "lab-shard-differs",
                "",
                file=str(piece.path),
                other=str(first.path),
                name=name,
                was=shown(there.get(name)),
                now=shown(here.get(name)),
            )


def _told(piece: ShardFile) -> dict[str, Any]:
    """The facts that all shards of a run share."""
    return {**flat(piece.header), "shard": f"/{piece.shard.of}"}


def _games(piece: ShardFile, plan: Plan | Tournament) -> Iterator[ResultRow]:
    """The games of a shard, each checked to be the one that the plan has there.

    Raises:
        BadFile: one is missing, or is not.
    """
    numbers = piece.shard.numbers(plan.games)
    number = numbers.start
    with piece.path.open("rb") as file:
        file.readline()
        for row, _length in whole_rows(piece.path, file, "lab-shard-damaged"):
            if row.game != number or number >= numbers.stop or row.seed != plan.match_seed(number):
                line = number - numbers.start + 2
                raise BadFile("lab-shard-damaged", "", file=str(piece.path), line=line)
            yield row
            number += 1
    if number < numbers.stop:
        done = number - numbers.start
        raise BadFile(
            "lab-shard-unfinished",
            "",
            file=str(piece.path),
            shard=str(piece.shard),
            done=done,
            games=len(numbers),
        )

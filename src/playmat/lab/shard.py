"""A shard: one of several parts of a run, which any scheduler starts wherever it likes.

Shard 2 of 5 plays the second fifth of the numbers. A game depends on the plan and its number only, so the
parts together are the run, however it was cut.
"""

from __future__ import annotations

import re
from contextlib import closing
from typing import Final, Protocol

import msgspec

from playmat.kernel.game import Game
from playmat.lab.checkpoint import Checkpoint, header_of
from playmat.lab.console import INTERRUPTED, note, progress
from playmat.lab.plan import BadPlan
from playmat.lab.report import print_faults, print_line
from playmat.lab.result_rows import ResultRow
from playmat.lab.running import Running
from playmat.lab.simulate import Playable, Run
from playmat.lab.tally import Failures, Repeats

TRAINING: Final = "run.json"
"""The file beside the rounds of a training; `playmat merge` is not needed for those."""

_WRITTEN: Final = re.compile(r"([1-9]\d{0,6})/([1-9]\d{0,6})")


class Shard(msgspec.Struct, frozen=True):
    """A part of a run.

    Attributes:
        number: which part, from 1.
        of: how many there are.
    """

    number: int
    of: int

    def __str__(self) -> str:
        """The shard as the command line has it."""
        return f"{self.number}/{self.of}"

    def numbers(self, games: int) -> range:
        """The numbers of its games; the shards of a run have all of them, in their order.

        >>> [list(Shard(number, 3).numbers(7)) for number in (1, 2, 3)]
        [[0, 1], [2, 3], [4, 5, 6]]
        """
        return range(games * (self.number - 1) // self.of, games * self.number // self.of)


def read_shard(text: str) -> Shard:
    """A shard as it is written: `2/5`.

    Raises:
        BadPlan: it is none.
    """
    found = _WRITTEN.fullmatch(text.strip())
    shard = Shard(*map(int, found.groups())) if found else None
    if shard is None or shard.number > shard.of:
        raise BadPlan("lab-shard-form", "", got=text[:40])
    return shard


class CuttableRun(Playable, Repeats, Protocol):
    """A run that can be cut: its games are known before any is played."""


class ShardPart(Failures):
    """Counts the games of a shard; how they went is for the merge to say.

    Args:
        plan: the whole run.
        numbers: the games of the shard.
    """

    enough = False
    """All games of the shard are wanted."""

    def __init__(self, plan: CuttableRun, numbers: range) -> None:
        super().__init__(plan)
        self.plan = plan
        self.games = numbers.start

    def add(self, row: ResultRow) -> None:
        """Count a game."""
        self.games += 1
        self.note(row)


def play_shard(plan: CuttableRun, game: Game, running: Running, *, command: str) -> int:
    """Play a part of a plan, and leave it in a file for `playmat merge`; the exit code.

    Args:
        plan: the whole run.
        game: what is played.
        running: how, and which part; `out` is the file, and one with the first games of the same shard is
            gone on with.
        command: what is done with the games.

    Raises:
        BadPlan: the run cannot be cut so.
        BadFile: a file that cannot be written, or is of something else.
        LostWorker: a process died; the games so far are kept.
    """
    shard, out, tr = read_shard(running.shard or ""), running.out, running.tr
    header = header_of(plan, game, command, str(shard))
    if out is None:
        raise BadPlan("lab-shard-out", "", shard=str(shard))
    numbers = shard.numbers(plan.games)
    if not numbers:
        raise BadPlan("lab-shard-many", "", shards=shard.of, games=plan.games)
    part = ShardPart(plan, numbers)
    with closing(Checkpoint(out, header, running.fresh, part.add, numbers.start)) as kept:
        first, many = numbers.start, len(numbers)
        if part.games > first:
            note(tr("lab-going-on", done=part.games - first, games=many, file=str(out)))
        try:
            with progress(many, part.games - first, shown=True, what=tr("lab-progress")) as tell:
                Run(running.processes, kept, part, numbers.stop).go(lambda done: tell(done - first))
        except KeyboardInterrupt:
            note(tr("lab-interrupted", done=part.games - first, games=many, file=str(out)))
            return INTERRUPTED
    print_line(tr("lab-shard-done", shard=str(shard), games=many, file=str(out)))
    print_faults(part, tr)
    return int(part.errors + part.lapses > 0)

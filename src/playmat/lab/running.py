"""The common options of the commands that play many games, and the running of their plans."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec
from cyclopts import Parameter

from playmat.commandline.options import Place, Processes, Seed, read_options, refuse_both, with_difficulty
from playmat.kernel.game import Game, Value
from playmat.lab.checkpoint import Checkpoint, beside, header_of, unnamed
from playmat.lab.cluster.crew import crew_of
from playmat.lab.console import note, processors, progress, voice
from playmat.lab.simulate import Counts, Run
from playmat.lab.tables import check_file, write_table

Taken = TypeVar("Taken")
Untaken: TypeAlias = Annotated[Taken, Parameter(parse=False)]
"""An option that a command does not take, with what holds instead."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Setting:
    """The cards, options and rules that a game is played with.

    Attributes:
        cards: the files of card sets.
        option: options of the game, as `NAME=VALUE`.
        difficulty: the option of that name.
        ruleset: the ruleset; the game's first one if empty.
    """

    cards: list[Path] | None = None
    option: list[str] | None = None
    difficulty: str | None = None
    ruleset: str = ""

    def options(self, game: Game) -> dict[str, Value]:
        """The options of a game by their names, as far as they can be read."""
        return read_options(game, with_difficulty(self.option, self.difficulty))


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Running:
    """The way in which a command plays many games; those that take less of it have classes of their own.

    Attributes:
        workers: how many processes play; one for each processor if not given.
        seed: what the seeds of the games are made from.
        json: print an object, and show nothing while it runs.
        out: the results file.
        overwrite: replace it if there is one.
        fresh: forget the games of an interrupted run.
        only: the number of the one game that is played.
        shard: the part of the run that is played, as it is written.
        cluster: where others play instead of processes of this machine.
        lang: the language, as it is written.

    Raises:
        BadOption: two of them contradict each other.
    """

    workers: Processes | None = None
    seed: Seed = 1
    json: bool = False
    out: Path | None = None
    overwrite: bool = False
    fresh: bool = False
    only: Place | None = None
    shard: str | None = None
    cluster: str | None = None
    lang: str | None = None

    def __post_init__(self) -> None:
        """Refuse what contradicts itself."""
        refuse_both(only=self.only, out=self.out)
        refuse_both(only=self.only, fresh=self.fresh)
        # A part of a run has no results to print or replace, and no single games.
        for beside_shard in ({"json": self.json}, {"overwrite": self.overwrite}, {"only": self.only}):
            refuse_both(shard=self.shard, **beside_shard)
        # These say that something is played in another place than on the cluster.
        for beside_cluster in ({"workers": self.workers}, {"shard": self.shard}, {"only": self.only}):
            refuse_both(cluster=self.cluster, **beside_cluster)

    @property
    def processes(self) -> int:
        """The number of processes that play."""
        return self.workers or processors()

    @property
    def tr(self) -> Callable[..., str]:
        """Says keys of the catalogues in the user's language."""
        return voice(self.lang)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Reporting(Running):
    """A run whose results are a page in a folder, `out`, or printed."""

    only: Untaken[int | None] = None

    def __post_init__(self) -> None:
        """Refuse what contradicts itself."""
        super().__post_init__()
        refuse_both(json=self.json, out=self.out)
        refuse_both(json=self.json, overwrite=self.overwrite)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Comparing(Running):
    """A run of two sides, all of it, of which nothing is left but what is printed."""

    out: Untaken[Path | None] = None
    overwrite: Untaken[bool] = False
    only: Untaken[int | None] = None
    shard: Untaken[str | None] = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class PrintedRun(Running):
    """A run of which nothing is left but what is printed."""

    out: Untaken[Path | None] = None
    overwrite: Untaken[bool] = False
    only: Untaken[int | None] = None
    shard: Untaken[str | None] = None
    cluster: Untaken[str | None] = None


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Here(Running):
    """A run on this machine, from its first game to its last."""

    only: Untaken[int | None] = None
    shard: Untaken[str | None] = None
    cluster: Untaken[str | None] = None


SETTING: Final = Setting()
"""A game as it usually is."""

RUNNING: Final = Running()
"""A run of which nothing is said; below, the same of those that take less."""

REPORTING: Final = Reporting()
COMPARING: Final = Comparing()
PRINTED: Final = PrintedRun()
HERE: Final = Here()


def carry_out(
    plan: msgspec.Struct,
    game: Game,
    tally: Counts,
    running: Running,
    *,
    command: str,
    most: int,
) -> Run | None:
    """Play all games of a plan, and keep them meanwhile; None if the user interrupts.

    Args:
        plan: what decides all games, and nothing else.
        game: what is played.
        tally: counts the games.
        running: how they are played and kept.
        command: what is done with them.
        most: how many games there can be.

    Raises:
        BadFile: a file that cannot be written, or is of another plan.
        BadPlan: a cluster that cannot play it.
        LostWorker: a process died; the games so far are kept.
    """
    out, tr = running.out, running.tr
    if out is not None:
        check_file(out, running.overwrite)
    header = header_of(plan, game, command)
    checkpoint = Checkpoint(beside(out) if out else unnamed(header), header, running.fresh, tally.add)
    try:
        if tally.games:
            note(tr("lab-going-on", done=tally.games, games=most, file=str(checkpoint.path)))
        with crew_of(running.cluster, tr, note) as crew:
            run = Run(running.processes, checkpoint, tally, crew=crew)
            with progress(most, tally.games, shown=not running.json, what=tr("lab-progress")) as tell:
                run.go(tell)
        if out is not None:
            write_table(out, checkpoint.rows)
    except KeyboardInterrupt:
        note(tr("lab-interrupted", done=tally.games, games=most, file=str(checkpoint.path)))
        return None
    finally:
        checkpoint.close()
    checkpoint.remove()
    return run

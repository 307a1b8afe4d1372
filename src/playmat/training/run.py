"""A run of learning: rounds of matches, each kept when it is done, then the fit and the file of weights.

Round `k` of a seed is always the same, so that a run that was interrupted goes on where it stopped. Every
tenth round is held out: nothing is learned from it, and the losses that are told are those on it.

The positions that are learned from are others than people meet: chance has had its say in them. So what was
learned is corrected in the end by matches of a judge in which nobody errs: how bold it is, and how hopeful.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import msgspec
import numpy as np

from playmat.kernel.documents.weights import VERSION, Weights, digest_of, written
from playmat.kernel.errors import PlaymatError, system_reason
from playmat.kernel.game import Game
from playmat.kernel.observation.features import UNIT
from playmat.kernel.registry import game as installed_game
from playmat.kernel.rng import mix
from playmat.lab.checkpoint import source_hash
from playmat.lab.cluster.crew import Cluster, Job
from playmat.lab.files import replaced
from playmat.lab.shard import TRAINING
from playmat.training.fitting import Regression, chances, corrected, correction, log_loss, scores, whole
from playmat.training.positions import Positions, joined, save, unpacked
from playmat.training.selfplay import features_of, judged_round, play_round

ROUND: Final = 200
"""Matches of a round."""

HELD_OUT: Final = 10
"""One round in so many is held out."""

SUFFIX: Final = ".partial"


class BadRun(PlaymatError):
    """A run that cannot go on."""


class Task(msgspec.Struct, frozen=True):
    """All that decides what is learned.

    Attributes:
        game: the id of the game.
        player: who plays.
        games: how many matches.
        seed: what they are made from.
        epochs: how often each position is learned from.
        judge: who plays the matches that correct what was learned.
        judged: how many these are.
        data: the hash of the game's cards.
        source: the hash of the code that plays.
    """

    game: str
    player: str
    games: int
    seed: int
    epochs: int
    judge: str
    judged: int
    data: str
    source: str

    def command(self) -> str:
        """The command line without the file."""
        return (
            f"playmat train {self.game} --player {self.player} --games {self.games} --seed {self.seed} "
            f"--epochs {self.epochs} --judge {self.judge} --judge-games {self.judged}"
        )

    def rounds(self) -> list[tuple[int, int]]:
        """The first match of each round, and how many it has."""
        return rounds_of(0, self.games)

    def judged_rounds(self) -> list[tuple[int, int]]:
        """The same of the matches of the judge: they are numbered on."""
        return rounds_of(self.games, self.judged)


def rounds_of(first: int, count: int) -> list[tuple[int, int]]:
    """The first match of each of the rounds of so many matches, and how many it has."""
    return [(first + done, min(ROUND, count - done)) for done in range(0, count, ROUND)]


class Losses(msgspec.Struct, frozen=True):
    """The log loss on the positions that were held out.

    Attributes:
        positions: how many these are.
        coin: of a chance of one half each.
        plain: of the weights that know no single card.
        full: of those that do.
    """

    positions: int
    coin: float
    plain: float
    full: float


def task_of(game: Game, player: str, games: int, seed: int, epochs: int, judge: str, judged: int) -> Task:
    """The task of a run, here and now."""
    return Task(game.id, player, games, seed, epochs, judge, judged, game.data_hash(), source_hash(game))


def prepared(task: Task, folder: Path) -> None:
    """Make the folder of a run, or see that it is that of this one.

    Raises:
        BadRun: the folder holds another run, or something that is none.
        BadFile: it cannot be written.
    """
    header = json.dumps(msgspec.to_builtins(task))
    known = folder / TRAINING
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not known.exists():
            with replaced(known) as scratch:  # shards may begin at the same time in the same folder
                scratch.write_text(header, encoding="utf-8")
        elif known.read_text(encoding="utf-8") != header:
            raise BadRun("train-other-run", "", folder=str(folder))
    except (OSError, ValueError) as error:
        raise BadRun("train-folder", "", folder=str(folder), why=system_reason(error)) from error


def play_rounds(
    game: Game,
    task: Task,
    folder: Path,
    rounds: Sequence[tuple[int, int]],
    tell: Callable[[int], None],
    crew: Cluster | None = None,
) -> list[Positions]:
    """The positions of rounds of a run: those in its folder are read, the others are played and put there.

    Args:
        game: what is played.
        task: the run.
        folder: where rounds are kept; it is prepared.
        rounds: the first match of each round, and how many it has.
        tell: is told after each round that is played how many matches of these rounds are there.
        crew: plays them elsewhere, or None.

    Raises:
        BadRun: the folder cannot be used, or a round in it is damaged.
    """
    files = {first: file_of(folder, first) for first, _count in rounds}
    found = {first: round_of(file) for first, file in files.items() if file.exists()}
    left = [one for one in rounds if one[0] not in found]
    done = sum(count for first, count in rounds if first in found)
    brought = rounds_by(crew, game, task, left) if crew else (played(task, *one) for one in left)
    try:
        for (first, count), positions in zip(left, brought, strict=True):
            save(files[first], positions)
            found[first] = positions
            done += count
            tell(done)
    except (OSError, ValueError) as error:
        raise BadRun("train-folder", "", folder=str(folder), why=system_reason(error)) from error
    return [found[first] for first in files]


def rounds_by(
    crew: Cluster, game: Game, task: Task, rounds: Sequence[tuple[int, int]]
) -> Iterator[Positions]:
    """Play rounds of a run on a cluster; a round may come in parts."""
    units = [range(first, first + count) for first, count in rounds]
    job = Job(game, partial(packed, task), bytes, partial(mix, task.seed), whole=True)
    parts: list[Positions] = []
    ends = {numbers.stop for numbers in units}
    for numbers, part in crew.play(job, units):
        parts.append(unpacked(part))
        if numbers.stop in ends:
            yield joined(parts)
            parts = []


def packed(task: Task, first: int, count: int) -> bytes:
    """Play a round of a run, or some of its matches; a worker of a cluster does."""
    return played(task, first, count).packed()


def played(task: Task, first: int, count: int) -> Positions:
    """Play a round of a run, or some of its matches; those of the judge are numbered on."""
    game = installed_game(task.game)
    if first < task.games:
        return play_round(game, task.player, task.seed, first, count)
    return judged_round(game, task.judge, task.seed, first, count)


def round_of(file: Path) -> Positions:
    """The positions of the round in a file.

    Raises:
        BadRun: it cannot be read.
    """
    try:
        return unpacked(file.read_bytes())
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise BadRun("train-round-damaged", "", file=str(file)) from error


def file_of(folder: Path, first: int) -> Path:
    """The file of the round that begins with a match."""
    return folder / f"round-{first:07}.npz"


def fitted(
    game: Game,
    task: Task,
    rounds: list[Positions],
    judged: list[Positions],
    date: str,
    tell: Callable[[int, float, float], None],
) -> tuple[Weights, Losses]:
    """The weights, first those without cards, then those with them; and how good they are.

    Args:
        game: what was played.
        task: the run.
        rounds: the positions of its rounds; with one round alone, it is both learned from and held out.
        judged: the positions that correct what was learned; with none of them it stays as it is.
        date: the day, as 2026-11-24.
        tell: is told after each epoch its number, and the log losses on what is learned and what is held out.

    Raises:
        BadRun: there are no positions to learn from, or none to hold out.
    """
    features = features_of(game)
    held = joined(rounds[::HELD_OUT])
    learned = joined([part for number, part in enumerate(rounds) if number % HELD_OUT] or rounds)
    if not len(held) or not len(learned):
        raise BadRun("train-few", "", games=task.games)
    tables, losses = [], []
    for size in (int(features.plain), len(features.names)):
        fit = Regression(learned.below(size), size, task.seed)
        tested = held.below(size)
        for epoch, loss in enumerate(fit.learn(task.epochs)):
            tell(epoch + 1, loss, log_loss(chances(fit.scores(tested)), tested.results))
        found = fit.found()
        if judged:
            true = joined(judged).below(size)
            found = corrected(found, *correction(scores(true, found), true.results))
        rounded = whole(found)
        tables.append(dict(zip(features.names, rounded, strict=False)))
        losses.append(log_loss(chances(scores(tested, np.array(rounded) / UNIT)), tested.results))
    weights = Weights(
        version=VERSION,
        game=game.id,
        command=task.command(),
        seed=task.seed,
        games=task.games,
        positions=len(learned),
        data=task.data,
        date=date,
        digest=digest_of(*tables),
        plain=tables[0],
        full=tables[1],
    )
    coin = log_loss(np.full(len(held), 0.5), held.results)
    return weights, Losses(len(held), coin, *losses)


def keep(weights: Weights, out: Path, folder: Path) -> None:
    """Write the file of weights, and take away the rounds.

    Raises:
        BadFile: it cannot be written.
    """
    with replaced(out) as half:
        half.write_text(written(weights), encoding="utf-8")
    shutil.rmtree(folder)

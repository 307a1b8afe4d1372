"""`playmat train`."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from playmat import texts
from playmat.commandline.options import BadOption, Games, Place, Seed, number, refuse_both
from playmat.kernel.errors import BadSetup
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.registry import game as installed_game

INTERRUPTED = 130

JUDGED = 5
"""One match of the judge for so many that are learned from, if nobody says how many."""


def train(
    game: str,
    /,
    *,
    out: Path = Path("weights.toml"),
    player: str = "greedy",
    games: Games = 20_000,
    seed: Seed = 1,
    epochs: Annotated[int, number(1, 1000)] = 20,
    judge: str | None = None,
    judge_games: Annotated[int, number(0, 1_000_000)] | None = None,
    overwrite: bool = False,
    shard: str | None = None,
    cluster: str | None = None,
    only: Place | None = None,
    lang: str | None = None,
) -> int:
    """Learn what positions are worth from matches of a computer player against itself; write the weights."""
    try:
        import numpy as np  # noqa: F401 - whether it is there
    except ImportError as error:
        raise BadSetup("train-extra") from error
    from playmat.kernel.rng import Stream, mix
    from playmat.lab.cluster.crew import crew_of
    from playmat.lab.console import note, voice
    from playmat.lab.files import check_new
    from playmat.lab.plan import BadPlan
    from playmat.lab.shard import read_shard
    from playmat.players import load
    from playmat.training.run import SUFFIX, fitted, keep, play_rounds, played, prepared, task_of
    from playmat.training.selfplay import features_of

    language = texts.detect(lang)

    def say(key: str, /, **args: Filling) -> None:
        print(texts.render(Phrase(key, args), language), file=sys.stderr, flush=True)

    kind = installed_game(game)
    features_of(kind)
    judge = player if judge is None else judge
    judged = games // JUDGED if judge_games is None else judge_games
    for name in (player, judge):
        load(name, Stream(0, 0), kind)
    refuse_both(shard=shard, cluster=cluster, only=only)
    task = task_of(kind, player, games, seed, epochs, judge, judged)
    if only is not None:
        if only >= games + judged:
            most = str(games + judged - 1)
            raise BadOption("usage-number", "", name="--only", got=str(only), low="0", high=most)
        taken = len(played(task, only, 1))
        say("train-only", game=only, seed=str(mix(seed, only)), positions=taken)
        return 0
    check_new(out, overwrite)
    folder = out.with_name(out.name + SUFFIX)
    rounds = task.rounds() + task.judged_rounds()
    part = read_shard(shard) if shard is not None else None
    if part is not None:
        if part.of > len(rounds):
            raise BadPlan("train-shard-many", "", shards=part.of, rounds=len(rounds))
        rounds = [rounds[number] for number in part.numbers(len(rounds))]
    many = sum(count for _first, count in rounds)
    try:
        with crew_of(cluster, voice(lang), note) as crew:
            prepared(task, folder)  # nothing is left behind if there is no such cluster
            found = play_rounds(
                kind, task, folder, rounds, lambda done: say("train-played", done=done, games=many), crew
            )
        if part is not None:
            say("train-shard", shard=str(part), games=many, folder=str(folder))
            return 0
        date = datetime.now(UTC).date().isoformat()
        weights, losses = fitted(
            kind,
            task,
            found[: len(task.rounds())],
            found[len(task.rounds()) :],
            date,
            lambda epoch, learned, held: say(
                "train-epoch", epoch=epoch, epochs=epochs, learned=f"{learned:.4f}", held=f"{held:.4f}"
            ),
        )
    except KeyboardInterrupt:
        say("train-interrupted", folder=str(folder))
        return INTERRUPTED
    keep(weights, out, folder)
    say(
        "train-done",
        file=str(out),
        positions=losses.positions,
        coin=f"{losses.coin:.4f}",
        plain=f"{losses.plain:.4f}",
        full=f"{losses.full:.4f}",
    )
    return 0

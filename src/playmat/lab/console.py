"""Helpers that the commands of this room share: words, names, the progress shown, and running a plan."""

from __future__ import annotations

import json as json_text
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from playmat import texts
from playmat.kernel.game import Game
from playmat.kernel.phrase import Filling, Phrase
from playmat.lab.checkpoint import Checkpoint, beside, header_of, unnamed
from playmat.lab.cluster.crew import crew_of
from playmat.lab.plan import BadPlan
from playmat.lab.simulate import Counts, Playable, Run, attempt, play_game
from playmat.programs import PREFIX

INTERRUPTED = 130


def carry_out(
    plan: msgspec.Struct,
    game: Game,
    tally: Counts,
    *,
    command: str,
    most: int,
    workers: int,
    out: Path | None,
    fresh: bool,
    json: bool,
    tr: Callable[..., str],
    cluster: str | None = None,
) -> Run | None:
    """Play all games of a plan, and keep them meanwhile; None if the user interrupts.

    Args:
        plan: what decides all games, and nothing else.
        game: what is played.
        tally: counts the games.
        command: what is done with them.
        most: how many games there can be.
        workers: how many processes play.
        out: the results file, or None.
        fresh: forget the games of an interrupted run.
        json: nothing is shown while it runs.
        tr: says keys of the catalogues.
        cluster: where others play instead of processes of this machine, or None.

    Raises:
        BadFile: a file that cannot be written, or is of another plan.
        BadPlan: a cluster that cannot play it.
        LostWorker: a process died; the games so far are kept.
    """
    from playmat.lab.tables import write_table

    header = header_of(plan, game, command)
    checkpoint = Checkpoint(beside(out) if out else unnamed(header), header, fresh, tally.add)
    try:
        if tally.games:
            note(tr("lab-going-on", done=tally.games, games=most, file=str(checkpoint.path)))
        with crew_of(cluster, tr, note) as crew:
            run = Run(workers, checkpoint, tally, crew=crew)
            with progress(most, tally.games, shown=not json, what=tr("lab-progress")) as tell:
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


def play_one(plan: Playable, number: int, json: bool) -> int:
    """Play one game of a plan and print its row; an error that breaks it comes with all its frames."""
    if json:
        row = play_game(plan, number)
        print(msgspec.json.encode(row, order="sorted").decode())
        return int(bool(row.error))
    try:
        row = attempt(plan, number)
    except Exception:
        traceback.print_exc()
        return 1
    for name, value in msgspec.to_builtins(row).items():
        print(f"{name}: {json_text.dumps(value, ensure_ascii=False)}")
    return 0


def voice(lang: str | None) -> Callable[..., str]:
    """Says keys of the catalogues in the user's language."""
    language = texts.detect(lang)

    def tr(key: str, /, **args: Filling) -> str:
        return texts.render(Phrase(key, args), language)

    return tr


def names_of(option: str, text: str) -> list[str]:
    """The names in a list with commas."""
    names = [lowered(name.strip()) for name in text.split(",")] if text else []
    if not all(names) or (option == "players" and not names):
        raise BadPlan("lab-empty-name", "", name=option, got=text)
    return names


def lowered(name: str) -> str:
    """A name in lower case; a program is called as it is written."""
    return name if name.startswith(PREFIX) else name.lower()


def processors() -> int:
    """The number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def note(text: str) -> None:
    """Say something beside the output."""
    print(text, file=sys.stderr)


@contextmanager
def progress(games: int, done: int, *, shown: bool, what: str) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal; nothing where nobody looks."""
    if not (shown and sys.stderr.isatty()):
        yield lambda _games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=games, completed=done)
        yield lambda done: bar.update(task, completed=done)

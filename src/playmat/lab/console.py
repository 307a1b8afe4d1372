"""Helpers that the commands of this room share: words, names, the progress shown, and a single game."""

from __future__ import annotations

import json as json_text
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from playmat import texts
from playmat.commandline.options import BadOption
from playmat.kernel.phrase import Filling, Phrase
from playmat.lab.plan import BadPlan
from playmat.lab.simulate import Playable, attempt, play_game
from playmat.programs import PREFIX

INTERRUPTED = 130


def play_one(plan: Playable, number: int, *, within: bool, json: bool) -> int:
    """Play one game of a plan and print its row; an error that breaks it comes with all its frames.

    Args:
        plan: what the games are.
        number: which of them, counted from 0.
        within: refuse one that the plan does not have; otherwise its games go on for ever.
        json: print an object.

    Raises:
        BadOption: the plan has no such game.
    """
    if within and number >= plan.games:
        most = str(plan.games - 1)
        raise BadOption("usage-number", "", name="--only", got=str(number), low="0", high=most)
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

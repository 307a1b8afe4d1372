"""`playmat simulate` and `playmat bench`."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from playmat import texts
from playmat.cards.game import CardGame
from playmat.commandline.options import (
    Games,
    Place,
    Processes,
    Seats,
    Seconds,
    Seed,
    read_options,
    refuse_both,
    with_difficulty,
)
from playmat.kernel.game import Game
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.registry import game as installed_game
from playmat.kernel.registry import games as installed_games
from playmat.lab.cards import card_game, with_cards
from playmat.lab.plan import BadPlan, Plan, make_plan
from playmat.programs import PREFIX, allow

if TYPE_CHECKING:
    from playmat.lab.checkpoint import Checkpoint
    from playmat.lab.meeting import Entrant
    from playmat.lab.tally import Tally

INTERRUPTED = 130


def simulate(
    game: str,
    /,
    *,
    players: str = "random",
    seats: Seats | None = None,
    heroes: Annotated[str | None, Parameter(name=["--heroes", "--roles"])] = None,
    decks: str | None = None,
    cards: list[Path] | None = None,
    option: list[str] | None = None,
    difficulty: str | None = None,
    ruleset: str = "",
    games: Games = 1000,
    workers: Processes | None = None,
    seed: Seed = 1,
    json: bool = False,
    out: Path | None = None,
    overwrite: bool = False,
    fresh: bool = False,
    only: Place | None = None,
    lang: str | None = None,
) -> int:
    """Let computer players play many games; exit with 1 if something went wrong in one of them.

    The same command gives the same results, whatever the number of workers. Interrupted, it goes on where it
    stopped when it is given again.
    """
    tr = _voice(lang)
    kind = with_cards(installed_game(game), cards)
    refuse_both(only=only, out=out)
    refuse_both(only=only, fresh=fresh)
    names, roles = _names("players", players), _names("heroes", heroes or "")
    allow(names)
    options = read_options(kind, with_difficulty(option, difficulty))
    plan = make_plan(
        kind,
        names,
        seats=seats,
        heroes=roles,
        ruleset=ruleset,
        options=options,
        games=games,
        seed=seed,
        decks=_entrants(game, cards, decks) if decks is not None else (),
    )
    if only is not None:
        return _play_one(plan, only, json)
    if out is not None:
        from playmat.lab.tables import check_file

        check_file(out, overwrite)
    return _play_all(plan, kind, workers or _processors(), out, fresh=fresh, json=json, tr=tr)


def _play_all(
    plan: Plan,
    game: Game,
    workers: int,
    out: Path | None,
    *,
    fresh: bool,
    json: bool,
    tr: Callable[..., str],
) -> int:
    """Carry out a plan, keep its games, and print what came out."""
    from playmat.lab.simulate import Run
    from playmat.lab.tables import write_table
    from playmat.lab.tally import Tally

    tally = Tally(plan, game.team)
    checkpoint = _open(plan, game, out, fresh, tally)
    try:
        if tally.games:
            _note(tr("lab-going-on", done=tally.games, games=plan.games, file=str(checkpoint.path)))
        run = Run(plan, workers, checkpoint, tally)
        with _progress(plan, tally.games, shown=not json, what=tr("lab-progress")) as tell:
            run.go(tell)
        if out is not None:
            write_table(out, checkpoint.rows)
    except KeyboardInterrupt:
        _note(tr("lab-interrupted", done=tally.games, games=plan.games, file=str(checkpoint.path)))
        return INTERRUPTED
    finally:
        checkpoint.close()
    checkpoint.remove()
    starters = game.starters[: len(plan.players)] if isinstance(game, CardGame) and not plan.decks else []
    if json:
        told = {"starters": starters} if starters else {}
        print(json_text.dumps({**tally.plain(), **told, "run": run.plain()}))
    else:
        from playmat.lab.report import print_summary

        print_summary(tally, run, tr)
        if starters:
            print(tr("lab-decks-usual", decks=", ".join(map(", ".join, starters))))
        if out is not None:
            print(tr("lab-written", file=str(out), games=tally.games))
    return int(tally.errors + tally.lapses > 0)


def _open(plan: Plan, game: Game, out: Path | None, fresh: bool, tally: Tally) -> Checkpoint:
    """The file in which the games are kept meanwhile; those that are in it are counted."""
    from playmat.lab.checkpoint import Checkpoint, beside, header_of, unnamed

    header = header_of(plan, game)
    return Checkpoint(beside(out) if out else unnamed(header), header, fresh, tally.add)


def _play_one(plan: Plan, number: int, json: bool) -> int:
    """Play one game of a plan and print its row; an error that breaks it comes with all its frames."""
    import traceback

    import msgspec

    from playmat.lab.simulate import attempt, play_game

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


def bench(
    game: str | None = None,
    /,
    *,
    json: bool = False,
    seconds: Seconds = 10,
    compare: Path | None = None,
    gym: bool = False,
    lang: str | None = None,
) -> None:
    """Measure how fast the rules of a game are on this machine.

    Beside each figure stands its ratio to a yardstick that is measured in turns with it, so that runs on
    different machines, or on a busy one, can be compared. --gym measures the environments for programs that
    learn instead, in processor time.
    """
    from playmat.lab.bench import measure, read_figures
    from playmat.lab.report import print_figures

    tr = _voice(lang)
    refuse_both(json=json, compare=compare)
    kinds = [installed_game(name) for name in ([game] if game is not None else installed_games())]
    if gym:
        refuse_both(gym=gym, compare=compare)
        _bench_gym(
            kinds if game is not None else [kind for kind in kinds if kind.observer()], seconds, json, tr
        )
        return
    earlier = read_figures(compare) if compare is not None else {}
    found = [measure(kind, seconds) for kind in kinds]
    if json:
        plain = [one.plain() for one in found]
        print(json_text.dumps(plain[0] if len(plain) == 1 else plain))
        return
    for one in found:
        print_figures(one, earlier.get(one.game), tr)


def _bench_gym(games: list[Game], seconds: float, json: bool, tr: Callable[..., str]) -> None:
    """Measure the environments of games, and print the figures."""
    from playmat.gyms import environments
    from playmat.lab.bench_gyms import measure_gym
    from playmat.lab.report import print_gym_figures

    environments()
    found = [measure_gym(game, seconds) for game in games]
    if json:
        plain = [one.plain() for one in found]
        print(json_text.dumps(plain[0] if len(plain) == 1 else plain))
        return
    for one in found:
        print_gym_figures(one, tr)


def _voice(lang: str | None) -> Callable[..., str]:
    """Says keys of the catalogues in the user's language."""
    language = texts.detect(lang)

    def tr(key: str, /, **args: Filling) -> str:
        return texts.render(Phrase(key, args), language)

    return tr


def _names(option: str, text: str) -> list[str]:
    """The names in a list with commas."""
    names = [_lower(name.strip()) for name in text.split(",")] if text else []
    if not all(names) or (option == "players" and not names):
        raise BadPlan("lab-empty-name", "", name=option, got=text)
    return names


def _lower(name: str) -> str:
    """A name in lower case; a program is called as it is written."""
    return name if name.startswith(PREFIX) else name.lower()


def _entrants(game: str, cards: list[Path] | None, decks: str) -> list[Entrant]:
    """The decks of a round robin."""
    from playmat.lab.decks import entrants

    return entrants(card_game(game, cards), decks)


def _processors() -> int:
    """How many processors this process may use."""
    import os

    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _note(text: str) -> None:
    """Say something beside the output."""
    print(text, file=sys.stderr)


@contextmanager
def _progress(plan: Plan, done: int, *, shown: bool, what: str) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal; nothing where nobody looks."""
    if not (shown and sys.stderr.isatty()):
        yield lambda _games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=plan.games, completed=done)
        yield lambda games: bar.update(task, completed=games)

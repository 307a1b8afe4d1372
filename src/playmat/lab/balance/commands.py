"""`playmat report` and `playmat compare`."""

from __future__ import annotations

import json as json_text
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, TypeAlias, TypeVar

from cyclopts import Parameter

from playmat import texts
from playmat.cards.game import CardGame
from playmat.commandline.options import (
    Games,
    Seats,
    read_options,
    with_difficulty,
)
from playmat.kernel.registry import game as installed_game
from playmat.lab.balance.comparison import Compared, make_comparison
from playmat.lab.balance.figures import LIBRARIES, TABLES, Gathered, check_libraries, frames
from playmat.lab.balance.kept import write_report_json
from playmat.lab.balance.making import A_PAIR, IN_ALL, kept_report, report_plan
from playmat.lab.balance.page import PAGE, write_report
from playmat.lab.collection.cards import with_cards
from playmat.lab.collection.finding import ALL, entrants
from playmat.lab.console import INTERRUPTED, names_of
from playmat.lab.files import check_new
from playmat.lab.plan import BadPlan, Plan, make_plan
from playmat.lab.report import print_faults
from playmat.lab.running import COMPARING, REPORTING, SETTING, Comparing, Reporting, Setting, carry_out
from playmat.lab.shard import play_shard
from playmat.programs import allow

FOLDER = "report"
"""The folder of a report, if nothing is said."""

Sided: TypeAlias = Annotated[list[str] | None, Parameter(consume_multiple=1)]
"""One value for both sides of a comparison, or one for each."""

SidedFiles: TypeAlias = Annotated[list[Path] | None, Parameter(consume_multiple=1)]
"""One file for both sides of a comparison, or one for each."""

Value = TypeVar("Value")


def report(
    game: str,
    /,
    *,
    players: str = "greedy",
    decks: str = ALL,
    seats: Seats | None = None,
    setting: Setting = SETTING,
    games: Games | None = None,
    running: Reporting = REPORTING,
) -> int:
    """Let computer players play, and write a report on the balance of decks and cards, one page of HTML."""
    kind = with_cards(installed_game(game), setting.cards)
    whole = running.shard is None
    folder = checked_folder(running.out, running.overwrite, json=running.json) if whole else None
    names = names_of("players", players)
    allow(names)
    plan = report_plan(
        kind,
        names,
        entrants(kind, decks) if isinstance(kind, CardGame) else (),
        seats=seats,
        ruleset=setting.ruleset,
        options=setting.options(kind),
        games=games,
        seed=running.seed,
    )
    if running.shard is not None:
        return play_shard(plan, kind, running, command="report")
    found = Gathered(plan, kind.team)
    games_only = replace(running, out=None)
    run = carry_out(plan, kind, found, games_only, command="report", most=plan.games)
    if run is None:
        return INTERRUPTED
    return tell_report(found, folder, texts.detect(running.lang), running.tr)


def checked_folder(out: Path | None, overwrite: bool, *, json: bool) -> Path | None:
    """The folder of a report that may be written; None for one that is printed.

    Raises:
        BadFile: there is a report in it, or a library of reports is missing.
    """
    check_libraries(TABLES if json else LIBRARIES)
    if json:
        return None
    folder = out or Path(FOLDER)
    check_new(folder / PAGE, overwrite)
    return folder


def tell_report(found: Gathered, folder: Path | None, language: str, tr: Callable[..., str]) -> int:
    """Write a report, and say where it is, or print it as JSON; the exit code.

    Args:
        found: the games.
        folder: where; None to print.
        language: the code of the language.
        tr: says keys of the catalogues in it.
    """
    if folder is None:
        print(write_report_json(kept_report(found, time.strftime("%Y-%m-%d"))))
    else:
        if found.told:
            path = write_report(folder, found, frames(found), language, tr)
            print(tr("report-written", file=str(path), games=found.finished))
        print_faults(found, tr)
    return int(found.errors + found.lapses > 0)


def compare(
    game: str,
    /,
    *,
    players: Sided = None,
    decks: str = ALL,
    seats: Seats | None = None,
    cards: SidedFiles = None,
    option: Sided = None,
    difficulty: Sided = None,
    ruleset: Sided = None,
    games: Games | None = None,
    running: Comparing = COMPARING,
) -> int:
    """Play the same matches before and after a change, and say what it does to decks and cards."""
    base = installed_game(game)
    sets, levels = both_sides("cards", cards), both_sides("difficulty", difficulty)
    rules, named = both_sides("ruleset", ruleset), both_sides("players", players or ["greedy"])
    options = both_options(option)
    plans: list[Plan] = []
    for side in range(2):
        file = sets[side]
        kind = with_cards(base, [file] if file is not None else None)
        names = names_of("players", named[side] or "")
        allow(names)
        plans.append(
            make_plan(
                kind,
                names,
                seats=seats,
                ruleset=rules[side] or "",
                options=read_options(kind, with_difficulty(options[side], levels[side])),
                games=games or (A_PAIR if isinstance(kind, CardGame) else IN_ALL),
                seed=running.seed,
                decks=entrants(kind, decks) if isinstance(kind, CardGame) else (),
            )
        )
    plan = make_comparison(*plans)
    check_libraries(TABLES)
    found = Compared(plan, base.team)
    run = carry_out(plan, base, found, running, command="compare", most=plan.games)
    if run is None:
        return INTERRUPTED
    from playmat.lab.balance.changes import changes
    from playmat.lab.balance.differences import plain_changes, print_changes

    tables = changes(found) if all(side.told for side in found.sides) else {}
    if running.json:
        print(json_text.dumps({**plain_changes(found, tables), "run": run.plain()}))
    else:
        print_changes(found, tables, run, texts.detect(running.lang), running.tr)
    return int(any(side.errors + side.lapses for side in found.sides))


def both_sides(name: str, values: Sequence[Value] | None) -> tuple[Value | None, Value | None]:
    """The options of each side of a comparison: one value is that of both.

    Raises:
        BadPlan: there are more than two.
    """
    if not values:
        return None, None
    if len(values) > 2:
        raise BadPlan("lab-compare-many", "", name=name, got=len(values))
    return values[0], values[-1]


def both_options(words: Sequence[str] | None) -> tuple[list[str], list[str]]:
    """The options of a game on each side: what is named twice is before and after, all else on both sides.

    >>> both_options(["a=1", "b=yes", "a=2"])
    (['a=1', 'b=yes'], ['a=2', 'b=yes'])

    Raises:
        BadPlan: an option is named more than twice.
    """
    by_name: dict[str, list[str]] = {}
    for word in words or ():
        by_name.setdefault(word.partition("=")[0].strip().lower(), []).append(word)
    sides = [both_sides("option", same) for same in by_name.values()]
    return [before or "" for before, _after in sides], [after or "" for _before, after in sides]

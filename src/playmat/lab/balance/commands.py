"""`playmat report`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from playmat import texts
from playmat.cards.game import CardGame
from playmat.commandline.options import (
    Games,
    Processes,
    Seats,
    Seed,
    read_options,
    refuse_shard,
    with_difficulty,
)
from playmat.kernel.registry import game as installed_game
from playmat.lab.balance.figures import Gathered, check_libraries, frames
from playmat.lab.balance.page import PAGE, write_report
from playmat.lab.checkpoint import BadFile, header_of
from playmat.lab.collection.cards import with_cards
from playmat.lab.collection.decks import ALL, entrants
from playmat.lab.console import INTERRUPTED, carry_out, names_of, processors, voice
from playmat.lab.plan import make_plan
from playmat.lab.report import print_faults
from playmat.lab.shard import play_shard, read_shard
from playmat.programs import allow

FOLDER = "report"
"""The folder of a report, if nothing is said."""

A_PAIR, IN_ALL = 20, 400
"""How many games there are where nobody says: of each two decks, or of a game without decks."""


def report(
    game: str,
    /,
    *,
    players: str = "greedy",
    decks: str = ALL,
    seats: Seats | None = None,
    cards: list[Path] | None = None,
    option: list[str] | None = None,
    difficulty: str | None = None,
    ruleset: str = "",
    games: Games | None = None,
    workers: Processes | None = None,
    seed: Seed = 1,
    out: Path | None = None,
    overwrite: bool = False,
    fresh: bool = False,
    shard: str | None = None,
    lang: str | None = None,
) -> int:
    """Let computer players play, and write a report on the balance of decks and cards, one page of HTML."""
    tr, kind = voice(lang), with_cards(installed_game(game), cards)
    refuse_shard(shard, overwrite=overwrite)
    folder = checked_folder(out, overwrite) if shard is None else None
    names = names_of("players", players)
    allow(names)
    has_decks = isinstance(kind, CardGame)
    plan = make_plan(
        kind,
        names,
        seats=seats,
        ruleset=ruleset,
        options=read_options(kind, with_difficulty(option, difficulty)),
        games=games or (A_PAIR if has_decks else IN_ALL),
        seed=seed,
        decks=entrants(kind, decks) if isinstance(kind, CardGame) else (),
    )
    plan = msgspec.structs.replace(plan, watches=True)
    if folder is None:
        part, many = read_shard(shard or ""), workers or processors()
        header = header_of(plan, kind, "report", str(part))
        return play_shard(plan, header, part, out, workers=many, fresh=fresh, tr=tr)
    found = Gathered(plan, kind.team)
    run = carry_out(
        plan,
        kind,
        found,
        command="report",
        most=plan.games,
        workers=workers or processors(),
        out=None,
        fresh=fresh,
        json=False,
        tr=tr,
    )
    if run is None:
        return INTERRUPTED
    return tell_report(found, folder, texts.detect(lang), tr)


def checked_folder(out: Path | None, overwrite: bool) -> Path:
    """The folder of a report that may be written.

    Raises:
        BadFile: there is a report in it, or a library of reports is missing.
    """
    check_libraries()
    folder = out or Path(FOLDER)
    if (folder / PAGE).exists() and not overwrite:
        raise BadFile("lab-file-exists", "", file=str(folder / PAGE))
    return folder


def tell_report(found: Gathered, folder: Path, language: str, tr: Callable[..., str]) -> int:
    """Write a report, and say where it is; the exit code.

    Args:
        found: the games.
        folder: where.
        language: the code of the language.
        tr: says keys of the catalogues in it.
    """
    if found.told:
        path = write_report(folder, found, frames(found), language, tr)
        print(tr("report-written", file=str(path), games=found.finished))
    print_faults(found, tr)
    return int(found.errors + found.lapses > 0)

"""`playmat merge`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path

from playmat import texts
from playmat.commandline.options import refuse_both
from playmat.lab.console import voice
from playmat.lab.plan import Plan
from playmat.lab.shards.merging import WholeRun, gather
from playmat.lab.simulate import Counts
from playmat.lab.tables import check_file, write_table
from playmat.lab.tally import Tally
from playmat.lab.tournament.plan import Tournament


def merge(
    file: Path,
    /,
    *files: Path,
    json: bool = False,
    out: Path | None = None,
    overwrite: bool = False,
    lang: str | None = None,
) -> int:
    """Put the shards of a run together, and print or write what its command would have."""
    whole, tr = gather([file, *files]), voice(lang)
    if isinstance(whole.plan, Tournament):
        return _tell_arena(whole, whole.plan, out, overwrite, json=json, tr=tr)
    if whole.command == "report":
        refuse_both(json=json, out=out)
        refuse_both(json=json, overwrite=overwrite)
        return _tell_report(whole, whole.plan, out, overwrite, texts.detect(lang), json=json, tr=tr)
    return _tell_simulation(whole, whole.plan, out, overwrite, json=json, tr=tr)


def _tell_simulation(
    whole: WholeRun, plan: Plan, out: Path | None, overwrite: bool, *, json: bool, tr: Callable[..., str]
) -> int:
    from playmat.lab.commands import tell_simulation

    tally = Tally(plan, whole.game.team)
    _count(whole, tally, out, overwrite)
    return tell_simulation(tally, whole.game, None, out, json=json, tr=tr)


def _tell_arena(
    whole: WholeRun,
    plan: Tournament,
    out: Path | None,
    overwrite: bool,
    *,
    json: bool,
    tr: Callable[..., str],
) -> int:
    from playmat.lab.tournament.commands import tell_standings
    from playmat.lab.tournament.standings import Standings

    standings = Standings(plan)
    _count(whole, standings, out, overwrite)
    return tell_standings(standings, None, out, json=json, tr=tr)


def _tell_report(
    whole: WholeRun,
    plan: Plan,
    out: Path | None,
    overwrite: bool,
    language: str,
    *,
    json: bool,
    tr: Callable[..., str],
) -> int:
    from playmat.lab.balance.commands import checked_folder, tell_report
    from playmat.lab.balance.figures import Gathered

    folder = checked_folder(out, overwrite, json=json)
    found = Gathered(plan, whole.game.team)
    for row in whole.rows():
        found.add(row)
    return tell_report(found, folder, language, tr)


def _count(whole: WholeRun, tally: Counts, out: Path | None, overwrite: bool) -> None:
    """Count the games, up to the one with which the tally has enough, and write those that count."""
    if out is not None:
        check_file(out, overwrite)
    for row in whole.rows():
        tally.add(row)
        if tally.enough:
            break
    if out is not None:
        write_table(out, lambda: islice(whole.rows(), tally.games))

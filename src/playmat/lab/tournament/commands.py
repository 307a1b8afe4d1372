"""`playmat arena` and `playmat ratings`."""

from __future__ import annotations

import json as json_text
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from playmat.commandline.options import (
    Games,
    Rounds,
    Seats,
)
from playmat.kernel.game import Game
from playmat.kernel.registry import game as installed_game
from playmat.lab.collection.cards import with_cards
from playmat.lab.console import INTERRUPTED, names_of, play_one
from playmat.lab.plan import BadPlan
from playmat.lab.running import PRINTED, RUNNING, SETTING, PrintedRun, Running, Setting, carry_out
from playmat.lab.tournament.plan import ALL, SWISS, Tournament, make_tournament, rotation
from playmat.players.roster import offered
from playmat.programs import allow

if TYPE_CHECKING:
    from playmat.lab.simulate import Run
    from playmat.lab.tournament.standings import Standings

GAMES = 100
"""The number of games of two players, if nothing is said."""

MOST_GAMES = 20_000
"""The most games that they play while a sequential test cannot decide."""

FEW_GAMES = 16
"""The number of games between each two players on which a list of ratings rests."""

FROZEN = "classic"
"""The player whose rating is 0 in lists of ratings: it never changes (ADR 12)."""


def arena(
    game: str,
    /,
    *,
    players: str = "random,greedy",
    pairing: str = ALL,
    rounds: Rounds | None = None,
    sprt: tuple[str, str] | None = None,
    seats: Seats | None = None,
    heroes: Annotated[str | None, Parameter(name=["--heroes", "--roles"])] = None,
    decks: str | None = None,
    setting: Setting = SETTING,
    games: Games | None = None,
    running: Running = RUNNING,
) -> int:
    """Let computer players meet on equal terms; exit with 1 if something went wrong in one of the games."""
    kind = with_cards(installed_game(game), setting.cards)
    names, roles = names_of("players", players), names_of("heroes", heroes or "")
    allow(names)
    plan = make_tournament(
        kind,
        names,
        games=games or (MOST_GAMES if sprt else GAMES),
        pairing=pairing,
        rounds=rounds,
        seats=seats,
        heroes=roles,
        decks=rotation(kind, decks),
        ruleset=setting.ruleset,
        options=setting.options(kind),
        seed=running.seed,
        sprt=_bounds(*sprt) if sprt else None,
    )
    if running.only is not None:
        if not plan.rounds and not plan.team:
            raise BadPlan("lab-arena-only", "")
        return play_one(plan, running.only, within=games is not None, json=running.json)
    if running.shard is not None:
        from playmat.lab.shard import play_shard

        if plan.pairing == SWISS:
            raise BadPlan("lab-shard-swiss", "")
        return play_shard(plan, kind, running, command="arena")
    return _hold(plan, kind, None, running)


def ratings(
    game: str,
    /,
    *,
    players: str | None = None,
    seats: Seats | None = None,
    decks: str | None = None,
    setting: Setting = SETTING,
    games: Games = FEW_GAMES,
    running: PrintedRun = PRINTED,
) -> int:
    """Rate the players of a game on one scale; exit with 1 if something went wrong in one of the games."""
    kind = with_cards(installed_game(game), setting.cards)
    named = names_of("players", players) if players is not None else list(offered(kind))
    names = [FROZEN, *(name for name in named if name != FROZEN)]
    allow(names)
    plan = make_tournament(
        kind,
        names,
        games=games,
        seats=seats,
        decks=rotation(kind, decks),
        ruleset=setting.ruleset,
        options=setting.options(kind),
        seed=running.seed,
    )
    return _hold(plan, kind, 0, running)


def _hold(plan: Tournament, game: Game, anchor: int | None, running: Running) -> int:
    """Hold a tournament, and print what came out."""
    from playmat.lab.tournament.standings import Standings

    standings = Standings(plan, anchor)
    run = carry_out(plan, game, standings, running, command="arena", most=plan.most_games)
    if run is None:
        return INTERRUPTED
    return tell_standings(standings, run, running.out, json=running.json, tr=running.tr)


def tell_standings(
    standings: Standings, run: Run | None, out: Path | None, *, json: bool, tr: Callable[..., str]
) -> int:
    """Print what came out of a tournament; the exit code.

    Args:
        standings: the games.
        run: how they were played, if that was just now.
        out: the results file, or None.
        json: print an object.
        tr: says keys of the catalogues.
    """
    from playmat.lab.tournament.report import print_standings

    if json:
        print(json_text.dumps({**standings.plain(), **({"run": run.plain()} if run else {})}))
    else:
        print_standings(standings, run, tr)
        if out is not None:
            print(tr("lab-written", file=str(out), games=standings.games))
    return int(standings.errors + standings.lapses > 0)


def _bounds(low: str, high: str) -> tuple[float, float]:
    """Two differences in Elo.

    Raises:
        BadPlan: one of them is not a number.
    """
    try:
        return float(low), float(high)
    except ValueError:
        raise BadPlan("lab-sprt-numbers", "", low=low[:40], high=high[:40]) from None

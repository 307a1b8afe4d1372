"""`playmat simulate`, `playmat calibrate` and `playmat bench`."""

from __future__ import annotations

import json as json_text
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from playmat.cards.game import CardGame
from playmat.commandline.options import (
    Games,
    Seats,
    Seconds,
    Seed,
    refuse_both,
)
from playmat.kernel.game import Game
from playmat.kernel.registry import game as installed_game
from playmat.kernel.registry import playable
from playmat.lab.collection.cards import card_game, with_cards
from playmat.lab.collection.finding import entrants
from playmat.lab.console import (
    INTERRUPTED,
    lowered,
    names_of,
    play_one,
    progress,
    voice,
)
from playmat.lab.luck.outlook import check_told
from playmat.lab.plan import GAMES, make_plan
from playmat.lab.running import RUNNING, SETTING, Running, Setting, carry_out
from playmat.programs import allow

if TYPE_CHECKING:
    from playmat.lab.simulate import Run
    from playmat.lab.tally import Tally


def simulate(
    game: str,
    /,
    *,
    players: str = "random",
    seats: Seats | None = None,
    heroes: Annotated[str | None, Parameter(name=["--heroes", "--roles"])] = None,
    decks: str | None = None,
    setting: Setting = SETTING,
    games: Games | None = None,
    adjust_luck: bool = False,
    running: Running = RUNNING,
) -> int:
    """Let computer players play many games; exit with 1 if something went wrong in one of them.

    The same command gives the same results, whatever the number of workers. Interrupted, it goes on where it
    stopped when it is given again.
    """
    kind = with_cards(installed_game(game), setting.cards)
    names, roles = names_of("players", players), names_of("heroes", heroes or "")
    allow(names)
    plan = make_plan(
        kind,
        names,
        seats=seats,
        heroes=roles,
        ruleset=setting.ruleset,
        options=setting.options(kind),
        games=games or GAMES,
        seed=running.seed,
        decks=entrants(card_game(game, setting.cards), decks) if decks is not None else (),
    )
    if adjust_luck:
        check_told(kind)
        plan = msgspec.structs.replace(plan, adjusts=True)
    if running.only is not None:
        return play_one(plan, running.only, within=games is not None, json=running.json)
    if running.shard is not None:
        from playmat.lab.shard import play_shard

        return play_shard(plan, kind, running, command="simulate")
    from playmat.lab.tally import Tally

    tally = Tally(plan, kind.team)
    run = carry_out(plan, kind, tally, running, command="simulate", most=plan.games)
    if run is None:
        return INTERRUPTED
    return tell_simulation(tally, kind, run, running.out, json=running.json, tr=running.tr)


def tell_simulation(
    tally: Tally, game: Game, run: Run | None, out: Path | None, *, json: bool, tr: Callable[..., str]
) -> int:
    """Print what came out of a simulation; the exit code.

    Args:
        tally: the games.
        game: what was played.
        run: how they were played, if that was just now.
        out: the results file, or None.
        json: print an object.
        tr: says keys of the catalogues.
    """
    plan = tally.plan
    starters = game.starters[: len(plan.players)] if isinstance(game, CardGame) and not plan.decks else []
    if json:
        told = {"starters": starters} if starters else {}
        print(json_text.dumps({**tally.plain(), **told, **({"run": run.plain()} if run else {})}))
    else:
        from playmat.lab.report import print_summary

        print_summary(tally, run, tr)
        if starters:
            print(tr("lab-decks-usual", decks=", ".join(map(", ".join, starters))))
        if out is not None:
            print(tr("lab-written", file=str(out), games=tally.games))
    return int(tally.errors + tally.lapses > 0)


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
    from playmat.lab.bench.rules import measure, read_figures
    from playmat.lab.report import print_figures

    tr = voice(lang)
    refuse_both(json=json, compare=compare)
    kinds = playable() if game is None else [installed_game(game)]
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


def calibrate(
    game: str,
    /,
    *,
    player: str = "greedy",
    ruleset: str = "",
    games: Games = 1000,
    seed: Seed = 1,
    json: bool = False,
    lang: str | None = None,
) -> None:
    """Measure whether the chances that hints show are chances, on one position per match and seat."""
    from playmat.lab.calibration import calibration
    from playmat.lab.forecasting import forecasts
    from playmat.lab.report import print_calibration

    tr = voice(lang)
    kind, name = installed_game(game), lowered(player)
    allow([name])
    with progress(games, 0, shown=not json, what=tr("lab-progress")) as tell:
        found = calibration(forecasts(kind, name, games, seed, ruleset, tell))
    if json:
        print(json_text.dumps({"game": game, "player": player, **msgspec.to_builtins(found)}))
    else:
        print_calibration(found, tr)


def _bench_gym(games: list[Game], seconds: float, json: bool, tr: Callable[..., str]) -> None:
    """Measure the environments of games, and print the figures."""
    from playmat.gyms import environments
    from playmat.lab.bench.gyms import measure_gym
    from playmat.lab.report import print_gym_figures

    environments()
    found = [measure_gym(game, seconds) for game in games]
    if json:
        plain = [one.plain() for one in found]
        print(json_text.dumps(plain[0] if len(plain) == 1 else plain))
        return
    for one in found:
        print_gym_figures(one, tr)

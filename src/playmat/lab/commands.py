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
    Place,
    Processes,
    Seats,
    Seconds,
    Seed,
    read_options,
    refuse_both,
    refuse_cluster,
    refuse_shard,
    with_difficulty,
)
from playmat.kernel.game import Game
from playmat.kernel.registry import game as installed_game
from playmat.kernel.registry import playable
from playmat.lab.collection.cards import card_game, with_cards
from playmat.lab.console import (
    INTERRUPTED,
    carry_out,
    lowered,
    names_of,
    play_one,
    processors,
    progress,
    voice,
)
from playmat.lab.luck.outlook import check_told
from playmat.lab.plan import Plan, make_plan
from playmat.programs import allow

if TYPE_CHECKING:
    from playmat.lab.pairings import Entrant
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
    cards: list[Path] | None = None,
    option: list[str] | None = None,
    difficulty: str | None = None,
    ruleset: str = "",
    games: Games = 1000,
    workers: Processes | None = None,
    seed: Seed = 1,
    adjust_luck: bool = False,
    json: bool = False,
    out: Path | None = None,
    overwrite: bool = False,
    fresh: bool = False,
    only: Place | None = None,
    shard: str | None = None,
    cluster: str | None = None,
    lang: str | None = None,
) -> int:
    """Let computer players play many games; exit with 1 if something went wrong in one of them.

    The same command gives the same results, whatever the number of workers. Interrupted, it goes on where it
    stopped when it is given again.
    """
    tr = voice(lang)
    kind = with_cards(installed_game(game), cards)
    refuse_both(only=only, out=out)
    refuse_both(only=only, fresh=fresh)
    refuse_shard(shard, json=json, overwrite=overwrite, only=only)
    refuse_cluster(cluster, workers=workers, shard=shard, only=only)
    names, roles = names_of("players", players), names_of("heroes", heroes or "")
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
    if adjust_luck:
        check_told(kind)
        plan = msgspec.structs.replace(plan, adjusts=True)
    if only is not None:
        return play_one(plan, only, json)
    if shard is not None:
        from playmat.lab.checkpoint import header_of
        from playmat.lab.shard import play_shard, read_shard

        part, many = read_shard(shard), workers or processors()
        header = header_of(plan, kind, "simulate", str(part))
        return play_shard(plan, header, part, out, workers=many, fresh=fresh, tr=tr)
    if out is not None:
        from playmat.lab.tables import check_file

        check_file(out, overwrite)
    return _play_all(plan, kind, workers or processors(), out, cluster, fresh=fresh, json=json, tr=tr)


def _play_all(
    plan: Plan,
    game: Game,
    workers: int,
    out: Path | None,
    cluster: str | None,
    *,
    fresh: bool,
    json: bool,
    tr: Callable[..., str],
) -> int:
    """Carry out a plan, keep its games, and print what came out."""
    from playmat.lab.tally import Tally

    tally = Tally(plan, game.team)
    run = carry_out(
        plan,
        game,
        tally,
        command="simulate",
        most=plan.games,
        workers=workers,
        out=out,
        fresh=fresh,
        json=json,
        tr=tr,
        cluster=cluster,
    )
    if run is None:
        return INTERRUPTED
    return tell_simulation(tally, game, run, out, json=json, tr=tr)


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


def _entrants(game: str, cards: list[Path] | None, decks: str) -> list[Entrant]:
    """The decks of a round robin."""
    from playmat.lab.collection.decks import entrants

    return entrants(card_game(game, cards), decks)

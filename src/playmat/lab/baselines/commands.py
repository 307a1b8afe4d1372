"""`playmat baselines`."""

from __future__ import annotations

import json as json_text
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from playmat.commandline.options import Games, Seed
from playmat.kernel.registry import game as installed_game
from playmat.lab.collection.cards import with_cards
from playmat.lab.console import lowered, names_of, progress, voice
from playmat.lab.plan import BadPlan, each_once
from playmat.lab.running import SETTING, Setting
from playmat.players.roster import names as known_players
from playmat.players.roster import offered
from playmat.programs import allow

if TYPE_CHECKING:
    from playmat.kernel.game import Game
    from playmat.lab.baselines.measuring import Arranged, Baseline

RANDOM, FROZEN = "random", "classic"
"""The players that never change, the second of which everybody meets, if nothing else is said."""

GAMES = 100
"""The number of games of each, if nothing is said."""


def baselines(
    game: str,
    /,
    *,
    players: str | None = None,
    against: str = FROZEN,
    policy: Path | None = None,
    agent: Path | None = None,
    decks: str = "",
    setting: Setting = SETTING,
    games: Games = GAMES,
    seed: Seed = 1,
    json: bool = False,
    lang: str | None = None,
) -> None:
    """Measure what players win in the environment of a game, all on the same decks and held-out seeds."""
    from playmat.gyms import environments

    environments()  # before anything that needs the library
    from playmat.gyms.setups import ALL
    from playmat.lab.baselines.measuring import Arranged, check_games, environment_of, measure
    from playmat.lab.baselines.policies import BadPolicy, PlayerPolicy, Policy, load_policy

    kind, tr = with_cards(installed_game(game), setting.cards), voice(lang)
    if agent is not None and policy is None:
        raise BadPlan("lab-agent-alone")
    names = names_of("players", players) if players is not None else [RANDOM, FROZEN, *offered(kind)]
    each_once(names)
    opponent = lowered(against)
    allow([*names, opponent])
    chosen = tuple(word.strip() for word in decks.split(",")) if decks else ()
    if decks.strip().lower() == ALL:
        chosen = (ALL,)
    options = setting.options(kind)
    arranged = Arranged(kind.id, setting.ruleset, options, chosen, opponent, games, seed)
    check_games(kind, games)
    place = environment_of(kind)
    policies: dict[str, Policy] = {name: PlayerPolicy(kind, name) for name in names}
    if policy is not None:
        if policy.stem.lower() in {*names, *known_players(kind)}:
            raise BadPolicy("lab-policy-name", "", file=str(policy), name=policy.stem.lower())
        policies[policy.stem] = load_policy(policy, agent, kind)
    found = []
    with progress(games * len(policies), 0, shown=not json, what=tr("lab-progress")) as tell:
        for number, (name, one) in enumerate(policies.items()):
            before = number * games
            found.append(measure(kind, arranged, name, one, partial(_tell_on, tell, before)))
    if json:
        plain = [msgspec.to_builtins(one) for one in found]
        about = {
            "environment": place,
            **msgspec.to_builtins(arranged),
            "policy": policy and policy.stem,
            "agent": agent and agent.name,
        }
        print(json_text.dumps({**about, "players": plain}))
    else:
        _print(kind, place, arranged, found, policy is not None, tr)


def _tell_on(tell: Callable[[int], None], before: int, played: int) -> None:
    """Tell how many games are played, with those of the players before."""
    tell(before + played)


def _print(
    game: Game,
    place: str,
    arranged: Arranged,
    found: list[Baseline],
    has_agent: bool,
    tr: Callable[..., str],
) -> None:
    """Print a table, in the order in which they were named, and whether an agent was in it."""
    from playmat.lab.report import interval_text, percent_text, print_line, print_table

    head = "lab-baselines-team" if game.team else "lab-baselines"
    print_line(tr(head, environment=place, against=arranged.against, games=arranged.games))
    heads = ("lab-player", "lab-games", "lab-wins", "lab-draws", "lab-points", "lab-interval")
    rows = [
        [
            one.player,
            *map(str, (one.games, one.wins, one.draws)),
            percent_text(one.rate),
            interval_text(one.ci95),
        ]
        for one in found
    ]
    print_table([tr(head) for head in heads], rows)
    if not has_agent:
        print_line(tr("lab-baselines-no-agent"))

"""`playmat decks meta`."""

from __future__ import annotations

import json as json_text

from playmat.commandline.options import Games
from playmat.lab.collection.cards import card_game
from playmat.lab.collection.decks import ALL, entrants
from playmat.lab.console import INTERRUPTED, names_of
from playmat.lab.pairings import Entrant
from playmat.lab.plan import BadPlan, make_plan
from playmat.lab.running import HERE, SETTING, Here, Setting, carry_out
from playmat.programs import allow


def meta(
    game: str,
    /,
    *,
    decks: str = ALL,
    player: str = "greedy",
    field: str | None = None,
    setting: Setting = SETTING,
    games: Games = 20,
    running: Here = HERE,
) -> int:
    """Play decks against each other, and say which to choose; exit with 1 if a game went wrong."""
    from playmat.lab.meta.equilibrium import check_library
    from playmat.lab.meta.field import Field

    kind = card_game(game, setting.cards)
    (name,) = _one(names_of("player", player))
    allow([name])
    given = entrants(kind, decks)
    wanted = read_field(given, field)
    plan = make_plan(
        kind,
        [name],
        seats=2,
        ruleset=setting.ruleset,
        options=setting.options(kind),
        games=games,
        seed=running.seed,
        decks=given,
    )
    check_library()
    found, tr, out = Field(plan), running.tr, running.out
    run = carry_out(plan, kind, found, running, command="decks meta", most=plan.games)
    if run is None:
        return INTERRUPTED
    if running.json:
        print(json_text.dumps({**found.meta(wanted), "run": run.plain()}))
    else:
        from playmat.lab.meta.report import print_meta

        print_meta(found, wanted, run, tr)
        if out is not None:
            print(tr("lab-written", file=str(out), games=found.games))
    return int(found.errors + found.lapses > 0)


def read_field(decks: list[Entrant], text: str | None) -> dict[int, float]:
    """The weight of each deck in a field: `KM1-SD1=3,KM1-SD2=1`; every deck alike if nothing is given.

    Raises:
        BadPlan: a deck that does not take part, or a weight that is none.
    """
    if text is None:
        return dict.fromkeys(range(len(decks)), 1.0)
    known = {deck.name.lower(): number for number, deck in enumerate(decks)}
    found: dict[int, float] = {}
    for part in text.split(","):
        name, equals, weight = part.rpartition("=")
        number = known.get(name.strip().lower())
        if number is None or number in found:
            names = ", ".join(deck.name for deck in decks)
            raise BadPlan("lab-field-deck", "", got=part[:40], known=names[:400])
        if not equals or not weight.strip().isdecimal() or not 0 < int(weight[:9]) < 1_000_000:
            raise BadPlan("lab-field-weight", "", got=part[:40])
        found[number] = float(int(weight))
    return found


def _one(names: list[str]) -> list[str]:
    """The one player of all decks.

    Raises:
        BadPlan: there are others.
    """
    if len(names) != 1:
        raise BadPlan("lab-meta-player", "", got=len(names))
    return names

"""The check that a setup fits its game, before a match begins."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from playmat.kernel.documents.form import nearest, shown
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game, Setup, Value


def wrong_seats(got: int, low: int, high: int) -> BadSetup:
    """The refusal of a number of seats outside two bounds."""
    return BadSetup("error-setup-seats", "", got=got, low=low, high=high, spread=high - low)


def check_setup(game: Game, setup: Setup) -> Setup:
    """Check a setup against its game and fill in the defaults.

    Raises:
        BadSetup: the first thing that does not fit, by name, with the fix.
    """
    if setup.game != game.id:
        raise BadSetup("error-setup-game", "", wanted=game.id, got=setup.game)
    ruleset = setup.ruleset or game.rulesets[0]
    if ruleset not in game.rulesets and not any(game.rulesets):
        raise BadSetup("error-setup-no-rulesets", "", got=shown(ruleset), game=game.id)
    if ruleset not in game.rulesets:
        raise BadSetup("error-setup-ruleset", "", got=shown(ruleset), known=", ".join(game.rulesets))
    if not game.min_seats <= len(setup.seats) <= game.max_seats:
        raise wrong_seats(len(setup.seats), game.min_seats, game.max_seats)
    check_roles(game, setup)
    if not 0 <= setup.seed < 1 << 62:
        raise BadSetup("error-setup-seed", "", got=str(setup.seed))
    return msgspec.structs.replace(setup, ruleset=ruleset, options=check_options(game, setup.options))


def check_roles(game: Game, setup: Setup) -> None:
    """Every seat plays a role of the game, and none is taken twice."""
    if not game.roles:
        return
    taken: set[str] = set()
    for seat in setup.seats:
        if seat.role not in game.roles:
            raise BadSetup("error-setup-role", "", got=shown(seat.role), known=", ".join(game.roles))
        if seat.role in taken:
            raise BadSetup("error-setup-role-twice", "", got=seat.role)
        taken.add(seat.role)


def unknown_option(name: str, known: Iterable[str]) -> BadSetup:
    """The refusal of an option that is none of the known ones: the nearest, or all of them."""
    near = nearest(name, known)
    if near:
        return BadSetup("error-setup-option-near", "", got=shown(name), near=near)
    return BadSetup("error-setup-option", "", got=shown(name), known=", ".join(known))


def check_options(game: Game, given: dict[str, Value]) -> dict[str, Value]:
    """All options of the game with their values, the given ones checked."""
    known = {option.name: option for option in game.options()}
    for name, value in given.items():
        if name not in known:
            raise unknown_option(name, known)
        if not known[name].allows(value):
            raise BadSetup(
                "error-setup-value",
                known[name].clause,
                name=name,
                got=shown(value),
                known=", ".join(known[name].spelt()),
            )
    return {name: given.get(name, option.default) for name, option in known.items()}

"""Setups to try a game with where its author gives none."""

from __future__ import annotations

from collections.abc import Iterator

from playmat.kernel.game import Game, Seat, Setup, Value
from playmat.kernel.rng import Stream


def default_setups(game: Game, matches: int, stream: Stream) -> Iterator[Setup]:
    """As many setups as wanted: all numbers of seats, rulesets and option values in turn, roles at random.

    The seats have no decks: give `check_game` your own setups where a match needs some.
    """
    counts = range(game.min_seats, game.max_seats + 1)
    options = game.options()
    for number in range(matches):
        values: dict[str, Value] = {}
        for option in options:
            # Every other match is at the defaults but for one option, so that each gets its turn.
            chosen = option.values[stream.below(len(option.values))]
            if number % 2 or option is options[number // 2 % len(options)]:
                values[option.name] = chosen
        seats = counts[number % len(counts)]
        ruleset = game.rulesets[number % len(game.rulesets)]
        yield Setup(game.id, random_seats(game, seats, stream), ruleset, values, stream.below(1 << 62))


def random_seats(game: Game, number: int, stream: Stream) -> tuple[Seat, ...]:
    """So many seats, with different roles where the game has some."""
    roles = list(game.roles)
    return tuple(Seat(role=roles.pop(stream.below(len(roles))) if roles else "") for _seat in range(number))

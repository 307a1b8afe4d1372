"""Random matches of the published decks, in both rulesets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playmat.games.khtcg import GAME
from playmat.kernel.game import Plain, Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup

DECKS = list(GAME.book.decks)
RULESETS = ("ffg", "tomy")


def setup_of(seed: int, **options: Any) -> Setup:
    """A match of two decks; even seeds are played in the first ruleset."""
    seats = (Seat(deck=(DECKS[seed % 8],)), Seat(deck=(DECKS[(3 * seed + 1) % 8],)))
    setup = Setup("khtcg", seats, ruleset=RULESETS[seed % 2], options=options, seed=seed)
    return check_setup(GAME, setup)


def play_randomly(setup: Setup) -> Iterator[Match]:
    """A match of random answers, seen before each of them and at its end."""
    match = Match(GAME, setup)
    stream = stream_of(setup.seed, 7)
    while not match.is_over:
        yield match
        seat = match.needed[0]
        match.answer(seat, int(match.choice(seat).sample(stream)))
    yield match


def found(view: Plain, path: str) -> Any:
    """The part of a view that a path leads to."""
    at: Any = view
    for part in path.split("."):
        at = at[int(part)] if isinstance(at, list) else at[part]
    return at

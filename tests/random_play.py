"""Random matches, by uniformly random answers of random seats that are asked."""

from __future__ import annotations

from collections.abc import Iterator

from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game
from playmat.kernel.match.match import Match
from playmat.kernel.rng import Stream
from playmat.testing import default_setups


def begun(game: Game, count: int, stream: Stream) -> Iterator[Match]:
    """Matches with all options in turn, before their first answer."""
    for setup in default_setups(game, count, stream):
        try:
            yield Match(game, setup)
        except BadSetup:
            continue  # options that do not go together


def walk(match: Match, stream: Stream, longest: int) -> Iterator[Match]:
    """The match after each of its answers, until it is over or has so many entries."""
    while not match.is_over and len(match.entries) < longest:
        seat = match.asked[int(stream.below(len(match.asked)))]
        match.answer(seat, int(match.choice(seat).sample(stream)))
        yield match

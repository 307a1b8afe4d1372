"""Matches to learn from: computer players against themselves, who now and then err.

What a position is worth must be right for positions that good play never reaches, too, since a search asks
about those. So in each match some answers in a row are given by chance, and one in twenty of the others.
Positions are taken from there on; the result is that of the play that follows.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from playmat.kernel.choice import Choice
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game
from playmat.kernel.observation.features import Features
from playmat.kernel.registry import playable
from playmat.kernel.rng import ERRING_STREAM, PLAYER_STREAMS, Stream, mix, stream_of
from playmat.kernel.state import State, Status
from playmat.lab.arena import next_answer
from playmat.lab.deals import drawn_setup
from playmat.lab.forecasting import decisions, refuse_lapses
from playmat.players import steadfast
from playmat.players.playout import random_answer
from playmat.training.positions import Positions

LATEST: Final = 150
"""The answers in a row that chance gives begin before this one."""

LONGEST: Final = 12
"""They are fewer than this."""

ONE_IN: Final = 20
"""Of the other answers one in so many is given by chance."""

TAKEN: Final = 12
"""Of the positions behind them one in so many is taken, and the first."""

MOST: Final = 6
"""No more are taken of one match."""


class PositionRows:
    """Positions on their way into a table."""

    def __init__(self) -> None:
        self.starts: list[int] = [0]
        self.places: list[int] = []
        self.amounts: list[int] = []
        self.results: list[float] = []
        self.matches: list[int] = []

    def add(self, features: Features) -> None:
        """The position that was read last; its result comes later."""
        count = int(features.count)
        self.places += [int(features.places[at]) for at in range(count)]
        self.amounts += [int(features.amounts[at]) for at in range(count)]
        self.starts.append(len(self.places))

    def table(self) -> Positions:
        """All of them."""
        return Positions(
            np.array(self.starts, np.int64),
            np.array(self.places, np.int16),
            np.array(self.amounts, np.int32),
            np.array(self.results, np.float32),
            np.array(self.matches, np.int64),
        )


def features_of(game: Game) -> Features:
    """The features of the positions of a game.

    Raises:
        BadSetup: the game describes none.
    """
    features = game.features()
    if features is None:
        known = [one.id for one in playable() if one.features() is not None]
        raise BadSetup("train-no-features", "", game=game.id, known=", ".join(known))
    return features


def play_round(game: Game, player: str, seed: int, first: int, count: int) -> Positions:
    """Play matches and take positions from them.

    Args:
        game: what is played.
        player: who plays all seats, by name.
        seed: the seed of the run; match number `k` of it is always the same.
        first: the number of the first match.
        count: how many matches.
    """
    features = features_of(game)
    rows = PositionRows()
    for number in range(first, first + count):
        play(game, player, int(mix(seed, number)), features, rows)
    return rows.table()


def judged_round(game: Game, judge: str, seed: int, first: int, count: int) -> Positions:
    """Play matches in which nobody errs, and take one decision of each seat from them.

    The arguments are those of `play_round`; the judge plays all seats.
    """
    features = features_of(game)
    rows = PositionRows()
    for number in range(first, first + count):
        match = int(mix(seed, number))
        for glimpse, result in decisions(game, judge, match):
            state = features.settled(glimpse.redeal(stream_of(match, ERRING_STREAM)), glimpse.seat)
            if game.result(state) is None:
                features.read(state, glimpse.seat)
                rows.add(features)
                rows.results.append(result)
                rows.matches.append(match)
    return rows.table()


def play(game: Game, player: str, seed: int, features: Features, rows: PositionRows) -> None:
    """Play one match and take positions from it, each as every seat sees it.

    Raises:
        PlayerFailed: the player failed.
    """
    setup = drawn_setup(game, seed)
    streams = [stream_of(seed, PLAYER_STREAMS + seat) for seat in range(len(setup.seats))]
    players = [steadfast(player, stream, game) for stream in streams]
    state, spare, stream = game.begin(setup), Choice(), stream_of(seed, ERRING_STREAM)
    state.live, state.log = True, None
    state.advance()
    begin = int(stream.below(LATEST))
    end = begin + int(stream.below(LONGEST))
    seen: list[int] = []
    answers = taken = 0
    while state.status == Status.ASKING and not game.overlong(state):
        if begin <= answers < end or stream.below(ONE_IN) == 0:
            random_answer(state, stream, spare)
        else:
            seat, answer = next_answer(game, state, players, spare)
            state.apply(seat, answer)
        answers += 1
        if answers >= end and taken < MOST and (answers == end or wanted(stream)):
            seen += take(game, state, features, len(players), stream, rows)
            taken += 1
    refuse_lapses(players, seed)
    result = game.result(state)
    winners = result.winners if result is not None else ()
    rows.results += [float(seat in winners) if winners else 0.5 for seat in seen]
    rows.matches += [seed] * len(seen)


def wanted(stream: Stream) -> bool:
    """Return whether a position is taken."""
    return int(stream.below(TAKEN)) == 0


def take(
    game: Game, state: State, features: Features, seats: int, stream: Stream, rows: PositionRows
) -> list[int]:
    """Note a position as each seat sees it, unless what is under way ends the match; which seats these are.

    Each seat describes a redeal, as a player does: what it cannot know is not in there at all.
    """
    seen: list[int] = []
    for seat in range(seats):
        after = features.settled(state.redeal(seat, stream), seat)
        if game.result(after) is None:
            features.read(after, seat)
            rows.add(features)
            seen.append(seat)
    return seen

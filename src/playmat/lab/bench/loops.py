"""The loops that `playmat bench` times, compiled so that nothing but the rules is timed."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kernel.game import Game, Setup
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import ANSWERS_STREAM, Stream, stream_of
from playmat.kernel.state import State
from playmat.players.playout import playout
from playmat.players.search.budget import Budget, TrialEnd
from playmat.players.search.trials import Trials


def random_games(game: Game, setup: Setup, first: int, count: int) -> int:
    """Play `count` matches with uniformly random answers.

    Args:
        game: what is played.
        setup: who plays it how; the seeds of the matches are `first` and those after it.
        first: the first seed.
        count: how many matches.

    Returns:
        How many decisions that were.
    """
    decisions: i64 = 0
    for seed in range(first, first + count):
        state = game.begin(Setup(setup.game, setup.seats, setup.ruleset, setup.options, seed))
        state.live = True
        state.log = None
        state.advance()
        decisions += playout(state, stream_of(seed, ANSWERS_STREAM))
    return decisions


def clones(states: list[State], rounds: int) -> None:
    """Copy every state `rounds` times."""
    left: i64 = rounds
    while left > 0:
        for state in states:
            state.clone()
        left -= 1


def encodings(states: list[State], rounds: int) -> None:
    """Encode every state `rounds` times."""
    left: i64 = rounds
    while left > 0:
        for state in states:
            state.encode()
        left -= 1


def views(game: Game, states: list[State], rounds: int) -> None:
    """Show every state `rounds` times to the seat that is asked first."""
    left: i64 = rounds
    while left > 0:
        for state in states:
            game.view(state, int(state.first))
        left -= 1


def redeals(states: list[State], stream: Stream, rounds: int) -> None:
    """Deal again what the seat that is asked first cannot know, `rounds` times for every state."""
    left: i64 = rounds
    while left > 0:
        for state in states:
            state.redeal(state.first, stream)
        left -= 1


def trials(game: Game, state: State, rounds: int) -> None:
    """Search the decision of the seat that is asked first by trials, each played out to the end by chance."""
    glimpse = Glimpse(game, state, int(state.first), state.choice)
    search = Trials(glimpse, Stream(0, 0), Budget(rounds, 0.0, TrialEnd.RANDOM))
    left: i64 = rounds
    while left > 0:
        search.trial()
        left -= 1

"""A match that is over leaves no memory behind, in either build."""

from __future__ import annotations

import gc
import tracemalloc

import pytest

from playmat.kernel import registry
from playmat.kernel.game import Game, Setup
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import Status
from playmat.testing import default_setups

ANSWERS = 40
MATCHES = 30
KEPT = 100
"""So many bytes a match may leave: what caches take is less, and one side of a table is more."""


def play(game: Game, setup: Setup) -> None:
    """Begin a match and answer at random for a while."""
    state = game.begin(setup)
    state.advance()
    stream = stream_of(setup.seed, 1)
    while state.status == Status.ASKING and state.answers < ANSWERS:
        state.apply(state.choice.seat, state.choice.sample(stream))


def left_behind(game: Game, setup: Setup) -> float:
    """The number of bytes a match leaves behind."""
    tracemalloc.start()
    try:
        play(game, setup)
        gc.collect()
        before, _peak = tracemalloc.get_traced_memory()
        for _match in range(MATCHES):
            play(game, setup)
        gc.collect()
        after, _peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / MATCHES


@pytest.mark.slow
@pytest.mark.parametrize("game_id", ["khtcg", "kmon", "perilous"])
def test_a_match_leaves_no_memory_behind(game_id: str) -> None:
    """Interpreted code that sets a `vec` field of a compiled class would never let go of the vec.

    What is left is left each time; what another thread keeps, which hears of the next tests, is counted once.
    """
    game = registry.game(game_id)
    setup = check_setup(game, next(default_setups(game, 1, stream_of(1, 2))))
    play(game, setup)
    assert any(left_behind(game, setup) < KEPT for _try in range(3))

"""Matches of planners, and the positions in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from playmat.games.perilous import GAME
from playmat.games.perilous.state.codes import Cause
from playmat.games.perilous.state.components import DIFFICULTIES
from playmat.games.perilous.state.mutations import PerilousState
from playmat.kernel.choice import Choice
from playmat.kernel.game import Seat, Setup
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import Status
from playmat.lab.arena import lineup, next_answer
from playmat.players import load

PLAYER = "planner:brisk"
"""The player whose chance to win it is: the companions that people usually play with."""

SIZES = (2, 3, 4, 5)
STANDARD = 2
"""Of four matches of a team size two are of the standard difficulty, and one each of the others."""


def settings(games: int) -> Iterator[tuple[int, int, str]]:
    """Number, team size and difficulty of so many matches: every setting comes equally early."""
    mixed = [*("standard",) * STANDARD, *(one for one in DIFFICULTIES if one != "standard")]
    for number in range(games):
        yield number, SIZES[number % 4], mixed[number // 4 % 4]


def play(heroes: int, difficulty: str, seed: int, look: Callable[[PerilousState], None]) -> tuple[bool, int]:
    """Play a match of planners.

    Args:
        heroes: how many there are; which ones, the seed says.
        difficulty: the option of the game.
        seed: the seed of the match.
        look: is shown the table whenever somebody is asked.

    Returns:
        Whether the team won, and after how many turns.
    """
    seats = tuple(Seat(role=role) for role in lineup(GAME, heroes, seed))
    setup = check_setup(GAME, Setup("perilous", seats, options={"difficulty": difficulty}, seed=seed))
    state = cast(Any, GAME.begin(setup))
    state.live = True
    state.log = None
    state.advance()
    team = [load(PLAYER, stream_of(seed, 1 + seat), GAME) for seat in range(heroes)]
    spare = Choice()
    while state.status == Status.ASKING:
        look(state)
        seat, answer = next_answer(GAME, state, team, spare)
        state.apply(seat, answer)
    return bool(state.cause == Cause.SAVED), int(state.turn)

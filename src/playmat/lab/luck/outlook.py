"""The chances of a match as a seat sees them, and their average over what nobody can know.

The luck of an answer is the difference between what came of it and what came of it on average where all that
no seat can know, the order of decks and the dice to come, is dealt again (`Game.dealt_again`). The match as
it lies and those deals are equally likely to whoever knows all that the seats know together. So luck is 0 on
average, whatever the chances that are compared are worth: taking it out of a result takes out no skill.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game, Setup
from playmat.kernel.rng import LUCK_STREAM, REDEAL_STREAM, Stream, mix
from playmat.kernel.state import State, Status
from playmat.players.search.findings import worth

DEALS: Final = 6
"""Averages are over so many deals. More of them leave less chance in the averages, and take longer."""

SEATS: Final = 2
"""Luck is told where two seats play against each other: what one gains the other loses."""


def is_told(game: Game) -> bool:
    """Return whether the luck of a game can be told: two seats play each other and see their chances."""
    return _is_duel(game) and game.features() is not None


def check_told(game: Game) -> None:
    """Refuse a game whose luck cannot be told.

    Raises:
        BadSetup: it tells no chance to win, or more than two seats play.
    """
    if not is_told(game):
        raise BadSetup("lab-no-chance" if _is_duel(game) else "luck-two-seats", "", game=game.id)


def _is_duel(game: Game) -> bool:
    """Return whether two seats play against each other."""
    return not game.team and game.max_seats == SEATS


def outlook(game: Game, state: State, seat: int) -> float:
    """The chance to win that a seat sees, from what it may know; the result of a match that is over."""
    if state.status != Status.OVER:
        state = state.redeal(seat, Stream(REDEAL_STREAM, 0))
    return worth(game, state, seat, learned=True)


def begun(game: Game, setup: Setup) -> State:
    """A match at its first question."""
    state: State = game.begin(setup)
    state.live, state.log = True, None
    state.advance()
    return state


def beginning(game: Game, setup: Setup, seats: Sequence[int], deals: int = DEALS) -> list[float]:
    """The outlook of some seats before anything is dealt, on average."""
    others = [
        msgspec.structs.replace(setup, seed=int(mix(setup.seed, LUCK_STREAM + deal))) for deal in range(deals)
    ]
    states = [begun(game, other) for other in others]
    return [sum(outlook(game, state, seat) for state in states) / deals for seat in seats]


def after(state: State, seat: int, answer: int) -> State:
    """The match after an answer and all chance that follows it; `state` stays as it is."""
    made = state.clone()
    made.live, made.log = True, None
    if answer != PASS_OFFER:
        made.apply(seat, answer)
    return made


def expected(
    game: Game, state: State, seat: int, answer: int, seats: Sequence[int], stream: Stream, deals: int = DEALS
) -> list[float]:
    """The outlook of some seats after an answer, on average over what nobody can know before it.

    Args:
        game: what is played.
        state: the match before the answer; it stays as it is.
        seat: who answers.
        answer: the answer.
        seats: whose outlook.
        stream: deals.
        deals: the average is over so many.
    """
    dealt = [after(game.dealt_again(state, stream), seat, answer) for _deal in range(deals)]
    return [sum(outlook(game, one, viewer) for one in dealt) / deals for viewer in seats]

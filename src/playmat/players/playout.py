"""Whole matches with uniformly random answers: the yardstick of speed, and the simplest rollout."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.kernel.choice import Choice, bits_in
from playmat.kernel.rng import Stream
from playmat.kernel.state import State, Status
from playmat.players.seats import choice_of


def playout(state: State, stream: Stream) -> int:
    """Play a match to its end with random answers of random asked seats.

    Args:
        state: the match, advanced, with live chance; it is played to its end.
        stream: where the answers come from; chance comes from the match's own stream.

    Returns:
        How many answers were given.
    """
    spare = Choice()
    answers: i64 = 0
    while state.status == Status.ASKING:
        random_answer(state, stream, spare)
        answers += 1
    return answers


def random_answer(state: State, stream: Stream, spare: Choice) -> None:
    """Give one random answer of a random asked seat; a standing offer that is drawn is taken.

    Args:
        state: a match that asks somebody.
        stream: where the answer comes from.
        spare: room for the choice of another seat than the first.
    """
    asked = state.asked
    choice = state.choice
    seat = choice.seat
    if asked & (asked - 1) != 0:
        nth = stream.below(bits_in(asked))
        while nth > 0:
            asked &= asked - 1
            nth -= 1
        seat = 0
        while (asked >> seat) & 1 == 0:
            seat += 1
        choice = choice_of(state, seat, spare)
    state.apply(seat, choice.sample(stream))

"""The order of answers if several seats are asked: standing offers first, then the required answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kernel.choice import Choice, bit
from playmat.kernel.state import State, Status

NOBODY: Final = -1


def choice_of(state: State, seat: i64, spare: Choice) -> Choice:
    """The open choice of an asked seat, which is written into `spare` unless the state holds it."""
    if seat == state.first:
        return state.choice
    state.offer(seat, spare)
    return spare


def next_seat(state: State, passed: i64, spare: Choice) -> i64:
    """The seat to answer next: standing offers first, in the order of seats; `NOBODY` if all is over.

    Args:
        state: a match.
        passed: the seats that have left their offers alone, as a bit set.
        spare: room for a choice.
    """
    if state.status != Status.ASKING:
        return NOBODY
    if state.asked == bit(state.first) and not state.choice.optional:
        return state.first
    needed: i64 = NOBODY
    seat: i64 = 0
    while state.asked >> seat != 0:
        if (state.asked >> seat) & 1 != 0:
            if not choice_of(state, seat, spare).optional:
                if needed == NOBODY:
                    needed = seat
            elif (passed >> seat) & 1 == 0:
                return seat
        seat += 1
    return needed


def offers_before(state: State, seat: i64, spare: Choice) -> i64:
    """The seats whose offers have been left alone by the time a seat decides, as a bit set.

    Who has to answer is asked after all offers; of the offers, those of earlier seats come first.
    """
    if state.asked == bit(seat):
        return 0
    needed = not choice_of(state, seat, spare).optional
    passed: i64 = 0
    other: i64 = 0
    while state.asked >> other != 0:
        before = (state.asked >> other) & 1 != 0 and other != seat and (needed or other < seat)
        if before and choice_of(state, other, spare).optional:
            passed |= bit(other)
        other += 1
    return passed

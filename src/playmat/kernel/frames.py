"""Rules in progress as words, for positions that people write and read: `battle 1 5`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from playmat.kernel.state import arg_of, frame, seat_of, step_of

MOST_PARTS: Final = 3
MOST_DIGITS: Final = 15
ARGUMENTS: Final = 1 << 48
"""A frame's argument is below it; -> `playmat.kernel.state.frame`."""


def frame_in_words(packed: i64, words: Mapping[int, str]) -> str:
    """A frame: the word of its step, its seat, and its argument if that is not 0.

    >>> frame_in_words(frame(3, 1, 42), {3: "battle"}), frame_in_words(frame(3, 1, 0), {3: "battle"})
    ('battle 1 42', 'battle 1')
    """
    head = f"{words[int(step_of(packed))]} {int(seat_of(packed))}"
    return f"{head} {int(arg_of(packed))}" if arg_of(packed) else head


def frame_from_words(text: str, steps: Mapping[str, int], seats: int) -> int | None:
    """The frame that words mean, or None where they mean none.

    Args:
        text: the words.
        steps: the step of each word.
        seats: the seat is below it.

    >>> frame_from_words("battle 1 42", {"battle": 3}, 2) == frame(3, 1, 42)
    True
    >>> frame_from_words("battle 2", {"battle": 3}, 2) is None
    True
    """
    parts = text.split()
    numbers = [
        int(part) for part in parts[1:] if part.isascii() and part.isdigit() and len(part) <= MOST_DIGITS
    ]
    if not numbers or len(parts) > MOST_PARTS or len(numbers) != len(parts) - 1 or parts[0] not in steps:
        return None
    seat, argument = numbers[0], sum(numbers[1:])
    if seat >= seats or argument >= ARGUMENTS:
        return None
    return int(frame(steps[parts[0]], seat, argument))

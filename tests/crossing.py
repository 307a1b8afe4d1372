"""Cases of long tests: CI tries each value once, `--whole` each with each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

WHOLE = pytest.mark.whole
SLOW = pytest.mark.slow


def crossed(ones: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    """Each value with each of the others; CI tries each value with one, and all the others in turn."""
    return [
        pytest.param(
            one,
            other,
            marks=[] if place == number % len(others) else [WHOLE],
            id=f"{name_of(one)}-{name_of(other)}",
        )
        for number, one in enumerate(ones)
        for place, other in enumerate(others)
    ]


def first_of(ones: Sequence[Any], rest: pytest.MarkDecorator = WHOLE, *, rows: bool = False) -> list[Any]:
    """These values, of which only the first bears no mark.

    Args:
        ones: the values, or rows of them.
        rest: the mark of the others. With `WHOLE`, CI tries the first alone; with `SLOW`, README's command
            does, and CI tries all.
        rows: each is a row, the values of several arguments.
    """
    return [
        pytest.param(*(one if rows else (one,)), marks=[rest] if number else [])
        for number, one in enumerate(ones)
    ]


def name_of(one: object) -> str:
    """The name of a case."""
    return str(getattr(one, "__name__", one))

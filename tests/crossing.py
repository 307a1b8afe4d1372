"""Cases of long tests: CI tries each value once, `--whole` each with each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

WHOLE = pytest.mark.whole


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


def first_of(ones: Sequence[Any]) -> list[Any]:
    """These values, of which CI tries the first."""
    return [pytest.param(one, marks=[WHOLE] if number else []) for number, one in enumerate(ones)]


def first_quick(ones: Sequence[Any]) -> list[Any]:
    """These values, of which README's command tries the first, and CI all."""
    return [pytest.param(one, marks=[pytest.mark.slow] if number else []) for number, one in enumerate(ones)]


def name_of(one: object) -> str:
    """What a case is called."""
    return str(getattr(one, "__name__", one))

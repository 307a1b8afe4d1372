"""Sources of the outcomes of chance: the seed, a list, or somebody outside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from playmat.kernel.state import State


class Nature(Protocol):
    """A source of outcomes for a match."""

    def outcome(self, state: State) -> int | None:
        """The outcome of the chance that is asked now; None to wait for `Match.outcome`."""


class LiveNature:
    """Outcomes from the match's own seeded stream."""

    def outcome(self, state: State) -> int:
        """The next number of the stream; taking the outcome moves the stream on."""
        return state.nature.peek(state.chance)


class ScriptedNature:
    """Outcomes from a list (a record, a test's script), then from another source."""

    def __init__(self, outcomes: Iterable[int], then: Nature | None = None) -> None:
        self.left = list(outcomes)[::-1]
        self.then = then

    def outcome(self, state: State) -> int | None:
        """The next of the list, or of the other source."""
        if self.left:
            return self.left.pop()
        return self.then.outcome(state) if self.then else None


class AwaitedNature:
    """No outcomes: every throw waits for `Match.outcome` (analysis, enumeration)."""

    def outcome(self, state: State) -> int | None:
        """None: somebody else decides."""
        return None

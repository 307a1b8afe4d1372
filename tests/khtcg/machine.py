"""The state of a match as this game's own."""

from __future__ import annotations

from typing import cast

from playmat.games.khtcg.rules.state_machine import KhtcgMachine
from playmat.kernel.state import State


def machine_of(state: State) -> KhtcgMachine:
    """A state of this game."""
    return cast("KhtcgMachine", state)

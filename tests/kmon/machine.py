"""The state of a match as this game's own."""

from __future__ import annotations

from typing import cast

from playmat.games.kmon.rules.state_machine import KmonMachine
from playmat.kernel.state import State


def machine_of(state: State) -> KmonMachine:
    """A state of this game."""
    return cast("KmonMachine", state)

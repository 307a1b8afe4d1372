"""Programs in the positions that people write: what goes on begins where an instruction does."""

from __future__ import annotations

from collections.abc import Iterable

from playmat.cards.effect import EFFECT, PLACE, CardState
from playmat.cards.operation import END
from playmat.cards.program import after, op_of
from playmat.kernel.errors import BadScenario
from playmat.kernel.state import arg_of, step_of


def instructions(state: CardState) -> frozenset[int]:
    """The places at which the instructions of all cards begin."""
    found: set[int] = set()
    at = 0
    while at < len(state.code):
        if state.code[at] == END:
            at += 1
        else:
            found.add(at)
            at = int(after(state.code, at))
    return frozenset(found)


def check_places(state: CardState, more: Iterable[int] = ()) -> None:
    """See that effects in progress, and `more` places that a game keeps, are instructions.

    In the middle of one a program never ends: a parameter is read as an instruction of no length.

    Raises:
        BadScenario: one is not.
    """
    running = [int(arg_of(frame) & PLACE) for frame in state.stack if step_of(frame) == EFFECT]
    places = {*running, *more}
    if places and not places <= instructions(state):
        raise BadScenario("error-scenario-unstored", "")


def check_kind(state: CardState, places: Iterable[int], op: int) -> None:
    """See that instructions, which `check_places` has found to be some, are of one operation.

    The parameters of another mean something else: a text that is due goes on where its event's says so.

    Raises:
        BadScenario: one is not.
    """
    if any(op_of(state.code[place]) != op for place in places):
        raise BadScenario("error-scenario-unstored", "")

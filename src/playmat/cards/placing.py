"""Programs in the positions that people write: what goes on begins where an instruction does."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from playmat.cards.effect import PLACE, PLACE_BITS, CardState
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


class KeptPlace(NamedTuple):
    """The argument of a step that keeps the place of an instruction.

    Attributes:
        operations: those of the instructions that the step can go on with.
        most: the largest number that stands above the place.
    """

    operations: Collection[int]
    most: int


def check_places(state: CardState, steps: Mapping[int, KeptPlace], more: Iterable[int] = ()) -> None:
    """See that the places in rules in progress, and `more` that a game keeps, are instructions.

    In the middle of one a program never ends: a parameter is read as an instruction of no length. A step that
    asks about one operation reads the parameters of another as something else.

    Args:
        state: the match.
        steps: each step whose argument keeps a place.
        more: further places.

    Raises:
        BadScenario: one is not, or the step cannot go on with it.
    """
    running = [frame for frame in state.stack if step_of(frame) in steps]
    places = {*(int(arg_of(frame) & PLACE) for frame in running), *more}
    if places and not places <= instructions(state):
        raise BadScenario("error-scenario-unstored", "")
    for frame in running:
        kept = steps[int(step_of(frame))]
        check_kind(state, [int(arg_of(frame) & PLACE)], kept.operations)
        if arg_of(frame) >> PLACE_BITS > kept.most:
            raise BadScenario("error-scenario-unstored", "")


def check_kind(state: CardState, places: Iterable[int], operations: Collection[int]) -> None:
    """See that places, which `check_places` has found to be instructions, are of certain operations.

    The parameters of another mean something else: a text that is due goes on where its event's says so.

    Raises:
        BadScenario: one is not.
    """
    if any(op_of(state.code[place]) not in operations for place in places):
        raise BadScenario("error-scenario-unstored", "")

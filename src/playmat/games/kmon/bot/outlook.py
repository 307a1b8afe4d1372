"""Outlook of a chain in progress, so that only quiet positions are weighed.

A declared attack has cost its cards and done nothing yet. Here it is carried on to its end: whoever is
asked in between passes, or evades where that leaves more; among the things that a card names, `heuristic`
tries each. What cards make people decide otherwise is decided by the first option that gives something.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from playmat.games.kmon.language.codes import Prompt
from playmat.games.kmon.state.layout import Link, kind_of
from playmat.games.kmon.state.mutations import KmonState
from playmat.kernel.choice import NATURE, Kind, bit
from playmat.kernel.state import Status


def carried_on(state: KmonState, answer: i64, stops: bool = False) -> KmonState:
    """The position after the chain, if the asked seat answers so first (-1: as usual).

    Args:
        state: the position in the chain.
        answer: the first answer.
        stops: stop where somebody chooses among the things that a card names; otherwise the first is taken.
    """
    after = cast(KmonState, state.clone())
    after.live = False
    if answer >= 0:
        after.apply(after.first, answer)
    while len(after.links) > 0 and after.status != Status.OVER:
        if stops and chooses(after):
            break
        if after.status == Status.CHANCE:
            after.apply(NATURE, 0)
        else:
            after.apply(after.first, usual(after))
    return after


def chooses(state: KmonState) -> bool:
    """Return whether somebody chooses among the things that a card names (KM-FX-22)."""
    return state.status == Status.ASKING and state.choice.prompt == Prompt.CHOOSE


def evasion(state: KmonState) -> i64:
    """The answer of the open choice that evades, or -1."""
    choice = state.choice
    asked = state.status == Status.ASKING and choice.prompt == Prompt.REACT and choice.n > 1
    return 1 if asked and kind_of(choice.items[1]) == Link.EVASION else -1


def usual(state: KmonState) -> i64:
    """An answer that nobody thought about: pass, take a card back, discard the first ones."""
    choice = state.choice
    if choice.kind == Kind.SUBSET:
        return bit(choice.lo) - 1
    if choice.kind == Kind.PICK and choice.n > 1 and choice.prompt in (Prompt.RETRIEVE, Prompt.FINAL):
        return 1
    return 0

"""Outlook of a chain in progress, so that only quiet positions are weighed.

A declared attack has cost its cards and done nothing yet. Here it is carried on to its end: whoever is
asked in between passes, or evades where that leaves more; what cards make people decide on the way is
decided by the first option that gives something.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from playmat.games.kmon.language.codes import Prompt
from playmat.games.kmon.state.layout import Link, kind_of
from playmat.games.kmon.state.mutations import KmonState
from playmat.kernel.choice import NATURE, Kind, bit
from playmat.kernel.state import Status


def carried_on(state: KmonState, answer: i64) -> KmonState:
    """The position after the chain, if the asked seat answers so first (-1: as usual)."""
    after = cast(KmonState, state.clone())
    after.live = False
    if answer >= 0:
        after.apply(after.first, answer)
    while len(after.links) > 0 and after.status != Status.OVER:
        if after.status == Status.CHANCE:
            after.apply(NATURE, 0)
        else:
            after.apply(after.first, usual(after))
    return after


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

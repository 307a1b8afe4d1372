"""Targets: the cards in play a text can aim at, and choosing among them (KH-GEN-21, -24, -25).

An operation that aims at cards gathers them in `KhtcgState.chosen`. Where somebody has to choose it pushes a
`SELECT` frame for each player's cards, the active player's on top, and beneath them `CARRY_OUT`, so that
the results happen together. The seat of such a frame is whose text it is and, above it, whose cards
(`BOTH` for all).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from playmat.cards.program import op_of
from playmat.games.khtcg.effects.changes import protected
from playmat.games.khtcg.effects.continuous import level_of
from playmat.games.khtcg.effects.matching import aims, whose_is
from playmat.games.khtcg.language.codes import NONE, Area, Prompt, Step
from playmat.games.khtcg.language.hooks import By, Protect
from playmat.games.khtcg.language.instructions import ALL, ANY_LEVEL, REACH, Select
from playmat.games.khtcg.language.terms import Chooser, To, Whose
from playmat.games.khtcg.state.layout import NO_SLOT, due_slot, due_subject
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice, bit
from playmat.kernel.steps import Steps

BOTH: Final = 2
"""In place of a seat: the cards of both players together (`terms.Whose.ANY`)."""

# ---- aiming --------------------------------------------------------------------------------------------


def source_of(state: KhtcgState) -> i64:
    """The card in play whose text is running, or `NONE`."""
    slot = due_slot(state.running)
    if slot == NO_SLOT:
        return NONE
    return slot


def can_aim(state: KhtcgState, at: i64, source: i64, seat: i64, slot: i64) -> bool:
    """Return whether an operation of a text can aim at a card in play.

    Args:
        state: the match.
        at: the operation (`instructions.Select`).
        source: the card with the text, `NONE` if it is not in play.
        seat: whose text it is.
        slot: the card in question.
    """
    code = state.code
    if code[at + Select.TO] == To.SUBJECT:
        if slot != due_subject(state.running):
            return False
    elif not aims(state, at + Select.TO, source, seat, slot):
        return False
    level = code[at + Select.LEVEL]
    if level != ANY_LEVEL and level_of(state, slot) > level:
        return False
    return state.controller(slot) == seat or not protected(state, slot, Protect.CHOICE, By.TEXT)


def is_target(state: KhtcgState, at: i64, source: i64, seat: i64, pool: i64, slot: i64) -> bool:
    """Return whether an operation can be done to the card in a slot, one of `pool`'s (a seat, or `BOTH`)."""
    if (REACH[op_of(state.code[at])] >> state.area(slot)) & 1 == 0:
        return False
    if pool != BOTH and lies_with(state, slot) != pool:
        return False
    return can_aim(state, at, source, seat, slot)


def lies_with(state: KhtcgState, slot: i64) -> i64:
    """The player who chooses a card if each one chooses: its controller, or the owner of its World."""
    if state.area(slot) == Area.DISRUPTOR:
        return state.controller(state.host(slot))
    return state.controller(slot)


def targets(state: KhtcgState, at: i64, source: i64, seat: i64, pool: i64) -> i64:
    """The number of cards of a pool that an operation can aim at."""
    found: i64 = 0
    count: i64 = len(state.pieces)
    for slot in range(count):
        if is_target(state, at, source, seat, pool, slot):
            found += 1
    return found


def finds_target(state: KhtcgState, at: i64, source: i64, seat: i64) -> bool:
    """Return whether there is any card that an operation can aim at."""
    count: i64 = len(state.pieces)
    for slot in range(count):
        if is_target(state, at, source, seat, BOTH, slot):
            return True
    return False


# ---- choosing ------------------------------------------------------------------------------------------


def begin_selection(state: KhtcgState, at: i64, seat: i64) -> bool:
    """Gather the cards an operation aims at; whether somebody must choose first."""
    depth = len(state.stack)
    state.push(Step.CARRY_OUT, seat, at)
    whose = state.code[at + Select.WHOSE]
    if whose == Whose.ANY or single(state.code[at + Select.TO]):
        gather(state, at, seat, BOTH)
    else:
        for other in (1 - state.turn_player, state.turn_player):
            if whose_is(state, whose, seat, other):
                gather(state, at, seat, other)
    if len(state.stack) > depth + 1:
        return True
    state.pop()
    return False


def single(to: i64) -> bool:
    """Return whether a text names one card, whoever has it."""
    return to == To.THIS or to == To.SUBJECT or to == To.BEARER


def gather(state: KhtcgState, at: i64, seat: i64, pool: i64) -> None:
    """Take all cards of a pool that fit, or have somebody choose among them."""
    source = source_of(state)
    wanted = state.code[at + Select.COUNT]
    if wanted != ALL and targets(state, at, source, seat, pool) > wanted:
        state.push(Step.SELECT, seat | pool << 1, at | wanted << 20)
        return
    count: i64 = len(state.pieces)
    for slot in range(count):
        if is_target(state, at, source, seat, pool, slot):
            state.chosen = append(state.chosen, slot)


def run_select(state: KhtcgState, packed: i64, arg: i64) -> None:
    """Somebody chooses, or chance does."""
    at = arg & 0xFFFFF
    if state.code[at + Select.CHOOSER] == Chooser.RANDOM:
        left = targets(state, at, source_of(state), packed & 1, packed >> 1) - taken(state, at, packed)
        state.throw(left)
    else:
        state.ask(chooser_of(state, at, packed))


def chooser_of(state: KhtcgState, at: i64, packed: i64) -> i64:
    """The player who chooses (KH-GEN-24)."""
    chooser = state.code[at + Select.CHOOSER]
    seat = packed & 1
    if chooser == Chooser.YOU:
        return seat
    if chooser == Chooser.OPPONENT:
        return 1 - seat
    return seat if packed >> 1 == BOTH else packed >> 1


def taken(state: KhtcgState, at: i64, packed: i64) -> i64:
    """The number of cards of the pool that have been chosen already."""
    found: i64 = 0
    for slot in state.chosen:
        if is_target(state, at, source_of(state), packed & 1, packed >> 1, slot):
            found += 1
    return found


def is_chosen(state: KhtcgState, slot: i64) -> bool:
    """Return whether a card has been chosen."""
    for other in state.chosen:
        if other == slot:
            return True
    return False


def offer_select(state: KhtcgState, choice: Choice, packed: i64, arg: i64) -> None:
    """KH-DP-15: as many of the cards that fit as the text says."""
    at = arg & 0xFFFFF
    wanted = arg >> 20
    asked = chooser_of(state, at, packed)
    if wanted == 1:
        choice.pick(asked, Prompt.TARGET)
    else:
        choice.subset(asked, Prompt.TARGET, wanted, wanted, 0)
    source = source_of(state)
    count: i64 = len(state.pieces)
    for slot in range(count):
        if is_target(state, at, source, packed & 1, packed >> 1, slot):
            choice.offer(slot)


def take_select(state: KhtcgState, arg: i64, answer: i64) -> None:
    """The choice has been made."""
    state.pop()
    choice = state.choice
    if arg >> 20 == 1:
        state.chosen = append(state.chosen, choice.items[answer])
        return
    for i in range(choice.n):
        if answer & bit(i) != 0:
            state.chosen = append(state.chosen, choice.items[i])


def take_random(state: KhtcgState, packed: i64, arg: i64, outcome: i64) -> None:
    """Chance has taken one of the cards that are left."""
    at = arg & 0xFFFFF
    left = arg >> 20
    number = outcome
    count: i64 = len(state.pieces)
    for slot in range(count):
        if is_target(state, at, source_of(state), packed & 1, packed >> 1, slot) and not is_chosen(
            state, slot
        ):
            if number == 0:
                state.chosen = append(state.chosen, slot)
                break
            number -= 1
    if left == 1:
        state.pop()
    else:
        state.goto(Step.SELECT, packed, at | (left - 1) << 20)


STEPS: Final[Steps] = {
    Step.SELECT: (run_select, offer_select, take_select, take_random),
}

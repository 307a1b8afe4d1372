"""Which cards in play a text can aim at, and the choosing among them (KH-GEN-21, KH-GEN-24, KH-GEN-25).

An operation that aims at cards gathers them in `Table.chosen`. Where somebody has to choose it pushes a
`SELECT` frame for each player's cards, the active player's on top, and beneath them `CARRY_OUT`, so that
the results happen together. The seat of such a frame is whose text it is and, above it, whose cards
(`BOTH` for all).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from playmat.games.khtcg.guards import protected
from playmat.games.khtcg.hooks import By, Protect
from playmat.games.khtcg.instructions import ALL, ANY_LEVEL, Select
from playmat.games.khtcg.matching import aims, whose_is
from playmat.games.khtcg.packing import NO_SLOT, due_slot, due_subject
from playmat.games.khtcg.reach import REACH
from playmat.games.khtcg.standing import level_of
from playmat.games.khtcg.symbols import NONE, Area, Prompt, Step
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.terms import Chooser, To, Whose
from playmat.kernel.choice import Choice, bit

BOTH: Final = 2
"""In place of a seat: the cards of both players together (`terms.Whose.ANY`)."""

# ---- aiming --------------------------------------------------------------------------------------------


def source_of(table: Table) -> i64:
    """The card in play whose text is running, or `NONE`."""
    slot = due_slot(table.running)
    if slot == NO_SLOT:
        return NONE
    return slot


def can_aim(table: Table, at: i64, source: i64, seat: i64, slot: i64) -> bool:
    """Whether an operation of a text can aim at a card in play.

    Args:
        table: the match.
        at: the operation (`instructions.Select`).
        source: the card with the text, `NONE` if it is not in play.
        seat: whose text it is.
        slot: the card in question.
    """
    code = table.code
    if code[at + Select.TO] == To.SUBJECT:
        if slot != due_subject(table.running):
            return False
    elif not aims(table, at + Select.TO, source, seat, slot):
        return False
    level = code[at + Select.LEVEL]
    if level != ANY_LEVEL and level_of(table, slot) > level:
        return False
    return table.controller(slot) == seat or not protected(table, slot, Protect.CHOICE, By.TEXT)


def is_target(table: Table, at: i64, source: i64, seat: i64, pool: i64, slot: i64) -> bool:
    """Whether an operation can be done to the card in a slot, one of `pool`'s (a seat, or `BOTH`)."""
    if (REACH[table.code[at] & 255] >> table.area(slot)) & 1 == 0:
        return False
    if pool != BOTH and lies_with(table, slot) != pool:
        return False
    return can_aim(table, at, source, seat, slot)


def lies_with(table: Table, slot: i64) -> i64:
    """Whose choice a card is where each player chooses: who controls it, or on whose World it lies."""
    if table.area(slot) == Area.DISRUPTOR:
        return table.controller(table.host(slot))
    return table.controller(slot)


def targets(table: Table, at: i64, source: i64, seat: i64, pool: i64) -> i64:
    """How many cards of a pool an operation can aim at."""
    found: i64 = 0
    count: i64 = len(table.pieces)
    for slot in range(count):
        if is_target(table, at, source, seat, pool, slot):
            found += 1
    return found


def finds_target(table: Table, at: i64, source: i64, seat: i64) -> bool:
    """Whether there is any card that an operation can aim at."""
    count: i64 = len(table.pieces)
    for slot in range(count):
        if is_target(table, at, source, seat, BOTH, slot):
            return True
    return False


# ---- choosing ------------------------------------------------------------------------------------------


def begin_selection(table: Table, at: i64, seat: i64) -> bool:
    """Gather the cards an operation aims at; whether somebody must choose first."""
    depth = len(table.stack)
    table.push(Step.CARRY_OUT, seat, at)
    whose = table.code[at + Select.WHOSE]
    if whose == Whose.ANY or single(table.code[at + Select.TO]):
        gather(table, at, seat, BOTH)
    else:
        for other in (1 - table.turn_player, table.turn_player):
            if whose_is(table, whose, seat, other):
                gather(table, at, seat, other)
    if len(table.stack) > depth + 1:
        return True
    table.pop()
    return False


def single(to: i64) -> bool:
    """Whether a text names one card, whoever has it."""
    return to == To.THIS or to == To.SUBJECT or to == To.BEARER


def gather(table: Table, at: i64, seat: i64, pool: i64) -> None:
    """Take all cards of a pool that fit, or have somebody choose among them."""
    source = source_of(table)
    wanted = table.code[at + Select.COUNT]
    if wanted != ALL and targets(table, at, source, seat, pool) > wanted:
        table.push(Step.SELECT, seat | pool << 1, at | wanted << 20)
        return
    count: i64 = len(table.pieces)
    for slot in range(count):
        if is_target(table, at, source, seat, pool, slot):
            table.chosen = append(table.chosen, slot)


def run_select(table: Table, packed: i64, arg: i64) -> None:
    """Somebody chooses, or chance does."""
    at = arg & 0xFFFFF
    if table.code[at + Select.CHOOSER] == Chooser.RANDOM:
        left = targets(table, at, source_of(table), packed & 1, packed >> 1) - taken(table, at, packed)
        table.throw(left)
    else:
        table.ask(chooser_of(table, at, packed))


def chooser_of(table: Table, at: i64, packed: i64) -> i64:
    """Who chooses (KH-GEN-24)."""
    chooser = table.code[at + Select.CHOOSER]
    seat = packed & 1
    if chooser == Chooser.YOU:
        return seat
    if chooser == Chooser.OPPONENT:
        return 1 - seat
    return seat if packed >> 1 == BOTH else packed >> 1


def taken(table: Table, at: i64, packed: i64) -> i64:
    """How many cards of the pool have been chosen already."""
    found: i64 = 0
    for slot in table.chosen:
        if is_target(table, at, source_of(table), packed & 1, packed >> 1, slot):
            found += 1
    return found


def is_chosen(table: Table, slot: i64) -> bool:
    """Whether a card has been chosen."""
    for other in table.chosen:
        if other == slot:
            return True
    return False


def offer_select(table: Table, choice: Choice, packed: i64, arg: i64) -> None:
    """KH-DP-15: as many of the cards that fit as the text says."""
    at = arg & 0xFFFFF
    wanted = arg >> 20
    asked = chooser_of(table, at, packed)
    if wanted == 1:
        choice.pick(asked, Prompt.TARGET)
    else:
        choice.subset(asked, Prompt.TARGET, wanted, wanted, 0)
    source = source_of(table)
    count: i64 = len(table.pieces)
    for slot in range(count):
        if is_target(table, at, source, packed & 1, packed >> 1, slot):
            choice.offer(slot)


def take_select(table: Table, arg: i64, answer: i64) -> None:
    """The choice has been made."""
    table.pop()
    choice = table.choice
    if arg >> 20 == 1:
        table.chosen = append(table.chosen, choice.items[answer])
        return
    for i in range(choice.n):
        if answer & bit(i) != 0:
            table.chosen = append(table.chosen, choice.items[i])


def take_random(table: Table, packed: i64, arg: i64, outcome: i64) -> None:
    """Chance has taken one of the cards that are left."""
    at = arg & 0xFFFFF
    left = arg >> 20
    number = outcome
    count: i64 = len(table.pieces)
    for slot in range(count):
        if is_target(table, at, source_of(table), packed & 1, packed >> 1, slot) and not is_chosen(
            table, slot
        ):
            if number == 0:
                table.chosen = append(table.chosen, slot)
                break
            number -= 1
    if left == 1:
        table.pop()
    else:
        table.goto(Step.SELECT, packed, at | (left - 1) << 20)

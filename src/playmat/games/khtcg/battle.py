"""The battle (6.5): its parts, the total and its division, the end."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.khtcg.change import deal_damage
from playmat.games.khtcg.drops import ask_with_drops
from playmat.games.khtcg.fight import clean_up, end_lasting, told_total, total_of
from playmat.games.khtcg.guards import forbidden
from playmat.games.khtcg.hooks import Act, Happening
from playmat.games.khtcg.packing import NO_CARD
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.symbols import NONE, Area, Cause, Fight, Happened, Part, Prompt, Step
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.terms import Until
from playmat.games.khtcg.triggers import fire
from playmat.kernel.choice import Choice


def begin_battle(table: Table, side: Side) -> None:
    """A battle is declared (KH-BATTLE-01, KH-BATTLE-02)."""
    table.battled = True
    table.fight = Fight.BATTLE
    table.push(Step.BATTLE, side.seat, Part.TECH if table.rules.steps else Part.PLAY)
    if table.log is not None:
        table.log.write(Happened.BATTLE, side.seat, [], "KH-BATTLE-01")
    fire(table, Happening.BATTLE_START, side.seat, NO_CARD, Cause.VOLUNTARY, Area.FREE, 0)


def next_part(table: Table, seat: i64, part: i64) -> None:
    """A part of the battle is over: the next step, or the result (KH-SM-05, KH-SM-06)."""
    if part == Part.PLAY or part == Part.MAGIC:
        table.goto(Step.TOTAL, seat, 0)
    else:
        table.goto(Step.BATTLE, seat, part + 1)


def run_total(table: Table, seat: i64) -> None:
    """The total stands (KH-BATTLE-13, KH-SM-07)."""
    side = table.sides[seat]
    total = total_of(table, side)
    told_total(table, side, total, Happened.BATTLE_TOTAL, "KH-BATTLE-13")
    table.goto(Step.ASSIGN, seat, total)


def run_assign(table: Table, seat: i64, total: i64) -> None:
    """The attack is dealt, or its division is asked for (KH-BATTLE-14 to -16, KH-BATTLE-27)."""
    side = table.sides[seat]
    attacked: i64 = 0
    only: i64 = NONE
    for slot in side.disruptors:
        if is_attacked(table, side, slot):
            attacked += 1
            only = slot
    if attacked == 0 or total == 0:
        table.goto(Step.BATTLE_END, seat, 0)
    elif attacked == 1 and table.rules.assign_all:
        table.goto(Step.BATTLE_END, seat, 0)
        deal_damage(table, only, total, Cause.BATTLE, seat, "KH-BATTLE-14")
    else:
        ask_with_drops(table, seat)


def is_attacked(table: Table, side: Side, slot: i64) -> bool:
    """Whether a disruptor of the opponent lies on the current World (KH-BATTLE-05, KH-MOVE-11)."""
    return table.host(slot) == side.world() and table.controller(slot) != side.seat


def offer_assign(table: Table, choice: Choice, seat: i64, total: i64) -> None:
    """KH-DP-10: whole numbers that add up to the total; a text may spare a disruptor (KH-HOOK-34).

    Unless the whole attack could go nowhere then: texts forbid what something else can take.
    """
    side = table.sides[seat]
    choice.split(seat, Prompt.ASSIGN, total if table.rules.assign_all else 0, total)
    for slot in side.disruptors:
        if is_attacked(table, side, slot) and not is_spared(table, slot):
            choice.offer_up_to(slot, total)
    if choice.n == 0:
        for slot in side.disruptors:
            if is_attacked(table, side, slot):
                choice.offer_up_to(slot, total)


def is_spared(table: Table, slot: i64) -> bool:
    """Whether a text keeps the attack off a disruptor while something else could take it."""
    return forbidden(table, table.turn_player, Act.ASSIGN, table.card_in(slot).number)


def take_assign(table: Table, seat: i64, answer: i64) -> None:
    """The attack is divided; all of it is dealt at the same moment."""
    choice = table.choice
    given = choice.amounts(answer)
    table.goto(Step.BATTLE_END, seat, 0)
    for i in range(choice.n):
        amount: i64 = given[i]
        if amount > 0:
            deal_damage(table, choice.items[i], amount, Cause.BATTLE, seat, "KH-BATTLE-15")


def run_battle_end(table: Table, seat: i64) -> None:
    """The clean-up (KH-BATTLE-21 to -23, KH-BATTLE-26)."""
    table.pop()
    clean_up(table, table.sides[seat], Cause.BATTLE_END)
    if len(table.lasting) > 0:
        end_lasting(table, Until.BATTLE)
    table.fight = Fight.NONE
    if table.rules.tomy:
        table.clear_damage("KH-BATTLE-26")
    fire(table, Happening.BATTLE_END, seat, NO_CARD, Cause.BATTLE_END, Area.FREE, 0)

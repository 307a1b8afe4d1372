"""Moving, escaping, disrupting (6.4, 6.6, 6.7)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.khtcg import change
from playmat.games.khtcg.checks import settle
from playmat.games.khtcg.hooks import Happening, Rule
from playmat.games.khtcg.packing import NO_CARD
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.standing import rule
from playmat.games.khtcg.symbols import ESCAPE_HP_LOSS, Area, Cause, Happened
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.triggers import fire
from playmat.kernel.state import Status


def move(table: Table, side: Side, card: i64) -> None:
    """A player moves (KH-MOVE-01).

    Whether he has won is seen before he gains HP, and all texts that answer to the move come after that
    (KH-MOVE-07, KH-MOVE-09).
    """
    table.moved = True
    slot = change.lay_world(table, side, card, Cause.MOVE)
    fire(table, Happening.PLAYED, side.seat, slot, Cause.MOVE, Area.WORLD, 0)
    settle(table)
    if table.status == Status.OVER:
        return
    hp = rule(table, side.seat, Rule.MOVE_HP, table.rules.move_hp)
    if hp > 0:
        change.gain_hp(table, side, hp, Cause.MOVE, "KH-MOVE-07")
    if table.log is not None:
        table.log.write(Happened.MOVED, side.seat, [card], "KH-MOVE-01")
    fire(table, Happening.MOVED, side.seat, slot, Cause.MOVE, Area.WORLD, 0)


def disrupt(table: Table, side: Side, card: i64) -> None:
    """A Dark Card is put on the opponent's current World (KH-DISR-01, KH-DISR-02)."""
    foe = table.sides[1 - side.seat]
    slot = table.lay_disruptor(foe, card, side.seat)
    table.add_burden(foe.world())
    change.entered(table, slot, Cause.PLAYED)
    fire(table, Happening.PLAYED, side.seat, slot, Cause.PLAYED, Area.DISRUPTOR, 0)
    fire(table, Happening.DISRUPTED, foe.seat, slot, Cause.PLAYED, Area.DISRUPTOR, 0)


def escape(table: Table, side: Side) -> None:
    """A player escapes (KH-ESC-03 to KH-ESC-09); he may lose the match by it (KH-ESC-12)."""
    table.escaped = True
    if table.log is not None:
        table.log.write(Happened.ESCAPED, side.seat, [], "KH-ESC-01")
    price = rule(table, side.seat, Rule.ESCAPE_PRICE, ESCAPE_HP_LOSS)
    if table.rules.tomy:
        change.lose_hp(table, side, price, Cause.ESCAPE, "KH-ESC-08")
        settle(table)
        if table.status == Status.OVER:
            return
    change.discard(table, side.world(), Cause.ESCAPE, "KH-ESC-03")
    if table.rules.escape_costs_allies:
        discard_allies(table, side)
    settle(table)
    if not table.rules.tomy and table.status != Status.OVER:
        change.lose_hp(table, side, price, Cause.ESCAPE, "KH-ESC-06")
    fire(table, Happening.ESCAPED, side.seat, NO_CARD, Cause.ESCAPE, Area.FREE, 0)


def discard_allies(table: Table, side: Side) -> None:
    """The escaping player discards all his allies that no text keeps (KH-ESC-05)."""
    i: i64 = 0
    while i < len(side.friends):
        if not change.discard(table, side.friends[i], Cause.ESCAPE, "KH-ESC-05"):
            i += 1

"""Moving, escaping, disrupting (6.4, 6.6, 6.7)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.khtcg.effects import changes
from playmat.games.khtcg.effects.continuous import rule
from playmat.games.khtcg.effects.triggers import fire
from playmat.games.khtcg.language.codes import ESCAPE_HP_LOSS, NONE, Area, Cause, Happened
from playmat.games.khtcg.language.hooks import RuleNumber, Trigger
from playmat.games.khtcg.language.terms import Deed
from playmat.games.khtcg.rules.state_checks import settle
from playmat.games.khtcg.state.layout import NO_CARD
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.games.khtcg.state.side import Side
from playmat.kernel.state import Status


def move(state: KhtcgState, side: Side, card: i64) -> None:
    """A player moves (KH-MOVE-01).

    Whether they have won is seen before they gain HP, and all texts that answer to the move come after that
    (KH-MOVE-07, KH-MOVE-09).
    """
    state.moved = True
    state.count(Deed.MOVED, side.seat, NONE, 1)
    slot = changes.lay_world(state, side, card, Cause.MOVE)
    fire(state, Trigger.PLAYED, side.seat, slot, Cause.MOVE, Area.WORLD, 0)
    settle(state)
    if state.status == Status.OVER:
        return
    hp = rule(state, side.seat, RuleNumber.MOVE_HP, state.rules.move_hp)
    if hp > 0:
        changes.gain_hp(state, side, hp, Cause.MOVE, "KH-MOVE-07")
    if state.log is not None:
        state.log.write(Happened.MOVED, side.seat, [card], "KH-MOVE-01")
    fire(state, Trigger.MOVED, side.seat, slot, Cause.MOVE, Area.WORLD, 0)


def disrupt(state: KhtcgState, side: Side, card: i64) -> None:
    """A Dark Card is put on the opponent's current World (KH-DISR-01, KH-DISR-02)."""
    foe = state.sides[1 - side.seat]
    slot = state.lay_disruptor(foe, card, side.seat)
    state.add_burden(foe.world())
    changes.entered(state, slot, Cause.PLAYED)
    fire(state, Trigger.PLAYED, side.seat, slot, Cause.PLAYED, Area.DISRUPTOR, 0)
    fire(state, Trigger.DISRUPTED, foe.seat, slot, Cause.PLAYED, Area.DISRUPTOR, 0)


def escape(state: KhtcgState, side: Side) -> None:
    """A player escapes (KH-ESC-03 to KH-ESC-09); they may lose the match by it (KH-ESC-12)."""
    state.escaped = True
    if state.log is not None:
        state.log.write(Happened.ESCAPED, side.seat, [], "KH-ESC-01")
    price = rule(state, side.seat, RuleNumber.ESCAPE_PRICE, ESCAPE_HP_LOSS)
    if state.rules.tomy:
        changes.lose_hp(state, side, price, Cause.ESCAPE, "KH-ESC-08")
        settle(state)
        if state.status == Status.OVER:
            return
    changes.discard(state, side.world(), Cause.ESCAPE, "KH-ESC-03")
    if state.rules.escape_costs_allies:
        discard_allies(state, side)
    settle(state)
    if not state.rules.tomy and state.status != Status.OVER:
        changes.lose_hp(state, side, price, Cause.ESCAPE, "KH-ESC-06")
    fire(state, Trigger.ESCAPED, side.seat, NO_CARD, Cause.ESCAPE, Area.FREE, 0)


def discard_allies(state: KhtcgState, side: Side) -> None:
    """The escaping player discards all their allies that no text keeps (KH-ESC-05)."""
    i: i64 = 0
    while i < len(side.friends):
        if not changes.discard(state, side.friends[i], Cause.ESCAPE, "KH-ESC-05"):
            i += 1

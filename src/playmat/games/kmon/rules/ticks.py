"""Ticks: what a persistent effect does to the K-Mon that carries it (KM-FX-07, KM-FX-24, KM-PERS-07)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.cards.operation import END
from playmat.cards.program import NOTHING, after, op_of
from playmat.games.kmon.language.codes import Op
from playmat.games.kmon.state.layout import effect_bearer, effect_card, effect_seat
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side


def tick(state: KmonState, side: Side, place: i64, operation: i64, amount: i64) -> None:
    """Carry out an operation of a tick on a K-Mon of a side, or on its player: exactly so much."""
    if operation == Op.TICK_DAMAGE:
        state.damage(side, place, amount, False, "KM-PERS-07")
    elif operation == Op.TICK_HEAL:
        state.heal(side, place, amount, "KM-PERS-07")
    elif operation == Op.TICK_LOSE:
        state.lose(side, amount, "KM-FX-07")
    else:
        state.gain(side, amount, "KM-FX-07")


def tick_at(state: KmonState, side: Side, place: i64, moment: i64) -> None:
    """Carry out the ticks that answer to a moment on a K-Mon, the oldest effect first (KM-FX-24).

    On one that has fallen nothing is done (KM-EXH-02). No tick asks or removes anything, so that all of them
    happen at once.

    Args:
        state: the match.
        side: whose K-Mon it is.
        place: which one of the team.
        moment: a `codes.Moment`.
    """
    code = state.code
    for effect in state.effects:
        if effect_seat(effect) != side.seat or effect_bearer(effect) != place:
            continue
        card = state.book.cards[effect_card(effect)]
        if card.flags & moment == 0 or card.tick == NOTHING or not side.team[place].fit():
            continue
        at = card.tick
        while code[at] != END:
            tick(state, side, place, op_of(code[at]), code[at + 1])
            at = after(code, at)

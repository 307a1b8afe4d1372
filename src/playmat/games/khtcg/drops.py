"""Equipment and forms that a player discards from play of his own will (KH-EQUIP-06, KH-FC-08, KH-OPT-03)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.khtcg.change import can_be_discarded
from playmat.games.khtcg.packing import act_of
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.symbols import NONE, Cause, Prompt, Verb
from playmat.games.khtcg.table import Table
from playmat.kernel.choice import Choice


def can_drop(table: Table, side: Side) -> bool:
    """Whether a player has anything that `offer_drops` offers."""
    for slot in side.equipment:
        if can_be_discarded(table, slot, Cause.VOLUNTARY):
            return True
    return can_drop_form(table, side) and not table.rules.tomy


def can_drop_form(table: Table, side: Side) -> bool:
    """Whether a player has a form that no text keeps in play (KH-HOOK-16)."""
    return side.form != NONE and can_be_discarded(table, side.form, Cause.VOLUNTARY)


def offer_drops(table: Table, choice: Choice, side: Side) -> None:
    """What a player may drop whenever he is to act; forms not under `tomy` (KH-FC-09)."""
    for slot in side.equipment:
        if can_be_discarded(table, slot, Cause.VOLUNTARY):
            choice.offer(act_of(Verb.DROP_EQUIPMENT, -1, slot))
    if not table.rules.tomy and can_drop_form(table, side):
        choice.offer(act_of(Verb.DROP_FORM, -1, side.form))


def offer_drop_choice(table: Table, choice: Choice, side: Side) -> None:
    """KH-DP-14: what is dropped before cards of the hand are discarded."""
    choice.pick(side.seat, Prompt.DROPS)
    choice.offer(Verb.END)
    offer_drops(table, choice, side)


def offer_any_time(table: Table, choice: Choice, side: Side) -> None:
    """KH-OPT-03: a standing offer to drop while the opponent decides."""
    choice.pick(side.seat, Prompt.ANY_TIME)
    offer_drops(table, choice, side)
    choice.optional = True


def ask_with_drops(table: Table, seat: i64) -> None:
    """Ask a player for a decision of his own; the other one may drop something meanwhile."""
    table.ask(seat)
    offer_meanwhile(table, seat)


def offer_meanwhile(table: Table, seat: i64) -> None:
    """A player has been asked; where the match is played so the other one may drop something (KH-OPT-03).

    Not inside an effect, where nobody may act in between (KH-GEN-18), nor in the middle of a decision.
    """
    if table.rules.every_step and can_drop(table, table.sides[1 - seat]):
        table.ask_also(1 - seat)

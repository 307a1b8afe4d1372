"""Equipment and forms that a player discards from play voluntarily (KH-EQUIP-06, KH-FC-08, KH-OPT-03)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.khtcg.effects.changes import can_be_discarded
from playmat.games.khtcg.language.codes import NONE, Cause, Prompt, Verb
from playmat.games.khtcg.state.layout import act_of
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.games.khtcg.state.side import Side
from playmat.kernel.choice import Choice


def can_drop(state: KhtcgState, side: Side) -> bool:
    """Return whether a player has anything that `offer_drops` offers."""
    for slot in side.equipment:
        if can_be_discarded(state, slot, Cause.VOLUNTARY):
            return True
    return can_drop_form(state, side) and not state.rules.tomy


def can_drop_form(state: KhtcgState, side: Side) -> bool:
    """Return whether a player has a form that no text keeps in play (KH-HOOK-16)."""
    return side.form != NONE and can_be_discarded(state, side.form, Cause.VOLUNTARY)


def offer_drops(state: KhtcgState, choice: Choice, side: Side) -> None:
    """Offer what a player may drop whenever they are to act; forms not under `tomy` (KH-FC-09)."""
    for slot in side.equipment:
        if can_be_discarded(state, slot, Cause.VOLUNTARY):
            choice.offer(act_of(Verb.DROP_EQUIPMENT, -1, slot))
    if not state.rules.tomy and can_drop_form(state, side):
        choice.offer(act_of(Verb.DROP_FORM, -1, side.form))


def offer_drop_choice(state: KhtcgState, choice: Choice, side: Side) -> None:
    """KH-DP-14: what is dropped before cards of the hand are discarded."""
    choice.pick(side.seat, Prompt.DROPS)
    choice.offer(Verb.END)
    offer_drops(state, choice, side)


def offer_any_time(state: KhtcgState, choice: Choice, side: Side) -> None:
    """KH-OPT-03: a standing offer to drop while the opponent decides."""
    choice.pick(side.seat, Prompt.ANY_TIME)
    offer_drops(state, choice, side)
    choice.optional = True


def ask_with_drops(state: KhtcgState, seat: i64) -> None:
    """Ask a player for a decision of their own; the other one may drop something meanwhile."""
    state.ask(seat)
    offer_meanwhile(state, seat)


def offer_meanwhile(state: KhtcgState, seat: i64) -> None:
    """A player has been asked; where the match is played so the other one may drop something (KH-OPT-03).

    Not inside an effect, where nobody may act in between (KH-GEN-18), nor in the middle of a decision.
    """
    if state.rules.every_step and can_drop(state, state.sides[1 - seat]):
        state.ask_also(1 - seat)

"""Conditions on a decoded match."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.khtcg.language.codes import NONE, Verb
from playmat.games.khtcg.language.terms import Deed
from playmat.games.khtcg.state.fields import MOST_GRANTED
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    HOST_SHIFT,
    NO_SLOT,
    SLOT_MASK,
    deed_card,
    deed_what,
    due_detail,
    due_place,
    due_slot,
    due_subject,
    lasting_place,
    lasting_slot,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.errors import BadEncoding

GRANTABLE: Final = 2
"""Texts can grant moves and battles (KH-GEN-28)."""


def check_table(state: KhtcgState) -> None:
    """Cards and slots of a decoded match exist, and every zone lists what lies there.

    Raises:
        BadEncoding: something does not fit.
    """
    cards = len(state.book.cards)
    slots = len(state.pieces)
    good = slots < SLOT_MASK and 0 <= state.claimed <= len(state.triggered)
    for piece in state.pieces:
        good = good and piece >= 0 and piece & CARD_MASK < cards and (piece >> HOST_SHIFT) & SLOT_MASK < slots
    for side in state.sides:
        for pile in (side.deck, side.hand, side.discard, side.used):
            for card in pile:
                good = good and card >= 0 and card & CARD_MASK < cards
        for pile in (side.worlds, side.friends, side.fighters, side.disruptors, side.equipment):
            for slot in pile:
                good = good and 0 <= slot < slots and state.in_play(slot)
        for pile in (side.worlds, side.friends, side.fighters, side.equipment):
            for slot in pile:
                good = good and state.controller(slot) == side.seat
        good = good and side.leader < slots and side.form < slots
    good = good and (state.running == 0 or is_due(state, state.running))
    for packed in state.triggered:
        good = good and is_due(state, packed)
    for packed in state.lasting:
        good = good and packed >= 0 and lasting_place(packed) < len(state.code)
        good = good and is_slot(lasting_slot(packed), slots)
    for slot in state.chosen:
        good = good and 0 <= slot < slots
    for deed in state.deeds:
        good = good and is_deed(deed, cards)
    good = good and len(state.granted) in {0, GRANTABLE}
    for count in state.granted:
        good = good and 0 <= count <= MOST_GRANTED
    if len(state.granted) > 0:
        good = good and state.further(Verb.MOVE) + state.further(Verb.BATTLE) > 0
    if not good:
        raise BadEncoding("error-encoding-range", "", place=0)


def is_slot(slot: i64, slots: i64) -> bool:
    """Return whether a slot is that of a card, or none."""
    return slot < slots or slot == NO_SLOT


def is_deed(deed: i64, cards: int) -> bool:
    """Return whether what was done in this turn is something, with a card that there is or none."""
    return (
        deed >= 0
        and deed_what(deed) <= Deed.LOST
        and deed_card(deed) < cards
        and (deed_card(deed) != NONE) == (deed_what(deed) == Deed.PLAYED)
    )


def is_due(state: KhtcgState, packed: i64) -> bool:
    """Return whether an effect that is due names a text and cards that there are (`layout.due_of`)."""
    if packed < 0 or due_place(packed) >= len(state.code):
        return False
    slots: i64 = len(state.pieces)
    if due_slot(packed) == NO_SLOT:
        return due_detail(packed) < len(state.book.cards) and is_slot(due_subject(packed), slots)
    return due_slot(packed) < slots and is_slot(due_subject(packed), slots)

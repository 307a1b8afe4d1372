"""Conditions on a decoded match."""

from __future__ import annotations

from playmat.games.khtcg.state.layout import CARD_MASK, HOST_SHIFT, SLOT_MASK
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.errors import BadEncoding


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
        good = good and side.leader < slots and side.form < slots
    for packed in state.triggered:
        good = good and packed >= 0 and packed & 0xFFFFF < len(state.code)
    for packed in state.lasting:
        good = good and packed >= 0 and packed & 0xFFFFF < len(state.code)
    for slot in state.chosen:
        good = good and 0 <= slot < slots
    if not good:
        raise BadEncoding("error-encoding-range", "", place=0)

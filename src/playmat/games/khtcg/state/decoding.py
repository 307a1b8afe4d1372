"""How the parts of a match are stored, and what a decoded match must be like."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.khtcg.state.layout import CARD_MASK, HOST_SHIFT, SLOT_MASK
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.games.khtcg.state.side import Side
from playmat.kernel.errors import BadEncoding
from playmat.kernel.state import Reader

MAX_HP: Final = 1 << 20


def piles_of(side: Side) -> tuple[vec[i64], ...]:
    """The lists of a side in the order in which they are stored."""
    return (
        side.deck,
        side.hand,
        side.discard,
        side.worlds,
        side.friends,
        side.fighters,
        side.disruptors,
        side.equipment,
        side.used,
    )


def decode_side(numbers: Reader, seat: i64) -> Side:
    """A side of the table."""
    hp = numbers.next()
    leader = numbers.below(SLOT_MASK + 1) - 1
    form = numbers.below(SLOT_MASK + 1) - 1
    pick = numbers.below(CARD_MASK + 1) - 1
    side = Side(seat, numbers.pile())
    if not -MAX_HP < hp < MAX_HP:
        raise BadEncoding("error-encoding-range", "", place=numbers.place)
    side.hp = hp
    side.leader = leader
    side.form = form
    side.pick = pick
    side.hand = numbers.pile()
    side.discard = numbers.pile()
    side.worlds = numbers.pile()
    side.friends = numbers.pile()
    side.fighters = numbers.pile()
    side.disruptors = numbers.pile()
    side.equipment = numbers.pile()
    side.used = numbers.pile()
    return side


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

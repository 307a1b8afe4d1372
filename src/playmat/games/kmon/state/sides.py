"""Copying and storing of the sides of a match, by hand: each K-Mon and side is made whole, once.

All that a side is goes to its constructor, which is faster than to fill a new one field by field.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.kmon.language.codes import NOBODY, TEAM
from playmat.games.kmon.state.book import Book
from playmat.games.kmon.state.layout import CARD_MASK, MARKS
from playmat.games.kmon.state.side import KMon, Side
from playmat.kernel.errors import BadEncoding
from playmat.kernel.state import Reader, encode_pile

MAX_CHARGES: Final = 1 << 20


def copy_kmon(kmon: KMon) -> KMon:
    """An independent copy of a K-Mon."""
    return KMon(kmon.species, kmon.damage, kmon.exhausted, kmon.final, kmon.numbers, kmon.flags)


def copy_side(side: Side) -> Side:
    """An independent copy of a side."""
    team = side.team
    return Side(
        side.seat,
        vec[KMon]([copy_kmon(team[0]), copy_kmon(team[1]), copy_kmon(team[2])]),
        side.active,
        side.defending,
        side.charges,
        side.seen,
        side.deck[:],
        side.hand[:],
        side.discard[:],
    )


def encode_side(side: Side, out: list[int]) -> None:
    """Append what is stored of a side; what effects change of a K-Mon follows from the effects."""
    out.append(side.active + 1)
    out.append(int(side.defending))
    out.append(side.charges)
    out.append(side.seen)
    for kmon in side.team:
        out.append(kmon.species.number)
        out.append(kmon.damage)
        out.append(int(kmon.exhausted))
        out.append(kmon.final)
    encode_pile(side.deck, out)
    encode_pile(side.hand, out)
    encode_pile(side.discard, out)


def decode_side(book: Book, numbers: Reader, seat: i64) -> Side:
    """Read what `encode_side` wrote.

    Raises:
        BadEncoding: it is no side of this game.
    """
    active = numbers.below(TEAM + 1) - 1
    defending = numbers.below(2) == 1
    charges = numbers.below(MAX_CHARGES)
    seen = numbers.next()
    team: vec[KMon] = vec[KMon]()
    for _place in range(TEAM):
        species = book.kmons[numbers.below(len(book.kmons))]
        damage = numbers.below(1 << 20)
        exhausted = numbers.below(2) == 1
        team = append(team, KMon(species, damage, exhausted, numbers.below(3), 0, 0))
    deck = numbers.pile()
    hand = numbers.pile()
    discard = numbers.pile()
    for pile in (deck, discard):
        for card in pile:
            if not 0 <= card < len(book.cards):
                raise BadEncoding("error-encoding-range", "", place=numbers.place)
    for card in hand:
        if not 0 <= card <= MARKS | CARD_MASK or card & CARD_MASK >= len(book.cards):
            raise BadEncoding("error-encoding-range", "", place=numbers.place)
    if not 0 <= seen <= len(deck) or (active != NOBODY and team[active].exhausted):
        raise BadEncoding("error-encoding-range", "", place=numbers.place)
    return Side(seat, team, active, defending, charges, seen, deck, hand, discard)

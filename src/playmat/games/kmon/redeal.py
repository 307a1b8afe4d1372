"""What a player cannot know, dealt anew (KM-INFO-02, KM-INFO-03).

The own deck below the cards that were seen is shuffled. The opponent's deck is secret (KM-SETUP-01):
every hidden card of it may be any card that could be in a legal deck of that team, given the cards
that are known.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.kmon.packing import (
    CARD_MASK,
    KNOWN,
    Link,
    card_of,
    effect_card,
    effect_owner,
    kind_of,
    second_of,
    side_of,
)
from playmat.games.kmon.side import Side
from playmat.games.kmon.symbols import GENERIC, Type
from playmat.games.kmon.table import Table
from playmat.kernel.piles import deal_anew
from playmat.kernel.rng import Stream

MOST_ITEMS: Final = 5
MOST_COPIES: Final = 3
TRIES: Final = 40


def hide(table: Table, side: Side, own: bool, stream: Stream) -> None:
    """Deal a side anew for somebody who does or does not sit there."""
    if own:
        deal_anew(side.deck, i64(len(side.deck)) - side.seen, stream)
    else:
        draw_hidden(table, side, stream)


def draw_hidden(table: Table, side: Side, stream: Stream) -> None:
    """Give the hidden cards of a side other faces that its deck may have."""
    elements: i64 = 1 << GENERIC
    for kmon in side.team:
        elements |= kmon.species.elements
    pool = table.book.pool(elements)
    counts = known_cards(table, side)
    items = MOST_ITEMS - counts[0]
    for i in range(i64(len(side.deck))):
        card = hidden_card(table, pool.cards, pool.plain, items, counts, stream)
        if table.book.cards[card].type == Type.ITEM:
            items -= 1
        side.deck[i] = card
    for i in range(i64(len(side.hand))):
        if side.hand[i] & KNOWN == 0:
            card = hidden_card(table, pool.cards, pool.plain, items, counts, stream)
            if table.book.cards[card].type == Type.ITEM:
                items -= 1
            side.hand[i] = card


def hidden_card(
    table: Table, cards: vec[i64], plain: i64, items: i64, counts: vec[i64], stream: Stream
) -> i64:
    """A card that a hidden place may hold (KM-DECK-03, KM-DECK-08)."""
    size = i64(len(cards)) if items > 0 else plain
    card = cards[stream.below(size)]
    if table.standard:
        tries: i64 = TRIES
        while counts[card + 1] >= MOST_COPIES and tries > 0:
            card = cards[stream.below(size)]
            tries -= 1
        counts[card + 1] += 1
    return card


def known_cards(table: Table, side: Side) -> vec[i64]:
    """What everybody knows of a side's cards: at 0 the number of items, at `1 + card` its copies.

    Copies are counted only where a format limits them.
    """
    counts: vec[i64] = vec[i64]()
    size: i64 = 1
    if table.standard:
        size += len(table.book.cards)
    while size > 0:
        counts = append(counts, 0)
        size -= 1
    for card in side.discard:
        note(table, counts, card)
    for card in side.hand:
        if card & KNOWN != 0:
            note(table, counts, card & CARD_MASK)
    for effect in table.effects:
        if effect_owner(effect) == side.seat:
            note(table, counts, effect_card(effect))
    for link in table.links:
        if side_of(link) == side.seat and kind_of(link) != Link.TICK:
            if card_of(link) >= 0:
                note(table, counts, card_of(link))
            if second_of(link) >= 0:
                note(table, counts, second_of(link))
    return counts


def note(table: Table, counts: vec[i64], card: i64) -> None:
    """Count a card that is known."""
    if table.book.cards[card].type == Type.ITEM:
        counts[0] += 1
    if table.standard:
        counts[card + 1] += 1

"""Redeal of what a player cannot know (KM-INFO-02, KM-INFO-03).

The own deck below the cards that were seen is shuffled. The opponent's deck is secret (KM-SETUP-01):
every hidden card of it may be any card that could be in a legal deck of that team, given the cards
that are known.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.duel import hidden_card
from playmat.games.kmon.language.codes import GENERIC, Type
from playmat.games.kmon.state.layout import (
    ATTACHED,
    CARD_MASK,
    IDENTITY,
    KNOWN,
    Link,
    card_of,
    effect_card,
    effect_owner,
    effect_spread,
    kind_of,
    second_of,
    side_of,
)
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side
from playmat.kernel.piles import redeal_pile
from playmat.kernel.rng import Stream

MOST_ITEMS: Final = 5


def hide(state: KmonState, side: Side, own: bool, stream: Stream) -> None:
    """Deal a side again for somebody who does or does not sit there."""
    if own:
        redeal_pile(side.deck, i64(len(side.deck)) - side.seen, stream)
    else:
        draw_hidden(state, side, stream)


def shuffle(state: KmonState, stream: Stream) -> None:
    """Deal again what neither player knows: the order of both decks."""
    for side in (state.sides[0], state.sides[1]):
        hide(state, side, True, stream)


def draw_hidden(state: KmonState, side: Side, stream: Stream) -> None:
    """Give the hidden cards of a side other faces that its deck may have."""
    elements: i64 = 1 << GENERIC
    for kmon in side.team:
        elements |= kmon.species.elements
    pool = state.book.pool(elements)
    counts = known_cards(state, side)
    items = MOST_ITEMS - counts[0]
    for i in range(i64(len(side.deck))):
        card = card_of_pool(state, pool.cards, pool.plain, items, counts, stream)
        if state.book.cards[card].type == Type.ITEM:
            items -= 1
        side.deck[i] = card
    for i in range(i64(len(side.hand))):
        if side.hand[i] & KNOWN == 0:
            card = card_of_pool(state, pool.cards, pool.plain, items, counts, stream)
            if state.book.cards[card].type == Type.ITEM:
                items -= 1
            side.hand[i] = card


def card_of_pool(
    state: KmonState, cards: vec[i64], plain: i64, items: i64, counts: vec[i64], stream: Stream
) -> i64:
    """A card that a hidden place may hold (KM-DECK-03, KM-DECK-08)."""
    size = i64(len(cards)) if items > 0 else plain
    if state.standard:
        return hidden_card(cards, size, counts, 1, stream)
    return cards[stream.below(size)]


def known_cards(state: KmonState, side: Side) -> vec[i64]:
    """The public part of a side's cards: at 0 the number of items, at `1 + card` its copies.

    Copies are counted only where a format limits them. A card whose link still runs may lie on a K-Mon
    already (KM-FX-22): it is counted there.
    """
    counts: vec[i64] = vec[i64]()
    size: i64 = 1
    if state.standard:
        size += len(state.book.cards)
    while size > 0:
        counts = append(counts, 0)
        size -= 1
    for card in side.discard:
        note(state, counts, card)
    for card in side.hand:
        if card & KNOWN != 0:
            note(state, counts, card & CARD_MASK)
    for effect in state.effects:
        if effect_owner(effect) == side.seat and (effect_spread(effect) == 0 or is_first(state, effect)):
            note(state, counts, effect_card(effect))
    for link in state.links:
        if side_of(link) == side.seat and kind_of(link) != Link.TICK:
            if card_of(link) >= 0 and link & ATTACHED == 0:
                note(state, counts, card_of(link))
            if second_of(link) >= 0 and link & (ATTACHED << 1) == 0:
                note(state, counts, second_of(link))
    return counts


def is_first(state: KmonState, effect: i64) -> bool:
    """Return whether an effect is the first of those that are one card (KM-FX-23)."""
    for other in state.effects:
        if other & IDENTITY == effect & IDENTITY:
            return other == effect
    return False


def note(state: KmonState, counts: vec[i64], card: i64) -> None:
    """Count a card that is known."""
    if state.book.cards[card].type == Type.ITEM:
        counts[0] += 1
    if state.standard:
        counts[card + 1] += 1

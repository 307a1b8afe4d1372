"""Redeal of what a player cannot know (KH-ZONE-02, KH-ZONE-03, KH-SETUP-02).

The own deck is shuffled, but for cards that were seen where they lie. Nobody knows the opponent's deck:
every hidden card of it may be any card that the Player Card can use, as often as a deck may hold it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.duel import hidden_card
from playmat.games.khtcg.language.codes import NONE, Step
from playmat.games.khtcg.language.terms import Type
from playmat.games.khtcg.rules.combat import can_attack_with
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import CARD_MASK, OWNER_SHIFT, known_to, used_card
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.piles import redeal_pile
from playmat.kernel.rng import Stream


def hide(state: KhtcgState, side: Side, viewer: i64, stream: Stream) -> None:
    """Deal a side again for a viewer."""
    if side.seat == viewer:
        shuffle_unknown(side.deck, known_to(viewer), stream)
    elif side.leader == NONE:
        hide_leaders(state, side, stream)
    else:
        draw_hidden(state, side, state.card_in(side.leader).group, known_to(viewer), stream)


def shuffle(state: KhtcgState, stream: Stream) -> None:
    """Deal again what neither player knows: the order of both decks."""
    for side in state.sides:
        shuffle_unknown(side.deck, known_to(0) | known_to(1), stream)


def shuffle_unknown(deck: vec[i64], known: i64, stream: Stream) -> None:
    """Put those cards of one's own deck into a random order of which one does not know where they lie."""
    hidden: vec[i64] = vec[i64]()
    for card in deck:
        if card & known == 0:
            hidden = append(hidden, card)
    redeal_pile(hidden, len(hidden), stream)
    taken: i64 = 0
    for place in range(i64(len(deck))):
        if deck[place] & known == 0:
            deck[place] = hidden[taken]
            taken += 1


def draw_hidden(state: KhtcgState, side: Side, group: i64, known: i64, stream: Stream) -> None:
    """Give the hidden cards of a side other faces that a deck of this group may have."""
    pool = state.book.pool(group)
    counts = known_copies(state, side, known)
    for place in range(i64(len(side.deck))):
        if side.deck[place] & known == 0:
            side.deck[place] = hidden_card(pool, len(pool), counts, 0, stream)
    for place in range(i64(len(side.hand))):
        if side.hand[place] & known == 0:
            side.hand[place] = hidden_card(pool, len(pool), counts, 0, stream)
    top = state.stack[len(state.stack) - 1] if len(state.stack) > 0 else 0
    if top & 255 == Step.ATTACK_SET and (top >> 8) & 15 == side.seat:
        show_attack(state, side, pool, known)


def known_copies(state: KhtcgState, side: Side, known: i64) -> vec[i64]:
    """The number of copies of each of a player's cards that everybody, or the viewer, has seen."""
    counts = state.book.no_copies[:]
    for pile in (side.deck, side.hand):
        for card in pile:
            if card & known != 0:
                counts[card & CARD_MASK] += 1
    for card in side.discard:
        counts[card] += 1
    for used in side.used:
        counts[used_card(used)] += 1
    count: i64 = len(state.pieces)
    for slot in range(count):
        piece = state.pieces[slot]
        if piece != 0 and state.in_play(slot) and (piece >> OWNER_SHIFT) & 1 == side.seat:
            counts[piece & CARD_MASK] += 1
    return counts


def show_attack(state: KhtcgState, side: Side, pool: vec[i64], known: i64) -> None:
    """Give the hand of a player who is asked for Attack Cards one: they hold one at least (KH-ATK-03)."""
    hidden: i64 = NONE
    count: i64 = len(side.hand)
    for place in range(count):
        if can_attack_with(state, side, side.hand[place] & CARD_MASK):
            return
        if side.hand[place] & known == 0:
            hidden = place
    side.hand[hidden] = first_attack(state, side, pool)


def first_attack(state: KhtcgState, side: Side, pool: vec[i64]) -> i64:
    """An Attack Card that may be played."""
    for card in pool:
        if can_attack_with(state, side, card):
            return card
    return pool[0]


def hide_leaders(state: KhtcgState, side: Side, stream: Stream) -> None:
    """Before Player Cards are revealed: who was asked holds several different ones, who was not just one."""
    several = state.asks(side.seat) or holds_several(state, side)
    players = state.book.leaders(several)
    first = players[stream.below(len(players))]
    draw_hidden(state, side, state.book.cards[first].group, 0, stream)
    side.deck[0] = first
    if several:
        second = first
        while second == first:
            second = players[stream.below(len(players))]
        side.deck[1] = second
    if side.pick != NONE:
        side.pick = first


def holds_several(state: KhtcgState, side: Side) -> bool:
    """Return whether a deck has different cards that can start."""
    found: i64 = NONE
    for card in side.deck:
        if state.book.cards[card].type == Type.PLAYER and card != found:
            if found != NONE:
                return True
            found = card
    return False

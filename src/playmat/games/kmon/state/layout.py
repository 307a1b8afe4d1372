"""Packing of several numbers in one integer: a card in hand, a link of the chain, a persistent effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kernel.codes import words_of

# ---- a card in hand ---------------------------------------------------------------------------------

CARD_MASK: Final = 0xFFF
KNOWN: Final = 0x1000
"""Set on a card in hand that the opponent has seen there (`peek_hand`)."""

OPEN: Final = 0x3000
"""Set on a card in hand that everybody has seen there (KM-INFO-04)."""

MARKS: Final = 0x3000

# ---- a link of the chain, or an action that can be declared -----------------------------------------


class Link:
    """The kinds of links. Items and ticks run as links of their own but are no actions."""

    ATTACK: Final = 0
    ABILITY: Final = 1
    DEFENCE: Final = 2
    REACTION: Final = 3
    EVASION: Final = 4
    BLACKOUT: Final = 5
    ITEM: Final = 6
    TICK: Final = 7


LINK_WORDS: Final = words_of(Link)

AIMED: Final[i64] = 1 << Link.ATTACK | 1 << Link.ABILITY
"""Links that can be aimed at the other side's active K-Mon and evaded, as bits (KM-EVA-01)."""

ACTIONS: Final[i64] = AIMED | 1 << Link.DEFENCE
"""Links that are the action of a turn, as bits (KM-ACT-01)."""

HOSTILE: Final[i64] = ACTIONS | 1 << Link.REACTION
"""Links whose damage comes from an opposing action, as bits (KM-TRAIT-IRREDUCIBLE-1)."""


class Fate:
    """The fate of a link."""

    OPEN: Final = 0
    NEUTRALISED: Final = 1
    EVADED: Final = 2


FATE_WORDS: Final = words_of(Fate)


FINAL_ATTACK: Final = 1 << 44
ATTACHED: Final = 1 << 34
"""The link's card has become a persistent effect; one bit on for the second card."""

FATE_SHIFT: Final = 32
REDUCE_SHIFT: Final = 36
REDUCE_MOST: Final = 255
REDUCE_MASK: Final = REDUCE_MOST << REDUCE_SHIFT


def link_of(kind: i64, seat: i64, card: i64, second: i64, mine: i64, target: i64) -> i64:
    """Pack a link: kind, whose it is, its cards (-1: none), its K-Mon, the chosen one (3: none).

    >>> one = link_of(Link.ATTACK, 1, 7, -1, 2, 3)
    >>> kind_of(one), side_of(one), card_of(one), second_of(one), mine_of(one), target_of(one)
    (0, 1, 7, -1, 2, 3)
    """
    return kind | (seat << 3) | ((card + 1) << 4) | ((second + 1) << 16) | (mine << 28) | (target << 30)


def kind_of(link: i64) -> i64:
    """The kind of a link."""
    return link & 7


def side_of(link: i64) -> i64:
    """The side of the link."""
    return (link >> 3) & 1


def card_of(link: i64) -> i64:
    """Its card, or -1."""
    return ((link >> 4) & CARD_MASK) - 1


def second_of(link: i64) -> i64:
    """Its second card (KM-TRAIT-ECHO-1), or -1."""
    return ((link >> 16) & CARD_MASK) - 1


def mine_of(link: i64) -> i64:
    """The K-Mon that was active when it was declared."""
    return (link >> 28) & 3


def target_of(link: i64) -> i64:
    """The K-Mon chosen on declaration; 3 if none was."""
    return (link >> 30) & 3


def fate_of(link: i64) -> i64:
    """The fate of the link."""
    return (link >> FATE_SHIFT) & 3


def reduced_of(link: i64) -> i64:
    """By how much reactions reduce its damage."""
    return (link >> REDUCE_SHIFT) & REDUCE_MOST


# ---- a persistent effect ----------------------------------------------------------------------------

COUNTER: Final = 1 << 20
MOST_COUNTERS: Final = 255
"""No effect has more duration counters; no card's duration is as long."""
HANDLED: Final = 1 << 28
"""Set while the effect has had its turn in this Phase II (KM-PERS-02)."""
SPREAD_SHIFT: Final = 29
MOST_SPREAD: Final = 63
"""No deck has so many copies of a card."""
EFFECTS: Final[i64] = 1 << 35
"""No effect is so large."""
IDENTITY: Final[i64] = CARD_MASK | 1 << 12 | MOST_SPREAD << SPREAD_SHIFT
"""The part of an effect that says which card it is: equal where several K-Mons carry one card (KM-FX-23)."""


def identity_of(card: i64, owner: i64, spread: i64) -> i64:
    """Pack which card a persistent effect is: its number, whose card it is, and its spread."""
    return card | (owner << 12) | (spread << SPREAD_SHIFT)


def effect_of(card: i64, owner: i64, seat: i64, bearer: i64, counters: i64, spread: i64) -> i64:
    """Pack a persistent effect: which card it is, the K-Mon that carries it, its counters.

    >>> one = effect_of(9, 1, 0, 2, 3, 5)
    >>> effect_card(one), effect_owner(one), effect_seat(one), effect_bearer(one), effect_counters(one)
    (9, 1, 0, 2, 3)
    >>> one & IDENTITY == identity_of(9, 1, 5)
    True
    """
    return identity_of(card, owner, spread) | (seat << 13) | (bearer << 14) | (counters << 20)


def effect_card(effect: i64) -> i64:
    """The card of an effect."""
    return effect & CARD_MASK


def effect_owner(effect: i64) -> i64:
    """The owner of the effect's card."""
    return (effect >> 12) & 1


def effect_seat(effect: i64) -> i64:
    """The seat whose K-Mon carries the effect."""
    return (effect >> 13) & 1


def effect_bearer(effect: i64) -> i64:
    """The K-Mon of the team that carries the effect."""
    return (effect >> 14) & 3


def effect_counters(effect: i64) -> i64:
    """Its duration counters."""
    return (effect >> 20) & MOST_COUNTERS


def effect_spread(effect: i64) -> i64:
    """The number that the effects of one card on several K-Mons share; 0 for a card on one (KM-FX-23).

    >>> effect_spread(effect_of(9, 1, 0, 2, 3, 2))
    2
    """
    return effect >> SPREAD_SHIFT

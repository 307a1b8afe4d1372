"""Packing of several numbers in one integer: a card in a pile or in play, a decision, a due effect."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# ---- a card in a deck, hand or discard pile ------------------------------------------------------------

CARD_MASK: Final = 0xFFF
KNOWN_0: Final = 0x1000
KNOWN_1: Final = 0x2000
"""Marks on a card of a deck or hand: seat 0, seat 1 knows what it is though it is hidden from others.

The holder of a hand knows its cards without the mark. A shuffle clears the marks.
"""

KNOWN: Final = 0x3000


def known_to(seat: i64) -> i64:
    """The mark of a seat."""
    return KNOWN_0 << seat


PLACE_SHIFT: Final = 12
"""A card of a hand that can be chosen in a set is its number and, above it, its place."""

# ---- a card in play ------------------------------------------------------------------------------------
#
# Every card in play has a slot, its place in `Fields.pieces`; zones list slots. A slot is not given to
# another card in the turn in which its card left play, so that texts that are due can still name it.

SLOT_MASK: Final = 0x3FF
NO_SLOT: Final = 0x3FF
"""Stands for no card where a slot is packed."""
NO_CARD: Final = NO_SLOT
"""The subject of an event that concerns no card in play."""
MOST_SLOTS: Final = 768
"""So many slots in use at once are cards that come and go without end (R:AMB-94); an effect more has room."""

OWNER_SHIFT: Final = 12
CONTROLLER_SHIFT: Final = 13
AREA_SHIFT: Final = 14
HOST_SHIFT: Final = 18
DAMAGE_SHIFT: Final = 28
COUNTERS_SHIFT: Final = 38
SPENT_SHIFT: Final = 48
SPENT_FIELD: Final = 15 << SPENT_SHIFT
"""Marks of up to four texts that work once a turn or once a phase."""
UNBOUND: Final = 1 << 52
"""On Equipment that a text put on somebody who may not bear it by its own text."""
TENS: Final = 0x3FF
"""Damage, counters and slots have ten bits each."""
AREA_FIELD: Final = 15 << AREA_SHIFT
HOST_FIELD: Final = SLOT_MASK << HOST_SHIFT
DAMAGE_FIELD: Final = TENS << DAMAGE_SHIFT


def piece_of(card: i64, owner: i64, controller: i64, area: i64, host: i64) -> i64:
    """Pack a card in play: the card, whose it is, who controls it, where it is, what it lies on.

    `host` is the slot of an Equipment's bearer or a disruptor's World; 0 for other cards.

    >>> one = piece_of(7, 1, 0, 3, 0)
    >>> piece_card(one), piece_owner(one), piece_controller(one), piece_area(one), piece_host(one)
    (7, 1, 0, 3, 0)
    """
    return (
        card | owner << OWNER_SHIFT | controller << CONTROLLER_SHIFT | area << AREA_SHIFT | host << HOST_SHIFT
    )


def piece_card(piece: i64) -> i64:
    """Its number in the book."""
    return piece & CARD_MASK


def piece_owner(piece: i64) -> i64:
    """The owner of the card (KH-GEN-08)."""
    return (piece >> OWNER_SHIFT) & 1


def piece_controller(piece: i64) -> i64:
    """The controller of the card (KH-GEN-07)."""
    return (piece >> CONTROLLER_SHIFT) & 1


def piece_area(piece: i64) -> i64:
    """Its `Area`."""
    return (piece >> AREA_SHIFT) & 15


def piece_host(piece: i64) -> i64:
    """The slot of the bearer or World."""
    return (piece >> HOST_SHIFT) & SLOT_MASK


def piece_damage(piece: i64) -> i64:
    """The damage on it (KH-GEN-17)."""
    return (piece >> DAMAGE_SHIFT) & TENS


def piece_counters(piece: i64) -> i64:
    """The counters on it (KH-GEN-23)."""
    return (piece >> COUNTERS_SHIFT) & TENS


# ---- a decision ----------------------------------------------------------------------------------------


def act_of(verb: i64, card: i64, slot: i64) -> i64:
    """Pack a decision: its `Verb`, the card from the hand (-1: none), a card in play (-1: none).

    The card in play is the caster of a Magic Card, the bearer of an Equipment, the ally that is
    committed, the Equipment that is dropped, or the card whose ability is used.

    >>> act = act_of(8, 40, 3)
    >>> verb_of(act), act_card(act), act_slot(act)
    (8, 40, 3)
    """
    return verb | (card + 1) << 8 | (slot + 1) << 24


def verb_of(act: i64) -> i64:
    """Its `Verb`."""
    return act & 255


def act_card(act: i64) -> i64:
    """The card from the hand, or -1."""
    return ((act >> 8) & 0xFFFF) - 1


def act_slot(act: i64) -> i64:
    """The slot, or -1."""
    return ((act >> 24) & 0xFFF) - 1


# ---- an Attack, Magic or Technique Card in use ---------------------------------------------------------

TOGETHER_SHIFT: Final = 12


def used_of(card: i64, together: i64) -> i64:
    """Pack a card played in a fight, and how many others of its name were played in the same act.

    >>> used_card(used_of(9, 2)), used_together(used_of(9, 2))
    (9, 2)
    """
    return card | together << TOGETHER_SHIFT


def used_card(used: i64) -> i64:
    """Its number in the book."""
    return used & CARD_MASK


def used_together(used: i64) -> i64:
    """The number of others of its name that were played with it (KH-ATK-04)."""
    return used >> TOGETHER_SHIFT


# ---- an effect that is due -----------------------------------------------------------------------------


def due_of(place: i64, seat: i64, slot: i64, subject: i64, detail: i64) -> i64:
    """Pack an effect that is due.

    Args:
        place: where its text lies in the programs of the book.
        seat: who controls the card with the text.
        slot: that card, `NO_SLOT` if it is not in play.
        subject: the card of the event, `NO_SLOT` if there is none.
        detail: of the event: `detail_of`; of a card that is not in play, its number in the book.

    >>> due = due_of(500, 1, 2, 3, 77)
    >>> due_place(due), due_seat(due), due_slot(due), due_subject(due), due_detail(due)
    (500, 1, 2, 3, 77)
    """
    return place | seat << 20 | slot << 21 | subject << 31 | detail << 41


def due_place(triggered: i64) -> i64:
    """The place of the text."""
    return triggered & 0xFFFFF


def due_seat(triggered: i64) -> i64:
    """The seat whose text it is."""
    return (triggered >> 20) & 1


def due_slot(triggered: i64) -> i64:
    """The card with the text."""
    return (triggered >> 21) & SLOT_MASK


def due_subject(triggered: i64) -> i64:
    """The card of the event."""
    return (triggered >> 31) & SLOT_MASK


def due_detail(triggered: i64) -> i64:
    """The detail that is known of the event besides."""
    return triggered >> 41


def detail_of(seat: i64, cause: i64, area: i64, amount: i64) -> i64:
    """Pack what is known of an event: whose it is, its `Cause`, the `Area` it came from, how much.

    Texts ask for the cause alone. The rest stays because it is part of the states that records and stored
    editions were checked against.
    """
    return seat | cause << 1 | area << 5 | (amount & 255) << 9


def detail_cause(detail: i64) -> i64:
    """Its cause."""
    return (detail >> 1) & 15


# ---- what has happened in this turn -------------------------------------------------------------------

DEED_KEY: Final = 0x3FFFF
"""The part of a deed that says which it is; above it stands how often."""
DEED_SHIFT: Final = 18


def deed_of(what: i64, seat: i64, card: i64, count: i64) -> i64:
    """Pack something that a player has done: a `terms.Deed`, the card it was done with (-1: none), how often.

    >>> one = deed_of(0, 1, 7, 3)
    >>> deed_what(one), deed_seat(one), deed_card(one), deed_count(one)
    (0, 1, 7, 3)
    """
    return what | seat << 4 | (card + 1) << 5 | count << DEED_SHIFT


def deed_what(deed: i64) -> i64:
    """Its `terms.Deed`."""
    return deed & 15


def deed_seat(deed: i64) -> i64:
    """The player."""
    return (deed >> 4) & 1


def deed_card(deed: i64) -> i64:
    """The card, or -1."""
    return ((deed >> 5) & 0x1FFF) - 1


def deed_count(deed: i64) -> i64:
    """The number of times it was done, or how much it was."""
    return deed >> DEED_SHIFT


# ---- an effect that lasts ------------------------------------------------------------------------------


UNTIL_ONE: Final = 1 << 21
LIES: Final = 1 << 52
TIMES_SHIFT: Final = 53
MOST_TIMES: Final = 255


def lasting_of(place: i64, seat: i64, until: i64, slot: i64, card: i64, times: i64) -> i64:
    """Pack an effect that lasts.

    Args:
        place: where the operation that made it lies in the programs.
        seat: whose text it is.
        until: one of `terms.Until`.
        slot: the card it was put on, `NO_SLOT` if none.
        card: the Magic Card that made it, -1 if none; with `LIES` it lies on the mat for it (KH-MAGIC-08).
        times: how often its amount counts, found when it began (R:AMB-82); from 0 to `MOST_TIMES`.

    >>> one = lasting_of(900, 1, 3, 12, -1, 2)
    >>> lasting_place(one), lasting_seat(one), lasting_until(one), lasting_slot(one), lasting_card(one)
    (900, 1, 3, 12, -1)
    >>> lasting_times(one)
    2
    """
    return place | seat << 20 | until << 21 | slot << 25 | (card + 1) << 35 | times << TIMES_SHIFT


def lasting_place(lasting: i64) -> i64:
    """The operation that made it."""
    return lasting & 0xFFFFF


def lasting_seat(lasting: i64) -> i64:
    """The seat whose text it is."""
    return (lasting >> 20) & 1


def lasting_until(lasting: i64) -> i64:
    """The end of the change."""
    return (lasting >> 21) & 15


def lasting_slot(lasting: i64) -> i64:
    """The card it was put on."""
    return (lasting >> 25) & SLOT_MASK


def lasting_card(lasting: i64) -> i64:
    """The Magic Card that made it."""
    return ((lasting >> 35) & 0xFFFF) - 1


def lasting_times(lasting: i64) -> i64:
    """The number of times that its amount counts."""
    return lasting >> TIMES_SHIFT

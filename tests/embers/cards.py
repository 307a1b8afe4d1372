"""The cards: what they cost and the program each runs, as tuples of ints.

A program is a row of pairs (operation, number). One frame interprets them all (`rules.run_effect`).
"""

from typing import Final, NamedTuple


class Op:
    """The operations."""

    DAMAGE: Final = 0  # the other seat loses health
    SPREAD: Final = 1  # the owner splits damage over the other seat and its ward
    DISCARD: Final = 2  # both seats discard, each unseen until both have chosen
    LOOK: Final = 3  # the owner looks at the top of the deck and puts it back in any order
    DRAW: Final = 4  # the owner draws
    SHOW: Final = 5  # the owner names a hidden card of the other hand and sees it
    MIX: Final = 6  # the owner shuffles the hand into the deck and draws as many
    COUNTER: Final = 7  # the card reacted to does nothing


class Card(NamedTuple):
    """A kind of card."""

    name: str
    cost: int
    copies: int
    reaction: bool
    program: tuple[int, ...]


CARDS: Final = (
    Card("spark", 1, 3, False, (Op.DAMAGE, 1)),
    Card("volley", 2, 2, False, (Op.SPREAD, 3)),
    Card("tax", 1, 1, False, (Op.DISCARD, 1)),
    Card("scry", 1, 2, False, (Op.LOOK, 3, Op.DRAW, 1)),
    Card("glimpse", 1, 1, False, (Op.SHOW, 1, Op.DRAW, 1)),
    Card("whirl", 1, 1, False, (Op.MIX, 0, Op.DAMAGE, 1)),
    Card("parry", 1, 2, True, (Op.COUNTER, 1)),
    Card("riposte", 1, 2, True, (Op.DAMAGE, 1, Op.DRAW, 1)),
)
NAMES: Final = tuple(card.name for card in CARDS)

DECK: Final = tuple(kind for kind, card in enumerate(CARDS) for _copy in range(card.copies))
"""The kind of each card of a deck. A card is its number in this list; both seats have the same deck."""


def kind_of(card: int) -> int:
    """The kind of a card."""
    return DECK[card]


def name_of(card: int) -> str:
    """The name of a card."""
    return NAMES[DECK[card]]

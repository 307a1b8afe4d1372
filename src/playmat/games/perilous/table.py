"""The things on the table, and the only methods that change them.

Every method writes what happened to the log if somebody watches, with the clause that made it
happen. The chapters of the rulebook (the other modules) decide; this one carries out.
"""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from playmat.games.perilous.data import (
    HAND_LIMIT,
    ITEM_SYMBOL,
    ITEM_WORTH,
    MAX_HEALTH,
    MAX_SHIELDS,
    NEED,
    ROLLS,
    WORLDS,
)
from playmat.games.perilous.symbols import (
    ACTIONS,
    ALL_DICE,
    BLACK_BIT,
    BLACK_DIE,
    DICE,
    FIRST_CARD_DIE,
    NO_FACES,
    Cause,
    EventKind,
    Face,
    Symbol,
    bit,
    copies,
    face_at,
    height,
    on_top,
    one,
    top_of,
    under,
    with_face,
    without_top,
)
from playmat.kernel.choice import NATURE
from playmat.kernel.state import State


class Cell:
    """Where a hero's things stand in the packed table: `hero * SIZE + ...`, after the pool of dice."""

    POOL: Final = 0

"""The reach of the words for targets: the cards in play they mean, and those an operation can have.

`AREAS` says where the cards are that a word means, `instructions.REACH` where those are that an operation can
be done to. A card file may aim an operation at what it can be done to wherever that is; `this`, `subject`
and `bearer` are single cards that may be anywhere, so that the rules look at the area, too (KH-GEN-21).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.khtcg.language.codes import Area
from playmat.games.khtcg.language.instructions import ALLIES, CAN, PLAYER, Op
from playmat.games.khtcg.language.terms import TO_WORDS, To

AREAS: Final[vec[i64]] = vec[i64](
    [
        0,  # this, subject and bearer are single cards, wherever they are
        0,
        0,
        PLAYER,
        1 << Area.FORM,
        ALLIES,
        1 << Area.FIGHT,  # fighters
        PLAYER | ALLIES,  # characters
        1 << Area.DISRUPTOR,
        1 << Area.EQUIPMENT,
        1 << Area.WORLD,
        0,  # Attack Cards are not in play
    ]
)
"""By `To`, the areas in which a text looks for its cards, as bits."""

SINGLE: Final = (To.THIS, To.SUBJECT, To.BEARER)
"""Words that name one card."""


def targets_of(op: int) -> tuple[str, ...]:
    """The words for targets that an operation of an effect can have."""
    return tuple(
        word
        for to, word in enumerate(TO_WORDS)
        if to in SINGLE or (AREAS[to] != 0 and AREAS[to] & ~CAN[op] == 0)
    )


def standing_targets(op: int) -> tuple[str, ...]:
    """The words for targets that a standing text can have: it answers to nothing; some change Attacks."""
    changes = op in (Op.STANDING_RAISE, Op.STANDING_SET)
    return tuple(
        word for to, word in enumerate(TO_WORDS) if to != To.SUBJECT and (to != To.ATTACKS or changes)
    )

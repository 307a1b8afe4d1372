"""Which cards in play each operation can be about: one table for card files, for choosing and for doing.

`AREAS` says where the cards are that a word for targets means, `REACH` where those are that an operation can
be done to. A card file may aim an operation at what it can be done to wherever that is; `this`, `subject`
and `bearer` are single cards that may be anywhere, so that the rules look at the area, too (KH-GEN-21).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.khtcg.language.codes import Area
from playmat.games.khtcg.language.instructions import Op
from playmat.games.khtcg.language.terms import TO_WORDS, To

PLAYER: Final = 1 << Area.PLAYER | 1 << Area.FORM
ALLIES: Final = 1 << Area.FRIENDS | 1 << Area.FIGHT

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

LEAVES: Final = 1 << Area.FORM | ALLIES | 1 << Area.WORLD | 1 << Area.DISRUPTOR | 1 << Area.EQUIPMENT
"""Where cards are that can leave play; a Player Card stands there throughout the match (KH-PLAYER-01)."""

ANYWHERE: Final = PLAYER | LEAVES

CAN: Final = {
    Op.EQUIP: PLAYER | ALLIES,  # KH-EQUIP-01
    Op.DAMAGE: 1 << Area.DISRUPTOR,  # KH-BATTLE-19
    Op.DEFEAT: 1 << Area.DISRUPTOR,  # KH-DARK-07
    Op.DISCARD: LEAVES,
    Op.SEND: LEAVES,
    Op.RAISE: ANYWHERE,
    Op.SILENCE: ANYWHERE,
    Op.CAPTURE: ALLIES,
    Op.CONTROL: ALLIES | 1 << Area.DISRUPTOR,  # KH-GEN-08, R:AMB-79
    Op.COUNTER: ANYWHERE,
}
"""By operation that aims at cards, the areas of those it can be done to, as bits."""

REACH: Final[vec[i64]] = vec[i64]([CAN.get(op, 0) for op in range(Op.IF + 1)])
"""`CAN` for the rules, by `Op`; no card is where an operation that aims at none reaches."""

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

"""The instructions of compiled programs (`cards.program`): the operations, and where their parameters lie."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.khtcg.language.codes import Area

# ---- operations -------------------------------------------------------------------------------------


class Op:
    """The operations: what effects do, what texts say, what conditions ask."""

    DRAW: Final = 1
    DISCARD_HAND: Final = 2
    DECLARE: Final = 3
    REVEAL_HAND: Final = 4
    LOOK: Final = 5
    MILL: Final = 6
    SEARCH: Final = 7
    RECOVER: Final = 8
    PUT: Final = 9
    EQUIP: Final = 10
    GAIN_HP: Final = 11
    LOSE_HP: Final = 12
    DAMAGE: Final = 13
    DEFEAT: Final = 14
    DISCARD: Final = 15
    KEEP: Final = 16
    SEND: Final = 17
    RAISE: Final = 18
    FORBID: Final = 19
    SILENCE: Final = 20
    CAPTURE: Final = 21
    CONTROL: Final = 22
    COUNTER: Final = 23
    EXTRA_CHALLENGE: Final = 24
    LAY_WORLD: Final = 25
    COIN: Final = 26
    MAY: Final = 27
    IF: Final = 28
    CHOOSE: Final = 29
    EXTRA_MOVE: Final = 30
    EXTRA_BATTLE: Final = 31
    COPY: Final = 32

    WHEN: Final = 40
    ABILITY: Final = 41
    STANDING_RAISE: Final = 42
    STANDING_SET: Final = 43
    STANDING_FORBID: Final = 44
    STANDING_RULE: Final = 45
    STANDING_LIMIT: Final = 46
    STANDING_SILENCE: Final = 47
    PROTECT: Final = 48
    ALSO: Final = 49
    ONLY: Final = 50
    PRICE: Final = 51
    PLAY_LEVEL: Final = 52
    INSTEAD: Final = 53
    REPLACE: Final = 54

    ON_WORLD: Final = 60
    IS_PLAYER: Final = 61
    CONTROLS: Final = 62
    COUNTERS: Final = 63
    TOTAL: Final = 64
    HP: Final = 65
    BEHIND: Final = 66
    FIGHTS: Final = 67
    DURING: Final = 68
    HAND: Final = 69
    ROLE: Final = 70
    THIS_TURN: Final = 71


FOR_PLAYERS: Final[i64] = (
    1 << Op.DRAW
    | 1 << Op.DISCARD_HAND
    | 1 << Op.DECLARE
    | 1 << Op.REVEAL_HAND
    | 1 << Op.LOOK
    | 1 << Op.MILL
    | 1 << Op.GAIN_HP
    | 1 << Op.LOSE_HP
    | 1 << Op.FORBID
)
"""The operations of effects that concern players, as bits."""

FROM_PILES: Final[i64] = 1 << Op.SEARCH | 1 << Op.RECOVER | 1 << Op.PUT | 1 << Op.LAY_WORLD
"""Those that find cards in a pile, as bits."""

PLAYER: Final = 1 << Area.PLAYER | 1 << Area.FORM
ALLIES: Final = 1 << Area.FRIENDS | 1 << Area.FIGHT

LEAVES: Final = 1 << Area.FORM | ALLIES | 1 << Area.WORLD | 1 << Area.DISRUPTOR | 1 << Area.EQUIPMENT
"""The areas of cards that can leave play; a Player Card stays throughout the match (KH-PLAYER-01)."""

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

REACH: Final[vec[i64]] = vec[i64]([CAN.get(op, 0) for op in range(Op.WHEN)])
"""`CAN` for the rules, by `Op`; no card is where an operation that aims at none reaches."""


# ---- where the parameters lie, counted from the instruction -----------------------------------------


class Select:
    """Operations that aim at cards: `DAMAGE` to `DISCARD`, `SEND` to `COUNTER`, `EQUIP`; more from `MORE`."""

    TO: Final = 1
    WHOSE: Final = 2
    KINDS: Final = 3
    NAME: Final = 4
    HOME: Final = 5
    LEVEL: Final = 6
    COUNT: Final = 7
    CHOOSER: Final = 8
    MORE: Final = 9


class Find:
    """Operations on piles: `SEARCH`, `RECOVER`, `PUT`, `LAY_WORLD`."""

    KINDS: Final = 1
    NAME: Final = 2
    HOME: Final = 3
    LEVEL: Final = 4
    COUNT: Final = 5
    PUT_TO: Final = 6


class When:
    """A text that answers to a happening."""

    EVENT: Final = 1
    OF: Final = 2
    BY: Final = 3
    KINDS: Final = 4
    NAME: Final = 5
    HOME: Final = 6
    FROM: Final = 7
    LIMIT: Final = 8
    IF: Final = 9
    UNLESS: Final = 10
    DO: Final = 11


class Ability:
    """A text its controller may use."""

    TIMING: Final = 1
    LIMIT: Final = 2
    IF: Final = 3
    UNLESS: Final = 4
    COST: Final = 5
    DO: Final = 6


class Replace:
    """A text that puts something in the place of what would happen (KH-GEN-29)."""

    WHAT: Final = 1
    LIMIT: Final = 2
    IF: Final = 3
    UNLESS: Final = 4
    DO: Final = 5


class Continuous:
    """Texts that hold as long as the card counts and that mean cards; more from `MORE`."""

    TO: Final = 1
    WHOSE: Final = 2
    KINDS: Final = 3
    NAME: Final = 4
    HOME: Final = 5
    IF: Final = 6
    UNLESS: Final = 7
    MORE: Final = 8


class ContinuousWho:
    """Texts that hold as long as the card counts and that mean players; more from `MORE`."""

    WHO: Final = 1
    IF: Final = 2
    UNLESS: Final = 3
    MORE: Final = 4


# ---- parameters that stand for a word ---------------------------------------------------------------

ALL: Final = -1
"""The count `all`."""

NO_TEXT: Final = -1
"""A name or Home World that was left out; others are numbers of `Book.references`."""

ANY_LEVEL: Final = 99
"""A level that was left out: every one fits."""

"""The instructions of compiled programs (`cards.program`): the operations, and where their parameters lie."""

from __future__ import annotations

from typing import Final

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

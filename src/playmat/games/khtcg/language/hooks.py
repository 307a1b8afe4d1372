"""Hooks: what texts change, forbid and answer to (section 8.4), numbered as in `terms`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kernel.codes import words_of

# ---- values -----------------------------------------------------------------------------------------


class Stat:
    """Values of a card that texts change (KH-HOOK-20)."""

    ATTACK: Final = 0
    SUPPORT: Final = 1
    MAGIC: Final = 2
    POW: Final = 3
    LEVEL: Final = 4
    DARK_LEVEL: Final = 5
    MAGIC_SUPPORT: Final = 6


STAT_WORDS: Final = words_of(Stat)


class RuleNumber:
    """Numbers of the rules that texts change (the value hooks)."""

    DRAW_TARGET: Final = 0
    MOVE_HP: Final = 1
    ESCAPE_PRICE: Final = 2
    CHALLENGE_LOSS: Final = 3
    CHALLENGES: Final = 4
    HAND_LIMIT: Final = 5
    LADDER: Final = 6
    HP_GAIN: Final = 7
    HP_LOSS: Final = 8
    DAMAGE: Final = 9
    WORLD_TOTAL: Final = 10
    BATTLE_TOTAL: Final = 11
    CHALLENGE_TOTAL: Final = 12


RULE_WORDS: Final = words_of(RuleNumber)


class Capacity:
    """The capacity that a text limits: allies in a Friend Area, Equipment on one character."""

    ALLIES: Final = 0
    EQUIPMENT: Final = 1


CAPACITY_WORDS: Final = words_of(Capacity)


# ---- guards -----------------------------------------------------------------------------------------


class Permission:
    """The acts that a text can forbid (the guard hooks).

    `option` is any option of a challenge but doing nothing; `assign` the giving of damage to a
    disruptor while another one could take it; `transform` the playing of a form; `use` an ability.
    """

    PLAY: Final = 0
    MOVE: Final = 1
    BATTLE: Final = 2
    ESCAPE: Final = 3
    DISRUPT: Final = 4
    CALL: Final = 5
    CAST: Final = 6
    EQUIP: Final = 7
    TRANSFORM: Final = 8
    COMMIT: Final = 9
    CHALLENGE: Final = 10
    OPTION: Final = 11
    ASSIGN: Final = 12
    WIN: Final = 13
    USE: Final = 14


ACT_WORDS: Final = words_of(Permission)


class Protect:
    """The things that a text keeps off: being discarded, damage, being chosen by texts.

    `discard` does not cover the clean-up after a fight in which the card took part.
    """

    DISCARD: Final = 0
    DAMAGE: Final = 1
    CHOICE: Final = 2


PROTECT_WORDS: Final = words_of(Protect)


class Replaced:
    """The things in whose place a text can put something else (KH-GEN-29)."""

    HP_LOST: Final = 0
    DRAWN: Final = 1


REPLACED_WORDS: Final = words_of(Replaced)


# ---- events -----------------------------------------------------------------------------------------


class Trigger:
    """The events that a text can answer to; `played` of this card is the on-play symbol (KH-SYM-01).

    `arrived` and `departed`: a World becomes current and ceases to be; `moved`: by moving; `disrupted`: a
    disruptor was put on that player's World; `control`, `counters`, `form`: they have changed.
    """

    SETUP: Final = 0
    TURN_START: Final = 1
    DRAW_START: Final = 2
    DRAWN: Final = 3
    RENEWED: Final = 4
    PLAYED: Final = 5
    ENTERS: Final = 6
    CASTING: Final = 7
    CAST: Final = 8
    DISCARDED: Final = 9
    LEAVES: Final = 10
    ARRIVED: Final = 11
    DEPARTED: Final = 12
    CONTROL: Final = 13
    COUNTERS: Final = 14
    ATTACHED: Final = 15
    DETACHED: Final = 16
    FORM: Final = 17
    MOVED: Final = 18
    DISRUPTED: Final = 19
    ESCAPED: Final = 20
    BATTLE_START: Final = 21
    BATTLE_COMMIT: Final = 22
    DAMAGED: Final = 23
    DEFEATED: Final = 24
    BATTLE_END: Final = 25
    ACTION_START: Final = 26
    ACTION_END: Final = 27
    CHALLENGE_START: Final = 28
    CHALLENGE_COMMIT: Final = 29
    WON: Final = 30
    LOST: Final = 31
    TIED: Final = 32
    CHALLENGE_END: Final = 33
    HP_GAINED: Final = 34
    HP_LOST: Final = 35
    DISCARD_PHASE: Final = 36
    DISCARD_END: Final = 37
    TURN_END: Final = 38


HAPPENING_WORDS: Final = words_of(Trigger)

OF_EQUIPMENT: Final[i64] = (
    1 << Trigger.PLAYED | 1 << Trigger.ENTERS | 1 << Trigger.DISCARDED | 1 << Trigger.LEAVES
)
"""The events of Equipment itself and not of its bearer, as bits."""

OF_A_CHALLENGE: Final[i64] = (
    1 << Trigger.CHALLENGE_START
    | 1 << Trigger.CHALLENGE_COMMIT
    | 1 << Trigger.WON
    | 1 << Trigger.LOST
    | 1 << Trigger.TIED
    | 1 << Trigger.CHALLENGE_END
)
"""The events of a challenge, as bits."""


class Of:
    """The subject of an event: this card (its bearer, for `won` and the like), a player's, anybody's."""

    THIS: Final = 0
    OWN: Final = 1
    OPPONENT: Final = 2
    ANY: Final = 3


OF_WORDS: Final = words_of(Of)


class By:
    """The way in which something came about.

    `battle`: the attack of a battle; `magic`: Magic or a Technique; `text`: an effect; `fight`: the clean-up
    after a battle or challenge; `own_act`: its player's own decision.
    """

    ANY: Final = 0
    BATTLE: Final = 1
    MAGIC: Final = 2
    TEXT: Final = 3
    FIGHT: Final = 4
    OWN_ACT: Final = 5


BY_WORDS: Final = words_of(By)


class From:
    """The place from which a card listens."""

    PLAY: Final = 0
    DISCARD: Final = 1


FROM_WORDS: Final = words_of(From)


# ---- when and how often -----------------------------------------------------------------------------


class Timing:
    """The time at which an ability or a Magic Card can be used, as bits.

    `challenge` is inside a challenge, `challenge_phase` where one would be declared.
    """

    ACTION: Final = 1
    BATTLE: Final = 2
    CHALLENGE: Final = 4
    CHALLENGE_PHASE: Final = 8


TIMING_WORDS: Final = words_of(Timing)


class Limit:
    """The limit of a text: whenever it can, once a turn, once a phase."""

    ALWAYS: Final = 0
    TURN: Final = 1
    PHASE: Final = 2


LIMIT_WORDS: Final = words_of(Limit)

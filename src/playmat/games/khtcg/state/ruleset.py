"""Parameters of the two rulesets and the options of KH-OPT: one frozen set for each match."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.games.khtcg.language.codes import NO_LIMIT

FFG: Final = "ffg"
TOMY: Final = "tomy"


class Cap:
    """KH-OPT-02: how a Dark Level limits disruptors."""

    TOGETHER: Final = 0
    PER_TURN: Final = 1
    LIFETIME: Final = 2


class DoubleEnd:
    """KH-OPT-22: what becomes of a match that both players win or lose at once."""

    DRAW: Final = 0
    ACTIVE_WINS: Final = 1
    ACTIVE_LOSES: Final = 2


ENCODED: Final = (
    "tomy",
    "younger",
    "cap",
    "every_step",
    "form_stacking",
    "form_in_battle",
    "whole_words",
    "unique_contains",
    "unique_player",
    "equipment_unique",
    "magic_support_always",
    "equipment_passes",
    "techniques",
    "steps",
    "assign_all",
    "magic_outside",
    "summons_all",
    "attacker_world",
    "escape_costs_allies",
    "escape_any",
    "battle_after_escape",
    "first_level_0",
    "double_end",
    "dark_full",
    "xiii_half",
    "turn_limit",
    "hand_max",
    "move_hp",
    "dark_covers_nobody",
    "first_turn_challenge",
)
"""The parameters in the order in which a match stores them: a new one comes last, or stored matches break."""

YOUNGER: Final = ENCODED.index("younger")
PARAMETERS: Final = len(ENCODED)


@final
class Rules:
    """The parameters of a match; shared by its copies, never changed.

    Attributes:
        tomy: the ruleset is `tomy`: the order of KH-UNIQ-03 and KH-ESC-08, forms dropped by KH-FC-09 only,
            damage removed by KH-BATTLE-26.
        younger: the seat of the younger player where KH-OPT-01 lets them begin, -1 for chance.
        cap: KH-OPT-02, a `Cap`.
        every_step: KH-OPT-03, own Equipment and forms can be dropped while the opponent decides, too.
        form_stacking, form_in_battle: KH-OPT-04, KH-OPT-05.
        whole_words, unique_contains: KH-OPT-06, KH-OPT-07.
        unique_player: KH-OPT-08, the Player Card counts under the unique rule.
        equipment_unique, equipment_passes: KH-OPT-09, KH-OPT-11.
        magic_support_always: KH-OPT-10.
        techniques: KH-OPT-12, how many a turn.
        steps: KH-OPT-13, a battle has the four steps of KH-BATTLE-09 and -10.
        assign_all: KH-OPT-14.
        magic_outside: KH-OPT-15, Magic and M/F are played outside battles and challenges as well.
        summons_all: KH-OPT-16, the M/F of both players go at the end of a turn.
        attacker_world: KH-OPT-17, the attacker's World text counts in a challenge.
        escape_costs_allies, escape_any: KH-OPT-18, KH-OPT-19.
        battle_after_escape: KH-OPT-20.
        first_level_0: KH-OPT-21, a level 0 ally can be the first one.
        double_end: KH-OPT-22, a `DoubleEnd`.
        dark_full, xiii_half: KH-OPT-23, KH-OPT-24.
        turn_limit, hand_max: KH-OPT-25, KH-OPT-26; `NO_LIMIT` for none.
        move_hp: KH-OPT-27.
        dark_covers_nobody: KH-OPT-28.
        first_turn_challenge: KH-OPT-30.
    """

    __slots__ = ENCODED

    def __init__(self, tomy: bool) -> None:
        self.tomy: bool = tomy
        self.younger: i64 = -1
        self.cap: i64 = Cap.TOGETHER
        self.every_step: bool = False
        self.form_stacking: bool = False
        self.form_in_battle: bool = False
        self.whole_words: bool = False
        self.unique_contains: bool = False
        self.unique_player: bool = True
        self.equipment_unique: bool = True
        self.magic_support_always: bool = tomy
        self.equipment_passes: bool = True
        self.techniques: i64 = 1
        self.steps: bool = tomy
        self.assign_all: bool = True
        self.magic_outside: bool = True
        self.summons_all: bool = tomy
        self.attacker_world: bool = False
        self.escape_costs_allies: bool = not tomy
        self.escape_any: bool = False
        self.battle_after_escape: bool = False
        self.first_level_0: bool = not tomy
        self.double_end: i64 = DoubleEnd.DRAW
        self.dark_full: bool = False
        self.xiii_half: bool = False
        self.turn_limit: i64 = NO_LIMIT
        self.hand_max: i64 = 6 if tomy else NO_LIMIT
        self.move_hp: i64 = 1
        self.dark_covers_nobody: bool = True
        self.first_turn_challenge: bool = True

    def numbers(self) -> list[int]:
        """All parameters as numbers of 0 or more, in the order of `ENCODED`; `rules_from` is the inverse."""
        found = [int(getattr(self, name)) for name in ENCODED]
        found[YOUNGER] += 1
        return found


def rules_from(numbers: list[int]) -> Rules:
    """The parameters that `Rules.numbers` wrote."""
    rules = Rules(numbers[0] == 1)
    for name, number in zip(ENCODED, numbers, strict=True):
        if isinstance(getattr(rules, name), bool):
            setattr(rules, name, number == 1)
        else:
            setattr(rules, name, number)
    rules.younger -= 1
    return rules

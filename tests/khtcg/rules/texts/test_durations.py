"""The duration of changes: section 8.4, KH-TURN-06. Each has a longer-lived twin or is seen to work first."""

from __future__ import annotations

import pytest
from tests.khtcg.rules.kit import FIGHT, Case, Play, check_case, name_of

CASES = [
    Case(
        "KH-HOOK-20 KH-SM-02: a change until the end of the Draw Phase is over in the Action Phase",
        {"me": {"friends": ["dawn"], "hand": ["ultima"]}, "phase": "draw"},
        [{"no": ["magic ultima"]}],
    ),
    Case(
        "KH-HOOK-20 KH-TURN-06: one for the turn is not",
        {"me": {"friends": ["long-dawn"], "hand": ["ultima"]}, "phase": "draw"},
        [{"can": ["magic ultima with hero"]}],
    ),
    Case(
        "KH-HOOK-20 KH-BATTLE-13 KH-CHAL-20: from the Action Phase to its end: 6 in the battle, 4 after it",
        {"me": {"hand": ["event-phase"], **FIGHT}},
        [
            "event event-phase",
            "battle",
            "*result",
            {"totals": [6]},
            "end",
            "challenge",
            "pass",
            "pass",
            {"me": {"hp": 5}, "foe": {"hp": 5}},
        ],
    ),
    Case(
        "KH-HOOK-48: from the Challenge Phase to its end; who was silenced is heard in the Discard Phase",
        {"me": {"friends": ["lull"]}, "foe": {"friends": ["eve"]}},
        ["end", "use lull", "*turn", {"foe": {"hp": 12}}],
    ),
    Case(
        "KH-HOOK-48 KH-TURN-06: silenced for the turn, not even at its end",
        {"me": {"friends": ["long-lull"]}, "foe": {"friends": ["eve"]}},
        ["end", "use long-lull", "*turn", {"foe": {"hp": 5}}],
    ),
    Case(
        "KH-HOOK-50 KH-HOOK-51: from the Discard Phase to its end, and the end of the turn is after it",
        {"me": {"friends": ["dusk"]}, "foe": {"friends": ["eve"]}},
        ["*turn", {"foe": {"hp": 5 + 1 + 4}}],
    ),
    Case(
        "KH-HOOK-20 KH-BATTLE-13 KH-CHAL-20: for a battle: 7 in it, 4 in the challenge after it",
        {"me": {"hand": ["charge"], **FIGHT}},
        [
            "battle",
            "*magic",
            "magic charge with hero",
            "*result",
            {"totals": [7]},
            "end",
            "challenge",
            "pass",
            "pass",
            {"me": {"hp": 5}, "foe": {"hp": 5}},
        ],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_how_long_a_change_lasts(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_to_the_end_of_the_next_turn_of_the_opponent(ruleset: str) -> None:
    """KH-TURN-06: a change that begins in the opponent's turn is for the one after his own next turn.

    The text answers to the loss of HP in the first turn; the third is the opponent's next one.
    """
    play = Play(ruleset, {"me": {"hand": ["event-1"]}, "foe": {"friends": ["avenger"]}})
    play.do("event event-1", "*turn", "*turn", "end", "challenge", "pass", "pass")
    play.check_that({"me": {"hp": 3}, "foe": {"hp": 4}})
    play.do("*turn", "*turn", "end", "challenge", "pass", "pass")
    play.check_that({"me": {"hp": 3}, "foe": {"hp": 4}})

"""Chapter 6.9: the challenge."""

from __future__ import annotations

import pytest
from tests.khtcg.rules.kit import Case, Play, check_case, name_of

WEAK = {"player": "number-one"}
"""Attack 3, against the Hero's 4."""

DUELS = [
    Case(
        "KH-CHAL-01 KH-DP-11 KH-SM-11: he may challenge, and need not",
        {},
        ["end", {"can": ["challenge", "rest"]}, "rest", {"no": ["challenge"]}],
    ),
    Case(
        "KH-CHAL-02 KH-CHAL-05 KH-CHAL-09 KH-SM-12: the attacker chooses first, then in turn",
        {"foe": WEAK},
        ["end", "challenge", {"asked": 0}, "pass", {"asked": 1}],
    ),
    Case(
        "KH-CHAL-03 KH-SM-11 KH-TURN-04: one in a turn, and one in the next",
        {"foe": WEAK},
        ["end", "challenge", "pass", "pass", {"no": ["challenge"]}, "*turn", "end", {"can": ["challenge"]}],
    ),
    Case("KH-CHAL-04: also in the first turn of the game", {"turn": 1}, ["end", {"can": ["challenge"]}]),
    Case(
        "KH-CHAL-06 KH-CHAL-07 KH-CHAL-08: the defender's World counts for both, the attacker's does not",
        {
            "me": {"worlds": ["camp"], "hand": ["cure", "genie"]},
            "foe": {"worlds": ["silent"], "player": "squire", "hand": ["cure"]},
        },
        [
            "end",
            "challenge",
            {"no": ["magic"], "can": ["summon genie"]},
            "pass",
            {"asked": 1, "no": ["magic"]},
            "pass",
            {"me": {"hp": 4}},
        ],
    ),
    Case(
        "KH-CHAL-10 KH-CHAL-11 KH-CHAL-12 KH-CHAL-13 KH-CHAL-14 KH-DP-12: the options, one each time",
        {"me": {"friends": ["uno", "due"], "hand": ["jab", "cure", "genie"]}, "foe": WEAK},
        [
            "end",
            "challenge",
            {"can": ["commit uno", "commit due", "attack", "magic cure", "summon genie", "pass"]},
            "commit uno",
            {"asked": 1},
        ],
    ),
    Case(
        "KH-CHAL-15 KH-CHAL-16 KH-SM-13: it ends when both do nothing in a row, not before",
        {"me": {"friends": ["uno", "due"]}, "foe": {"player": "squire", "hand": ["kick"], "hp": 4}},
        [
            "end",
            "challenge",
            "pass",
            "attack",
            {"asked": 1},
            "attack kick",
            {"asked": 0, "fight": 2},
            "pass",
            {"asked": 1, "fight": 2},
            "pass",
            {"fight": 0, "me": {"hp": 4}},
        ],
    ),
    Case(
        "KH-CHAL-16 KH-CHAL-17: having passed bars nobody; each option as often as he likes",
        {"me": {"friends": ["uno", "due"]}, "foe": {"player": "squire"}},
        [
            "end",
            "challenge",
            "pass",
            "pass",
            {"fight": 0},
        ],
    ),
    Case(
        "KH-CHAL-17 KH-CHAL-16: options again and again",
        {"me": {"friends": ["uno", "due"], "hand": ["cure", "cure"]}, "foe": {"hand": ["kick", "kick"]}},
        [
            "end",
            "challenge",
            "commit uno",
            "pass",
            "commit due",
            "attack",
            "attack kick",
            "magic cure with hero",
            "attack",
            "attack kick",
            "magic cure with hero",
            "pass",
            "pass",
            {"me": {"hp": 7}, "foe": {"hp": 4}},
        ],
    ),
    Case(
        "KH-CHAL-20 KH-CHAL-21 KH-CHAL-22 KH-SM-14: the higher total wins, the loser loses 1 HP",
        {
            "me": {"player": {"card": "hero", "equipment": ["sword"]}, "friends": ["uno"]},
            "foe": {"player": "squire", "hand": ["jab"], "hp": 4},
        },
        [
            "end",
            "challenge",
            "commit uno",
            "attack",
            "attack jab",
            "pass",
            "pass",
            {"me": {"hp": 4}, "foe": {"hp": 4}},
        ],
    ),
    Case(
        "KH-CHAL-23: equal totals cost nobody HP",
        {"me": {"friends": ["uno"]}, "foe": {"friends": ["uno"]}},
        ["end", "challenge", "commit uno", "commit uno", "pass", "pass", {"me": {"hp": 5}, "foe": {"hp": 5}}],
    ),
    Case(
        "KH-CHAL-24 KH-CHAL-25 KH-MAGIC-13 KH-ATK-05 KH-MAGIC-05: who joined and what was played goes",
        {
            "me": {"friends": ["uno", "due"], "hand": ["cure", "jab"]},
            "foe": {"friends": ["uno", "tre"], "hand": ["kick"]},
        },
        [
            "end",
            "challenge",
            "commit uno",
            "commit uno",
            "magic cure with due",
            "attack",
            "attack kick",
            "attack",
            "attack jab",
            "pass",
            "pass",
            {"me": {"friends": ["due"], "discard": ["uno", "cure", "jab"]}},
            {"foe": {"friends": ["tre"], "discard": ["uno", "kick"]}},
        ],
    ),
    Case(
        "KH-CHAL-19 KH-EVENT-06 KH-EQUIP-16 KH-TECH-02: nothing else is played",
        {
            "me": {"hand": ["uno", "sword", "event-1", "comet", "world-1", "hero-brave", "imp"]},
            "foe": {"worlds": ["world-1"]},
        },
        ["end", "challenge", {"no": ["call", "equip", "event", "technique", "move", "form", "disrupt"]}],
    ),
    Case(
        "KH-CHAL-27 KH-EQUIP-06: dropping Equipment does not use the option",
        {"me": {"player": {"card": "hero", "equipment": ["sword"]}}},
        ["end", "challenge", "drop sword", {"asked": 0, "can": ["pass"], "me": {"discard": ["sword"]}}],
    ),
    Case(
        "KH-CHAL-28 KH-CHAL-10: who joined cannot be withdrawn, nor join twice",
        {"me": {"friends": ["uno"]}},
        ["end", "challenge", "commit uno", "pass", {"no": ["commit", "withdraw", "drop"]}],
    ),
    Case(
        "KH-MAGIC-18 KH-MAGIC-17: damage to disruptors in a challenge is removed with it, and adds nothing",
        {"me": {"worlds": ["world-1"], "disruptors": ["spider"], "hand": ["spark"]}, "foe": {"hp": 5}},
        [
            "end",
            "challenge",
            "magic spark with hero",
            {"me": {"damage": [3]}},
            "pass",
            "pass",
            {"me": {"damage": [0], "hp": 5}, "foe": {"hp": 5}},
        ],
    ),
    Case(
        "KH-WIN-02 KH-CHAL-26 KH-SM-14: at 0 HP the game ends",
        {"foe": {"player": "number-one", "hp": 1}},
        ["end", "challenge", "pass", "pass", {"over": "hearts", "winner": 0}],
    ),
]


@pytest.mark.parametrize("case", DUELS, ids=name_of)
def test_challenges(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_totals_are_told_with_their_parts(ruleset: str) -> None:
    """KH-CHAL-20, KH-FRIEND-03, KH-EQUIP-07, KH-EQUIP-08."""
    hero = {"card": "hero", "equipment": ["sword"]}
    friends = [{"card": "uno", "equipment": ["shield"]}, {"card": "due", "equipment": ["helm"]}]
    play = Play(ruleset, {"me": {"player": hero, "friends": friends, "hand": ["jab"]}})
    play.do("end", "challenge", "commit uno", "pass", "attack", "attack jab", "pass", "pass")
    told = [list(map(int, event.args)) for event in play.match.log.events if event.clause == "KH-CHAL-20"]
    assert told == [[11, 4, 1, 4, 2, 0], [4, 4, 0, 0, 0, 0]]


def test_where_ones_own_world_is_asked_for(ruleset: str) -> None:
    """KH-CHAL-29: a text about the own World looks at the own World area, in a challenge too."""
    start = {
        "me": {"friends": ["homesick"], "worlds": ["camp"]},
        "foe": {"worlds": ["world-1"], "player": "squire"},
    }
    play = Play(ruleset, start)
    play.do("end", "challenge", "commit homesick", "pass", "pass")
    told = [int(event.args[0]) for event in play.match.log.events if event.clause == "KH-CHAL-20"]
    assert told[0] == 4 + 1 + 5

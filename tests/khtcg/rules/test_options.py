"""KH-OPT: every option, both ways. Its default stands in the tests of its clause; here is the other value."""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg import test_decks
from tests.khtcg.machine import machine_of
from tests.khtcg.rules import test_turn
from tests.khtcg.rules.kit import FIGHT, GAME, Play

from playmat.games.khtcg.interface.options import AS_RULESET, NO_ONE, OPTIONS
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.setup_check import check_setup

TAKES = {"worlds": ["world-2"]}

OFFERS: list[tuple[str, str, Any, Any, dict[str, Any], list[str], str]] = [
    # option, clause, the value with which it is not offered, the one with which it is, start, steps, answer
    (
        "fc_stacking",
        "KH-FC-12",
        False,
        True,
        {"me": {"forms": ["hero-brave"], "hand": ["wise-hero"]}},
        [],
        "form",
    ),
    (
        "fc_timing",
        "KH-FC-11",
        "action",
        "action_and_battle",
        {"me": {"hand": ["hero-brave"], **FIGHT}},
        ["battle"],
        "form",
    ),
    (
        "name_match",
        "KH-NAME-04",
        "whole_words",
        "run_of_characters",
        {"me": {"friends": ["goofy-x"], "hand": ["helm"]}},
        [],
        "equip helm on goofy-x",
    ),
    (
        "unique_counts_player_card",
        "KH-UNIQ-05",
        True,
        False,
        {"me": {"hand": ["little-hero"]}},
        [],
        "call little-hero",
    ),
    (
        "techniques_per_turn",
        "KH-TECH-07",
        1,
        "none",
        {"me": {"hand": ["solo", "comet"], "friends": ["goof-1"], **FIGHT}},
        ["battle", "technique solo"],
        "technique comet",
    ),
    ("magic_outside_fights", "KH-MAGIC-09", False, True, {"me": {"hand": ["cure"]}}, [], "magic cure"),
    (
        "escape_conditions",
        "KH-ESC-01",
        "disruptor_and_no_battle",
        "none",
        {"me": {"worlds": ["world-1"]}},
        [],
        "escape",
    ),
    (
        "battle_after_escape",
        "KH-ESC-10",
        False,
        True,
        {"me": {"worlds": ["world-3", "world-2"], "disruptors": [{"card": "imp", "world": 0}, "imp"]}},
        ["escape"],
        "battle",
    ),
    ("first_ally_levels", "KH-CALL-06", "1_only", "0_or_1", {"me": {"hand": ["zero"]}}, [], "call zero"),
    ("first_turn_challenge", "KH-CHAL-04", False, True, {"turn": 1}, ["end"], "challenge"),
    (
        "equip_magic_support",
        "KH-EQUIP-09",
        "in_fights",
        "always",
        {"me": {"player": {"card": "hero", "equipment": ["sword"]}, "hand": ["ultima"]}},
        [],
        "magic ultima",
    ),
    (
        "battle_order",
        "KH-BATTLE-10",
        "steps",
        "free",
        {"me": {"hand": ["uno"], **FIGHT}},
        ["battle"],
        "call uno",
    ),
    (
        "dark_level_cap",
        "KH-DISR-03",
        "lifetime",
        "together",
        {"me": {"hand": ["imp", "witch", "spark"]}, "foe": {"worlds": ["world-1"]}},
        ["disrupt imp", "*turn", "magic spark with hero", "*turn"],
        "disrupt witch",
    ),
    (
        "dark_level_cap",
        "KH-DISR-03",
        "lifetime",
        "per_turn",
        {"me": {"hand": ["imp", "witch", "spark"]}, "foe": {"worlds": ["world-1"]}},
        ["disrupt imp", "*turn", "magic spark with hero", "*turn"],
        "disrupt witch",
    ),
]


@pytest.mark.parametrize(("option", "clause", "without", "with_it", "start", "steps", "answer"), OFFERS)
def test_what_an_option_allows(
    option: str,
    clause: str,
    without: Any,
    with_it: Any,
    start: dict[str, Any],
    steps: list[str],
    answer: str,
    ruleset: str,
) -> None:
    for value, offered in ((without, False), (with_it, True)):
        foe = {"hand": ["spark"], **start.get("foe", {})}
        play = Play(ruleset, {**start, "foe": foe, "options": {option: value}})
        play.do(*steps)
        assert play.can(answer) == offered, (clause, value)


RESULTS: list[tuple[str, str, dict[str, Any], list[str], dict[Any, dict[str, Any]]]] = [
    # option, clause, start, steps, by value what must be so then
    (
        "move_hp",
        "KH-MOVE-07",
        {"me": {"hand": ["world-1"]}},
        ["move world-1"],
        {1: {"me": {"hp": 6}}, 0: {"me": {"hp": 5}}},
    ),
    (
        "equip_unique",
        "KH-EQUIP-05",
        {
            "me": {
                "player": {"card": "hero", "equipment": ["shield"]},
                "hand": ["shield-b"],
                "friends": ["uno"],
            }
        },
        ["equip shield-b on uno"],
        {True: {"me": {"discard": ["shield"]}}, False: {"me": {"discard": []}}},
    ),
    (
        "equip_passes_to_same_name",
        "KH-EQUIP-13",
        {"me": {"hand": ["goof-2"], "friends": [{"card": "goof-1", "equipment": ["helm"]}]}},
        ["call goof-2"],
        {True: {"me": {"equipment": {"helm": "goof-2"}}}, False: {"me": {"equipment": {}}}},
    ),
    (
        "unique_by_containment",
        "KH-UNIQ-11",
        {"me": {"hand": ["dark-goof"], "friends": ["goof-1"]}},
        ["call dark-goof"],
        {False: {"me": {"friends": ["dark-goof", "goof-1"]}}, True: {"me": {"friends": ["dark-goof"]}}},
    ),
    (
        "escape_discards_allies",
        "KH-ESC-05",
        {"me": {"friends": ["uno"], **FIGHT}},
        ["escape"],
        {True: {"me": {"friends": []}}, False: {"me": {"friends": ["uno"]}}},
    ),
    (
        "dark_ally_support",
        "KH-DARK-08",
        {"me": {"player": "shade", "friends": ["spider"], "worlds": ["world-12"], "disruptors": ["hulk"]}},
        ["battle", "*commit", "commit spider", "*result"],
        {"half_down": {"me": {"disruptors": ["hulk"]}}, "full": {"me": {"disruptors": []}}},
    ),
    (
        "xiii_ally_support",
        "KH-PLAYER-16",
        {
            "me": {
                "player": "number-one",
                "friends": ["number-two"],
                "worlds": ["world-3"],
                "disruptors": ["ogre"],
            }
        },
        ["battle", "*commit", "commit number-two", "*result"],
        {"full": {"me": {"disruptors": []}}, "half_down": {"me": {"disruptors": ["ogre"]}}},
    ),
    (
        "attacker_world_text_in_challenge",
        "KH-CHAL-08",
        {"me": {"worlds": ["camp"]}, "foe": {"player": "shade"}},
        ["end", "challenge", "pass", "pass"],
        {False: {"me": {"hp": 4}}, True: {"me": {"hp": 5}}},
    ),
    (
        "dark_word_covers_nobody",
        "KH-DARK-13",
        {"me": {"hand": ["event-dark"], "worlds": ["world-3"], "disruptors": ["husk"]}},
        ["event event-dark"],
        {True: {"me": {"disruptors": []}}, False: {"me": {"disruptors": ["husk"]}}},
    ),
    (
        "double_end",
        "KH-WIN-05",
        {"me": {"hand": ["event-1"], "hp": 1}, "foe": {"hp": 1}},
        ["event event-1"],
        {"draw": {"winner": None}, "active_wins": {"winner": 0}, "active_loses": {"winner": 1}},
    ),
    (
        "assign_all_damage",
        "KH-BATTLE-16",
        {"me": {"worlds": ["world-3"], "disruptors": ["imp", "ogre"]}},
        ["battle", "*result"],
        {
            True: {"taken": ["assign imp=2 ogre=2"], "refused": ["assign imp=1", "assign nothing"]},
            False: {"taken": ["assign imp=2 ogre=2", "assign imp=1", "assign nothing"]},
        },
    ),
    (
        "mf_end_of_turn",
        "KH-MF-06",
        {"foe": {"friends": ["dragon"]}},
        ["*turn"],
        {"own": {"foe": {"friends": ["dragon"]}}, "all": {"foe": {"friends": []}}},
    ),
    (
        "hand_keep_max",
        "KH-DISC-05",
        {"me": {"hand": ["uno"] * 9}},
        ["end", "rest"],
        {
            "none": {"taken": ["discard nothing"]},
            6: {"refused": ["discard nothing"], "taken": ["discard uno uno.2 uno.3"]},
        },
    ),
    (
        "turn_limit",
        "KH-WIN-09",
        {"turn": 10},
        ["*turn"],
        {
            "none": {"turn": 11},
            10: {"over": "turn-limit", "winner": None},
            7: {"over": "turn-limit", "winner": None},
            20: {"turn": 11},
            9999: {"turn": 11},
        },
    ),
]


@pytest.mark.parametrize(("option", "clause", "start", "steps", "by_value"), RESULTS)
def test_what_an_option_changes(
    option: str,
    clause: str,
    start: dict[str, Any],
    steps: list[str],
    by_value: dict[Any, dict[str, Any]],
    ruleset: str,
) -> None:
    for value, expected in by_value.items():
        play = Play(ruleset, {**start, "options": {option: value}})
        play.do(*steps)
        play.check_that(expected)


def test_drops_at_every_step(ruleset: str) -> None:
    """KH-EQUIP-06 and KH-OPT-03: a standing offer while the opponent decides, which nobody waits for."""
    start = {"foe": {"player": {"card": "hero", "equipment": ["sword"]}}}
    play = Play(ruleset, start)
    assert play.match.asked == [0]
    play = Play(ruleset, {**start, "options": {"any_time_drops": "every_step"}})
    assert play.match.asked == [0, 1]
    assert play.match.needed == [0]
    play.match.say(1, "drop sword")
    assert play.of(1, "discard") == ["sword"]
    assert play.match.asked == [0]
    play.do("end")


@pytest.mark.parametrize("given", [0, -1, 10000, True, "10", "seven"])
def test_what_is_no_limit_of_turns(given: Any, ruleset: str) -> None:
    """KH-WIN-09 and KH-OPT-25: none, or a number from 1 on."""
    with pytest.raises(BadSetup) as caught:
        Play(ruleset, {"options": {"turn_limit": given}})
    why = caught.value.phrase
    assert (why.clause, why.args["known"]) == ("KH-OPT-25", "none, 1..9999")


def test_the_younger_player(ruleset: str) -> None:
    """KH-SETUP-05 and KH-OPT-01: only where somebody is named."""
    deck = ("HERO", *["UNO", "DUE", "TRE", "QUATTRO", "SEI", "ZERO", "IMP", "OGRE", "WITCH", "HUSK"] * 3)
    deck += (*["CURE", "SPARK", "JAB"] * 3, "KICK")
    firsts = set()
    for seed in range(12):
        options: dict[str, Any] = {"tie_break": "younger"}
        setup = check_setup(GAME, Setup("khtcg", (Seat(deck=deck), Seat(deck=deck)), ruleset, options, seed))
        firsts.add(GAME.dump(machine_of(Match(GAME, setup, LiveNature()).state))["turn_player"])
    assert firsts == {0, 1}


ELSEWHERE = {
    "any_time_drops": test_drops_at_every_step,
    "tie_break": test_the_younger_player,
    "younger": test_turn.test_the_younger_begins_where_that_was_agreed,
    "copies_across_types": test_decks.test_copies_can_be_counted_by_type,
}
"""Options that a test of their own tries both ways."""


def test_every_option_is_tried_both_ways() -> None:
    """Each value of each option stands in a table of this module; of the limits of turns, some do."""
    tried: dict[str, set[Any]] = {}
    for option, _clause, without, with_it, *_rest in OFFERS:
        tried.setdefault(option, set()).update((without, with_it))
    for option, _clause, _start, _steps, by_value in RESULTS:
        tried.setdefault(option, set()).update(by_value)
    assert not tried.keys() & ELSEWHERE.keys()
    for one in OPTIONS:
        if one.name in ELSEWHERE:
            continue
        values = {NO_ONE, 7, 10, 20, 9999} if one.most else {*one.values} - {AS_RULESET}
        assert tried[one.name] == values, one.name

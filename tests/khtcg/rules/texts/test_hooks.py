"""Section 8.4: the hooks that change a number, forbid an act or are a text of their own.

The kit has a Friend `more-...` for each number of the rules, which raises it by 2 for its player, and a
Friend `no-...` for each act, which forbids it to the opponent. `test_event_hooks` has the hooks that listen.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.rules.kit import FIGHT, Case, Play, check_case, name_of

NUMBERS = [
    Case(
        "KH-HOOK-06 draw_target",
        {"me": {"friends": ["more-draw-target"]}, "phase": "draw"},
        [{"me": {"size": 8}}],
    ),
    Case(
        "KH-HOOK-10 ladder: a text widens the step, but not the first one",
        {"me": {"worlds": ["stairs"], "hand": ["uno", "due", "tre", "quattro"]}},
        [{"no": ["call due"]}, "call uno", {"can": ["call due", "call tre"], "no": ["call quattro"]}],
    ),
    Case(
        "KH-HOOK-10 play_level",
        {"me": {"hand": ["lithe", "due"]}},
        [{"can": ["call lithe"], "no": ["call due"]}],
    ),
    Case(
        "KH-HOOK-11 limit of the Friend Area",
        {"me": {"worlds": ["cramped"], "hand": ["uno", "goof-1"], "friends": ["goof-2"]}},
        [{"no": ["call uno"], "can": ["call goof-1"]}],
    ),
    Case(
        "KH-HOOK-28 move_hp",
        {"me": {"friends": ["more-move-hp"], "hand": ["world-1"]}},
        ["move world-1", {"me": {"hp": 8}}],
    ),
    Case(
        "KH-HOOK-30 escape_price",
        {"me": {"friends": ["more-escape-price"], "worlds": ["world-1"], "disruptors": ["imp"]}},
        ["escape", {"me": {"hp": 2}}],
    ),
    Case(
        "KH-HOOK-33 battle_total",
        {"me": {"friends": ["more-battle-total"], "worlds": ["world-3"], "disruptors": ["ogre"]}},
        ["battle", "*result", {"me": {"disruptors": []}}],
    ),
    Case(
        "KH-HOOK-35 damage",
        {
            "me": {
                "friends": ["more-damage"],
                "worlds": ["world-3"],
                "disruptors": ["spider"],
                "hand": ["spark"],
            }
        },
        ["magic spark with hero", {"me": {"damage": [5]}}],
    ),
    Case(
        "KH-HOOK-35 protect",
        {"me": {"worlds": ["world-3"], "disruptors": ["ward"], "hand": ["spark"]}},
        ["magic spark with hero", {"me": {"damage": [0]}}, "battle", "*result", {"me": {"disruptors": []}}],
    ),
    Case(
        "KH-HOOK-35 protect: only while its condition holds",
        {"me": {"worlds": ["world-3"], "disruptors": ["ward-late"], "hand": ["spark"]}},
        ["magic spark with hero", {"me": {"damage": [3]}}],
    ),
    Case(
        "KH-HOOK-39 challenges",
        {"me": {"friends": ["more-challenges"]}, "phase": "draw"},
        ["end", "challenge", "pass", "pass", {"can": ["challenge"]}],
    ),
    Case(
        "KH-HOOK-39 KH-CHAL-03 a text grants one more",
        {"me": {"hand": ["event-challenge"]}},
        [
            "event event-challenge",
            "end",
            "challenge",
            "pass",
            "pass",
            {"can": ["challenge"]},
            "challenge",
            "pass",
            "pass",
            {"no": ["challenge"]},
        ],
    ),
    Case(
        "KH-HOOK-43 challenge_total",
        {"me": {"friends": ["more-challenge-total"]}, "foe": {"player": "shade"}},
        ["end", "challenge", "pass", "pass", {"foe": {"hp": 4}}],
    ),
    Case(
        "KH-HOOK-44 challenge_loss",
        {"me": {"friends": ["more-challenge-loss"]}, "foe": {"player": "squire"}},
        ["end", "challenge", "pass", "pass", {"me": {"hp": 2}}],
    ),
    Case(
        "KH-HOOK-47 hp_gain",
        {"me": {"friends": ["more-hp-gain"], "hand": ["cure"]}},
        ["magic cure with hero", {"me": {"hp": 8}}],
    ),
    Case(
        "KH-HOOK-47 hp_loss",
        {"me": {"friends": ["more-hp-loss"], "hand": ["event-1"]}},
        ["event event-1", {"me": {"hp": 2}, "foe": {"hp": 4}}],
    ),
    Case(
        "KH-HOOK-20 KH-WIN-04 KH-WIN-01 world_total: a text lifts it to 13",
        {"me": {"hand": ["more-world-total"], "worlds": ["world-12"]}},
        ["call more-world-total", {"over": "worlds", "winner": 0}],
    ),
]


def test_no_value_counts_as_less_than_0(ruleset: str) -> None:
    """KH-GEN-22, KH-HOOK-20, KH-BATTLE-13: 4 Attack with 9 less, and an ally of Support 2."""
    play = Play(ruleset, {"me": {"worlds": ["world-1"], "disruptors": ["pin"], "friends": ["due"]}})
    play.do("battle", *(["next"] if ruleset == "tomy" else []), "commit due", "*result")
    told = [[int(number) for number in event.args] for event in play.match.log.events]
    assert [2, 0, 2, 0, 0, 0] in told


@pytest.mark.parametrize("case", NUMBERS, ids=name_of)
def test_numbers(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


@pytest.mark.parametrize(("ruleset", "options"), [("tomy", {}), ("ffg", {"hand_keep_max": 6})])
def test_the_hand_limit(ruleset: str, options: dict[str, Any]) -> None:
    """KH-HOOK-49, KH-DISC-05: a text changes it where there is one."""
    play = Play(ruleset, {"me": {"friends": ["more-hand-limit"], "hand": ["uno"] * 9}, "options": options})
    play.do("end", "rest")
    assert [play.match.choice(0).allows((1 << count) - 1) for count in (0, 1)] == [False, True]


GUARDS = [
    (
        "KH-HOOK-08 play",
        "no-play",
        {"hand": ["uno", "cure", "sword", "event-1"]},
        [],
        ["call", "magic", "equip", "event"],
    ),
    ("KH-HOOK-08 call", "no-call", {"hand": ["uno"]}, [], ["call"]),
    ("KH-HOOK-08 cast", "no-cast", {"hand": ["cure"]}, [], ["magic"]),
    ("KH-HOOK-08 equip", "no-equip", {"hand": ["sword"]}, [], ["equip"]),
    ("KH-HOOK-15 use", "no-use", {"friends": ["scholar"]}, [], ["use"]),
    ("KH-HOOK-26 transform", "no-transform", {"hand": ["hero-brave"]}, [], ["form"]),
    ("KH-HOOK-27 move", "no-move", {"hand": ["world-1"]}, [], ["move"]),
    ("KH-HOOK-29 disrupt", "no-disrupt", {"hand": ["imp"]}, [], ["disrupt"]),
    ("KH-HOOK-30 escape", "no-escape", FIGHT, [], ["escape"]),
    ("KH-HOOK-31 battle", "no-battle", FIGHT, [], ["battle"]),
    (
        "KH-HOOK-32 commit to a battle",
        "no-commit",
        {"friends": ["uno"], **FIGHT},
        ["battle", "*commit"],
        ["commit"],
    ),
    ("KH-HOOK-39 challenge", "no-challenge", {}, ["end"], ["challenge"]),
    (
        "KH-HOOK-41 option",
        "no-option",
        {"hand": ["jab", "cure"], "friends": ["uno"]},
        ["end", "challenge"],
        ["attack", "magic", "commit"],
    ),
    ("KH-HOOK-42 commit to a challenge", "no-commit", {"friends": ["uno"]}, ["end", "challenge"], ["commit"]),
]


@pytest.mark.parametrize(("clauses", "guard", "me", "steps", "no"), GUARDS)
def test_what_is_forbidden(
    clauses: str, guard: str, me: dict[str, Any], steps: list[str], no: list[str], ruleset: str
) -> None:
    """Actions that are offered without the guard are not offered with it."""
    for friends, offered in (([], True), ([guard], False)):
        play = Play(ruleset, {"me": me, "foe": {"friends": friends, "worlds": ["world-2"]}})
        play.do(*steps)
        assert [play.can(word) for word in no] == [offered] * len(no), clauses


@pytest.mark.parametrize(("steps", "offered"), [([], True), (["event event-truce"], False)])
def test_a_ban_on_one_kind_leaves_the_others(ruleset: str, steps: list[str], offered: bool) -> None:
    """KH-HOOK-08, KH-TURN-06: nobody plays Attack Cards this turn, but anything else."""
    hand = ["event-truce", "cure", "uno", "jab"]
    play = Play(ruleset, {"me": {"hand": hand}, "foe": {"worlds": ["world-2"]}})
    play.do(*steps)
    assert [play.can(word) for word in ("magic", "call")] == [True, True]
    play.do("end", "challenge")
    assert play.can("attack") is offered


def test_a_spared_disruptor(ruleset: str) -> None:
    """KH-HOOK-34: it takes nothing while another one can."""
    start = {"me": {"worlds": ["world-3"], "disruptors": ["imp", "ogre"]}, "foe": {"friends": ["no-assign"]}}
    play = Play(ruleset, start)
    play.do("battle", "*result")
    assert sorted(play.words()) == ["imp", "ogre"]


def test_who_may_not_win_goes_on(ruleset: str) -> None:
    """KH-HOOK-52, KH-GEN-03."""
    play = Play(
        ruleset, {"me": {"worlds": ["world-12"], "hand": ["world-1"]}, "foe": {"friends": ["no-win"]}}
    )
    play.do("move world-1")
    assert not play.match.is_over
    assert play.of(0, "total") == 13


OTHERS = [
    Case(
        "KH-HOOK-03 KH-NAME-09: a further name and type count for every purpose",
        {
            "me": {
                "hand": ["namesake", "comet"],
                "friends": ["goof-1"],
                "worlds": ["world-1"],
                "disruptors": ["imp"],
            }
        },
        ["call namesake", {"me": {"friends": ["namesake"]}}, "battle", {"can": ["technique comet"]}],
    ),
    Case(
        "KH-HOOK-09: what has to be done before a card is played",
        {"me": {"hand": ["pricey"], "friends": ["uno", "due", "tre"]}},
        [
            {"can": ["move pricey"]},
            "move pricey",
            "choose uno due",
            {"me": {"friends": ["tre"], "worlds": ["pricey"]}},
        ],
    ),
    Case(
        "KH-HOOK-09: who cannot do it cannot play it",
        {"me": {"hand": ["pricey"], "friends": ["uno"]}},
        [{"no": ["move"]}],
    ),
    Case(
        "KH-HOOK-15 KH-DP-15: an ability with its price; a name is declared",
        {"me": {"friends": ["puppet"]}, "foe": {"hand": ["uno", "due", "uno"]}},
        [
            "use puppet",
            {"me": {"friends": [], "discard": ["puppet"]}},
            "name uno",
            {"foe": {"hand": ["due"], "discard": ["uno", "uno"]}},
        ],
    ),
    Case(
        "KH-HOOK-09: a price of cards in hand is paid with others than the card itself",
        {"me": {"hand": ["event-costly"]}},
        [{"no": ["event"]}],
    ),
    Case(
        "KH-HOOK-09: and with another one",
        {"me": {"hand": ["event-costly", "uno", "due"]}},
        ["event event-costly", "discard uno", {"me": {"hand": ["due"], "hp": 6}}],
    ),
    Case(
        "KH-HOOK-15 KH-DP-12 KH-CHAL-27: an ability does not use the option of a challenge",
        {"me": {"friends": ["puppet"]}, "foe": {"hand": ["uno"]}},
        ["end", "challenge", "use puppet", "name uno", {"asked": 0}, "pass", {"asked": 1}],
    ),
    Case(
        "KH-HOOK-39 KH-TURN-06: a ban to the end of the opponent's next turn, and no longer",
        {"me": {"hand": ["event-ban"]}},
        [
            "event event-ban",
            "*turn",
            "end",
            {"no": ["challenge"], "asked": 1},
            "*turn",
            "*turn",
            "end",
            {"can": ["challenge"], "asked": 1},
        ],
    ),
    Case(
        "KH-HOOK-15 KH-TURN-04: once a turn, and again in the next",
        {"me": {"friends": ["scholar"]}},
        ["use scholar", {"no": ["use"], "me": {"size": 1}}, "*turn", "*turn", {"can": ["use scholar"]}],
    ),
    Case(
        "KH-HOOK-15 KH-HOOK-47: once a phase, beside a text that works once a turn",
        {"me": {"friends": ["miner"], "hand": ["event-1", "event-1"]}},
        [
            "event event-1",
            {"me": {"hand": ["event-1", "blank"], "hp": 4}},
            "event event-1",
            {"me": {"hand": ["blank"], "hp": 3}},
            "use miner",
            {"me": {"hp": 4}, "no": ["use"]},
            "end",
            "use miner",
            {"me": {"hp": 5}, "no": ["use"]},
        ],
    ),
    Case(
        "KH-HOOK-17: another place instead of the discard pile",
        {"me": {"hand": ["sweep"], "friends": [{"card": "boomerang"}]}},
        [
            "end",
            "challenge",
            "commit boomerang",
            "pass",
            "pass",
            {"me": {"hand": ["sweep", "boomerang"], "discard": []}},
        ],
    ),
    Case(
        "KH-HOOK-05 KH-SYM-05: a card in the discard pile listens, and comes without its on-play text",
        {"me": {"discard": ["ghost"]}, "phase": "draw"},
        [{"can": ["yes", "no"]}, "yes", {"me": {"friends": ["ghost"], "discard": []}}],
    ),
    Case(
        "KH-HOOK-22: a text that does not count",
        {"me": {"worlds": ["world-3"], "disruptors": ["pin"], "friends": ["hush"]}},
        ["battle", "*result", {"me": {"disruptors": []}}],
    ),
    Case(
        "KH-HOOK-22: and the same one that does",
        {"me": {"worlds": ["world-3"], "disruptors": ["pin"]}},
        ["battle", "*result", {"me": {"disruptors": ["pin"]}}],
    ),
    Case(
        "KH-GEN-23 KH-HOOK-24: a card that leaves play and comes back has lost its counters",
        {"me": {"hand": ["event-counters", "event-ally"], "friends": ["boomerang"]}},
        [
            "event event-counters",
            {"me": {"counters": {"boomerang": 1}}},
            "event event-ally",
            {"me": {"hand": ["boomerang"], "friends": []}},
            "call boomerang",
            {"me": {"counters": {"boomerang": 0}}},
        ],
    ),
    Case(
        "KH-GEN-08 KH-TURN-06 KH-HOOK-23: control for a turn, then it returns",
        {"me": {"hand": ["event-capture"]}, "foe": {"friends": ["due"]}},
        [
            "event event-capture",
            {"me": {"friends": ["due"]}, "foe": {"friends": []}},
            "*turn",
            {"me": {"friends": []}, "foe": {"friends": ["due"]}},
        ],
    ),
    Case(
        "KH-SYM-05: who is put into play has no on-play text carried out",
        {"me": {"hand": ["event-put", "goof-2"]}},
        ["event event-put", "take goof-2", {"me": {"friends": ["goof-2"], "hp": 5}}],
    ),
    Case(
        "KH-MOVE-10: a World put down by an effect is no move",
        {"me": {"hand": ["event-lay", "world-1", "world-2"]}},
        [
            "event event-lay",
            "take world-1",
            {"me": {"worlds": ["world-1"], "hp": 5}, "can": ["move world-2"]},
        ],
    ),
    Case(
        "KH-WORLD-10: a World that an effect covers keeps its disruptors, asleep",
        {"me": {"hand": ["event-lay", "world-1", "world-2"], "worlds": ["world-3"], "disruptors": ["imp"]}},
        [
            {"no": ["move"]},
            "event event-lay",
            "take world-1",
            {"me": {"disruptors": ["imp"]}, "can": ["move world-2"], "no": ["battle"]},
        ],
    ),
    Case(
        "KH-GEN-08 KH-HOOK-22 KH-CHAL-10 R:AMB-87: a captured ally neither has a text nor takes part",
        {
            "me": {"hand": ["cage"]},
            "foe": {"friends": ["more-challenge-total"], "worlds": ["world-1"]},
        },
        [
            "disrupt cage",
            {"foe": {"friends": []}},
            "end",
            "challenge",
            "pass",
            {"asked": 1, "no": ["commit"]},
            "pass",
            {"me": {"hp": 5}, "foe": {"hp": 5}},
        ],
    ),
    Case(
        "KH-HOOK-22 KH-CHAL-10: and the same one that is free does both",
        {"foe": {"friends": ["more-challenge-total"]}},
        [
            "end",
            "challenge",
            "pass",
            {"can": ["commit more-challenge-total"]},
            "pass",
            {"me": {"hp": 4}, "foe": {"hp": 5}},
        ],
    ),
    Case(
        "KH-GEN-08 KH-HOOK-20 R:AMB-87: a captive is none of those with the same name",
        {
            "me": {"hand": ["cage"]},
            "foe": {"player": "shade", "friends": ["pack", "pack"], "worlds": ["world-1"]},
        },
        [
            "disrupt cage",
            "choose pack",
            "*turn",
            "battle",
            "*commit",
            "commit pack",
            "*result",
            {"totals": [5 + 1]},
        ],
    ),
    Case(
        "KH-HOOK-20: and of those that are free each counts",
        {
            "foe": {
                "player": "shade",
                "friends": ["pack", "pack"],
                "worlds": ["world-1"],
                "disruptors": ["cage"],
            }
        },
        ["*turn", "battle", "*commit", "commit pack", "*result", {"totals": [5 + 2]}],
    ),
    Case(
        "KH-UNIQ-09 R:AMB-87: the name of a captive counts while another of its level is called",
        {
            "me": {"hand": ["cage"]},
            "foe": {"friends": ["goof-1"], "hand": ["goof-2", "goof-1", "uno"], "worlds": ["world-1"]},
        },
        ["disrupt cage", "*turn", {"can": ["call uno"], "no": ["call goof-1", "call goof-2"]}],
    ),
]


@pytest.mark.parametrize("case", OTHERS, ids=name_of)
def test_other_hooks(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_of_too_much_equipment_the_player_picks(ruleset: str) -> None:
    """KH-DP-17, KH-EQUIP-02: a text that allowed a second one has gone."""
    start = {
        "me": {
            "player": {"card": "hero", "equipment": ["sword", "shield"]},
            "forms": ["braced-hero"],
            "hand": ["uno"],
        }
    }
    play = Play(ruleset, start)
    if ruleset == "ffg":
        play.do("revert braced-hero")
    else:
        play.do("end", "rest", "revert")
    assert sorted(play.words()) == ["choose shield", "choose sword"]
    play.do("choose sword")
    play.check_that({"me": {"equipment": {"shield": "hero"}, "discard": ["braced-hero", "sword"]}})

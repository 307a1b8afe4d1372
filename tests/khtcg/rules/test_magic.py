"""Chapters 4.3, 4.8, 4.9, 4.12: forms, Magic, Equipment, Events."""

from __future__ import annotations

import pytest
from tests.khtcg.rules.kit import Case, Play, check_case, name_of

MAGIC = [
    Case(
        "KH-MAGIC-01 KH-MAGIC-02 KH-DP-06 KH-MAGIC-09: a named caster with the Magic Value for the level",
        {
            "me": {
                "hand": ["cure", "storm", "ultima"],
                "friends": ["due", "tre"],
                "worlds": ["world-1"],
                "disruptors": ["spider"],
            }
        },
        [
            {
                "can": ["magic cure with hero", "magic cure with due", "magic storm with due"],
                "no": ["magic cure with tre", "magic storm with hero", "magic ultima"],
            }
        ],
    ),
    Case(
        "KH-MAGIC-03 KH-GEN-13: only his own cards cast",
        {"me": {"player": "squire", "hand": ["cure"]}, "foe": {"friends": ["due"]}},
        [{"no": ["magic"]}],
    ),
    Case(
        "KH-MAGIC-04 KH-MAGIC-05 KH-GEN-14: again and again, and the caster stays",
        {"me": {"player": "squire", "hand": ["cure", "cure", "cure"], "friends": ["uno"]}},
        [
            "magic cure with uno",
            "magic cure with uno",
            "magic cure with uno",
            {"me": {"hp": 8, "friends": ["uno"], "discard": ["cure", "cure", "cure"]}},
        ],
    ),
    Case(
        "KH-MAGIC-08 KH-GEN-16: discarded as soon as it is resolved",
        {"me": {"hand": ["cure"]}},
        ["magic cure with hero", {"me": {"discard": ["cure"], "hand": []}}],
    ),
    Case(
        "KH-MAGIC-08: with a lasting effect it lies on the mat until that is over",
        {"me": {"hand": ["haste"]}},
        [
            "magic haste with hero",
            {"me": {"discard": [], "hand": []}},
            "*turn",
            {"me": {"discard": ["haste"]}},
        ],
    ),
    Case(
        "KH-MAGIC-07 KH-MAGIC-16: Magic/Attack deals damage outside a battle, which is no battle",
        {"me": {"hand": ["spark"], "worlds": ["world-1"], "disruptors": ["imp"]}},
        ["magic spark with hero", {"me": {"disruptors": []}, "foe": {"discard": ["imp"]}, "battled": False}],
    ),
    Case(
        "KH-MAGIC-10: in his battle",
        {"me": {"hand": ["cure"], "worlds": ["world-1"], "disruptors": ["spider"]}},
        ["battle", "*magic", {"can": ["magic cure"]}],
    ),
    Case(
        "KH-MAGIC-11 KH-CHAL-12: in a challenge each player, one an option",
        {"me": {"hand": ["cure", "cure"]}, "foe": {"hand": ["cure"]}},
        ["end", "challenge", "magic cure with hero", {"asked": 1, "can": ["magic cure"]}],
    ),
    Case(
        "KH-MAGIC-14: the loss of the caster undoes nothing",
        {"me": {"player": "squire", "hand": ["sweep"], "friends": ["goof-1"]}},
        ["magic sweep with goof-1", {"me": {"friends": [], "hand": ["blank"]}}],
    ),
    Case(
        "KH-HOOK-08 KH-GEN-03: a Magic Card that says when it is played",
        {"me": {"hand": ["duel-charm"]}},
        [{"no": ["magic"]}, "end", "challenge", {"can": ["magic duel-charm with hero"]}],
    ),
    Case(
        "KH-MAGIC-15: outside a challenge the opponent casts nothing",
        {"foe": {"hand": ["cure", "genie"]}},
        [{"asked": 0}, "end", {"asked": 0}, "*turn", {"asked": 1}],
    ),
    Case(
        "KH-MAGIC-17: without a target it cannot be played",
        {"me": {"hand": ["spark", "sweep"], "worlds": ["world-1"]}},
        [{"no": ["magic"]}],
    ),
]


@pytest.mark.parametrize("case", MAGIC, ids=name_of)
def test_magic(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


# ---- Equipment -----------------------------------------------------------------------------------------

EQUIPMENT = [
    Case(
        "KH-EQUIP-01 KH-EQUIP-03 KH-DP-07 KH-EQUIP-16: on Player Card or allies, many",
        {"me": {"hand": ["sword", "shield"], "friends": ["uno"]}, "foe": {"friends": ["due"]}},
        [
            {"can": ["equip sword on hero", "equip sword on uno"], "no": ["equip sword on due"]},
            "equip sword on uno",
            "equip shield on hero",
            {"me": {"equipment": {"sword": "uno", "shield": "hero"}, "hand": []}},
        ],
    ),
    Case(
        "KH-EQUIP-02: one for each character",
        {"me": {"player": {"card": "hero", "equipment": ["sword"]}, "hand": ["shield"], "friends": ["uno"]}},
        [{"no": ["equip shield on hero"], "can": ["equip shield on uno"]}],
    ),
    Case(
        "KH-EQUIP-04: only on those its text names",
        {"me": {"hand": ["crown", "helm"], "friends": ["uno", "goof-1", "dark-goof"]}},
        [
            {
                "can": ["equip crown on hero", "equip helm on goof-1", "equip helm on dark-goof"],
                "no": ["equip crown on uno", "equip helm on hero", "equip helm on uno"],
            }
        ],
    ),
    Case(
        "KH-EQUIP-05: the one of its name in play is discarded first",
        {
            "me": {
                "player": {"card": "hero", "equipment": ["shield"]},
                "hand": ["shield-b"],
                "friends": ["uno"],
            }
        },
        [
            {"can": ["equip shield-b on hero", "equip shield-b on uno"]},
            "equip shield-b on uno",
            {"me": {"equipment": {"shield-b": "uno"}, "discard": ["shield"]}},
        ],
    ),
    Case(
        "KH-EQUIP-06 KH-DP-04: dropped whenever he is to act, for instance to make room",
        {"me": {"player": {"card": "hero", "equipment": ["sword"]}, "hand": ["shield"]}},
        [
            {"no": ["equip"]},
            "drop sword",
            {"me": {"discard": ["sword"]}, "can": ["equip shield on hero"]},
        ],
    ),
    Case(
        "KH-EQUIP-06 KH-DP-14: also before the hand is discarded",
        {"me": {"player": {"card": "hero", "equipment": ["sword"]}, "hand": ["uno"]}},
        ["end", "rest", {"can": ["drop sword", "go on"]}, "drop sword", {"me": {"discard": ["sword"]}}],
    ),
    Case(
        "KH-EQUIP-11: it goes with an ally that took part",
        {
            "me": {
                "friends": [{"card": "uno", "equipment": ["sword"]}],
                "worlds": ["world-1"],
                "disruptors": ["spider"],
            }
        },
        [
            "battle",
            "*commit",
            "commit uno",
            "*result",
            {"me": {"discard": ["uno", "sword"], "equipment": {}}},
        ],
    ),
    Case(
        "KH-EQUIP-12: and with one that leaves by a challenge",
        {"me": {"friends": [{"card": "uno", "equipment": ["sword"]}]}},
        ["end", "challenge", "commit uno", "pass", "pass", {"me": {"discard": ["uno", "sword"]}}],
    ),
    Case(
        "KH-EQUIP-12 KH-GEN-20: or by a text",
        {"me": {"hand": ["sweep"], "friends": [{"card": "goof-1", "equipment": ["sword"]}]}},
        ["magic sweep with hero", {"me": {"equipment": {}, "friends": []}}],
    ),
    Case(
        "KH-EQUIP-13: it passes to the card for which its bearer makes way",
        {"me": {"hand": ["goof-2"], "friends": [{"card": "goof-1", "equipment": ["helm"]}]}},
        ["call goof-2", {"me": {"equipment": {"helm": "goof-2"}, "discard": ["goof-1"]}}],
    ),
    Case(
        "KH-EQUIP-14 KH-ESC-05: on the Player Card it stays",
        {
            "me": {
                "player": {"card": "hero", "equipment": ["sword"]},
                "worlds": ["world-1"],
                "disruptors": ["spider"],
            }
        },
        [
            "escape",
            {"me": {"equipment": {"sword": "hero"}}},
            "end",
            "challenge",
            "pass",
            "pass",
            {"me": {"equipment": {"sword": "hero"}}},
        ],
    ),
    Case(
        "KH-EQUIP-01 KH-MF-03: a Magic/Friend Card bears it like a Friend",
        {"me": {"friends": ["genie"], "hand": ["sword"]}},
        ["equip sword on genie", {"me": {"equipment": {"sword": "genie"}}}],
    ),
    Case(
        "KH-EQUIP-17: an Attack Card of its name is no matter",
        {"me": {"player": {"card": "hero", "equipment": ["sword"]}, "hand": ["sword-cut"]}},
        [
            "end",
            "challenge",
            "attack",
            "attack sword-cut",
            {"me": {"used": ["sword-cut"], "equipment": {"sword": "hero"}}},
        ],
    ),
]


@pytest.mark.parametrize("case", EQUIPMENT, ids=name_of)
def test_equipment(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


SUPPORT = {"me": {"player": {"card": "hero", "equipment": ["sword"]}, "hand": ["ultima"]}}


def test_magic_support_in_fights_only() -> None:
    """KH-EQUIP-09."""
    play = Play("ffg", SUPPORT)
    play.check_that({"no": ["magic"]})
    play.do("end", "challenge")
    play.check_that({"can": ["magic ultima with hero"]})


def test_magic_support_always() -> None:
    """KH-EQUIP-10."""
    play = Play("tomy", SUPPORT)
    play.check_that({"can": ["magic ultima with hero"]})
    play.do("end", "challenge")
    play.check_that({"can": ["magic ultima with hero"]})


# ---- Events --------------------------------------------------------------------------------------------

EVENTS = [
    Case(
        "KH-EVENT-01 KH-EVENT-02 KH-EVENT-03 KH-EVENT-05: any number, resolved, then discarded",
        {"me": {"hand": ["event-1", "event-1"]}},
        [
            "event event-1",
            "event event-1",
            {"me": {"hp": 3, "discard": ["event-1", "event-1"]}, "foe": {"hp": 3}},
        ],
    ),
    Case(
        "KH-EVENT-01: in one's own Action Phase only",
        {"foe": {"hand": ["event-1"]}},
        [{"asked": 0, "no": ["event"]}],
    ),
    Case(
        "KH-DRAW-09: draws of a text lift the hand above six",
        {"me": {"hand": ["event-2", "uno", "due", "tre", "zero", "sei"]}},
        ["event event-2", {"me": {"size": 7}}],
    ),
]


@pytest.mark.parametrize("case", EVENTS, ids=name_of)
def test_events(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


# ---- forms ---------------------------------------------------------------------------------------------

FORMS = [
    Case(
        "KH-FC-01 KH-FC-02 KH-FC-03 KH-FC-06: on the own Player Card whose name it contains; HP stay",
        {"me": {"hand": ["hero-brave", "stranger"]}},
        [
            {"no": ["form stranger"]},
            "form hero-brave",
            {"me": {"forms": ["hero-brave"], "hp": 5, "player": "hero"}},
        ],
    ),
    Case(
        "KH-FC-04 KH-HOOK-26: its own condition",
        {"me": {"hand": ["wise-hero"], "hp": 6}},
        [{"no": ["form"]}],
    ),
    Case("KH-FC-04: when it is met", {"me": {"hand": ["wise-hero"], "hp": 5}}, [{"can": ["form wise-hero"]}]),
    Case(
        "KH-FC-05: Attack, Magic and text are the form's",
        {
            "me": {
                "hand": ["ultima"],
                "forms": ["hero-brave"],
                "worlds": ["world-3"],
                "disruptors": ["ogre", "hulk"],
            },
            "foe": {"worlds": ["world-12"]},
        },
        [
            {"can": ["magic ultima with hero-brave"]},
            "battle",
            "*result",
            "assign ogre=10",
            {"me": {"disruptors": ["hulk"]}},
        ],
    ),
    Case(
        "KH-FC-05 KH-FC-14: the group is the form's for new allies; those in play stay and may join",
        {"me": {"hand": ["lost-hero", "uno", "imp"], "friends": ["due"]}},
        [
            {"can": ["call uno"], "no": ["call imp"]},
            "form lost-hero",
            {"can": ["call imp"], "no": ["call uno"], "me": {"friends": ["due"]}},
            "end",
            "challenge",
            {"can": ["commit due"]},
        ],
    ),
    Case(
        "KH-FC-10 KH-PLAYER-14: a form is no Player Card that could start or be an ally",
        {"me": {"hand": ["hero-brave"], "player": "squire"}},
        [{"no": ["form", "call"]}],
    ),
    Case(
        "KH-FC-11: not in a challenge",
        {"me": {"hand": ["hero-brave"]}},
        ["end", "challenge", {"no": ["form"]}],
    ),
    Case(
        "KH-FC-12: not on another form",
        {"me": {"hand": ["wise-hero"], "forms": ["hero-brave"]}},
        [{"no": ["form"]}],
    ),
    Case(
        "KH-FC-13 KH-FC-15: Equipment stays while its text allows the bearer, by the name beneath, too",
        {"me": {"hand": ["hero-brave", "lost-hero"], "player": {"card": "hero", "equipment": ["crown"]}}},
        ["form hero-brave", {"me": {"equipment": {"crown": "hero"}}}],
    ),
]


@pytest.mark.parametrize("case", FORMS, ids=name_of)
def test_forms(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_a_form_is_dropped_whenever_he_is_to_act() -> None:
    """KH-FC-07, KH-FC-08, KH-CHAL-27: the values beneath count again."""
    play = Play("ffg", {"me": {"forms": ["hero-brave"], "hand": ["ultima"]}})
    play.check_that({"can": ["magic ultima"]})
    play.do("revert hero-brave")
    play.check_that({"me": {"forms": [], "discard": ["hero-brave"], "hp": 5}, "no": ["magic ultima"]})
    play = Play("ffg", {"me": {"forms": ["hero-brave"]}})
    play.do("end", "challenge", "revert hero-brave")
    play.check_that({"asked": 0, "me": {"forms": []}})


def test_a_form_is_dropped_in_the_discard_phase_only() -> None:
    """KH-FC-07, KH-FC-09, KH-DP-13, KH-DISC-06."""
    play = Play("tomy", {"me": {"forms": ["hero-brave"], "hand": ["ultima"]}})
    play.check_that({"no": ["revert"]})
    play.do("end", "challenge")
    play.check_that({"no": ["revert"]})
    play.do("pass", "pass")
    assert play.words() == ["keep", "revert"]
    play.do("revert")
    play.check_that({"me": {"forms": [], "discard": ["hero-brave"]}})

"""Corners where two rules meet: forms and Equipment, protection and drops, control and disruptors."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.khtcg.rules.kit import FIGHT, RESULT, Case, Play, check_case, name_of

from playmat.games.khtcg.language.codes import Happened
from playmat.kernel.match.nature import AwaitedNature

FORMED = {"player": {"card": "hero", "equipment": ["banner"]}, "forms": ["hero-brave"]}

CASES = [
    Case(
        "KH-FC-05 KH-FC-13: what an Equipment gives its bearer the form has, 9 + 1 + 3",
        {"me": {**FORMED, **FIGHT}},
        ["battle", "*result", {"totals": [13]}],
    ),
    Case(
        "KH-FC-07 KH-FC-13: without a form the Player Card has it, 4 + 3",
        {"me": {**FORMED, "forms": [], **FIGHT}},
        ["battle", "*result", {"totals": [7]}],
    ),
    Case(
        "KH-FC-13 KH-HOOK-24: Equipment hears of its bearer under a form, too",
        {
            "me": {
                "player": {"card": "hero", "equipment": ["earring"]},
                "forms": ["hero-brave"],
                "hand": ["event-mark"],
            }
        },
        ["event event-mark", {"me": {"hp": 7}}],
    ),
    Case(
        "KH-FC-13 KH-HOOK-26: a form that is put on is a change of its bearer, and plays no Equipment twice",
        {"me": {"player": {"card": "hero", "equipment": ["earring"]}, "hand": ["hero-brave"]}},
        ["form hero-brave", {"me": {"hp": 6}}],
    ),
    Case(
        "KH-DP-04 KH-DP-14 KH-HOOK-16: what a text keeps in play cannot be dropped, so it is not offered",
        {"me": {"player": {"card": "hero", "equipment": ["glue"]}, "hand": ["uno"]}},
        [{"no": ["drop"]}, "end", "rest", {"no": ["drop", "go on"], "taken": ["discard uno"]}],
    ),
    Case(
        "KH-DP-04 KH-DP-13 KH-HOOK-16: nor is a form, in the Action Phase or in the Discard Phase",
        {"me": {"forms": ["glue-hero"], "hand": ["uno"]}},
        [{"no": ["revert"]}, "end", "rest", {"no": ["revert", "keep"], "taken": ["discard uno"]}],
    ),
    Case(
        "KH-DP-12 KH-CHAL-27: nor in a challenge",
        {
            "me": {
                "player": {"card": "hero", "equipment": ["glue"]},
                "friends": [{"card": "uno", "equipment": ["sword"]}],
            }
        },
        ["end", "challenge", {"can": ["drop sword"], "no": ["drop glue"]}],
    ),
    Case(
        "KH-FC-03 KH-NAME-09: a form of a further name of the Player Card",
        {"me": {"player": "nameless", "hand": ["mystery-blaze", "hero-brave"]}},
        [{"can": ["form mystery-blaze"], "no": ["form hero-brave"]}, "form mystery-blaze"],
    ),
    Case(
        "KH-FC-03 KH-NAME-09: which stays on it",
        {"me": {"player": "nameless", "forms": ["mystery-blaze"]}},
        ["*turn", {"me": {"forms": ["mystery-blaze"]}}],
    ),
    Case(
        "KH-MOVE-11 KH-BATTLE-01 R:AMB-79: a disruptor that changes sides stays on its World, no hindrance",
        {"me": {**FIGHT, "hand": ["event-turncoat", "world-1"], "friends": ["uno"]}},
        [
            {"no": ["move"], "can": ["battle"]},
            "event event-turncoat",
            {"me": {"disruptors": ["spider"], "friends": ["uno"]}, "no": ["battle"], "can": ["move world-1"]},
        ],
    ),
    Case(
        "KH-GEN-08 KH-MOVE-11: and hinders again when it has gone back",
        {"me": {**FIGHT, "hand": ["event-turncoat", "world-1"]}},
        ["event event-turncoat", "*turn", "*turn", {"no": ["move"], "can": ["battle"]}],
    ),
    Case(
        "KH-GEN-21: a card that is put where it is stays there, and does not come into play again and again",
        {"me": {"hand": ["comeback"]}},
        ["call comeback", {"me": {"friends": ["comeback"], "hp": 6}, "can": ["end"]}],
    ),
    Case(
        "KH-GEN-21: no card captures itself",
        {"me": {"hand": ["jailer"], "friends": ["uno"]}},
        ["call jailer", {"me": {"friends": ["jailer"]}}],
    ),
    Case(
        "KH-DRAW-07: a search of an empty deck finds what was in the discard pile",
        {"me": {"hand": ["event-seek"], "deck": [], "discard": ["uno", "blank"]}},
        ["event event-seek", {"can": ["take uno"]}, "take uno", {"me": {"hand": ["uno"]}}],
    ),
    Case(
        "KH-DRAW-06: with no discard pile either there is nothing to search",
        {"me": {"hand": ["event-seek"], "deck": []}},
        ["event event-seek", {"me": {"hand": [], "discard": ["event-seek"]}, "can": ["end"]}],
    ),
    Case(
        "KH-MAGIC-08: Magic for a battle, cast before it, lies on the mat until the battle is over",
        {"me": {"hand": ["ember"], **FIGHT}},
        [
            "magic ember with hero",
            {"me": {"discard": []}},
            "battle",
            "*result",
            {"totals": [7], "me": {"discard": ["ember"]}},
        ],
    ),
    Case(
        "KH-MAGIC-08 KH-TURN-06 R:AMB-82: where no battle comes it is over with the turn",
        {"me": {"hand": ["ember"], **FIGHT}},
        [
            "magic ember with hero",
            "*turn",
            {"me": {"discard": ["ember"]}},
            "*turn",
            "battle",
            "*result",
            {"totals": [4]},
        ],
    ),
    Case(
        "KH-MAGIC-08: Magic for a challenge, cast before it, likewise",
        {"me": {"hand": ["flash"]}},
        [
            "magic flash with hero",
            {"me": {"discard": []}},
            "end",
            "challenge",
            "pass",
            "pass",
            {"me": {"discard": ["flash"]}, "foe": {"hp": 4}},
        ],
    ),
    Case(
        "KH-MAGIC-08: of changes of different length the card lies for the longest",
        {"me": {"hand": ["hurry"]}},
        [
            "magic hurry with hero",
            "end",
            {"me": {"discard": []}},
            "*turn",
            {"me": {"discard": []}},
            "*turn",
            {"me": {"discard": ["hurry"]}},
        ],
    ),
    Case(
        "KH-MAGIC-12: cast in the battle it lasts for, it goes with all that was played there",
        {"me": {"hand": ["ember"], **FIGHT}},
        [
            "battle",
            "*magic",
            "magic ember with hero",
            {"me": {"used": ["ember"]}},
            "*result",
            {"totals": [7], "me": {"discard": ["ember"], "used": []}},
        ],
    ),
    Case(
        "KH-GEN-21: what a text does unless something is so it does where it is not so",
        {"me": {"hand": ["event-spare"], "hp": 4}},
        ["event event-spare", {"me": {"hp": 5}}],
    ),
    Case(
        "KH-GEN-21: and leaves out where it is",
        {"me": {"hand": ["event-spare"], "hp": 3}},
        ["event event-spare", {"me": {"hp": 3}}],
    ),
    Case(
        "KH-GEN-21: Equipment that is put on the Player Card leaves the ally that bears it",
        {"me": {"hand": ["event-rearm"], "friends": [{"card": "uno", "equipment": ["sword"]}]}},
        ["event event-rearm", {"me": {"equipment": {"sword": "hero"}, "friends": ["uno"]}}],
    ),
    Case(
        "KH-GEN-21: and where the Player Card bears it already it neither leaves play nor enters it",
        {"me": {"hand": ["event-rearm"], "player": {"card": "hero", "equipment": ["earring"]}}},
        ["event event-rearm", {"me": {"equipment": {"earring": "hero"}, "hp": 5}}],
    ),
    Case(
        "KH-NAME-07 KH-FRIEND-03: a text about a dark Player Card helps none that is light, 4 + 0",
        {"me": {"friends": ["acolyte"], **FIGHT}},
        ["battle", "*commit", "commit acolyte", "*result", {"totals": [4]}],
    ),
    Case(
        "KH-NAME-07 KH-FRIEND-03: and one that is dark, 5 + 4",
        {"me": {"player": "shade", "friends": ["acolyte"], **FIGHT}},
        ["battle", "*commit", "commit acolyte", "*result", {"totals": [9]}],
    ),
    Case(
        "KH-GEN-20 KH-DARK-12: a text that counts comes to less, and the damage that lies there is enough",
        {
            "me": {
                "worlds": ["world-1"],
                "disruptors": [{"card": "miser", "damage": 2}, {"card": "miser", "damage": 1}],
                "hand": ["event-sip", "blank"],
            }
        },
        [{"me": {"disruptors": ["miser", "miser"]}}, "event event-sip", {"me": {"disruptors": ["miser"]}}],
    ),
    Case(
        "KH-GEN-20 KH-GEN-23 KH-WIN-01: two counters make the Worlds count 13, before one goes again",
        {
            "me": {
                "hand": ["event-counters"],
                "friends": ["hoard"],
                "worlds": ["world-3", "world-3", "world-3", "world-2"],
            }
        },
        ["event event-counters", {"over": "worlds", "winner": 0}],
    ),
    Case(
        "KH-UNIQ-10: of one name the ally goes that is in the battle, whoever else fights",
        {"me": {"friends": ["goof-1", "uno"], "hand": ["beacon", "goof-2"], **FIGHT}},
        [
            "battle",
            "*commit",
            "commit goof-1",
            "commit uno",
            "*magic",
            "magic beacon with hero",
            "take goof-2",
            {"me": {"friends": ["goof-2"], "fighters": ["uno"], "discard": ["goof-1"]}},
        ],
    ),
    Case(
        "KH-EQUIP-04: a text that puts Equipment on the Player Card lifts no limit of who bears it",
        {"me": {"hand": ["event-arm", "helm", "sword"]}},
        ["event event-arm", {"can": ["take sword"], "no": ["take helm"]}],
    ),
    Case(
        "KH-DRAW-07: a deck that runs out in the middle is renewed, and the last card goes from the new one",
        {"me": {"hand": ["event-mill"]}, "foe": {"deck": ["uno"], "discard": ["uno", "uno"]}},
        ["event event-mill", {"foe": {"discard": ["uno"], "deck": ["uno", "uno"]}}],
    ),
    Case(
        "KH-HOOK-47: as many HP are lost as the other player has allies",
        {"me": {"hand": ["event-lash"], "friends": ["uno", "due", "tre"]}},
        ["event event-lash", {"foe": {"hp": 2}}],
    ),
    Case(
        "KH-WORLD-04 KH-HOOK-47: and gained as the levels of the Worlds add up to",
        {"me": {"hand": ["event-travel"], "worlds": ["world-2", "world-1"]}},
        ["event event-travel", {"me": {"hp": 8}}],
    ),
    Case(
        "KH-GEN-24: who was chosen for something before is not kept for it",
        {"me": {"hand": ["event-cull"], "friends": ["uno", "due"]}},
        ["event event-cull", "choose uno", "keep due", {"me": {"friends": ["due"]}}],
    ),
    Case(
        "KH-UNIQ-01: a Dark Card has no name under the unique rule, not even that of the Player Card",
        {"me": {"player": "gloam", "hand": ["gloam-spawn"]}},
        [{"can": ["call"]}],
    ),
    Case(
        "KH-GEN-24: whose text lets its player choose lets them choose from the other hand, in any turn",
        {"me": {"hand": ["event-1", "uno", "due"]}, "foe": {"friends": ["pickpocket"]}},
        ["event event-1", {"asked": 1}, "discard uno", {"me": {"hand": ["due"]}, "asked": 0}],
    ),
    Case(
        "KH-PLAYER-06 KH-HOOK-20: what a Player Card has where it fights it has in a battle alone",
        {"me": {"player": "champion", "hand": ["ultima"], **FIGHT}},
        [{"no": ["magic"]}, "battle", "*magic", {"can": ["magic ultima"]}],
    ),
    Case(
        "KH-HOOK-40: an ally that does not take part hears nothing of a challenge for itself",
        {"me": {"friends": ["proud"]}},
        ["end", "challenge", {"me": {"hp": 5}}],
    ),
    Case(
        "KH-HOOK-20: behind in level is whose Player Card is of a lower one, 4 + 4",
        {"me": {"friends": ["underdog"], **FIGHT}, "foe": {"player": "squire"}},
        ["battle", "*commit", "commit underdog", "*result", {"totals": [8]}],
    ),
    Case(
        "KH-HOOK-20: and not who has fewer allies or cards, 4 + 0",
        {"me": {"friends": ["underdog"], **FIGHT}, "foe": {"friends": ["uno", "due"], "hand": ["uno"] * 3}},
        ["battle", "*commit", "commit underdog", "*result", {"totals": [4]}],
    ),
    Case(
        "KH-HOOK-17: what replaces a discard by its own text is a pile, and a card without one is discarded",
        {"me": {"hand": ["event-ally"], "friends": ["boomerang"]}},
        ["event event-ally", {"me": {"hand": ["boomerang"], "discard": ["event-ally"]}}],
    ),
    Case(
        "KH-DISC-04 KH-HOOK-49: where there is no limit of the hand, there is none to change",
        {
            "me": {"friends": ["more-hand-limit"], "hand": ["uno"] * 9},
            "options": {"hand_keep_max": "none"},
        },
        ["end", "rest", {"taken": ["discard nothing", "discard uno"]}],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_corners(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


@pytest.mark.parametrize(
    ("joined", "over"),
    [
        ("due uno", 0),
        ("tre zero", 0),
        ("tre due", 1),
        ("uno zero", 1),
        ("due tre uno", 1),
        ("due tre uno zero", 2),
    ],
)
def test_each_casting_lies_for_its_own_changes(joined: str, over: int, ruleset: str) -> None:
    """KH-MAGIC-08: of two castings the one lies no longer whose last ally is gone; the other one lies on."""
    allies = ["uno", "due", "tre", "zero"]
    play = Play(ruleset, {"me": {"hand": ["cheer", "cheer"], "friends": allies, **FIGHT}})
    play.do("magic cheer with hero", "choose due tre", "magic cheer with hero", "choose uno zero")
    play.do("battle", "*commit", *(f"commit {name}" for name in joined.split()), RESULT)
    assert play.of(0, "discard").count("cheer") == over
    play.do("*turn")
    assert play.of(0, "discard").count("cheer") == 2


ARMED = {"player": {"card": "hero", "equipment": ["sword"]}}
DECISIONS = [
    ("challenge", {}, ["end"]),
    ("challenge option", {}, ["end", "challenge"]),
    ("battle", FIGHT, ["battle"]),
    ("assign", {"worlds": ["world-3"], "disruptors": ["imp", "ogre"]}, ["battle", "*result"]),
    ("drops", {**ARMED, "hand": ["uno"]}, ["end", "rest"]),
    ("hand", {"hand": ["uno"]}, ["end", "rest"]),
]


@pytest.mark.parametrize(("decision", "mine", "steps"), DECISIONS)
def test_drops_at_each_decision(decision: str, mine: dict[str, Any], steps: list[str], ruleset: str) -> None:
    """KH-EQUIP-06 and KH-OPT-03: at every decision of the opponent, who is asked the same as before."""
    play = Play(ruleset, {"me": mine, "foe": ARMED, "options": {"any_time_drops": "every_step"}})
    for step in steps:
        play.do(step)
    before = play.words()
    assert (play.match.asked, play.match.needed) == ([0, 1], [0]), decision
    play.match.say(1, "drop sword")
    assert play.of(1, "discard") == ["sword"]
    assert (play.match.asked, play.words()) == ([0], before)


def test_a_drop_before_a_form_is_kept() -> None:
    """KH-DP-13 and KH-OPT-03: under `tomy` that is a decision of the opponent, too."""
    options = {"any_time_drops": "every_step"}
    play = Play("tomy", {"me": {"forms": ["hero-brave"]}, "foe": ARMED, "options": options})
    play.do("end", "rest")
    assert (play.match.asked, play.words()) == ([0, 1], ["keep", "revert"])


def test_no_drops_inside_an_effect(ruleset: str) -> None:
    """KH-GEN-18: nobody acts in between, whatever KH-OPT-03 says."""
    options = {"any_time_drops": "every_step"}
    play = Play(ruleset, {"me": {"hand": ["event-seek"]}, "foe": ARMED, "options": options})
    play.do("event event-seek")
    assert play.match.asked == [0]


def test_each_turn_has_its_own_disruptors(ruleset: str) -> None:
    """KH-DISR-03 and KH-OPT-02: what is left from earlier turns counts together and for life, not by turn."""
    found = {}
    for cap in ("together", "per_turn", "lifetime"):
        start = {"me": {"hand": ["imp", "witch"]}, "foe": {"worlds": ["world-1"]}}
        play = Play(ruleset, {**start, "options": {"dark_level_cap": cap}})
        play.do("disrupt imp", "*turn", "*turn")
        assert play.of(1, "disruptors") == ["imp"]
        found[cap] = play.can("disrupt witch")
    assert found == {"together": False, "per_turn": True, "lifetime": False}


def test_a_form_is_a_player_card_in_play(ruleset: str) -> None:
    """KH-UNIQ-05 and KH-FC-01: no ally has the name of the form, as none has that of the card under it."""
    formed = {"me": {"forms": ["hero-brave"], "hand": ["braggart"]}}
    assert not Play(ruleset, formed).can("call braggart")
    assert Play(ruleset, {"me": {"hand": ["braggart"]}}).can("call braggart")


def test_further_names_are_within_others_too(ruleset: str) -> None:
    """KH-OPT-07 and KH-NAME-09: Castor, who is also Twin, makes way for Twins where parts of names count."""
    for counts, left in ((True, ["twins"]), (False, ["castor", "twins"])):
        options = {"unique_by_containment": counts}
        play = Play(ruleset, {"options": options, "me": {"friends": ["castor"], "hand": ["twins"]}})
        play.do("call twins")
        assert play.of(0, "friends") == left


def test_a_further_name_is_within_no_other_name(ruleset: str) -> None:
    """KH-OPT-07, KH-NAME-09 and KH-UNIQ-10: Castor makes way for Twins alone, and for nobody else."""
    start = {"me": {"friends": ["castor"], "hand": ["uno"]}, "options": {"unique_by_containment": True}}
    play = Play(ruleset, start)
    play.do("call uno")
    assert play.of(0, "friends") == ["castor", "uno"]


def test_both_players_pick_which_equipment_makes_way_once(ruleset: str) -> None:
    """KH-EQUIP-02, KH-DP-17 and KH-GEN-25: a text goes that let each have two; each gives up one of them."""
    armed = {"player": {"card": "hero", "equipment": ["sword", "shield"]}}
    me = {**armed, "friends": ["rack"], "hand": ["event-ally"]}
    play = Play(ruleset, {"me": me, "foe": armed})
    play.do("event event-ally")
    assert play.words() == ["choose sword", "choose shield"]
    play.do("choose sword")
    assert (play.seat, play.words()) == (1, ["choose sword", "choose shield"])
    play.do("choose shield")
    assert [play.of(seat, "equipment") for seat in (0, 1)] == [{"shield": "hero"}, {"sword": "hero"}]
    assert play.seat == 0
    assert play.can("end")


@pytest.mark.parametrize(("first", "second"), list(product(range(3), range(2))))
def test_chance_takes_as_many_as_the_text_says(first: int, second: int, ruleset: str) -> None:
    """KH-GEN-24 and KH-SM-17: two different ones of three allies, the second among those that are left."""
    start = {"me": {"hand": ["event-raid"]}, "foe": {"friends": ["uno", "due", "tre"]}}
    play = Play(ruleset, start, AwaitedNature())
    play.do("event event-raid")
    left = ["uno", "due", "tre"]
    for outcome in (first, second):
        assert play.match.state.chance == len(left)
        play.match.outcome(outcome)
        del left[outcome]
    assert play.of(1, "friends") == left


def test_counters_are_told(ruleset: str) -> None:
    """KH-GEN-23: whoever watches hears of counters, those that go as those that come."""
    play = Play(ruleset, {"me": {"hand": ["event-counters"], "friends": ["uno"]}})
    play.do("event event-counters")
    assert play.told("COUNTERS") == ["counters uno", "counters uno"]
    assert {event.clause for event in play.match.log.events if event.kind == Happened.COUNTERS} == {
        "KH-GEN-23"
    }


def test_only_who_decides_is_asked_by_default(ruleset: str) -> None:
    """KH-OPT-03: own Equipment is dropped at own decisions, unless the match says otherwise."""
    play = Play(ruleset, {"me": FIGHT, "foe": ARMED})
    assert play.match.asked == [0]
    play.do("battle")
    assert play.match.asked == [0]


def test_each_name_of_captured_equipment_is_settled(ruleset: str) -> None:
    """KH-EQUIP-05 and KH-UNIQ-10: an ally that is captured brings two; both of their doubles go."""
    armed = {"player": {"card": "hero", "equipment": ["sword", "shield"]}, "forms": ["braced-hero"]}
    brought = {"friends": [{"card": "due", "equipment": ["sword", "shield"]}], "forms": ["braced-hero"]}
    play = Play(ruleset, {"me": {**armed, "hand": ["event-capture"]}, "foe": {"player": "hero", **brought}})
    play.do("event event-capture")
    mine = play.laid()["seats"][0]
    assert mine["player"].get("equipment", []) == []
    assert [one["card"].lower() for one in mine["friends"][0]["equipment"]] == ["sword", "shield"]

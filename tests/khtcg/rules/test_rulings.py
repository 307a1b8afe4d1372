"""The rulings KH-AMB-82 and after, and what a strict reading of other clauses asks for."""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import GAME, Case, Play, check_case, name_of

from playmat.games.khtcg.language.codes import Happened
from playmat.games.khtcg.language.terms import Type
from playmat.games.khtcg.state.layout import CARD_MASK
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.rng import Stream
from playmat.kernel.setup_check import check_setup

CASES = [
    Case(
        "KH-DP-15 R:AMB-89: what is searched for onto the deck lies there after the shuffle",
        {"me": {"hand": ["event-chart", "event-2"], "deck": ["blank"] * 10 + ["world-1", "world-2"]}},
        [
            "event event-chart",
            "take world-2",
            "take world-1",
            "event event-2",
            {"me": {"hand": ["world-2", "world-1"]}},
        ],
    ),
    Case(
        "KH-HOOK-20 R:AMB-82: the amount of a change that lasts is worked out when it begins",
        {"me": {"hand": ["event-rally", "due"], "friends": ["uno"]}, "foe": {"player": "squire"}},
        [
            "event event-rally",
            "call due",
            "end",
            "challenge",
            "pass",
            "pass",
            {"foe": {"hp": 5}, "me": {"hp": 5}},
        ],
    ),
    Case(
        "KH-NAME-09 KH-UNIQ-01: a further name counts for the unique rule, also where both have it so",
        {"me": {"friends": ["castor"], "hand": ["pollux"]}},
        ["call pollux", {"me": {"friends": ["pollux"], "discard": ["castor"]}}],
    ),
    Case(
        "KH-FC-05 KH-FC-13 KH-EQUIP-04: a form of another group does not bear what is for the old one",
        {
            "me": {
                "player": {"card": "hero", "equipment": ["lamp"]},
                "hand": ["lost-hero", "sword"],
            }
        },
        [
            "form lost-hero",
            {"me": {"equipment": {}, "discard": ["lamp"]}},
            "equip sword on lost-hero",
            {"me": {"equipment": {"sword": "hero"}}},
        ],
    ),
    Case(
        "KH-FC-13 KH-FC-15: what is for the Player Card by name stays",
        {"me": {"player": {"card": "hero", "equipment": ["crown"]}, "hand": ["lost-hero"]}},
        ["form lost-hero", {"me": {"equipment": {"crown": "hero"}}}],
    ),
    Case(
        "KH-FC-01 KH-FC-15: a text asks for the name of the form, which is the Player Card now",
        {
            "me": {"friends": ["page"], "forms": ["hero-brave"]},
            "foe": {"player": "squire", "friends": ["sei"]},
        },
        [
            "end",
            "challenge",
            "commit page",
            "commit sei",
            "pass",
            "pass",
            {"me": {"hp": 5}, "foe": {"hp": 4}},
        ],
    ),
    Case(
        "KH-WORLD-10: disruptors on a covered World are not counted",
        {
            "me": {
                "worlds": ["world-3"],
                "disruptors": ["imp", "imp"],
                "hand": ["event-lay", "world-1"],
                "friends": ["watcher"],
            },
        },
        [
            "event event-lay",
            "take world-1",
            "end",
            "challenge",
            "commit watcher",
            "pass",
            "pass",
            {"foe": {"hp": 5}},
        ],
    ),
    Case(
        "KH-MOVE-09: the HP of a move come before the texts that answer to it",
        {"me": {"hp": 1, "hand": ["pit"]}},
        ["move pit", {"me": {"hp": 1, "worlds": ["pit"]}}],
    ),
    Case(
        "KH-HOOK-39 KH-GEN-15 R:AMB-88: a text that grants a challenge counts in the turn its card comes",
        {"me": {"hand": ["more-challenges"]}},
        ["call more-challenges", "end", "challenge", "pass", "pass", {"can": ["challenge"]}],
    ),
    Case(
        "KH-HOOK-39 R:AMB-88: and no longer when its card has gone",
        {"me": {"friends": ["more-challenges"]}, "phase": "draw"},
        ["end", "challenge", "commit more-challenges", "pass", "pass", {"no": ["challenge"]}],
    ),
    Case(
        "KH-HOOK-18 KH-ESC-04: a disruptor's text answers to its being discarded with its World",
        {"me": {"worlds": ["world-1"], "disruptors": ["omen"]}},
        ["escape", {"me": {"hp": 4}, "foe": {"hp": 6, "discard": ["omen"]}}],
    ),
    Case(
        "KH-HOOK-29 KH-HOOK-15: what a text forbids with some cards only",
        {
            "me": {"hand": ["imp", "husk"], "friends": ["scholar", "miner"]},
            "foe": {"friends": ["lantern"], "worlds": ["world-3"]},
        },
        [{"can": ["disrupt husk", "use miner"], "no": ["disrupt imp", "use scholar"]}],
    ),
    Case(
        "KH-CALL-01 KH-MF-11 R:AMB-90: playing an M/F is not calling",
        {"me": {"hand": ["uno", "genie"]}, "foe": {"friends": ["no-call"]}},
        [{"can": ["summon genie"], "no": ["call uno"]}],
    ),
    Case(
        "KH-HOOK-11 R:AMB-91: a limit of the Friend Area also stops effects",
        {"me": {"worlds": ["cramped"], "friends": ["uno"], "hand": ["event-put", "goof-1"]}},
        ["event event-put", {"no": ["take goof-1"]}, "take nothing", {"me": {"friends": ["uno"]}}],
    ),
    Case(
        "KH-NAME-02 KH-HOOK-15 R:AMB-83: a declared name fits every card that contains it",
        {"me": {"friends": ["puppet"]}, "foe": {"hand": ["goof-1", "dark-goof", "due"]}},
        ["use puppet", "name goof", {"foe": {"hand": ["due"], "discard": ["goof-1", "dark-goof"]}}],
    ),
    Case(
        "KH-DARK-05 KH-DARK-06 R:AMB-85: who has no POW is not defeated before damage is dealt to him",
        {"me": {"worlds": ["world-1"], "disruptors": ["mist"], "hand": ["spark"]}},
        [
            {"me": {"disruptors": ["mist"]}, "no": ["move"]},
            "magic spark with hero",
            {"me": {"disruptors": []}},
        ],
    ),
    Case(
        "KH-CALL-05 KH-CALL-06 R:AMB-86: a text about the ladder says nothing of the first ally",
        {"me": {"worlds": ["stairs"], "hand": ["uno", "due", "tre"]}},
        [{"can": ["call uno"], "no": ["call due"]}, "call uno", {"can": ["call due", "call tre"]}],
    ),
    Case(
        "KH-UNIQ-09 R:AMB-87: the name of a captive still counts, and it cannot make way",
        {
            "me": {"hand": ["cage"]},
            "foe": {"friends": ["uno"], "hand": ["uno", "due"], "worlds": ["world-1"]},
        },
        ["disrupt cage", "*turn", {"no": ["call uno", "call due"], "foe": {"friends": []}}],
    ),
    Case(
        "KH-UNIQ-10 R:AMB-87: a captive that is freed is the later one",
        {
            "me": {"hand": ["cage"]},
            "foe": {
                "friends": ["uno"],
                "hand": ["event-drowse", "spark"],
                "deck": ["blank"] * 9 + ["uno"],
                "worlds": ["world-1"],
            },
        },
        [
            "disrupt cage",
            "*turn",
            "event event-drowse",
            "take uno",
            {"foe": {"friends": ["uno"]}},
            "magic spark with hero",
            {"foe": {"friends": ["uno"], "discard": ["event-drowse", "uno", "spark"], "disruptors": []}},
        ],
    ),
    Case(
        "KH-HOOK-45 R:AMB-92: a counter for HP lost in a challenge",
        {"me": {"player": "temper"}},
        ["end", "challenge", "pass", "pass", {"me": {"hp": 4}}],
    ),
    Case(
        "KH-GEN-20 KH-DARK-12: joining makes a text hold, and the damage that lies there is enough",
        {
            "me": {
                "worlds": ["world-1"],
                "disruptors": [{"card": "ogre", "damage": 1}, "imp"],
                "friends": ["breaker"],
            }
        },
        [
            "battle",
            {"me": {"disruptors": ["imp", "ogre"]}},
            "*commit",
            "commit breaker",
            {"me": {"disruptors": ["imp"]}},
        ],
    ),
    Case(
        "KH-FRIEND-04 KH-MAGIC-05: an ally casts also while it takes part",
        {"me": {"friends": ["due"], "hand": ["cure"]}},
        ["end", "challenge", "commit due", "pass", {"can": ["magic cure with due", "magic cure with hero"]}],
    ),
    Case(
        "KH-TURN-06 KH-CHAL-20: what lasts to the end of a challenge does not reach the next one",
        {"me": {"hand": ["event-challenge", "flash"]}, "foe": {"player": "squire", "hp": 9}},
        [
            "event event-challenge",
            "end",
            "challenge",
            "magic flash with hero",
            "pass",
            "pass",
            {"foe": {"hp": 8}, "me": {"hp": 5}},
            "challenge",
            "pass",
            "pass",
            {"foe": {"hp": 8}, "me": {"hp": 4}},
        ],
    ),
    Case(
        "KH-MAGIC-17: a text about Dark Cards needs one, whatever else the card does",
        {"me": {"hand": ["surge"]}},
        [{"no": ["magic"]}],
    ),
    Case(
        "KH-EQUIP-13: what the new card of the name may not bear is discarded",
        {"me": {"friends": [{"card": "goof-1", "equipment": ["badge"]}], "hand": ["goof-mf"]}},
        ["summon goof-mf with hero", {"me": {"equipment": {}, "friends": ["goof-mf"]}}],
    ),
    Case(
        "KH-FC-05 KH-FC-07: the text of the Player Card counts, but not under a form",
        {"me": {"player": "cantor", "forms": ["mute-cantor"]}, "foe": {"player": "squire"}},
        ["end", "challenge", "pass", "pass", {"me": {"hp": 4}, "foe": {"hp": 5}}],
    ),
    Case(
        "KH-FC-07: and without one",
        {"me": {"player": "cantor"}, "foe": {"player": "squire"}},
        ["end", "challenge", "pass", "pass", {"me": {"hp": 5}, "foe": {"hp": 4}}],
    ),
    Case(
        "KH-GEN-04 KH-GEN-05: what was put on a card ends when it leaves play, and means no later card",
        {
            "me": {"hand": ["event-hush", "sweep"]},
            "foe": {"friends": ["goof-1"], "hand": ["more-move-hp", "world-1"]},
        },
        [
            "event event-hush",
            "magic sweep with hero",
            "*turn",
            "call more-move-hp",
            "move world-1",
            {"foe": {"hp": 8}},
        ],
    ),
    Case(
        "KH-HOOK-36 KH-MAGIC-16: who is defeated by Magic is not defeated in a battle",
        {"me": {"worlds": ["world-1"], "disruptors": [{"card": "spider", "damage": 6}], "hand": ["spark"]}},
        ["magic spark with hero", {"me": {"hp": 5, "disruptors": []}}],
    ),
    Case(
        "KH-CHAL-07 KH-HOOK-22: disruptors on the attacker's World say nothing in the challenge",
        {"me": {"worlds": ["world-1"], "disruptors": ["pin"]}, "foe": {"player": "number-one"}},
        ["end", "challenge", "pass", "pass", {"me": {"hp": 5}, "foe": {"hp": 4}}],
    ),
    Case(
        "KH-CHAL-07: those on the defender's World do",
        {"foe": {"player": "squire", "worlds": ["world-1"], "disruptors": ["pin"]}},
        ["end", "challenge", "pass", "pass", {"me": {"hp": 5}, "foe": {"hp": 4}}],
    ),
    Case(
        "KH-SM-07 KH-BATTLE-28: a total of 0 is divided among nobody, and ends the battle",
        {"me": {"worlds": ["world-1"], "disruptors": ["pin", "imp"]}},
        ["battle", "*result", {"me": {"disruptors": ["imp", "pin"]}, "can": ["end"], "no": ["battle"]}],
    ),
    Case(
        "KH-EQUIP-08: Equipment on an ally that does not take part adds nothing",
        {"me": {"friends": [{"card": "uno", "equipment": ["sword"]}]}},
        ["end", "challenge", "pass", "pass", {"me": {"hp": 5}, "foe": {"hp": 5}}],
    ),
    Case(
        "KH-WORLD-10 KH-BATTLE-05: a battle reaches the disruptors on the current World alone",
        {"me": {"worlds": ["world-3", "world-1"], "disruptors": [{"card": "imp", "world": 0}, "imp"]}},
        ["battle", "*result", {"me": {"disruptors": ["imp"]}, "can": ["end"]}],
    ),
    Case(
        "KH-BATTLE-04: the text of the opponent's World does not reach a battle",
        {"me": {"worlds": ["world-1"], "disruptors": ["imp"]}, "foe": {"worlds": ["gloom"]}},
        ["battle", "*result", {"totals": [4]}],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_rulings(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


@pytest.mark.parametrize(("friends", "counters"), [([], 1), (["soft"], 0)])
def test_a_loss_that_costs_no_hp_is_no_loss_of_hp(friends: list[str], counters: int, ruleset: str) -> None:
    """KH-HOOK-45, KH-HOOK-44, KH-GEN-23: Saïx gains a counter only if HP go down (R:AMB-92)."""
    play = Play(ruleset, {"me": {"player": "temper", "friends": friends}})
    play.do("end", "challenge", "pass", "pass")
    assert play.laid()["seats"][0]["player"].get("counters", 0) == counters


def test_what_lasts_is_told_when_it_begins_and_when_it_is_over(ruleset: str) -> None:
    """KH-TURN-06: values, silenced texts and bans, each with its end."""
    start = {"me": {"hand": ["event-rally", "event-gag"], "friends": ["uno"]}, "foe": {"friends": ["due"]}}
    play = Play(ruleset, start)
    play.do("event event-rally", "event event-gag")
    assert play.told("LASTS") == ["lasts hero", "lasts", "lasts due"]
    assert play.told("ENDED") == []
    play.do("*turn")
    assert play.told("ENDED") == ["ended hero", "ended", "ended due"]


def test_where_a_card_goes_that_was_looked_at_is_open_but_not_which_it_is(ruleset: str) -> None:
    """KH-ZONE-02, KH-ZONE-03."""
    play = Play(ruleset, {"me": {"hand": ["event-peek"], "deck": ["uno", "due"] + ["blank"] * 8}})
    play.do("event event-peek", "take due")
    assert play.told("PUT") == ["put uno", "put due"]
    faces = [event for event in play.match.log.seen(1, 0) if event.kind in {Happened.PUT, Happened.CARD_PUT}]
    assert [(face.kind, list(face.args)) for face in faces] == [
        (Happened.CARD_PUT, [2]),
        (Happened.CARD_PUT, [0]),
    ]


def test_the_first_player_by_level_and_by_chance(ruleset: str) -> None:
    """KH-SETUP-04, KH-SETUP-05: the log names the clause that decided."""
    rest = [*["ZERO"] * 3, *["UNO"] * 3, *["DUE"] * 3, *["TRE"] * 3, *["QUATTRO"] * 3, *["SEI"] * 3]
    rest += [*["IMP"] * 3, *["OGRE"] * 3, *["WITCH"] * 3, *["HUSK"] * 3, *["CURE"] * 3, *["SPARK"] * 3]
    rest += [*["JAB"] * 3, "KICK"]
    for other, clause in (("HERO", "KH-SETUP-05"), ("SQUIRE", "KH-SETUP-04")):
        decks = (Seat(deck=("HERO", *rest)), Seat(deck=(other, *rest)))
        match = Match(GAME, check_setup(GAME, Setup("khtcg", decks, ruleset, {}, 5)), LiveNature())
        told = [event.clause for event in match.log.events if event.kind == Happened.FIRST]
        assert told == [clause]


def test_the_question_for_attack_cards_does_not_tell_how_many_there_are(ruleset: str) -> None:
    """KH-ATK-03, KH-ZONE-03 R:AMB-84: it comes with one as with several."""
    for hand in (["jab"], ["jab", "kick"]):
        play = Play(ruleset, {"foe": {"hand": hand, "player": "squire"}})
        play.do("end", "challenge", "pass", "attack")
        assert play.seat == 1
        assert sorted(play.words()) == hand
        guess = machine_of(play.match.state).redeal(0, Stream(7, 0))
        held = [GAME.book.cards[card & CARD_MASK].type for card in guess.sides[1].hand]
        assert Type.ATTACK in held


def test_nothing_is_carried_out_after_the_end(ruleset: str) -> None:
    """KH-WIN-03, KH-SM-16: the clean-up of a fight ends the match when it takes the last guard away."""
    start: dict[str, Any] = {
        "me": {"friends": ["no-win"], "hand": ["cure"], "worlds": ["world-1"], "disruptors": ["imp"]},
        "foe": {"worlds": ["world-12", "world-1"]},
    }
    play = Play(ruleset, start)
    play.do("end", "challenge", "commit no-win", "pass", "magic cure with hero", "pass", "pass")
    assert play.match.is_over
    assert play.of(0, "used") == ["cure"]
    assert play.match.log.events[-1].kind == Happened.OVER


def test_a_shuffle_makes_what_was_seen_of_a_deck_unknown(ruleset: str) -> None:
    """KH-ZONE-02: a card that went under the deck is known there, until the deck is shuffled."""
    hand = ["event-peek", "event-search"]
    play = Play(ruleset, {"me": {"hand": hand, "deck": ["uno", "due"] + ["blank"] * 8}})
    play.do("event event-peek", "take due")
    known = play.match.view(0)["seats"][0]["deck_known"]
    assert [one["code"] for one in known] == ["UNO"]
    assert play.match.view(1)["seats"][0]["deck_known"] == []
    play.do("event event-search", "take nothing")
    assert play.match.view(0)["seats"][0]["deck_known"] == []

"""Section 8.4: the event hooks, by a card that listens.

The kit has a Friend `on-...` for each happening, whose player gains 1 HP when it is his.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import FIGHT, GAME, Play

from playmat.games.khtcg.language.codes import Happened
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.setup_check import check_setup


def ear(event: str, **me: Any) -> dict[str, Any]:
    """A start with a listener, at 5 HP."""
    friends = me.pop("friends", [])
    return {"me": {"friends": [f"on-{event}", *friends], **me}}


HEARD = [
    ("KH-HOOK-04 turn_start", ear("turn-start") | {"phase": "draw"}, [], 6),
    ("KH-HOOK-05 draw_start", ear("draw-start") | {"phase": "draw"}, [], 6),
    ("KH-HOOK-07 drawn: each card", ear("drawn", hand=["event-2"]), ["event event-2"], 7),
    (
        "KH-HOOK-07 renewed",
        ear("renewed", hand=["event-2"], deck=["uno"], discard=["due", "tre"]),
        ["event event-2"],
        6,
    ),
    ("KH-HOOK-12 played", ear("played", hand=["due"]), ["call due"], 6),
    ("KH-HOOK-13 enters", ear("enters", hand=["due"]), ["call due"], 6),
    ("KH-HOOK-14 casting, before the effect", ear("casting", hand=["cure"]), ["magic cure with hero"], 7),
    ("KH-HOOK-14 cast, after it", ear("cast", hand=["cure"]), ["magic cure with hero"], 7),
    (
        "KH-HOOK-18 discarded",
        ear("discarded", hand=["sweep"], friends=["dark-goof"]),
        ["magic sweep with hero"],
        6,
    ),
    ("KH-HOOK-19 leaves", ear("leaves", hand=["sweep"], friends=["dark-goof"]), ["magic sweep with hero"], 6),
    ("KH-HOOK-21 arrived", ear("arrived", hand=["world-1"]), ["move world-1"], 7),
    ("KH-HOOK-21 departed", ear("departed", hand=["world-1"], worlds=["world-2"]), ["move world-1"], 7),
    ("KH-HOOK-23 control", ear("control", hand=["thief"]) | {"foe": {"friends": ["due"]}}, ["call thief"], 6),
    ("KH-HOOK-24 counters", ear("counters", hand=["event-counters"]), ["event event-counters"], 7),
    ("KH-HOOK-25 attached", ear("attached", hand=["sword"]), ["equip sword on hero"], 6),
    (
        "KH-HOOK-25 detached",
        ear("detached", player={"card": "hero", "equipment": ["sword"]}),
        ["drop sword"],
        6,
    ),
    ("KH-HOOK-26 form", ear("form", hand=["hero-brave"]), ["form hero-brave"], 6),
    ("KH-HOOK-27 moved", ear("moved", hand=["world-1"]), ["move world-1"], 7),
    (
        "KH-HOOK-30 escaped",
        ear("escaped", **FIGHT) | {"options": {"escape_discards_allies": False}},
        ["escape"],
        5,
    ),
    ("KH-HOOK-31 battle_start", ear("battle-start", **FIGHT), ["battle"], 6),
    (
        "KH-HOOK-32 battle_commit",
        ear("battle-commit", friends=["uno"], **FIGHT),
        ["battle", "*commit", "commit uno"],
        6,
    ),
    ("KH-HOOK-35 damaged", ear("damaged", hand=["spark"], **FIGHT), ["magic spark with hero"], 6),
    (
        "KH-HOOK-36 defeated",
        ear("defeated", worlds=["world-1"], disruptors=["imp"], hand=["spark"]),
        ["magic spark with hero"],
        6,
    ),
    (
        "KH-HOOK-36 KH-DARK-14 defeated by a text, two together",
        ear("defeated", worlds=["world-3"], disruptors=["imp", "ogre"], hand=["event-doom"]),
        ["event event-doom", "first on-defeated about imp"],
        7,
    ),
    (
        "KH-HOOK-36 KH-DARK-14 defeated by a Technique",
        ear("defeated", hand=["ruin"], **FIGHT),
        ["battle", "technique ruin"],
        6,
    ),
    ("KH-HOOK-37 battle_end", ear("battle-end", **FIGHT), ["battle", "*result"], 6),
    ("KH-HOOK-38 action_start", ear("action-start") | {"phase": "draw"}, [], 6),
    ("KH-HOOK-38 action_end", ear("action-end"), ["end"], 6),
    ("KH-HOOK-40 challenge_start", ear("challenge-start"), ["end", "challenge"], 6),
    (
        "KH-HOOK-42 challenge_commit",
        ear("challenge-commit", friends=["uno"]),
        ["end", "challenge", "commit uno"],
        6,
    ),
    ("KH-HOOK-46 challenge_end", ear("challenge-end"), ["end", "challenge", "pass", "pass"], 6),
    ("KH-HOOK-47 hp_lost", ear("hp-lost", hand=["event-1"]), ["event event-1"], 5),
    (
        "KH-HOOK-48 KH-DISC-08 discard_phase: after the M/F have gone",
        ear("discard-phase"),
        ["end", "rest"],
        6,
    ),
    ("KH-HOOK-50 KH-DISC-08 discard_end", ear("discard-end"), ["end", "rest"], 6),
    ("KH-HOOK-51 turn_end", ear("turn-end"), ["end", "rest"], 6),
]


@pytest.mark.parametrize(("clauses", "start", "steps", "hp"), HEARD)
def test_what_is_heard(clauses: str, start: dict[str, Any], steps: list[str], hp: int, ruleset: str) -> None:
    play = Play(ruleset, start)
    play.do(*steps)
    assert play.of(0, "hp") == hp, clauses


RENEWED = {"deck": ["uno"], "discard": ["due", "tre"]}
BATTLED = {"worlds": ["world-1"], "disruptors": ["imp"]}
MARKED = {"player": {"card": "hero", "equipment": ["earring"]}}
DUE = [
    ("KH-HOOK-26 form", ["on-enters", "on-form"], {"hand": ["hero-brave"]}, "form hero-brave", [0, 0]),
    ("KH-HOOK-21 arrived", ["on-enters", "on-arrived"], {"hand": ["world-1"]}, "move world-1", [0, 0]),
    ("KH-HOOK-25 attached", ["on-enters", "on-attached"], {"hand": ["sword"]}, "equip sword on hero", [0, 0]),
    ("KH-HOOK-24 counters", ["on-counters"], {"hand": ["event-mark"], **MARKED}, "event event-mark", [1, 1]),
    (
        "KH-HOOK-07 drawn, renewed",
        ["on-drawn", "on-renewed"],
        {"hand": ["event-2"], **RENEWED},
        "event event-2",
        [1, 0, 1],
    ),
    (
        "KH-HOOK-35 KH-HOOK-36 damaged, defeated",
        ["on-damaged", "on-defeated"],
        {"hand": ["spark"], **BATTLED},
        "magic spark with hero",
        [3, 0],
    ),
]


@pytest.mark.parametrize(("clauses", "ears", "me", "answer", "amounts"), DUE)
def test_a_position_says_how_much_of_what_is_due(
    clauses: str, ears: list[str], me: dict[str, Any], answer: str, amounts: list[int], ruleset: str
) -> None:
    """KH-GEN-19: while a player orders what is due, the position has of each the amount of its event."""
    play = Play(ruleset, {"me": {"friends": ears, **me}})
    play.do(answer)
    assert [due["detail"] >> 9 for due in play.laid()["due"]] == amounts, clauses


RESULTS = [
    ("KH-HOOK-45 won", "on-won", "number-one", 6, 4),
    ("KH-HOOK-45 lost", "on-lost", "squire", 5, 5),
    ("KH-HOOK-45 tied", "on-tied", "hero", 6, 5),
]


@pytest.mark.parametrize(("clauses", "friend", "foe", "mine", "his"), RESULTS)
def test_results_of_challenges(
    clauses: str, friend: str, foe: str, mine: int, his: int, ruleset: str
) -> None:
    """KH-CHAL-26: after the loss of HP."""
    play = Play(ruleset, {"me": {"friends": [friend]}, "foe": {"player": foe}})
    play.do("end", "challenge", "pass", "pass")
    assert (play.of(0, "hp"), play.of(1, "hp")) == (mine, his), clauses


def test_disrupted_players_hear_it(ruleset: str) -> None:
    """KH-HOOK-29."""
    play = Play(
        ruleset, {"me": {"hand": ["imp"]}, "foe": {"friends": ["on-disrupted"], "worlds": ["world-1"]}}
    )
    play.do("disrupt imp")
    assert play.of(1, "hp") == 6


def test_texts_at_the_beginning(ruleset: str) -> None:
    """KH-HOOK-02, KH-SETUP-11, KH-DP-03: after the Player Cards, before the shuffle, first player first."""
    deck = ("STARTER", "SWORD", *["UNO"] * 3, *["DUE"] * 3, *["TRE"] * 3, *["QUATTRO"] * 3, *["SEI"] * 3)
    deck += (*["ZERO"] * 3, *["IMP"] * 3, *["OGRE"] * 3, *["WITCH"] * 3, *["HUSK"] * 3, *["CURE"] * 3)
    deck += (*["SPARK"] * 3, *["JAB"] * 3)
    setup = check_setup(GAME, Setup("khtcg", (Seat(deck=deck), Seat(deck=deck)), ruleset, {}, 3))
    match = Match(GAME, setup, LiveNature())
    first = match.asked[0]
    assert GAME.dump(machine_of(match.state))["turn"] == 0
    for seat in (first, 1 - first):
        assert match.asked == [seat]
        match.say(seat, "take sword")
    sides = GAME.dump(machine_of(match.state))["seats"]
    assert [side["player"]["equipment"][0]["card"] for side in sides] == ["SWORD", "SWORD"]
    assert [len(side["hand"]) for side in sides] == [6, 6]


def test_the_active_player_first_each_in_his_order(ruleset: str) -> None:
    """KH-GEN-18, KH-GEN-19, KH-DP-16."""
    start = {
        "me": {"friends": ["on-discarded", "on-leaves", "uno"], "hand": ["event-ally"]},
        "foe": {"friends": ["on-hp-lost"]},
    }
    play = Play(ruleset, start)
    play.do("event event-ally", "choose uno")
    assert sorted(play.words()) == ["first on-discarded about uno", "first on-leaves about uno"]
    play.do("first on-leaves about uno")
    assert play.told("DUE") == ["due on-leaves", "due on-discarded"]
    assert play.of(0, "hp") == 7


def test_what_a_text_defeats_the_battle_does_not(ruleset: str) -> None:
    """KH-DARK-14 KH-BATTLE-20: a text about a defeat in battle does not answer, though a battle is fought."""
    me = {"hand": ["ruin"], "player": "hero", "worlds": ["world-3"], "disruptors": ["spider"]}
    play = Play(ruleset, {"me": me})
    before = play.of(0, "hp")
    play.do("battle", "technique ruin")
    assert play.of(0, "hp") == before
    told = [one.clause for one in play.match.log.events if one.kind == Happened.DEFEATED]
    assert told == ["KH-DARK-14"]

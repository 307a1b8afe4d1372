"""KH-GEN-26: what has happened in this turn, as texts count it; the Friends are made by `kit.counting`."""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import FIGHT, GAME, Case, Play, check_case, name_of

from playmat.games.khtcg.language.terms import DEED_WORDS
from playmat.kernel.errors import BadEncoding, BadScenario
from playmat.kernel.rng import stream_of

HINDERED = {"worlds": ["world-3"], "disruptors": ["imp"]}


def counts(word: str, me: dict[str, Any], *steps: Any, foe: dict[str, Any] | None = None) -> Case:
    """A case in which a thing is counted for seat 0 and not for seat 1 by the last step, and not before."""
    name = word.replace("_", "-")
    friends = [f"since-{name}", f"foe-since-{name}"]
    start = {"me": {**me, "friends": [*friends, *me.get("friends", [])]}, "foe": foe or {}}
    mine, theirs = [f"use since-{name}"], [f"use foe-since-{name}"]
    first = {"no": [*mine, *theirs]}
    return Case(f"KH-GEN-26 {word}", start, [first, *steps, {"can": mine, "no": theirs}])


PLAYED = [
    ("world-1", "move world-1"),
    ("imp", "disrupt imp"),
    ("uno", "call uno"),
    ("genie", "summon genie with hero"),
    ("cure", "magic cure with hero"),
    ("sword", "equip sword on hero"),
    ("event-1", "event event-1"),
    ("hero-brave", "form hero-brave"),
]
"""A card of each type that is played outside a fight."""

DEEDS = [
    *[counts("played", {"hand": [card]}, answer, foe={"worlds": ["world-3"]}) for card, answer in PLAYED],
    counts("played", {"hand": ["solo"], **FIGHT}, "battle", "technique solo", "*result"),
    counts("played", {"hand": ["kick"], **FIGHT}, "battle", "*attack", "attack", "attack kick", "*result"),
    counts("drawn", {"hand": ["event-2"]}, "event event-2"),
    counts("defeated", {"hand": ["spark"], **HINDERED}, "magic spark with hero"),
    counts("defeated", HINDERED, "battle", "*result"),
    counts("defeated", {"hand": ["event-doom"], **HINDERED}, "event event-doom"),
    counts("hp_gained", {"hand": ["cure"]}, "magic cure with hero"),
    counts("moved", {"hand": ["world-1"]}, "move world-1"),
    counts("battles", FIGHT, "battle", "*result"),
    counts("won", {"player": "squire"}, "end", "challenge", "pass", "pass"),
    counts("lost", {}, "end", "challenge", "pass", "pass", foe={"player": "squire"}),
    counts("hp_lost", {}, "end", "challenge", "pass", "pass", foe={"player": "squire"}),
]

LIMITS = [
    Case(
        "KH-GEN-26 KH-TURN-04: the next turn starts its own count, the opponent's too",
        {"me": {"hand": ["world-1"], "friends": ["since-moved"]}, "foe": {"friends": ["foe-since-moved"]}},
        [
            "move world-1",
            {"can": ["use since-moved"]},
            "*turn",
            {"asked": 1, "no": ["use foe-since-moved"]},
            "*turn",
            {"asked": 0, "no": ["use since-moved"]},
        ],
    ),
    Case(
        "KH-GEN-26 KH-DRAW-01: cards drawn in the Draw Phase are cards of the turn",
        {"me": {"friends": ["twice-drawn"]}},
        ["*turn", "*turn", {"asked": 0, "can": ["use twice-drawn"]}],
    ),
    Case(
        "KH-GEN-26 KH-SYM-05: a card that an effect puts into play is not played",
        {"me": {"hand": ["event-lay", "world-1", "uno"], "friends": ["since-played", "twice-played"]}},
        [
            "event event-lay",
            "take world-1",
            {"can": ["use since-played"], "no": ["use twice-played"]},
            "call uno",
            {"can": ["use twice-played"]},
        ],
    ),
    Case(
        "KH-GEN-26 KH-ATK-03: Attack Cards that are played in one act are several cards",
        {"me": {"hand": ["jab", "kick"], "friends": ["twice-played"], **FIGHT}},
        ["battle", "*attack", "attack", "attack jab kick", "*result", {"can": ["use twice-played"]}],
    ),
    Case(
        "KH-GEN-26 KH-HOOK-47: of HP it counts how many, not how often",
        {"me": {"hand": ["blow"], "friends": ["each-own-hp-lost"]}, "foe": {"friends": ["twice-hp-lost"]}},
        ["event blow", "use each-own-hp-lost", {"me": {"hp": 5}, "foe": {"hp": 2}}],
    ),
    Case(
        "KH-GEN-26 KH-CHAL-06: the opponent's deeds in a challenge are theirs",
        {
            "me": {
                "friends": ["foe-since-played", "since-played", "each-opponent-played"],
                "player": "squire",
            },
            "foe": {"hand": ["kick"]},
        },
        [
            "end",
            "challenge",
            "pass",
            "attack",
            "attack kick",
            "pass",
            "pass",
            {"can": ["use foe-since-played"], "no": ["use since-played"]},
            "use each-opponent-played",
            {"me": {"hp": 6}},
        ],
    ),
]


@pytest.mark.parametrize("case", DEEDS, ids=lambda case: case.clauses)
def test_each_thing_that_a_turn_counts(case: Case, ruleset: str) -> None:
    """KH-GEN-26: for the player who did it, from the moment it is done."""
    check_case(case, ruleset)


def test_nothing_is_left_out() -> None:
    assert {case.clauses.split()[1] for case in DEEDS} == set(DEED_WORDS)


@pytest.mark.parametrize("case", LIMITS, ids=name_of)
def test_what_counts_and_what_does_not(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


AMOUNTS = [
    ("played", {"hand": ["uno", "due"]}, ["call uno", "call due"], 2),
    ("drawn", {"hand": ["event-2"]}, ["event event-2"], 2),
    ("defeated", HINDERED, ["battle", "*result"], 1),
    ("hp_gained", {"hand": ["world-1", "cure"]}, ["move world-1", "magic cure with hero"], 2),
    ("hp_lost", {"hand": ["event-1"]}, ["event event-1"], 1),
]


@pytest.mark.parametrize(("word", "me", "answers", "count"), AMOUNTS, ids=[row[0] for row in AMOUNTS])
def test_each_amount_that_a_turn_gives(
    word: str, me: dict[str, Any], answers: list[str], count: int, ruleset: str
) -> None:
    """KH-GEN-26: the own ones for `own`, and for `opponent` what the opponent has done."""
    name = word.replace("_", "-")
    play = Play(ruleset, {"me": {**me, "friends": [f"each-own-{name}", f"each-opponent-{name}"]}})
    play.do(*answers)
    before = play.of(0, "hp")
    play.do(f"use each-opponent-{name}")
    assert play.of(0, "hp") == before + (word == "hp_lost")  # both lose 1 HP by Event 1
    before = play.of(0, "hp")
    play.do(f"use each-own-{name}")
    assert play.of(0, "hp") == before + count


def test_what_is_counted_is_kept_and_seen(ruleset: str) -> None:
    """KH-GEN-26: a copy, a stored match and a position hold it; both players and spectators see it."""
    play = Play(ruleset, {"me": {"hand": ["uno", "event-2"]}})
    play.do("call uno", "event event-2")
    state = machine_of(play.match.state)
    seen = {"played": 2, "drawn": 2, **dict.fromkeys(DEED_WORDS[2:], 0)}
    for one in (
        state,
        state.clone(),
        machine_of(GAME.decode(state.encode())),
        GAME.place(play.laid(), play.setup),
        state.redeal(1, stream_of(1, 1)),
    ):
        assert [GAME.view(one, viewer)["seats"][0]["this_turn"] for viewer in (0, 1, -1)] == [seen] * 3
        assert set(GAME.view(one, 0)["seats"][1]["this_turn"].values()) == {0}


def test_a_stored_match_names_deeds_that_there_are() -> None:
    play = Play("ffg", {"me": {"hand": ["uno"]}})
    play.do("call uno")
    numbers = play.match.state.encode()
    for last in (-1, 15, 0, 1 << 30):
        with pytest.raises(BadEncoding):
            GAME.decode([*numbers[:-1], last])
    with pytest.raises(BadEncoding):
        GAME.decode([*numbers[:-2], 0])
    for deed in ({"what": "moved", "count": 0}, {"what": "danced"}, {"what": "played"}, {"seat": 2}):
        with pytest.raises(BadScenario):
            Play("ffg", {"deeds": [deed]})


def test_what_is_done_again_is_counted_where_it_stands() -> None:
    """KH-GEN-26: a match keeps one count of a thing, however often it is done in a turn."""
    play = Play("ffg", {"me": {"hand": ["event-2", "event-2"], "friends": ["twice-drawn"]}})
    for times in (1, 2):
        play.do("event event-2")
        assert play.laid()["deeds"] == [
            {"seat": 0, "what": "played", "card": "EVENT-2", "count": times},
            {"seat": 0, "what": "drawn", "count": 2 * times},
        ]

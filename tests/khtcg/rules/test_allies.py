"""Chapters 4.2, 4.4 to 4.7, 6.8: Player Cards, allies, Magic/Friend Cards, the unique rule, calling."""

from __future__ import annotations

import pytest
from tests.khtcg.rules.kit import Case, Play, check_case, name_of

CALLS = [
    Case(
        "KH-CALL-01 KH-FRIEND-01 KH-FRIEND-06 KH-PLAYER-09: from the hand to the Friend Area",
        {"me": {"hand": ["uno"]}},
        ["call uno", {"me": {"friends": ["uno"], "hand": []}}],
    ),
    Case(
        "KH-CALL-02 KH-CALL-03 KH-CALL-07: each one opens the next level, without limit",
        {"me": {"hand": ["uno", "due", "tre", "quattro", "zero"]}},
        [
            "call uno",
            {"no": ["call tre", "call quattro"], "can": ["call zero", "call due"]},
            "call due",
            {"can": ["call zero", "call tre"], "no": ["call quattro"]},
            "call tre",
            "call quattro",
            "call zero",
            {"me": {"friends": ["due", "quattro", "tre", "uno", "zero"]}},
        ],
    ),
    Case(
        "KH-CALL-03: one step above the highest",
        {"me": {"hand": ["tre", "quattro"], "friends": ["due", "zero"]}},
        [{"can": ["call tre"], "no": ["call quattro"]}],
    ),
    Case(
        "KH-CALL-04 KH-MF-03: Magic/Friend Cards count for the ladder",
        {"me": {"hand": ["sei", "tre"], "friends": ["dragon"]}},
        [{"can": ["call sei", "call tre"]}],
    ),
    Case(
        "KH-CALL-04 KH-CALL-11 KH-DARK-03: Dark Cards are bound by it and count for it",
        {"me": {"player": "shade", "hand": ["ogre", "imp"]}},
        [{"no": ["call ogre"], "can": ["call imp"]}],
    ),
    Case(
        "KH-CALL-12 KH-PLAYER-11 KH-PLAYER-14: Player/XIII Cards as allies stand on the ladder",
        {"me": {"player": "number-one", "hand": ["number-six", "number-two", "husk"]}},
        [
            {"no": ["call number-six"], "can": ["call number-two", "call husk"]},
            "call husk",
            {"can": ["call number-six"]},
        ],
    ),
    Case(
        "KH-PLAYER-12 KH-PLAYER-14: a Player/Light calls no Dark Card and no Player Card",
        {"me": {"hand": ["imp", "witch", "husk", "number-two", "squire", "uno"]}},
        [
            {
                "can": ["call uno"],
                "no": ["call imp", "call witch", "call husk", "call number-two", "call squire"],
            }
        ],
    ),
    Case(
        "KH-PLAYER-10 KH-PLAYER-12 KH-DARK-01: a Player/Dark calls Heartless and Villains only",
        {"me": {"player": "shade", "hand": ["uno", "light", "husk", "number-two", "imp", "witch"]}},
        [{"can": ["call imp", "call witch"], "no": ["call uno", "call husk", "call number-two"]}],
    ),
    Case(
        "KH-PLAYER-11 KH-PLAYER-12: a Player/XIII calls Nobodies and Player/XIII Cards only",
        {"me": {"player": "number-one", "hand": ["uno", "husk", "imp", "witch", "number-two"]}},
        [{"can": ["call husk", "call number-two"], "no": ["call uno", "call imp", "call witch"]}],
    ),
    Case(
        "KH-PLAYER-12 KH-MF-08: Magic/Friend Cards serve Player/Light only",
        {"me": {"player": "number-two", "hand": ["goof-mf"]}},
        [{"no": ["summon"]}],
    ),
    Case(
        "KH-PLAYER-04 KH-PLAYER-03: without a group a Player Card is Light",
        {"me": {"player": "squire", "hand": ["uno", "imp"]}},
        [{"can": ["call uno"], "no": ["call imp"]}],
    ),
    Case(
        "KH-CALL-10 KH-CHAL-19: nobody calls during a challenge",
        {"me": {"hand": ["uno"]}, "foe": {"hand": ["uno"]}},
        ["end", "challenge", {"no": ["call"]}, "pass", {"asked": 1, "no": ["call"]}],
    ),
    Case(
        "KH-GEN-13 KH-GEN-14 KH-GEN-15: no cost, nothing is turned, and it may join at once",
        {"me": {"hand": ["uno"], "worlds": ["world-1"], "disruptors": ["imp"]}},
        [
            "call uno",
            "end",
            "challenge",
            {"can": ["commit uno"]},
            "commit uno",
            {"me": {"fighters": ["uno"]}},
        ],
    ),
    Case(
        "KH-FRIEND-08: nobody discards an ally at will",
        {"me": {"friends": ["uno"]}},
        [{"no": ["drop"]}, "end", {"no": ["drop"]}, "rest", {"no": ["drop"]}],
    ),
]


@pytest.mark.parametrize("case", CALLS, ids=name_of)
def test_calling(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


@pytest.mark.parametrize(
    ("ruleset", "clause", "offered"),
    [
        ("ffg", "KH-CALL-05", ["call zero", "call uno"]),
        ("tomy", "KH-CALL-06", ["call uno"]),
    ],
)
def test_the_first_ally(ruleset: str, clause: str, offered: list[str]) -> None:
    """KH-CALL-05, KH-CALL-06."""
    play = Play(ruleset, {"me": {"hand": ["zero", "uno", "due"]}})
    assert [word for word in play.words() if word.startswith("call")] == offered
    assert clause


def test_friends_join_the_battle_they_are_called_in() -> None:
    """KH-CALL-08."""
    start = {"me": {"hand": ["uno"], "worlds": ["world-1"], "disruptors": ["imp"]}}
    play = Play("ffg", start)
    play.do("battle", "call uno", "commit uno")
    play.check_that({"me": {"fighters": ["uno"]}})


def test_no_friends_are_called_in_a_battle_of_steps() -> None:
    """KH-CALL-09."""
    start = {"me": {"hand": ["uno"], "worlds": ["world-1"], "disruptors": ["imp"]}}
    play = Play("tomy", start)
    play.do("battle")
    for _step in range(4):
        play.check_that({"no": ["call"]})
        play.do("next" if play.can("next") else "result")
    play.check_that({"can": ["call uno"]})


# ---- Magic/Friend Cards --------------------------------------------------------------------------------

SUMMONS = [
    Case(
        "KH-MF-01 KH-MF-02: a Magic Value, and no ladder",
        {"me": {"hand": ["genie", "dragon"]}},
        [{"can": ["summon genie with hero"], "no": ["summon dragon"]}],
    ),
    Case(
        "KH-MF-04 KH-MF-03 KH-MF-09 KH-FRIEND-04: one in play casts the next, as many as he likes",
        {"me": {"player": "squire", "hand": ["genie", "goof-mf"], "friends": ["due"]}},
        [
            {"no": ["summon genie with squire"]},
            "summon genie with due",
            {"can": ["summon goof-mf with genie"], "me": {"friends": ["due", "genie"]}},
            "summon goof-mf with genie",
            {"me": {"friends": ["due", "genie", "goof-mf"]}},
        ],
    ),
    Case(
        "KH-MF-05 KH-MF-10: it supports, and goes when the challenge ends",
        {"me": {"friends": ["genie"]}, "foe": {"hp": 5}},
        [
            "end",
            "challenge",
            "commit genie",
            "pass",
            "pass",
            {"me": {"friends": [], "discard": ["genie"]}, "foe": {"hp": 4}},
        ],
    ),
    Case(
        "KH-MF-11 KH-CHAL-12 KH-CHAL-18: either player summons in a challenge, and commits it later",
        {"me": {"hand": ["genie"]}, "foe": {"hand": ["genie"]}},
        [
            "end",
            "challenge",
            "summon genie with hero",
            {"asked": 1, "me": {"friends": ["genie"], "fighters": []}},
            "summon genie with hero",
            {"asked": 0, "foe": {"friends": ["genie"]}, "can": ["commit genie"]},
            "commit genie",
            {"me": {"fighters": ["genie"]}},
        ],
    ),
    Case(
        "KH-MF-12: a text about Magic Cards does not cover it",
        {"me": {"worlds": ["silent"], "hand": ["genie", "cure"]}},
        [{"can": ["summon genie"], "no": ["magic"]}],
    ),
]


@pytest.mark.parametrize("case", SUMMONS, ids=name_of)
def test_summoning(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_own_summons_go_at_the_end_of_a_turn() -> None:
    """KH-MF-06, KH-DISC-01."""
    play = Play("ffg", {"me": {"friends": ["genie", "uno"]}, "foe": {"friends": ["dragon"]}})
    play.do("*turn")
    play.check_that({"me": {"friends": ["uno"], "discard": ["genie"]}, "foe": {"friends": ["dragon"]}})
    play.do("*turn")
    play.check_that({"foe": {"friends": []}})


def test_all_summons_go_at_the_end_of_every_turn() -> None:
    """KH-MF-07, KH-DISC-01."""
    play = Play("tomy", {"me": {"friends": ["genie", "uno"]}, "foe": {"friends": ["dragon"]}})
    play.do("*turn")
    play.check_that({"me": {"friends": ["uno"]}, "foe": {"friends": [], "discard": ["dragon"]}})


# ---- the on-play symbol --------------------------------------------------------------------------------

SYMBOLS = [
    Case(
        "KH-SYM-01 KH-SYM-02 KH-SYM-03 KH-HOOK-12: at once, and compulsory",
        {"me": {"hand": ["goof-2"], "friends": ["uno"]}},
        ["call goof-2", {"me": {"hp": 6}}],
    ),
    Case(
        "KH-SYM-04: other texts are not carried out by playing it",
        {"me": {"hand": ["goof-1"]}},
        ["call goof-1", {"me": {"hand": [], "friends": ["goof-1"]}}],
    ),
    Case(
        "KH-SYM-06 KH-GEN-24 KH-GEN-25 KH-DP-15: it may be chosen; each chooses, the active player first",
        {"me": {"hand": ["herald"], "friends": ["uno"]}, "foe": {"friends": ["due", "tre"]}},
        [
            "call herald",
            {"asked": 0, "can": ["choose herald", "choose uno"], "me": {"friends": ["herald", "uno"]}},
            "choose herald",
            {"asked": 1, "can": ["choose due", "choose tre"], "me": {"friends": ["herald", "uno"]}},
            "choose tre",
            {
                "me": {"friends": ["uno"], "discard": ["herald"]},
                "foe": {"friends": ["due"], "discard": ["tre"]},
            },
        ],
    ),
    Case(
        "KH-GEN-21: where a player has none only the other one discards",
        {"me": {"hand": ["herald"]}},
        ["call herald", {"me": {"friends": [], "discard": ["herald"]}, "asked": 0}],
    ),
]


@pytest.mark.parametrize("case", SYMBOLS, ids=name_of)
def test_on_play(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


# ---- the unique rule -----------------------------------------------------------------------------------

UNIQUE = [
    Case(
        "KH-UNIQ-01 KH-UNIQ-08: the one in play makes way, and its level counts for the ladder",
        {"me": {"hand": ["goof-2"], "friends": ["goof-1"]}},
        ["call goof-2", {"me": {"friends": ["goof-2"], "discard": ["goof-1"]}}],
    ),
    Case(
        "KH-UNIQ-01 KH-MF-03 KH-MF-09: Friend and Magic/Friend count together",
        {"me": {"hand": ["goof-mf"], "friends": ["goof-1"]}},
        ["summon goof-mf with hero", {"me": {"friends": ["goof-mf"], "discard": ["goof-1"]}}],
    ),
    Case(
        "KH-UNIQ-04: the opponent may have the same name",
        {"me": {"hand": ["goof-1"]}, "foe": {"friends": ["goof-2"]}},
        ["call goof-1", {"me": {"friends": ["goof-1"]}, "foe": {"friends": ["goof-2"]}}],
    ),
    Case(
        "KH-UNIQ-05: not with exactly the name of the own Player Card",
        {"me": {"hand": ["little-hero"]}},
        [{"no": ["call"]}],
    ),
    Case(
        "KH-UNIQ-05: the opponent's Player Card is no matter",
        {"me": {"player": "squire", "hand": ["little-hero"]}, "foe": {"player": "hero"}},
        [{"can": ["call little-hero"]}],
    ),
    Case(
        "KH-UNIQ-06: Dark Cards are exempt",
        {"me": {"player": "shade", "hand": ["imp", "imp", "witch", "witch"]}},
        [
            "call imp",
            "call imp",
            "call witch",
            "call witch",
            {"me": {"friends": ["imp", "imp", "witch", "witch"]}},
        ],
    ),
    Case(
        "KH-UNIQ-06: also as disruptors, and Nobodies",
        {"me": {"hand": ["husk", "husk"]}, "foe": {"worlds": ["world-2"]}},
        ["disrupt husk", "disrupt husk", {"foe": {"disruptors": ["husk", "husk"]}}],
    ),
    Case(
        "KH-UNIQ-07: Player/XIII allies are not",
        {"me": {"player": "number-one", "hand": ["number-two"], "friends": ["number-two"]}},
        ["call number-two", {"me": {"friends": ["number-two"], "discard": ["number-two"]}}],
    ),
    Case(
        "KH-UNIQ-05 KH-UNIQ-07: nor may one bear the name of the Player Card",
        {"me": {"player": "number-one", "hand": ["number-one"]}},
        [{"no": ["call"]}],
    ),
    Case(
        "KH-UNIQ-09 KH-HOOK-16: who cannot be discarded lets no other in",
        {"me": {"hand": ["loyal-2"], "friends": ["loyal-1"]}},
        [{"no": ["call loyal-2"]}],
    ),
    Case(
        "KH-UNIQ-10 KH-GEN-08 KH-GEN-20: of two by an effect the later one stays",
        {"me": {"hand": ["thief"], "friends": ["goof-1"]}, "foe": {"friends": ["goof-2"]}},
        [
            "call thief",
            {"me": {"friends": ["goof-2", "thief"], "discard": ["goof-1"]}, "foe": {"friends": []}},
        ],
    ),
    Case(
        "KH-UNIQ-11 KH-NAME-05: only whole names are the same",
        {"me": {"hand": ["dark-goof"], "friends": ["goof-1"]}},
        ["call dark-goof", {"me": {"friends": ["dark-goof", "goof-1"]}}],
    ),
]


@pytest.mark.parametrize("case", UNIQUE, ids=name_of)
def test_the_unique_rule(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_the_old_one_goes_first() -> None:
    """KH-UNIQ-02, KH-HOOK-18: it is discarded with its text, then the new card comes with its own."""
    play = Play("ffg", {"me": {"hand": ["goof-2"], "friends": ["goof-1"]}})
    play.do("call goof-2")
    told = play.told("DISCARDED", "ENTERED", "DREW")
    assert told == ["discarded goof-1", "drew blank", "entered goof-2"]
    play.check_that({"me": {"hp": 6, "hand": ["blank"]}})


def test_the_new_one_comes_first() -> None:
    """KH-UNIQ-03: it comes, the old card goes with its text, then its own text."""
    play = Play("tomy", {"me": {"hand": ["goof-2"], "friends": ["goof-1"]}})
    play.do("call goof-2")
    told = [line.split()[0] for line in play.told("DISCARDED", "ENTERED", "DREW", "HP")]
    assert told == ["entered", "discarded", "drew", "hp"]


def test_a_replaced_fighter_stops_supporting() -> None:
    """KH-UNIQ-12, KH-BATTLE-07."""
    start = {
        "me": {"hand": ["goof-2"], "friends": ["goof-1"], "worlds": ["world-1"], "disruptors": ["spider"]}
    }
    play = Play("ffg", start)
    play.do("battle", "commit goof-1", "call goof-2")
    play.check_that(
        {"me": {"fighters": [], "friends": ["goof-2"], "discard": ["goof-1"]}, "can": ["commit goof-2"]}
    )
    play.do("result")
    assert play.of(0, "damage") == [4]


def test_a_replaced_fighter_in_a_challenge(ruleset: str) -> None:
    """KH-UNIQ-12: a Magic/Friend of its name takes its place on the table, not in the challenge."""
    play = Play(ruleset, {"me": {"hand": ["goof-mf"], "friends": ["goof-1"]}})
    play.do("end", "challenge", "commit goof-1", "pass", "summon goof-mf with hero")
    play.check_that({"me": {"fighters": [], "friends": ["goof-mf"]}})


# ---- Player Cards --------------------------------------------------------------------------------------

PLAYERS = [
    Case(
        "KH-PLAYER-01 KH-PLAYER-02 KH-ZONE-07: it is there before, in and after a challenge",
        {},
        [
            {"me": {"player": "hero"}},
            "end",
            "challenge",
            {"me": {"player": "hero"}},
            "pass",
            "pass",
            {"me": {"player": "hero", "discard": []}},
        ],
    ),
    Case(
        "KH-PLAYER-05: the Attack of the Player Card",
        {"me": {"worlds": ["world-1"], "disruptors": ["spider"]}},
        ["battle", "*result", {"me": {"disruptors": ["spider"]}}],
    ),
    Case(
        "KH-PLAYER-08 KH-MOVE-07: HP rise above the printed number",
        {"me": {"hand": ["world-1"], "hp": 8}},
        ["move world-1", {"me": {"hp": 9}}],
    ),
    Case(
        "KH-PLAYER-06 KH-PLAYER-15: what it casts depends on its Magic, not its level",
        {"me": {"player": "squire", "hand": ["cure"]}},
        [{"no": ["magic"]}],
    ),
    Case(
        "KH-PLAYER-06 KH-PLAYER-15: Magic 2 at level 1 casts level 1, not 4",
        {"me": {"hand": ["cure", "ultima"]}},
        [{"can": ["magic cure with hero"], "no": ["magic ultima"]}],
    ),
    Case(
        "KH-PLAYER-16 KH-MAGIC-03: a Player/XIII ally casts with its Magic",
        {
            "me": {
                "player": "number-one",
                "friends": ["number-two"],
                "hand": ["storm"],
                "worlds": ["world-1"],
                "disruptors": ["spider"],
            }
        },
        [{"can": ["magic storm with number-two"], "no": ["magic storm with number-one"]}],
    ),
]


@pytest.mark.parametrize("case", PLAYERS, ids=name_of)
def test_player_cards(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)

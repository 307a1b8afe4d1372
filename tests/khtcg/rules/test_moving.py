"""Chapters 6.3, 6.4, 6.6, 6.7: the Action Phase, moving, escaping, disrupting."""

from __future__ import annotations

import pytest
from tests.khtcg.rules.kit import Case, Play, check_case, name_of

MOVES = [
    Case(
        "KH-MOVE-01 KH-WORLD-01 KH-WORLD-02 KH-MOVE-06 KH-MOVE-07: the first World",
        {"me": {"hand": ["world-2"], "hp": 5}},
        [
            {"me": {"total": 0}},
            "move world-2",
            {"me": {"worlds": ["world-2"], "hand": [], "hp": 6, "total": 2}},
        ],
    ),
    Case(
        "KH-MOVE-02 KH-TURN-04 KH-ACT-04: once a turn, and again in the next one",
        {"me": {"hand": ["world-1", "world-2"]}},
        ["move world-1", {"no": ["move"]}, "*turn", "*turn", {"can": ["move world-2"]}],
    ),
    Case(
        "KH-MOVE-03 KH-DARK-04 KH-BATTLE-03: not while a disruptor lies there; everything else stays open",
        {"me": {"hand": ["world-1", "uno"], "worlds": ["world-2"], "disruptors": ["imp"]}},
        [{"no": ["move"], "can": ["battle", "escape", "call uno", "end"]}],
    ),
    Case(
        "KH-MOVE-04 KH-MAGIC-16: once it is gone he may move",
        {"me": {"hand": ["world-1", "spark"], "worlds": ["world-2"], "disruptors": ["imp"]}},
        [{"no": ["move"]}, "magic spark with hero", {"can": ["move world-1"], "foe": {"discard": ["imp"]}}],
    ),
    Case(
        "KH-MOVE-05 KH-ESC-09: not after an escape",
        {"me": {"hand": ["world-1"], "worlds": ["world-2"], "disruptors": ["imp"]}},
        ["escape", {"no": ["move"], "me": {"worlds": []}}],
    ),
    Case(
        "KH-MOVE-11: only the opponent's disruptors hinder",
        {
            "me": {
                "hand": ["world-1"],
                "worlds": ["world-2"],
                "disruptors": [{"card": "imp", "owner": 0, "controller": 0}],
            }
        },
        [{"can": ["move world-1"], "no": ["battle"]}],
    ),
    Case(
        "KH-TURN-04 KH-ESC-09 KH-ESC-10: an escape bars moving and escaping in its turn only",
        {
            "me": {
                "worlds": ["world-3", "world-2"],
                "disruptors": [{"card": "imp", "world": 0}, "imp"],
                "hp": 5,
            },
        },
        ["escape", {"no": ["escape"]}, "*turn", "*turn", {"can": ["escape", "battle"]}],
    ),
    Case(
        "KH-MOVE-08 KH-MOVE-09 KH-WIN-01 KH-WIN-03: 13 wins at once, and no HP is gained",
        {"me": {"hand": ["world-1"], "worlds": ["world-12"]}},
        ["move world-1", {"over": "worlds", "winner": 0, "me": {"hp": 5, "total": 13}}],
    ),
    Case(
        "KH-WORLD-05 KH-HOOK-09: a World asks for nothing but what its own text says",
        {"me": {"hand": ["gate", "world-1"], "worlds": ["world-2"]}},
        [{"no": ["move gate"], "can": ["move world-1"]}],
    ),
    Case(
        "KH-WORLD-05 KH-HOOK-09: and where that is so, it is played",
        {"me": {"hand": ["gate"], "worlds": ["world-3"]}},
        [{"can": ["move gate"]}],
    ),
    Case(
        "KH-WORLD-04 KH-WIN-11: covered Worlds count",
        {"me": {"worlds": ["world-1", "world-2", "world-3"]}, "foe": {"worlds": ["world-2"]}},
        [{"me": {"total": 6}, "foe": {"total": 2}}],
    ),
    Case(
        "KH-WORLD-03: only the current World's text counts",
        {"me": {"worlds": ["silent", "world-1"], "hand": ["cure"]}},
        [{"can": ["magic cure"]}],
    ),
    Case(
        "KH-WORLD-03 KH-HOOK-08: and it does count",
        {"me": {"worlds": ["world-1", "silent"], "hand": ["cure"]}},
        [{"no": ["magic"]}],
    ),
]
"""The rules of moving."""


@pytest.mark.parametrize("case", MOVES, ids=name_of)
def test_moving(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


ESCAPES = [
    Case(
        "KH-ESC-01: only while a disruptor lies on the World",
        {"me": {"worlds": ["world-1"]}},
        [{"no": ["escape"]}],
    ),
    Case(
        "KH-ESC-02 KH-BATTLE-02 KH-BATTLE-29: not after a battle, whatever it left",
        {"me": {"worlds": ["world-2"], "disruptors": ["spider"]}},
        ["battle", "*result", {"no": ["escape", "battle", "move"], "me": {"disruptors": ["spider"]}}],
    ),
    Case(
        "KH-ESC-03 KH-ESC-04 KH-ESC-06 KH-ESC-13 KH-WORLD-07 KH-WORLD-09: World, disruptors, HP",
        {"me": {"worlds": ["world-1", "world-2"], "disruptors": ["imp", "ogre"]}},
        [
            "escape",
            {"me": {"worlds": ["world-1"], "discard": ["world-2"], "hp": 4, "total": 1}},
            {"foe": {"discard": ["imp", "ogre"]}},
        ],
    ),
    Case(
        "KH-ESC-10 KH-ESC-11 KH-WORLD-08: neither battle nor escape after it; no World is left",
        {"me": {"worlds": ["world-1"], "disruptors": ["imp"]}},
        ["escape", {"no": ["escape", "battle", "move"], "me": {"worlds": [], "total": 0}}],
    ),
    Case(
        "KH-ESC-12 KH-WIN-02: with 1 HP it may be done, and loses",
        {"me": {"worlds": ["world-1"], "disruptors": ["imp"], "hp": 1}},
        ["escape", {"over": "hearts", "winner": 1, "me": {"hp": 0}}],
    ),
    Case(
        "KH-ESC-14: also after a move in the same turn",
        {"me": {"worlds": ["world-1"], "disruptors": ["imp"]}, "moved": True},
        [{"can": ["escape"]}],
    ),
]
"""The rules of escaping."""


@pytest.mark.parametrize("case", ESCAPES, ids=name_of)
def test_escaping(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


DISRUPTIONS = [
    Case(
        "KH-DISR-01 KH-DISR-02 KH-GEN-06 KH-GEN-07 KH-DARK-02: on the opponent's current World",
        {"me": {"hand": ["imp"]}, "foe": {"worlds": ["world-1", "world-2"]}},
        ["disrupt imp", {"foe": {"disruptors": ["imp"]}, "me": {"disruptors": [], "hand": []}}],
    ),
    Case(
        "KH-DISR-03 KH-WORLD-06 KH-DISR-06: as many as the Dark Level says, together",
        {"me": {"hand": ["imp", "witch", "husk"]}, "foe": {"worlds": ["world-2"]}},
        ["disrupt imp", "disrupt witch", {"no": ["disrupt"], "foe": {"disruptors": ["imp", "witch"]}}],
    ),
    Case(
        "KH-DISR-03 KH-WORLD-06: those of earlier turns count",
        {"me": {"hand": ["imp", "witch"]}, "foe": {"worlds": ["world-2"], "disruptors": ["husk"]}},
        ["disrupt imp", {"no": ["disrupt"]}],
    ),
    Case(
        "KH-DISR-04 KH-CARD-14: the level is at most the World total",
        {"me": {"hand": ["imp", "ogre"]}, "foe": {"worlds": ["world-2"]}},
        [{"can": ["disrupt imp"], "no": ["disrupt ogre"]}],
    ),
    Case(
        "KH-DISR-04: the total of all Worlds, not the current one",
        {"me": {"hand": ["ogre"]}, "foe": {"worlds": ["world-2", "world-1"]}},
        [{"can": ["disrupt ogre"]}],
    ),
    Case(
        "KH-DISR-05 KH-WORLD-08: nobody without a World is disrupted",
        {"me": {"hand": ["imp"]}},
        [{"no": ["disrupt"]}],
    ),
    Case(
        "KH-DISR-08: a fallen Dark Level removes nothing",
        {"me": {"hand": ["imp"]}, "foe": {"worlds": ["world-1"], "disruptors": ["husk", "witch"]}},
        [{"no": ["disrupt"], "foe": {"disruptors": ["husk", "witch"]}}],
    ),
    Case(
        "KH-PLAYER-13 KH-DP-05: every Player Card uses disruptors of every kind",
        {"me": {"player": "hero", "hand": ["imp", "witch", "husk"]}, "foe": {"worlds": ["world-3"]}},
        [{"can": ["disrupt imp", "disrupt witch", "disrupt husk"], "no": ["call"]}],
    ),
    Case(
        "KH-DP-05 KH-DARK-02 KH-PLAYER-10: who can use it as an ally decides the purpose",
        {"me": {"player": "shade", "hand": ["imp"]}, "foe": {"worlds": ["world-3"]}},
        [{"can": ["disrupt imp", "call imp"]}],
    ),
    Case(
        "KH-WORLD-10: a covered World's disruptors neither hinder nor are battled",
        {
            "me": {
                "worlds": ["world-2", "world-1"],
                "disruptors": [{"card": "imp", "world": 0}],
                "hand": ["world-3"],
            }
        },
        [{"can": ["move world-3"], "no": ["battle", "escape"], "me": {"disruptors": ["imp"]}}],
    ),
]
"""The rules of disrupting."""


@pytest.mark.parametrize("case", DISRUPTIONS, ids=name_of)
def test_disrupting(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_escape_costs_the_allies_first_and_the_hp_last() -> None:
    """KH-ESC-05, KH-ESC-07, KH-EQUIP-12, KH-GEN-10."""
    start = {
        "me": {
            "worlds": ["world-2"],
            "disruptors": ["spider", "imp"],
            "friends": [{"card": "uno", "equipment": ["sword"]}, "due"],
        }
    }
    play = Play("ffg", start)
    play.do("escape")
    play.check_that({"me": {"friends": [], "discard": ["world-2", "uno", "due", "sword"], "hp": 4}})
    assert play.told("DISCARDED", "HP") == [
        "discarded world-2",
        "discarded spider",
        "discarded imp",
        "discarded uno",
        "discarded due",
        "discarded sword",
        "hp",
    ]


def test_escape_is_paid_first_and_the_allies_stay() -> None:
    """KH-ESC-08."""
    start = {"me": {"worlds": ["world-2"], "disruptors": ["imp"], "friends": ["uno"]}}
    play = Play("tomy", start)
    play.do("escape")
    play.check_that({"me": {"friends": ["uno"], "discard": ["world-2"], "hp": 4}})
    assert play.told("DISCARDED", "HP") == ["hp", "discarded world-2", "discarded imp"]

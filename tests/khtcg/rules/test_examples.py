"""Chapter 11: the worked examples, with the cards of the kit in place of those of the sources.

Where an example gives a number the kit's cards add up to it; those of decks and older cards stand in
`test_decks` and `test_cards`.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import GAME, Case, Play, check_case, name_of
from tests.khtcg.rules.test_turn import HERO_DECK, SQUIRE_DECK, begun

SPIDER_AND_OGRE = {"worlds": ["world-3"], "disruptors": ["spider", "ogre"]}
"""The Barrel Spider of POW 9 and the Soldier of POW 6."""

BATTLE = {"me": {"friends": ["tre", "tre-b"], "hand": ["comet", "world-1"], **SPIDER_AND_OGRE}}
"""Attack 4, two Friends of Support 3."""

EXAMPLES = [
    Case(
        "KH-EX-01: Riku and Dark Riku",
        {"me": {"hand": ["event-goof"]}, "foe": {"friends": ["goof-1", "dark-goof"]}},
        ["event event-goof", {"foe": {"friends": [], "discard": ["goof-1", "dark-goof"]}}],
    ),
    Case(
        "KH-EX-01: and the other way round only the second goes",
        {"me": {"hand": ["event-dark-goof"]}, "foe": {"friends": ["goof-1", "dark-goof"]}},
        ["event event-dark-goof", {"foe": {"friends": ["goof-1"], "discard": ["dark-goof"]}}],
    ),
    Case(
        "KH-EX-02: only the named card can be discarded, to its owner's pile",
        {"me": {"hand": ["event-goof"]}, "foe": {"friends": ["goof-1", "uno"]}},
        [
            "event event-goof",
            {"foe": {"friends": ["uno"], "discard": ["goof-1"]}, "me": {"discard": ["event-goof"]}},
        ],
    ),
    Case(
        "KH-EX-03: a Home World and a type together",
        {
            "me": {"hand": ["event-agrabah"]},
            "foe": {"friends": ["due", "uno"], "worlds": ["agrabah"], "disruptors": ["witch"]},
        },
        [
            "event event-agrabah",
            {"foe": {"friends": ["uno"], "worlds": ["agrabah"], "disruptors": ["witch"]}},
        ],
    ),
    Case(
        "KH-EX-04: on play each player discards one, the new card among those to choose from",
        {"me": {"hand": ["herald"], "friends": ["uno"]}, "foe": {"friends": ["due", "genie"]}},
        [
            "call herald",
            {"asked": 0, "can": ["choose uno", "choose herald"]},
            "choose uno",
            {"asked": 1, "can": ["choose due", "choose genie"]},
            "choose genie",
            {
                "me": {"discard": ["uno"], "friends": ["herald"]},
                "foe": {"discard": ["genie"], "friends": ["due"]},
            },
        ],
    ),
    Case(
        "KH-EX-04: who controls none discards none",
        {"me": {"hand": ["herald"], "friends": ["uno"]}},
        ["call herald", "choose uno", {"asked": 0, "me": {"discard": ["uno"]}, "foe": {"discard": []}}],
    ),
    Case(
        "KH-EX-08: the Draw Phase",
        {"me": {"hand": ["uno", "due"]}, "phase": "draw"},
        [{"me": {"size": 6, "deck": ["blank"] * 6}}],
    ),
    Case(
        "KH-EX-09: a move",
        {"me": {"hand": ["world-2", "world-3"], "worlds": ["world-1", "agrabah", "camp"]}},
        [{"me": {"total": 3}}, "move world-2", {"me": {"total": 5, "hp": 6}, "no": ["move"]}],
    ),
    Case(
        "KH-EX-11: a Technique without its character is offered nowhere",
        BATTLE,
        [
            {"no": ["technique"]},
            "battle",
            {"no": ["technique"]},
            "*result",
            "assign spider=4",
            {"no": ["technique"]},
            "end",
            "challenge",
            {"no": ["technique"]},
        ],
    ),
    Case(
        "KH-EX-13: disruptors by number and level",
        {
            "me": {"hand": [*["imp"] * 3, *["witch"] * 3, *["ogre"] * 3, "husk", "big-ogre"]},
            "foe": {"worlds": ["world-2", "world-3"]},
        },
        [
            {"no": ["disrupt big-ogre"], "can": ["disrupt ogre", "disrupt husk"], "foe": {"total": 5}},
            *["disrupt imp"] * 3,
            *["disrupt witch"] * 3,
            *["disrupt ogre"] * 3,
            {"no": ["disrupt"]},
        ],
    ),
    Case(
        "KH-EX-14: Dark Level 2",
        {"me": {"hand": ["imp", "witch", "husk"]}, "foe": {"worlds": ["world-1", "world-2"]}},
        ["disrupt imp", "disrupt witch", {"no": ["disrupt"]}],
    ),
    Case(
        "KH-EX-14: one lies there since last turn",
        {"me": {"hand": ["imp", "witch"]}, "foe": {"worlds": ["world-1", "world-2"], "disruptors": ["husk"]}},
        ["disrupt imp", {"no": ["disrupt"]}],
    ),
    Case(
        "KH-EX-15: ladder and replacement",
        {"me": {"hand": ["zero", "uno", "due", "tre", "quattro", "goof-3"], "friends": ["goof-2"]}},
        [
            {"can": ["call zero", "call uno", "call due", "call tre"], "no": ["call quattro"]},
            "call goof-3",
            {"me": {"friends": ["goof-3"], "discard": ["goof-2"]}, "can": ["call quattro"]},
        ],
    ),
    Case(
        "KH-EX-17: Equipment limited to named bearers",
        {"me": {"friends": ["goof-1"], "hand": ["crown"]}},
        [
            {"can": ["equip crown on hero"], "no": ["equip crown on goof-1"]},
            "equip crown on hero",
            {"me": {"equipment": {"crown": "hero"}}},
        ],
    ),
    Case(
        "KH-EX-18: Event 1",
        {"me": {"hand": ["event-1"]}},
        ["event event-1", {"me": {"hp": 4, "discard": ["event-1"]}, "foe": {"hp": 4}}],
    ),
    Case(
        "KH-EX-19: a challenge, 6 and Support 4 against 4 and Support 2",
        {"me": {"player": "squire", "friends": ["quattro"]}, "foe": {"hand": ["jab"]}},
        [
            "end",
            "challenge",
            {"asked": 0},
            "pass",
            "attack",
            "attack jab",
            "commit quattro",
            "pass",
            {"asked": 0},
            "pass",
            {
                "foe": {"hp": 4, "discard": ["jab"]},
                "me": {"hp": 5, "discard": ["quattro"]},
                "no": ["challenge"],
            },
        ],
    ),
    Case(
        "KH-EX-21: a captured card supports its captor and returns to its owner's pile",
        {"me": {"friends": [{"card": "uno", "owner": 1}], "worlds": ["world-3"], "disruptors": ["spider"]}},
        ["battle", "*commit", "commit uno", "*result", {"me": {"discard": []}, "foe": {"discard": ["uno"]}}],
    ),
    Case(
        "KH-EX-22: better Equipment",
        {"me": {"player": {"card": "hero", "equipment": ["sword"]}, "hand": ["shield"]}},
        [{"no": ["equip"]}, "drop sword", {"me": {"discard": ["sword"]}, "can": ["equip shield on hero"]}],
    ),
    Case(
        "KH-EX-34: reshuffle in mid-draw",
        {"me": {"hand": ["uno"] * 4, "deck": ["due"], "discard": ["tre"] * 5}, "phase": "draw"},
        [{"me": {"size": 6, "deck": ["tre"] * 4, "discard": []}}],
    ),
    Case(
        "KH-EX-35: reshuffle though no card is wanted",
        {"me": {"hand": ["uno"] * 5, "deck": ["due"], "discard": ["tre"] * 3}, "phase": "draw"},
        [{"me": {"size": 6, "deck": ["tre"] * 3, "discard": []}}],
    ),
    Case(
        "KH-EX-36: nothing to draw",
        {"me": {"hand": ["uno"] * 2, "deck": ["due"]}, "phase": "draw"},
        [{"me": {"size": 3, "deck": [], "discard": []}, "asked": 0}],
    ),
    Case(
        "KH-EX-37: Dark allies, 5 and twice half of 9",
        {
            "me": {"player": "shade", "friends": ["spider", "spider"], "hand": ["light", "sword"]},
            "foe": {"player": "squire", "friends": ["sei"]},
        },
        [
            {"no": ["magic light with spider", "equip sword on spider"]},
            "end",
            "challenge",
            "commit spider",
            "commit sei",
            "commit spider",
            "pass",
            "pass",
            {"me": {"hp": 5, "discard": ["spider", "spider"]}, "foe": {"hp": 4}},
        ],
    ),
    Case(
        "KH-EX-38: both at zero",
        {"me": {"hand": ["event-1"], "hp": 1}, "foe": {"hp": 1}},
        ["event event-1", {"over": "double-end", "winner": None}],
    ),
    Case(
        "KH-EX-38: with 2 HP the other one wins",
        {"me": {"hand": ["event-1"], "hp": 1}, "foe": {"hp": 2}},
        ["event event-1", {"over": "hearts", "winner": 1}],
    ),
    Case(
        "KH-EX-43: Magic/Friend Cards and the ladder",
        {"me": {"hand": ["dragon", "sei"], "forms": ["wise-hero"]}},
        [{"no": ["call sei"]}, "summon dragon with wise-hero", {"can": ["call sei"]}],
    ),
    Case(
        "KH-EX-44: a Magic/Friend Card in a challenge supports when it is committed",
        {"me": {"hand": ["genie"], "hp": 5}, "foe": {"player": "squire"}},
        [
            "end",
            "challenge",
            "summon genie with hero",
            "pass",
            "commit genie",
            "pass",
            "pass",
            {"foe": {"hp": 4}},
        ],
    ),
    Case(
        "KH-EX-45: both pass at once",
        {"me": {"player": "squire"}},
        ["end", "challenge", "pass", "pass", {"foe": {"hp": 4}, "me": {"hp": 5}}],
    ),
    Case(
        "KH-EX-45: and with equal totals nobody loses HP",
        {},
        ["end", "challenge", "pass", "pass", {"foe": {"hp": 5}, "me": {"hp": 5}}],
    ),
    Case(
        "KH-EX-46: winning by a move",
        {"me": {"hand": ["world-2"], "worlds": ["world-12"]}},
        ["move world-2", {"over": "worlds", "winner": 0, "me": {"hp": 5}}],
    ),
    Case(
        "KH-EX-47: a Technique with a bystander",
        {"me": {"friends": ["goof-1"], "hand": ["comet", "solo"], **SPIDER_AND_OGRE}},
        [
            "battle",
            {"can": ["technique comet"]},
            "technique comet",
            "choose ogre",
            {"no": ["technique"]},
            "*result",
            "assign ogre=4",
            {"me": {"friends": ["goof-1"], "disruptors": ["spider"]}},
        ],
    ),
    Case(
        "KH-EX-52: Equipment and bearer",
        {
            "me": {
                "hand": ["goof-2"],
                "friends": [{"card": "goof-1", "equipment": ["helm"]}],
                **SPIDER_AND_OGRE,
            }
        },
        [
            "call goof-2",
            {"me": {"equipment": {"helm": "goof-2"}, "discard": ["goof-1"], "hp": 6}},
            "battle",
            "*commit",
            "commit goof-2",
            "*result",
            "assign spider=8",
            {"me": {"discard": ["goof-1", "goof-2", "helm"], "friends": []}},
        ],
    ),
    Case(
        "KH-EX-53: World texts in a challenge",
        {
            "me": {"worlds": ["camp"], "hand": ["cure", "genie"]},
            "foe": {"worlds": ["silent"], "player": "shade", "hand": ["cure"]},
        },
        [
            "end",
            "challenge",
            {"no": ["magic"], "can": ["summon genie"]},
            "pass",
            {"no": ["magic"], "asked": 1},
            "pass",
            {"me": {"hp": 4}},
        ],
    ),
    Case(
        "KH-EX-53: and in a battle",
        {"me": {"worlds": ["camp"], "disruptors": ["ogre"], "hand": ["cure"]}, "foe": {"worlds": ["silent"]}},
        ["battle", "*result", {"me": {"disruptors": []}}],
    ),
    Case(
        "KH-EX-54: overkill",
        {"me": {"worlds": ["world-3"], "disruptors": ["imp", "hulk"], "friends": ["sei"]}},
        ["battle", "*commit", "commit sei", "*result", "assign imp=10", {"me": {"disruptors": ["hulk"]}}],
    ),
    Case(
        "KH-EX-60: Magic outside a battle",
        {
            "me": {
                "worlds": ["world-1"],
                "disruptors": ["imp"],
                "hand": ["spark", "world-2"],
                "friends": ["on-battle-start"],
            }
        },
        [
            "magic spark with hero",
            {"me": {"disruptors": [], "hp": 5}, "battled": False, "can": ["move world-2"]},
        ],
    ),
]


@pytest.mark.parametrize("case", EXAMPLES, ids=name_of)
def test_examples(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_turns_alternate(ruleset: str) -> None:
    """KH-EX-07."""
    play = Play(ruleset, {"phase": "draw"})
    for _turn in range(4):
        play.do("*turn")
    phases = [int(event.seat) for event in play.match.log.events if event.clause == "KH-DRAW-01"]
    assert phases == [0, 1, 0, 1, 0]


def test_the_battle_of_the_sources(ruleset: str) -> None:
    """KH-EX-10: 10 against POW 9 and POW 6."""
    play = Play(ruleset, BATTLE)
    step = ["next"] if ruleset == "tomy" else []
    play.do("battle", *step, "commit tre", "commit tre-b", "*result", "assign spider=9 ogre=1")
    play.check_that({"me": {"hp": 4, "disruptors": ["ogre"], "discard": ["tre", "tre-b"], "player": "hero"}})
    play.check_that({"foe": {"discard": ["spider"]}, "no": ["move", "battle"]})
    assert play.of(0, "damage") == ([1] if ruleset == "ffg" else [0])
    told = play.told("DEFEATED", "DISCARDED", "HP")
    assert told.index("hp") < told.index("discarded tre")


ESCAPE = {
    "me": {"worlds": ["world-2"], "disruptors": ["spider", "ogre"], "friends": ["uno"], "hand": ["world-1"]}
}


def test_an_escape_under_ffg() -> None:
    """KH-EX-12."""
    play = Play("ffg", ESCAPE)
    play.do("escape")
    told = play.told("DISCARDED", "HP")
    assert told == ["discarded world-2", "discarded spider", "discarded ogre", "discarded uno", "hp"]
    play.check_that({"me": {"hp": 4, "total": 0}, "no": ["move", "battle", "escape"]})


def test_an_escape_under_tomy() -> None:
    """KH-EX-31."""
    play = Play("tomy", ESCAPE)
    play.do("escape")
    assert play.told("DISCARDED", "HP") == ["hp", "discarded world-2", "discarded spider", "discarded ogre"]
    play.check_that({"me": {"friends": ["uno"]}, "no": ["move"]})
    last = {"me": {**ESCAPE["me"], "hp": 1}}
    check_case(Case("KH-EX-31", last, ["escape", {"over": "hearts", "winner": 1}]), "tomy")


LADDER: list[tuple[str, list[str], list[str]]] = [
    ("ffg", [], ["call zero", "call uno"]),
    ("tomy", [], ["call uno"]),
    ("tomy", ["goof-1"], ["call due", "call uno", "call zero"]),
]


@pytest.mark.parametrize(("ruleset", "friends", "offered"), LADDER)
def test_the_ladder_on_an_empty_board(ruleset: str, friends: list[str], offered: list[str]) -> None:
    """KH-EX-16, KH-EX-20."""
    play = Play(ruleset, {"me": {"hand": ["zero", "uno", "due"], "friends": friends}})
    assert sorted(word for word in play.words() if word.startswith("call")) == sorted(offered)


@pytest.mark.parametrize(("ruleset", "left", "moves"), [("ffg", [], True), ("tomy", ["ogre"], False)])
def test_damage_after_the_battle(ruleset: str, left: list[str], moves: bool) -> None:
    """KH-EX-32, KH-EX-33: 3 in the battle, 3 by Magic after it."""
    start = {
        "me": {
            "player": "number-one",
            "hand": ["spark", "world-1"],
            "worlds": ["world-3"],
            "disruptors": ["ogre"],
        }
    }
    play = Play(ruleset, start)
    play.do("battle", "*result", "magic spark with number-one")
    assert play.of(0, "disruptors") == left
    assert play.can("move world-1") == moves
    play.do("end")
    assert play.of(0, "damage") == [0] * len(left)


def test_a_defenders_summon_under_ffg() -> None:
    """KH-EX-39."""
    play = Play("ffg", {"me": {"hand": ["uno"]}, "foe": {"hand": ["genie"]}})
    play.do("end", "challenge", "pass", "summon genie with hero", "pass", "pass", "*turn")
    assert play.of(1, "friends") == ["genie"]
    play.do("*turn")
    assert play.of(1, "friends") == []


def test_a_defenders_summon_under_tomy() -> None:
    """KH-EX-40."""
    play = Play("tomy", {"me": {"hand": ["uno"]}, "foe": {"hand": ["genie"]}})
    play.do("end", "challenge", "pass", "summon genie with hero", "pass", "pass", "*turn")
    assert play.of(1, "friends") == []
    assert play.of(1, "discard") == ["genie"]


@pytest.mark.parametrize(("ruleset", "allowed"), [("tomy", [2, 3, 4, 5, 6, 7, 8]), ("ffg", list(range(9)))])
def test_the_hand_at_the_end_of_the_turn(ruleset: str, allowed: list[int]) -> None:
    """KH-EX-41, KH-EX-42."""
    play = Play(ruleset, {"me": {"hand": ["uno"] * 8}})
    play.do("end", "rest")
    assert [count for count in range(9) if play.match.choice(0).allows((1 << count) - 1)] == allowed


def test_forms_under_ffg() -> None:
    """KH-EX-48."""
    play = Play("ffg", {"me": {"hand": ["hero-brave", "wise-hero"]}})
    play.do("form hero-brave")
    assert not play.can("form wise-hero")
    play.do("revert hero-brave")
    assert play.can("form wise-hero")
    assert play.of(0, "hp") == 5


def test_forms_under_tomy() -> None:
    """KH-EX-49."""
    play = Play("tomy", {"me": {"hand": ["hero-brave", "wise-hero"]}})
    play.do("form hero-brave")
    assert not play.can("form")
    assert not play.can("revert")
    play.do("end", "rest")
    assert play.words() == ["keep", "revert"]


ORDER: list[tuple[str, list[str]]] = [
    ("ffg", ["discarded goof-1", "drew blank", "entered goof-2", "hp"]),
    ("tomy", ["entered goof-2", "discarded goof-1", "drew blank", "hp"]),
]


@pytest.mark.parametrize(("ruleset", "told"), ORDER)
def test_the_order_of_the_unique_rule(ruleset: str, told: list[str]) -> None:
    """KH-EX-50, KH-EX-51."""
    play = Play(ruleset, {"me": {"hand": ["goof-2"], "friends": ["goof-1"]}})
    play.do("call goof-2")
    assert play.told("DISCARDED", "DREW", "ENTERED", "HP") == told


def test_the_first_player(ruleset: str) -> None:
    """KH-EX-59: levels 1 and 3; levels alike."""

    def first(one: tuple[str, ...], other: tuple[str, ...], seed: int) -> Any:
        return GAME.dump(machine_of(begun(one, other, ruleset, seed).state))["turn_player"]

    assert [first(HERO_DECK, SQUIRE_DECK, seed) for seed in range(5)] == [0] * 5
    alike = [first(HERO_DECK, HERO_DECK, seed) for seed in range(40)]
    assert set(alike) == {0, 1}
    assert alike[7] == first(HERO_DECK, HERO_DECK, 7)

"""Chapters 6.5, 4.10, 4.13, 4.14: the battle, Dark Cards, Techniques, Attack Cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.rules.kit import Case, Play, check_case, name_of


def me(**given: Any) -> dict[str, Any]:
    """A start on a World with a Spider of POW 9 on it, unless other disruptors are given."""
    return {"me": {"worlds": ["world-3"], "disruptors": ["spider"], **given}}


BATTLES = [
    Case(
        "KH-BATTLE-01: no battle without a disruptor", {"me": {"worlds": ["world-1"]}}, [{"no": ["battle"]}]
    ),
    Case(
        "KH-BATTLE-02 KH-SM-04 KH-TURN-04 KH-ACT-04: once a turn; back to the Action Phase, all else open",
        me(hand=["uno", "sword"]),
        ["battle", "*result", {"no": ["battle"], "can": ["call uno", "equip sword", "end"]}],
    ),
    Case(
        "KH-BATTLE-06 KH-ZONE-06: allies join one by one and stay in play",
        me(friends=["uno", "due"]),
        [
            "battle",
            "*commit",
            "commit uno",
            {"me": {"fighters": ["uno"], "friends": ["due"]}},
            "commit due",
            {"me": {"fighters": ["uno", "due"], "friends": []}},
        ],
    ),
    Case(
        "KH-BATTLE-07: who has joined cannot be withdrawn",
        me(friends=["uno"]),
        ["battle", "*commit", "commit uno", {"no": ["drop", "withdraw", "commit"]}],
    ),
    Case(
        "KH-BATTLE-13 KH-FRIEND-03 KH-EQUIP-07 KH-EQUIP-08 KH-ATK-01: Attack, allies, Equipment, cards",
        me(
            player={"card": "hero", "equipment": ["sword"]},
            friends=[{"card": "uno", "equipment": ["shield"]}, {"card": "due", "equipment": ["helm"]}],
            hand=["kick"],
            disruptors=["hulk"],
        )
        | {"foe": {"worlds": ["world-12"]}},
        [
            "battle",
            "*commit",
            "commit uno",
            "*attack",
            "attack",
            "attack kick",
            "*result",
            {"totals": [4 + 1 + 1 + 3 + 1]},
        ],
    ),
    Case(
        "KH-BATTLE-14 KH-BATTLE-17 KH-DARK-07 KH-GEN-10: enough damage defeats, to the owner's pile",
        me(friends=["quattro", "tre"]),
        [
            "battle",
            "*commit",
            "commit quattro",
            "commit tre",
            "*result",
            {"me": {"disruptors": []}, "foe": {"discard": ["spider"]}},
        ],
    ),
    Case(
        "KH-BATTLE-18 KH-BATTLE-29: too little leaves it on the World, and the battle is used",
        me(),
        ["battle", "*result", {"me": {"disruptors": ["spider"]}, "no": ["battle"]}],
    ),
    Case(
        "KH-BATTLE-05 KH-BATTLE-15 KH-BATTLE-16 KH-DP-10 KH-SM-07: divided as he likes, all of it",
        me(disruptors=["imp", "ogre"]),
        [
            "battle",
            "*result",
            {
                "asked": 0,
                "taken": ["assign imp=4", "assign imp=2 ogre=2", "assign ogre=4"],
                "refused": ["assign imp=2", "assign imp=2 ogre=1", "assign imp=5"],
            },
            "assign imp=4",
            {"me": {"disruptors": ["ogre"]}},
        ],
    ),
    Case(
        "KH-SM-07: one disruptor takes all without asking",
        me(disruptors=["imp"]),
        ["battle", "*result", {"me": {"disruptors": []}, "can": ["end"]}],
    ),
    Case(
        "KH-BATTLE-20 KH-SM-08 KH-HOOK-36: texts of the defeated come before the clean-up",
        me(friends=["quattro", "tre"], hp=3),
        [
            "battle",
            "*commit",
            "commit quattro",
            "commit tre",
            "*result",
            {"me": {"hp": 2, "friends": [], "fighters": []}},
        ],
    ),
    Case(
        "KH-BATTLE-21 KH-BATTLE-22 KH-BATTLE-23 KH-FRIEND-02 KH-MAGIC-12 KH-ATK-05 KH-TECH-08: it of it goes",
        me(friends=["goof-1", "uno"], hand=["comet", "jab", "cure"]),
        [
            "battle",
            "technique comet",
            "*commit",
            "commit goof-1",
            "*attack",
            "attack",
            "attack jab",
            "*magic",
            "magic cure with hero",
            {"me": {"used": ["comet", "jab", "cure"], "discard": []}},
            "*result",
            {"me": {"discard": ["goof-1", "comet", "jab", "cure"], "friends": ["uno"], "used": []}},
        ],
    ),
    Case(
        "KH-BATTLE-11 KH-EVENT-06 KH-EQUIP-16 KH-FC-11: no move, escape, Equipment, Event or form",
        me(hand=["world-1", "sword", "event-1", "hero-brave"]),
        ["battle", {"no": ["move", "escape", "equip", "event", "form"]}],
    ),
    Case(
        "KH-BATTLE-12: the opponent decides nothing",
        me(friends=["uno"]) | {"foe": {"hand": ["cure", "jab"], "friends": ["uno"]}},
        ["battle", {"asked": 0}, "*commit", "commit uno", {"asked": 0}, "*result", {"asked": 0}],
    ),
    Case(
        "KH-BATTLE-19 KH-BATTLE-10 KH-DARK-05: direct damage adds up with the attack",
        me(disruptors=["ogre"], hand=["spark"]),
        [
            "battle",
            "*magic",
            "magic spark with hero",
            {"me": {"damage": [3]}},
            "*result",
            {"me": {"disruptors": []}},
        ],
    ),
    Case(
        "KH-BATTLE-27 KH-BATTLE-28: the last one gone, the battle ends with its clean-up",
        me(disruptors=["imp"], hand=["spark"], friends=["uno"]),
        [
            "battle",
            {"no": ["end"]},
            "*commit",
            "commit uno",
            "*magic",
            "magic spark with hero",
            {"me": {"friends": [], "fighters": [], "discard": ["uno", "spark"]}, "can": ["end"]},
        ],
    ),
    Case(
        "KH-BATTLE-04: the own World's text counts, the opponent's does not",
        me(worlds=["camp"], hand=["cure"], disruptors=["ogre"]) | {"foe": {"worlds": ["silent"]}},
        ["battle", "*magic", {"can": ["magic cure"]}, "*result", {"me": {"disruptors": []}}],
    ),
]


@pytest.mark.parametrize("case", BATTLES, ids=name_of)
def test_battles(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_free_order() -> None:
    """KH-BATTLE-08, KH-DP-08, KH-SM-05, KH-DISR-07: any order, any number of times, until the result."""
    start = me(friends=["uno", "goof-1"], hand=["comet", "jab", "kick", "cure", "genie", "due", "imp"])
    play = Play("ffg", start | {"foe": {"worlds": ["world-2"]}})
    play.do("battle")
    play.check_that(
        {"can": ["commit uno", "attack", "magic cure", "summon genie", "technique comet", "call due"]}
    )
    play.check_that({"can": ["disrupt imp", "result"]})
    play.do("magic cure with hero", "commit uno", "call due", "attack", "attack jab", "disrupt imp")
    play.do(
        "technique comet", "summon genie with hero", "commit genie", "attack", "attack kick", "commit due"
    )
    play.check_that(
        {"me": {"fighters": ["uno", "genie", "due"]}, "foe": {"disruptors": ["imp"]}, "can": ["result"]}
    )


def test_four_steps() -> None:
    """KH-BATTLE-09, KH-BATTLE-10, KH-DP-09, KH-SM-06: Technique, allies, Attack Cards, Magic; never back."""
    start = me(friends=["uno", "goof-1"], hand=["comet", "jab", "cure", "genie", "due", "imp"])
    play = Play("tomy", start | {"foe": {"worlds": ["world-2"]}})
    offered = []
    play.do("battle")
    while True:
        offered.append(sorted({word.split()[0] for word in play.words()}))
        if play.can("result"):
            break
        play.do("next")
    assert offered == [
        ["next", "technique"],
        ["commit", "next"],
        ["attack", "next"],
        ["magic", "result", "summon"],
    ]


DAMAGE = [
    ("ffg", [3], [], ["ogre"]),
    ("tomy", [0], ["ogre"], []),
]


@pytest.mark.parametrize(("ruleset", "after", "left", "gone"), DAMAGE)
def test_how_long_damage_lasts(ruleset: str, after: list[int], left: list[str], gone: list[str]) -> None:
    """KH-BATTLE-24, KH-BATTLE-26, KH-DARK-05, KH-DARK-06, KH-SM-10: to the end of phase or battle."""
    play = Play(ruleset, me(player="number-one", disruptors=["ogre"], hand=["spark"]))
    play.do("battle", "*result")
    play.check_that({"me": {"damage": after}})
    play.do("magic spark with number-one")
    play.check_that({"me": {"disruptors": left}, "foe": {"discard": gone}})


def test_damage_is_gone_after_the_action_phase(ruleset: str) -> None:
    """KH-BATTLE-25, KH-BATTLE-26, KH-SM-09, KH-SM-10, KH-GEN-17."""
    play = Play(ruleset, me(hand=["spark"]))
    play.do("magic spark with hero")
    play.check_that({"me": {"damage": [3]}})
    play.do("end")
    play.check_that({"me": {"damage": [0], "disruptors": ["spider"]}})


def test_hp_stay_lost(ruleset: str) -> None:
    """KH-GEN-17: what a player has lost stays lost from turn to turn."""
    play = Play(ruleset, {"me": {"hp": 5, "hand": ["event-1"]}})
    play.do("event event-1", "*turn", "*turn")
    play.check_that({"me": {"hp": 4}, "foe": {"hp": 4}})


def test_damage_before_the_battle_counts_in_it(ruleset: str) -> None:
    """KH-BATTLE-24, KH-DARK-06, KH-BATTLE-19."""
    play = Play(ruleset, me(disruptors=["ogre"], hand=["spark"]))
    play.do("magic spark with hero", "battle", "*result")
    play.check_that({"me": {"disruptors": []}})


TECHNIQUES = [
    Case(
        "KH-TECH-01: only in one's own battle",
        me(friends=["goof-1"], hand=["comet"]),
        [{"no": ["technique"]}, "battle", {"can": ["technique comet"]}],
    ),
    Case(
        "KH-TECH-02: not in a challenge",
        {"me": {"friends": ["goof-1"], "hand": ["comet"]}, "foe": {"friends": ["goof-1"], "hand": ["comet"]}},
        ["end", "challenge", {"no": ["technique"]}, "pass", {"asked": 1, "no": ["technique"]}],
    ),
    Case(
        "KH-TECH-03 KH-TECH-06: every character must be in play",
        me(hand=["comet"], friends=["uno"]),
        ["battle", {"no": ["technique"]}],
    ),
    Case(
        "KH-TECH-03: under the player's control",
        me(hand=["comet"]) | {"foe": {"friends": ["goof-1"]}},
        ["battle", {"no": ["technique"]}],
    ),
    Case(
        "KH-TECH-04 KH-BATTLE-23: who cooperates need not join and stays",
        me(hand=["comet"], friends=["goof-1"]),
        ["battle", "technique comet", "*result", {"me": {"friends": ["goof-1"], "discard": ["comet"]}}],
    ),
    Case(
        "KH-TECH-05: the Player Card is one of the characters",
        me(hand=["solo"]),
        ["battle", {"can": ["technique solo"]}],
    ),
    Case(
        "KH-TECH-05 KH-FC-15: also under a form of another name part",
        me(hand=["solo"], forms=["lost-hero"]),
        ["battle", {"can": ["technique solo"]}],
    ),
    Case(
        "KH-TECH-07: one a turn",
        me(hand=["comet", "solo"], friends=["goof-1"]),
        ["battle", "technique comet", {"no": ["technique"]}],
    ),
    Case(
        "KH-TURN-04 KH-TECH-07: again in the next turn",
        me(hand=["solo", "solo"], disruptors=["big-ogre"]),
        ["battle", "technique solo", "*result", "*turn", "*turn", "battle", {"can": ["technique solo"]}],
    ),
    Case(
        "KH-TECH-09 KH-NAME-02: each entry by a different card, by containment",
        me(hand=["duo"], friends=["goof-1"]),
        ["battle", {"no": ["technique"]}],
    ),
    Case(
        "KH-TECH-09 KH-NAME-02: and two of them are enough",
        me(hand=["duo"], friends=["goof-1", "dark-goof"]),
        ["battle", {"can": ["technique duo"]}],
    ),
]


@pytest.mark.parametrize("case", TECHNIQUES, ids=name_of)
def test_techniques(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


ATTACKS = [
    Case(
        "KH-ATK-02: not outside fights",
        {"me": {"hand": ["jab"]}},
        [{"no": ["attack"]}, "end", {"no": ["attack"]}],
    ),
    Case(
        "KH-ATK-03 KH-ATK-04 KH-ATK-06: several in one act, with the bonus for their name",
        me(hand=["jab", "jab", "kick"]),
        ["battle", "*attack", "attack", "attack jab jab.2 kick", "*result", {"totals": [4 + 3 + 3 + 1]}],
    ),
    Case(
        "KH-ATK-04: one after the other gives none",
        me(hand=["jab", "jab"]),
        [
            "battle",
            "*attack",
            "attack",
            "attack jab",
            "attack",
            "attack jab",
            "*result",
            {"totals": [4 + 2 + 2]},
        ],
    ),
    Case(
        "KH-ATK-08: every group may use them",
        me(player="shade", hand=["kick"]),
        ["battle", "*attack", {"can": ["attack"]}],
    ),
    Case(
        "KH-ATK-08 KH-GEN-03: unless the Player Card's text forbids it",
        me(player="peaceful", hand=["kick"]),
        ["battle", "*attack", {"no": ["attack"]}],
    ),
    Case(
        "KH-ATK-07: Attack Cards of all sets", me(hand=["kick"]), ["battle", "*attack", {"can": ["attack"]}]
    ),
]


@pytest.mark.parametrize("case", ATTACKS, ids=name_of)
def test_attack_cards(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


DARK = [
    Case(
        "KH-DARK-08 KH-PLAYER-10: half the POW, rounded down",
        me(player="shade", friends=["spider"]),
        ["battle", "*commit", "commit spider", "*result", {"totals": [5 + 4]}],
    ),
    Case(
        "KH-DARK-09 KH-FRIEND-02: who took part goes",
        me(player="shade", friends=["imp", "imp"], disruptors=["ogre"]),
        ["battle", "*commit", "commit imp", "*result", {"me": {"friends": ["imp"], "discard": ["imp"]}}],
    ),
    Case(
        "KH-DARK-10: an ally lies on no World: it hinders nobody and is not battled",
        {"me": {"player": "shade", "friends": ["imp"], "worlds": ["world-1"], "hand": ["world-2"]}},
        [{"can": ["move world-2"], "no": ["battle"]}],
    ),
    Case(
        "KH-DARK-12 KH-HOOK-20: a POW that depends on the game is worked out each time",
        me(disruptors=["hulk"]) | {"foe": {"worlds": ["world-1"]}},
        ["battle", "*result", {"me": {"disruptors": []}}],
    ),
    Case(
        "KH-DARK-11 KH-DARK-12: in a disruptor's text the opponent is who it lies with",
        me(worlds=["world-12"], disruptors=["hulk"]),
        ["battle", "*result", {"me": {"disruptors": ["hulk"]}}],
    ),
    Case(
        "KH-PLAYER-16: a Player/XIII ally supports with its full Attack",
        me(player="number-one", friends=["number-two"]),
        ["battle", "*commit", "commit number-two", "*result", {"totals": [3 + 5]}],
    ),
    Case(
        "KH-PLAYER-17: a Player Card's text goes before the halving",
        me(player="master", friends=["imp"]),
        ["battle", "*commit", "commit imp", "*result", {"totals": [5 + 1 + 1]}],
    ),
    Case(
        "KH-MAGIC-06 KH-DARK-08: it casts nothing, not even level 0",
        {"me": {"player": "shade", "friends": ["imp"], "hand": ["light"]}},
        [{"can": ["magic light with shade"], "no": ["magic light with imp"]}],
    ),
    Case(
        "KH-EQUIP-15: it bears Equipment only where the text allows that",
        {"me": {"player": "shade", "friends": ["imp"], "hand": ["sword", "claw"]}},
        [{"no": ["equip sword on imp"], "can": ["equip claw on imp", "equip sword on shade"]}],
    ),
]


@pytest.mark.parametrize("case", DARK, ids=name_of)
def test_dark_cards(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)

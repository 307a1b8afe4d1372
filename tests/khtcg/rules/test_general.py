"""Chapter 3: general terms, areas, names; and what chapter 4 says of words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import FIGHT, GAME, Case, Play, check_case, name_of

from playmat.kernel.rng import stream_of

NAMES = [
    Case(
        "KH-NAME-01 KH-NAME-02 KH-NAME-04: a name fits what has it or contains it, whatever the case",
        {"me": {"hand": ["event-goof"]}, "foe": {"friends": ["goof-1", "dark-goof", "uno"]}},
        ["event event-goof", {"foe": {"friends": ["uno"]}}],
    ),
    Case(
        "KH-NAME-03: a longer name does not fit a part of it",
        {"me": {"hand": ["event-dark-goof"]}, "foe": {"friends": ["goof-1", "dark-goof"]}},
        ["event event-dark-goof", {"foe": {"friends": ["goof-1"], "discard": ["dark-goof"]}}],
    ),
    Case(
        "KH-NAME-06 KH-NAME-07: a Home World and a type must both fit",
        {"me": {"hand": ["event-agrabah"]}, "foe": {"friends": ["uno", "due"]}},
        ["event event-agrabah", {"foe": {"friends": ["uno"], "discard": ["due"]}}],
    ),
    Case(
        "KH-NAME-07 KH-NAME-10: neither a World of that name nor a disruptor from there",
        {
            "me": {"hand": ["event-agrabah"]},
            "foe": {"friends": ["due"], "worlds": ["agrabah"], "disruptors": ["witch"]},
        },
        ["event event-agrabah", {"foe": {"friends": [], "worlds": ["agrabah"], "disruptors": ["witch"]}}],
    ),
    Case(
        "KH-NAME-10: by its name a World fits",
        {"me": {"worlds": ["camp"], "friends": ["homesick"]}, "foe": {"player": "shade"}},
        ["end", "challenge", "commit homesick", "pass", "pass", {"foe": {"hp": 4}}],
    ),
    Case(
        "KH-NAME-08 KH-EVENT-04: an Event has a number and fits no name",
        {"me": {"hand": ["puppet"], "friends": ["puppet"]}, "foe": {"hand": ["event-1"]}},
        ["use puppet", {"no": ["name event-1"]}],
    ),
    Case(
        "KH-FRIEND-07: an ally of any type counts as a Friend where it stands",
        {"me": {"hand": ["event-ally"], "player": "shade", "friends": ["imp", "witch"]}},
        ["event event-ally", {"can": ["choose imp", "choose witch"]}],
    ),
    Case(
        "KH-DARK-13 KH-DARK-03: Dark Card covers Nobodies",
        {"me": {"hand": ["event-dark"], "worlds": ["world-3"], "disruptors": ["husk", "imp"]}},
        ["event event-dark", {"me": {"disruptors": []}, "foe": {"discard": ["husk", "imp"]}}],
    ),
    Case(
        "KH-FRIEND-05 KH-BATTLE-12 KH-CHAL-02: an ally attacks nobody by itself and is never attacked",
        {"me": {"friends": ["uno"]}, "foe": {"friends": ["due"], "worlds": ["world-1"]}},
        [
            {"no": ["battle", "attack"]},
            "end",
            "challenge",
            {"no": ["attack", "battle"]},
            "pass",
            "pass",
            {"foe": {"friends": ["due"]}},
        ],
    ),
    Case(
        "KH-FC-05: the Attack, Magic and text of a form are those of the player: 9 and 1",
        {"me": {"forms": ["hero-brave"], "hand": ["ultima"], **FIGHT}},
        [{"can": ["magic ultima with hero-brave"]}, "battle", "*result", {"totals": [10]}],
    ),
    Case(
        "KH-FC-07: those of the Player Card beneath count again when an effect has taken it: 4",
        {"me": {"forms": ["hero-brave"], "hand": ["ultima", "event-unmask"], **FIGHT}},
        [
            "event event-unmask",
            {"me": {"forms": []}, "no": ["magic ultima"]},
            "battle",
            "*result",
            {"totals": [4]},
        ],
    ),
    Case(
        "KH-GEN-04 KH-GEN-05 KH-GEN-10: what is discarded is the top of its owner's pile and in play no more",
        {
            "me": {"hand": ["event-goof"]},
            "foe": {"friends": [{"card": "goof-1", "owner": 0}], "discard": ["uno"]},
        },
        [
            "event event-goof",
            {"foe": {"friends": [], "discard": ["uno"]}, "me": {"discard": ["goof-1", "event-goof"]}},
        ],
    ),
]


@pytest.mark.parametrize("case", NAMES, ids=name_of)
def test_names_and_words(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_a_form_that_has_gone(ruleset: str) -> None:
    """KH-FC-07: Attack, Magic, group and text of the Player Card beneath count again."""
    start = {"me": {"forms": ["lost-hero"], "hand": ["cure", "uno", "imp"]}}
    play = Play(ruleset, start)
    play.check_that({"no": ["magic", "call uno"], "can": ["call imp"]})
    if ruleset == "ffg":
        play.do("revert lost-hero")
    else:
        play.do("end", "rest", "revert", "discard nothing", "*turn")
    assert play.of(0, "forms") == []
    play.check_that({"can": ["magic cure", "call uno"], "no": ["call imp"]})


def test_summons_go_first(ruleset: str) -> None:
    """KH-DISC-01, KH-DISC-08: the M/F, then the texts of the phase, then the hand."""
    play = Play(
        ruleset, {"me": {"friends": ["genie", "on-discard-phase", "on-discard-end"], "hand": ["uno"]}}
    )
    play.do("end", "rest")
    assert play.of(0, "friends") == ["on-discard-end", "on-discard-phase"]
    assert play.of(0, "hp") == 6
    play.do("discard nothing")
    assert play.of(0, "hp") == 7


def test_the_order_of_the_pile(ruleset: str) -> None:
    """KH-ZONE-08, KH-ZONE-04: participants as they joined, their Equipment, then the cards as played."""
    friends = [{"card": "uno", "equipment": ["sword"]}, {"card": "goof-1", "equipment": ["helm"]}]
    hand = ["jab", "cure"]
    play = Play(ruleset, {"me": {"friends": friends, "hand": hand, "deck": ["blank"] * 10}})
    play.do("end", "challenge", "commit goof-1", "pass", "attack", "attack jab", "pass", "commit uno", "pass")
    play.do("magic cure with hero", "pass", "pass")
    assert play.of(0, "discard") == ["goof-1", "uno", "sword", "helm", "jab", "cure"]


def known(play: Play, viewer: int) -> dict[str, Any]:
    """The cards that a redeal leaves alone: True for each of both hands and decks that never changed."""
    stable: dict[str, Any] = {}
    for seat in (0, 1):
        for zone in ("hand", "deck"):
            places: list[set[str]] = []
            for number in range(12):
                state = play.match.state.redeal(viewer, stream_of(number, 5))
                cards = GAME.dump(machine_of(state))["seats"][seat][zone]
                places = places or [set() for _card in cards]
                assert len(cards) == len(places)
                for place, card in zip(places, cards, strict=True):
                    place.add(card)
            stable[f"{zone}-{seat}"] = [len(place) == 1 for place in places]
    return stable


def test_what_is_hidden(ruleset: str) -> None:
    """KH-ZONE-02, KH-ZONE-03: decks are known to nobody, a hand to its holder; how many cards, to both."""
    deck = ["uno", "due", "tre", "zero", "sei", "imp"]
    hand = ["quattro", "ogre"]
    play = Play(ruleset, {"me": {"deck": deck, "hand": hand}, "foe": {"deck": deck, "hand": hand}})
    for viewer in (0, 1):
        found = known(play, viewer)
        assert found[f"hand-{viewer}"] == [True, True]
        assert found[f"hand-{1 - viewer}"] == [False, False]
        assert found[f"deck-{viewer}"] == [False] * 6
        assert found[f"deck-{1 - viewer}"] == [False] * 6


def test_what_both_know(ruleset: str) -> None:
    """KH-ZONE-04, KH-ZONE-05, KH-ZONE-09, KH-WORLD-04: piles, numbers of cards, HP, World totals."""
    start = {
        "me": {"discard": ["uno", "due"], "hand": ["tre"], "worlds": ["world-2"], "hp": 7},
        "foe": {"discard": ["imp"], "hand": ["sei", "zero"], "hp": 3},
    }
    play = Play(ruleset, start)
    for viewer in (0, 1):
        seats = GAME.dump(machine_of(play.match.state.redeal(viewer, stream_of(3, 5))))["seats"]
        assert [seat["discard"] for seat in seats] == [["UNO", "DUE"], ["IMP"]]
        assert [len(seat["hand"]) for seat in seats] == [1, 2]
        assert [len(seat["deck"]) for seat in seats] == [10, 10]
        assert [seat["hp"] for seat in seats] == [7, 3]
        assert seats[0]["worlds"][0]["card"] == "WORLD-2"


def test_cards_are_neither_lost_nor_made(ruleset: str) -> None:
    """KH-GEN-02, KH-GEN-09, KH-GEN-10: each card is somewhere, and returns to its owner's pile."""
    friends = ["goof-1", "uno"]
    play = Play(ruleset, {"me": {"hand": ["event-both"], "friends": friends}, "foe": {"friends": ["due"]}})
    play.do("event event-both")
    assert Counter(play.of(0, "discard")) == Counter(["goof-1", "uno", "event-both"])
    assert play.of(1, "discard") == ["due"]

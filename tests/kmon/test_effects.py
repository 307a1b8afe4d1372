"""Chapter 20, the data: every card has the fields of its type, and nothing else is accepted."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kmon.own import battle, side
from tests.kmon.play import GAME, laid

from playmat.cards.reading import BadCards

COMMON = {"code", "type", "name", "rarity", "provenance", "text"}
FIELDS = {
    "kmon": {"hp", "primary", "secondary", "trait", "trait_value"},
    "ability": {"element", "cost", "extra_cost", "effects", "target", "ultimate"},
    "reaction": {"element", "cost", "effects", "trigger", "extra_cost"},
    "powerup": {"element", "cost", "attack_bonus", "flags", "before", "on_success", "replaces", "instead"},
    "item": {"cost", "extra_cost", "effects", "target"},
}
ELEMENTS = {"ice", "grass", "earth", "electric", "ghost", "air", "water", "fire"}
TRAITS = {
    "rapidity", "seer", "echo", "irreducible", "elusive", "armor", "blackout", "incandescent",
    "healing", "embankment", "ferocity", "prodigy", "barrier", "raider", "implacable", "pointed",
}  # fmt: skip
OPERATIONS = {
    "damage", "counter", "recoil", "heal", "gain_charges", "drain_charges", "steal_charges", "draw",
    "opp_discard", "mill", "retrieve", "switch_self", "force_switch", "attach", "cleanse", "take_defence",
    "break_defence", "neutralise", "evade", "reduce", "peek_hand",
    "damage_each", "heal_each", "gain_each", "draw_each", "if",
}  # fmt: skip
TICKS = {"damage", "heal", "lose_charges", "gain_charges"}
NUMBERS = {
    "attack_damage", "ability_damage", "attack_taken", "ability_taken", "damage_taken", "ability_cost",
    "thorns", "attack_charges",
}  # fmt: skip
FLAGS = {
    "no_attack", "no_ability", "no_defence", "no_switch", "no_evade", "no_heal", "trait_off",
    "tick_when_hit", "tick_when_attacking",
}  # fmt: skip
ANSWERS = {"attack", "ability", "defence", "reaction", "evasion"}


def cards(*types: str) -> list[Any]:
    """The cards of the game of these types."""
    return [card for card in map(GAME.card, GAME.codes()) if card["type"] in types]


def programs(card: Any) -> list[Any]:
    """All operations of a card."""
    return [one for key in ("effects", "before", "on_success", "instead") for one in card.get(key, ())]


def test_common_fields() -> None:
    """KM-FX-01: every card has code, type, name, cost and a known element, and no field of another type."""
    assert len(cards("kmon")) == 24
    assert len(GAME.codes()) == 137
    for card in cards(*FIELDS):
        assert set(card) <= COMMON | FIELDS[card["type"]], card["code"]
        assert card["code"]
        assert {"en", "it", "ja"} <= set(card["name"])
        if card["type"] != "kmon":
            assert card["cost"] >= 0
            assert card.get("element", "generic") in ELEMENTS | {"generic"}


def test_texts_are_made_from_the_operations() -> None:
    """KM-FX-01: a card's text names the numbers of its operations; nobody wrote it by hand."""
    for card in cards("ability", "reaction", "item", "powerup"):
        assert GAME.card_lines(card["code"])
        assert "text" not in card


def test_kmon_fields() -> None:
    """KM-FX-02: HP, two different elements, one trait; X of Incandescent."""
    for card in cards("kmon"):
        assert FIELDS["kmon"] <= set(card)
        assert card["hp"] > 0
        assert {card["primary"], card["secondary"]} <= ELEMENTS
        assert card["primary"] != card["secondary"]
        assert card["trait"] in TRAITS
        assert (card["trait_value"] > 0) == (card["trait"] == "incandescent")
    assert {card["trait"] for card in cards("kmon")} == TRAITS


def test_targets_and_triggers() -> None:
    """KM-FX-03, KM-FX-04, KM-FX-05, KM-FX-06."""
    for card in cards("ability", "item"):
        assert card["target"] in {"opp_active", "own_active", "own_one", "none"}
    for card in cards("reaction"):
        assert set(card["trigger"]) <= {"to", "targeting_me", "exclude_ultimate"}
        assert set(card["trigger"]["to"]) <= ANSWERS
        assert card["trigger"]["to"]
    for card in cards("powerup"):
        assert set(card["flags"]) <= {"unevadable", "ignore_defence"}
        assert bool(card["instead"]) == card["replaces"]
    assert not any("element" in card and card["element"] != "generic" for card in cards("item"))


def test_operations() -> None:
    """KM-FX-06, KM-FX-07, KM-FX-08: the cards speak the language of chapter 20 only."""
    spoken = set()
    for card in cards("ability", "reaction", "powerup", "item"):
        for operation in programs(card):
            spoken.add(operation["op"])
            assert {tick["op"] for tick in operation.get("tick", ())} <= TICKS
            assert set(operation.get("static", {})) <= NUMBERS | FLAGS
    assert spoken <= OPERATIONS


SOUND = """
set = "T"
name = { en = "T" }
[[card]]
code = "T-1"
name = { en = "T" }
"""


REFUSED = [
    ("KM-FX-02", 'type = "kmon"\nhp = 5\nprimary = "ice"\nsecondary = "mud"'),
    ("KM-FX-02", 'type = "kmon"\nprimary = "ice"\nsecondary = "air"'),
    ("KM-FX-02", 'type = "kmon"\nhp = 5\nprimary = "ice"\nsecondary = "air"\ntrait = "lucky"'),
    ("KM-FX-03", 'type = "ability"\ntarget = "opp_bench"\neffects = []'),
    ("KM-FX-04", 'type = "reaction"\ntrigger = { to = ["item"] }\neffects = []'),
    ("KM-FX-05", 'type = "powerup"\nflags = ["unbeatable"]'),
    ("KM-FX-05", 'type = "item"\ntarget = "none"\nflags = ["unevadable"]'),
    ("KM-FX-06", 'type = "item"\ntarget = "none"\neffects = [{ op = "win" }]'),
    (
        "KM-FX-06",
        'type = "item"\ntarget = "none"\neffects = [{ op = "retrieve", amount = 1, types = ["item"] }]',
    ),
    (
        "KM-FX-07",
        (
            'type = "item"\ntarget = "own_active"\neffects = [{ op = "attach", kind = "buff", duration = 1, '
            'to = "own_active", tick = [{ op = "draw", amount = 1 }] }]'
        ),
    ),
    (
        "KM-FX-08",
        (
            'type = "item"\ntarget = "own_active"\neffects = [{ op = "attach", kind = "buff", duration = 1, '
            'to = "own_active", static = { luck = 1 } }]'
        ),
    ),
]


@pytest.mark.parametrize(("clause", "fields"), REFUSED)
def test_other_words_are_refused(clause: str, fields: str) -> None:
    """KM-FX-02 to KM-FX-08: a set with a word that is not in the language cannot be used."""
    assert clause
    with pytest.raises(BadCards):
        GAME.with_sets(("t.toml", SOUND + fields + "\n"))


def test_the_sound_set_is_accepted() -> None:
    """KM-FX-01, KM-FX-06: the sets above are refused for their one wrong word."""
    fields = 'type = "item"\ntarget = "none"\neffects = [{ op = "draw", amount = 1 }]\n'
    assert GAME.with_sets(("t.toml", SOUND + fields)).card("T-1")["target"] == "none"


def test_what_can_find_nothing_to_do_is_to_be_seen_finding_nothing() -> None:
    """KM-FX-11: Purity Bell is used where there is neither a debuff nor damage, and says nothing."""
    bell: dict[str, Any] = GAME.card("KM1-ITM-06")
    words = [one["op"] for one in bell["effects"]]
    assert words == ["cleanse", "heal"]
    mine, theirs = side(["KM1-K01", "KM1-K05", "KM1-K07"], [bell["code"]]), side(["KM1-K02"] * 3)
    match = battle(GAME, mine, theirs, 'phase = "item"')
    match.say(0, "play purity-bell on frostusk")
    assert {event.clause for event in match.log.events} & {"KM-DMG-09", "KM-FX-16"} == set()
    assert {f"skipped {word}" for word in words} <= set(GAME.branches())


def test_a_card_that_finds_no_kmon_to_lie_on_is_seen_finding_none() -> None:
    """KM-FX-12: Deep Freeze fells the K-Mon on which it would stay, and goes to the discard pile."""
    mine, theirs = side(["KM1-K01", "KM1-K05", "KM1-K07"], ["KM1-ICE-2"]), side(["KM1-K02"] * 3)
    match = battle(GAME, mine, theirs.replace('kmon = "KM1-K02"', 'kmon = "KM1-K02"\ndamage = 5', 1))
    match.say(0, "play deep-freeze")
    assert laid(match)["seats"][0]["discard"] == ["KM1-ICE-2"]
    assert not any(event.clause == "KM-PERS-06" for event in match.log.events)
    assert "skipped attach" in GAME.branches()

"""Chapter 6: which power-ups an attack may carry, alone and as an Echo pair."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.kmon.machine import machine_of
from tests.kmon.own import battle, card, game_of, kmon, offered, side

from playmat.kernel.errors import RefusedAnswer

POWERUPS = {
    "spark": "fire",
    "blaze": "fire",
    "rock": "earth",
    "stone": "earth",
    "wave": "water",
    "tide": "water",
    "aim": "generic",
    "focus": "generic",
}
BOLT = 'target = "opp_active"\neffects = [{ op = "damage", amount = 1 }]'
GUARD = 'trigger = { to = ["attack"] }\neffects = [{ op = "neutralise" }]'
CARDS = (
    card("PIERCE", "powerup", 'attack_bonus = 1\nelement = "fire"\nflags = ["ignore_defence"]'),
    kmon("ASH", "echo"),
    kmon("BIRCH"),
    kmon("OAK", "echo", elements=("water", "fire")),
    *(card(code.upper(), "powerup", f'attack_bonus = 1\nelement = "{of}"') for code, of in POWERUPS.items()),
    card("ARROW", "powerup", 'attack_bonus = 1\nelement = "fire"\nflags = ["ignore_defence"]'),
    card("BOLT", "ability", f'element = "fire"\n{BOLT}'),
    card("GUARD", "reaction", f'element = "fire"\n{GUARD}'),
)
GAME = game_of(*CARDS)
HAND = ["BOLT", "GUARD", *(code.upper() for code in POWERUPS)]


@pytest.mark.parametrize(
    ("active", "elements", "echo"),
    [("ASH", {"fire", "earth"}, True), ("BIRCH", {"fire", "earth"}, False), ("OAK", {"water", "fire"}, True)],
)
def test_exactly_these_attacks(active: str, elements: set[str], echo: bool) -> None:
    """KM-PWR-02, KM-PWR-04, KM-DEF-05, KM-TRAIT-ECHO-1, KM-TRAIT-ECHO-2: one that fits, or an Echo pair."""
    match = battle(GAME, side((active, "BIRCH", "BIRCH"), HAND), side(("BIRCH",) * 3))
    fitting = {code for code, of in POWERUPS.items() if of in elements | {"generic"}}
    pairs = {
        frozenset(pair)
        for pair in combinations(sorted(fitting), 2)
        if echo and POWERUPS[pair[0]] == POWERUPS[pair[1]] != "generic"
    }
    carried = {
        frozenset(word.removeprefix("attack with ").split(" and "))
        for word in offered(match)
        if word.startswith("attack with ")
    }
    assert carried == {frozenset([code]) for code in fitting} | pairs
    assert len([word for word in offered(match) if " and " in word]) == len(pairs)


@pytest.mark.parametrize(
    ("active", "pair", "clause"),
    [
        ("BIRCH", "spark and blaze", "KM-PWR-02"),
        ("ASH", "spark and rock", "KM-TRAIT-ECHO-2"),
        ("ASH", "spark and aim", "KM-TRAIT-ECHO-2"),
        ("ASH", "aim and focus", "KM-TRAIT-ECHO-2"),
        ("ASH", "wave and tide", "KM-PWR-04"),
        ("ASH", "spark and bolt", "KM-PWR-01"),
        ("ASH", "spark and guard", "KM-PWR-01"),
    ],
)
def test_why_not_these_two(active: str, pair: str, clause: str) -> None:
    """KM-PWR-01, KM-PWR-02, KM-PWR-04, KM-TRAIT-ECHO-2: the refusal names what is wrong with the pair."""
    match = battle(GAME, side((active, "BIRCH", "BIRCH"), HAND), side(("BIRCH",) * 3))
    with pytest.raises(RefusedAnswer) as refusal:
        match.say(0, f"attack with {pair}")
    assert refusal.value.phrase.clause == clause


@pytest.mark.parametrize(
    ("attack", "damage"),
    [
        ("attack with spark and blaze", 3),
        ("attack with pierce and spark", 4),
        ("attack with spark and arrow", 4),
        ("attack with pierce and arrow", 4),
        ("attack with spark", 2),
        ("attack with arrow", 3),
    ],
)
def test_either_of_two_may_ignore_a_defence(attack: str, damage: int) -> None:
    """KM-FX-05, KM-TRAIT-ECHO-1: what one of the two cards does holds for the attack, whichever it is."""
    defending = side(("BIRCH",) * 3, more="active = 0\ndefending = true")
    match = battle(GAME, side(("ASH", "BIRCH", "BIRCH"), [*HAND, "PIERCE", "ARROW"]), defending)
    match.say(0, attack)
    assert GAME.dump(machine_of(match.state))["seats"][1]["team"][0]["damage"] == damage

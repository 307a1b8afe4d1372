"""Chapter 9: the wheel, pair by pair, as damage on the table."""

from __future__ import annotations

import pytest
from tests.kmon.battles import duel, laid

from playmat.games.kmon import GAME

ELEMENTS = ("ice", "grass", "earth", "electric", "ghost", "air", "water", "fire")
WEAK = {
    "ice": "fire",
    "grass": "ice",
    "earth": "grass",
    "electric": "earth",
    "ghost": "electric",
    "air": "ghost",
    "water": "air",
    "fire": "water",
}
RESISTS = {
    "ice": "grass",
    "grass": "earth",
    "earth": "electric",
    "electric": "ghost",
    "ghost": "air",
    "air": "water",
    "water": "fire",
    "fire": "ice",
}
"""Primary element: what it is weak to, and what it resists (the table of chapter 9)."""

PLAIN = [card for card in GAME.book.plain.values() if card["type"] == "kmon"]
KMON_OF = {card["primary"]: card["code"] for card in PLAIN if card["trait"] not in ("barrier", "ferocity")}
SECOND_OF = {
    card["secondary"]: card for card in PLAIN if card["trait"] not in ("barrier", "ferocity", "irreducible")
}
NAME_OF = {"ice": "ICE", "grass": "GRS", "earth": "ERT", "electric": "ELE"}
NAME_OF |= {"ghost": "GHO", "air": "AIR", "water": "WAT", "fire": "FIR"}


def more(element: str, primary: str) -> int:
    """The amount the wheel adds."""
    return (WEAK[primary] == element) - (RESISTS[primary] == element)


@pytest.mark.parametrize("primary", ELEMENTS)
@pytest.mark.parametrize("element", ELEMENTS)
def test_ability_damage_of_each_element(element: str, primary: str) -> None:
    """KM-ELEM-02, KM-ELEM-03, KM-ELEM-04: 1 more, 1 less, or neutral, equal elements included."""
    code = f"KM1-{NAME_OF[element]}-1"
    match = duel(KMON_OF[element], code, KMON_OF[primary])
    match.say(0, f"play {code}")
    printed = GAME.book.plain[code]["effects"][0]["amount"]
    assert laid(match)["seats"][1]["team"][0]["damage"] == printed + more(element, primary)


@pytest.mark.parametrize("primary", ELEMENTS)
@pytest.mark.parametrize("element", ELEMENTS)
def test_assaults_of_each_element(element: str, primary: str) -> None:
    """KM-ELEM-02, KM-ELEM-03, KM-ELEM-04, KM-PWR-03: the whole attack is of the assault's element."""
    code = f"KM1-{NAME_OF[element]}-7"
    match = duel(KMON_OF[element], code, KMON_OF[primary])
    match.say(0, f"attack with {code}")
    assert laid(match)["seats"][1]["team"][0]["damage"] == 2 + 3 + more(element, primary)


@pytest.mark.parametrize("secondary", sorted(SECOND_OF))
@pytest.mark.parametrize("element", ELEMENTS)
def test_the_secondary_element_does_not_count(element: str, secondary: str) -> None:
    """KM-ELEM-01, KM-ELEM-04: only the primary element of the target decides."""
    target = SECOND_OF[secondary]
    code = f"KM1-{NAME_OF[element]}-7"
    match = duel(KMON_OF[element], code, target["code"])
    match.say(0, f"attack with {code}")
    assert laid(match)["seats"][1]["team"][0]["damage"] == 5 + more(element, target["primary"])

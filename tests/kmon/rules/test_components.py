"""Chapter 1, and what the published cards are made of: players, K-Mons, cards, zones, counters."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.kmon.battles import DECKS, battles, cards_of, laid, play_randomly, setup_of

from playmat.cards.reading import BadCards
from playmat.games.kmon import GAME
from playmat.games.kmon.language.codes import ELEMENT_WORDS, TRAIT_WORDS, TYPE_WORDS
from playmat.games.kmon.rules.deck import violations
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Plain, Seat, Setup
from playmat.kernel.match.match import Match

BOOK = GAME.book
PLAIN = list(BOOK.plain.values())
KMONS = [card for card in PLAIN if card["type"] == "kmon"]
CARDS = [card for card in PLAIN if card["type"] != "kmon"]
ELEMENTS = ("ice", "grass", "earth", "electric", "ghost", "air", "water", "fire")
TRAITS = (
    *("rapidity", "seer", "echo", "irreducible", "elusive", "armor", "blackout", "incandescent"),
    *("healing", "embankment", "ferocity", "prodigy", "barrier", "raider", "implacable", "pointed"),
)
KMON = """
set = "TRY"
name = { en = "Try" }
[[card]]
code = "TRY-1"
type = "kmon"
name = { en = "Try" }
hp = 7
primary = "ice"
secondary = "earth"
trait = "armor"
"""
ITEM = """
set = "TRY"
name = { en = "Try" }
[[card]]
code = "TRY-1"
type = "item"
name = { en = "Try" }
target = "own_active"
effects = [{ op = "draw", amount = 1 }]
"""


@pytest.mark.parametrize("count", [1, 3])
def test_two_players(count: int) -> None:
    """KM-DEF-01: one player alone or three are no battle."""
    with pytest.raises(BadSetup):
        Match(GAME, Setup("kmon", tuple(Seat(deck=(DECKS[0],)) for _seat in range(count))))


def test_each_has_a_team_of_three_and_a_deck() -> None:
    """KM-DEF-01, KM-DEF-03: a team of three K-Mons and a deck of other cards, of four types."""
    seats = laid(Match(GAME, setup_of()))["seats"]
    assert len(seats) == 2
    for number, seat in enumerate(seats):
        assert [one["kmon"] for one in seat["team"]] == list(BOOK.decks[DECKS[number]].entries[:3])
        assert sorted([*seat["deck"], *seat["hand"]]) == cards_of(DECKS[number])
    assert TYPE_WORDS == ("ability", "reaction", "powerup", "item")
    assert {card["type"] for card in CARDS} == set(TYPE_WORDS)
    assert {card["type"] for card in CARDS if card.get("ultimate")} == {"ability"}


@pytest.mark.parametrize("kmon", KMONS, ids=lambda kmon: kmon["code"])
def test_what_a_kmon_card_has(kmon: Plain) -> None:
    """KM-DEF-02: code, name, HP, two different elements, and exactly one trait."""
    species = BOOK.kmons[BOOK.kmon_code(kmon["code"])]
    assert species.code == kmon["code"]
    assert species.names["en"]
    assert species.hp == kmon["hp"] > 0
    assert {kmon["primary"], kmon["secondary"]} <= set(ELEMENTS)
    assert kmon["primary"] != kmon["secondary"]
    assert kmon["trait"] in TRAITS
    assert isinstance(kmon["trait"], str)


@pytest.mark.parametrize("field", ["code", "name", "hp", "primary", "secondary"])
def test_a_kmon_card_without_one_of_them(field: str) -> None:
    """KM-DEF-02: a K-Mon card that lacks any of these is refused; with all of them it can be read."""
    assert GAME.with_sets(("try.toml", KMON)).book.kmon_code("TRY-1") >= 0
    kept = [line for line in KMON.splitlines() if not line.startswith(f"{field} =")]
    head = KMON.splitlines()[:4]
    text = "\n".join(head + [line for line in KMON.splitlines()[4:] if line in kept])
    with pytest.raises(BadCards):
        GAME.with_sets(("try.toml", text))


@pytest.mark.parametrize("wrong", ['trait = ["armor", "seer"]', 'trait = "speed"', 'trait = "Armor"'])
def test_one_trait_that_exists(wrong: str) -> None:
    """KM-DEF-02, KM-DEF-12: two traits, or one that is none of the sixteen."""
    with pytest.raises(BadCards):
        GAME.with_sets(("try.toml", KMON.replace('trait = "armor"', wrong)))


def test_the_trait_names() -> None:
    """KM-DEF-12: sixteen keys, each of which some published K-Mon has."""
    assert set(TRAIT_WORDS) - {"none"} == set(TRAITS)
    assert {kmon["trait"] for kmon in KMONS} == set(TRAITS)


def test_eight_elements() -> None:
    """KM-DEF-04: eight elements and no other; a card with none is generic."""
    assert (*ELEMENTS, "generic") == ELEMENT_WORDS
    assert {kmon["primary"] for kmon in KMONS} == set(ELEMENTS)
    assert {card.get("element", "generic") for card in CARDS} == {*ELEMENTS, "generic"}
    for wrong in ("steel", "generic"):
        with pytest.raises(BadCards):
            GAME.with_sets(("try.toml", KMON.replace('primary = "ice"', f'primary = "{wrong}"')))


def test_items_have_no_element() -> None:
    """KM-DEF-04: an item with an element is refused."""
    assert not [card["code"] for card in CARDS if card["type"] == "item" and "element" in card]
    number = GAME.with_sets(("try.toml", ITEM)).book.card_code("TRY-1")
    assert number >= 0
    with pytest.raises(BadCards):
        GAME.with_sets(("try.toml", ITEM + 'element = "ice"\n'))


def test_no_card_returns_an_item() -> None:
    """KM-ITEM-06: neither a published card nor one that can be written."""
    text = ITEM.replace('{ op = "draw", amount = 1 }', '{ op = "retrieve", amount = 1, types = ["ability"] }')
    assert GAME.with_sets(("try.toml", text)).book.card_code("TRY-1") >= 0
    with pytest.raises(BadCards):
        GAME.with_sets(("try.toml", text.replace('"ability"]', '"item"]')))


ABILITIES = [card for card in CARDS if card["type"] == "ability"]


@pytest.mark.parametrize("card", ABILITIES, ids=lambda card: card["code"])
def test_where_abilities_are_aimed(card: Plain) -> None:
    """KM-ABL-03: damage and debuffs at the opposing active K-Mon, else healing and buffs at one's own."""
    does = card["effects"]
    hostile = any(one["op"] == "damage" or one.get("kind") == "debuff" for one in does)
    kind = any(one["op"] == "heal" or one.get("kind") == "buff" for one in does)
    assert hostile == (card["target"] == "opp_active")
    if kind and not hostile:
        assert card["target"] in ("own_active", "own_one")


def zones(position: Plain) -> list[Counter[str]]:
    """The cards of each player, wherever they lie."""
    owned = [Counter(seat["hand"] + seat["deck"] + seat["discard"]) for seat in position["seats"]]
    for link in position.get("chain", []):
        if link["action"] != "tick":
            attached = [*link["attached"], False, False]
            owned[link["seat"]].update(
                [card for place, card in enumerate(link["cards"]) if not attached[place]]
            )
    for seat in position["seats"]:
        for one in seat["team"]:
            for effect in one["effects"]:
                owned[effect["owner"]][effect["card"]] += 1
    return owned


@pytest.mark.parametrize("setup", battles(8), ids=lambda setup: str(setup.seed))
def test_every_card_lies_in_one_zone(setup: Setup) -> None:
    """KM-DEF-06, KM-DEF-07, KM-ACT-05: deck, hand, discard pile, chain or K-Mon, and one K-Mon active."""
    whole = [Counter(cards_of(seat.deck[0])) for seat in setup.seats]
    moments = 0
    for match in play_randomly(setup):
        position = laid(match)
        assert zones(position) == whole
        moments += 1
        for number, seat in enumerate(position["seats"]):
            team = [one["kmon"] for one in seat["team"]]
            assert team == list(BOOK.decks[setup.seats[number].deck[0]].entries[:3])
            assert "active" not in seat or not seat["team"][seat["active"]]["exhausted"]
            assert seat["charges"] >= 0
            assert all(one["damage"] >= 0 for one in seat["team"])
            assert not (seat["defending"] and "active" not in seat)
    assert moments > 50


@pytest.mark.parametrize("deck", DECKS)
def test_generic_cards_fit_every_team(deck: str) -> None:
    """KM-DECK-05: a deck of generic cards alone, for each published team."""
    generic = [
        card["code"]
        for card in CARDS
        if card["type"] != "item" and card.get("element", "generic") == "generic"
    ]
    assert len(generic) >= 24
    assert violations(BOOK, (*BOOK.decks[deck].entries[:3], *generic[:24]), True) == []


@pytest.mark.parametrize("copies", [4, 24, 36])
def test_no_limit_of_copies(copies: int) -> None:
    """KM-DECK-06: format `rulebook` has none; the other cards fill the deck."""
    code = "KM1-GEN-11"
    team = BOOK.decks[DECKS[0]].entries[:3]
    others = [card for card in cards_of(DECKS[0]) if card != code][: max(0, 24 - copies)]
    assert violations(BOOK, (*team, *([code] * copies), *others), False) == []
    found = violations(BOOK, (*team, *([code] * copies), *others), True)
    assert [one.clause for one in found] == ["KM-DECK-08"]

"""Section 5.1: what decks are legal, and how they are handed on."""

from __future__ import annotations

import pytest

from playmat.cards.decks import BadDeck, deck_of_codes, read_json, read_text, write_json, write_text
from playmat.cards.reading import read_set
from playmat.cards.share import read_code, write_code
from playmat.games.khtcg.language.terms import Type
from playmat.games.khtcg.language.vocabulary import VOCABULARY
from playmat.games.khtcg.rules.deck import (
    FORMATS,
    deck_book,
    leaders_for,
    prepare,
    random_deck,
    violations,
)
from playmat.games.khtcg.state.book import Book, own_sets
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import stream_of

MORE = """
set = "TST"

[[card]]
code = "TST-OBLIVION"
type = "attack"
name = { en = "oblivion" }
support = 1

[[card]]
code = "TST-DONALD"
type = "friend"
name = { en = "Donald Duck" }
level = 2
support = 0
magic = 0

[[card]]
code = "TST-PROMO"
type = "friend"
name = { en = "Prize" }
level = 1
support = 1
magic = 0
promo = true

[[card]]
code = "TST-PROMO2"
type = "friend"
name = { en = "Other Prize" }
level = 1
support = 1
magic = 0
promo = true

[[card]]
code = "TST-WIDE"
type = "friend"
name = { en = "Wide Shadow" }
level = 1
support = 1
magic = 0
limit = 5
"""

BOOK = Book([*own_sets(), read_set(VOCABULARY, MORE, "more.toml")])
DECKS = deck_book(BOOK)
LIGHT, DARK, XIII, FORM = ("KHP-P01",), ("KHP-P05",), ("KHP-P06",), "KHP-P11"
FILL = [f"KHP-W{number:02}" for number in range(1, 23) for _copy in range(3)]
"""Cards that are lawful in every deck: three of each World."""


def deck(*special: str, size: int = 41) -> tuple[str, ...]:
    """The named cards, filled up with Worlds to a size."""
    return (*special, *FILL[: size - len(special)])


def wrong(codes: tuple[str, ...], ruleset: str, across_types: bool = True) -> list[tuple[str, str]]:
    """The faults of a deck: key and clause."""
    found = violations(BOOK, codes, ruleset, across_types)
    return [(one.key.removeprefix("khtcg-deck-"), one.clause) for one in found]


BOTH = [
    # KH-DECK-01: at least 41 cards, Player Card and form included
    (deck(*LIGHT), []),
    (deck(*LIGHT, size=40), [("small", "KH-DECK-01")]),
    (deck(*LIGHT, FORM), []),
    # KH-DECK-14: a form is not the Player Card
    (deck(FORM), [("no-player", "")]),
    # KH-DECK-06, KH-DECK-07: three of a name and level, levels counted apart (KH-EX-05)
    (deck(*LIGHT, *["KHP-F02"] * 3, *["KHP-F03"] * 3, *["KHP-F04"] * 3), []),
    (deck(*LIGHT, *["KHP-F03"] * 4), [("copies", "KH-DECK-06")]),
    # KH-DECK-16: across printings
    (deck(*LIGHT, *["KHP-F03"] * 2, *["TST-DONALD"] * 2), [("copies", "KH-DECK-06")]),
    (deck(*LIGHT, FORM, FORM, FORM, FORM), [("copies", "KH-DECK-06")]),
    # KH-DECK-08, KH-DECK-16: without a level by name, across card types (KH-EX-58)
    (deck(*LIGHT, *["KHP-E01"] * 3), []),
    (deck(*LIGHT, *["KHP-E01"] * 4), [("copies", "KH-DECK-08")]),
    (deck(*LIGHT, *["TST-OBLIVION"] * 2, *["KHP-E06"] * 2), [("copies", "KH-DECK-08")]),
    # KH-DECK-09: Events by their number (KH-EX-58)
    (deck(*LIGHT, *["KHP-V01"] * 3, *["KHP-V03"] * 3), []),
    (deck(*LIGHT, *["KHP-V01"] * 4), [("copies", "KH-DECK-09")]),
    # KH-DECK-10: one copy of a promotional card, different ones may be combined
    (deck(*LIGHT, "TST-PROMO", "TST-PROMO2"), []),
    (deck(*LIGHT, "TST-PROMO", "TST-PROMO"), [("promo", "KH-DECK-10")]),
    # KH-DECK-11: a limit counts all levels and goes before KH-DECK-06 (KH-EX-06)
    (deck(*LIGHT, "KHP-M01", "KHP-M01", "KHP-M06"), []),
    (deck(*LIGHT, "KHP-M01", "KHP-M01", "KHP-M06", "KHP-M07"), [("limit", "KH-DECK-11")]),
    (deck(*LIGHT, *["TST-WIDE"] * 5), []),
    (deck(*LIGHT, *["TST-WIDE"] * 6), [("limit", "KH-DECK-11")]),
    # KH-DECK-12: any number of Shadows
    (deck(*LIGHT, *["KHP-D01"] * 20), []),
    # KH-DECK-17: any card, also one the Player Card cannot use; but none that does not exist
    (deck(*LIGHT, "KHP-D14", "KHP-N04"), []),
    (deck(*DARK, "KHP-F02", "KHP-A01"), []),
    (deck(*LIGHT, "KHP-XXX", size=42), [("unknown", "KH-DECK-17")]),
]


@pytest.mark.parametrize("ruleset", ["ffg", "tomy"])
@pytest.mark.parametrize(("codes", "expected"), BOTH)
def test_decks_in_both_rulesets(
    codes: tuple[str, ...], expected: list[tuple[str, str]], ruleset: str
) -> None:
    """KH-DECK-01, KH-DECK-06, KH-DECK-07, KH-DECK-08, KH-DECK-09, KH-DECK-10, KH-DECK-11, KH-DECK-12,
    KH-DECK-14, KH-DECK-16, KH-DECK-17; KH-EX-05, KH-EX-06, KH-EX-58; KH-HOOK-01.
    """
    player = "KH-DECK-13" if ruleset == "tomy" else "KH-DECK-04"
    assert wrong(codes, ruleset) == [(key, clause or player) for key, clause in expected]


DIFFERENT = [
    # KH-DECK-02, KH-DECK-03 (KH-EX-57)
    (deck(*LIGHT, size=60), [], []),
    (deck(*LIGHT, size=61), [("large", "KH-DECK-02")], []),
    # KH-DECK-04, KH-DECK-13 (KH-EX-56)
    (deck(size=41), [("no-player", "KH-DECK-04")], [("no-player", "KH-DECK-13")]),
    (deck(*LIGHT, *DARK), [("players", "KH-DECK-04")], []),
    (deck(*LIGHT, "KHP-P02", "KHP-P03"), [("players", "KH-DECK-04")], []),
    # KH-DECK-05
    (deck(*XIII, "KHP-P09", "KHP-P14", "KHP-P14"), [], []),
    (deck(*XIII, *LIGHT), [("player-group", "KH-DECK-05")], []),
    (deck(*XIII, "KHP-P09", *LIGHT, *DARK), [("player-group", "KH-DECK-05")] * 2, []),
]


@pytest.mark.parametrize(("codes", "ffg", "tomy"), DIFFERENT)
def test_decks_where_the_rulesets_differ(
    codes: tuple[str, ...], ffg: list[tuple[str, str]], tomy: list[tuple[str, str]]
) -> None:
    """KH-DECK-02, KH-DECK-03, KH-DECK-04, KH-DECK-05, KH-DECK-13; KH-EX-56, KH-EX-57."""
    assert wrong(codes, "ffg") == ffg
    assert wrong(codes, "tomy") == tomy


def test_copies_can_be_counted_by_type() -> None:
    """KH-OPT-29: an Attack Card and an Equipment of one name then count apart (KH-DECK-16)."""
    codes = deck(*LIGHT, *["TST-OBLIVION"] * 2, *["KHP-E06"] * 2)
    assert wrong(codes, "ffg", across_types=False) == []
    assert wrong(deck(*LIGHT, *["KHP-E06"] * 4), "ffg", across_types=False) == [("copies", "KH-DECK-08")]


def test_a_refusal_names_card_numbers_and_fix() -> None:
    """KH-EX-05: the message names the card and the limit of 3."""
    (one,) = violations(BOOK, deck(*LIGHT, *["KHP-F03"] * 5), "ffg")
    assert {name: one.args[name] for name in ("level", "got", "limit", "surplus")} == {
        "level": 2,
        "got": 5,
        "limit": 3,
        "surplus": 2,
    }
    card = one.args["card"]
    assert isinstance(card, Phrase)
    assert card.args["ja"] == "ドナルドダック"


@pytest.mark.parametrize("ruleset", ["ffg", "tomy"])
@pytest.mark.parametrize("code", list(BOOK.decks))
def test_published_decks_are_legal(code: str, ruleset: str) -> None:
    """KH-DECK-01: all eight have 41 cards and are legal in both rulesets."""
    assert len(BOOK.decks[code].entries) == 41
    assert wrong((code,), ruleset) == []


def test_published_decks_are_of_every_kind() -> None:
    """Three Light decks, two Dark, two XIII, one free; together they hold every card type."""
    groups = [deck.group for deck in BOOK.decks.values()]
    assert sorted(groups) == ["dark", "dark", "free", "light", "light", "light", "xiii", "xiii"]
    held = {BOOK.plain[code]["type"] for deck in BOOK.decks.values() for code in deck.entries}
    assert held == {BOOK.plain[card.code]["type"] for card in BOOK.cards}


def test_a_prepared_deck_knows_who_can_start() -> None:
    """KH-SETUP-03, KH-FC-10: any Player Card of the deck that is no form."""
    ready = prepare(BOOK, deck(*XIII, "KHP-P09", "KHP-P10"), "ffg", across_types=True)
    assert [BOOK.cards[number].code for number in ready.leaders] == [*XIII, "KHP-P09"]
    assert len(ready.deck) == 41
    assert ready.refused == []


def test_random_decks_are_legal_everywhere() -> None:
    """KH-DECK-01 to KH-DECK-16."""
    for seed in range(40):
        codes = random_deck(BOOK, stream_of(seed, 1))
        assert [wrong(codes, ruleset) for ruleset in FORMATS] == [[], []], seed


@pytest.mark.parametrize(("code", "meant"), [("KHP-D28", "equipment"), ("KHP-F23", "magic")])
def test_a_random_deck_has_cards_of_the_types_its_theme_speaks_of(code: str, meant: str) -> None:
    """A Friend who raises Magic Cards is of no use without any."""
    for seed in range(8):
        cards = [BOOK.cards[BOOK.card_code(one)] for one in random_deck(BOOK, stream_of(seed, 1), [code])]
        assert code in [card.code for card in cards]
        assert len([card for card in cards if card.plain["type"] == meant]) > 1, seed


@pytest.mark.parametrize("code", list(BOOK.decks))
def test_a_deck_is_the_same_as_text_share_code_and_json(code: str) -> None:
    """In every language, with names that several cards share."""
    deck = deck_of_codes(DECKS, BOOK.decks[code].entries, BOOK.decks[code].names["en"])
    for language in ("en", "ja", "it"):
        assert read_text(DECKS, write_text(DECKS, deck, language)) == deck
    assert read_code(DECKS, write_code(deck)) == deck
    assert read_json(DECKS, write_json(DECKS, deck)) == deck


@pytest.mark.parametrize("text", ["1 zzzzzzzzzzzzzzzz", "2 Goofyy 2", "Deck\nSora 1"])
def test_what_cannot_be_read_breaks_no_rule(text: str) -> None:
    """A card may be any (KH-DECK-17), so a line that names none, or one elsewhere, is against no clause."""
    with pytest.raises(BadDeck) as caught:
        read_text(DECKS, text)
    assert [one.clause for one in (*caught.value.mistakes, caught.value.phrase)] == ["", ""]
    assert "[KH-" not in str(caught.value)


def test_a_name_with_its_level_is_one_card() -> None:
    """KH-DECK-07: “Goofy 2” is the Goofy of level 2; a bare name that several cards have is refused."""
    assert read_text(DECKS, "2 Goofy 2") == deck_of_codes(DECKS, ["KHP-F06", "KHP-F06"])
    with pytest.raises(BadDeck) as caught:
        read_text(DECKS, "2 Goofy")
    why = caught.value.mistakes[0].args["why"]
    assert isinstance(why, Phrase)
    assert why.key == "error-deck-ambiguous"
    assert why.args["known"] == "KHP-F05, KHP-F06, KHP-F07"


@pytest.mark.parametrize(
    ("language", "attack", "equipment"),
    [
        ("en", "Oblivion (attack)", "Oblivion (equipment)"),
        ("ja", "過ぎ去りし思い出 (アタック)", "過ぎ去りし思い出 (装備)"),
        ("it", "Oblio (attacco)", "Oblio (equip.)"),
    ],
)
def test_cards_without_a_level_are_told_apart_by_their_types(
    language: str, attack: str, equipment: str
) -> None:
    """In the language of the text."""
    deck = deck_of_codes(DECKS, ["KHP-A04", "KHP-E06"])
    said = write_text(DECKS, deck, language)
    assert attack in said
    assert equipment in said
    assert read_text(DECKS, said) == deck


@pytest.mark.parametrize(
    ("code", "groups"),
    [
        ("KHP-F28", {"light"}),
        ("KHP-N02", {"xiii"}),
        ("KHP-D03", {"dark"}),
        ("KHP-W06", {"light", "dark", "xiii"}),
    ],
)
def test_a_card_leads_to_leaders_who_can_use_it(code: str, groups: set[str]) -> None:
    """KH-PLAYER-09 to KH-PLAYER-12: Friends help the light, Heartless the dark, Nobodies the Organization."""
    book = Book(own_sets())
    card = next(one for one in book.cards if one.code == code)
    found = leaders_for(book, card)
    players = [one for one in book.cards if one.type == Type.PLAYER and one.plain["group"] in groups]
    assert [one.code for one in found] == [one.code for one in players]

"""Chapter 2: legal teams and decks, and conceding."""

from __future__ import annotations

from collections import Counter

import pytest

from playmat.games.kmon import GAME
from playmat.games.kmon.rules.deck import violations
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import read_record, replay, write_record
from playmat.kernel.rng import stream_of

BOOK = GAME.book
GLACIER = BOOK.decks["KM1-SD1"].entries
TEAM, CARDS = GLACIER[:3], GLACIER[3:]


def keys(codes: tuple[str, ...], standard: bool = False) -> list[tuple[str, str]]:
    """The faults of a deck: key and clause."""
    return [(one.key.removeprefix("kmon-deck-"), one.clause) for one in violations(BOOK, codes, standard)]


@pytest.mark.parametrize("code", list(BOOK.decks))
def test_starter_decks_are_legal_in_both_formats(code: str) -> None:
    """KM-DECK-08."""
    assert keys((code,)) == []
    assert keys((code,), standard=True) == []


CASES = [
    ((*TEAM[:2], *CARDS), [("team-size", "KM-DECK-01")]),
    ((*TEAM, *CARDS[:23]), [("size", "KM-DECK-02")]),
    ((*TEAM, *CARDS, *(["KM1-GEN-11"] * 13)), [("size", "KM-DECK-02")]),
    ((*TEAM, *CARDS[:20], *(["KM1-ITM-02"] * 6)), [("items", "KM-DECK-03")]),
    ((*TEAM, *CARDS, "KM1-GHO-1"), [("element", "KM-DECK-04")]),
    ((*TEAM, *CARDS, "NOPE"), [("unknown-card", "KM-DECK-09")]),
    ((*TEAM, *CARDS, *(["KM1-GEN-11"] * 4)), []),
    ((TEAM[0], TEAM[0], TEAM[1], *CARDS), []),
]


@pytest.mark.parametrize(("codes", "wanted"), CASES)
def test_the_rulebook_format_names_every_violation(
    codes: tuple[str, ...], wanted: list[tuple[str, str]]
) -> None:
    """KM-DECK-01 to KM-DECK-07, KM-DECK-09."""
    found = keys(codes)
    assert [one for one in found if one[0] != "element" or one in wanted] == wanted


def test_the_standard_format_adds_two_limits() -> None:
    """KM-DECK-08."""
    assert keys((*TEAM, *CARDS, *(["KM1-GEN-11"] * 4)), standard=True) == [("copies", "KM-DECK-08")]
    assert ("team-twice", "KM-DECK-08") in keys((TEAM[0], TEAM[0], TEAM[1], *CARDS), standard=True)


def test_an_illegal_deck_cannot_enter_a_battle() -> None:
    """KM-DECK-09."""
    with pytest.raises(BadSetup) as caught:
        Match(GAME, Setup("kmon", (Seat(deck=CARDS), Seat())))
    assert caught.value.phrase.clause == "KM-DECK-01"


def test_a_player_may_concede_whenever_asked() -> None:
    """KM-WIN-08."""
    match = Match(GAME, Setup("kmon", (Seat(), Seat()), seed=3))
    seat = match.asked[0]
    match.say(seat, "Concede")
    result = match.result
    assert result is not None
    assert result.winners == (1 - seat,)
    assert result.clause == "KM-WIN-08"
    assert replay(read_record(write_record(match, "test")), GAME).result == result
    match.rewind(len(match.entries) - 1)
    assert not match.is_over


def test_the_published_decks_are_named_and_whole() -> None:
    """KM-DECK-08: each with its name in every language, and just the cards it is published with."""
    decks = GAME.starter_decks()
    assert [code for code, _names, _deck in decks] == list(BOOK.decks)
    for code, names, deck in decks:
        assert set(names) == {"en", "it", "ja"}
        assert deck.name == names["en"]
        assert Counter(deck.codes()) == Counter(BOOK.decks[code].entries)


def test_random_decks_are_legal_and_use_what_they_may() -> None:
    """KM-DECK-02, KM-DECK-03, KM-DECK-08: to the last size, item and copy that is allowed, and no further."""
    sizes, items, copies = set(), set(), set()
    for seed in range(200):
        codes = GAME.random_deck(stream_of(seed, 0))
        assert keys(codes, standard=True) == []
        cards = codes[3:]
        sizes.add(len(cards))
        items.add(sum(GAME.card(code)["type"] == "item" for code in cards))
        copies |= set(Counter(cards).values())
    assert sizes == set(range(24, 37))
    assert max(items) == 5
    assert copies == {1, 2, 3}


@pytest.mark.parametrize("size", range(42))
def test_how_many_cards_are_missing_or_too_many(size: int) -> None:
    """KM-DECK-02: the refusal counts what is missing to 24, or above 36."""
    deck = deck_with(3, size)
    found = [one for one in violations(GAME.book, deck, False) if one.clause == "KM-DECK-02"]
    if 24 <= size <= 36:
        assert not found
    else:
        assert [one.args for one in found] == [
            {"got": size, "missing": max(0, 24 - size), "surplus": max(0, size - 36)}
        ]


@pytest.mark.parametrize("size", range(6))
def test_how_many_kmons_are_missing_or_too_many(size: int) -> None:
    """KM-DECK-01: the refusal counts what is missing to three, or above them."""
    found = [one for one in violations(GAME.book, deck_with(size, 24), False) if one.clause == "KM-DECK-01"]
    if size == 3:
        assert not found
    else:
        assert [one.args for one in found] == [
            {"got": size, "missing": max(0, 3 - size), "surplus": max(0, size - 3)}
        ]


@pytest.mark.parametrize("size", range(9))
def test_how_many_items_are_too_many(size: int) -> None:
    """KM-DECK-03: five items at most, and the refusal counts those above."""
    deck = (*deck_with(3, 24 - size), *["KM1-ITM-01"] * size)
    found = [one for one in violations(GAME.book, deck, False) if one.clause == "KM-DECK-03"]
    assert [one.args for one in found] == ([{"got": size, "surplus": size - 5}] if size > 5 else [])


def deck_with(kmons: int, cards: int) -> tuple[str, ...]:
    """A deck of so many K-Mons and generic cards."""
    return (*["KM1-K01"] * kmons, *["KM1-GEN-11"] * cards)

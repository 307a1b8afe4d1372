"""Decks as text, share code and JSON: round trips, forgiving reading, and typed refusals."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat.cards.decks import (
    MAX_CARDS,
    MAX_COPIES,
    MAX_LINE,
    MAX_MISTAKES,
    MAX_NAME,
    MAX_TEXT,
    BadDeck,
    Deck,
    DeckBook,
    DeckCard,
    DeckRow,
    Section,
    deck_of_codes,
    deck_of_entries,
    make_deck,
    read_json,
    read_text,
    write_json,
    write_text,
)
from playmat.cards.share import MAX_CODE, read_code, read_deck, write_code

SECTIONS = (
    Section("leader", {"en": ["Leader"], "ja": ["リーダー"], "it": ["Capo"]}, ordered=True),
    Section("deck", {"en": ["Deck", "Cards"], "ja": ["デッキ"], "it": ["Mazzo"]}),
    Section("side", {"en": ["Side"], "ja": ["サイド"], "it": ["Riserva"]}),
)
PLAIN = ("deck", "side")


def card(code: str, en: str, ja: str, it: str, sections: tuple[str, ...] = PLAIN) -> DeckCard:
    return DeckCard(code, {"en": en, "ja": ja, "it": it}, sections)


BOOK = DeckBook(
    "toy",
    SECTIONS,
    [
        card("T1-L1", "The King", "王様", "Il Re", ("leader",)),
        card("T1-L2", "The Queen", "女王", "La Regina", ("leader",)),
        card("T1-1", "Fire", "ファイア", "Fuoco"),
        card("T1-2", "Fira", "ファイラ", "Fuocora"),
        card("T1-10", "Ice's Edge", "氷の刃", "Lama dell'Età"),
        card("T1-11", "2 Fire", "2枚", "Due x3"),
        card("T1-12", "Deck", "デッキ", "Mazzo"),
        card("T1-13", "# Hash", "// 斜線", "Name: Nome"),
        card("T1-14", "Twin", "双子", "Gemelli"),
        card("OTHER-SET-7", "Twin", "双子", "Gemelli"),
        card("T1-15", "- 3x Dash (T1-1)", "・点", "[T1-1]"),
        card("T1-16", "名前\uff1aX", "\u3000広い\u3000", "tab\tulato"),
        card("T1-17", "Fire # hot", "ファイア // 熱い", "Fuoco # caldo"),
    ],
    "TOY-01",
)

names = st.text(st.characters(codec="utf-8"), max_size=MAX_NAME).filter(
    lambda text: " ".join(text.split()).isprintable()
)


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Any deck of the toy game."""
    counts = st.integers(1, 12)
    leaders = st.sampled_from(["T1-L1", "T1-L2"])
    plain = st.sampled_from([code for code, one in BOOK.cards.items() if "deck" in one.sections])
    chosen = [(0, code, count) for code, count in draw(st.lists(st.tuples(leaders, counts), max_size=4))]
    for section in (1, 2):
        chosen += [
            (section, code, count) for code, count in draw(st.lists(st.tuples(plain, counts), max_size=7))
        ]
    return make_deck(BOOK, draw(names), [*chosen, (1, "T1-1", 1)])


@given(decks(), st.sampled_from(["en", "ja", "it"]))
def test_a_deck_is_the_same_in_every_form(deck: Deck, language: str) -> None:
    text, code, data = write_text(BOOK, deck, language), write_code(deck), write_json(BOOK, deck)
    assert read_text(BOOK, text) == deck
    assert read_code(BOOK, code) == deck
    assert read_json(BOOK, data) == deck
    for form in (text, code, data):
        again = read_deck(BOOK, form)
        assert again == deck
        assert (write_text(BOOK, again, language), write_code(again), write_json(BOOK, again)) == (
            text,
            code,
            data,
        )
    assert make_deck(BOOK, deck.name, entries(deck)) == deck
    assert set(code) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")


def test_a_code_holds_the_longest_name_in_any_script() -> None:
    deck = make_deck(BOOK, "語" * MAX_NAME, [(1, "T1-1", 1), (1, "T1-10", 2)])
    assert read_code(BOOK, write_code(deck)) == deck


@pytest.mark.parametrize("language", ["en", "ja", "it"])
def test_a_name_that_reads_as_another_card_is_written_as_its_code(language: str) -> None:
    deck = make_deck(BOOK, "", [(1, "T1-17", 2)])
    assert "2 T1-17" in write_text(BOOK, deck, language).splitlines()
    assert read_text(BOOK, write_text(BOOK, deck, language)) == deck


def worded(error: BadDeck) -> None:
    """A refusal is a sentence, not a key without words."""
    assert str(error)
    assert "[error" not in str(error)


def entries(deck: Deck) -> list[tuple[int, str, int]]:
    return [(number, one.code, one.count) for number, part in enumerate(deck.parts) for one in part]


def test_equal_cards_stand_together_and_only_leaders_keep_their_order() -> None:
    deck = deck_of_codes(BOOK, ["T1-10", "T1-L2", "T1-2", "T1-L1", "T1-10", "T1-L2"])
    assert [entry.code for entry in deck.parts[0]] == ["T1-L2", "T1-L1", "T1-L2"]
    assert deck.parts[1] == (DeckRow("T1-2", 1), DeckRow("T1-10", 2))
    assert deck.codes() == ("T1-L2", "T1-L1", "T1-L2", "T1-2", "T1-10", "T1-10")


@pytest.mark.parametrize(
    "line",
    [
        "2 Fire",
        "2x fire",
        "2 x FIRE",
        "2× Fire",
        "\uff12 ファイア",
        "ファイア ×2",
        "ファイア2枚",
        "2枚 ファイア",
        "Fuoco x2",
        "2 t1-1",
        "2 Fire (T1-1)",
        "- 2 Fire  # the best",
        "\t2   Fire // the best",
        "Fire\nFire",
        "\ufeff\n\n# all\r\n2 Fire\r\n",
        "Deck (2):\n2 Fire",
        "デッキ:\n2 Fire",
        "MAZZO\n2 Fuoco",
    ],
)
def test_lines_are_read_as_people_write_them(line: str) -> None:
    assert read_text(BOOK, line).parts == ((), (DeckRow("T1-1", 2),), ())


def test_accents_apostrophes_and_headings_are_forgiven() -> None:
    deck = read_text(
        BOOK, "name\uff1a The  Best\nLama dell’eta\nSide\nFire\nRiserva\nIce’s edge\nLeader\nil re"
    )
    assert deck.name == "The Best"
    assert deck.parts == (
        (DeckRow("T1-L1", 1),),
        (DeckRow("T1-10", 1),),
        (DeckRow("T1-1", 1), DeckRow("T1-10", 1)),
    )


REFUSED = [
    ("2 Fier", "error-deck-unknown-near", "TOY-01"),
    ("1 zzzzzzzzzzzzzzzz", "error-deck-unknown", "TOY-01"),
    ("Twin", "error-deck-ambiguous", ""),
    ("2 Fire (T1-2)", "error-deck-two-cards", ""),
    ("2 Fier (T1-1)", "error-deck-unknown-near", "TOY-01"),
    ("Leader\nFire", "error-deck-section", ""),
    ("Side\nThe King", "error-deck-section", ""),
    ("0 Fire", "error-deck-count", ""),
    (f"{MAX_COPIES + 1} Fire", "error-deck-count", ""),
    ("x" * (MAX_LINE + 1), "error-deck-long", ""),
]


@pytest.mark.parametrize(("text", "key", "clause"), REFUSED)
def test_a_line_that_cannot_be_read_is_named(text: str, key: str, clause: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_text(BOOK, text)
    mistake = caught.value.mistakes[0]
    why = mistake.args["why"]
    assert mistake.args["line"] == len(text.splitlines())
    assert not isinstance(why, str | int)
    assert (why.key, mistake.clause) == (key, clause)
    assert "[" not in str(caught.value).replace("T1-", "")


def test_the_nearest_card_and_every_mistake_are_named() -> None:
    with pytest.raises(BadDeck) as caught:
        read_text(BOOK, "2 Fier\n1 Fire\n3 女玉")
    said = str(caught.value)
    assert [mistake.args["line"] for mistake in caught.value.mistakes] == [1, 3]
    assert "“Fire”" in said
    assert "“女王”" in said
    assert said.count("[TOY-01]") == 2
    with pytest.raises(BadDeck) as caught:
        read_text(BOOK, "nonsense\n" * 100)
    assert len(caught.value.mistakes) == MAX_MISTAKES


def many(count: int) -> list[tuple[int, str, int]]:
    return [(1 + number % 2, "T1-1", 1) for number in range(count)]


LIMITS: list[tuple[str, Callable[[], object]]] = [
    ("error-deck-size", lambda: read_text(BOOK, "\n" * (MAX_TEXT + 1))),
    ("error-deck-size", lambda: read_json(BOOK, "{" + " " * MAX_TEXT)),
    ("error-deck-code", lambda: read_code(BOOK, "toy.1." + "A" * MAX_CODE)),
    ("error-deck-empty", lambda: read_text(BOOK, "# nothing\n")),
    ("error-deck-empty", lambda: deck_of_codes(BOOK, [])),
    ("error-deck-name", lambda: make_deck(BOOK, "x" * (MAX_NAME + 1), [(1, "T1-1", 1)])),
    ("error-deck-name", lambda: make_deck(BOOK, "\ud800", [(1, "T1-1", 1)])),
    ("error-deck-count", lambda: make_deck(BOOK, "", many(2 * MAX_COPIES + 2))),
    ("error-deck-count", lambda: make_deck(BOOK, "", [(1, "T1-1", 0)])),
    (
        "error-deck-many",
        lambda: make_deck(BOOK, "", [(0, f"T1-L{n % 2 + 1}", 1) for n in range(MAX_CARDS + 1)]),
    ),
    ("error-deck-unknown-near", lambda: deck_of_entries(BOOK, "", [(1, "T1-99", 1)])),
]


@pytest.mark.parametrize(("key", "act"), LIMITS)
def test_limits(key: str, act: Callable[[], object]) -> None:
    with pytest.raises(BadDeck) as caught:
        act()
    assert caught.value.phrase.key == key


GOOD: dict[str, Any] = {
    "deck": 1,
    "game": "toy",
    "name": "",
    "sections": {"deck": [{"code": "T1-1", "count": 2}]},
}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"deck": 2}, "error-deck-version"),
        ({"deck": 10**30}, "error-deck-version"),
        ({"game": "chess"}, "error-deck-game"),
        ({"sections": {"bench": []}}, "error-deck-sections"),
        ({"sections": {"deck": [{"code": "T1-1", "count": True}]}}, "error-deck-json-at"),
        ({"sections": {"deck": [{"code": "T1-1", "count": -1}]}}, "error-deck-count"),
        ({"sections": {"leader": [{"code": "T1-1", "count": 1}]}}, "error-deck-section"),
        ({"sections": {"deck": [{"code": "T1-1", "count": 1, "foil": 1}]}}, "error-deck-json-at"),
        ({"extra": 1}, "error-deck-json-at"),
        ({"name": "a\nb\x00"}, "error-deck-name"),
    ],
)
def test_json_that_is_no_deck_is_refused(change: dict[str, Any], key: str) -> None:
    assert read_json(BOOK, json.dumps(GOOD)).parts[1] == (DeckRow("T1-1", 2),)
    with pytest.raises(BadDeck) as caught:
        read_json(BOOK, json.dumps({**GOOD, **change}))
    assert caught.value.phrase.key == key


def signed(data: bytes, head: str = "toy.1.") -> str:
    """A share code of any bytes with the right check sum."""
    whole = data + zlib.crc32(head.encode() + data).to_bytes(4, "big")
    return head + base64.urlsafe_b64encode(whole).decode().rstrip("=")


@given(decks(), st.data())
def test_an_altered_code_is_refused(deck: Deck, data: st.DataObject) -> None:
    code = write_code(deck)
    place = data.draw(st.integers(len("toy.1."), len(code) - 1))
    other = data.draw(st.sampled_from("Ab0-_").filter(lambda sign: sign != code[place]))
    for wrong in (code[:place] + other + code[place + 1 :], code[:place], code + other):
        with pytest.raises(BadDeck):
            read_code(BOOK, wrong)


def test_codes_of_another_game_or_version_say_so() -> None:
    code = write_code(deck_of_codes(BOOK, ["T1-1"]))
    for wrong, key in (
        (code.replace("toy", "chess"), "error-deck-game"),
        (code.replace(".1.", ".2."), "error-deck-version"),
        (code.replace(".1.", ".01."), "error-deck-version"),
    ):
        with pytest.raises(BadDeck) as caught:
            read_code(BOOK, wrong)
        assert caught.value.phrase.key == key
    assert read_deck(BOOK, f"  {code}\n") == read_code(BOOK, code)


def test_a_code_of_a_set_that_is_not_here_names_its_card() -> None:
    more = DeckBook("toy", SECTIONS, [*BOOK.cards.values(), card("NEW-1", "New", "新", "Nuovo")], "TOY-01")
    code = write_code(deck_of_codes(more, ["T1-1", "NEW-1"]))
    assert read_code(more, code).parts[1][0].code == "NEW-1"
    with pytest.raises(BadDeck) as caught:
        read_code(BOOK, code)
    assert caught.value.phrase.args["got"] == "NEW-1"


@given(st.binary(max_size=60))
def test_a_signed_code_of_any_bytes_is_a_deck_or_refused(data: bytes) -> None:
    code = signed(data)
    try:
        deck = read_code(BOOK, code)
    except BadDeck as error:
        worded(error)
    else:
        assert write_code(deck) == code


@given(
    st.text(max_size=200)
    | st.lists(
        st.sampled_from([*BOOK.spelled.values(), "2", "x", "(", ")", "\n", " ", "9" * 7]), max_size=20
    ).map("".join)
)
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    for read in (read_deck, read_text, read_json, read_code):
        try:
            deck = read(BOOK, text)
        except BadDeck as error:
            worded(error)
        else:
            assert read_text(BOOK, write_text(BOOK, deck)) == deck


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.sampled_from(list(BOOK.cards)),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["code", "count", "deck", "side", "x"]), inner, max_size=3)
    ),
    max_leaves=10,
)


@given(st.dictionaries(st.sampled_from(list(GOOD)), json_values))
def test_any_json_is_a_deck_or_refused(change: dict[str, Any]) -> None:
    try:
        deck = read_json(BOOK, json.dumps({**GOOD, **change}))
    except BadDeck as error:
        worded(error)
    else:
        assert read_json(BOOK, write_json(BOOK, deck)) == deck


def test_deeply_nested_json_is_refused() -> None:
    with pytest.raises(BadDeck):
        read_json(BOOK, '{"sections":' + "[" * 9_000)

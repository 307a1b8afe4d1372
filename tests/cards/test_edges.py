"""Bounds and small cases of the card room: one more is refused, none is none, what is said stays short."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64
from tests.cards.test_decks import BOOK

from playmat.cards.continuous import LEAST, MOST, continuous_number, shifted
from playmat.cards.coverage import Counting
from playmat.cards.decks import MAX_COPIES, BadDeck, deck_of_codes, read_json, read_text
from playmat.cards.duel import hidden_card
from playmat.cards.entry import needs_name
from playmat.cards.finding import code_meant, codes_by_name, codes_of
from playmat.cards.game import CardGame
from playmat.cards.observed import note_piles, write_deck, write_discard, write_hand, write_seen
from playmat.cards.operation import Field, word
from playmat.cards.reading import check_set, check_value
from playmat.cards.reference import field_table
from playmat.cards.share import read_code, write_code
from playmat.cards.slug import slug_of
from playmat.cards.text import text_keys
from playmat.games.khtcg import GAME as KHTCG
from playmat.games.kmon import GAME as KMON
from playmat.kernel.documents.form import SHOWN
from playmat.kernel.errors import BadEncoding, BadScenario
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.observation.features import Features
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup


@pytest.mark.parametrize(
    ("count", "good"), [(0, False), (1, True), (MAX_COPIES, True), (MAX_COPIES + 1, False)]
)
def test_a_line_of_a_deck_has_from_one_to_the_most_copies(count: int, good: bool) -> None:
    text = f"{count} Fira"
    if good:
        (entry,) = read_text(BOOK, text).parts[1]
        assert (entry.code, entry.count) == ("T1-2", count)
        return
    with pytest.raises(BadDeck) as refused:
        read_text(BOOK, text)
    (mistake,) = refused.value.mistakes
    why = mistake.args["why"]
    assert isinstance(why, Phrase)
    assert (why.key, why.args["limit"]) == ("error-deck-count", MAX_COPIES)


def test_a_version_of_another_time_is_repeated_in_few_letters() -> None:
    with pytest.raises(BadDeck) as refused:
        read_json(BOOK, json.dumps({"deck": 10**24, "game": "toy", "name": "", "sections": {}}))
    (mistake,) = refused.value.mistakes
    assert (mistake.key, mistake.args) == ("error-deck-version", {"got": f"1{19 * '0'}", "known": 1})


def test_a_name_becomes_a_word_and_only_one_without_letters_becomes_the_code() -> None:
    assert slug_of("Herb Poultice", "KM1-ITM-01") == "herb-poultice"
    assert slug_of("霜", "X-1") == "x-1"


def test_every_continuous_number_comes_back_beside_every_other() -> None:
    for key in range(8):
        for value in (LEAST, -1, 1, MOST):
            total = shifted(key, value) + shifted((key + 3) % 8, 5)
            assert [continuous_number(total, one) for one in range(8)] == [
                value if one == key else 5 if one == (key + 3) % 8 else 0 for one in range(8)
            ]


def test_only_who_must_be_named_needs_a_name() -> None:
    """A card that may leave its name out goes by what its language calls it."""
    name = next(field for field in KMON.vocabulary.common if field.name == "name")
    assert name.default is None
    assert needs_name((name,))
    assert not needs_name((Field("name", name.shape, default=""),))


def test_nothing_more_to_write_is_said() -> None:
    assert field_table(()) == ["Nothing more.", ""]
    assert field_table(KMON.vocabulary.common)[0] == "| key | value | if left out |"


def test_cards_are_found_by_code_word_and_name_and_one_of_two_names_alike_is_not_enough() -> None:
    cards = {
        "A-1": {"name": {"en": "Fire", "it": "Fuoco"}},
        "A-2": {"name": {"en": "Fire", "it": "Fiamma"}},
    }
    named = codes_by_name(cards, {"A-1": "fire-1", "A-2": "fire-2"})
    assert codes_of(named, "FIRE", cards) == ["A-1", "A-2"]
    for name, code in (("fuoco", "A-1"), ("Fiamma", "A-2"), ("fire-2", "A-2"), ("a-1", "A-1")):
        assert codes_of(named, name, cards) == [code]


@pytest.mark.parametrize("code", ["MY1-01", "KM1-ITM-01"])
def test_a_good_value_is_good(code: str) -> None:
    fields = {field.name: field for field in KMON.vocabulary.common}
    assert check_value(KMON.vocabulary, fields["code"], code) == []
    assert check_value(KMON.vocabulary, fields["name"], {"en": "not a code"}) == []


@pytest.mark.parametrize(("code", "key"), [("my 1", "error-cards-code"), (7, "error-cards-text")])
def test_a_bad_code_is_refused_for_one_reason(code: object, key: str) -> None:
    field = next(field for field in KMON.vocabulary.common if field.name == "code")
    assert [one.key for one in check_value(KMON.vocabulary, field, code)] == [key]


def test_what_has_been_carried_out_is_no_longer_undone() -> None:
    counting = Counting(KMON)
    every = set(counting.operations)
    assert counting.undone() == every
    first, *_rest = sorted(every)
    counting.done[first] += 1
    assert counting.undone() == every - {first}


def test_a_table_within_a_card_is_looked_into() -> None:
    (field,) = [one for one in KMON.vocabulary.types["reaction"] if one.name == "extra_cost"]
    for value, key in (({"no such key": 1}, "error-cards-unknown"), (3, "error-cards-table")):
        assert key in [one.key for one in check_value(KMON.vocabulary, field, value)]


def test_each_time_an_operation_was_carried_out_is_counted_once() -> None:
    counting = Counting(KMON)
    assert set(counting.cover().operations.values()) == {0}
    at, operation = next(iter(counting.operations.items()))
    counting.done[at] += 3
    assert counting.cover().operations[KMON.vocabulary.name_of(operation)] == 3


def test_a_card_with_an_operation_left_undone_promises_something() -> None:
    """No matter how often the card came into play, or what its other operations have shown."""
    counting = Counting(KMON)
    for code in KMON.codes():
        counting.ways[code, ""] = 1
    counting.done.update(counting.operations)
    counting.taken.update(counting.branches)
    assert counting.promising() == set()
    code = next(code for code, written in counting.written.items() if len(written) > 1)
    at, _operation = counting.written[code][1]
    counting.done[at] = 0
    assert code in counting.promising()


def test_a_game_that_names_no_branches_has_taken_none() -> None:
    game: CardGame = KMON
    match = Match(game, check_setup(KMON, Setup("kmon", (Seat(), Seat()), seed=4)))
    assert CardGame.branches(KMON) == ()
    assert CardGame.branches_taken(game, match.state, match.choice(match.needed[0]), 0, []) == []


def test_a_deck_that_seeks_nothing_is_the_first_one_drawn() -> None:
    assert KMON.seeking_deck(stream_of(5, 1), set()) == KMON.random_deck(stream_of(5, 1))


def test_a_share_code_of_old_is_good_for_ever() -> None:
    """A code once written into a chat is read by every later release, and written the same."""
    deck = deck_of_codes(BOOK, ["T1-L1", *["T1-1"] * 3, *["T1-10"] * 9])
    assert write_code(deck) == OLD_CODE
    assert read_code(BOOK, OLD_CODE) == deck


OLD_CODE = "toy.1.AAEBVDEtTLECG7EgCbAA1fLbQw"


def test_a_hand_is_written_row_by_row_over_what_stood_there() -> None:
    """The card and whether it was seen; marks above a card's number, rows of before and those behind."""
    hand = vec[i64]([i64(card) for card in (4, 1 | 32, 7)])
    out = vec[i16]([i16(9)] * 11)
    write_hand(hand, 15, 32, 4, out, 1)
    assert list(out) == [9, 5, 0, 2, 1, 8, 0, 0, 0, 9, 9]
    write_hand(hand, 15, 32, 2, out, 1)
    assert list(out)[:5] == [9, 5, 0, 2, 1]


def test_of_another_hand_what_was_seen_is_written_in_order() -> None:
    hand = vec[i64]([i64(card) for card in (7 | 16, 3, 2 | 16)])
    out = vec[i16]([i16(9)] * 6)
    write_seen(hand, 15, 16, 4, out, 1)
    assert list(out) == [9, 3, 8, 0, 0, 9]


def test_a_discard_pile_is_written_oldest_first() -> None:
    out = vec[i16]([i16(9)] * 6)
    write_discard(vec[i64]([i64(4), i64(0)]), 4, out, 1)
    assert list(out) == [9, 5, 1, 0, 0, 9]


def test_of_a_deck_the_copies_of_each_card_are_written() -> None:
    out = vec[i16]([i16(9)] * 6)
    write_deck(vec[i64]([i64(card) for card in (2 | 16, 1, 2)]), 15, 4, out, 1)
    assert list(out) == [9, 0, 1, 2, 0, 9]


@pytest.mark.parametrize("value", [3, "fire", {"fire": 1}])
def test_words_are_a_list_of_words(value: object) -> None:
    (field,) = [one for one in KHTCG.vocabulary.types["equipment"] if one.name == "bearer_kinds"]
    assert check_value(KHTCG.vocabulary, field, ["dark"]) == []
    assert [one.key for one in check_value(KHTCG.vocabulary, field, value)] == ["error-cards-words"]


LONG = "x" * (SHOWN + 10)


def test_what_is_no_text_and_what_is_near_a_word_are_repeated_in_few_letters() -> None:
    fields = {field.name: field for field in KMON.vocabulary.types["ability"]}
    code = next(field for field in KMON.vocabulary.common if field.name == "code")
    (why,) = check_value(KMON.vocabulary, code, [LONG])
    assert (why.key, why.args["got"]) == ("error-cards-text", f'["{LONG[: SHOWN - 2]}')
    near = f"fir{'e' * SHOWN}"
    (why,) = check_value(KMON.vocabulary, fields["element"], near)
    assert why.args["got"] == near[:SHOWN]


def test_what_is_no_table_is_repeated_in_few_letters() -> None:
    text = f"""set = "MY1"

[[card]]
code = "MY1-01"
type = "ability"
name = {{ en = "Ember Rain" }}
element = "fire"
cost = 2
target = "opp_active"
effects = [{{ op = "attach", kind = "buff", duration = 2, to = "own_active", static = "{LONG}" }}]
"""
    _read, mistakes = check_set(KMON.vocabulary, text, "my.toml")
    assert [str(one.args["why"].args["got"]) for one in mistakes] == [LONG[:SHOWN]]  # type: ignore[union-attr]


def test_what_is_like_a_long_word_is_repeated_in_few_letters() -> None:
    (why,) = check_value(KMON.vocabulary, Field("kind", word(LONG[:50])), LONG)
    assert (why.key, why.args) == ("error-cards-unknown-near", {"got": LONG[:SHOWN], "near": LONG[:50]})


@pytest.mark.parametrize(("amount", "good"), [(20, True), (-20, True), (21, False), (-21, False)])
def test_a_continuous_number_has_its_bounds(amount: int, good: bool) -> None:
    (field,) = [one for one in KMON.vocabulary.operations() if one.word == "attach"]
    (static,) = [one for one in field.fields if one.name == "static"]
    found = check_value(KMON.vocabulary, static, {KMON.vocabulary.numbers[0]: amount})
    assert [one.key for one in found] == ([] if good else ["error-cards-number"])


def test_every_word_of_a_set_has_a_sentence_of_its_own() -> None:
    keys = text_keys(KHTCG.vocabulary)
    assert {"khtcg-timing-battle", "khtcg-timing-challenge-phase"} <= set(keys)
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("game", [KMON, KHTCG], ids=["kmon", "khtcg"])
def test_a_match_that_asks_nobody_who_sits_there_is_none(game: CardGame) -> None:
    """A seat that is asked has to be at the table, with a rule that waits for the answer."""
    match = Match(game, check_setup(game, Setup(game.id, (Seat(), Seat()), seed=4)))
    numbers = match.state.encode()
    assert game.decode(numbers).encode() == numbers
    for seat in (2, 7, 63):
        with pytest.raises(BadEncoding) as refused:
            game.decode([*numbers[:2], seat, *numbers[3:]])
        assert refused.value.phrase.args["place"] == 2


@pytest.mark.parametrize("game", [KMON, KHTCG], ids=lambda game: game.id)
def test_a_misspelt_card_is_refused_with_a_word_that_means_it(game: CardGame) -> None:
    named, plain = game.book.named, game.book.plain
    for code in list(plain)[::29]:
        names: Any = plain[code]["name"]
        for name in (code, *names.values()):
            wrong = f"{name[:2]}{name[1]}{name[2:]}"
            if len(name) < 4 or codes_of(named, wrong, plain):
                continue
            with pytest.raises(BadScenario) as refused:
                code_meant(named, wrong, plain, game.id, "hand.0")
            assert refused.value.phrase.key == "error-deck-unknown-near"
            near = refused.value.phrase.args["near"]
            assert set(codes_of(named, near, plain)) & set(codes_of(named, name, plain)), (wrong, near)


@pytest.mark.parametrize("game", [KMON, KHTCG], ids=lambda game: game.id)
def test_what_is_like_no_card_is_not_taken_for_one(game: CardGame) -> None:
    with pytest.raises(BadScenario) as refused:
        code_meant(game.book.named, "Qqqq", game.book.plain, game.id, "hand.0")
    assert refused.value.phrase.key == "error-deck-unknown"
    assert refused.value.phrase.args == {"got": "Qqqq", "game": game.id, "path": "position.hand.0"}


@pytest.mark.parametrize("seed", range(8))
def test_a_hidden_place_hardly_holds_a_fourth_copy_and_chance_decides_no_more_than_it_must(seed: int) -> None:
    """The first card drawn of which fewer than three are known; it counts as known from then on."""
    stream, again = stream_of(seed, 1), stream_of(seed, 1)
    copies = vec[i64]([0, 3, 0])
    card = hidden_card(vec[i64]([0, 1]), 2, copies, 1, stream)
    while again.below(2) == 0:
        pass
    assert (int(card), [int(count) for count in copies]) == (1, [0, 3, 1])
    assert stream.below(1000) == again.below(1000)


def test_where_three_of_each_card_are_known_a_hidden_place_holds_one_all_the_same() -> None:
    copies = vec[i64]([3])
    assert hidden_card(vec[i64]([0]), 1, copies, 0, stream_of(0, 1)) == 0
    assert [int(count) for count in copies] == [4]


NOTED = [
    # own hand with its marks, their seen cards, both discard piles, the deck by card
    (
        [1, 1, 3, 0, 2, 4, 4, 4, 1, 3, 0, 2, 0, 1],
        "A hand, A gone, B seen, 2 B deck, C hand, C gone, D seen, D deck",
    ),
    ([2, 1, 0, 0, 1, 0, 4, 4, 2, 0, 3, 0, 0, 0], "A seen, 3 A deck, B hand, B gone"),
    ([0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0], ""),
]


@pytest.mark.parametrize(("row", "noted"), NOTED, ids=["full", "with room", "empty"])
def test_each_card_of_a_pile_is_noted_in_its_own_place(row: list[int], noted: str) -> None:
    """Four cards, two rows for each hand and discard pile; the own discard pile is not noted."""
    names = ["always", *[f"{card} {where}" for card in "ABCD" for where in ("hand", "seen", "deck", "gone")]]
    features = Features(names, 1)
    note_piles(features, vec[i16]([i16(one) for one in row]), (0, 4, 6, 10), 4, 4)
    found = sorted((int(features.places[one]), int(features.amounts[one])) for one in range(features.count))
    said = [f"{amount} {names[place]}" if amount > 1 else names[place] for place, amount in found]
    assert ", ".join(said) == noted


@pytest.mark.parametrize("game", [KMON, KHTCG], ids=["kmon", "khtcg"])
def test_a_game_has_learned_if_it_has_features_and_weights(
    game: CardGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    def found() -> object:
        fresh = copy.copy(game)
        vars(fresh).pop("learned", None)  # what was found before
        return fresh.learned

    assert found() is not None
    with monkeypatch.context() as without:
        without.setattr(type(game), "features", lambda _: None)
        assert found() is None
    with monkeypatch.context() as without:
        without.setattr(type(game), "package", "playmat.cards")
        assert found() is None

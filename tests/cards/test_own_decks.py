"""Decks and set codes of card files of one's own: what fits is played, all else is refused with words."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat import texts
from playmat.cards.game import CardGame
from playmat.cards.reading import BadCards
from playmat.cli import main
from playmat.kernel.game import Seat, Setup
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game as installed_game
from playmat.kernel.setup_check import check_setup

Deck = dict[str, Any]
FILE = "my-set.toml"


class Kind(NamedTuple):
    """The decks of a game, as these tests need them.

    Attributes:
        card: a card of one's own, as TOML.
        first: the key of the cards that stand first.
        basis: a published deck that a deck of one's own is made of.
        code: of the game's own set.
    """

    card: str
    first: str
    basis: str
    code: str


KINDS = {
    "kmon": Kind(
        'code = "{code}"\ntype = "item"\nname = {{ en = "Own" }}\n'
        'effects = [{{ op = "gain_charges", amount = 1 }}]',
        "team",
        "KM1-SD1",
        "KM1",
    ),
    "khtcg": Kind(
        'code = "{code}"\ntype = "friend"\nname = {{ en = "Own" }}\nlevel = 1\nsupport = 1\nmagic = 0',
        "players",
        "KHP-SD1",
        "KHP",
    ),
}
GAMES = pytest.mark.parametrize("game_id", KINDS)


def card_game(game_id: str) -> CardGame:
    """An installed game with cards."""
    return cast("CardGame", installed_game(game_id))


def own_deck(game_id: str) -> Deck:
    """A legal deck with a card of one's own in it."""
    kind = KINDS[game_id]
    (plain,) = [
        one for held in card_game(game_id).book.sets for one in held.decks if one["code"] == kind.basis
    ]
    cards = copy.deepcopy(plain["cards"])
    last = next(code for code, count in cards.items() if count == 1)
    del cards[last]
    return {
        "code": "MY1-D1",
        "name": {"en": "Mine"},
        kind.first: list(plain[kind.first]),
        "cards": {"MY1-1": 1, **cards},
    }


def toml(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {toml(one)}' for key, one in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value)


def file_of(game_id: str, *decks: Deck, code: str = "MY1", card: str = "MY1-1") -> str:
    """A card file with one card and some decks."""
    tables = ["[[card]]\n" + KINDS[game_id].card.format(code=card)] if card else []
    tables += [
        "[[deck]]\n" + "\n".join(f"{key} = {toml(one)}" for key, one in deck.items()) for deck in decks
    ]
    return f'set = "{code}"\n\n' + "\n\n".join(tables) + "\n"


def without(key: str) -> Callable[[Deck, Kind], None]:
    """Leave a key out."""
    return lambda deck, kind: deck.pop(kind.first if key == "first" else key)


def put(key: str, value: object) -> Callable[[Deck, Kind], None]:
    """Write something else."""
    return lambda deck, kind: deck.update({kind.first if key == "first" else key: value})


def count(value: object) -> Callable[[Deck, Kind], None]:
    """So many of one's own card."""
    return lambda deck, _kind: deck["cards"].update({"MY1-1": value})


def swap(deck: Deck, kind: Kind) -> None:
    """A card where cards of other types stand, and the other way round."""
    deck["cards"][deck[kind.first].pop()] = 1
    deck[kind.first].append("MY1-1")


BAD: dict[str, tuple[Callable[[Deck, Kind], None], set[str]]] = {
    "no code": (without("code"), {"error-cards-missing"}),
    "no name": (without("name"), {"error-cards-missing"}),
    "no team": (without("first"), {"error-cards-missing"}),
    "no cards": (without("cards"), {"error-cards-missing"}),
    "an unknown key": (put("card", {}), {"error-cards-unknown-near"}),
    "code: wrong type": (put("code", 7), {"error-cards-text"}),
    "code: wrong form": (put("code", "my deck"), {"error-cards-code"}),
    "code: of a card of the file": (put("code", "MY1-1"), {"error-cards-twice"}),
    "code: of the set": (put("code", "MY1"), {"error-cards-twice"}),
    "name: wrong type": (put("name", "Mine"), {"error-cards-names"}),
    "name: unknown language": (put("name", {"en": "Mine", "xx": "M"}), {"error-cards-unknown"}),
    "name: not one line": (put("name", {"en": "Mine\u0007"}), {"error-cards-signs"}),
    "team: wrong type": (put("first", "MY1-1"), {"error-cards-codes"}),
    "team: wrong type inside": (put("first", [1]), {"error-cards-codes"}),
    "team: empty": (put("first", []), {"error-cards-codes"}),
    "team: unknown": (put("first", ["NOBODY-HAS-THIS"]), {"error-cards-deck-unknown"}),
    "cards: wrong type": (put("cards", ["MY1-1"]), {"error-cards-counts"}),
    "cards: unknown": (put("cards", {"NOBODY-HAS-THIS": 1}), {"error-cards-deck-unknown"}),
    "cards: nearly known": (put("cards", {"MY1-2": 1}), {"error-deck-unknown-near"}),
    "cards: a deck's code": (put("cards", {"MY1-D1": 1}), {"error-deck-unknown-near"}),
    "count: none": (count(0), {"error-cards-number"}),
    "count: negative": (count(-1), {"error-cards-number"}),
    "count: too many": (count(100), {"error-cards-number"}),
    "count: a word": (count("two"), {"error-cards-number"}),
    "count: a flag": (count(True), {"error-cards-number"}),
    "count: broken": (count(1.5), {"error-cards-number"}),
    "cards of the wrong types": (swap, {"error-cards-deck-type"}),
    "too few cards": (put("cards", {"MY1-1": 1}), {"decks-clause"}),
    "more than is ever read": (count(99), {"decks-clause"}),
}
"""By what is wrong: how a deck gets so, and with which words it is refused."""


def reasons(mistakes: list[Phrase]) -> set[str]:
    """The keys of what is said."""
    return {one.args["why"].key for one in mistakes if isinstance(one.args["why"], Phrase)}


@GAMES
def test_a_deck_of_ones_own_is_played(game_id: str) -> None:
    game = card_game(game_id)
    mine = game.with_sets((FILE, file_of(game_id, own_deck(game_id))))
    assert game.check_cards(file_of(game_id, own_deck(game_id)), FILE) == []
    code, names, deck = mine.starter_decks()[-1]
    assert (code, names["ja"]) == ("MY1-D1", "Mine")
    assert "MY1-1" in deck.codes()
    state = mine.begin(check_setup(mine, Setup(game_id, (Seat(deck=("MY1-D1",)), Seat(deck=("MY1-D1",))))))
    state.advance()
    assert state.asks(int(state.first))


@GAMES
@pytest.mark.parametrize("wrong", BAD)
def test_a_bad_deck_is_refused_with_file_line_deck_and_reason(game_id: str, wrong: str) -> None:
    change, keys = BAD[wrong]
    deck = own_deck(game_id)
    change(deck, KINDS[game_id])
    text = file_of(game_id, deck)
    mistakes = card_game(game_id).check_cards(text, FILE)
    assert reasons(mistakes) == keys
    first = text[: text.index("[[deck]]")].count("\n") + 1
    for one in mistakes:
        assert one.args["file"] == FILE
        assert first <= int(str(one.args["line"])) <= text.count("\n")
        assert one.args["deck"] == str(deck.get("code", "#1"))
        said = {texts.render(one, language) for language in texts.LANGUAGES}
        assert len(said) == len(texts.LANGUAGES)
    with pytest.raises(BadCards) as refused:
        card_game(game_id).with_sets((FILE, text))
    assert refused.value.mistakes == mistakes


@GAMES
def test_decks_and_cards_share_no_code(game_id: str) -> None:
    game, deck = card_game(game_id), own_deck(game_id)
    published = {**deck, "code": KINDS[game_id].basis}
    for decks in ((deck, deck), (published,)):
        assert reasons(game.check_cards(file_of(game_id, *decks), FILE)) == {"error-cards-twice"}
    other = file_of(game_id, code="MY2", card="MY1-D1")
    with pytest.raises(BadCards) as refused:
        game.with_sets((FILE, file_of(game_id, deck)), ("other.toml", other))
    assert reasons(refused.value.mistakes) == {"error-cards-twice"}


@GAMES
@pytest.mark.parametrize("added_before", [False, True])
def test_a_deck_has_no_card_of_another_file(game_id: str, added_before: bool) -> None:
    game = card_game(game_id)
    cards = ("cards.toml", file_of(game_id, code="MY2"))
    decks = ("decks.toml", file_of(game_id, own_deck(game_id), card=""))
    before = (cards,) if added_before else ()
    mine = game.with_sets(*before)
    with pytest.raises(BadCards) as refused:
        mine.with_sets(*([decks] if added_before else [cards, decks]))
    (mistake,) = refused.value.mistakes
    assert reasons([mistake]) == {"error-cards-deck-elsewhere"}
    assert "decks.toml" in texts.render(mistake, "en")
    assert "cards.toml" in texts.render(mistake, "en")


@GAMES
def test_a_set_has_a_code_of_its_own(game_id: str) -> None:
    game = card_game(game_id)
    assert reasons(game.check_cards(file_of(game_id, code=KINDS[game_id].code), FILE)) == {
        "error-cards-set-own"
    }
    again = ("again.toml", file_of(game_id, card="MY1-2"))
    with pytest.raises(BadCards) as refused:
        game.with_sets((FILE, file_of(game_id)), again)
    assert reasons(refused.value.mistakes) == {"error-cards-set-other"}
    assert refused.value.mistakes[0].args["line"] == 1


@GAMES
def test_what_comes_with_a_game_is_in_order(game_id: str) -> None:
    for one in card_game(game_id).book.sets:
        assert card_game(game_id).check_cards(one.text, one.file) == []


def commands(game_id: str, file: str) -> dict[str, tuple[list[str], int]]:
    """Commands that take card files, with how they end where one is refused; a server begins without it."""
    return {
        "check": (["cards", "check", file, "--game", game_id], 1),
        "play": (["play", game_id, "--plain", "--cards", file, "--seat", "random", "random"], 2),
        "simulate": (["simulate", game_id, "--players", "random", "--games", "1", "--cards", file], 2),
        "list": (["decks", "list", game_id, "--cards", file], 2),
    }


@GAMES
@pytest.mark.parametrize("command", ["check", "play", "simulate", "list"])
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_command_refuses_a_bad_deck_alike(
    game_id: str,
    command: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PLAYMAT_LANG", language)
    for wrong in ("cards: unknown", "too few cards", "no cards"):
        deck = own_deck(game_id)
        BAD[wrong][0](deck, KINDS[game_id])
        (tmp_path / FILE).write_text(file_of(game_id, deck), encoding="utf-8")
        words, ends = commands(game_id, str(tmp_path / FILE))[command]
        assert main(words) == ends
        said = "".join(capsys.readouterr())
        (first, *_more) = card_game(game_id).check_cards(file_of(game_id, deck), FILE)
        assert texts.render(first, language) in said
        assert "Traceback" not in said


JUNK = st.one_of(
    st.none().map(lambda _none: ""),
    st.integers(-3, 200),
    st.booleans(),
    st.sampled_from(["", "MY1-1", "KM1-K01", "KHP-P01", "NO-SUCH", "KM1-SD1"]),
)
VALUES = st.recursive(
    JUNK,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["en", "MY1-1", "KHP-P01"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@GAMES
@given(data=st.data())
def test_any_deck_is_played_or_refused(game_id: str, data: st.DataObject) -> None:
    deck = own_deck(game_id)
    for key in data.draw(st.sets(st.sampled_from([*deck, "more"]), min_size=1)):
        deck[key] = data.draw(VALUES)
    text = file_of(game_id, deck)
    if not card_game(game_id).check_cards(text, FILE):
        mine = card_game(game_id).with_sets((FILE, text))
        assert len(mine.starter_decks()) == len(card_game(game_id).starter_decks()) + 1

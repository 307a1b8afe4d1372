"""The fields of a card have to agree (KH-GEN-03): a card that does not do as printed is refused."""

from __future__ import annotations

from inspect import isdatadescriptor
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from tests.cards.changes import as_written, changes, mistakes, some_card
from tests.cards.holding import each_operation, some_holding
from tests.crossing import first_of

from playmat.cards.filling import fill
from playmat.cards.operation import Card as Plain
from playmat.cards.operation import Operation
from playmat.cards.reading import CardSet
from playmat.games.khtcg import GAME
from playmat.games.khtcg.interface.card_text import lines
from playmat.games.khtcg.language.fitting import ANY_CARD
from playmat.games.khtcg.language.terms import KIND_WORDS, PLAYER_GROUPS
from playmat.games.khtcg.language.vocabulary import VOCABULARY
from playmat.games.khtcg.state.book import Book
from playmat.games.khtcg.state.card import Card
from playmat.texts import languages, render

DRAW = {"op": "draw", "amount": 1}
GAIN = {"op": "gain_hp", "amount": 1}
CHOOSE = {"op": "choose", "one": [DRAW], "two": [GAIN]}
COPY = {"op": "copy", "kind": "event"}
RAISE = {"op": "raise", "to": "this", "stat": "support", "amount": 1}
LATER = {**RAISE, "until": "turn"}
NAMED = {"code": "MY-1", "name": {"en": "Mine"}}
FRIEND = {**NAMED, "type": "friend", "level": 1, "support": 1, "magic": 1}


def when(*effects: dict[str, Any], **more: object) -> dict[str, Any]:
    """A text that answers to the card's being played."""
    return {"op": "when", "event": "played", **more, "do": list(effects)}


BROKEN = [
    ("last", when({"op": "may", "do": [DRAW]}, DRAW)),
    ("last", when({"op": "coin", "heads": [DRAW]}, DRAW)),
    ("last", when({"op": "coin", "heads": [{"op": "coin", "heads": [DRAW]}], "tails": [DRAW]})),
    ("single", {**RAISE, "kinds": ["friend"]}),
    ("single", {**RAISE, "name": "Goofy"}),
    ("single", {**RAISE, "home": "Agrabah"}),
    ("single", {**RAISE, "whose": "opponent"}),
    ("single", {**RAISE, "to": "player", "kinds": ["xiii"]}),
    ("single", when({**LATER, "count": 2})),
    ("single", when({**LATER, "to": "subject", "level": 2})),
    ("single", when({"op": "may", "do": [{**LATER, "chooser": "opponent"}]})),
    ("single", when({**LATER, "to": "form", "level": 2})),
    ("single", when({**LATER, "to": "world", "count": 2})),
    ("single", when({**LATER, "to": "player", "chooser": "opponent"})),
    ("whose", {**RAISE, "to": "player", "whose": "each"}),
    ("whose", when({**LATER, "to": "world", "whose": "any"})),
    ("whose", {**RAISE, "to": "form", "whose": "any"}),
    ("whose", when({"op": "damage", "to": "disruptors", "whose": "here", "amount": 1})),
    ("kinds", {**RAISE, "to": "equipment", "kinds": ["equipment"]}),
    ("kinds", {**RAISE, "to": "disruptors", "kinds": ["dark"]}),
    ("kinds", {**RAISE, "to": "disruptors", "kinds": ["dark", "friend"]}),
    ("kinds", {**RAISE, "to": "characters", "kinds": ["friend"]}),
    ("kinds", when({"op": "discard", "to": "allies", "kinds": ["magic"]})),
    ("kinds", {"op": "forbid", "act": "equip", "kinds": ["equipment"]}),
    ("kinds", {"op": "forbid", "act": "transform", "kinds": ["xiii"]}),
    ("kinds", when(DRAW, **{"if": [{"op": "is_player", "kinds": ["dark"]}]})),
    ("kinds", when(DRAW, **{"if": [{"op": "is_player", "kinds": ["light", "friend"]}]})),
    ("kinds", when(DRAW, **{"if": [{"op": "is_player", "kinds": ["player"]}]})),
    ("leader", when(DRAW, **{"if": [{"op": "is_player"}]})),
    ("leader", when(DRAW, **{"if": [{"op": "is_player", "name": "Sora", "kinds": ["light"]}]})),
    ("leader", when(DRAW, **{"if": [{"op": "on_world"}]})),
    ("no-card", when(DRAW, event="turn_start", of="own", kinds=["friend"])),
    ("no-card", when(DRAW, event="won", of="any", name="Goofy")),
    ("no-player", when(DRAW, event="turn_start")),
    ("no-player", when(DRAW, event="challenge_end")),
    ("everybody", when(DRAW, event="setup", of="any")),
    ("discarded", when(DRAW, **{"event": "moved", "from": "discard", "of": "any"})),
    ("discarded", when(DRAW, **{"event": "enters", "from": "discard", "of": "own", "kinds": ["dark"]})),
    ("discarded", when(DRAW, **{"event": "hp_lost", "from": "discard", "of": "own", "by": "magic"})),
    ("discarded", when(DRAW, **{"event": "moved", "from": "discard", "of": "own", "limit": "turn"})),
    ("itself", when(DRAW, of="this", kinds=["friend"])),
    ("itself", when(DRAW, name="Goofy")),
    ("all", when({"op": "discard", "to": "allies", "count": "all", "chooser": "owner"})),
    ("zero", {**RAISE, "amount": 0}),
    ("zero", {"op": "rule", "number": "ladder", "amount": 0}),
    ("zero", when({"op": "counter", "to": "this", "amount": 0})),
    ("zero", {"op": "play_level", "amount": 0}),
    ("empty", when()),
    ("empty", when({"op": "may", "do": []})),
    ("empty", {"op": "price", "do": []}),
    ("empty", when({"op": "coin", "heads": []})),
    ("condition", {"op": "only"}),
    ("condition", when({"op": "if", "do": [DRAW]})),
    ("also", {"op": "also"}),
    ("already", {"op": "also", "kinds": ["villains", "friend"]}),
    ("already", {"op": "also", "name": "Mine"}),
    ("last", when({"op": "choose", "one": [DRAW], "two": [GAIN]}, DRAW)),
    ("last", when({"op": "choose", "one": [DRAW], "two": [{"op": "may", "do": [CHOOSE]}]})),
    ("empty", when({"op": "choose", "one": [DRAW], "two": []})),
    ("empty", when({"op": "choose", "one": [], "two": [DRAW], "three": [GAIN]})),
    ("things", when({"op": "choose", "one": [DRAW], "two": [GAIN], "three": [DRAW]})),
    ("price", {"op": "price", "do": [CHOOSE]}),
    ("price", {"op": "ability", "timing": ["action"], "cost": [CHOOSE], "do": [DRAW]}),
    ("price", {"op": "price", "do": [COPY]}),
    ("price", {"op": "ability", "timing": ["action"], "cost": [COPY], "do": [DRAW]}),
    ("deed", when(DRAW, **{"if": [{"op": "this_turn", "what": "moved", "kinds": ["world"]}]})),
    ("into", when({"op": "search", "kinds": ["world"], "into": "allies"})),
    ("into", when({"op": "recover", "kinds": ["friend", "magic_attack"], "into": "allies"})),
    ("into", when({"op": "put", "kinds": ["friend"], "into": "player"})),
    ("into", when({"op": "send", "to": "equipment", "into": "allies"})),
    ("into", when({"op": "put", "kinds": ["player"], "into": "allies"})),
    ("into", when({"op": "put", "kinds": ["attack"], "into": "allies"})),
    ("into", when({"op": "send", "to": "disruptors", "into": "player"})),
    ("replaces", {"op": "replace", "what": "hp_lost", "do": [{"op": "lose_hp", "who": "each", "amount": 1}]}),
    ("replaces", {"op": "replace", "what": "drawn", "do": [{"op": "may", "do": [DRAW]}]}),
    ("empty", {"op": "replace", "what": "drawn", "do": []}),
    ("subject", {"op": "ability", "timing": ["action"], "do": [{**LATER, "to": "subject"}]}),
]


MILL = {"op": "mill", "amount": 1}
AGAIN: list[tuple[Plain, Plain]] = [
    ({"op": "price", "do": [GAIN]}, {"op": "price", "do": [MILL]}),
    ({"op": "also", "name": "Goofy"}, {"op": "also", "name": "Donald Duck"}),
    ({"op": "also", "kinds": ["dark", "nobody"]}, {"op": "also", "kinds": ["nobody"]}),
    ({"op": "instead", "into": "hand"}, {"op": "instead", "into": "deck_top", "by": "magic"}),
    ({"op": "instead", "into": "hand"}, {"op": "instead", "into": "deck_top"}),
    ({"op": "also", "kinds": ["dark", "nobody"]}, {"op": "also", "kinds": ["dark", "nobody"]}),
    ({"op": "set", "to": "this", "stat": "support", "amount": 1}, {**RAISE, "op": "set", "amount": 2}),
    ({"op": "limit", "area": "allies", "amount": 1}, {"op": "limit", "area": "allies", "amount": 2}),
    ({"op": "forbid", "act": "escape"}, {"op": "forbid", "act": "escape"}),
    ({"op": "silence", "to": "allies"}, {"op": "silence", "to": "allies"}),
    (
        {"op": "protect", "to": "this", "against": ["choice"]},
        {"op": "protect", "to": "this", "against": ["choice", "damage"]},
    ),
    ({"op": "only", "if": [{"op": "on_world", "name": "Agrabah"}]},) * 2,
]
"""Pairs of texts of which only one could count."""


@pytest.mark.parametrize("pair", AGAIN, ids=[str(one["op"]) for one, _other in AGAIN])
def test_of_two_texts_of_which_one_could_count_the_second_is_refused(pair: tuple[Plain, Plain]) -> None:
    """KH-GEN-03, KH-NAME-09: both would be printed; either alone is good."""
    for one in pair:
        assert mistakes(VOCABULARY, {**FRIEND, "text": [one]}) == []
    assert mistakes(VOCABULARY, {**FRIEND, "text": list(pair)}) == ["khtcg-fit-again"]


def test_what_adds_up_may_be_said_again() -> None:
    assert mistakes(VOCABULARY, {**FRIEND, "text": [RAISE, RAISE, when(DRAW), when(DRAW)]}) == []
    kept = {"op": "instead", "into": "hand"}
    for also in ("text", "any"):  # the first that fits counts, and the other for all the rest
        both = [{**kept, "by": "magic"}, {**kept, "by": also}]
        assert mistakes(VOCABULARY, {**FRIEND, "text": both}) == []


def test_what_a_text_makes_of_a_card_is_not_its_type() -> None:
    """KH-CARD-02, KH-NAME-09: a Friend that counts as a Nobody, too, is printed as a Friend."""
    plain = {**FRIEND, "text": [{"op": "also", "kinds": ["nobody"]}]}
    head = render(lines(alone(plain), "MY-1")[0], "en")
    assert "Friend" in head
    assert "Nobody" not in head


@pytest.mark.parametrize(("key", "text"), BROKEN, ids=[key for key, _text in BROKEN])
def test_a_card_that_promises_what_it_does_not_do_is_refused(key: str, text: dict[str, Any]) -> None:
    assert mistakes(VOCABULARY, {**FRIEND, "text": [text]}) == [f"khtcg-fit-{key}"]


@pytest.mark.parametrize("text", [RAISE, when(DRAW), when({**LATER, "to": "subject"}), when(DRAW, kinds=[])])
def test_what_fits_together_is_good(text: dict[str, Any]) -> None:
    assert mistakes(VOCABULARY, {**FRIEND, "text": [text]}) == []


def test_every_rule_has_a_card_that_breaks_it() -> None:
    assert {rule.key for rule in ANY_CARD} == {f"khtcg-fit-{key}" for key, _text in BROKEN} | {
        "khtcg-fit-again"
    }
    assert set(VOCABULARY.rules) == set(VOCABULARY.types)


def test_a_condition_about_a_player_card_holds_for_some_and_not_for_all() -> None:
    """KH-GEN-03: of all kinds, those are taken that some Player Card or form has, and not every one."""
    faces = [
        alone({**NAMED, "type": type_, "group": group, "level": 1, "attack": 1, "magic": 1, **more}).cards[0]
        for type_, more in (("player", {"hp": 5}), ("form", {}))
        for group in ("none", *PLAYER_GROUPS)
        if (type_, group) != ("form", "none")
    ]
    for bit, kind in enumerate(KIND_WORDS):
        text = when(DRAW, **{"if": [{"op": "is_player", "kinds": [kind]}]})
        told = {bool(face.kinds >> bit & 1) for face in faces} == {True, False}
        assert (mistakes(VOCABULARY, {**FRIEND, "text": [text]}) == []) is told, kind


@pytest.mark.parametrize("code", GAME.codes())
def test_the_own_cards_are_good_and_many_changes_of_them_are_not(code: str) -> None:
    card = as_written(fill(VOCABULARY, {**GAME.card(code)}))
    assert mistakes(VOCABULARY, card) == []
    if any(one.get("to") == "this" for one in card["text"]):
        found = {key for change in changes(VOCABULARY, card) for key in mistakes(VOCABULARY, change)}
        assert "khtcg-fit-single" in found


FIELDS = sorted(name for name, one in vars(Card).items() if isdatadescriptor(one) and name[:2] != "__")
"""The fields of a card, in either build."""

UNASKED = ("code", "names", "number", "plain", "slug")
"""Fields that are what the card is called, or its file."""


def alone(card: Plain) -> Book:
    """A book with this card alone."""
    return Book([CardSet("MY", "my.toml", {}, [fill(VOCABULARY, card)], [], "")])


def printed(book: Book) -> list[list[str]]:
    """All that is printed on the card of a book, by language."""
    told = lines(book, book.cards[0].code)
    return [[render(phrase, language) for phrase in told] for language in languages()]


def done(book: Book) -> list[Any]:
    """All that the rules know of the card of a book."""
    known = [getattr(book.cards[0], name) for name in FIELDS if name not in UNASKED]
    numbers = [one if isinstance(one, int) else list(one) for one in known]
    return [*numbers, list(book.code), book.references]


def together(card: Plain) -> int:
    """Change a card in each way, and see text and program change together; how many changes were good."""
    before = alone(card)
    texts, program = printed(before), done(before)
    good = 0
    for change in changes(VOCABULARY, card):
        if not mistakes(VOCABULARY, change):
            good += 1
            other = alone(change)
            same = done(other) == program
            for text, was in zip(printed(other), texts, strict=True):
                assert (text == was) == same, change
    return good


@pytest.mark.slow
@pytest.mark.parametrize("code", GAME.codes())
def test_text_and_program_change_together_or_the_card_is_refused(code: str) -> None:
    """Each card of the set, with each of its fields changed in each way."""
    assert together(as_written(fill(VOCABULARY, GAME.card(code)))) > 0


@settings(max_examples=100, suppress_health_check=list(HealthCheck), deadline=None)
@given(card=st.one_of([some_card(VOCABULARY, one) for one in VOCABULARY.types]))
def test_random_texts_change_with_their_programs(card: Plain) -> None:
    assume(not mistakes(VOCABULARY, card))
    together(card)


@pytest.mark.slow
@pytest.mark.parametrize("examples", first_of([3, 100]))
@pytest.mark.parametrize(("context", "operation"), each_operation(VOCABULARY))
def test_cards_with_each_operation_change_text_and_program_together(
    context: str, operation: Operation, examples: int
) -> None:
    """Random cards hardly ever have what needs other fields: these are made around it."""
    seen: list[Plain] = []

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), deadline=None)
    @given(card=some_holding(VOCABULARY, context, operation))
    def change(card: Plain) -> None:
        seen.append(card)
        together(card)

    change()
    assert len(seen) >= 3

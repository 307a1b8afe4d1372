"""What the fields of a card must be together: what is printed is what is done, or the card is refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.cards.changes import as_written, changes, mistakes

from playmat.cards.reading import fill
from playmat.games.khtcg import GAME
from playmat.games.khtcg.fitting import ANY_CARD
from playmat.games.khtcg.vocabulary import VOCABULARY

DRAW = {"op": "draw", "amount": 1}
RAISE = {"op": "raise", "to": "this", "stat": "support", "amount": 1}
LATER = {**RAISE, "until": "turn"}
NAMED = {"code": "MY-1", "name": {"en": "Mine"}}
FRIEND = {**NAMED, "type": "friend", "level": 1, "support": 1, "magic": 1}


def when(*effects: dict[str, Any], **more: object) -> dict[str, Any]:
    """A text that answers to the card's being played."""
    return {"op": "when", "event": "played", "do": list(effects), **more}


BROKEN = [
    ("single", {**RAISE, "kinds": ["friend"]}),
    ("single", {**RAISE, "name": "Goofy"}),
    ("single", {**RAISE, "home": "Agrabah"}),
    ("single", {**RAISE, "whose": "opponent"}),
    ("single", {**RAISE, "to": "player", "kinds": ["xiii"]}),
    ("single", when({**LATER, "count": 2})),
    ("single", when({**LATER, "to": "subject", "level": 2})),
    ("single", when({"op": "may", "do": [{**LATER, "chooser": "opponent"}]})),
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
    ("subject", {"op": "ability", "timing": ["action"], "do": [{**LATER, "to": "subject"}]}),
]


@pytest.mark.parametrize(("key", "text"), BROKEN, ids=[key for key, _text in BROKEN])
def test_a_card_that_promises_what_it_does_not_do_is_refused(key: str, text: dict[str, Any]) -> None:
    assert mistakes(VOCABULARY, {**FRIEND, "text": [text]}) == [f"khtcg-fit-{key}"]


@pytest.mark.parametrize("text", [RAISE, when(DRAW), when({**LATER, "to": "subject"}), when(DRAW, kinds=[])])
def test_what_fits_together_is_good(text: dict[str, Any]) -> None:
    assert mistakes(VOCABULARY, {**FRIEND, "text": [text]}) == []


def test_every_rule_has_a_card_that_breaks_it() -> None:
    assert {rule.key for rule in ANY_CARD} == {f"khtcg-fit-{key}" for key, _text in BROKEN}
    assert set(VOCABULARY.rules) == set(VOCABULARY.types)


@pytest.mark.parametrize("code", GAME.codes())
def test_the_own_cards_are_good_and_many_changes_of_them_are_not(code: str) -> None:
    card = as_written(fill(VOCABULARY, {**GAME.card(code)}))
    assert mistakes(VOCABULARY, card) == []
    if any(one.get("to") == "this" for one in card["text"]):
        found = {key for change in changes(VOCABULARY, card) for key in mistakes(VOCABULARY, change)}
        assert "khtcg-fit-single" in found

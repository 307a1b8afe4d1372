"""The fields of a card have to agree (KM-FX-02 to KM-FX-08): no card may do other than it prints."""

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
from playmat.cards.program import Compiler
from playmat.games.kmon import GAME
from playmat.games.kmon.interface.card_text import card_line, card_sentences, kmon_line, trait_text
from playmat.games.kmon.language.codes import TARGET_WORDS, Target
from playmat.games.kmon.language.vocabulary import KMON, VOCABULARY
from playmat.games.kmon.state.book import Card, Species
from playmat.texts import languages, render

DAMAGE = {"op": "damage", "amount": 2}
HEAL_ONE = {"op": "heal", "amount": 2, "to": "own_one"}
MINE = {"to": ["attack", "ability"], "targeting_me": True}
EVADES = {**MINE, "exclude_ultimate": True}
WELL_HELD = {"op": "if", "of": "own_charges", "amount": 2, "do": [{"op": "draw", "amount": 1}]}
CHOOSE = {"op": "choose", "one": [{"op": "draw", "amount": 1}], "two": [{"op": "gain_charges", "amount": 1}]}
SLOW = {"op": "attach", "kind": "debuff", "duration": 2, "to": "opp_active"}

BROKEN = [
    ("elements", {"type": "kmon", "hp": 5, "primary": "ice", "secondary": "ice"}),
    ("value", {"type": "kmon", "hp": 5, "primary": "ice", "secondary": "air", "trait_value": 1}),
    (
        "incandescent",
        {"type": "kmon", "hp": 5, "primary": "ice", "secondary": "air", "trait": "incandescent"},
    ),
    ("nothing", {"type": "ability", "cost": 1}),
    ("nothing", {"type": "item", "effects": []}),
    ("nothing", {"type": "reaction", "trigger": MINE}),
    ("not-aimed", {"type": "ability", "effects": [DAMAGE]}),
    ("not-aimed", {"type": "ability", "target": "own_active", "effects": [{"op": "break_defence"}]}),
    ("not-aimed", {"type": "item", "effects": [{"op": "force_switch"}]}),
    ("not-aimed", {"type": "item", "effects": [{"op": "cleanse", "what": "buff", "to": "opp_active"}]}),
    ("aimed", {"type": "ability", "target": "opp_active", "effects": [{**DAMAGE, "to": "opp_bench_all"}]}),
    ("not-chosen", {"type": "item", "target": "own_active", "effects": [HEAL_ONE]}),
    ("chosen", {"type": "ability", "target": "own_one", "effects": [{**HEAL_ONE, "to": "own_active"}]}),
    ("two-targets", {"type": "ability", "target": "opp_active", "effects": [DAMAGE, HEAL_ONE]}),
    ("answers", {"type": "ability", "effects": [{"op": "neutralise"}]}),
    ("answers", {"type": "item", "effects": [{"op": "counter", "amount": 1}]}),
    ("answers", {"type": "powerup", "on_success": [{"op": "reduce", "amount": 1}]}),
    ("answers", {"type": "powerup", "replaces": True, "instead": [{"op": "evade"}]}),
    ("stays", {"type": "item", "target": "opp_active", "effects": [SLOW]}),
    ("stays", {"type": "item", "target": "opp_active", "effects": [{**SLOW, "static": {"thorns": 0}}]}),
    (
        "no-heal",
        {
            "type": "item",
            "target": "opp_active",
            "effects": [{**SLOW, "tick": [{"op": "heal", "amount": 1}], "static": {"no_heal": True}}],
        },
    ),
    (
        "silenced",
        {
            "type": "powerup",
            "before": [{**SLOW, "static": {"no_attack": True, "attack_damage": 1}}],
        },
    ),
    (
        "silenced",
        {
            "type": "item",
            "target": "opp_active",
            "effects": [
                {
                    **SLOW,
                    "tick": [{"op": "damage", "amount": 1}],
                    "static": {"no_attack": True, "tick_when_attacking": True},
                }
            ],
        },
    ),
    (
        "ticks",
        {"type": "item", "target": "opp_active", "effects": [{**SLOW, "static": {"tick_when_hit": True}}]},
    ),
    ("thorns", {"type": "item", "target": "opp_active", "effects": [{**SLOW, "static": {"thorns": -1}}]}),
    ("most", {"type": "item", "effects": [{"op": "gain_each", "amount": 2, "of": "opp_hand", "most": 2}]}),
    (
        "most-few",
        {"type": "item", "effects": [{"op": "gain_each", "amount": 2, "of": "opp_exhausted", "most": 5}]},
    ),
    ("always", {"type": "item", "effects": [{**WELL_HELD, "amount": 0}]}),
    ("always", {"type": "item", "effects": [{**WELL_HELD, "of": "own_exhausted", "amount": 3}]}),
    ("always", {"type": "item", "effects": [{**WELL_HELD, "of": "opp_exhausted", "is": "at_most"}]}),
    ("holds", {"type": "item", "effects": [{**WELL_HELD, "do": []}]}),
    ("inside", {"type": "item", "effects": [{**WELL_HELD, "do": [{"op": "if", **WELL_HELD}]}]}),
    (
        "inside",
        {"type": "reaction", "trigger": MINE, "effects": [{**WELL_HELD, "do": [{"op": "neutralise"}]}]},
    ),
    ("last", {"type": "item", "effects": [WELL_HELD, {"op": "draw", "amount": 1}]}),
    ("last", {"type": "powerup", "before": [WELL_HELD]}),
    ("last", {"type": "item", "effects": [CHOOSE, {"op": "draw", "amount": 1}]}),
    ("last", {"type": "item", "effects": [{**CHOOSE, "one": [WELL_HELD, {"op": "draw", "amount": 1}]}]}),
    ("last", {"type": "powerup", "before": [CHOOSE]}),
    ("holds", {"type": "item", "effects": [{**CHOOSE, "two": []}]}),
    ("inside", {"type": "item", "effects": [{**CHOOSE, "two": [CHOOSE]}]}),
    ("inside", {"type": "item", "effects": [{**CHOOSE, "two": [{**WELL_HELD, "do": [CHOOSE]}]}]}),
    ("inside", {"type": "reaction", "trigger": MINE, "effects": [{**CHOOSE, "one": [{"op": "neutralise"}]}]}),
    ("things", {"type": "item", "effects": [{**CHOOSE, "three": CHOOSE["one"]}]}),
    ("not-aimed", {"type": "item", "effects": [{**CHOOSE, "one": [DAMAGE]}]}),
    ("no-choice", {"type": "powerup", "on_success": [{**CHOOSE, "one": [HEAL_ONE]}]}),
    ("not-aimed", {"type": "item", "effects": [{**WELL_HELD, "do": [DAMAGE]}]}),
    (
        "not-aimed",
        {"type": "item", "effects": [{"op": "damage_each", "amount": 1, "of": "own_hand", "most": 3}]},
    ),
    ("no-choice", {"type": "powerup", "on_success": [HEAL_ONE]}),
    ("no-choice", {"type": "powerup", "on_success": [{**WELL_HELD, "do": [HEAL_ONE]}]}),
    ("no-choice", {"type": "reaction", "trigger": MINE, "effects": [HEAL_ONE]}),
    ("counter", {"type": "reaction", "trigger": MINE, "effects": [DAMAGE]}),
    (
        "cancelled",
        {"type": "reaction", "trigger": EVADES, "effects": [{"op": "evade"}, {"op": "neutralise"}]},
    ),
    (
        "cancelled",
        {
            "type": "reaction",
            "trigger": MINE,
            "effects": [{"op": "reduce", "amount": 1}, {"op": "neutralise"}],
        },
    ),
    ("evades", {"type": "reaction", "trigger": {"to": ["defence"]}, "effects": [{"op": "evade"}]}),
    (
        "evades",
        {"type": "reaction", "trigger": {**EVADES, "targeting_me": False}, "effects": [{"op": "evade"}]},
    ),
    ("evades-ultimates", {"type": "reaction", "trigger": MINE, "effects": [{"op": "evade"}]}),
    (
        "spares",
        {
            "type": "reaction",
            "trigger": {**EVADES, "to": ["attack"]},
            "effects": [{"op": "draw", "amount": 1}],
        },
    ),
    (
        "targets",
        {"type": "reaction", "trigger": {**MINE, "to": ["defence"]}, "effects": [{"op": "neutralise"}]},
    ),
    (
        "attacks-target",
        {"type": "reaction", "trigger": {"to": ["attack"]}, "effects": [{"op": "neutralise"}]},
    ),
    (
        "reduces",
        {
            "type": "reaction",
            "trigger": {"to": ["ability", "defence"]},
            "effects": [{"op": "reduce", "amount": 1}],
        },
    ),
    ("replaces", {"type": "powerup", "element": "fire", "replaces": True, "instead": [DAMAGE]}),
    ("parts", {"type": "powerup", "attack_bonus": 1, "replaces": True, "instead": [DAMAGE]}),
    ("parts", {"type": "powerup", "flags": ["unevadable"], "replaces": True, "instead": [DAMAGE]}),
    ("instead-missing", {"type": "powerup", "replaces": True}),
    ("instead", {"type": "powerup", "attack_bonus": 1, "instead": [DAMAGE]}),
    ("adds", {"type": "powerup"}),
]


@pytest.mark.parametrize(("key", "card"), BROKEN, ids=[key for key, _card in BROKEN])
def test_a_card_that_promises_what_it_does_not_do_is_refused(key: str, card: Plain) -> None:
    found = mistakes(VOCABULARY, {"code": "MY-1", "name": {"en": "Mine"}, **card})
    assert set(found) == {f"kmon-card-{key}"}


def test_every_rule_has_a_card_that_breaks_it() -> None:
    every = {rule.key for rules in VOCABULARY.rules.values() for rule in rules}
    assert every == {f"kmon-card-{key}" for key, _card in BROKEN}


@pytest.mark.parametrize("name", ["flags", "before", "on_success", "instead"])
def test_an_empty_list_is_as_good_as_nothing(name: str) -> None:
    card = {"code": "MY-1", "name": {"en": "Mine"}, "type": "powerup", "attack_bonus": 1, name: []}
    assert mistakes(VOCABULARY, card) == []


def test_a_word_is_written_once() -> None:
    trigger = {**MINE, "to": ["attack", "attack"]}
    card = {"code": "MY-1", "name": {"en": "Mine"}, "type": "reaction", "trigger": trigger}
    assert mistakes(VOCABULARY, {**card, "effects": [{"op": "neutralise"}]}) == ["error-cards-again"]


ONCE: list[tuple[Plain, Plain]] = [
    ({"type": "ability", "target": "opp_active"}, SLOW | {"static": {"thorns": 1}}),
    ({"type": "ability"}, {"op": "take_defence"}),
    ({"type": "ability", "target": "opp_active"}, {"op": "break_defence"}),
    ({"type": "ability"}, {"op": "peek_hand"}),
    ({"type": "reaction", "trigger": MINE}, {"op": "neutralise"}),
    ({"type": "reaction", "trigger": EVADES}, {"op": "evade"}),
]
"""Operations a card can do once, each on a card that may do it: a second time would change nothing."""


@pytest.mark.parametrize(("card", "operation"), ONCE, ids=[operation["op"] for _card, operation in ONCE])
def test_what_would_change_nothing_again_is_done_once(card: Plain, operation: Plain) -> None:
    """KM-FX-06: refused if a card says it twice, and only then."""
    named = {"code": "MY-1", "name": {"en": "Mine"}, **card}
    assert mistakes(VOCABULARY, {**named, "effects": [operation]}) == []
    assert "error-cards-once" in mistakes(VOCABULARY, {**named, "effects": [operation, operation]})


def test_everything_else_may_be_done_again() -> None:
    """KM-FX-06: what adds up may stand twice on a card."""
    again = {operation.word for operation in VOCABULARY.contexts["effects"] if not operation.once}
    assert {operation.word for operation in VOCABULARY.contexts["effects"]} - again == {
        operation["op"] for _card, operation in ONCE
    }


FIELDS = sorted(name for name, one in vars(Card).items() if isdatadescriptor(one) and name[:2] != "__")
"""The fields of a card, in either build."""


def printed(card: Plain) -> list[list[str]]:
    """All that is printed on a card, by language."""
    if card["type"] == KMON:
        species = Species(0, card)
        phrases = [kmon_line(species), trait_text(species)]
    else:
        made = Card(0, card, Compiler(VOCABULARY))
        phrases = [card_line(made), *card_sentences(made)]
    return [[render(phrase, language) for phrase in phrases] for language in languages()]


def done(card: Plain) -> tuple[Any, ...]:
    """All that the rules know of a card; nobody asks whether a card for oneself says so (KM-FX-03)."""
    if card["type"] == KMON:
        species = Species(0, card)
        return species.hp, species.primary, species.secondary, species.trait, species.value
    compiler = Compiler(VOCABULARY)
    made = Card(0, card, compiler)
    unasked = ("names", "number", "plain", "code", "slug", "target")
    known = [getattr(made, name) for name in FIELDS if name not in unasked]
    target = Target.NONE if made.target == Target.OWN_ACTIVE else made.target
    return (*known, target, list(compiler.code))


def together(card: Plain) -> int:
    """Change a card in each way, and see text and program change together; how many changes were good."""
    texts, program = printed(fill(VOCABULARY, card)), done(fill(VOCABULARY, card))
    good = 0
    for change in changes(VOCABULARY, card):
        if not mistakes(VOCABULARY, change):
            good += 1
            other = fill(VOCABULARY, change)
            same = done(other) == program
            for text, was in zip(printed(other), texts, strict=True):
                assert (text == was) == same, change
    return good


@pytest.mark.parametrize("code", GAME.codes())
def test_text_and_program_change_together_or_the_card_is_refused(code: str) -> None:
    """Each card of the set, with each of its fields changed in each way."""
    card = as_written(fill(VOCABULARY, GAME.card(code)))
    assert mistakes(VOCABULARY, card) == []
    assert together(card) > 0


def aimed(card: Plain) -> Plain:
    """The card with a target that its effects have, if there is one."""
    for target in TARGET_WORDS if card["type"] in ("ability", "item") else ():
        wrong = " ".join(mistakes(VOCABULARY, {**card, "target": target}))
        if "aimed" not in wrong and "chosen" not in wrong:
            return {**card, "target": target}
    return card


@settings(max_examples=100, suppress_health_check=list(HealthCheck))
@given(card=st.one_of([some_card(VOCABULARY, one).map(aimed) for one in VOCABULARY.types]))
def test_random_cards_change_text_and_program_together(card: Plain) -> None:
    assume(not mistakes(VOCABULARY, card))
    together(card)


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

"""Forms of a K-Mon card, in order, for readers of its text (KM-FX-03 to KM-FX-06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playmat.cards.forms import Does, Form, Says
from playmat.cards.operation import Field, flag, number, word, words
from playmat.games.kmon.language.codes import ANSWER_WORDS, ELEMENT_WORDS
from playmat.games.kmon.language.vocabulary import EFFECTS

SPOKEN: Final = {"to": {"that_one": "own_one"}}
"""The words of texts beside those of the language: the K-Mon chosen before is `that_one` (KM-FX-03)."""

ANSWERS: Final = {"actions": "kmon-answers-{}.to"}
ELEMENTS: Final = {"element": "kmon-element-{}"}
BONUS: Final = Field("bonus", number(0, 30))


def trigger_of(found: dict[str, Any]) -> dict[str, Any]:
    """The trigger of a reaction; every attack targets the active K-Mon, whether the text says so or not."""
    mine = found["mine"] or found["actions"] == ["attack"]
    said = {"targeting_me": mine, "exclude_ultimate": found["spares"]}
    return {"trigger": {"to": found["actions"], **{name: True for name, told in said.items() if told}}}


def stops(op: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """A sentence that says in one what a reaction answers and how it ends that."""
    return lambda found: {
        **trigger_of({**found, "mine": op == "evade", "spares": False}),
        "effects": [{"op": op}],
    }


def assault_of(found: dict[str, Any]) -> dict[str, Any]:
    """The element of an assault, and what it adds."""
    return {"element": found["element"], **bonus_of(found)}


def bonus_of(found: dict[str, Any]) -> dict[str, Any]:
    """The bonus that a power-up adds."""
    return {"attack_bonus": found["bonus"]} if found.get("bonus") else {}


ULTIMATE: Final = Says("kmon-text-ultimate", (), ("ultimate",), lambda _found: {"ultimate": True})
EXTRA: Final = Says(
    "kmon-text-extra",
    (Field("count", number(1, 3)),),
    ("extra_cost",),
    lambda found: {"extra_cost": {"discard": found["count"]}},
)
ANSWER_ANY: Final = Says(
    "kmon-text-answer-any", (), ("trigger",), lambda _found: {"trigger": {"to": list(ANSWER_WORDS)}}
)
ANSWER: Final = Says(
    "kmon-text-answer",
    (Field("actions", words(*ANSWER_WORDS)), Field("mine", flag()), Field("spares", flag())),
    ("trigger",),
    trigger_of,
    ANSWERS,
)
ACTIONS: Final = (Field("actions", words(*ANSWER_WORDS)),)
NEUTRALISES: Final = Says(
    "kmon-text-neutralise-what", ACTIONS, ("trigger", "effects"), stops("neutralise"), ANSWERS
)
EVADES: Final = Says("kmon-text-evade-what", ACTIONS, ("trigger", "effects"), stops("evade"), ANSWERS)
ASSAULT: Final = Says(
    "kmon-text-assault",
    (Field("element", word(*ELEMENT_WORDS)), BONUS),
    ("element", "attack_bonus"),
    assault_of,
    ELEMENTS,
)
BONUS_ALONE: Final = Says("kmon-text-bonus", (BONUS,), ("attack_bonus",), bonus_of)
UNEVADABLE: Final = Says("kmon-text-unevadable", (), ("flags",), lambda _found: {"flags": ["unevadable"]})
IGNORES: Final = Says(
    "kmon-text-ignores-defence", (), ("flags",), lambda _found: {"flags": ["ignore_defence"]}
)
INSTEAD: Final = Says("kmon-text-instead", (), ("replaces",), lambda _found: {"replaces": True}, opens="what")
SUCCESS: Final = Says("kmon-text-success", (), (), lambda _found: {}, opens="what")

FORMS: Final[dict[str, tuple[Form, ...]]] = {
    "ability": (ULTIMATE, EXTRA, Does("effects", EFFECTS)),
    "reaction": (ANSWER_ANY, ANSWER, NEUTRALISES, EVADES, EXTRA, Does("effects", EFFECTS)),
    "powerup": (
        Does("instead", EFFECTS, INSTEAD),
        Does("before", EFFECTS),
        ASSAULT,
        BONUS_ALONE,
        UNEVADABLE,
        IGNORES,
        Does("on_success", EFFECTS, SUCCESS),
    ),
    "item": (
        EXTRA,
        Does("effects", EFFECTS),
    ),
}
"""By card type."""

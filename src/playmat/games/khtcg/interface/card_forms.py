"""Forms of a Kingdom Hearts card, in order, for readers of its text."""

from __future__ import annotations

from typing import Any, Final

from playmat.cards.forms import Does, Form, Says
from playmat.cards.operation import Field, Shape, number, texts, words
from playmat.games.khtcg.language.hooks import TIMING_WORDS
from playmat.games.khtcg.language.terms import KIND_WORDS
from playmat.games.khtcg.language.vocabulary import EFFECTS, TEXT, TYPES

BEARERS: Final = Field("names", Shape("texts", words=tuple(KIND_WORDS)))
"""Names of cards, and kinds of them."""


def bearers_of(found: dict[str, Any]) -> dict[str, Any]:
    """The characters that can bear an Equipment Card (KH-EQUIP-04)."""
    said = found["names"]
    both = {
        "bearers": [one for one in said if one not in KIND_WORDS],
        "bearer_kinds": [one for one in said if one in KIND_WORDS],
    }
    return {name: value for name, value in both.items() if value}


COPIES: Final = Says(
    "khtcg-text-copies",
    (Field("limit", number(1, 60, "any")),),
    ("limit",),
    lambda found: {"limit": found["limit"]},
)
BORNE: Final = Says(
    "khtcg-text-bearers",
    (BEARERS,),
    ("bearers", "bearer_kinds"),
    bearers_of,
    {"names": "khtcg-kinds-{}.many"},
)
COOPERATION: Final = Says(
    "khtcg-text-cooperation",
    (Field("names", texts()),),
    ("cooperation",),
    lambda found: {"cooperation": found["names"]},
    joins={"names": "cards-and"},
)
PLAYED: Final = Says(
    "khtcg-text-timing",
    (Field("timing", words(*TIMING_WORDS[:3])),),
    ("timing",),
    lambda found: {"timing": found["timing"]},
)


def forms_of(card_type: str) -> tuple[Form, ...]:
    """The forms of a card of a type."""
    own = {field.name for field in TYPES[card_type]}
    found: list[Form] = [COPIES]
    found += [form for form in (BORNE, COOPERATION, PLAYED) if own.issuperset(form.of[:1])]
    if "effects" in own:
        found.append(Does("effects", EFFECTS))
    return (*found, Does("text", TEXT))


FORMS: Final = {one: forms_of(one) for one in TYPES}
"""By card type."""

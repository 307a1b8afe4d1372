"""What the fields of a card must be together (KH-GEN-03): what is printed is what is done.

The sentences of a card are made from its operations. A field that they do not show, or that has no part in
what the card does, would make them untrue; such a card is refused, with the fix.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playmat.cards.operation import Card, Rule
from playmat.games.khtcg.instructions import ANY_LEVEL
from playmat.kernel.lines import Path

SINGLE: Final = ("this", "subject", "bearer")
"""Targets that are one card, so that nothing chooses among several."""

CHOICE: Final = {
    "whose": "own",
    "kinds": (),
    "name": "",
    "home": "",
    "level": ANY_LEVEL,
    "count": 1,
    "chooser": "you",
}
"""What says which of several cards are meant, with what is meant where it is left out."""

KINDS: Final = ("kinds", "name", "home")
TRAITS: Final = (*KINDS, "level")
CHANGES: Final = ("raise", "counter", "rule", "play_level")
"""Operations whose number is a difference."""

HOLDERS: Final = ("when", "ability", "may", "if", "price")
"""Operations that do what others in them say."""


def operations(card: Card) -> Iterator[tuple[Path, Card]]:
    """All operations of a card with their places, those inside others, too."""
    for name in ("effects", "text"):
        yield from inside(card.get(name, []), (name,))


def inside(program: list[Card], path: Path) -> Iterator[tuple[Path, Card]]:
    """The operations of a program, each followed by those inside it."""
    for place, one in enumerate(program):
        here = (*path, str(place))
        yield here, one
        for name, value in one.items():
            if isinstance(value, list) and value and isinstance(value[0], dict):
                yield from inside(value, (*here, name))


def written(one: Card, name: str) -> bool:
    """Whether a field that chooses among cards says anything."""
    return name in one and one[name] not in (CHOICE[name], [])


def chooses_among_one(card: Card) -> Iterator[Path]:
    """It says which of several cards is meant, where there is one."""
    for path, one in operations(card):
        if one.get("to") in SINGLE:
            yield from ((*path, name) for name in CHOICE if written(one, name))
        elif one.get("to") == "player":
            yield from ((*path, name) for name in TRAITS if written(one, name))


def answers_to_itself(card: Card) -> Iterator[Path]:
    """It says which cards it answers to, and answers to itself alone."""
    for path, one in operations(card):
        if one["op"] == "when" and one["of"] == "this":
            yield from ((*path, name) for name in KINDS if written(one, name))


def chooses_all(card: Card) -> Iterator[Path]:
    """It says who chooses, and means all."""
    for path, one in operations(card):
        if one.get("count") == "all" and one["op"] != "discard_hand" and written(one, "chooser"):
            yield (*path, "chooser")


def changes_nothing(card: Card) -> Iterator[Path]:
    """It changes a number by 0."""
    for path, one in operations(card):
        if one["op"] in CHANGES and one["amount"] == 0:
            yield (*path, "amount")


def holds_nothing(card: Card) -> Iterator[Path]:
    """Nothing is done in it."""
    for path, one in operations(card):
        if one["op"] in HOLDERS and not one["do"]:
            yield (*path, "do")
        if one["op"] == "coin" and not one["heads"] and not one["tails"]:
            yield (*path, "heads")


def no_condition(card: Card) -> Iterator[Path]:
    """A condition is promised, and there is none."""
    for path, one in operations(card):
        if one["op"] in ("if", "only") and not one["if"] and not one["unless"]:
            yield (*path, "if")


def also_nothing(card: Card) -> Iterator[Path]:
    """The card counts as something else, and nothing says as what."""
    for path, one in operations(card):
        if one["op"] == "also" and not one["name"] and not one["kinds"]:
            yield path


def no_subject(card: Card) -> Iterator[Path]:
    """It is about the card that something happened to, where nothing happened."""
    heard = [path for path, one in operations(card) if one["op"] == "when"]
    for path, one in operations(card):
        if one.get("to") == "subject" and not any(path[: len(when)] == when for when in heard):
            yield (*path, "to")


ANY_CARD: Final = (
    Rule("khtcg-fit-single", "KH-GEN-03", chooses_among_one),
    Rule("khtcg-fit-itself", "KH-GEN-03", answers_to_itself),
    Rule("khtcg-fit-all", "KH-GEN-03", chooses_all),
    Rule("khtcg-fit-zero", "KH-GEN-03", changes_nothing),
    Rule("khtcg-fit-empty", "KH-GEN-03", holds_nothing),
    Rule("khtcg-fit-condition", "KH-GEN-03", no_condition),
    Rule("khtcg-fit-also", "KH-NAME-09", also_nothing),
    Rule("khtcg-fit-subject", "KH-GEN-03", no_subject),
)
"""What the fields of a card of any type must be together."""

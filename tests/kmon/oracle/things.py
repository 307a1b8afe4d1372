"""The things on the table, as plain data."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

Plain = dict[str, Any]
Done = TypeVar("Done")

CHANCE = -1
"""The seat of a question that chance answers."""


@dataclass
class Question:
    """A question that somebody is asked.

    Attributes:
        seat: who.
        ask: what about.
        words: the answers of which one is chosen, or the things of which some are.
        take: how many things are chosen; 0 where one answer is, -1 where the things are put in order.
    """

    seat: int
    ask: str
    words: list[str]
    take: int = 0


Course = Generator[Question, list[str], Done]
"""A procedure that runs until all its questions are asked; it is sent the words of each answer."""


def every(operations: list[Plain]) -> Iterator[Plain]:
    """All operations of a program, those inside others too."""
    for op in operations:
        yield op
        for name in ("do", "one", "two", "three"):
            yield from every(op.get(name, []))


@dataclass
class Effect:
    """A card that lies with a K-Mon (KM-DEF-06)."""

    card: Plain
    owner: int
    counters: int = 0
    sheet: object = field(default_factory=object)
    """The card on the table: the same one where several K-Mons carry it (KM-FX-23)."""

    @property
    def attach(self) -> Plain:
        """The operation that says how it acts."""
        parts = ("effects", "before", "on_success", "instead")
        held = (op for part in parts for op in every(self.card.get(part, [])))
        return next(op for op in held if op["op"] == "attach")

    def static(self, key: str) -> int:
        """The value of a static key; a flag counts 1."""
        return int(self.attach.get("static", {}).get(key, 0))

    @property
    def expired(self) -> bool:
        """Return whether its counters have reached its duration."""
        return self.counters >= int(self.attach["duration"])


@dataclass(eq=False)
class Kmon:
    """A K-Mon of a team.

    Attributes:
        struck: it fell through damage from an opposing action while active (KM-TRAIT-IRREDUCIBLE-1).
        parting: its final attack is under way.
    """

    card: Plain
    word: str
    damage: int = 0
    exhausted: bool = False
    effects: list[Effect] = field(default_factory=list)
    struck: bool = False
    parting: bool = False

    @property
    def fallen(self) -> bool:
        """Down, and not yet removed (KM-DEF-08)."""
        return not self.exhausted and self.damage >= int(self.card["hp"])

    @property
    def fit(self) -> bool:
        """Neither exhausted nor fallen (KM-DEF-08)."""
        return not self.exhausted and not self.fallen

    @property
    def elements(self) -> tuple[str, str]:
        """Both elements (KM-DEF-02)."""
        return self.card["primary"], self.card["secondary"]

    def continuous(self, key: str) -> int:
        """Everything that lies with it, added up (KM-PERS-06, KM-PERS-08)."""
        return sum(effect.static(key) for effect in self.effects)


@dataclass
class Side:
    """The things that belong to a player (KM-DEF-06). Cards are codes; the top of the deck comes first."""

    team: list[Kmon]
    active: Kmon | None
    defending: bool
    charges: int
    hand: list[str]
    deck: list[str]
    discard: list[str]

    @property
    def bench(self) -> list[Kmon]:
        """The K-Mons that are not active, in team order."""
        return [one for one in self.team if one is not self.active]

    @property
    def reserve(self) -> list[Kmon]:
        """The benched K-Mons that are fit."""
        return [one for one in self.bench if one.fit]

    @property
    def trait(self) -> str:
        """The trait that acts (KM-TRAIT-01)."""
        if self.active is None or self.active.continuous("trait_off"):
            return "none"
        return str(self.active.card.get("trait", "none"))

    def has(self, flag: str) -> bool:
        """Return whether a static flag forbids the active K-Mon something."""
        return self.active is not None and self.active.continuous(flag) > 0


@dataclass
class Link:
    """One action of a chain (KM-REACT-04).

    Attributes:
        action: `attack`, `ability`, `defence`, `reaction`, `evasion` or `blackout`.
        kmon: who acts.
        chosen: the K-Mon chosen on declaration.
        fate: `open`, `neutralised` or `evaded`.
        kept: the codes of those cards that have been attached.
    """

    seat: int
    action: str
    cards: list[Plain]
    kmon: Kmon | None
    chosen: Kmon | None = None
    fate: str = "open"
    reduced: int = 0
    final: bool = False
    kept: list[str] = field(default_factory=list)


def slug(name: str) -> str:
    """A name as answers write it."""
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


def numbered(words: list[str]) -> list[str]:
    """Words of things that lie side by side: the second of a kind is called `.2`."""
    seen: Counter[str] = Counter()
    found = []
    for word in words:
        seen[word] += 1
        found.append(word if seen[word] == 1 else f"{word}.{seen[word]}")
    return found


def distinct(codes: list[str]) -> list[str]:
    """Each code once."""
    return list(dict.fromkeys(codes))


def element_of(card: Plain) -> str:
    """The element of a card; empty for a generic one (KM-DEF-04)."""
    element = str(card.get("element", "generic"))
    return "" if element == "generic" else element


def operations_of(card: Plain) -> list[str]:
    """The names of what a card's `effects` do."""
    return [op["op"] for op in card.get("effects", [])]

"""Dominance: a card that does all that another one does, at no higher price, and something better.

A game says which of its fields are figures, and for whom an operation is good (`CardGame.figures`,
`CardGame.favours`). Whatever it does not name has to be the same on both cards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

from playmat.cards.filling import fill_inside
from playmat.cards.game import CardGame
from playmat.cards.operation import (
    ALIKE,
    HAVING,
    LESS,
    MORE,
    PROGRAM,
    TABLE,
    Card,
    Favours,
    Field,
    Vocabulary,
)
from playmat.kernel.documents.lines import Path

COMPARED: Final = 100_000
"""So many pairs of cards are compared at most, so that a set of thousands of cards ends too."""


class Difference(NamedTuple):
    """A place where one card is better than another.

    Attributes:
        path: the place in the better card, or in the other where only that one has it.
        better, worse: the values; None for an operation that the card does not have.
    """

    path: Path
    better: Any
    worse: Any


class Dominance(NamedTuple):
    """A card that is better than another.

    Attributes:
        better, worse: their codes.
        differences: where it is better.
    """

    better: str
    worse: str
    differences: list[Difference]


class Comparison(NamedTuple):
    """A comparison of cards with each other.

    Attributes:
        found: the pairs of which one is better than the other.
        left: how many pairs were not compared, because there are too many.
    """

    found: list[Dominance]
    left: int


def compare(game: CardGame, codes: Collection[str]) -> Comparison:
    """Compare the pairs of cards of which one at least is among some codes."""
    cards = {code: fill_inside(game.vocabulary, game.card(code)) for code in game.codes()}
    found: list[Dominance] = []
    pairs = pairs_alike(game, cards, set(codes))
    for first, second in islice(pairs, COMPARED):
        for better, worse in ((first, second), (second, first)):
            different = differences(game, cards[better], cards[worse])
            if different:
                found.append(Dominance(better, worse, different))
    return Comparison(found, sum(1 for _pair in pairs))


def pairs_alike(game: CardGame, cards: dict[str, Card], wanted: set[str]) -> Iterator[tuple[str, str]]:
    """The pairs of cards that can be compared, one of them at least among those that are wanted."""
    alike: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for code, card in cards.items():
        alike[fixed(game, card)].append(code)
    for group in alike.values():
        for place, first in enumerate(group):
            for second in group[place + 1 :]:
                if first in wanted or second in wanted:
                    yield first, second


def fixed(game: CardGame, card: Card) -> tuple[str, ...]:
    """The values of a card that have to be the same on another one for the two to be compared."""
    figures = game.figures(str(card["type"]))
    fields = game.vocabulary.fields(str(card["type"]))
    return (
        str(card["type"]),
        *[repr(card[one.name]) for one in fields if one.name not in figures and one.shape.kind != PROGRAM],
    )


def differences(game: CardGame, one: Card, other: Card) -> list[Difference]:
    """The places where a card is better than another of its type; none unless it is as good everywhere."""
    if one["name"] != other["name"] and game.is_referred(other):
        return []
    found = _Comparing(game).fields(
        game.vocabulary.fields(str(one["type"])), game.figures(str(one["type"])), one, other, (), ()
    )
    return found or []


class _Comparing:
    """The comparison of two cards; each method gives None where the first is worse, or not to be compared."""

    def __init__(self, game: CardGame) -> None:
        self.game = game
        self.vocabulary: Vocabulary = game.vocabulary

    def fields(
        self,
        fields: tuple[Field, ...],
        favours: Favours,
        one: Card,
        other: Card,
        path: Path,
        within: tuple[Card, ...],
    ) -> list[Difference] | None:
        """Compare two tables field by field.

        Args:
            fields: those that they can have.
            favours: which way each of them is better.
            one: the first table.
            other: the second table.
            path: where they are in the card.
            within: the operations that hold them, the innermost last.
        """
        found: list[Difference] = []
        for field in fields:
            mine, theirs = one.get(field.name, field.default), other.get(field.name, field.default)
            way = favours.get(field.name)
            if mine == theirs or way == ALIKE:
                continue
            more = self.value(field, way, mine, theirs, (*path, field.name), within)
            if more is None:
                return None
            found += more
        return found

    def value(
        self,
        field: Field,
        way: int | None,
        mine: Any,  # noqa: ANN401 - as in the file
        theirs: Any,  # noqa: ANN401 - as in the file
        path: Path,
        within: tuple[Card, ...],
    ) -> list[Difference] | None:
        """Compare two values that differ."""
        if way is None:
            return None
        if field.shape.kind == PROGRAM:
            context = field.shape.context
            if way == MORE:
                return self.programs(context, mine, theirs, path, within)
            less = self.programs(context, theirs, mine, path, within)
            return less and [Difference(at, worse, better) for at, better, worse in less]
        if field.shape.kind == TABLE:
            ways = dict.fromkeys([one.name for one in field.shape.fields], way)
            return self.fields(field.shape.fields, ways, mine, theirs, path, within)
        return [Difference(path, mine, theirs)] if is_better(way, mine, theirs) else None

    def programs(
        self, context: str, mine: list[Card], theirs: list[Card], path: Path, within: tuple[Card, ...]
    ) -> list[Difference] | None:
        """Compare two programs: the first may do more good things, and leave bad ones out."""
        found: list[Difference] = []
        own = other = 0
        while own < len(mine) or other < len(theirs):
            if own < len(mine) and other < len(theirs):
                more = self.operations(context, mine[own], theirs[other], (*path, str(own)), within)
                if more is not None:
                    found += more
                    own += 1
                    other += 1
                    continue
            if own < len(mine) and self.game.favours(mine[own], within).get(HAVING) == MORE:
                found.append(Difference((*path, str(own)), mine[own], None))
                own += 1
            elif other < len(theirs) and self.game.favours(theirs[other], within).get(HAVING) == LESS:
                found.append(Difference((*path, str(other)), None, theirs[other]))
                other += 1
            else:
                return None
        return found

    def operations(
        self, context: str, mine: Card, theirs: Card, path: Path, within: tuple[Card, ...]
    ) -> list[Difference] | None:
        """Compare two operations."""
        if mine["op"] != theirs["op"]:
            return None
        fields = self.vocabulary.known(context, mine["op"]).fields
        return self.fields(fields, self.game.favours(mine, within), mine, theirs, path, (*within, mine))


def is_better(way: int, mine: object, theirs: object) -> bool:
    """Return whether a value is better than another; words of a set are if they are more of them.

    >>> is_better(MORE, 3, 2), is_better(LESS, 3, 2), is_better(MORE, "all", 2)
    (True, False, False)
    >>> is_better(MORE, ("unevadable",), ()), is_better(MORE, ("a",), ("b",))
    (True, False)
    """
    if isinstance(mine, list | tuple) and isinstance(theirs, list | tuple):
        more, less = (set(mine), set(theirs)) if way == MORE else (set(theirs), set(mine))
        return less < more
    if isinstance(mine, int) and isinstance(theirs, int):
        return way * mine > way * theirs
    return False

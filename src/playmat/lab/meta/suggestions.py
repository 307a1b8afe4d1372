"""Exchanges of cards that the figures of many matches speak for, for a deck that somebody builds.

The figures come from a report of the house on random decks: by how much more often a side won with a card in
its opening hand than another side with the same deck. They know nothing of what suits a deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias, cast

import msgspec

from playmat.cards.decks import Deck
from playmat.cards.game import CardGame
from playmat.lab.balance.house_reports import house_reports
from playmat.lab.balance.kept import KeptReport
from playmat.lab.collection.finding import is_random
from playmat.lab.meta.exchanges import Exchange, exchanged

SURE: Final = 0.05
"""The chance below which a difference as large is not taken for chance; it is corrected for all cards."""

FEWEST: Final = 3
"""A card that fewer decks speak for may be good with the other cards of these alone."""

MOST: Final = 5
"""The most suggestions for a deck."""


FIGURES: Final = ("card", "opening_adds", "opening_p", "opening_decks")
"""The columns of the table of cards that count."""

Known: TypeAlias = tuple[str, float, float, int]
"""A row with them."""


class Source(NamedTuple):
    """The figures of a game's cards.

    Attributes:
        name: the report they come from.
        report: that report.
        gains: by card, the share of the points that it adds in an opening hand, where that is known.
        sure: the cards of which it is hardly chance, nor due to a deck or two.
    """

    name: str
    report: KeptReport
    gains: Mapping[str, float]
    sure: frozenset[str]


class Suggestion(msgspec.Struct, frozen=True):
    """One copy of a card of a deck for one of another, of the same type; it goes over the line as it is.

    Attributes:
        out: the code of the one.
        into: the code of the other.
        loses: by how much a side with the one in its opening hand wins more often, from -1 to 1.
        gains: the same for the other.
    """

    out: str
    into: str
    loses: float
    gains: float


@cache
def source_of(game: str, rules: str) -> Source | None:
    """The figures of the cards of a game; None if there are none.

    Args:
        game: the id of the game.
        rules: the format of decks; figures of matches under that ruleset are better than others.
    """
    reports = [
        (report.ruleset != rules, name, report)
        for name, report in house_reports().items()
        if report.game == game and report.decks and all(map(is_random, report.decks))
    ]
    if not reports:
        return None
    _other, name, report = min(reports, key=lambda one: one[:2])
    table = report.tables["cards"]
    places = [table.columns.index(column) for column in FIGURES]
    rows = [tuple(row[place] for place in places) for row in table.rows]
    known = [cast(Known, row) for row in rows if None not in row]
    gains = {code: adds for code, adds, _p, _decks in known}
    sure = frozenset(code for code, _adds, p, decks in known if p < SURE and decks >= FEWEST)
    return Source(name, report, gains, sure)


def suggestions(game: CardGame, deck: Deck, rules: str, source: Source) -> list[Suggestion]:
    """The exchanges that promise most, the best first; each card is named once.

    Args:
        game: the game.
        deck: a legal deck.
        rules: the format that says what is legal.
        source: the figures.
    """
    found: list[Suggestion] = []
    for out, into in _promising(game, deck, source):
        if any(code in (one.out, one.into) for one in found for code in (out, into)):
            continue
        made = exchanged(game, deck, [Exchange(out, into, 1)])
        if made is not None and not game.deck_mistakes(made, rules):
            found.append(Suggestion(out, into, source.gains[out], source.gains[into]))
        if len(found) == MOST:
            break
    return found


def _promising(game: CardGame, deck: Deck, source: Source) -> Iterator[tuple[str, str]]:
    """Pairs of a card of the deck and a better one of its type, those with the greatest difference first."""
    held = {entry.code for part in deck.parts for entry in part} & source.gains.keys()
    kinds = {code: str(game.card(code)["type"]) for code in held | source.sure}
    wanted = [code for code in source.sure if source.gains[code] > 0]
    pairs = (
        (source.gains[into] - source.gains[out], out, into)
        for out in held
        for into in wanted
        if out != into and kinds[out] == kinds[into]
    )
    better = (pair for pair in sorted(pairs, key=lambda one: (-one[0], *one[1:])) if pair[0] > 0)
    return ((out, into) for _difference, out, into in better)

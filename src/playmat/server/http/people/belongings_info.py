"""Belongings that there can be, and the numbers of them that pages show."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from playmat.cards.share import read_code
from playmat.kernel.registry import games
from playmat.server.http.reference_data import card_game
from playmat.server.protocol.belonging_bodies import Belonging, Learned, OwnBelonging
from playmat.teaching.lessons import lesson_of, lessons_of
from playmat.teaching.puzzles import full_name, puzzle_of, puzzles_of


def in_form(one: Belonging) -> Belonging:
    """A belonging as its like is kept: a puzzle under its full name, and nothing around it."""
    what = one.what.strip()
    return structs.replace(one, what=full_name(what) if one.kind == "puzzle" else what)


def checked(one: Belonging, now: float) -> OwnBelonging:
    """A belonging as it is kept, if there is such a thing.

    Raises:
        UnknownGame, NoSuchLesson, NoSuchPuzzle, BadDeck: there is none.
    """
    what = in_form(one).what
    if one.kind == "deck":
        deck = read_code(card_game(one.game).deck_book(), what)
        return OwnBelonging(one.kind, one.game, what, now, name=deck.name)
    if one.kind == "lesson":
        lesson_of(one.game, what)
        return OwnBelonging(one.kind, one.game, what, now)
    puzzle_of(one.game, what)
    return OwnBelonging(one.kind, one.game, what, now, one.first)


def learned_of(counts: Mapping[tuple[str, str], int]) -> list[Learned]:
    """The numbers of lessons and puzzles in each game of which somebody has learned anything."""
    found = []
    for game in games():
        lessons, puzzles = (counts.get((kind, game), 0) for kind in ("lesson", "puzzle"))
        if lessons or puzzles:
            found.append(Learned(game, lessons, len(lessons_of(game)), puzzles, len(puzzles_of(game))))
    return found

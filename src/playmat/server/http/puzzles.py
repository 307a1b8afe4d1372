"""Puzzles as a client far away is told them: the list of a game, and each like a lesson.

Like a lesson, a puzzle is told whole; who solves it need not look ahead.
"""

from __future__ import annotations

from functools import cache

import msgspec

from playmat import texts
from playmat.server.http.lessons import Lesson, table_of, told_steps
from playmat.server.log.level_ratings import level_rating
from playmat.teaching.course import Course
from playmat.teaching.puzzles import (
    asked,
    full_name,
    grade,
    highest_grade,
    number_of,
    puzzle_after,
    puzzle_goal,
    puzzle_of,
    puzzle_solved,
    puzzle_title,
    puzzle_words,
    puzzles_of,
)

SCALE = 400
"""By so many points a rating is higher where ten are won to one, as in Elo's."""

BEYOND = 1_000
"""No puzzle is rated further from the computer players than that."""


class PuzzleInfo(msgspec.Struct):
    """A puzzle in a list.

    Attributes:
        name: its name within the game.
        number: its number.
        goal: what is to be reached.
        grade: from 1, one more for each level of the computer players that fails.
        grades: the highest grade.
        rating: how hard it is, on the scale of people's ratings.
        steps: how many moves the solver makes at least.
    """

    name: str
    number: int
    goal: str
    grade: int
    grades: int
    rating: int
    steps: int


class PuzzleList(msgspec.Struct):
    """The puzzles of a game, in order."""

    puzzles: list[PuzzleInfo]


def list_puzzles(game: str, lang: str) -> PuzzleList:
    """The puzzles of a game; none if it has none."""
    return PuzzleList(
        [
            PuzzleInfo(
                name,
                number_of(name),
                texts.render(puzzle_goal(game, scenario), lang),
                grade(asked(scenario)),
                highest_grade(game),
                puzzle_rating(game, name),
                Course(scenario).left(0),
            )
            for name, scenario in puzzles_of(game).items()
        ]
    )


def tell_puzzle(game: str, name: str, lang: str) -> Lesson:
    """A puzzle of a game, in the form of a lesson.

    Raises:
        NoSuchPuzzle: there is none of this name or number.
    """
    name = full_name(name)
    scenario = puzzle_of(game, name)
    solved = puzzle_solved(game, name)
    events, steps = told_steps(
        Course(scenario), lambda question: puzzle_words(game, name, question), solved, lang
    )
    title = texts.render(puzzle_title(game, name), lang)
    return Lesson(name, title, table_of(scenario, name, lang), events, steps, puzzle_after(game, name))


@cache
def puzzle_rating(game: str, name: str) -> int:
    """The rating of a puzzle: as if each level had played against it, as often as it was tried.

    It is the rating at which the levels would be expected to fail as often as they do. One try won and one
    lost against somebody of their average strength are added, so that it has bounds.
    """
    failed = asked(puzzle_of(game, name)).failed
    known = [(level_rating(game, level), share / 100) for level, share in failed.items()]
    tried = [(rating, share) for rating, share in known if rating is not None]
    if not tried:
        return 1500
    middle = sum(rating for rating, _share in tried) / len(tried)
    wanted = sum(share for _rating, share in tried) + 0.5
    low, high = middle - BEYOND, middle + BEYOND
    while high - low > 1:
        guess = (low + high) / 2
        expected = sum(chance(guess - rating) for rating, _share in tried) + chance(guess - middle)
        low, high = (guess, high) if expected < wanted else (low, guess)
    return round((low + high) / 2)


def chance(ahead: float) -> float:
    """The chance of who is so many points ahead.

    >>> chance(0), round(chance(400), 2)
    (0.5, 0.91)
    """
    return 1 / (1 + 10 ** (-ahead / SCALE))

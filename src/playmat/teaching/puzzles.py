"""Puzzles: positions in which some answers are clearly the best, told by the mechanism of lessons.

A puzzle of a game is a scenario document `puzzles/<number>.toml` beside the game, with a `[puzzle]` table
that says what is asked and what is known of it. Its steps are a line that solves it; those of the first
seat are the solver's. Where several answers are right, the table has all of them (`course.py`). Beside
lessons a puzzle goes by the name `puzzle-<number>`. `playmat puzzles mine` finds them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from playmat.kernel.errors import PlaymatError
from playmat.kernel.match.scenario import GAIN, Puzzle, Scenario
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.registry import game as installed_game
from playmat.teaching.documents import documents_in

PREFIX: Final = "puzzle-"
"""The beginning of the names that puzzles have beside lessons."""

FAILED: Final = 50
"""A level fails at a puzzle if it does so in so many of a hundred tries."""

CERTAIN: Final = 100
"""The chance, in percent, of a line that works in every deal that was tried."""

STAR: Final = "★"
NO_STAR: Final = "☆"


class NoSuchPuzzle(PlaymatError):
    """The game has no puzzle of this name."""


@cache
def puzzles_of(game: str) -> dict[str, Scenario]:
    """The documents of a game's puzzles by name, in order; none if it has none.

    Raises:
        UnknownGame: there is no such game.
    """
    return {
        f"{PREFIX}{puzzle.number}": puzzle.scenario
        for puzzle in documents_in(game, "puzzles")
        if not puzzle.name
    }


def full_name(name: str) -> str:
    """The name of a puzzle, also where only its number is given.

    >>> full_name("3"), full_name("puzzle-3")
    ('puzzle-3', 'puzzle-3')
    """
    return name if name.startswith(PREFIX) else PREFIX + name


def puzzle_of(game: str, name: str) -> Scenario:
    """The document of a puzzle.

    Args:
        game: the id of the game.
        name: its name or only its number.

    Raises:
        UnknownGame: there is no such game.
        NoSuchPuzzle: the game has none of this name, or none at all.
    """
    found = puzzles_of(game)
    wanted = full_name(name)
    if wanted in found:
        return found[wanted]
    if not found:
        raise NoSuchPuzzle("error-no-puzzles", "", game=game)
    raise NoSuchPuzzle("error-no-such-puzzle", "", game=game, got=name[:40], last=len(found))


def is_puzzle(name: str) -> bool:
    """Return whether a name beside those of lessons is that of a puzzle.

    >>> is_puzzle("puzzle-3"), is_puzzle("attack")
    (True, False)
    """
    return name.startswith(PREFIX)


def number_of(name: str) -> int:
    """The number of a puzzle within its game.

    >>> number_of("puzzle-3")
    3
    """
    return int(name.removeprefix(PREFIX))


def asked(scenario: Scenario) -> Puzzle:
    """The question of a puzzle, and the facts known of it."""
    return scenario.document.puzzle or Puzzle(GAIN, 0, 0)


def grade(puzzle: Puzzle) -> int:
    """The grade of a puzzle: 1, and one more for each level of the computer players that fails.

    >>> grade(Puzzle("win", 100, 0, {"beginner": 100, "casual": 75, "skilled": 0}))
    3
    """
    return 1 + sum(failed >= FAILED for failed in puzzle.failed.values())


def highest_grade(game: str) -> int:
    """The highest grade that a puzzle of a game can have."""
    return 1 + len(installed_game(game).levels)


def puzzle_title(game: str, name: str) -> Phrase:
    """The title of a puzzle: its number, and its grade as stars."""
    full = grade(asked(puzzle_of(game, name)))
    stars = STAR * full + NO_STAR * (highest_grade(game) - full)
    return Phrase("puzzle-title", {"number": number_of(name), "stars": stars})


def puzzle_line(game: str, name: str) -> Phrase:
    """The title of a puzzle and what it asks, in a list."""
    goal = puzzle_goal(game, puzzle_of(game, name))
    return Phrase("puzzle-line", {"title": puzzle_title(game, name), "goal": goal})


def puzzle_goal(game: str, scenario: Scenario) -> Phrase:
    """The sentence that says what is to be reached."""
    return Phrase(f"{game}-puzzle-{asked(scenario).goal}")


def puzzle_words(game: str, name: str, question: int) -> Phrase:
    """The words at a question of a puzzle, counted from 0."""
    scenario = puzzle_of(game, name)
    goal: dict[str, Filling] = {"goal": puzzle_goal(game, scenario)}
    if question:
        return Phrase("puzzle-right", goal)
    certain = asked(scenario).chance == CERTAIN
    if scenario.game.team:
        return Phrase("puzzle-team-forced" if certain else "puzzle-team-likely", goal)
    return Phrase("puzzle-forced" if certain else "puzzle-likely", goal)


def puzzle_solved(game: str, name: str) -> Phrase:
    """The words when a puzzle is solved."""
    scenario = puzzle_of(game, name)
    puzzle = asked(scenario)
    known: dict[str, Filling] = {"chance": puzzle.chance, "other": puzzle.other}
    if scenario.game.team:
        return Phrase("puzzle-team-solved", known)
    return Phrase("puzzle-solved-forced" if puzzle.chance == CERTAIN else "puzzle-solved", known)


def puzzle_after(game: str, name: str) -> str:
    """The name of the next puzzle, or the empty string."""
    names = list(puzzles_of(game))
    return next(iter(names[names.index(name) + 1 :]), "")

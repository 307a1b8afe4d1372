"""Lessons: positions of scenario documents in which a person makes the move asked for and sees it happen.

A lesson of a game is a document `lessons/<number>-<name>.toml` beside the game. Its steps are what happens;
those of the first seat, the learner's, are what the learner is asked to do. What is said at each of them is
`<game>-lesson-<name>-<n>` of the catalogues, counted from 1, the last one when all is done.
"""

from __future__ import annotations

from functools import cache

from playmat.kernel.documents.form import nearest
from playmat.kernel.errors import PlaymatError
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import Scenario
from playmat.kernel.match.seats import find_seat
from playmat.kernel.phrase import Phrase
from playmat.teaching.documents import documents_in
from playmat.teaching.guide import LEARNER


class NoSuchLesson(PlaymatError):
    """The game has no lesson of this name."""


@cache
def lessons_of(game: str) -> dict[str, Scenario]:
    """The documents of a game's lessons by name, in order; none if it has none.

    Raises:
        UnknownGame: there is no such game.
    """
    return {lesson.name: lesson.scenario for lesson in documents_in(game, "lessons")}


def lesson_of(game: str, name: str) -> Scenario:
    """The document of a lesson.

    Raises:
        UnknownGame: there is no such game.
        NoSuchLesson: the game has none of this name; the nearest is named, or all of them.
    """
    found = lessons_of(game)
    if name in found:
        return found[name]
    if not found:
        raise NoSuchLesson("error-no-lessons", "", game=game)
    near = nearest(name, found)
    if near:
        raise NoSuchLesson("error-no-such-lesson-near", "", game=game, got=name[:40], near=near)
    raise NoSuchLesson("error-no-such-lesson", "", game=game, got=name[:40], known=", ".join(found))


def lesson_after(game: str, name: str) -> str:
    """The name of the next lesson, or the empty string."""
    names = list(lessons_of(game))
    return next(iter(names[names.index(name) + 1 :]), "")


def lesson_title(game: str, name: str) -> Phrase:
    """The title of a lesson."""
    return Phrase(f"{game}-lesson-{name}-title")


def lesson_words(game: str, name: str, step: int) -> Phrase:
    """The words at a step of a lesson, counted from 1; those after the last step when all is done."""
    return Phrase(f"{game}-lesson-{name}-{step}")


def asked_of_learner(scenario: Scenario, match: Match) -> list[int]:
    """The numbers of the steps that the learner makes."""
    game, setup = scenario.game, match.setup
    return [
        number
        for number, step in enumerate(scenario.document.step)
        if step.seat is not None and find_seat(game, setup, step.seat) == LEARNER
    ]

"""Lessons as a client far away is told them: each moment with the table, what is said and what is asked for.

A lesson is told whole: it is the same for everybody, holds no secret, and nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from playmat import texts
from playmat.kernel.choice import Kind
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import Scenario, begin
from playmat.kernel.notation import read_answer
from playmat.kernel.phrase import Phrase
from playmat.server.process.audience import presenter, telling
from playmat.server.process.audience.viewer import Viewer, seat_title
from playmat.server.protocol.server_messages import Clock, Play, SeatInfo, TableInfo, Told
from playmat.teaching.course import Course
from playmat.teaching.guide import LEARNER, Tip, guide_of
from playmat.teaching.lessons import (
    asked_of_learner,
    lesson_after,
    lesson_of,
    lesson_title,
    lesson_words,
    lessons_of,
)


class LessonInfo(msgspec.Struct):
    """A lesson in a list.

    Attributes:
        name: its name within the game.
        title: what it is about.
        steps: how many moves the learner makes.
    """

    name: str
    title: str
    steps: int


class LessonList(msgspec.Struct):
    """The lessons of a game, from the first steps to the whole game."""

    lessons: list[LessonInfo]


class RightAnswer(msgspec.Struct):
    """An answer that is asked for.

    Attributes:
        answer: in the form of `Act.answer`.
        word: the same in notation.
        to: the number of the step that it leads to.
        events: what happens until then.
    """

    answer: list[int]
    word: str
    to: int
    events: list[Told]


class LessonStep(msgspec.Struct):
    """A moment of a lesson.

    Attributes:
        say: what the learner is told.
        play: the table as the learner sees it, with the question.
        right: the answers that are asked for, the best known first; none once everything is done.
    """

    say: str
    play: Play
    right: list[RightAnswer]


class Lesson(msgspec.Struct):
    """A lesson, whole.

    Attributes:
        name, title: as in `LessonInfo`.
        table: the table it is played at; only the learner's seat is `you`.
        events: what happened before the first step.
        steps: its moments; it begins at the first, and goes on at the one that the answer leads to.
        next: the name of the next lesson, or empty.
    """

    name: str
    title: str
    table: TableInfo
    events: list[Told]
    steps: list[LessonStep]
    next: str


class GuideInfo(msgspec.Struct):
    """The guided first match of a game, as far as a client has to know it: nothing of what will be dealt.

    Attributes:
        seats: how many there are; the first is the learner's.
        level: the computer player at the others.
        tips: what the coach says; what comes first is said first.
    """

    seats: int
    level: str
    tips: list[Tip]


def guide_info(game: str) -> GuideInfo:
    """The guided first match of a game.

    Raises:
        NoGuide: it has none.
    """
    guide = guide_of(game)
    return GuideInfo(len(guide.setup.seats), guide.level, list(guide.tips))


def list_lessons(game: str, lang: str) -> LessonList:
    """The lessons of a game, in order; none if it has none."""
    return LessonList(
        [
            LessonInfo(name, title(game, name, lang), len(asked_of_learner(scenario, begin(scenario))))
            for name, scenario in lessons_of(game).items()
        ]
    )


def tell_lesson(game: str, name: str, lang: str) -> Lesson:
    """A lesson of a game.

    Raises:
        NoSuchLesson: there is none of this name.
    """
    course = Course(lesson_of(game, name))
    solved = lesson_words(game, name, len(course.questions) + 1)
    events, steps = told_steps(course, lambda question: lesson_words(game, name, question + 1), solved, lang)
    table = table_of(course.scenario, name, lang)
    return Lesson(name, title(game, name, lang), table, events, steps, lesson_after(game, name))


def title(game: str, name: str, lang: str) -> str:
    """The title of a lesson."""
    return texts.render(lesson_title(game, name), lang)


def told_steps(
    course: Course, words: Callable[[int], Phrase], solved: Phrase, lang: str
) -> tuple[list[Told], list[LessonStep]]:
    """The moments of a lesson: each question to the learner, and each end; before them, how it began.

    Args:
        course: its questions.
        words: what is said at a question, counted from 0.
        solved: what is said at an end.
        lang: the language.
    """
    viewer = Viewer((LEARNER,), lang)
    first = course.after(())
    matches: dict[int, tuple[Match, int]] = {
        0: (first, 0)
    }  # by question: the match there, and how many answers have been given
    ends: list[LessonStep] = []
    places: dict[bytes, int] = {}  # of the ends, by what is seen there: many answers end alike
    found: list[LessonStep] = []
    for number, right in enumerate(course.questions):
        match, given = matches[number]
        play = Play(
            match.view(LEARNER), LEARNER, 0.0, [presenter.ask(match, match.window(LEARNER), lang)], [LEARNER]
        )
        step = LessonStep(texts.render(words(number), lang), play, [])
        for word, to in right.items():
            answer, told, after = items_of(match, LEARNER, word), match.version, match.copy()
            after.say(LEARNER, word)
            course.follow(after, given + 1, to)
            place = to
            if course.asks(to):
                matches.setdefault(to, (after, given + 1))
            else:
                end = LessonStep(texts.render(solved, lang), Play(after.view(LEARNER), LEARNER, 0.0), [])
                seen = msgspec.json.encode(end)
                if seen not in places:
                    places[seen] = len(course.questions) + len(ends)
                    ends.append(end)
                place = places[seen]
            step.right.append(RightAnswer(answer, word, place, since(after, told, viewer)))
        found.append(step)
    return since(first, 0, viewer), found + ends


def since(match: Match, first: int, viewer: Viewer) -> list[Told]:
    """The events from a number on, as the learner is told them."""
    return telling.move_told(match, first, match.log.events[first:], viewer.seats, viewer)


def items_of(match: Match, seat: int, text: str) -> list[int]:
    """An answer in notation as a client sends it."""
    choice = match.choice(seat)
    answer = read_answer(match.game, match.state, choice, text)
    if choice.kind == Kind.PICK:
        return [answer]
    if choice.kind == Kind.SUBSET:
        return [place for place in range(choice.n) if answer >> place & 1]
    return choice.amounts(answer) if choice.kind == Kind.SPLIT else choice.arrangement(answer)


def table_of(scenario: Scenario, name: str, lang: str) -> TableInfo:
    """The table of a lesson, as a client knows tables."""
    match = begin(scenario)
    game, setup = scenario.game, match.setup
    seats = [
        SeatInfo(
            seat=seat,
            kind="person" if seat == LEARNER else "computer",
            title=seat_title(game, seat, one.role, lang),
            role=one.role,
            you=seat == LEARNER,
        )
        for seat, one in enumerate(setup.seats)
    ]
    return TableInfo(
        id=f"lesson-{game.id}-{name}",
        game=game.id,
        ruleset=setup.ruleset,
        options=setup.options,
        status="running",
        version=0,
        seats=seats,
        clock=Clock(),
        created=0.0,
        updated=0.0,
        hints=True,
    )

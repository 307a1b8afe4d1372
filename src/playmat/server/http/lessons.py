"""Lessons as a client far away is told them: each moment with the table, what is said and what is asked for.

A lesson is told whole: it is the same for everybody, holds no secret, and nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from playmat import texts
from playmat.kernel.choice import Kind
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import Scenario, begin, draw_from_seed, take_step
from playmat.kernel.notation import read_answer
from playmat.kernel.phrase import Phrase
from playmat.server.process import presenter, telling
from playmat.server.process.viewer import Viewer, seat_title
from playmat.server.protocol.server_messages import Clock, Play, SeatInfo, TableInfo, Told
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


class LessonStep(msgspec.Struct):
    """A moment of a lesson.

    Attributes:
        say: what the learner is told.
        play: the table as the learner sees it, with the question.
        events: what happened since the step before.
        wanted: the answer that is asked for, in the form of `Act.answer`; empty in the last step.
        word: the same in notation.
    """

    say: str
    play: Play
    events: list[Told]
    wanted: list[int]
    word: str


class Lesson(msgspec.Struct):
    """A lesson, whole.

    Attributes:
        name, title: as in `LessonInfo`.
        table: the table it is played at; only the learner's seat is `you`.
        steps: its moments in order; in the last one everything is done.
        next: the name of the next lesson, or empty.
    """

    name: str
    title: str
    table: TableInfo
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
    scenario = lesson_of(game, name)
    steps = list(told_steps(scenario, lambda step: lesson_words(game, name, step), lang))
    table = table_of(scenario, name, lang)
    return Lesson(name, title(game, name, lang), table, steps, lesson_after(game, name))


def title(game: str, name: str, lang: str) -> str:
    """The title of a lesson."""
    return texts.render(lesson_title(game, name), lang)


def told_steps(scenario: Scenario, words: Callable[[int], Phrase], lang: str) -> Iterator[LessonStep]:
    """The moments of a lesson: each question to the learner, and the end.

    Args:
        scenario: the lesson.
        words: what is said at a step, counted from 1; after the last one, when all is done.
        lang: the language.
    """
    match = begin(scenario)
    viewer = Viewer((LEARNER,), lang)
    asked = asked_of_learner(scenario, match)
    told = said = 0
    for number, step in enumerate(scenario.document.step):
        if number in asked:
            draw_from_seed(match)
            said += 1
            window = match.window(LEARNER)
            play = Play(match.view(LEARNER), LEARNER, 0.0, [presenter.ask(match, window, lang)], [LEARNER])
            wanted = items_of(match, LEARNER, step.answer or "")
            line = texts.render(words(said), lang)
            yield LessonStep(line, play, since(match, told, viewer), wanted, step.answer or "")
            told = match.version
        take_step(scenario, match, number)
    line = texts.render(words(said + 1), lang)
    play = Play(match.view(LEARNER), LEARNER, 0.0)
    yield LessonStep(line, play, since(match, told, viewer), [], "")


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

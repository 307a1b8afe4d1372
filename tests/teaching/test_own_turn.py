"""The turn of one's own after a lesson: it begins with what the learner knows, and with nothing more."""

from __future__ import annotations

import pytest

from playmat.kernel.match.scenario import draw_from_seed
from playmat.kernel.registry import games
from playmat.teaching.course import Course
from playmat.teaching.guide import LEARNER
from playmat.teaching.lessons import lessons_of
from playmat.teaching.own_turn import OwnTurn

LESSONS = [(game, name) for game in games() for name in lessons_of(game)]
DEALS = 4


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_learner_sees_the_end_of_the_lesson_and_what_is_hidden_is_dealt_anew(
    game: str, name: str
) -> None:
    scenario = lessons_of(game)[name]
    course = Course(scenario)
    lesson = course.after(next(iter(right)) for right in course.questions)
    if lesson.is_over:
        lesson = course.after(())
    draw_from_seed(lesson)
    turns = [OwnTurn(scenario, deal) for deal in range(DEALS)]
    for turn in turns:
        assert turn.match.view(LEARNER) == lesson.view(LEARNER)
        assert turn.match.asked == lesson.asked
        assert turn.match.setup == lesson.setup.known_to(LEARNER)
    hidden = {str(match.state.encode()) for match in (lesson, *(turn.match for turn in turns))}
    assert len(hidden) == DEALS + 1

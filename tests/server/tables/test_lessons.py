"""Lessons: they can be played as they stand, and have words in every language."""

from __future__ import annotations

import re

import pytest

from playmat import texts
from playmat.kernel.match.scenario import play
from playmat.kernel.registry import games
from playmat.server.http.lessons import list_lessons, tell_lesson
from playmat.server.http.puzzles import list_puzzles, tell_puzzle
from playmat.teaching.lessons import NoSuchLesson, lessons_of
from playmat.teaching.puzzles import puzzles_of
from playmat.texts.sources import LANGUAGES, game_sources

LESSONS = [(game, name) for game in games() for name in lessons_of(game)]


@pytest.mark.parametrize("game", ["perilous", "kmon", "khtcg"])
def test_every_game_is_taught(game: str) -> None:
    assert len(list_lessons(game, "en").lessons) >= 5


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_asks_for_what_can_be_answered(game: str, name: str) -> None:
    """The document plays; each question offers what is wanted; nothing is left to ask in the last step."""
    assert play(lessons_of(game)[name]).unmet == []
    lesson = tell_lesson(game, name, "en")
    *asked, last = lesson.steps
    assert asked
    for step in asked:
        (ask,) = step.play.asks
        (right,) = step.right
        assert ask.kind != "pick" or ask.items[right.answer[0]].word == right.word
        assert all(place < len(ask.items) for place in right.answer)
        assert step is not last
        assert lesson.steps[right.to] is lesson.steps[lesson.steps.index(step) + 1]
    assert (last.play.asks, last.right) == ([], [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_step_has_its_own_words_and_none_is_left_over(lang: str) -> None:
    used = set()
    for game, name in LESSONS:
        count = len(tell_lesson(game, name, lang).steps)
        used |= {f"{game}-lesson-{name}-{n}" for n in [*range(1, count + 1), "title"]}
    assert [key for key in sorted(used) if not texts.has(key, lang)] == []
    written = {
        key
        for game in games()
        for source in game_sources(game, lang)
        for key in re.findall(r"^([a-z]+-lesson-\S+) =", source.text, re.MULTILINE)
    }
    assert written == used


def test_a_lesson_that_there_is_not_is_named() -> None:
    with pytest.raises(NoSuchLesson) as refused:
        tell_lesson("kmon", "flying", "en")
    assert refused.value.phrase.args["got"] == "flying"
    assert "attack" in str(refused.value.phrase.args["known"])


PUZZLES = [(game, name) for game in games() for name in list(puzzles_of(game))[:1]]


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_a_puzzle_is_told_like_a_lesson_and_says_nothing_of_how(game: str, name: str) -> None:
    told = tell_puzzle(game, name, "en")
    info = next(one for one in list_puzzles(game, "en").puzzles if one.name == name)
    step, given = told.steps[0], 0
    while step.right:
        step, given = told.steps[step.right[0].to], given + 1
    assert given == info.steps
    assert info.goal in told.steps[0].say
    assert all(right.word not in told.steps[0].say for right in told.steps[0].right)
    assert told.next in puzzles_of(game)


def test_a_puzzle_at_which_more_levels_fail_is_rated_higher() -> None:
    puzzles = list_puzzles("kmon", "en").puzzles
    assert next(one.rating for one in sorted(puzzles, key=lambda one: one.grade)) < 1300
    hardest = [one.rating for one in puzzles if one.grade == one.grades]
    assert min(hardest) > max(one.rating for one in puzzles if one.grade == 2)

"""Lessons: they can be played as they stand, and have words in every language."""

from __future__ import annotations

import re

import pytest

from playmat import texts
from playmat.kernel.match.scenario import play
from playmat.kernel.registry import games
from playmat.server.http.lessons import list_lessons, tell_lesson
from playmat.teaching.lessons import NoSuchLesson, lessons_of
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
        assert ask.kind != "pick" or ask.items[step.wanted[0]].word == step.word
        assert all(place < len(ask.items) for place in step.wanted)
    assert (last.play.asks, last.wanted, last.word) == ([], [], "")


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

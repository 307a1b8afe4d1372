"""Puzzles at the terminal: solved by their own answers and no others, and noted when they are solved."""

from __future__ import annotations

import io

import pytest

from playmat import cli, texts
from playmat.kernel.errors import IllegalAnswer
from playmat.kernel.registry import games
from playmat.teaching.course import Course
from playmat.teaching.guide import LEARNER
from playmat.teaching.puzzles import puzzle_of, puzzle_words, puzzles_of
from playmat.terminal.learning.lesson_session import LessonSession
from playmat.terminal.learning.progress import learned, note
from playmat.terminal.learning.teacher import begin_learning, next_puzzle
from playmat.terminal.plain import Plain
from playmat.terminal.ways import MATCH, Topic
from playmat.terminal.words import Words

PUZZLES = [(game, name) for game in games() for name in puzzles_of(game)]


def wanted(game: str, name: str) -> list[str]:
    """The answers that solve a puzzle, in notation."""
    course = Course(puzzle_of(game, name))
    answers: list[str] = []
    at = 0
    while course.asks(at):
        text, at = next(iter(course.questions[at].items()))
        answers.append(text)
    return answers


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_a_puzzle_is_solved_by_its_answers_alone(game: str, name: str) -> None:
    session, teacher = begin_learning(Topic(game, name), "en")
    assert isinstance(session, LessonSession)
    answers = wanted(game, name)
    course = Course(puzzle_of(game, name))
    at = 0
    for step, answer in enumerate(answers):
        saying = teacher.heed(session)
        assert saying is not None
        assert saying.words == puzzle_words(game, name, step)
        (window,) = session.windows
        right = {session.understand(one)[1] for one in course.questions[at]}
        others = [one for one in range(min(window.count, 9)) if one not in right]
        for other in [one for one in others if session.match.choice(LEARNER).allows(one)]:
            with pytest.raises(IllegalAnswer) as refused:
                session.answer(LEARNER, other, window.serial)
            assert refused.value.phrase.key == "puzzle-other"
        assert (game, name) not in learned()
        session.say(answer)
        at = course.questions[at][answer]
    assert session.over
    last = teacher.heed(session)
    assert last is not None
    assert last.words.key in {"puzzle-solved", "puzzle-solved-forced", "puzzle-team-solved"}
    assert (game, name) in learned()
    assert all(texts.has(one.key, lang) for one in teacher.said for lang in texts.LANGUAGES)


def test_what_comes_next_is_the_first_that_is_new() -> None:
    names = list(puzzles_of("kmon"))
    assert next_puzzle("kmon") == names[0]
    note("kmon", names[0])
    note("kmon", names[1])
    assert next_puzzle("kmon") == names[2]
    _session, teacher = begin_learning(Topic("kmon", names[0]), "en")
    assert [way.to for way in teacher.ways()] == [Topic("kmon", names[2]), MATCH, Topic("kmon", names[0])]
    assert teacher.ways()[0].command == "playmat puzzles kmon --number 3"
    for name in names:
        note("kmon", name)
    assert next_puzzle("kmon") == ""
    assert [way.to for way in teacher.ways()] == [Topic("kmon", names[1]), MATCH, Topic("kmon", names[0])]
    _session, teacher = begin_learning(Topic("kmon", names[-1]), "en")
    assert [way.to for way in teacher.ways()] == [MATCH, Topic("kmon", names[-1])]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_puzzle_is_solved_in_plain_lines(lang: str) -> None:
    session, teacher = begin_learning(Topic("kmon", "puzzle-1"), lang)
    out = io.StringIO()
    lines = ["pass", *wanted("kmon", "puzzle-1")]
    assert Plain(session, Words(lang), io.StringIO("\n".join(lines)), out, teacher).run() == 0
    for one in teacher.said:
        assert Words(lang).of(one) in out.getvalue()
    assert "playmat puzzles kmon --number 2" in out.getvalue()


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_list_marks_what_is_solved(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    note("kmon", "puzzle-2")
    assert cli.main(["puzzles", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    for game, name in PUZZLES:
        number = name.removeprefix("puzzle-")
        (line,) = [one for one in lines if one.endswith(f"playmat puzzles {game} --number {number}")]
        assert ("[x]" in line) == ((game, name) == ("kmon", "puzzle-2"))
        assert "★" in line


def test_a_game_begins_with_its_first_new_puzzle(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    note("kmon", "puzzle-1")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert cli.main(["puzzles", "kmon", "--lang", "en"]) == 0
    assert "Puzzle 2 " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "named"),
    [("puzzles kmn", "kmon"), ("puzzles kmon --number 999", "from 1 to"), ("puzzles --number 2", "kmon")],
)
def test_what_there_is_not_is_refused(given: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*given.split(), "--lang", "en"]) == 2
    assert named in capsys.readouterr().err

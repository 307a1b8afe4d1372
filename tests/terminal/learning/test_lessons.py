"""Lessons at the terminal: done by their own answers and no others, and noted when they are done."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from tests.crossing import SLOW, first_of
from tests.terminal.battles import shown
from tests.terminal.driver import answer_by_keys, press, question, settle

from playmat import cli, texts
from playmat.kernel.errors import CannotUndo, IllegalAnswer, PlaymatError
from playmat.kernel.notation import read_answer
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import games
from playmat.teaching.guide import FIRST_MATCH, LEARNER, has_guide
from playmat.teaching.lessons import lesson_of, lesson_words, lessons_of
from playmat.terminal.app import PlaymatApp
from playmat.terminal.learning.lesson_session import LessonSession
from playmat.terminal.learning.panel import CoachPanel
from playmat.terminal.learning.progress import FILE, learned, note
from playmat.terminal.learning.teacher import begin_learning
from playmat.terminal.plain import Plain
from playmat.terminal.ways import MATCH, Topic
from playmat.terminal.words import Words

LESSONS = [(game, name) for game in games() for name in lessons_of(game)]
FIRSTS = [(game, next(iter(lessons_of(game)))) for game in games() if lessons_of(game)]


def wanted(game: str, name: str) -> list[str]:
    """The answers that a lesson asks for, in notation."""
    scenario = lesson_of(game, name)
    roles = {"0", *scenario.document.setup.seats[:1]} if scenario.document.setup.seats else {"0"}
    return [step.answer or "" for step in scenario.document.step if str(step.seat) in map(str, roles)]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_done_by_its_answers_alone(game: str, name: str) -> None:
    session, teacher = begin_learning(Topic(game, name), "en")
    assert isinstance(session, LessonSession)
    answers = wanted(game, name)
    assert session.last == len(answers) > 0
    said = []
    for step, answer in enumerate(answers, 1):
        saying = teacher.heed(session)
        assert saying is not None
        said.append(saying.words)
        assert saying.words == lesson_words(game, name, step)
        assert session.awaited == LEARNER
        (window,) = session.windows
        before = session.match.version, session.done
        right = read_answer(session.match.game, session.match.state, session.match.choice(LEARNER), answer)
        for other in range(min(window.count, 20)):
            if other != right and session.match.choice(LEARNER).allows(other):
                with pytest.raises(IllegalAnswer):
                    session.answer(LEARNER, other, window.serial)
        with pytest.raises(PlaymatError):
            session.say("nonsense")
        assert (session.match.version, session.done) == before
        assert session.notation(LEARNER, session.advise(session.question(LEARNER)).answer) == answer
        assert (game, name) not in learned()
        session.say(answer)
    assert session.over
    assert (session.windows, session.awaited, session.task()) == ([], None, None)
    last = teacher.heed(session)
    assert last is not None
    assert last.words == lesson_words(game, name, len(answers) + 1)
    assert teacher.said == [*said, last.words]
    assert (game, name) in learned()
    assert all(texts.has(one.key, lang) for one in teacher.said for lang in texts.LANGUAGES)


@pytest.mark.parametrize(("game", "name"), FIRSTS)
def test_a_step_is_taken_back(game: str, name: str) -> None:
    """Even where dice or cards have fallen since: a lesson is the same each time."""
    session, teacher = begin_learning(Topic(game, name), "en")
    assert isinstance(session, LessonSession)
    with pytest.raises(CannotUndo):
        session.undo()
    answers, digests = wanted(game, name), [session.match.digest()]
    for answer in answers:
        session.say(answer)
        digests.append(session.match.digest())
    for place in range(len(answers) - 1, -1, -1):
        assert session.undo() == answers[place]
        assert session.match.digest() == digests[place]
        saying = teacher.heed(session)
        assert saying is not None
        assert saying.words == lesson_words(game, name, place + 1)


@pytest.mark.parametrize(("game", "name"), first_of(FIRSTS, SLOW, rows=True))
async def test_a_lesson_is_done_at_the_table_by_keys_and_leads_to_the_next(game: str, name: str) -> None:
    session, teacher = begin_learning(Topic(game, name), "en")
    assert isinstance(session, LessonSession)
    app = PlaymatApp(Words("en"), session, teacher=teacher, moving=False)
    words = Words("en")
    async with app.run_test(size=(80, 24)) as pilot:
        for step, answer in enumerate(wanted(game, name), 1):
            await settle(pilot, app)
            said = "".join(str(app.screen.query_one(CoachPanel).render()).split())
            assert said.startswith("".join(words.of(lesson_words(game, name, step)).split()))
            assert f"{'●' * (step - 1)}{'○' * (session.last - step + 1)}" in shown(app)
            match = session.match
            right = read_answer(match.game, match.state, match.choice(LEARNER), answer)
            await answer_by_keys(pilot, app, right)
        assert session.over
        assert question(app) == words.tr("terminal-learn-next")
        await press(pilot, app, "u")
        assert session.done == session.last - 1
        await pilot.press("colon", *answer, "enter")
        assert session.over
        after = list(lessons_of(game))[1]
        onward = [Topic(game, after), Topic(game, FIRST_MATCH), MATCH]
        assert [way.to for way in teacher.ways()] == [
            Topic(game, name, alone=True),
            *onward,
            Topic(game, name),
        ]
        await press(pilot, app, "down", "down", "enter")
        await settle(pilot, app)
        assert app.session is not session
        assert words.of(lesson_words(game, after, 1)).split()[0] in shown(app)
    assert app.session is not None
    app.session.close()


def test_a_lesson_is_done_in_plain_lines_in_each_language() -> None:
    game, name = FIRSTS[0]
    for lang in texts.LANGUAGES:
        session, teacher = begin_learning(Topic(game, name), lang)
        out = io.StringIO()
        lines = ["coach", *wanted(game, name)]
        assert Plain(session, Words(lang), io.StringIO("\n".join(lines)), out, teacher).run() == 0
        said = out.getvalue()
        places = [said.index(Words(lang).of(one)) for one in teacher.said]
        assert places == sorted(places)
        first = Words(lang).of(teacher.said[0])
        assert said.count(first) == 2, "once when it is due, and once when it is asked for"
        assert f"playmat learn {game} --lesson {list(lessons_of(game))[1]}" in said
        assert f"playmat play {game}" in said


def test_the_ways_follow_what_is_new() -> None:
    """The guided match is offered until it is done; after the last lesson there is no next one."""
    game, _first = FIRSTS[0]
    first, second, *_, last = (Topic(game, name) for name in lessons_of(game))
    alone, guided = replace(last, alone=True), Topic(game, FIRST_MATCH)
    _session, teacher = begin_learning(last, "en")
    assert [way.to for way in teacher.ways()] == [alone, guided, MATCH, last]
    note(game, FIRST_MATCH)
    assert [way.to for way in teacher.ways()] == [alone, MATCH, last]
    session, guide = begin_learning(guided, "en")
    assert [way.to for way in guide.ways()] == [MATCH, first, guided]
    note(game, first.name)
    assert guide.ways()[1].to == second
    assert guide.ways()[2].command == f"playmat learn {game}"
    session.close()


# ---- a turn of one's own -----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_whole_turn_on_ones_own_follows_each_lesson(game: str, name: str) -> None:
    """Every answer is taken, the computer answers for the others, and it ends after everybody's turn."""
    session, teacher = begin_learning(Topic(game, name, alone=True), "en")
    match, first = session.match, None
    begun = match.game.turns(match.state)
    while not session.over:
        session.settle()
        saying = teacher.heed(session)
        if not session.windows:
            continue
        first = first or saying
        assert [window.seat for window in session.windows] == [LEARNER]
        session.answer(LEARNER, int(match.choice(LEARNER).answers()[0]), match.serial(LEARNER))
    assert first is not None
    assert first.words.key == "lesson-own-turn-line"
    assert match.is_over or match.game.turns(match.state) == begun + len(match.setup.seats) + 1
    assert (session.windows, session.awaited, session.task()) == ([], None, None)
    last = teacher.heed(session)
    assert last is not None
    assert last.words.key == "lesson-own-turn-done"
    assert learned() == set(), "the lesson itself was not done"
    assert Topic(game, name) not in [way.to for way in teacher.ways()]


def test_a_turn_on_ones_own_is_played_in_plain_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, name = FIRSTS[0]
    command = f"learn {game} --lesson {name} --alone --plain --lang en"
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 99))
    assert cli.main(command.split()) == 0
    said = capsys.readouterr().out
    line, done = (texts.render(Phrase(f"lesson-own-turn-{key}"), "en") for key in ("line", "done"))
    assert said.index(line) < said.index(done)
    assert f"playmat learn {game} --lesson {name} --alone" in said


# ---- the list --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_list_names_all_that_can_be_learnt_and_marks_what_is_done(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game, name = FIRSTS[-1]
    note(game, name)
    note(game, name)
    assert cli.main(["learn", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    for each, lesson in LESSONS:
        (line,) = [one for one in lines if one.endswith(f"playmat learn {each} --lesson {lesson}")]
        assert texts.render(Phrase(f"{each}-lesson-{lesson}-title"), lang) in line
        assert ("[x]" in line) == ((each, lesson) == (game, name))
    for each in games():
        assert any(one.endswith(f"playmat learn {each}") for one in lines) == has_guide(each)
    heads = [one for one in lines if one and not one.startswith(" ")]
    assert [one for one in heads if "1" in one and str(len(lessons_of(game)) + 1) in one]


def test_lines_that_say_something_else_are_passed_over(home: Path) -> None:
    assert learned() == set()
    home.mkdir()
    (home / FILE).write_bytes(b"kmon attack\n\nnonsense\nkmon a b\n")
    assert learned() == {("kmon", "attack")}
    (home / FILE).write_bytes(b"\xff\xfe")
    assert learned() == set()


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ("learn kmn", "kmon"),
        ("learn kmon --lesson atack", "“attack”?"),
        ("learn kmon --lesson zzzzzz", "attack, ability, react, elements, win"),
        ("learn --lesson attack", "kmon"),
        ("learn --alone", "kmon"),
        ("learn kmon --alone", "--lesson NAME --alone"),
        ("learn kmn --alone", "“kmn”"),
        ("learn kmon --lesson atack --alone", "“attack”?"),
        ("learn kmon --lesson puzzle-1 --alone", "no lesson “puzzle-1”"),
        ("learn kmon --lesson= --alone", "no lesson “”"),
        ("learn kmon --lesson attack/alone", "“attack”?"),
    ],
)
def test_what_there_is_not_is_refused(given: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(given.split()) == 2
    assert named in capsys.readouterr().err
    assert learned() == set()


def test_without_a_terminal_the_guided_match_is_told_in_lines(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The coach speaks before the question; `playmat resume` goes on with it."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert cli.main(["learn", "kmon", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    tips = [texts.render(Phrase(f"kmon-guide-{name}"), "en") for name in ("start", "react")]
    assert said.index(tips[0]) < said.index("Choose your starting K-Mon.") < said.index(tips[1])
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert cli.main(["resume", "--plain"]) == 0
    said = capsys.readouterr().out
    assert tips[0] not in said
    assert tips[1] in said

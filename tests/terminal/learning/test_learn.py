"""Guided first matches at the terminal: played whole by keys, and told as they come."""

from __future__ import annotations

from typing import Any

import pytest
from tests.crossing import SLOW, first_of
from tests.terminal.battles import shown
from tests.terminal.driver import answer_by_keys, confirm, press, prompt_of, question, settle, until

from playmat import texts
from playmat.kernel.errors import UnknownGame
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import games
from playmat.kernel.rng import stream_of
from playmat.players import load
from playmat.teaching.course import Course
from playmat.teaching.guide import FIRST_MATCH, LEARNER, due, guide_of, happened
from playmat.teaching.lessons import lesson_of
from playmat.terminal import saves
from playmat.terminal.app import PlaymatApp
from playmat.terminal.learning.panel import CoachPanel
from playmat.terminal.learning.progress import learned
from playmat.terminal.learning.teacher import begin_learning, teacher_of
from playmat.terminal.play_screen import GRACE, PlayScreen
from playmat.terminal.screens import Page
from playmat.terminal.session import Session
from playmat.terminal.start.dialog import StartScreen
from playmat.terminal.ways import Topic
from playmat.terminal.words import Words

LEARNS = {"kmon": ("greedy", 13), "khtcg": ("greedy", 22), "perilous": ("casual", 15)}
"""The player who decides for the learner until all has been told, and its seed: the match is soon over."""

MOST = 120
"""More questions than any guided match has."""

ALONE, OVER = Phrase("guide-alone"), Phrase("guide-over")
SIZE = (80, 24)
KEYS = ("[terminal-", "[guide-", "[lesson-", "[kmon-", "[khtcg-", "[perilous-", "[key-")


def guided(game: str, lang: str = "en", *, moving: bool = False) -> PlaymatApp:
    session, teacher = begin_learning(Topic(game, FIRST_MATCH), lang)
    return PlaymatApp(Words(lang), session, teacher=teacher, moving=moving)


def close(app: PlaymatApp) -> None:
    assert app.session is not None
    app.session.close()


def plain(text: str) -> str:
    """A text without blanks and line ends: lines are broken for the screen."""
    return "".join(text.split())


def spoken(app: PlaymatApp) -> str:
    """The words of the coach on the screen; empty if the panel is not there."""
    panel = app.screen.query_one(CoachPanel)
    return plain(str(panel.render())) if panel.region.area else ""


def mind(session: Session, kind: str = "greedy", seed: int = 5) -> int:
    """The answer of a computer player in the learner's place."""
    player = load(kind, stream_of(len(session.match.entries), seed), session.match.game, lambda: 0.0)
    return player.decide(session.question(LEARNER).glimpse)


def check_room(app: PlaymatApp, size: tuple[int, int]) -> None:
    """All that a learner needs is inside the window, and nothing covers anything else."""
    panel = app.screen.query_one(CoachPanel)
    above = 0
    speaking = ["#coach"] if panel.region.area else []
    for selector in ("#table", *speaking, "#question", "#options", "#confirm"):
        region = app.screen.query_one(selector).region
        assert region.area > 0, selector
        assert region.y >= above, selector
        assert region.right <= size[0], selector
        above = region.bottom
    assert above < size[1]
    assert app.screen.query_one("#options").region.height >= 2
    lines = str(panel.render()).count("\n") + 1
    assert lines <= panel.content_size.height or not speaking


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "lang"),
    [("kmon", "en"), ("khtcg", "it"), ("perilous", "ja")],
)
async def test_a_guided_match_is_played_whole_and_told_as_it_comes(game: str, lang: str) -> None:
    if game not in games():
        pytest.skip("not installed here")
    app, guide = guided(game, lang), guide_of(game)
    session, told = app.session, list[str]()
    assert session is not None
    kind, seed = LEARNS[game]
    async with app.run_test(size=SIZE) as pilot:
        alone = False
        for _question in range(MOST):
            if session.match.is_over:
                break
            await settle(pilot, app)
            asked = session.windows[0]
            tip = due(guide.tips, told, asked.prompt.key, happened(session.match))
            said = [guide.words(tip)] if tip is not None else []
            if not said and not alone and len(told) == len(guide.tips):
                said, alone = [ALONE], True
            told += [tip.name] if tip is not None else []
            expected = plain("".join(texts.render(one, lang) for one in said))
            assert spoken(app).startswith(expected)
            assert bool(expected) == bool(spoken(app)), asked.prompt.key
            check_room(app, SIZE)
            await answer_by_keys(pilot, app, mind(session, "random" if alone else kind, seed))
        assert session.match.is_over
        assert sorted(told) == sorted(tip.name for tip in guide.tips)
        assert spoken(app) == plain(texts.render(OVER, lang))
        assert (game, FIRST_MATCH) in learned()
        assert not [key for key in KEYS if key in shown(app)]
        assert texts.render(Phrase("terminal-learn-way-match"), lang) in shown(app)
        await press(pilot, app, "1")
        assert texts.render(Phrase("terminal-learn-way-match"), lang) in confirm(app)
        await press(pilot, app, "enter")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
    close(app)


async def test_a_tip_is_put_away_and_read_again(home: Any) -> None:
    """Escape puts the words away until something is new; `t` shows all that was said, the latest first."""
    app, guide = guided("kmon"), guide_of("kmon")
    first, second = (texts.render(guide.words(tip), "en") for tip in guide.tips[:2])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot, app)
        assert spoken(app).startswith(plain(first))
        assert "▸ marks" in shown(app)
        await press(pilot, app, "colon", "escape")
        assert spoken(app), "Escape closes the field for typed answers first"
        await press(pilot, app, "escape")
        assert not spoken(app)
        await press(pilot, app, "t")
        assert isinstance(app.screen, Page)
        assert plain(first) in plain(str(app.screen.query_one("#page-text").render()))
        await press(pilot, app, "escape", "1", "enter")
        await settle(pilot, app)
        assert spoken(app) == plain(second)
        await press(pilot, app, "t")
        page = plain(str(app.screen.query_one("#page-text").render()))
        assert page.index(plain(second)) < page.index(plain(first))
    close(app)


async def test_companions_wait_while_an_offer_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere the match goes on by itself after a while; here only once the words have been put away."""
    granted: list[float] = []
    app = guided("perilous", moving=True)
    session = app.session
    assert session is not None
    monkeypatch.setattr("playmat.terminal.play_screen.PACE", 0)
    set_timer = PlayScreen.set_timer

    def noted(screen: PlayScreen, delay: float, *rest: Any, **more: Any) -> Any:
        if delay == GRACE:
            granted.append(delay)
            return None
        return set_timer(screen, delay, *rest, **more)

    monkeypatch.setattr(PlayScreen, "set_timer", noted)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot, app)
        while not session.windows[0].optional:
            await answer_by_keys(pilot, app, mind(session, *LEARNS["perilous"]))
        assert "Item Card" in shown(app)
        assert granted == []
        await press(pilot, app, "escape")
        assert granted == [GRACE]
    close(app)


async def test_a_guided_match_that_is_resumed_goes_on_where_the_coach_was() -> None:
    """Old tips are not repeated, new ones are given; a player who is not learning has no coach."""
    app, guide = guided("kmon"), guide_of("kmon")
    session = app.session
    assert session is not None
    async with app.run_test(size=(80, 24)) as pilot:
        for _answer in range(4):
            await settle(pilot, app)
            await answer_by_keys(pilot, app, mind(session))
        assert app.screen.query_one(CoachPanel).region.area
        before = spoken(app)
        said = list(app.teacher.said) if app.teacher is not None else []
    close(app)
    (path,) = saves.saves()
    resumed = Session.resume(path)
    teacher = teacher_of(resumed)
    assert teacher is not None
    assert teacher.said == said[:-1]
    app = PlaymatApp(Words("en"), resumed, teacher=teacher, moving=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot, app)
        assert spoken(app).startswith(before)
    close(app)
    other = Session.begin(guide.game, guide.setup, ("human", "human"), "en")
    assert teacher_of(other) is not None
    other.close()
    swapped = Session.begin(guide.game, guide.setup, ("beginner", "human"), "en")
    assert teacher_of(swapped) is None
    swapped.close()


async def test_the_start_dialog_leads_to_the_guided_match() -> None:
    from playmat.terminal.start.arranging import arrange

    app = PlaymatApp(Words("en"), start=arrange(guide_of("khtcg").game, None, [], "en"), moving=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert texts.render(Phrase("guide-begin"), "en") in shown(app)
        await press(pilot, app, "t")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await settle(pilot, app)
        assert spoken(app)
        assert app.session is not None
        assert app.session.kinds == ("human", guide_of("khtcg").level)
    close(app)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("size", first_of([(80, 24), (120, 40), (100, 44), (160, 50)], SLOW))
async def test_the_first_words_have_room(size: tuple[int, int], lang: str) -> None:
    """They are the longest: what is different at this table is said with them."""
    app = guided("khtcg", lang)
    async with app.run_test(size=size) as pilot:
        await settle(pilot, app)
        assert texts.render(Phrase("guide-title"), lang) in shown(app)
        assert plain(texts.render(Phrase("terminal-learn-cards"), lang)) in spoken(app)
        check_room(app, size)
    close(app)


async def test_a_small_window_still_asks() -> None:
    """Even without room for all the words, the question is there, and `t` reads them."""
    app = guided("khtcg")
    async with app.run_test(size=(60, 18)) as pilot:
        await settle(pilot, app)
        for selector in ("#coach", "#question", "#options"):
            region = app.screen.query_one(selector).region
            assert region.area > 0, selector
            assert region.bottom <= 18, selector
        await pilot.resize_terminal(160, 50)
        await pilot.pause()
        assert prompt_of(app).rows is not None
        check_room(app, (160, 50))
    close(app)


async def test_what_cannot_be_noted_is_said(monkeypatch: pytest.MonkeyPatch, home: Any) -> None:
    session, teacher = begin_learning(Topic("kmon", "win"), "en")
    home.mkdir(exist_ok=True)
    (home / "learned").mkdir()
    app = PlaymatApp(Words("en"), session, teacher=teacher, moving=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot, app)
        (wanted,) = Course(lesson_of("kmon", "win")).questions[0]
        await answer_by_keys(pilot, app, session.understand(wanted)[1])
        await until(pilot, lambda: session.over)
        assert any("PLAYMAT_HOME" in str(note.message) for note in app._notifications)
        assert question(app)
    close(app)


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownGame):
        begin_learning(Topic("kmn", FIRST_MATCH), "en")

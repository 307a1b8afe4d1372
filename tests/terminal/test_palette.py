"""Everything that can be done now, by name; and what was chosen once is kept."""

from __future__ import annotations

import errno
import io
import os
from pathlib import Path

import pytest
from tests.crossing import SLOW, first_of
from tests.terminal.battles import ALONE, PEOPLE, SIZES, asked, begin, go_to, shown
from tests.terminal.driver import press, settle, until
from textual.command import CommandPalette
from textual.pilot import Pilot

import playmat
from playmat import cli
from playmat.terminal.app import PlaymatApp
from playmat.terminal.play_screen import PlayScreen
from playmat.terminal.saves import SaveError
from playmat.terminal.screens import CardScreen
from playmat.terminal.settings import DAMAGED, Settings, keep_settings, language, may_move, read_settings
from playmat.terminal.speech import game_name
from playmat.terminal.start.dialog import StartScreen
from playmat.terminal.tables.base import TableWidget
from playmat.terminal.words import Words
from playmat.texts import LANGUAGES


def acting(lang: str = "en") -> PlaymatApp:
    """The app with a battle in which a person chooses an action."""
    session = begin(ALONE)
    go_to(session, asked("kmon-ask-act"))
    return PlaymatApp(Words(lang), session, moving=False)


def names(app: PlaymatApp) -> list[str]:
    """The names of the commands available now."""
    return [one.name for one in app.offered_on(app.screen)]


async def do(pilot: Pilot[None], app: PlaymatApp, name: str) -> None:
    """Do something by its name, as the list does it."""
    found = next(one for one in app.offered_on(app.screen) if one.name == name)
    app.call_later(found.do)
    await press(pilot, app)
    await settle(pilot, app)


@pytest.mark.parametrize("lang", first_of(LANGUAGES, SLOW))
async def test_the_list_opens_in_the_language_of_the_person(lang: str) -> None:
    app = acting(lang)
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot, app)
        first = names(app)[0]
        await press(pilot, app, "ctrl+k")
        await until(pilot, lambda: isinstance(app.screen, CommandPalette))
        await until(pilot, lambda: first in shown(app))
        assert "[palette-" not in shown(app)
        await press(pilot, app, *"zzz")
        await until(pilot, lambda: app.words.tr("palette-nothing", words="zzz") in shown(app))
        await press(pilot, app, "escape")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
    assert app.session is not None
    app.session.close()


async def test_words_narrow_it_and_enter_does_it() -> None:
    app = acting()
    async with app.run_test(size=SIZES[1]) as pilot:
        await settle(pilot, app)
        assert app.session is not None
        item = app.session.windows[0].items[0]
        entries = len(app.session.match.entries)
        await press(pilot, app, "ctrl+k")
        await until(pilot, lambda: isinstance(app.screen, CommandPalette))
        await press(pilot, app, *app.words.of(item.text).lower())
        await until(pilot, lambda: app.words.of(item.text) in shown(app))
        await press(pilot, app, "enter")
        match = app.session.match
        await until(pilot, lambda: len(match.entries) > entries)
        assert match.entries[entries].word == item.word
        await settle(pilot, app)
    app.session.close()


async def test_only_what_can_be_done_is_in_it() -> None:
    app = acting()
    async with app.run_test(size=SIZES[1]) as pilot:
        await settle(pilot, app)
        session = app.session
        assert session is not None
        tr = app.words.tr
        there = names(app)
        assert tr("key-hint") in there
        assert tr("key-mark") not in there
        assert tr("key-answer") not in there, "nothing is chosen yet"
        await press(pilot, app, "1")
        assert tr("key-answer") in names(app)
        await press(pilot, app, "c")
        await until(pilot, lambda: isinstance(app.screen, CardScreen))
        await press(pilot, app, "ctrl+k")
        assert not isinstance(app.screen, CommandPalette), "a page is read to its end first"
    session.close()


async def test_at_the_start_neither_a_draw_nor_taking_back_is_in_it() -> None:
    """The computer would refuse a draw, and nobody has given an answer."""
    app = PlaymatApp(Words("en"), begin(ALONE), moving=False)
    async with app.run_test(size=SIZES[1]) as pilot:
        await settle(pilot, app)
        there = names(app)
        assert app.words.tr("key-hint") in there
        assert app.words.tr("key-draw") not in there
        assert app.words.tr("key-undo") not in there
    assert app.session is not None
    app.session.close()


async def test_an_answer_that_can_be_taken_back_is_in_it() -> None:
    session = begin(PEOPLE)
    go_to(session, asked("kmon-ask-start"))
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=SIZES[1]) as pilot:
        await settle(pilot, app)
        undo, entries = app.words.tr("key-undo"), len(session.match.entries)
        await press(pilot, app, "1", "enter")
        assert len(session.match.entries) == entries + 1
        assert undo in names(app)
        assert app.words.tr("key-draw") in names(app), "two people may agree on a draw at any time"
        await do(pilot, app, undo)
        assert len(session.match.entries) == entries
    session.close()


async def test_the_curtain_hides_what_one_could_do() -> None:
    session = begin(PEOPLE)
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot, app)
        assert session.curtain is not None
        there = names(app)
        assert Words("en").tr("key-hint") not in there
        await press(pilot, app, "enter")
        options = [app.words.of(item.text) for item in session.windows[0].items]
        assert not set(options) & set(there)
        assert set(options) <= set(names(app))
    session.close()


async def test_another_game_is_begun_from_it_and_the_match_is_kept() -> None:
    app = acting()
    async with app.run_test(size=SIZES[1]) as pilot:
        await settle(pilot, app)
        session = app.session
        assert session is not None
        assert session.journal is not None
        await do(pilot, app, app.words.tr("palette-new", game=game_name(playmat.game("perilous"), app.words)))
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        assert isinstance(app.screen, StartScreen)
        assert app.screen.start.game.id == "perilous"
        assert session.journal.path.exists()
    session.close()


async def test_nothing_is_begun_beside_a_computer_player_that_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may have begun to think while the list was open."""
    app = acting()
    async with app.run_test(size=SIZES[1]) as pilot:
        await settle(pilot, app)
        screen, tr = app.screen, app.words.tr
        chosen = {tr("palette-language", language=Words("it").tr("language-name"))}
        chosen |= {tr("palette-new", game=game_name(playmat.game("perilous"), app.words))}
        doings = [one for one in app.offered_on(screen) if one.name in chosen]
        assert len(doings) == len(chosen)
        monkeypatch.setattr(PlayScreen, "thinks", True)
        for one in doings:
            one.do()
        await press(pilot, app)
        assert app.screen is screen
        assert app.words.lang == "en"
        assert [str(note.message) for note in app._notifications] == [tr("palette-thinking")] * 2
    assert app.session is not None
    app.session.close()


# ---- what is kept ----------------------------------------------------------------------------


async def test_language_animation_and_log_are_kept_between_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PLAYMAT_LANG", raising=False)
    app = acting()
    async with app.run_test(size=SIZES[2]) as pilot:
        await settle(pilot, app)
        tr = app.words.tr
        await press(pilot, app, "l")
        assert not app.screen.query_one("#log-beside").display
        assert app.screen.query_one("#latest").display
        await do(pilot, app, tr("palette-moving"))
        await until(pilot, lambda: app.screen.query_one(TableWidget).moving)
        await do(pilot, app, tr("palette-still"))
        await do(pilot, app, tr("palette-language", language=Words("it").tr("language-name")))
        await until(pilot, lambda: Words("it").tr("key-hint") in names(app))
        assert app.session is not None
        app.session.close()
    assert read_settings() == (Settings("it", animation=False, log=False), None)
    assert language(None) == "it"
    assert not may_move()
    again = acting(language(None))
    async with again.run_test(size=SIZES[2]) as pilot:
        await settle(pilot, again)
        assert not again.screen.query_one("#log-beside").display
        await press(pilot, again, "l")
        assert again.screen.query_one("#log-beside").display
    assert read_settings()[0].log
    assert again.session is not None
    again.session.close()


def test_what_is_said_now_counts_more_than_what_was_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PLAYMAT_LANG", raising=False)
    keep_settings(lang="it")
    assert language("ja") == "ja"
    monkeypatch.setenv("PLAYMAT_LANG", "en")
    assert language(None) == "en"
    monkeypatch.delenv("PLAYMAT_LANG")
    assert language(None) == "it"
    assert may_move()
    monkeypatch.setenv("PLAYMAT_REDUCED_MOTION", "1")
    assert not may_move()


def write(home: Path, data: bytes) -> None:
    """Write the file of the settings."""
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_bytes(data)


DAMAGES = {
    "no TOML": b"lang = it",
    "no text": b"\xff\xfe\x00",
    "another form": b"animation = 3",
    "nested": b"a = " + b"[" * 500,
}


@pytest.mark.parametrize("damage", first_of([*DAMAGES.values()], SLOW), ids=DAMAGES.keys())
async def test_a_damaged_file_is_named_and_nothing_of_it_is_lost(home: Path, damage: bytes) -> None:
    write(home, damage)
    found, fault = read_settings()
    assert found == Settings()
    assert fault is not None
    assert "settings.toml" in Words("en").error(fault)
    app = acting()
    async with app.run_test(size=SIZES[2]) as pilot:
        await settle(pilot, app)
        assert any("settings.toml" in str(note.message) for note in app._notifications)
        await press(pilot, app, "l")
    assert (home / f"settings.toml{DAMAGED}").read_bytes() == damage
    assert read_settings() == (Settings(log=False), None)
    assert app.session is not None
    app.session.close()


def test_only_what_changed_is_written(home: Path) -> None:
    """Another terminal has kept something since this one began."""
    app = acting()
    write(home, b'lang = "ja"\nanimation = false\n')
    app._keep(log=False)
    assert read_settings() == (Settings("ja", animation=False, log=False), None)
    assert app.session is not None
    app.session.close()


def test_a_second_damage_leaves_what_was_put_aside(home: Path) -> None:
    for damage in (b"first", b"second"):
        write(home, damage)
        fault = read_settings()[1]
        assert fault is not None
        keep_settings(log=False)
        aside = fault.phrase.args["aside"]
        assert Path(str(aside)).read_bytes() == damage, "it is where the refusal said"
    assert (home / f"settings.toml{DAMAGED}").read_bytes() == b"first"


def test_a_file_that_may_not_be_read_is_left_alone(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(home, b'lang = "it"')

    def refused(*_given: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refused)
        found, fault = read_settings()
        assert found == Settings()
        assert fault is not None
        assert DAMAGED not in Words("en").error(fault)
        with pytest.raises(SaveError):
            keep_settings(log=False)
    assert read_settings() == (Settings("it"), None)
    assert [file.name for file in home.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize("text", ['lang = "xx"', 'theme = "later"', ""])
def test_what_another_version_wrote_is_passed_over(home: Path, text: str) -> None:
    write(home, text.encode())
    assert read_settings() == (Settings(), None)


def test_plain_lines_say_it_too(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(home, b"?")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert cli.main(["play", "kmon", "--plain", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert "settings.toml" in told.err
    assert "Your hand" in told.out

"""Two people at one machine: what falls with the curtain, and who is asked before something is taken back."""

from __future__ import annotations

import io

import pytest
from tests.terminal.battles import PEOPLE, SIZES, begin, go_to, names_of, shown
from tests.terminal.driver import press, prompt_of, question

from playmat.kernel.rng import stream_of
from playmat.terminal.app import PlaymatApp
from playmat.terminal.plain import CLEAR, Plain
from playmat.terminal.play_screen import PlayScreen
from playmat.terminal.screens import Agree
from playmat.terminal.words import Words

# ---- the curtain -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.slow
async def test_nothing_secret_is_on_the_screen_of_the_other(size: tuple[int, int]) -> None:
    """KM-INFO-02: before the curtain is lifted no hand is shown, and after it only that of its player."""
    session = begin(PEOPLE)
    app = PlaymatApp(Words("en"), session, moving=False)
    stream = stream_of(9, 9)
    looked = lifted = 0
    async with app.run_test(size=size) as pilot:
        for _answer in range(14):
            if session.match.is_over:
                break
            await pilot.pause()
            secret = [names_of(session, seat) for seat in (0, 1)]
            if session.curtain is not None:
                lifted += 1
                text = shown(app)
                assert not [name for name in secret[0] | secret[1] if name in text]
                assert prompt_of(app).rows is None
                assert "please look away" in question(app)
                for key in ("c", "question_mark", "1", "space"):  # none of them shows a hand or answers
                    await press(pilot, app, key)
                await press(pilot, app, "escape")
                assert not [name for name in secret[0] | secret[1] if name in shown(app)]
                await press(pilot, app, "enter")
            window = session.windows[0]
            other = secret[1 - window.seat] - secret[window.seat]
            assert not [name for name in other if name in shown(app)]
            await press(pilot, app, "c")
            assert not [name for name in other if name in shown(app)]
            await press(pilot, app, "escape")
            looked += bool(other)
            answer = int(session.match.choice(window.seat).sample(stream))
            session.answer(window.seat, answer, window.serial)
            assert isinstance(app.screen, PlayScreen)
            app.screen.refresh_match()
    assert lifted > 3
    assert looked > 3
    session.close()


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """It does."""
        return True


def test_plain_lines_leave_nothing_to_scroll_back_to() -> None:
    """KM-INFO-02: what is left on a cleared terminal holds no card of the person who looks away."""
    session = begin(PEOPLE)
    out = Terminal()
    source = Terminal()
    plain = Plain(session, Words("en"), source, out)
    stream = stream_of(9, 9)
    passed = 0
    for _answer in range(24):
        if session.match.is_over:
            break
        assert plain._go_on()
        secret = [names_of(session, seat) for seat in (0, 1)]
        left = out.getvalue().rpartition(CLEAR)[2]
        if session.curtain is not None:
            passed += 1
            assert "please look away" in left
            for command in ("look", "cards", "log", "why", "hint", "save"):
                assert not plain._lifted(command)
                plain._take(command)
            left = out.getvalue().rpartition(CLEAR)[2]
            assert not [name for name in secret[0] | secret[1] if name in left]
            assert plain._lifted("attack")
            assert session.curtain is not None, "an answer does not lift it for a person"
            assert plain._lifted("go")
            plain._go_on()
            left = out.getvalue().rpartition(CLEAR)[2]
        window = session.windows[0]
        assert not [name for name in secret[1 - window.seat] - secret[window.seat] if name in left]
        assert "Your hand" in left or not session.view()["seats"][window.seat]["hand"]
        answer = int(session.match.choice(window.seat).sample(stream))
        plain._take(session.notation(window.seat, answer))
    plain._quit("")
    assert passed > 5
    assert "Your hand" not in out.getvalue().rpartition(CLEAR)[2]
    session.close()


def test_two_people_are_refused_where_nothing_can_be_cleared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from playmat.cli import main

    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr("playmat.terminal.commands.sys.stdout.isatty", lambda: True)
    assert main(["play", "kmon", "--seat", "human", "human"]) == 2
    assert "cannot be cleared" in capsys.readouterr().err


async def test_the_end_shows_no_hand() -> None:
    session = begin(PEOPLE)
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("enter")
        await pilot.press("colon", *"concede", "enter")
        assert session.match.is_over
        await pilot.pause()
        assert "Your hand" not in shown(app)
        assert "concede" in question(app)
    session.close()


# ---- taking back -------------------------------------------------------------------------------


async def test_the_other_player_is_asked_before_an_answer_is_taken_back() -> None:
    session = begin(PEOPLE)
    go_to(session, lambda session: session.windows[0].prompt.key == "kmon-ask-start")
    first = session.windows[0].seat
    session.answer(first, 0, session.windows[0].serial)
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("enter", "1", "enter")  # the other player takes the screen and answers
        entries = len(session.match.entries)
        assert session.curtain == first or session.windows[0].seat == first
        await pilot.press("enter")
        assert session.undo_asks
        await pilot.press("u")
        assert isinstance(app.screen, Agree)
        await pilot.press("n")
        assert len(session.match.entries) == entries
        await pilot.press("u")
        await pilot.press("y")
        assert len(session.match.entries) == entries - 2
        assert session.awaited == first
    session.close()


async def test_what_nobody_has_answered_is_taken_back_at_once() -> None:
    session = begin(PEOPLE)
    go_to(session, lambda session: session.windows[0].prompt.key == "kmon-ask-start")
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=(100, 30)) as pilot:
        entries, seat = len(session.match.entries), session.viewer
        await pilot.press("1", "enter")
        assert len(session.match.entries) == entries + 1
        assert session.curtain == 1 - seat
        await pilot.press("u")
        assert len(session.match.entries) == entries
        assert session.viewer == seat
    session.close()

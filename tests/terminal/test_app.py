"""The full screen by keys and mouse: no traceback, the prompt always visible, three sizes and languages."""

from __future__ import annotations

import pytest
from tests.terminal.driver import confirm, play_by_keys, prompt_of, question, settle
from textual.widgets import Input

from playmat.kernel.game import Game
from playmat.terminal.app import PlaymatApp
from playmat.terminal.play_screen import PlayScreen
from playmat.terminal.prompt import Options
from playmat.terminal.screens import Help, Page
from playmat.terminal.start import arrange
from playmat.terminal.start_screen import StartScreen
from playmat.terminal.words import Words

SIZES = ((80, 24), (120, 40), (160, 50))


def app_of(
    game: Game, kinds: list[str], lang: str = "en", seed: int = 4, *, moving: bool = False
) -> PlaymatApp:
    start = arrange(game, None, kinds, lang)
    start.seed = seed
    return PlaymatApp(Words(lang), start.begin(), moving=moving)


@pytest.mark.parametrize("kinds", [["human", "human"], ["human", "random"]])
async def test_a_card_duel_is_played_to_its_end_by_keys(duel: Game, kinds: list[str]) -> None:
    app = app_of(duel, kinds)
    async with app.run_test(size=(100, 30)) as pilot:
        await play_by_keys(pilot, app, seed=1, most=150)
        assert app.session is not None
        assert app.session.match.over
        assert "[terminal-" not in question(app)
        assert confirm(app)
        await pilot.press("u", "question_mark", "enter", "1", "space", "q")
    app.session.close()


async def test_a_match_of_computer_players_plays_itself(duel: Game) -> None:
    app = app_of(duel, ["random", "random"])
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.session is not None
        for _try in range(400):
            await pilot.pause()
            if app.session.match.over:
                break
        assert app.session.match.over
    app.session.close()


async def test_typed_answers_and_refusals(duel: Game) -> None:
    app = app_of(duel, ["human", "human"])
    async with app.run_test(size=(100, 30)) as pilot:
        assert app.session is not None
        await settle(pilot, app)
        entries = len(app.session.match.entries)
        await pilot.press("colon", *"castle", "enter")
        assert len(app.session.match.entries) == entries
        assert any("castle" in str(note.message) for note in app._notifications)
        await pilot.press("colon", *"return nothing", "enter")
        assert len(app.session.match.entries) == entries + 1
        assert not app.screen.query_one("#typed", Input).display
        assert isinstance(app.focused, Options)
        await pilot.press("u")
        assert len(app.session.match.entries) == entries
        await pilot.press("colon", "1", "escape")
        assert not app.screen.query_one("#typed", Input).display
    app.session.close()


async def test_help_finds_the_clauses(duel: Game) -> None:
    app = app_of(duel, ["human", "human"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot, app)
        await pilot.press("h")
        assert isinstance(app.screen, Help)
        assert "playmat resume" in str(app.screen.query_one("#found").render())
        await pilot.press(*"PP-ROLL-08")
        assert "PP-ROLL-08" in str(app.screen.query_one("#found").render())
        await pilot.press(*" nonsense")
        assert "nonsense" in str(app.screen.query_one("#found").render())
        await pilot.press("escape")
        assert isinstance(app.screen, PlayScreen)
    assert app.session is not None
    app.session.close()


async def test_an_unknown_game_is_a_tree(duel: Game) -> None:
    app = app_of(duel, ["human", "human"])
    async with app.run_test(size=(100, 40)) as pilot:
        await settle(pilot, app)
        assert "health: 4" in str(app.screen.query_one("#tree").render())
    assert app.session is not None
    app.session.close()


__all__ = ["SIZES", "Page", "StartScreen", "prompt_of"]

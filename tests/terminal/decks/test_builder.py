"""The screen on which a deck is built, by keys alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.battles import shown
from tests.terminal.driver import press, until
from textual.widgets import Input
from textual.widgets._toast import Toast

import playmat
from playmat.cards.game import CardGame
from playmat.lab.collection.kept import kept_decks
from playmat.terminal.app import PlaymatApp
from playmat.terminal.decks.builder import DeckScreen
from playmat.terminal.screens import Agree, Choices, HelpScreen
from playmat.terminal.start.arranging import arrange
from playmat.terminal.start.decks import draft_for
from playmat.terminal.start.dialog import StartScreen
from playmat.terminal.words import Words
from playmat.texts import LANGUAGES

SMALLEST = (40, 12)
"""The size in which what the rules say has to be scrolled."""

TINY = (20, 5)
"""The size of a window that somebody has left a corner of the screen."""

SIZES = ((80, 24), (200, 60), SMALLEST)
KEYS = ("[deck-", "[web-", "[key-", "[table-", "[palette-", "[kmon-", "[khtcg-", "[terminal-")


def game_of(name: str) -> CardGame:
    """A game with decks."""
    found = playmat.game(name)
    assert isinstance(found, CardGame)
    return found


def building(game: str, given: str = "", lang: str = "en", rules: str = "") -> PlaymatApp:
    """The app with a deck that is built."""
    found = game_of(game)
    draft = (draft_for(found, given), rules or found.deck_formats[0])
    return PlaymatApp(Words(lang), draft=draft, moving=False)


def builder(app: PlaymatApp) -> DeckScreen:
    """The screen on which it is built."""
    found = next(one for one in reversed(app.screen_stack) if isinstance(one, DeckScreen))
    assert isinstance(found, DeckScreen)
    return found


async def test_a_deck_is_built_from_the_start_dialog_and_played() -> None:
    start = arrange(game_of("kmon"), None, [], "en")
    app = PlaymatApp(Words("en"), start=start, moving=False)
    async with app.run_test(size=SIZES[0]) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        await press(pilot, app, "down", "e")
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        await press(pilot, app, "slash")
        await until(pilot, lambda: app.screen.query_one("#deck-search", Input).has_focus)
        await press(pilot, app, *"hail", "enter")
        await until(pilot, lambda: app.screen.query_one("#deck-cards").has_focus)
        await press(pilot, app, "minus", "s")
        await until(pilot, lambda: app.screen.query_one("#typed", Input).has_focus)
        await press(pilot, app, "home", "shift+end", *"Mine", "enter")
        await until(pilot, lambda: not builder(app).draft.changed)
        await press(pilot, app, "escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        screen = app.screen
        assert isinstance(screen, StartScreen)
        kept = kept_decks(screen.start.game if isinstance(screen.start.game, CardGame) else game_of("kmon"))
        assert [one.deck.name for one in kept] == ["Mine"]
        assert screen.start.decks[0].path == kept[0].path
        assert "Mine" in shown(app)


@pytest.mark.slow
async def test_brackets_in_the_name_of_a_file_are_said_as_they_stand(tmp_path: Path) -> None:
    path = tmp_path / "[red]x[" / "y].txt"
    app = building("kmon", str(path))
    async with app.run_test(size=SIZES[0], notifications=True) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        await press(pilot, app, "plus", "s")
        await until(pilot, lambda: not builder(app).draft.changed)
        await until(
            pilot, lambda: "y].txt" in " ".join(str(toast.render()) for toast in app.screen.query(Toast))
        )
    assert path.exists()


async def test_changes_that_are_not_saved_are_asked_about(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    app = building("kmon", str(path))
    async with app.run_test(size=SIZES[0]) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        await press(pilot, app, "plus", "q")
        await until(pilot, lambda: isinstance(app.screen, Choices))
        await press(pilot, app, "escape")
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        assert builder(app).draft.count("KM1-K01") == 1
        await press(pilot, app, "ctrl+c")
        await until(pilot, lambda: isinstance(app.screen, Choices))
        await press(pilot, app, "enter")
        await until(pilot, lambda: app._exit)
    assert "1 Frostusk" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_can_become_of_changes_is_seen_in_a_tiny_window(lang: str) -> None:
    app = building("kmon", lang=lang)
    async with app.run_test(size=TINY) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        await press(pilot, app, "plus", "q")
        await until(pilot, lambda: isinstance(app.screen, Choices))
        ways = [app.words.tr(f"deck-build-{way}") for way in ("keep", "drop", "stay")]
        await until(pilot, lambda: all(way in shown(app) for way in ways))


@pytest.mark.slow
async def test_changes_can_be_discarded(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    app = building("kmon", str(path))
    async with app.run_test(size=SIZES[0]) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        await press(pilot, app, "plus", "q")
        await until(pilot, lambda: isinstance(app.screen, Choices))
        await press(pilot, app, "down", "enter")
        await until(pilot, lambda: app._exit)
    assert not path.exists()


@pytest.mark.slow
async def test_a_new_deck_is_named_before_one_leaves() -> None:
    app = building("kmon")
    async with app.run_test(size=SIZES[0]) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        await press(pilot, app, "3", "q")
        await until(pilot, lambda: isinstance(app.screen, Choices))
        await press(pilot, app, "enter")
        await until(pilot, lambda: app.screen.query_one("#typed", Input).has_focus)
        await press(pilot, app, *"New", "enter")
        await until(pilot, lambda: app._exit)
    assert [one.deck.name for one in kept_decks(game_of("kmon"))] == ["New"]


@pytest.mark.slow
async def test_comments_are_not_lost_without_asking(tmp_path: Path) -> None:
    path, text = tmp_path / "deck.txt", "1 Frostusk  # the wall\n"
    path.write_text(text, encoding="utf-8")
    app = building("kmon", str(path))
    async with app.run_test(size=SIZES[0]) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        await press(pilot, app, "2", "s")
        await until(pilot, lambda: isinstance(app.screen, Agree))
        await press(pilot, app, "n")
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        assert path.read_text(encoding="utf-8") == text
        await press(pilot, app, "s")
        await until(pilot, lambda: isinstance(app.screen, Agree))
        await press(pilot, app, "y")
        await until(pilot, lambda: not builder(app).draft.changed)
    assert "2 Frostusk" in path.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("game", "given"), [("kmon", "KM1-SD1"), ("khtcg", "KHP-SD1")])
async def test_it_says_everything_in_each_language_and_size(
    game: str, given: str, size: tuple[int, int], lang: str
) -> None:
    app = building(game, given, lang)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        legal = Words(lang).tr("web-deck-legal")
        await until(pilot, lambda: legal in shown(app))
        await press(pilot, app, "9")
        await until(pilot, lambda: legal not in shown(app))
        assert "DECK-" in shown(app) or size == SMALLEST
        assert not any(key in shown(app) for key in KEYS)
        await press(pilot, app, "u", "h")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await press(pilot, app, "escape")
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        await press(pilot, app, "o")
        await until(pilot, lambda: isinstance(app.screen, Choices))
        assert not any(key in shown(app) for key in KEYS)
        await press(pilot, app, "escape")
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        assert not any(key in shown(app) for key in KEYS)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES[:2], ids=str)
async def test_other_rules_judge_otherwise(size: tuple[int, int]) -> None:
    """KH-DECK-04, KH-DECK-13: without a Player Card each ruleset names its own clause."""
    app = building("khtcg")
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: "KH-DECK-04" in shown(app))
        await press(pilot, app, "f")
        await until(pilot, lambda: "KH-DECK-13" in shown(app))
        await press(pilot, app, "d")
        await until(pilot, lambda: not builder(app)._shown)
        await press(pilot, app, "plus", "d", "plus", "d")
        await until(pilot, lambda: len(builder(app)._shown) == 1)


@pytest.mark.slow
async def test_it_is_in_the_list_of_all_that_can_be_done() -> None:
    start = arrange(game_of("kmon"), None, [], "en")
    app = PlaymatApp(Words("en"), start=start, moving=False)
    async with app.run_test(size=SIZES[0]) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen))
        tr = app.words.tr
        names = {one.name: one.do for one in app.offered_on(app.screen)}
        assert tr("palette-deck-of", number=2) in names
        names[tr("palette-decks", game="Kingdom Hearts Trading Card Game")]()
        await until(pilot, lambda: isinstance(app.screen, DeckScreen))
        assert builder(app).draft.game.id == "khtcg"
        there = {one.name for one in app.offered_on(app.screen)}
        assert {tr("deck-key-save"), tr("deck-key-open"), tr("deck-key-format")} <= there
        await press(pilot, app, "q")
        await until(pilot, lambda: isinstance(app.screen, StartScreen))

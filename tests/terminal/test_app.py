"""The full screen by keys and mouse: no traceback, the prompt always visible, three sizes and languages."""

from __future__ import annotations

import pytest
from tests.embers.worthless import WORTHLESS
from tests.terminal.driver import confirm, play_by_keys, prompt_of, question, settle, until
from textual.widgets import Input

import playmat
from playmat.games.perilous.terminal.widget import DieBox, PerilousTable
from playmat.kernel.game import Game
from playmat.kernel.match.ending import AGREED, drawn
from playmat.terminal.app import PlaymatApp
from playmat.terminal.play_screen import PlayScreen
from playmat.terminal.prompt import Options
from playmat.terminal.screens import HelpScreen, Page
from playmat.terminal.start.arranging import arrange
from playmat.terminal.start.dialog import StartScreen
from playmat.terminal.words import Words

KEYS = ("[terminal-", "[plain-", "[table-", "[perilous-", "[error-", "[seat-", "[key-", "[start-")
SIZES = ((80, 24), (120, 40), (160, 50))


def pursuit(
    heroes: str, kinds: list[str], lang: str = "en", seed: int = 11, *, moving: bool = False
) -> PlaymatApp:
    start = arrange(playmat.game("perilous"), heroes, kinds, lang)
    start.seed = seed
    return PlaymatApp(Words(lang), start.begin(), moving=moving)


def close(app: PlaymatApp) -> None:
    assert app.session is not None
    app.session.close()


def shown(app: PlaymatApp) -> str:
    """All the text on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def app_of(
    game: Game, kinds: list[str], lang: str = "en", seed: int = 4, *, moving: bool = False
) -> PlaymatApp:
    start = arrange(game, None, kinds, lang)
    start.seed = seed
    start.options = {"health": 2}
    return PlaymatApp(Words(lang), start.begin(), moving=moving)


@pytest.mark.parametrize("kinds", [["human", "human"], ["human", "random"]])
@pytest.mark.slow
async def test_a_card_duel_is_played_to_its_end_by_keys(duel: Game, kinds: list[str]) -> None:
    app = app_of(duel, kinds)
    async with app.run_test(size=(100, 30)) as pilot:
        await play_by_keys(pilot, app, seed=1, most=150)
        assert app.session is not None
        assert app.session.match.is_over
        assert "[terminal-" not in question(app)
        assert confirm(app)
        await pilot.press("u", "question_mark", "enter", "1", "space", "q")
    app.session.close()


async def test_a_match_of_computer_players_plays_itself(duel: Game) -> None:
    app = app_of(duel, ["random", "random"])
    async with app.run_test(size=(80, 24)) as pilot:
        session = app.session
        assert session is not None
        await until(pilot, lambda: session.match.is_over)
    session.close()


async def test_typed_answers_and_refusals(duel: Game) -> None:
    app = app_of(duel, ["human", "human"])
    async with app.run_test(size=(100, 30)) as pilot:
        assert app.session is not None
        await settle(pilot, app)
        await pilot.press("enter")
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
        assert isinstance(app.screen, HelpScreen)
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
        assert "Health: 2" in str(app.screen.query_one("#tree").render())
    assert app.session is not None
    app.session.close()


@pytest.mark.parametrize(
    ("size", "lang"), [*((SIZES[0], lang) for lang in ("en", "ja", "it")), (SIZES[1], "it"), (SIZES[2], "ja")]
)
@pytest.mark.slow
async def test_every_size_and_language_shows_all_that_is_needed(size: tuple[int, int], lang: str) -> None:
    app = pursuit("sora,goofy,kairi,riku,donald", ["human"] * 5, lang)
    async with app.run_test(size=size) as pilot:
        await settle(pilot, app)
        for _answer in range(3):
            await play_by_keys(pilot, app, seed=3, most=1)
            assert not [key for key in KEYS if key in shown(app)]
            assert question(app).strip()
            assert confirm(app).strip()
            for selector in ("#headline", "#world", "#dice", "#question", "#options", "#confirm"):
                region = app.screen.query_one(selector).region
                assert region.area > 0, selector
                assert region.right <= size[0], selector
                assert region.bottom < size[1], selector
            for die in app.screen.query(DieBox):
                assert die.region.height == 3
            boards = app.screen.query_one("#compact" if size[0] < 100 or size[1] < 34 else "#boards")
            assert boards.region.height >= 5
            assert app.screen.query_one("#options").region.height >= 4
    close(app)


@pytest.mark.slow
async def test_a_whole_pursuit_is_played_by_keys_beside_companions() -> None:
    app = pursuit("sora,goofy", ["human", "random"])
    async with app.run_test(size=(80, 24)) as pilot:
        await play_by_keys(pilot, app, seed=2, most=400)
        assert app.session is not None
        assert app.session.match.is_over
        assert question(app).startswith(("You have all won together!", "The match is lost."))
        await pilot.press("q")
    close(app)


@pytest.mark.parametrize("how", ["choose", "pass", "wait"])
async def test_a_card_is_played_on_a_companions_turn(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playmat.terminal.play_screen.GRACE", 0.3)
    for seed in range(60):
        app = pursuit("sora,goofy,kairi", ["human", "random", "random"], seed=seed)
        assert app.session is not None
        session = app.session
        while (task := session.task()) is not None and not session.unheeded(set()):
            session.take(task, session.think(task))
        if task is None:
            close(app)
            continue
        app.moving = how == "wait"
        entries, word = len(session.match.entries), session.windows[0].items[0].word
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            if how != "wait":
                assert "continues" in confirm(app)
                await pilot.press(*(["1", "enter"] if how == "choose" else ["enter"]))
            await until(pilot, lambda: len(session.match.entries) > entries)  # noqa: B023 - awaited here
            assert (session.match.entries[entries].word == word) == (how == "choose")
        close(app)
        return
    raise AssertionError("no offer in sixty matches")


async def test_dice_are_kept_and_thrown_by_digits_and_mouse() -> None:
    app = pursuit("sora,goofy", ["human", "human"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot, app)
        assert app.session is not None
        dice = list(app.screen.query(DieBox))
        await pilot.press("2")
        await pilot.click(dice[4])
        await pilot.click(dice[5])
        await pilot.click(dice[5])
        assert [str(die.border_subtitle) for die in dice] == [
            "keep",
            "throw",
            "keep",
            "keep",
            "throw",
            "keep",
        ]
        assert "throw 2 5" in confirm(app)
        await pilot.press("enter")
        said = [entry.word for entry in app.session.match.entries]
        assert "throw 2 5" in said
    close(app)


async def test_things_on_the_table_lead_to_their_options() -> None:
    app = pursuit("sora,goofy", ["human", "human"], seed=3)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot, app)
        await pilot.press("colon", *"stop", "enter")
        rows = prompt_of(app).rows
        assert rows is not None
        assert rows.cursor == -1
        await pilot.press("enter")
        assert prompt_of(app).rows is rows
        about = next(row for row in rows.rows if any(path.startswith("dice.") for path in row.item.touches))
        path = next(path for path in about.item.touches if path.startswith("dice."))
        await pilot.click(list(app.screen.query(DieBox))[int(path.removeprefix("dice."))])
        assert rows.current is not None
        assert path in rows.current.item.touches
        await pilot.click("#confirm")
        assert app.session is not None
        assert app.session.match.entries[-1].word == about.item.word
    close(app)


async def test_the_hint_is_a_page_of_its_own() -> None:
    app = pursuit("sora,goofy", ["human", "human"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot, app)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Page))
        await until(pilot, lambda: bool(str(app.screen.query_one("#page-text").render()).strip()))
        await pilot.press("escape")
        assert isinstance(app.screen, PlayScreen)
    close(app)


async def test_the_log_has_the_screen_where_it_is_small() -> None:
    app = pursuit("sora,goofy", ["human", "human"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot, app)
        assert app.screen.query_one("#latest").region.height > 0
        await pilot.press("l")
        await pilot.pause()
        assert app.screen.query_one("#log-below").region.height > 3
        assert app.screen.query_one("#question").region.height > 0
        await pilot.press("l")
        await pilot.pause()
        assert app.screen.query_one("#dice").region.height == 3
    close(app)


@pytest.mark.slow
async def test_it_follows_the_size_of_the_terminal() -> None:
    app = pursuit("sora,goofy,kairi", ["human"] * 3)
    async with app.run_test(size=(160, 50)) as pilot:
        await settle(pilot, app)
        for width, height in ((80, 24), (120, 40), (100, 20), (200, 60), (60, 18), (160, 50)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert app.screen.query_one("#question").region.area > 0
            assert app.screen.query_one("#options").region.area > 0
    close(app)


async def test_tumbling_dice_hold_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playmat.games.perilous.terminal.widget.FRAME", 1000)
    app = pursuit("sora,goofy", ["human", "human"], moving=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot, app)
        assert app.session is not None
        entries = len(app.session.match.entries)
        await pilot.press("1", "enter")
        assert len(app.session.match.entries) > entries
        assert app.screen.query_one(PerilousTable)._tumbling
        await pilot.press("2")
        assert "2" in confirm(app)
        await pilot.press("enter")
        assert len(app.session.match.entries) > entries + 1
        app.screen.query_one(PerilousTable).skip()
        assert not app.screen.query_one(PerilousTable)._tumbling
        faces = [str(die.render()) for die in app.screen.query(DieBox)]
        assert all(face.strip() for face in faces)
    close(app)


async def test_no_colour_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = pursuit("sora,goofy", ["human", "human"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot, app)
        await pilot.press("down", "3")
        text = shown(app)
        assert "▸3" in text
        assert "throw" in text
        assert "black" in text
        assert "[6]" in text or "[5]" in text
    close(app)


async def test_the_start_dialog_leads_to_a_match() -> None:
    start = arrange(playmat.game("perilous"), None, [], "en").all_seats()
    app = PlaymatApp(Words("en"), start=start, moving=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        await pilot.press("right", "down", "left", "left")
        assert [kind for _role, kind in app.screen.start.seats[:2]] == ["beginner", "expert"]
        await pilot.press("down", "left")
        await pilot.press("home", *["down"] * len(start.seats), "right")
        assert "言語" in shown(app)
        await pilot.press("right", "up", "home", "left")
        await pilot.press("down", "right", "right", "right")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, PlayScreen)
        assert app.session is not None
        assert app.words.lang == "it"
        assert app.session.kinds == ("human", "beginner")
    close(app)


async def test_a_dialog_that_does_not_fit_says_why() -> None:
    app = PlaymatApp(
        Words("en"), start=arrange(playmat.game("perilous"), "sora,goofy", [], "en"), moving=False
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("left", "enter")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        assert any("2 to 5" in str(note.message) for note in app._notifications)
        await pilot.press("q")
    assert app.session is None


async def test_players_and_advisers_that_fail_end_nothing() -> None:
    """A game without an evaluation: the hint is by lot and says so, the opponents play to the end."""
    app = app_of(WORTHLESS, ["human", "greedy"])
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot, app)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Page))
        assert "ZeroDivisionError" in str(app.screen.query_one("#page-text").render())
    close(app)
    app = app_of(WORTHLESS, ["greedy", "search:2"])
    async with app.run_test(size=(80, 24)) as pilot:
        assert app.session is not None
        match = app.session.match
        await until(pilot, lambda: match.is_over)
    close(app)


async def test_two_people_agree_on_a_draw_by_key(duel: Game) -> None:
    app = app_of(duel, ["human", "human"])
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot, app)
        assert app.session is not None
        await pilot.press("enter", "d", "n")
        assert not app.session.match.is_over
        await pilot.press("d", "y")
        assert app.session.match.result == drawn(AGREED)
        await until(pilot, lambda: "Both sides agreed to a draw." in shown(app))
    close(app)

"""K-Mon at the terminal: whole battles, the table in every size and language, cards to read."""

from __future__ import annotations

import io
from typing import Any

import pytest
from tests.crossing import SLOW, first_of
from tests.terminal.battles import ALONE, KEYS, PEOPLE, SIZES, asked, begin, go_to, shown
from tests.terminal.driver import confirm, play_by_keys, prompt_of, question, settle, until
from textual.widgets import Input

import playmat
from playmat.games.kmon.terminal.widget import FighterBox
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import stream_of
from playmat.terminal.app import PlaymatApp
from playmat.terminal.plain import Plain
from playmat.terminal.play_screen import PlayScreen
from playmat.terminal.screens import CardScreen, Page
from playmat.terminal.session import Session
from playmat.terminal.speech import card_why, seen_by
from playmat.terminal.start.arranging import arrange
from playmat.terminal.start.dialog import StartScreen
from playmat.terminal.tables import shelf, sight
from playmat.terminal.words import Words

# ---- whole battles -----------------------------------------------------------------------------


@pytest.mark.slow
async def test_a_whole_battle_is_played_by_keys() -> None:
    session = begin(ALONE)
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_by_keys(pilot, app, seed=1, most=400)
        assert session.match.is_over
        assert not [key for key in KEYS if key in shown(app)]
        assert question(app).startswith("Won by Player")
        assert "Phase" not in question(app)
    session.close()


@pytest.mark.parametrize("lang", ["en", "ja", "it"])
def test_a_whole_battle_is_driven_by_a_file_of_answers(lang: str) -> None:
    model = begin(PEOPLE)
    stream = stream_of(4, 4)
    said: list[str] = []
    while not model.match.is_over:
        model.lift()
        window = model.windows[0]
        answer = int(model.match.choice(window.seat).sample(stream))
        said.append(model.notation(window.seat, answer))
        model.answer(window.seat, answer, window.serial)
    model.close()
    session = begin(PEOPLE, lang)
    out = io.StringIO()
    script = "# a battle\n\n" + "".join(f"{answer}\n" for answer in said)
    assert Plain(session, Words(lang), io.StringIO(script), out).run() == 0
    session.close()
    assert session.match.digest() == model.match.digest()
    assert not [key for key in KEYS if key in out.getvalue()]


def test_a_battle_goes_on_where_it_was_left() -> None:
    session = begin(ALONE, decks=["random", "KM1-SD8"])
    go_to(session, asked("kmon-ask-act"))
    assert session.journal is not None
    path, digest, kinds = session.journal.path, session.match.digest(), session.kinds
    session.close()
    again = Session.resume(path)
    assert (again.match.digest(), again.kinds) == (digest, kinds)
    assert len(again.match.setup.seats[0].deck) >= 27
    again.close()


# ---- the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "lang"),
    first_of(
        [*((SIZES[0], lang) for lang in ("en", "ja", "it")), (SIZES[1], "it"), (SIZES[2], "ja")],
        SLOW,
        rows=True,
    ),
)
async def test_every_size_and_language_shows_all_that_is_needed(size: tuple[int, int], lang: str) -> None:
    session = begin(ALONE, lang)
    go_to(session, asked("kmon-ask-react"))
    words = Words(lang)
    app = PlaymatApp(words, session, moving=False)
    async with app.run_test(size=size) as pilot:
        await settle(pilot, app)
        text = shown(app)
        assert not [key for key in KEYS if key in text]
        for side in session.view()["seats"]:
            for kmon in side["team"]:
                name = seen_by(session, words).printed.name(kmon["code"])
                assert name in text
                assert words.tr(f"kmon-element-{kmon['primary']}") in text
                assert f"{kmon['hp'] - kmon['damage']}/{kmon['hp']}" in text
        for code in session.view()["seats"][session.viewer]["hand"]:
            assert seen_by(session, words).printed.name(code) in text
        for selector in (
            "#headline",
            "#side-above",
            "#side-below",
            "#stack",
            "#hand",
            "#question",
            "#confirm",
        ):
            region = app.screen.query_one(selector).region
            assert region.area > 0, selector
            assert region.right <= size[0], selector
            assert region.bottom < size[1], selector
        assert app.screen.query_one("#options").region.height >= 3
    session.close()


@pytest.mark.slow
async def test_it_follows_the_size_of_the_terminal() -> None:
    session = begin(ALONE)
    go_to(session, asked("kmon-ask-react"))
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=(160, 50)) as pilot:
        for width, height in ((80, 24), (120, 40), (100, 20), (200, 60), (60, 18), (160, 50)):
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert app.screen.query_one("#question").region.area > 0
            assert app.screen.query_one("#options").region.area > 0
    session.close()


async def test_the_stack_is_drawn_from_its_top() -> None:
    session = begin(PEOPLE)
    go_to(session, lambda session: len(session.view()["chain"]) >= 2)
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        drawn = str(app.screen.query_one("#stack").render()).splitlines()
        assert drawn[0].startswith("┌2")
        assert drawn[1].startswith("└1")
        assert "attack" in drawn[1] or "ability" in drawn[1]
    session.close()


async def test_effects_say_how_long_they_last() -> None:
    session = begin(ALONE)

    def lasting(session: Session) -> list[dict[str, Any]]:
        effects = [one for kmon in session.view()["seats"][0]["team"] for one in kmon["effects"]]
        return [one for one in effects if one["duration"] > one["counters"]]

    go_to(session, lambda session: bool(lasting(session)))
    effect = lasting(session)[0]
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        boxes = "\n".join(str(box.render()) for box in app.screen.query(FighterBox))
        assert f"{effect['duration'] - effect['counters']} left" in boxes
        assert ("▼" if effect["kind"] == "debuff" else "△") in boxes
    session.close()


async def test_things_on_the_table_lead_to_their_options() -> None:
    session = begin(ALONE)
    go_to(session, lambda session: asked("kmon-ask-sub")(session) and len(session.windows[0].items) == 3)
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        rows = prompt_of(app).rows
        assert rows is not None
        place = int(rows.rows[2].item.touches[0].rpartition(".")[2])
        await pilot.click(list(app.screen.query("#team-below FighterBox"))[place], offset=(3, 1))
        assert rows.cursor == 2
        await pilot.press("enter")
        assert session.match.entries[-1].word == rows.rows[2].item.word
    session.close()


# ---- cards to read, reasons, hints -------------------------------------------------------------


async def test_any_card_on_the_table_can_be_read() -> None:
    session = begin(ALONE)
    go_to(session, asked("kmon-ask-act"))
    words = Words("en")
    app = PlaymatApp(words, session, moving=False)
    async with app.run_test(size=(120, 60)) as pilot:
        await pilot.press("c")
        assert isinstance(app.screen, CardScreen)
        seen = seen_by(session, words)
        lying = [one for _heading, cards in shelf(seen) for one in cards]
        text = shown(app)
        assert {kmon["code"] for side in session.view()["seats"] for kmon in side["team"]} <= {
            one.code for one in lying
        }
        for one in lying[:20]:
            assert seen.printed.name(one.code) in text
        first = seen.printed.lines(lying[0].code)
        told = str(app.screen.query_one("#card-text").render())
        assert first[0] in told
        await pilot.press("down", "escape")
        assert isinstance(app.screen, PlayScreen)
    session.close()


@pytest.mark.parametrize("lang", ["en", "ja", "it"])
def test_every_card_that_cannot_be_used_says_why(lang: str) -> None:
    """KM-SM-02: each card of the hand is offered, or its reason and clause are given."""
    words = Words(lang)
    session = begin(ALONE, lang)
    stream = stream_of(2, 2)
    reasons = 0
    for _answer in range(40):
        session.settle()
        if session.match.is_over:
            break
        window = session.windows[0]
        seen = seen_by(session, words)
        hand = seen.view["seats"][0]["hand"]
        paths = {path for item in window.items for path in item.touches}
        offered = {code for place, code in enumerate(hand) if f"seats.0.hand.{place}" in paths}
        if window.prompt.key in ("kmon-ask-act", "kmon-ask-react", "kmon-ask-item"):
            for place, code in enumerate(hand):
                why = card_why(session, seen, f"seats.0.hand.{place}", words)
                assert bool(why) != (code in offered), code
                assert all("[KM-" in one for one in why)
                reasons += bool(why)
        answer = int(session.match.choice(window.seat).sample(stream))
        session.answer(window.seat, answer, window.serial)
    assert reasons > 20
    session.close()


SCRIPT = """card hail burst
card 雹の連弾
card KM1-K03
card zqxj wvkk
cards
why
why play hail-burst
hint
log 3
"""


def test_plain_lines_read_cards_and_give_reasons() -> None:
    session = begin(ALONE)
    go_to(session, asked("kmon-ask-act"))
    out = io.StringIO()
    Plain(session, Words("en"), io.StringIO(SCRIPT), out).run()
    session.close()
    told = out.getvalue()
    assert told.count("KM1-ICE-1 Hail Burst: Ice ability, cost 1") >= 2
    assert "KM1-K03 Rimeowl" in told
    assert "No card has that name" in told
    assert "Your hand" in told
    assert "Not now:" in told
    assert "[KM-" in told
    assert "Suggested:" in told


@pytest.mark.parametrize("lang", ["en", "it"])
async def test_a_hand_is_shown_whole_where_there_is_room(lang: str) -> None:
    session = begin(ALONE, lang)
    go_to(session, asked("kmon-ask-act"))
    app = PlaymatApp(Words(lang), session, moving=False)
    async with app.run_test(size=(160, 60)) as pilot:
        await settle(pilot, app)
        printed = sight(session.match, session.viewer, app.words).printed
        told = " ".join(str(app.screen.query_one("#hand").render()).split())
        own = session.view()["seats"][session.viewer]["hand"]
        longest = max((printed.text(code) for code in own), key=len)
        assert longest in told
        assert "…" not in told
    session.close()


async def test_the_hint_is_a_page_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(ALONE)
    go_to(session, asked("kmon-ask-act"))
    app = PlaymatApp(Words("en"), session, moving=False)
    monkeypatch.setattr("playmat.terminal.session.ADVISER", "greedy")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Page) and "Suggested:" in shown(app))
        await pilot.press("escape")
        assert isinstance(app.screen, PlayScreen)
    session.close()


# ---- the start dialog --------------------------------------------------------------------------


async def test_decks_are_picked_in_the_start_dialog() -> None:
    start = arrange(playmat.game("kmon"), None, [], "en")
    app = PlaymatApp(Words("en"), start=start, moving=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "computer: casual" in shown(app)
        assert "Glacier Bastion" in shown(app)
        await pilot.press("down", "right")
        assert "Wild Bloom" in shown(app)
        assert "Mosswald, Pollibri, Lagunix" in shown(app)
        await pilot.press("down", "down", "colon", *"Night Garden", "enter")
        assert "Night Garden" in shown(app)
        await pilot.press("colon", *"no such deck", "enter")
        assert any("no such deck" in str(note.message) for note in app._notifications)
        await pilot.press("colon", "escape")
        assert isinstance(app.screen, StartScreen)
        assert not app.screen.query_one("#typed", Input).display
        await pilot.press("enter")
        await pilot.pause()
        assert app.session is not None
        kmons = [kmon["word"] for side in app.session.view()["seats"] for kmon in side["team"]]
        assert kmons == ["mosswald", "pollibri", "lagunix", "tombloom", "briarling", "gloomoth"]
        assert app.session.kinds == ("human", "casual")
        assert "(you)" in shown(app)
        assert confirm(app)
    app.session.close()


@pytest.mark.parametrize(
    ("decks", "key"),
    [
        (["no such deck"], "error-deck-none"),
        (["KM1-SD1", "KM1-SD2", "KM1-SD3"], "terminal-many-decks"),
    ],
)
def test_decks_that_cannot_be_are_refused(decks: list[str], key: str) -> None:
    with pytest.raises(playmat.PlaymatError) as caught:
        begin(PEOPLE, decks=decks)
    assert isinstance(caught.value.phrase, Phrase)
    assert caught.value.phrase.key.startswith(key)


def test_random_decks_come_from_the_seed() -> None:
    decks = []
    for seed in (1, 1, 2):
        session = begin(PEOPLE, seed=seed, decks=["random", "random"])
        decks.append([seat.deck for seat in session.match.setup.seats])
        session.close()
    assert decks[0] == decks[1]
    assert decks[0] != decks[2]
    assert decks[0][0] != decks[0][1]

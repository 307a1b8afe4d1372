"""The end of a match, and every moment of it again: ways on, the bar, other eyes, and the way back in."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest
from tests.crossing import SLOW, first_of
from tests.terminal.battles import ALONE, PEOPLE, SIZES, begin, go_to, shown
from tests.terminal.driver import press, question, settle, until
from textual.pilot import Pilot

import playmat
from playmat.cli import main
from playmat.kernel.choice import NATURE
from playmat.kernel.errors import BadSetup, MatchOver
from playmat.kernel.event import SPECTATOR
from playmat.kernel.match.record import read_record, replay, write_record
from playmat.kernel.match.scenario import dump
from playmat.kernel.rng import stream_of
from playmat.terminal.app import PlaymatApp
from playmat.terminal.play_screen import PlayScreen
from playmat.terminal.review.replayed import ReplayedMatch
from playmat.terminal.review.screen import ReviewScreen
from playmat.terminal.review.scrubber import HERE, TURN_TO_COME, TURNED, bar, place_at
from playmat.terminal.session import HUMAN, Session
from playmat.terminal.start.again import rematch
from playmat.terminal.start.arranging import arrange
from playmat.terminal.start.dialog import StartScreen
from playmat.terminal.start.points import start_from
from playmat.terminal.words import Words
from playmat.texts import LANGUAGES

REMATCH, REVIEW, NEW_GAME = "1", "2", "3"
KEYS = ("[terminal-", "[review-", "[web-", "[key-", "[kmon-", "[start-")


def played(kinds: list[str], answers: int = 10_000) -> Session:
    """A battle in which so many answers have been given at random, or all."""
    session = begin(kinds)
    match, stream = session.match, stream_of(3, 3)
    for _answer in range(answers):
        if match.is_over:
            break
        seat = match.needed[0]
        match.answer(seat, int(match.choice(seat).sample(stream)))
        session._kept()
    return session


def random_play(session: Session) -> list[int]:
    """The outcomes of chance while a match is played to its end with the same mind."""
    match, stream = session.match, stream_of(1, 1)
    while not match.is_over:
        seat = match.needed[0]
        match.answer(seat, int(match.choice(seat).sample(stream)))
    return [entry.answer for entry in match.entries if entry.seat == NATURE]


def at_the_end(lang: str = "en", kinds: list[str] = ALONE) -> PlaymatApp:
    """The app with a battle that is over."""
    return PlaymatApp(Words(lang), played(kinds), moving=False)


def review_of(app: PlaymatApp) -> ReviewScreen:
    """The screen of a match that is looked at again."""
    screen = app.screen
    assert isinstance(screen, ReviewScreen)
    return screen


async def choose(pilot: Pilot[None], app: PlaymatApp, way: str) -> None:
    """Choose a way on at the end of a match."""
    await settle(pilot, app)
    before = app.screen
    await press(pilot, app, way, "enter")
    await until(pilot, lambda: app.screen is not before)
    await settle(pilot, app)


# ---- the end of a match ----------------------------------------------------------------------


async def test_a_rematch_has_everything_that_was_chosen_but_the_dice() -> None:
    app = at_the_end()
    async with app.run_test(size=SIZES[0]) as pilot:
        before = app.session
        assert before is not None
        await choose(pilot, app, REMATCH)
        after = app.session
        assert after is not None
        assert after is not before
        assert isinstance(app.screen, PlayScreen)
        assert after.kinds == before.kinds
        assert after.journal is not None
        old, new = before.match.setup, after.match.setup
        assert (new.seats, new.ruleset, new.options) == (old.seats, old.ruleset, old.options)
        assert new.seed != old.seed
        after.close()


async def test_enter_alone_begins_nothing_at_the_end() -> None:
    app = at_the_end()
    async with app.run_test(size=SIZES[0]) as pilot:
        await settle(pilot, app)
        session = app.session
        await press(pilot, app, "enter", "enter")
        assert app.session is session
        assert isinstance(app.screen, PlayScreen)


async def test_a_new_game_is_set_up_with_what_was_chosen_last() -> None:
    """An opponent whom no list offers, too."""
    app = at_the_end(kinds=[HUMAN, "search:30"])
    async with app.run_test(size=SIZES[1]) as pilot:
        session = app.session
        assert session is not None
        await choose(pilot, app, NEW_GAME)
        screen = app.screen
        assert isinstance(screen, StartScreen)
        assert [kind for _role, kind in screen.start.seats] == list(session.kinds)
        decks = [seat.deck for seat in session.match.setup.seats]
        assert [deck.codes for deck in screen.start.decks] == decks
        assert screen.start.ruleset == session.match.setup.ruleset
        assert screen.start.options == dict(session.match.setup.options)
        begun = screen.start.seats[1]
        await press(pilot, app, "down", "down", "right", "left")
        assert screen.start.seats[1] == begun


def test_a_match_from_a_position_begins_there_again(tmp_path: Path) -> None:
    file = tmp_path / "here.toml"
    file.write_text(dump(played(ALONE, 20).match), encoding="utf-8")
    session = start_from(str(file), [], "en")
    begun = [session.match.view(viewer) for viewer in (SPECTATOR, 0, 1)]
    random_play(session)
    again = rematch(session, "en")
    assert [again.match.view(viewer) for viewer in (SPECTATOR, 0, 1)] == begun
    assert again.kinds == session.kinds
    assert again.match.setup.seed != session.match.setup.seed, "the computer player thinks anew"


def test_a_match_from_a_position_meets_other_dice_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda _bits: 9)
    file = tmp_path / "here.toml"
    start = arrange(playmat.game("perilous"), None, PEOPLE, "en")
    start.seed = 5
    begun = start.begin()
    file.write_text(dump(begun.match), encoding="utf-8")
    session = start_from(str(file), PEOPLE, "en")
    again = rematch(session, "en")
    first, second = random_play(session), random_play(again)
    assert len(first) > 20
    assert first != second
    begun.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "it", "ja"])
@pytest.mark.slow
async def test_the_ways_on_and_the_review_fit_every_size(size: tuple[int, int], lang: str) -> None:
    app = at_the_end(lang)
    async with app.run_test(size=size) as pilot:
        await settle(pilot, app)
        assert Words(lang).tr("terminal-way-new") in shown(app)
        await choose(pilot, app, REVIEW)
        await press(pilot, app, "pageup", "left")
        assert not [key for key in KEYS if key in shown(app)]
        assert HERE in shown(app)
        for selector in ("#question", "#bar", "#told", "#confirm"):
            region = app.screen.query_one(selector).region
            assert region.area > 0, selector
            assert region.bottom < size[1], selector


# ---- going through it ------------------------------------------------------------------------


@pytest.mark.slow
async def test_keys_lead_to_every_moment_and_back_to_the_end() -> None:
    app = at_the_end()
    async with app.run_test(size=SIZES[1]) as pilot:
        await choose(pilot, app, REVIEW)
        match = review_of(app).replayed
        last, turns = match.last, [turn.place for turn in match.turns]
        assert match.place == last
        for keys, place in (
            (["left"], last - 1),
            (["right", "right"], last),
            (["home"], 0),
            (["left"], 0),
            (["pagedown", "pagedown"], turns[1]),
            (["right", "pageup"], turns[1]),
            (["pageup"], turns[0]),
            (["end"], last),
        ):
            await press(pilot, app, *keys)
            assert match.place == place, keys
            assert question(app).startswith(f"{place} of {last}")
        await press(pilot, app, "q")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert app.is_running


async def test_a_click_on_the_bar_goes_there() -> None:
    app = at_the_end()
    async with app.run_test(size=SIZES[1]) as pilot:
        await choose(pilot, app, REVIEW)
        match = review_of(app).replayed
        width = app.screen.query_one("#bar").content_size.width
        await pilot.click("#bar", offset=(width // 2, 0))
        await until(pilot, lambda: match.place != match.last)
        assert match.place == place_at(match, width // 2, width)
        assert 0 < match.place < match.last


@pytest.mark.parametrize("kinds", [ALONE, PEOPLE])
def test_each_moment_is_what_the_record_says(kinds: list[str]) -> None:
    """In whatever order one goes there."""
    session = played(kinds, 60)
    record = read_record(write_record(session.match, "test"))
    replayed = ReplayedMatch(session.match)
    for place in (0, replayed.last, 3, 17, 4, 30, 29, replayed.last, 1):
        replayed.seek(place)
        there = replay(record, session.match.game, len(replayed.match.entries))
        assert replayed.match.digest() == there.digest()
        assert replayed.sentences() == there.told(replayed.viewer)
        assert replayed.place == place


def test_looking_changes_nothing_of_the_match() -> None:
    session = played(ALONE)
    before = write_record(session.match, "test")
    replayed = ReplayedMatch(session.match)
    replayed.seek(5)
    replayed.try_again("en")
    assert write_record(session.match, "test") == before


def test_a_match_that_ended_as_drawn_is_drawn_at_its_last_moment_only() -> None:
    session = played(PEOPLE, 20)
    session.draw(agreed=True)
    replayed = ReplayedMatch(session.match)
    assert replayed.match.result == session.match.result
    replayed.seek(4)
    assert not replayed.match.is_over
    replayed.seek(replayed.last)
    assert replayed.match.result == session.match.result


def test_the_bar_says_where_one_is_and_where_turns_began() -> None:
    replayed = ReplayedMatch(played(ALONE).match)
    for place, cell in ((0, 0), (replayed.last, 79)):
        replayed.seek(place)
        assert bar(replayed, 80).plain.index(HERE) == cell
    replayed.seek(0)
    marks = bar(replayed, 500).plain
    begun = [turn for turn in replayed.turns if turn.place]
    assert marks.count(TURN_TO_COME) + marks.count(TURNED) == len(begun)
    assert marks.count(TURNED) == sum(turn.turning for turn in begun)
    assert len(bar(replayed, 1).plain) == 1


@pytest.mark.parametrize("width", [1, 2, 7, 80])
def test_every_cell_of_the_bar_leads_where_it_shows(width: int) -> None:
    replayed = ReplayedMatch(played(ALONE, 60).match)
    for cell in range(width):
        replayed.seek(place_at(replayed, cell, width))
        if width <= replayed.last:
            assert width == 1 or bar(replayed, width).plain.index(HERE) == cell


# ---- what may be seen ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "answers", "eyes", "all_eyes"),
    [
        (PEOPLE, 20, SPECTATOR, (SPECTATOR,)),
        (ALONE, 20, 0, (0, SPECTATOR)),
        (["greedy", "greedy"], 20, SPECTATOR, (SPECTATOR,)),
        (PEOPLE, 10_000, SPECTATOR, (0, 1, SPECTATOR)),
        (ALONE, 10_000, 0, (0, 1, SPECTATOR)),
    ],
    ids=["two people", "one person", "nobody", "two people, over", "one person, over"],
)
def test_hands_are_seen_once_a_match_is_over(
    kinds: list[str], answers: int, eyes: int, all_eyes: tuple[int, ...]
) -> None:
    replayed = ReplayedMatch(played(kinds, answers).match)
    assert (replayed.viewer, replayed.all_eyes) == (eyes, all_eyes)
    replayed.seek(3)
    assert replayed.view() == replayed.match.view(eyes)
    assert [turn for turn in replayed.turns if turn.turning] == [] or answers > 20
    seen = []
    for _step in all_eyes:
        seen.append(replayed.viewer)
        replayed.look_through(1)
    assert set(seen) == set(all_eyes)
    for viewer in {0, 1} - set(all_eyes):
        with pytest.raises(BadSetup):
            replayed.look_as(viewer)


@pytest.mark.parametrize(
    ("kinds", "answers", "seen"),
    [(ALONE, 20, ["0", "spectator"]), (PEOPLE, 20, ["spectator"]), (PEOPLE, 10_000, ["0", "1", "spectator"])],
    ids=["one person", "two people", "two people, over"],
)
def test_plain_lines_show_no_hand_that_the_screen_hides(
    kinds: list[str], answers: int, seen: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    session = played(kinds, answers)
    assert session.journal is not None
    session.close()
    for seat in ("0", "1", "spectator"):
        for at in ([], ["--at", "12"]):
            code = main(["replay", str(session.journal.path), "--plain", "--lang", "en", "--seat", seat, *at])
            told = capsys.readouterr()
            assert code == (0 if seat in seen else 2)
            assert bool(told.out) == (seat in seen)
            assert ("stays hidden" in told.err) == (seat not in seen)


@pytest.mark.slow
@pytest.mark.parametrize("kinds", [PEOPLE, ALONE], ids=["two people", "one person"])
async def test_a_match_that_was_looked_back_at_stays_as_it_ended(kinds: list[str]) -> None:
    """KM-INFO-02: whoever has seen all hands cannot take an answer back and play on with what they know."""
    session = begin(kinds, seed=0)
    go_to(session, lambda session: session.match.is_over, seed=0)
    assert session.can_undo, "until all hands were seen, the last answer can be taken back"
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=SIZES[1]) as pilot:
        await settle(pilot, app)
        undo = app.words.tr("key-undo")
        assert undo in [one.name for one in app.offered_on(app.screen)]
        await choose(pilot, app, REVIEW)
        await press(pilot, app, "q")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await settle(pilot, app)
        assert undo not in [one.name for one in app.offered_on(app.screen)]
        await press(pilot, app, "u")
        assert isinstance(app.screen, PlayScreen), "nobody is asked whether they agree"
        assert app.words.tr("terminal-undo-reviewed") in [str(note.message) for note in app._notifications]
        assert session.match.is_over
        assert not session.can_undo


@pytest.mark.parametrize("lang", first_of(LANGUAGES, SLOW))
async def test_no_full_stop_stands_between_the_words_of_the_head(lang: str) -> None:
    app = PlaymatApp(Words(lang), replayed=ReplayedMatch(played(ALONE).match), moving=False)
    async with app.run_test(size=SIZES[1]) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReviewScreen))
        await settle(pilot, app)
        turn = review_of(app).replayed.turn
        assert turn is not None
        said = app.words.of(turn.said)
        assert said[-1] in ".。"
        assert said[:-1] in question(app)
        assert said not in question(app)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_help_says_of_the_log_what_the_help_of_a_match_says(lang: str) -> None:
    said = [
        [line.split(maxsplit=1)[1] for line in Words(lang).tr(key).splitlines() if line.strip()[:2] == "l "]
        for key in (ReviewScreen.HELP, PlayScreen.HELP)
    ]
    assert said[0] == said[1]
    assert len(said[0]) == 1


# ---- trying again ----------------------------------------------------------------------------


async def test_a_match_is_tried_again_from_any_moment() -> None:
    app = at_the_end()
    async with app.run_test(size=SIZES[1]) as pilot:
        finished = app.session
        assert finished is not None
        await choose(pilot, app, REVIEW)
        match = review_of(app).replayed
        await press(pilot, app, "enter")
        assert isinstance(app.screen, ReviewScreen), "nothing goes on from the end"
        await press(pilot, app, "pageup", "pageup")
        entries = list(match.match.entries)
        await press(pilot, app, "enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await settle(pilot, app)
        session = app.session
        assert session is not None
        assert isinstance(app.screen, PlayScreen)
        assert session.match.entries[: len(entries)] == entries
        assert session.kinds == finished.kinds
        assert session.journal is not None
        session.close()


def test_nothing_goes_on_from_the_end() -> None:
    with pytest.raises(MatchOver):
        ReplayedMatch(played(ALONE).match).try_again("en")


def test_people_who_try_again_at_one_machine_have_their_curtain() -> None:
    replayed = ReplayedMatch(played(PEOPLE).match)
    replayed.seek(10)
    session = replayed.try_again("en")
    assert session.secret
    assert session.curtain is not None
    assert session.viewer == SPECTATOR
    session.close()


def test_where_only_computers_played_a_person_takes_over() -> None:
    replayed = ReplayedMatch(played(["greedy", "greedy"]).match)
    replayed.seek(10)
    asked = replayed.match.asked[0]
    session = replayed.try_again("en")
    assert session.people == (asked,)
    session.close()


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_bar_is_seen_on_the_smallest_screen(lang: str) -> None:
    app = PlaymatApp(Words(lang), replayed=ReplayedMatch(played(ALONE, 60).match), moving=False)
    async with app.run_test(size=(40, 12)) as pilot:
        await until(pilot, lambda: HERE in shown(app))
        await press(pilot, app, "home")
        await until(pilot, lambda: any(line.strip().startswith(HERE) for line in shown(app).splitlines()))

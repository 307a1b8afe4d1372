"""The Kingdom Hearts TCG at the terminal: whole matches, the table in every size and language, reasons."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from tests.crossing import SLOW, first_of
from tests.terminal.driver import play_by_keys, question, until
from textual.widgets import OptionList

import playmat
from playmat.cli import main
from playmat.games.khtcg.terminal.widget import KingdomHeartsTable
from playmat.kernel.event import SPECTATOR
from playmat.kernel.rng import stream_of
from playmat.terminal import commands
from playmat.terminal.app import PlaymatApp
from playmat.terminal.plain import Plain
from playmat.terminal.session import Session
from playmat.terminal.speech import card_why
from playmat.terminal.start.arranging import arrange
from playmat.terminal.tables import item_text, legend, look, shelf, sight, tries
from playmat.terminal.words import Words

PEOPLE = ["human", "human"]
ALONE = ["human", "random"]
DECKS = ("KHP-SD1", "KHP-SD2")
KEYS = ("[terminal-", "[plain-", "[khtcg-", "[error-", "[seat-", "[table-")
SIZES = ((80, 24), (120, 40), (160, 50))
LANGUAGES = ("en", "ja", "it")


def begin(kinds: list[str], lang: str = "en", ruleset: str = "ffg", seed: int = 5) -> Session:
    """A match."""
    start = arrange(playmat.game("khtcg"), None, kinds, lang, DECKS)
    start.seed = seed
    start.ruleset = ruleset
    return start.begin()


def go_to(session: Session, wanted: Callable[[Session], bool], seed: int = 3) -> None:
    """Answer at random for the people until a moment is as wanted."""
    stream = stream_of(seed, 3)
    while True:
        session.settle()
        session.lift()
        if session.match.is_over:
            raise AssertionError("the match ended before")
        if wanted(session):
            return
        window = session.windows[0]
        choice = session.match.choice(window.seat)
        session.answer(window.seat, int(choice.sample(stream)), window.serial)


def in_a_fight(session: Session) -> bool:
    """Return whether a challenge is running in which somebody takes part."""
    view = session.match.view(SPECTATOR)
    return bool(view["fight"]) and any(seat["fighters"] for seat in view["seats"])


def shown(app: PlaymatApp) -> str:
    """All the text on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


@pytest.mark.slow
async def test_a_whole_match_is_played_by_keys() -> None:
    session = begin(ALONE)
    app = PlaymatApp(Words("en"), session, moving=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_by_keys(pilot, app, seed=1, most=900)
        assert session.match.is_over
        assert not [key for key in KEYS if key in shown(app)]
        assert question(app)
    session.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_is_driven_by_a_file_of_answers(lang: str) -> None:
    ruleset = "tomy" if lang == "ja" else "ffg"
    model = begin(PEOPLE, ruleset=ruleset)
    stream = stream_of(4, 4)
    said: list[str] = []
    while not model.match.is_over:
        model.lift()
        window = model.windows[0]
        answer = int(model.match.choice(window.seat).sample(stream))
        said.append(model.notation(window.seat, answer))
        model.answer(window.seat, answer, window.serial)
    model.close()
    session = begin(PEOPLE, lang, ruleset)
    out = io.StringIO()
    script = "".join(f"{answer}\n" for answer in said)
    assert Plain(session, Words(lang), io.StringIO(script), out).run() == 0
    assert session.match.is_over
    assert not [key for key in KEYS if key in out.getvalue()]
    session.close()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", first_of(SIZES, SLOW))
async def test_the_table_of_a_fight_shows_totals_and_hands(lang: str, size: tuple[int, int]) -> None:
    session = begin(PEOPLE, lang)
    go_to(session, in_a_fight)
    words = Words(lang)
    seat = session.windows[0].seat
    view = session.match.view(seat)
    app = PlaymatApp(words, session, moving=False)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.pause()  # the log scrolls to its end once it is laid out
        text = shown(app)
        assert not [key for key in KEYS if key in text]
        assert words.tr("khtcg-table-zone-fighters") in text
        for total in view["fight"]["totals"]:
            if total is not None:
                assert words.tr("khtcg-table-part-player", n=total["player"]) in text
        if size[0] > 80:
            told = session.sentences()[-1]
            assert told.clause.startswith("KH-")
            assert told.clause in text, "the log names clauses"
    session.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plain_table_tells_everything_on_it(lang: str) -> None:
    session = begin(PEOPLE, lang)
    go_to(session, in_a_fight)
    match, words = session.match, Words(lang)
    seat = session.windows[0].seat
    seen = sight(match, seat, words)
    told = "\n".join(look(seen))
    assert not [key for key in KEYS if key in told]
    for side in seen.view["seats"]:
        assert words.tr("khtcg-table-hp", n=side["hp"]) in told
        pieces = [side["player"], *side["worlds"], *side["friends"], *side["fighters"], *side["disruptors"]]
        for piece in pieces:
            assert seen.printed.name(piece["code"]) in told
    for code in seen.view["seats"][seat]["hand"]:
        assert seen.printed.name(code) in told
    hidden = sight(match, SPECTATOR, words)
    assert hidden.view["seats"][seat]["hand"] == []
    own_hand = words.tr("khtcg-table-own-hand", n=len(seen.view["seats"][seat]["hand"]))
    assert own_hand not in "\n".join(look(hidden))
    assert legend(seen)


def test_hp_below_0_are_shown_as_0() -> None:
    """KH-WIN-06: the number below 0 is for the record."""
    session, words = begin(PEOPLE), Words("en")
    go_to(session, in_a_fight)
    seen = sight(session.match, 0, words)
    seen.view["seats"][1]["hp"] = -2
    told = "\n".join(look(seen))
    assert words.tr("khtcg-table-hp", n=0) in told
    assert "-2" not in told
    session.close()


@pytest.mark.parametrize(
    ("lang", "moves", "battles"),
    [
        ("en", "1 further move", "2 further battles"),
        ("ja", "追加の移動1回", "追加の戦闘2回"),
        ("it", "1 movimento in più", "2 battaglie in più"),
    ],
)
def test_moves_and_battles_that_texts_have_added_are_told(lang: str, moves: str, battles: str) -> None:
    """KH-GEN-28: while any are left, beside the phase."""
    session, words = begin(PEOPLE, lang), Words(lang)
    go_to(session, lambda one: one.match.view(SPECTATOR)["phase"] == "action")
    seen = sight(session.match, 0, words)
    usual = look(seen)[0]
    seen.view["further_moves"] = 1
    assert look(seen)[0].startswith(usual)
    assert look(seen)[0].endswith(moves)
    seen.view["further_battles"] = 2
    assert moves in look(seen)[0]
    assert look(seen)[0].endswith(battles)
    session.close()


def test_cards_on_the_table_can_be_read_and_say_why_they_cannot_be_played() -> None:
    session = begin(PEOPLE)
    go_to(session, in_a_fight)
    seat = session.windows[0].seat
    seen = sight(session.match, seat, Words("en"))
    lying = [one for _, cards in shelf(seen) for one in cards]
    on_table = {seen.view["seats"][other]["player"]["code"] for other in (0, 1)}
    assert on_table <= {one.code for one in lying}
    assert all(seen.printed.lines(one.code) for one in lying)
    hand = seen.view["seats"][seat]["hand"]
    for place in range(len(hand)):
        assert tries(seen, f"seats.{seat}.hand.{place}").endswith(hand[place])
    assert tries(seen, f"seats.{1 - seat}.player") == ""
    window = session.windows[0]
    assert all(item_text(seen, item) for item in window.items)
    usable = {path for item in window.items for path in item.touches}
    idle = [f"seats.{seat}.hand.{place}" for place in range(len(hand))]
    idle = [path for path in idle if path not in usable]
    assert idle
    for path in idle:
        assert "KH-" in "".join(card_why(session, seen, path, Words("en")))


def test_cards_that_are_alike_say_why_once() -> None:
    out = io.StringIO()
    Plain(begin(ALONE, ruleset="tomy"), Words("en"), io.StringIO("why\nquit\n"), out).run()
    said = [line.strip() for line in out.getvalue().splitlines()]
    assert sum(line.startswith("Mickey Mouse (") for line in said) == 2, "both are in the hand"
    assert sum(line.startswith("Mickey Mouse: Not now") for line in said) == 1


@pytest.mark.parametrize("ruleset", ["ffg", "tomy"])
def test_the_ruleset_is_chosen_on_the_command_line(
    ruleset: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The match has the ruleset that was asked for; one that does not exist is refused."""
    words = ["play", "khtcg", "--plain", "--seed", "5", "--ruleset"]
    begun: list[Session] = []

    def note(session: Session, *_rest: object) -> int:
        begun.append(session)
        return 0

    monkeypatch.setattr(commands, "_play", note)
    assert main([*words, ruleset]) == 0
    assert [session.match.setup.ruleset for session in begun] == [ruleset]
    begun[0].close()
    assert main([*words, "house"]) == 2
    assert "ffg, tomy" in capsys.readouterr().err


async def test_ruleset_and_options_are_chosen_in_words() -> None:
    """KH-OPT-01, KH-DIFF-01: the start dialog has a row for the ruleset, and one for each option."""
    app = PlaymatApp(Words("it"), start=arrange(playmat.game("khtcg"), None, [], "it"), moving=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        rows = app.screen.query_one("#rows", OptionList)
        said = [str(rows.get_option_at_index(place).prompt) for place in range(rows.option_count)]
        assert any("Regolamento" in row and "FFG" in row for row in said)
        assert any("Supporto Magico" in row and "come nel regolamento scelto" in row for row in said)
        assert not [row for row in said if "_" in row]
        place = next(number for number, row in enumerate(said) if "Regolamento" in row)
        await pilot.press(*["down"] * place, "right", "enter")
        await pilot.pause()
        assert app.session is not None
        assert app.session.match.setup.ruleset == "tomy"
    app.session.close()


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_the_dialog_shows_its_keys_however_many_options_there_are(lang: str) -> None:
    """30 options scroll in 80 by 24; the note with the keys is always seen, the language at the beginning."""
    words = Words(lang)
    app = PlaymatApp(words, start=arrange(playmat.game("khtcg"), None, [], lang), moving=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert words.tr("start-note") in shown(app)
        assert words.tr("start-deck-note") not in shown(app)
        assert words.tr("start-language") in shown(app)
        await pilot.press("down")
        assert words.tr("start-deck-note") in shown(app)
        await pilot.press("end")
        await pilot.pause()
        assert words.tr("start-note") in shown(app)
        assert words.tr("khtcg-option-first-turn-challenge") in shown(app)


@pytest.mark.parametrize("lang", first_of(LANGUAGES, SLOW))
async def test_a_crowded_table_leaves_room_for_the_question(lang: str) -> None:
    """With little room, the mats say how many cards they leave out, and the options are seen."""
    session = _crowded(lang)
    app = PlaymatApp(Words(lang), session, moving=False)

    def left_out() -> bool:
        return " · +" in shown(app)

    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, left_out)
        options, confirm = app.screen.query_one("#options"), app.screen.query_one("#confirm")
        assert options.size.height >= 4
        assert confirm.region.bottom < 24
        for side in session.match.view(SPECTATOR)["seats"]:
            tr = app.screen.query_one(KingdomHeartsTable).words.tr
            pile = tr("khtcg-table-discard", n=len(side["discard"]))
            assert pile in shown(app)
        for size, cut in (((56, 24), True), ((160, 50), False)):
            await pilot.resize_terminal(*size)
            await until(pilot, left_out if cut else lambda: not left_out())
    session.close()


def _crowded(lang: str) -> Session:
    """A match in which so much lies on both mats that it takes many lines."""

    def full(session: Session) -> bool:
        view = session.match.view(SPECTATOR)
        return all(len(seat["worlds"]) + len(seat["friends"]) > 4 for seat in view["seats"])

    for seed in range(30):
        session = begin(ALONE, lang, seed=seed)
        try:
            go_to(session, full)
        except AssertionError:
            session.close()
        else:
            return session
    raise AssertionError("no match in thirty was crowded")


@pytest.mark.parametrize("lang", first_of(LANGUAGES, SLOW))
async def test_cards_are_shown_whole_where_there_is_room(lang: str) -> None:
    """Those in hand and those in play, each with its whole text."""
    session = begin(ALONE, lang)
    words = Words(lang)

    def texts(session: Session, place: str) -> list[str]:
        seen = sight(session.match, session.viewer, words)
        own = session.view()["seats"][session.viewer]
        codes = own["hand"] if place == "hand" else [one["code"] for one in (*own["worlds"], *own["friends"])]
        return [text for text in map(seen.printed.text, codes) if text]

    go_to(session, lambda session: bool(texts(session, "hand") and texts(session, "mat")))
    app = PlaymatApp(words, session, moving=False)
    async with app.run_test(size=(200, 60)) as pilot:
        await until(pilot, lambda: bool(app.screen.query(KingdomHeartsTable)))
        for part, place in (("#hand", "hand"), ("#mat-below", "mat")):
            for text in texts(session, place):
                await until(pilot, lambda: "".join(text.split()) in bare(app, part))  # noqa: B023
    session.close()


def bare(app: PlaymatApp, part: str) -> str:
    """The letters of a part of the table, wherever its lines break."""
    return "".join(str(app.screen.query_one(part).render()).split())

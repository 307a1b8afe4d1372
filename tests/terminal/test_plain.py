"""Lines of text: a whole match from a file of answers, every command, every kind of nonsense."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from tests.embers.brief import BRIEF
from tests.embers.worthless import WORTHLESS
from tests.terminal.test_session import play_on

import playmat
from playmat.kernel.game import Game
from playmat.kernel.player import Advice, Glimpse
from playmat.kernel.rng import stream_of
from playmat.players.steadfast import Steadfast
from playmat.terminal import session as sessions
from playmat.terminal.plain import Plain
from playmat.terminal.saves import records_folder, saves
from playmat.terminal.session import Session
from playmat.terminal.start.arranging import arrange
from playmat.terminal.words import Words

GOLDEN = Path(__file__).parent / "golden"
KEYS = ("[terminal-", "[plain-", "[table-", "[perilous-", "[error-", "[hint-", "[seat-", "[save-")
"""The beginnings of keys as they are shown if no catalogue has them."""


def begin(game: Game, heroes: str | None, kinds: list[str], lang: str = "en", seed: int = 7) -> Session:
    start = arrange(game, heroes, kinds, lang)
    start.seed = seed
    return start.begin()


def play(session: Session, answers: str, lang: str = "en") -> tuple[int, str]:
    out = io.StringIO()
    code = Plain(session, Words(lang), io.StringIO(answers), out).run()
    session.close()
    return code, out.getvalue()


class Person(io.StringIO):
    """Lines that somebody types."""

    def isatty(self) -> bool:
        """They do."""
        return True


@pytest.mark.parametrize(("said", "matches"), [("again\nconcede\nagain\nquit\n", 3), ("no\n", 1), ("", 1)])
def test_a_person_plays_again_with_everything_that_was_chosen(said: str, matches: int) -> None:
    start = arrange(playmat.game("kmon"), None, ["human", "random"], "en", ["KM1-SD3", "KM1-SD4"])
    session, out = start.begin(), io.StringIO()
    plain = Plain(session, Words("en"), Person(f"concede\n{said}"), out)
    assert plain.run() == 0
    last = plain.session
    last.close()
    assert (last is session) == (matches == 1)
    assert last.match.setup.seats == session.match.setup.seats
    assert out.getvalue().count("plays again with the same players") == min(matches, 2)
    assert len(list(records_folder().iterdir())) == min(matches, 2), "each match that ended has its record"
    assert len(saves()) == (matches == 3), "the last one can be resumed"


def test_a_file_of_answers_is_not_asked() -> None:
    start = arrange(playmat.game("kmon"), None, ["human", "random"], "en")
    _code, told = play(start.begin(), "concede\nagain\n")
    assert "plays again" not in told


def answers_of(session: Session) -> list[str]:
    """Play at random; gives what the people said, `go` where they passed offers."""
    stream = stream_of(5, 5)
    said: list[str] = []
    passed: set[tuple[int, int]] = set()
    match = session.match
    while not match.is_over:
        task = session.task()
        unheeded = session.unheeded(passed)
        if task is not None and not unheeded:
            session.take(task, session.think(task))
            continue
        if unheeded and stream.below(3) > 0:
            passed |= unheeded
            said.append("go")
            continue
        session.lift()
        window = session.windows[0]
        choice = match.choice(window.seat)
        answer = int(choice.sample(stream))
        said.append(session.notation(window.seat, answer))
        session.answer(window.seat, answer, window.serial)
    session.close()
    return said


@pytest.mark.parametrize("lang", ["en", "ja", "it"])
def test_a_whole_match_is_driven_by_a_file_of_answers(lang: str) -> None:
    game = playmat.game("perilous")
    kinds = ["human", "random", "greedy"]
    model = begin(game, "sora,goofy,kairi", kinds)
    said = answers_of(model)
    session = begin(game, "sora,goofy,kairi", kinds, lang)
    code, told = play(session, "# a comment\n\n" + "".join(f"{answer}\n" for answer in said), lang)
    assert code == 0
    assert session.match.is_over
    assert session.match.digest() == model.match.digest()
    assert not [key for key in KEYS if key in told]
    assert told.count("> ") >= len(said)
    assert "go" in said
    again = begin(game, "sora,goofy,kairi", kinds, lang)
    _, retold = play(again, "".join(f"{answer}\n" for answer in said), lang)
    assert told.splitlines()[:-1][-20:] == retold.splitlines()[:-1][-20:]


class Hopeless:
    """A computer player that cannot answer, nor advise."""

    def decide(self, glimpse: Glimpse) -> int:
        """No answer."""
        raise RuntimeError

    def advise(self, glimpse: Glimpse) -> Advice:
        """No advice."""
        raise RuntimeError


def test_where_every_computer_player_fails_the_match_goes_on_and_it_is_said(
    duel: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chosen one and those that stand in for it; the adviser likewise."""
    monkeypatch.setattr(sessions, "steadfast", lambda kind, *_rest: Steadfast(kind, lambda _name: Hopeless()))
    session = begin(duel, None, ["human", "random"])
    code, told = play(session, "hint\n" + "1\n" * 200)
    assert code == 0
    assert session.match.is_over
    said = "The computer player {} failed on this question (RuntimeError), and so did the simpler ones."
    for player in (session.match.setup.seats[1].name, "search"):
        assert said.format(player) in told


def test_a_whole_duel_by_numbers_and_words(duel: Game) -> None:
    model = begin(duel, None, ["human", "human"])
    said = answers_of(model)
    session = begin(duel, None, ["human", "human"])
    code, _ = play(session, "\n".join(answer.upper() for answer in said) + "\n")
    assert code == 0
    assert session.match.digest() == model.match.digest()


SCRIPT = """help
look
why ready attack 1
why stop
1 2
castle
undo
:undo
throw 1 7
log 3
rules PP-ROLL-08
rules fresh heartless
rules
rules xyzzy
save
why
stop
end
99
quit
"""


def test_the_transcript_is_the_golden_one() -> None:
    """To write it again after a deliberate change, run this test with PLAYMAT_WRITE_GOLDEN=1 and read it."""
    session = begin(playmat.game("perilous"), "sora,goofy,kairi", ["human", "human", "random"], seed=55)
    assert session.journal is not None
    path = str(session.journal.path)
    code, told = play(session, SCRIPT)
    told = told.replace(path, "FILE")
    assert code == 0
    assert not [key for key in KEYS if key in told]
    golden = GOLDEN / "plain.txt"
    if os.environ.get("PLAYMAT_WRITE_GOLDEN"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")


def test_nonsense_is_refused_and_asked_again() -> None:
    session = begin(playmat.game("perilous"), "sora,goofy", ["human", "human"])
    entries = len(session.match.entries)
    nonsense = [
        "throw",
        "throw 7",
        "throw 1 1",
        "0",
        "-1",
        "1" * 400,
        "ready",
        "\x00\x1b[2J",
        "??",
        "undo",
        "::",
        ":",
    ]
    code, told = play(session, "\n".join(nonsense) + "\n")
    assert code == 0
    assert len(session.match.entries) == entries
    assert "playmat resume" in told
    assert "Traceback" not in told


def test_offers_have_numbers_too() -> None:
    game = playmat.game("perilous")
    for seed in range(40):
        session = begin(game, "sora,goofy,kairi", ["human", "human", "human"], seed=seed)
        session.say("stop") if session.windows[0].kind == "subset" else None
        windows = session.windows
        if len(windows) < 2 or windows[0].kind != "pick":
            session.close()
            continue
        offer = windows[1]
        number = len(windows[0].items) + 1
        code, _ = play(session, f"{number}\n")
        assert code == 0
        assert any(
            entry.seat == offer.seat and entry.word == offer.items[0].word for entry in session.match.entries
        )
        return
    raise AssertionError("no offer in forty matches")


def test_offers_on_a_companions_turn_are_passed_by_any_other_answer() -> None:
    game = playmat.game("perilous")
    for seed in range(60):
        session = begin(game, "sora,goofy,kairi", ["human", "random", "random"], seed=seed)
        while (task := session.task()) is not None and not session.unheeded(set()):
            session.take(task, session.think(task))
        offer = next((window for window in session.windows if window.optional), None)
        if task is None or offer is None:
            session.close()
            continue
        entries = len(session.match.entries)
        code, told = play(session, "look\nthrow 1\n")
        assert code == 0
        assert "empty line passes" in told
        assert session.match.entries[entries].seat != offer.seat
        return
    raise AssertionError("no offer in sixty matches")


def test_an_interrupt_keeps_the_match(duel: Game) -> None:
    class Interrupted(io.StringIO):
        def readline(self, _size: int | None = -1) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    session = begin(duel, None, ["human", "human"])
    out = io.StringIO()
    assert Plain(session, Words("en"), Interrupted(), out).run() == 130
    assert "playmat resume" in out.getvalue()
    session.close()


def test_a_hint_is_one_of_the_answers() -> None:
    session = begin(playmat.game("perilous"), "sora,goofy", ["human", "human"])
    window = session.windows[0]
    code, told = play(session, "hint\n?\nquit\n")
    suggested = [line for line in told.splitlines() if line.startswith("Suggested: ")]
    assert code == 0
    assert len(suggested) == 2
    word = suggested[0].removesuffix(")").rpartition("(")[2]
    assert word == "stop" or set(word.split()[1:]) <= {item.word for item in window.items}


def test_players_and_advisers_that_fail_are_told_of() -> None:
    """A game without an evaluation: the adviser fails, the opponent fails, and the match goes on."""
    session = begin(WORTHLESS, None, ["human", "greedy"])
    code, told = play(session, "hint\n1\n1\n1\n1\nquit\n")
    assert code == 0
    assert "The computer player search failed on this question" in told
    assert "The computer player greedy failed on this question" in told


def test_a_draw_is_offered_in_an_overlong_match_and_said_before() -> None:
    code, told = play(begin(BRIEF, None, ["human", "random"]), "draw\n")
    assert code == 0
    assert "agree to a draw only after 65 answers" in told
    session = begin(BRIEF, None, ["human", "random"])
    while not session.draw_offered:
        play_on(session, 1)
    code, told = play(session, "look\nlook\ndraw\n")
    assert code == 0
    assert told.count("You may end it in a draw.") == 1
    assert "Both sides agreed to a draw." in told


def test_two_people_agree_on_a_draw(duel: Game) -> None:
    session = begin(duel, None, ["human", "human"])
    code, told = play(session, "go\ndraw\ndraw agreed\n")
    assert code == 0
    assert "say: draw agreed" in told
    assert "Both sides agreed to a draw." in told

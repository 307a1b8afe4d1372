"""A match at this terminal: computer players, offers, taking back, and the file that loses nothing."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from tests.embers.brief import BRIEF
from tests.embers.worthless import WORTHLESS

import playmat
from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.errors import BadRecord, CannotUndo, PlaymatError, UnreadableAnswer
from playmat.kernel.game import Game, Seat, Setup
from playmat.kernel.match.ending import AGREED, LONG, drawn
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import read_record, replay
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import stream_of
from playmat.terminal import saves
from playmat.terminal.session import CannotDraw, Session
from playmat.terminal.speech import hint_lines
from playmat.terminal.words import Words

PEOPLE = ("human", "human")
BESIDE = ("human", "random")


def begin(game: Game, kinds: tuple[str, ...], seed: int = 4) -> Session:
    return Session.begin(game, Setup(game.id, (Seat(), Seat()), seed=seed), kinds, "it")


def say(session: Session, text: str) -> None:
    """Answer as whoever has to, once the screen was passed on."""
    session.lift()
    session.say(text)


def play_on(session: Session, answers: int) -> None:
    """Answer for all people with their first legal answer, a number of times."""
    for _answer in range(answers):
        session.settle()
        if session.match.is_over:
            return
        session.lift()
        window = session.windows[0]
        choice = session.match.choice(window.seat)
        session.answer(window.seat, choice.answers()[-1], window.serial)


def lines(path: Path) -> list[str]:
    return [line for line in path.read_text().splitlines() if line[:1].isdigit()]


def file_of(session: Session) -> Path:
    assert session.journal is not None
    return session.journal.path


def test_every_answer_is_in_the_file_before_the_next(duel: Game) -> None:
    session = begin(duel, PEOPLE)
    for _answer in range(12):
        play_on(session, 1)
        assert len(lines(file_of(session))) == len(session.match.entries)
    read = read_record(file_of(session).read_bytes())
    assert replay(read, duel).digest() == session.match.digest()


def test_a_resumed_match_goes_on_as_it_would_have(duel: Game) -> None:
    whole = begin(duel, BESIDE)
    play_on(whole, 10)
    broken = begin(duel, BESIDE)
    for _part in range(10):
        play_on(broken, 1)
        path = file_of(broken)
        broken.close()
        broken = Session.resume(path)
    whole.settle()
    broken.settle()
    assert broken.kinds == BESIDE
    assert [entry.word for entry in broken.match.entries] == [entry.word for entry in whole.match.entries]


def test_the_torn_last_line_of_a_killed_process_is_forgiven(duel: Game) -> None:
    session = begin(duel, PEOPLE)
    play_on(session, 4)
    entries = len(session.match.entries)
    path = file_of(session)
    session.close()
    whole = path.read_bytes()
    path.write_bytes(whole + "999 0 1 pl\u00e9".encode()[:-1])
    resumed = Session.resume(path)
    assert len(resumed.match.entries) == entries
    assert replay(read_record(path.read_bytes()), duel).digest() == resumed.match.digest()
    play_on(resumed, 1)
    assert len(lines(path)) == len(resumed.match.entries)


def test_cutting_the_file_anywhere_loses_at_most_that_line(duel: Game) -> None:
    session = begin(duel, PEOPLE)
    play_on(session, 3)
    path = file_of(session)
    session.close()
    data = path.read_bytes()
    header = data.index(b"begin\n") + 6
    for cut in range(header, len(data), 37):
        path.write_bytes(data[:cut])
        resumed = Session.resume(path)
        assert len(resumed.match.entries) >= data[:cut].count(b"\n", header) - data[:cut].count(b"\n=")
        resumed.close()


def test_a_finished_match_moves_to_the_records(duel: Game, home: Path) -> None:
    session = begin(duel, PEOPLE)
    save = file_of(session)
    play_on(session, 1500)
    assert session.match.is_over
    assert not save.exists()
    assert file_of(session).parent == home / "records"
    read = read_record(file_of(session).read_bytes())
    assert read.end is not None
    assert replay(read, duel).is_over


def test_a_save_takes_no_name_that_a_record_has(
    duel: Game, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two matches of the same second: the first is over and has moved before the second begins."""
    monkeypatch.setattr(time, "strftime", lambda *_form: "20260101-120000")
    first = begin(duel, PEOPLE)
    play_on(first, 1500)
    record = file_of(first)
    kept = record.read_bytes()
    assert record.parent == home / "records"
    second = begin(duel, PEOPLE, seed=5)
    assert file_of(second).name != record.name
    play_on(second, 1500)
    assert file_of(second).parent == home / "records"
    assert record.read_bytes() == kept
    second.close()


def test_a_process_killed_between_the_end_and_the_move_is_no_loss(duel: Game, home: Path) -> None:
    session = begin(duel, PEOPLE)
    play_on(session, 1500)
    record = file_of(session)
    session.close()
    save = home / "saves" / record.name
    record.rename(save)
    resumed = Session.resume(save)
    assert resumed.match.is_over
    assert not save.exists()
    assert read_record(record.read_bytes()).end is not None


def test_taking_back_rewrites_the_file(duel: Game) -> None:
    session = begin(duel, PEOPLE)
    session.settle()
    say(session, "return nothing")
    before = file_of(session).read_text()
    entries = len(session.match.entries)
    assert session.undo() == "return nothing"
    assert len(session.match.entries) == entries - 1
    assert len(lines(file_of(session))) == entries - 1
    say(session, "return nothing")
    assert len(lines(file_of(session))) == entries
    assert lines(file_of(session)) == [line for line in before.splitlines() if line[:1].isdigit()]
    assert replay(read_record(file_of(session).read_bytes()), duel).digest() == session.match.digest()


def test_what_was_seen_cannot_be_taken_back(duel: Game) -> None:
    session = begin(duel, PEOPLE)
    say(session, "return nothing")
    say(session, "return nothing")
    with pytest.raises(CannotUndo):
        session.undo()
    assert len(lines(file_of(session))) == len(session.match.entries)


def test_refused_text_changes_nothing(duel: Game) -> None:
    session = begin(duel, PEOPLE)
    session.lift()
    before = file_of(session).read_bytes()
    for text in ("", "castle", "return return", "return spark=1", "\u0000", "9" * 50):
        with pytest.raises(PlaymatError):
            session.say(text)
    assert file_of(session).read_bytes() == before


def test_nobody_is_understood_where_nobody_is_asked(duel: Game) -> None:
    session = begin(duel, ("random", "random"))
    with pytest.raises(UnreadableAnswer):
        session.say("rest")


def test_offers_of_computer_players_are_polled_once_per_change(duel: Game) -> None:
    session = begin(duel, ("human", "random"), seed=5)
    polled: list[tuple[int, int]] = []
    for _answer in range(25):
        while (task := session.task()) is not None:
            if task.optional:
                polled.append((task.seat, task.place))
                assert session.take(task, PASS_OFFER)
            else:
                session.take(task, session.think(task))
        if session.match.is_over:
            break
        session.lift()
        window = session.windows[0]
        session.answer(window.seat, session.match.choice(window.seat).answers()[0], window.serial)
    assert polled
    assert len(polled) == len(set(polled))


def test_a_decision_made_too_late_is_dropped(duel: Game) -> None:
    session = begin(duel, BESIDE)
    task = session.task()
    assert task is not None
    answer = session.think(task)
    say(session, "return nothing")
    assert not session.take(task, answer)


def test_two_processes_cannot_write_one_match(duel: Game) -> None:
    session = begin(duel, PEOPLE)
    play_on(session, 1)
    with pytest.raises(saves.SaveError) as caught:
        Session.resume(file_of(session))
    assert caught.value.phrase.key == "save-in-use"
    session.close()
    Session.resume(file_of(session)).close()


def test_a_full_disk_loses_nothing(duel: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin(duel, PEOPLE)
    assert session.journal is not None

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("playmat.terminal.saves.os.fsync", full)
        say(session, "return nothing")
        why = session.journal.fault
        assert why == Phrase("system-full")
    say(session, "return nothing")
    assert session.journal.fault == ""
    assert replay(read_record(file_of(session).read_bytes()), duel).digest() == session.match.digest()


def test_the_newest_match_comes_first(duel: Game) -> None:
    first, second = begin(duel, PEOPLE), begin(duel, PEOPLE)
    os.utime(file_of(second), (1, 1))  # both can fall into one tick of the file system's clock
    play_on(first, 1)
    paths = saves.saves()
    assert paths == [file_of(first), file_of(second)]
    assert [saves.language_of(path) for path in paths] == ["it", "it"]


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\xff\xfe\x00", b"playmat record 2\n", b"\n" * 50])
def test_a_file_that_is_no_match_is_refused_and_left_alone(
    duel: Game, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "some.playmat"
    path.write_bytes(content)
    with pytest.raises(BadRecord):
        Session.resume(path)
    assert path.read_bytes() == content
    assert [one.name for one in tmp_path.iterdir()] == ["some.playmat"]


def test_a_folder_that_cannot_be_written_is_said(
    duel: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "file"))
    with pytest.raises(saves.SaveError) as caught:
        begin(duel, PEOPLE)
    assert "PLAYMAT_HOME" in str(caught.value)


def test_a_computer_player_that_fails_is_told_of_and_the_match_goes_on() -> None:
    """Two computer players without an evaluation: a simpler one answers each of their questions."""
    session = begin(WORTHLESS, ("greedy", "search:2"))
    session.settle()
    assert session.match.is_over
    lapses = session.lapses()
    assert {lapse.args["player"] for lapse in lapses} == {"greedy", "search:2"}
    assert session.lapses() == [], "each is told once"


def test_the_adviser_answers_every_kind_of_question_of_every_game() -> None:
    """At each decision of random matches there is a hint in words, also for an ORDER and for an offer."""
    two: dict[str, tuple[tuple[Seat, ...], set[str]]] = {
        "kmon": ((Seat(), Seat()), {"pick", "order"}),
        "khtcg": ((Seat(), Seat()), {"pick", "subset", "split"}),
        "perilous": ((Seat("sora"), Seat("kairi")), {"pick", "subset", "offer"}),
    }
    for game_id, (seats, kinds) in two.items():
        asked: set[str] = set()
        for seed in range(40):
            match = Match(playmat.game(game_id), Setup(game_id, seats, seed=seed))
            stream = stream_of(seed, 77)
            while not match.is_over:
                for seat in match.asked:
                    window = match.window(seat)
                    kind = "offer" if window.optional else window.kind
                    if kind not in asked:
                        asked.add(kind)
                        session = Session(match)
                        advice = session.advise(session.question(seat))
                        assert advice.reasons
                        assert "player-lapse" not in {reason.key for reason in advice.reasons}
                        lines = hint_lines(session, seat, advice, Words("en"))
                        assert not any("[" in line for line in lines), lines
                seat = match.needed[0]
                match.answer(seat, int(match.choice(seat).sample(stream)))
            if kinds <= asked:
                break
        assert kinds <= asked


def test_computers_alone_end_an_overlong_match_as_drawn() -> None:
    session = begin(BRIEF, ("random", "random"))
    session.settle()
    assert session.match.result == drawn(LONG)
    assert file_of(session).parent == saves.records_folder()
    assert replay(read_record(file_of(session).read_bytes()), BRIEF).result == drawn(LONG)


def test_a_computer_player_agrees_to_a_draw_once_the_match_is_overlong() -> None:
    session = begin(BRIEF, BESIDE)
    with pytest.raises(CannotDraw):
        session.draw()
    while not session.draw_offered:
        play_on(session, 1)
    assert not session.match.is_over, "people play on as long as they like"
    play_on(session, 1)
    session.draw()
    assert session.match.result == drawn(AGREED)
    assert file_of(session).parent == saves.records_folder()
    assert replay(read_record(file_of(session).read_bytes()), BRIEF).result == drawn(AGREED)


def test_two_people_agree_on_a_draw_at_any_time(duel: Game) -> None:
    session = begin(duel, PEOPLE)
    play_on(session, 3)
    assert session.draw_asks
    with pytest.raises(CannotDraw):
        session.draw()
    assert not session.match.is_over
    session.draw(agreed=True)
    assert session.match.result == drawn(AGREED)
    with pytest.raises(CannotUndo):
        session.undo(agreed=True)


def test_a_team_has_no_draw() -> None:
    game = playmat.game("perilous")
    setup = Setup(game.id, (Seat("sora"), Seat("goofy")), seed=4)
    session = Session.begin(game, setup, PEOPLE, "en")
    with pytest.raises(CannotDraw):
        session.draw(agreed=True)

"""Luck apart from skill: it is what nobody knew, it is 0 on average, and an account of a match adds up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import playmat
from playmat import cli
from playmat.kernel.choice import CONCEDE, Choice
from playmat.kernel.errors import BadRecord, BadSetup
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import write_record
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import Stream, stream_of
from playmat.kernel.state import State, Status
from playmat.lab.deals import drawn_setup
from playmat.lab.luck.adjusting import Adjusted
from playmat.lab.luck.ledger import Ledger, ledger_of
from playmat.lab.luck.outlook import check_told
from playmat.lab.luck.telling import lines
from playmat.players.playout import random_answer
from playmat.texts import render

KMON = playmat.game("kmon")
GAMES = ("khtcg", "kmon")

SHORT = 40
"""So many answers are enough for some draws."""


def moments(game_id: str, seed: int, most: int = 100) -> list[State]:
    """Every tenth position of a random match."""
    game = playmat.game(game_id)
    state = game.begin(drawn_setup(game, seed))
    state.live, state.log = True, None
    state.advance()
    stream, spare, found = stream_of(seed, 9), Choice(), []
    while state.status == Status.ASKING and state.answers < most:
        if state.answers % 10 == 0:
            found.append(state.clone())
        random_answer(state, stream, spare)
    return found


def played(seed: int, over: bool = True) -> Match:
    """The beginning of a match of K-Mon with random answers, until a seat gives up."""
    match = Match(KMON, drawn_setup(KMON, seed))
    stream = Stream(seed, 0)
    for _answer in range(SHORT):
        seat = match.to_move
        match.answer(seat, int(match.choice(seat).sample(stream)))
    if over:
        match.answer(match.to_move, CONCEDE)
    return match


@pytest.fixture(scope="module")
def told() -> Ledger:
    return ledger_of(played(4), 0)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_dealt_again_no_seat_knows(game_id: str) -> None:
    """All that each seat sees and is asked stays; the decks do not."""
    game, spare, moved = playmat.game(game_id), Choice(), 0
    for state in moments(game_id, 3):
        other = game.dealt_again(state, Stream(1, 0))
        for seat in range(2):
            assert game.view(other, seat) == game.view(state, seat)
            if state.asks(seat):
                state.offer(seat, spare)
                asked = spare.content()
                other.offer(seat, spare)
                assert spare.content() == asked
        moved += other.encode() != state.encode()
    assert moved > 1


def test_an_account_adds_up_for_either_seat(told: Ledger) -> None:
    match = played(4)
    before = match.digest()
    other = ledger_of(match, 1)
    assert match.digest() == before
    assert (told.luck, told.errors, told.moments) == (other.luck, other.errors, other.moments)
    assert told.result + other.result == 1.0
    for one in (told, other):
        own, foe = one.seat, 1 - one.seat
        gained = one.luck[own] - one.luck[foe] - one.errors[own] + one.errors[foe]
        assert one.start + gained + one.rest == pytest.approx(one.result)
    assert sum(one.luck != (0.0, 0.0) for one in told.moments) > 2
    assert all(one.error >= 0.0 for one in told.moments)
    assert told.moments[-1].error > 0.1  # who gives up loses all that was left


def test_results_without_luck_are_as_true_and_surer() -> None:
    """Points that are half luck: the interval shrinks, and holds what is true."""
    stream, found = Stream(7, 0), Adjusted()
    for _game in range(2000):
        luck = (int(stream.below(2001)) - 1000) / 1000
        skill = int(stream.below(1000)) / 1000
        found.add(float(luck + skill > 0.3), luck)
    plain = found.plain()
    assert plain["width"] < 0.75
    low, high = plain["ci95"]
    assert low < 0.6 < high
    assert plain["slope"] > 0.3


def test_simulations_say_what_is_left_without_luck(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "kmon", "--players", "greedy", "--games", "2", "--workers", "1", "--adjust-luck"]
    assert cli.main([*command, "--json"]) == 0
    adjusted = json.loads(capsys.readouterr().out)["adjusted"]
    assert adjusted["games"] == 2
    assert adjusted["ci95"][0] <= adjusted["rate"] <= adjusted["ci95"][1]


def test_an_account_in_words(told: Ledger) -> None:
    said = lines(told, lambda key, **args: render(Phrase(key, args), "en"))
    assert said[0].startswith("Seat 0")
    assert said[1].startswith(f"{100 * told.start:+9.1f}")
    assert "The costliest errors:" in said or "The luckiest moments:" in said


def test_a_record_is_accounted_for(told: Ledger, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "m.playmat"
    file.write_text(write_record(played(4), "1"), encoding="utf-8")
    assert cli.main(["record", "luck", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rest"] == told.rest


def test_what_cannot_be_told_is_refused() -> None:
    with pytest.raises(BadRecord, match="not over yet"):
        ledger_of(played(4, over=False), 0)
    with pytest.raises(BadSetup, match="two seats"):
        check_told(playmat.game("perilous"))

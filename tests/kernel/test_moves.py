"""Moves as people and programs handle them, and what a window shows."""

from __future__ import annotations

import pytest
from tests.kernel.test_choice import split, subset
from tests.kernel.test_notation import GAME, STATE
from tests.kernel.tiny import ASK, DIE, SETUP, Tiny

from playmat.kernel.choice import NATURE
from playmat.kernel.errors import CannotUndo, IllegalAnswer, MatchOver, OutOfRange, UnreadableAnswer
from playmat.kernel.match.match import Match
from playmat.kernel.match.moves import LegalMoves, Move
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.window import window_of


def test_a_seat_has_the_moves_of_its_choice() -> None:
    moves = Match(Tiny(ASK | 1 << 8), SETUP).legal_moves
    wanted = [Move(1, answer, f"add {answer}") for answer in range(3)]
    assert list(moves) == wanted
    assert (moves.seat, len(moves), moves[1:], moves[-3]) == (1, 3, wanted[1:], wanted[0])
    for place in (3, -4):
        with pytest.raises(IndexError):
            moves[place]
    assert moves.parse("plus 2") == wanted[2]
    assert repr(moves) == "<3 legal moves: add 0, add 1, add 2>"
    assert wanted[0] in moves
    others: list[object] = ["add 9", Move(0, 0, "add 0"), 7]
    assert not any(other in moves for other in others)
    with pytest.raises(OutOfRange):
        moves.move(3)


def test_a_long_list_of_moves_shows_how_it_begins() -> None:
    moves = LegalMoves(GAME, STATE, subset(3, 1, 1))
    assert repr(moves) == "<3 legal moves: keep k, keep l, keep m>"
    assert repr(LegalMoves(GAME, STATE, subset(4, 1, 1))) == "<4 legal moves: keep k, keep l, keep m, ...>"


def test_the_same_words_are_the_same_move_wherever_they_stand() -> None:
    moves = Match(Tiny(ASK), SETUP).legal_moves
    for answer in (1, 2, 7):
        assert moves.again(Move(0, answer, "add 1")) == Move(0, 1, "add 1")
    with pytest.raises(IllegalAnswer):
        moves.again(Move(0, 1, "add 9"))
    with pytest.raises(UnreadableAnswer):
        moves.again(Move(0, 1, "sing"))


def test_chance_has_its_outcomes_as_moves() -> None:
    match = Match(Tiny(DIE, ASK), SETUP, AwaitedNature())
    moves = match.legal_moves_for(NATURE)
    assert (moves.seat, len(moves)) == (NATURE, 6)
    assert [move.answer for move in moves] == list(range(6))
    assert moves.parse("5") == moves[5]
    with pytest.raises(UnreadableAnswer):
        moves.parse("6")
    match.outcome(2)
    with pytest.raises(RuntimeError):
        len(moves)


def test_a_move_is_taken_back_with_the_chance_after_it() -> None:
    match = Match(Tiny(ASK, ASK, DIE, ASK), SETUP)
    before = match.digest()
    match.say(0, "add 2")
    match.say(0, "add 1")
    assert match.pop() == Move(0, 1, "add 1")
    assert match.pop() == Move(0, 2, "add 2")
    assert match.digest() == before
    with pytest.raises(CannotUndo):
        match.pop()


def test_chance_that_is_awaited_is_taken_back_by_itself() -> None:
    match = Match(Tiny(ASK, DIE, ASK), SETUP, AwaitedNature())
    match.say(0, "add 2")
    match.outcome(4)
    assert match.pop().answer == 4
    assert match.pop() == Move(0, 2, "add 2")


def test_nobody_has_moves_when_the_match_is_over() -> None:
    match = Match(Tiny(ASK), SETUP)
    match.say(0, "add 1")
    assert (list(match.legal_moves), repr(match.legal_moves)) == ([], "<no legal moves>")
    with pytest.raises(MatchOver):
        match.legal_moves.parse("add 1")


def test_only_amounts_have_caps() -> None:
    assert [item.cap for item in window_of(GAME, STATE, split([2, 1], 1, 2), 0).items] == [2, 1]
    assert [item.cap for item in window_of(GAME, STATE, subset(2, 1, 1), 0).items] == [0, 0]

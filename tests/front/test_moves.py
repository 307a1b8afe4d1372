"""Moves: what can be listed, said, made, taken back, copied and dealt again."""

from __future__ import annotations

import random

import pytest

import playmat
from playmat.kernel.choice import MAX_ENUMERATED
from playmat.kernel.match.match import Match


def matches() -> list[Match]:
    return [
        playmat.new_match(playmat.game("perilous"), seats=3, seed=5),
        playmat.new_match("kmon", seed=5),
        playmat.new_match("khtcg", seed=5),
    ]


@pytest.mark.parametrize("game", playmat.game_ids())
@pytest.mark.parametrize("explicit", [False, True])
def test_a_match_of_random_legal_moves_ends(game: str, explicit: bool) -> None:
    chance = random.Random(game)
    match = playmat.new_match(game, seed=11, explicit_chance=explicit)
    while not match.is_over:
        match.push(chance.choice(match.legal_moves))
    assert match.result is not None
    assert list(match.legal_moves) == []
    with pytest.raises(playmat.MatchOver):
        match.push("pass")
    with pytest.raises(playmat.MatchOver):
        _ = match.to_move


@pytest.mark.parametrize("match", matches(), ids=lambda match: match.game.id)
def test_legal_moves_are_the_answers_of_the_choice(match: Match) -> None:
    chance = random.Random(1)
    kinds = set()
    for _move in range(120):
        if match.is_over:
            break
        moves = match.legal_moves
        choice = match.choice(match.to_move)
        kinds.add(int(choice.kind))
        assert len(moves) == choice.count()
        if len(moves) <= MAX_ENUMERATED // 1000:
            assert [move.answer for move in moves] == choice.answers()
        for move in moves[:20]:
            assert moves.parse(move.notation) == move
            assert move in moves
            assert moves[move.answer if choice.kind == 0 else list(moves).index(move)] == move
        match.push(chance.choice(moves))
    assert kinds


def test_a_question_with_more_answers_than_memory_is_not_listed() -> None:
    match = playmat.new_match("perilous", roles=["sora", "goofy"], seed=3, explicit_chance=True)
    while len(match.legal_moves) < 1000:
        match.push(match.legal_moves[0])
    moves = match.legal_moves
    assert moves[-1] == moves[len(moves) - 1]
    assert [move.answer for move in moves[5:8]] == [5, 6, 7]
    with pytest.raises(IndexError):
        _ = moves[len(moves)]


def test_moves_of_a_moment_that_is_past_are_not_described_wrongly() -> None:
    match = playmat.new_match("kmon", seed=7)
    before = match.legal_moves
    match.push(before[0])
    with pytest.raises(RuntimeError, match="ask it for its legal moves again"):
        _ = before[0]


def test_a_refusal_has_its_reason_and_clause_and_changes_nothing() -> None:
    match = playmat.new_match("perilous", roles=["sora", "goofy"], seed=7)
    before = match.digest()
    with pytest.raises(playmat.IllegalAnswer) as illegal:
        match.push("throw 9")
    assert (illegal.value.clause, illegal.value.reason) == (
        "PP-ROLL-03",
        "Name dice from 1 to 6, each once, or stop.",
    )
    with pytest.raises(playmat.UnreadableAnswer) as unreadable:
        match.push("fly")
    assert "fly" in unreadable.value.reason
    with pytest.raises(playmat.RefusedAnswer):
        match.push("throw 1", seat=1 - match.to_move)
    assert (match.digest(), match.entries[-1:]) == (before, match.entries[-1:])


def test_a_move_is_what_it_says_wherever_it_stands() -> None:
    match = playmat.new_match("kmon", seed=7)
    move = match.legal_moves[0]
    moved = playmat.Move(move.seat, len(match.legal_moves) - 1, move.notation)
    assert match.push(moved) == move
    assert any(entry.word == move.notation for entry in match.entries)
    with pytest.raises(playmat.RefusedAnswer):
        match.push(playmat.Move(match.to_move, 0, "no such words"))


@pytest.mark.parametrize("match", matches(), ids=lambda match: match.game.id)
def test_what_is_taken_back_comes_again(match: Match) -> None:
    chance = random.Random(2)
    for _move in range(40):
        digests = [match.digest()]
        made = [match.push(chance.choice(match.legal_moves)) for _once in range(1)]
        after, told = match.digest(), len(match.told(playmat.SPECTATOR))
        assert match.pop() == made[0]
        assert match.digest() == digests[0]
        match.push(made[0])
        assert (match.digest(), len(match.told(playmat.SPECTATOR))) == (after, told)


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    match = playmat.new_match("kmon", seed=7)
    with pytest.raises(playmat.RefusedAnswer, match="no move has been made"):
        match.pop()


def test_an_outcome_that_was_pushed_is_taken_back_like_a_move() -> None:
    match = playmat.new_match("perilous", roles=["sora", "goofy"], seed=7, explicit_chance=True)
    first = match.push(match.chance_outcomes()[-1][0])
    assert first.seat == playmat.NATURE
    assert match.pop() == first
    assert match.is_chance


@pytest.mark.parametrize("match", matches(), ids=lambda match: match.game.id)
def test_a_copy_goes_its_own_way(match: Match) -> None:
    chance = random.Random(3)
    for _move in range(30):
        match.push(chance.choice(match.legal_moves))
    before, entries, events = match.digest(), len(match.entries), match.version
    other = match.copy()
    assert (other.digest(), other.entries, other.version) == (before, match.entries, events)
    for _move in range(10):
        other.push(chance.choice(other.legal_moves))
    other.rewind(0)
    assert (match.digest(), len(match.entries), match.version) == (before, entries, events)
    match.rewind(0)
    assert match.digest() == other.digest()


@pytest.mark.parametrize("match", matches(), ids=lambda match: match.game.id)
def test_a_redeal_looks_the_same_to_its_seat_and_tells_no_secret(match: Match) -> None:
    chance = random.Random(4)
    for _move in range(25):
        match.push(chance.choice(match.legal_moves))
    seat = match.to_move
    guesses = [match.redeal(seat, seed) for seed in range(4)]
    for guess in guesses:
        assert guess.view(seat) == match.view(seat)
        assert guess.legal_moves[:50] == match.legal_moves[:50]
        assert (guess.setup.seed, guess.entries, guess.log.events) == (0, [], [])
        assert all(not one.deck for place, one in enumerate(guess.setup.seats) if place != seat)
        with pytest.raises(playmat.PlaymatError, match="began from a set-up position"):
            playmat.dumps(guess)
    assert guesses[0].digest() == match.redeal(seat, 0).digest()
    assert len({guess.digest() for guess in guesses}) > 1


def test_probabilities_of_chance_are_exact() -> None:
    match = playmat.new_match("perilous", roles=["sora", "goofy"], seed=7, explicit_chance=True)
    while len(match.legal_moves) < 100:
        match.push(match.legal_moves[0])
    outcomes = match.chance_outcomes()
    assert sum(probability for _move, probability in outcomes) == pytest.approx(1)
    assert len(outcomes) < len(match.legal_moves)
    assert all(move in match.legal_moves for move, _probability in outcomes)
    while match.is_chance:
        match.push(match.chance_outcomes()[0][0])
    with pytest.raises(playmat.RefusedAnswer):
        match.chance_outcomes()


def test_phrases_are_english_sentences_and_any_language_on_request() -> None:
    match = playmat.new_match("perilous", roles=["sora", "goofy"], seed=7)
    phrase = match.describe(match.legal_moves.parse("throw 1 3"))
    assert str(phrase) == playmat.render(phrase, "en") == "Throw dice 1 3 again."
    assert playmat.render(phrase, "ja") != str(phrase)

"""Matches that are stepped together, from the front door; and what a match shows of itself at a prompt."""

from __future__ import annotations

import pytest

import playmat


def test_matches_are_stepped_together_by_numbers() -> None:
    batch = playmat.make_batch("kmon", rows=8, every_seat=True, again=True)
    batch.reset(seed=7)
    chance = playmat.Stream(7, 0)
    ended = 0
    for _ in range(300):
        batch.step(batch.choose(chance))
        ended += sum(batch.terminated)
    assert batch.steps == 8 * 300
    assert ended > 0
    assert len(batch.observations) == 8 * batch.length
    assert all(any(batch.masks[row * batch.actions : (row + 1) * batch.actions]) for row in range(8))


def test_what_a_game_does_not_allow_is_refused() -> None:
    with pytest.raises(playmat.PlaymatError, match="9"):
        playmat.make_batch("kmon", seats=9)


def test_a_match_says_what_it_is() -> None:
    match = playmat.new_match("kmon", seed=7)
    assert repr(match) == f"<match of kmon: 0 moves, asks {match.to_move}>"
    match.push(match.legal_moves[0])
    assert "1 moves" in repr(match)
    for _ in range(5000):
        if match.is_over:
            break
        match.push(match.legal_moves[0])
    assert repr(match).endswith("over>")
    assert repr(playmat.new_match("perilous", seed=7, explicit_chance=True)).endswith("asks chance>")

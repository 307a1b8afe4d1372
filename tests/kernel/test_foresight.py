"""The forecast of an answer comes true, and tells nothing that its seat does not know."""

from __future__ import annotations

import pytest
from tests.random_play import begun, walk

from playmat.kernel.game import Game
from playmat.kernel.match.foresight import declining, foreseen, numbers_in, tried
from playmat.kernel.match.match import Match
from playmat.kernel.registry import game as find_game
from playmat.kernel.registry import games
from playmat.kernel.rng import Stream, stream_of
from playmat.kernel.state import State, Status

MATCHES, LONGEST, EVERY = 6, 260, 9


def questions(game: Game, stream: Stream) -> list[tuple[Match, int, int]]:
    """Questions of random matches, each with an answer."""
    found: list[tuple[Match, int, int]] = []
    for start in begun(game, MATCHES, stream):
        for i, match in enumerate(walk(start, stream, LONGEST)):
            if i % EVERY or match.is_over:
                continue
            seat = match.needed[0]
            found.append((match.copy(), seat, int(match.choice(seat).sample(stream))))
    return found


def became(game: Game, state: State, seat: int, answer: int) -> State:
    """A match after an answer to which nobody did anything."""
    real = state.clone()
    real.live = False
    began = game.turns(real)
    real.apply(seat, answer)
    while real.status == Status.ASKING and real.first != seat and game.turns(real) == began:
        declined = declining(game, real, real.choice)
        if declined is None:
            break
        real.apply(real.first, declined)
    return real


@pytest.mark.parametrize("name", games())
def test_what_is_foreseen_comes_true(name: str) -> None:
    game = find_game(name)
    seen = 0
    for match, seat, answer in questions(game, Stream(11, 0)):
        changes = foreseen(game, match.state, seat, answer)
        real = numbers_in(game.view(became(game, match.state, seat, answer), seat))
        assert {one.path: one.now for one in changes} == {one.path: real.get(one.path) for one in changes}
        seen += len(changes)
    assert seen


@pytest.mark.parametrize("name", games())
def test_what_is_foreseen_tells_nothing_hidden(name: str) -> None:
    game = find_game(name)
    for match, seat, answer in questions(game, Stream(12, 0)):
        twin = match.state.redeal(seat, stream_of(5, 1))
        assert foreseen(game, match.state, seat, answer) == foreseen(game, twin, seat, answer)


def test_a_trial_leaves_the_match_alone() -> None:
    game = find_game("kmon")
    for match, seat, answer in questions(game, Stream(13, 0))[:5]:
        before = match.digest()
        tried(game, match.state, seat, answer, 0)
        assert match.digest() == before

"""Batches: the same matches as one by one, ends, refusals, and players on the other seats."""

from __future__ import annotations

import pytest
from tests.embers import EMBERS, Embers

import playmat
from playmat.gyms.batch import Batch, ForbiddenAction
from playmat.gyms.setups import make_batch, setups
from playmat.kernel.choice import Choice
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game
from playmat.kernel.rng import Stream
from playmat.players.uniform import RandomPlayer

ROWS = 3
OBSERVED = [name for name in playmat.game_ids() if playmat.game(name).observer() is not None]


def trace(batch: Batch, seed: int, steps: int) -> list[list[float]]:
    """Everything a caller sees who acts at random."""
    batch.reset(seed)
    stream = Stream(seed, 0)
    seen: list[list[float]] = []
    for _step in range(steps):
        actions = batch.choose(stream)
        batch.step(actions)
        seen.append(
            [
                *actions,
                *batch.observations,
                *batch.masks,
                *batch.rewards,
                *batch.scores,
                *batch.terminated,
                *batch.truncated,
                *batch.seats,
            ]
        )
    return seen


@pytest.mark.parametrize("game", [*OBSERVED, EMBERS])
@pytest.mark.parametrize("every_seat", [False, True])
def test_the_same_seed_gives_the_same_matches(game: str | Game, every_seat: bool) -> None:
    one, other = (make_batch(game, rows=ROWS, every_seat=every_seat, again=True) for _batch in range(2))
    first = trace(one, 5, 60)
    assert trace(other, 5, 60) == first
    assert trace(one, 5, 60) == first
    assert trace(other, 6, 60) != first


def test_a_row_does_not_depend_on_the_others() -> None:
    wide = make_batch("kmon", rows=ROWS, seat=0, again=True)
    narrow = make_batch("kmon", rows=1, seat=0, again=True)
    wide.reset(9)
    narrow.reset(9)
    for _step in range(50):
        action = wide.choose(Stream(1, _step))
        wide.step(action)
        narrow.step(action[:1])
        assert list(narrow.observations) == list(wide.observations)[: narrow.length]


@pytest.mark.parametrize("game", [*OBSERVED, EMBERS])
def test_matches_end_with_their_result_and_are_followed_by_the_next(game: str | Game) -> None:
    batch = make_batch(game, rows=ROWS, every_seat=True, again=True)
    batch.reset(1)
    stream = Stream(2, 0)
    ended = 0
    for _step in range(400):
        actors = list(batch.seats)
        batch.step(batch.choose(stream))
        for row in range(ROWS):
            seated = batch.seated
            scores = list(batch.scores)[row * seated : (row + 1) * seated]
            assert len(set(scores)) == 1 if batch.game.team else sum(scores) == 0
            assert batch.rewards[row] == scores[actors[row]]
            assert any(scores) <= bool(batch.terminated[row])
            ended += batch.terminated[row]
            assert any(list(batch.masks)[row * batch.actions : (row + 1) * batch.actions])
    assert ended > 2


@pytest.mark.parametrize("game", OBSERVED)
def test_the_observations_are_those_of_the_observer(game: str) -> None:
    batch = make_batch(game, rows=ROWS, every_seat=True, again=True)
    batch.reset(4)
    for step in range(80):
        batch.step(batch.choose(Stream(4, step)))
        for row in range(ROWS):
            shown = list(batch.observations)[row * batch.length : (row + 1) * batch.length]
            assert shown == batch.look(row, batch.seats[row])


@pytest.mark.parametrize("opponent", ["random", "greedy", RandomPlayer])
def test_others_play_the_other_seats(opponent: object) -> None:
    batch = make_batch("kmon", rows=1, seat=1, opponent=opponent, again=False)  # type: ignore[arg-type]
    batch.reset(3)
    stream = Stream(8, 0)
    while not batch.terminated[0]:
        assert batch.seats[0] == 1
        batch.step(batch.choose(stream))
    assert batch.rewards[0] == batch.scores[1]
    with pytest.raises(ForbiddenAction, match="over"):
        batch.step([0])


def test_a_forbidden_action_changes_nothing() -> None:
    batch = make_batch("kmon", rows=2, every_seat=True, again=True)
    batch.reset(3)
    legal = batch.choose(Stream(0, 0))
    before = [list(batch.observations), list(batch.masks), batch.steps]
    for wrong in (-1, batch.actions, 3):
        assert not 0 <= wrong < batch.actions or not batch.masks[batch.actions + wrong]
        with pytest.raises(ForbiddenAction, match="in match 1") as refused:
            batch.step([legal[0], wrong])
        assert str(wrong) in str(refused.value)
    assert [list(batch.observations), list(batch.masks), batch.steps] == before
    batch.step(legal)
    assert batch.steps == 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_team_wins_or_loses_together(seats: int) -> None:
    """PP-END-09: no seat has another result than the others."""
    batch = make_batch("perilous", rows=ROWS, seats=seats, every_seat=True, again=False)
    batch.reset(seats)
    while not all(batch.terminated):
        for row in range(ROWS):
            if not batch.rows[row].is_over:
                batch.act(row, batch.choose(Stream(seats, batch.steps))[row])
    for row in range(ROWS):
        result = batch.game.result(batch.rows[row].state)
        assert result is not None
        score = 1.0 if result.winners else -1.0
        assert list(batch.scores)[row * seats : (row + 1) * seats] == [score] * seats


def test_an_overlong_match_is_cut() -> None:
    batch = make_batch(EMBERS, rows=1, every_seat=True, again=False)
    batch.reset(1)
    batch.limit = batch.rows[0].state.answers + 5
    while not batch.terminated[0] and not batch.truncated[0]:
        batch.step(batch.choose(Stream(1, 0)))
    assert (batch.truncated[0], batch.rewards[0]) == (1, 0.0)


def test_what_can_be_played() -> None:
    kmon = playmat.game("kmon")
    assert len(setups(kmon)) == 1
    every = setups(kmon, decks="all")
    assert len(every) == 64
    assert len({one.seats for one in every}) == 64
    given = setups(kmon, decks=("KM1-SD2", "KM1-SD5"), options={"mulligan": True})
    assert [seat.deck for seat in given[0].seats] == [("KM1-SD2",), ("KM1-SD5",)]
    assert given[0].options["mulligan"] is True
    perilous = playmat.game("perilous")
    assert len(setups(perilous)) == 60
    assert [seat.role for seat in setups(perilous, roles=("sora", "riku"))[0].seats] == ["sora", "riku"]


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"seats": 3}, "3"),
        ({"decks": ("KM1-SD1",)}, "one deck for 2 seats"),
        ({"game": "perilous", "decks": "all"}, "no published decks"),
        ({"decks": ("KM1-SD1", "nonsense")}, "nonsense"),
        ({"options": {"nonsense": True}}, "nonsense"),
        ({"opponent": "nonsense"}, "nonsense"),
        ({"seat": 2}, "2"),
    ],
)
def test_what_cannot_be_played_is_named(given: dict[str, object], named: str) -> None:
    with pytest.raises(playmat.PlaymatError, match=named):
        make_batch(**{"game": "kmon", **given})  # type: ignore[arg-type]


def test_a_game_without_observations_is_named() -> None:
    class Blind(Embers):
        def observer(self) -> None:  # type: ignore[override]
            return None

    with pytest.raises(BadSetup, match="embers"):
        make_batch(Blind())


@pytest.mark.parametrize("game", OBSERVED)
def test_choices_of_a_batch_are_legal(game: str) -> None:
    batch = make_batch(game, rows=1, every_seat=True, again=True)
    batch.reset(0)
    for step in range(200):
        row = batch.rows[0]
        choice = Choice()
        row.state.offer(row.seat, choice)
        assert choice.content() == row.draft.choice.content()
        batch.step(batch.choose(Stream(step, 0)))

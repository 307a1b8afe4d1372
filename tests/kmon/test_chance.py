"""The chance to win: of what a seat may know only, right for cards of anybody's, and measured."""

from __future__ import annotations

from tests.kmon.own import battle, card, game_of, kmon, side

import playmat
from playmat.games.kmon.rules.state_machine import KmonMachine
from playmat.kernel.choice import Choice
from playmat.kernel.documents.weights import Weights, shipped_weights
from playmat.kernel.game import Seat, Setup
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import Stream, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State, Status
from playmat.lab.calibration import calibration
from playmat.lab.forecasting import forecasts
from playmat.players.greedy import Greedy
from playmat.players.playout import random_answer

GAME = playmat.game("kmon")


def moments(seed: int, most: int = 90) -> list[State]:
    """Every tenth position of a random match."""
    state = GAME.begin(check_setup(GAME, Setup("kmon", (Seat(), Seat()), seed=seed)))
    state.live, state.log = True, None
    state.advance()
    stream, spare, found = stream_of(seed, 9), Choice(), []
    while state.status == Status.ASKING and state.answers < most:
        if state.answers % 10 == 0:
            found.append(state.clone())
        random_answer(state, stream, spare)
    return found


def chance(state: State, seat: int) -> float:
    told = GAME.chance(state, seat)
    assert told is not None
    return told


def own_weights() -> Weights:
    weights = shipped_weights(GAME.package, GAME.id)
    assert weights is not None
    return weights


def described(state: State, seat: int) -> list[tuple[int, int]]:
    features = GAME.features()
    assert features is not None
    features.read(state, seat)
    return [(int(features.places[at]), int(features.amounts[at])) for at in range(int(features.count))]


def test_features_tell_nothing_that_a_seat_does_not_know() -> None:
    """KM-INFO-02: they are the same whatever the hidden cards are."""
    seen = 0
    for seed in range(4):
        for state in moments(seed):
            for seat in range(2):
                before = described(state, seat)
                assert before == described(state.redeal(seat, Stream(seed, 0)), seat)
                seen += len(before)
    assert seen > 500


def test_the_chances_of_both_seats_are_near_one_another() -> None:
    """Each sees other cards, so they need not add up to one; but they are about the same match."""
    told = [(chance(state, 0), chance(state, 1)) for seed in range(6) for state in moments(seed)]
    sums = [first + second for first, second in told]
    assert 0.9 < sum(sums) / len(sums) < 1.1
    assert all(0.4 < total < 1.6 for total in sums)


def test_a_match_with_cards_of_ones_own_is_valued_without_single_cards() -> None:
    game = game_of(*[kmon(f"OWN-K{n}") for n in range(3)], card("OWN-1", "ability", "cost = 1"))
    team = [f"OWN-K{n}" for n in range(3)]
    value = game.learned
    assert value is not None
    state = battle(game, side(team, ["OWN-1"], ["OWN-1"] * 9), side(team, [], ["OWN-1"] * 9, gone=2)).state
    assert value.score(state, 0) == value.plain_score()
    assert isinstance(state, KmonMachine)
    assert (game.chance(state, 0) or 0.0) > 0.8
    assert (game.chance(state, 1) or 1.0) < 0.2


def test_cards_of_the_game_are_all_known() -> None:
    features = GAME.features()
    assert features is not None
    assert set(features.names) == set(own_weights().full)
    assert set(features.names[: int(features.plain)]) == set(own_weights().plain)


def test_hints_show_the_chance() -> None:
    state = moments(1)[2]
    glimpse = Glimpse(GAME, state, int(state.first), state.choice)
    advice = Greedy(Stream(1, 0)).advise(glimpse)
    (reason,) = advice.reasons
    chance = glimpse.chance()
    assert chance is not None
    assert (reason.key, reason.args) == ("hint-chance", {"percent": round(100 * chance)})


def test_what_is_told_as_a_chance_is_one() -> None:
    """A small sample of what `docs/strength.md` measures: far worse chances would be found."""
    found = calibration(forecasts(GAME, "greedy", 60, 20261125, "", lambda _done: None))
    assert found.positions == 120
    assert found.error < 0.15
    assert found.log_loss < 0.66

"""The chance to win: of what a seat may know only, for all cards of the game, and measured."""

from __future__ import annotations

import pytest

import playmat
from playmat.kernel.choice import Choice
from playmat.kernel.documents.weights import PLACE, Weights, learned, shipped_weights
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import Stream, stream_of
from playmat.kernel.state import State, Status
from playmat.lab.calibration import calibration
from playmat.lab.deals import drawn_setup
from playmat.lab.forecasting import forecasts
from playmat.players.greedy import Greedy
from playmat.players.playout import playout, random_answer

GAME = playmat.game("khtcg")


def moments(seed: int, most: int = 120) -> list[State]:
    """Every tenth position of a random match; every other match has the other ruleset."""
    state = GAME.begin(drawn_setup(GAME, seed, GAME.rulesets[seed % 2]))
    state.live, state.log = True, None
    state.advance()
    stream, spare, found = stream_of(seed, 9), Choice(), []
    while state.status == Status.ASKING and state.answers < most:
        if state.answers % 10 == 0:
            found.append(state.clone())
        random_answer(state, stream, spare)
    return found


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
    """KH-ZONE-02, KH-ZONE-03: they are the same whatever the hidden cards are."""
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
    sums = [
        sum(GAME.chance(state.redeal(seat, Stream(1, 0)), seat) or 0.0 for seat in range(2))
        for seed in range(6)
        for state in moments(seed)
    ]
    assert 0.9 < sum(sums) / len(sums) < 1.1
    assert all(0.3 < total < 1.7 for total in sums)


def test_cards_of_the_game_are_all_known() -> None:
    features = GAME.features()
    assert features is not None
    assert set(features.names) == set(own_weights().full)
    assert set(features.names[: int(features.plain)]) == set(own_weights().plain)


def test_single_cards_count_only_where_all_are_known() -> None:
    """With a card that nobody has learned about, the other weights are asked."""
    state = moments(0)[-1]
    features = GAME.features()
    assert features is not None
    whole = learned(own_weights(), features, PLACE)
    assert whole.score(state, 0) != whole.plain_score()
    known = own_weights()
    held = {features.names[place] for place, _amount in described(state, 0) if place >= features.plain}
    for name in held:
        del known.full[name]
    try:
        assert learned(known, features, PLACE).score(state, 0) == whole.plain_score()
    finally:
        shipped_weights.cache_clear()


def test_a_match_that_is_over_was_won_or_not() -> None:
    state = GAME.begin(drawn_setup(GAME, 1, "ffg"))
    state.live, state.log = True, None
    state.advance()
    playout(state, stream_of(1, 9))
    result = GAME.result(state)
    assert result is not None
    assert len(result.winners) == 1
    assert [GAME.chance(state, seat) for seat in range(2)] == [
        float(seat in result.winners) for seat in range(2)
    ]


def test_hints_show_the_chance() -> None:
    state = moments(1)[3]
    glimpse = Glimpse(GAME, state, int(state.first), state.choice)
    (reason,) = Greedy(Stream(1, 0)).advise(glimpse).reasons
    chance = glimpse.chance()
    assert chance is not None
    assert (reason.key, reason.args) == ("hint-chance", {"percent": round(100 * chance)})


@pytest.mark.parametrize(("games", "error"), [(10, 0.3), pytest.param(300, 0.06, marks=pytest.mark.whole)])
def test_what_is_told_as_a_chance_is_one(games: int, error: float) -> None:
    """A small sample of what `docs/strength.md` measures, and a smaller one."""
    found = calibration(forecasts(GAME, "greedy", games, 20261130, "", lambda _done: None))
    assert found.positions == 2 * games
    assert found.error < error
    assert found.log_loss < 0.66

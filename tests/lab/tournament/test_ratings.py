"""The statistics of tournaments against known values: Elo of a score, intervals, the sequential test."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from playmat.lab.tournament.deals import KINDS, Deals
from playmat.lab.tournament.ratings import expected, rate
from playmat.lab.tournament.sequential import LOWER, UPPER, log_ratio, verdict
from playmat.lab.tournament.swiss import most_rounds, pair_round, usual_rounds
from playmat.lab.wilson import wilson


def deals_of(*counts: int, games: int = 2) -> Deals:
    deals = Deals(games)
    deals.counts = list(counts)
    return deals


def independent(chance: float, many: int, stream: random.Random) -> Deals:
    """Deals whose two games have nothing to do with each other."""
    deals = Deals()
    for _deal in range(many):
        deals.add(((stream.random() < chance) + (stream.random() < chance)) / 2)
    return deals


# ---- ratings ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("share", "elo"),
    # FIDE Handbook, B.02, table 8.1a: fractional score into rating difference. It rests on the normal curve,
    # from which the logistic one differs little between a quarter and three quarters.
    [(0.76, 202), (0.7, 149), (0.64, 102), (0.5, 0), (0.36, -102), (0.24, -202)],
)
def test_the_elo_of_a_known_score(share: float, elo: float) -> None:
    wins = round(share * 20_000)
    one, other = rate(2, {(0, 1): deals_of(20_000 - wins, 0, 0, 0, wins)}, anchor=1)
    logistic = 400 * math.log10(share / (1 - share))
    assert one.elo == pytest.approx(logistic, abs=0.5)
    assert one.elo == pytest.approx(elo, abs=3)
    assert (other.elo, other.low, other.high) == (0, 0, 0)


def test_scores_of_a_known_scale_give_the_scale_back() -> None:
    """Four players that score against each other exactly as the model says, in very many games."""
    scale = [0.0, 50.0, 180.0, -230.0]
    results = {}
    for one, other in combinations(range(4), 2):
        wins = round(1_000_000 * expected(scale[one] - scale[other]))
        results[one, other] = deals_of(1_000_000 - wins, 0, 0, 0, wins)
    assert [one.elo for one in rate(4, results)] == pytest.approx(scale, abs=0.1)
    assert [one.elo for one in rate(4, results, anchor=3)] == pytest.approx([230, 280, 410, 0], abs=0.1)


def test_who_never_met_is_rated_through_others() -> None:
    won = deals_of(2_400, 0, 0, 0, 7_600)
    first, second, third = rate(3, {(0, 1): won, (1, 2): won}, anchor=1)
    assert first.elo == pytest.approx(-third.elo)
    assert first.elo == pytest.approx(400 * math.log10(0.76 / 0.24), abs=1)
    assert second.elo == 0


def test_a_player_who_won_every_game_has_a_finite_rating_and_a_wide_interval() -> None:
    few, many = (rate(2, {(0, 1): deals_of(0, 0, 0, 0, won)}, anchor=1)[0] for won in (4, 400))
    assert 150 < few.elo < many.elo < 2000
    assert few.low < few.elo - 150
    assert many.low > few.low


def test_the_interval_of_independent_games_is_the_usual_one() -> None:
    """For a share p of n games the standard error of the logit is 1 / sqrt(n p (1 - p))."""
    deals = deals_of(1_000, 0, 2_000, 0, 1_000)
    found = rate(2, {(0, 1): deals}, anchor=1)[0]
    usual = 1.96 * 400 / math.log(10) / math.sqrt(8_000 * 0.25)
    assert found.high - found.elo == pytest.approx(usual, rel=0.01)


def test_deals_that_are_always_shared_leave_less_doubt_and_deals_that_are_not_leave_more() -> None:
    shared, whole, mixed = (
        rate(2, {(0, 1): deals_of(*counts)}, anchor=1)[0]
        for counts in ((0, 0, 200, 0, 0), (100, 0, 0, 0, 100), (50, 0, 100, 0, 50))
    )
    assert shared.high < mixed.high / 3
    assert whole.high == pytest.approx(mixed.high * math.sqrt(2), rel=0.02)


def test_intervals_of_ratings_hold_the_truth_as_often_as_they_say() -> None:
    """Three players, 400 tournaments of 40 deals: 95 % of the intervals, give or take what 400 leave open."""
    stream, scale, held = random.Random(5), [100.0, 0.0, -60.0], [0, 0, 0]
    for _tournament in range(400):
        results = {
            (one, other): independent(expected(scale[one] - scale[other]), 40, stream)
            for one, other in combinations(range(3), 2)
        }
        for player, found in enumerate(rate(3, results, anchor=1)):
            held[player] += found.low <= scale[player] <= found.high
    assert held[1] == 400
    for player in (0, 2):
        assert 0.92 * 400 <= held[player] <= 0.98 * 400


# ---- deals -----------------------------------------------------------------------------------------


def test_a_deal_is_one_of_five_kinds() -> None:
    deals = deals_of(1, 2, 3, 4, 5)
    assert deals.share == pytest.approx((2 * 0.25 + 3 * 0.5 + 4 * 0.75 + 5) / 15)
    assert deals.turned().counts == [5, 4, 3, 2, 1]
    assert deals.turned().share == pytest.approx(1 - deals.share)
    low, high = deals.interval()
    assert deals.turned().interval() == pytest.approx((1 - high, 1 - low))
    with pytest.raises(ValueError, match="not in tuple"):
        deals.add(0.3)


def test_the_interval_of_independent_games_is_wilsons() -> None:
    assert deals_of(100, 0, 200, 0, 100).interval() == pytest.approx(wilson(400, 800))
    assert deals_of(0, 0, 0, 0, 8).interval() == wilson(16, 16)
    assert Deals().interval() == (0.0, 1.0)


def test_intervals_of_alike_games_hold_the_truth_as_often_as_they_say() -> None:
    """Deals of which half are decided by the deal alone: both games go to the same player."""
    stream, held, naive = random.Random(11), 0, 0
    for _match in range(1_000):
        deals = Deals()
        for _deal in range(60):
            if stream.random() < 0.7:
                deals.add(float(stream.random() < 0.6))
            else:
                deals.add(((stream.random() < 0.6) + (stream.random() < 0.6)) / 2)
        low, high = deals.interval()
        held += low <= 0.6 <= high
        low, high = wilson(deals.share * 120, 120)
        naive += low <= 0.6 <= high
    assert 930 <= held <= 970
    assert naive < 900


# ---- the sequential test ---------------------------------------------------------------------------


def test_walds_bounds() -> None:
    assert pytest.approx(2.944, abs=0.001) == UPPER
    assert LOWER == -UPPER


def test_the_likelihood_ratio_of_two_kinds_is_the_binomial_one() -> None:
    """If each deal is won or lost whole, the likeliest distribution with mean m is m and 1 - m."""
    won, lost, low, high = 60, 40, 0.5, 0.6
    binomial = won * math.log(high / low) + lost * math.log((1 - high) / (1 - low))
    assert log_ratio((lost, 0, 0, 0, won), low, high) == pytest.approx(binomial, abs=0.01)


def test_the_likelihood_ratio_is_near_its_normal_approximation() -> None:
    """N (h - l) (2 m - h - l) / (2 v), as the literature on testing engines gives it, for near hypotheses."""
    counts = (80, 250, 520, 330, 120)
    deals = deals_of(*counts)
    many, mean = deals.count, deals.share
    variance = sum(many * (kind - mean) ** 2 for kind, many in zip(KINDS, counts, strict=True)) / many
    low, high = expected(0), expected(10)
    near = many * (high - low) * (2 * mean - high - low) / (2 * variance)
    assert log_ratio(counts, low, high) == pytest.approx(near, rel=0.03)


@pytest.mark.slow
@pytest.mark.parametrize(("truth", "wrong"), [(0.0, "high"), (60.0, "low")])
def test_the_sequential_test_errs_as_rarely_as_it_says(truth: float, wrong: str) -> None:
    """100 simulated matches at each hypothesis: at most 5 % end wrongly, give or take what 100 leave open."""
    stream, errors, lengths = random.Random(3), 0, []
    for _match in range(100):
        deals = Deals()
        found = verdict(0, 60, deals)
        while found.accepted is None:
            deals.add(((stream.random() < expected(truth)) + (stream.random() < expected(truth))) / 2)
            found = verdict(0, 60, deals)
        errors += found.accepted == getattr(found, wrong)
        lengths.append(deals.count)
    assert errors <= 10
    assert min(lengths) < sum(lengths) / 100 < 400


def test_a_sequential_test_that_has_seen_nothing_decides_nothing() -> None:
    found = verdict(-5, 5, Deals())
    assert (found.ratio, found.accepted) == (0, None)
    assert found.plain()["accepted"] is None


# ---- Swiss rounds ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8, 12, 17, 32])
def test_nobody_meets_twice_and_nobody_rests_twice(players: int) -> None:
    stream = random.Random(players)
    points = [0.0] * players
    met: set[tuple[int, int]] = set()
    rested: set[int] = set()
    assert usual_rounds(players) <= most_rounds(players)
    for _round in range(most_rounds(players)):
        pairs = pair_round(points, met, rested)
        playing = [player for pair in pairs for player in pair]
        resting = set(range(players)) - set(playing)
        assert len(playing) == len(set(playing)) == players - players % 2
        assert not met & set(pairs)
        assert not rested & resting
        met |= set(pairs)
        rested |= resting
        for one, other in pairs:
            points[stream.choice((one, other))] += 1


def test_the_strong_meet_the_strong() -> None:
    assert pair_round([3, 1, 3, 1, 2, 2], set(), set()) == ((0, 2), (4, 5), (1, 3))
    assert pair_round([3, 1, 3, 1, 2, 2], {(0, 2)}, set()) == ((0, 4), (2, 5), (1, 3))

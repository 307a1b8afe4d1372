"""Counting games, and how sure the counts are."""

import pytest

from playmat.lab.plan import Plan
from playmat.lab.report import number_text
from playmat.lab.result_rows import ResultRow
from playmat.lab.tally import LISTED, Tally
from playmat.lab.wilson import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # The worked examples of R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_intervals_are_the_published_ones(wins: int, games: int, low: float, high: float) -> None:
    assert [round(end, 4) for end in wilson(wins, games)] == [low, high]


def test_wilson_intervals_are_symmetric_and_stay_within_bounds() -> None:
    for games in (1, 7, 1000):
        for wins in (0, games // 3, games):
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
            mirrored = wilson(games - wins, games)
            assert (1 - high, 1 - low) == pytest.approx(mirrored)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def plan_of(*players: str) -> Plan:
    return Plan("embers", players, (), "", {"health": 4}, 100, 1)


def test_seats_are_counted_apart() -> None:
    tally = Tally(plan_of("greedy", "random"), team=False)
    for number, winners in enumerate([(0,), (0,), (1,), ()]):
        tally.add(ResultRow(number, 7, ("", ""), winners, "health", 10))
    first, second = tally.sides()
    assert (first["seat"], first["player"], first["wins"], first["draws"]) == (0, "greedy", 2, 1)
    assert (second["seat"], second["player"], second["wins"], second["draws"]) == (1, "random", 1, 1)
    assert first["win_rate"] == 0.5
    assert first["ci95"] == list(wilson(2, 4))


def test_a_team_is_counted_once_and_draws_with_nobody() -> None:
    tally = Tally(plan_of("greedy", "random"), team=True)
    for number, winners in enumerate([(0, 1), (), ()]):
        tally.add(ResultRow(number, 7, ("", ""), winners, "health", 10))
    (team,) = tally.sides()
    assert (team["player"], team["wins"], team["draws"]) == ("greedy,random", 1, 0)


def test_broken_games_count_in_no_rate() -> None:
    tally = Tally(plan_of("random", "random"), team=False)
    tally.add(ResultRow(0, 7, ("", ""), (0,), "health", 10))
    tally.add(ResultRow(1, 8, ("", ""), error="Boom: it broke"))
    assert (tally.games, tally.errors, tally.finished) == (2, 1, 1)
    assert tally.sides()[0]["win_rate"] == 1.0
    assert tally.plain()["causes"] == {"health": 1}


def test_without_finished_games_there_is_no_rate() -> None:
    tally = Tally(plan_of("random", "random"), team=False)
    tally.add(ResultRow(0, 8, ("", ""), error="Boom: it broke"))
    assert tally.sides()[0]["win_rate"] is None


def test_a_tally_does_not_grow_with_its_failures() -> None:
    tally = Tally(plan_of("random", "random"), team=False)
    for number in range(LISTED + 5):
        tally.add(ResultRow(number, 8, ("", ""), error="Boom: it broke"))
    assert tally.errors == LISTED + 5
    assert len(tally.plain()["failures"]) == LISTED


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (1234567, "1 234 567"),
        (1234.5, "1 234"),
        (123.45, "123.5"),
        (1.23456, "1.235"),
        (0.0123, "0.01230"),
    ],
)
def testnumber_texts_are_read_alike_in_all_languages(value: float, text: str) -> None:
    assert number_text(value) == text

"""Pairings and standings of tournaments, without a server: the rules hold whatever the results are."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat.lab.tournament.swiss import most_rounds
from playmat.server.storage.tournaments import MOST_ENTRANTS
from playmat.server.tournament.meetings import NOBODY, Entrant, Meeting, Outcome, TournamentRefused, of
from playmat.server.tournament.pairings import next_round, robin_rounds, swiss_round
from playmat.server.tournament.standings import LEAST_SHARE, standings

RESULTS: list[Outcome] = ["first", "second", "draw", "neither"]


def field(many: int) -> list[Entrant]:
    """Entrants whose lots are their numbers."""
    return [Entrant(number, number) for number in range(1, many + 1)]


def played(meetings: list[Meeting], chance: random.Random) -> list[Meeting]:
    """The same with results."""
    return [one if one.outcome else one._replace(outcome=chance.choice(RESULTS)) for one in meetings]


def points_of(meetings: list[Meeting], number: int) -> int:
    """The points of somebody."""
    return sum(one.points(number) for one in of(meetings, number))


# ---- Swiss -----------------------------------------------------------------------------------------


@given(st.integers(2, 13), st.randoms(use_true_random=False))
def test_in_a_swiss_tournament_nobody_meets_anybody_twice(many: int, chance: random.Random) -> None:
    """Everybody plays in every round, and nobody has a second bye."""
    entrants, meetings = field(many), list[Meeting]()
    for number in range(1, most_rounds(many) + 1):
        paired = next_round("swiss", entrants, meetings, number)
        here = [one for meeting in paired for one in (meeting.first, meeting.second)]
        assert sorted(here) == sorted([*range(1, many + 1), *([NOBODY] if many % 2 else [])])
        assert [one.board for one in paired] == list(range(1, len(paired) + 1))
        rested = {one.first for one in meetings if one.outcome == "bye"}
        byes = [one.first for one in paired if one.second == NOBODY]
        assert [one.outcome for one in paired if one.first in byes] == ["bye"] * (many % 2)
        assert not rested & set(byes)
        meetings += played(paired, chance)
    pairs = Counter(frozenset((one.first, one.second)) for one in meetings)
    assert set(pairs.values()) <= {1}


@given(st.integers(2, 8), st.randoms(use_true_random=False))
def test_no_other_swiss_pairing_brings_equals_closer_together(many: int, chance: random.Random) -> None:
    """Against all pairings there are: the bye goes to the fewest points, then differences are smallest."""
    entrants, meetings = field(many), list[Meeting]()
    for number in range(1, most_rounds(many) + 1):
        met = {frozenset((one.first, one.second)) for one in meetings}
        points = {one.number: points_of(meetings, one.number) for one in entrants} | {NOBODY: 0}

        def cost(pairs: list[frozenset[int]], points: dict[int, int] = points) -> tuple[int, int]:
            bye = sum(points[one] for pair in pairs if NOBODY in pair for one in pair)
            spread = [points[max(pair)] - points[min(pair)] for pair in pairs if NOBODY not in pair]
            return bye, sum(one * one for one in spread)

        everybody = [*points] if many % 2 else [one for one in points if one != NOBODY]
        best = min(cost(pairs) for pairs in matchings(everybody) if not met & set(pairs))
        paired = next_round("swiss", entrants, meetings, number)
        assert cost([frozenset((one.first, one.second)) for one in paired]) == best
        meetings += played(paired, chance)


def matchings(left: list[int]) -> list[list[frozenset[int]]]:
    """All ways to make pairs of everybody."""
    if not left:
        return [[]]
    first, *others = left
    return [
        [frozenset((first, other)), *rest]
        for other in others
        for rest in matchings([one for one in others if one != other])
    ]


def test_the_upper_half_meets_the_lower_half() -> None:
    assert swiss_round(field(8), []) == [(1, 5), (2, 6), (3, 7), (4, 8)]
    assert swiss_round(field(5), []) == [(1, 3), (2, 4), (5, NOBODY)]
    second = [Meeting(1, board, board, board + 2, "first") for board in (1, 2)]
    assert {frozenset(pair) for pair in swiss_round(field(4), second)} == {
        frozenset((1, 2)),
        frozenset((3, 4)),
    }


def test_the_first_seat_goes_to_whoever_had_it_less_often() -> None:
    first = [Meeting(1, 1, 1, 3, "first"), Meeting(1, 2, 4, 2, "second")]
    assert sorted(swiss_round(field(4), first)) == [(2, 1), (3, 4)]


def test_late_and_dropped_entrants_play_in_their_rounds_only() -> None:
    entrants = [*field(4), Entrant(5, 5, since=2), Entrant(6, 6, until=1)]
    first = next_round("swiss", entrants, [], 1)
    assert {one.first for one in first} | {one.second for one in first} == {1, 2, 3, 4, 6, NOBODY}
    second = next_round("swiss", entrants, played(first, random.Random(1)), 2)
    assert {one.first for one in second} | {one.second for one in second} == {1, 2, 3, 4, 5, NOBODY}


def test_without_anybody_new_to_meet_there_is_no_round() -> None:
    met = [Meeting(1, 1, 1, 2, "first")]
    with pytest.raises(TournamentRefused, match="second meeting"):
        next_round("swiss", field(2), met, 2)
    with pytest.raises(TournamentRefused, match="Too few"):
        next_round("swiss", field(1), [], 1)


def test_the_largest_tournament_is_paired() -> None:
    chance, entrants, meetings = random.Random(7), field(MOST_ENTRANTS - 1), list[Meeting]()
    for number in (1, 2):
        meetings += played(next_round("swiss", entrants, meetings, number), chance)
    assert max(Counter(frozenset((one.first, one.second)) for one in meetings).values()) == 1


# ---- round robin -----------------------------------------------------------------------------------


@pytest.mark.parametrize("many", range(2, 14))
def test_in_a_round_robin_everybody_meets_everybody_once(many: int) -> None:
    entrants = field(many)
    meetings = [
        one
        for number in range(1, robin_rounds(many) + 1)
        for one in next_round("robin", entrants, [], number)
    ]
    pairs = [frozenset((one.first, one.second)) for one in meetings if one.second != NOBODY]
    assert sorted(map(sorted, pairs)) == sorted(map(list, combinations(range(1, many + 1), 2)))
    byes = Counter(one.first for one in meetings if one.outcome == "bye")
    assert byes == (dict.fromkeys(range(1, many + 1), 1) if many % 2 else {})
    firsts = Counter(one.first for one in meetings if one.second != NOBODY)
    games = many - 1
    assert all(abs(2 * firsts[number] - games) <= 1 for number in range(1, many + 1)), "seats are shared"


def test_who_was_dropped_before_the_start_takes_nobody_s_place() -> None:
    """Once the circle had a place for them, and the rounds were over before all others had met."""
    entrants = [*field(4), Entrant(5, 0, until=0)]
    meetings = [one for number in (1, 2, 3) for one in next_round("robin", entrants, [], number)]
    pairs = sorted(sorted((one.first, one.second)) for one in meetings)
    assert pairs == sorted(map(list, combinations(range(1, 5), 2)))


def test_whoever_was_to_meet_somebody_who_left_has_a_bye() -> None:
    entrants = [*field(3), Entrant(4, 4, until=1)]
    for number in range(2, 4):
        paired = next_round("robin", entrants, [], number)
        assert sorted(one for meeting in paired for one in (meeting.first, meeting.second)) == [0, 1, 2, 3]


# ---- standings -------------------------------------------------------------------------------------


def test_opponents_decide_among_equal_points() -> None:
    meetings = [
        Meeting(1, 1, 1, 2, "first"),
        Meeting(1, 2, 3, 4, "first"),
        Meeting(1, 3, 5, NOBODY, "bye"),
        Meeting(2, 1, 1, 3, "first"),
        Meeting(2, 2, 5, 2, "first"),
        Meeting(2, 3, 4, NOBODY, "bye"),
    ]
    lines = {one.number: one for one in standings("swiss", field(5), meetings)}
    assert {number: line.points for number, line in lines.items()} == {1: 6, 2: 0, 3: 3, 4: 3, 5: 6}
    assert lines[1].breaks[0] == pytest.approx((LEAST_SHARE + 1 / 2) / 2)
    assert lines[5].breaks[0] == pytest.approx(LEAST_SHARE), "a bye is no opponent"
    assert lines[5].breaks[1] == pytest.approx(lines[2].breaks[0])
    assert (lines[1].place, lines[5].place) == (1, 2)
    assert (lines[5].won, lines[5].byes, lines[2].lost) == (1, 1, 2)


def test_equals_share_a_place() -> None:
    meetings = [Meeting(1, 1, 1, 2, "draw"), Meeting(1, 2, 3, 4, "neither")]
    lines = standings("swiss", field(4), meetings)
    assert [(one.place, one.number, one.points) for one in lines] == [
        (1, 1, 1),
        (1, 2, 1),
        (3, 3, 0),
        (3, 4, 0),
    ]


def test_a_round_robin_is_decided_by_the_meeting_of_equals() -> None:
    results: dict[tuple[int, int], Outcome] = {
        (1, 2): "second",
        (1, 3): "first",
        (1, 4): "first",
        (2, 3): "first",
        (2, 4): "second",
        (3, 4): "draw",
    }
    lines = standings("robin", field(4), robin(results))
    assert [(one.number, one.points) for one in lines] == [(2, 6), (1, 6), (4, 4), (3, 1)]
    assert [one.place for one in lines] == [1, 2, 3, 4]


def test_then_it_is_decided_by_whom_one_has_beaten() -> None:
    results: dict[tuple[int, int], Outcome] = {
        (1, 2): "draw",
        (1, 3): "second",
        (1, 4): "first",
        (2, 3): "first",
        (2, 4): "second",
        (3, 4): "first",
    }
    lines = standings("robin", field(4), robin(results))
    assert [(one.number, one.points) for one in lines] == [(3, 6), (2, 4), (1, 4), (4, 3)]
    assert [one.breaks[0] for one in lines[1:3]] == [1, 1], "they drew with each other"
    assert lines[1].breaks[1] == pytest.approx(4 / 3 + 6)


def robin(results: dict[tuple[int, int], Outcome]) -> list[Meeting]:
    """The meetings of a round robin; rounds do not matter."""
    return [Meeting(1, board, *pair, outcome) for board, (pair, outcome) in enumerate(results.items(), 1)]


def test_in_a_score_challenge_quick_wins_and_long_defeats_are_good() -> None:
    tries: list[tuple[Outcome, int]] = [("first", 9), ("first", 7), ("neither", 3), ("neither", 8)]
    meetings = [Meeting(1, one, one, NOBODY, *result) for one, result in enumerate(tries, 1)]
    lines = standings("score", field(5), [*meetings, Meeting(1, 5, 5, NOBODY)])
    assert [one.number for one in lines] == [2, 1, 4, 3, 5]
    assert [one.place for one in lines] == [1, 2, 3, 4, 5]


@given(st.integers(2, 9), st.randoms(use_true_random=False))
def test_the_order_of_meetings_changes_no_standing(many: int, chance: random.Random) -> None:
    entrants, meetings = field(many), list[Meeting]()
    for number in range(1, most_rounds(many) + 1):
        meetings += played(next_round("swiss", entrants, meetings, number), chance)
    lines = standings("swiss", entrants, meetings)
    mixed = chance.sample(meetings, len(meetings))
    assert standings("swiss", entrants, mixed) == lines
    assert [one.points for one in lines] == sorted((one.points for one in lines), reverse=True)
    assert all(one.won + one.drawn + one.lost + one.byes == most_rounds(many) for one in lines)

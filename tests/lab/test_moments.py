"""A match that has been played is looked at again moment by moment, and each turn is found where it began."""

from __future__ import annotations

import pytest
from tests.random_play import begun

import playmat
from playmat.kernel.choice import NATURE
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.rng import stream_of
from playmat.lab.review.moments import go_through, stops_of, turn_begun, turning
from playmat.texts import render

GAMES = ("khtcg", "kmon", "perilous")
ANSWERS = 60


@pytest.fixture(params=GAMES)
def match(request: pytest.FixtureRequest) -> Match:
    """A match in which some answers have been given at random."""
    stream = stream_of(3, 1)
    found = next(iter(begun(playmat.game(request.param), 1, stream)))
    for _answer in range(ANSWERS):
        if not found.is_over:
            seat = found.asked[0]
            found.answer(seat, int(found.choice(seat).sample(stream)))
    return found


def test_chance_is_no_moment_of_its_own(match: Match) -> None:
    stops = stops_of(match.entries)
    assert stops[0] >= 0
    assert stops[-1] == len(match.entries)
    assert [n for n in stops[:-1] if match.entries[n].seat == NATURE] == []
    assert len(stops) == sum(entry.seat != NATURE for entry in match.entries) + 1


def test_the_match_is_at_each_moment_when_it_is_given(match: Match) -> None:
    stops = stops_of(match.entries)
    twin = Match(match.game, match.setup, AwaitedNature())
    told = []
    for at in go_through(twin, match.entries, stops):
        assert len(twin.entries) == at.n == stops[at.place]
        assert at.answer == (match.entries[stops[at.place - 1]] if at.place else None)
        told += twin.log.events[at.since :]
    assert told == twin.log.events
    assert twin.digest() == match.digest()


def test_every_turn_is_found_where_it_began(match: Match) -> None:
    """The number in its sentence grows by one, whatever happened between."""
    twin = Match(match.game, match.setup, AwaitedNature())
    going = go_through(twin, match.entries, stops_of(match.entries))
    turns = [phrase for at in going if (phrase := turn_begun(twin, at.since)) is not None]
    assert len(turns) > 1
    assert {phrase.key for phrase in turns} == {f"{match.game.id}-event-turn"}
    numbers = [int(render(phrase, "en").removeprefix("Turn ").partition(":")[0]) for phrase in turns]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


@pytest.mark.parametrize(
    ("values", "marked"),
    [
        ([0.5, 0.52, 0.8, 0.6, 0.45, 0.46, 1.0], [5, 1, 2]),
        ([0.5, 0.52, 0.55], []),
        ([0.5], []),
        ([0.0, 1.0] * 160, []),
    ],
)
def test_few_turns_turn_a_match(values: list[float], marked: list[int]) -> None:
    """Three at most; none where little changed, where no turn began, and where there are too many."""
    assert turning(values) == marked

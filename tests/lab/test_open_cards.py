"""The curve with all hands open: it knows what every seat knew, and no more."""

from __future__ import annotations

import pytest
from tests.lab.test_review import finished

import playmat
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.record import twin_take
from playmat.kernel.rng import REDEAL_STREAM, Stream
from playmat.kernel.state import State
from playmat.lab.luck.outlook import is_told
from playmat.lab.review import open_cards
from playmat.lab.review.course import course
from playmat.lab.review.curve import chances, points_of
from playmat.lab.review.open_cards import as_they_lay, open_chances
from playmat.players.search.rollouts import play_on


@pytest.fixture(scope="module")
def match() -> Match:
    return finished("beginner", "casual")


def places(match: Match) -> list[int]:
    return [one.n for one in points_of(course(match, 0))]


def test_positions_are_those_of_the_match(match: Match) -> None:
    before = match.state.encode()
    at = places(match)[::7]
    found = as_they_lay(match, at)
    twin = Match(match.game, match.setup, AwaitedNature())
    for n, entry in enumerate(match.entries):
        if n in at:
            assert found[at.index(n)].encode() == twin.state.encode()
        twin_take(twin, entry)
    assert len(found) == len(at) > 2
    assert match.state.encode() == before


def test_the_other_hand_counts_with_open_hands_alone(match: Match) -> None:
    """In two worlds that look alike to a seat its own curve is the same, and the open one is not."""
    lay = as_they_lay(match, places(match)[3:12:4])
    alike = [one.redeal(0, Stream(REDEAL_STREAM + 7, 3)) for one in lay]
    own = [[state.redeal(0, Stream(REDEAL_STREAM, 0)) for state in world] for world in (lay, alike)]
    assert chances(match.game, own[0], 0) == chances(match.game, own[1], 0)
    first, second = (open_chances(match.game, world, 0) for world in (lay, alike))
    assert first != second
    assert first == open_chances(match.game, lay, 0)


def test_what_one_wins_the_other_loses(match: Match) -> None:
    lay = as_they_lay(match, places(match)[2:9:3])
    ours, theirs = (open_chances(match.game, lay, seat) for seat in (0, 1))
    assert [round(a + b, 9) for a, b in zip(ours, theirs, strict=True)] == [1.0] * len(lay)
    assert len(set(ours)) > 1


def test_no_luck_is_foreseen(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """On each deal every seat knows what it knew; what no seat knows lies in another order each time."""
    lay = as_they_lay(match, places(match)[5:6])
    dealt: list[State] = []

    def noted(game: object, state: State, *more: object) -> None:
        dealt.append(state.clone())
        play_on(game, state, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(open_cards, "play_on", noted)
    open_chances(match.game, lay, 0)
    fresh = dealt[:: open_cards.AHEAD]
    assert len(fresh) == open_cards.MOST_DEALS
    game = match.game
    for one in fresh:
        assert [game.view(one, seat) for seat in (0, 1)] == [game.view(lay[0], seat) for seat in (0, 1)]
    orders = {tuple(one.encode()) for one in fresh}
    assert len(orders) == len(fresh)
    assert tuple(lay[0].encode()) not in orders


def test_time_ends_it_early(match: Match) -> None:
    lay = as_they_lay(match, places(match)[:6])
    asked = iter([True, True, False])
    assert open_chances(match.game, lay, 0, lambda: next(asked)) == open_chances(match.game, lay[:2], 0)


def test_it_is_told_where_two_play_against_each_other() -> None:
    told = {game: is_told(playmat.game(game)) for game in ("kmon", "khtcg", "perilous")}
    assert told == {"kmon": True, "khtcg": True, "perilous": False}

"""The coach of a guided match: says each tip once, then that the learner plays alone, then nothing."""

from __future__ import annotations

import msgspec
import pytest

from playmat.kernel.match.match import Match
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import games
from playmat.teaching.coach import Coach, Saying, coach_of
from playmat.teaching.guide import LEARNER, guide_of, has_guide

GUIDED = [game for game in games() if has_guide(game)]


@pytest.mark.parametrize("game", GUIDED)
def test_the_coach_falls_silent_once_everything_is_said(game: str) -> None:
    guide = guide_of(game)
    coach, match = Coach(guide), Match(guide.game, guide.setup)
    question = next(tip for tip in guide.tips if tip.question)
    assert coach.heed(match, question.question) == Saying(guide.words(question), question.at)
    assert coach.told == [question.name]
    coach.told = [tip.name for tip in guide.tips]
    before = coach.silent
    assert coach.heed(match, question.question) == Saying(Phrase("guide-alone"))
    assert (before, coach.silent) == (False, True)
    assert coach.heed(match, question.question) is None


@pytest.mark.parametrize("game", GUIDED)
def test_only_a_match_that_begins_like_the_guided_one_has_a_coach(game: str) -> None:
    """The players at the other seats make no difference; the learner is a person."""
    guide = guide_of(game)
    seats = list(guide.setup.seats)
    seats[-1] = msgspec.structs.replace(seats[-1], name=guide.level)
    named = msgspec.structs.replace(guide.setup, seats=tuple(seats))
    coach = coach_of(Match(guide.game, named))
    assert coach is not None
    assert coach.told == []
    other = msgspec.structs.replace(named, seed=named.seed + 1)
    assert coach_of(Match(guide.game, other)) is None
    seats[LEARNER] = msgspec.structs.replace(seats[LEARNER], name=guide.level)
    played = msgspec.structs.replace(named, seats=tuple(seats))
    assert coach_of(Match(guide.game, played)) is None

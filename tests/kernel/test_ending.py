"""Ends that no rule makes: how they are stored, replayed and refused."""

from __future__ import annotations

import pytest
from tests.embers.brief import BRIEF
from tests.embers.game import Embers

import playmat
from playmat.kernel.errors import BadRecord, CannotUndo, MatchOver
from playmat.kernel.game import Result, Seat, Setup
from playmat.kernel.match import ending
from playmat.kernel.match.ending import AGREED, LONG, RESIGNED, TIME, drawn
from playmat.kernel.match.match import Match
from playmat.kernel.match.past import NEVER
from playmat.kernel.match.record import read_record, replay, write_record
from playmat.kernel.rng import stream_of
from playmat.lab.arena import play
from playmat.players import load
from playmat.texts import languages, render


def played(answers: int, game: Embers = BRIEF) -> Match:
    """A duel after so many random answers."""
    match = Match(game, Setup(game.id, (Seat(), Seat()), options={"health": 4}, seed=3))
    stream = stream_of(1, 1)
    for _answer in range(answers):
        seat = match.needed[0]
        match.answer(seat, int(match.choice(seat).sample(stream)))
    return match


@pytest.mark.parametrize(
    "result", [drawn(AGREED), Result((1,), RESIGNED, {}, ""), Result((0,), TIME, {}, "")], ids=str
)
def test_a_match_that_was_closed_asks_nobody_and_its_record_says_why(result: Result) -> None:
    match = played(4)
    before = match.digest()
    seat = match.needed[0]
    match.close(result)
    assert match.is_over
    assert match.result == result
    assert match.digest() == before, "no rule has ended it"
    assert match.asked == match.needed == []
    with pytest.raises(MatchOver):
        match.answer(seat, 0)
    with pytest.raises(MatchOver):
        match.close(result)
    assert match.undo_verdict([0, 1]) == NEVER
    with pytest.raises(CannotUndo):
        match.undo([0, 1], agreed=True)
    text = write_record(match, "-")
    assert f'"cause":"{result.cause}"' in text.splitlines()[-1]
    again = replay(read_record(text), BRIEF)
    assert again.is_over
    assert again.result == result
    assert not replay(read_record(text), BRIEF, at=3).is_over


@pytest.mark.parametrize(
    "wrong",
    [
        drawn(LONG),
        Result((0,), AGREED, {}, ""),
        Result((0, 1), RESIGNED, {}, ""),
        Result((7,), TIME, {}, ""),
        Result((), "health", {}, ""),
        Result((), AGREED, {"answers": 3}, ""),
    ],
    ids=str,
)
def test_no_record_claims_an_end_that_cannot_be(wrong: Result) -> None:
    """Too long that is not, a draw with a winner, a rule's cause where no rule has ended it."""
    match = played(4)
    with pytest.raises(ValueError, match="ends so"):
        match.close(wrong)
    match.close(drawn(AGREED))
    head, _end = write_record(match, "-").rsplit("end ", 1)
    winners = list(wrong.winners)
    facts = '{"answers":3}' if wrong.facts else "{}"
    line = f'{{"cause":"{wrong.cause}","clause":"","facts":{facts},"winners":{winners}}}'
    with pytest.raises(BadRecord):
        replay(read_record(f"{head}end {line}\n"), BRIEF)


def test_a_team_has_no_winners_at_the_border() -> None:
    """A team wins by its rules alone; a record whose heroes gave up does not call them the winners."""
    game = playmat.game("perilous")
    setup = Setup(game.id, (Seat("sora"), Seat("donald"), Seat("goofy")), seed=3)
    head = write_record(Match(game, setup), "-")
    for cause in (RESIGNED, TIME):
        for winners in ("[0]", "[1,2]", "[0,0]"):
            line = f'{{"cause":"{cause}","clause":"","facts":{{}},"winners":{winners}}}'
            with pytest.raises(BadRecord):
                replay(read_record(f"{head}end {line}\n"), game)
        end = Result((), cause, {}, "")
        line = f'{{"cause":"{cause}","clause":"","facts":{{}},"winners":[]}}'
        assert replay(read_record(f"{head}end {line}\n"), game).result == end


def test_an_overlong_match_may_end_so_and_replays() -> None:
    match = played(1)
    stream = stream_of(2, 2)
    while not match.overlong:
        seat = match.needed[0]
        match.answer(seat, int(match.choice(seat).sample(stream)))
    assert match.state.answers >= BRIEF.draw_after
    match.close(drawn(LONG))
    assert replay(read_record(write_record(match, "-")), BRIEF).result == drawn(LONG)


def test_computers_end_an_overlong_match_as_drawn() -> None:
    players = [load("random", stream_of(1, seat)) for seat in range(2)]
    found = play(BRIEF, played(0).setup, players)
    assert (found.cause, found.winners) == (LONG, ())
    assert found.decisions <= BRIEF.draw_after
    assert play(Embers(), played(0).setup, players).cause != LONG


def test_every_end_at_the_border_has_its_sentence() -> None:
    for lang in languages():
        for cause in ending.CAUSES:
            said = render(ending.cause_phrase(BRIEF, cause), lang)
            assert "[" not in said
            assert (str(BRIEF.draw_after) in said) == (cause == LONG)

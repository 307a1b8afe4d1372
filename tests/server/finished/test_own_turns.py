"""The turn of one's own after a lesson: every answer is taken, others answer, and it ends by itself."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.house import House

from playmat.kernel.registry import games
from playmat.server.clients.client import ServerRefused, Visitor
from playmat.server.protocol.analysis_bodies import BranchMove, OwnAnswers, OwnTurnNow
from playmat.teaching.lessons import lessons_of

FIRSTS = [(game, next(iter(lessons_of(game)))) for game in games() if lessons_of(game)]


async def turn(visitor: Visitor, game: str, lesson: str, **of: Any) -> OwnTurnNow:
    """The turn as it is after some answers."""
    return await visitor.post(f"/api/games/{game}/lessons/{lesson}/turn", OwnAnswers(**of), OwnTurnNow)


@pytest.mark.parametrize(("game", "lesson"), FIRSTS)
async def test_a_turn_ends_after_everybody_has_had_one(home: House, game: str, lesson: str) -> None:
    ann = home.visitor()
    here = await turn(ann, game, lesson)
    assert here.table.id == ""
    assert here.table.seats[0].kind == "person"
    answers = 0
    while not here.done:
        (ask,) = [one for one in here.play.asks if one.seat == 0]
        answer: str | list[int] = ask.items[0].word if ask.kind == "pick" else list(range(ask.lo))
        before = here.moves
        here = await turn(ann, game, lesson, moves=before, answer=answer)
        assert here.moves[: len(before)] == before
        answers += 1
    assert answers > 0
    assert {move.seat for move in here.moves} > {0} or here.play.ending is not None


async def test_it_is_the_same_whoever_asks(home: House) -> None:
    assert await turn(home.visitor(), "kmon", "attack") == await turn(home.visitor(), "kmon", "attack")


@pytest.mark.parametrize(
    ("lesson", "wanted", "said"),
    [
        ("atack", {}, "Did you mean “attack”"),
        ("attack", {"answer": "nonsense"}, "not being asked"),
        ("react", {"answer": "nonsense"}, "nonsense"),
        ("attack", {"moves": [BranchMove(7, "keep")]}, "7"),
    ],
)
async def test_what_cannot_be_answered_is_refused(
    home: House, lesson: str, wanted: dict[str, Any], said: str
) -> None:
    with pytest.raises(ServerRefused, match=said):
        await turn(home.visitor(), "kmon", lesson, **wanted)

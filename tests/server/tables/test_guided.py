"""Guided first matches at tables: always the same beginning, and no word of what will be dealt."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.house import House, needed

from playmat.kernel.registry import games
from playmat.server.clients.client import ServerRefused, TableClient, Visitor, new_id
from playmat.server.http.lessons import GuideInfo
from playmat.server.protocol.http_bodies import GameList, NewSeat, NewTable, Seated, Start
from playmat.teaching.guide import LEARNER, guide_of, has_guide

GUIDED = [game for game in games() if has_guide(game)]


async def begun(visitor: Visitor, game: str) -> Seated:
    """A table with the guided match of a game."""
    guide = await visitor.get(f"/api/games/{game}/guide", GuideInfo)
    seats = [NewSeat("me"), *[NewSeat("computer", level=guide.level)] * (guide.seats - 1)]
    return await visitor.post("/api/tables", NewTable(new_id(), game, seats, start=Start(guide=True)), Seated)


async def first_question(player: TableClient) -> tuple[str, list[str]]:
    """The first question to the learner: its key, and what can be answered."""
    await player.until(lambda: needed(player))
    ask = needed(player)[0]
    return ask.prompt.key, [item.word for item in ask.items]


@pytest.mark.parametrize("game", GUIDED)
async def test_everybody_has_the_same_beginning(home: House, game: str) -> None:
    """The first question is one of the coach's, and nothing that the learner is sent has the seed in it."""
    found = []
    for visitor in (home.visitor(), home.visitor()):
        made = await begun(visitor, game)
        async with visitor.seat(made.table.id) as player:
            found.append((await first_question(player), player.play and player.play.view))
    assert found[0] == found[1]
    (question, words), _view = found[0]
    guide = await home.visitor().get(f"/api/games/{game}/guide", GuideInfo)
    assert question in {tip.question for tip in guide.tips}
    assert len(words) > 1
    assert set(msgspec.to_builtins(guide)) == {"seats", "level", "tips"}


@pytest.mark.parametrize("game", GUIDED)
def test_the_coach_points_at_nothing_that_the_learner_cannot_see(game: str) -> None:
    """Not at the cards of somebody else's hand, nor at any deck but for the cards that were looked at."""
    hidden = [
        place
        for tip in guide_of(game).tips
        for place in tip.at
        if place.startswith("seats.")
        and place.split(".")[2:3] == ["hand"]
        and int(place.split(".")[1]) != LEARNER
    ]
    assert hidden == []


async def test_a_game_says_whether_it_has_one(home: House) -> None:
    listed = await home.visitor().get("/api/games", GameList)
    assert {game.id: game.guide for game in listed.games} == {game: has_guide(game) for game in games()}


async def test_it_begins_only_as_it_is(home: House) -> None:
    """A table plays on from one thing, and its ruleset is that of the guided match."""
    visitor = home.visitor()
    seats = [NewSeat("me"), NewSeat("computer", level="random")]
    two = NewTable(new_id(), GUIDED[0], seats, start=Start("table", guide=True))
    other = NewTable(new_id(), GUIDED[0], seats, ruleset="house", start=Start(guide=True))
    for wanted in (two, other):
        with pytest.raises(ServerRefused):
            await visitor.post("/api/tables", wanted, Seated)

"""The story of a match: from a seat's own information, always the same, for who may see the hands."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.crossing import SLOW, first_of
from tests.server.finished.test_playing_on import GAMES, played, stored
from tests.server.house import House, make, play_on
from tests.server.tables.test_knowing import random_table

from playmat.kernel.rng import REDEAL_STREAM, Stream
from playmat.lab.review.cards import cards_played
from playmat.lab.review.curve import points_of
from playmat.server.clients.client import ServerRefused
from playmat.server.http.analysis import stories
from playmat.server.log.table_events import Ended, LogRow
from playmat.server.process.accounting import accounted
from playmat.server.process.review import review
from playmat.server.protocol.story_bodies import MatchLedger, OpenCurve, Story


@pytest.mark.parametrize(("game", "seats"), first_of(GAMES, SLOW, rows=True))
async def test_the_curve_leads_through_ones_decisions_to_the_result(
    home: House, game: str, seats: int
) -> None:
    ann = home.visitor()
    table = await played(home, ann, game, seats, 24)
    story = await ann.get(f"/api/tables/{table}/story", Story)
    entries = (await stored(home, table)).playing.entries
    assert story.seat == 0
    assert story.decisions > 0
    assert story.points[-1].turn == story.turns > 0
    assert all(entries[point.n].seat == 0 for point in story.points[:-1])
    assert all(1 <= point.chance <= 99 for point in story.points[:-1])
    assert (story.points[-1].n, story.points[-1].chance) == (len(entries), 0 if game == "perilous" else 50)
    assert [one.n for one in story.turning] == sorted(one.n for one in story.turning)
    assert all(entries[one.n].seat == 0 and one.chosen and one.chosen != one.other for one in story.turning)
    assert await ann.get(f"/api/tables/{table}/story", Story) == story


async def test_only_who_may_see_the_hands_is_told_the_story(home: House) -> None:
    table = await played(home, home.visitor(), "kmon", 2, 4)
    for what, told in (("story", Story), ("account", MatchLedger)):
        with pytest.raises(ServerRefused) as refused:
            await home.visitor().get(f"/api/tables/{table}/{what}", told)
        assert refused.value.status == 409


async def test_what_the_seat_could_not_know_changes_no_chance(home: House) -> None:
    """The same with the other hand and both piles dealt again at every decision: no hindsight."""
    table = await stored(home, await played(home, home.visitor(), "kmon", 2, 12))
    telling = stories.read(table, 0)
    dealt = [one.state.redeal(0, Stream(REDEAL_STREAM + 7, 3)).encode() for one in points_of(telling.course)]
    again = stories.reviewed(telling)
    assert dealt != again.positions
    told = review(again)
    again.positions = dealt
    assert review(again) == told


@pytest.mark.parametrize(("game", "seats"), first_of(GAMES, SLOW, rows=True))
async def test_luck_and_decisions_come_to_the_result(home: House, game: str, seats: int) -> None:
    """The sum is for two opponents only; the best card is one that the seat played."""
    ann = home.visitor()
    table = await played(home, ann, game, seats, 12)
    found = await ann.get(f"/api/tables/{table}/account", MatchLedger)
    match = (await stored(home, table)).playing
    if found.card is not None:
        assert found.card.code in {one.code for one in cards_played(match, 0)}
        assert found.card.gained > 0
    if game == "perilous":
        assert found.account is None
        return
    told = found.account
    assert told is not None
    luck, errors = told.own.luck - told.other.luck, told.other.errors - told.own.errors
    assert told.start + luck + errors + told.rest == pytest.approx(told.result, abs=0.5)
    assert told.own.decisions == sum(entry.seat == 0 for entry in match.entries)
    other = (await ann.get(f"/api/tables/{table}/account?seat=1", MatchLedger)).account
    assert other is not None
    assert (other.own, other.other) == (told.other, told.own)


@pytest.mark.parametrize("cause", ["resigned", "time", "agreed"])
def test_a_match_that_no_rule_ended_has_an_account(
    cause: Literal["resigned", "time", "agreed"],
) -> None:
    """A seat that is not asked resigns or times out, or both agree: its result is that of the table."""
    table = random_table("kmon", 2, 5, 12)
    (asked,) = table.needed
    winners = () if cause == "agreed" else (asked,)
    table.take(LogRow(table.version + 1, table.updated, Ended(cause, 1 - asked, winners)))
    told = accounted(stories.accounting(stories.read(table, asked))).account
    assert told is not None
    assert told.result == (0.5 if cause == "agreed" else 1.0)


async def test_what_was_chosen_names_cards_as_people_call_them(home: House) -> None:
    telling = stories.read(await stored(home, await played(home, home.visitor(), "kmon", 2, 24)), 0)
    sets = [one for one in telling.course.decisions if one.window.kind == "subset"]
    assert sets
    for one in sets:
        told = stories.worded(telling, one, one.answer, "en")
        assert not [item.word for item in one.window.items if item.word in told]


@pytest.mark.parametrize(("game", "seats"), first_of(GAMES, SLOW, rows=True))
async def test_the_curve_with_open_hands_has_the_same_places(home: House, game: str, seats: int) -> None:
    """The curve is for two opponents only; a match of a team has none."""
    ann = home.visitor()
    table = await played(home, ann, game, seats, 24)
    path = f"/api/tables/{table}/open-curve"
    story, told = await ann.get(f"/api/tables/{table}/story", Story), await ann.get(path, OpenCurve)
    if game == "perilous":
        assert told.points == []
        return
    assert [(one.n, one.turn) for one in told.points] == [(one.n, one.turn) for one in story.points]
    assert told.points[-1] == story.points[-1]
    assert all(1 <= one.chance <= 99 for one in told.points[:-1])
    assert await ann.get(path, OpenCurve) == told


async def test_who_may_not_see_the_hands_is_told_the_same_in_any_world(home: House) -> None:
    """Two matches that differ in nothing but hidden cards; whoever sat there is told of two."""
    ann, eve = home.visitor(), home.visitor()
    tables = [await played(home, ann, "kmon", 2, 4) for _world in range(2)]
    hands = [(await stored(home, one)).playing.view(0) for one in tables]
    assert hands[0] != hands[1]
    refusals, curves = [], []
    for table in tables:
        for seat in (0, 1):
            path = f"/api/tables/{table}/open-curve?seat={seat}"
            with pytest.raises(ServerRefused) as refused:
                await eve.get(path, OpenCurve)
            refusals.append((refused.value.status, str(refused.value)))
            curves.append(await ann.get(path, OpenCurve))
    assert {status for status, _words in refusals} == {409}
    assert len(set(refusals)) == 1
    assert curves[0] != curves[2]


async def test_no_hand_is_open_while_a_match_goes_on(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mm", public=True)
    async with ann.seat(made.table.id) as player:
        await play_on(player, 6)
        with pytest.raises(ServerRefused) as refused:
            await ann.get(f"/api/tables/{made.table.id}/open-curve?seat=0", OpenCurve)
        assert refused.value.status == 409

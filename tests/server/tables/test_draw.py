"""Matches that end in a draw: by agreement, or because computers alone go on for too long."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from tests.server.house import House, ended, ending, first_answer, join, make, needed, play_on, seen
from tests.server.tables.test_tables import carried_out, notices, refusal, undo_wanted
from tests.server.workshop.test_own_cards import fetched_as

import playmat
from playmat.kernel.match.ending import AGREED, drawn
from playmat.kernel.match.record import read_record, replay
from playmat.server.clients.client import TableClient, new_id
from playmat.server.log.table_events import Ended, LogRow, Opened, Place
from playmat.server.log.table_log import rebuilt
from playmat.server.process.table_session import new_table
from playmat.server.protocol.client_messages import Act, Consent, Draw, Rematch, Undo
from playmat.server.protocol.server_messages import Clock


@contextlib.asynccontextmanager
async def two_friends(home: House) -> AsyncIterator[tuple[TableClient, TableClient]]:
    """Two friends in a match: who is asked first, and the other."""
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo")
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        await asyncio.gather(seen(first, 3), seen(second, 3))
        yield (first, second) if needed(first) else (second, first)


async def test_friends_agree_on_a_draw_and_the_record_says_so(home: House) -> None:
    async with two_friends(home) as (player, other):
        assert player.play is not None
        assert player.play.draw is not None
        assert player.play.draw.verdict == "ask"
        await seen(other, await carried_out(player, Draw(new_id())))
        assert other.play is not None
        assert other.play.draw is not None
        assert (other.play.draw.asked_by, other.play.draw.waits_for) == (player.you[0], other.you)
        assert await refusal(player, Draw(new_id())) == "server-undo-pending"
        assert await refusal(player, Consent(new_id(), True)) == "server-no-undo-asked"
        await seen(player, await carried_out(other, Consent(new_id(), True)))
        assert ending(player).winners == []
        assert ending(player).cause == "agreed"
        assert notices(player)[-2:] == ["draw-asked", "agreed"]
        assert player.info is not None
        assert player.info.winners == []
        _status, _headers, record = await fetched_as(player.visitor, f"/api/tables/{player.info.id}/record")
        assert replay(read_record(record), playmat.game("kmon")).result == drawn(AGREED)


async def test_who_refuses_a_draw_is_not_asked_again_and_again(home: House) -> None:
    async with two_friends(home) as (player, other):
        await seen(other, await carried_out(player, Draw(new_id())))
        await seen(player, await carried_out(other, Consent(new_id(), False)))
        assert notices(player)[-1] == "draw-refused"
        assert await refusal(player, Draw(new_id())) == "server-undo-refused-before"
        assert not ended(player)


async def test_who_answers_instead_plays_on(home: House) -> None:
    """An answer of who offers leaves the offer standing; one of who is asked declines it."""
    async with two_friends(home) as (player, other):
        await seen(player, await carried_out(other, Draw(new_id())))
        ask = needed(player)[0]
        await seen(other, await carried_out(player, Act(new_id(), ask.seat, ask.serial, first_answer(ask))))
        assert other.play is not None
        assert other.play.draw is not None
        assert other.play.draw.asked_by is None
        assert await refusal(player, Consent(new_id(), True)) == "server-no-undo-asked"


async def test_a_computer_player_agrees_once_the_match_is_overlong(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    async with ann.seat(made.table.id) as player:
        await player.until(lambda: needed(player))
        assert await refusal(player, Draw(new_id())) == "error-draw-not-yet"
        monkeypatch.setattr(playmat.game("kmon"), "draw_after", 30)
        await play_on(player, 12)
        await player.until(lambda: needed(player))
        assert player.play is not None
        assert player.play.draw is not None
        assert (player.play.draw.verdict, player.play.draw.overlong) == ("free", True)
        await carried_out(player, Draw(new_id()))
        await player.until(lambda: ended(player))
        assert ending(player).cause == "agreed"


async def test_computers_alone_end_an_overlong_match_as_drawn(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playmat.game("kmon"), "draw_after", 100)
    ann = home.visitor()
    made = await make(ann, "kmon", "rr")
    async with ann.seat(made.table.id) as watcher:
        await watcher.until(lambda: ended(watcher))
        assert (ending(watcher).winners, ending(watcher).cause) == ([], "long")
        assert len(ending(watcher).lines) == 2


@pytest.mark.parametrize(
    "end",
    [Ended("long", -1, ()), Ended("agreed", 0, (0,)), Ended("resigned", 0, (7,)), Ended("time", 0, (0, 1))],
    ids=lambda end: f"{end.cause} {end.winners}",
)
def test_a_log_with_an_end_that_cannot_be_is_broken_and_can_be_read(end: Ended) -> None:
    """Say, of a playmat where matches are overlong sooner: the table is shown up to there."""
    computer = Place("computer", level="random")
    opened = Opened("kmon", "", {}, (computer, computer), Clock(), True, True, True, "me")
    table, rows = new_table(opened, 1.0)
    assert table.status == "running"
    found = rebuilt(table.id, [*rows, LogRow(len(rows) + 1, 2.0, end)])
    assert (found.status, found.winners, found.version) == ("broken", None, len(rows) + 1)
    assert not found.playing.is_over


async def test_an_undo_and_a_draw_are_not_asked_at_once(home: House) -> None:
    """A player who agrees has to know to what."""
    async with undo_wanted(home) as (player, other):
        for one in (player, other):
            assert await refusal(one, Draw(new_id())) == "server-undo-pending"
        await seen(other, await carried_out(other, Consent(new_id(), False)))
        await seen(other, await carried_out(player, Draw(new_id())))
        assert await refusal(other, Draw(new_id())) == "server-undo-pending"
        assert await refusal(player, Undo(new_id())) == "server-undo-pending"
        await seen(player, await carried_out(other, Consent(new_id(), False)))
        assert notices(player)[-1] == "draw-refused"
        assert not ended(player)


async def test_spectators_draw_nothing_and_nobody_does_after_the_end(home: House) -> None:
    async with two_friends(home) as (player, other):
        assert player.info is not None
        async with home.visitor().seat(player.info.id) as watcher:
            await watcher.until(lambda: watcher.play is not None)
            assert await refusal(watcher, Draw(new_id())) == "server-not-your-seat"
            await seen(watcher, await carried_out(player, Draw(new_id())))
            assert await refusal(watcher, Consent(new_id(), True)) == "server-no-undo-asked"
            await seen(player, await carried_out(other, Consent(new_id(), True)))
        for one in (player, other):
            assert await refusal(one, Draw(new_id())) == "error-match-over"
            assert await refusal(one, Consent(new_id(), True)) == "error-match-over"


async def test_after_a_draw_there_is_a_rematch(home: House) -> None:
    async with two_friends(home) as (player, other):
        await seen(other, await carried_out(player, Draw(new_id())))
        await seen(player, await carried_out(other, Consent(new_id(), True)))
        await carried_out(player, Rematch(new_id()))
        await carried_out(other, Rematch(new_id()))
        await player.until(lambda: player.info is not None and player.info.next)
        assert player.info is not None
        async with player.visitor.seat(player.info.next) as following:
            await following.until(lambda: following.play is not None)
            assert not ended(following)
            assert following.play is not None
            assert following.play.draw is not None
            assert (following.play.draw.verdict, following.play.draw.asked_by) == ("ask", None)


async def test_heroes_have_no_draw(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "perilous", "mg")
    async with ann.seat(made.table.id) as player:
        await player.until(lambda: needed(player))
        assert await refusal(player, Draw(new_id())) == "error-draw-team"

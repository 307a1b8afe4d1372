"""Matches that end as drawn: by agreement, or because computers alone go on for too long."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from tests.table.house import House, ended, ending, first_answer, join, make, needed, play_on, seen
from tests.table.test_own_cards import fetched_as
from tests.table.test_tables import carried_out, notices, refusal

import playmat
from playmat.kernel.ending import AGREED, drawn
from playmat.kernel.record import read_record, replay
from playmat.table.client import Player, new_id
from playmat.table.incoming import Act, Consent, Draw


@contextlib.asynccontextmanager
async def two_friends(home: House) -> AsyncIterator[tuple[Player, Player]]:
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


async def test_heroes_have_no_draw(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "perilous", "mg")
    async with ann.seat(made.table.id) as player:
        await player.until(lambda: needed(player))
        assert await refusal(player, Draw(new_id())) == "error-draw-team"

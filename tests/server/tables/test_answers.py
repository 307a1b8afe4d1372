"""Answers over the protocol: carried out once, in order, by those they belong to; everybody catches up."""

from __future__ import annotations

import asyncio
import random
from typing import Any, NoReturn

import msgspec
import pytest
from limits import RateLimitItemPerHour
from tests.server.house import House, first_answer, join, make, needed, play_on, play_together, seen
from websockets.asyncio.server import ServerConnection, serve

from playmat.server.clients import client
from playmat.server.clients.client import ServerRefused, TableClient, Visitor, new_id
from playmat.server.process.bot_process import MoveTask, Thought
from playmat.server.protocol import client_messages, server_messages
from playmat.server.protocol.client_messages import Act, Describe, Why
from playmat.server.protocol.server_messages import Ack, Bye, Refused, Reply, Said, Update


async def pair(home: House, game: str = "kmon", **more: Any) -> tuple[TableClient, TableClient]:
    """Two friends at a table, not yet connected."""
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, game, "mo", **more)
    await join(bob, made)
    return ann.seat(made.table.id), bob.seat(made.table.id)


def asked(*players: TableClient) -> tuple[TableClient, server_messages.Ask]:
    """The player who is asked, and the question."""
    for player in players:
        if needed(player):
            return player, needed(player)[0]
    raise AssertionError("nobody is asked")


async def version_of(home: House, player: TableClient) -> int:
    """The newest version in the store."""
    return (await home.server.registry.store.versions([player.table]))[player.table]


async def test_an_answer_that_is_sent_again_is_carried_out_once(home: House) -> None:
    first, second = await pair(home)
    async with first, second:
        player, ask = asked(first, second)
        message = Act(new_id(), ask.seat, ask.serial, first_answer(ask))
        acks = [await player.ask(message) for _ in range(3)]
        assert acks == [Ack(message.id, acks[0].version)] * 3  # type: ignore[union-attr]
        assert await version_of(home, player) == acks[0].version  # type: ignore[union-attr]


async def test_the_same_id_of_somebody_else_is_another_message(home: House) -> None:
    first, second = await pair(home)
    async with first, second:
        player, ask = asked(first, second)
        message = Act(new_id(), ask.seat, ask.serial, first_answer(ask))
        other = second if player is first else first
        assert isinstance(await player.ask(message), Ack)
        refused = await other.ask(msgspec.structs.replace(message, seat=ask.seat))
        assert isinstance(refused, Refused)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"serial": 0}, "stale"),
        ({"serial": 10_000}, "stale"),
        ({"answer": [999]}, "illegal"),
        ({"answer": []}, "illegal"),
        ({"answer": "dance on the table"}, "unreadable"),
        ({"answer": "attack"}, "illegal"),
        ({"seat": 7}, "seat"),
    ],
)
async def test_a_wrong_answer_is_refused_and_leaves_no_trace(
    home: House, change: dict[str, Any], code: str
) -> None:
    first, second = await pair(home)
    async with first, second:
        player, ask = asked(first, second)
        before = await version_of(home, player)
        message = Act(new_id(), ask.seat, ask.serial, first_answer(ask))
        refused = await player.ask(msgspec.structs.replace(message, **change))
        assert isinstance(refused, Refused)
        assert refused.code == code
        assert refused.reason.text
        assert await version_of(home, player) == before
        assert isinstance(await player.ask(message), Ack)  # the id was not used up


async def test_nobody_answers_for_another_seat_or_out_of_turn(home: House) -> None:
    first, second = await pair(home)
    async with first, second:
        player, ask = asked(first, second)
        other = second if player is first else first
        for seat in (ask.seat, other.you[0]):
            refused = await other.ask(Act(new_id(), seat, ask.serial, first_answer(ask)))
            assert isinstance(refused, Refused)
            assert refused.code == "seat"


async def test_of_two_answers_at_once_one_is_taken(home: House) -> None:
    """Two devices of one person answer the same choice in the same moment."""
    first, second = await pair(home)
    async with first, second:
        player, ask = asked(first, second)
        async with player.visitor.seat(player.table) as twin:
            answers = await asyncio.gather(
                *(
                    one.ask(Act(new_id(), ask.seat, ask.serial, first_answer(ask)))
                    for one in (player, twin, player, twin)
                )
            )
        kinds = sorted(type(answer).__name__ for answer in answers)
        assert kinds == ["Ack", "Refused", "Refused", "Refused"]


async def test_a_program_with_the_key_plays_without_the_cookie(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mg")
    key = made.keys[0].key
    async with home.visitor().seat(made.table.id, keys=[key]) as player:
        assert player.you == [0]
        await play_on(player, 1)
    async with home.visitor().seat(made.table.id, keys=[key[::-1]]) as stranger:
        assert stranger.you == []


# ---- what gets lost on the way ---------------------------------------------------------------------


def versions_told(player: TableClient) -> list[int]:
    """The versions of all updates that came."""
    return [message.version for message in player.heard if isinstance(message, Update)]


async def test_versions_come_without_gaps_and_whoever_was_away_gets_what_is_missing(home: House) -> None:
    first, second = await pair(home)
    async with first, second:
        await play_together(12, first, second)
        told = versions_told(first)
        assert told == list(range(told[0], told[0] + len(told)))
        newest = max(versions_told(second))
        async with second.visitor.seat(second.table) as late:
            assert late.version is not None
            assert late.version >= newest
            await seen(second, late.version)  # an answer may have been on its way when they stopped
            await seen(late, second.version or 0)
            assert late.events == second.events


async def test_a_line_that_is_cut_again_and_again_loses_nothing(home: House) -> None:
    """A line that is cut every few moments: no answer is lost or doubled, no version skipped."""
    ann = home.visitor()
    made = await make(ann, "perilous", "mr")
    async with ann.seat(made.table.id) as player, home.visitor().seat(made.table.id) as watcher:
        cuts: list[int] = []
        cutting = asyncio.create_task(cut_often(player, cuts))
        given = await play_on(player, 40)
        cutting.cancel()
        assert len(cuts) > 5
        newest = await version_of(home, player)
        await asyncio.gather(seen(player, newest), seen(watcher, newest))
        for one in (player, watcher):
            told = versions_told(one)
            assert told == list(range(told[0], told[0] + len(told)))
            assert told[-1] >= newest
    rows = await home.server.registry.store.rows(made.table.id)
    mine = [row for row in rows if row.key]
    assert len({row.key for row in mine}) == len(mine)
    assert sum(1 for row in mine if type(row.act).__name__ == "Answered") == given


async def test_the_pauses_of_a_broken_line_grow_until_something_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that is away is asked less and less often; one that told something, soon again."""
    pauses: list[float] = []
    tells = [True, False, False, False, True, False]
    rest = asyncio.sleep

    async def sleep(seconds: float) -> None:
        if seconds <= client.LONGEST_PAUSE:  # the library's own sleeps between pings are longer
            pauses.append(seconds)
            seconds = 0
        await rest(seconds)

    async def receive(line: ServerConnection) -> None:
        await line.recv()
        if tells.pop(0):
            await line.send(msgspec.json.encode(Ack("x", 1)).decode())
        if not tells:
            await line.send(msgspec.json.encode(Bye("table", Said("gone"))).decode())
        await line.close()

    monkeypatch.setattr(random, "random", lambda: 0.5)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    async with serve(receive, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        with pytest.raises(ServerRefused, match="gone"):
            async with Visitor(f"http://127.0.0.1:{port}").seat("table"):
                pass
    assert pauses[:5] == pytest.approx([client.SHORTEST_PAUSE * 1.7**n for n in (0, 1, 2, 3, 0)])


async def cut_often(player: TableClient, cuts: list[int]) -> None:
    """Cut the line whenever a few more versions were told, in the middle of an answer or not."""
    while True:
        told = (player.version or 0) + 4
        await seen(player, told)
        cuts.append(told)
        await player.cut()


async def test_resuming_from_a_version_brings_just_the_rest(home: House) -> None:
    first, second = await pair(home)
    async with first, second:
        await play_together(9, first, second)
        since = versions_told(first)[1]
        async with first.visitor.seat(first.table) as again:
            again.heard.clear()
            again.version = since
            await again.cut()
            await again.until(
                lambda: versions_told(again) and versions_told(again)[-1] >= (first.version or 0)
            )
            assert versions_told(again)[0] == since + 1
            assert not any(isinstance(message, server_messages.State) for message in again.heard)


# ---- questions -------------------------------------------------------------------------------------


def no_trial(*_given: object) -> NoReturn:
    """A card whose trial breaks."""
    raise ZeroDivisionError


async def test_what_an_answer_would_do_and_why_something_cannot_be_done(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await pair(home)
    async with first, second:
        player, ask = asked(first, second)
        before = await version_of(home, player)
        what = await player.ask(Describe(new_id(), ask.seat, ask.serial, first_answer(ask)))
        assert isinstance(what, Reply)
        assert what.lines[0].text
        assert what.notation == ask.items[0].word
        with monkeypatch.context() as broken:  # the last is not tried again; a failed trial tells no change
            broken.setattr("playmat.server.http.sockets.foreseen", no_trial)
            kept = await player.ask(Describe(new_id(), ask.seat, ask.serial, first_answer(ask)))
            other = await player.ask(Describe(new_id(), ask.seat, ask.serial, [1]))
        assert isinstance(kept, Reply)
        assert isinstance(other, Reply)
        assert (kept.changes, other.changes, other.notation) == (what.changes, [], ask.items[1].word)
        with monkeypatch.context() as public:
            public.setattr(home.server.limits, "local", False)
            public.setattr("playmat.server.http.sockets.DESCRIPTIONS", RateLimitItemPerHour(1))
            many = [await player.ask(Describe(new_id(), ask.seat, ask.serial, [0])) for _ in range(2)]
        assert [type(one) for one in many] == [Reply, Refused]
        why = await player.ask(Why(new_id(), ask.seat, ["nonsense", "attack"]))
        assert isinstance(why, Reply)
        assert why.lines[0].clause == "KM-ACT-01"
        assert await version_of(home, player) == before


async def test_an_answer_does_not_wait_for_a_hint(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for, let_go = asyncio.Event(), asyncio.Event()
    think = home.server.registry.bots.ask

    async def slow(question: MoveTask, person: str, table: str) -> Thought:
        asked_for.set()
        await let_go.wait()
        return await think(question, person, table)

    ann = home.visitor()
    made = await make(ann, "perilous", "mr")
    async with ann.seat(made.table.id) as player:
        await player.until(lambda: needed(player))
        monkeypatch.setattr(home.server.registry.bots, "ask", slow)
        hint = asyncio.create_task(player.ask(client_messages.Hint(new_id(), 0)))
        await asked_for.wait()
        ask = needed(player)[0]
        assert isinstance(await player.act(ask, first_answer(ask)), Ack)
        let_go.set()
        late = await hint
        assert isinstance(late, Refused)
        assert late.code == "stale"


async def test_a_hint_is_given_where_the_table_allows_it(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "perilous", "mr")
    async with ann.seat(made.table.id) as player:
        await player.until(lambda: needed(player))
        hint = await player.ask(client_messages.Hint(new_id(), 0))
        assert isinstance(hint, Reply)
        assert hint.lines[0].text
        answer = await player.act(needed(player)[0], hint.notation)
        assert isinstance(answer, Ack)
    first, second = await pair(home)
    async with first, second:
        player, ask = asked(first, second)
        refused = await player.ask(client_messages.Hint(new_id(), ask.seat))
        assert isinstance(refused, Refused)
        assert refused.code == "table"

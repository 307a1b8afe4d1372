"""Life at a table: seats, undo, talk, giving up, playing again."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from tests.server.house import (
    House,
    ended,
    ending,
    first_answer,
    join,
    make,
    needed,
    play_together,
    seen,
)

from playmat.kernel.choice import NATURE
from playmat.server.clients.client import ServerRefused, TableClient, new_id
from playmat.server.log.table_log import rebuilt
from playmat.server.protocol.client_messages import Act, Chat, Consent, Fill, Leave, Rematch, Resign, Undo
from playmat.server.protocol.http_bodies import (
    DeckInfo,
    DeckList,
    Join,
    NewSeat,
    NewTable,
    Replay,
    Seated,
    TableList,
)
from playmat.server.protocol.server_messages import Ack, Clock, Delay, Refused, Update


async def carried_out(player: TableClient, message: Any) -> int:
    """Send a message that is taken; gives its version, once it was told."""
    answer = await player.ask(message)
    assert isinstance(answer, Ack), answer
    await seen(player, answer.version)
    return answer.version


async def refusal(player: TableClient, message: Any) -> str:
    """Send a message that is refused; gives the key of the reason."""
    answer = await player.ask(message)
    assert isinstance(answer, Refused), answer
    return answer.reason.key


def notices(player: TableClient) -> list[str]:
    """The kinds of notices that came as updates."""
    return [
        message.notice.kind
        for message in player.heard
        if isinstance(message, Update) and message.notice is not None
    ]


# ---- seats -----------------------------------------------------------------------------------------


async def test_a_table_with_free_seats_is_listed_until_it_is_full(home: House) -> None:
    ann, bob, eve = home.visitor(), home.visitor(), home.visitor()
    made = await make(ann, "perilous", "moo", public=True)

    async def listed(status: str) -> list[str]:
        return [one.id for one in (await eve.get(f"/api/tables?status={status}", TableList)).tables]

    assert await listed("open") == [made.table.id]
    joined = await join(bob, made, seat=2)
    assert [(seat.kind, seat.you) for seat in joined.table.seats] == [
        ("person", False),
        ("open", False),
        ("person", True),
    ]
    with pytest.raises(ServerRefused, match="taken"):
        await join(eve, made, seat=2)
    await join(eve, made)
    assert await listed("open") == []
    assert await listed("running") == [made.table.id]
    with pytest.raises(ServerRefused, match="All seats are taken"):
        await join(home.visitor(), made)


async def test_the_same_request_makes_one_table_and_takes_one_seat(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    wanted = NewTable(new_id(), "perilous", [NewSeat("me"), NewSeat("open"), NewSeat("open")])
    made = [await ann.post("/api/tables", wanted, Seated) for _ in range(2)]
    assert made[0].table.id == made[1].table.id
    assert [len(one.keys) for one in made] == [1, 0]
    wish = Join(new_id())
    joined = [await bob.post(f"/api/tables/{made[0].table.id}/join", wish, Seated) for _ in range(2)]
    assert [seat.you for seat in joined[1].table.seats] == [False, True, False]


async def test_leaving_frees_the_seat_and_the_last_one_closes_the_table(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "perilous", "moo")
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        await carried_out(second, Leave(new_id()))
        await first.until(lambda: notices(first) == ["left"])
        assert first.info is not None
        assert [seat.kind for seat in first.info.seats] == ["person", "open", "open"]
        await carried_out(first, Leave(new_id()))
        await second.until(lambda: second.info is not None and second.info.status == "closed")


async def test_the_maker_fills_free_seats_with_computer_players(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "perilous", "moo")
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        assert await refusal(second, Fill(new_id(), "random")) == "server-not-yours"
        assert await refusal(first, Fill(new_id(), "nobody")) == "error-player"
        await carried_out(first, Fill(new_id(), "random"))
        await first.until(lambda: first.info is not None and first.info.status == "running")


async def test_an_unknown_game_is_refused_with_the_nearest(home: House) -> None:
    ann = home.visitor()
    for asked in ("cards", "decks", "decks/random", "rules", "lessons", "lessons/first"):
        with pytest.raises(ServerRefused, match="Did you mean “kmon”"):
            await ann.get(f"/api/games/kmonn/{asked}", DeckList)
    with pytest.raises(ServerRefused, match="Did you mean “kmon”"):
        await ann.post("/api/tables", NewTable(new_id(), "kmonn", [NewSeat("me")]), Seated)


async def test_a_bad_wish_for_a_table_is_refused_with_the_reason(home: House) -> None:
    ann = home.visitor()
    me = NewSeat("me")
    for wanted, why in (
        (NewTable(new_id(), "chess", [me]), "chess"),
        (NewTable(new_id(), "kmon", [me]), "exactly 2"),
        (NewTable(new_id(), "kmon", [me, NewSeat("computer", level="deep thought")]), "deep thought"),
        (NewTable(new_id(), "kmon", [me, NewSeat("open")], options={"speed": 3}), "speed"),
        (NewTable(new_id(), "perilous", [NewSeat("me", role="mickey"), NewSeat("open")]), "mickey"),
        (NewTable(new_id(), "kmon", [NewSeat("me", deck="1 Nobody"), NewSeat("open")]), "nobody"),
        (NewTable(new_id(), "kmon", [NewSeat("me", deck="1 Frostusk"), NewSeat("open")]), "deck"),
        (
            NewTable(new_id(), "perilous", [NewSeat("me", deck="1 Frostusk"), NewSeat("open")]),
            "without decks",
        ),
    ):
        with pytest.raises(ServerRefused, match=why):
            await ann.post("/api/tables", wanted, Seated)


async def test_a_deck_of_ones_own(home: House) -> None:
    ann = home.visitor()
    starter = (await ann.get("/api/games/kmon/decks", DeckList)).decks[1]
    own = await ann.get("/api/games/kmon/decks/random", DeckInfo)
    assert own.mistakes == []
    wanted = NewTable(
        new_id(),
        "kmon",
        [NewSeat("me", deck=own.share), NewSeat("computer", level="random", deck=starter.id)],
    )
    made = await ann.post("/api/tables", wanted, Seated)
    async with ann.seat(made.table.id) as player:
        assert player.play is not None
        team = [kmon["code"] for kmon in player.play.view["seats"][0]["team"]]
        assert team == [entry.code for entry in own.sections[0].cards]


# ---- taking back -----------------------------------------------------------------------------------


async def test_alone_one_takes_back_at_once(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mm")
    async with ann.seat(made.table.id) as player:
        assert player.play is not None
        assert await refusal(player, Undo(new_id())) == "error-undo-never"
        before = player.play.view
        ask = needed(player)[0]
        await carried_out(player, Act(new_id(), ask.seat, ask.serial, [0]))
        assert player.play.undo is not None
        assert player.play.undo.verdict == "free"
        events = len(player.events)
        await carried_out(player, Undo(new_id()))
        assert player.play.view == before
        assert needed(player)[0] == ask
        assert len(player.events) <= events


@contextlib.asynccontextmanager
async def undo_wanted(home: House) -> AsyncIterator[tuple[TableClient, TableClient]]:
    """Two friends: one has answered, then the other, and now the first asks to take back."""
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo")
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        for _ in range(200):
            for player, other in ((first, second), (second, first)):
                undo = player.play.undo if player.play is not None else None
                if undo is not None and undo.verdict == "ask":
                    await seen(other, await carried_out(player, Undo(new_id())))
                    yield player, other
                    return
            player = first if needed(first) else second
            ask = needed(player)[0]
            version = await carried_out(player, Act(new_id(), ask.seat, ask.serial, first_answer(ask)))
            await asyncio.gather(seen(first, version), seen(second, version))
        raise AssertionError("nobody ever had to ask")


async def test_where_others_have_answered_they_are_asked(home: House) -> None:
    async with undo_wanted(home) as (player, other):
        assert player.play is not None
        assert player.play.undo is not None
        assert player.play.undo.asked_by == player.you[0]
        assert player.play.undo.waits_for == other.you
        answers = len(player.events)
        version = await carried_out(other, Consent(new_id(), True))
        await seen(player, version)
        assert notices(player)[-1] == "undone"
        assert len(player.events) < answers
        assert needed(player)


async def test_who_was_refused_does_not_ask_again_and_again(home: House) -> None:
    async with undo_wanted(home) as (player, other):
        assert await refusal(player, Undo(new_id())) == "server-undo-pending"
        assert await refusal(player, Consent(new_id(), True)) == "server-no-undo-asked"
        version = await carried_out(other, Consent(new_id(), False))
        await seen(player, version)
        assert await refusal(player, Undo(new_id())) == "server-undo-refused-before"


# ---- talk, giving up, playing again ----------------------------------------------------------------


async def test_people_say_phrases_in_everybodys_own_language(home: House) -> None:
    ann, bob = home.visitor(), home.visitor("it")
    made = await make(ann, "kmon", "mo")
    await join(bob, made)
    async with (
        ann.seat(made.table.id) as first,
        bob.seat(made.table.id) as second,
        home.visitor("ja").seat(made.table.id) as watcher,
    ):
        version = await carried_out(first, Chat(new_id(), "hello", "seats.0.hand.1"))
        await asyncio.gather(seen(second, version), seen(watcher, version))
        heard = [last_update(player).notice for player in (first, second, watcher)]
        assert [one.said.text if one else None for one in heard] == [
            "Player 1: Hello!",
            "Giocatore 1: Ciao!",
            "プレイヤー1：こんにちは！",  # noqa: RUF001 - Japanese
        ]
        assert heard[1] is not None
        assert (heard[1].kind, heard[1].seat, heard[1].thing) == ("chat", 0, "seats.0.hand.1")
        assert await refusal(first, Chat(new_id(), "any text")) == "server-no-such-phrase"
        assert await refusal(watcher, Chat(new_id(), "hello")) == "server-watchers-silent"


def last_update(player: TableClient) -> Update:
    """The newest update that came."""
    return [message for message in player.heard if isinstance(message, Update)][-1]


async def test_who_resigns_loses_a_duel(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo", public=True)
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        await carried_out(second, Resign(new_id()))
        await first.until(lambda: ended(first))
        assert ending(first).winners == [0]
        assert await refusal(second, Resign(new_id())) == "error-match-over"


async def test_who_leaves_a_team_is_replaced_and_the_last_one_ends_it(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "perilous", "mo")
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        await carried_out(second, Resign(new_id()))
        await second.until(lambda: second.you == [])
        await first.until(lambda: "resigned" in notices(first))
        assert first.info is not None
        assert first.info.seats[1].kind == "computer"
        await carried_out(first, Resign(new_id()))
        assert ending(first).winners == []
        assert ending(first).cause == "resigned"


async def test_a_rematch_swaps_the_seats_and_begins_when_everybody_wants_it(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo")
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        assert await refusal(first, Rematch(new_id())) == "server-no-rematch"
        await carried_out(second, Resign(new_id()))
        await carried_out(first, Rematch(new_id()))
        assert first.info is not None
        assert first.info.next == ""
        assert [seat.again for seat in first.info.seats] == [True, False]
        version = await carried_out(second, Rematch(new_id()))
        await seen(first, version + 1)
        following = first.info.next
        assert following
    async with ann.seat(following) as first, bob.seat(following) as second:
        assert (first.you, second.you) == ([1], [0])
        assert first.info is not None
        assert first.info.status == "running"
        assert first.info.previous == made.table.id


async def test_against_the_computer_a_rematch_begins_at_once(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    async with ann.seat(made.table.id) as player:
        await carried_out(player, Resign(new_id()))
        version = await carried_out(player, Rematch(new_id()))
        await seen(player, version + 1)
        assert player.info is not None
        assert player.info.next


async def test_a_team_plays_again_with_the_same_heroes(home: House) -> None:
    """Everybody has chosen theirs; against each other the seats are swapped instead."""
    ann = home.visitor()
    made = await make(ann, "perilous", "mrr", clock=Clock("tournament"), delay=Delay(answers=6))
    async with ann.seat(made.table.id) as player:
        await carried_out(player, Resign(new_id()))
        version = await carried_out(player, Rematch(new_id()))
        await seen(player, version + 1)
        assert player.info is not None
        following = player.info.next
    async with ann.seat(following) as player:
        assert player.info is not None
        assert player.you == [0]
        assert [seat.role for seat in player.info.seats] == [seat.role for seat in made.table.seats]
        assert (player.info.clock, player.info.delay) == (made.table.clock, made.table.delay)


async def test_my_tables_show_first_where_it_is_my_turn(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    tables = [await make(ann, "kmon", "mo") for _ in range(3)]
    await join(bob, tables[1])
    mine = (await ann.get("/api/tables/mine", TableList)).tables
    assert {one.id for one in mine} == {one.table.id for one in tables}
    assert mine[0].id == tables[1].table.id
    others = (await home.visitor().get("/api/tables/mine", TableList)).tables
    assert others == []


# ---- afterwards ------------------------------------------------------------------------------------


async def test_a_finished_match_is_told_moment_by_moment(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo")
    await join(bob, made)
    table = made.table.id
    with pytest.raises(ServerRefused, match="only once the match is over"):
        await ann.get(f"/api/tables/{table}/replay", Replay)
    async with ann.seat(table) as first, bob.seat(table) as second:
        await play_together(20, first, second)
        await carried_out(second, Resign(new_id()))
        await seen(first, second.version or 0)
        last = first.play
    replay = await ann.get(f"/api/tables/{table}/replay?viewer=0", Replay)
    entries = rebuilt(table, await home.server.registry.store.rows(table)).playing.entries
    asked = [n for n, entry in enumerate(entries) if entry.seat != NATURE]
    assert replay.stops == [*asked, len(entries)]
    assert replay.total == len(replay.stops) - 1
    assert [moment.n for moment in replay.moments] == replay.stops[:50]
    assert [moment.seat for moment in replay.moments][1:] == [entries[n].seat for n in asked][:49]
    assert all(turn.said.key == "kmon-event-turn" for turn in replay.turns)
    assert [turn.moment for turn in replay.turns] == sorted({turn.moment for turn in replay.turns})
    end = await ann.get(f"/api/tables/{table}/replay?viewer=0&from={replay.total}", Replay)
    assert last is not None
    assert end.moments[-1].play.view == last.view
    assert end.moments[-1].play.ending is not None
    stranger = home.visitor()
    with pytest.raises(ServerRefused, match="Only the players may see"):
        await stranger.get(f"/api/tables/{table}/replay?viewer=0", Replay)
    watched = await stranger.get(f"/api/tables/{table}/replay", Replay)
    assert all(moment.word == "" for moment in watched.moments)


async def test_the_seed_is_what_it_was_said_to_be(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    before = made.table
    assert before.revealed == ""
    async with ann.seat(before.id) as player:
        await carried_out(player, Resign(new_id()))
        assert player.info is not None
        assert hashlib.sha256(player.info.revealed.encode()).hexdigest() == before.commitment

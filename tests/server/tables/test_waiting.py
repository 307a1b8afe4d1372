"""Computer players wait: a moment for who has a standing offer open (PP-ITEM-12), and for who holds them."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.house import House, ended, first_answer, house, join, make, needed, seen
from tests.server.tables.test_tables import notices

from playmat.server.clients.client import TableClient, new_id
from playmat.server.log.pacing import GRACE, LONGEST, Pacing
from playmat.server.process import table_time
from playmat.server.protocol.client_messages import Answer, Chat, Hold, Resign, Why
from playmat.server.protocol.server_messages import Ack, Ask, Refused, Reply

SEED = 3


class Standing:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self._at = time.time()

    def time(self) -> float:
        """The time by which computer players go."""
        return self._at + self.ahead

    def monotonic(self) -> float:
        """The time that passes at the tables."""
        return self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Standing:
    """The clock of those who look after tables."""
    standing = Standing()
    monkeypatch.setattr(table_time, "time", standing)
    return standing


@pytest.fixture
async def pausing(tmp_path: Path, clock: Standing) -> AsyncIterator[House]:
    """A server as people start it, with the usual pause for standing offers."""
    assert clock.ahead == 0.0
    async with house(str(tmp_path / "pausing.db"), grace=GRACE) as found:
        yield found


def offered(player: TableClient) -> list[Ask]:
    """The standing offers to a player."""
    return [ask for ask in player.play.asks if ask.optional] if player.play else []


async def answer(player: TableClient, ask: Ask, given: Answer) -> None:
    """Give an answer that is taken, and hear of it."""
    done = await player.act(ask, given)
    assert isinstance(done, Ack), done
    await seen(player, done.version)


async def to_an_offer(player: TableClient) -> None:
    """Play until there is a standing offer on the turn of the computer, which pauses for it."""
    chance = random.Random(SEED)
    while not offered(player):
        await player.until(lambda: bool(player.play and player.play.asks) or ended(player))
        assert not ended(player), "there was no standing offer; take another seed"
        for ask in needed(player)[:1]:
            words = [item.word for item in ask.items]
            await answer(player, ask, chance.choice(words) if ask.kind == "pick" else first_answer(ask))


async def to_the_turn_of_the_computer(player: TableClient) -> None:
    """Play until the match waits for a computer player."""
    while needed(player):
        ask = needed(player)[0]
        await answer(player, ask, first_answer(ask))


async def look_around(player: TableClient) -> None:
    """Give the server many occasions to let a computer player answer that does not have to think."""
    for _ in range(30):
        assert isinstance(await player.ask(Why(new_id(), player.you[0], ["end"])), Reply | Refused)


async def say_hello(player: TableClient) -> int:
    """Say something, which has the server look at the table; gives the version that this is."""
    done = await player.ask(Chat(new_id(), "hello"))
    assert isinstance(done, Ack)
    return done.version


async def test_the_computer_leaves_a_moment_to_who_has_a_standing_offer(
    pausing: House, clock: Standing
) -> None:
    ann = pausing.visitor()
    made = await make(ann, "perilous", "mr")
    async with ann.seat(made.table.id) as player:
        await to_an_offer(player)
        before = player.version
        await look_around(player)
        assert player.version == before
        clock.ahead = 1000.0
        said = await say_hello(player)
        await player.until(lambda: (player.version or 0) > said)


async def test_the_offer_can_be_used_in_that_moment(pausing: House) -> None:
    ann = pausing.visitor()
    made = await make(ann, "perilous", "mr")
    async with ann.seat(made.table.id) as player:
        await to_an_offer(player)
        await look_around(player)
        ask = offered(player)[0]
        await answer(player, ask, ask.items[0].word)


async def test_computers_wait_for_who_holds_them(home: House, clock: Standing) -> None:
    ann = home.visitor()
    made = await make(ann, "perilous", "mr")
    async with ann.seat(made.table.id) as player:
        seat = player.you[0]
        assert isinstance(await player.ask(Hold(new_id(), seat, True)), Ack)
        again = await player.ask(Hold(new_id(), seat, True))
        assert isinstance(again, Refused)
        assert "already" in again.reason.text
        await to_the_turn_of_the_computer(player)
        assert player.play is not None
        assert player.play.holds == [seat]
        before = player.version
        await look_around(player)
        assert player.version == before
        let_go = await player.ask(Hold(new_id(), seat, False))
        assert isinstance(let_go, Ack)
        await player.until(lambda: (player.version or 0) > let_go.version)
        assert player.play.holds == []
        assert [kind for kind in notices(player) if kind in {"holds", "goes-on"}] == ["holds", "goes-on"]


async def test_a_hold_ends_by_itself_and_cannot_be_had_again_at_once(home: House, clock: Standing) -> None:
    ann = home.visitor()
    made = await make(ann, "perilous", "mr")
    async with ann.seat(made.table.id) as player:
        await player.until(lambda: bool(needed(player)))
        seat = player.you[0]
        assert isinstance(await player.ask(Hold(new_id(), seat, True)), Ack)
        clock.ahead = 2 * LONGEST
        await say_hello(player)
        await player.until(lambda: "goes-on" in notices(player))
        again = await player.ask(Hold(new_id(), seat, True))
        assert isinstance(again, Refused)
        assert "just waited" in again.reason.text
        ask = needed(player)[0]
        await answer(player, ask, first_answer(ask))
        assert isinstance(await player.ask(Hold(new_id(), seat, True)), Ack)


async def test_others_cannot_hold_in_the_name_of_a_seat(home: House) -> None:
    ann, eve = home.visitor(), home.visitor()
    made = await make(ann, "perilous", "mr")
    async with ann.seat(made.table.id), eve.seat(made.table.id) as watcher:
        refused = await watcher.ask(Hold(new_id(), 0, True))
        assert isinstance(refused, Refused)
        assert refused.code == "seat"


async def test_where_no_computer_plays_nobody_is_held(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "perilous", "mm")
    async with ann.seat(made.table.id) as player:
        refused = await player.ask(Hold(new_id(), 0, True))
        assert isinstance(refused, Refused)
        assert "no computer players at this table" in refused.reason.text


async def test_a_seat_that_was_given_up_holds_nobody(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "perilous", "mor")
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        assert isinstance(await first.ask(Hold(new_id(), first.you[0], True)), Ack)
        done = await first.ask(Resign(new_id()))
        assert isinstance(done, Ack)
        await seen(second, done.version)
        assert second.play is not None
        assert second.play.holds == []


def test_the_pause_does_not_restart_while_an_offer_stays_open() -> None:
    """Neither other events nor the hand behind the offer make it longer (PP-ITEM-12)."""
    waiting = Pacing()
    waiting.go_on(10.0, [0, 2])
    waiting.go_on(11.0, [0, 2], answered=1)
    assert waiting.offered_until(GRACE) == 10.0 + GRACE
    waiting.go_on(12.0, [0, 2], answered=2)
    assert waiting.offered_until(GRACE) == 12.0 + GRACE
    waiting.go_on(13.0, [])
    assert waiting.offered_until(GRACE) == 0.0

"""Playing on from a moment of another match: who may, what is taken over, what is not."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from tests.server.house import House, ended, join, make, needed, play_on, play_together, seen

from playmat import __version__
from playmat.kernel.event import SPECTATOR
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import read_record, record_game, replay, write_record
from playmat.kernel.registry import games as installed_games
from playmat.server.clients.client import ServerRefused, TableClient, Visitor, new_id
from playmat.server.log.table_log import TableLog, rebuilt
from playmat.server.protocol.client_messages import Leave, Rematch, Resign
from playmat.server.protocol.http_bodies import (
    DeckInfo,
    Join,
    Moment,
    NewSeat,
    NewTable,
    RecordReplay,
    Replay,
    Seated,
    Start,
)
from playmat.server.protocol.server_messages import Ack, Clock

GAMES = [one for one in (("khtcg", 2), ("kmon", 2), ("perilous", 2)) if one[0] in installed_games()]
ME, OPEN = NewSeat("me"), NewSeat("open")


async def played(home: House, visitor: Visitor, game: str, seats: int, answers: int, **more: Any) -> str:
    """A table where somebody has played for all seats and then given up."""
    made = await make(visitor, game, "m" * seats, **more)
    async with visitor.seat(made.table.id) as player:
        await play_on(player, answers)
        await resign(player)
    return made.table.id


async def resign(player: TableClient) -> None:
    """Give up."""
    assert isinstance(await player.ask(Resign(new_id())), Ack)
    await player.until(lambda: ended(player))


async def from_here(visitor: Visitor, game: str, seats: list[NewSeat], start: Start, **more: Any) -> Seated:
    """Ask to play on."""
    return await visitor.post("/api/tables", NewTable(new_id(), game, seats, start=start, **more), Seated)


async def stored(home: House, table: str) -> TableLog:
    """A table as its log has it."""
    return rebuilt(table, await home.server.registry.store.rows(table))


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_moment_of_a_match_that_is_over_is_played_on(home: House, game: str, seats: int) -> None:
    ann = home.visitor()
    first = await played(home, ann, game, seats, 12)
    before = await stored(home, first)
    place = 8
    at = [entry.serial for entry in before.playing.entries if entry.seat >= 0][place]  # no throw comes next
    made = await from_here(ann, game, [ME] * seats, Start(first, at=at))
    assert made.table.start == at
    assert made.table.options == before.opened.options
    async with ann.seat(made.table.id) as player:
        assert player.play is not None
        assert player.play.viewer in range(seats)
        path = f"/api/tables/{first}/replay?viewer={player.play.viewer}&from={place}&count=1"
        shown = await ann.get(path, Replay)
        assert shown.moments[0].n == at
        assert player.play.view == shown.moments[0].play.view
        assert list(player.events) == list(range((await stored(home, made.table.id)).playing.version))
        await play_on(player, 12)
    after = await stored(home, made.table.id)
    assert len(after.playing.entries) >= at + 12
    assert after.playing.entries[:at] == before.playing.entries[:at]
    record = read_record(write_record(after.playing, __version__))
    assert replay(record, record_game(record)).digest() == after.playing.digest()


async def test_a_record_is_played_on(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    text = write_record((await stored(home, await played(home, ann, "kmon", 2, 12))).playing, __version__)
    made = await from_here(bob, "kmon", [ME, NewSeat("computer", level="random")], Start(record=text))
    assert made.table.start == len(read_record(text).entries)
    async with bob.seat(made.table.id) as player:
        await play_on(player, 100_000)
        assert ended(player)


async def test_what_is_taken_over_is_played_outside_the_event_loop(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The longest records take a second; meanwhile others go on, whoever makes or joins the table."""
    ann, bob = home.visitor(), home.visitor()
    first = await played(home, ann, "kmon", 2, 12)
    threads: list[threading.Thread] = []

    def begun(*given: Any) -> Match:
        threads.append(threading.current_thread())
        return Match(*given)

    monkeypatch.setattr("playmat.server.log.table_log.Match", begun)
    monkeypatch.setattr("playmat.server.http.new_table.Match", begun)
    await from_here(ann, "kmon", [ME, ME], Start(first, at=8))
    made = await from_here(ann, "kmon", [ME, OPEN], Start(first, at=8))
    await join(bob, made)
    assert len(threads) == 4, "each is checked when it is made, and begun"
    assert threading.main_thread() not in threads


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("playmat record 2", "a letter to a friend"), "record"),
        (("game kmon ", "game chess "), "chess"),
        (("\ndata ", "\ndata 00ff"), "no release known here"),
        (("begin\n", "begin\n0 0 999999 attack\n"), "Line 15"),
    ],
)
async def test_a_record_that_is_none_is_refused_with_the_reason(
    home: House, change: tuple[str, str], why: str
) -> None:
    ann = home.visitor()
    text = write_record((await stored(home, await played(home, ann, "kmon", 2, 5))).playing, __version__)
    assert change[0] in text
    with pytest.raises(ServerRefused, match=why):
        await from_here(ann, "kmon", [ME, ME], Start(record=text.replace(*change, 1)))


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_record_is_told_as_its_table_is(home: House, game: str, seats: int) -> None:
    """The same moments through the same eyes, whoever has the record."""
    ann, bob = home.visitor(), home.visitor()
    table = await played(home, ann, game, seats, 12)
    text = write_record((await stored(home, table)).playing, __version__)
    for viewer in (0, 1, SPECTATOR):
        told = await ann.get(f"/api/tables/{table}/replay?from=3&count=40&viewer={viewer}", Replay)
        wanted = RecordReplay(text, first=3, count=40, viewer=viewer)
        found = await bob.post("/api/replay", wanted, Replay)
        assert found.total == told.total
        assert [of_the_match(one) for one in found.moments] == [of_the_match(one) for one in told.moments]
        assert not any(seat.you for seat in found.table.seats)
    with pytest.raises(ServerRefused, match="record"):
        await bob.post("/api/replay", RecordReplay("a letter to a friend"), Replay)


def of_the_match(moment: Moment) -> Moment:
    """A moment but for what its table knows beside the match: when it went on last, and who gave up."""
    moment.play.at, moment.play.ending = 0.0, None
    return moment


# ---- who may ---------------------------------------------------------------------------------------


async def test_nobody_plays_on_where_others_play(home: House) -> None:
    """A live match holds the others' hands: nobody may look into it this way."""
    ann, bob, eve = home.visitor(), home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo", public=True)
    for person in (ann, eve):  # nobody has joined yet, and somebody may
        with pytest.raises(ServerRefused, match="You can play on from"):
            await from_here(person, "kmon", [ME, ME], Start(made.table.id))
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        await play_together(12, first, second)
        for person in (ann, bob, eve):
            with pytest.raises(ServerRefused, match="You can play on from"):
                await from_here(person, "kmon", [ME, ME], Start(made.table.id))
        await resign(second)
    for person in (ann, bob, eve):
        assert (await from_here(person, "kmon", [ME, ME], Start(made.table.id, at=3))).table.start == 3


async def test_of_a_match_that_was_not_public_only_those_who_played_it_play_on(home: House) -> None:
    ann, eve = home.visitor(), home.visitor()
    table = await played(home, ann, "kmon", 2, 5)
    with pytest.raises(ServerRefused, match="You can play on from"):
        await from_here(eve, "kmon", [ME, ME], Start(table))
    with pytest.raises(ServerRefused, match="no such table"):
        await from_here(eve, "kmon", [ME, ME], Start("nowhere"))


async def test_not_even_who_plays_alone_looks_into_the_computers_hand(home: House) -> None:
    """On the other side of a second table one would see that hand, and at once what chance will say."""
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    async with ann.seat(made.table.id) as player:
        await play_on(player, 3)
        for seats in ([ME, ME], [NewSeat("computer", level="random"), ME]):
            with pytest.raises(ServerRefused, match="You can play on from"):
                await from_here(ann, "kmon", seats, Start(made.table.id))
        await resign(player)
    assert (await from_here(ann, "kmon", [ME, ME], Start(made.table.id, at=3))).table.start == 3


async def test_a_stranger_is_not_told_the_seed_of_a_match_whose_hands_he_may_not_see(home: House) -> None:
    """With the seed the whole deal can be made again."""
    ann = home.visitor()
    hidden, public = [await played(home, ann, "kmon", 2, 5, public=public) for public in (False, True)]
    eve = home.visitor()
    async with ann.seat(hidden) as player, eve.seat(hidden) as watcher, eve.seat(public) as other:
        infos = [one.info for one in (player, watcher, other)]
        assert [bool(info and info.revealed) for info in infos] == [True, False, True]


# ---- what is asked for -----------------------------------------------------------------------------


async def test_what_does_not_fit_the_match_is_refused(home: House) -> None:
    ann = home.visitor()
    table = await played(home, ann, "kmon", 2, 5)
    total = len((await stored(home, table)).playing.entries)
    here = Start(table)
    for wanted, why in (
        (NewTable(new_id(), "perilous", [ME, ME], start=here), "kmon"),
        (NewTable(new_id(), "kmon", [ME, ME, ME], start=here), "for 2"),
        (NewTable(new_id(), "kmon", [ME, ME], ruleset="x", start=here), "Leave them out"),
        (NewTable(new_id(), "kmon", [ME, ME], options={"format": "open"}, start=here), "Leave them out"),
        (NewTable(new_id(), "kmon", [ME, NewSeat("me", deck="Ember")], start=here), "Leave them out"),
        (NewTable(new_id(), "kmon", [ME, ME], set="KM2", start=here), "cards.*Leave them out"),
        (NewTable(new_id(), "kmon", [ME, NewSeat("computer", level="nobody")], start=here), "nobody"),
        (NewTable(new_id(), "kmon", [ME, ME], start=Start()), "one thing"),
        (NewTable(new_id(), "kmon", [ME, ME], start=Start(table, "playmat record 2")), "one thing"),
        (NewTable(new_id(), "kmon", [ME, ME], start=Start(table, at=total + 1)), str(total)),
    ):
        with pytest.raises(ServerRefused, match=why):
            await ann.post("/api/tables", wanted, Seated)


async def test_the_end_of_a_match_is_not_played_on(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    async with ann.seat(made.table.id) as player:
        await play_on(player, 100_000)
    assert (await stored(home, made.table.id)).playing.is_over
    with pytest.raises(ServerRefused, match="earlier"):
        await from_here(ann, "kmon", [ME, ME], Start(made.table.id))


async def test_friends_play_on_with_the_decks_of_the_match(home: House) -> None:
    """Also after one of them has left before it began; and the rematch is a match of its own."""
    ann, bob, eve = home.visitor(), home.visitor(), home.visitor()
    table = await played(home, ann, "kmon", 2, 9)
    before = await stored(home, table)
    made = await from_here(ann, "kmon", [OPEN, ME], Start(table))
    assert made.table.status == "open"
    with pytest.raises(ServerRefused, match="Leave them out"):
        await join(bob, made, deck=(await own_deck(bob)))
    await join(eve, made)
    assert (await stored(home, made.table.id)).status == "running"
    async with ann.seat(made.table.id) as second, eve.seat(made.table.id) as first:
        after = await stored(home, made.table.id)
        assert after.playing.setup.seats[0].deck == before.playing.setup.seats[0].deck
        assert after.playing.entries[: made.table.start] == before.playing.entries
        await resign(second)
        for player in (first, second):
            assert isinstance(await player.ask(Rematch(new_id())), Ack)
        await first.until(lambda: first.info is not None and first.info.next)
        assert first.info is not None
        following = await stored(home, first.info.next)
    assert following.summary().start == 0
    assert following.begun is not None
    assert following.begun.seed != before.playing.setup.seed


async def own_deck(visitor: Visitor) -> str:
    """Some legal deck."""
    return (await visitor.get("/api/games/kmon/decks/random", DeckInfo)).share


async def test_a_seat_that_is_left_keeps_the_deck_of_the_match(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    table = await played(home, ann, "perilous", 3, 4)
    made = await from_here(ann, "perilous", [ME, OPEN, OPEN], Start(table))
    roles = [seat.role for seat in made.table.seats]
    await join(bob, made, seat=2)
    async with bob.seat(made.table.id) as player:
        assert isinstance(await player.ask(Leave(new_id())), Ack)
    for _ in range(2):
        made = await bob.post(f"/api/tables/{made.table.id}/join", Join(new_id()), Seated)
    assert made.table.status == "running"
    assert [seat.role for seat in made.table.seats] == roles


async def test_the_same_wish_makes_the_same_table(home: House) -> None:
    ann = home.visitor()
    table = await played(home, ann, "kmon", 2, 5)
    wanted = NewTable(new_id(), "kmon", [ME, ME], start=Start(table))
    made = await asyncio.gather(*(ann.post("/api/tables", wanted, Seated) for _ in range(3)))
    assert len({one.table.id for one in made}) == 1


@pytest.mark.usefixtures("still")
async def test_time_starts_again(home: House) -> None:
    """The answers that are taken over give nobody more time."""
    ann = home.visitor()
    table = await played(home, ann, "kmon", 2, 9)
    made = await from_here(ann, "kmon", [ME, ME], Start(table), clock=Clock("tournament"))
    async with ann.seat(made.table.id) as player:
        assert player.play is not None
        assert [clock.left for clock in player.play.clocks] == [900.0, 900.0]
        await seen(player, player.version or 0)
        assert needed(player)

"""Those who watch: later than those who play, and the hands only while everybody agrees."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace

import msgspec
import pytest
from tests.server.house import PATIENCE, House, join, make, needed, play_on, play_together, seen
from tests.server.tables.test_knowing import GAMES, hand

from playmat.kernel.event import SPECTATOR
from playmat.kernel.registry import game as installed_game
from playmat.kernel.rng import stream_of
from playmat.players import programs
from playmat.server.clients.client import ServerRefused, TableClient, new_id
from playmat.server.log import delayed_view, table_events, wishes
from playmat.server.log.table_events import LogRow, Place, TableEvent
from playmat.server.log.table_log import TableLog, rebuilt
from playmat.server.observability import Metrics
from playmat.server.process import table_time
from playmat.server.process.audience import presenter, telling
from playmat.server.process.audience.viewer import Viewer
from playmat.server.process.table_session import TableSession, new_table
from playmat.server.protocol.client_messages import Chat, Resign, Show
from playmat.server.protocol.http_bodies import TableList
from playmat.server.protocol.server_messages import (
    Ack,
    Clock,
    Delay,
    Online,
    Refused,
    State,
    TableInfo,
    Update,
)
from playmat.server.storage.store import Store

WATCHER = Viewer((), "en")
LATE = 4

# ---- a log that can be written two ways ------------------------------------------------------------


class Pen:
    """Writes the log of a table, one act a second."""

    def __init__(self, game_id: str, seats: int, delay: Delay, seed: int) -> None:
        game = installed_game(game_id)
        roles = game.roles or ("",) * seats
        places = tuple(
            Place("person", role=roles[seat], person=f"p{seat}", name=f"P{seat}") for seat in range(seats)
        )
        opened = table_events.Opened(
            game_id, "", {}, places, Clock("relaxed"), True, True, False, "p0", delay=delay
        )
        self.table, _rows = new_table(opened, 1.0, "t")
        begun = table_events.Begun(seed, "salt", game.version, game.data_hash())
        self.table = rebuilt("t", [LogRow(1, 1.0, opened), LogRow(2, 2.0, begun)])

    @property
    def rows(self) -> list[LogRow]:
        """The log so far."""
        return [happening.row for happening in self.table.happenings]

    def write(self, act: TableEvent) -> None:
        """One more act."""
        version = self.table.version + 1
        self.table.take(LogRow(version, float(version), act))

    def answer(self, chance_seed: int, count: int) -> None:
        """So many random answers; talk, wishes and consent between them."""
        chance = stream_of(chance_seed, 7)
        for number in range(count):
            seat = self.table.needed[0]
            answer = int(self.table.playing.choice(seat).sample(chance))
            self.write(wishes.answered(self.table.playing, seat, answer))
            self.write(table_events.Chatted(seat, wishes.PHRASES[(chance_seed + number) % 5], ""))
            if (chance_seed + number) % 3 == 0:
                self.write(table_events.Showed((seat,), agree=seat not in self.table.showing))


class Shelf(Store):
    """A store that has a part of a log."""

    def __init__(self, log: list[LogRow]) -> None:
        self.log = log
        self.stored = 0

    async def rows(self, table_id: str, after: int = 0) -> list[LogRow]:
        """The rows of the part."""
        assert table_id == "t"
        return self.log[after : self.stored]

    async def summary(self, table_id: str) -> None:
        """Nothing is kept beside it."""


class Ear:
    """Hears what a viewer is told; a person, if named, who has the seats of that person."""

    def __init__(self, viewer: Viewer, person: str = "") -> None:
        self.viewer = viewer
        self.person = person
        self.told = 0
        self.heard: list[bytes] = []

    def owns(self, table: TableLog) -> set[int]:
        """The seats of the person, or those of the viewer."""
        return set(table.seats_of(self.person)) if self.person else set(self.viewer.seats)

    def send(self, data: bytes) -> None:
        """Hear it."""
        self.heard.append(data)


async def until(met: Callable[[], bool]) -> None:
    """Let the others go on until a condition is met."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not met() and asyncio.get_running_loop().time() < end:  # noqa: ASYNC110 - nobody tells of it
        await asyncio.sleep(0.01)
    assert met()


async def overheard(log: list[LogRow], enters: int, ears: list[Ear], clock: Callable[[float], None]) -> None:
    """Let people into a room at a version, and let the rest of the log happen there."""
    shelf = Shelf(log)
    shelf.stored = enters
    clock(log[enters - 1].at)
    session = TableSession(rebuilt("t", log[:enters]), shelf, Metrics(), lambda _table, _version: None)
    for ear in ears:
        await session.welcome(ear, ear.viewer, None)
    for row in log[enters:]:
        clock(row.at)
        shelf.stored = row.version
        await session.catch_up()
    for ear in ears:
        session.leave(ear)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets what time it is."""
    now = [0.0]
    monkeypatch.setattr(table_time, "time", SimpleNamespace(time=lambda: now[0], monotonic=lambda: now[0]))
    return lambda at: now.__setitem__(0, at)


# ---- later -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
@pytest.mark.parametrize("enters", [2, 20])
async def test_a_late_watcher_is_told_the_same_whatever_has_happened_since(
    game_id: str, seats: int, enters: int, clock: Callable[[float], None]
) -> None:
    """Two matches that part in the last answers: every byte is the same, message by message."""
    told: list[list[bytes]] = []
    prompt: list[list[bytes]] = []
    lists: list[bytes] = []
    for world in (1, 2):
        pen = Pen(game_id, seats, Delay(LATE), seed=99)
        pen.answer(5, 12)
        pen.answer(100 + world, LATE)
        if game_id == "perilous":
            computer = wishes.computer(pen.table, 0, programs(pen.table.game)[world])
            pen.write(table_events.Sat(0, computer, "resigned" if world == 1 else "time"))
        else:
            pen.write(table_events.UndoAsked((world - 1,)))
        late, seated = Ear(WATCHER), Ear(Viewer((1,), "en"))
        await overheard(pen.rows, enters, [late, seated], clock)
        told.append(late.heard)
        prompt.append(seated.heard)
        summary = pen.table.summary()
        assert summary.late is not None
        lists.append(msgspec.json.encode(presenter.table_info(summary.late, pen.table.game, WATCHER)))
    assert prompt[0] != prompt[1], "the two matches do not differ, so that nothing was tested"
    assert told[0] == told[1]
    assert lists[0] == lists[1]
    versions = [message.version for message in read(told[0]) if isinstance(message, State | Update)]
    assert versions == list(range(versions[0], versions[0] + len(versions)))
    assert versions[-1] > 12, "nothing was told, so that nothing was tested"
    assert not [message for message in read(told[0]) if isinstance(message, Online)]


def read(heard: list[bytes]) -> list[State | Update | Online]:
    """Messages from their bytes."""
    return [msgspec.json.decode(data, type=State | Update | Online) for data in heard]


async def test_a_late_watcher_is_told_what_was_told_to_others_before(clock: Callable[[float], None]) -> None:
    """In the end the same events and notices, each once."""
    pen = Pen("kmon", 2, Delay(LATE), seed=3)
    pen.answer(5, 12)
    pen.write(table_events.Ended("resigned", 0, (1,)))
    late, seated = Ear(WATCHER), Ear(Viewer((0, 1), "en"))
    await overheard(pen.rows, 2, [late, seated], clock)
    first, second = (
        [
            (message.version, [event.n for event in message.events], message.notice)
            for message in read(ear.heard)
            if isinstance(message, Update)
        ]
        for ear in (late, seated)
    )
    assert first == second
    last = read(late.heard)[-1]
    assert isinstance(last, Update)
    assert last.play is not None
    assert last.play.ending is not None


def test_answers_and_minutes_have_both_to_pass() -> None:
    pen = Pen("kmon", 2, Delay(2, 1), seed=3)
    pen.answer(5, 6)
    answered = [h.row for h in pen.table.happenings if isinstance(h.row.act, table_events.Answered)]
    shown = delayed_view.DelayedView(pen.table, 10.0)
    assert shown.table.version == 2  # the beginning, and nothing else
    assert shown.due(pen.table) == pen.rows[2].at + 60.0
    shown.catch_up(pen.table, answered[1].at + 60.0)
    assert answered[1].version <= shown.table.version < answered[2].version
    shown.catch_up(pen.table, 1e9)
    assert answered[3].version <= shown.table.version < answered[4].version
    assert shown.due(pen.table) is None  # more answers have to come first
    pen.write(table_events.Ended("resigned", 0, (1,)))
    shown.catch_up(pen.table, 11.0)
    assert shown.table.version == pen.table.version


def test_taking_back_and_answering_again_brings_the_delay_no_nearer() -> None:
    """Somebody who answers and takes back again and again cannot let a friend see earlier."""
    pen = Pen("kmon", 2, Delay(3), seed=3)
    seat = -1
    while pen.table.answers < 5 or pen.table.playing.undo_verdict([seat]) != "free":
        pen.answer(pen.table.version, 1)
        seat = pen.table.playing.entries[-1].seat
    answers, given = pen.table.answers, pen.table.playing.entries[-1].answer
    shown = delayed_view.DelayedView(pen.table, 1e9)
    for _ in range(5):
        pen.write(table_events.Undone((seat,)))
        shown.catch_up(pen.table, 1e9)
        pen.write(wishes.answered(pen.table.playing, seat, given))
        shown.catch_up(pen.table, 1e9)
        assert shown.table.answers == answers - 3


async def test_after_some_minutes_a_watcher_is_told_though_nothing_more_happens(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delayed_view, "MINUTE", 1.5)
    ann = home.visitor()
    made = await make(ann, "kmon", "mm", delay=Delay(minutes=1))
    async with ann.seat(made.table.id) as player, home.visitor().seat(made.table.id) as watcher:
        began = watcher.version
        await play_on(player, 2)
        assert watcher.version == began or time.time() - made.table.created > 1.5
        await asyncio.wait_for(seen(watcher, player.version or 0), PATIENCE)
        assert watcher.events.keys() == player.events.keys()


async def test_nothing_tells_a_stranger_early_how_far_a_match_is(home: House) -> None:
    """Socket, refusals, lists and the page of the table: all say what was when the match began."""
    ann, eve = home.visitor(), home.visitor()
    made = await make(ann, "perilous", "mm", public=True, delay=Delay(50))
    async with ann.seat(made.table.id) as player, eve.seat(made.table.id) as watcher:
        assert watcher.info is not None
        began = watcher.info
        assert began.delay == Delay(50)
        await play_on(player, 5)
        listed = (await eve.get("/api/tables?status=running", TableList)).tables
        alone = await eve.get(f"/api/tables/{made.table.id}", TableInfo)
        refused = await watcher.ask(Chat(new_id(), "hello"))
        assert isinstance(refused, Refused)
        told = [watcher.info.version, *(one.version for one in listed), alone.version, refused.version]
        assert told == [began.version] * 4
        assert alone.updated == began.updated
        assert (await ann.get(f"/api/tables/{made.table.id}", TableInfo)).version == player.version
        for path in ("record", "replay"):
            with pytest.raises(ServerRefused, match="only once the match is over"):
                await eve.get(f"/api/tables/{made.table.id}/{path}", TableInfo)
        async with home.visitor().seat(made.table.id, since=began.version + 2) as other:
            assert other.version == began.version
        assert [type(message).__name__ for message in watcher.heard] == ["State", "Refused"]


async def test_who_gives_a_seat_up_sees_no_more_than_those_who_watch(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "perilous", "mo", delay=Delay(50))
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        await play_together(8, first, second)
        began = 3
        assert isinstance(await second.ask(Resign(new_id())), Ack)
        await second.until(lambda: second.you == [])
        assert second.version == began
        await play_on(first, 2)
        assert second.version == began


# ---- open hands ------------------------------------------------------------------------------------


def sides(player: TableClient) -> list[bool]:
    """For each seat, True if a spectator sees its hand."""
    assert player.play is not None
    return [bool(hand(view, seat)) for seat, view in enumerate(player.play.sides)]


async def test_hands_are_open_while_everybody_agrees(home: House) -> None:
    ann, bob, eve = home.visitor(), home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo")
    await join(bob, made)
    table = made.table.id
    async with ann.seat(table) as first, bob.seat(table) as second, eve.seat(table) as watcher:

        async def show(player: TableClient, agree: bool) -> None:
            done = await player.ask(Show(new_id(), agree))
            assert isinstance(done, Ack)
            await asyncio.gather(*(seen(one, done.version) for one in (first, second, watcher)))

        assert sides(watcher) == []
        await show(first, agree=True)
        assert sides(watcher) == []
        assert second.info is not None
        assert [seat.shows for seat in second.info.seats] == [True, False]
        await show(second, agree=True)
        assert sides(watcher) == [True, True]
        for player in (first, second):  # those who play see their own hand and no other
            assert player.play is not None
            assert player.play.sides == []
            assert hand(player.play.view, 1 - player.you[0]) == []
        await play_on(first if needed(first) else second, 1)
        assert sides(watcher) == [True, True]
        await show(first, agree=False)
        assert sides(watcher) == []
        async with home.visitor().seat(table) as newcomer:
            assert sides(newcomer) == []
        kinds = [
            message.notice.kind for message in watcher.heard if isinstance(message, Update) and message.notice
        ]
        assert kinds == ["shows", "shows", "hides"]


@pytest.mark.parametrize(("agree", "why"), [(True, "server-shown-already"), (False, "server-hidden-already")])
async def test_who_agrees_twice_is_told_so(home: House, agree: bool, why: str) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    async with ann.seat(made.table.id) as player, home.visitor().seat(made.table.id) as watcher:
        if agree:
            await player.ask(Show(new_id(), agree))
        for one, reason in ((player, why), (watcher, "server-not-your-seat")):
            refused = await one.ask(Show(new_id(), agree))
            assert isinstance(refused, Refused)
            assert refused.reason.key == reason


async def test_somebody_new_at_the_table_has_not_agreed(home: House) -> None:
    ann, bob, eve = home.visitor(), home.visitor(), home.visitor()
    made = await make(ann, "perilous", "moo", options={"hands": "hidden"})
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        for player in (first, second):
            assert isinstance(await player.ask(Show(new_id(), agree=True)), Ack)
        await join(eve, made)
        async with home.visitor().seat(made.table.id) as watcher:
            assert sides(watcher) == []


def test_what_happened_before_or_after_the_consent_stays_secret() -> None:
    """Each version is told under what was agreed when it happened, also to those who come later."""
    pen = Pen("kmon", 2, Delay(), seed=3)
    chance = stream_of(5, 7)

    def answer(count: int) -> None:
        for _ in range(count):
            seat = pen.table.needed[0]
            number = int(pen.table.playing.choice(seat).sample(chance))
            pen.write(wishes.answered(pen.table.playing, seat, number))

    answer(10)
    pen.write(table_events.Showed((0, 1), agree=True))
    answer(20)
    pen.write(table_events.Showed((1,), agree=False))
    answer(10)
    match = pen.table.playing
    told = {event.n: event for event in presenter.state(pen.table, WATCHER, 0.0, [], 0).events}
    secret = {True: 0, False: 0}
    for happening in pen.table.happenings:
        public = telling.told(match, happening._replace(shown=False), WATCHER)
        each = [telling.told(match, happening, Viewer((seat,), "en", named=True)) for seat in (0, 1)]
        for plain, *seen_by in zip(public, *each, strict=True):
            assert told[plain.n] in seen_by if happening.shown else told[plain.n] == plain
            secret[happening.shown] += any(one != plain for one in seen_by)
            if happening.shown and any(one != plain for one in seen_by):
                assert told[plain.n] != plain
    assert min(secret.values()) > 0, "no event was secret, so that nothing was tested"


def test_a_table_where_only_computers_play_shows_no_hands() -> None:
    table = TableLog("t")
    table.places = [Place("computer", level="random")] * 2
    assert not table.shown


def test_a_match_that_does_not_go_on_here_is_shown_as_late_as_before() -> None:
    """It may go on where its rules are: whoever watches it with a delay is not told the rest."""
    pen = Pen("kmon", 2, Delay(LATE), seed=3)
    pen.answer(5, 12)
    rows = pen.rows
    sound = delayed_view.DelayedView(rebuilt("t", rows), 1e9).table
    last = max(n for n, row in enumerate(rows) if isinstance(row.act, table_events.Answered))
    rows[last] = LogRow(
        rows[last].version, rows[last].at, msgspec.structs.replace(rows[last].act, digest="other")
    )
    table = rebuilt("t", rows)
    late = delayed_view.DelayedView(table, 1e9).table
    assert (table.status, late.status) == ("broken", "broken")
    assert table.answers == 10
    assert 0 <= late.answers <= sound.answers <= 12 - LATE


async def test_who_is_nobody_by_now_is_told_so_at_once(home: House) -> None:
    """Back on a line without the cookie, nothing is missing, but what is known was for somebody else."""
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo")
    await join(bob, made)
    async with ann.seat(made.table.id) as player:
        assert player.you == [0]
        again = len(player.heard)
        player._ask_again()
        await player.until(lambda: any(isinstance(one, Online) for one in list(player.heard)[again:]))
        assert not any(isinstance(one, State) for one in list(player.heard)[again:]), "it is still Ann"
        player.visitor = home.visitor()
        player._ask_again()
        await player.until(lambda: player.you == [])
        assert player.play is not None
        assert player.play.viewer == SPECTATOR

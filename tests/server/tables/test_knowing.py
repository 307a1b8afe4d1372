"""Secrets: nothing that is sent to anybody depends on what they cannot know."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.server.door.test_guard import ask
from tests.server.house import House, join, make, needed

from playmat.kernel.event import HIDDEN, SPECTATOR, Log
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.registry import game as installed_game
from playmat.kernel.registry import games as installed_games
from playmat.kernel.rng import stream_of
from playmat.server.clients.client import ServerRefused, TableClient, new_id
from playmat.server.log import table_events
from playmat.server.log.table_events import LogRow, Place
from playmat.server.log.table_log import Happening, TableLog, rebuilt
from playmat.server.process.audience import presenter, telling
from playmat.server.process.audience.viewer import Viewer
from playmat.server.process.automation import question
from playmat.server.process.bot_process import MoveTask
from playmat.server.process.table_session import new_table
from playmat.server.protocol.client_messages import Position
from playmat.server.protocol.server_messages import Clock, Dealt, Update

GAMES = [one for one in (("khtcg", 2), ("kmon", 2), ("perilous", 3)) if one[0] in installed_games()]


def random_table(game_id: str, seats: int, seed: int, answers: int) -> TableLog:
    """A table in the middle of a match with random answers."""
    game = installed_game(game_id)
    roles = game.roles or ("",) * seats
    places = tuple(Place("person", role=roles[seat], person=f"p{seat}") for seat in range(seats))
    options: dict[str, str | int | bool] = {"hands": "hidden"} if game_id == "perilous" else {}
    setup = Setup(game_id, tuple(Seat(role=place.role) for place in places), options=options)
    checked = Match(game, setup).setup
    table = TableLog("t")
    table.take(
        LogRow(
            1,
            1.0,
            table_events.Opened(game_id, "", checked.options, places, Clock(), True, True, False, "p0"),
        )
    )
    table.take(LogRow(2, 2.0, table_events.Begun(seed, "salt", game.version, game.data_hash())))
    chance = stream_of(seed, 7)
    for version in range(3, 3 + answers):
        if not table.needed:
            break
        seat = table.needed[0]
        answer = int(table.playing.choice(seat).sample(chance))
        table.take(LogRow(version, float(version), table_events.Answered(seat, answer, "", "")))
    return table


def everything(table: TableLog, viewer: Viewer) -> bytes:
    """All that a viewer is sent at this moment."""
    state = presenter.state(table, viewer, 0.0, [], 0)
    latest = presenter.update(table, table.happenings[-1], viewer, 0.0, table.summary())
    return msgspec.json.encode([state, latest])


@pytest.mark.parametrize(("game_id", "seats"), GAMES)
@pytest.mark.parametrize("answers", [0, 5, 20, 60])
def test_a_viewer_is_told_the_same_in_two_worlds_he_cannot_tell_apart(
    game_id: str, seats: int, answers: int
) -> None:
    """All that a seat cannot know is dealt again: every byte that it is sent stays as it was."""
    table = random_table(game_id, seats, 1000 + answers, answers)
    if table.status != "running":
        pytest.skip("the match was over before")
    match = table.playing
    original = match.state
    changed = 0
    for seat in range(seats):
        viewer = Viewer((seat,), "en")
        before = everything(table, viewer)
        other = original.redeal(seat, stream_of(answers + seat, 3))
        other.log, other.live = original.log, False
        other.nature = original.nature.clone()  # what was thrown so far is no secret, and undo asks for it
        match.state = other
        changed += other.encode() != original.encode()
        after = everything(table, viewer)
        match.state = original
        assert after == before
    assert changed, "nothing was dealt again, so that nothing was tested"


def test_an_event_is_told_by_number_alone_to_who_may_know_nothing_of_it() -> None:
    table = random_table("kmon", 2, 5, 10)
    match = table.playing
    face_kind, face_args = HIDDEN, [0]
    event = Log().write_secret(1, 0, [20], "KM-SETUP-02", 0b01, face_kind, face_args)
    happening = Happening(table.happenings[-1].row, 7, (event,), None, None)
    assert telling.told(match, happening, Viewer((0,), "en"))[0].said is not None
    for viewer in (Viewer((1,), "en"), Viewer((), "en")):
        told = telling.told(match, happening, viewer)
        assert msgspec.json.encode(told) == b'[{"n":7}]'


def test_a_version_one_may_know_nothing_of_is_its_number_alone() -> None:
    table = random_table("kmon", 2, 5, 3)
    happening = table.take(LogRow(table.version + 1, 99.0, table_events.Resumed()))
    update = presenter.update(table, happening, Viewer((), "en"), 0.0, table.summary())
    assert msgspec.json.encode(update) == b'{"type":"update","version":%d}' % table.version


def test_a_computer_player_is_given_a_position_without_secrets() -> None:
    """The position its process gets shows its seat what the seat sees, and the others something else."""
    table = random_table("kmon", 2, 9, 12)
    match = table.playing
    seat = table.needed[0]
    asked = question(table, seat, "greedy")
    assert asked.state != match.state.encode()
    given = match.game.decode(asked.state)
    assert match.game.view(given, seat) == match.view(seat)
    other = 1 - seat
    assert match.game.view(given, other)["seats"][other]["hand"] != match.view(other)["seats"][other]["hand"]


@pytest.mark.parametrize("game_id", ["khtcg", "kmon", "perilous"])
def test_what_a_computer_player_is_sent_depends_on_nothing_hidden(game_id: str) -> None:
    """Byte for byte the same, however that lies which its seat cannot know: its process has no way to it."""
    moved = 0
    for answers in range(4, 24, 4):
        table = random_table(game_id, 2, 7, answers)
        match = table.playing
        seat = table.needed[0]
        asked = msgspec.msgpack.encode(question(table, seat, "greedy"))
        there = match.state
        match.state = there.redeal(seat, stream_of(answers, 1))
        assert msgspec.msgpack.encode(question(table, seat, "greedy")) == asked
        assert msgspec.msgpack.decode(asked, type=MoveTask).state != there.encode()
        moved += match.state.encode() != there.encode()
    assert moved == 5


# ---- over the wire ---------------------------------------------------------------------------------


def hand(view: dict[str, object], seat: int) -> list[str]:
    """The codes of a hand as a view shows it."""
    seats = view["seats"]
    assert isinstance(seats, list)
    return list(seats[seat]["hand"])


async def test_spectators_are_told_what_spectators_may_know(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo")
    await join(bob, made)
    async with ann.seat(made.table.id) as first, home.visitor().seat(made.table.id) as watcher:
        assert watcher.you == []
        assert watcher.play is not None
        assert watcher.play.viewer == SPECTATOR
        assert watcher.play.asks == []
        assert [hand(watcher.play.view, seat) for seat in (0, 1)] == [[], []]
        async with ann.seat(made.table.id, watch=True) as own:
            assert own.you == []
            assert own.play is not None
            assert hand(own.play.view, 0) == []
        assert first.play is not None
        assert hand(first.play.view, 0) != []


async def test_of_two_own_seats_one_is_told_nothing_that_the_other_one_knows(home: House) -> None:
    """As at one device: the seat that is named is all that somebody is, and they answer for no other one."""
    ann = home.visitor()
    made = await make(ann, "kmon", "mm")
    for seat in (0, 1):
        async with ann.seat(made.table.id, only=seat) as one:
            assert one.you == [seat]
            assert one.play is not None
            assert [hand(one.play.view, other) != [] for other in (0, 1)] == [seat == 0, seat == 1]
            assert {ask.seat for ask in one.play.asks} <= {seat}
    async with ann.seat(made.table.id, apart=True) as neither, home.visitor().seat(made.table.id) as watcher:
        assert neither.you == [0, 1]
        assert neither.play is not None
        assert neither.play.viewer == SPECTATOR
        assert neither.play.asks == []
        assert [hand(neither.play.view, seat) for seat in (0, 1)] == [[], []]
        assert neither.events == watcher.events
    async with ann.seat(made.table.id) as both:
        assert both.you == [0, 1]


async def test_a_table_without_spectators_lets_none_in(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mr", watch=False)
    stranger = home.visitor().seat(made.table.id)
    with pytest.raises(ServerRefused, match="cannot watch"):
        async with stranger:
            pass
    async with ann.seat(made.table.id) as player:
        assert player.you == [0]


async def test_a_position_to_think_in_is_given_where_hints_are_allowed(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo", hints=True)
    await join(bob, made)
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        player: TableClient = first if needed(first) else second
        dealt = await player.ask(Position(new_id(), player.you[0]))
        assert isinstance(dealt, Dealt)
        game = installed_game("kmon")
        assert player.play is not None
        assert game.view(game.decode(dealt.state), player.you[0]) == player.play.view
        other = second if player is first else first
        refused = await other.ask(Position(new_id(), player.you[0]))
        assert type(refused).__name__ == "Refused"


async def test_nothing_is_sent_before_it_is_stored(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the disk is slow nobody hears of an answer, not even who gave it."""
    ann, bob = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo")
    await join(bob, made)
    store = home.server.registry.store
    begun, may_go_on = asyncio.Event(), asyncio.Event()
    really = store.append

    async def slowly(addition: object) -> None:
        begun.set()
        await may_go_on.wait()
        await really(addition)  # type: ignore[arg-type]

    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        monkeypatch.setattr(store, "append", slowly)
        player = first if needed(first) else second
        answer = asyncio.create_task(player.act(needed(player)[0], [0]))
        await begun.wait()
        for _ in range(5):  # time enough to be told something
            await ask(home.address + "/health")
        for one in (first, second):
            assert not [message for message in one.heard if isinstance(message, Update)]
        assert not answer.done()
        may_go_on.set()
        await answer
        await second.until(lambda: any(isinstance(message, Update) for message in second.heard))


async def test_an_answer_that_cannot_be_stored_never_happened(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mm")
    store = home.server.registry.store
    async with ann.seat(made.table.id) as player:
        assert player.play is not None
        before = player.play

        async def broken(_addition: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", broken)
            refused = await player.act(needed(player)[0], [0])
        assert (type(refused).__name__, getattr(refused, "code", "")) == ("Refused", "busy")
        async with ann.seat(made.table.id) as again:
            assert again.play is not None
            assert again.play.view == before.view
        assert type(await player.act(needed(player)[0], [0])).__name__ == "Ack"


async def test_a_log_that_does_not_fit_makes_a_broken_table_and_not_a_wrong_one() -> None:
    table = random_table("kmon", 2, 4, 6)
    rows = [happening.row for happening in table.happenings]
    good = rebuilt("t", [row for row in rows if not isinstance(row.act, table_events.Answered)])
    assert good.status == "running"
    wrong = rebuilt("t", rows)  # its answers were written without digests
    assert wrong.status == "broken"
    assert wrong.version == rows[-1].version
    _table, fresh = new_table(table.opened, 1.0, "t")
    older = msgspec.structs.replace(fresh[1].act, rules="0")
    assert rebuilt("t", [fresh[0], LogRow(2, 1.0, older)]).status == "running"  # nothing says that it differs
    other = rebuilt("t", [fresh[0], LogRow(2, 1.0, msgspec.structs.replace(older, data="0"))])
    assert other.status == "broken"

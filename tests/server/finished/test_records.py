"""Records that somebody sends: how long, how often, and who waits meanwhile (nobody)."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path

import msgspec
import pytest
from tests.server.door.test_guard import ask
from tests.server.finished.test_playing_on import played
from tests.server.house import PATIENCE, House, house

from playmat import __version__
from playmat.kernel.choice import NATURE
from playmat.kernel.game import Game, Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.match.record import Record, replay, write_record
from playmat.kernel.registry import game as installed_game
from playmat.kernel.setup_check import check_setup
from playmat.lab.review.curve import MOST_TURNING
from playmat.server.clients.client import ServerRefused
from playmat.server.http import replays
from playmat.server.http.guard import RECORDS
from playmat.server.process.audience import presenter
from playmat.server.process.audience.viewer import Viewer
from playmat.server.protocol.http_bodies import (
    LONGEST_RECORD,
    MAX_BODY,
    RECORD_BODY,
    Problem,
    RecordReplay,
    Replay,
    Turn,
)
from playmat.server.protocol.server_messages import Said

ENTRIES = 9_500
"""Nearly twice the answers and throws of the longest match that was seen."""


def long_match() -> Match:
    """A match of people who always do the first thing they can, which leads to nothing."""
    game = installed_game("khtcg")
    match = Match(game, check_setup(game, Setup("khtcg", (Seat(), Seat()), seed=1)), LiveNature())
    while len(match.entries) < ENTRIES:
        match.answer(match.needed[0], 0)
    return match


def whole_match() -> Match:
    """A match of K-Mon that somebody won."""
    game = installed_game("kmon")
    match = Match(game, check_setup(game, Setup("kmon", (Seat(), Seat()), seed=3)), LiveNature())
    chance = random.Random(3)
    while match.needed:
        moves = match.legal_moves
        match.push(moves[chance.randrange(len(moves))])
    return match


async def test_the_longest_records_are_told_and_nobody_waits_for_it(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record is not played before the server has answered others: it waits for them, not they for it."""
    others = threading.Event()

    def play(record: Record, game: Game) -> Match:
        assert others.wait(PATIENCE), "nobody was answered while a record was played"
        return replay(record, game)

    monkeypatch.setattr("playmat.server.http.replays.replay_record", play)
    replays.table_of_record.cache_clear()
    match = long_match()
    text = write_record(match, __version__)
    assert MAX_BODY < len(text) <= LONGEST_RECORD
    total = sum(entry.seat != NATURE for entry in match.entries)
    telling = asyncio.create_task(home.visitor().post("/api/replay", RecordReplay(text, total), Replay))
    for _ in range(5):
        assert (await ask(home.address + "/health"))[0] == 200
    assert not telling.done()
    others.set()
    replayed = await telling
    assert (replayed.total, [moment.n for moment in replayed.moments]) == (total, [len(match.entries)])
    assert replayed.moments[0].play.view == msgspec.to_builtins(match.view(-2))


def short_record(seed: int) -> str:
    """The record of a match that ends before it began."""
    game = installed_game("kmon")
    match = Match(game, check_setup(game, Setup("kmon", (Seat(), Seat()), seed=seed)), LiveNature())
    return write_record(match, __version__)


async def test_a_record_is_checked_once_for_all_its_parts(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last ones are remembered, each for itself, and no more of them than `KEPT`."""
    checked: list[int] = []

    def check(record: Record, game: Game) -> Match:
        match = replay(record, game)
        checked.append(match.setup.seed)
        return match

    monkeypatch.setattr("playmat.server.http.replays.replay_record", check)
    replays.table_of_record.cache_clear()
    seeds = range(1, replays.KEPT + 2)
    ann = home.visitor()
    for seed in seeds:
        record = short_record(seed)
        parts = [
            await ann.post("/api/replay", RecordReplay(record, at, viewer=viewer, lang=lang), Replay)
            for at, viewer, lang in ((0, -2, "en"), (1, 0, "en"), (0, 1, "ja"))
        ]
        assert [one.play.viewer for part in parts for one in part.moments] == [-2, 1]
    assert checked == list(seeds)
    await ann.post("/api/replay", RecordReplay(short_record(1)), Replay)
    assert checked == [*seeds, 1]


def test_the_turns_that_changed_a_match_most_are_marked() -> None:
    """Three at most, by what a seat's chances were before and after; a turn that changed little is none."""
    even = Said("Turn", "", "kmon-event-turn")
    turns = [Turn(place, even) for place in range(6)]
    replays.mark_turning(turns, [0.5, 0.52, 0.8, 0.6, 0.45, 0.46, 1.0])
    assert [turn.turning for turn in turns] == [False, True, True, False, False, True]
    calm = [Turn(place, even) for place in range(2)]
    replays.mark_turning(calm, [0.5, 0.52, 0.55])
    assert not any(turn.turning for turn in calm)


async def test_only_who_may_see_the_hands_is_told_what_turned_the_match(home: House) -> None:
    """The value counts what the hands hold."""
    text = write_record(whole_match(), __version__)
    marked = (await home.visitor().post("/api/replay", RecordReplay(text), Replay)).turns
    table = replays.table_of_record(text)
    info = presenter.table_info(table.summary(), table.game, Viewer((), "en"))
    told = replays.replay(table, info, -2, False, 0, 1, "en").turns
    assert len(told) == len(marked)
    assert 0 < sum(turn.turning for turn in marked) <= MOST_TURNING
    assert not any(turn.turning for turn in told)


async def test_no_browser_keeps_what_is_told_of_a_table(home: House) -> None:
    """The record of a match that was not listed holds every hand: it is for who sat there."""
    ann = home.visitor()
    table = await played(home, ann, "kmon", 2, 1)
    for path in ("", "/replay", "/record"):
        address = f"{home.address}/api/tables/{table}{path}"
        status, headers, _ = await ask(address, Cookie=ann.cookie_header())
        assert (status, headers["cache-control"]) == (200, "no-store")


async def test_what_is_longer_is_refused(home: House) -> None:
    ann = home.visitor()
    for letter in ("x", "\n", "か", "\U0001f0cf"):
        with pytest.raises(ServerRefused, match=str(LONGEST_RECORD)):
            await ann.post("/api/replay", RecordReplay(letter * (LONGEST_RECORD + 1)), Replay)
        with pytest.raises(ServerRefused, match="record"):
            await ann.post("/api/replay", RecordReplay(letter * LONGEST_RECORD), Replay)
    for path, most in (("/api/replay", RECORD_BODY), ("/api/tables", RECORD_BODY), ("/api/me", MAX_BODY)):
        assert (await ask(home.address + path, b" " * most))[0] == 400
        try:
            status = (await ask(home.address + path, b" " * (most + 1)))[0]
        except OSError:
            continue  # the server closed before all of it was sent
        assert status == 413


@pytest.mark.usefixtures("still")
async def test_records_are_told_only_so_often(tmp_path: Path) -> None:
    letter = msgspec.json.encode(RecordReplay("a letter to a friend"))
    async with house(str(tmp_path / "tables.db"), origins=("https://play.example",)) as public:
        assert (await ask(public.address + "/api/replay", letter, Host="play.example"))[0] == 422
        for _ in range(RECORDS.amount - 1):
            await public.server.limits.count(RECORDS, "record", "127.0.0.1")
        status, _, data = await ask(public.address + "/api/replay", letter, Host="play.example")
        assert status == 429
        assert msgspec.json.decode(data, type=Problem).error.text

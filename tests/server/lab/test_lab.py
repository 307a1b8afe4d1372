"""The lab at a server: reports are read by everybody, and made by who sits at a server of their own."""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
from collections.abc import AsyncIterator, Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.house import PATIENCE, House, house, new_database

import playmat
from playmat import cli
from playmat.lab.balance import figures
from playmat.lab.balance.house_reports import house_reports
from playmat.lab.balance.kept import KeptReport
from playmat.lab.balance.making import report_plan
from playmat.programs import NamedProgram
from playmat.server.clients.client import ServerRefused, Visitor
from playmat.server.process import laboratory
from playmat.server.process.bot_process import packed
from playmat.server.process.laboratory import ReportFailed, played
from playmat.server.process.report_process import MEMORY, GamesDone
from playmat.server.protocol.invitation_bodies import Invitation, Invite
from playmat.server.protocol.lab_bodies import (
    MOST_GAMES,
    DropReport,
    LabInfo,
    Report,
    ReportInfo,
    StartReport,
)
from playmat.server.storage import lab_reports

if sys.platform != "win32":
    import resource

pytest.importorskip("playmat.games.perilous", reason="the reports of these tests are on it")

SMALL = StartReport("perilous", "", "beginner", [], 3)
LARGE = StartReport("perilous", "", "beginner", [], MOST_GAMES)

needs_libraries = pytest.mark.skipif(
    not all(map(find_spec, figures.TABLES)), reason="reports need polars and scipy"
)


class Nothing(msgspec.Struct):
    """An empty body."""


async def look(who: Visitor) -> LabInfo:
    """The lab, as somebody is told it."""
    return await who.get("/api/lab", LabInfo)


async def start(who: Visitor, wanted: StartReport) -> LabInfo:
    """Have a report made."""
    return await who.post("/api/lab/start", wanted, LabInfo)


async def stop(who: Visitor) -> LabInfo:
    """Stop the one that is being made."""
    return await who.post("/api/lab/stop", Nothing(), LabInfo)


async def until(who: Visitor, come: Callable[[LabInfo], bool]) -> LabInfo:
    """Look again and again until something has come."""
    async with asyncio.timeout(PATIENCE):
        while not come(info := await look(who)):  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.02)
    return info


def own(info: LabInfo) -> list[ReportInfo]:
    """The reports that were made here."""
    return [one for one in info.reports if not one.house]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[asyncio.subprocess.Process]:
    """The processes in which reports are made."""
    found: list[asyncio.subprocess.Process] = []
    begin = asyncio.create_subprocess_exec

    async def noted(*words: str, **more: Any) -> asyncio.subprocess.Process:
        process = await begin(*words, **more)
        if any(word.endswith("report_process") for word in words):
            found.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    return found


@pytest.fixture
async def others(tmp_path: Path) -> AsyncIterator[House]:
    """A server for others, at which its own machine is a visitor like any other."""
    async with house(await new_database(tmp_path / "public.db"), behind_proxy=True) as found:
        yield found


# ---- reading -------------------------------------------------------------------------------------


async def test_everybody_reads_the_reports_of_the_house_in_their_language(others: House) -> None:
    for lang, everything in (("en", "all"), ("ja", "全体"), ("it", "tutti")):
        visitor = others.visitor(lang)
        listed = await look(visitor)
        assert [one.id for one in listed.reports] == list(house_reports())
        assert all(one.house and one.current for one in listed.reports)
        for info in listed.reports:
            found = await visitor.get(f"/api/lab/reports/{info.id}", Report)
            assert found.info == info
            assert found.command == house_reports()[info.id].command
            tables = {one.name: one for one in found.tables}
            assert list(tables) == list(house_reports()[info.id].tables)
            for table in found.tables:
                assert all(len(row) == len(table.columns) for row in table.rows)
            labels = {row[0] for row in tables["labels"].rows}
            assert labels == set(info.decks) or not info.decks
            if "first" in tables:
                assert tables["first"].rows[0][0] == everything


async def test_names_stand_in_the_place_of_codes(home: House) -> None:
    found = await home.visitor("it").get("/api/lab/reports/perilous", Report)
    labels = next(one for one in found.tables if one.name == "labels")
    roles = set(playmat.game("perilous").roles)
    assert labels.rows
    assert not {row[0] for row in labels.rows} & roles
    players = list(dict.fromkeys(house_reports()["perilous"].players))
    assert (found.info.players, found.info.decks, found.info.ruleset) == (players, [], "")


@pytest.mark.parametrize("report", ["nothing", "..%2fkmon", "kmon.json", "%00"])
async def test_an_unknown_report_is_refused(home: House, report: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        await home.visitor().get(f"/api/lab/reports/{report}", Report)
    assert refused.value.status == 404


# ---- making --------------------------------------------------------------------------------------


@needs_libraries
async def test_an_owner_has_a_report_made_which_is_kept_until_they_delete_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is what the command that it names makes, and outlives the server."""
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    database = await new_database(tmp_path / "own.db")
    async with house(database) as home:
        owner = home.visitor()
        info = await start(owner, SMALL)
        assert info.run is not None
        assert (info.run.game, info.run.games) == ("perilous", SMALL.games)
        info = await until(owner, lambda info: info.run is None)
        assert info.failed is None
        (mine,) = own(info)
        assert (mine.games, mine.players, mine.house, mine.current) == (3, ["beginner"], False, True)
        found = await owner.get(f"/api/lab/reports/{mine.id}", Report)
        assert found.info == mine
        kept = await lab_reports.LabReports(home.server.registry.store.engine).find(mine.id)
    assert await asyncio.to_thread(cli.main, [*found.command.split()[1:], "--json", "--workers", "1"]) == 0
    printed = msgspec.json.decode(capsys.readouterr().out, type=KeptReport)
    assert msgspec.structs.replace(kept, made=printed.made) == printed
    async with house(database) as home:
        owner = home.visitor()
        assert own(await look(owner)) == [mine]
        assert await owner.get(f"/api/lab/reports/{mine.id}", Report) == found
        assert own(await owner.post("/api/lab/drop", DropReport(mine.id), LabInfo)) == []
        with pytest.raises(ServerRefused) as refused:
            await owner.post("/api/lab/drop", DropReport(mine.id), LabInfo)
        assert refused.value.status == 404


@needs_libraries
async def test_one_report_is_made_at_a_time_and_can_be_stopped(
    home: House, started: list[asyncio.subprocess.Process]
) -> None:
    owner = home.visitor()
    await start(owner, LARGE)
    going = await until(owner, lambda info: info.run is not None and info.run.done > 0)
    assert going.run is not None
    assert going.run.games == MOST_GAMES
    with pytest.raises(ServerRefused, match="already being made"):
        await start(owner, SMALL)
    if hasattr(os, "getpriority"):
        assert os.getpriority(os.PRIO_PROCESS, started[0].pid) == laboratory.LAST
    if sys.platform == "linux":
        assert resource.prlimit(started[0].pid, resource.RLIMIT_AS)[0] == MEMORY
    stopped = await stop(owner)
    assert (stopped.run, own(stopped)) == (None, [])
    assert (stopped.stopped, stopped.failed) == (True, None)
    assert started[0].returncode is not None
    assert (await stop(owner)).run is None
    again = await start(owner, LARGE)
    assert (again.stopped, again.failed) == (False, None)
    await stop(owner)
    assert len(started) == 2


@needs_libraries
async def test_a_process_that_dies_makes_no_report_and_the_next_one_does(
    home: House, started: list[asyncio.subprocess.Process]
) -> None:
    owner = home.visitor()
    await start(owner, LARGE)
    await until(owner, lambda info: info.run is not None and info.run.done > 0)
    started[0].kill()
    info = await until(owner, lambda info: info.run is None)
    assert info.failed is not None
    assert info.failed.key == "server-lab-failed"
    await start(owner, SMALL)
    info = await until(owner, lambda info: info.run is None)
    assert (info.failed, len(own(info))) == (None, 1)


@needs_libraries
async def test_a_report_ends_with_its_server(
    tmp_path: Path, started: list[asyncio.subprocess.Process]
) -> None:
    async with house(await new_database(tmp_path / "own.db")) as home:
        await start(home.visitor(), LARGE)
        await until(home.visitor(), lambda info: info.run is not None and info.run.done > 0)
    assert started[0].returncode is not None


async def test_its_process_ends_when_nobody_listens_any_more() -> None:
    """So it does when the server is killed, and can tell it nothing."""
    perilous = playmat.game("perilous")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "playmat.server.process.report_process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(packed(report_plan(perilous, ["beginner"], (), games=1_000_000)))
        length = int.from_bytes(await asyncio.wait_for(process.stdout.readexactly(4), PATIENCE), "big")
        first = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=GamesDone)
        assert first.games > 0
        process.stdin.close()
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 1
    finally:
        if process.returncode is None:
            process.kill()


@needs_libraries
async def test_its_process_ends_by_itself_once_it_has_made_the_report() -> None:
    """Its input is still open then, and something waits for the end of that."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "playmat.server.process.report_process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        process.stdin.write(packed(report_plan(playmat.game("perilous"), ["beginner"], (), games=2)))
        said = await asyncio.wait_for(process.stdout.read(), PATIENCE)
        assert b"ReportMade" in said
        assert (await asyncio.wait_for(process.stderr.read(), PATIENCE), await process.wait()) == (b"", 0)
    finally:
        if process.returncode is None:
            process.kill()


async def test_a_process_that_breaks_says_where() -> None:
    plan = report_plan(playmat.game("perilous"), ["beginner"], (), games=1)
    with pytest.raises(ReportFailed, match=r"^UnknownGame registry\.py:\d+"):
        await played(msgspec.structs.replace(plan, game="nothing"), lambda _games: None)


@pytest.mark.skipif(sys.platform != "linux", reason="a limit of memory is not the same elsewhere")
async def test_its_process_works_where_the_system_allows_less_memory() -> None:
    """It breaks at the plan here, and not at its own limit, which is higher."""
    plan = report_plan(playmat.game("perilous"), ["beginner"], (), games=1)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-c"),
        f"import resource; resource.setrlimit(resource.RLIMIT_AS, ({MEMORY - 1}, {MEMORY - 1}));"
        "from playmat.server.process.report_process import main; main()",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(packed(msgspec.structs.replace(plan, game="nothing")))
        assert b"UnknownGame" in await asyncio.wait_for(process.stdout.read(), PATIENCE)
        assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()


# ---- refusals ------------------------------------------------------------------------------------


async def test_strangers_make_stop_and_delete_nothing(others: House) -> None:
    stranger = others.visitor("it")
    assert not (await look(stranger)).may_start
    assert (await look(stranger)).missing is None
    for refused in (
        start(stranger, SMALL),
        stop(stranger),
        stranger.post("/api/lab/drop", DropReport("a" * 12), LabInfo),
    ):
        with pytest.raises(ServerRefused, match="Solo chi siede al computer") as error:
            await refused
        assert error.value.status == 403


@needs_libraries
async def test_one_of_several_processes_makes_none(home: House) -> None:
    """The others would not know of it, and could not stop it."""
    assert (await look(home.visitor())).may_start
    home.server.doors.opener = None
    assert not (await look(home.visitor())).may_start
    with pytest.raises(ServerRefused, match="Only someone at the computer"):
        await start(home.visitor(), SMALL)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have only one address of their own")
@needs_libraries
async def test_a_guest_through_an_open_door_reads_and_makes_nothing(tmp_path: Path) -> None:
    async with house(await new_database(tmp_path / "own.db"), network=("127.0.0.2",)) as home:
        owner = home.visitor()
        opened = await owner.post("/api/invitation", Invite(True), Invitation)
        guest = Visitor(opened.links[0].link)
        assert (await guest.get("/api/lab/reports/perilous", Report)).tables
        assert not (await look(guest)).may_start
        with pytest.raises(ServerRefused) as error:
            await start(guest, SMALL)
        assert error.value.status == 403
        assert (await look(owner)).may_start


async def test_without_the_libraries_an_owner_is_told_what_to_install(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reports are shown without them."""
    monkeypatch.setattr(figures, "find_spec", lambda name: None if name == "polars" else name)
    owner = home.visitor()
    info = await look(owner)
    assert not info.may_start
    assert info.missing is not None
    assert "playmat[stats]" in info.missing.text
    assert (await owner.get("/api/lab/reports/perilous", Report)).tables
    with pytest.raises(ServerRefused, match=r"playmat\[stats\]"):
        await start(owner, SMALL)


KMON = ["KM1-SD1", "KM1-SD2"]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"ruleset": "nothing"}, "nothing"),
        ({"player": "greedy"}, "“greedy” is not a computer player of this game"),
        ({"player": "exec:./bot"}, "is not a computer player of this game"),
        ({"player": "seeing:beginner"}, "is not a computer player of this game"),
        ({"decks": KMON}, "is played without decks"),
        ({"game": "kmon", "games": 2, "decks": ["KM1-SD1", "NO-1"]}, "“NO-1” is not a starter deck"),
        ({"game": "kmon", "games": 2, "decks": ["/etc/passwd", "KM1-SD1"]}, "is not a starter deck"),
        ({"game": "kmon", "games": 2, "decks": ["KM1-SD1", "KM1-SD1"]}, "at least two decks"),
        ({"game": "kmon", "games": 3, "decks": KMON}, "choose an even number"),
        ({"game": "kmon", "games": 180}, "too many games: 5,040. A report made here has 5,000 at most"),
        ({"games": MOST_GAMES + 1}, "5000"),
        ({"games": 0}, "games"),
    ],
)
@needs_libraries
async def test_what_cannot_be_made_is_refused(home: House, changed: dict[str, Any], said: str) -> None:
    if changed.get("game") == "kmon" or "decks" in changed:
        pytest.importorskip("playmat.games.kmon", reason="the decks of this test are of K-Mon")
    owner = home.visitor()
    with pytest.raises(ServerRefused, match=said) as refused:
        await start(owner, msgspec.structs.replace(SMALL, **changed))
    assert refused.value.status in {400, 422}
    info = await look(owner)
    assert (info.run, info.failed) == (None, None)


@needs_libraries
async def test_a_program_of_the_operator_plays_in_no_report(tmp_path: Path) -> None:
    """The command that makes the report could not name it."""
    mine = NamedProgram("mine", shlex.quote(sys.executable))
    async with house(await new_database(tmp_path / "own.db"), programs=(mine,)) as home:
        with pytest.raises(
            ServerRefused, match=r"“mine” is not a computer player .*: beginner, casual, [a-z, ]+\."
        ):
            await start(home.visitor(), msgspec.structs.replace(SMALL, player="mine"))


@needs_libraries
async def test_no_more_reports_are_kept_than_may_be(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_reports, "MOST_REPORTS", 1)
    owner = home.visitor()
    await start(owner, SMALL)
    (mine,) = own(await until(owner, lambda info: info.run is None))
    with pytest.raises(ServerRefused, match="keeps 1 reports at most"):
        await start(owner, SMALL)
    await owner.post("/api/lab/drop", DropReport(mine.id), LabInfo)
    await start(owner, SMALL)
    await stop(owner)


@pytest.mark.parametrize("damage", ["damaged", "another game"])
async def test_a_report_that_cannot_be_shown_is_deleted_like_any_other(home: House, damage: str) -> None:
    facts = msgspec.json.encode(house_reports()["perilous"].facts()).decode()
    kept = facts[:-9] if damage == "damaged" else facts.replace('"perilous"', '"nothing"')
    await lab_reports.LabReports(home.server.registry.store.engine).keep(kept, "{", 1_700_000_000.0)
    owner = home.visitor()
    info = await look(owner)
    assert own(info) == []
    (lost,) = info.lost
    assert lost.made == 1_700_000_000.0
    assert (await owner.post("/api/lab/drop", DropReport(lost.id), LabInfo)).lost == []


async def test_strangers_are_told_of_no_report_that_cannot_be_shown(others: House) -> None:
    await lab_reports.LabReports(others.server.registry.store.engine).keep("{", "{", 1.0)
    assert (await look(others.visitor())).lost == []

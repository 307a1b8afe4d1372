"""Programs of the operator's as computer players: named by them, chosen by visitors, shown to nobody."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec
import pytest
from tests.server.house import ended, house, play_on

from playmat.kernel.errors import BadSetup
from playmat.players import roster
from playmat.programs import NamedProgram, read_named
from playmat.server.bootstrap import Settings, check_settings
from playmat.server.clients.client import ServerRefused, Visitor, new_id
from playmat.server.protocol.client_messages import Resign
from playmat.server.protocol.http_bodies import GameList, NewSeat, NewTable, Seated

BOT = """
import json, sys
try:
    from resource import RLIMIT_AS, getrlimit
    free = getrlimit(RLIMIT_AS)[0] == getrlimit(RLIMIT_AS)[1]
except ImportError:
    free = True
for line in sys.stdin:
    question = json.loads(line)
    with open(sys.argv[1], "a") as notes:
        notes.write(json.dumps({"game": question["game"], "free": free}) + "\\n")
    if len(sys.argv) > 2:
        sys.exit(sys.argv[2])
    print(json.dumps({"id": question["id"], "answer": question["moves"][0]["answer"]}), flush=True)
"""


def bot(folder: Path, *more: str) -> tuple[NamedProgram, Path]:
    """A program called `club` that takes the first move, and the file in which it notes what it is asked."""
    program, notes = folder / "bot.py", folder / "notes.jsonl"
    program.write_text(BOT, encoding="utf-8")
    words = (sys.executable, str(program), str(notes), *more)
    return NamedProgram("club", " ".join(Path(word).as_posix() for word in words)), notes


async def against_club(visitor: Visitor, game: str) -> Seated:
    """A table against it."""
    seats = [NewSeat("me"), NewSeat("computer", level="club")]
    return await visitor.post("/api/tables", NewTable(new_id(), game, seats), Seated)


@pytest.mark.parametrize("game", ["kmon", "perilous"])
async def test_visitors_play_against_a_program_of_the_operator(tmp_path: Path, game: str) -> None:
    club, notes = bot(tmp_path)
    async with house(str(tmp_path / "tables.db"), programs=(club,)) as found:
        visitor = found.visitor()
        games = (await visitor.get("/api/games", GameList)).games
        assert all(one.levels.count("club") == 1 for one in games)
        assert club.command not in msgspec.json.encode(games).decode()
        made = await against_club(visitor, game)
        assert [seat.level for seat in made.table.seats] == ["", "club"]
        async with visitor.seat(made.table.id) as player:
            assert await play_on(player, 6) == 6
            heard = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]
            assert heard
            assert heard == [{"game": game, "free": True}] * len(heard)
            await player.ask(Resign(new_id()))
            await player.until(lambda: ended(player))
            assert club.command not in msgspec.json.encode([player.info, player.play]).decode()
    assert "club" not in roster.names()


async def test_a_program_that_fails_loses_its_turn_and_not_its_seat(tmp_path: Path) -> None:
    club, notes = bot(tmp_path, "no idea")
    async with house(str(tmp_path / "tables.db"), programs=(club,)) as found:
        visitor = found.visitor()
        made = await against_club(visitor, "kmon")
        async with visitor.seat(made.table.id) as player:
            assert await play_on(player, 6) == 6
            assert player.info is not None
            assert player.info.seats[1].level == "club"
    assert len(notes.read_text(encoding="utf-8").splitlines()) > 1


async def test_a_table_outlives_the_program_of_a_seat(tmp_path: Path) -> None:
    club, _notes = bot(tmp_path)
    database = str(tmp_path / "tables.db")
    async with house(database, programs=(club,)) as found:
        visitor = found.visitor()
        made = await against_club(visitor, "kmon")
    async with house(database) as found:
        again = found.visitor()
        for cookie in visitor.cookies:
            again.cookies.set_cookie(cookie)
        async with again.seat(made.table.id) as player:
            assert await play_on(player, 6) == 6


async def test_visitors_choose_no_program_by_its_command(tmp_path: Path) -> None:
    club, _notes = bot(tmp_path)
    async with house(str(tmp_path / "tables.db"), programs=(club,)) as found:
        visitor = found.visitor()
        for level in (f"exec:{club.command}"[:60], "exec", "club:hard"):
            seats = [NewSeat("me"), NewSeat("computer", level=level)]
            with pytest.raises(ServerRefused):
                await visitor.post("/api/tables", NewTable(new_id(), "kmon", seats), Seated)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("club", "NAME=PROGRAM"),
        ("club=not-there", "no program"),
        ("club=", "no program"),
        ("The Club=python3", "The Club"),
        ("greedy=python3", "greedy"),
        ("exec=python3", "exec"),
    ],
)
def test_what_names_no_program_is_refused(tmp_path: Path, said: str, why: str) -> None:
    said = said.replace("python3", Path(sys.executable).as_posix())
    with pytest.raises(BadSetup, match=why):
        check_settings(Settings(str(tmp_path / "tables.db"), programs=(read_named(said),)))


def test_a_name_is_given_once(tmp_path: Path) -> None:
    twice = (NamedProgram("club", sys.executable), NamedProgram("club", sys.executable))
    with pytest.raises(BadSetup, match="club"):
        check_settings(Settings(str(tmp_path / "tables.db"), programs=twice))
    assert "club" not in roster.names()

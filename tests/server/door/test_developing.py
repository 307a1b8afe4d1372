"""A developer's table: positions as text, steps forward and back, chance that is told; for one machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.house import House, house, new_database

from playmat import __version__
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature, LiveNature
from playmat.kernel.match.record import write_record
from playmat.kernel.match.scenario import begin, dump, play, read_scenario
from playmat.kernel.registry import game as installed_game
from playmat.lab.deals import drawn_setup
from playmat.server.bootstrap import Settings, check_settings
from playmat.server.clients.client import ServerRefused, Visitor
from playmat.server.http.developing.position import start_of
from playmat.server.protocol.dev_bodies import DevStart, DevStep, DevTable, DevWish
from playmat.server.storage.database import DatabaseError

GIVEN = """scenario = 1
game = "perilous"

[setup]
seats = ["kairi", "riku"]
seed = 7

[position]
phase = "assign"
active = "kairi"
dice = ["collect", "collect", "wild", "protect", "attack", "ability"]
heroes.kairi.collect = "ready"

[[step]]
seat = "kairi"
answer = "set collect 1"

[expect]
position.heroes.kairi.collect = "set"
asked = ["riku"]
"""


@pytest.fixture
async def developing(tmp_path: Path) -> Any:
    async with house(await new_database(tmp_path / "dev.db"), dev=DevStart("given.toml", GIVEN)) as made:
        yield made


async def table(visitor: Visitor, text: str = GIVEN, **more: Any) -> DevTable:
    return await visitor.post("/api/dev/table", DevWish(text, **more), DevTable)


async def test_a_document_is_played_with_its_own_steps(developing: House) -> None:
    """And what it expects in vain is said in words, with its line."""
    ann = developing.visitor()
    start = await ann.get("/api/dev", DevStart)
    found = await table(ann, start.text)
    there = play(read_scenario(GIVEN)).match
    assert found.steps == [DevStep(0, "set collect 1")]
    assert found.hash == there.digest()
    assert found.text == dump(there)
    assert found.play.asks[0].seat == 0
    assert [line for line in found.unmet if line.startswith("given.toml, line 20:")] == found.unmet != []
    assert found.events
    assert (await table(ann, start.text, steps=[])).hash == begin(read_scenario(GIVEN)).digest()


async def test_steps_go_on_and_back(developing: House) -> None:
    ann = developing.visitor()
    first = await table(ann, steps=[])
    one = await table(ann, steps=[], seat=0, answer="set collect 1")
    two = await table(ann, steps=one.steps, seat=0, answer="end")
    assert [step.answer for step in two.steps] == ["set collect 1", "end"]
    assert len({first.hash, one.hash, two.hash}) == 3
    assert len(two.events) > len(one.events)
    assert await table(ann, steps=two.steps[:1]) == one
    assert (await table(ann, one.text, steps=[])).text == one.text


async def test_chance_brings_what_it_is_told(developing: House) -> None:
    ann = developing.visitor()
    text = GIVEN.partition("[position]")[0]
    waits = await table(ann, text, steps=[], forced=True)
    assert waits.outcomes is not None
    assert (await table(ann, text, steps=[])).outcomes is None
    brought = [await table(ann, text, steps=[DevStep(chance=one)], forced=True) for one in waits.outcomes[:2]]
    assert brought[0].hash != brought[1].hash
    assert [one.steps for one in brought] == [[DevStep(chance=one)] for one in waits.outcomes[:2]]
    with pytest.raises(ServerRefused) as refused:
        await table(ann, text, steps=[DevStep(chance="nothing of this kind")], forced=True)
    assert "nothing of this kind" in str(refused.value)
    assert "Line" not in str(refused.value)  # it is no step of the document


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (GIVEN.replace('"kairi", "riku"', '"kairi", "rikku"'), "Line 4, setup"),
        (GIVEN.replace("set collect 1", "set collect 9"), "Line 14, step.0"),
        (GIVEN.replace('phase = "assign"', 'phase = "asign"'), "Line 9, position.phase"),
        ("scenario = ", "not a TOML document"),
    ],
)
async def test_a_mistake_is_named_with_its_line(developing: House, broken: str, said: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        await table(developing.visitor(), broken)
    assert said in str(refused.value)


async def test_nobody_else_has_a_developers_table(home: House, developing: House) -> None:
    """No server but one that was started for it, and there no guest who comes by another door."""
    ann = home.visitor()
    for asked in (ann.get("/api/dev", DevStart), table(ann)):
        with pytest.raises(ServerRefused) as refused:
            await asked
        assert refused.value.status == 409
    doors = developing.server.doors
    assert doors.home is not None
    doors.home = (doors.home[0], doors.home[1] + 1)  # whoever comes now came through another door
    doors.guests = frozenset({developing.address})
    guest = developing.visitor()
    for asked in (guest.get("/api/dev", DevStart), table(guest)):
        with pytest.raises(ServerRefused) as refused:
            await asked
        assert refused.value.status == 409


@pytest.mark.parametrize(
    "more",
    [{"host": "0.0.0.0"}, {"origins": ("https://play.example",)}, {"behind_proxy": True}],  # noqa: S104
)
def test_where_others_come_there_is_none(more: dict[str, Any], tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "x.db"), dev=DevStart("x", GIVEN), **more)
    with pytest.raises(DatabaseError) as refused:
        check_settings(settings)
    assert refused.value.phrase.key == "server-dev-public"


def test_it_begins_with_a_game_a_document_or_a_moment_of_a_record(tmp_path: Path) -> None:
    game = installed_game("perilous")
    match = Match(game, drawn_setup(game, 3), LiveNature())
    record = tmp_path / "match.playmat"
    record.write_text(write_record(match, __version__), encoding="utf-8")
    assert start_of(str(record), None, 1) == DevStart("match.playmat", dump(match))
    assert start_of(str(record), 0, 1).text == dump(Match(game, match.setup, AwaitedNature()))
    document = tmp_path / "given.toml"
    document.write_text(GIVEN, encoding="utf-8")
    assert start_of(str(document), None, 1) == DevStart("given.toml", GIVEN)
    made = begin(read_scenario(start_of("perilous", None, 3).text))
    assert made.setup.seats == drawn_setup(game, 3).seats
    assert made.asked

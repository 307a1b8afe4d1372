"""Players of a third party: installed with pip, and then named wherever players are named."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import playmat
from playmat import cli
from playmat.players import roster
from playmat.server.http.reference_data import game_info
from playmat.terminal.start.arranging import arrange, kinds_for

PLAYERS = """
class Cautious:
    games = ("kmon",)

    def __init__(self, stream):
        self.stream = stream

    def decide(self, glimpse):
        return glimpse.choice.nth(0)


class Keen:
    levels = ("quick", "deep")

    def __init__(self, stream, level):
        self.level = level

    def decide(self, glimpse):
        if self.level == "deep":
            raise RuntimeError("too deep")
        return glimpse.choice.nth(0)


NOTHING = 7
"""

ENTRY_POINTS = """
[playmat.players]
cautious = third_party_players:Cautious
keen = third_party_players:Keen
greedy = third_party_players:Cautious
nothing = third_party_players:NOTHING
missing = third_party_players_that_are_not_there:Player
leaving = third_party_leaving:Player
"""


@pytest.fixture(autouse=True)
def third_party(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the players for the time of a test, also for the processes that it starts."""
    (tmp_path / "third_party_players.py").write_text(PLAYERS, encoding="utf-8")
    (tmp_path / "third_party_leaving.py").write_text("import sys; sys.exit('bye')", encoding="utf-8")
    info = tmp_path / "third_party_players-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: third-party-players\nVersion: 1\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    roster.forget()
    yield
    roster.forget()
    sys.modules.pop("third_party_players", None)


def test_they_are_offered_for_the_games_they_play() -> None:
    kmon, khtcg = playmat.game("kmon"), playmat.game("khtcg")
    assert roster.offered(kmon)[-3:] == ("cautious", "keen:quick", "keen:deep")
    assert "cautious" not in roster.offered(khtcg)
    assert {"cautious", "keen:deep"} <= set(kinds_for(kmon)), "the dialog of the terminal"
    assert {"cautious", "keen:deep"} <= set(game_info(kmon, "it").levels), "the browser"
    assert [kind for _role, kind in arrange(kmon, None, ["human", "keen"], "en").seats] == ["human", "keen"]


def test_players_of_the_house_cannot_be_replaced() -> None:
    match = playmat.play(playmat.new_match("kmon", seed=2), ["greedy"])
    assert match.digest() != playmat.play(playmat.new_match("kmon", seed=2), ["cautious"]).digest()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_command_plays_them(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--players", "cautious,keen:quick", "--games", "2", "--json", "--workers", workers]
    assert cli.main(["simulate", "kmon", *arguments]) == 0
    assert [side["player"] for side in json.loads(capsys.readouterr().out)["seats"]] == [
        "cautious",
        "keen:quick",
    ]


def test_a_fault_costs_the_turn_and_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "kmon", "--players", "keen:deep,random", "--games", "1", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["lapses"] > 0
    assert "too deep" in told["lapsed"][0]["error"]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["simulate", "kmon", "--players", "cautius"], "Did you mean “cautious”"),
        (["simulate", "khtcg", "--players", "cautious"], "does not know the game"),
        (["simulate", "kmon", "--players", "keen:slow"], "quick, deep"),
        (["simulate", "kmon", "--players", "missing"], "cannot be loaded"),
        (["simulate", "kmon", "--players", "nothing"], "cannot be loaded"),
        (["simulate", "kmon", "--players", "leaving"], "SystemExit: bye"),
        (["play", "kmon", "--plain", "--seat", "cautius"], "Did you mean “cautious”"),
        (["play", "kmon", "--plain", "--seat", "human", "zzz"], "Choose one of"),
    ],
)
def test_a_name_that_nobody_has_is_refused(
    command: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(command) == cli.BAD_USE
    assert said in capsys.readouterr().err


def test_a_process_of_the_server_knows_them() -> None:
    """A question of a table is answered in a process of its own, which looks for players itself."""
    code = "from playmat.players import names; print('cautious' in names())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"

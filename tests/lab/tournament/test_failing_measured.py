"""A player that fails while its play is measured is named: no simpler player is measured in its name."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import playmat
from playmat import cli
from playmat.kernel.choice import CONCEDE
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import write_record
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import Stream
from playmat.lab.deals import drawn_setup
from playmat.players import roster


class Quits:
    """Answers some questions, then ends the program."""

    def __init__(self, stream: Stream) -> None:
        self.left = 3

    def decide(self, glimpse: Glimpse) -> int:
        """The first answer."""
        self.left -= 1
        if self.left < 0:
            sys.exit("this was too hard")
        return int(glimpse.choice.nth(0))


@pytest.fixture(autouse=True)
def quits() -> Iterator[None]:
    """The player under its name."""
    playmat.register_player("quits", Quits)
    yield
    roster.forget()


@pytest.mark.parametrize(
    "command",
    [
        ["calibrate", "kmon", "--player", "quits", "--games", "2"],
        ["train", "kmon", "--player", "quits", "--games", "2", "--judge-games", "0"],
        ["train", "kmon", "--player", "random", "--games", "1", "--judge", "quits", "--judge-games", "1"],
        ["baselines", "kmon", "--players", "quits", "--games", "2"],
        ["baselines", "kmon", "--players", "random", "--games", "2", "--against", "quits"],
    ],
    ids=["calibrated", "learned from", "judging", "in an environment", "met in an environment"],
)
def test_a_player_that_fails_where_it_is_measured_is_named(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if command[0] == "baselines":
        pytest.importorskip("gymnasium")
    if command[0] == "train":
        pytest.importorskip("numpy")
        command = [*command, "--out", str(tmp_path / "w.toml")]
    assert cli.main(command) == 2
    said = capsys.readouterr().err
    for part in ("quits", "seed", "SystemExit: this was too hard", "decide"):
        assert part in said


def test_nobody_stands_in_for_whom_decisions_are_compared_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path))
    game = playmat.game("kmon")
    match = Match(game, drawn_setup(game, 3))
    for _answer in range(30):
        match.answer(match.to_move, match.choice(match.to_move).nth(0))
    match.answer(match.to_move, CONCEDE)
    file = tmp_path / "m.playmat"
    file.write_text(write_record(match, "1"), encoding="utf-8")
    assert cli.main(["analyse", str(file), "--all", "--player", "quits"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    for part in ("quits", "after answer", "SystemExit: this was too hard", "decide"):
        assert part in said.err


def test_a_player_that_nobody_knows_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["calibrate", "kmon", "--player", "quitter"]) == 2
    assert "Did you mean" in capsys.readouterr().err

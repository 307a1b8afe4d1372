"""docs/cards.md, followed literally: every file is checked as it says, every command prints what it says."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from playmat import cli
from playmat.games.kmon import GAME
from playmat.workshop.card_files import in_programs

PAGE = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
CARDS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = re.findall(r"^\$ (playmat .*)\n((?:[^$`].*\n)*)", PAGE, re.MULTILINE)


@pytest.fixture(autouse=True)
def my_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the tutorial with its first card, in the folder where the commands are typed."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "my-set.toml"
    path.write_text(CARDS[0], encoding="utf-8")
    return path


def printed(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    cli.main([*shlex.split(command)[1:]])
    return capsys.readouterr().out.strip()


def test_the_commands_print_what_the_page_says(my_set: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Those of K-Mon (`kmon`) and the last ones, of the Kingdom Hearts TCG (`khtcg`)."""
    said = [(command, [line.strip() for line in lines.splitlines()]) for command, lines in COMMANDS if lines]
    assert len(said) == 8
    good, show, broken, unaimed, *sentences = said
    for command, lines in sentences:
        assert [line.strip() for line in printed(command, capsys).splitlines()] == lines
    assert printed(good[0], capsys).splitlines() == good[1]
    assert printed(show[0], capsys).splitlines() == show[1]
    my_set.write_text(CARDS[0].replace('"damage"', '"dammage"', 1), encoding="utf-8")
    assert printed(broken[0], capsys).splitlines() == broken[1]
    my_set.write_text(CARDS[0].replace('target = "opp_active"\n', "", 1), encoding="utf-8")
    assert printed(unaimed[0], capsys).splitlines() == unaimed[1]


def test_all_cards_of_the_page_are_one_good_set(my_set: Path, capsys: pytest.CaptureFixture[str]) -> None:
    my_set.write_text("".join(CARDS), encoding="utf-8")
    assert printed("playmat cards check my-set.toml", capsys) == "my-set.toml is valid."
    said = re.search(r"prints: \*(.*)\*", PAGE)
    assert said is not None
    assert said.group(1) in printed("playmat cards show MY1-02 --cards my-set.toml --lang en", capsys)
    assert "Ember Rain" in printed("playmat cards list kmon --element fire --cards my-set.toml", capsys)


def test_the_set_can_be_played_with(my_set: Path, capsys: pytest.CaptureFixture[str]) -> None:
    my_set.write_text("".join(CARDS), encoding="utf-8")
    text = printed("playmat decks random kmon --seed 4 --cards my-set.toml", capsys)
    assert "Team" in text
    assert cli.main(["simulate", "kmon", "--cards", "my-set.toml", "--games", "2", "--workers", "1"]) == 0
    text = in_programs(GAME, my_set.read_text(encoding="utf-8"), my_set.name)
    game = GAME.with_sets((my_set.name, text))
    cards = {f"MY1-0{number}" for number in range(1, 7)} | {"MY1-K01"}
    assert set(game.codes()) - set(GAME.codes()) == cards

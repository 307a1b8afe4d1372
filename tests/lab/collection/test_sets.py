"""`--cards`: card sets of one's own in `decks` and `simulate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.own_set import OWN_SET, deck_with_own, own_set

from playmat.cli import main


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A card set."""
    return own_set(tmp_path)


@pytest.fixture
def deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A starter deck with a card of that set."""
    return deck_with_own(tmp_path, "KM1-SD8", 2, capsys)


def test_a_deck_is_read_with_a_set(own: Path, deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["decks", "check", "kmon", str(deck)]) == 2
    assert "KM-DECK-09" in capsys.readouterr().err
    assert main(["decks", "check", "kmon", str(deck), "--cards", str(own)]) == 0
    assert main(["decks", "show", "kmon", str(deck), "--cards", str(own), "--lang", "ja"]) == 0
    assert "2 Ember Rain" in capsys.readouterr().out


def test_a_round_robin_with_a_set(own: Path, deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "kmon", "--cards", str(own), "--decks", f"{deck},KM1-SD1", "--games", "2"]
    assert main([*words, "--json", "--workers", "1"]) == 0
    alone = json.loads(capsys.readouterr().out)
    assert alone["games"] == 2
    assert alone["errors"] == 0
    assert main([*words, "--json", "--workers", "2"]) == 0
    together = json.loads(capsys.readouterr().out)
    alone.pop("run")
    together.pop("run")
    assert together == alone


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "perilous"], "is not played with card sets"),
        (["decks", "list", "perilous"], "is not played with card sets"),
    ],
)
def test_games_without_cards_refuse(
    words: list[str], said: str, own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--cards", str(own)]) == 2
    assert said in capsys.readouterr().err


def test_what_is_no_card_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "kmon", "--cards", str(tmp_path / "none.toml")]) == 2
    assert "none.toml cannot be read" in capsys.readouterr().err
    broken = tmp_path / "broken.toml"
    broken.write_text(OWN_SET.replace('"damage"', '"dammage"'), encoding="utf-8")
    assert main(["decks", "list", "kmon", "--cards", str(broken)]) == 2
    assert "broken.toml, line 11, card MY1-01" in capsys.readouterr().err

"""A card set of somebody's own, as a file beside the game's: one card of K-Mon."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.cli import main

OWN_SET = """
set = "MY1"

[[card]]
code = "MY1-01"
type = "ability"
name = { en = "Ember Rain", it = "Pioggia di Brace" }
element = "fire"
cost = 2
target = "opp_active"
effects = [{ op = "damage", amount = 4 }]
"""


def own_set(folder: Path) -> Path:
    """The set as a file in a folder."""
    path = folder / "my-set.toml"
    path.write_text(OWN_SET, encoding="utf-8")
    return path


def deck_with_own(folder: Path, starter: str, copies: int, capsys: pytest.CaptureFixture[str]) -> Path:
    """A starter deck with so many copies of the card of the set added, as a file in a folder."""
    assert main(["decks", "show", "kmon", starter]) == 0
    path = folder / "deck.txt"
    path.write_text(f"{capsys.readouterr().out}\n{copies} Ember Rain\n", encoding="utf-8")
    return path

"""A card set of somebody's own, as a file beside the game's: one card of K-Mon."""

from __future__ import annotations

from pathlib import Path

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

"""The table of a game that has none of its own: every field by its name, every value in a word."""

from __future__ import annotations

import pytest
from tests.embers import EMBERS

from playmat import texts
from playmat.kernel.phrase import Filling
from playmat.terminal.tables import tree_text
from playmat.terminal.tables.seen_position import Sight
from playmat.terminal.words import Words

VIEW = {
    "rounds_left": 3,
    "laid": [True, False],
    "hands": [[1, 2], [1, 3]],
    "card": "",
    "seats": [{"won": None, "pile": []}],
}


def seen() -> Sight:
    return Sight(EMBERS, VIEW, 0, Words("it"))


def test_every_value_is_said_in_a_word_and_places_count_from_1() -> None:
    assert tree_text.lines(seen()) == [
        "Rounds left: 3",
        "Laid: ✓ –",
        "Hands:",
        "  1: 1 2",
        "  2: 1 3",
        "Card: –",
        "Seats:",
        "  1:",
        "    Won: –",
        "    Pile: –",
    ]


def test_a_field_is_called_as_the_game_calls_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"embers-view-rounds-left": "Turni rimasti", "embers-view-won": "Vinte"}

    def render_or(key: str, lang: str, otherwise: str, **_args: Filling) -> str:
        assert lang == "it"
        return found.get(key, otherwise)

    monkeypatch.setattr(texts, "render_or", render_or)
    said = tree_text.lines(seen())
    assert said[0] == "Turni rimasti: 3"
    assert said[-2] == "    Vinte: –"

"""The kernel's promises about every game, checked with all published decks, both rulesets, many options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.embers.test_conformance import players_answered
from tests.khtcg.borders.matches import setup_of

from playmat.games.khtcg import GAME
from playmat.kernel.game import Setup
from playmat.testing import check_game

OPTIONS: list[dict[str, Any]] = [
    {},
    {},
    {"any_time_drops": "every_step", "fc_stacking": True, "turn_limit": 30},
    {"dark_level_cap": "lifetime", "name_match": "whole_words", "assign_all_damage": False},
    {"battle_order": "steps", "escape_conditions": "none", "battle_after_escape": True},
    {"battle_order": "free", "unique_by_containment": True, "equip_unique": False},
    {"dark_level_cap": "per_turn", "fc_timing": "action_and_battle", "techniques_per_turn": "none"},
    {"equip_passes_to_same_name": False, "dark_ally_support": "full", "double_end": "active_wins"},
]


def setups() -> Iterator[Setup]:
    """Each set of options, the rulesets in turn."""
    for number, options in enumerate(OPTIONS):
        yield setup_of(number, **options)


@pytest.mark.slow
def test_the_kernel_keeps_its_promises() -> None:
    report = check_game(GAME, setups=setups(), matches=len(OPTIONS), every=12)
    players_answered(report)
    assert report.matches == len(OPTIONS)

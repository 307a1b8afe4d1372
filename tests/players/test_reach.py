"""No player can reach the match itself: not by an attribute, not by a private one, not by the collector."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.crossing import SLOW, first_of

WALK = Path(__file__).with_name("reach.py")


@pytest.mark.parametrize("game_id", first_of(["kmon", "khtcg", "perilous"], SLOW))
def test_nothing_leads_from_a_player_to_the_match(game_id: str) -> None:
    done = subprocess.run([sys.executable, WALK, game_id], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")

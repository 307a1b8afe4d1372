"""The examples for learners, for a moment each; `nox -s ppo` lets the agent learn as long as it needs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

PPO = Path(__file__).parents[2] / "examples" / "masked_ppo.py"


@pytest.mark.slow
def test_an_agent_learns_goes_on_and_is_measured(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: nox -s ppo")
    pytest.importorskip("playmat.games.kmon", reason="the agent learns K-Mon, which is not installed")
    agent = tmp_path / "agent.zip"
    words = ["--opponent", "random", "--minutes", "0.001", "--rows", "4", "--pairs", "2"]
    for more in (["--out", str(agent)], ["--from", str(agent)]):
        done = subprocess.run(
            [sys.executable, PPO, *words, *more], capture_output=True, text=True, check=True
        )
        assert re.search(r"^ +[\d,]+ steps, ", done.stdout, re.MULTILINE)
        assert re.search(r"^won [\d.]+% of 4 matches against random \(", done.stdout, re.MULTILINE)
    beside = ["--players", "random", "--against", "random", "--games", "2", "--json"]
    words = ["baselines", "kmon", "--policy", str(PPO), "--agent", str(agent), *beside]
    done = subprocess.run(
        [sys.executable, "-m", "playmat", *words], capture_output=True, text=True, check=True
    )
    assert [one["player"] for one in json.loads(done.stdout)["players"]] == ["random", "masked_ppo"]

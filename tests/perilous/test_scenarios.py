"""Every scenario document under `scenarios` holds: it expects something, and nothing is unmet."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.games.perilous import GAME
from playmat.kernel.match.scenario import play, read_scenario

FOLDER = Path(__file__).parent / "scenarios"
DOCUMENTS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.toml"))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_scenario_holds(name: str) -> None:
    scenario = read_scenario((FOLDER / name).read_text(encoding="utf-8"), GAME)
    document = scenario.document
    assert document.game == "perilous"
    assert document.title
    expected = [document.expect, *(step.expect for step in document.step)]
    assert any(expect is not None and expect.says_something() for expect in expected)
    assert play(scenario).unmet == []

"""Every scenario once more: saved and loaded after each step; each step taken back and done again."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.again import plain, run, saved_and_loaded, taken_back_and_done_again, whole, written_and_read
from tests.perilous.play import GAME

from playmat.kernel.match.scenario import Scenario, read_scenario

FOLDER = Path(__file__).parent / "scenarios"
DOCUMENTS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.toml"))

every_scenario = pytest.mark.parametrize("name", DOCUMENTS)


def read(name: str) -> Scenario:
    """A scenario document."""
    return read_scenario((FOLDER / name).read_text(encoding="utf-8"), GAME)


@every_scenario
def test_saving_and_loading_after_each_step_leads_to_the_same_end(name: str) -> None:
    """PP-RNG-01: a save in the middle of anything, loaded again."""
    assert whole(run(read(name), saved_and_loaded)) == whole(run(read(name), plain))


@every_scenario
def test_taking_back_and_doing_again_leads_to_the_same_end(name: str) -> None:
    """PP-SM-03: all steps so far are taken back and done again, after each step."""
    assert whole(run(read(name), taken_back_and_done_again)) == whole(run(read(name), plain))


@pytest.mark.slow
@every_scenario
def test_writing_a_document_after_each_step_leads_to_the_same_end(name: str) -> None:
    """PP-INFO-01: a scenario dumped in the middle of anything goes on as the match does."""
    there, again = run(read(name), plain), run(read(name), written_and_read)
    assert GAME.dump(again.state) == GAME.dump(there.state)
    assert (again.asked, again.result) == (there.asked, there.result)

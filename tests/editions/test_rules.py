"""The rules of released editions: what they did, they still do, but for those that were mended since."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.editions.edition import (
    FIRST,
    MOST,
    differing_matches,
    differing_records,
    matches_of,
    mended_of,
    names,
    records_of,
)

from playmat.kernel.game import Game

EDITIONS = {"0.1.0": (5000, 250), "0.2.0": (1000, 50)}
"""By release, how many matches and records of each ruleset are kept."""

RULESETS = [
    pytest.param(FIRST.with_name(release), game, name, id=f"{release}-{name}")
    for release in EDITIONS
    for game, _ruleset, name in names()
]


def test_every_release_that_changed_rules_is_kept() -> None:
    """A release is named by its folder, and its data are shipped."""
    assert sorted(one.name for one in FIRST.parent.iterdir() if (one / "matches").is_dir()) == [*EDITIONS]


@pytest.mark.parametrize(("folder", "game", "name"), RULESETS)
def test_matches_come_to_the_same_states(folder: Path, game: Game, name: str) -> None:
    """Every answer is still allowed, and the hash over all states on the way is what it was."""
    noted = [number for number in mended_of(folder, name).matches if number < MOST]
    assert differing_matches(folder, game, name, MOST) == noted
    assert sum(1 for _match in matches_of(folder, name)) == EDITIONS[folder.name][0]


@pytest.mark.parametrize(("folder", "_game", "name"), RULESETS)
def test_records_replay(folder: Path, _game: Game, name: str) -> None:
    """Answers, outcomes, their words, hashes and the end are what they were."""
    noted = [number for number in mended_of(folder, name).records if number < MOST]
    assert differing_records(folder, name, MOST) == noted
    assert len(records_of(folder, name)) == EDITIONS[folder.name][1]

"""What the rules of the first edition did, they still do, but for those that were mended since."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.editions.edition import (
    differing_matches,
    differing_records,
    matches_of,
    mended_of,
    names,
    records_of,
)

from playmat.kernel.game import Game

EDITION = Path(__file__).parent / "0.1.0"
MOST = int(os.environ.get("PLAYMAT_EDITION_MATCHES", "12"))
"""So many matches and records of each ruleset are played again; `nox -s editions` plays all of them."""

RULESETS = [pytest.param(game, name, id=name) for game, _ruleset, name in names()]


@pytest.mark.parametrize(("game", "name"), RULESETS)
def test_matches_come_to_the_same_states(game: Game, name: str) -> None:
    """Every answer is still allowed, and the hash over all states on the way is what it was."""
    known = [number for number in mended_of(EDITION, name).matches if number < MOST]
    assert differing_matches(EDITION, game, name, MOST) == known
    assert sum(1 for _match in matches_of(EDITION, name)) == 5000


@pytest.mark.parametrize(("_game", "name"), RULESETS)
def test_records_replay(_game: Game, name: str) -> None:
    """Answers, outcomes, their words, hashes and the end are what they were."""
    known = [number for number in mended_of(EDITION, name).records if number < MOST]
    assert differing_records(EDITION, name, MOST) == known
    assert len(records_of(EDITION, name)) == 250

"""`check_game` as docs/extend/game.md shows it: a game is all that it needs to be given."""

from __future__ import annotations

import importlib

import pytest
from tests.crossing import SLOW, first_of
from tests.embers.rules import EmbersMachine
from tests.testing.test_check_game_catches import duel_of

import playmat
from playmat.kernel.state import Reader
from playmat.testing import check_game

STORED = {
    "khtcg": ("playmat.games.khtcg.state.fields", "Fields"),
    "kmon": ("playmat.games.kmon.state.mutations", "KmonState"),
    "perilous": ("playmat.games.perilous.state.fields", "Fields"),
}
"""The module with a game's table of stored fields, and the class that has these fields."""


@pytest.mark.parametrize("game", first_of(sorted(STORED, reverse=True), SLOW))
def test_a_game_of_ours_needs_no_arguments(game: str) -> None:
    """Only fewer matches, and rarer dear checks: the modules of the games do the rest."""
    report = check_game(playmat.game(game), matches=1, every=40)
    assert report.matches == 1
    assert report.checks["fields"] > 10


@pytest.mark.parametrize("game", STORED)
def test_what_follows_from_the_rest_is_what_is_not_stored(game: str) -> None:
    """`DERIVED` and the table `STORED` say the same of a game."""
    module, name = STORED[game]
    fields = importlib.import_module(module)
    rows = [row for row in fields.STORED if row.kind.startswith("derived")]
    assert sorted(getattr(fields, name).DERIVED) == sorted(one for row in rows for one in row.names)


class HasAnAtlas(EmbersMachine):
    """A table that all matches share is declared, so it need not be copied."""

    APART = ("atlas",)

    def __init__(self) -> None:
        super().__init__()
        self.atlas = ("north", "south")


class CountsTheCards(EmbersMachine):
    """A number that follows from the hands is copied, and counted again where a match is read."""

    DERIVED = ("held",)

    def __init__(self) -> None:
        super().__init__()
        self.held = 0

    def clone(self) -> CountsTheCards:
        new = super().clone()
        assert isinstance(new, CountsTheCards)
        new.held = self.held
        return new

    def decode(self, numbers: Reader) -> None:
        super().decode(numbers)
        self.held = 0


@pytest.mark.parametrize("state", [HasAnAtlas, CountsTheCards])
def test_a_state_says_what_is_no_part_of_the_match(state: type[EmbersMachine]) -> None:
    check_game(duel_of(state), matches=1, every=10)

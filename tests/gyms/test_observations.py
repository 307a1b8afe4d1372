"""Observations hold what views hold: in every game the view's numbers are read out of them again."""

from __future__ import annotations

from types import ModuleType

import pytest
from tests.khtcg import reading as khtcg
from tests.kmon import reading as kmon
from tests.perilous import reading as perilous

import playmat
from playmat.kernel.choice import Choice

GAMES: dict[str, ModuleType] = {"khtcg": khtcg, "kmon": kmon, "perilous": perilous}
"""By game, what reads a view out of an observation."""


def test_every_game_with_observations_is_read() -> None:
    assert set(GAMES) == {name for name in playmat.game_ids() if playmat.game(name).observer() is not None}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_the_view_can_be_read_from_the_observation(game: str, seed: int) -> None:
    reading = GAMES[game]
    observer = reading.GAME.observer()
    read_back = 0
    for match in reading.matches(seed):
        assert reading.fits(match)
        for seat in range(len(match.setup.seats)):
            choice = Choice()
            asked = match.state.asks(seat)
            if asked:
                match.state.offer(seat, choice)
            draft = observer.draft(match.state, choice) if asked else None
            observation = observer.observation(match.state, seat, draft)
            assert reading.read(observation, seat) == reading.shown(match.view(seat))
            prompt = observer.schema.numbers(observation, "prompt")
            kind = observer.schema.numbers(observation, "kind")
            assert (prompt, kind) == (([choice.prompt + 1], [choice.kind + 1]) if asked else ([0], [0]))
            read_back += 1
    assert read_back > 100


@pytest.mark.parametrize("game", GAMES)
def test_tables_hold_what_is_printed(game: str) -> None:
    tables = {table.name: table for table in GAMES[game].GAME.observer().tables()}
    for name, wanted in GAMES[game].printed().items():
        table = tables[name]
        assert len(table.rows) == len(table.names) == len(wanted)
        for row, facts in zip(table.rows, wanted, strict=True):
            said = dict(zip(table.columns, row, strict=True))
            assert {key: said[key] for key in facts} == facts


@pytest.mark.parametrize("game", GAMES)
def test_actions_have_names_of_their_own(game: str) -> None:
    observer = GAMES[game].GAME.observer()
    assert len(set(observer.actions)) == len(observer.actions) == observer.size
    assert observer.actions[0] == "pass"

"""Candidates: they are what the mask allows, and their features what tables and observation say."""

from __future__ import annotations

from typing import Any

import pytest
from tests.embers import EMBERS

import playmat
from playmat.gyms.setups import make_batch
from playmat.kernel.choice import Choice, Kind
from playmat.kernel.game import Game
from playmat.kernel.observation.draft import MORE
from playmat.kernel.observation.observer import Naming, Observer
from playmat.kernel.rng import Stream

np = pytest.importorskip("numpy")

from playmat.gyms.candidates import Candidates  # noqa: E402 - only where numpy is installed

OBSERVED = [name for name in playmat.game_ids() if playmat.game(name).observer() is not None]


def positions(game: str | Game, count: int, seed: int) -> Any:
    """Rows of a batch in the middle of random matches, one after the other."""
    batch = make_batch(game, rows=1, every_seat=True, again=True)
    batch.reset(seed)
    stream = Stream(seed, 0)
    for _position in range(count):
        yield batch, list(batch.observations), list(batch.masks)
        batch.step(batch.choose(stream))


def naming_of(observer: Observer, action: int) -> Naming | None:
    """The naming of an action, if it has one."""
    found = [one for one in observer.namings() if one.start <= action < one.start + one.count]
    assert len(found) <= 1
    return found[0] if found else None


def rows(observer: Observer, observation: list[int], name: str) -> list[list[int]]:
    """A field of an observation, row by row."""
    numbers = observer.schema.numbers(observation, name)
    width = observer.schema.field(name).shape[-1]
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


@pytest.mark.parametrize("game", OBSERVED)
def test_a_candidate_is_told_by_tables_and_observation(game: str) -> None:
    observer = playmat.game(game).observer()
    assert observer is not None
    made = Candidates(observer)
    tables = {table.name: table for table in observer.tables()}
    told = printed = 0
    for _batch, observation, mask in positions(game, 400, 3):
        actions, features = made.of(np.array(observation, dtype=np.int16), np.array(mask))
        assert actions.tolist() == [action for action, mark in enumerate(mask) if mark]
        assert features.shape == (len(actions), made.width)
        for action, row in zip(actions.tolist(), features.tolist(), strict=True):
            says = dict(zip(made.columns, row, strict=True))
            naming = naming_of(observer, action)
            assert made.sorts[says["sort"]] == (naming.sort if naming else observer.actions[action])
            wanted = [0] * made.width
            wanted[:2] = row[:2]
            if naming is None:
                assert (says["number"], row) == (0, wanted)
                continue
            number = action - naming.start
            assert says["number"] == number
            if naming.table:
                table = tables[naming.table]
                for column, fact in zip(table.columns, table.rows[number], strict=True):
                    wanted[made.columns.index(f"{table.name}: {column}")] = fact
                printed += 1
            for order, (name, first) in enumerate(naming.places):
                for place, fact in enumerate(rows(observer, observation, name)[first + number]):
                    wanted[made.columns.index(f"{name} {order + 1}: {place}")] = fact
                told += 1
            assert row == wanted
    assert told > 50
    assert printed > 50


@pytest.mark.parametrize("game", [*OBSERVED, EMBERS])
def test_any_answer_is_reached_through_candidates(game: str | Game) -> None:
    kind = playmat.game(game) if isinstance(game, str) else game
    observer = kind.observer()
    assert observer is not None
    made = Candidates(observer)
    for number, (batch, observation, _mask) in enumerate(positions(game, 60, 5)):
        state = batch.rows[0].state
        choice = Choice()
        state.offer(batch.seats[0], choice)
        wanted = choice.sample(Stream(7, number))
        draft = observer.draft(state, choice)
        answer = MORE
        for action in draft.actions_of(wanted):
            assert answer == MORE
            actions, _features = made.of(np.array(observation, dtype=np.int16), np.array(list(draft.mask)))
            assert action in actions
            answer = draft.take(action)
        assert choice.allows(answer)
        means = [observer.draft(state, choice).actions_of(one) for one in (wanted, answer)]
        if choice.kind != Kind.ORDER:  # things that are taken in any order, and copies of one another
            means = [sorted(one) for one in means]
        assert means[0] == means[1]


@pytest.mark.parametrize("game", OBSERVED)
def test_candidates_of_many_matches_are_those_of_each(game: str) -> None:
    batch = make_batch(game, rows=4, every_seat=True, again=True)
    batch.reset(2)
    batch.run(Stream(2, 0), 30)
    made = Candidates(batch.observer)
    observations = np.array(batch.observations, dtype=np.int16).reshape(4, -1)
    masks = np.array(batch.masks).reshape(4, -1)
    of, actions, features = made.of_many(observations, masks)
    for row in range(4):
        alone = made.of(observations[row], masks[row])
        assert actions[of == row].tolist() == alone[0].tolist()
        assert features[of == row].tolist() == alone[1].tolist()


def test_a_game_that_names_nothing_has_sorts_only() -> None:
    observer = EMBERS.observer()
    assert observer is not None
    made = Candidates(observer)
    assert made.columns == ["sort", "number"]
    assert made.sorts == list(observer.actions)

"""The games in OpenSpiel: its own tests, and what they do not look at."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

import playmat
from playmat.kernel.choice import Choice
from playmat.kernel.rng import Stream
from playmat.kernel.state import Status

pyspiel = pytest.importorskip("pyspiel")
np = pytest.importorskip("numpy")

from playmat.gyms.spiel import NAMES, PREFIX  # noqa: E402 - only where it is installed

MANY = 3
"""So many matches of each game are played by OpenSpiel's test where there is time."""


def step(state: Any, dice: random.Random) -> int:
    """Let chance speak, or take a random action; what it was."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        action = int(dice.choices(actions, weights)[0])
    else:
        action = int(dice.choice(state.legal_actions()))
    state.apply_action(action)
    return action


def test_every_game_with_observations_is_registered() -> None:
    known = pyspiel.registered_names()
    assert [name for name in known if name.startswith(PREFIX)] == sorted(NAMES)
    assert len(NAMES) == sum(playmat.game(name).observer() is not None for name in playmat.game_ids())


@pytest.mark.parametrize(
    ("name", "matches"),
    [
        pytest.param(name, matches, marks=[] if matches == 1 else pytest.mark.whole)
        for name in NAMES
        for matches in (1, MANY)
    ],
)
def test_open_spiel_finds_no_fault(name: str, matches: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=matches, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_played_to_its_end_and_can_be_saved_anywhere(name: str) -> None:
    game = pyspiel.load_game(name)
    state, dice, steps, drafts = game.new_initial_state(), random.Random(5), 0, 0
    while not state.is_terminal():
        steps += 1
        if steps % 40 == 0 or (steps < 200 and state.position.steps()):
            drafts += bool(state.position.steps())
            copies = [state.clone(), pickle.loads(pickle.dumps(state))]  # noqa: S301 - its own
            after = random.Random(steps)
            step(state, after)
            for copy in copies:
                step(copy, random.Random(steps))
                assert str(copy) == str(state)
                for seat in range(game.num_players()):
                    assert copy.information_state_string(seat) == state.information_state_string(seat)
                    assert copy.observation_tensor(seat) == state.observation_tensor(seat)
        else:
            step(state, dice)
    result = state.position.table.game.result(state.position.state)
    assert result is not None or max(state.returns()) == 0
    if result is not None and result.winners:
        assert [score > 0 for score in state.returns()] == [
            seat in result.winners for seat in range(game.num_players())
        ]
    assert drafts > 0
    assert state.legal_actions() == []


@pytest.mark.parametrize("name", NAMES)
def test_observations_are_those_of_the_observer_and_the_view(name: str) -> None:
    game = pyspiel.load_game(name)
    state, dice = game.new_initial_state(), random.Random(9)
    for _step in range(150):
        step(state, dice)
        if state.is_terminal():
            break
        if state.is_chance_node():
            continue
        position = state.position
        for seat in range(game.num_players()):
            redealt = position.state.redeal(seat, Stream(3, 0))
            draft = position.draft if seat == state.current_player() else None
            wanted = position.table.observer.observation(redealt, seat, draft)
            assert [int(number) for number in state.observation_tensor(seat)] == wanted
            seen = json.loads(state.observation_string(seat))
            assert seen["view"] == json.loads(json.dumps(position.table.game.view(redealt, seat)))


@pytest.mark.parametrize("name", NAMES)
def test_what_one_player_draws_is_remembered_by_that_player_only(name: str) -> None:
    """Two outcomes of a hidden draw differ for one seat at most; those of dice for all or none."""
    game = pyspiel.load_game(name)
    state, dice, hidden = game.new_initial_state(), random.Random(2), 0
    for _step in range(300):
        if state.is_terminal():
            break
        if state.is_chance_node() and len(state.chance_outcomes()) > 1:
            first, last = state.clone(), state.clone()
            first.apply_action(state.chance_outcomes()[0][0])
            last.apply_action(state.chance_outcomes()[-1][0])
            seats = range(game.num_players())
            differ = [
                first.information_state_string(seat) != last.information_state_string(seat) for seat in seats
            ]
            hidden += sum(differ) < game.num_players()
        step(state, dice)
    assert hidden > 5


def test_a_player_remembers_what_it_did() -> None:
    state, dice = pyspiel.load_game("playmat_kmon").new_initial_state(), random.Random(4)
    for _step in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            step(state, dice)
            continue
        player = state.current_player()
        after = set()
        for action in state.legal_actions():
            child = state.child(action)
            after.add(child.information_state_string(player))
        assert len(after) == len(state.legal_actions())
        step(state, dice)


def test_actions_and_chance_have_words() -> None:
    state, dice = pyspiel.load_game("playmat_perilous").new_initial_state(), random.Random(1)
    while state.is_chance_node():
        outcome = state.chance_outcomes()[0][0]
        assert state.action_to_string(outcome)
        step(state, dice)
    observer = playmat.game("perilous").observer()
    assert observer is not None
    for action in state.legal_actions():
        assert state.action_to_string(action) == observer.actions[action]


def test_the_table_can_be_chosen() -> None:
    given = {"decks": "KM1-SD2/KM1-SD5", "options": "mulligan:true"}
    table = pyspiel.load_game("playmat_kmon", given).new_initial_state().position.table
    assert [seat.deck for seat in table.setup.seats] == [("KM1-SD2",), ("KM1-SD5",)]
    assert table.setup.options["mulligan"] is True
    assert pyspiel.load_game("playmat_perilous", {"seats": 4}).num_players() == 4
    with pytest.raises(playmat.PlaymatError, match="nonsense"):
        pyspiel.load_game("playmat_kmon", {"options": "nonsense:true"})


def test_an_action_that_cannot_be_taken_is_refused() -> None:
    state, dice = pyspiel.load_game("playmat_kmon").new_initial_state(), random.Random(1)
    while state.is_chance_node():
        step(state, dice)
    before = str(state)
    wrong = next(action for action in range(9) if action not in state.legal_actions())
    with pytest.raises(ValueError, match=str(wrong)):
        state.position.take(wrong)
    assert str(state) == before


def test_only_what_one_player_knows_can_be_observed() -> None:
    game = pyspiel.load_game("playmat_kmon")
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="one player"):
        game.make_py_observer(everything)
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.tensor is None


def test_seats_that_are_asked_at_once_answer_one_after_the_other() -> None:
    """Standing offers come first, as in every other client."""
    state, dice = pyspiel.load_game("playmat_perilous").new_initial_state(), random.Random(3)
    for _step in range(200):
        if state.is_terminal():
            break
        position = state.position
        if position.state.status == Status.ASKING:
            choice = Choice()
            position.state.offer(state.current_player(), choice)
            assert position.draft.choice.content() == choice.content()
        step(state, dice)

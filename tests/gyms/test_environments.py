"""The environments keep the promises of the libraries they are written for."""

from __future__ import annotations

import json

import pytest

import playmat
from playmat.gyms.batch import ForbiddenAction

gymnasium = pytest.importorskip("gymnasium")
np = pytest.importorskip("numpy")

from gymnasium.utils.env_checker import check_env  # noqa: E402 - only where it is installed
from gymnasium.vector import AutoresetMode  # noqa: E402

import playmat.gyms  # noqa: E402
from playmat.gyms.single import SeatEnv  # noqa: E402
from playmat.gyms.spaces import named  # noqa: E402
from playmat.gyms.vector import SeatVectorEnv  # noqa: E402

NAMES = playmat.gyms.environments()


def test_every_game_with_observations_is_registered() -> None:
    assert "playmat/KMon-v0" in NAMES
    assert len(NAMES) == sum(playmat.game(name).observer() is not None for name in playmat.game_ids())


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_no_fault(name: str) -> None:
    env = gymnasium.make(name, forbidden="lose")
    check_env(env.unwrapped)
    env.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_played_to_its_end(name: str) -> None:
    env = gymnasium.make(name)
    for seed in range(2):
        env.action_space.seed(seed)
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.observation_space.contains(observation)
            action = env.action_space.sample()
            assert info["action_mask"][action] == 1
            observation, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
            assert reward in ({-1.0, 0.0, 1.0} if over else {0.0})
        with pytest.raises(ForbiddenAction, match="over"):
            env.step(0)


def test_a_forbidden_action_is_an_error_or_loses() -> None:
    strict, lax = SeatEnv("kmon", seat=0), SeatEnv("kmon", seat=0, forbidden="lose")
    for env in (strict, lax):
        observation, info = env.reset(seed=1)
    wrong = int(np.argmin(info["action_mask"]))
    with pytest.raises(ForbiddenAction, match="match 0"):
        strict.step(wrong)
    assert (strict.action_masks() == info["action_mask"]).all()
    assert lax.step(wrong)[1:4] == (-1.0, True, False)
    with pytest.raises(playmat.PlaymatError, match="nonsense"):
        SeatEnv("kmon", forbidden="nonsense")
    assert observation.dtype == np.int16


@pytest.mark.parametrize("name", NAMES)
def test_many_matches_are_those_of_the_vector(name: str) -> None:
    env = gymnasium.make_vec(name, num_envs=5)
    assert isinstance(env, SeatVectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = env.reset(seed=7)
    ended = 0
    for _step in range(300):
        assert env.observation_space.contains(observations)
        actions = env.random_actions()
        assert env.action_space.contains(actions)
        assert infos["action_mask"][np.arange(5), actions].all()
        observations, rewards, terminated, truncated, infos = env.step(actions)
        over = terminated | truncated
        assert ("final_obs" in infos) == over.any()
        assert not rewards[~over].any()
        assert (rewards.shape, terminated.dtype, rewards.dtype) == ((5,), np.bool_, np.float64)
        ended += over.sum()
    assert ended > 0
    again, _infos = env.reset(seed=7)
    assert (again == env.reset(seed=7)[0]).all()


def test_arrays_are_copies_unless_speed_is_asked_for() -> None:
    for copy in (True, False):
        env = SeatVectorEnv("kmon", 4, copy=copy)
        before = env.reset(seed=1)[0]
        kept = before.copy()
        for _step in range(5):
            env.step(env.random_actions())
        assert (before == kept).all() == copy
        assert env.batch.observations is not None


def test_parts_of_an_observation_have_their_shapes() -> None:
    env = SeatVectorEnv("kmon", 3)
    observations, _infos = env.reset(seed=1)
    parts = named(env.observer, observations)
    assert parts["team"].shape == (3, 2, 3, 14)
    assert (parts["team"][:, :, :, 1] > 0).all()
    assert np.shares_memory(parts["team"], observations)


# The library prefers boxes; its own classic games, too, have the mask in a dictionary.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("game", [name for name in playmat.game_ids() if playmat.game(name).observer()])
def test_pettingzoo_finds_no_fault(game: str) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from playmat.gyms.aec import TableEnv

    api_test(TableEnv(game), num_cycles=200)
    seed_test(lambda: TableEnv(game), num_cycles=100)


def test_every_agent_sees_its_own_side() -> None:
    pytest.importorskip("pettingzoo")
    from playmat.gyms.aec import TableEnv

    env = TableEnv("kmon")
    env.reset(seed=2)
    asked, other = env.agent_selection, next(one for one in env.agents if one != env.agent_selection)
    assert env.observe(asked)["action_mask"].any()
    assert not env.observe(other)["action_mask"].any()
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    stream = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _info = env.last()
        rewards[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(stream.choice(np.flatnonzero(observation["action_mask"]))))
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_the_table_can_be_shown() -> None:
    env = SeatEnv("kmon", seat=0, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert json.loads(shown)["seats"][1]["hand"] == []
    assert SeatEnv("kmon").render() is None


def test_without_the_library_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playmat.gyms, "find_spec", lambda _name: None)
    with pytest.raises(playmat.PlaymatError, match="pip install"):
        playmat.gyms.environments()

"""An agent that learns K-Mon by masked PPO, and what it wins against a computer player.

    pip install 'playmat[ppo]'
    python examples/masked_ppo.py --minutes 50 --out agent.zip
    python examples/masked_ppo.py --minutes 0 --from agent.zip --pairs 500
    playmat baselines kmon --policy examples/masked_ppo.py --agent agent.zip

The agent plays matches against a computer player, each with two published decks drawn at random, and learns
from their ends only. MaskablePPO of sb3-contrib learns; Playmat's vector environment plays the matches side
by side. Then it is measured on seeds that it has not met, in either seat; the interval is Wilson's, at 95 %.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import playmat
from playmat.gyms.setups import observer_of
from playmat.gyms.spaces import named
from playmat.gyms.vector import SeatVectorEnv
from playmat.kernel.observation.observer import Observer
from playmat.lab.wilson import wilson

FRESH = 1 << 40
"""Seeds of the measure begin here, far from those of the training."""


class Encoder:
    """Writes observations of K-Mon as features for a network: cards counted by place, K-Mons marked.

    Args:
        observer: the game's.
    """

    def __init__(self, observer: Observer) -> None:
        rows = {table.name: len(table.rows) + 1 for table in observer.tables()}
        self.observer = observer
        self.cards, self.kmons = rows["cards"], rows["kmons"]
        self.actions = observer.size + 1
        self.prompts = observer.schema.field("prompt").high + 1
        self.width = self.of(np.zeros((1, observer.length), dtype=np.int16)).shape[1]

    def of(self, observations: Any) -> Any:
        """The features of observations, float32, `(rows, width)`."""
        seen = named(self.observer, observations)
        team, effects, chain = seen["team"], seen["effects"], seen["chain"]
        left = np.minimum(effects[..., 5] - effects[..., 4], 3)
        whose = 2 * effects[..., 1] + effects[..., 2]
        parts = [
            counted(seen["prompt"], self.prompts),
            counted(seen["kind"], 5),
            counted(seen["picked"], self.actions),
            seen["taken"],
            seen["bounds"] / 4,
            seen["battle"] / 16,
            seen["sides"].reshape(len(team), -1) / 8,
            counted(seen["sides"][:, :, 0], 4, each=True),
            counted(team[..., 0].reshape(len(team), -1), self.kmons, each=True),
            team[..., 1:].reshape(len(team), -1) / 4,
            counted(seen["battle"][:, 2:3], 64),
            counted(seen["hand"][..., 0], self.cards),
            counted(seen["their_hand"], self.cards),
            *[counted(seen["discard"][:, side], self.cards) for side in (0, 1)],
            *[counted(effects[..., 0], self.cards, np.where(whose == kind, left, 0)) for kind in range(4)],
            *[counted(chain[..., 2], self.cards, chain[..., 1] == side) for side in (0, 1)],
            seen["deck"],
        ]
        return np.concatenate([part.astype(np.float32) for part in parts], axis=1)


def counted(numbers: Any, size: int, weights: Any = None, each: bool = False) -> Any:
    """The count of each number below `size` in each row but 0, which stands for none.

    Args:
        numbers: `(rows, columns)`.
        size: numbers from here on count as the last one.
        weights: what each counts.
        each: count every column by itself.
    """
    rows, columns = numbers.shape
    place = np.minimum(numbers, size - 1) + (np.arange(columns) * size if each else 0)
    found: Any = np.zeros((rows, size * (columns if each else 1)), dtype=np.float32)
    np.add.at(found, (np.arange(rows)[:, None], place), 1 if weights is None else weights)
    found[:, ::size] = 0
    return found


class Tables(VecEnv):
    """Playmat's vector environment as the one that stable-baselines3 asks for.

    Args:
        envs: the matches.
    """

    def __init__(self, envs: SeatVectorEnv) -> None:
        self.envs = envs
        self.encoder = Encoder(envs.observer)
        box = gymnasium.spaces.Box(-np.inf, np.inf, (self.encoder.width,), dtype=np.float32)
        super().__init__(envs.num_envs, box, envs.single_action_space)
        self.masks: Any = None
        self.chosen: Any = None

    def reset(self) -> Any:
        """Begin all matches."""
        observations, infos = self.envs.reset(seed=self._seeds[0])
        self.masks = infos["action_mask"]
        return self.encoder.of(observations)

    def step_async(self, actions: Any) -> None:
        """Keep what is to be done."""
        self.chosen = actions

    def step_wait(self) -> Any:
        """Do it in all matches."""
        observations, rewards, terminated, truncated, found = self.envs.step(self.chosen)
        self.masks = found["action_mask"]
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        over = terminated | truncated
        for row in np.flatnonzero(over):
            infos[row] = {
                "terminal_observation": self.encoder.of(found["final_obs"][row : row + 1])[0],
                "TimeLimit.truncated": bool(truncated[row]),
                "result": float(rewards[row]),
            }
        return self.encoder.of(observations), rewards.astype(np.float32), over, infos

    def close(self) -> None:
        """Nothing is to be ended."""

    def has_attr(self, attr_name: str) -> bool:
        """Masks are offered."""
        return attr_name == "action_masks"

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """The mask of each match."""
        return list(self.masks)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """There is nothing to be drawn."""
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Nothing is wrapped."""
        return [False] * self.num_envs


class Progress(BaseCallback):
    """Says after each rollout how the matches went that have ended in it."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[float] = []

    def _on_step(self) -> bool:
        self.results += [info["result"] for info in self.locals["infos"] if "result" in info]
        return True

    def _on_rollout_end(self) -> None:
        won = (1 + sum(self.results) / max(1, len(self.results))) / 2
        told = f"won {won:.1%} of {len(self.results):,} matches" if self.results else "no match has ended"
        print(f"{self.num_timesteps:>10,} steps, {told}", flush=True)
        self.results = []


def tables(opponent: str, rows: int, seat: int | None = None) -> Tables:
    """Matches against a computer player, of any two published decks."""
    return Tables(SeatVectorEnv("kmon", rows, seat=seat, opponent=opponent, decks="all"))


def new_agent(env: Tables, seed: int) -> MaskablePPO:
    """An agent that knows nothing."""
    return MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=3e-4,
        n_steps=128,
        batch_size=4096,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.95,
        clip_range=0.2,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )


def learn(agent: MaskablePPO, minutes: float) -> None:
    """Let an agent learn by whole rollouts, until the time is over."""
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        agent.learn(agent.n_envs * agent.n_steps, callback=Progress(), reset_num_timesteps=False)


def measure(agent: MaskablePPO, opponent: str, pairs: int) -> tuple[float, tuple[float, float]]:
    """The share won of pairs of matches on fresh seeds, one in either seat; a draw is half a win.

    Each row plays one match: to count those that end first would prefer short ones.
    """
    score = 0.0
    for seat in (0, 1):
        env = tables(opponent, pairs, seat)
        env.seed(FRESH + seat)
        observations = env.reset()
        waiting = np.full(env.num_envs, True)
        while waiting.any():
            actions, _ = agent.predict(observations, action_masks=env.masks, deterministic=True)
            observations, rewards, over, _infos = env.step(actions)
            score += float(((1 + rewards) / 2)[over & waiting].sum())
            waiting &= ~over
    return score / (2 * pairs), wilson(score, 2 * pairs)


def load_policy(agent: Path, game: str) -> Callable[[Any, Any], int]:
    """The agent of a file, as `playmat baselines` asks for it."""
    encoder, model = Encoder(observer_of(playmat.game(game))), MaskablePPO.load(agent, device="cpu")

    def act(observation: Any, mask: Any) -> int:
        seen = encoder.of(observation[None])
        return int(model.predict(seen, action_masks=mask[None], deterministic=True)[0][0])

    return act


def main(words: Sequence[str] | None = None) -> None:
    """Train an agent, keep it, and measure it."""
    asked = argparse.ArgumentParser(description="An agent that learns K-Mon by masked PPO.")
    asked.add_argument("--opponent", default="greedy", help="the computer player it meets")
    asked.add_argument("--minutes", type=float, default=50, help="how long it learns; 0 only measures")
    asked.add_argument("--pairs", type=int, default=200, help="how many pairs of matches measure it")
    asked.add_argument("--rows", type=int, default=128, help="how many matches are played side by side")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--from", dest="start", help="an agent to go on with")
    asked.add_argument("--out", help="where to keep the agent")
    given = asked.parse_args(words)
    env = tables(given.opponent, given.rows)
    agent = MaskablePPO.load(given.start, env) if given.start else new_agent(env, given.seed)
    learn(agent, given.minutes)
    if given.out:
        agent.save(given.out)
    won, (low, high) = measure(agent, given.opponent, given.pairs)
    print(f"won {won:.1%} of {2 * given.pairs} matches against {given.opponent} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    torch.set_num_threads(2)
    main()

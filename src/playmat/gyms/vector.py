"""Many matches at a time, as a vector environment of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from playmat.gyms.candidates import Candidates
from playmat.gyms.setups import make_batch
from playmat.gyms.spaces import SEEDS, Buffers, observation_box
from playmat.kernel.game import Game
from playmat.kernel.rng import Stream


class SeatVectorEnv(VectorEnv):
    """Matches side by side, in each of which the caller plays one seat, or every seat.

    A match that is over is followed by the next one within the same step: the observation is already that of
    the new match, and `infos["final_obs"]` holds the last one of the old. `infos["action_mask"]` has the
    actions that can be taken, `infos["seat"]` the seats that take them.

    Args:
        game: the game, or its id.
        num_envs: how many matches.
        seat: the seat that the caller plays; by default drawn for each match.
        every_seat: the caller plays all seats; the reward is that of the seat that acted.
        opponent: who plays the other seats.
        copy: give copies; without it the arrays change at the next step, and are not to be written into:
            what stays the same is not written again.
        render_mode: there is none.
        table: what is played: `seats`, `roles`, `decks`, `ruleset`, `options` (`playmat.gyms.setups.setups`).
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        seat: int | None = None,
        every_seat: bool = False,
        opponent: Any = "random",
        copy: bool = True,
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.batch = make_batch(
            game, rows=num_envs, seat=seat, every_seat=every_seat, opponent=opponent, again=True, **table
        )
        self.observer = self.batch.observer
        self.buffers = Buffers(self.batch)
        self.copy = copy
        self.single_observation_space = observation_box(self.observer)
        self.single_action_space = spaces.Discrete(self.observer.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.features = Candidates(self.observer)
        self.stream = Stream(0, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin a match in every row; the same seed and actions give the same matches."""
        super().reset(seed=seed)
        self.stream = Stream(int(self.np_random.integers(SEEDS)), 0)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self.handed(self.buffers.observations), self.infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take an action in every match.

        Raises:
            ForbiddenAction: a mask does not allow it; then no match has changed.
        """
        self.batch.step(np.asarray(actions).tolist())
        buffers = self.buffers
        infos = self.infos()
        ended = buffers.terminated | buffers.truncated
        if ended.any():
            infos["final_obs"] = self.handed(buffers.finals)
            infos["_final_obs"] = ended
        return (
            self.handed(buffers.observations),
            self.handed(buffers.rewards),
            self.handed(buffers.terminated),
            self.handed(buffers.truncated),
            infos,
        )

    def infos(self) -> dict[str, Any]:
        """The information for the caller beside the observations."""
        return {"action_mask": self.handed(self.buffers.masks), "seat": self.handed(self.buffers.seats)}

    def handed(self, array: Any) -> Any:
        """The part of a buffer that the caller gets."""
        return array.copy() if self.copy else array

    def candidates(self) -> tuple[Any, Any, Any]:
        """Of each action that can be taken now: its match, the action, its features."""
        return self.features.of_many(self.buffers.observations, self.buffers.masks)

    def random_actions(self) -> Any:
        """For every match one of the actions that can be taken, each as likely, drawn by compiled code."""
        return np.array(self.batch.choose(self.stream))

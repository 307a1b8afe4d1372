"""Every seat for a program of its own, as an environment of PettingZoo, turn by turn."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from playmat.gyms.setups import make_batch, view_text
from playmat.gyms.spaces import SEEDS, Buffers, observation_box
from playmat.kernel.game import Game


class TableEnv(AECEnv):
    """A match at a time, in which every seat is an agent: `seat_0`, `seat_1`, ...

    An observation is a dictionary of `observation` and `action_mask`; the mask is empty for a seat that is
    not asked. Rewards come at the end: 1 for a win, -1 for a loss, 0 for a draw.

    Args:
        game: the game, or its id.
        render_mode: `ansi`: `render` gives the view of the seat that decides, as JSON.
        table: what is played: `seats`, `roles`, `decks`, `ruleset`, `options` (`playmat.gyms.setups.setups`).
    """

    def __init__(self, game: str | Game, *, render_mode: str | None = None, **table: Any) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.batch = make_batch(game, every_seat=True, **table)
        self.observer = self.batch.observer
        name = f"{self.observer.name}_v{self.observer.schema.version}"
        self.metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": name}
        self.buffers = Buffers(self.batch)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.batch.seated)]
        box = observation_box(self.observer)
        mask = spaces.Box(0, 1, (self.observer.size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.observer.size) for agent in self.possible_agents}
        self.np_random, _seed = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed and actions give the same match."""
        if seed is not None:
            self.np_random, _seed = seeding.np_random(seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.next_agent()

    def next_agent(self) -> str:
        """The agent whose seat decides next."""
        return str(self.possible_agents[self.batch.seats[0]])

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of an agent now, and its mask of actions."""
        if self.batch.seats[0] == self.possible_agents.index(agent):
            return {
                "observation": self.buffers.observations[0].copy(),
                "action_mask": self.buffers.masks[0].copy(),
            }
        seen = self.batch.look(0, self.possible_agents.index(agent))
        return {
            "observation": np.array(seen, dtype=np.int16),
            "action_mask": np.zeros(self.observer.size, dtype=np.int8),
        }

    def step(self, action: Any) -> None:
        """Take the action of the agent that is asked.

        Raises:
            ForbiddenAction: the mask does not allow it; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.batch.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        for seat, one in enumerate(self.possible_agents):
            self.rewards[one] = float(self.buffers.scores[0, seat])
            self.terminations[one] = bool(self.buffers.terminated[0])
            self.truncations[one] = bool(self.buffers.truncated[0])
        self.agent_selection = self.next_agent()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The view of the seat that decides next, as JSON; nothing unless it was asked for."""
        return view_text(self.batch) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

"""One seat against computer players, as an environment of Gymnasium."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import gymnasium

from playmat.gyms.candidates import Candidates
from playmat.gyms.setups import make_batch, view_text
from playmat.gyms.spaces import SEEDS, Buffers, LegalActions, observation_box
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Game
from playmat.kernel.rng import Stream

FORBIDDEN: Final = ("error", "lose")
"""The consequences of an action that the mask forbids."""


class SeatEnv(gymnasium.Env):
    """A match at a time, in which the caller plays one seat.

    The reward comes at the end: 1 for a win, -1 for a loss, 0 for a draw. `info` holds the mask of
    the actions that can be taken (`action_mask`) and the seat (`seat`). An action that the mask forbids is an
    error and changes nothing, unless `forbidden` says otherwise. `action_space.sample()` draws from the
    actions that can be taken.

    Args:
        game: the game, or its id.
        seat: the seat that the caller plays; by default drawn for each match.
        forbidden: what an action does that the mask forbids: `error`, or `lose` the match at once.
        opponent: who plays the other seats: `random`, `greedy`, `search:easy`, ..., or what makes a player.
        render_mode: `ansi`: `render` gives the view of the seat that decides, as JSON.
        table: what is played: `seats`, `roles`, `decks`, `ruleset`, `options` (`playmat.gyms.setups.setups`).
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int | None = None,
        opponent: Any = "random",
        forbidden: str = "error",
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        if forbidden not in FORBIDDEN:
            raise BadSetup("error-forbidden", "", got=forbidden, known=", ".join(FORBIDDEN))
        self.render_mode = render_mode
        self.loses = forbidden == "lose"
        self.batch = make_batch(game, seat=seat, opponent=opponent, **table)
        self.observer = self.batch.observer
        self.buffers = Buffers(self.batch)
        self.observation_space = observation_box(self.observer)
        self.action_space = LegalActions(self.observer.size, self.action_masks)
        self.features = Candidates(self.observer)
        self.stream = Stream(0, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin a match; the same seed and actions give the same matches."""
        super().reset(seed=seed)
        self.stream = Stream(int(self.np_random.integers(SEEDS)), 0)
        self.batch.reset(int(self.np_random.integers(SEEDS)))
        return self.buffers.observations[0].copy(), self.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others answer until this seat is asked again.

        Raises:
            ForbiddenAction: the mask does not allow it, or the match is over.
        """
        batch = self.batch
        if self.loses and not self.buffers.masks[0, action]:
            batch.forfeit(0)
        else:
            batch.step([int(action)])
        return (
            self.buffers.observations[0].copy(),
            batch.rewards[0],
            bool(batch.terminated[0]),
            bool(batch.truncated[0]),
            self.info(),
        )

    def info(self) -> dict[str, Any]:
        """The information for the caller beside the observation."""
        return {"action_mask": self.action_masks(), "seat": int(self.batch.seats[0])}

    def action_masks(self) -> Any:
        """The actions that can be taken now, as zeros and ones: the name that masked learners ask for."""
        return self.buffers.masks[0].copy()

    def candidates(self) -> tuple[Any, Any]:
        """The actions that can be taken now, and the features of each (`playmat.gyms.candidates`)."""
        return self.features.of(self.buffers.observations[0], self.buffers.masks[0])

    def random_action(self) -> int:
        """One of the actions that can be taken, quickly: `action_space.sample` costs as much as ten steps."""
        return self.batch.choose(self.stream)[0]

    def render(self) -> str | None:
        """The view of the seat that decides next, as JSON; nothing unless it was asked for."""
        return view_text(self.batch) if self.render_mode == "ansi" else None

"""Spaces of a game's observations and actions, for libraries for learning."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from playmat.gyms.batch import Batch
from playmat.kernel.observation.observer import Observer

SEEDS: Final = 1 << 61
"""Seeds that are drawn are below it."""


class LegalActions(spaces.Discrete):
    """The actions of a game; a sample without a mask is one that can be taken now.

    Args:
        count: how many actions there are.
        mask: gives those that can be taken now.
    """

    def __init__(self, count: int, mask: Callable[[], Any]) -> None:
        super().__init__(count)
        self.mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """One of the actions that can be taken now, or of those that are given."""
        if mask is None and probability is None:
            mask = self.mask()
        return super().sample(mask, probability)


def observation_box(observer: Observer) -> spaces.Box:
    """The observations of a game, with the bounds of each number."""
    low: Any = np.zeros(observer.length, dtype=np.int16)
    high: Any = np.zeros(observer.length, dtype=np.int16)
    for field in observer.schema.fields:
        part = slice(field.start, field.start + field.size())
        low[part], high[part] = field.low, field.high
    return spaces.Box(low, high, dtype=np.int16)


class Buffers:
    """A batch's numbers as arrays that show what lies in its buffers, without a copy.

    Args:
        batch: the batch.
    """

    def __init__(self, batch: Batch) -> None:
        rows = len(batch.rows)
        self.observations = np.frombuffer(batch.observations, np.int16).reshape(rows, -1)
        self.finals = np.frombuffer(batch.finals, np.int16).reshape(rows, -1)
        self.masks = np.frombuffer(batch.masks, np.int8).reshape(rows, -1)
        self.rewards = np.frombuffer(batch.rewards, np.float64)
        self.scores = np.frombuffer(batch.scores, np.float64).reshape(rows, -1)
        self.terminated = np.frombuffer(batch.terminated, np.bool_)
        self.truncated = np.frombuffer(batch.truncated, np.bool_)
        self.seats = np.frombuffer(batch.seats, np.uint8)


def named(observer: Observer, observations: Any) -> dict[str, Any]:
    """The parts of an observation, or of many, by name and in their shapes; nothing is copied.

    Args:
        observer: the game's.
        observations: an array whose last axis is an observation.
    """
    ahead = observations.shape[:-1]
    return {
        field.name: observations[..., field.start : field.start + field.size()].reshape(*ahead, *field.shape)
        for field in observer.schema.fields
    }

"""Candidates for an action as a list, each with features: the other form of actions.

A policy that scores candidates needs no place for every action of the game: it looks at what an action names.
The features of an action are its sort, its number within the sort, what is printed on the thing it names, and
what the observation tells of it. So they hold nothing that the observation and the tables do not hold.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from playmat.kernel.observation.observer import Facts, Observer


class Candidates:
    """Makes features of the actions that a mask allows.

    Attributes:
        columns: what each feature says.
        sorts: the names of the sorts, by number.
        width: how many features a candidate has.

    Args:
        observer: the game's.
    """

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.columns: list[str] = ["sort", "number"]
        self.sorts: list[str] = []
        self.tables = {table.name: table for table in observer.tables()}
        self._blocks: dict[str, int] = {}
        named = observer.namings()
        for naming in named:
            if naming.table:
                self._block(naming.table, list(self.tables[naming.table].columns))
            for order, (name, _row) in enumerate(naming.places):
                columns = range(observer.schema.field(name).shape[-1])
                self._block(f"{name} {order + 1}", [str(column) for column in columns])
        self.width = len(self.columns)
        size = int(observer.size)
        self._fixed: Any = np.zeros((size, self.width), dtype=np.int32)
        nothing = int(observer.length)  # the place of a zero behind the observation
        self._places: Any = np.full((size, self.width), nothing, dtype=np.int32)
        self._name(named)

    def _block(self, name: str, columns: list[str]) -> None:
        """Make room for the columns of a table or of a row of the observation, once."""
        if name not in self._blocks:
            self._blocks[name] = len(self.columns)
            self.columns += [f"{name}: {column}" for column in columns]

    def _name(self, named: list[Any]) -> None:
        """Fill in what never changes, and where the rest stands in the observation."""
        covered: dict[int, int] = {}
        for naming in named:
            self.sorts.append(naming.sort)
            for number in range(naming.count):
                action = naming.start + number
                covered[action] = len(self.sorts) - 1
                self._fixed[action, :2] = len(self.sorts) - 1, number
                if naming.table:
                    self._print(action, self.tables[naming.table], number)
                for order, (name, row) in enumerate(naming.places):
                    self._place(action, f"{name} {order + 1}", name, row + number)
        for action, word in enumerate(self.observer.actions):
            if action not in covered:
                self.sorts.append(word)
                self._fixed[action, 0] = len(self.sorts) - 1

    def _print(self, action: int, table: Facts, row: int) -> None:
        """Fill in the print on the thing that an action names."""
        start = self._blocks[table.name]
        self._fixed[action, start : start + len(table.columns)] = table.rows[row]

    def _place(self, action: int, block: str, name: str, row: int) -> None:
        """Fill in the place where the observation tells of the thing that an action names."""
        field = self.observer.schema.field(name)
        columns = field.shape[-1]
        start = self._blocks[block]
        first = field.start + row * columns
        self._places[action, start : start + columns] = np.arange(first, first + columns)

    def features(self, observation: Any, actions: Any) -> Any:
        """The features of actions of one observation, one row each.

        Args:
            observation: the observation, `(length,)`.
            actions: the actions, `(k,)`.

        Returns:
            int32, `(k, width)`.
        """
        told: Any = np.append(observation, np.int16(0))
        return self._fixed[actions] + told[self._places[actions]]

    def of(self, observation: Any, mask: Any) -> tuple[Any, Any]:
        """The actions that a mask allows, `(k,)`, and their features, `(k, width)`."""
        actions = np.flatnonzero(mask)
        return actions, self.features(observation, actions)

    def of_many(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The same for many matches at once.

        Args:
            observations: `(rows, length)`.
            masks: `(rows, actions)`.

        Returns:
            The match of each candidate, `(k,)`; its action, `(k,)`; its features, `(k, width)`.
        """
        rows, actions = np.nonzero(masks)
        told: Any = np.concatenate([observations, np.zeros((len(observations), 1), dtype=np.int16)], axis=1)
        return rows, actions, self._fixed[actions] + told[rows[:, None], self._places[actions]]

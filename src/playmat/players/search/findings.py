"""Findings of a search about a decision, however it searches."""

from __future__ import annotations

from typing import Protocol

from playmat.kernel.game import Game
from playmat.kernel.state import State, Status
from playmat.players.search.tree import Node


class Findings(Protocol):
    """The trials of a decision, one after the other.

    Attributes:
        root: stands for the position; what follows it are the answers that are tried.
        settled: no further trial can change what is best.
        told: the message that says in a hint what an answer came to.
    """

    root: Node
    settled: bool
    told: str

    def trial(self) -> None:
        """One trial more."""

    def best(self) -> Node:
        """The best answer as far as is known."""


def worth(game: Game, state: State, seat: int, learned: bool = False) -> float:
    """The worth of a position for a seat: the game's value, or the result of one that is over.

    Args:
        game: what is played.
        state: the position.
        seat: for whom.
        learned: the chance to win counts, where the game knows one, and not its value.
    """
    result = game.result(state) if state.status == Status.OVER else None
    if result is None:
        chance = game.chance(state, seat) if learned else None
        return game.value(state, seat) if chance is None else chance
    if seat in result.winners:
        return 1.0
    return 0.0 if game.team or result.winners else 0.5

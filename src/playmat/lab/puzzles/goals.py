"""The goals of puzzles: each is decided by the end of the turn in which it is asked for."""

from __future__ import annotations

from typing import NamedTuple

from playmat.kernel.game import Game
from playmat.kernel.match.scenario import GAIN, SURVIVE, WIN
from playmat.kernel.state import State, Status


class Goal(NamedTuple):
    """A goal of a seat.

    Attributes:
        game: what is played.
        seat: whose goal it is.
        kind: one of `playmat.kernel.match.scenario.GOALS`.
        turn: the turn in which it has to be reached.
        gained: what the seat has gained before (`Game.gained`).
        setbacks: its setbacks before (`Game.setbacks`).
    """

    game: Game
    seat: int
    kind: str
    turn: int
    gained: int
    setbacks: int

    def reached(self, state: State) -> bool | None:
        """Return whether the goal is reached; None while that is open."""
        if state.status == Status.OVER:
            result = self.game.result(state)
            return result is not None and self.seat in result.winners
        asked = self.kind == GAIN or self.game.team  # with that a team has won, or is out of danger
        if asked and self.game.gained(state, self.seat) > self.gained:
            return True
        if self.kind == SURVIVE and self.game.setbacks(state, self.seat) > self.setbacks:
            return False
        if self.game.turns(state) != self.turn:
            return self.kind == SURVIVE
        if self.wants_gain and not self.game.can_gain(state, self.seat):
            return False
        return None

    @property
    def wants_gain(self) -> bool:
        """Return whether something must be gained; a team wins in no other way."""
        return self.kind == GAIN or (self.kind == WIN and self.game.team)

    def known(self, state: State) -> float | None:
        """The chance to reach the goal, where the game tells it exactly."""
        if self.wants_gain:
            return self.game.chance_to_gain(state, self.seat)
        return self.game.chance_to_survive(state, self.seat) if self.kind == SURVIVE else None


def goal_of(game: Game, state: State, seat: int, kind: str) -> Goal:
    """The goal of a seat from a position on."""
    turn, gained, setbacks = game.turns(state), game.gained(state, seat), game.setbacks(state, seat)
    return Goal(game, seat, kind, turn, gained, setbacks)


def goals_at(game: Game, state: State, seat: int, active: bool) -> list[str]:
    """The goals that are worth asking for: to survive on the turns of others, and to get on in one's own.

    A team is asked for what it can reach, and to survive where it is in danger.
    """
    if game.team:
        step = WIN if game.last_gain(state, seat) else GAIN
        found = [step] if game.can_gain(state, seat) else []
        return [*found, SURVIVE] if game.in_danger(state, seat) else found
    return [WIN, GAIN] if active else [SURVIVE]

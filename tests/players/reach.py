"""Walks from players to whatever they lead to: `python tests/players/reach.py GAME` fails if it is the match.

A process of its own, so that nothing but what playmat keeps can lead to the match: the tests' own runner
keeps too much.
"""

from __future__ import annotations

import gc
import sys

import playmat
from playmat.kernel.choice import Choice
from playmat.kernel.game import Game, Seat, Setup
from playmat.kernel.player import Glimpse, Player
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State, Status
from playmat.lab.arena import lineup, next_answer
from playmat.players import load, names

DECISIONS = 30
LOOKED_AT = 6
"""At one in so many of them everything is walked."""


def reached(beginning: object) -> list[State]:
    """The states that an object leads to: by fields, private ones, closures, modules and their caches."""
    seen, left, states = {id(beginning): beginning}, [beginning], []
    while left:
        found = left.pop()
        if isinstance(found, State):
            states.append(found)
        for one in gc.get_referents(found):
            if id(one) not in seen:
                seen[id(one)] = one
                left.append(one)
    return states


def is_given_away(match: State, states: list[State]) -> bool:
    """Return whether any state is the match, foresees its chance, or has every hidden card in its place."""
    for state in states:
        alike = state.clone()
        alike.nature, alike.live = match.nature, match.live
        if state is match or state.nature.key == match.nature.key or alike.encode() == match.encode():
            return True
    return False


def begun(game: Game) -> State:
    """A match of two seats that asks its first question."""
    seats = tuple(Seat(role=role) for role in lineup(game, 2, 5))
    state: State = game.begin(check_setup(game, Setup(game.id, seats, seed=5)))
    state.live, state.log = True, None
    state.advance()
    return state


def main(game_id: str) -> str:
    """Let every player decide here and there in a match; who leads to it, or nothing."""
    game = playmat.game(game_id)
    state = begun(game)
    players: dict[str, list[Player]] = {
        name: [load("search:40" if name == "search" else name, stream_of(1, seat), game) for seat in range(2)]
        for name in names(game)
    }
    for place in range(DECISIONS):
        if place % LOOKED_AT == 0:
            if state.status != Status.ASKING:
                return f"the match of {game_id} is over after {place} answers"
            seat, match, choice = int(state.first), state.clone(), Choice()
            match.offer(seat, choice)
            glimpse = Glimpse(game, match, seat, choice)
            glimpse.view()
            for name, team in players.items():
                team[seat].decide(glimpse)
                if is_given_away(match, reached((glimpse, players))):
                    return f"{name} reaches the match of {game_id} after {place} answers"
            if not is_given_away(match, reached([glimpse, match])):
                return "the walk does not find what is there"
        state.apply(*next_answer(game, state, players["random"], Choice()))
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) or 0)

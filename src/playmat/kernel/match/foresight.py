"""The certain outcome of an answer, as far as its seat can know it: what a client shows before it is given.

The answer is tried on redeals, which agree with all that the seat knows and with nothing else. What comes
out of all of them alike is certain, as long as nobody answers it and no die is cast: the others decline what
they are asked (`Game.declining`), and chance and the end of the turn end the trial.
"""

from __future__ import annotations

from typing import Final

import msgspec

from playmat.kernel.choice import Choice, Kind
from playmat.kernel.game import Game
from playmat.kernel.rng import FORESIGHT_STREAM, stream_of
from playmat.kernel.state import State, Status

DEALS: Final = 3
"""The redeals that have to agree."""

DECLINED: Final = 12
"""The most answers of others that a trial waits for."""


class Change(msgspec.Struct, frozen=True):
    """A number of the view that will be another one.

    Attributes:
        path: where it is in the view, as `seats.1.hp`.
        was: what it is; None where there is none yet.
        now: what it will be; None where it will be gone.
    """

    path: str
    was: int | None
    now: int | None


def foreseen(game: Game, state: State, seat: int, answer: int) -> list[Change]:
    """The numbers of a seat's view that an answer of its open choice is certain to change."""
    before = numbers_in(game.view(state, seat))
    found: set[Change] | None = None
    for seed in range(DEALS):
        after = numbers_in(game.view(tried(game, state, seat, answer, seed), seat))
        changes = {
            Change(path, before.get(path), after.get(path))
            for path in before.keys() | after.keys()
            if before.get(path) != after.get(path)
        }
        found = changes if found is None else found & changes
    return sorted(found or (), key=lambda change: change.path)


def tried(game: Game, state: State, seat: int, answer: int, seed: int) -> State:
    """A redeal after an answer to which nobody does anything."""
    trial = state.redeal(seat, stream_of(seed, FORESIGHT_STREAM))
    trial.live = False
    began = game.turns(trial)
    trial.apply(seat, answer)
    for _answer in range(DECLINED):
        if trial.status != Status.ASKING or trial.first == seat or game.turns(trial) != began:
            break
        declined = declining(game, trial, trial.choice)
        if declined is None:
            break
        trial.apply(trial.first, declined)
    return trial


def declining(game: Game, state: State, choice: Choice) -> int | None:
    """The answer that lets pass what others do; None where there is none."""
    if choice.kind != Kind.PICK:
        return None
    words = (game.word(state, choice, int(choice.items[place])) for place in range(int(choice.n)))
    return next((place for place, word in enumerate(words) if word in game.declining), None)


def numbers_in(view: object, path: str = "") -> dict[str, int]:
    """The whole numbers of a view by their paths."""
    found: dict[str, int] = {}
    inside = view.items() if isinstance(view, dict) else enumerate(view) if isinstance(view, list) else ()
    for name, value in inside:
        here = f"{path}.{name}" if path else str(name)
        if isinstance(value, int) and not isinstance(value, bool):
            found[here] = value
        elif isinstance(value, dict | list):
            found |= numbers_in(value, here)
    return found

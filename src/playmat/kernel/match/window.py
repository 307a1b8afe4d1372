"""An open choice with words for everything, as its seat sees it."""

from __future__ import annotations

import msgspec

from playmat.kernel.choice import KIND_NAMES, Choice, Kind
from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.kernel.state import State


class Item(msgspec.Struct, frozen=True, gc=False):
    """One item of an open choice: its notation, its sentence, the things it touches, its cap."""

    word: str
    text: Phrase
    touches: tuple[str, ...]
    cap: int = 0


class Window(msgspec.Struct, frozen=True, gc=False):
    """An open choice as its seat sees it.

    Attributes:
        serial: what the answer has to name.
        kind: `pick`, `subset`, `split` or `order`.
        optional: a standing offer, which the match does not wait for.
    """

    seat: int
    serial: int
    prompt: Phrase
    kind: str
    optional: bool
    lo: int
    hi: int
    must: int
    count: int
    items: tuple[Item, ...]


def window_of(game: Game, state: State, choice: Choice, serial: int) -> Window:
    """The open choice of a seat with words for everything."""
    kind = choice.kind
    items = _options(game, state, choice) if kind == Kind.PICK else _things(game, state, choice)
    return Window(
        choice.seat,
        serial,
        game.prompt(state, choice),
        KIND_NAMES[kind],
        choice.optional,
        choice.lo,
        choice.hi,
        choice.must if kind == Kind.SUBSET else 0,
        choice.count(),
        tuple(items),
    )


def _options(game: Game, state: State, choice: Choice) -> list[Item]:
    """The options of a PICK."""
    word, describe, touches = game.word, game.describe, game.touches
    return [
        Item(word(state, choice, item), describe(state, choice, place), touches(state, choice, item))
        for place, item in enumerate(choice.items[: choice.n])
    ]


def _things(game: Game, state: State, choice: Choice) -> list[Item]:
    """The things of a SUBSET, SPLIT or ORDER."""
    word, name, touches = game.word, game.item_name, game.touches
    caps = choice.caps if choice.kind == Kind.SPLIT else [0] * choice.n
    return [
        Item(word(state, choice, item), name(state, choice, item), touches(state, choice, item), caps[place])
        for place, item in enumerate(choice.items[: choice.n])
    ]
